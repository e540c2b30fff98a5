"""What the page sends is read, and refused, as a server does it with Pydantic."""

from __future__ import annotations

import json
from typing import Any, get_args

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from assyria.local.encoding import encode
from assyria.protocol.commands import Command
from assyria.protocol.problems import Problem
from assyria.protocol.reading import read, read_command
from assyria.protocol.requests import NewTable, Rename
from assyria.server.encoding import encode_preview
from assyria.table.messages import preview_message, table_view
from tests.protocol.test_conformance import Play

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
            read_command(body)
    else:
        assert read_command(body) == expected


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
