"""Whether a position is a puzzle: one answer is clearly ahead in three searches, and `greedy` does not find it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from random import Random

from assyria.bots.analysis import Analysis
from assyria.bots.bot import Strategy
from assyria.bots.budget import Budget
from assyria.bots.champion import ChampionBot
from assyria.bots.greedy import GreedyBot
from assyria.bots.levels import new_strategy
from assyria.bots.policy import PolicyBot
from assyria.bots.search import Search
from assyria.packed import action_of
from assyria.protocol.puzzles import PuzzleDifficulty
from assyria.record import move_text, position_text
from assyria.rules import Move, View, legal_moves, play, redeal, shuffled_with, view
from assyria.study.decisions import Decision
from assyria.study.estimate import Estimate, mean
from assyria.study.puzzle import DIFFICULTIES, Kind, Puzzle, line_of, theme_of

SEEDS = (1, 2, 3)
SIMULATIONS = 12_000
"""Of each search for the best move."""
RIVALS = 4
"""How many of the next best moves are looked at as closely as they need."""
RIVAL_SIMULATIONS = 3_000
"""The simulations that each of them gets."""
MARGIN = 0.05
"""The best is ahead by so much win chance in every search."""
OPEN = 0.05, 0.95
"""Win chances of the best between which something is at stake."""
GREEDY_SEEDS = range(5)
"""`greedy` tosses a coin between equals."""
AFTERWARDS = 6_000
"""Simulations of where each move leads, the same for all."""
TURN_SIMULATIONS = 4_000
"""Of each decision of a turn, and of where turns lead."""
LEAST_CHOICES = 3
"""A turn to plan has so many decisions with a choice."""
SCREENING = 5
"""A first look takes this part of the simulations, and is content with half the margin."""
STRONG_LEVEL = 9


def move_puzzle(seen: View) -> Puzzle | None:
    """Return the puzzle of a position, if the best move is clear and not what `greedy` plays."""
    obvious = {GreedyBot().choose(seen, Random(seed)) for seed in GREEDY_SEEDS}
    best, *others = _searched(seen, 0, SIMULATIONS // SCREENING).candidates
    lead = best.chances[seen.mover] - others[0].chances[seen.mover]
    if best.move in obvious or lead < MARGIN / 2:
        return None
    rivals = list(dict.fromkeys([*(other.move for other in others[:RIVALS]), *obvious]))
    found: list[dict[Move, Estimate]] = []
    for seed in SEEDS:
        closely = _searched(seen, seed, SIMULATIONS, [best.move, *rivals])
        looked_at = {
            one.move: Estimate(one.chances, one.sources)
            for one in closely.candidates
            if one.visits >= RIVAL_SIMULATIONS // 10 or one.move in rivals
        }
        if not _is_clear(
            [looked_at[best.move], *(looked_at[move] for move in looked_at if move != best.move)], seen
        ):
            return None
        found.append(looked_at)
    if not _leads_afterwards(seen, [best.move, *rivals]):
        return None
    lines = [((move,), mean(each[move] for each in found)) for move in (best.move, *rivals)]
    finds = [new_strategy(STRONG_LEVEL), PolicyBot()]
    difficulty = _difficulty([strategy.choose(seen, Random(0)) == best.move for strategy in finds])
    return _puzzle(Kind.MOVE, seen, difficulty, lines)


def turn_puzzle(seen: View) -> Puzzle | None:
    """Return the puzzle of a whole turn, if three searches agree on it and other bots end up worse."""
    quick = _play_turn(_searcher(TURN_SIMULATIONS // SCREENING), seen, 0)
    plain = _play_turn(GreedyBot(), seen, 0)
    if quick is None or plain is None or quick.choices < LEAST_CHOICES or quick.end == plain.end:
        return None
    first_look = [
        _searched(turn.end, 0, TURN_SIMULATIONS // SCREENING).chances[seen.mover] for turn in (quick, plain)
    ]
    if first_look[0] - first_look[1] < MARGIN / 2:
        return None
    plans = [_play_turn(_searcher(TURN_SIMULATIONS), seen, seed) for seed in SEEDS]
    best = plans[0]
    if best is None or any(plan is None or plan.end != best.end for plan in plans):
        return None
    bots = [new_strategy(STRONG_LEVEL), PolicyBot(), *(GreedyBot() for _ in GREEDY_SEEDS)]
    turns = [_play_turn(bot, seen, seed) for seed, bot in enumerate(bots)]
    rivals = {turn.end: turn for turn in turns if turn is not None and turn.end != best.end}
    if not rivals or any(turn is not None and turn.end == best.end for turn in turns[-len(GREEDY_SEEDS) :]):
        return None
    compared = [best, *rivals.values()]
    found = []
    for seed in SEEDS:
        searched = [_searched(turn.end, seed, TURN_SIMULATIONS) for turn in compared]
        estimates = [Estimate(each.chances, each.sources) for each in searched]
        if not _is_clear(estimates, seen):
            return None
        found.append(estimates)
    lines = [(turn.moves, mean(each[place] for each in found)) for place, turn in enumerate(compared)]
    difficulty = _difficulty([turn is not None and turn.end == best.end for turn in turns[:2]])
    return _puzzle(Kind.TURN, seen, difficulty, lines)


class _Turn:
    """The moves of a player until somebody else moves, and where they lead."""

    def __init__(self, moves: tuple[Move, ...], choices: int, end: View) -> None:
        self.moves = moves
        self.choices = choices
        """How many of the moves were a choice."""
        self.end = end


def _play_turn(strategy: Strategy, seen: View, seed: int) -> _Turn | None:
    """Return a turn as a bot plays it; None if it ends with cards turned up, which nobody can plan."""
    rng = Random(seed)
    state, moves, choices = redeal(seen, rng), [], 0
    while state.seat == seen.seat:
        legal = legal_moves(state)
        choices += len(legal) > 1
        move = strategy.choose(view(state), rng)
        assert move in legal
        moves.append(move)
        state = play(state, move, shuffled_with(rng)).state
    end = view(state)
    if state.seat is None or Decision(0, seen, moves[0], end).dealt:
        return None
    return _Turn(tuple(moves), choices, end)


def _searcher(simulations: int) -> Strategy:
    return ChampionBot("champion", Budget(simulations), threads=1)


def _searched(seen: View, seed: int, simulations: int, closely: Sequence[Move] = ()) -> Analysis:
    """Return what a search finds that looks closely at some moves."""
    search = Search(seen, Random(seed), threads=1)
    search.run(Budget(simulations))
    for move in closely:
        lacking = RIVAL_SIMULATIONS - search.visits()[action_of(move)]
        if lacking > 0:
            search.try_action(action_of(move), lacking)
    return search.analysis()


def _leads_afterwards(seen: View, moves: Sequence[Move]) -> bool:
    """Return whether the first of several moves is still ahead where the same is spent on each.

    A search from here spends most on what it likes best, so that the same moves in another order only look worse.
    Where cards are turned up at once, nothing can be compared.
    """
    ends = [(move, view(play(redeal(seen, Random(0)), move, shuffled_with(Random(0))).state)) for move in moves]
    (best, *others) = [None if Decision(0, seen, move, end).dealt else end for move, end in ends]
    if best is None:
        return True
    chance, *rivals = (
        _searched(end, 0, AFTERWARDS).chances[seen.mover] for end in (best, *others) if end is not None
    )
    return chance - max(rivals, default=0.0) >= MARGIN


def _is_clear(estimates: Sequence[Estimate], seen: View) -> bool:
    """Return whether the first of several choices is clearly ahead for the mover, and something is at stake."""
    best, *others = (each.chances[seen.mover] for each in estimates)
    return OPEN[0] < best < OPEN[1] and best - max(others) >= MARGIN


def _difficulty(finds: Sequence[bool]) -> PuzzleDifficulty:
    """Return 1 if the first bot finds it, 2 if the second does, 3 if only the search does."""
    return next((number for number, found in zip(DIFFICULTIES, finds, strict=False) if found), DIFFICULTIES[-1])


def _puzzle(
    kind: Kind, seen: View, difficulty: PuzzleDifficulty, lines: Iterable[tuple[tuple[Move, ...], Estimate]]
) -> Puzzle:
    position = position_text(seen)
    name = hashlib.sha256(f"{kind} {position}".encode()).hexdigest()[:8]
    told = [line_of([move_text(move) for move in moves], value, seen.mover) for moves, value in lines]
    ordered = tuple(sorted(told, key=lambda line: -line.chance))
    theme = theme_of(seen, seen.phase, ordered[0].sources, ordered[1].sources)
    return Puzzle(kind, position, ordered, name, theme, difficulty)
