"""What the others did since somebody last moved."""

from __future__ import annotations

from typing import Any

from assyria.table.since_my_move import since_my_move


def change(version: int, seat: int | None, kind: str, *events: str, turn: int = 1) -> Any:
    told = [{"event": event} for event in events]
    return {"version": version, "seat": seat, "kind": kind, "reign": 1, "turn": turn, "events": told}


CHANGES = [
    change(1, None, "began", "game-began"),
    change(2, 0, "moved", "hut"),
    change(3, 1, "moved", "hut"),
    change(4, 1, "chose-auto"),
    change(5, 1, "moved", "well"),
    change(6, 2, "moved", "hut"),
    change(7, 1, "moved", "income", turn=2),
]


def test_by_seat_and_turn() -> None:
    """What led to nothing is left out, and does not part what belongs together."""
    found = since_my_move(CHANGES, [0])
    assert [(one.seat, one.turn, one.first, one.last, len(one.events)) for one in found] == [
        (1, 1, 3, 5, 2),
        (2, 1, 6, 6, 1),
        (1, 2, 7, 7, 1),
    ]


def test_not_what_one_did_oneself() -> None:
    assert since_my_move(CHANGES, [1]) == []
    assert [one.seat for one in since_my_move(CHANGES, [2])] == [1]


def test_all_of_it_for_who_has_not_moved() -> None:
    assert [one.first for one in since_my_move(CHANGES, [])] == [1, 2, 3, 6, 7]
    assert since_my_move([], [0]) == []
