"""One run of an engine: its process, its pipes, and what it answers to the question that is open."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from assyria.bots.engine_stderr import StderrLog, log
from assyria.bots.failure import FailureCode, NoAnswer

LONGEST_LINE = 64 * 1024
"""The most bytes in a line of an engine; an answer needs less than a hundred, an analysis some ten thousand."""


class RunningEngine:
    """A process that runs, the one open question, and the threads that listen to it."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str] | None) -> None:
        self.name = name
        self.fault: FailureCode | None = None
        """Why it must not be asked again."""
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._asked = False
        self._open = False
        """Whether more than one answer may come."""
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
        with self._lock:
            self._asked = True
        return self._next(number, limit, message)

    def listen(self, number: int, message: Mapping[str, Any], limit: float) -> Iterator[dict[str, Any]]:
        """Yield answers as they come, each within the limit, to the last or an error. Raises NoAnswer."""
        with self._lock:
            self._asked = self._open = True
        answer = self._next(number, limit, message)
        while answer.get("last") is not True and "error" not in answer:
            yield answer
            answer = self._next(number, limit)
        with self._lock:
            self._asked = self._open = False
            if self.fault is None and not self._answers.empty():
                self.fault = FailureCode.NOT_ASKED
        yield answer

    def stop(self) -> None:
        """Ask for the last answer of those that come."""
        with self._lock:
            if self._open:
                self._write({"type": "stop"})

    def _next(self, number: int, limit: float, message: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Ask, and return the next answer. Raises NoAnswer."""
        # It ends whatever this thread waits for: a pipe that nobody empties, an answer that does not come.
        clock = threading.Timer(limit, self._time_out)
        clock.daemon = True
        clock.start()
        try:
            if message is not None:
                self._write({**message, "question": number})
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

    def _write(self, message: Mapping[str, Any]) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, ValueError):  # the reading thread says why
            self.process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self.process.stdin.flush()

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
                    asked, self._asked = self._asked, self._open
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
