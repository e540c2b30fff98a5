"""`python -m tools.train FOLDER`: learn by self-play; started again, it goes on where it was."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from assyria.bots.network.parameters import read_parameters
from tools.train.duel import OPPONENTS, duel
from tools.train.everyone import Everyone
from tools.train.expert import ExpertPlan, Student, by_search, by_teacher
from tools.train.export import imported
from tools.train.folder import (
    DUELS,
    NETWORK,
    Learning,
    add_row,
    add_to_curve,
    load_network,
    restore_optimizer,
    save,
)
from tools.train.games import Games, Seen
from tools.train.learning import Learner, Plan
from tools.train.network import Network, Shape
from tools.train.reached import read_positions
from tools.train.searching import SearchPlan

Round = Callable[[float], tuple[Seen, dict[str, float]]]
"""Plays and learns once, at some progress from 0 to 1; returns what was seen, and figures."""


def main(arguments: list[str] | None = None) -> None:
    options = parsed(arguments)
    torch.set_float32_matmul_precision("high")
    network, spent = (
        Network(Shape(options.width, options.blocks)),
        {"seconds": 0.0, "decisions": 0.0, "games": 0.0},
    )
    kept = options.folder / NETWORK
    if kept.exists():
        network, spent = load_network(kept)
    elif options.begin:
        network = imported(read_parameters(options.begin))
    torch.manual_seed(int(spent["decisions"]) + options.seed)
    games = Games(options.players, options.games, options.device, options.seed + int(spent["games"]))
    learning, one_round = WAYS[options.by](options, games, network)
    if kept.exists():
        restore_optimizer(options.folder, learning, options.device)
    try:
        run(options, learning, games, one_round, spent)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    save(options.folder, learning, spent)
    evaluate(options, learning, spent)


def by_chance(options: argparse.Namespace, games: Games, network: Network) -> tuple[Learning, Round]:
    """Policy optimisation: actions are drawn, and what went better than expected is done more often."""
    learner = Learner(games, network, Plan(steps=options.steps, minibatch=options.minibatch))

    def one_round(progress: float) -> tuple[Seen, dict[str, float]]:
        rollout = learner.play()
        return rollout.seen, learner.learn(rollout, progress)

    return learner, one_round


def student(options: argparse.Namespace, games: Games, network: Network) -> Student:
    return Student(games, network, ExpertPlan(steps=options.steps, minibatch=options.minibatch))


def searching(options: argparse.Namespace, games: Games, network: Network) -> tuple[Learning, Round]:
    """Expert iteration: the network learns what a search by it has found."""
    learner = student(options, games, network)
    plan = SearchPlan(simulations=options.simulations)
    decide = by_search(learner.searcher(plan, options.seed), options.search_every)
    return learner, lambda progress: (learner.play(decide), learner.learn(progress))


def taught(options: argparse.Namespace, games: Games, network: Network) -> tuple[Learning, Round]:
    """The network learns the preferences of another, and how the games of that one end."""
    learner = student(options, games, network)
    decide = by_teacher(teacher_of(options))
    return learner, lambda progress: (learner.play(decide), learner.learn(progress))


def for_everyone(options: argparse.Namespace, games: Games, network: Network) -> tuple[Learning, Round]:
    """The outlook learns how games of seats of every strength go on; preferences stay the teacher's."""
    learner = student(options, games, network)
    found = read_positions(options.reached) if options.reached else None
    everyone = Everyone(games, teacher_of(options), found)
    return learner, lambda progress: (learner.play(everyone.decide), learner.learn(progress))


def teacher_of(options: argparse.Namespace) -> Callable[[Any], Any]:
    """Return what prefers as the network does that was named."""
    if options.begin is None:
        raise SystemExit("a teacher is needed: --begin FILE")
    teacher = imported(read_parameters(options.begin)).to(options.device)
    forward = torch.compile(teacher) if options.device == "cuda" else teacher

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def preferences(observations: Any) -> Any:
        with torch.autocast(options.device, torch.bfloat16, enabled=options.device == "cuda"):
            return forward(observations)[0]

    found: Callable[[Any], Any] = preferences
    return found


WAYS = {"chance": by_chance, "search": searching, "teacher": taught, "everyone": for_everyone}


