"""The counts on file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

COUNTS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "counts.json").read_text("ascii"))


def name(entry: dict[str, Any]) -> str:
    return f"{entry['kind']}-{entry['line']}-at-{entry['at']}"
