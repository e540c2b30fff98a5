"""The Plackett–Luce model: what a result says, and the strengths that explain all results best."""

from __future__ import annotations

from math import exp, log

import pytest

from assyria.arena.plackett_luce import Row, fit_strengths, groups_that_met, list_choices


def test_every_place_is_a_choice_among_those_who_are_left() -> None:
    """The last place is no choice."""
    assert list_choices((("b",), ("a",), ("c",))) == [(("a", "b", "c"), "b", 1.0), (("a", "c"), "a", 1.0)]


def test_a_choice_among_seats_of_one_bot_says_nothing() -> None:
    assert list_choices((("a",), ("b",), ("b",))) == [(("a", "b", "b"), "a", 1.0)]
    assert list_choices((("a",), ("a",))) == []


def test_a_tie_is_the_mean_of_its_orders() -> None:
    """Weights are shares of the orders, and those of a place add up to 1."""
    assert list_choices((("a", "b"),)) == [(("a", "b"), "a", 0.5), (("a", "b"), "b", 0.5)]
    three = list_choices((("a", "b", "c"),))
    first = {bot: weight for left, bot, weight in three if left == ("a", "b", "c")}
    assert first == pytest.approx(dict.fromkeys("abc", 1 / 3))
    assert sum(weight for _, _, weight in three) == pytest.approx(2)


def test_groups() -> None:
    """Bots that met themselves or through others; one that met nobody is alone."""
    rows = [Row(0, (("a",), ("b",)), 1), Row(0, (("c",), ("d",)), 1), Row(1, (("b", "e"),), 1)]
    groups = groups_that_met(["a", "b", "c", "d", "e", "f"], rows)
    assert sorted(map(sorted, groups)) == [["a", "b", "e"], ["c", "d"], ["f"]]


def hunter(rows: list[Row]) -> dict[str, float]:
    """The strengths by Hunter's slow iteration (2004), which has nothing in common with Newton's but the model."""
    choices = [(left, bot, weight * row.times) for row in rows for left, bot, weight in list_choices(row.result)]
    names = sorted({bot for left, _, _ in choices for bot in left})
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        chosen, expected = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
        for left, bot, weight in choices:
            chosen[bot] += weight
            for other in left:
                expected[other] += weight / sum(strengths[each] for each in left)
        strengths = {name: chosen[name] / expected[name] for name in names}
    return {name: log(strength) for name, strength in strengths.items()}


def test_another_iteration_finds_the_same_strengths() -> None:
    """With ties, and with bots in several seats."""
    rows = [
        Row(0, (("a",), ("b",), ("c",), ("d",)), 9),
        Row(1, (("b", "c"), ("a", "d")), 2),
        Row(2, (("d",), ("c",), ("a", "b")), 1),
        Row(3, (("a",), ("d",), ("d",), ("c",)), 4),
        Row(4, (("c",), ("a",), ("b", "b")), 3),
    ]
    strengths, slow = fit_strengths("abcd", rows).strengths, hunter(rows)
    assert sum(strengths.values()) == pytest.approx(0)
    for name in "bcd":
        assert strengths[name] - strengths["a"] == pytest.approx(slow[name] - slow["a"], abs=1e-6)


def test_deals_are_in_balance() -> None:
    """What the deals do to a strength cancels: this is what makes it the most likely one."""
    rows = [Row(0, (("a",), ("b",)), 5), Row(1, (("b",), ("a",)), 2), Row(2, (("a",), ("b",)), 1)]
    fit = fit_strengths("ab", rows)
    assert exp(fit.difference("a", "b")) == pytest.approx(3)
    assert sum(fit.shifts["a"]) == pytest.approx(0)
    assert [shift > 0 for shift in fit.shifts["a"]] == [True, False, True]
