"""Firefox, as Debian has it, driven by WebDriver BiDi: Playwright drives only a Firefox of its own making."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tests.server.running import free_port

PATIENCE = 60.0
"""Seconds for anything to happen, on a busy machine."""


def find_firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Tab:
    """A tab, with what its console says and what it asks for."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self.said: list[str] = []
        self.asked: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._context = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.call("browsingContext.setViewport", context=self._context, viewport={"width": 1280, "height": 800})

    def call(self, method: str, **parameters: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message.get("id") == self._number:
                assert message["type"] == "success", message
                return message["result"]
            self._note(message["method"], message["params"])

    def _note(self, event: str, told: Any) -> None:
        if event == "network.beforeRequestSent":
            self.asked.append(told["request"]["url"])
        elif told["level"] in ("error", "warn"):
            self.said.append(told["text"])

    def open(self, address: str) -> None:
        self.call("browsingContext.navigate", context=self._context, url=address, wait="interactive")

    def reload(self) -> None:
        self.call("browsingContext.reload", context=self._context, wait="interactive")

    def evaluate(self, code: str) -> Any:
        target = {"context": self._context}
        told = self.call("script.evaluate", expression=code, target=target, awaitPromise=True)
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return told["result"].get("value")

    def wait(self, code: str) -> None:
        """Until something is true."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(code):
            assert time.monotonic() < end, code
            time.sleep(0.05)


@contextmanager
def firefox(program: str, profile: Path) -> Iterator[Tab]:
    port = free_port()
    command = [program, "--headless", f"--remote-debugging-port={port}", "--profile", str(profile), "about:blank"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            with _connected(f"ws://127.0.0.1:{port}/session") as socket:
                tab = Tab(socket)
                yield tab
                tab.call("session.end")
        finally:
            process.kill()


def _connected(address: str) -> ClientConnection:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return connect(address, max_size=None).__enter__()
        except (OSError, InvalidHandshake):
            assert time.monotonic() < end, "Firefox does not answer"
            time.sleep(0.2)
