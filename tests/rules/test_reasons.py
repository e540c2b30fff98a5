"""Every reason for which a move is refused."""

import pytest

from assyria.board import PLOW, Dignitary, Site
from assyria.rules import (
    DONE,
    OFFER,
    FeedingRule,
    IllegalMove,
    Move,
    Phase,
    Player,
    Reason,
    State,
    legal_moves,
    play,
    why_not,
)
from assyria.rules.moves import Build, Buy, Court, Draft, Extend, Feed, Harvest, Hut, Start, Supply, Well
from tests.positions import (
    CLASSIC,
    at,
    at_court,
    card,
    cards,
    corner,
    corners,
    hexes,
    never,
    opening,
    played,
    refused,
    table,
)

RICH = Player(camels=10, huts=hexes("b1 b2"), bases=hexes("b5 c7"), centres=hexes("c7"), roofs=hexes("c7"))
ACTIONS = table(seats={0: RICH}, display="wild wild")
HUTS = table(Phase.HUTS, 3, seats={0: Player(bases=hexes("b5"))})
SUPPLY = table(
    Phase.SUPPLY, seats={0: Player(huts=hexes("b1 c6 d1 c1"), hand=cards("barley-2 dates-1"), plow=False)}
)
STRICT = table(
    Phase.SUPPLY, seats={0: Player(huts=hexes("b1 c1"), hand=cards("salt-1"))}, feeding=FeedingRule.STRICT
)
SPREAD = played(SUPPLY, Feed(card("barley-2")), Supply(at("b1"))).state
WELLS = table(Phase.WELLS, 3, seats={0: Player(huts=hexes("a1 a2 b1 b2"))}, wells=corners("a1-a2-b1"))
DRY = table(Phase.WELLS, 2, seats={0: Player(huts=hexes("a1 a2 b1"))}, wells=frozenset(CLASSIC.sites[2][-8:]))
TEN_HUTS = hexes("a1 a2 a3 a4 b1 b2 b3 b4 c1 c2")

