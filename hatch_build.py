"""When a wheel is made from the sources, the page is built into it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch asks so
        """Who works on the sources (an editable install) builds when they like: `make page`."""
        root = Path(self.root)
        if version == "editable" or not (root / "web").is_dir():
            return
        sys.path.insert(0, self.root)
        from tools.page import run

        run("build")
