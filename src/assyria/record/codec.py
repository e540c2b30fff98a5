"""Records as JSON text (§10). Known keys are checked, unknown keys are kept."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from assyria.board import Board, Card, card_named, load_board
from assyria.board.tracks import PLAYERS
from assyria.record.history import GameHistory, replay
from assyria.record.notation import NotAMove, move_text, parse_move
from assyria.record.record import FORMAT, Dealt, Extra, Fault, Played, Record, RecordError
from assyria.rules import FeedingRule, Game, Outcome, outcome

LARGEST = 16 * 1024 * 1024
"""The most bytes of a record. A game takes some twenty thousand."""

DEEPEST = 32
"""The most levels of lists and objects in a record. A game needs four."""
MOST_FURTHER = 16 * 1024
"""The most bytes that all further keys and their values take as JSON. Names and a comment take some hundreds."""
MARKS = ("auto", "reason")
"""Further keys of moves that our tables write. They are not counted, so that a continued game stays readable."""
LONGEST_MARK = 20

KNOWN = ("format", "players", "board", "rules", "turn_order", "deals", "moves", "scores", "ledger", "winners")
OPTIONS = ("two_player_draft", "feeding")
TWO_PLAYER_DRAFTS = (2, 3)
TOP = "top"
"""The place of errors outside deals and moves."""


def read_record(data: bytes, most_further: int | None = MOST_FURTHER) -> GameHistory:
    """Read a record and replay it. Raises RecordError.

    `most_further` is the most bytes of further keys; None for a record that was accepted before.
    """
    document = _parse(data)
    record = _record(document)
    _check_further(record, most_further)
    history = replay(record)
    _check_result(document, outcome(history.state))
    return history


def write_record(record: Record) -> bytes:
    """Return a record as JSON, one deal or move a line. The same record gives the same bytes."""
    game = record.game
    head: dict[str, object] = {
        "format": FORMAT,
        "players": game.players,
        "board": game.board.name,
        "rules": game.options,
        "turn_order": record.turn_order,
    }
    tail = _result(record.outcome) if record.outcome else {}
    deals = [{"deck": dealt.deck, "cards": dealt.cards, **dealt.extra} for dealt in record.deals]
    moves = [{"seat": p.seat, "move": move_text(p.move), **p.extra} for p in record.moves]
    lines = [
        *(_line(key, value) for key, value in head.items()),
        _lines("deals", deals),
        _lines("moves", moves),
        *(_line(key, value) for key, value in [*tail.items(), *record.extra.items()]),
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("ascii")


def _line(key: str, value: object) -> str:
    return f"{json.dumps(key)}: {json.dumps(value)}"


def _lines(key: str, values: list[dict[str, object]]) -> str:
    rows = ",\n".join(json.dumps(value) for value in values)
    return f'"{key}": [\n{rows}\n]' if rows else f'"{key}": []'


def _result(end: Outcome) -> dict[str, object]:
    return {
        "scores": list(end.scores),
        "ledger": [ledger._asdict() for ledger in end.ledgers],
        "winners": list(end.winners),
    }


def _parse(data: bytes) -> dict[str, Any]:
    """Parse a JSON object. NaN and infinity are refused."""
    if len(data) > LARGEST:
        raise RecordError(Fault.TOO_LARGE, found=str(len(data)), expected=str(LARGEST))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise RecordError(Fault.NOT_UTF8, found=str(wrong.start)) from None
    try:
        document = json.loads(text, parse_constant=_not_json, parse_float=_finite)
    except json.JSONDecodeError as wrong:
        raise RecordError(Fault.NOT_JSON, found=f"{wrong.lineno}:{wrong.colno}") from None
    except (RecursionError, ValueError):  # nested too deep, or a number too long
        raise RecordError(Fault.NOT_JSON, found="1:1") from None
    _check_depth(document)
    return _object(document, TOP)


def _check_depth(document: object) -> None:
    """Raise RecordError for further keys nested so deep that programs could not write them again."""
    level: list[Any] = [document] if isinstance(document, dict | list) else []
    for _ in range(DEEPEST):
        parts = (part for value in level for part in (value.values() if isinstance(value, dict) else value))
        level = [part for part in parts if isinstance(part, dict | list)]
        if not level:
            return
    raise RecordError(Fault.TOO_DEEP, expected=str(DEEPEST))


def _not_json(constant: str) -> NoReturn:
    raise ValueError(constant)


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(text)
    return number


def _record(document: dict[str, Any]) -> Record:
    found = _need(document, "format", TOP)
    if found != FORMAT:
        raise RecordError(Fault.UNKNOWN_FORMAT, "format", found, FORMAT)
    game = _game(document)
    order = _list(_need(document, "turn_order", TOP), "turn_order")
    deals = _list(_need(document, "deals", TOP), "deals")
    moves = _list(_need(document, "moves", TOP), "moves")
    return Record(
        game=game,
        turn_order=tuple(_integer(seat, f"turn_order[{n}]") for n, seat in enumerate(order)),
        deals=tuple(_dealt(dealt, n) for n, dealt in enumerate(deals)),
        moves=tuple(_played(played, n, game) for n, played in enumerate(moves, start=1)),
        extra=_unknown(document, KNOWN),
    )


def _game(document: dict[str, Any]) -> Game:
    players = _integer(_need(document, "players", TOP), "players")
    if players not in PLAYERS:
        raise RecordError(Fault.WRONG_VALUE, "players", players, "2, 3, 4")
    name = _string(_need(document, "board", TOP), "board")
    try:
        board: Board = load_board(name)
    except KeyError:
        raise RecordError(Fault.UNKNOWN_BOARD, "board", name, "classic") from None
    options = _object(document.get("rules", {}), "rules")
    for option in options:
        if option not in OPTIONS:
            raise RecordError(Fault.UNKNOWN_OPTION, "rules", option, ", ".join(OPTIONS))
    return Game(players, board, _two_player_draft(options, players), _feeding(options))


def _two_player_draft(options: dict[str, Any], players: int) -> int:
    if "two_player_draft" not in options:
        return 2
    where = "rules.two_player_draft"
    draft = _integer(options["two_player_draft"], where)
    if players != 2:
        raise RecordError(Fault.OPTION_FOR_TWO, where, draft)
    if draft not in TWO_PLAYER_DRAFTS:
        raise RecordError(Fault.WRONG_VALUE, where, draft, "2, 3")
    return draft


def _feeding(options: dict[str, Any]) -> FeedingRule:
    where = "rules.feeding"
    feeding = _string(options.get("feeding", FeedingRule.FREE), where)
    if feeding not in tuple(FeedingRule):
        raise RecordError(Fault.WRONG_VALUE, where, feeding, ", ".join(FeedingRule))
    return FeedingRule(feeding)


def _dealt(value: object, index: int) -> Dealt:
    where = f"deals[{index}]"
    document = _object(value, where)
    deck = _string(_need(document, "deck", where), f"{where}.deck")
    expected = "expansion" if index == 1 else "food"
    if deck != expected:
        raise RecordError(Fault.WRONG_DECK, f"{where}.deck", deck, expected)
    cards = _list(_need(document, "cards", where), f"{where}.cards")
    extra = _unknown(document, ("deck", "cards"))
    if deck == "expansion":
        return Dealt(deck, tuple(_integer(c, f"{where}.cards[{n}]") for n, c in enumerate(cards)), extra)
    return Dealt(deck, tuple(_card(c, f"{where}.cards[{n}]") for n, c in enumerate(cards)), extra)


def _card(value: object, where: str) -> Card:
    name = _string(value, where)
    card = card_named(name)
    if card is None:
        raise RecordError(Fault.WRONG_VALUE, where, name, "grapes-1 … dates-3, wild")
    return card


def _played(value: object, number: int, game: Game) -> Played:
    where = f"moves[{number - 1}]"
    document = _object(value, where)
    seat = _integer(_need(document, "seat", where), f"{where}.seat")
    text = _string(_need(document, "move", where), f"{where}.move")
    try:
        move = parse_move(text, game.board)
    except NotAMove:
        raise RecordError(Fault.UNKNOWN_MOVE, found=text, number=number) from None
    return Played(seat, move, _unknown(document, ("seat", "move")))


def _check_further(record: Record, most: int | None) -> None:
    """§10 Further keys are kept, so there is a limit to them."""
    if most is None:
        return
    moves = ((key, value) for played in record.moves for key, value in played.extra.items())
    further = [
        *record.extra.items(),
        *(item for dealt in record.deals for item in dealt.extra.items()),
        *((key, value) for key, value in moves if not _is_mark(key, value)),
    ]
    size = sum(len(json.dumps(key)) + len(json.dumps(value)) for key, value in further)
    if size > most:
        raise RecordError(Fault.FURTHER_KEYS, found=str(size), expected=str(most))


def _is_mark(key: str, value: object) -> bool:
    short = isinstance(value, bool) or (isinstance(value, str) and len(value) <= LONGEST_MARK)
    return key in MARKS and short


def _check_result(document: dict[str, Any], end: Outcome | None) -> None:
    """§10 Scores, ledger and winners only once the game is over, and then right; or not at all."""
    expected = _result(end) if end else {}
    for key in ("scores", "ledger", "winners"):
        if key not in document:
            continue
        if not end:
            raise RecordError(Fault.RESULT_TOO_EARLY, key, document[key])
        # As text, since to Python true is 1 and 1.0 is 1; to a reader of records they are not.
        if json.dumps(document[key], sort_keys=True) != json.dumps(expected[key], sort_keys=True):
            raise RecordError(Fault.WRONG_RESULT, key, json.dumps(document[key]), json.dumps(expected[key]))


def _need(document: dict[str, Any], key: str, where: str) -> object:
    if key not in document:
        raise RecordError(Fault.MISSING_KEY, where, expected=key)
    return document[key]


def _unknown(document: dict[str, Any], known: tuple[str, ...]) -> Extra:
    return {key: value for key, value in document.items() if key not in known}


def _object(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(Fault.WRONG_TYPE, where, value, "object")
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise RecordError(Fault.WRONG_TYPE, where, value, "list")
    return value


def _string(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise RecordError(Fault.WRONG_TYPE, where, value, "text")
    return value


def _integer(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(Fault.WRONG_TYPE, where, value, "integer")
    return value
