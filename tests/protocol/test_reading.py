"""What the page sends is read, and refused, as a server does it with Pydantic."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Annotated, Any, get_args

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from assyria.local.encoding import encode
from assyria.protocol.commands import Command, Start
from assyria.protocol.problems import Problem
from assyria.protocol.reading import ReadBy, Unreadable, parse_text, read, read_text
from assyria.protocol.requests import NewTable, Rename
from assyria.protocol.values import Limits, Text
from assyria.server.encoding import encode_preview
from assyria.table.messages import preview_message, table_view
from tests.protocol.test_conformance import Play

COMMAND: Any = Command
SERVER: TypeAdapter[Any] = TypeAdapter(Command)
NAMES = [one.__dataclass_fields__["type"].default for one in get_args(Command)]

anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 5),
    st.sampled_from([10**7, 1.5, "", "hut c4", "take-back", "rematch", "level-1", "x" * 41, " a", [], {}]),
)
commands = st.builds(
    lambda name, fields: {"type": name, **fields},
    st.sampled_from([*NAMES, "dance"]),
    st.dictionaries(
        st.sampled_from(["seat", "version", "move", "name", "bot", "what", "to", "yes", "auto", "other", "ready"]),
        anything,
        max_size=4,
    ),
)


@given(commands)
def test_commands_are_read_as_a_server_reads_them(body: dict[str, Any]) -> None:
    try:
        expected = SERVER.validate_python(body)
    except ValidationError:
        with pytest.raises(Problem, match="invalid-request"):
            read(COMMAND, body)
    else:
        assert read(COMMAND, body) == expected


SEAT = {"kind": "me"}


@pytest.mark.parametrize(
    "body",
    [
        {"seats": [SEAT, SEAT]},
        {"seats": [SEAT, {"kind": "bot", "bot": "level-3", "name": "Zakir"}], "feeding": "strict", "listed": True},
        {"seats": [SEAT] * 5},
        {"seats": [SEAT]},
        {"seats": SEAT},
        {"seats": [SEAT, {"kind": "cat"}]},
        {"seats": [SEAT, {}]},
        {"seats": [SEAT, SEAT], "clock": {"kind": "live", "bank": 60}},
        {"seats": [SEAT, SEAT], "clock": {"kind": "live", "bank": "sixty"}},
        {"seats": [SEAT, SEAT], "clock": {"kind": "sand"}},
        {"seats": [SEAT, SEAT], "two_player_draft": 3},
        {"seats": [SEAT, SEAT], "two_player_draft": 4},
        {"seats": [SEAT, SEAT], "colour": "red"},
        {"seats": [SEAT, SEAT], "hints": None, "record": None},
        {},
        [],
        None,
    ],
)
def test_new_tables_are_read_as_a_server_reads_them(body: Any) -> None:
    try:
        expected = TypeAdapter(NewTable).validate_python(body)
    except ValidationError:
        with pytest.raises(Problem, match="invalid-request") as refused:
            read(NewTable, body)
        assert refused.value.details["errors"][0]["what"]
    else:
        assert read(NewTable, body) == expected


@given(st.text(max_size=45))
def test_names_are_read_as_a_server_reads_them(name: str) -> None:
    try:
        TypeAdapter(Rename).validate_python({"name": name})
    except ValidationError:
        with pytest.raises(Problem):
            read(Rename, {"name": name})
    else:
        assert read(Rename, {"name": name}).name == name


def test_messages_are_written_as_a_server_writes_them() -> None:
    """Tables and previews, at many moments of a game."""
    play = Play(4, 2, seed=2)
    for number, _ in enumerate(play.steps()):
        table = play.table
        if number % 25 or table.mover is None:
            continue
        view = table_view(table, 0.0)
        assert json.loads(encode(view)) == orjson.loads(orjson.dumps(view))
        preview = preview_message(table)
        assert json.loads(encode(preview)) == orjson.loads(encode_preview(preview))


@dataclass
class Everything:
    """One of each kind of value."""

    whole: Annotated[int, Limits(0, 9)] = 0
    part: Annotated[float, Limits(0.5, 1.5)] = 1.0
    word: Annotated[str, Limits(shortest=2, longest=4, pattern="[a-z]*")] = "ab"
    name: Annotated[str, Text(joiners=False)] = "Ada"
    yes: bool = False
    by_name: dict[str, int] = field(default_factory=dict)
    any_of_it: Any = None
    letters: Annotated[int, ReadBy(len)] = 0


@pytest.mark.parametrize(
    ("given", "where", "what"),
    [
        ({"whole": 1.5}, ["whole"], "a whole number"),
        ({"whole": True}, ["whole"], "a whole number"),
        ({"whole": -1}, ["whole"], "at least 0"),
        ({"whole": 10}, ["whole"], "at most 9"),
        ({"part": "1"}, ["part"], "a number"),
        ({"part": float("nan")}, ["part"], "a number"),
        ({"word": 7}, ["word"], "a text"),
        ({"word": "a"}, ["word"], "no shorter than 2"),
        ({"word": "abcde"}, ["word"], "no longer than 4"),
        ({"word": "AB"}, ["word"], "characters that can be seen"),
        ({"yes": 1}, ["yes"], "true or false"),
        ({"by_name": []}, ["by_name"], "an object"),
        ({"by_name": {"a": "b"}}, ["by_name", "a"], "a whole number"),
        (
            {"other": 1},
            ["other"],
            "not known here; known: whole, part, word, name, yes, by_name, any_of_it, letters",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(given: dict[str, Any], where: list[str], what: str) -> None:
    with pytest.raises(Problem) as refused:
        read(Everything, given)
    assert refused.value.details["errors"] == [{"where": where, "what": what}]


def test_what_is_right_is_read() -> None:
    body = {
        "whole": 9,
        "part": 1,
        "word": "abcd",
        "yes": True,
        "by_name": {"a": 1},
        "any_of_it": [None],
        "letters": "abc",
    }
    assert read(Everything, body) == Everything(9, 1, "abcd", "Ada", True, {"a": 1}, [None], 3)
    with pytest.raises(Problem):
        read(Everything, {"name": "a" + "\u0301" * 9})


@pytest.mark.parametrize("text", ["", "{", b"\xff", "NaN1", "[" * 100_000, "[]", '{"whole": "a"}'])
def test_a_text_that_is_not_what_it_should_be(text: str | bytes) -> None:
    """Also one whose brackets would never end."""
    with pytest.raises(Unreadable):
        parse_text(Everything, text)


def test_a_text_is_read_as_what_it_says() -> None:
    assert parse_text(Everything, '{"whole": 9}') == Everything(9)
    assert parse_text(Everything, b'{"whole": 9, "new": 1}', strict=False) == Everything(9)


def test_parameters_of_addresses_are_texts() -> None:
    number = Annotated[int, Limits(0, 99)]
    assert (read_text(number, "move", "7"), read_text(number, "move", 0), read_text(str, "id", "7")) == (7, 0, "7")
    for wrong in ("-1", "100", "x", "1e3", "", None, "9" * 30):
        with pytest.raises(Problem) as refused:
            read_text(number, "move", wrong)
        assert refused.value.details["errors"][0]["where"] == ["move"]


@pytest.mark.parametrize("body", [{"type": "dance"}, {"type": 7}, {}, 7])
def test_a_command_says_what_it_is(body: Any) -> None:
    with pytest.raises(Problem) as refused:
        read(COMMAND, body)
    assert refused.value.details["errors"][0]["where"] == ["type"]
    assert isinstance(read(COMMAND, {"type": "start"}), Start)
