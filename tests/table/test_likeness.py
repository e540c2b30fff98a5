"""Which positions are as good as the same: what nobody can change a little to be helped in a running game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from assyria.record import GameHistory, parse_position, position_text
from assyria.rules import Position, Seat, State, view
from assyria.table.likeness import alike, mark_of, marks_of
from tests.effort import effort
from tests.games import golden

KINDS = ("2-players", "3-players", "4-players")
GAMES = [golden(kind, number) for kind in KINDS for number in (0, 1)]


def like(one: Position, other: Position) -> bool:
    return alike(mark_of(one), mark_of(other))


def seats_turned(state: State) -> State:
    """The same game, but everyone has the number of the next seat."""
    count = state.game.players

    def turned(seat: Seat) -> Seat:
        return (seat + 1) % count

    return replace(
        state,
        players=tuple(state.players[seat - 1] for seat in range(count)),
        order=tuple(map(turned, state.order)),
        takers=tuple(None if taker is None else turned(taker) for taker in state.takers),
        court=tuple(tuple(map(turned, row)) for row in state.court),
    )


@pytest.mark.parametrize("history", GAMES)
def test_small_changes_make_no_other_position(history: GameHistory) -> None:
    """Points, camels, offerings, undealt cards, seats: each could be changed and the help stay as good."""
    for number in (0, len(history.moves) // 2, len(history.moves) - 1):
        state = history.at(number)
        first, *others = state.players
        richer = replace(first, camels=first.camels ^ 1, ledger=first.ledger._replace(huts=first.score + 1))
        deck = tuple(reversed(state.deck))
        changed = replace(state, players=(richer, *others), deck=deck, discard=state.discard[::-1])
        for other in (view(state), changed, seats_turned(state), parse_position(position_text(state))):
            assert mark_of(other) == mark_of(state)
            assert like(state, other)


@pytest.mark.parametrize("history", GAMES)
def test_a_move_makes_no_other_position(history: GameHistory) -> None:
    """Unless cards turn up or huts starve. Nor does moving a hut; positions far apart in a game are others."""
    states = [history.at(number) for number in range(len(history.moves) + 1)]
    assert marks_of(history) == list(map(mark_of, states))
    for before, after in pairwise(states):
        if (before.phase, before.mover, before.deck) == (after.phase, after.mover, after.deck):
            assert like(before, after)
    middle = next(state for state in states if state.reign == 2 and state.players[0].huts)
    at = min(middle.players[0].huts)
    free = next(place for place in sorted(middle.game.area) if middle.owner(place) is None)
    elsewhere = replace(middle.players[0], huts=middle.players[0].huts - {at} | {free}, fed=frozenset())
    assert like(middle, replace(middle, players=(elsewhere, *middle.players[1:])))
    assert not like(states[0], middle)
    assert not like(middle, states[-1])


def test_other_games_have_other_positions() -> None:
    """At every stage, so that nobody is refused for a game that is not theirs."""
    for one, other in combinations(GAMES, 2):
        theirs = marks_of(other)[:: effort(15, 5)]
        assert not any(alike(mark, another) for mark in marks_of(one)[:: effort(15, 5)] for another in theirs)
