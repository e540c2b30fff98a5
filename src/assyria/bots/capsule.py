"""Failure capsules: a file with all that is needed to see a bot fail again.

The position in it is what every player sees: the order of the undealt cards is in no capsule.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import re
import secrets
import time
from importlib import metadata
from pathlib import Path
from typing import Any

from assyria.bots.failure import Failure
from assyria.user_folders import state_folder

FORMAT = "assyria-bot-failure/1"
KEPT = 100
"""Capsules that a folder holds; the oldest go first."""


def default_folder() -> Path | None:
    """Return the folder for capsules of people who run bots themselves; None without a home."""
    state = state_folder()
    return None if state is None else state / "failures"


def capsule(failure: Failure) -> dict[str, Any]:
    """Return the content of a capsule."""
    return {
        "format": FORMAT,
        "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "bot": failure.bot,
        "code": failure.code.value,
        "why": failure.why,
        "game": failure.game,
        "seat": failure.seat,
        "position": failure.position,
        "seed": failure.seed,
        "answer": failure.answer,
        "traceback": failure.trace,
        "stderr": list(failure.stderr),
        "seconds": round(failure.seconds, 3),
        "versions": _versions(),
    }


def write_capsule(failure: Failure, folder: Path) -> Path:
    """Write a capsule for its owner alone, and return its path. Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    bot = re.sub(r"[^\w.@-]+", "_", failure.bot, flags=re.ASCII)[-40:]
    stamp = time.strftime("%Y%m%dT%H%M%S", time.gmtime())
    path = folder / f"{stamp}-{bot}-{failure.code}-{secrets.token_hex(3)}.json"
    draft = path.with_suffix(".part")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        json.dump(capsule(failure), file, indent=1)
        file.write("\n")
    draft.replace(path)
    _drop_oldest(folder)
    return path


def _drop_oldest(folder: Path) -> None:
    # Names begin with the time, so they sort by age.
    for old in sorted(folder.glob("*T*-*-*.json"))[:-KEPT]:
        with contextlib.suppress(OSError):  # another process was faster
            old.unlink()


def _versions() -> dict[str, str]:
    found = {"python": platform.python_version(), "system": platform.platform()}
    for package in ("assyria", "wasmtime", "numba"):
        with contextlib.suppress(metadata.PackageNotFoundError):
            found[package] = metadata.version(package)
    return found
