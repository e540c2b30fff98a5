"""The table of endpoints: what stands there once is found on servers, in browsers, in documents and clients."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import httpx
import pytest
from tools.client import client_functions

from assyria.local.service import Service
from assyria.protocol.commands import Request
from assyria.protocol.values import Limits
from assyria.server.app import ROUTES, create_app
from assyria.server.routes import shared
from assyria.server.settings import Settings
from assyria.service.endpoint import CHANGE, READ, Endpoint, Home
from assyria.service.endpoints import ENDPOINTS, find
from assyria.service.place import Call, Place
from tests.local.memory import Tab


@dataclass(kw_only=True)
class Greeting(Request):
    """Whom to greet."""

    name: str


@dataclass(kw_only=True)
class Greeted:
    """What was said."""

    words: str


async def greet(_: Place, call: Call, times: int, body: Greeting, loud: int) -> Greeted:
    """Greet somebody."""
    return Greeted(words=" ".join(["Hello", *[body.name] * times]) + "!" * loud + f" ({bool(call.who)})")


TIMES = Annotated[int, Limits(1, 3)]
GREET = Endpoint(
    "POST",
    "/greetings/{times}",
    Greeted,
    Greeting,
    greet,
    status=201,
    parameters={"times": TIMES, "loud": Annotated[int, Limits(0, 9)]},
    defaults={"loud": 0},
)
ADDRESS, BODY = "/greetings/2?loud=1", {"name": "Ann"}
SAID = {"words": "Hello Ann Ann! (True)"}


def test_one_line_in_the_table_is_an_endpoint_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("assyria.service.endpoints.ENDPOINTS", [*ENDPOINTS, GREET])
    monkeypatch.setattr("assyria.service.endpoints.find.__defaults__", ([*ENDPOINTS, GREET],))
    monkeypatch.setattr(shared, "router", shared.routes([*ENDPOINTS, GREET]))

    async def on_a_server() -> None:
        app = create_app(Settings(data=tmp_path))
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")
        async with app.router.lifespan_context(app), client:
            answer = await client.post(f"/api{ADDRESS}", json=BODY)
            assert (answer.status_code, answer.json()) == (201, SAID)
            refused = await client.post("/api/greetings/4", json=BODY)
            assert (refused.status_code, refused.json()["title"]) == (422, "invalid-request")
            described = (await client.get("/api/openapi.json")).json()["paths"]["/api/greetings/{times}"]["post"]
            assert described["description"] == "Greet somebody."
            assert set(described["responses"]) > {"201", "422"}

    async def in_a_browser() -> None:
        service = Service(Tab().service._place, [*ENDPOINTS, GREET])
        done, text = await service.answer("POST", ADDRESS, json.dumps(BODY))
        assert (done, json.loads(text)) == (True, SAID)
        for wrong, body in ((ADDRESS, {}), ("/greetings/4", BODY), ("/greetings/x", BODY)):
            done, text = await service.answer("POST", wrong, json.dumps(body))
            assert (done, json.loads(text)["title"]) == (False, "invalid-request")

    asyncio.run(on_a_server())
    asyncio.run(in_a_browser())
    (function,) = client_functions([GREET])
    assert "times: number" in function
    assert "body: Greeting" in function
    assert "Promise<Greeted>" in function


def test_what_needs_a_server_says_so_in_a_browser() -> None:
    async def ask() -> None:
        tab = Tab()
        for endpoint in ENDPOINTS:
            if endpoint.home is Home.SERVER:
                address = endpoint.pattern.pattern
                for name in endpoint.in_path:
                    address = address.replace(f"(?P<{name}>[^/]+)", "1")
                assert (await tab.refusal(endpoint.method, address))["title"] == "needs-server"

    asyncio.run(ask())


def test_no_endpoint_stands_there_twice_and_all_are_served() -> None:
    assert not [key for key, times in Counter(endpoint.key for endpoint in ENDPOINTS).items() if times > 1]
    served = {
        f"{method} {route.path.removeprefix('/api')}"
        for module in ROUTES
        for route in module.router.routes
        for method in getattr(route, "methods", None) or ()
    }
    assert served == {endpoint.key for endpoint in ENDPOINTS if endpoint.home is not Home.BROWSER}
    assert find("GET /nowhere") is None


def test_what_nobody_thought_of_counts() -> None:
    assert GREET.cost is CHANGE
    assert Endpoint("GET", "/x", None).cost is READ


def test_every_answer_says_what_it_is() -> None:
    """A handler has a sentence for the documentation, and whoever must not be there has none."""
    for endpoint in ENDPOINTS:
        if endpoint.home is Home.EVERYWHERE:
            assert endpoint.handle is not None
            assert (endpoint.handle.__doc__ or "").endswith(".")
        else:
            assert endpoint.handle is None
