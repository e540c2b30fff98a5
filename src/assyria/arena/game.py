"""One game between bots. All its chance follows from the seed and the pairing."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from assyria.arena.pairings import Pairing, RuleOptions
from assyria.arena.warming import seated_bot, warm_up
from assyria.board import FOOD_CARDS, Card
from assyria.bots import Bot, BotFailed, BotPlayer, SearchStatistics
from assyria.record import GameHistory
from assyria.rules import Game, Phase, ScoreBreakdown, Shuffle, deal, outcome, view


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


class Course(NamedTuple):
    """A whole game, and how it went for its players."""

    history: GameHistory
    decisions: list[int]
    """By seat: how often it was asked for a move, forced ones included."""
    seconds: list[float]
    """By seat: its thinking time in all."""
    statistics: list[SearchStatistics | None]
    """By move: what the search for it counted, if there was one."""


class PlayedGame(NamedTuple):
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


def play_pairing(
    pairing: Pairing, seed: int, given: Mapping[str, Bot] | None = None, limit: float | None = None
) -> PlayedGame:
    """Play a game. The same seed and pairing give the same game on any machine, unless a bot looks at the clock.

    `given` are bots that are not loaded by their names. With a limit, in seconds for a decision, bots that do not
    ship with the game think in processes of their own (`BotSpec.isolated`). Raises BotFailed.
    """
    known = given or {}
    for name in pairing.seats:
        if name not in known:
            warm_up(name, limit)
    cards = f"{seed} {pairing.deal}"
    players = len(pairing.seats)
    history = GameHistory(Game(players, **pairing.options._asdict()), deal(players, Random(f"{cards} cards")))
    chances = [Random(f"{seed} {pairing.deal} {pairing.rotation} {seat}") for seat in range(players)]
    bots = [known[name] if name in known else seated_bot(name, limit) for name in pairing.seats]
    try:
        seated = [bot.new_game() for bot in bots]
        course = play_on(history, seated, chances, same_shuffles(cards))
    except BotFailed as failed:
        where = f"deal {pairing.deal}, seating {pairing.rotation}"
        raise BotFailed(replace(failed.failure, game=where)) from failed
    end = outcome(course.history.state)
    assert end is not None
    seats = zip(pairing.seats, end.ledgers, course.decisions, course.seconds, strict=True)
    return PlayedGame(pairing.deal, pairing.rotation, tuple(SeatResult(*seat) for seat in seats), pairing.options)


def play_on(
    history: GameHistory, players: Sequence[BotPlayer], chances: Sequence[Random], shuffle: Shuffle
) -> Course:
    """Let bots play to the end, and return how it went. Raises BotFailed."""
    decisions, seconds, statistics = [0] * len(players), [0.0] * len(players), list[SearchStatistics | None]()
    while history.state.phase is not Phase.OVER:
        seat = history.state.mover
        seen = view(history.state)
        began = time.perf_counter()
        move = players[seat].choose(seen, chances[seat])
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        statistics.append(players[seat].statistics)
        history = history.play(move, shuffle)
    return Course(history, decisions, seconds, statistics)


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
