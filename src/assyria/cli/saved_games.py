"""Games that people play in the terminal: kept in their data folder while they play."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from pathlib import Path

from assyria.cli.files import save
from assyria.record import GameHistory, RecordError, read_record, write_record
from assyria.render.words import Words
from assyria.rules import outcome
from assyria.user_folders import data_folder


def games_folder() -> Path | None:
    """Return the folder for games; None without a home."""
    data = data_folder()
    return None if data is None else data / "games"


def new_file() -> Path | None:
    """Return a name for a new game, which no other has; None without a home."""
    folder = games_folder()
    return None if folder is None else folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(3)}.json"


def keep(file: Path, history: GameHistory, words: Words) -> None:
    """Save a game. The folder for games is made if it is missing. Raises Refused."""
    if file.parent == games_folder():
        with suppress(OSError):  # that the file cannot be written says it all
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    save(file, write_record(history.record()), words)


def last_unfinished() -> tuple[Path, GameHistory] | None:
    """Return the game played last that is not over, with its file. Files that are no records are passed over."""
    folder = games_folder()
    if folder is None or not folder.is_dir():
        return None
    for path in sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True):
        try:
            history = read_record(path.read_bytes())
        except (OSError, RecordError):
            continue
        if outcome(history.state) is None:
            return path, history
    return None
