"""Ids of tables and people."""

from __future__ import annotations

from assyria.server.tables.ids import new_id


def test_an_id_is_no_option() -> None:
    """`assyria admin delete-table -hX…` would print the help."""
    made = {new_id(9) for _ in range(5000)}
    assert len(made) == 5000
    assert not any(one.startswith("-") for one in made)
    assert {len(one) for one in made} == {12}
