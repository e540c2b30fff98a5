"""The story of a seat: what is told of its decisions, and what is not."""

from __future__ import annotations

from assyria.protocol.coaching import Headline, HeadlineCode, Verdict, WhyCode
from assyria.rules import Source
from assyria.study.estimate import Estimate
from assyria.study.judged import JudgedMove
from assyria.study.judging import Judgement
from assyria.study.reasons import why
from assyria.study.stories import story_of

WELL = why(WhyCode.WELL, points=6)
PLACES = {source: place for place, source in enumerate(Source)}


def worth(**points: float) -> Estimate:
    """What a seat can expect by source, and another one in a game that is decided."""
    sources = [0.0] * len(Source)
    for name, more in points.items():
        sources[PLACES[Source(name)]] += more
    return Estimate((0.9, 0.1), (tuple(sources), (20.0, *(0.0,) * (len(Source) - 1))))


def wrong(
    number: int, cost: float, turn: int = 1, *, reasons: tuple[WhyCode, ...] = (WhyCode.WELL,)
) -> JudgedMove:
    found = Judgement("hut d4", worth(huts=60, wells=20), worth(huts=60, wells=20 - cost), 0.5)
    found = Judgement(**vars(found) | {"why": [why(code) for code in reasons]})
    return JudgedMove(number, 0, 1 + turn // 4, turn, "huts", "hut c4", False, True, found)


def test_what_cost_most_is_told_once_a_turn() -> None:
    moves = [wrong(4, 2.0), wrong(6, 5.0), wrong(30, 7.0, 2), wrong(50, 1.5, 3), wrong(70, 3.5, 5)]
    told = story_of(0, moves, None).moments
    assert [(moment.move, moment.points, moment.verdict) for moment in told] == [
        (30, 7.0, Verdict.BLUNDER),
        (6, 5.0, Verdict.MISTAKE),
        (70, 3.5, Verdict.MISTAKE),
    ]
    assert (told[0].why.move, told[0].why.other) == ("hut d4", "hut c4")


def test_what_is_in_doubt_or_says_nothing_is_not_told() -> None:
    assert (
        story_of(0, [wrong(4, 0.9), wrong(9, 5.0, 2, reasons=(WhyCode.CHANCE, WhyCode.RIVAL_WELL))], None).moments
        == []
    )
    assert story_of(0, [wrong(9, 5.0, 2, reasons=())], None).moments == []


def test_what_others_would_have_missed_is_praised() -> None:
    best = worth(huts=60, wells=20)
    found = Judgement("hut c4", best, best, 0.5, "hut a1", worth(huts=60, wells=14), [WELL])
    plain = Judgement("hut c4", best, best, 0.5)
    moves = [JudgedMove(n, 0, 1, n, "huts", "hut c4", False, True, each) for n, each in ((1, found), (2, plain))]
    (praised,) = story_of(0, moves, None).praise
    assert (praised.move, praised.verdict, praised.points) == (1, Verdict.EXCELLENT, 6)
    assert (praised.why.move, praised.why.other, praised.why.reasons) == ("hut c4", "hut a1", [WELL])


def test_the_headline_says_what_own_decisions_cost_there() -> None:
    """No more than is missing, and nothing of what was lost elsewhere."""

    def lost(code: HeadlineCode, missing: int) -> float | None:
        head = Headline(code=code, rival=1, mine=4, theirs=4 + missing, margin=9, decisive=False, lost=None)
        told = story_of(0, [wrong(4, 5.0), wrong(30, 7.0, 2), wrong(50, 0.2, 3)], head).headline
        return told.lost if told else None

    assert lost(HeadlineCode.BEHIND_WELLS, 20) == 12
    assert lost(HeadlineCode.NO_WELLS, 8) == 8
    assert lost(HeadlineCode.BEHIND_COURT, 20) == 0
    assert lost(HeadlineCode.AHEAD_WELLS, 20) is None
