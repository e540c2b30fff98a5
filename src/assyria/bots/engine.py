"""Engines: programs that choose moves, one process each, with lines of JSON in and out.

The protocol is in docs/howto/write-a-bot.md. Everything here waits. A server asks from a thread.
"""

from __future__ import annotations

import atexit
import contextlib
import itertools
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from collections.abc import Mapping, Sequence
from typing import Any

from assyria.bots.bot import Asking, Bot
from assyria.bots.engine_stderr import StderrLog, log
from assyria.bots.failure import FailureCode, NoAnswer
from assyria.record import move_text, position_text
from assyria.rules import View, legal_moves

LONGEST_LINE = 64 * 1024
"""The most bytes in a line of an engine; an answer needs less than a hundred, a traceback some thousands."""
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
        self._running: _Running | None = None
        self._killed: list[_Running] = []
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
        with self._turn:
            running, limit = self._running, self.limit
            if running is None or running.fault is not None:
                self.kill()
                if running is not None and running.fault is not FailureCode.ENDED:
                    raise running.misbehaved()
                running = self._running = _Running(self.name, self.command, self._environment)
                limit += self.loading * self._may_load
                self._may_load = False
            try:
                answer = running.ask(next(self._questions), message, limit)
                self._may_load = True
                self.printed += "printed" in answer
                return _move(answer, running)
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


class _Running:
    """A process that runs, the one open question, and the threads that listen to it."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str] | None) -> None:
        self.name = name
        self.fault: FailureCode | None = None
        """Why it must not be asked again."""
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._asked = False
        self._late = False
        self._last: bytes | None = None
        """The line that was one too many, or too long."""
        self._lock = threading.Lock()
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the command that its user named
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=None if environment is None else dict(environment),
                # In a session of its own: Ctrl-C is not meant for it, and children can be killed together.
                start_new_session=True,
            )
        except OSError as wrong:
            raise NoAnswer(FailureCode.ENDED, f"{command[0]} cannot be started: {wrong.strerror}") from None
        log.info("engine started", extra={"engine": name, "pid": self.process.pid})
        self.stderr = StderrLog(name)
        self._threads = [
            threading.Thread(target=self._hear, daemon=True),
            threading.Thread(target=self.stderr.read, args=(self.process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, number: int, message: Mapping[str, Any], limit: float) -> dict[str, Any]:
        """Return the answer as it came. Raises NoAnswer."""
        question = json.dumps({**message, "question": number}, separators=(",", ":"))
        with self._lock:
            self._asked = True
        # It ends whatever this thread waits for: a pipe that nobody empties, an answer that does not come.
        clock = threading.Timer(limit, self._time_out)
        clock.daemon = True
        clock.start()
        try:
            assert self.process.stdin is not None
            with contextlib.suppress(OSError, ValueError):  # the reading thread says why
                self.process.stdin.write(question.encode() + b"\n")
                self.process.stdin.flush()
            line = self._answers.get()
        finally:
            clock.cancel()
        if self._late:
            raise self._no_answer(FailureCode.TOO_SLOW, f"no answer in {limit:g} s")
        if not line:
            raise self.misbehaved()
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self._no_answer(FailureCode.NOT_JSON, "the line is not JSON", line) from None
        if not isinstance(answer, dict):
            raise self._no_answer(FailureCode.NO_MOVE, "the line is not a JSON object", line)
        if answer.get("question", number) != number:
            why = f"it answers question {answer['question']}, and {number} was asked"
            raise self._no_answer(FailureCode.NOT_ASKED, why, line)
        return answer

    def misbehaved(self) -> NoAnswer:
        """Return what is told of a process that must not be asked again."""
        code = self.fault or FailureCode.ENDED
        why = {
            FailureCode.LINE_TOO_LONG: f"a line has more than {LONGEST_LINE} bytes",
            FailureCode.NOT_ASKED: "it wrote a line that nobody had asked for",
        }
        return self._no_answer(code, why.get(code) or self._how_it_ended(), self._last)

    def _no_answer(self, code: FailureCode, why: str, line: bytes | None = None) -> NoAnswer:
        self.kill()
        self._threads[1].join(0.5)  # its last words may be on their way
        answer = None if line is None else line[:300].decode("utf-8", "replace").strip()
        return NoAnswer(code, why, answer=answer, stderr=self.stderr.last())

    def _how_it_ended(self) -> str:
        try:
            status = self.process.wait(1)
        except subprocess.TimeoutExpired:
            return "its output ended"
        return f"ended by {signal.Signals(-status).name}" if status < 0 else f"ended with exit code {status}"

    def _hear(self) -> None:
        """Take every line as the answer to the one open question. An empty one says that no more will come."""
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self.process.stdout.readline(LONGEST_LINE):
                whole = line.endswith(b"\n")
                with self._lock:
                    asked, self._asked = self._asked, False
                    if not whole and len(line) >= LONGEST_LINE:
                        self.fault = FailureCode.LINE_TOO_LONG
                    elif not whole:
                        self.fault = FailureCode.ENDED
                    elif not asked:
                        self.fault = FailureCode.NOT_ASKED
                if self.fault is not None:
                    self._last = line
                    break
                self._answers.put(line)
        self.fault = self.fault or FailureCode.ENDED
        self._answers.put(b"")
        if self.fault is not FailureCode.ENDED:
            self.kill()
        with contextlib.suppress(OSError, ValueError):
            # Read what it still writes: a process has ended only when its pipes have.
            while self.process.stdout.read(LONGEST_LINE):
                pass
            self.process.stdout.close()
        self.process.wait()

    def _time_out(self) -> None:
        self._late = True
        self.kill()
        self._answers.put(b"")

    def kill(self) -> None:
        """Kill the process and its children."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        # RuntimeError: a signal came while this thread wrote to it.
        with contextlib.suppress(OSError, RuntimeError):
            assert self.process.stdin is not None
            self.process.stdin.close()
        self.fault = self.fault or FailureCode.ENDED

    @property
    def listening(self) -> bool:
        return any(thread.is_alive() for thread in self._threads)

    def join(self) -> None:
        """Wait until the process and its pipes have ended."""
        for thread in self._threads:
            thread.join(1)


def _move(answer: dict[str, Any], running: _Running) -> object:
    """Return what an answer says is the move, legal or not. Raises NoAnswer."""
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
    if "move" not in answer:
        raise NoAnswer(FailureCode.NO_MOVE, 'there is no "move" in the answer', answer=json.dumps(answer)[:300])
    return answer["move"]


def kill_engines() -> None:
    """Kill all engines of this process, which is about to end: one that hangs would not notice."""
    for engine in list(_STARTED):
        engine.kill()


atexit.register(kill_engines)
