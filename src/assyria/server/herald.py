"""Tells people who are not looking that it is their turn, or that the game is over."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import orjson

from assyria.render.words import words_in
from assyria.server.history import Change
from assyria.server.hub import LiveTable
from assyria.server.notices import (
    Code,
    Courier,
    Kind,
    Notice,
    Outcome,
    Shape,
    Subscription,
    Webhook,
    push,
    webhook,
)
from assyria.store import Store, Unavailable
from assyria.table import Status

log = logging.getLogger("assyria.herald")

MESSAGES = {
    Kind.YOUR_TURN: "notice-your-turn",
    Kind.GAME_OVER: "notice-game-over",
    Kind.TAKE_BACK_ASKED: "notice-take-back-asked",
    Kind.TEST: "notice-test",
}


class Herald:
    """Sends notices to the webhooks and browsers that people have named."""

    def __init__(self, store: Store, keys: str, courier: Courier, contact: str | None) -> None:
        """`contact` is whom push services may write to about us; without one there is no push."""
        self.store = store
        self.keys = keys
        self.courier = courier
        self.contact = contact
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, store: Store, courier: Courier, contact: str | None) -> Herald:
        return cls(store, await store.setting("push-key", push.new_keys), courier, contact)

    @property
    def public_key(self) -> str:
        return push.public_key(self.keys)

    def written(self, live: LiveTable, changes: list[Change]) -> None:
        """After something was written at a table: tell those whom it concerns and who do not watch."""
        table = live.table
        looking = {watcher.who for watcher in live.watchers}
        by = {table.chairs[change.seat].holder for change in changes if change.seat is not None}
        told: dict[str, tuple[Kind, int]] = {}
        for seat, chair in enumerate(table.chairs):
            if chair.holder is None or chair.holder in looking or chair.holder in by:
                continue
            if table.status is Status.FINISHED:
                told[chair.holder] = (Kind.GAME_OVER, seat)
            elif any(change.kind == "TakeBackAsked" for change in changes):
                told[chair.holder] = (Kind.TAKE_BACK_ASKED, seat)
            elif seat == table.mover and chair.decides:
                told[chair.holder] = (Kind.YOUR_TURN, seat)
        for holder, (kind, seat) in told.items():
            task = asyncio.create_task(self._tell(holder, kind, live.id, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell(self, holder: str, kind: Kind, table: str, seat: int) -> None:
        try:
            for found in await self.store.subscriptions(holder):
                await self.send(holder, found, kind, table, seat)
        except Unavailable:
            log.warning("notice lost", extra={"table": table, "why": "store-unavailable"})

    async def send(
        self, holder: str, found: dict[str, Any], kind: Kind, table: str | None, seat: int | None
    ) -> Outcome:
        """One notice to one subscription; a failure is noted where its owner sees it, a dead one is dropped."""
        body = found["body"]
        text = words_in(body["language"])(MESSAGES[kind])
        link = f"{body['base']}table/{table}" if table else body["base"]
        notice = Notice(kind, text, link, table, seat)
        if found["kind"] == "webhook":
            hook = Webhook(body["url"], Shape(body["shape"]))
            outcome = await webhook.send(hook, notice, self.courier)
        elif self.contact is None:
            outcome = Outcome(Code.PUSH_OFF)
        else:
            browser = Subscription(body["endpoint"], body["p256dh"], body["auth"])
            payload = orjson.dumps(notice.document())
            outcome = await push.send(
                browser, payload, self.keys, self.contact, topic=table or "test", courier=self.courier
            )
        if outcome.code is Code.GONE:
            await self.store.remove_subscription(found["id"], holder)
        else:
            await self.store.note_failure(found["id"], None if outcome.ok else str(outcome))
        return outcome

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
