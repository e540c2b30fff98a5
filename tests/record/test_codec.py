"""Records as JSON: read, written, refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from importlib import resources
from typing import Any

import jsonschema
import pytest

from assyria.record import Fault, RecordError, read_record, write_record
from assyria.record.codec import KNOWN, LARGEST, MOST_FURTHER
from assyria.rules import FeedingRule, Game, Reason
from tests.games import golden, golden_lines, random_game

SCHEMA = json.loads((resources.files("assyria.record") / "record.schema.json").read_text(encoding="utf-8"))
WHOLE: dict[str, Any] = json.loads(golden_lines("4-players")[1])
BARE = {key: value for key, value in WHOLE.items() if key in KNOWN}
TWO: dict[str, Any] = json.loads(golden_lines("2-players-draft-3")[1])


def data(document: object) -> bytes:
    return json.dumps(document).encode()


def refused(document: object) -> RecordError:
    with pytest.raises(RecordError) as wrong:
        read_record(document if isinstance(document, bytes) else data(document))
    return wrong.value


def changed(change: Callable[[dict[str, Any]], object], document: dict[str, Any] = WHOLE) -> dict[str, Any]:
    copy = deepcopy(document)
    change(copy)
    return copy


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    """Change what stands at a path."""

    def change(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        document[path[-1]] = value

    return change


def test_a_whole_record_is_read_and_written_as_it_was() -> None:
    """§10 The same record gives the same bytes."""
    history = read_record(data(WHOLE))
    assert json.loads(write_record(history.record())) == WHOLE
    assert write_record(history.record()) == write_record(read_record(write_record(history.record())).record())


def test_what_may_be_absent() -> None:
    """§10 `rules`, `scores`, `ledger` and `winners` may be missing."""
    for key in ("rules", "scores", "ledger", "winners"):
        read_record(data(changed(lambda d, key=key: d.pop(key))))  # type: ignore[misc]


def test_options_that_differ_are_kept() -> None:
    """§2.5 §10 The draft of three for two players."""
    history = read_record(data(TWO))
    assert history.game.two_player_draft == 3
    assert json.loads(write_record(history.record()))["rules"] == {"two_player_draft": 3}


def test_strict_feeding_is_kept() -> None:
    """§5.2 §10 For any number of players; a record cut short and its undoing keep it too."""
    for kind in ("2-players-strict", "3-players-strict", "4-players-strict"):
        history = golden(kind, 1)
        assert history.game.feeding is FeedingRule.STRICT
        history = history.undo(3)
        again = read_record(write_record(history.record()))
        assert again.game == history.game
        assert json.loads(write_record(again.record()))["rules"] == {"feeding": "strict"}


def test_both_options_together() -> None:
    """§2.5 §5.2 §10 Each is written down."""
    history = random_game(Game(2, two_player_draft=3, feeding=FeedingRule.STRICT), 1)
    written = json.loads(write_record(history.record()))
    assert written["rules"] == {"two_player_draft": 3, "feeding": "strict"}
    assert read_record(data(written)).state == history.state


def test_not_legal_under_strict_feeding() -> None:
    """§5.2 §10 A free game in which a hut starved that could live is none with strict feeding."""
    faults = set()
    for line in golden_lines("2-players"):
        document = json.loads(line)
        document["rules"] = {"feeding": "strict"}
        with suppress(RecordError):
            read_record(data(document))
            continue
        error = refused(document)
        faults.add((error.fault, error.why, error.rule))
    assert faults == {(Fault.ILLEGAL_MOVE, Reason.STARVES_ANOTHER, "§5.2")}


def test_an_option_with_its_default_is_allowed() -> None:
    """§10 Writing the default down is no fault."""
    document = json.loads(golden_lines("2-players")[1])
    document["rules"] = {"two_player_draft": 2, "feeding": "free"}
    assert json.loads(write_record(read_record(data(document)).record()))["rules"] == {}


def test_unknown_keys_are_kept() -> None:
    """§10 At the top level, in deals and in moves."""

    def note(document: dict[str, Any]) -> None:
        document["names"] = ["Żaneta", "\U0001f3b2", None, {"a": [1.5, True]}]
        document["deals"][0]["comment"] = "cut by the left"
        document["deals"][2]["by"] = 3
        document["moves"][5]["seconds"] = 12

    document = changed(note)
    assert json.loads(write_record(read_record(data(document)).record())) == document


PLACES: list[Callable[[dict[str, Any]], dict[str, Any]]] = [
    lambda document: document,
    lambda document: document["deals"][1],
    lambda document: document["moves"][7],
]


@pytest.mark.parametrize("place", PLACES, ids=["top", "deal", "move"])
def test_not_more_than_16_kb_of_further_keys(place: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """§10 They are kept, so a record padded with them is refused as a whole, never trimmed."""
    room = MOST_FURTHER - len('"note"') - len('""')
    fits = changed(lambda document: place(document).update(note="x" * room), BARE)
    assert place(json.loads(write_record(read_record(data(fits)).record())))["note"] == "x" * room
    padded = changed(lambda document: place(document).update(note="x" * (room + 1)), BARE)
    error = refused(padded)
    assert (error.fault, error.found, error.expected) == (
        Fault.FURTHER_KEYS,
        str(MOST_FURTHER + 1),
        str(MOST_FURTHER),
    )
    assert read_record(data(padded), most_further=None).moves, "what was accepted before stays readable"


def test_not_many_short_further_keys() -> None:
    """§10 All of them count together, wherever they stand."""

    def note(document: dict[str, Any]) -> None:
        for move in document["moves"]:
            move["comment"] = "x" * 100

    assert refused(changed(note)).fault is Fault.FURTHER_KEYS


def test_marks_of_our_tables_are_not_counted() -> None:
    """§10 A game that is continued from a full record stays readable; a mark is short, or it is none."""

    def mark(document: dict[str, Any], value: object) -> None:
        document["note"] = "x" * (MOST_FURTHER - len('"note"') - len('""'))
        for move in document["moves"]:
            move["reason"] = value

    assert read_record(data(changed(lambda document: mark(document, True), BARE))).moves
    assert read_record(data(changed(lambda document: mark(document, "by a bot"), BARE))).moves
    assert refused(changed(lambda document: mark(document, "x" * 21), BARE)).fault is Fault.FURTHER_KEYS


def test_a_byte_order_mark_is_passed_over() -> None:
    """Some editors write one."""
    assert read_record(b"\xef\xbb\xbf" + data(WHOLE)).moves


def test_an_empty_record_is_a_game_about_to_begin() -> None:
    """§10 A record may have no moves yet."""

    def cut(document: dict[str, Any]) -> None:
        document["moves"] = []
        document["deals"] = document["deals"][:2]
        for key in ("scores", "ledger", "winners"):
            del document[key]

    document = changed(cut)
    written = write_record(read_record(data(document)).record())
    assert b'"moves": []' in written
    assert json.loads(written) == document


JUNK = [
    (b"", Fault.NOT_JSON),
    (b"{", Fault.NOT_JSON),
    (data(WHOLE)[:5000], Fault.NOT_JSON),
    (b"\xff\xfe", Fault.NOT_UTF8),
    (b"[" * 200_000, Fault.NOT_JSON),
    (data({**WHOLE, "mine": json.loads("[" * 40 + "]" * 40)}), Fault.TOO_DEEP),
    (b'{"format": NaN}', Fault.NOT_JSON),
    (b'{"format": 1e999}', Fault.NOT_JSON),
    (b'{"format": ' + b"9" * 5000 + b"}", Fault.NOT_JSON),
    (b" " * (LARGEST + 1), Fault.TOO_LARGE),
    (b"[]", Fault.WRONG_TYPE),
    (b"null", Fault.WRONG_TYPE),
    (b'"record"', Fault.WRONG_TYPE),
    (b"{}", Fault.MISSING_KEY),
]


@pytest.mark.parametrize(("junk", "fault"), JUNK, ids=range(len(JUNK)))
def test_not_a_record_but_junk(junk: bytes, fault: Fault) -> None:
    """§10 Whatever is no JSON object is refused by name."""
    assert refused(junk).fault is fault


def test_a_finite_float_is_no_junk() -> None:
    """Unknown keys may hold any JSON number."""
    document = changed(put("seconds", value=1.5))
    assert json.loads(write_record(read_record(data(document)).record()))["seconds"] == 1.5


WRONG = [
    (put("format", value="assyria-record/9"), Fault.UNKNOWN_FORMAT, "format"),
    (put("format", value=1), Fault.UNKNOWN_FORMAT, "format"),
    (lambda d: d.pop("players"), Fault.MISSING_KEY, "top"),
    (put("players", value="4"), Fault.WRONG_TYPE, "players"),
    (put("players", value=4.0), Fault.WRONG_TYPE, "players"),
    (put("players", value=True), Fault.WRONG_TYPE, "players"),
    (put("players", value=5), Fault.WRONG_VALUE, "players"),
    (put("board", value="lunar"), Fault.UNKNOWN_BOARD, "board"),
    (put("board", value="../data/classic"), Fault.UNKNOWN_BOARD, "board"),
    (put("board", value=None), Fault.WRONG_TYPE, "board"),
    (put("rules", value=[]), Fault.WRONG_TYPE, "rules"),
    (put("rules", value={"fast": True}), Fault.UNKNOWN_OPTION, "rules"),
    (put("rules", value={"two_player_draft": 2}), Fault.OPTION_FOR_TWO, "rules.two_player_draft"),
    (put("rules", value={"feeding": "lenient"}), Fault.WRONG_VALUE, "rules.feeding"),
    (put("rules", value={"feeding": True}), Fault.WRONG_TYPE, "rules.feeding"),
    (put("turn_order", value="0123"), Fault.WRONG_TYPE, "turn_order"),
    (put("turn_order", 2, value="0"), Fault.WRONG_TYPE, "turn_order[2]"),
    (put("turn_order", value=[0, 1, 2]), Fault.WRONG_ORDER, "turn_order"),
    (put("turn_order", value=[0, 1, 2, 2]), Fault.WRONG_ORDER, "turn_order"),
    (put("deals", value={}), Fault.WRONG_TYPE, "deals"),
    (put("deals", value=[]), Fault.MISSING_DEAL, "deals"),
    (put("deals", value=WHOLE["deals"][:1]), Fault.MISSING_DEAL, "deals"),
    (put("deals", 0, value=[]), Fault.WRONG_TYPE, "deals[0]"),
    (put("deals", 0, "deck", value="expansion"), Fault.WRONG_DECK, "deals[0].deck"),
    (put("deals", 1, "deck", value="food"), Fault.WRONG_DECK, "deals[1].deck"),
    (put("deals", 2, "deck", value="wood"), Fault.WRONG_DECK, "deals[2].deck"),
    (put("deals", 0, "cards", 3, value="grapes-9"), Fault.WRONG_VALUE, "deals[0].cards[3]"),
    (put("deals", 0, "cards", 3, value=3), Fault.WRONG_TYPE, "deals[0].cards[3]"),
    (put("deals", 0, "cards", 3, value="plow"), Fault.WRONG_CARDS, "deals[0]"),
    (lambda d: d["deals"][0]["cards"].pop(), Fault.WRONG_CARDS, "deals[0]"),
    (put("deals", 1, "cards", 0, value="3"), Fault.WRONG_TYPE, "deals[1].cards[0]"),
    (put("deals", 1, "cards", value=[4] * 8), Fault.WRONG_CARDS, "deals[1]"),
    (put("deals", 2, "cards", value=["wild"]), Fault.WRONG_CARDS, "deals[2]"),
    (lambda d: d["deals"].append(d["deals"][2]), Fault.SURPLUS_DEAL, f"deals[{len(WHOLE['deals'])}]"),
    (put("moves", value=None), Fault.WRONG_TYPE, "moves"),
    (put("moves", 7, value="hut c4"), Fault.WRONG_TYPE, "moves[7]"),
    (lambda d: d["moves"][7].pop("seat"), Fault.MISSING_KEY, "moves[7]"),
    (put("moves", 7, "seat", value="1"), Fault.WRONG_TYPE, "moves[7].seat"),
    (put("moves", 7, "move", value=7), Fault.WRONG_TYPE, "moves[7].move"),
    (put("scores", value=[1, 2, 3, 4]), Fault.WRONG_RESULT, "scores"),
    (put("scores", value=None), Fault.WRONG_RESULT, "scores"),
    (put("winners", value=[0, 1, 2, 3]), Fault.WRONG_RESULT, "winners"),
    (put("ledger", 0, "huts", value=999), Fault.WRONG_RESULT, "ledger"),
    (lambda d: d["ledger"][0].pop("plow"), Fault.WRONG_RESULT, "ledger"),
    (put("ledger", 0, "luck", value=0), Fault.WRONG_RESULT, "ledger"),
]


@pytest.mark.parametrize(("change", "fault", "where"), WRONG, ids=range(len(WRONG)))
def test_not_read_but_refused(change: Callable[[dict[str, Any]], object], fault: Fault, where: str) -> None:
    """§10 What is wrong is named, with its place."""
    error = refused(changed(change))
    assert (error.fault, error.where) == (fault, where)
    assert error.rule == "§10"


def test_not_a_draft_of_four() -> None:
    """§2.5 §10 An option's unknown value is refused."""
    error = refused(changed(put("rules", "two_player_draft", value=4), TWO))
    assert (error.fault, error.where, error.found) == (Fault.WRONG_VALUE, "rules.two_player_draft", "4")


