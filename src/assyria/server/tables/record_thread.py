"""Work with the records that tables go on from: it takes a while, and other tables must not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

Found = TypeVar("Found")
About = TypeVarTuple("About")


class RecordThread:
    """A thread that does it, one after the other."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "records")

    def __call__(self, work: Callable[[*About], Found], /, *about: *About) -> Awaitable[Found]:
        """Return the result of the work. Raises what it raises."""
        return asyncio.get_running_loop().run_in_executor(self._thread, work, *about)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)
