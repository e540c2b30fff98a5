"""Names that people would take for each other, so that nobody can pass for somebody else unmarked."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

_LIKE = str.maketrans(
    # Greek and Cyrillic letters, and digits, that look like Latin letters in most fonts.
    "αβγεζηικμνορτυχωϲϳавеёзикмнорстухьѕіїјһӏԁԛԝ0135",
    "abyeznikmvoptuxwcjabeeziklhopctyxbsiijhldqwoles",
)
_SAME = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("i", "l"), ("|", "l"))
"""Letters beside each other that look like another one, and those that look like a stroke."""


@lru_cache(maxsize=10_000)
def appearance(name: str) -> str:
    """Return the same text for all names that look alike: without case, accents, spaces and marks."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LNS")
    shown = letters.translate(_LIKE)
    for pair, one in _SAME:
        shown = shown.replace(pair, one)
    return shown or plain


def looks_like_another(names: Sequence[str], name: str, seat: int | None = None) -> bool:
    """Return whether a name looks like that of another seat. Empty names look like none.

    Of two that look alike, the seat with the lower number is the one that the other looks like.
    """
    others = names if seat is None else names[:seat]
    look = appearance(name)
    return bool(name) and any(other and appearance(other) == look for other in others)