def test_not_a_true_score() -> None:
    """§10 To Python true is 1; to a reader of records it is not."""
    winner = WHOLE["winners"]
    assert refused(changed(put("winners", value=[bool(winner[0])]))).fault is Fault.WRONG_RESULT


def test_not_a_move() -> None:
    """§10 An unknown move is refused with its number and text."""
    error = refused(changed(put("moves", 11, "move", value="hut z9")))
    assert (error.fault, error.number, error.found) == (Fault.UNKNOWN_MOVE, 12, "hut z9")


def test_not_the_seat_to_move() -> None:
    """§10 A move by the wrong seat is refused with its number, text, and whose turn it is."""
    seat = WHOLE["moves"][11]["seat"]
    error = refused(changed(put("moves", 11, "seat", value=(seat + 1) % 4)))
    assert (error.fault, error.number, error.expected) == (Fault.WRONG_SEAT, 12, str(seat))
    assert error.where == WHOLE["moves"][11]["move"]


def test_not_a_legal_move() -> None:
    """§10 An illegal move is refused with its number, text, reason and paragraph."""
    error = refused(changed(put("moves", 0, "move", value="start c4")))
    assert (error.fault, error.number, error.found) == (Fault.ILLEGAL_MOVE, 1, "start c4")
    assert error.why is Reason.NOT_A_START_SPACE
    assert error.rule == "§1.4"


