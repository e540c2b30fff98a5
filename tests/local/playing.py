"""Somebody at a table without a server, who plays random legal moves. Runs in a browser's Python, too."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, Self

from tests.local.memory import Tab

ME = {"kind": "me", "name": "Ada"}


def bot(level: int) -> dict[str, Any]:
    return {"kind": "bot", "bot": f"level-{level}"}


class Player:
    """The page at a table: it plays as soon as it is somebody's turn here."""

    def __init__(self, tab: Tab, table: str, seed: int = 1) -> None:
        self.tab, self.id = tab, table
        self.rng = Random(seed)
        self.news = asyncio.Event()
        self.seen: Any = None

    @classmethod
    async def seated(cls, tab: Tab, *seats: Any, seed: int = 1, **options: Any) -> Self:
        """Open a table and look at it."""
        made = await tab.ask("POST", "/tables", {"seats": list(seats), **options})
        player = cls(tab, made["id"], seed)
        await tab.tables.watch(player.id, None, player.receive)
        return player

    def receive(self, text: str) -> None:
        self.seen = json.loads(text)
        self.news.set()

    async def command(self, name: str, **more: Any) -> Any:
        body = {"type": name, "seat": self.seen["mover"], "version": self.seen["version"], **more}
        return await self.tab.ask("POST", f"/tables/{self.id}/commands", body)

    async def decide(self) -> None:
        """Play a move, or confirm the one that is held."""
        if self.seen["held"] is not None:
            await self.command("confirm")
        else:
            assert self.seen["preview"]["version"] == self.seen["version"]
            await self.command("move", move=self.rng.choice(self.seen["legal"]))

    async def until_mine(self) -> None:
        """Wait until somebody here is to decide, or the game is over."""
        while self.seen["status"] == "playing" and self.seen["mover"] not in self.seen["mine"]:
            self.news.clear()
            await self.news.wait()

    async def play_out(self) -> None:
        await self.until_mine()
        while self.seen["status"] == "playing":
            await self.decide()
            await self.until_mine()

    async def record(self) -> Any:
        return await self.tab.ask("GET", f"/tables/{self.id}/record")


async def play_game(players: int, seed: int) -> str:
    """Play a whole game against bots, all of it by a seed; return what was kept of it, and its record, as JSON."""
    tab = Tab(seed=seed)
    player = await Player.seated(tab, ME, *[bot(1 + (seed + n) % 5) for n in range(1, players)], seed=seed)
    await player.play_out()
    return json.dumps({"kept": vars(tab.store.tables[player.id]), "record": await player.record()})
