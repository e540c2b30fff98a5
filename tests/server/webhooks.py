"""Places that notifications are sent to: real HTTP servers on 127.0.0.1.

A guard lets this address through only where the operator named it; what a name resolves to is given, since no test
may depend on the internet.
"""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import httpx

from assyria.server.notifications import Guard, HttpSender, Kind, Notification, Shape, Webhook, webhook
from assyria.server.notifications.http_sender import Resolver

YOUR_TURN = Notification(
    Kind.YOUR_TURN, "Ann & <Bob>: *your* turn, @here", "https://assyria.example/t/7?a=1&b=2", "7", 2
)
PATH = "/services/SECRET-TOKEN"


def answers(*rounds: Sequence[str]) -> Resolver:
    """A resolver that gives one answer after the other, as a rebinding name server does."""
    left = list(rounds)

    async def given_answer(_host: str, _port: int) -> Sequence[str]:
        return left.pop(0)

    return given_answer


async def never(_host: str, _port: int) -> Sequence[str]:
    raise AssertionError


def nothing() -> httpx.AsyncBaseTransport:
    """A network that must not be used."""

    def unwanted(_request: httpx.Request) -> httpx.Response:
        raise AssertionError

    return httpx.MockTransport(unwanted)


def deliver(sender: HttpSender, url: str) -> str:
    return str(asyncio.run(webhook.send(Webhook(url, Shape.JSON), YOUR_TURN, sender)))


Respond = Callable[[asyncio.StreamWriter], Awaitable[None]]


@dataclass
class Place:
    """A real HTTP server, what it was sent, and the sender that may go there."""

    origin: str
    sender: HttpSender
    heads: list[bytes] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)

    def headers(self) -> dict[str, str]:
        lines = self.heads[-1].decode("ascii").split("\r\n")[1:]
        return {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}


def says(answer: str) -> Respond:
    async def respond(writer: asyncio.StreamWriter) -> None:
        writer.write(answer.encode("ascii"))

    return respond


NO_CONTENT = "HTTP/1.1 204 No Content\r\n\r\n"


@asynccontextmanager
async def place(
    respond: Respond,
    *,
    host: str = "127.0.0.1",
    tls: tuple[ssl.SSLContext, ssl.SSLContext] | None = None,
    seconds: float = 30,  # a busy machine is no failure; the tests that wait say for how long
) -> AsyncIterator[Place]:
    tasks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            here.heads.append(head)
            length = int(here.headers()["content-length"])
            here.bodies.append(await reader.readexactly(length))
            await respond(writer)
            await writer.drain()
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls[0] if tls else None)
    origin = f"{'https' if tls else 'http'}://{host}:{server.sockets[0].getsockname()[1]}"
    sender = HttpSender(Guard.allowing(origin), answers(["127.0.0.1"]), seconds=seconds)
    if tls:
        trusting = tls[1]
        sender = replace(sender, transport=lambda: httpx.AsyncHTTPTransport(verify=trusting, trust_env=False))
    here = Place(origin, sender)
    if tls:
        tls[0].sni_callback = lambda _socket, name, _context: here.names.append(name)
    try:
        yield here
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await server.wait_closed()


def sent_to(respond: Respond, path: str = PATH, **options: Any) -> tuple[str, Place]:
    async def run() -> tuple[str, Place]:
        async with place(respond, **options) as here:
            outcome = await webhook.send(Webhook(here.origin + path, Shape.SLACK), YOUR_TURN, here.sender)
            return str(outcome), here

    return asyncio.run(run())


class Receiver:
    """A chat service on loopback, which keeps what it is told."""

    def __init__(self) -> None:
        self.bodies: list[dict[str, Any]] = []
        self.status = 204

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            length = int(head.partition(b"content-length:")[2].split(b"\r\n")[0])
            self.bodies.append(json.loads(await reader.readexactly(length)))
            writer.write(f"HTTP/1.1 {self.status} Said\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        finally:
            writer.close()

    def kinds(self) -> list[str]:
        return [body["kind"] for body in self.bodies]


@asynccontextmanager
async def receiver() -> AsyncIterator[tuple[Receiver, str]]:
    """A receiver, and where it is."""
    found = Receiver()
    async with await asyncio.start_server(found, "127.0.0.1", 0) as server:
        yield found, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
