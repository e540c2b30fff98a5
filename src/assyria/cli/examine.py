"""Commands that judge records one by one: the common part of `assyria check` and `assyria verify`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import NamedTuple

import click

from assyria.cli.files import Refused, open_record
from assyria.record import GameHistory
from assyria.render.words import Words


class ExaminedRecord(NamedTuple):
    """A command's judgement on a record."""

    word: str
    """The first word of the line, the same in every language."""
    text: str
    is_ok: bool
    details: Mapping[str, object]
    """The judgement for programs."""


def examining_command(
    name: str, judge: Callable[[GameHistory, Words], ExaminedRecord], refused: Mapping[str, object]
) -> click.Command:
    """Return a command that judges each record of its files. It exits with 1 if one is wrong.

    `refused` is the answer to programs for a file that holds no record.
    """

    def examine(file: str, words: Words) -> ExaminedRecord:
        try:
            return judge(open_record(file, words), words)
        except Refused as wrong:
            reason = wrong.message.removeprefix(f"{file}: ")
            return ExaminedRecord("refused", reason, False, {**refused, "reason": reason})

    @click.command(name)
    @click.argument("files", nargs=-1, required=True, metavar="FILE…")
    @click.option("--json", "as_json", is_flag=True)
    @click.pass_obj
    def command(words: Words, files: tuple[str, ...], as_json: bool) -> None:
        results = []
        for file in files:
            found = examine(file, words)
            results.append((file, found))
            if not as_json:
                # Printed at once: a folder full of records takes a while.
                click.echo(f"{found.word:<8} {file}: {found.text}")
        if as_json:
            records = [{"file": file, **found.details} for file, found in results]
            click.echo(json.dumps({"records": records}, indent=1))
        if not all(found.is_ok for _, found in results):
            sys.exit(1)

    return command
