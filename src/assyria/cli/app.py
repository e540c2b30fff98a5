"""`assyria`: the commands and their language."""

from __future__ import annotations

import copy
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from assyria import __version__
from assyria.render.words import LANGUAGES, Words, choose_language, words_in

MODULES = {
    "play": "play",
    "serve": "serve",
    "simulate": "simulate",
    "arena": "arena",
    "dataset": "dataset",
    "bot-test": "bot_test",
    "engine": "engine",
    "check": "check",
    "verify": "verify",
    "replay": "replay",
    "analyse": "analyse",
    "review": "review",
    "draw": "draw",
    "site": "site",
    "perft": "perft",
    "rules": "rules",
    "backup": "serve",
    "restore": "serve",
    "doctor": "doctor",
    "admin": "admin",
    "maintain": "maintain",
}
"""Where each command is. It is loaded when it is wanted: all of them together take half a second."""


def main() -> None:
    """Run the command `assyria`."""
    # Importing leaves no garbage: looking for it would take a fifth of a second of a server's start.
    gc.set_threshold(50_000)
    arguments = sys.argv[1:]
    words = words_in(choose_language(_wished(arguments), os.environ))
    build(words)(arguments, prog_name="assyria", obj=words)


def build(words: Words) -> click.Group:
    """Return the command line in one language.

    The texts of commands and options are in the catalogues: `cli-check`, `cli-check-examples` and `cli-option-at`,
    which is the same for every command with that option.
    """
    version = click.version_option(__version__, "--version", message="%(version)s")
    group: click.Group = version(CommandGroup(words))
    group.context_settings = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
    _speak(group, words)
    return group


class CommandGroup(click.Group):
    """The commands by name, in one language."""

    def __init__(self, words: Words) -> None:
        super().__init__("assyria", callback=_just_started, invoke_without_command=True)
        self._words = words

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return sorted(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in MODULES:
            return None
        module = import_module(f"assyria.cli.{MODULES[cmd_name]}")
        return _spoken(getattr(module, cmd_name.replace("-", "_")), self._words)


@click.pass_context
def _just_started(context: click.Context) -> None:
    """Start the server on this machine and open the browser: what `assyria` alone does."""
    _check_machine(context.obj)
    if context.invoked_subcommand is None:
        from assyria.cli.files import WrongUse
        from assyria.cli.serve import HOST, PORT, run
        from assyria.server.run import settings

        try:
            found = settings()
        except ValueError as wrong:
            raise WrongUse(str(wrong)) from None
        run(found, HOST, PORT, 1, True, context.obj)


def _check_machine(words: Words) -> None:
    """Refuse a machine that is not there, before anything starts. Raises WrongUse."""
    if not os.environ.get("ASSYRIA_MACHINE"):
        return
    from assyria.bots.current_machine import MACHINES, NoMachine, chosen_machine
    from assyria.cli.files import WrongUse
    from assyria.extras import install

    try:
        chosen_machine()
    except NoMachine as wrong:
        if wrong.name in MACHINES:
            raise WrongUse(words("cli-machine-missing", name=wrong.name, install=install("research"))) from None
        names = ", ".join(MACHINES)
        raise WrongUse(words("cli-machine-unknown", name=wrong.name, names=names)) from None


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
            param.help = _option_help(option_name(param), words)


def _option_help(name: str, words: Words) -> str:
    if name != "bots":
        return words(f"cli-option-{name}")
    from assyria.cli.bots import known_bots

    return words("cli-option-bots", bots=known_bots())


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
