"""`python -m tools.train FOLDER`: learn by self-play; started again, it goes on where it was."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import torch

from tools.train.duel import OPPONENTS, duel
from tools.train.folder import DUELS, NETWORK, add_row, add_to_curve, load_network, restore_optimizer, save
from tools.train.games import Games
from tools.train.learning import Learner, Plan
from tools.train.network import Network, Shape


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
    torch.manual_seed(int(spent["decisions"]) + options.seed)
    games = Games(
        options.players, options.games, options.device, options.seed + int(spent["games"]), options.threads
    )
    plan = Plan(steps=options.steps, minibatch=options.minibatch)
    learner = Learner(games, network, plan, options.device)
    if kept.exists():
        restore_optimizer(options.folder, learner, options.device)
    try:
        run(options, learner, games, spent)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    save(options.folder, learner, spent)
    evaluate(options, learner, spent)


def evaluate(options: argparse.Namespace, learner: Learner, spent: dict[str, float]) -> None:
    """Play against the shipped bots, and keep how it went."""
    for count in options.players:
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


def run(options: argparse.Namespace, learner: Learner, games: Games, spent: dict[str, float]) -> None:
    """Play and learn until the time is spent, telling how it goes every few seconds."""
    until = min(spent["seconds"] + 60 * options.run, 60 * options.minutes)
    told = began = time.monotonic()
    evaluated = spent["seconds"]
    fresh = {
        "decisions": 0,
        "ended": torch.zeros(5, device=options.device),
        "points": torch.zeros(5, device=options.device),
    }
    first = True
    while spent["seconds"] < until:
        rollout = learner.play()
        figures = learner.learn(rollout, spent["seconds"] / (60 * options.minutes))
        over, scores = rollout.seen.over[1:], rollout.seen.scores[1:].float().sum(-1)
        fresh["ended"].index_add_(0, games.counts, over.float().sum(0))
        fresh["points"].index_add_(0, games.counts, (scores * over).sum(0))
        if options.device == "cuda":
            torch.cuda.synchronize()
        now = time.monotonic()
        if not first:  # compiling is not learning
            spent["seconds"] += now - began
        first, began = False, now
        decisions = learner.plan.steps * games.rows
        spent["decisions"] += decisions
        fresh["decisions"] += decisions
        if now - told >= options.tell or spent["seconds"] >= until:
            games.check()
            ended = fresh["ended"].tolist()
            means = (fresh["points"] / fresh["ended"].clamp_min(1)).tolist()
            spent["games"] += sum(ended)
            row = {
                "seconds": round(spent["seconds"], 1),
                "decisions": int(spent["decisions"]),
                "games": int(spent["games"]),
                "decisions_per_second": int(fresh["decisions"] / (now - told)),
                **{f"score_{count}": round(means[count] / count, 2) for count in options.players if ended[count]},
                **{name: round(figure, 4) for name, figure in figures.items()},
            }
            options.folder.mkdir(parents=True, exist_ok=True)
            add_to_curve(options.folder, row)
            print("  ".join(f"{name} {value}" for name, value in row.items()), flush=True)
            told, fresh["decisions"] = now, 0
            fresh["ended"].zero_()
            fresh["points"].zero_()
            save(options.folder, learner, spent)
        if evaluated + 60 * options.every <= spent["seconds"] < until:
            evaluate(options, learner, spent)
            evaluated = spent["seconds"]
            told = began = time.monotonic()  # duels are not learning
            fresh["decisions"] = 0


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("folder", type=Path, help="checkpoints and curve; a run that is there goes on")
    parser.add_argument(
        "--device", choices=["cpu", "cuda"], default="cuda" if torch.cuda.is_available() else "cpu"
    )
    parser.add_argument("--players", type=int, nargs="+", choices=[2, 3, 4], default=[4])
    parser.add_argument("--games", type=int, default=16_384, help="in lockstep, of each player count")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two updates")
    parser.add_argument("--minibatch", type=int, default=32_768)
    parser.add_argument("--minutes", type=float, default=20, help="of learning in all, compiling not counted")
    parser.add_argument("--run", type=float, default=1e9, help="minutes until this run stops, to go on later")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1, help="for games and duels on the processor")
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
