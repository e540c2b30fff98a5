"""When the server stops for a full collection of garbage."""

from __future__ import annotations

import pytest

from assyria.server.operations import garbage
from assyria.server.operations.garbage import MOST_CLOSED, Garbage


def opened(sockets: int, closed: int) -> Garbage:
    found = Garbage()
    for _ in range(sockets):
        found.note_opened()
    for _ in range(closed):
        found.note_closed()
    return found


@pytest.mark.parametrize(
    ("sockets", "closed", "due"),
    [
        (0, 0, False),
        (5, 0, False),
        (5, 4, False),
        (5, 5, True),
        (MOST_CLOSED + 5, MOST_CLOSED - 1, False),
        (MOST_CLOSED + 5, MOST_CLOSED, True),
    ],
)
def test_when_nobody_is_there_or_many_have_gone(sockets: int, closed: int, due: bool) -> None:
    assert opened(sockets, closed).is_due() is due


def test_after_an_hour_whatever_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    few = opened(5, 1)
    assert not few.is_due()
    monkeypatch.setattr(garbage, "LONGEST", -1.0)
    assert few.is_due()
    assert not opened(5, 0).is_due()
