"""`assyria check`: are these records right?"""

from __future__ import annotations

import json
import sys

import click

from assyria.cli.files import Refused, open_record
from assyria.record import GameHistory
from assyria.render.words import Words
from assyria.rules import outcome


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def check(words: Words, files: tuple[str, ...], as_json: bool) -> None:
    results = [_examine(file, words, as_json) for file in files]
    if as_json:
        click.echo(json.dumps({"records": results}, indent=1))
    if any(not result["ok"] for result in results):
        sys.exit(1)


def _examine(file: str, words: Words, quiet: bool) -> dict[str, object]:
    """One record: its line as soon as it is known, and the same for programs."""
    try:
        history = open_record(file, words)
    except Refused as refused:
        if not quiet:
            click.echo(f"refused  {refused.message}")
        return {"file": file, "ok": False, "reason": refused.message.removeprefix(f"{file}: ")}
    end = outcome(history.state)
    if not quiet:
        click.echo(f"ok       {file}: {_summary(history, words)}")
    return {
        "file": file,
        "ok": True,
        "players": history.game.players,
        "moves": len(history.moves),
        "scores": list(end.scores) if end else None,
        "winners": list(end.winners) if end else None,
    }


def _summary(history: GameHistory, words: Words) -> str:
    end = outcome(history.state)
    return ", ".join(
        (
            words("n-players", count=history.game.players),
            words("n-moves", count=len(history.moves)),
            words("cli-scores", scores=" ".join(map(str, end.scores))) if end else words("cli-unfinished"),
        )
    )
