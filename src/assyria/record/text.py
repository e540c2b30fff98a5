"""Text that people write, in names, chat, notes and announcements: one check for all of it.

What was stored before there was a check, or a part of it, is read as it is: only what is sent is checked.
"""

from __future__ import annotations

import re
import unicodedata

MOST_MARKS = 3
"""The most marks over and under one letter. Polish and Vietnamese need none once composed, Thai and Hindi two,
Tibetan and Hebrew with its points three."""

# As ranges, since the same pattern is read by Python, Rust and browsers.
CONTROLS = r"\x00-\x1f\x7f-\x9f\u2028\u2029\ufff0-\uffff"
DIRECTIONS = r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""They turn the direction of what follows, also of another person's text."""
INVISIBLE = (
    r"\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0"
)
JOINERS = r"\u200c\u200d\ufe00-\ufe0f"
"""Invisible, but part of some scripts and of emoji: allowed in what people write, not in names."""
# Beyond what all three read alike.
_SURROGATES = r"\ud800-\udfff"
_TAGS = r"\U000e0000-\U000e00ff\U000e01f0-\U000e0fff"
"""Copies of ASCII that nobody sees, and the rest of their plane."""
_SELECTORS = r"\U000e0100-\U000e01ef"
"""Joiners, too: they choose the shape of the letter before them."""

_FORBIDDEN = re.compile(f"[{CONTROLS}{DIRECTIONS}{INVISIBLE}{_SURROGATES}{_TAGS}]")
_JOINING = re.compile(f"[{JOINERS}{_SELECTORS}]")

CANNOT_BE_SEEN = "only characters that can be seen"
TOO_MANY_MARKS = f"at most {MOST_MARKS} marks on a letter"
BLANK = "something that can be seen"


def what_is_wrong(text: str, joiners: bool = True) -> str | None:
    """Return what a text should be or have, or None if it is fine. `joiners` says whether it may have some.

    A text that is fine can be encoded, has no control, direction, invisible or tag characters, no letter under a
    heap of marks, and is not blank. It is kept as it was sent.
    """
    if _FORBIDDEN.search(text) or (not joiners and _JOINING.search(text)):
        return CANNOT_BE_SEEN
    if _most_marks(unicodedata.normalize("NFC", text)) > MOST_MARKS:
        return TOO_MANY_MARKS
    if not any(_can_be_seen(char) for char in text):
        return BLANK
    return None


def _most_marks(text: str) -> int:
    """Return how many marks lie on the letter with the most of them."""
    most = marks = 0
    for char in text:
        kind = unicodedata.category(char)
        if kind in ("Mn", "Me"):
            marks += 1
            most = max(most, marks)
        elif kind not in ("Mc", "Cf"):
            # Marks that take room and joiners belong to the letter, too.
            marks = 0
    return most


def _can_be_seen(char: str) -> bool:
    """Return whether a character is more than a blank, a joiner or a mark; letters of a newer Unicode are."""
    kind = unicodedata.category(char)
    return kind[0] not in "ZM" and kind not in ("Cc", "Cf")
