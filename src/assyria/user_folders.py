"""Folders of the user who runs a program: for compiled code, for reports of failures, and for games."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def cache_root() -> Path | None:
    """Return the folder for compiled code: NUMBA_CACHE_DIR, else the user's cache; None without a home.

    It need not exist, nor be writable: see `is_writable`.
    """
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen).absolute()
    return _under("XDG_CACHE_HOME", ".cache")


def state_folder() -> Path | None:
    """Return the folder for what a program writes about itself; None without a home."""
    return _under("XDG_STATE_HOME", ".local/state")


def data_folder() -> Path | None:
    """Return the folder for what belongs to the user, like saved games; None without a home."""
    return _under("XDG_DATA_HOME", ".local/share")


def is_writable(folder: Path | None) -> bool:
    """Create a folder if it is missing, and return whether files can be written in it."""
    if folder is None:
        return False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _under(variable: str, usual: str) -> Path | None:
    given = os.environ.get(variable)
    if given and Path(given).is_absolute():
        return Path(given) / "assyria"
    try:
        return Path.home() / usual / "assyria"
    except RuntimeError:  # no HOME, and a user without an entry
        return None
