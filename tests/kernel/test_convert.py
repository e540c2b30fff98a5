"""Positions as records and back."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from assyria import kernel
from assyria.board.board import parse_board
from assyria.kernel import layout
from assyria.rules import Game, Phase, ScoreBreakdown, Source, view
from tests.games import KINDS, golden, random_game


def test_a_record_is_of_fixed_size_and_padded_by_hand() -> None:
    """Every byte belongs to a field, so that equal positions are equal bytes."""
    for record, size in ((kernel.STATE, 424), (layout.PLAYER, 64)):
        assert record.fields is not None
        assert record.itemsize == size == sum(field[0].itemsize for field in record.fields.values())


def test_the_type_checker_sees_the_same_fields() -> None:
    """What mypy is told of records is what they have."""
    for record, described in ((kernel.STATE, layout.Position), (layout.PLAYER, layout.Player)):
        assert set(record.names or ()) - {"spare"} == set(described.__annotations__)


def test_phases_and_sources_are_numbered_as_in_rules() -> None:
    names = "START DRAFT HARVEST HUTS SUPPLY WELLS ACTIONS OVER"
    assert [getattr(layout, name) for name in names.split()] == list(range(8))
    assert [phase.name for phase in Phase] == names.split()
    assert [getattr(layout, f"FROM_{source.name}") for source in Source] == list(range(8))


@pytest.mark.parametrize("kind", KINDS)
def test_there_and_back(kind: str) -> None:
    """All positions of a game in one array."""
    history = golden(kind, 3)
    positions = [history.at(number) for number in range(len(history.moves) + 1)]
    states = kernel.from_states(positions)
    assert [kernel.to_state(states, index) for index in range(len(states))] == positions


def test_a_view_becomes_a_position_whose_undealt_cards_lie_by_name() -> None:
    """Nothing of the real order is left: states that look alike give the same record."""
    state = random_game(Game(4), 2).at(50)
    other = replace(state, deck=state.deck[::-1], expansion_deck=state.expansion_deck[::-1])
    assert view(other) == view(state)
    assert kernel.from_state(view(state)).tobytes() == kernel.from_state(view(other)).tobytes()
    assert kernel.from_state(other).tobytes() != kernel.from_state(state).tobytes()
    assert view(kernel.to_state(kernel.from_state(view(state)))) == view(state)
    assert list(kernel.to_state(kernel.from_state(view(state))).deck) == sorted(state.deck)


def test_records_can_be_changed_and_copied() -> None:
    states = kernel.from_state(random_game(Game(2), 1).at(20))
    copy = states.copy()
    kernel.step(copy, kernel.legal_actions(copy)[:1], kernel.generators(1, 1))
    assert copy.tobytes() != states.tobytes()
    assert np.concatenate([states, copy]).dtype == kernel.STATE


def test_what_cannot_be_is_refused() -> None:
    """Ledgers beyond all scores, more cards than there are, other boards."""
    state = random_game(Game(2), 1).at(20)
    rich = replace(state.players[0], ledger=ScoreBreakdown(huts=256))
    with pytest.raises(ValueError, match="cannot be"):
        kernel.from_state(replace(state, players=(rich, state.players[1])))
    with pytest.raises(ValueError, match="cannot be"):
        kernel.from_state(replace(state, deck=state.deck * 9))
    text = "\n".join(f"{letter} GX".replace("X", "") for letter in "a")
    with pytest.raises(ValueError, match="one hex of each river"):
        parse_board("other", text)
    board = replace(state.game.board, name="other")
    with pytest.raises(ValueError, match="classic board alone, not other"):
        kernel.from_state(replace(state, game=Game(2, board)))
