"""From a position of `rules` to a record of the kernel, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from assyria.board import Card, Hex, load_board
from assyria.kernel.entries import LOOK
from assyria.kernel.layout import NO_CARD, NOBODY, PHASES, STATE, States
from assyria.kernel.tables import HEXES, KINDS, NUMBER_OF_KIND, NUMBER_OF_SITE, SITES, hexes_word
from assyria.rules import Game, Ledger, Player, State, View


def from_states(positions: Sequence[State | View]) -> States:
    """The same positions as records.

    A view's undealt cards lie by name: deal them anew before anything is drawn.
    """
    states = np.zeros(len(positions), STATE)
    for record, position in zip(states, positions, strict=True):
        _write(record, position)
    LOOK.run(states)
    return states


def from_state(position: State | View) -> States:
    """The same position as an array of one record."""
    return from_states([position])


def _write(record: np.void, position: State | View) -> None:
    game = position.game
    if game.board is not load_board("classic"):
        raise ValueError(f"the kernel knows the classic board alone, not {game.board.name}")
    for seat, player in enumerate(position.players):
        _write_player(record["players"][seat], player, position.stock(seat))
    record["wells"] = sum(1 << NUMBER_OF_SITE[site] for site in position.wells)
    record["watered"] = hexes_word({at for site in position.wells for at in site.hexes})
    record["raised"] = hexes_word(position.raised)
    record["discard"] = _counters(position.discard)
    if isinstance(position, State):
        food, expansion = position.deck, position.expansion_deck
    else:
        food, expansion = position.undealt_food, position.undealt_expansion
    _fill(record["deck"], _kinds(reversed(food)), NO_CARD)
    _fill(record["expansion_deck"], reversed(expansion), 0)
    _fill(record["expansion"], position.expansion, 0)
    record["columns"] = NO_CARD
    for column, cards in zip(record["columns"], position.columns, strict=False):
        _fill(column, _kinds(cards), NO_CARD)
    _fill(record["takers"], (NOBODY if seat is None else seat for seat in position.takers), NOBODY)
    _fill(record["draft"], _kinds(position.draft), NO_CARD)
    _fill(record["order"], position.order, 0)
    for row, seats in zip(record["court"], position.court, strict=True):
        _fill(row, seats, NOBODY)
    record["at_court"] = [len(seats) for seats in position.court]
    record["seats"] = game.players
    record["draft_size"] = game.draft_size
    record["phase"] = PHASES.index(position.phase)
    record["up"] = position.up
    record["reign"] = position.reign
    record["turn"] = position.turn
    record["to_place"] = position.to_place
    record["supplying"] = NO_CARD if position.supplying is None else NUMBER_OF_KIND[position.supplying]
    record["picks"] = position.picks
    record["offered"] = position.offered
    record["bought"] = position.bought
    record["deck_left"] = len(food)
    record["expansion_left"] = len(expansion)


def _write_player(record: np.void, player: Player, stock: int) -> None:
    for name in ("huts", "fed", "bases", "centres", "roofs"):
        record[name] = hexes_word(getattr(player, name))
    record["hand"] = _counters(player.hand)
    record["ledger"] = player.ledger
    record["camels"] = player.camels
    record["offering"] = player.offering
    record["plow"] = player.plow
    record["stock"] = stock


def _kinds(cards: Iterable[Card]) -> Iterable[int]:
    return (NUMBER_OF_KIND[card] for card in cards)


def _counters(cards: Iterable[Card]) -> int:
    return sum(1 << 4 * kind for kind in _kinds(cards))


def _fill(row: np.ndarray[tuple[int], np.dtype[np.int8]], values: Iterable[int], nothing: int) -> None:
    """The values, and nothing behind them."""
    row[:] = nothing
    written = list(values)
    row[: len(written)] = written


def to_state(states: States, index: int = 0) -> State:
    """One of the records as a position of `rules`, the order of its decks included."""
    record = states[index]
    seats = int(record["seats"])
    supplying = int(record["supplying"])
    return State(
        game=Game(seats, two_player_draft=int(record["draft_size"]) if seats == 2 else 2),
        players=tuple(_player(record["players"][seat]) for seat in range(seats)),
        order=tuple(record["order"][:seats].tolist()),
        phase=PHASES[record["phase"]],
        up=int(record["up"]),
        reign=int(record["reign"]),
        turn=int(record["turn"]),
        expansion=tuple(card for card in record["expansion"].tolist() if card),
        columns=tuple(_cards(column) for column in record["columns"][: seats + 1].tolist()),
        takers=tuple(None if seat == NOBODY else seat for seat in record["takers"][: seats + 1].tolist()),
        draft=_cards(record["draft"].tolist()),
        discard=_counted(int(record["discard"])),
        wells=frozenset(site for number, site in enumerate(SITES) if int(record["wells"]) >> number & 1),
        court=tuple(tuple(seat for seat in row if seat != NOBODY) for row in record["court"].tolist()),
        to_place=int(record["to_place"]),
        supplying=None if supplying == NO_CARD else KINDS[supplying],
        picks=int(record["picks"]),
        raised=_hexes(int(record["raised"])),
        offered=int(record["offered"]),
        bought=bool(record["bought"]),
        deck=_cards(record["deck"].tolist())[::-1],
        expansion_deck=tuple(card for card in record["expansion_deck"].tolist() if card)[::-1],
    )


def _player(record: np.void) -> Player:
    return Player(
        camels=int(record["camels"]),
        offering=int(record["offering"]),
        plow=bool(record["plow"]),
        hand=_counted(int(record["hand"])),
        huts=_hexes(int(record["huts"])),
        fed=_hexes(int(record["fed"])),
        bases=_hexes(int(record["bases"])),
        centres=_hexes(int(record["centres"])),
        roofs=_hexes(int(record["roofs"])),
        ledger=Ledger(*record["ledger"].tolist()),
    )


def _hexes(word: int) -> frozenset[Hex]:
    return frozenset(at for number, at in enumerate(HEXES) if word >> number & 1)


def _cards(kinds: Iterable[int]) -> tuple[Card, ...]:
    return tuple(KINDS[kind] for kind in kinds if kind != NO_CARD)


def _counted(counters: int) -> tuple[Card, ...]:
    """By name, as the kinds are numbered."""
    return tuple(card for kind, card in enumerate(KINDS[:-1]) for _ in range(counters >> 4 * kind & 15))
