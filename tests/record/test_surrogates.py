"""Halves of characters in records: a fault with its place, but for records that were accepted before."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assyria.record import Fault, RecordError, read_record, write_record
from assyria.record.surrogates import refuse_surrogates, without_surrogates
from tests.games import golden_lines

GAME: dict[str, Any] = json.loads(golden_lines("2-players")[1])
HALF = "\ud83d"
MOVES = [{**GAME["moves"][0], "note": [0, {"by": HALF}]}, *GAME["moves"][1:]]
FURTHER: list[tuple[dict[str, Any], str]] = [
    ({"names": ["Ann", f"B{HALF}b"]}, "names[1]"),
    ({"fair": {"commitment": HALF}}, "fair.commitment"),
    ({"moves": MOVES}, "moves[0].note[1].by"),
    ({"notes": {f"a{HALF}": 1}}, "notes.a\ufffd"),
    ({HALF * 500: 1}, "\ufffd" * 59 + "…"),
]


@pytest.mark.parametrize(("further", "where"), FURTHER)
def test_half_a_character_is_a_fault(further: dict[str, Any], where: str) -> None:
    """What is told of it can be encoded."""
    with pytest.raises(RecordError) as refused:
        read_record(json.dumps({**GAME, **further}).encode())
    assert (refused.value.fault, refused.value.where) == (Fault.WRONG_VALUE, where)
    str(refused.value).encode()


@pytest.mark.parametrize("further", [further for further, _ in FURTHER])
def test_records_that_were_accepted_before_are_read(further: dict[str, Any]) -> None:
    """With a sign in its place, so that they can be told on."""
    history = read_record(json.dumps({**GAME, **further}).encode(), most_further=None)
    told = json.loads(write_record(history.record()))
    assert "\ufffd" in json.dumps(told, ensure_ascii=False).encode().decode()


def test_whole_characters_stay() -> None:
    """Also if they are written as two escapes."""
    names = ["\U0001f3b2", "Łukasz"]
    data = json.dumps({**GAME, "names": names}).encode()
    assert b"\\ud83c" in data
    for most in (16_384, None):
        assert read_record(data, most).extra["names"] == names


values = st.recursive(
    st.none() | st.integers() | st.text(st.characters(categories=["Lu", "Cs"]), max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=3),
)


@given(values)
def test_a_document_is_refused_if_it_cannot_be_encoded(document: object) -> None:
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        with pytest.raises(RecordError):
            refuse_surrogates(document)
    else:
        refuse_surrogates(document)
        assert without_surrogates(document) == document
    json.dumps(without_surrogates(document), ensure_ascii=False).encode()
