"""Packages that not everyone needs, and how to get them."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, distribution
from urllib.parse import urlsplit
from urllib.request import url2pathname


class MissingExtra(ModuleNotFoundError):
    """A package of an extra is not installed."""

    def __init__(self, module: str | None, extra: str = "research") -> None:
        super().__init__(module, extra, name=(module or "").partition(".")[0])
        self.extra = extra

    def __str__(self) -> str:
        return f"{self.name} is not installed: {install(self.extra)}"


def install(extra: str) -> str:
    """Return the command that adds an extra: from the folder or the file that this package came from.

    By its name alone pip would look for it on an index, where anyone may put something under that name.
    """
    return f"pip install '{_origin()}[{extra}]'"


def _origin() -> str:
    try:
        told = distribution("assyria").read_text("direct_url.json")
    except PackageNotFoundError:
        told = None
    url = urlsplit(json.loads(told)["url"] if told else "")
    return url2pathname(url.path) if url.scheme == "file" else "."
