"""Passphrases: hashed and checked in threads of their own, so that nothing else waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.admission import HASHING
from assyria.server.metrics import LIMITED

T = TypeVar("T")

RETRY_AFTER = 2.0
NICENESS = 10

_HASHER = PasswordHasher()


class Passphrases:
    """One thread for people whom we know, one for strangers: however many of these try, they delay no one else."""

    def __init__(self, longest_queue: int) -> None:
        """Set `longest_queue`: how many checks may wait for each thread; a further one is refused."""
        self._known = _Lane(f"{HASHING}-known", longest_queue)
        self._strangers = _Lane(f"{HASHING}-strangers", longest_queue)

    async def hash(self, passphrase: str, known: bool = False) -> str:
        """Return the hash of a passphrase. Raises Problem if too many others wait."""
        return await self._lane(known).run(lambda: _HASHER.hash(passphrase))

    async def matches(self, kept: str | None, passphrase: str, known: bool = False) -> bool:
        """Return whether this is the passphrase of a hash; without a hash the same work is done for nothing.

        Raises Problem if too many others wait.
        """

        def check() -> bool:
            nobodys = _nobodys()  # the first check makes it, whatever it checks
            try:
                return _HASHER.verify(kept or nobodys, passphrase) and kept is not None
            except (Argon2Error, InvalidHashError):
                return False

        return await self._lane(known).run(check)

    def close(self) -> None:
        """End the threads; checks that wait are dropped."""
        self._known.close()
        self._strangers.close()

    def _lane(self, known: bool) -> _Lane:
        return self._known if known else self._strangers


@cache
def _nobodys() -> str:
    """Return what is checked if there is no such account, so that the time it takes reveals nothing."""
    return _HASHER.hash(secrets.token_hex(16))


class _Lane:
    """A thread with a short queue."""

    def __init__(self, name: str, longest: int) -> None:
        self._longest = longest
        self._thread = ThreadPoolExecutor(1, name, initializer=_yield_to_others)
        self._waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._longest:
            LIMITED.labels("passphrase_queue").inc()
            raise Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=RETRY_AFTER)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _yield_to_others() -> None:
    """Give this thread less of the processor than those that serve tables, where the system can (Linux)."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
