"""The frames of a client, until the app takes them."""

from __future__ import annotations

import asyncio

from assyria.server.web.socket_protocol import Frames


def test_in_the_order_in_which_they_came() -> None:
    async def work() -> None:
        frames = Frames()
        assert frames.empty()
        reader = asyncio.create_task(frames.get())
        await asyncio.sleep(0)
        for number in range(3):
            frames.put_nowait(number)
        assert await reader == 0
        assert not frames.empty()
        assert [await frames.get(), await frames.get()] == [1, 2]
        assert frames.empty()

    asyncio.run(work())


def test_none_is_lost_with_a_reader_who_leaves() -> None:
    async def work() -> None:
        frames = Frames()
        reader = asyncio.create_task(frames.get())
        await asyncio.sleep(0)
        reader.cancel()
        await asyncio.sleep(0)
        frames.put_nowait("ping")
        assert await frames.get() == "ping"

    asyncio.run(work())
