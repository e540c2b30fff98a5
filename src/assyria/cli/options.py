"""The rule options of a new game, the same for all commands that start one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from assyria.cli.files import WrongUse
from assyria.render.words import Words
from assyria.rules import FeedingRule, Game

Command = TypeVar("Command", bound=Callable[..., Any])


def rule_options(command: Command) -> Command:
    """Add --two-player-draft and --feeding to a command."""
    command = click.option("--feeding", type=click.Choice([rule.value for rule in FeedingRule]))(command)
    return click.option("--two-player-draft", type=click.IntRange(2, 3))(command)


def chosen_game(players: int, two_player_draft: int | None, feeding: str | None, words: Words) -> Game:
    """Return the game with these options; None stands for the default. Raises WrongUse."""
    if two_player_draft is not None and players != 2:
        raise WrongUse(words("cli-draft-for-two"))
    return Game(players, two_player_draft=two_player_draft or 2, feeding=FeedingRule(feeding or FeedingRule.FREE))
