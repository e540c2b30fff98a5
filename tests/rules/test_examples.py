"""The six worked examples of the booklets (§11)."""

from assyria.rules import DONE, OFFER, Phase, Player, ScoreBreakdown, Step
from assyria.rules.events import CourtRanked
from assyria.rules.flood import flood
from assyria.rules.moves import Build, Extend, Feed, Well
from tests.positions import at, at_court, card, cards, corner, corners, hexes, opening, played, table, told

RED, GREEN, YELLOW, BLUE = range(4)


def test_example_1() -> None:
    """§4.1 §11 Drawn wild, dates-1, barley-2, grapes-1, grapes-3."""
    state = opening(4, top="wild dates-1 barley-2 grapes-1 grapes-3").state
    assert [column[0] for column in state.columns] == ["dates-1", "grapes-1", "barley-2", "grapes-3", "wild"]


def test_example_2() -> None:
    """§5.5 §11 Two huts on the upper river and one on the lower: 8 camels."""
    seats = {0: Player(huts=hexes("a3 b2 c5"), hand=cards("grapes-1 salt-1 dates-1"), plow=False)}
    step = played(table(Phase.SUPPLY, seats=seats), *(Feed(card) for card in cards("grapes-1 salt-1 dates-1")))
    assert step.state.players[0].camels == 8


HUTS = hexes("b3 a2 b1 b2")
"""A fertile hut, and two arid huts and a river hut that meet in a corner."""


def test_example_3() -> None:
    """§5.4 §5.6 §11 Four huts, a base and a new well in reign 1: 11 points."""
    player = Player(huts=HUTS, fed=HUTS, bases=hexes("b5"))
    step = played(table(Phase.WELLS, seats={0: player}), Well(corner("a2-b1-b2")))
    assert step.state.players[0].ledger == ScoreBreakdown(huts=4, ziggurats=1, wells=6)
    assert step.state.players[0].score == 11


def test_example_3_in_the_next_turn() -> None:
    """§5.4 §5.6 §11 The well scores once: 5 points if nothing changes."""
    player = Player(huts=HUTS, fed=HUTS - {at("b1")}, bases=hexes("b5"), hand=cards("barley-1"))
    before = table(Phase.SUPPLY, turn=2, seats={0: player}, wells=corners("a2-b1-b2"))
    step = played(before, Feed(card("barley-1")))
    assert step.state.players[0].ledger == ScoreBreakdown(huts=4, ziggurats=1)


def test_example_4() -> None:
    """§6.1 §6.2 §11 A new ziggurat and a centre on another: 9 camels."""
    before = table(seats={0: Player(huts=hexes("b1"), bases=hexes("b5"), camels=10)})
    step = played(before, Build(at("b1")), Extend(at("b5")))
    assert step.state.players[0].camels == 1


def assur(players: int) -> Step:
    """Reign 2 with cards 4, 4, 2: red 7 influence, green and yellow 2."""
    seats = {YELLOW: Player(plow=False)}
    court = at_court(higher=[RED, RED], middle=[YELLOW], lower=[RED, GREEN, GREEN])
    return flood(table(players=players, reign=2, turn=3, expansion=(4, 4, 2), seats=seats, court=court))


def test_example_5() -> None:
    """§7.2 §7.4 §11 Three players: 10, 6 and 2; then 4 points, a plow, camels."""
    step = assur(players=3)
    assert [(event.seat, event.influence, event.points) for event in told(step, CourtRanked)] == [
        (RED, 7, 10),
        (GREEN, 2, 6),
        (YELLOW, 2, 2),
    ]
    red, green, yellow = step.state.players
    assert (red.ledger, red.camels) == (ScoreBreakdown(influence=10, higher=4), 1)
    assert (green.ledger, green.camels) == (ScoreBreakdown(influence=6), 2)
    assert (yellow.ledger, yellow.camels, yellow.plow) == (ScoreBreakdown(influence=2), 0, True)


def test_example_5_with_a_fourth_player() -> None:
    """§7.2 §11 The bonus card joins: 14, 10, 6, and 0 without a hut at court."""
    influence = [player.ledger.influence for player in assur(players=4).state.players]
    assert [influence[seat] for seat in (RED, GREEN, YELLOW, BLUE)] == [14, 10, 6, 0]


def test_example_6() -> None:
    """§7.5 §11 Three ziggurats and a ×3 space: 9 points."""
    before = table(turn=2, seats={0: Player(bases=hexes("b1 b5 i2"), offering=3, camels=2)})
    step = played(before, OFFER, DONE)
    assert step.state.players[0].ledger.offerings == 9
