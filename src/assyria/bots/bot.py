"""What a bot is: a name, and a new player for every seat of every game."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from assyria.bots.analysis import SearchStatistics
from assyria.bots.answers import check_answer
from assyria.bots.failure import BotFailed, Failure, FailureCode, NoAnswer, describe_error
from assyria.record import position_text
from assyria.rules import Move, View

SEED_BITS = 53
"""The seed of a decision is a whole number in every language's JSON."""


class Strategy(Protocol):
    """What the author of a bot writes: it plays one seat of one game, and may remember things during it.

    One that searches may tell what it counted for its last move as an attribute `statistics` (`SearchStatistics`).
    """

    def choose(self, seen: View, rng: Random) -> object:
        """Return one of the legal moves: the move, its text, or its number. All chance comes from `rng`."""


class Asking(Protocol):
    """How a player is asked: in this process or in another. It may raise NoAnswer, or anything else."""

    def __call__(self, seen: View, seed: int) -> object: ...


class NewAsking(Protocol):
    """Starts a game. `game` names it, `version` says how far it is; both are for engines."""

    def __call__(self, game: str | None, version: int) -> Asking: ...


@dataclass(frozen=True)
class Bot:
    """A bot by name. It keeps nothing between games: each seat of each game gets a player of its own.

    >>> from random import Random
    >>> from assyria import Playthrough, load_bot
    >>> game, rng = Playthrough(players=2, seed=7), Random(1)
    >>> players = [load_bot(name).new_game() for name in ("greedy", "random")]
    >>> while not game.is_over:
    ...     _ = game.play(players[game.seat].choose(game.view, rng))
    """

    name: str
    level: int | None
    """From 1 to 10 for the bots that people choose among; None for others."""
    start: NewAsking
    limit: float | None = None
    """Seconds for a decision; more is a failure."""
    end: Callable[[], None] | None = None
    """Ends its process, if it has one."""

    def new_game(self, game: str | None = None, version: int = 0) -> BotPlayer:
        """Return a player for one seat of a game."""
        return BotPlayer(self, self.start(game, version), game or "")

    def choose(self, seen: View, rng: Random) -> Move:
        """Return the move of a new player for one decision. Raises BotFailed."""
        return self.new_game().choose(seen, rng)

    def close(self) -> None:
        """End its process, if it has one. The next question starts another."""
        if self.end is not None:
            self.end()


class BotPlayer:
    """A bot in one seat of one game. Its answers are checked here, wherever it plays."""

    def __init__(self, bot: Bot, asking: Asking, game: str) -> None:
        self.bot = bot
        self._asking = asking
        self._game = game

    def choose(self, seen: View, rng: Random) -> Move:
        """Return a legal move. Raises BotFailed."""
        # One number for the whole decision, so that a failure can be repeated.
        return self.decide(seen, rng.getrandbits(SEED_BITS))

    @property
    def statistics(self) -> SearchStatistics | None:
        """What the search for the last move counted; None if there was none, or in another process."""
        found = getattr(self._asking, "statistics", None)
        return found if isinstance(found, SearchStatistics) else None

    def decide(self, seen: View, seed: int) -> Move:
        """Return a legal move; its chance is `Random(seed)`. Raises BotFailed."""
        began = time.perf_counter()
        try:
            try:
                answer = self._asking(seen, seed)
            except NoAnswer:
                raise
            except (Exception, SystemExit) as wrong:  # a bot may raise anything, and sys.exit is no way to move
                trace = "".join(traceback.format_exception(wrong))
                raise NoAnswer(FailureCode.RAISED, describe_error(wrong), trace=trace) from wrong
            seconds, limit = time.perf_counter() - began, self.bot.limit
            if limit is not None and seconds > limit:
                raise NoAnswer(FailureCode.TOO_SLOW, f"{seconds:.1f} s, the limit is {limit:g} s")
            return check_answer(answer, seen)
        except NoAnswer as none:
            failure = failure_of(self.bot.name, none, seen, self._game, seed, time.perf_counter() - began)
            raise BotFailed(failure) from none.__cause__


def failure_of(bot: str, none: NoAnswer, seen: View, game: str, seed: int, seconds: float) -> Failure:
    """Return why there was no answer, with what was asked."""
    return Failure(
        bot=bot,
        code=none.code,
        why=none.why,
        game=game,
        seat=seen.mover,
        position=position_text(seen),
        seed=seed,
        answer=none.answer,
        trace=none.trace,
        stderr=none.stderr,
        seconds=seconds,
    )


def strategy_bot(name: str, new: Callable[[], Strategy], level: int | None = None) -> Bot:
    """Return a bot in this process. `new` is called for every seat of every game."""
    return Bot(name, level, _NewStrategyAsking(new))


@dataclass(frozen=True, eq=False)
class _NewStrategyAsking:
    """Starts games of a strategy."""

    new: Callable[[], Strategy]

    def __call__(self, game: str | None, version: int) -> Asking:  # noqa: ARG002 - for engines
        return _StrategyAsking(self.new)


class _StrategyAsking:
    """A strategy in this process."""

    def __init__(self, new: Callable[[], Strategy]) -> None:
        self._new = new
        self._strategy: Strategy | None = None

    def __call__(self, seen: View, seed: int) -> object:
        # At the first question, so that an error in it is told as any other.
        self._strategy = self._strategy or self._new()
        return self._strategy.choose(seen, Random(seed))

    @property
    def statistics(self) -> object:
        return getattr(self._strategy, "statistics", None)
