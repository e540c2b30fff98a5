"""`python -m tools.calibration`: whether win chances come true, written into docs/bots.md.

The network plays games. At every decision it says what everyone's share of the victory will be, and from some of
them a search says it, too. Tables compare that with what came.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

import click
import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.board.tracks import PLAYERS
from assyria.bots.budget import Budget
from assyria.bots.network.inference import evaluate
from assyria.bots.network.parameters import load_parameters
from assyria.bots.search import Search
from assyria.cli.progress import ProgressBar
from assyria.env import Batch
from assyria.kernel import States
from assyria.render.words import words_in
from assyria.rules import view
from tools.marks import rewritten

PAGE = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- written by tools/calibration.py -->\n", "<!-- end of the calibration -->\n"
SEED = 1
SIMULATIONS = 200
TENTHS = 10

Shares = NDArray[np.float64]


class Told(NamedTuple):
    """Shares of the victory that were told, and those that came; one after another."""

    told: Shares
    came: Shares


class Games(NamedTuple):
    """Games that the network has played."""

    network: Told
    states: States
    """Some positions of them, at most one a game."""
    came: Shares
    """What came of each, by seat."""


def play(players: int, games: int, rng: Random) -> Games:
    batch = Batch(players, games, skip_forced=True)
    turn = batch.reset(rng.getrandbits(32))
    network = load_parameters(players)
    came = np.zeros((games, players))
    waiting = np.ones(games, np.bool_)
    told: list[Shares] = []
    which: list[NDArray[np.int64]] = []
    found = np.zeros(games, kernel.STATE)
    seen = 0
    chance = np.random.default_rng(rng.getrandbits(32))
    while waiting.any():
        judged = evaluate(network, turn.observations, turn.masks)
        shares = np.zeros((games, players))
        np.put_along_axis(shares, turn.seats[:, :players].astype(np.int64), judged.shares[:, :players], axis=1)
        rows = np.flatnonzero(waiting)
        told.append(shares[rows])
        which.append(rows)
        seen += 1
        states = batch.states
        assert states is not None
        # Of a game's decisions so far each is the one kept with the same chance.
        kept = rows[chance.random(len(rows)) < 1 / seen]
        found[kept] = states[kept]
        turn = batch.step(judged.preferences.argmax(axis=1))
        ended = turn.over & waiting
        came[ended] = (turn.returns[ended, :players] * (players - 1) + 1) / players
        waiting &= ~turn.over
    by_row = came[np.concatenate(which)]
    return Games(Told(np.concatenate(told).ravel(), by_row.ravel()), found, came)


def search(games: Games, number: int, rng: Random, bar: ProgressBar) -> Told:
    told = []
    for state in games.states[:number]:
        found = Search(view(kernel.to_state(state[np.newaxis])), rng, threads=1)
        found.run(Budget(simulations=SIMULATIONS))
        told.append(found.statistics().chances)
        bar.advance()
    return Told(np.array(told).ravel(), games.came[:number].ravel())


def cells(tenth: int, told: Told) -> str:
    """Return how many were told in this tenth, what they say on average, and what came."""
    place = np.minimum((told.told * TENTHS).astype(int), TENTHS - 1) == tenth
    if not place.any():
        return "0 | | "
    return f"{place.sum():,} | {told.told[place].mean():.1%} | {told.came[place].mean():.1%}"


def mean_error(told: Told) -> float:
    """Return how far what came is from what was told, over all tenths, each as often as it was told."""
    place = np.minimum((told.told * TENTHS).astype(int), TENTHS - 1)
    sums = np.bincount(place, told.told - told.came, TENTHS)
    return float(np.abs(sums).sum() / len(place))


def table(players: int, network: Told, searched: Told, games: int) -> str:
    lines = [
        f"**{players} players**, {games:,} games. Mean error of the network {mean_error(network):.1%}, "
        f"of the search {mean_error(searched):.1%}.",
        "",
        "| told | by the network | mean | came | by the search | mean | came |",
        "|---|---:|---:|---:|---:|---:|---:|",
        *(
            f"| {tenth * 10} to {tenth * 10 + 10} % | {cells(tenth, network)} | {cells(tenth, searched)} |"
            for tenth in range(TENTHS)
        ),
    ]
    return "\n".join(lines)


@click.command()
@click.option("--games", default=2000, help="Of each player count.")
@click.option("--searches", default=1000, help="As many of their positions, one of a game, are searched.")
def main(games: int, searches: int) -> None:
    """Play, search, and write the tables."""
    tables = []
    with ProgressBar("cli-games-bar", len(PLAYERS) * searches, words_in("en")) as bar:
        for players in PLAYERS:
            rng = Random(SEED)
            played = play(players, games, rng)
            tables.append(table(players, played.network, search(played, searches, rng, bar), games))
    page = PAGE.read_text(encoding="utf-8")
    written = "\n\n".join(["", *tables, ""]).removeprefix("\n")
    PAGE.write_text(rewritten(page, BEGIN, written, END), encoding="utf-8")


if __name__ == "__main__":
    main()
