"""People who come to a server, and the sockets through which they watch its tables."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.plain_http import http_client
from tests.server.running import table_body

PATIENCE = 120.0
"""Seconds after which something that should come will not."""

Message = dict[str, Any]


class Watch:
    """One socket at a table that may break and resume; it insists that versions have no hole and never change."""

    def __init__(self, url: str, table: str, cookie: str | None = None) -> None:
        self.url = url
        self.table = table
        self.cookie = cookie
        self.seen: Message = {}
        self.changes: list[Message] = []
        self.chat: list[Message] = []
        self._numbers = itertools.count()
        self._answers: dict[str, Message] = {}
        self._line = contextlib.ExitStack()
        self.socket = self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._line.close()

    @property
    def version(self) -> int:
        return len(self.changes)

    @property
    def over(self) -> bool:
        return bool(self.seen["status"] == "finished")

    def _connect(self, since: int = 0) -> ClientConnection:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket?since={since}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        opening = connect(
            address, additional_headers=headers, open_timeout=PATIENCE, close_timeout=5, max_size=2**24, proxy=None
        )
        made = self._line.enter_context(opening)
        first = json.loads(made.recv(PATIENCE))
        assert first["type"] == "table"
        self._take(first)
        return made

    def reconnect(self, url: str | None = None, gently: bool = True, since: int | None = None) -> None:
        """Hang up, or have the line cut, and come back for what was missed."""
        if not gently:
            with contextlib.suppress(OSError):
                self.socket.socket.shutdown(socket.SHUT_RDWR)
        self._line.close()
        self.url = url or self.url
        self.socket = self._connect(self.version if since is None else since)

    def _take(self, message: Message) -> None:
        for change in message["changes"] or ():
            number = change["version"]
            if number <= self.version:
                assert change == self.changes[number - 1], "what had happened was changed"
            else:
                assert number == self.version + 1, "a version was never told"
                self.changes.append(change)
        assert message["version"] >= self.seen.get("version", 0)
        assert message["version"] <= self.version, "there is more than was told"
        self._check_preview(message)
        if message["version"] == self.version:
            self.seen = {**self.seen, **message}

    @staticmethod
    def _check_preview(message: Message) -> None:
        """Those who hold the seat to decide get its preview with the table, or later, and nobody else does."""
        mover, preview = message["mover"], message["preview"]
        if preview is not None:
            assert mover is not None
            assert mover in message["mine"]
            assert (preview["version"], preview["seat"]) == (message["version"], mover)
            assert [choice["move"] for choice in preview["choices"]] == message["legal"]
            assert (preview["held"] is None) == (message["held"] is None)

    def read(self, timeout: float = PATIENCE) -> None:
        """The next message. Raises TimeoutError."""
        message = json.loads(self.socket.recv(timeout))
        match message["type"]:
            case "change":
                self._take(message)
            case "preview":
                if message["preview"]["version"] == self.seen.get("version"):
                    self.seen["preview"] = message["preview"]
                    self._check_preview(self.seen)
            case "presence":
                self.seen.update(
                    {key: message[key] for key in ("here", "gone", "stand_in_from", "watchers", "watching")}
                )
            case "chat":
                self.chat.append(message)
            case "ok" | "problem" | "pong":
                self._answers[message["id"]] = message
            case other:
                raise AssertionError(other)

    def wait_until(self, version: int) -> None:
        self.wait_for(lambda: self.version >= version)

    def wait_for(self, what: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not what():
            self.read(max(0.0, end - time.monotonic()))

    def drain(self) -> None:
        """All that has already come."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.read(0)

    def send(self, **body: Any) -> str:
        name = str(next(self._numbers))
        self.socket.send(json.dumps({"id": name, **body}))
        return name

    def ask(self, **body: Any) -> Message:
        """Send something and wait for the answer; what is told meanwhile is taken in."""
        name = self.send(**body)
        self.wait_for(lambda: name in self._answers)
        answer = self._answers.pop(name)
        if answer["type"] == "ok":
            assert answer["version"] <= self.version, "acknowledged, but not told"
        return answer

    def do(self, **body: Any) -> Message:
        """Like `ask`, of something that must go well."""
        answer = self.ask(**body)
        assert answer["type"] == "ok", answer
        return answer

    def attempt(self, **body: Any) -> bool:
        """Something that may come too late, because a bot or a command whose answer was lost came first."""
        return self.settle(self.ask(**body), body["version"])

    def settle(self, answer: Message, version: int) -> bool:
        if answer["type"] != "ok":
            assert answer["code"] == "stale", answer
            self.wait_until(version + 1)
        return bool(answer["type"] == "ok")


class Person:
    """Somebody with a cookie of their own, over HTTP and at tables."""

    def __init__(self, url: str, name: str, client: httpx.Client | None = None) -> None:
        self.client = client or http_client(url, timeout=PATIENCE)
        self.url = url
        self.client.get("/api/me").raise_for_status()
        self.client.put("/api/me/name", json={"name": name}).raise_for_status()
        self.name = name

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)

    def get(self, path: str) -> Any:
        return self.client.get(path).raise_for_status().json()

    def open(self, *seats: str, **options: Any) -> str:
        """A table with `me`, `open` and names of bots."""
        made = self.client.post("/api/tables", json=table_body(*seats, **options))
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def watch(self, table: str, url: str | None = None) -> Watch:
        return Watch(url or self.url, table, self.cookie)


def floors_of(message: Message, changes: list[Message]) -> dict[int, int]:
    """To how many moves each undo went back: those that stand after the message, less those made since.

    A message tells of several commands if another process took them. What is left after two undos is left
    after the first as well, unless two moves came between them: then it cannot be told.
    """
    undone = [n for n, change in enumerate(changes) if change["kind"] == "undone"]
    if not undone:
        return {}

    def made(since: int, until: int) -> int:
        return sum(change["kind"] in ("moved", "confirmed") for change in changes[since:until])

    assert all(made(*two) < 2 for two in itertools.pairwise(undone)), "how far the first went back is not told"
    floor = message["moves"] - made(undone[-1], len(changes))
    return {changes[n]["version"]: floor for n in undone}


class Spectator(Watch):
    """Never goes away, and remembers how far each undo went back."""

    def __init__(self, url: str, table: str, cookie: str | None = None) -> None:
        self.floors: dict[int, int] = {}
        super().__init__(url, table, cookie)

    def _take(self, message: Message) -> None:
        known = self.version
        super()._take(message)
        self.floors |= floors_of(message, self.changes[known:])
