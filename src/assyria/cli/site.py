"""`assyria site`: the whole game as a folder of files, to be put anywhere and played without a server."""

from __future__ import annotations

from pathlib import Path

import click

from assyria.cli.files import Refused
from assyria.cli.site_folder import FROM_SOURCES, PYODIDE_VERSION, MissingPart, Part, write_site
from assyria.render.words import Words

TOLD = {Part.PAGE: "cli-site-no-page", Part.PYODIDE: "cli-site-no-pyodide", Part.NODE: "cli-site-no-node"}


@click.command()
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, metavar="DIR")
@click.option("--pyodide", type=click.Path(file_okay=False, path_type=Path), default=FROM_SOURCES, metavar="DIR")
@click.pass_obj
def site(words: Words, out: Path, pyodide: Path) -> None:
    try:
        size = write_site(out, pyodide)
    except MissingPart as missing:
        raise Refused(words(TOLD[missing.what], folder=str(pyodide), version=PYODIDE_VERSION)) from None
    except OSError as wrong:
        file = str(wrong.filename or out)
        raise Refused(words("cli-cannot-write", file=file, why=wrong.strerror or str(wrong))) from None
    click.echo(words("cli-site-written", folder=str(out), size=round(size / 1e6, 1)))
