"""Tune the policy and fit the evaluation by playing, and write both to src/assyria/bots/data.

`python -m tools.tune policy --players 4`: CMA-ES proposes weights for the policy; each proposal sits in every seat
in turn against the champion in all others, on the same deals as the other proposals. Every few generations the
mean of the proposals challenges the champion on new deals; if it wins clearly it becomes the champion and is
written down. Stop it at will: what is written is kept, and the next run starts from there.

`python -m tools.tune evaluation --players 4`: for each turn, the linear function of the features at its beginning
that comes nearest to the points to come (least squares), over games of planners. A better evaluation makes better
planners: run it again, until the planners no longer gain. From nothing, begin with `--beam-width 1 --branching 1`.
"""

from __future__ import annotations

import argparse
import multiprocessing
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
from cmaes import CMA
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from assyria import bots, kernel
from assyria.bots.compiled import evaluation, weights
from assyria.bots.compiled.evaluation import SOURCES, TURNS, Evaluation
from assyria.bots.compiled.features import FEATURES
from assyria.bots.compiled.games import extract_features, play_by_policy
from assyria.bots.compiled.model import Model
from assyria.bots.compiled.weights import Weights
from assyria.kernel.layout import HARVEST
from assyria.rules import Game

DATA = Path(bots.__file__).parent / "data"
CHALLENGE_EVERY = 5
"""Generations between challenges."""
CLEAR_LEAD = 2.5
"""Standard errors by which a challenger must be ahead."""
POINT_REWARD = 0.02
"""Reward for a point ahead of the others, where a victory is 1: there is something to gain in every game."""
EPSILON = 0.03
"""How often a random action is played in recorded games."""
RIDGE = 20.0
"""How many rows the coefficients before weigh, where the games say little."""

Floats = NDArray[np.float64]


def score_challengers(players: int, sets: list[Weights], deals: int, seed: int) -> Floats:
    """Return the reward of each set but the first against the first, by set and deal; 1 / players is even."""
    found = np.zeros((len(sets) - 1, deals))
    for challenger in range(1, len(sets)):
        for seat in range(players):
            line_ups = np.zeros((deals, players), np.int64)
            line_ups[:, seat] = challenger
            rngs = kernel.generators(seed, deals)
            states = kernel.new_games(Game(players), rngs)
            play_by_policy.run(states, rngs, np.array(sets).view(weights.RECORD).ravel(), line_ups)
            points = kernel.scores(states)[:, :players]
            ahead = points == points.max(axis=1, keepdims=True)
            won = ahead[:, seat] / ahead.sum(axis=1)
            others = np.delete(points, seat, axis=1).mean(axis=1)
            found[challenger - 1] += (won + POINT_REWARD * (points[:, seat] - others)) / players
    return found


def step_sizes(champion: Weights) -> Weights:
    """Return how far it is worth stepping in each weight."""
    return np.maximum(0.15, 0.3 * np.abs(champion))


def progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn())


def tune_policy(players: int, generations: int, deals: int, seed: int) -> None:
    """Run CMA-ES from the present weights, and write down each new champion."""
    start = champion = weights.load_weights(players)
    step = step_sizes(start)
    search = CMA(mean=np.zeros(len(start)), sigma=0.25, seed=seed, population_size=24)
    with progress() as bar:
        task = bar.add_task(f"{players} players", total=generations)
        for generation in range(generations):
            proposals = [search.ask() for _ in range(search.population_size)]
            sets = [champion, *(start + step * proposal for proposal in proposals)]
            found = score_challengers(players, sets, deals, seed * 1_000_003 + generation).mean(axis=1)
            search.tell([(proposal, -float(reward)) for proposal, reward in zip(proposals, found, strict=True)])
            if generation % CHALLENGE_EVERY == CHALLENGE_EVERY - 1:
                challenger = start + step * search.mean
                [duel] = score_challengers(players, [champion, challenger], 8 * deals, seed * 999_983 + generation)
                lead, error = duel.mean() - 1 / players, duel.std() / np.sqrt(len(duel))
                bar.console.print(f"generation {generation + 1}: {lead:+.4f} ± {error:.4f}")
                if lead > CLEAR_LEAD * error:
                    champion = challenger
                    (DATA / f"policy-{players}.json").write_text(weights.to_text(champion))
            bar.advance(task)


def evaluation_before(players: int, beam_width: int) -> Floats:
    """Return the present evaluation, or zeros where only the policy plays."""
    return evaluation.load_evaluation(players) if beam_width > 1 else np.zeros((TURNS, FEATURES + 1, SOURCES))


