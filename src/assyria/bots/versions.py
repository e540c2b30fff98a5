"""Versions of bots: games say by which they were played, so that those of another are not taken for the same."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path

from assyria.bots.spec import BotSpec
from assyria.version import __version__

HERE = Path(__file__).parent
DIGITS = 8


def bot_version(name: str) -> str:
    """Return the version of a bot: a fingerprint of its files, after the package's version if it ships with it.

    The file of a class is that of its module, which is not loaded; the files of an engine are those that its
    command names, else the program's. Raises UnknownBot.
    """
    spec = BotSpec.parse(name)
    if spec.ships:
        return f"{__version__}+{_shipped()}"
    return fingerprint(_command_files(*spec.command) if spec.command else _module_files(name.partition(":")[0]))


@cache
def _shipped() -> str:
    """Return the fingerprint of all bots that ship with the game: they share code and what was learnt."""
    return fingerprint(file for file in HERE.rglob("*") if file.is_file() and file.parent.name != "__pycache__")


def _command_files(program: str, *words: str) -> Iterable[Path]:
    named = [Path(word) for word in words if Path(word).is_file()]
    return named or [Path(shutil.which(program) or program)]


def _module_files(module: str) -> list[Path]:
    """Return the file of a module, found as an import finds it, but without running anything."""
    where: Sequence[str] | None = None
    file, name = None, ""
    for word in module.split("."):
        name = f"{name}.{word}" if name else word
        found = PathFinder.find_spec(name, where)
        if found is None:
            return []
        where, file = found.submodule_search_locations, found.origin
    return [] if file is None else [Path(file)]


def fingerprint(files: Iterable[Path]) -> str:
    """Return a hash of the contents of files."""
    seen = hashlib.sha256()
    for file in sorted(files):
        data = file.read_bytes()
        seen.update(f"{len(data)} ".encode() + data)
    return seen.hexdigest()[:DIGITS]
