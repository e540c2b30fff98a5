"""Searches what left a server for secrets and for the order of undealt cards, in any spelling.

The truth is read from the database file behind the server's back.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson

from assyria.board.cards import CARDS
from assyria.protocol.entries import Opened, parse_entry
from assyria.record import position_text
from assyria.record.position import _CODES
from assyria.rules import State, view
from assyria.table import Table, apply
from assyria.table.messages import position_message
from tests.server.running import RunningServer

RUN = 5
"""So many undealt cards in their true order give the deck away."""


class Tape(NamedTuple):
    """Something that left the server: which table it is about if one, who got it if someone, and the bytes."""

    table: str | None
    to: str | None
    where: str
    data: bytes


_NAMES = re.compile("|".join(sorted((card for card in CARDS), key=len, reverse=True)).encode())
_CODE = re.compile(b"[GPSBD][123]|W")
_KIND = {code.encode(): card.encode() for card, code in _CODES.items()}
# Between two cards of one list: quotes, commas, brackets, spaces, escapes; not the name of another field.
_GAP = re.compile(rb"[^A-Za-z0-9]{0,12}")
_DIGITS = re.compile(rb"(?<![\w.-])[234](?:[, /]{0,2}[234]){4,}(?![\w-])")


def card_runs(data: bytes) -> Iterator[tuple[bytes, ...]]:
    """Cards that stand next to each other, in any of our spellings."""
    for pattern in (_NAMES, _CODE):
        run: list[bytes] = []
        end = 0
        for found in pattern.finditer(data):
            if run and _GAP.fullmatch(data, end, found.start()) is None:
                if len(run) >= RUN:
                    yield tuple(run)
                run = []
            run.append(_KIND.get(found[0], found[0]))
            end = found.end()
        if len(run) >= RUN:
            yield tuple(run)


def number_runs(data: bytes) -> Iterator[tuple[int, ...]]:
    """Expansion cards that stand next to each other."""
    for found in _DIGITS.finditer(data):
        yield tuple(int(chr(byte)) for byte in found[0] if chr(byte).isdecimal())


def windows(cards: Sequence[Any], size: int) -> Iterator[tuple[Any, ...]]:
    """All runs of that size, both ways; not the sorted ones, which say no more than what everyone may count."""
    for start in range(len(cards) - size + 1):
        run = tuple(cards[start : start + size])
        if list(run) not in (sorted(run), sorted(run, reverse=True)):
            yield run
            yield run[::-1]


@dataclass(frozen=True)
class Moment:
    """What nobody may know at a version, and which of these runs everyone sees by accident."""

    food: frozenset[tuple[bytes, ...]]
    expansion: frozenset[tuple[int, ...]]


class Truth:
    """A table as its ledger has it."""

    def __init__(self, server: RunningServer, table_id: str) -> None:
        ledger = server.rows("SELECT at, body FROM entries WHERE table_id = ? ORDER BY n", table_id)
        opened, *entries = [(parse_entry(json.loads(body)), at) for at, body in ledger]
        first = opened[0]
        assert isinstance(first, Opened)
        self.id = table_id
        self.opened = first
        self.secret = first.secret
        self.table = Table.new(first)
        states: list[State | None] = [None]
        dealt = [0]
        for entry, at in entries:
            self.table, _ = apply(self.table, entry, at)
            states.append(self.table.state)
            dealt.append(len(self.table.history.deals) if self.table.history else 0)
        self.begun = next(version for version, state in enumerate(states) if state is not None)
        history = self.table.history
        self.moments: list[Moment] = []
        accidents: set[tuple[bytes, ...]] = set()
        numbers: set[tuple[int, ...]] = set()
        for state, deals in zip(states, dealt, strict=True):
            later = [d.cards for d in history.deals[deals:]] if history and deals else []
            if state is None:
                food, expansion = (history.deals[0].cards, history.deals[1].cards) if history else ((), ())
                later = [food]
            else:
                food, expansion = state.deck, state.expansion_deck
                later.append(food)
                _see(state, accidents, numbers)
            runs = {run for cards in later for run in windows([str(c).encode() for c in cards], RUN)}
            orders = {run for run in windows(expansion, len(expansion)) if len(run) >= RUN}
            self.moments.append(Moment(frozenset(runs - accidents), frozenset(orders - numbers)))

    @property
    def spellings(self) -> list[bytes]:
        return spellings(bytes.fromhex(self.secret))


def _see(state: State, cards: set[tuple[bytes, ...]], numbers: set[tuple[int, ...]]) -> None:
    """Runs in what a player sees, which hides the order: it is sorted."""
    seen = view(state)
    assert list(seen.undealt_food) == sorted(state.deck)
    assert list(seen.undealt_expansion) == sorted(state.expansion_deck)
    for text in (position_text(seen), orjson.dumps(position_message(seen)).decode()):
        for run in card_runs(text.encode()):
            cards.update(run[start : start + RUN] for start in range(len(run) - RUN + 1))
        for some in number_runs(text.encode()):
            numbers.update(
                some[start : start + size]
                for size in range(RUN, len(some) + 1)
                for start in range(len(some) - size + 1)
            )


def spellings(secret: bytes) -> list[bytes]:
    """How thirty-two bytes could be written, or a good part of them."""
    text = secret.hex().encode()
    pieces = [text[start : start + 16] for start in range(0, 64, 16)]
    pieces += [piece.upper() for piece in pieces]
    pieces += [secret[start : start + 8] for start in range(0, 32, 8)]
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        # Wherever it begins in a longer text, one of three alignments is its own.
        pieces += [encode(secret[start : start + 15]) for start in range(3)]
    pieces += [str(int.from_bytes(secret, order)).encode() for order in ("big", "little")]
    pieces += [", ".join(map(str, secret[:8])).encode(), ",".join(map(str, secret[:8])).encode()]
    return pieces


_VERSION = re.compile(rb'"(?:version|to)": ?(\d+)')


def order_leaks(truth: Truth, tapes: Sequence[Tape]) -> list[str]:
    """Runs of undealt cards in what is about this table or about none, in the order in which it was heard."""
    found: list[str] = []
    latest = 0
    seen: set[bytes] = set()
    ever = Moment(
        frozenset().union(*(moment.food for moment in truth.moments)),
        frozenset().union(*(moment.expansion for moment in truth.moments)),
    )
    for tape in tapes:
        if tape.table not in (None, truth.id):
            continue
        if tape.table is not None:
            latest = max([latest, *(int(n) for n in _VERSION.findall(tape.data))])
        if tape.data in seen:
            continue
        seen.add(tape.data)
        moment = truth.moments[min(latest, len(truth.moments) - 1)]
        if tape.where == "log":
            # Nobody knows when it was written; no card has any business there.
            moment = ever
        for run in card_runs(tape.data):
            parts = (run[start : start + RUN] for start in range(len(run) - RUN + 1))
            found += [f"{tape.where}: food {part} at version {latest}" for part in parts if part in moment.food]
        for some in number_runs(tape.data):
            found += [
                f"{tape.where}: expansion {order} at version {latest}"
                for order in moment.expansion
                if any(some[start : start + len(order)] == order for start in range(len(some)))
            ]
    return found


def word_leaks(words: Sequence[bytes], tapes: Sequence[Tape], allowed: Callable[[Tape], bool]) -> list[str]:
    """Where one of these words is heard by somebody who should not."""
    heard: dict[bytes, Tape] = {tape.data: tape for tape in tapes if not allowed(tape)}
    everything = b"\x00\xff\x00".join(heard)
    if not any(word in everything for word in words):
        return []
    return [f"{tape.where}: {word!r}" for data, tape in heard.items() for word in words if word in data]
