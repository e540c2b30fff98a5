"""Bots that a server has besides those that ship with the game, as its command line names them: `NAME=BOT`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from assyria.bots import BOTS, UnknownBot, load_isolated
from assyria.bots.engine import LIMIT
from assyria.bots.registry import check_bot

NAME = re.compile(r"[\w.-]{1,40}", re.ASCII)


def parse_bots(texts: Iterable[str], limit: float = LIMIT) -> dict[str, str]:
    """Return the bots of `NAME=BOT` by name. Raises ValueError, also for a name that is taken."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, bot = text.partition("=")
        if not equals:
            raise ValueError(f"bot {text!r}: NAME=BOT is needed")
        if not NAME.fullmatch(name):
            raise ValueError(f"bot {text!r}: a name has 1 to 40 letters, digits, dots, dashes or underscores")
        if name in BOTS or name in found:
            raise ValueError(f"bot {text!r}: there is already a bot of this name")
        try:
            load_isolated(bot, limit)
        except UnknownBot as unknown:
            raise ValueError(f"bot {text!r}: {unknown.why or f'there is no bot {bot!r}'}") from None
        found[name] = bot
    return found


def check_bots(texts: Iterable[str]) -> None:
    """Check that all bots of `NAME=BOT` can be loaded, before a server starts. Raises ValueError."""
    for name, bot in parse_bots(texts).items():
        try:
            check_bot(bot)
        except UnknownBot as unknown:
            raise ValueError(f"bot {name!r}: {unknown.why}") from None
