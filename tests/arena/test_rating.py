"""Ratings: one scale for all bots, the same in any order of the games, with intervals that hold the truth."""

from __future__ import annotations

from itertools import permutations
from math import isfinite, log10
from random import Random

import pytest

from assyria.arena import PlayedGame, Rating, ratings
from tests.arena.playing import game, games_of


def ranked_games(points: dict[str, float], deals: int, seed: int) -> list[PlayedGame]:
    """Made-up games that follow the model, each deal in as many games as there are bots."""
    rng = Random(seed)
    played = []
    for deal in range(deals):
        for rotation in range(len(points)):
            # Who is ready first wins: exponential times give just the model's chances.
            times = {bot: rng.expovariate(10 ** (points[bot] / 400)) for bot in points}
            order = sorted(points, key=lambda bot: times[bot])
            played.append(game(deal, rotation, **{bot: 90 - 10 * order.index(bot) for bot in points}))
    return played


def duels(first: str, second: str, won: int, lost: int) -> list[PlayedGame]:
    """Games of two bots, a deal each; the losses come last."""
    return [game(deal, 0, **{first: 90 if deal < won else 70, second: 80}) for deal in range(won + lost)]


def width(rating: Rating) -> float:
    assert rating.low is not None
    assert rating.high is not None
    assert (rating.low + rating.high) / 2 == pytest.approx(rating.points)
    return rating.high - rating.low


def holds(rating: Rating, points: float) -> bool:
    assert rating.low is not None
    assert rating.high is not None
    return rating.low <= points <= rating.high


def test_known_strengths_are_found() -> None:
    """Within the intervals, and these are narrow."""
    points = {"random": 0.0, "a": 150.0, "b": 400.0, "c": 700.0}
    found = ratings(ranked_games(points, 500, 1))
    assert found["random"] == Rating(0.0)
    for bot in "abc":
        assert holds(found[bot], points[bot])
        assert width(found[bot]) < 80


def test_two_bots() -> None:
    """Of the share p of the victories follow 400 · log10(p / (1 - p)) points, but for the drawn game."""
    for won, lost in ((60, 40), (900, 100)):
        found = ratings(duels("a", "b", won, lost))
        assert found["a"].points == pytest.approx(400 * log10((won + 0.5) / (lost + 0.5)))
        assert found["a"].points == pytest.approx(400 * log10(won / lost), abs=2)
        assert found["b"] == Rating(0.0)


def test_the_order_of_the_games_does_not_matter() -> None:
    """To the last digit."""
    played = games_of({"a": 5, "b": 0, "c": -5}, 30, 2)
    for seed in range(5):
        assert ratings(Random(seed).sample(played, len(played))) == ratings(played)


def test_early_games_do_not_mislead() -> None:
    """A beats B and B beats C: whatever came first, A is the best.

    Game after game, A would have won against a beginner and B then against one still weaker: B came out on top.
    """
    played = [*duels("a", "b", 24, 16), *duels("b", "c", 36, 4)]
    for games in (played, played[::-1], sorted(played, key=lambda each: each.deal)):
        found = ratings(games)
        assert found["a"].points > found["b"].points > found["c"].points == 0
        # Bots that never met are as far apart as the two steps between them.
        assert found["a"].points == pytest.approx(400 * (log10(24.5 / 16.5) + log10(36.5 / 4.5)))


def test_seats_do_not_matter() -> None:
    """Who sat where changes nothing."""
    played = games_of({"a": 5, "b": 0, "c": -5}, 10, 3)
    for order in permutations(range(3)):
        moved = [each._replace(seats=tuple(each.seats[seat] for seat in order)) for each in played]
        assert ratings(moved) == ratings(played)


def test_names_do_not_matter() -> None:
    """But for that of the bot at 0."""
    played = games_of({"a": 5, "b": 0, "c": -5}, 10, 3)
    other = {"a": "z", "b": "y", "c": "x"}
    renamed = [
        each._replace(seats=tuple(seat._replace(bot=other[seat.bot]) for seat in each.seats)) for each in played
    ]
    one, two = ratings(played), ratings(renamed)
    for bot, name in other.items():
        assert two[name].points == pytest.approx(one[bot].points)


def test_who_is_at_zero() -> None:
    """`random` even if another bot is weaker; the weakest where it does not play."""
    found = ratings(games_of({"a": 5, "random": 0, "b": -5}, 10, 1))
    assert found["random"] == Rating(0.0)
    assert found["a"].points > 0 > found["b"].points
    found = ratings(games_of({"a": 5, "c": 0, "b": -5}, 10, 1))
    assert found["b"] == Rating(0.0)
    assert found["a"].points > found["c"].points > 0


def test_ties() -> None:
    """They make bots equal, and a tie is worth as much as a victory each."""
    tied = ratings([game(deal, 0, a=80, b=80, c=80) for deal in range(4)])
    assert [tied[bot].points for bot in "abc"] == pytest.approx([0, 0, 0])
    assert tied["a"] == Rating(0.0)
    half = [*duels("a", "b", 7, 1), *[game(10 + deal, 0, a=80, b=80) for deal in range(4)]]
    assert ratings(half)["a"].points == pytest.approx(ratings(duels("a", "b", 9, 3))["a"].points)


