"""Events: every kind is told when its time comes (§10)."""

from typing import get_args

from assyria.rules import DONE, Event, Phase, Player, play
from assyria.rules.events import (
    CamelsEarned,
    CourtRanked,
    DraftDiscarded,
    Flooded,
    HutsUnplaced,
    Reshuffled,
    Scored,
    TieBreak,
)
from assyria.rules.moves import Hut, Well
from tests.positions import at, corner, hexes, never, played, random_game, table, told


def test_every_kind_of_event() -> None:
    """§10 Four whole games, a tight corner and a well tell all there is to tell."""
    kinds: set[type[Event]] = set()
    for players, two_player_draft in ((2, 2), (2, 3), (3, 2), (4, 2)):
        for step, _ in random_game(players, seed=9, two_player_draft=two_player_draft):
            kinds.update(type(event) for event in step.events)
    cornered = table(Phase.HUTS, seats={0: Player(bases=hexes("a1")), 1: Player(huts=hexes("a2 b2 c1 c2"))})
    thirsty = table(Phase.WELLS, seats={0: Player(huts=hexes("a1 a2 b1"))})
    for step in (played(cornered, Hut(at("b1"))), played(thirsty, Well(corner("a1-a2-b1")))):
        kinds.update(type(event) for event in step.events)
    assert kinds == set(get_args(Event))


def test_every_tie_break() -> None:
    """§7.2 Influence, huts, highest hut."""
    assert [tie_break.value for tie_break in TieBreak] == ["influence", "huts", "highest"]


def test_points_told_are_points_scored() -> None:
    """§10 The events of a whole game add up to the ledgers."""
    steps = [step for step, _ in random_game(4, seed=13)]
    for seat, player in enumerate(steps[-1].state.players):
        scored = [event for step in steps for event in told(step, Scored) if event.seat == seat]
        assert sum(event.points for event in scored) == player.score
        ranked = [event.points for step in steps for event in told(step, CourtRanked) if event.seat == seat]
        assert sum(ranked) == player.ledger.influence


def test_not_told_of_what_did_not_happen() -> None:
    """§10 A turn in which nothing is earned, flooded or shuffled tells nothing of it."""
    step = play(table(seats={0: Player(camels=1)}), DONE, never)
    for kind in (CamelsEarned, Flooded, Reshuffled, DraftDiscarded, HutsUnplaced):
        assert told(step, kind) == []


def test_not_changed_in_place() -> None:
    """§10 What happened, happened: every event is frozen."""
    for kind in get_args(Event):
        assert kind.__dataclass_params__.frozen
