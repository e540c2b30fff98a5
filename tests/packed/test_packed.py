"""Positions as blocks of plain numbers: what compiled code reads is what the rules say."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from assyria import kernel, packed
from assyria.packed.chance import generator
from assyria.packed.layout import SHARED_FIELDS
from assyria.packed.reading import dealt, field
from assyria.rules import Game, Phase, legal_moves
from tests.games import KINDS, golden, random_game


@pytest.mark.parametrize("kind", KINDS)
def test_there_and_back(kind: str) -> None:
    history = golden(kind, 5)
    for number in range(len(history.moves) + 1):
        position = history.at(number)
        assert packed.unpack(packed.pack(position)) == position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_single_facts_are_read_from_a_record(players: int) -> None:
    """Who moves, what is legal, how many cards are undealt."""
    history = random_game(Game(players), 3)
    for number in range(len(history.moves)):
        state = history.at(number)
        block = kernel.from_state(state).tobytes()
        assert len(block) == packed.BLOCK_SIZE
        assert packed.mover(block) == state.seat
        moves = {packed.move_of(action, state) for action in packed.legal_actions(block)}
        assert moves == set(legal_moves(state))
        assert dealt(block) == (len(state.deck), len(state.expansion_deck), state.reign, state.turn)
        assert field(block, "seats") == (players,)
    over = kernel.from_state(history.state).tobytes()
    assert history.state.phase is Phase.OVER
    assert packed.mover(over) == -1
    assert packed.legal_actions(over) == []


def test_every_field_is_where_compiled_code_looks_for_it() -> None:
    assert kernel.STATE.fields is not None
    blocks = kernel.from_state(random_game(Game(4), 1).at(150))
    for part in SHARED_FIELDS:
        assert list(field(blocks.tobytes(), part.name)) == blocks[part.name].ravel().tolist()


def test_generators_are_made_as_compiled_code_makes_them() -> None:
    for seed in (0, 1, 12345, 2**63, 2**64 - 1, -0x9E37_79B9_7F4A_7C15 % 2**64):
        assert [generator(seed)] == kernel.generators(seed, 1).tolist()


def test_the_standard_library_is_enough() -> None:
    """As in a browser, where neither NumPy nor Numba is."""
    code = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from random import Random
from assyria.packed import pack, unpack
from assyria.rules import Game, deal, new_game
state = new_game(Game(3), deal(3, Random(1))).state
assert unpack(pack(state)) == state
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_what_cannot_be_is_refused() -> None:
    """Another board, and more cards than there are."""
    state = random_game(Game(2), 1).at(20)
    board = replace(state.game.board, name="other")
    with pytest.raises(ValueError, match="classic board alone, not other"):
        packed.pack(replace(state, game=Game(2, board)))
    with pytest.raises(ValueError, match="cannot be"):
        packed.pack(replace(state, deck=state.deck * 9))
