"""Bots that a server has besides those that ship with the game, as its command line names them: `NAME=BOT`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from assyria.bots import BOTS, BotSpec, UnknownBot
from assyria.bots.engine import LIMIT

NAME = re.compile(r"[\w.-]{1,40}", re.ASCII)


def parse_bots(texts: Iterable[str], limit: float = LIMIT, *, check: bool = False) -> dict[str, BotSpec]:
    """Return the bots of `NAME=BOT` by name; `check` loads each in another process, before a server starts.

    Raises ValueError, also for a name that is taken.
    """
    found: dict[str, BotSpec] = {}
    for text in texts:
        name, equals, bot = text.partition("=")
        if not equals:
            raise ValueError(f"bot {text!r}: NAME=BOT is needed")
        if not NAME.fullmatch(name):
            raise ValueError(f"bot {text!r}: a name has 1 to 40 letters, digits, dots, dashes or underscores")
        if name in BOTS or name in found:
            raise ValueError(f"bot {text!r}: there is already a bot of this name")
        try:
            found[name] = BotSpec.parse(bot)
            (found[name].check if check else found[name].isolated)(limit)
        except UnknownBot as unknown:
            raise ValueError(f"bot {text!r}: {unknown.why or f'there is no bot {bot!r}'}") from None
    return found
