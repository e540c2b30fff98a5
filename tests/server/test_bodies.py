"""Bodies of every endpoint: how much is read, what is counted before, and how much is said about what is wrong.

A guest stalled all games with thirteen requests a second: bodies of 18,000 unknown keys to an endpoint that let
256 kB in, counted nothing before it had validated all of it, and built an error for every key.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import orjson
import pytest
from fastapi import FastAPI
from prometheus_client import generate_latest

from assyria.server.app import create_app
from assyria.server.limits.breadth import MOST_VALUES
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.limits.quotas import LARGEST_FRAME, Quota
from assyria.server.routing import cost_of, keys
from assyria.server.settings import Settings
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.problems import LONGEST_PART, MOST_ERRORS
from assyria.service.endpoint import LARGEST_BODY
from tests.effort import effort
from tests.server.awkward import CHANGES, ENDPOINTS, Sending, awkward, routes, wide

MOST = 5
OPERATOR = "the-operator-of-this-server"


def with_app(
    folder: Path, test: Callable[[FastAPI], Awaitable[None]], limits: LimitSettings | None = None
) -> None:
    async def whole() -> None:
        app = create_app(Settings(data=folder, admin_token=OPERATOR, limits=limits or LimitSettings()))
        async with app.router.lifespan_context(app):
            await test(app)

    asyncio.run(whole())


def test_every_endpoint_is_guarded() -> None:
    assert all(isinstance(route, GuardedRoute) for route in routes())
    assert {f"{method} {path}" for method, path in ENDPOINTS} == keys()
    assert all(cost_of(method, path).limit for method, path in CHANGES)


def test_only_records_may_be_large() -> None:
    large = {path for method, path in CHANGES if cost_of(method, path).body > LARGEST_FRAME * 4}
    assert large == {
        *("/api/tables", "/api/records", "/api/replay", "/api/replay/line", "/api/review", "/api/what-if")
    }
    assert cost_of("POST", "/api/tables/{table_id}/commands").body == LARGEST_FRAME
    assert all(cost_of(method, path).body <= LARGEST_BODY for method, path in ENDPOINTS)


def test_nothing_is_exempt_from_waiting_but_what_monitors_ask() -> None:
    at_once = {path for method, path in ENDPOINTS if not cost_of(method, path).weight}
    assert at_once == {"/api/health", "/api/ready"}


def test_not_a_byte_is_read_of_what_is_too_large(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        for number, (method, path) in enumerate(ENDPOINTS):
            cost = cost_of(method, path)
            sending = Sending(method, path, b" " * (cost.body + 1))
            await sending.to(app, f"10.0.{number}.1")
            assert (sending.status, sending.read) == (413, 0), path
            # Above what any endpoint takes, the guard of all requests refuses it.
            assert orjson.loads(sending.answer)["largest"] == cost.body, path

    with_app(tmp_path, test)


def test_the_limit_is_spent_before_anything_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is then wrong with the body: who sends nonsense runs into the limit as others do."""

    async def test(app: FastAPI) -> None:
        for number, (method, path) in enumerate(CHANGES):
            cost = cost_of(method, path)
            assert cost.limit is not None
            sending = Sending(method, path, wide(cost.body))
            quota: Quota = getattr(app.state.context.limits, cost.limit)
            spend = quota.spend

            def spend_and_note(
                person: str | None, address: str, sending: Sending = sending, spend: Any = spend
            ) -> None:
                sending.done.append("spent")
                spend(person, address)

            with monkeypatch.context() as patched:
                patched.setattr(quota, "spend", spend_and_note)
                await sending.to(app, f"10.0.{number}.1")
            assert sending.done[:1] == ["spent"], path
            assert sending.done.count("spent") == 1, path

    with_app(tmp_path, test)


