"""Notifies people who are not looking that it is their turn, or that the game is over."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import orjson

from assyria.protocol.entries import Began, Cancelled, Confirmed, Moved, Resigned, Undone, kind_of
from assyria.protocol.messages import ChangeView
from assyria.protocol.options import ProposalKind, Status
from assyria.render.words import words_in
from assyria.server.live.live_table import LiveTable
from assyria.server.notifications import (
    Code,
    HttpSender,
    Kind,
    Notification,
    Outcome,
    Shape,
    Subscription,
    Webhook,
    push,
    webhook,
)
from assyria.store import Store, Unavailable

log = logging.getLogger("assyria.notifier")

MESSAGES = {
    Kind.YOUR_TURN: "notification-your-turn",
    Kind.GAME_OVER: "notification-game-over",
    Kind.TABLE_CANCELLED: "notification-table-cancelled",
    Kind.TAKE_BACK_PROPOSED: "notification-take-back-proposed",
    Kind.PAUSE_PROPOSED: "notification-pause-proposed",
    Kind.REMATCH_PROPOSED: "notification-rematch-proposed",
    Kind.TEST: "notification-test",
}


PROPOSED = {
    ProposalKind.TAKE_BACK: Kind.TAKE_BACK_PROPOSED,
    ProposalKind.PAUSE: Kind.PAUSE_PROPOSED,
    ProposalKind.REMATCH: Kind.REMATCH_PROPOSED,
}
TURNS = {kind_of(entry) for entry in (Began, Moved, Confirmed, Undone, Resigned, Cancelled)}
"""Entries after which it may be somebody else's turn, or the table may be over. Settings are not among them."""


class Notifier:
    """Sends notifications to the webhooks and browsers that people have named."""

    def __init__(self, store: Store, keys: str, sender: HttpSender, contact: str | None) -> None:
        """Set `contact`, the address for push services to write to about us; without it there is no push."""
        self.store = store
        self.keys = keys
        self.sender = sender
        self.contact = contact
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, store: Store, sender: HttpSender, contact: str | None) -> Notifier:
        """Return a notifier with the store's push keys, which are made at the first start."""
        return cls(store, await store.setting("push-key", push.new_keys), sender, contact)

    @property
    def public_key(self) -> str:
        return push.public_key(self.keys)

    def on_written(self, live: LiveTable, changes: list[ChangeView]) -> None:
        """Notify the people concerned who are not watching, after something was written at a table."""
        table = live.table
        looking = {watcher.who for watcher in live.watchers}
        # A seat that was closed is there no longer.
        seats = [change.seat for change in changes if change.seat is not None and change.seat < len(table.chairs)]
        by = {table.chairs[seat].holder for seat in seats}
        proposed = [change.what for change in changes if change.what is not None]
        turned = any(change.kind in TURNS for change in changes)
        told: dict[str, tuple[Kind, int]] = {}
        for seat, chair in enumerate(table.chairs):
            if chair.holder is None or chair.holder in looking or chair.holder in by:
                continue
            if proposed:
                told[chair.holder] = (PROPOSED[proposed[-1]], seat)
            elif not turned:
                continue
            elif table.status is Status.FINISHED:
                told[chair.holder] = (Kind.GAME_OVER, seat)
            elif table.status is Status.CANCELLED and chair.holder != table.opened.owner:
                told[chair.holder] = (Kind.TABLE_CANCELLED, seat)
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
            log.warning("notification lost", extra={"table": table, "why": "store-unavailable"})
        except Exception:
            log.exception("notification lost", extra={"table": table})

    async def send(
        self, holder: str, found: dict[str, Any], kind: Kind, table: str | None, seat: int | None
    ) -> Outcome:
        """Notify one subscription; store a failure where its owner sees it, and delete a dead subscription."""
        body = found["body"]
        text = words_in(body["language"])(MESSAGES[kind])
        link = f"{body['base']}table/{table}" if table else body["base"]
        notification = Notification(kind, text, link, table, seat)
        if found["kind"] == "webhook":
            hook = Webhook(body["url"], Shape(body["shape"]))
            outcome = await webhook.send(hook, notification, self.sender)
        elif self.contact is None:
            outcome = Outcome(Code.PUSH_OFF)
        else:
            browser = Subscription(body["endpoint"], body["p256dh"], body["auth"])
            payload = orjson.dumps(notification.document())
            outcome = await push.send(
                browser, payload, self.keys, self.contact, topic=table or "test", sender=self.sender
            )
        if outcome.code is Code.GONE:
            await self.store.remove_subscription(found["id"], holder)
        else:
            await self.store.note_failure(found["id"], None if outcome.ok else str(outcome))
        return outcome

    async def close(self) -> None:
        """Cancel all deliveries in progress."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
