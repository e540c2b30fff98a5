"""Notifications that would flood, hang or never arrive: real receivers, and a clock that is moved by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from assyria.host.tables import LiveTables
from assyria.server import assembly
from assyria.server.app import create_app
from assyria.server.context import Context
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.limits.quotas import PLACES
from assyria.server.notifications import HttpSender, pacing
from assyria.server.notifications.notifier import Notifier
from assyria.server.settings import Settings
from assyria.store import Store
from tests.server.running import WIDE
from tests.server.webhooks import Receiver, receiver

PATIENCE = 60.0


class Club:
    """A server in this process with a clock of its own, and people who come to it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        self.folder = folder
        self.origins: list[str] = []
        self.context: Context
        club = self

        class Timed(Notifier):
            def __init__(
                self, store: Store, tables: LiveTables, keys: str, sender: HttpSender, contact: str | None
            ) -> None:
                timing = lambda: club.now, lambda: club.now, lambda: 0.5
                super().__init__(store, tables, keys, sender, contact, *timing)

        monkeypatch.setattr(assembly, "Notifier", Timed)

    @asynccontextmanager
    async def receiver(self) -> AsyncIterator[tuple[Receiver, str]]:
        """A receiver, and its address."""
        async with receiver() as (found, origin):
            self.origins.append(origin)
            yield found, f"{origin}/hook"

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Callable[[], httpx.AsyncClient]]:
        """The server, and how people come to it."""
        limits = LimitSettings().changed((*WIDE, "chat-person=100000/1s", "chat-address=100000/1s"))
        app = create_app(Settings(data=self.folder, webhook_origins=tuple(self.origins), limits=limits))
        transport = httpx.ASGITransport(app=app)
        async with app.router.lifespan_context(app):
            self.context = app.state.context
            yield lambda: httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def pass_time(self, seconds: float) -> None:
        self.now += seconds
        await self.settled()

    async def settled(self) -> None:
        """Everything that is due now has been sent, and has been answered."""
        notifier = self.context.notifier
        notifier.wake()
        await until(lambda: not notifier._changed.is_set() and not notifier._tasks)


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def add_places(who: httpx.AsyncClient, url: str, count: int) -> list[int]:
    found = []
    for _ in range(count):
        answer = await who.post("/api/me/notifications", json={"kind": "webhook", "url": url, "shape": "json"})
        assert answer.status_code == 201, answer.text
        found.append(answer.json()["id"])
    return found


async def shown(who: httpx.AsyncClient) -> dict[str, Any]:
    (place,) = (await who.get("/api/me/notifications")).json()
    return dict(place)


async def command(who: httpx.AsyncClient, table: str, **what: Any) -> httpx.Response:
    if what["type"] in ("move", "undo", "propose", "answer"):
        what["version"] = (await who.get(f"/api/tables/{table}")).json()["version"]
    return await who.post(f"/api/tables/{table}/commands", json=what)


async def table_of(ann: httpx.AsyncClient, ben: httpx.AsyncClient) -> str:
    """A game of Ann in seat 0 and Ben in seat 1, in which Ann is to move."""
    while True:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table: str = (await ann.post("/api/tables", json={"seats": seats, "confirm": False})).json()["id"]
        assert (await command(ben, table, type="sit", seat=1)).status_code == 200
        assert (await command(ann, table, type="start")).status_code == 200
        if (await ann.get(f"/api/tables/{table}")).json()["mover"] == 0:
            return table


async def move(who: httpx.AsyncClient, table: str, seat: int) -> None:
    legal = (await who.get(f"/api/tables/{table}")).json()["legal"]
    answer = await command(who, table, type="move", seat=seat, move=legal[0])
    assert answer.status_code == 200, answer.text


Play = Callable[[Club], Coroutine[Any, Any, None]]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Play], None]:
    return lambda story: asyncio.run(story(Club(tmp_path, monkeypatch)))


def test_a_turn_that_is_passed_and_taken_back_is_no_pump(play: Callable[[Play], None]) -> None:
    """Twenty times, to a person with ten places: at most one each at once, and one when a minute has passed."""

    async def story(club: Club) -> None:
        async with club.receiver() as (chat, url), club.running() as come, come() as ann, come() as ben:
            table = await table_of(ann, ben)
            await club.pass_time(1000)
            await add_places(ben, url, 10)
            for _ in range(20):
                await move(ann, table, 0)
                assert (await command(ann, table, type="undo", seat=0)).status_code == 200
            await move(ann, table, 0)
            await club.settled()
            # Some of them may have been taken back before they were sent.
            at_once = len(chat.bodies)
            assert at_once <= 10
            await club.pass_time(59)
            assert len(chat.bodies) == at_once
            await club.pass_time(2)
            assert chat.kinds() == ["your-turn"] * (at_once + 10)
            await club.pass_time(600)
            assert len(chat.bodies) == at_once + 10

    play(story)


