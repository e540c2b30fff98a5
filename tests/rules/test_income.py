"""Expansion E: income and prestige (§5.5, §5.6)."""

import pytest

from assyria.rules import Phase, Player, Source, State
from assyria.rules.events import CamelsEarned, Scored
from assyria.rules.income import earn, give_camels, hut_points, prestige, river_camels
from assyria.rules.moves import Feed
from tests.positions import at, card, cards, hexes, played, table, told


def reaping(player: Player) -> State:
    return table(Phase.WELLS, seats={0: player})


@pytest.mark.parametrize(
    ("huts", "camels"),
    [("", 0), ("b1 c3", 0), ("c2", 3), ("c5", 3), ("c2 d2", 5), ("c2 c5", 6), ("c2 d2 e3", 7), ("a5 b4 c5 d4", 9)],
)
def test_camels_from_the_rivers(huts: str, camels: int) -> None:
    """§5.5 For each river 3 camels for the first hut and 2 for each further one."""
    assert river_camels(hexes(huts)) == camels


def test_income_is_told_with_its_huts() -> None:
    """§5.5 Camels arrive, and the huts that brought them are named."""
    step = earn(reaping(Player(huts=hexes("d2 c5 b2 a3 b1"), camels=0)))
    assert step.state.players[0].camels == 10
    huts = (at("a3"), at("b2"), at("c5"), at("d2"))
    assert step.events == (CamelsEarned(0, camels=10, lost=0, huts=huts),)


def test_not_more_than_ten_camels() -> None:
    """§5.5 The excess is lost."""
    step = earn(reaping(Player(huts=hexes("c2 c5"), camels=8)))
    assert step.state.players[0].camels == 10
    assert told(step, CamelsEarned) == [CamelsEarned(0, camels=2, lost=4, huts=tuple(sorted(hexes("c2 c5"))))]


def test_not_an_eleventh_camel() -> None:
    """§5.5 Someone who has ten gets none."""
    step = earn(reaping(Player(huts=hexes("c2"), camels=10)))
    assert step.state.players[0].camels == 10
    assert told(step, CamelsEarned)[0].lost == 3


def test_exactly_ten_camels() -> None:
    """§5.5 The tenth camel is kept."""
    state, lost = give_camels(reaping(Player(camels=7)), 0, 3)
    assert (state.players[0].camels, lost) == (10, 0)


def test_not_camels_off_the_rivers() -> None:
    """§5.5 Fertile and arid huts, ziggurats and other people's huts bring none."""
    before = table(
        Phase.WELLS, seats={0: Player(huts=hexes("b1 b3"), bases=hexes("c1")), 1: Player(huts=hexes("c2"))}
    )
    step = earn(before)
    assert step.state == before
    assert step.events == ()


def test_points_for_huts() -> None:
    """§5.6 2 on fertile land, 1 on arid land."""
    assert hut_points(hexes("c3 c4 b1")) == 5


def test_not_points_on_a_river() -> None:
    """§5.6 A river hut scores nothing."""
    assert hut_points(hexes("c2 c5")) == 0
    step = prestige(reaping(Player(huts=hexes("c2 c5"))))
    assert step.events == ()


def test_points_for_tiles() -> None:
    """§5.6 1 a ziggurat tile: a base, and one with centre and roof."""
    player = Player(bases=hexes("b1 b5"), centres=hexes("b1"), roofs=hexes("b1"))
    step = prestige(reaping(player))
    assert step.state.players[0].ledger.ziggurats == 4
    assert step.events == (Scored(0, Source.ZIGGURATS, 4, tuple(sorted(hexes("b1 b5")))),)


def test_prestige_is_told_with_its_hexes() -> None:
    """§5.6 The huts that score, and the points go on top of those one has."""
    step = prestige(reaping(Player(huts=hexes("c3 b1 c2"), bases=hexes("b5"))))
    step = prestige(step.state)
    assert step.state.players[0].ledger.huts == 6
    assert step.state.players[0].score == 8
    assert told(step, Scored)[0] == Scored(0, Source.HUTS, 3, tuple(sorted(hexes("b1 c3"))))


def test_income_follows_the_supply() -> None:
    """§5.5 §5.6 Only huts that were fed bring something in."""
    seats = {0: Player(huts=hexes("c2 c5 c3"), hand=cards("dates-2"), plow=False)}
    step = played(table(Phase.SUPPLY, seats=seats), Feed(card("dates-2")))
    assert step.state.players[0].camels == 6
    assert told(step, Scored) == []
