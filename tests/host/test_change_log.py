"""The changes of a table: the same from every version on, packed or not."""

from __future__ import annotations

import orjson
import pytest

from assyria.host.change_log import PACK, ChangeLog
from assyria.protocol.events import event_messages
from assyria.protocol.messages import ChangeView
from assyria.record import move_text
from tests.games import golden


def changes() -> list[ChangeView]:
    history = golden("4-players", 0)
    return [
        ChangeView(
            version=n,
            kind="moved",
            seat=played.seat,
            move=move_text(played.move),
            to=None,
            reason=None,
            what=None,
            yes=None,
            moves=n,
            at=n / 7,
            reign=1,
            turn=2,
            events=event_messages(history.events(n)),
        )
        for n, played in enumerate(history.moves[: 5 * PACK + 7], start=1)
    ]


@pytest.mark.parametrize("at_once", [1, 3, PACK, 10 * PACK])
def test_from_every_version_on(at_once: int) -> None:
    told = changes()
    log = ChangeLog(orjson.dumps)
    for first in range(0, len(told), at_once):
        new = told[first : first + at_once]
        assert log.extend(new) == [orjson.dumps(change) for change in new]
        known = told[: first + at_once]
        assert len(log._newest) < PACK
        for version in range(first, len(known) + 2):
            assert log.since(version) == orjson.dumps(known[version:])
    for version in range(len(told)):
        versions = [message["version"] for message in orjson.loads(log.since(version))]
        assert versions == list(range(version + 1, len(told) + 1))


def test_nothing_happened_yet() -> None:
    assert ChangeLog(orjson.dumps).since(0) == ChangeLog(orjson.dumps).since(10**6) == b"[]"
