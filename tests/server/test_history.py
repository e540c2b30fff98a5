"""The history of a table: the same from every version on, packed or not."""

from __future__ import annotations

import orjson
import pytest

from assyria.record import move_text
from assyria.server.history import PACK, Change, History
from tests.games import golden


def changes() -> list[Change]:
    history = golden("4-players", 0)
    return [
        Change(n, "Moved", played.seat, move_text(played.move), None, n, history.events(n), n / 7, 1, 2)
        for n, played in enumerate(history.moves[: 5 * PACK + 7], start=1)
    ]


@pytest.mark.parametrize("at_once", [1, 3, PACK, 10 * PACK])
def test_from_every_version_on(at_once: int) -> None:
    told = changes()
    history = History()
    for first in range(0, len(told), at_once):
        new = told[first : first + at_once]
        assert history.extend(new) == [orjson.dumps(change.message()) for change in new]
        known = told[: first + at_once]
        assert len(history._newest) < PACK
        for version in range(first, len(known) + 2):
            assert history.since(version) == orjson.loads(orjson.dumps([c.message() for c in known[version:]]))
    for version in range(len(told)):
        assert [message["version"] for message in history.since(version)] == list(
            range(version + 1, len(told) + 1)
        )


def test_nothing_happened_yet() -> None:
    assert History().since(0) == History().since(10**6) == []
