"""`assyria maintain`: remove what nobody has used for long, once; a running server does the same by itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import click

from assyria.cli.files import Refused, WrongUse
from assyria.render.words import Words
from assyria.server.settings import Settings, default_data
from assyria.server.tables.retention_settings import RetentionSettings

KINDS = ("guests", "open", "running", "finished")


@click.command()
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", envvar="ASSYRIA_DATA")
@click.option("--database-url", metavar="URL", envvar="ASSYRIA_DATABASE_URL")
@click.option("--keep", multiple=True, metavar="NAME=TIME", envvar="ASSYRIA_KEEP")
@click.pass_obj
def maintain(words: Words, data: Path | None, database_url: str | None, keep: tuple[str, ...]) -> None:
    from assyria.host.ledger import Unavailable

    try:
        kept = RetentionSettings().changed(keep)
    except ValueError as wrong:
        raise WrongUse(str(wrong)) from None
    settings = Settings(data=data or default_data(), database_url=database_url, keep=kept)
    if database_url is None and not (settings.data / "assyria.sqlite").exists():
        raise Refused(words("cli-maintain-no-data", folder=str(settings.data)))
    try:
        removed = asyncio.run(_remove(settings))
    except (Unavailable, ValueError) as wrong:
        raise Refused(words("cli-maintain-failed", why=str(wrong))) from None
    click.echo(words("cli-maintain-done", **{kind: str(removed[kind]) for kind in KINDS}))


async def _remove(settings: Settings) -> Counter[str]:
    from assyria.server.tables.retention import Retention
    from assyria.store import Store

    store = await Store.open(settings.url)
    try:
        return await (await Retention.open(store, settings.keep)).remove_expired()
    finally:
        await store.close()
