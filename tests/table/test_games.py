"""Whole games of people who undo, leave, return and ask: the ledger alone gives the same table at every step."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import orjson
import pytest

from assyria.protocol import commands as ask
from assyria.protocol.entries import Entry, Opened, Undone, entry_body, parse_entry
from assyria.protocol.events import event_messages
from assyria.protocol.options import Chair, ClockKind, ClockRule, ProposalKind, Status, TableOptions
from assyria.protocol.problems import Problem
from assyria.record import Finding, move_text, read_record, verify
from assyria.rules import check, legal_moves, why_not
from assyria.table import (
    Table,
    apply,
    decide,
    decide_bot_move,
    forced_entries,
    pause_deserted,
    resume_deserted,
    take_holiday,
    time_out,
)
from assyria.table.applying import replayed
from assyria.table.messages import record_bytes, table_view
from tests.effort import LONG
from tests.table.tables import KEYS, bot, person, take_back

Decide = Callable[[Table], list[Entry]]


def picture(table: Table, now: float) -> dict[str, Any]:
    """All that a table is, secret things too."""
    history = table.history
    return {
        "message": orjson.loads(orjson.dumps(table_view(table, now))),
        "chairs": list(table.chairs),
        "final": table.final,
        "held": table.held,
        "take_back": table.proposal,
        "clock": table.clock,
        "state": table.state,
        "record": None if history is None else history.record(),
        # What happened before the last move follows from the record; the whole is compared once, at the end.
        "events": None if history is None else history.events(len(history.moves)),
    }


class People:
    """Some persons who do whatever comes to their minds, mostly what they may."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(seed)
        players = rng.choice((2, 3, 4))
        options = TableOptions(
            players=players,
            two_player_draft=rng.choice((2, 3)) if players == 2 else 2,
            clock=rng.choice(
                [ClockRule(), ClockRule(ClockKind.LIVE, 60, 8), ClockRule(ClockKind.SLOW, 60, 8, 70)]
            ),
            confirm=rng.random() < 0.7,
            resign=players > 2,
        )
        chairs = [self.chair(seat) for seat in range(players)]
        self.opened = Opened(options, tuple(chairs), KEYS[0], rng.randbytes(32).hex())
        self.table = Table.new(self.opened)
        self.now = 1000.0
        self.settled = 1000.0
        """When the clock was last settled."""
        self.measures = seed % 2 > 0
        self.lines: list[str] = []
        """The ledger as the store keeps it."""

    def chair(self, seat: int) -> Chair:
        kind = self.rng.random()
        if kind < 0.2:
            return bot()
        return person(seat, key=KEYS[0] if kind < 0.4 else None, auto=self.rng.random() < 0.8)

    def write(self, entries: list[Entry]) -> None:
        """What the server does: apply, write down, and play what is forced."""
        while entries:
            for decided in entries:
                entry = self.table.measured(decided, self.now - self.settled) if self.measures else decided
                self.settled = self.now
                self.table, _ = apply(self.table, entry, self.now)
                self.lines.append(json.dumps([entry_body(entry), self.now]))
            entries = forced_entries(self.table)

    def wish(self) -> Decide:
        """What someone wants next."""
        rng, table = self.rng, self.table
        seat, version = table.mover, table.version
        assert seat is not None
        assert table.state is not None
        text = move_text(rng.choice(legal_moves(table.state)))
        anyone = rng.randrange(len(table.chairs))
        key, any_key = table.chairs[seat].holder or "", table.chairs[anyone].holder or ""
        moves = len(table.history.moves) if table.history else 0
        go_on: Decide = lambda t: decide(t, ask.PlayMove(seat, version, text), key)  # noqa: E731
        if table.bot_to_move is not None:
            go_on = lambda t: decide_bot_move(t, seat, text, version)  # noqa: E731
        elif table.held is not None:
            go_on = lambda t: decide(t, ask.Confirm(seat, version), key)  # noqa: E731
        whims: list[Decide] = [
            lambda t: decide(t, ask.Undo(anyone, version), any_key),
            lambda t: decide(t, ask.RestartTurn(seat, version), key),
            lambda t: decide(t, take_back(anyone, version, max(0, moves - rng.randrange(6))), any_key),
            lambda t: decide(t, ask.Answer(anyone, version, rng.random() < 0.8), any_key),
            lambda t: decide(t, ask.Leave(anyone), any_key),
            lambda t: decide(t, ask.ComeBack(anyone), any_key),
            lambda t: decide(t, ask.ChooseAuto(anyone, rng.random() < 0.5), any_key),
            lambda t: decide(t, ask.PlayMove(anyone, version - rng.randrange(2), text), any_key),
            lambda t: time_out(t, self.now),
            lambda t: decide(t, ask.Propose(anyone, version, ProposalKind.PAUSE), any_key),
            lambda t: decide(t, ask.Resume(anyone), any_key),
            pause_deserted,
            resume_deserted,
            lambda t: take_holiday(t, any_key, self.now + rng.randrange(100), self.now),
        ]
        if table.paused is not None and rng.random() < 0.5:
            return lambda t: decide(t, ask.Resume(anyone), any_key)
        if table.proposal is not None and rng.random() < 0.8:
            return lambda t: decide(t, ask.Answer(anyone, version, rng.random() < 0.8), any_key)
        if rng.random() < 0.001:
            return lambda t: decide(t, ask.Resign(anyone), any_key)
        return rng.choice(whims) if rng.random() < 0.3 else go_on

    def play(self, after_each: Callable[[Table, list[Entry]], None]) -> Table:
        """To the end of the game."""
        self.write(decide(self.table, ask.Start(), KEYS[0]))
        while self.table.status is Status.PLAYING:
            self.now += self.rng.choice((0, 0.5, 3, 30)) * self.rng.random()
            before = self.table
            try:
                entries = self.wish()(self.table)
            except Problem:
                entries = []
            self.write(entries)
            after_each(before, entries)
        return self.table


