"""What the others did since somebody's last turn."""

from __future__ import annotations

from typing import Any

from assyria.table.since_my_turn import since_my_turn


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
    found = since_my_turn(CHANGES, [0], 2)
    assert [(one.seat, one.turn, one.first, one.last, len(one.events)) for one in found] == [
        (1, 1, 3, 5, 2),
        (2, 1, 6, 6, 1),
        (1, 2, 7, 7, 1),
    ]


def test_not_what_one_did_oneself() -> None:
    assert since_my_turn(CHANGES, [1], 2) == []
    assert [one.seat for one in since_my_turn(CHANGES, [2], 0)] == [1]


def test_all_of_it_for_who_has_not_moved() -> None:
    assert [one.first for one in since_my_turn(CHANGES, [], 0)] == [1, 2, 3, 6, 7]
    assert since_my_turn([], [0], 0) == []


def test_also_in_the_midst_of_my_turn() -> None:
    """After my first choice of a turn, it is still what the others did before it."""
    before = since_my_turn(CHANGES, [0], 0)
    mine = [change(8, 0, "moved", "card", turn=2), change(9, 0, "moved", "hut", turn=2)]
    assert since_my_turn([*CHANGES, *mine], [0], 0) == before
    assert before


def test_not_once_my_turn_is_over() -> None:
    mine = [change(8, 0, "moved", "card", turn=2), change(9, 0, "confirmed", "hut", turn=2)]
    assert since_my_turn([*CHANGES, *mine], [0], 1) == []


def test_not_what_another_seat_of_mine_did() -> None:
    """Two seats at one screen: what both of them choose is no news to either."""
    mine = [change(8, 2, "moved", "card", turn=2), change(9, 0, "moved", "hut", turn=2)]
    found = since_my_turn([*CHANGES, *mine], [0, 2], 0)
    assert [(one.seat, one.first, one.last) for one in found] == [(1, 7, 7)]


def test_before_my_first_turn_is_over() -> None:
    """Nobody else has moved: there is only how the game began."""
    begun = [CHANGES[0], change(2, 0, "moved", "hut")]
    assert [one.first for one in since_my_turn(begun, [0], 0)] == [1]
