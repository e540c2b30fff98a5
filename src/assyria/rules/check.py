"""The laws of conservation: what must hold in every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from assyria.board import FOOD_CARDS, Dignitary
from assyria.board.cards import FIRST_EXPANSION
from assyria.board.tracks import CAMEL_LIMIT, HUTS, MULTIPLIERS, OFFERING_STEPS, TILES, TURNS, WELLS
from assyria.rules.setup import SHUFFLED_EXPANSION
from assyria.rules.state import Phase, Position, State
from assyria.rules.view import View


class Law(Enum):
    """The laws, by name."""

    HUTS = "huts"
    """§1.5 Ten huts a player, on the board, at court or in stock."""
    TILES = "tiles"
    """§1.5 Four of each tile, a centre only on a base, a roof only on a centre."""
    CARDS = "cards"
    """§1.7 Forty food cards: deck, discard, columns, draft and hands."""
    PLOWS = "plows"
    """§1.6 A plow for each player, held or on the board, never among the food cards."""
    EXPANSION = "expansion"
    """§1.8 Nine expansion cards, as many on the table as turns begun."""
    WELLS = "wells"
    """§1.6, §5.4 No more wells than there are, only where wells may stand."""
    CAMELS = "camels"
    """§1.9 0 to 10."""
    OFFERINGS = "offerings"
    """§1.9 0 to 7."""
    COURT = "court"
    """§1.10 No more huts than spaces, only of seats in play."""
    OCCUPANCY = "occupancy"
    """§5.1 One hut or ziggurat a hex, in play; §6.1 no ziggurat on a river; only huts are fed."""
    ORDER = "order"
    """§2.1 Every seat once in the turn order, and at most one column each."""
    TURN = "turn"
    """§3 Reign, turn, phase and what is under way agree."""


class Breach(NamedTuple):
    """A broken law, and what was found."""

    law: Law
    found: str


def check(position: State | View) -> list[Breach]:
    """Return every broken law; an empty list for a valid position."""
    return list(_shape(position)) or [
        *_pieces(position),
        *_cards(position),
        *_tracks(position),
        *_board(position),
        *_turn(position),
    ]


def _shape(position: Position) -> Iterator[Breach]:
    """Check what the other laws rely on: players, columns, dignitaries."""
    game = position.game
    if len(position.players) != game.players:
        yield Breach(Law.ORDER, f"{len(position.players)} of {game.players} players")
    if len(position.columns) != game.columns or len(position.takers) != game.columns:
        yield Breach(Law.ORDER, f"{len(position.columns)} of {game.columns} columns")
    if len(position.court) != len(Dignitary):
        yield Breach(Law.COURT, f"{len(position.court)} dignitaries")


def _pieces(position: Position) -> Iterator[Breach]:
    for seat, player in enumerate(position.players):
        if position.stock(seat) < 0:
            yield Breach(Law.HUTS, f"seat {seat}: {HUTS - position.stock(seat)} huts")
        if len(player.bases) > TILES or not player.bases >= player.centres >= player.roofs:
            tiles = f"{sorted(player.bases)} {sorted(player.centres)} {sorted(player.roofs)}"
            yield Breach(Law.TILES, f"seat {seat}: {tiles}")


def _cards(position: State | View) -> Iterator[Breach]:
    if isinstance(position, State):
        food, expansion = position.deck, position.expansion_deck
    else:
        food, expansion = position.undealt_food, position.undealt_expansion
    lying = [card for column in position.columns for card in column]
    held = [card for player in position.players for card in player.hand]
    found = Counter([*food, *position.discard, *lying, *position.draft, *held])
    expected = Counter(FOOD_CARDS)
    for card in sorted(found.keys() | expected.keys()):
        if found[card] != expected[card]:
            law = Law.CARDS if card in expected else Law.PLOWS
            yield Breach(law, f"{found[card]} of {expected[card]} {card}")
    shown = [*position.expansion]
    begun = sum(TURNS[: position.reign - 1]) + position.turn
    on_table = 0 if position.phase is Phase.OVER else position.turn
    if len(shown) != on_table or len(expansion) != sum(TURNS) - begun + 1:
        yield Breach(Law.EXPANSION, f"{len(shown)} shown, {len(expansion)} to come in turn {begun}")
    if position.reign == 1 and shown[:1] == [FIRST_EXPANSION]:
        shown = shown[1:]
    if Counter([*shown, *expansion]) - Counter(SHUFFLED_EXPANSION):
        yield Breach(Law.EXPANSION, f"shown {position.expansion}, to come {sorted(expansion)}")


def _tracks(position: Position) -> Iterator[Breach]:
    for seat, player in enumerate(position.players):
        if not 0 <= player.camels <= CAMEL_LIMIT:
            yield Breach(Law.CAMELS, f"seat {seat}: {player.camels}")
        if not 0 <= player.offering < len(MULTIPLIERS):
            yield Breach(Law.OFFERINGS, f"seat {seat}: {player.offering}")
    for dignitary in Dignitary:
        row = position.at_court(dignitary)
        if len(row) > dignitary.spaces or not set(row) <= set(range(position.game.players)):
            yield Breach(Law.COURT, f"{dignitary.word}: {row}")


def _board(position: Position) -> Iterator[Breach]:
    standing = Counter(at for player in position.players for at in (*player.huts, *player.bases))
    for at, count in sorted(standing.items()):
        if count > 1 or at not in position.game.area:
            yield Breach(Law.OCCUPANCY, f"{at}: {count}")
    for seat, player in enumerate(position.players):
        wet = [at for at in sorted(player.bases) if at.region.is_river]
        if wet or not player.fed <= player.huts:
            yield Breach(Law.OCCUPANCY, f"seat {seat}: {wet} {sorted(player.fed - player.huts)}")
    stray = position.wells - set(position.game.board.sites[position.game.players])
    if position.wells_left < 0 or stray:
        yield Breach(Law.WELLS, f"{len(position.wells)} of {WELLS[position.game.players]}, {sorted(stray)}")
    for site in sorted(position.wells):
        # A well's three hexes held huts when it was dug, and nobody builds on them since (§6.1).
        if any(at in player.bases for at in site.hexes for player in position.players):
            yield Breach(Law.WELLS, f"{site} under a ziggurat")


def _turn(position: Position) -> Iterator[Breach]:
    game = position.game
    if sorted(position.order) != list(range(game.players)):
        yield Breach(Law.ORDER, f"{position.order}")
    takers = [seat for seat in position.takers if seat is not None]
    if len(set(takers)) != len(takers):
        yield Breach(Law.ORDER, f"columns taken by {position.takers}")
    if any(position.columns[index] for index, seat in enumerate(position.takers) if seat is not None):
        yield Breach(Law.ORDER, "cards in a column that was taken")
    if not 1 <= position.reign <= len(TURNS) or not 1 <= position.turn <= TURNS[position.reign - 1]:
        yield Breach(Law.TURN, f"reign {position.reign}, turn {position.turn}")
    if not 0 <= position.order_index < game.players:
        yield Breach(Law.TURN, f"{position.order_index} seats through with {position.phase.value}")
    supplying = position.supplying
    under_way = {
        Phase.HUTS: position.to_place > 0,
        Phase.SUPPLY: (supplying is None) == (position.picks == 0),
    }
    if not under_way.get(position.phase, not position.to_place and supplying is None and not position.picks):
        yield Breach(
            Law.TURN, f"{position.to_place} huts to place, {position.picks} picks in {position.phase.value}"
        )
    acted = bool(position.raised) or position.offered > 0 or position.bought
    if (acted and position.phase is not Phase.ACTIONS) or not 0 <= position.offered <= OFFERING_STEPS:
        yield Breach(Law.TURN, f"{position.offered} offerings in {position.phase.value}")
    if position.draft and position.phase is not Phase.DRAFT:
        yield Breach(Law.TURN, f"draft {position.draft} in {position.phase.value}")
    harvested = position.phase not in (Phase.START, Phase.DRAFT, Phase.HARVEST)
    expected = game.players if harvested else position.order_index if position.phase is Phase.HARVEST else 0
    if len(takers) != expected:
        yield Breach(Law.ORDER, f"{len(takers)} columns taken in {position.phase.value}")
