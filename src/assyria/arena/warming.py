"""Bots made ready before they are measured."""

from __future__ import annotations

from functools import cache
from random import Random

from assyria.bots import load_bot
from assyria.rules import Game, deal, new_game, view


@cache
def warm_up(name: str) -> None:
    """Let a bot decide once in this process, so that loading compiled code does not count as its thinking time."""
    opening = new_game(Game(4), deal(4, Random(0))).state
    load_bot(name, threads=1).choose(view(opening), Random(0))
