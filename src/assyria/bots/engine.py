"""Engines: programs that choose moves, one process each, with lines of JSON in and out.

The protocol is in docs/howto/write-a-bot.md. Everything here waits. A server asks from a thread.
"""

from __future__ import annotations

import atexit
import itertools
import json
import shlex
import shutil
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from assyria.bots.bot import Asking, Bot
from assyria.bots.engine_run import RunningEngine
from assyria.bots.failure import FailureCode, NoAnswer
from assyria.bots.holding_signals import holding_signals
from assyria.record import move_text, position_text
from assyria.rules import View, legal_moves

LIMIT = 10.0
"""Seconds for a decision."""
PASSED_ON = (
    *("HOME", "LANG", "LC_ALL", "NUMBA_CACHE_DIR", "PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR", "TZ"),
    *("VIRTUAL_ENV", "XDG_CACHE_HOME"),
)
"""Environment variables that an engine gets from a server; others may hold passwords."""

_games = itertools.count(1)
_STARTED: weakref.WeakSet[EngineProcess] = weakref.WeakSet()


def parse_command(text: str) -> tuple[str, ...]:
    """Return the program and its arguments: `python mybot.py --fast`. Raises ValueError."""
    command = tuple(shlex.split(text))
    if not command:
        raise ValueError("the command is missing")
    if shutil.which(command[0]) is None:
        raise ValueError(f"there is no program {command[0]!r}")
    return command


class EngineProcess:
    """One process, started at the first question; if it fails, it is killed and started again at the next one."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        limit: float = LIMIT,
        environment: Mapping[str, str] | None = None,
        loading: float = 0.0,
    ) -> None:
        """Set the seconds for an answer; the first of a process may take `loading` more.

        One that fails at its first question has had that time: the next one does not get it again.
        """
        self.name = name
        self.command = tuple(command)
        self.limit = limit
        self.loading = loading
        self.printed = 0
        """Answers to which it had printed something else; only `assyria.bots.host` knows."""
        self._environment = environment
        self._may_load = True
        self._questions = itertools.count(1)
        self._turn = threading.Lock()
        self._running: RunningEngine | None = None
        self._killed: list[RunningEngine] = []
        """Those whose pipes may still be open."""
        _STARTED.add(self)

    @property
    def pid(self) -> int | None:
        """The process that runs now."""
        running = self._running
        return None if running is None else running.process.pid

    def bot(self) -> Bot:
        """Return the bot that it plays. One process plays all games; messages say which."""
        return Bot(self.name, None, self._start, end=self.close)

    def _start(self, game: str | None, version: int) -> Asking:
        return _EngineAsking(self, f"game-{next(_games)}" if game is None else game, version)

    def __reduce__(self) -> tuple[object, ...]:
        """Another process, or a copy, starts a program of its own."""
        return EngineProcess, (self.name, self.command, self.limit, self._environment, self.loading)

    def ask(self, message: Mapping[str, Any]) -> object:
        """Return what an engine answers as its move. Other threads wait. Raises NoAnswer."""
        with self._asking() as (running, limit):
            answer = running.ask(next(self._questions), message, limit)
            self._may_load = True
            self.printed += "printed" in answer
            return _part(answer, "move", running)

    def analyse(self, message: Mapping[str, Any], seconds: float, tell: Callable[[object], object]) -> None:
        """Ask for an analysis, and tell what the engine writes of it until it has ended. Raises NoAnswer.

        It may be asked to think for so many seconds, and has its usual limit for each line besides.
        """
        with self._asking() as (running, limit):
            for answer in running.listen(next(self._questions), message, limit + seconds):
                self._may_load = True
                if "analysis" in answer or "last" not in answer:
                    tell(_part(answer, "analysis", running))

    def stop(self) -> None:
        """Ask the engine to end the analysis that it is at, if it is at one: a last line comes soon."""
        running = self._running
        if running is not None:
            running.stop()

    @contextmanager
    def _asking(self) -> Iterator[tuple[RunningEngine, float]]:
        """Give the turn to ask, the process and its limit. Other threads wait."""
        with self._turn:
            running, limit = self._running, self.limit
            if running is None or running.fault is not None:
                self.kill()
                if running is not None and running.fault is not FailureCode.ENDED:
                    raise running.misbehaved()
                with holding_signals():  # a process that nobody knows would go on for ever
                    running = self._running = RunningEngine(self.name, self.command, self._environment)
                limit += self.loading * self._may_load
                self._may_load = False
            try:
                yield running, limit
            except BaseException:
                # Also when this thread is interrupted: a late answer would be taken for that to the next question.
                self.kill()
                raise

    def kill(self) -> None:
        """Kill the process and its children; the next question starts another. Who waits gets no answer."""
        running = self._running
        if running is not None:
            # First of all: who is called now, by a signal or in another thread, may end this process at once.
            running.kill()
            if self._running is running:
                self._running = None
            self._killed = [each for each in (*self._killed, running) if each.listening]

    def close(self) -> None:
        """Kill the process and wait until it and its pipes have ended."""
        self.kill()
        for running in self._killed:
            running.join()


class _EngineAsking:
    """One seat of one game that an engine plays."""

    def __init__(self, engine: EngineProcess, game: str, version: int) -> None:
        self._engine = engine
        self._game = game
        self._version = version

    def __call__(self, seen: View, seed: int) -> object:
        version, self._version = self._version, self._version + 1
        return self._engine.ask(
            {
                "type": "game",
                "game": self._game,
                "version": version,
                "seat": seen.mover,
                "position": position_text(seen),
                "legal": [move_text(move) for move in legal_moves(seen)],
                "seed": seed,
            }
        )


def _part(answer: dict[str, Any], name: str, running: RunningEngine) -> object:
    """Return what was asked for, right or not. Raises NoAnswer."""
    if "error" in answer:
        error = answer["error"]
        told: dict[str, Any] = error if isinstance(error, dict) else {"why": error}
        known = told.get("code") in list(FailureCode)
        raise NoAnswer(
            FailureCode(told["code"]) if known else FailureCode.RAISED,
            " ".join(str(told.get("why", "")).split())[:500],
            answer=told.get("answer") if isinstance(told.get("answer"), str) else None,
            trace=str(told.get("trace", "")),
            stderr=running.stderr.last(),
        )
    if name not in answer:
        raise NoAnswer(FailureCode.NO_MOVE, f'there is no "{name}" in the answer', answer=json.dumps(answer)[:300])
    return answer[name]


def kill_engines() -> None:
    """Kill all engines of this process, which is about to end: one that hangs would not notice."""
    for engine in list(_STARTED):
        engine.kill()


atexit.register(kill_engines)
