"""`python -m benchmarks.review`: how long a review takes, and how small the engine's correction of itself is.

Games of the searching bot. Their figures are kept in docs/reviews, a line a game, so that the command can be
stopped and goes on later; delete the file when engine or depth have changed. Writes docs/benchmarks-review.md.
"""

from __future__ import annotations

import argparse
import csv
import platform
import time
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from benchmarks.words import ROOT, verdict

from assyria.bots.analysing import usual_depth
from assyria.bots.budget import Budget
from assyria.bots.champion import ChampionBot
from assyria.bots.process import cores, in_processes
from assyria.protocol.reviews import ReviewedDecision
from assyria.record import GameHistory
from assyria.rules import Game, Phase, deal, shuffled_with, view
from assyria.study.judging import usual_review
from assyria.study.review import judge_task, put_together, review_tasks

REPORT = ROOT / "docs" / "benchmarks-review.md"
KEPT = ROOT / "docs" / "reviews" / "games.csv"
PLAYERS = (2, 3, 4)
SIMULATIONS = 100
"""Of each decision in the games."""
GAMES = 16
"""For each number of players."""
AIM_SECONDS, AIM_CORRECTION = 60.0, 0.01


class Row(NamedTuple):
    """A game: means are of absolute values, over its decisions and seats."""

    players: int
    game: int
    decisions: int
    deals: int
    correction: float
    correction_without_deals: float
    luck_of_a_deal: float
    loss: float
    skill_range: float
    """The largest difference between the seats' own decisions."""
    luck_range: float


def played(players: int, game: int) -> GameHistory:
    rng = Random(f"{players} {game}")
    history = GameHistory(Game(players), deal(players, rng))
    bots = [ChampionBot("champion", Budget(SIMULATIONS), threads=1) for _ in range(players)]
    while history.state.phase is not Phase.OVER:
        history = history.play(bots[history.state.mover].choose(view(history.state), rng), shuffled_with(rng))
    return history


def measured(players: int, game: int) -> Row:
    """Review a game on one core."""
    history = played(players, game)
    review = put_together(history, [judge_task(task) for task in review_tasks(history)])
    rows = review.decisions
    corrections = [_size(row, "correction") for row in rows]
    quiet = [_size(row, "correction") for row in rows if not row.dealt]
    lucks = [_size(row, "luck") for row in rows if row.dealt]
    own = [seat.own for seat in review.seats]
    luck = [seat.luck for seat in review.seats]
    return Row(
        players,
        game,
        len(rows),
        len(lucks),
        fmean(corrections),
        fmean(quiet),
        fmean(lucks),
        fmean(row.loss for row in rows),
        max(own) - min(own),
        max(luck) - min(luck),
    )


def _size(row: ReviewedDecision, cause: str) -> float:
    return fmean(abs(change) for change in getattr(row.booked, cause))


def known() -> list[Row]:
    """Return the games that were measured before."""
    if not KEPT.exists():
        return []
    with KEPT.open(encoding="ascii", newline="") as file:
        return [
            Row(*(int(text) for text in line[:4]), *(float(text) for text in line[4:]))
            for line in list(csv.reader(file))[1:]
        ]


def measure_missing(games: int, jobs: int) -> Iterator[Row]:
    """Measure games that are not known yet, and keep each at once."""
    there = {(row.players, row.game) for row in known()}
    wanted = ((players, game) for game in range(1, games + 1) for players in PLAYERS)
    KEPT.parent.mkdir(exist_ok=True)
    if not there:
        KEPT.write_text(",".join(Row._fields) + "\n", encoding="ascii")
    for row in in_processes(jobs, measured, (game for game in wanted if game not in there)):
        with KEPT.open("a", encoding="ascii") as file:
            file.write(",".join(map(_text, row)) + "\n")
        print(f"{row.players} players, game {row.game}: correction {row.correction:.2%}", flush=True)
        yield row


def _text(value: float) -> str:
    return str(value) if isinstance(value, int) else f"{value:.6f}"


def timed(players: int, jobs: int) -> tuple[int, float]:
    """Review a game with all cores, as `assyria review` does; return its decisions and the seconds."""
    history = played(players, 1)
    judge_task(review_tasks(history)[-1])
    began = time.perf_counter()
    tasks = review_tasks(history)
    for _ in in_processes(jobs, judge_task, ((task,) for task in tasks)):
        pass
    seconds = time.perf_counter() - began
    print(f"{players} players: {seconds:.0f} s", flush=True)
    return len(tasks), seconds


def report(rows: list[Row], times: dict[int, tuple[int, float]], jobs: int) -> str:
    depths, deep = ", ".join(f"{usual_depth(players).simulations:,}" for players in PLAYERS), usual_review(4)
    lines = [
        "# Benchmarks of reviews",
        "",
        "Written by `make bench-review`: whole games of the searching bot, reviewed at the usual depth",
        f"({depths} simulations a decision with {', '.join(map(str, PLAYERS))} players; where cards are turned up",
        f"{deep.deals} other deals with {deep.simulations_per_deal:,} each). [What a review says](review.md).",
        "",
        f"Times: {jobs} processes on {platform.machine()}, Python {platform.python_version()}, with their start.",
        "",
        "| players | positions | seconds | at most | |",
        "|---|---:|---:|---:|---|",
    ]
    for players, (positions, seconds) in times.items():
        met = verdict(seconds <= AIM_SECONDS)
        lines.append(f"| {players} | {positions} | {seconds:.0f} | {AIM_SECONDS:.0f} | {met} |")
    lines += [
        "",
        "The engine's correction of itself, as the mean of absolute changes of win chance a decision, over all",
        "seats; what the cards of a turn change, likewise, for comparison; and the mean cost of a decision.",
        "Ranges are the largest difference between two seats of a game. All games: [here](reviews/games.csv).",
        "",
        "| players | games | correction | at most | | no deals | luck of a deal | loss | range: skill | luck |",
        "|---|---:|---:|---:|---|---:|---:|---:|---:|---:|",
    ]
    for players in PLAYERS:
        own = [row for row in rows if row.players == players]
        correction = fmean(row.correction for row in own)
        spread = 1.96 * stdev(row.correction for row in own) / len(own) ** 0.5
        parts = [
            f"| {players}",
            f"{len(own)}",
            f"{correction:.2%} ± {spread:.2%}",
            f"{AIM_CORRECTION:.0%}",
            verdict(correction <= AIM_CORRECTION),
            f"{fmean(row.correction_without_deals for row in own):.2%}",
            f"{fmean(row.luck_of_a_deal for row in own):.1%}",
            f"{fmean(row.loss for row in own):.2%}",
            f"{fmean(row.skill_range for row in own):.0%}",
            f"{fmean(row.luck_range for row in own):.0%} |",
        ]
        lines.append(" | ".join(parts))
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="for each number of players")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--no-times", action="store_true", help="only measure games")
    options = parser.parse_args()
    for _ in measure_missing(options.games, options.jobs):
        pass
    times = {} if options.no_times else {players: timed(players, options.jobs) for players in PLAYERS}
    REPORT.write_text(report(known(), times, options.jobs), encoding="utf-8")


if __name__ == "__main__":
    main()
