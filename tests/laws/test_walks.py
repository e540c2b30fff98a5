"""Laws that hold at every step of whole random games, for 2, 3 and 4 players."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assyria.board import WILD
from assyria.record import move_text, parse_move, parse_position, position_text, read_record, write_record
from assyria.rules import (
    DONE,
    Game,
    IllegalMove,
    Move,
    Phase,
    State,
    check,
    legal_moves,
    outcome,
    play,
    reasons,
    redeal,
    view,
    why_not,
)
from assyria.rules.events import TurnEnded
from assyria.rules.turn import CHAPTERS
from tests.effort import effort
from tests.games import RULES, random_game

GAMES = st.sampled_from(RULES)
SEEDS = st.integers(0, 2**32 - 1)
pytestmark = pytest.mark.no_cover


def never(cards: object) -> list[object]:
    raise AssertionError("no shuffle expected", cards)


@settings(max_examples=effort(10, 60))
@given(GAMES, SEEDS)
def test_no_law_is_ever_broken_and_eight_turns_are_played(game: Game, seed: int) -> None:
    """§3 Eight turns, and at every step all pieces and cards are somewhere."""
    history = random_game(game, seed)
    for number in range(len(history.moves) + 1):
        assert check(history.at(number)) == []
        assert check(view(history.at(number))) == []
    assert sum(isinstance(event, TurnEnded) for events in history.story for event in events) == 8
    end = outcome(history.state)
    assert end is not None
    assert max(end.scores) == end.scores[end.winners[0]]


@settings(max_examples=effort(5, 30))
@given(GAMES, SEEDS)
def test_play_accepts_exactly_the_legal_moves(game: Game, seed: int) -> None:
    """§10 Of all moves one could ever write, the legal ones and no others are accepted."""
    history = random_game(game, seed)
    every = all_moves(history.at(0))
    for number in range(0, len(history.moves), 7):
        state = history.at(number)
        legal = legal_moves(state)
        assert len(set(legal)) == len(legal) > 0
        assert {move for move in every if why_not(state, move) is None} == set(legal)
        refused = reasons(state, state.mover)
        assert refused.keys().isdisjoint(legal)
        wished = {move for chapter in CHAPTERS[state.phase] for move in chapter.conceivable_moves(state)} | {DONE}
        assert refused.keys() | set(legal) == wished
        for move in list(refused)[::9]:
            with pytest.raises(IllegalMove) as illegal:
                play(state, move, never)  # type: ignore[arg-type]
            assert illegal.value.why is refused[move]


def all_moves(state: State) -> set[Move]:
    """Every move of every phase, whatever the position."""
    chapters = [chapter for phase in CHAPTERS.values() for chapter in phase]
    picking = replace(state, supplying=WILD, picks=1)
    return {
        DONE,
        *(move for s in (state, picking) for chapter in chapters for move in chapter.conceivable_moves(s)),
    }


@settings(max_examples=effort(6, 40))
@given(GAMES, SEEDS)
def test_texts_mean_what_they_say(game: Game, seed: int) -> None:
    """§10 Moves, positions and records are read back as they were written."""
    history = random_game(game, seed)
    for number in range(0, len(history.moves) + 1, 5):
        state = history.at(number)
        for move in legal_moves(state):
            assert parse_move(move_text(move), game.board) == move
        assert parse_position(position_text(state)) == state
        assert parse_position(position_text(view(state))) == view(state)
    for number in range(0, len(history.moves) + 1, 29):
        written = write_record(history.record(number))
        again = read_record(written)
        assert again.state == history.at(number)
        assert write_record(again.record()) == written


@settings(max_examples=effort(6, 40))
@given(GAMES, SEEDS, st.randoms())
def test_views_hide_the_order_and_nothing_else(game: Game, seed: int, rng: Random) -> None:
    """Two states that differ only in undealt order look alike, and offer the same moves."""
    history = random_game(game, seed)
    for number in range(0, len(history.moves) + 1, 11):
        state = history.at(number)
        other = redeal(view(state), rng)
        assert view(other) == view(state)
        assert legal_moves(other) == legal_moves(state) == legal_moves(view(state))
        assert sorted(other.deck) == sorted(state.deck)


@settings(max_examples=effort(3, 20))
@given(GAMES, SEEDS)
def test_a_position_is_a_value(game: Game, seed: int) -> None:
    """Playing on from a position leaves it as it was; the same moves lead to the same position."""
    history = random_game(game, seed)
    before = [
        (hash(history.at(number)), position_text(history.at(number))) for number in range(len(history.moves))
    ]
    again = read_record(write_record(history.record()))
    for number, (value, text) in enumerate(before):
        assert hash(history.at(number)) == value
        assert position_text(history.at(number)) == text
        assert again.at(number) == history.at(number)
    assert again.state.phase is Phase.OVER
    assert legal_moves(again.state) == ()
