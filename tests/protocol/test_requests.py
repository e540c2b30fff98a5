"""What is asked for at a new table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pytest

from assyria.protocol import admin, commands, puzzles, study, what_if
from assyria.protocol.commands import Request
from assyria.protocol.requests import NewTable, SeatChoice
from assyria.protocol.values import Limits, Named, Text

assert all((admin, commands, puzzles, study, what_if)), "all requests are known"

ME, OPEN, BOT = SeatChoice("me"), SeatChoice("open"), SeatChoice("bot")


@pytest.mark.parametrize(
    ("seats", "solo", "bots_alone"),
    [
        ([ME, BOT], True, False),
        ([ME, BOT, BOT, BOT], True, False),
        ([ME, ME, BOT], False, False),
        ([ME, OPEN, BOT], False, False),
        ([OPEN, BOT], False, False),
        ([BOT, BOT], False, True),
    ],
)
def test_who_would_play(seats: list[SeatChoice], solo: bool, bots_alone: bool) -> None:
    """One person against bots may have hints; bots alone are limited."""
    asked = NewTable(seats)
    assert (asked.solo, asked.bots_alone) == (solo, bots_alone)


NO_WORDS = {
    *("move", "moves", "bot", "position", "dealt", "record"),  # read by their own grammar
    *("passphrase", "old", "new", "code"),  # only hashed
    *("url", "endpoint", "p256dh", "auth", "network"),  # parsed
}
"""Texts of requests that nobody is shown as they were sent."""


def texts_in(hint: Any) -> Iterator[tuple[Any, ...]]:
    """Yield what is said of each free text in an annotation."""
    if get_origin(hint) is Annotated and get_args(hint)[0] is str:
        yield get_args(hint)[1:]
    elif hint is str:
        yield ()
    elif get_origin(hint) is not Literal:
        for part in get_args(hint):
            if part is not str or get_origin(hint) is not Annotated:
                yield from texts_in(part)


def requests(kind: type[Request] = Request) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("assyria."):  # other tests have requests of their own
            yield each
        yield from requests(each)


def test_all_text_that_people_send_is_checked() -> None:
    """A later field fails here until it is checked as the others are, or known to be no words."""
    found, unchecked = set[str](), set[str]()
    for kind in requests():
        for name, hint in get_type_hints(kind, include_extras=True).items():
            for said in texts_in(hint):
                listed = any(isinstance(one, Named) and one.values for one in said)
                fixed = any(isinstance(one, Limits) and (one.pattern or "").startswith("^[A-Za-z") for one in said)
                if any(isinstance(one, Text) for one in said):
                    found.add(name)
                elif not listed and not fixed:
                    unchecked.add(name)
    assert found == {"name", "label", "account", "text", "why"}
    assert unchecked == NO_WORDS


def test_text_is_checked() -> None:
    """Empty where it may be; blank nowhere; with joiners only where it says so."""
    assert Text(optional=True).check("") == ""
    assert Text().check("1\ufe0f\u20e3") == "1\ufe0f\u20e3"
    unseen = ("Ann\u202e", "A\u200bnn", "\u3164", "Ann\u2066", "An\u00adn", "A\ufe0f")
    refused = ((Text(), ""), (Text(optional=True), " "), (Text(joiners=False), "1\ufe0f\u20e3"))
    for text, wrong in (*refused, *((Text(joiners=False), one) for one in unseen)):
        with pytest.raises(ValueError, match="that can be seen"):
            text.check(wrong)
