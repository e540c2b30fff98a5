"""`assyria perft`: count move sequences."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.progress import Progress

from assyria.cli.files import open_record, state_at
from assyria.record import move_text
from assyria.record.perft import by_name
from assyria.record.perft import perft as count_sequences
from assyria.render.words import Words
from assyria.rules import Phase, legal_moves
from assyria.rules import play as play_move


@click.command()
@click.argument("file")
@click.option("--at", type=int)
@click.option("--depth", type=click.IntRange(min=0), required=True)
@click.option("--divide", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def perft(words: Words, file: str, at: int | None, depth: int, divide: bool, as_json: bool) -> None:
    number, state = state_at(open_record(file, words), at, words)
    counts: dict[str, int] = {}
    if depth and state.phase is not Phase.OVER:
        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            for move in progress.track(legal_moves(state), description="perft"):
                following = play_move(state, move, by_name).state
                counts[move_text(move)] = count_sequences(following, depth - 1)
    total = sum(counts.values()) if counts else 1
    if as_json:
        click.echo(json.dumps({"at": number, "depth": depth, "count": total, "divide": counts}))
        return
    if divide:
        for text, count in counts.items():
            click.echo(f"{text}: {count}")
    click.echo(total)