def evaluate(options: argparse.Namespace, learner: Learning, spent: dict[str, float]) -> None:
    """Play against the shipped bots, and keep how it went."""
    count = options.players
    for opponent in options.against:
        outcome = duel(learner.network, options.device, count, opponent, options.duels, 1, options.threads)
        print(f"{count} players, one against {count - 1} × {opponent}: {outcome}", flush=True)
        add_row(
            options.folder / DUELS,
            {
                "seconds": round(spent["seconds"], 1),
                "players": count,
                "against": opponent,
                "games": outcome.games,
                "share": round(outcome.share, 4),
                "points": round(outcome.points, 2),
                "others": round(outcome.others, 2),
            },
        )


def run(
    options: argparse.Namespace, learner: Learning, games: Games, one_round: Round, spent: dict[str, float]
) -> None:
    """Play and learn until the time is spent, telling how it goes every few seconds."""
    until = min(spent["seconds"] + 60 * options.run, 60 * options.minutes)
    told = began = time.monotonic()
    evaluated = spent["seconds"]
    decisions = 0
    ended, points = torch.zeros(2, device=options.device)
    first = True
    while spent["seconds"] < until:
        seen, figures = one_round(spent["seconds"] / (60 * options.minutes))
        over, ledgers = seen.over[1:], seen.outcomes[1:, :, : games.players, 1:]
        ended += over.sum()
        points += (ledgers.sum((-1, -2)) * over).sum()
        if options.device == "cuda":
            torch.cuda.synchronize()
        now = time.monotonic()
        if not first:  # compiling is not learning
            spent["seconds"] += now - began
        first, began = False, now
        played = (len(seen.over) - 1) * games.rows
        spent["decisions"] += played
        decisions += played
        if now - told >= options.tell or spent["seconds"] >= until:
            spent["games"] += int(ended)
            row = {
                "seconds": round(spent["seconds"], 1),
                "decisions": int(spent["decisions"]),
                "games": int(spent["games"]),
                "decisions_per_second": int(decisions / (now - told)),
                **({"score": round(float(points / ended) / games.players, 2)} if ended else {}),
                **{name: round(figure, 4) for name, figure in figures.items()},
            }
            options.folder.mkdir(parents=True, exist_ok=True)
            add_to_curve(options.folder, row)
            print("  ".join(f"{name} {value}" for name, value in row.items()), flush=True)
            told, decisions = now, 0
            ended.zero_()
            points.zero_()
            save(options.folder, learner, spent)
        if evaluated + 60 * options.every <= spent["seconds"] < until:
            evaluate(options, learner, spent)
            evaluated = spent["seconds"]
            told = began = time.monotonic()  # duels are not learning
            decisions = 0


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("folder", type=Path, help="checkpoints and curve; a run that is there goes on")
    parser.add_argument(
        "--device", choices=["cpu", "cuda"], default="cuda" if torch.cuda.is_available() else "cpu"
    )
    parser.add_argument("--by", choices=list(WAYS), default="chance", help="how games are played and learned from")
    parser.add_argument("--begin", type=Path, help="a network to begin with, or the teacher: a .bin or .npz")
    parser.add_argument("--reached", type=Path, help="positions of `tools.train.reached`, for --by everyone")
    parser.add_argument("--simulations", type=int, default=64, help="of a search")
    parser.add_argument("--search-every", type=int, default=4, help="decisions of which one is searched")
    parser.add_argument("--players", type=int, choices=[2, 3, 4], default=4)
    parser.add_argument("--games", type=int, default=16_384, help="in lockstep")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two updates")
    parser.add_argument("--minibatch", type=int, default=32_768)
    parser.add_argument("--minutes", type=float, default=20, help="of learning in all, compiling not counted")
    parser.add_argument("--run", type=float, default=1e9, help="minutes until this run stops, to go on later")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1, help="for duels")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tell", type=float, default=10, help="seconds between two lines of the curve")
    parser.add_argument("--against", nargs="*", choices=list(OPPONENTS), default=["random"], help="in duels")
    parser.add_argument(
        "--every", type=float, default=5, help="minutes between duels; there are some in the end, too"
    )
    parser.add_argument("--duels", type=int, default=400, help="games against each of them")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
