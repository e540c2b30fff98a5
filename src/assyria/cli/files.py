"""Reading and writing records as files, with errors that everyone understands."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from assyria.record import GameHistory, RecordError, read_record
from assyria.record.codec import LARGEST
from assyria.render.faults import fault_text
from assyria.render.words import Words
from assyria.rules import State


class Refused(click.ClickException):
    """An input that we refuse: one line, exit code 1."""

    exit_code = 1


class WrongUse(click.UsageError):
    """A command that makes no sense: exit code 2."""


def open_record(file: str, words: Words) -> GameHistory:
    """Return the record in a file (`-` is standard input), replayed. Raises Refused."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as opened:
                data = opened.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:  # ValueError: a name with a null character
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise Refused(f"{file}: {words('fault-unreadable', why=why)}") from None
    try:
        return read_record(data)
    except RecordError as wrong:
        raise Refused(f"{file}: {fault_text(wrong, words)}") from None


def state_at(history: GameHistory, number: int | None, words: Words) -> tuple[int, State]:
    """Return the position after a number of moves, or after all of them. Raises WrongUse."""
    last = len(history.moves)
    at = last if number is None else number
    if not 0 <= at <= last:
        raise WrongUse(words("cli-at-beyond", at=str(at), last=str(last)))
    return at, history.at(at)


def save(path: Path, data: bytes, words: Words) -> None:
    """Write a file completely or not at all. Raises Refused."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except (OSError, ValueError) as wrong:
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise Refused(words("cli-cannot-write", file=str(path), why=why)) from None
