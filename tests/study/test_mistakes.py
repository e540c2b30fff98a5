"""Which decisions are mistakes, and what they were about."""

from __future__ import annotations

from typing import Any

import pytest

from assyria.protocol.coaching import Verdict
from assyria.protocol.reviews import Booked, ReviewedDecision
from assyria.rules import Source
from assyria.study.lesson_files import load_lessons
from assyria.study.mistakes import LESSONS, mistake_kinds, mistake_theme, mistakes_of
from assyria.study.puzzle import Theme
from assyria.study.puzzles import load_puzzles

EVEN = dict.fromkeys((source.value for source in Source), 10.0)


def decision(
    move: int = 1, cost: float = 8.0, lost: str = "huts", verdict: Verdict = Verdict.BLUNDER, **more: Any
) -> ReviewedDecision:
    """A decision in the middle of a game that cost points of a source."""
    given = {"seat": 0, "phase": "actions", "reign": 2, "turn": 2, **more}
    return ReviewedDecision(
        move=move,
        played="done",
        best="offer",
        verdict=verdict,
        loss=cost / 40,
        cost=cost,
        chances=[0.5, 0.5],
        points=[80.0, 80.0],
        sources=EVEN,
        played_points=[76.0, 80.0],
        played_sources={**EVEN, lost: 6.0},
        dealt=False,
        booked=Booked(decision=[0.0, 0.0], luck=[0.0, 0.0], correction=[0.0, 0.0]),
        **given,
    )


def test_every_theme_leads_to_a_lesson_and_to_puzzles() -> None:
    assert LESSONS.keys() == set(Theme) == {puzzle.theme for puzzle in load_puzzles()}
    assert set(LESSONS.values()) <= {lesson.id for lesson in load_lessons()}


@pytest.mark.parametrize(
    ("about", "theme"),
    [
        ({"phase": "supply"}, Theme.FEEDING),
        ({"phase": "draft", "lost": "wells"}, Theme.FEEDING),
        ({"phase": "harvest"}, Theme.TURN_ORDER),
        ({"phase": "huts"}, Theme.HUTS),
        ({"phase": "huts", "lost": "wells"}, Theme.WELLS),
        ({"lost": "ziggurats"}, Theme.ZIGGURATS),
        ({"lost": "influence"}, Theme.COURT),
        ({"lost": "higher"}, Theme.COURT),
        ({"lost": "offerings"}, Theme.OFFERINGS),
        ({"lost": "camels"}, Theme.HUTS),
        ({"reign": 3, "turn": 3, "phase": "supply"}, Theme.LAST_TURN),
        ({"reign": 3, "turn": 2, "lost": "wells"}, Theme.WELLS),
        ({"reign": 2, "turn": 3, "lost": "wells"}, Theme.WELLS),
    ],
)
def test_what_a_mistake_was_about(about: dict[str, Any], theme: Theme) -> None:
    assert mistake_theme(decision(**about)) is theme


def test_mistakes_are_what_cost_much_the_costliest_first() -> None:
    rows = [
        decision(1, 4.0, verdict=Verdict.MISTAKE),
        decision(2, 9.0, verdict=Verdict.FINE),
        decision(3, 8.0),
        decision(4, 9.0, seat=1),
        decision(5, 2.0, verdict=Verdict.SLIP),
    ]
    assert [row.move for row in mistakes_of(rows, 0)] == [3, 1]
    assert [row.move for row in mistakes_of(rows, 1)] == [4]
    assert mistakes_of(rows, 2) == []


def test_the_commonest_kind_comes_first_and_of_equals_the_costliest() -> None:
    rows = [decision(lost="influence"), decision(lost="wells"), decision(lost="ziggurats"), decision(lost="wells")]
    found = [(kind.theme, kind.lesson, kind.count) for kind in mistake_kinds(rows)]
    assert found == [("wells", "wells", 2), ("court", "court", 1), ("ziggurats", "ziggurats", 1)]
    assert mistake_kinds([]) == []
