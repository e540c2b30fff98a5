"""Entries as plain data and back."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from assyria.protocol.entries import (
    Answered,
    AutoChosen,
    Began,
    BotSeated,
    Cancelled,
    Confirmed,
    Ended,
    Entry,
    Held,
    HintAsked,
    HolidayTaken,
    HostPassed,
    Left,
    Moved,
    Opened,
    OptionsChanged,
    Paused,
    PlaysAgain,
    Proposed,
    ReadyChosen,
    RematchOpened,
    Resigned,
    Resumed,
    Returned,
    Sat,
    SeatAdded,
    SeatClosed,
    SeatRenamed,
    SeatsSwapped,
    ServerAway,
    Stood,
    StoodIn,
    TimedOut,
    Undone,
    entry_body,
    kind_of,
    parse_entry,
)
from assyria.protocol.options import (
    Chair,
    ChairKind,
    ClockKind,
    ClockRule,
    Ending,
    MoveReason,
    PauseReason,
    ProposalKind,
    TableOptions,
)
from assyria.rules import FeedingRule

SECRET = bytes(range(32)).hex()
OPENED = Opened(
    TableOptions(
        2,
        3,
        FeedingRule.STRICT,
        ClockRule(ClockKind.SLOW, 3600.5, 60, 7200),
        confirm=False,
        resign=True,
        listed=True,
        hints=True,
    ),
    (
        Chair(ChairKind.PERSON, "key-of-ann", bot="greedy", auto=False, ready=False),
        Chair(ChairKind.BOT, None, "Iltani ☼", "random"),
    ),
    "key-of-ann",
    SECRET,
    '{"format": "assyria-record/1"}',
    "table-1",
)
ENTRIES: list[Entry] = [
    OPENED,
    Opened(TableOptions(), (Chair(),) * 4, "key-of-ann", SECRET),
    Sat(1, "key-of-ben"),
    Stood(1),
    SeatRenamed(1),
    ReadyChosen(1, False),
    SeatsSwapped(0, 1),
    BotSeated(1, "random", "Iltani ☼"),
    SeatClosed(3),
    Stood(1, removed=True),
    SeatAdded(),
    OptionsChanged(TableOptions(players=3, clock=ClockRule(ClockKind.LIVE, 600, 5))),
    HostPassed(1),
    Cancelled(),
    Began(),
    Moved(0, "hut c4"),
    Moved(0, "draft wild", MoveReason.FORCED),
    Held(0, "done"),
    Confirmed(0),
    Undone(0, 12),
    Proposed(0, ProposalKind.TAKE_BACK, 3),
    Answered(1, True),
    Answered(1, False),
    Proposed(0, ProposalKind.PAUSE),
    Proposed(0, ProposalKind.STAND_IN, about=1, asked=(2, 3), needed=1),
    Proposed(0, ProposalKind.END, ending=Ending.COUNTED, asked=(), needed=0),
    Paused(PauseReason.AGREED),
    Resumed(1),
    Resumed(),
    ServerAway(60.5),
    ServerAway(60.5, used=1.5, steady=1e9),
    Moved(0, "hut c4", used=0.0, steady=1.5e9),
    HolidayTaken(0, 1.5e9),
    PlaysAgain(0, True),
    RematchOpened("table-2"),
    Left(0),
    StoodIn(0),
    Ended(Ending.UNCOUNTED),
    TimedOut(0),
    Returned(0),
    Resigned(0),
    AutoChosen(0, False),
    HintAsked(1),
]


class TestRoundTrip:
    @pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
    def test_through_json(self, entry: Entry) -> None:
        """What the store keeps gives the same entry, of the same types."""
        body = json.loads(json.dumps(entry_body(entry)))
        assert body["kind"] == kind_of(type(entry))
        again = parse_entry(body)
        assert again == entry
        assert repr(again) == repr(entry)
        assert hash(again) == hash(entry)

    def test_what_nobody_measured_is_not_kept(self) -> None:
        """Tables without a live clock have the entries that they always had."""
        assert entry_body(Left(1)) == {"seat": 1, "kind": "left"}
        assert entry_body(Left(1, used=2.0)) == {"seat": 1, "kind": "left", "used": 2.0}

    def test_every_kind(self) -> None:
        """None is forgotten above."""
        assert {type(entry) for entry in ENTRIES} == set(get_args(Entry))

    def test_kinds_are_kinds(self) -> None:
        """Enumerations come back as such, not as their text."""
        again = parse_entry(json.loads(json.dumps(entry_body(OPENED))))
        assert isinstance(again, Opened)
        assert again.options.clock.kind is ClockKind.SLOW
        assert [chair.kind for chair in again.chairs] == [ChairKind.PERSON, ChairKind.BOT]


class TestOtherVersions:
    def test_a_key_that_is_missing(self) -> None:
        """Entries written before a key existed get its default."""
        assert parse_entry({"kind": "moved", "seat": 1, "move": "done"}) == Moved(1, "done")

    def test_a_key_that_is_unknown(self) -> None:
        """A key that we do not know is passed over."""
        assert parse_entry({"kind": "left", "seat": 1, "mood": "bad"}) == Left(1)

    def test_an_unknown_kind(self) -> None:
        """Better no table than a wrong one."""
        with pytest.raises(ValueError, match="kind: one of opened"):
            parse_entry({"kind": "danced", "seat": 1})
