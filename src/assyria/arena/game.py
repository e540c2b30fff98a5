"""One game between bots. All its chance follows from the seed and the pairing."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from assyria.arena.pairings import Pairing, RuleOptions
from assyria.arena.warming import warm_up
from assyria.board import FOOD_CARDS, Card
from assyria.bots import Bot, load_bot
from assyria.record import GameHistory
from assyria.rules import Game, Phase, ScoreBreakdown, Shuffle, deal, outcome, view


class BotFailed(Exception):
    """A bot raised an error or made an illegal move: its name, the deal, and what happened where."""

    def __init__(self, bot: str, deal: int, why: str) -> None:
        super().__init__(bot, deal, why)
        self.bot = bot
        self.deal = deal
        self.why = why


class SeatResult(NamedTuple):
    """The result of one seat."""

    bot: str
    ledger: ScoreBreakdown
    decisions: int
    """How often the bot was asked for a move, forced ones included."""
    seconds: float
    """Its thinking time in all."""

    @property
    def score(self) -> int:
        return sum(self.ledger)


class Played(NamedTuple):
    """The result of one game."""

    deal: int
    rotation: int
    seats: tuple[SeatResult, ...]
    options: RuleOptions = RuleOptions()

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.deal, self.rotation, tuple(seat.bot for seat in self.seats), self.options)

    @property
    def ranks(self) -> tuple[float, ...]:
        """The place of each seat, 1 is best. Ties share places: two winners are 1.5th."""
        scores = [seat.score for seat in self.seats]
        return tuple(
            1 + sum(other > score for other in scores) + (scores.count(score) - 1) / 2 for score in scores
        )

    @property
    def win_shares(self) -> tuple[float, ...]:
        """The share of the victory of each seat. Winners who tie share it."""
        scores = [seat.score for seat in self.seats]
        best = max(scores)
        return tuple((score == best) / scores.count(best) for score in scores)


def play_pairing(pairing: Pairing, seed: int, given: Mapping[str, Bot] | None = None) -> Played:
    """Play a game. The same seed and pairing give the same game on any machine, unless a bot looks at the clock.

    `given` are bots that are not loaded by their names. Raises BotFailed.
    """
    known = given or {}
    for name in pairing.seats:
        if name not in known:
            warm_up(name)
    cards = f"{seed} {pairing.deal}"
    players = len(pairing.seats)
    history = GameHistory(Game(players, **pairing.options._asdict()), deal(players, Random(f"{cards} cards")))
    chances = [Random(f"{seed} {pairing.deal} {pairing.rotation} {seat}") for seat in range(players)]
    # One thread each: a runner keeps all cores busy.
    bots = [known[name] if name in known else load_bot(name, threads=1) for name in pairing.seats]
    try:
        decisions, seconds = play_on(history, bots, chances, same_shuffles(cards))
    except Exception as wrong:
        raise BotFailed(pairing.seats[history.state.mover], pairing.deal, _describe_error(wrong)) from wrong
    end = outcome(history.state)
    assert end is not None
    seats = zip(pairing.seats, end.ledgers, decisions, seconds, strict=True)
    return Played(pairing.deal, pairing.rotation, tuple(SeatResult(*seat) for seat in seats), pairing.options)


def play_on(
    history: GameHistory, bots: Sequence[Bot], chances: Sequence[Random], shuffle: Shuffle
) -> tuple[list[int], list[float]]:
    """Let the bots play to the end, and return how many decisions and seconds each seat took."""
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    while history.state.phase is not Phase.OVER:
        seat = history.state.mover
        seen = view(history.state)
        began = time.perf_counter()
        move = bots[seat].choose(seen, chances[seat])
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        history.play(move, shuffle)
    return decisions, seconds


def _describe_error(wrong: Exception) -> str:
    """Return what was raised, and where."""
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__}: {wrong} ({Path(last.filename).name}:{last.lineno})"


def same_shuffles(label: str) -> Shuffle:
    """Return shuffles that are as alike as they can be in all games of this label.

    What was discarded differs from game to game. So each time the whole deck is shuffled, in the same way
    everywhere, and the discarded cards get the order that they have in it.
    """
    copies: Counter[Card] = Counter()
    deck: list[tuple[Card, int]] = []
    for card in FOOD_CARDS:
        deck.append((card, copies[card]))
        copies[card] += 1
    times = 0

    def shuffle(cards: tuple[Card, ...]) -> list[Card]:
        nonlocal times
        times += 1
        held = Counter(cards)
        order = Random(f"{label} shuffle {times}").sample(deck, len(deck))
        # Always the same copies of a card: the first to come up would lie higher than chance has it.
        return [card for card, copy in order if copy < held[card]]

    return shuffle
