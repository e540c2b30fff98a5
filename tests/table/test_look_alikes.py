"""Names that people would take for each other."""

from __future__ import annotations

import pytest

from assyria.table.look_alikes import appearance, looks_like_another


@pytest.mark.parametrize(
    "name", ["Anna", "ANNA", "anna", "Ann a", "Аnnа", "Αnna", "Ànna", "A\u0301nna", "An-na", "Ａｎｎａ", "𝐀𝐧𝐧𝐚"]
)
def test_the_same_to_the_eye(name: str) -> None:
    assert appearance(name) == appearance("Anna")


@pytest.mark.parametrize(
    ("one", "other"), [("Willi", "WiIIi"), ("Tom", "Torn"), ("Paul1", "Paull"), ("Bob", "B0b")]
)
def test_strokes_and_digits(one: str, other: str) -> None:
    assert appearance(one) == appearance(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Ben", "Bea"), ("王", "玉"), ("☼", "☀"), ("?!", "!?")]
)
def test_others_are_others(one: str, other: str) -> None:
    assert appearance(one) != appearance(other)


def test_the_later_seat_is_marked() -> None:
    """The first Anna is not marked as a copy of the second one; a spectator is, of either."""
    names = ["Anna", "", "Аnnа", "Ben"]
    assert [looks_like_another(names, name, seat) for seat, name in enumerate(names)] == [
        False,
        False,
        True,
        False,
    ]
    assert looks_like_another(names, "anna")
    assert not looks_like_another(names, "Cleo")
    assert not looks_like_another(names, "")
