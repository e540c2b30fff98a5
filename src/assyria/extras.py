"""Packages that only research needs."""

from __future__ import annotations

EXTRA = "assyria[research]"


class MissingExtra(ModuleNotFoundError):
    """A package of the extra `research` is not installed."""

    def __init__(self, module: str | None) -> None:
        super().__init__(module, name=(module or "").partition(".")[0])

    def __str__(self) -> str:
        return f"{self.name} is not installed: pip install '{EXTRA}'"
