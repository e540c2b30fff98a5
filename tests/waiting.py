"""Tests wait for an event, never for a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which something counts as never happening, on a machine that is busy with other things, too."""


async def until(happened: Callable[[], object]) -> None:
    """Wait until something has happened, however long it takes a busy machine."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)
