"""`assyria`: the commands and their language."""

from __future__ import annotations

import copy
import os
import sys
from collections.abc import Sequence

import click

from assyria import __version__
from assyria.bots import BOTS
from assyria.cli.admin import admin
from assyria.cli.analyse import analyse
from assyria.cli.arena import arena
from assyria.cli.bot_test import bot_test
from assyria.cli.check import check
from assyria.cli.dataset import dataset
from assyria.cli.doctor import doctor
from assyria.cli.draw import draw
from assyria.cli.files import WrongUse
from assyria.cli.maintain import maintain
from assyria.cli.perft import perft
from assyria.cli.play import play
from assyria.cli.replay import replay
from assyria.cli.rules import rules
from assyria.cli.serve import HOST, PORT, backup, restore, run, serve
from assyria.cli.simulate import simulate
from assyria.cli.verify import verify
from assyria.render.words import LANGUAGES, Words, choose_language, words_in

COMMANDS: tuple[click.Command, ...] = (
    play,
    serve,
    simulate,
    arena,
    dataset,
    bot_test,
    check,
    verify,
    replay,
    analyse,
    draw,
    perft,
    rules,
    backup,
    restore,
    doctor,
    admin,
    maintain,
)


def main() -> None:
    """Run the command `assyria`."""
    arguments = sys.argv[1:]
    words = words_in(choose_language(_wished(arguments), os.environ))
    build(words)(arguments, prog_name="assyria", obj=words)


def build(words: Words) -> click.Group:
    """Return the command line in one language.

    The texts of commands and options are in the catalogues: `cli-check`, `cli-check-examples` and `cli-option-at`,
    which is the same for every command with that option.
    """
    version = click.version_option(__version__, "--version", message="%(version)s")
    commands = {command.name or "": _spoken(command, words) for command in COMMANDS}
    group = version(click.Group("assyria", commands=commands, callback=_just_started, invoke_without_command=True))
    group.context_settings = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
    _speak(group, words)
    return group


@click.pass_context
def _just_started(context: click.Context) -> None:
    """Start the server on this machine and open the browser: what `assyria` alone does."""
    if context.invoked_subcommand is None:
        from assyria.server.run import settings

        try:
            found = settings()
        except ValueError as wrong:
            raise WrongUse(str(wrong)) from None
        run(found, HOST, PORT, 1, True, context.obj)


def _spoken(command: click.Command, words: Words) -> click.Command:
    """Return a copy of the command with its texts, and with --lang."""
    command = copy.copy(command)
    command.params = [copy.copy(param) for param in command.params]
    _speak(command, words)
    return command


def _speak(command: click.Command, words: Words) -> None:
    language = click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False)
    command.params = [*command.params, language]
    command.help = words(f"cli-{command.name}")
    # The mark keeps click from joining the lines of the examples to a paragraph.
    command.epilog = "\b\n" + words(f"cli-{command.name}-examples")
    for param in command.params:
        if isinstance(param, click.Option):
            param.help = words(f"cli-option-{option_name(param)}", bots=", ".join(BOTS))


def option_name(option: click.Option) -> str:
    """Return the name of an option: `at` for --at."""
    return max(option.opts, key=len).lstrip("-")


def _wished(arguments: Sequence[str]) -> str | None:
    """Return the value of --lang, wherever it stands: help needs it before options are parsed."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None
