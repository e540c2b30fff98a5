"""Packages that only research needs."""

from __future__ import annotations

EXTRA = "assyria[research]"


class MissingExtra(ModuleNotFoundError):
    """A package of the extra `research` is not installed."""

    def __init__(self, missing: ModuleNotFoundError) -> None:
        package = (missing.name or "").partition(".")[0]
        super().__init__(f"{package} is not installed: pip install '{EXTRA}'", name=package)
