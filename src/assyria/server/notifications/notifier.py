"""Notifies people who are not looking that it is their turn, or that the game is over."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import orjson

from assyria.host.ledger import Missing, Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.tables import LiveTables
from assyria.protocol.entries import (
    Began,
    Cancelled,
    Confirmed,
    Ended,
    Moved,
    Proposed,
    RematchOpened,
    Resigned,
    Sat,
    Undone,
    kind_of,
)
from assyria.protocol.messages import ChangeView
from assyria.protocol.options import ChairKind, ProposalKind, Status
from assyria.protocol.problems import Problem
from assyria.render.words import words_in
from assyria.server.notifications import (
    DeliveryCode,
    DeliveryResult,
    HttpSender,
    Kind,
    Notification,
    Shape,
    Subscription,
    Webhook,
    push,
    webhook,
)
from assyria.server.notifications.outbox import Delivery, Outbox
from assyria.server.notifications.pacing import TRIES, retry_after
from assyria.server.notifications.place_line import host_of, places_of
from assyria.server.notifications.quiet import Quiet, TableEvent
from assyria.store import Store
from assyria.table import Table

log = logging.getLogger("assyria.notifier")

PUSH_KEY = "push-key"
"""The setting with the keys for Web Push."""
MESSAGES = {
    Kind.YOUR_TURN: "notification-your-turn",
    Kind.GAME_OVER: "notification-game-over",
    Kind.TABLE_CANCELLED: "notification-table-cancelled",
    Kind.TAKE_BACK_PROPOSED: "notification-take-back-proposed",
    Kind.PAUSE_PROPOSED: "notification-pause-proposed",
    Kind.END_PROPOSED: "notification-end-proposed",
    Kind.REMATCH_OPENED: "notification-rematch-opened",
    Kind.SEAT_TAKEN: "notification-seat-taken",
    Kind.TABLE_FULL: "notification-table-full",
    Kind.TEST: "notification-test",
}


PROPOSED = {
    ProposalKind.TAKE_BACK: Kind.TAKE_BACK_PROPOSED,
    ProposalKind.PAUSE: Kind.PAUSE_PROPOSED,
    ProposalKind.END: Kind.END_PROPOSED,
}
TURNS = {kind_of(entry) for entry in (Began, Moved, Confirmed, Undone, Resigned, Ended, Cancelled)}
"""Entries after which it may be somebody else's turn, or the table may be over. Settings are not among them."""


PROPOSAL, REMATCH, SEATED = kind_of(Proposed), kind_of(RematchOpened), kind_of(Sat)