def test_not_a_byte_is_read_above_the_limit(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        path = "/api/tables/{table_id}/commands"
        for _ in range(MOST):
            await Sending("POST", path, b"{}").to(app, "10.0.0.1")
        sending = Sending("POST", path, wide(LARGEST_FRAME))
        await sending.to(app, "10.0.0.1")
        assert (sending.status, sending.read) == (429, 0)
        other = Sending("POST", path, b"{}")
        await other.to(app, "10.0.0.2")
        assert other.status == 422

    with_app(tmp_path, test, LimitSettings().changed([f"commands-address={MOST}/1d"]))


def test_few_errors_are_built_and_fewer_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the largest and most awkward bodies that each endpoint lets in; usually for some of them at each."""
    step = effort(3, 1)
    built: list[int] = []
    from assyria.server.web import problems

    original = problems.invalid

    def counted(wrong: Any) -> Any:
        built.append(len(wrong.errors()))
        return original(wrong)

    monkeypatch.setattr(problems, "invalid", counted)

    async def test(app: FastAPI) -> None:
        for number, (method, path) in enumerate(CHANGES):
            cost = cost_of(method, path)
            for kind, body in list(enumerate(awkward(cost)))[number % step :: step]:
                assert len(body) <= cost.body
                built.clear()
                sending = Sending(method, path, body)
                await sending.to(app, f"10.1.{number}.{kind + 1}")
                assert sending.read <= cost.body
                assert 400 <= sending.status < 500 or sending.status in (200, 204), (path, kind, sending.answer)
                assert sum(built) <= MOST_VALUES + 10, (path, kind)
                if sending.status >= 400:
                    told = orjson.loads(sending.answer).get("errors", [])
                    assert len(told) <= MOST_ERRORS
                    assert all(len(part) <= LONGEST_PART for error in told for part in error["where"])
                    assert len(sending.answer) < 4096, (path, kind)

    with_app(tmp_path, test)


def test_reading_the_same_again_encodes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The OpenAPI and the metrics are the longest answers that everyone, or an operator, may ask for."""
    made: list[str] = []

    def counted(name: str, make: Callable[[], Any]) -> Callable[[], Any]:
        def make_and_note() -> Any:
            made.append(name)
            return make()

        return make_and_note

    monkeypatch.setattr("assyria.server.metrics.generate_latest", counted("metrics", generate_latest))
    monkeypatch.setattr("assyria.server.metrics._last", (float("-inf"), b""))
    monkeypatch.setattr("assyria.server.metrics.FRESH", 3600.0)

    async def test(app: FastAPI) -> None:
        monkeypatch.setattr(app, "openapi", counted("openapi", app.openapi))
        for _ in range(3):
            for path in ("/api/openapi.json", "/api/metrics"):
                sending = Sending("GET", path, b"")
                await sending.to(app, "127.0.0.1")
                assert sending.status == 200
        assert sorted(made) == ["metrics", "openapi"]

    with_app(tmp_path, test)


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("::ffff:127.0.0.1", {}, 200),
        ("192.0.2.7", {}, 403),
        ("192.0.2.7", {"authorization": "Bearer wrong"}, 403),
        ("192.0.2.7", {"authorization": f"Bearer {OPERATOR}"}, 200),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.7"}, 403),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, 403),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}, 403),
        ("127.0.0.1", {"x-real-ip": "127.0.0.1"}, 403),
        ("127.0.0.1", {"via": "1.1 proxy", "authorization": f"Bearer {OPERATOR}"}, 200),
    ],
)
def test_metrics_are_for_operators_and_this_machine(
    tmp_path: Path, address: str, headers: dict[str, str], status: int
) -> None:
    """A proxy on the same machine asks for others, and is not meant."""

    async def test(app: FastAPI) -> None:
        sending = Sending("GET", "/api/metrics", b"", more=headers)
        await sending.to(app, address)
        assert sending.status == status
        assert (b"assyria_live_tables" in sending.answer) is (status == 200)

    with_app(tmp_path, test)
