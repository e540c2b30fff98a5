"""`assyria draw`: a position as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from assyria.cli.files import Refused, WrongUse, open_record, save, state_at
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
    target = Path(output)
    match target.suffix.lower():
        case _ if output == "-":
            click.echo(picture)
        case ".svg" | "":
            save(target, picture.encode("utf-8"), words)
        case ".png":
            save(target, _png(picture), words)
        case _:
            raise WrongUse(words("cli-draw-neither", file=output))


def _png(picture: str) -> bytes:
    from assyria.render.png import svg_to_png

    try:
        return svg_to_png(picture)
    except ModuleNotFoundError as missing:
        raise Refused(str(missing)) from None