def test_a_proposal_that_was_withdrawn_is_not_told_of_later(play: Callable[[Play], None]) -> None:
    async def story(club: Club) -> None:
        async with club.receiver() as (chat, url), club.running() as come, come() as ann, come() as ben:
            table = await table_of(ann, ben)
            await move(ann, table, 0)
            await club.pass_time(1000)
            await add_places(ben, url, 1)
            codes = []
            for _ in range(8):
                asked = await command(ann, table, type="propose", seat=0, what="take-back", to=0)
                codes.append(asked.status_code)
                await command(ann, table, type="answer", seat=0, yes=False)
                await club.settled()
            assert codes == [200] * 5 + [429] * 3
            # The first may have been withdrawn before it was sent.
            assert len(chat.bodies) <= 1
            await club.pass_time(61)
            assert len(chat.bodies) <= 1

    play(story)


def test_a_place_that_fails_is_tried_ever_later_and_given_up_until_its_owner_tests_it(
    play: Callable[[Play], None],
) -> None:
    """All of it outlives a restart, but for the notification that waits."""

    async def story(club: Club) -> None:
        async with club.receiver() as (chat, url):
            chat.status = 500
            async with club.running() as come, come() as ann, come() as ben:
                table = await table_of(ann, ben)
                await club.pass_time(1000)
                (number,) = await add_places(ben, url, 1)
                await move(ann, table, 0)
                await club.settled()
                assert len(chat.bodies) == 1
                for failures, wait in enumerate((60, 120, 240), 1):
                    await club.pass_time(wait - 1)
                    assert len(chat.bodies) == failures
                    await club.pass_time(2)
                    assert chat.kinds() == ["your-turn"] * (failures + 1)
                place = await shown(ben)
                assert (place["failure"], place["given_up"]) == ("status-500", None)
                cookies = ann.cookies, ben.cookies
            async with club.running() as come, come() as ann, come() as ben:
                ann.cookies, ben.cookies = cookies
                # Before its time nothing is sent there, whatever happens; then the last thing is.
                await command(ann, table, type="undo", seat=0)
                await move(ann, table, 0)
                await club.settled()
                assert len(chat.bodies) == 4
                for tries in range(5, pacing.TRIES + 1):
                    await club.pass_time(pacing.LONGEST_RETRY + 1)
                    assert len(chat.bodies) == tries
                place = await shown(ben)
                assert (place["failure"], place["given_up"]) == ("status-500", club.now)
                assert "/hook" not in json.dumps(place)
                given_up = club.now
                await command(ann, table, type="undo", seat=0)
                await move(ann, table, 0)
                await club.settled()
                await club.pass_time(10 * pacing.LONGEST_RETRY)
                assert len(chat.bodies) == pacing.TRIES
                test = f"/api/me/notifications/{number}/test"
                assert (await ben.post(test)).json() == {"outcome": "status-500"}
                assert (await shown(ben))["given_up"] == given_up
                chat.status = 204
                assert (await ben.post(test)).json() == {"outcome": "ok"}
                place = await shown(ben)
                assert (place["failure"], place["given_up"]) == (None, None)
                chat.bodies.clear()
                await command(ann, table, type="undo", seat=0)
                await move(ann, table, 0)
                await club.settled()
                assert chat.kinds() == ["your-turn"]

    play(story)


def test_what_is_no_longer_so_is_not_sent_late(play: Callable[[Play], None]) -> None:
    """Ben's place was away, and he has moved since."""

    async def story(club: Club) -> None:
        async with club.receiver() as (chat, url), club.running() as come, come() as ann, come() as ben:
            chat.status = 503
            table = await table_of(ann, ben)
            await club.pass_time(1000)
            await add_places(ben, url, 1)
            await move(ann, table, 0)
            await club.settled()
            assert len(chat.bodies) == 1
            while (await ben.get(f"/api/tables/{table}")).json()["mover"] == 1:
                await move(ben, table, 1)
            chat.status = 204
            await club.pass_time(100)
            assert len(chat.bodies) == 1

    play(story)


def test_a_place_that_works_again_gets_what_waits(play: Callable[[Play], None]) -> None:
    """As soon as a test arrives."""

    async def story(club: Club) -> None:
        async with club.receiver() as (chat, url), club.running() as come, come() as ann, come() as ben:
            chat.status = 503
            table = await table_of(ann, ben)
            await club.pass_time(1000)
            (number,) = await add_places(ben, url, 1)
            await move(ann, table, 0)
            await club.settled()
            assert len(chat.bodies) == 1
            chat.status = 204
            await ben.post(f"/api/me/notifications/{number}/test")
            await until(lambda: chat.kinds() == ["your-turn", "test", "your-turn"])

    play(story)


def test_neither_tests_nor_new_places_are_a_pump(play: Callable[[Play], None]) -> None:
    async def story(club: Club) -> None:
        async with club.receiver() as (chat, url), club.running() as come, come() as ben:
            (number,) = await add_places(ben, url, 1)
            codes = [(await ben.post(f"/api/me/notifications/{number}/test")).status_code for _ in range(30)]
            assert codes == [200] * pacing.PLACE.count + [429] * 10
            assert len(chat.bodies) == pacing.PLACE.count
            codes = []
            for _ in range(25):
                place = {"kind": "webhook", "url": url, "shape": "json"}
                added = await ben.post("/api/me/notifications", json=place)
                codes.append(added.status_code)
                if added.status_code == 201:
                    await ben.delete(f"/api/me/notifications/{added.json()['id']}")
            assert codes == [201] * (PLACES[0].count - 1) + [429] * 6

    play(story)
