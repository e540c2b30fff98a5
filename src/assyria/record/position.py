"""A whole position in one line, like chess's FEN; `docs/record-format.md` explains its fields.

    4 classic 2.1 actions:b1:2:- 2013@1 7;2;p;B2.W;c4*.c5;b1=2;12.4.6.0.0.0.0.0/… … >G1D3… >334

With the order of the decks (`>`) the line names a State; without (`~`) it names a View.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from assyria.board import Card, Hex, load_board
from assyria.board.cards import CARDS, PLOW, WILD
from assyria.board.tracks import PLAYERS
from assyria.rules import FeedingRule, Game, Phase, Player, Position, ScoreBreakdown, State, View, check

NONE = "-"
_CODES = {
    card: "W" if card == WILD else f"{card[0].upper()}{card.symbols}" for card in CARDS.values() if card != PLOW
}
_CARDS = {code: card for card, code in _CODES.items()}
_CARD = re.compile(r"[GPSBD][123]|W")

T = TypeVar("T")


class NotAPosition(ValueError):
    """A line that is not a position: the wrong field, and its text."""

    def __init__(self, field: str, found: str) -> None:
        super().__init__(field, found)
        self.field = field
        self.found = found

    def __str__(self) -> str:
        return f"{self.field}: {self.found}"


def position_text(position: State | View) -> str:
    """Return the position as one line, for a State with the order of its decks."""
    game = position.game
    if isinstance(position, State):
        mark, food, expansion = ">", position.deck, position.expansion_deck
    else:
        mark, food, expansion = "~", position.undealt_food, position.undealt_expansion
    return " ".join(
        (
            _game_text(game),
            game.board.name,
            f"{position.reign}.{position.turn}",
            _phase_text(position),
            f"{_digits(position.order)}@{position.order_index}",
            "/".join(_player_text(player) for player in position.players),
            "/".join(_column_text(*column) for column in zip(position.columns, position.takers, strict=True)),
            _cards_text(position.draft),
            ".".join(sorted(position.wells)) or NONE,
            "/".join(_digits(row) for row in position.court),
            _digits(position.expansion),
            _cards_text(position.discard),
            mark + _cards_text(food),
            mark + _digits(expansion),
        )
    )


def parse_position(text: str) -> State | View:
    """Return the position of a line. Raises NotAPosition, also if it breaks a law of the game."""
    fields = text.split()
    if len(fields) != 14:
        raise NotAPosition("fields", f"{len(fields)}")
    size, name, turn, phase, order, players, columns, draft, wells, court, expansion, discard, food, rest = fields
    game = _game(size, name)
    hexes = game.board.hexes
    reign, number = _groups("turn", r"([1-3])\.([1-3])", turn)
    seats, up = _groups("order", r"([0-3]+)@([0-3])", order)
    taken = [_column(column) for column in columns.split("/")]
    if food[0] != rest[0] or food[0] not in ">~":
        raise NotAPosition("deck", f"{food[0]} {rest[0]}")
    seen: Mapping[str, Any] = {
        "game": game,
        "reign": int(reign),
        "turn": int(number),
        **_phase(phase, hexes),
        "order": _seats("order", seats),
        "order_index": int(up),
        "players": tuple(_player(player, hexes) for player in players.split("/")),
        "columns": tuple(cards for cards, _ in taken),
        "takers": tuple(taker for _, taker in taken),
        "draft": _cards("draft", draft),
        "wells": frozenset(_each("wells", wells, game.board.corners)),
        "court": tuple(_seats("court", row) for row in court.split("/")),
        "expansion": _seats("expansion", expansion),
        "discard": _cards("discard", discard),
    }
    deck, later = _cards("deck", food[1:]), _seats("expansion deck", rest[1:])
    position: State | View
    if food[0] == ">":
        position = State(**seen, deck=deck, expansion_deck=later)
    else:
        position = View(**seen, undealt_food=deck, undealt_expansion=later)
    for breach in check(position):
        raise NotAPosition(breach.law.value, breach.found)
    return position


def _game_text(game: Game) -> str:
    """Return the players, with the rule options that differ from the default."""
    draft = "+3" if game.draft_size > game.players else ""
    feeding = "+strict" if game.feeding is FeedingRule.STRICT else ""
    return f"{game.players}{draft}{feeding}"


def _digits(numbers: Sequence[int]) -> str:
    return "".join(map(str, numbers)) or NONE


def _cards_text(cards: Sequence[Card]) -> str:
    return "".join(_CODES[card] for card in cards) or NONE


def _phase_text(position: Position) -> str:
    """Return the phase with its details."""
    word = position.phase.value
    if position.phase is Phase.HUTS:
        return f"{word}:{position.to_place}"
    if position.supplying is not None:
        code = "plow" if position.supplying == PLOW else _CODES[position.supplying]
        return f"{word}:{code}:{position.picks}"
    if position.phase is Phase.ACTIONS:
        bought = "b" if position.bought else NONE
        return f"{word}:{'.'.join(sorted(position.raised)) or NONE}:{position.offered}:{bought}"
    return word


def _player_text(player: Player) -> str:
    huts = ".".join(f"{at}*" if at in player.fed else at for at in sorted(player.huts))
    levels = [(at, 1 + (at in player.centres) + (at in player.roofs)) for at in sorted(player.bases)]
    return ";".join(
        (
            str(player.camels),
            str(player.offering),
            "p" if player.plow else NONE,
            _cards_text(player.hand),
            huts or NONE,
            ".".join(f"{at}={level}" for at, level in levels) or NONE,
            ".".join(map(str, player.ledger)),
        )
    )


def _column_text(cards: Sequence[Card], taker: int | None) -> str:
    return _cards_text(cards) if taker is None else f"={taker}"


def _groups(field: str, pattern: str, text: str) -> tuple[str, ...]:
    match = re.fullmatch(pattern, text, re.ASCII)
    if match is None:
        raise NotAPosition(field, text)
    return match.groups()


def _game(size: str, name: str) -> Game:
    count, three, strict = _groups("players", r"([234])(\+3)?(\+strict)?", size)
    players = int(count)
    try:
        board = load_board(name)
    except KeyError:
        raise NotAPosition("board", name) from None
    if three and players != min(PLAYERS):
        raise NotAPosition("players", size)
    return Game(players, board, 3 if three else 2, FeedingRule.STRICT if strict else FeedingRule.FREE)


def _phase(text: str, hexes: Mapping[str, Hex]) -> Mapping[str, Any]:
    word, *under_way = text.split(":")
    phases = {phase.value: phase for phase in Phase}
    if word not in phases:
        raise NotAPosition("phase", text)
    phase = phases[word]
    if phase is Phase.HUTS:
        (count,) = _groups("phase", r"huts:([1-4])", text)
        return {"phase": phase, "to_place": int(count)}
    if phase is Phase.ACTIONS:
        raised, offered, bought = _groups("phase", r"actions:([a-z0-9.-]+):([0-3]):([b-])", text)
        return {
            "phase": phase,
            "raised": frozenset(_each("phase", raised, hexes)),
            "offered": int(offered),
            "bought": bought == "b",
        }
    if phase is Phase.SUPPLY and under_way:
        code, picks = _groups("phase", r"supply:([GPSBD][123]|W|plow):([123])", text)
        return {"phase": phase, "supplying": PLOW if code == "plow" else _CARDS[code], "picks": int(picks)}
    if under_way:
        raise NotAPosition("phase", text)
    return {"phase": phase}


def _player(text: str, hexes: Mapping[str, Hex]) -> Player:
    number = r"(\d{1,4})"
    ledger = r"\.".join([number] * len(ScoreBreakdown._fields))
    pattern = rf"{number};([0-7]);([p-]);([A-Z0-9-]+);([a-z0-9.*-]+);([a-z0-9.=-]+);{ledger}"
    camels, offering, plow, hand, huts, ziggurats, *points = _groups("player", pattern, text)
    standing = _each("huts", huts.replace("*", ""), hexes)
    fed = [at for at, mark in zip(standing, huts.split("."), strict=False) if mark.endswith("*")]
    levels = {hexes[at]: int(level) for at, level in _levels(ziggurats, hexes)}
    return Player(
        camels=int(camels),
        offering=int(offering),
        plow=plow == "p",
        hand=_cards("hand", hand),
        huts=frozenset(standing),
        fed=frozenset(fed),
        bases=frozenset(levels),
        centres=frozenset(at for at, level in levels.items() if level >= 2),
        roofs=frozenset(at for at, level in levels.items() if level == 3),
        ledger=ScoreBreakdown(*map(int, points)),
    )


def _levels(text: str, hexes: Mapping[str, Hex]) -> list[tuple[str, str]]:
    if text == NONE:
        return []
    found = []
    for part in text.split("."):
        at, level = _groups("ziggurats", r"([a-z]\d)=([123])", part)
        _each("ziggurats", at, hexes)
        found.append((at, level))
    return found


def _column(text: str) -> tuple[tuple[Card, ...], int | None]:
    if text.startswith("="):
        (taker,) = _groups("columns", r"=([0-3])", text)
        return (), int(taker)
    return _cards("columns", text), None


def _cards(field: str, text: str) -> tuple[Card, ...]:
    if text == NONE:
        return ()
    codes = _CARD.findall(text)
    if "".join(codes) != text:
        raise NotAPosition(field, text)
    return tuple(_CARDS[code] for code in codes)


def _seats(field: str, text: str) -> tuple[int, ...]:
    if text == NONE:
        return ()
    _groups(field, r"([0-4]+)", text)
    return tuple(map(int, text))


def _each(field: str, text: str, known: Mapping[str, T]) -> list[T]:
    """Return the values of these names, which are separated by dots."""
    if text == NONE:
        return []
    for name in text.split("."):
        if name not in known:
            raise NotAPosition(field, name)
    return [known[name] for name in text.split(".")]