def test_a_bot_in_several_seats_has_one_strength() -> None:
    """Among three of its like, an equal bot wins every fourth game and gets the same rating."""
    seats = {bot: game(0, 0, **{bot: 0}).seats[0] for bot in "ab"}
    played = []
    for deal, order in enumerate(("abbb", "babb", "bbab", "bbba")):
        won = [
            seats[bot]._replace(ledger=seats[bot].ledger._replace(huts=9 - place))
            for place, bot in enumerate(order)
        ]
        played.append(PlayedGame(deal, 0, tuple(won)))
    found = ratings(played)
    assert found["a"].points == pytest.approx(found["b"].points)
    better = ratings([*played, played[0]._replace(deal=4)])
    assert better["a"].points > better["b"].points == 0


def test_a_bot_against_itself_says_nothing() -> None:
    """Neither about it nor about the others."""
    alone = [PlayedGame(deal, 0, game(deal, 0, a=90).seats * 3) for deal in range(5)]
    assert ratings(alone) == {"a": Rating(0.0)}
    others = games_of({"a": 5, "b": 0, "c": -5}, 3, 1)
    assert ratings([*others, *alone]) == ratings(others)
    assert ratings([]) == {}


@pytest.mark.parametrize("deals", [2, 20, 2000])
def test_all_won_is_finite(deals: int) -> None:
    """More victories are more points, and nothing is certain."""
    found = ratings([each for a, b in ("ab", "bc", "ac") for each in duels(a, b, deals, 0)])
    assert found["a"].points > found["b"].points > found["c"].points == 0
    for bot in "ab":
        assert all(isfinite(number) for number in found[bot] if number is not None)
        assert width(found[bot]) > 200
    assert ratings(duels("a", "b", deals, 0))["a"].points == pytest.approx(400 * log10(2 * deals + 1))


def test_bots_that_never_met() -> None:
    """Each group has its own zero, and what the others do is nothing to it."""
    one, two = games_of({"a": 5, "random": 0}, 20, 1), games_of({"c": 9, "d": 0}, 20, 2)
    found = ratings([*one, *two, PlayedGame(0, 0, game(0, 0, e=90).seats * 2)])
    assert list(found) == ["a", "c", "d", "e", "random"]
    assert [bot for bot in found if found[bot] == Rating(0.0)] == ["d", "e", "random"]
    for games in (one, two):
        for bot, rating in ratings(games).items():
            assert found[bot] == pytest.approx(rating)


def test_one_deal_tells_nothing_of_its_uncertainty() -> None:
    """Nor does it for a bot that has played one, whatever others have."""
    assert ratings(games_of({"a": 5, "b": 0, "c": -5}, 1, 1))["a"].low is None
    found = ratings([*games_of({"a": 5, "b": 0}, 30, 1), *games_of({"c": 9, "b": 0}, 1, 1)])
    assert found["c"][1:] == (None, None)
    assert width(found["a"]) > 0


def test_more_deals_make_it_surer() -> None:
    """Four times as many halve the interval."""
    few, many = (ratings(games_of({"a": 8, "b": 4, "c": 0}, deals, 4)) for deals in (50, 200))
    for bot in "ab":
        assert width(many[bot]) == pytest.approx(width(few[bot]) / 2, rel=0.2)


def test_games_of_a_deal_are_not_independent() -> None:
    """Four equal games of a deal are worth little more than one."""
    once = duels("a", "b", 120, 80)
    again = [each._replace(rotation=rotation) for each in once for rotation in range(4)]
    apart = [each._replace(deal=each.deal + 1000 * rotation) for each in once for rotation in range(4)]
    one, same, other = (width(ratings(games)["a"]) for games in (once, again, apart))
    assert same == pytest.approx(one, rel=0.02)
    assert other == pytest.approx(one / 2, rel=0.02)


@pytest.mark.no_cover
@pytest.mark.parametrize(("deals", "most"), [(4, 1.0), (20, 0.99)])
def test_intervals_hold_the_truth_as_often_as_they_say(deals: int, most: float) -> None:
    """Of 200 tournaments, about 95 %: of games that follow the model, and of games whose cards favour a seat."""
    points = {"random": 0.0, "a": 100.0, "b": 300.0}
    strengths = {"random": 0.0, "a": 6.0}
    truth = ratings(games_of(strengths, 4000, 1))["a"].points
    within = [0, 0, 0]
    for seed in range(200):
        found = ratings(ranked_games(points, deals, seed))
        within[0] += holds(found["a"], points["a"])
        within[1] += holds(found["b"], points["b"])
        within[2] += holds(ratings(games_of(strengths, deals, 100 + seed))["a"], truth)
    assert all(0.92 <= count / 200 <= most for count in within), within
