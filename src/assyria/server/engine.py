"""Local engines: other people's programs that choose moves, one process each, with lines of JSON in and out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import shlex
import shutil
import signal
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from assyria.server.fair_queue import FairQueue, Turn

log = logging.getLogger("assyria.engines")

LIVE = Turn()
LONGEST_LINE = 4096
"""The most bytes that an engine may write in a line; an answer needs less than a hundred."""
LONGEST_WORD = 500
"""The most characters of a line on stderr that are logged."""
NAME = re.compile(r"[\w.-]{1,40}", re.ASCII)
PASSED_ON = ("HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR", "TZ", "VIRTUAL_ENV")
"""Environment variables that an engine gets; others may hold passwords."""


class EngineFailed(Exception):
    """An engine gave no legal move; its text is a short code for the reason."""


@dataclass(frozen=True)
class EngineCommand:
    """The name of an engine, and the command that starts it."""

    name: str
    command: tuple[str, ...]


def parse_engine(text: str) -> EngineCommand:
    """Return an engine as the command line names it: `mybot=python mybot.py`. Raises ValueError."""
    name, equals, line = text.partition("=")
    if not equals:
        raise ValueError(f"engine {text!r}: NAME=COMMAND is needed")
    if not NAME.fullmatch(name):
        raise ValueError(f"engine {text!r}: a name has 1 to 40 letters, digits, dots, dashes or underscores")
    try:
        command = tuple(shlex.split(line))
    except ValueError as wrong:
        raise ValueError(f"engine {text!r}: {wrong}") from None
    if not command:
        raise ValueError(f"engine {text!r}: the command is missing")
    if shutil.which(command[0]) is None:
        raise ValueError(f"engine {text!r}: there is no program {command[0]!r}")
    return EngineCommand(name, command)


def parse_engines(texts: Iterable[str], taken: Iterable[str] = ()) -> dict[str, EngineCommand]:
    """Return all engines by name. Raises ValueError for a name that is taken or occurs twice."""
    found: dict[str, EngineCommand] = {}
    used = set(taken)
    for text in texts:
        engine = parse_engine(text)
        if engine.name in used:
            raise ValueError(f"engine {text!r}: there is already a bot of this name")
        used.add(engine.name)
        found[engine.name] = engine
    return found


class Engine:
    """One process, started at the first question; if it fails, it is killed and started again at the next one."""

    def __init__(self, called: EngineCommand, limit: float) -> None:
        self.name = called.name
        self.command = called.command
        self.limit = limit
        self._queue = FairQueue("engines", 1)
        self._process: asyncio.subprocess.Process | None = None
        self._answer: asyncio.Future[str] | None = None
        self._listening: set[asyncio.Task[None]] = set()

    async def ask(self, message: dict[str, Any], legal: Sequence[str], turn: Turn = LIVE) -> str:
        """Return the engine's move, one of the legal ones. Other callers wait. Raises EngineFailed."""
        async with self._queue.slot(turn):
            answered = False
            try:
                move = await asyncio.wait_for(self._exchange(message), self.limit)
                if move not in legal:
                    raise EngineFailed("illegal")
                answered = True
                return move
            except TimeoutError:
                raise EngineFailed("too-slow") from None
            except OSError as wrong:
                raise EngineFailed(type(wrong).__name__) from None
            finally:
                # Also when we are cancelled: a late answer would be taken for the answer to the next question.
                self._answer = None
                if not answered:
                    self.kill()

    async def _exchange(self, message: dict[str, Any]) -> str:
        process = self._process
        if process is None:
            process = self._process = await self._start()
        self._answer = asyncio.get_running_loop().create_future()
        assert process.stdin is not None
        process.stdin.write(orjson.dumps(message) + b"\n")
        await process.stdin.drain()
        return await self._answer

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
            # In a session of its own: Ctrl-C is meant for the server only, and children can be killed together.
            start_new_session=True,
        )
        log.info("engine started", extra={"engine": self.name, "pid": process.pid})
        for listening in (self._hear(process), self._overhear(process)):
            task = asyncio.create_task(listening)
            self._listening.add(task)
            task.add_done_callback(self._listening.discard)
        return process

    async def _hear(self, process: asyncio.subprocess.Process) -> None:
        """Take every line as the answer to the one open question."""
        assert process.stdout is not None
        why = "ended"
        with contextlib.suppress(OSError):
            while True:
                try:
                    line = await process.stdout.readline()
                except ValueError:
                    why = "line-too-long"
                    break
                if not line.endswith(b"\n"):
                    break
                answer = self._answer
                if process is not self._process or answer is None or answer.done():
                    why = "not-asked"
                    break
                try:
                    answer.set_result(_move(line))
                except EngineFailed as wrong:
                    why = str(wrong)
                    break
        if process is self._process:
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(EngineFailed(why))
            self.kill()
        with contextlib.suppress(OSError):
            # Read what it still wrote: a process has ended only when its pipes have.
            while await process.stdout.read(LONGEST_LINE):
                pass
        await process.wait()

    async def _overhear(self, process: asyncio.subprocess.Process) -> None:
        """Log what the engine writes to stderr, for the operator."""
        assert process.stderr is not None
        with contextlib.suppress(OSError):
            while True:
                try:
                    line = await process.stderr.readline()
                except ValueError:
                    continue
                if not line:
                    return
                text = line.decode("utf-8", "replace").strip()[:LONGEST_WORD]
                log.info("engine says", extra={"engine": self.name, "line": text})

    def kill(self) -> None:
        """Kill the process and its children; the next question starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        if process.stdin is not None:
            process.stdin.close()
        log.info("engine ended", extra={"engine": self.name, "pid": process.pid})

    async def wait_closed(self) -> None:
        """Wait until the process and its pipes have ended."""
        if self._listening:
            _, late = await asyncio.wait(self._listening, timeout=1)
            for task in late:
                task.cancel()


def _move(line: bytes) -> str:
    """Return the move that a line names, legal or not. Raises EngineFailed."""
    try:
        answer = orjson.loads(line)
    except orjson.JSONDecodeError:
        raise EngineFailed("not-json") from None
    move = answer.get("move") if isinstance(answer, dict) else None
    if not isinstance(move, str):
        raise EngineFailed("no-move")
    return move
