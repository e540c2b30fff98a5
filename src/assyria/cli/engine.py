"""`assyria engine`: a bot for other programs, which ask it by lines of JSON."""

from __future__ import annotations

import os
import sys

import click

from assyria.bots import host
from assyria.bots.engine import LIMIT
from assyria.cli.bots import need_bot
from assyria.cli.interrupts import INTERRUPTED
from assyria.render.words import Words


@click.command()
@click.argument("bot", default="champion")
@click.pass_obj
def engine(words: Words, bot: str) -> None:
    need_bot(bot, LIMIT, words)
    if sys.stdin.isatty():
        click.echo(words("cli-engine-waits"), err=True)
    try:
        host.main([bot])
    except KeyboardInterrupt:
        # The thread that reads waits for a line: nothing but this ends it.
        os._exit(INTERRUPTED)
