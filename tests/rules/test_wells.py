"""Expansion D: wells (§5.4)."""

from typing import Any

import pytest

from assyria.board import Site
from assyria.rules import DONE, Phase, Player, Reason, Source, State, legal_moves
from assyria.rules.events import Scored, WellDug
from assyria.rules.moves import Feed, Well
from tests.positions import CLASSIC, at_court, card, cards, corner, corners, hexes, played, refused, table, told

EIGHT_WELLS = frozenset(CLASSIC.sites[2][-8:])
"""All the wells of two players, far from column a."""


def digging(huts: str, players: int = 4, **more: Any) -> State:
    """Seat 0 has these huts and a camel to act with afterwards."""
    return table(Phase.WELLS, players, seats={0: Player(huts=hexes(huts), camels=1)}, **more)


def well(name: str) -> Well:
    return Well(corner(name))


def test_where_three_own_huts_meet() -> None:
    """§5.4 A corner with an own hut on each of its hexes, or none at all."""
    assert legal_moves(digging("a1 a2 b1")) == (well("a1-a2-b1"), DONE)


@pytest.mark.parametrize(("reign", "points"), [(1, 6), (2, 5), (3, 4)])
def test_a_well_scores_at_once(reign: int, points: int) -> None:
    """§5.4 6, 5 or 4 points in reign 1, 2 or 3, free of charge."""
    step = played(digging("a1 a2 b1", reign=reign), well("a1-a2-b1"))
    assert step.state.wells == corners("a1-a2-b1")
    assert step.state.wells_left == 15
    assert step.state.players[0].ledger.wells == points
    assert step.state.players[0].camels == 1
    assert step.events[:2] == (
        WellDug(0, corner("a1-a2-b1")),
        Scored(0, Source.WELLS, points, tuple(sorted(hexes("a1 a2 b1")))),
    )


def test_any_number_in_a_turn() -> None:
    """§5.4 Five huts around three corners, three wells."""
    state = digging("a1 a2 b1 b2 c2")
    assert legal_moves(state) == (well("a1-a2-b1"), well("a2-b1-b2"), well("b1-b2-c2"), DONE)
    step = played(state, well("a2-b1-b2"), well("a1-a2-b1"), well("b1-b2-c2"))
    assert step.state.players[0].ledger.wells == 18
    assert step.state.phase is Phase.ACTIONS


def test_a_well_may_be_left_undug() -> None:
    """§5.4 Any number includes none."""
    step = played(digging("a1 a2 b1"), DONE)
    assert step.state.phase is Phase.ACTIONS
    assert told(step, WellDug) == []


def test_rivers_are_no_fertile_land() -> None:
    """§5.4 A corner at a river bank, the dry side of it."""
    assert well("a2-b1-b2") in legal_moves(digging("a2 b1 b2"))


def test_a_well_stays_for_good() -> None:
    """§5.4 Famine takes the huts around it, not the well."""
    seats = {0: Player(huts=hexes("a1 a2 b1"), hand=cards("palm-1"), plow=False, camels=1)}
    step = played(table(Phase.SUPPLY, seats=seats, wells=corners("a1-a2-b1")), Feed(card("palm-1")))
    assert step.state.players[0].huts == hexes("a1")
    assert step.state.wells == corners("a1-a2-b1")


def test_no_site_no_question() -> None:
    """§5.4 §10 Without a corner to dig at, nobody is asked."""
    seats = {0: Player(huts=hexes("a1 b1"), hand=cards("palm-1 barley-1"), plow=False, camels=1)}
    step = played(table(Phase.SUPPLY, seats=seats), Feed(card("palm-1")), Feed(card("barley-1")))
    assert step.state.phase is Phase.ACTIONS


def test_not_on_fertile_land() -> None:
    """§5.4 No fertile hex among the three, even with all three huts."""
    state = digging("a3 a4 b3")
    assert refused(state, well("a3-a4-b3")) is Reason.FERTILE_CORNER


def test_not_with_a_hut_missing() -> None:
    """§5.4 All three hexes need an own hut; somebody else's does not count."""
    seats = {0: Player(huts=hexes("a1 a2")), 1: Player(huts=hexes("b1"))}
    assert refused(table(Phase.WELLS, seats=seats), well("a1-a2-b1")) is Reason.HUTS_MISSING_AROUND
    assert refused(digging("a1 a2"), well("a2-b1-b2")) is Reason.HUTS_MISSING_AROUND


def test_not_with_a_ziggurat_for_a_hut() -> None:
    """§5.4 Ziggurats do not count as huts."""
    seats = {0: Player(huts=hexes("a1 a2 b2"), bases=hexes("b1"))}
    assert refused(table(Phase.WELLS, seats=seats), well("a1-a2-b1")) is Reason.HUTS_MISSING_AROUND


def test_not_where_a_well_is() -> None:
    """§5.4 One well a corner, no matter who dug it."""
    state = digging("a1 a2 b1", wells=corners("a1-a2-b1"))
    assert refused(state, well("a1-a2-b1")) is Reason.WELL_THERE


def test_not_when_all_wells_are_used() -> None:
    """§1.6 §5.4 Wells only while stock lasts."""
    state = digging("a1 a2 b1", players=2, wells=EIGHT_WELLS)
    assert state.wells_left == 0
    assert refused(state, well("a1-a2-b1")) is Reason.NO_WELL_LEFT


def test_the_last_well() -> None:
    """§1.6 §5.4 The eighth well of two players can be dug, and then nobody is asked again."""
    some = frozenset(sorted(EIGHT_WELLS)[1:])
    step = played(digging("a1 a2 b1 b2", players=2, wells=some), well("a1-a2-b1"))
    assert step.state.wells_left == 0
    assert step.state.phase is Phase.ACTIONS


def test_not_outside_the_play_area() -> None:
    """§1.3 §5.4 Two players dig no well at column g."""
    assert refused(digging("a1 a2 b1", players=2), well("f1-g1-g2")) is Reason.OUT_OF_PLAY


def test_not_where_no_three_hexes_meet() -> None:
    """§5.4 Three huts in a column have no corner in common."""
    state = digging("a1 a2 a3 b1")
    assert refused(state, Well(Site(hexes("a1 a2 a3")))) is Reason.NOT_A_CORNER


def test_not_with_huts_at_court() -> None:
    """§5.4 Huts at court stand around no well."""
    state = digging("a1 a2", court=at_court(lower=[0]))
    assert legal_moves(state) == (DONE,)
