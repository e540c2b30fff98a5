"""Bots as people name them on the command line, and what is said when one fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from assyria.bots import BOTS, BotFailed, BotSpec, Failure, UnknownBot
from assyria.bots.capsule import default_folder, write_capsule
from assyria.bots.engine import LIMIT
from assyria.bots.levels import LEVELS, level_name
from assyria.bots.spec import split_names
from assyria.cli.files import Refused, WrongUse
from assyria.render.words import Words

Command = TypeVar("Command", bound=Callable[..., Any])


def bot_options(command: Command) -> Command:
    """Add --move-limit and --failures to a command."""
    command = click.option("--failures", type=click.Path(path_type=Path, file_okay=False), metavar="DIR")(command)
    seconds = click.FloatRange(0, min_open=True)
    return click.option(
        "--move-limit", "limit", type=seconds, default=LIMIT, show_default=True, metavar="SECONDS"
    )(command)


def bot_names(bots: str, limit: float, words: Words) -> list[str]:
    """Return the names in a list of bots. Raises WrongUse if one is not a bot."""
    names = split_names(bots)
    for name in dict.fromkeys(names):
        need_bot(name, limit, words)
    return names


def need_bot(name: str, limit: float, words: Words) -> None:
    """Check that a bot can be loaded. Raises WrongUse."""
    try:
        BotSpec.parse(name).check(limit)
    except UnknownBot as unknown:
        if unknown.why:
            raise WrongUse(words("cli-not-a-bot", name=unknown.name, why=unknown.why)) from None
        raise WrongUse(words("cli-no-such-bot", name=unknown.name, known=known_bots())) from None


def known_bots() -> str:
    """Return the names of the bots that ship with the game."""
    named = [name for name, bot in BOTS.items() if bot.level is None]
    return ", ".join((f"{level_name(1)} … {level_name(LEVELS)}", *named))


def seated_bots(bots: str, seats: int, limit: float, words: Words) -> list[str]:
    """Return the named bots, dealt to the seats in turn. Raises WrongUse."""
    names = bot_names(bots, limit, words)
    if len(names) > seats:
        raise WrongUse(words("cli-too-many-bots", bots=len(names), seats=seats))
    return [names[seat % len(names)] for seat in range(seats)]


def refuse_failed(failed: BotFailed, folder: Path | None, words: Words) -> Refused:
    """Write a capsule, and return what ends the command: one line that says what happened and names the file."""
    return Refused(failure_text(failed.failure, save_capsule(failed.failure, folder), words))


def save_capsule(failure: Failure, folder: Path | None) -> Path | None:
    """Write a capsule to a folder, by default the user's. Return its path; None if it cannot be written."""
    folder = folder or default_folder()
    try:
        return None if folder is None else write_capsule(failure, folder)
    except OSError:
        return None


def failure_text(failure: Failure, file: Path | None, words: Words) -> str:
    """Return what happened, and where the capsule is."""
    told = words("cli-bot-failed", bot=failure.bot, game=failure.game, code=failure.code.value, why=failure.why)
    after = words("cli-bot-failed-no-file") if file is None else words("cli-bot-failed-file", file=str(file))
    return f"{told} {after}"
