"""Records as JSON text (§10). Known keys are checked, unknown keys are kept."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from assyria.board import Board, load_board
from assyria.board.tracks import PLAYERS
from assyria.record.history import GameHistory
from assyria.record.json_values import TOP, integer_at, list_at, need, object_at, text_at, unknown
from assyria.record.parts import EXPANSION, FOOD, read_dealt, read_played, write_dealt, write_played
from assyria.record.record import FORMAT, Dealt, Fault, Played, Record, RecordError
from assyria.record.replaying import replay
from assyria.record.surrogates import may_have_surrogates, refuse_surrogates, without_surrogates
from assyria.record.variations import VARIATIONS, all_lines, read_variations, write_variation
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

KNOWN = (
    *("format", "players", "board", "rules", "turn_order", "deals", "moves"),
    *("scores", "ledger", "winners", VARIATIONS),
)
OPTIONS = ("two_player_draft", "feeding")
TWO_PLAYER_DRAFTS = (2, 3)


def read_record(data: bytes, most_further: int | None = MOST_FURTHER) -> GameHistory:
    """Read a record and replay it. Raises RecordError.

    `most_further` is the most bytes of further keys; None for a record that was accepted before.
    """
    document = _parse(data, accepted=most_further is None)
    record = _record(document)
    _check_further(record, most_further)
    history = replay(record)
    _check_result(document, outcome(history.state))
    return history


def write_record(record: Record) -> bytes:
    """Return a record as JSON, one deal, move or variation a line. The same record gives the same bytes."""
    game = record.game
    head: dict[str, object] = {
        "format": FORMAT,
        "players": game.players,
        "board": game.board.name,
        "rules": game.options,
        "turn_order": record.turn_order,
    }
    tail = _result(record.outcome) if record.outcome else {}
    lines = [_lines(VARIATIONS, [write_variation(line) for line in record.variations])]
    written = [
        *(_line(key, value) for key, value in head.items()),
        _lines("deals", [write_dealt(dealt) for dealt in record.deals]),
        _lines("moves", [write_played(played) for played in record.moves]),
        *(_line(key, value) for key, value in tail.items()),
        *(lines if record.variations else ()),
        *(_line(key, value) for key, value in record.extra.items()),
    ]
    return ("{\n" + ",\n".join(written) + "\n}\n").encode("ascii")


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


def _parse(data: bytes, accepted: bool) -> dict[str, Any]:
    """Parse a JSON object. NaN, infinity and, unless it was accepted before, halves of characters are refused."""
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
    if may_have_surrogates(text):
        if accepted:
            document = without_surrogates(document)
        else:
            refuse_surrogates(document)
    return object_at(document, TOP)


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
    found = need(document, "format", TOP)
    if found != FORMAT:
        raise RecordError(Fault.UNKNOWN_FORMAT, "format", found, FORMAT)
    game = _game(document)
    order = list_at(need(document, "turn_order", TOP), "turn_order")
    deals = list_at(need(document, "deals", TOP), "deals")
    moves = list_at(need(document, "moves", TOP), "moves")
    return Record(
        game=game,
        turn_order=tuple(integer_at(seat, f"turn_order[{n}]") for n, seat in enumerate(order)),
        deals=tuple(
            read_dealt(dealt, f"deals[{n}]", (EXPANSION,) if n == 1 else (FOOD,)) for n, dealt in enumerate(deals)
        ),
        moves=tuple(read_played(played, f"moves[{n}]", n + 1, game) for n, played in enumerate(moves)),
        extra=unknown(document, KNOWN),
        variations=read_variations(document, game),
    )


def _game(document: dict[str, Any]) -> Game:
    players = integer_at(need(document, "players", TOP), "players")
    if players not in PLAYERS:
        raise RecordError(Fault.WRONG_VALUE, "players", players, "2, 3, 4")
    name = text_at(need(document, "board", TOP), "board")
    try:
        board: Board = load_board(name)
    except KeyError:
        raise RecordError(Fault.UNKNOWN_BOARD, "board", name, "classic") from None
    options = object_at(document.get("rules", {}), "rules")
    for option in options:
        if option not in OPTIONS:
            raise RecordError(Fault.UNKNOWN_OPTION, "rules", option, ", ".join(OPTIONS))
    return Game(players, board, _two_player_draft(options, players), _feeding(options))


def _two_player_draft(options: dict[str, Any], players: int) -> int:
    if "two_player_draft" not in options:
        return 2
    where = "rules.two_player_draft"
    draft = integer_at(options["two_player_draft"], where)
    if players != 2:
        raise RecordError(Fault.OPTION_FOR_TWO, where, draft)
    if draft not in TWO_PLAYER_DRAFTS:
        raise RecordError(Fault.WRONG_VALUE, where, draft, "2, 3")
    return draft


def _feeding(options: dict[str, Any]) -> FeedingRule:
    where = "rules.feeding"
    feeding = text_at(options.get("feeding", FeedingRule.FREE), where)
    if feeding not in tuple(FeedingRule):
        raise RecordError(Fault.WRONG_VALUE, where, feeding, ", ".join(FeedingRule))
    return FeedingRule(feeding)


def _check_further(record: Record, most: int | None) -> None:
    """§10 Further keys are kept, so there is a limit to them."""
    if most is None:
        return
    deals: list[Dealt] = list(record.deals)
    moves: list[Played] = list(record.moves)
    further = list(record.extra.items())
    for line in all_lines(record.variations):
        further += line.extra.items()
        deals += line.deals
        moves += line.moves
    further += [item for dealt in deals for item in dealt.extra.items()]
    further += [
        (key, value) for played in moves for key, value in played.extra.items() if not _is_mark(key, value)
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
