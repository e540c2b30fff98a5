"""The folder of `assyria site` on a plain file server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.server.running import free_port

BELOW = "somewhere/game"


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, *_: Any) -> None:
        pass


class PlainFiles:
    """Serves a folder under a path; it can go away and come back at the same address."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = free_port()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{BELOW}/"

    @property
    def folder(self) -> Path:
        return self.root / BELOW

    def start(self) -> None:
        handler = partial(Quiet, directory=str(self.root))
        self._files = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self._thread = threading.Thread(target=self._files.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        self._files.shutdown()
        self._files.server_close()
        self._thread.join()

    @contextmanager
    def away(self) -> Iterator[None]:
        self.stop()
        try:
            yield
        finally:
            self.start()
