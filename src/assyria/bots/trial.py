"""A trial of a bot of any kind: hundreds of varied positions, with time and memory measured."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from assyria.bots.bot import BotPlayer
from assyria.bots.engine import EngineProcess
from assyria.bots.failure import BotFailed, Failure
from assyria.bots.spec import LOADING, BotSpec
from assyria.bots.varied_positions import varied_positions
from assyria.rules import Move, View, view

MOST_FAILURES = 10
"""A trial ends after so many: the bot is broken, and each may have cost the whole time limit."""
REPEATED = 5
"""Every so many positions, a second game with the same chance shows whether the answer is the same."""


@dataclass
class Trial:
    """What a trial found out."""

    bot: str
    positions: int = 0
    failures: list[Failure] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Of each answer, the way to its process included; the first answer of a process does not count."""
    repeated: int = 0
    different: int = 0
    """Positions that were asked twice, and those that were then answered differently."""
    printed: int = 0
    """Answers to which it printed something else to standard output."""
    memory: int | None = None
    """The most bytes that its process had in memory; None where this system does not say."""

    @property
    def passed(self) -> bool:
        return not self.failures and not self.printed

    @property
    def mean(self) -> float:
        return sum(self.seconds) / len(self.seconds) if self.seconds else 0.0

    @property
    def p99(self) -> float:
        """The time that 99 of 100 answers did not exceed."""
        return sorted(self.seconds)[-1 - len(self.seconds) // 100] if self.seconds else 0.0

    @property
    def worst(self) -> float:
        return max(self.seconds, default=0.0)


def try_bot(
    name: str,
    positions: int,
    limit: float,
    seed: int,
    on_position: Callable[[], None],
    on_failure: Callable[[Failure], None],
) -> Trial:
    """Try a bot in positions that follow from the seed; tell each failure when it happens. Raises UnknownBot."""
    engine = BotSpec.parse(name).engine(limit, loading=LOADING)
    trial = Trial(name)
    try:
        for number, state in enumerate(islice(varied_positions(seed), positions)):
            try:
                _try_position(trial, engine, view(state), number)
            except BotFailed as failed:
                trial.failures.append(failed.failure)
                on_failure(failed.failure)
            on_position()
            if len(trial.failures) == MOST_FAILURES:
                break
    finally:
        trial.printed = engine.printed
        engine.close()
    return trial


def _try_position(trial: Trial, engine: EngineProcess, seen: View, number: int) -> None:
    """Ask for one decision, and for some a second time, each in a game of its own. Raises BotFailed."""
    bot = engine.bot()
    trial.positions += 1
    move = _ask(trial, engine, bot.new_game(), seen, number)
    if number % REPEATED == 0:
        trial.repeated += 1
        trial.different += _ask(trial, engine, bot.new_game(), seen, number) != move


def _ask(trial: Trial, engine: EngineProcess, player: BotPlayer, seen: View, seed: int) -> Move:
    before = engine.pid
    began = time.perf_counter()
    move = player.decide(seen, seed)
    seconds = time.perf_counter() - began
    if engine.pid == before:
        trial.seconds.append(seconds)
    memory = _peak_memory(engine.pid)
    if memory is not None:
        trial.memory = max(memory, trial.memory or 0)
    return move


def _peak_memory(pid: int | None) -> int | None:
    """Return the most bytes that a process had in memory, where the system says it."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    except (OSError, ValueError):
        pass
    return None