def test_not_beyond_the_end() -> None:
    """§8 §10 A finished game takes no more moves."""
    error = refused(changed(lambda d: d["moves"].append({"seat": 0, "move": "done"})))
    assert (error.fault, error.why) == (Fault.ILLEGAL_MOVE, Reason.GAME_OVER)


def test_not_without_a_deal_that_a_move_calls_for() -> None:
    """§10 A missing deal is refused at the move that needs it."""
    error = refused(changed(lambda d: d["deals"].pop()))
    assert error.fault is Fault.MISSING_DEAL
    assert error.number is not None


def test_not_with_a_result_before_the_end() -> None:
    """§10 Scores are there only once the game is over."""

    def cut(document: dict[str, Any]) -> None:
        document["moves"] = document["moves"][:20]
        document["deals"] = document["deals"][:2]

    assert refused(changed(cut)).fault is Fault.RESULT_TOO_EARLY


def test_what_was_found_fits_a_line() -> None:
    """Junk in a record does not flood the screen or move the cursor."""
    error = refused(changed(put("board", value="x\n\x1b[31m" + "y" * 500)))
    assert len(error.found) == 60
    assert error.found.isprintable()


def test_the_schema_knows_good_from_bad() -> None:
    """The JSON Schema accepts records and refuses what is not even shaped like one."""
    validator = jsonschema.Draft202012Validator(SCHEMA)
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    validator.validate(WHOLE)
    validator.validate(TWO)
    for change in (
        put("format", value="assyria-record/2"),
        put("players", value=5),
        put("rules", value={"two_player_draft": 3}),
        put("rules", value={"fast": True}),
        put("rules", value={"feeding": "lenient"}),
        put("deals", value=[]),
        put("deals", 0, "cards", value=[]),
        put("deals", 1, "cards", 0, value=5),
        put("moves", 0, "move", value="hut z9"),
        put("moves", 0, "seat", value=4),
        put("winners", value=[]),
    ):
        assert not validator.is_valid(changed(change))
