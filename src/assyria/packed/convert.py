"""Packs positions of `rules` into blocks, and unpacks them.

As a whole, as plain numbers in the order of `layout`: to ask for one field after the other takes longer.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from functools import lru_cache

from assyria.board import Card, Hex, load_board
from assyria.packed.layout import (
    BLOCK,
    NO_CARD,
    NOBODY,
    PHASES,
    PLAYER_FIELDS,
    PLAYER_NUMBERS,
    SHARED_FIELDS,
    Block,
)
from assyria.packed.numbering import (
    HEXES,
    KINDS,
    MOST_PLAYERS,
    NUMBER_OF_KIND,
    NUMBER_OF_SITE,
    SITES,
    hexes_word,
)
from assyria.packed.reading import bits
from assyria.rules import FeedingRule, Game, Player, ScoreBreakdown, State, View

_KEPT = 4096
"""Size of the caches of hex and card sets: most are the same a move later."""
_NO_PLAYER = (0,) * PLAYER_NUMBERS
_WIDTHS = {field.name: field.numbers for field in SHARED_FIELDS}
_SPARE = [0] * next(field.numbers for field in PLAYER_FIELDS if field.name == "spare")


def pack(position: State | View) -> Block:
    """Return a position as a block; its legal actions are missing, since only the rules know them.

    A view's undealt cards lie by name: redeal them before anything is drawn. ValueError for another board.
    """
    try:
        return BLOCK.pack(*_numbers(position))
    except struct.error as found:
        raise ValueError("a position that cannot be does not fit a block") from found


def _numbers(position: State | View) -> Iterator[int]:
    """Yield the numbers of a position in the order of its block."""
    if position.game.board is not load_board("classic"):
        raise ValueError(f"the kernel knows the classic board alone, not {position.game.board.name}")
    if isinstance(position, State):
        food, expansion = position.deck, position.expansion_deck
    else:
        food, expansion = position.undealt_food, position.undealt_expansion
    for seat, player in enumerate(position.players):
        yield from _player_numbers(player, position.stock(seat))
    yield from _NO_PLAYER * (MOST_PLAYERS - len(position.players))
    yield from (0, 0, 0)  # the legal actions, worked out by compiled code
    yield sum(1 << NUMBER_OF_SITE[site] for site in position.wells)
    yield _word(frozenset().union(*[site.hexes for site in position.wells]))
    yield _word(position.raised)
    yield _counters(position.discard)
    yield from _filled("deck", _kinds(reversed(food)), NO_CARD)
    yield from _filled("expansion_deck", reversed(expansion), 0)
    yield from _filled("expansion", position.expansion, 0)
    lying = [card for column in position.columns for card in (*_kinds(column), NO_CARD, NO_CARD)[:2]]
    yield from _filled("columns", lying, NO_CARD)
    yield from _filled("takers", [NOBODY if seat is None else seat for seat in position.takers], NOBODY)
    yield from _filled("draft", _kinds(position.draft), NO_CARD)
    yield from _filled("order", position.order, 0)
    width = _WIDTHS["court"] // len(position.court)
    yield from (seat for row in position.court for seat in (*row, *[NOBODY] * (width - len(row))))
    yield from map(len, position.court)
    yield position.game.players
    yield position.game.draft_size
    yield position.game.feeding is FeedingRule.STRICT
    yield PHASES.index(position.phase)
    yield position.order_index
    yield position.reign
    yield position.turn
    yield position.to_place
    yield NO_CARD if position.supplying is None else NUMBER_OF_KIND[position.supplying]
    yield position.picks
    yield position.offered
    yield position.bought
    yield len(food)
    yield len(expansion)
    yield from _filled("spare", (), 0)


def _player_numbers(player: Player, stock: int) -> tuple[int, ...]:
    return (
        _word(player.huts),
        _word(player.fed),
        _word(player.bases),
        _word(player.centres),
        _word(player.roofs),
        _counters(player.hand),
        *player.ledger,
        player.camels,
        player.offering,
        player.plow,
        stock,
        *_SPARE,
    )


def _filled(name: str, values: Iterable[int], nothing: int) -> list[int]:
    """Return the values padded to the width of the field."""
    numbers = list(values)
    return numbers + [nothing] * (_WIDTHS[name] - len(numbers))


_word = lru_cache(_KEPT)(hexes_word)


def _kinds(cards: Iterable[Card]) -> list[int]:
    return [NUMBER_OF_KIND[card] for card in cards]


@lru_cache(_KEPT)
def _counters(cards: tuple[Card, ...]) -> int:
    return sum(1 << 4 * kind for kind in _kinds(cards))


def unpack(block: Block) -> State:
    """Return a block as a `rules.State`, with the order of its decks."""
    numbers = BLOCK.unpack(block)
    shared: dict[str, tuple[int, ...]] = {}
    begin = MOST_PLAYERS * PLAYER_NUMBERS
    for name, width in _WIDTHS.items():
        shared[name] = numbers[begin : begin + width]
        begin += width
    one = {name: values[0] for name, values in shared.items() if len(values) == 1}
    seats = one["seats"]
    return State(
        game=_game(seats, one["draft_size"], bool(one["strict_feeding"])),
        players=tuple(_player(numbers[PLAYER_NUMBERS * seat :][:PLAYER_NUMBERS]) for seat in range(seats)),
        order=shared["order"][:seats],
        phase=PHASES[one["phase"]],
        order_index=one["order_index"],
        reign=one["reign"],
        turn=one["turn"],
        expansion=tuple(card for card in shared["expansion"] if card),
        columns=tuple(_cards(shared["columns"][2 * column : 2 * column + 2]) for column in range(seats + 1)),
        takers=tuple(None if seat == NOBODY else seat for seat in shared["takers"][: seats + 1]),
        draft=_cards(shared["draft"]),
        discard=_counted(one["discard"]),
        wells=frozenset(SITES[number] for number in bits(one["wells"])),
        court=_court(shared["court"], shared["at_court"]),
        to_place=one["to_place"],
        supplying=None if one["supplying"] == NO_CARD else KINDS[one["supplying"]],
        picks=one["picks"],
        raised=_hexes(one["raised"]),
        offered=one["offered"],
        bought=bool(one["bought"]),
        deck=_cards(shared["deck"][::-1]),
        expansion_deck=tuple(card for card in shared["expansion_deck"][::-1] if card),
    )


@lru_cache(_KEPT)
def _game(seats: int, draft_size: int, strict_feeding: bool) -> Game:
    return Game(
        seats,
        two_player_draft=draft_size if seats == 2 else 2,
        feeding=FeedingRule.STRICT if strict_feeding else FeedingRule.FREE,
    )


def _player(numbers: tuple[int, ...]) -> Player:
    huts, fed, bases, centres, roofs, hand, *rest = numbers
    ledger, (camels, offering, plow) = rest[: len(ScoreBreakdown._fields)], rest[len(ScoreBreakdown._fields) :][:3]
    return Player(
        camels=camels,
        offering=offering,
        plow=bool(plow),
        hand=_counted(hand),
        huts=_hexes(huts),
        fed=_hexes(fed),
        bases=_hexes(bases),
        centres=_hexes(centres),
        roofs=_hexes(roofs),
        ledger=ScoreBreakdown(*ledger),
    )


def _court(spaces: tuple[int, ...], huts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    width = len(spaces) // len(huts)
    return tuple(spaces[rank * width : rank * width + many] for rank, many in enumerate(huts))


@lru_cache(_KEPT)
def _hexes(word: int) -> frozenset[Hex]:
    return frozenset(HEXES[number] for number in bits(word))


def _cards(kinds: Iterable[int]) -> tuple[Card, ...]:
    return tuple(KINDS[kind] for kind in kinds if kind != NO_CARD)


@lru_cache(_KEPT)
def _counted(counters: int) -> tuple[Card, ...]:
    """Return the counted cards, sorted by name."""
    return tuple(card for kind, card in enumerate(KINDS[:-1]) for _ in range(counters >> 4 * kind & 15))
