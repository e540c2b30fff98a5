"""`assyria draw`: a position as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from assyria.cli.files import open_record, save, state_at
from assyria.render.svg import draw as draw_svg
from assyria.render.words import Words


@click.command()
@click.argument("file")
@click.option("--at", type=int)
@click.option("-o", "--output", default="-", metavar="FILE")
@click.pass_obj
def draw(words: Words, file: str, at: int | None, output: str) -> None:
    _, state = state_at(open_record(file, words), at, words)
    picture = draw_svg(state, words)
    if output == "-":
        click.echo(picture)
    else:
        save(Path(output), picture.encode("utf-8"), words)
