"""Games judged decision by decision, as a review does, and kept whole: every candidate, not the verdict alone.

A game is a few arrays in one file of some 30 KB. Formulas can be tried on it without judging again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria.bots import load_bot
from assyria.bots.analysing import analyse
from assyria.packed import action_of
from assyria.record import GameHistory
from assyria.rules import Game, Phase, deal, legal_moves, shuffled_with, view
from assyria.study.decisions import Decision, decisions
from assyria.study.estimate import Estimate
from assyria.study.judging import ReviewDepth, estimate, look_at_deals, usual_review
from tools.grades.seating import Table

Array = NDArray[Any]
PHASES = tuple(Phase)
CHANCE_UNIT, POINT_UNIT = 1 / 65_535, 1 / 200
"""Win chances and points are kept as whole numbers of these."""
DECISION = np.dtype(
    [
        ("number", "<u2"),  # after so many moves
        ("seat", "u1"),
        ("phase", "u1"),
        ("reign", "u1"),
        ("turn", "u1"),
        ("legal", "<u2"),  # moves
        ("played", "u1"),
        ("candidates", "<u2"),  # rows of this decision; the best comes first, as `analyse` says
        ("dealt", "?"),
    ]
)


@dataclass(frozen=True)
class JudgedGame:
    """A game with what the engine says of each decision. Values are win chance and points by seat."""

    seats: tuple[str, ...]
    decisions: Array
    """Rows of DECISION."""
    actions: Array
    visits: Array
    values: Array
    """Candidate by candidate, in the order of the decisions: [candidate, chance or points, seat]."""
    roots: Array
    """What the search of a decision says on the whole: [decision, …]."""
    deals: Array
    """Where cards were turned up: [deal, expected or actual, …]."""
    end: Array
    """Of the last position."""


def play(table: Table) -> GameHistory:
    """Return the game that a table plays; the same one every time."""
    players = len(table.seats)
    rng = Random(f"grades {table.name}")
    history = GameHistory(Game(players), deal(players, rng))
    bots = [load_bot(kind, threads=1).new_game() for kind in table.seats]
    while history.state.phase is not Phase.OVER:
        moves = legal_moves(history.state)
        move = moves[0] if len(moves) == 1 else bots[history.state.mover].choose(view(history.state), rng)
        history = history.play(move, shuffled_with(rng))
    return history


def judge_game(table: Table, depth: ReviewDepth | None = None) -> JudgedGame:
    """Play a game and judge every decision at the depth of a review."""
    history = play(table)
    depth = depth or usual_review(len(table.seats))
    rows, actions, visits, values, roots, deals = [], [], [], [], [], []
    for decision in decisions(history):
        found = analyse(decision.seen, depth.decision, decision.played)
        tried = [candidate for candidate in found.candidates if candidate.visits]
        rows.append(_row(decision, len(tried)))
        actions += [action_of(candidate.move) for candidate in tried]
        visits += [candidate.visits for candidate in tried]
        values += [_value(Estimate(candidate.chances, candidate.sources)) for candidate in tried]
        roots.append(_value(Estimate(found.chances, found.sources)))
        if decision.dealt:
            deals.append([_value(each) for each in look_at_deals(decision, depth)])
    return JudgedGame(
        seats=table.seats,
        decisions=np.array(rows, DECISION),
        actions=np.array(actions, np.uint8),
        visits=np.array(visits, np.uint32),
        values=np.array(values),
        roots=np.array(roots),
        deals=np.array(deals),
        end=_value(estimate(view(history.state), 1)),
    )


def _row(decision: Decision, candidates: int) -> tuple[Any, ...]:
    seen = decision.seen
    return (
        decision.number,
        decision.seat,
        PHASES.index(seen.phase),
        seen.reign,
        seen.turn,
        len(legal_moves(seen)),
        action_of(decision.played),
        candidates,
        decision.dealt,
    )


def _value(found: Estimate) -> Array:
    return np.array([found.chances, found.points])


# Files


def file_of(folder: Path, table: Table) -> Path:
    """Return where a game is kept."""
    return folder / f"{table.name}.npz"


def save(file: Path, game: JudgedGame) -> None:
    """Write a game; half a file is never left under its name."""
    parts = vars(game) | {name: _packed(getattr(game, name)) for name in VALUES}
    half = file.with_suffix(".part")
    with half.open("wb") as out:
        np.savez_compressed(out, allow_pickle=False, **{name: np.asarray(part) for name, part in parts.items()})
    half.replace(file)


def load(file: Path) -> JudgedGame:
    """Return a game that was kept."""
    with np.load(file) as kept:
        parts = {name: kept[name] for name in kept.files}
    parts |= {name: _unpacked(parts[name]) for name in VALUES}
    return JudgedGame(**parts | {"seats": tuple(parts["seats"].tolist())})


VALUES = ("values", "roots", "deals", "end")
"""The arrays whose last but one axis is win chance and points."""


def _packed(values: Array) -> Array:
    whole = np.empty(values.shape, np.uint16)
    whole[..., 0, :] = np.rint(values[..., 0, :] / CHANCE_UNIT)
    whole[..., 1, :] = np.rint(values[..., 1, :] / POINT_UNIT)
    return whole


def _unpacked(whole: Array) -> Array:
    values = whole.astype(float)
    values[..., 0, :] *= CHANCE_UNIT
    values[..., 1, :] *= POINT_UNIT
    return values


def load_all(files: Iterable[Path]) -> dict[str, JudgedGame]:
    """Return games by name."""
    return {file.stem: load(file) for file in sorted(files)}
