"""What those who watch get: all the same, but for what is their own."""

from __future__ import annotations

import json

from assyria.protocol.commands import Start
from assyria.protocol.messages import ChangeMessage, PreviewNews, TableMessage
from assyria.protocol.options import TableOptions
from assyria.protocol.presence import PresenceNews
from tests.host.place import Place, run
from tests.protocol.conforming import conforms
from tests.table.tables import ANN, BEN, opened

OPEN = opened(TableOptions(players=2, confirm=False))


def test_messages_are_what_the_protocol_says() -> None:
    async def work() -> None:
        place = Place()
        place.hall.watching = ["Eve"]
        live = await place.host.tables.open(OPEN, {0: "Ann", 1: "Ben"})
        people = {who: place.watch(live, who) for who in (ANN, BEN, None)}
        await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        for _ in range(30):
            await place.move(live)
        for who, watcher in people.items():
            for message in watcher.told:
                if message["type"] == "presence":
                    conforms(PresenceNews, message)
                    continue
                conforms(ChangeMessage, message)
                decides = who is not None and message["mover"] in message["mine"]
                assert (message["preview"] is not None) is decides
            whole = json.loads(place.host.watching.table_message(live, who, 0))
            conforms(TableMessage, whole)
            assert [change["version"] for change in whole["changes"]] == list(range(1, live.table.version + 1))
            assert (whole["owner"], whole["here"], whole["page"]) == (who == ANN, [0, 1], "today's")
            assert (whole["watchers"], whole["watching"]) == (1, ["Eve"])
            last = watcher.told[-1]
            assert {key: whole[key] for key in last if key not in ("type", "changes")} == {
                key: last[key] for key in last if key not in ("type", "changes")
            }
        assert json.loads(place.host.watching.table_message(live, None))["changes"] is None

    run(work)


def test_a_preview_may_come_later_and_to_the_one_who_decides_alone() -> None:
    async def work() -> None:
        place = Place()
        place.hall.defers = True
        live = await place.host.tables.open(OPEN, {})
        people = {who: place.watch(live, who) for who in (ANN, BEN, None)}
        place.host.watching.send_preview(live)
        await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        assert all(watcher.told[-1]["preview"] is None for watcher in people.values())
        place.host.watching.send_preview(live)
        assert live.table.mover is not None
        decides = live.table.chairs[live.table.mover].holder
        for who, watcher in people.items():
            assert (watcher.told[-1]["type"] == "preview") is (who == decides)
        news = people[decides].told[-1]
        conforms(PreviewNews, news)
        assert news["preview"] == json.loads(place.host.watching.preview(live))
        assert news["preview"]["version"] == live.table.version

    run(work)


def test_who_is_too_far_behind_gets_nothing_more() -> None:
    async def work() -> None:
        place = Place()
        live = await place.host.tables.open(OPEN, {})
        came: list[int] = []
        place.host.watching.on_come_or_go.append(lambda _, by: came.append(by))
        slow, quick = place.watch(live, ANN), place.watch(live, ANN)
        told, slow.full = len(slow.told), True
        await place.host.commands.carry_out(live, Start(), ANN, "Ann")
        await place.move(live)
        assert (len(slow.told), live.watchers) == (told + 1, {quick})
        assert len(quick.told) >= 2
        place.host.leave(live, quick)
        assert came == [1, 1, -1]

    run(work)
