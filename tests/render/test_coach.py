"""What the coach says: a sentence for every code, in every language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from assyria.protocol.coaching import Explanation, Headline, HeadlineCode, Moment, Verdict, Why, WhyCode
from assyria.render.coach import Coach
from assyria.render.words import LANGUAGES, words_in

NAMES = ["Ann", "Zakir", "Eli", "Mia"]
MOVES = (
    *("start b5", "draft barley-2", "harvest 3", "hut c4", "feed grapes-3", "supply c4", "well a1-a2-b1"),
    *("build c4", "extend c4", "court higher", "offer", "buy salt-2", "buy plow", "done"),
)


def reason(code: WhyCode, number: int = 3) -> Why:
    """A reason with a value of everything."""
    return Why(
        code=code,
        hexes=["c4", "d4", "d5"][:number],
        count=number,
        points=number,
        place=1,
        other_place=number,
        rival=1,
        source="wells",
    )


def head(code: HeadlineCode, *, decisive: bool = False, lost: float | None = None) -> Headline:
    return Headline(code=code, rival=1, mine=4, theirs=34, margin=12, decisive=decisive, lost=lost)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_is_a_sentence(language: str) -> None:
    """With whole words, of the right people, and no hole."""
    coach = Coach(words_in(language), NAMES)
    said = [coach.reasons(0, [reason(code, number)]) for code in WhyCode for number in (1, 2, 3, 5)]
    said += [
        coach.headline(0, head(code, decisive=True, lost=lost))
        for code in HeadlineCode
        for lost in (None, 0.2, 1.2, 9)
    ]
    for text in said:
        assert re.fullmatch(r"\S.*\.", text), text
        assert not re.search(r"[{}$]|  |None|\b[\w-]+-[\w-]+-[\w-]+ =", text), text
    assert len({coach.reasons(0, [reason(code)]) for code in WhyCode}) == len(WhyCode)
    assert len({words_in(language)(f"coach-verdict-{verdict}") for verdict in Verdict}) == len(Verdict)
    assert len({coach.move(move) for move in MOVES}) == len(MOVES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_are_spoken_to(language: str) -> None:
    """The page has the same messages with `you` for whoever looks."""
    words = words_in(language)
    texts = {"name": "Ann", "rival": "Zakir", "hexes": "c4, d4", "source": "x"}
    numbers = dict.fromkeys(("n", "count", "points", "place", "other", "mine", "theirs", "lost"), 2)
    for message in [f"coach-why-{code}" for code in WhyCode] + [f"coach-headline-{code}" for code in HeadlineCode]:
        mine, others = (words(message, who=who, **texts, **numbers) for who in ("you", "other"))
        assert "Ann" not in mine
        assert (mine == others) == ("Ann" not in others)


def test_where_a_game_was_lost() -> None:
    coach = Coach(words_in("en"), NAMES)
    assert coach.headline(0, head(HeadlineCode.NO_COURT, decisive=True, lost=11.6)) == (
        "Ann had no huts at court when the floods came; Zakir took 34 points there. That was the game."
        " Ann’s own decisions cost about 12 points of that."
    )
    assert coach.headline(2, head(HeadlineCode.BEHIND_WELLS, lost=0.4)) == (
        "Zakir took 34 points from wells, Eli only 4."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_broke_off(language: str) -> None:
    """Nobody has won it, and nothing was its end."""
    coach, words = Coach(words_in(language), NAMES), words_in(language)
    for code in HeadlineCode:
        told = coach.headline(0, replace(head(code), broken_off=True))
        assert told.startswith(words("coach-headline-broken-off"))
        victory = words("coach-headline-shared", who="other", name="Ann", rival="Zakir")
        assert victory not in told


def test_what_was_better() -> None:
    coach = Coach(words_in("en"), NAMES)
    reasons = [reason(WhyCode.SETTLE_BEFORE, 1), reason(WhyCode.WELL)]
    why = Explanation(move="harvest 1", other="harvest 3", equals=["hut c4", "offer"], reasons=reasons)
    moment = Moment(move=8, seat=0, reign=1, turn=2, verdict=Verdict.MISTAKE, points=4.0, chance=0.1, why=why)
    told = "Ann settles c4 before Zakir. Ann digs a well at c4, d4, d5 for 3 points."
    assert coach.moment(moment) == f"Better: take column 1. {told}"
    moment.verdict = Verdict.EXCELLENT
    assert coach.moment(moment) == f"Well played: take column 1. {told}"
    assert coach.explanation(0, why) == [
        f"Compared with “take column 3”: {told}",
        "Just as good: place a hut on c4, make an offering.",
    ]
    assert coach.explanation(0, Explanation(move="done", other=None, equals=[], reasons=[])) == []