def record_game(players: int, beam_width: int, branching: int, seed: int) -> tuple[Floats, Floats, Floats]:
    """Play one game; return features and points at the start of each turn, by seat, and the last points by seat.

    Each seat's policy is a little off, and now and then a random action is played: positions should differ.
    """
    chance = np.random.default_rng(seed)
    champion = weights.load_weights(players)
    before = evaluation_before(players, beam_width)
    varied = [champion + 0.25 * step_sizes(champion) * chance.normal(size=len(champion)) for _ in range(players)]
    models = [Model.of(each, before) for each in varied]
    shuffle = Random(seed)
    rngs = kernel.generators(seed, 1)
    states = kernel.new_games(Game(players), rngs)
    features = np.zeros((TURNS, players, FEATURES))
    ledgers = np.zeros((TURNS, players, SOURCES))
    number = -1
    while not kernel.is_over(states)[0]:
        legal = kernel.legal_actions(states)
        if states["phase"][0] == HARVEST and states["order_index"][0] == 0:
            number += 1
            extract_features.run(states, features[number : number + 1])
            ledgers[number] = kernel.ledgers(states)[0, :players]
        action = int(legal[0])
        if len(legal) > 1 and chance.random() < EPSILON:
            action = int(chance.choice(legal))
        elif len(legal) > 1:
            model = models[kernel.movers(states)[0]]
            action = model.plan(states, shuffle.getrandbits(64), beam_width, branching)[0]
        kernel.step(states, np.array([action]), rngs)
    return features, ledgers, kernel.ledgers(states)[0, :players].astype(float)


def fit_evaluation(players: int, games: int, beam_width: int, branching: int, seed: int) -> None:
    """Record games on all cores, then fit the evaluation to them."""
    recorded = []
    work = partial(record_game, players, beam_width, branching)
    seeds = range(seed * 1_000_003, seed * 1_000_003 + games)
    # After an interruption the games so far count.
    with suppress(KeyboardInterrupt), progress() as bar, multiprocessing.Pool() as pool:
        task = bar.add_task(f"{players} players", total=games)
        for game in pool.imap_unordered(work, seeds, chunksize=4):
            recorded.append(game)
            bar.advance(task)
    if not recorded:
        raise SystemExit("no game was played to its end: the evaluation stays as it is")
    features, ledgers, ends = map(np.array, zip(*recorded, strict=True))
    write_evaluation(players, evaluation_before(players, beam_width), features, ledgers, ends)


def write_evaluation(players: int, start: Floats, seen: Floats, ledgers: Floats, ends: Floats) -> None:
    """Fit the evaluation turn by turn on nine tenths of the rows, test it on the others, and write it down."""
    fitted = Evaluation(np.zeros((TURNS, FEATURES, SOURCES)), np.zeros(TURNS))
    rows = len(ends) * players
    learning = rows * 9 // 10
    for number in range(1, TURNS):
        features = seen[:, number].reshape(rows, FEATURES)
        to_come = (ends - ledgers[:, number]).reshape(rows, SOURCES)
        known = features[:learning]
        normal = known.T @ known + RIDGE * np.eye(FEATURES)
        before = start[number, :FEATURES]
        change = np.linalg.solve(normal, known.T @ (to_come[:learning] - known @ before))
        fitted.coefficients[number] = before + change
        error = (to_come[learning:] - features[learning:] @ fitted.coefficients[number]).sum(axis=1)
        fitted.standard_errors[number] = error.std()
        explained = 1 - error.var() / to_come[learning:].sum(axis=1).var()
        Console().print(
            f"turn {number + 1}: standard error {error.std():.1f} points, explains {explained:.0%} of the variance"
        )
    (DATA / f"evaluation-{players}.json").write_text(fitted.to_text())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("policy", "evaluation"))
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--generations", type=int, default=60, help="of proposals for the policy")
    parser.add_argument("--deals", type=int, default=500, help="that each proposal plays in every seat")
    parser.add_argument("--games", type=int, default=2000, help="that the evaluation is fitted to")
    parser.add_argument("--beam-width", type=int, default=4, help="plans side by side (1: the policy alone)")
    parser.add_argument("--branching", type=int, default=4, help="actions that each plan tries")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what == "policy":
        tune_policy(given.players, given.generations, given.deals, given.seed)
    else:
        fit_evaluation(given.players, given.games, given.beam_width, given.branching, given.seed)


if __name__ == "__main__":
    main()
