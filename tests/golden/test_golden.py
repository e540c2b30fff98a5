"""Whole games kept since they were played: they replay to the same ledgers, with no law broken."""

from __future__ import annotations

import json
from importlib import resources

import jsonschema
import pytest

from assyria.rules import check, outcome
from tests.effort import effort
from tests.games import KINDS, golden, golden_lines

SCHEMA = json.loads((resources.files("assyria.record") / "record.schema.json").read_text(encoding="utf-8"))
STRICT = ["2-players-strict", "3-players-strict", "4-players-strict"]
NUMBERED = [(kind, number) for kind in KINDS for number in range(0, len(golden_lines(kind)), effort(4, 1))]
pytestmark = pytest.mark.no_cover


def test_every_kind_of_game_has_golden_records() -> None:
    """§10 2 players with both drafts, 3 and 4 players; and each with strict feeding."""
    free = ["2-players", "2-players-draft-3", "3-players", "4-players"]
    assert sorted([*free, *STRICT]) == KINDS
    assert [len(golden_lines(kind)) for kind in free] == [60] * 4
    assert [len(golden_lines(kind)) for kind in STRICT] == [16] * 3


@pytest.mark.parametrize(("kind", "number"), NUMBERED)
def test_golden_game(kind: str, number: int) -> None:
    """§10 The record is right, so are its scores, and every position obeys the laws."""
    document = json.loads(golden_lines(kind)[number])
    jsonschema.Draft202012Validator(SCHEMA).validate(document)
    history = golden(kind, number)
    end = outcome(history.state)
    assert end is not None
    assert document["scores"] == list(end.scores) == [sum(ledger) for ledger in end.ledgers]
    assert document["ledger"] == [ledger._asdict() for ledger in end.ledgers]
    step = effort(9, 1)
    for at in range(number % step, len(history.moves) + 1, step):
        assert check(history.at(at)) == []
