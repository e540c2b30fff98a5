"""How far what the engine expects lies from what strong play from there brings, by who played so far.

    python -m tools.train.outlook_check reach FOLDER        positions of games of bots, a kind each
    python -m tools.train.outlook_check play-out FOLDER     what strong play brings there: best on a card
    python -m tools.train.outlook_check judge FOLDER NAME   what the engine expects, by the networks that ship
    python -m tools.train.outlook_check table FOLDER NAME … beside each other, into docs/training.md

Positions are held out: nothing learns from them. What the engine expects is a search as deep as a review's.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria.packed import pack, unpack
from assyria.rules import State, view
from tools.marks import rewritten
from tools.train.kinds import positions

KINDS = ("random", "level-1", "level-3", "level-5", "level-7", "level-9", "policy")
REIGNS = 3
PLAYERS = (2, 3, 4)
LEAST, LEAST_IN_BIN = 150, 200
"""Positions of a cell, and seats of a bin, from which on it counts."""
BINS = 10
TOLD = 10.0
PAGE = Path(__file__).parents[2] / "docs" / "training.md"
BEGIN = "<!-- outlooks by who played: tools.train.outlook_check -->"


@dataclass(frozen=True)
class Check:
    """How much is tried."""

    players: Sequence[int] = PLAYERS
    per_cell: int = 160
    """Positions of each kind and reign."""
    per_reign: int = 4
    """Of one game: those of a game resemble each other."""
    games: int = 400
    """Play-outs of a position."""
    processes: int = os.cpu_count() or 1


def sample_game(task: tuple[str, int, int, int]) -> list[tuple[int, bytes]]:
    """Return some positions of a game of one kind of bot, with their reigns."""
    kind, players, seed, per_reign = task
    rng = Random(f"{seed} held out {kind}")
    by_reign: dict[int, list[State]] = defaultdict(list)
    for state in positions((kind,) * players, rng):
        by_reign[state.reign].append(state)
    return [
        (reign, pack(state))
        for reign, states in by_reign.items()
        for state in rng.sample(states, min(per_reign, len(states)))
    ]


def shown(found: Iterable[Any], total: int, what: str) -> Iterator[Any]:
    """Yield what is found, and tell every few seconds how far it is."""
    began = told = time.monotonic()
    for number, one in enumerate(found, start=1):
        yield one
        now = time.monotonic()
        if now - told > TOLD:
            told, rate = now, number / (now - began)
            print(
                f"{what}: {number} of {total}, {rate:.1f} a second, {(total - number) / rate:.0f} s left",
                flush=True,
            )


def reach(folder: Path, check: Check) -> None:
    """Write held-out positions for each number of players."""
    with get_context("spawn").Pool(check.processes) as pool:
        for players in check.players:
            games = -(-check.per_cell // check.per_reign)
            tasks = [(kind, players, number, check.per_reign) for kind in KINDS for number in range(games)]
            states, kinds, reigns = [], [], []
            found = pool.imap(sample_game, tasks)
            for (kind, *_), game in zip(tasks, shown(found, len(tasks), f"{players} players"), strict=True):
                for reign, packed in game:
                    states.append(np.frombuffer(packed, np.uint8))
                    kinds.append(KINDS.index(kind))
                    reigns.append(reign)
            np.savez_compressed(folder / f"positions-{players}.npz", states=states, kinds=kinds, reigns=reigns)


def play_out(folder: Path, check: Check, device: Any, rows: int) -> None:
    """Write the means of strong play from each position, and the variance of the points' means."""
    import torch

    from assyria.bots.network.parameters import load_parameters
    from assyria.kernel import STATE, loops
    from tools.train.export import imported
    from tools.train.games import Games
    from tools.train.network import sample

    for players in check.players:
        network = imported(load_parameters(players)).to(device)
        states = np.load(folder / f"positions-{players}.npz")["states"]
        records = np.ascontiguousarray(states).view(STATE).reshape(-1)
        loops.update_legal.run(records)
        at_once = max(1, rows // check.games)
        games = Games(players, at_once * check.games, device, seed=players)
        sent = games.sent(records)
        means, variances = [], []
        with torch.no_grad():
            for first in shown(range(0, len(records), at_once), -(-len(records) // at_once), "parts"):
                chosen = torch.arange(games.rows, device=device) // check.games + first
                games.clear()
                games.put(sent, chosen.clamp_max(len(records) - 1))
                waiting = torch.ones(games.rows, dtype=torch.bool, device=device)
                ends = torch.zeros(games.rows, players, 2, device=device)
                for step in count():
                    seen = games.look()
                    now = torch.stack((seen.outcomes[:, :players, 0], seen.outcomes[:, :players, 1:].sum(-1)), -1)
                    ends = torch.where((seen.over & waiting)[:, None, None], now, ends)
                    waiting &= ~seen.over
                    if step % 16 == 0 and not waiting.any():
                        break
                    with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                        preferences = network(seen.observations)[0]
                    games.play(sample(preferences, seen.masks)[0])
                each = ends.view(at_once, check.games, players, 2)
                means.append(each.mean(1).cpu().numpy())
                variances.append((each[..., 1].var(1) / check.games).cpu().numpy())
        found = np.concatenate(means)[: len(records)]
        noise = np.concatenate(variances)[: len(records)]
        np.savez_compressed(
            folder / f"played-{players}.npz", shares=found[..., 0], points=found[..., 1], noise=noise
        )


def judge_one(packed: bytes) -> tuple[list[float], list[float]]:
    """Return the points and the win chances that the engine expects of a position."""
    from assyria.bots.analysing import usual_depth
    from assyria.study.judging import estimate

    seen = view(unpack(packed))
    simulations = usual_depth(seen.game.players).simulations
    assert simulations is not None
    found = estimate(seen, simulations)
    return list(found.points), list(found.chances)


def judge(folder: Path, check: Check, name: str) -> None:
    """Write what the engine expects of each position."""
    with get_context("spawn").Pool(check.processes) as pool:
        for players in check.players:
            states = [row.tobytes() for row in np.load(folder / f"positions-{players}.npz")["states"]]
            found = list(shown(pool.imap(judge_one, states, 8), len(states), f"{players} players"))
            points, shares = (np.array(part) for part in zip(*found, strict=True))
            np.savez_compressed(folder / f"judged-{name}-{players}.npz", points=points, shares=shares)


@dataclass(frozen=True)
class Figures:
    """What was found for a kind of player."""

    bias: float
    """Points expected above those that came."""
    bias_by_reign: tuple[float | None, ...]
    """The largest by reign and number of players; None where too little was seen."""
    error: float
    """The mean error of points beyond what the play-outs' own noise explains."""
    chance: float
    """By how much a bin of win chances is off at most."""


def figures(folder: Path, name: str, kind: str, players: Sequence[int]) -> Figures:
    """Return what was found for a kind of player, over these numbers of players."""
    wrong: list[NDArray[Any]] = []
    noise: list[NDArray[Any]] = []
    cells: list[list[float]] = [[] for _ in range(REIGNS)]
    expected: list[NDArray[Any]] = []
    came: list[NDArray[Any]] = []
    for number in players:
        positions, played, judged = (
            np.load(folder / f"{part}-{number}.npz") for part in ("positions", "played", f"judged-{name}")
        )
        mine = positions["kinds"] == KINDS.index(kind)
        off = judged["points"][mine] - played["points"][mine]
        wrong.append(off.ravel())
        noise.append(played["noise"][mine].ravel())
        expected.append(judged["shares"][mine].ravel())
        came.append(played["shares"][mine].ravel())
        for reign in range(REIGNS):
            here = off[positions["reigns"][mine] == reign + 1]
            if len(here) >= LEAST:
                cells[reign].append(float(here.mean()))
    off, shares, won = map(np.concatenate, (wrong, expected, came))
    bins = np.minimum((shares * BINS).astype(int), BINS - 1)
    full = [bins == number for number in range(BINS) if (bins == number).sum() >= LEAST_IN_BIN]
    return Figures(
        bias=float(off.mean()),
        bias_by_reign=tuple(max(cell, key=abs, default=None) for cell in cells),
        error=float(max(0.0, np.mean(off**2) - np.mean(np.concatenate(noise)))) ** 0.5,
        chance=max((abs(float(shares[one].mean() - won[one].mean())) for one in full), default=0.0),
    )


def table(folder: Path, names: Sequence[str], players: Sequence[int]) -> str:
    """Return the figures of some networks as Markdown: one row a kind, the networks beside each other."""
    lines = []
    for number in [*([*players] if len(players) > 1 else []), None]:
        chosen = players if number is None else [number]
        lines += ["", f"**{'All together' if number is None else f'{number} players'}**", ""]
        lines += [
            "| who played | network | bias | by reign, at most | error | win chance off by |",
            "|---|---|---:|---|---:|---:|",
        ]
        for kind in KINDS:
            for name in names:
                found = figures(folder, name, kind, chosen)
                reigns = ", ".join("–" if cell is None else f"{cell:+.1f}" for cell in found.bias_by_reign)
                lines.append(
                    f"| {kind} | {name} | {found.bias:+.1f} | {reigns} | {found.error:.1f} | {found.chance:.1%} |"
                )
    return "\n".join(lines[1:])


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.train.outlook_check",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("what", choices=["reach", "play-out", "judge", "table"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", help="of the networks that judged")
    parser.add_argument("--players", type=int, nargs="+", choices=PLAYERS, default=list(PLAYERS))
    parser.add_argument("--per-cell", type=int, default=Check.per_cell)
    parser.add_argument("--games", type=int, default=Check.games, help="play-outs of a position")
    parser.add_argument("--rows", type=int, default=204_800, help="play-outs at once")
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cuda")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the table goes")
    parser.add_argument("--processes", type=int, default=Check.processes)
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    check = Check(options.players, options.per_cell, games=options.games, processes=options.processes)
    match options.what:
        case "reach":
            reach(options.folder, check)
        case "play-out":
            play_out(options.folder, check, options.device, options.rows)
        case "judge":
            for name in options.names:
                judge(options.folder, check, name)
        case _:
            found = table(options.folder, options.names, options.players)
            page = options.page.read_text(encoding="utf-8")
            options.page.write_text(rewritten(page, BEGIN, f"\n\n{found}\n\n"), encoding="utf-8")


if __name__ == "__main__":
    main()