class Notifier:
    """Sends notifications to the webhooks and browsers that people have named.

    A place that fails is tried ever later, with what is still true then, and given up in the end, until its owner
    tests it. That is stored; what waits to be sent is not.
    """

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        keys: str,
        sender: HttpSender,
        contact: str | None,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        jitter: Callable[[], float] = random.random,
    ) -> None:
        """Set `contact`, the address for push services to write to about us; without it there is no push."""
        self.store = store
        self.keys = keys
        self.sender = sender
        self.contact = contact
        self._tables = tables
        self._clock = clock
        self._wall = wall
        self._jitter = jitter
        self._quiet = Quiet(clock)
        self._outbox = Outbox(clock)
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, store: Store, tables: LiveTables, sender: HttpSender, contact: str | None) -> Notifier:
        """Return a notifier with the store's push keys, which are made at the first start."""
        keys = await store.settings.get_or_make(PUSH_KEY, push.new_keys)
        try:
            push.public_key(keys)
        except ValueError:
            # Browsers have subscribed to the key that was there: a new one would be none of theirs.
            store.left_out.note("", f"settings {PUSH_KEY}", "not a key")
            contact = None
        return cls(store, tables, keys, sender, contact)

    @property
    def public_key(self) -> str:
        return push.public_key(self.keys)

    # Events

    def on_written(self, live: LiveTable, changes: list[ChangeView]) -> None:
        """Notify the people concerned who are not watching, after something was written at a table."""
        table = live.table
        # A seat that was closed is there no longer.
        seats = [change.seat for change in changes if change.seat is not None and change.seat < len(table.chairs)]
        by = {table.chairs[seat].holder for seat in seats}
        kinds = {change.kind for change in changes}
        proposed = None if table.proposal is None or PROPOSAL not in kinds else PROPOSED.get(table.proposal.what)
        turned = not kinds.isdisjoint(TURNS)
        told: dict[str, tuple[Kind, int]] = {}
        for seat, chair in enumerate(table.chairs):
            if chair.holder is None or chair.holder in by:
                continue
            if proposed is not None:
                if table.proposal is not None and seat in table.proposal.asked:
                    told[chair.holder] = (proposed, seat)
            elif REMATCH in kinds:
                if seat not in table.again:
                    told[chair.holder] = (Kind.REMATCH_OPENED, seat)
            elif SEATED in kinds:
                if chair.holder == table.owner:
                    told[chair.holder] = (Kind.SEAT_TAKEN if _has_room(table) else Kind.TABLE_FULL, seat)
            elif not turned:
                continue
            elif table.status is Status.FINISHED:
                told[chair.holder] = (Kind.GAME_OVER, seat)
            elif table.status is Status.CANCELLED and chair.holder != table.owner:
                told[chair.holder] = (Kind.TABLE_CANCELLED, seat)
            elif seat == table.mover and chair.decides:
                told[chair.holder] = (Kind.YOUR_TURN, seat)
        looking = {watcher.who for watcher in live.watchers}
        for holder, (kind, seat) in told.items():
            if holder not in looking:
                self._quiet.add(TableEvent(holder, live.id, kind, seat))
                self.wake()

    def wake(self) -> None:
        """Look again what is to be sent."""
        self._changed.set()

    async def run(self) -> None:
        """Send what is due, again and again."""
        while True:
            self._changed.clear()
            for event in self._quiet.due():
                self._start(self._address(event))
            for delivery in self._outbox.take():
                self._start(self._deliver(delivery))
            times = [at for at in (self._quiet.next_at, self._outbox.next_at) if at is not None]
            wait = max(0.0, min(times) - self._clock()) if times else None
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._changed.wait()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _address(self, event: TableEvent) -> None:
        """Let an event wait for each place of the person whom it concerns."""
        with _logged(event.table):
            for found in await places_of(event.holder, self.store):
                if found["given_up"] is None:
                    host = host_of(found["body"])
                    delivery = Delivery(found["id"], event.holder, host, event.kind, event.table, event.seat)
                    self._let_wait(delivery, found["retry_at"])
        self.wake()

    def _let_wait(self, delivery: Delivery, retry_at: float | None) -> None:
        later = 0.0 if retry_at is None else max(0.0, retry_at - self._wall())
        for lost in self._outbox.add(delivery, self._clock() + later):
            log.warning("notification lost", extra={"table": lost.table, "why": "too-many-wait"})

    # Deliveries

    async def _deliver(self, delivery: Delivery) -> None:
        """Send a notification if its place still wants it and it is still true."""
        try:
            with _logged(delivery.table):
                found = await self._place(delivery)
                if found is None or found["given_up"] is not None:
                    self._outbox.drop(delivery.place)
                elif (found["retry_at"] or 0.0) > self._wall():  # Another process has tried meanwhile.
                    self._let_wait(delivery, found["retry_at"])
                elif await self._is_true(delivery):
                    await self._note(delivery, found, await self._send(found, delivery))
        finally:
            self._outbox.done(delivery)
            self.wake()

    async def _place(self, delivery: Delivery) -> dict[str, Any] | None:
        places = await places_of(delivery.holder, self.store)
        return next((found for found in places if found["id"] == delivery.place), None)

    async def _is_true(self, delivery: Delivery) -> bool:
        """Return whether something is still as it was when it happened, and its person does not look."""
        assert delivery.table is not None
        assert delivery.seat is not None
        try:
            live = await self._tables.read(delivery.table)
        except Problem:
            return False
        if any(watcher.who == delivery.holder for watcher in live.watchers):
            return False
        return is_true(live.table, delivery.kind, delivery.holder)

    async def _note(self, delivery: Delivery, found: dict[str, Any], outcome: DeliveryResult) -> None:
        """Store a failure where the place's owner sees it, and try it again later; remove a dead place."""
        place, failures = delivery.place, found["failures"] + 1
        if outcome.code is DeliveryCode.GONE:
            self._outbox.drop(place)
            await self.store.places.remove(place, delivery.holder)
        elif outcome.ok:
            await self._note_arrival(found)
        elif failures >= TRIES:
            self._outbox.drop(place)
            await self.store.places.note_outcome(place, str(outcome), failures, None, self._wall())
            log.info("place given up", extra={"why": str(outcome)})
        else:
            retry_at = self._wall() + retry_after(failures, self._jitter())
            await self.store.places.note_outcome(place, str(outcome), failures, retry_at)
            self._let_wait(delivery, retry_at)

    async def _note_arrival(self, found: dict[str, Any]) -> None:
        if found["failure"] is not None or found["failures"] or found["given_up"] is not None:
            await self.store.places.note_outcome(found["id"])
            self._outbox.hurry(found["id"])

    async def test(self, holder: str, found: dict[str, Any]) -> DeliveryResult:
        """Send a test at once: a place where it arrives is used again, whatever was before. Raises Problem."""
        delivery = Delivery(found["id"], holder, host_of(found["body"]), Kind.TEST, None, None)
        self._outbox.begin(delivery)
        try:
            outcome = await self._send(found, delivery)
            with contextlib.suppress(Missing):  # Removed meanwhile.
                if outcome.code is DeliveryCode.GONE:
                    await self.store.places.remove(found["id"], holder)
                elif outcome.ok:
                    await self._note_arrival(found)
                else:
                    kept = (found[name] for name in ("failures", "retry_at", "given_up"))
                    await self.store.places.note_outcome(found["id"], str(outcome), *kept)
            return outcome
        finally:
            self._outbox.done(delivery)
            self.wake()

    async def _send(self, found: dict[str, Any], delivery: Delivery) -> DeliveryResult:
        body, table = found["body"], delivery.table
        text = words_in(body["language"])(MESSAGES[delivery.kind])
        link = f"{body['base']}table/{table}" if table else body["base"]
        notification = Notification(delivery.kind, text, link, table, delivery.seat)
        if found["kind"] == "webhook":
            return await webhook.send(Webhook(body["url"], Shape(body["shape"])), notification, self.sender)
        if self.contact is None:
            return DeliveryResult(DeliveryCode.PUSH_OFF)
        browser = Subscription(body["endpoint"], body["p256dh"], body["auth"])
        payload = orjson.dumps(notification.document())
        return await push.send(
            browser, payload, self.keys, self.contact, topic=table or "test", sender=self.sender
        )

    async def close(self) -> None:
        """Cancel all deliveries in progress."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def is_true(table: Table, kind: Kind, holder: str) -> bool:
    """Return whether what a person was to be told about a table is so."""
    mine = frozenset(table.seats_of(holder))
    if kind is Kind.YOUR_TURN:
        return table.mover in mine and table.chairs[table.mover].decides
    if kind in PROPOSED.values():
        asked = table.proposal
        return asked is not None and PROPOSED.get(asked.what) is kind and bool(mine & asked.missing)
    if kind is Kind.REMATCH_OPENED:
        return not mine & table.again.keys()
    if kind in (Kind.SEAT_TAKEN, Kind.TABLE_FULL):
        waits = table.status is Status.OPEN and table.owner == holder
        return waits and _has_room(table) is (kind is Kind.SEAT_TAKEN)
    return True


def _has_room(table: Table) -> bool:
    """Return whether a seat is free."""
    return any(chair.kind is ChairKind.OPEN for chair in table.chairs)


@contextlib.contextmanager
def _logged(table: str | None) -> Iterator[None]:
    """Log that a notification is lost, whatever the reason: there is nobody to tell."""
    try:
        yield
    except Missing:
        pass  # Its place was removed meanwhile.
    except Unavailable:
        log.warning("notification lost", extra={"table": table, "why": "store-unavailable"})
    except Exception:
        log.exception("notification lost", extra={"table": table})