CASES: dict[Reason, tuple[State, Move]] = {
    Reason.GAME_OVER: (played(table(reign=3, turn=3, seats={0: RICH}), DONE).state, DONE),
    Reason.WRONG_PHASE: (ACTIONS, Harvest(1)),
    Reason.NOT_A_START_SPACE: (opening(4).state, Start(at("a1"))),
    Reason.START_SPACE_TAKEN: (played(opening(4).state, Start(at("b1"))).state, Start(at("b1"))),
    Reason.CARD_NOT_IN_DRAFT: (table(Phase.DRAFT, draft=cards("wild"), order_index=0), Draft(card("salt-1"))),
    Reason.NO_SUCH_COLUMN: (table(Phase.HARVEST), Harvest(6)),
    Reason.COLUMN_TAKEN: (table(Phase.HARVEST, order_index=1), Harvest(1)),
    Reason.OUT_OF_PLAY: (HUTS, Hut(at("j1"))),
    Reason.HEX_TAKEN: (HUTS, Hut(at("b5"))),
    Reason.NOT_NEXT_TO_OWN: (HUTS, Hut(at("a1"))),
    Reason.HUTS_ARE_A_DUTY: (HUTS, DONE),
    Reason.CARD_NOT_IN_HAND: (SUPPLY, Feed(PLOW)),
    Reason.CARD_FITS_NO_HUT: (SUPPLY, Feed(card("dates-1"))),
    Reason.FEEDING_IS_A_DUTY: (SUPPLY, DONE),
    Reason.NO_HUT_TO_FEED: (SPREAD, Supply(at("e6"))),
    Reason.HUT_ALREADY_FED: (SPREAD, Supply(at("b1"))),
    Reason.OTHER_FOOD: (SPREAD, Supply(at("c1"))),
    Reason.STARVES_ANOTHER: (played(STRICT, Feed(PLOW)).state, Supply(at("c1"))),
    Reason.NOT_A_CORNER: (WELLS, Well(Site(hexes("a1 a2 a3")))),
    Reason.FERTILE_CORNER: (WELLS, Well(corner("a3-a4-b3"))),
    Reason.HUTS_MISSING_AROUND: (WELLS, Well(corner("b1-b2-c2"))),
    Reason.WELL_THERE: (WELLS, Well(corner("a1-a2-b1"))),
    Reason.NO_WELL_LEFT: (DRY, Well(corner("a1-a2-b1"))),
    Reason.NOT_ENOUGH_CAMELS: (table(), OFFER),
    Reason.NO_HUT_TO_REPLACE: (ACTIONS, Build(at("a1"))),
    Reason.ON_A_RIVER: (ACTIONS, Build(at("b2"))),
    Reason.TOUCHES_A_WELL: (table(seats={0: RICH}, wells=corners("a1-a2-b1")), Build(at("b1"))),
    Reason.NO_BASE_LEFT: (
        table(seats={0: Player(camels=10, huts=hexes("b1"), bases=hexes("b5 i2 i6 e1"))}),
        Build(at("b1")),
    ),
    Reason.NO_ZIGGURAT_THERE: (ACTIONS, Extend(at("b1"))),
    Reason.ZIGGURAT_COMPLETE: (ACTIONS, Extend(at("c7"))),
    Reason.RAISED_THIS_TURN: (played(ACTIONS, Extend(at("b5"))).state, Extend(at("b5"))),
    Reason.DIGNITARY_FULL: (table(seats={0: RICH}, court=at_court(higher=[1, 1, 1])), Court(Dignitary.HIGHER)),
    Reason.NO_HUT_IN_STOCK: (table(seats={0: Player(camels=10, huts=TEN_HUTS)}), Court(Dignitary.HIGHER)),
    Reason.THREE_STEPS_MADE: (played(ACTIONS, OFFER, OFFER, OFFER).state, OFFER),
    Reason.TRACK_ENDS: (table(seats={0: Player(camels=10, offering=7)}), OFFER),
    Reason.NOT_ON_DISPLAY: (ACTIONS, Buy(card("salt-1"))),
    Reason.BOUGHT_THIS_TURN: (played(ACTIONS, Buy(card("wild"))).state, Buy(card("wild"))),
    Reason.HAS_A_PLOW: (ACTIONS, Buy(PLOW)),
}
"""A move refused for each reason; whose turn it is, is asked with a seat."""


@pytest.mark.parametrize("why", CASES, ids=lambda why: why.code)
def test_not_legal(why: Reason) -> None:
    """§3 A move that is not legal is refused with its reason, and the reason has its paragraph."""
    assert refused(*CASES[why]) is why


def test_every_reason_can_occur() -> None:
    """§3 None is there for nothing."""
    assert {*CASES, Reason.NOT_YOUR_TURN} == set(Reason)


def test_not_your_turn() -> None:
    """§3 Asked for a seat that is not up."""
    assert why_not(ACTIONS, OFFER, seat=1) is Reason.NOT_YOUR_TURN
    assert why_not(ACTIONS, OFFER, seat=0) is None


def test_reasons_have_a_name_and_a_paragraph() -> None:
    """§3 Names are distinct, paragraphs are those of the rules."""
    assert len({why.code for why in Reason}) == len(Reason)
    assert all(why.rule.startswith("§") for why in Reason)


def test_not_legal_says_what_and_why() -> None:
    """§6.5 The move, the reason's name and its paragraph."""
    with pytest.raises(IllegalMove, match=r"plow.*has-a-plow \(§6.5\)") as caught:
        play(ACTIONS, Buy(PLOW), never)
    assert caught.value.move == Buy(PLOW)
    assert caught.value.why is Reason.HAS_A_PLOW


def test_legal_moves_have_no_reason() -> None:
    """§3 What is legal is not refused."""
    for state, _ in CASES.values():
        assert all(why_not(state, move) is None for move in legal_moves(state))