def read(line: str) -> tuple[Entry, float]:
    body, at = json.loads(line)
    return parse_entry(body), at


@pytest.mark.parametrize("seed", range(30) if LONG else [0, 1, 3])
def test_the_ledger_gives_the_table(seed: int) -> None:
    """Entries through JSON lead to the same table after each, and the last record is a fair one."""
    people = People(seed)
    opened = parse_entry(json.loads(json.dumps(entry_body(people.opened))))
    assert isinstance(opened, Opened)
    twin = Table.new(opened)
    seen = 0

    def same(_before: Table, _entries: list[Entry]) -> None:
        nonlocal seen, twin
        if seen == len(people.lines):
            return
        for line in people.lines[seen:]:
            twin, _ = apply(twin, *read(line))
        seen = len(people.lines)
        assert picture(twin, people.now) == picture(people.table, people.now)

    table = people.play(same)
    again = replayed(opened, [read(line) for line in people.lines])
    assert picture(again, people.now) == picture(table, people.now)
    assert again.history is not None
    assert table.history is not None
    assert again.history.story == table.history.story
    assert again.version == len(people.lines)
    history = read_record(record_bytes(table))
    assert history.state == table.state
    assert check(history.state) == []
    assert verify(history.record()).finding is Finding.FAIR


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(100, 130) if LONG else [101, 103, 104])
def test_what_holds_at_every_step(seed: int) -> None:
    """Looking changes nothing, undo takes back one's own moves and no reveal, held moves are legal, no leaks."""
    people = People(seed)

    def sound(before: Table, entries: list[Entry]) -> None:
        table = people.table
        assert table.history is not None
        assert before.history is not None
        assert table.final <= len(table.history.moves)
        assert all(left >= 0 for left in table.clock.left)
        if table.held is not None:
            assert table.state is not None
            assert why_not(table.state, table.held) is None
        if table.clock.running is not None:
            assert table.clock.running == table.mover
            assert table.chairs[table.clock.running].has_time
            assert table.paused is None
        if table.options.clock.kind is ClockKind.SLOW:
            assert max(table.clock.left) <= table.options.clock.cap
        if not entries:
            assert picture(table, people.now) == picture(before, people.now)
        if before.proposal is None and len(entries) == 1 and isinstance(entries[0], Undone):
            now, then = before.history.state, before.history.at(entries[0].to)
            assert (now.deck, now.expansion_deck) == (then.deck, then.expansion_deck)
            if len({c.holder for c in before.chairs if c.decides}) > 1:
                assert {played.seat for played in before.history.moves[entries[0].to :]} <= {entries[0].seat}
        if table.status is Status.PLAYING:
            last = table.history.events(len(table.history.moves))
            said = json.dumps([orjson.loads(orjson.dumps(table_view(table, people.now))), event_messages(last)])
            assert people.opened.secret not in said
            assert not any(key in said for key in KEYS)

    people.play(sound)


def test_an_entry_out_of_place() -> None:
    """A second opening changes nothing but the version."""
    people = People(1)
    before = picture(people.table, 0)
    table, events = apply(people.table, people.opened, 0)
    assert events == ()
    after = picture(table, 0)
    assert after.pop("message") == {**before.pop("message"), "version": 1}
    assert after == before


def test_no_entries() -> None:
    """A table that was only opened."""
    people = People(2)
    assert picture(replayed(people.opened, []), 0) == picture(Table.new(people.opened), 0)
