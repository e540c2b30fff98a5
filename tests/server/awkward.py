"""Requests of every endpoint with the largest and most awkward bodies that are let in, one layer below HTTP."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import orjson
from fastapi import FastAPI
from fastapi.routing import APIRoute

from assyria.server import app as app_module
from assyria.server.limits.breadth import MOST_VALUES
from assyria.service.endpoint import Cost

CHUNK = 16_384


def routes() -> Iterator[APIRoute]:
    for module in app_module.ROUTES:
        for route in module.router.routes:
            if isinstance(route, APIRoute):
                yield route


ENDPOINTS = sorted((method, route.path) for route in routes() for method in route.methods or ())
CHANGES = [(method, path) for method, path in ENDPOINTS if method != "GET"]


@dataclass
class Sending:
    """A request whose body is read piece by piece, and what was done in which order."""

    method: str
    path: str
    body: bytes
    cookie: str = ""
    more: dict[str, str] = field(default_factory=dict)
    """Further headers."""
    done: list[str] = field(default_factory=list)
    read: int = 0
    status: int = 0
    answer: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)
    """Of the answer."""

    async def receive(self) -> dict[str, Any]:
        self.done.append("read")
        part = self.body[self.read : self.read + CHUNK]
        self.read += len(part)
        if not part:
            await asyncio.sleep(3600)
        return {"type": "http.request", "body": part, "more_body": self.read < len(self.body)}

    async def send(self, message: Any) -> None:
        self.status = message.get("status", self.status)
        self.headers |= {name.decode(): value.decode() for name, value in message.get("headers", ())}
        self.answer += message.get("body", b"")

    async def to(self, app: FastAPI, address: str) -> None:
        path = re.sub(r"{\w+}", "1", self.path)
        headers = {"host": "127.0.0.1", "content-type": "application/json", "content-length": str(len(self.body))}
        headers |= {**self.more, **({"cookie": self.cookie} if self.cookie else {})}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": self.method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "client": (address, 1),
            "server": ("127.0.0.1", 80),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        await asyncio.wait_for(app(scope, self.receive, self.send), 60)


def wide(size: int) -> bytes:
    """As many unknown keys as fit."""
    keys = (size - 2) // len(b'"k99999":1,')
    return orjson.dumps({f"k{n:05}": 1 for n in range(keys)}).ljust(size)


def long_list(size: int) -> bytes:
    """Known keys, with as many wrong values as fit."""
    return b'{"moves":[' + b",".join([b"0"] * ((size - 100) // 2)) + b'],"mine":[9,9,9,9]}'


def awkward(cost: Cost) -> list[bytes]:
    size = cost.body
    return [
        wide(size),
        orjson.dumps({f"k{n}": 1 for n in range(MOST_VALUES)})[:-1].ljust(size - 1) + b"}",
        long_list(size),
        (b'{"a":' * (size // 6) + b"1" + b"}" * (size // 6))[:size],
        b'{"record":' + b"[" * (size - 20),
        b'{"seats":' + b"[" * 900 + b"]" * 900 + b"}",
        orjson.dumps({"type": "x" * (size - 20)}),
        orjson.dumps({"k" * (size - 20): 1}),
        b"9" * size,
        b'{"type":"\\ud800"}',
        b"\xff" * size,
    ]
