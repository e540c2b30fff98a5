"""The engine against an oracle that was written from the rules alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assyria.record import GameHistory, move_text, write_record
from assyria.rules import Game, State, legal_moves, outcome
from tests.effort import effort
from tests.games import KINDS, RULES, golden, golden_lines, random_game
from tests.reference.oracle import Oracle
from tests.reference.recorded import oracle_for

GAMES = st.sampled_from(RULES)
pytestmark = pytest.mark.no_cover


def snapshot(state: State) -> dict[str, object]:
    """A state in the oracle's words."""
    players = [
        {
            "score": player.score,
            "camels": player.camels,
            "offering": player.offering,
            "plow": player.plow,
            "hand": list(player.hand),
            "huts": sorted(player.huts),
            "fed": sorted(player.fed),
            "ziggurats": {at: 1 + (at in player.centres) + (at in player.roofs) for at in sorted(player.bases)},
            "stock": state.stock(seat),
        }
        for seat, player in enumerate(state.players)
    ]
    return {
        "seat": state.seat,
        "order": list(state.order),
        "players": players,
        "wells": sorted(state.wells),
        "court": dict(zip(("higher", "middle", "lower"), map(list, state.court), strict=True)),
        "deck": list(state.deck),
        "discard": list(state.discard),
        "expansion_deck": list(state.expansion_deck),
        "expansion": list(state.expansion),
        "columns": [list(column) for column in state.columns],
        "reign": state.reign,
        "turn": state.turn,
    }


def assert_same_game(history: GameHistory, oracle: Oracle) -> None:
    for number, played in enumerate(history.moves):
        state = history.at(number)
        assert oracle.legal() == sorted(move_text(move) for move in legal_moves(state))
        assert oracle.snapshot() == snapshot(state)
        oracle.play(move_text(played.move))
    assert oracle.snapshot() == snapshot(history.state)
    end = outcome(history.state)
    assert end is not None
    assert oracle.over
    assert oracle.scores() == list(end.scores)
    assert oracle.ledger() == [ledger._asdict() for ledger in end.ledgers]
    assert oracle.winners() == list(end.winners)


@settings(max_examples=effort(20, 200))
@given(GAMES, st.integers(0, 2**32 - 1))
def test_both_play_the_same_random_games(game: Game, seed: int) -> None:
    """§10 The same legal moves and the same position after every move, the same result."""
    history = random_game(game, seed)
    assert_same_game(history, oracle_for(write_record(history.record())))


@pytest.mark.parametrize("kind", KINDS)
def test_both_play_the_same_golden_games(kind: str) -> None:
    """§10 Golden games too, played well and badly."""
    for number in range(0, len(golden_lines(kind)), effort(10, 1)):
        assert_same_game(golden(kind, number), oracle_for(golden_lines(kind)[number]))
