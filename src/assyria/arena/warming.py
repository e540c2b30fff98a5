"""Bots that are ready before they are measured."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from assyria.bots import Bot, BotSpec
from assyria.bots.spec import LOADING
from assyria.rules import Game, deal, new_game, view


@cache
def seated_bot(name: str, limit: float | None = None) -> Bot:
    """Return a bot of this process; its own process, if it has one, plays all games here.

    It thinks on one thread: a runner keeps all cores busy.
    """
    spec = BotSpec.parse(name)
    return spec.load(threads=1) if limit is None else spec.isolated(limit, threads=1, loading=LOADING)


def warm_up(name: str, limit: float | None = None) -> None:
    """Let a bot decide once in this process, so that loading does not count as its thinking time.

    Raises BotFailed.
    """
    _warm_up(name, limit)


@cache
def _warm_up(name: str, limit: float | None) -> None:
    opening = new_game(Game(4), deal(4, Random(0))).state
    replace(seated_bot(name, limit), limit=None).choose(view(opening), Random(0))
