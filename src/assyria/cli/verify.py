"""`assyria verify`: were these games dealt as was promised before the first card?"""

from __future__ import annotations

import json
import sys

import click

from assyria.cli.files import Refused, open_record
from assyria.record import Finding
from assyria.record import verify as verdict_on
from assyria.render.words import Words
from assyria.rules import outcome

TEXTS = {
    Finding.FAIR: ("fair", "cli-verify-fair"),
    Finding.NO_COMMITMENT: ("unproven", "cli-verify-no-commitment"),
    Finding.NO_SECRET: ("unproven", "cli-verify-no-secret"),
    Finding.WRONG_SECRET: ("unfair", "cli-verify-wrong-secret"),
    Finding.WRONG_DEAL: ("unfair", "cli-verify-wrong-deal"),
    Finding.MALFORMED: ("unfair", "cli-verify-malformed"),
}
"""The word that the line begins with, the same in every language, and the message after it."""


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def verify(words: Words, files: tuple[str, ...], as_json: bool) -> None:
    results = [_examine(file, words, as_json) for file in files]
    if as_json:
        click.echo(json.dumps({"records": results}, indent=1))
    if any(result["verdict"] in ("unfair", "refused") for result in results):
        sys.exit(1)


def _examine(file: str, words: Words, quiet: bool) -> dict[str, object]:
    """One record: its line as soon as it is known, and the same for programs."""
    try:
        history = open_record(file, words)
    except Refused as refused:
        if not quiet:
            click.echo(f"refused  {refused.message}")
        return {"file": file, "verdict": "refused", "reason": refused.message.removeprefix(f"{file}: ")}
    finding, where, promised = verdict_on(history.record())
    word, message = TEXTS[finding]
    if finding is Finding.NO_SECRET and outcome(history.state) is None:
        message = "cli-verify-not-over"
    reason = words(message, where=where, commitment=promised or "")
    if not quiet:
        click.echo(f"{word:<8} {file}: {reason}")
    return {
        "file": file,
        "verdict": word,
        "finding": finding.value,
        "where": where or None,
        "commitment": promised,
        "reason": reason,
    }
