"""Mistakes in a review: which decisions are some, what they were about, and where one learns better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from assyria.protocol.coaching import Verdict
from assyria.protocol.reviews import MistakeKind, ReviewedDecision
from assyria.rules import Phase, Seat
from assyria.study.puzzle import Theme, theme_of

MISTAKES = (Verdict.MISTAKE, Verdict.BLUNDER)
"""Slips are none: they are too many, and of too little weight."""
LESSONS: Mapping[Theme, str] = MappingProxyType(
    {
        Theme.FEEDING: "feeding",
        Theme.HUTS: "huts",
        Theme.WELLS: "wells",
        Theme.ZIGGURATS: "ziggurats",
        Theme.COURT: "court",
        Theme.OFFERINGS: "offerings",
        Theme.TURN_ORDER: "columns",
        Theme.LAST_TURN: "last-turn",
    }
)
"""The lesson about each theme."""


def mistakes_of(rows: Iterable[ReviewedDecision], seat: Seat) -> list[ReviewedDecision]:
    """Return the mistakes of a seat, the costliest first."""
    return sorted((row for row in rows if row.seat == seat and row.verdict in MISTAKES), key=lambda row: -row.cost)


def mistake_theme(row: ReviewedDecision) -> Theme:
    """Return what a mistake was about: the last turn, the phase, or where most points were lost."""
    return theme_of(row, Phase(row.phase), row.sources, row.played_sources)


def mistake_kinds(mistakes: Iterable[ReviewedDecision]) -> list[MistakeKind]:
    """Return what mistakes were about, the commonest first; of those as common, the one that came first."""
    counts = Counter(mistake_theme(row) for row in mistakes)
    return [MistakeKind(theme=theme.value, lesson=LESSONS[theme], count=n) for theme, n in counts.most_common()]
