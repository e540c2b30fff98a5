"""Notices from a running app: to a webhook of our own, for real."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from assyria.server.app import create_app
from assyria.server.context import Context
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.notifications import push
from assyria.server.settings import Settings
from assyria.server.web.page import reader_words
from tests.server.running import WIDE
from tests.server.webhooks import Receiver, receiver
from tests.waiting import until


def test_whoever_is_to_move_and_does_not_look_is_told(tmp_path: Path) -> None:
    """Your turn, game over, a test button, a failure that can be seen, and a place that can be removed."""
    asyncio.run(_play(tmp_path))


@asynccontextmanager
async def with_chat(data: Path) -> AsyncIterator[tuple[Receiver, str, httpx.ASGITransport]]:
    """A chat service and where it is, and the way to a server that may tell it."""
    async with receiver() as (chat, origin):
        limits = LimitSettings().changed(WIDE)
        app = create_app(Settings(data=data, webhook_origins=(origin,), limits=limits))
        async with app.router.lifespan_context(app):
            yield chat, origin, httpx.ASGITransport(app=app)


async def _play(tmp_path: Path) -> None:
    async with with_chat(tmp_path) as (chat, origin, transport):
        ada = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        bob = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        place = {"kind": "webhook", "url": f"{origin}/hook", "shape": "json", "language": "de"}
        added = await bob.post("/api/me/notifications", json=place)
        assert added.status_code == 201
        number = added.json()["id"]
        assert (await bob.post(f"/api/me/notifications/{number}/test")).json() == {"outcome": "ok"}
        assert chat.bodies[-1]["kind"] == "test"
        assert "Test" in chat.bodies[-1]["text"]

        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (await ada.post("/api/tables", json={"seats": seats, "confirm": False})).json()["id"]
        await bob.post(f"/api/tables/{table}/commands", json={"type": "sit", "seat": 1})
        await ada.post(f"/api/tables/{table}/commands", json={"type": "start"})
        seen = (await ada.get(f"/api/tables/{table}")).json()
        if seen["mover"] == 0:
            move = {"type": "move", "seat": 0, "version": seen["version"], "move": seen["legal"][0]}
            assert (await ada.post(f"/api/tables/{table}/commands", json=move)).status_code == 200
        await until(lambda: any(body["kind"] == "your-turn" for body in chat.bodies))
        told = next(body for body in chat.bodies if body["kind"] == "your-turn")
        assert told["table"] == table
        assert told["link"].startswith("http://localhost/")
        assert "Du bist dran" in told["text"]

        chat.status = 500
        assert (await bob.post(f"/api/me/notifications/{number}/test")).json() == {"outcome": "status-500"}
        (shown,) = (await bob.get("/api/me/notifications")).json()
        assert shown["failure"] == "status-500"
        assert "/hook" not in json.dumps(shown)
        assert (await ada.get("/api/me/notifications")).json() == []
        assert (await ada.delete(f"/api/me/notifications/{number}")).status_code == 404
        assert (await bob.delete(f"/api/me/notifications/{number}")).status_code == 204
        assert (await bob.post(f"/api/me/notifications/{number}/test")).status_code == 404
        await ada.aclose()
        await bob.aclose()


def test_people_with_a_seat_are_told_that_a_table_is_cancelled(tmp_path: Path) -> None:
    """Not the person who cancelled it."""

    async def play() -> None:
        async with (
            with_chat(tmp_path) as (chat, origin, transport),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as ada,
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as bob,
        ):
            for person in (ada, bob):
                place = {"kind": "webhook", "url": f"{origin}/hook", "shape": "json"}
                assert (await person.post("/api/me/notifications", json=place)).status_code == 201
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = (await ada.post("/api/tables", json={"seats": seats})).json()["id"]
            for person, body in (
                (bob, {"type": "sit", "seat": 2}),
                (ada, {"type": "close-seat", "seat": 1}),
                (ada, {"type": "cancel"}),
            ):
                done = await person.post(f"/api/tables/{table}/commands", json=body)
                assert done.status_code == 200, done.text
            await until(lambda: any(body["kind"] == "table-cancelled" for body in chat.bodies))
            cancelled = [body for body in chat.bodies if body["kind"] != "seat-taken"]
            assert [(body["kind"], body["seat"]) for body in cancelled] == [("table-cancelled", 1)]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("url", "why"), [("http://10.0.0.1/x", "bad-url"), ("https://127.0.0.1/x", "private-address")]
)
def test_not_to_private_addresses(tmp_path: Path, url: str, why: str) -> None:
    """Nobody makes the server call into its own network."""

    async def ask() -> None:
        app = create_app(Settings(data=tmp_path, contact="mailto:host@assyria.example"))
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")
        async with app.router.lifespan_context(app), client:
            place = {"kind": "webhook", "url": url, "shape": "slack"}
            answer = await client.post("/api/me/notifications", json=place)
            assert answer.status_code == 422
            assert answer.json()["why"] == why
            key = (await client.get("/api/push-key")).json()["key"]
            bad = {"kind": "push", "endpoint": "https://push.example/x", "p256dh": "AA", "auth": "AA"}
            assert (await client.post("/api/me/notifications", json=bad)).json()["why"] == "bad-subscription"
            assert len(key) == len(push.public_key(push.new_keys()))

    asyncio.run(ask())


def test_without_a_contact_there_is_no_push(tmp_path: Path) -> None:
    """Push services want somebody to write to; we do not make somebody up."""

    async def ask() -> None:
        app = create_app(Settings(data=tmp_path))
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")
        async with app.router.lifespan_context(app), client:
            answer = await client.get("/api/push-key")
            assert (answer.status_code, answer.json()) == (200, {"key": None})
            kept = {"endpoint": "https://push.example/x", "p256dh": "AA", "auth": "AA", "language": "en"}
            answer = await client.post("/api/me/notifications", json={"kind": "push", **kept})
            assert (answer.status_code, answer.json()["why"]) == (422, "push-off")
            # One from a time when there was a contact.
            context: Context = app.state.context
            me = (await client.get("/api/me")).json()["id"]
            number = await context.store.places.add(me, "push", {**kept, "base": "http://localhost/"})
            assert (await client.post(f"/api/me/notifications/{number}/test")).json() == {"outcome": "push-off"}
            (shown,) = (await client.get("/api/me/notifications")).json()
            assert shown["failure"] == "push-off"

    asyncio.run(ask())


@pytest.mark.parametrize("contact", ["host@assyria.example", "http://assyria.example", "ftp:x"])
def test_a_contact_that_is_none(contact: str) -> None:
    with pytest.raises(ValueError, match="mailto"):
        Settings(contact=contact)


@pytest.mark.parametrize(
    ("accepted", "language"), [("", "en"), ("pl-PL,pl;q=0.9", "pl"), ("nl,de;q=0.5", "de"), ("xx", "en")]
)
def test_the_front_speaks_the_readers_language(accepted: str, language: str) -> None:
    """By what the browser asks for."""
    assert reader_words(accepted).language == language
