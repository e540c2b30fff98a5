"""Fair deals: every shuffle of a game follows from one secret, promised by its hash before the first card.

docs/fair-deals.md has the exact bytes, for those who check games in other languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple, TypeVar, cast

from assyria.board import FOOD_CARDS, Card
from assyria.record.history import GameHistory
from assyria.record.record import Record
from assyria.record.replaying import replay, with_rest
from assyria.rules import Deal, Game, Shuffle
from assyria.rules.setup import SHUFFLED_EXPANSION

SECRET_BYTES = 32
FAIR = "fair"
"""The key of a record that holds the commitment and, once the game is over, the secret."""

_NUMBER_BYTES = 4
_NUMBERS = 1 << (8 * _NUMBER_BYTES)

T = TypeVar("T", Card, int)


class Finding(StrEnum):
    """The results of checking the deals of a record."""

    FAIR = "fair"
    NO_COMMITMENT = "no-commitment"
    NO_SECRET = "no-secret"  # noqa: S105 - a finding, not a password
    WRONG_SECRET = "wrong-secret"  # noqa: S105
    WRONG_DEAL = "wrong-deal"
    MALFORMED = "malformed"


class Verdict(NamedTuple):
    """A finding, and the place in the record it refers to, if any."""

    finding: Finding
    where: str = ""
    commitment: str | None = None
    """The commitment in the record, to be compared with the published one."""


def commitment(secret: bytes) -> str:
    """Return the commitment to publish before the game. It reveals nothing, and no other secret fits it."""
    return sha256(_whole(secret)).hexdigest()


def fair_deal(game: Game, secret: bytes) -> Deal:
    """Return the turn order and both decks of this secret."""
    return Deal(
        turn_order=shuffled(range(game.players), secret, "turn_order"),
        food=shuffled(FOOD_CARDS, secret, "food/0"),
        expansion=shuffled(SHUFFLED_EXPANSION, secret, "expansion"),
    )


def fair_reshuffle(secret: bytes, index: int) -> Shuffle:
    """Return the shuffle of this secret after a number of food deals: 1 for the first reshuffle."""
    return lambda cards: shuffled(cards, secret, f"food/{index}")


def shuffled(cards: Iterable[T], secret: bytes, label: str) -> tuple[T, ...]:
    """Return the cards in the secret's order for this label, whatever their order was."""
    order = sorted(cards)
    chance = numbers(secret, label)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, chance)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def numbers(secret: bytes, label: str) -> Iterator[int]:
    """Yield 32-bit numbers endlessly, eight from each hash."""
    # The zero byte also parts these hashes from what can be computed out of the commitment
    # without the secret: an extended hash would have 0x80 there.
    start = _whole(secret) + b"\0" + label.encode("ascii") + b"\0"
    counter = 0
    while True:
        digest = sha256(start + counter.to_bytes(4, "big")).digest()
        for at in range(0, len(digest), _NUMBER_BYTES):
            yield int.from_bytes(digest[at : at + _NUMBER_BYTES], "big")
        counter += 1


def below(bound: int, chance: Iterator[int]) -> int:
    """Return a uniform number below the bound. Numbers beyond its last whole multiple are skipped."""
    limit = _NUMBERS - _NUMBERS % bound
    return next(number for number in chance if number < limit) % bound


def verify(record: Record) -> Verdict:
    """Check the deals of a replayed record against its commitment and secret."""
    if FAIR not in record.extra:
        return Verdict(Finding.NO_COMMITMENT)
    promised = record.extra[FAIR]
    if not isinstance(promised, Mapping):
        return Verdict(Finding.MALFORMED, FAIR)
    if not _is_hex(promised.get("commitment")):
        return Verdict(Finding.MALFORMED, f"{FAIR}.commitment")
    promise = promised["commitment"]
    if "secret" not in promised:
        return Verdict(Finding.NO_SECRET, commitment=promise)
    if not _is_hex(promised["secret"]):
        return Verdict(Finding.MALFORMED, f"{FAIR}.secret", promise)
    secret = bytes.fromhex(promised["secret"])
    if commitment(secret) != promise:
        return Verdict(Finding.WRONG_SECRET, f"{FAIR}.secret", promise)
    for where, found, right in _deals(record, secret):
        if found != right:
            return Verdict(Finding.WRONG_DEAL, where, promise)
    return Verdict(Finding.FAIR, commitment=promise)


def reshuffle_unseen(history: GameHistory, secret: bytes, number: int | None = None) -> GameHistory:
    """Return the same game, or its first moves, with the unseen cards shuffled again, to be continued.

    A commitment to the old order goes with it, and so do lines. Raises ValueError if the game is over then, and
    IndexError beyond the last move.
    """
    record = history.record(number)
    if record.outcome:
        raise ValueError(history.state.phase.value)
    state = history.at(len(record.moves))
    deals = with_rest(
        record.deals,
        shuffled(state.deck, secret, "resume/food"),
        shuffled(state.expansion_deck, secret, "resume/expansion"),
    )
    extra = {key: value for key, value in record.extra.items() if key != FAIR}
    # Lines may need the cards as they lay.
    return replay(replace(record, deals=deals, extra=extra, variations=()))


def _deals(record: Record, secret: bytes) -> Iterator[tuple[str, object, object]]:
    """Yield every shuffle: its place in the record, its cards, the expected cards."""
    right = fair_deal(record.game, secret)
    food, expansion, *later = record.deals
    yield "turn_order", record.turn_order, right.turn_order
    yield "deals[0]", food.cards, right.food
    yield "deals[1]", expansion.cards, right.expansion
    for index, dealt in enumerate(later, start=1):
        cards = cast(tuple[Card, ...], dealt.cards)
        yield f"deals[{index + 1}]", cards, shuffled(cards, secret, f"food/{index}")


def _whole(secret: bytes) -> bytes:
    """Return the secret. Raises ValueError if it is too short."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(len(secret))
    return secret


def _is_hex(value: object) -> bool:
    """Return whether this is 32 bytes as lower-case hexadecimal text."""
    return isinstance(value, str) and re.fullmatch(r"[0-9a-f]{64}", value) is not None
