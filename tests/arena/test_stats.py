"""Stats: means that add up, intervals that hold what they promise."""

from __future__ import annotations

from random import Random

import pytest

from assyria.arena import Interval, PlayedGame, summarise
from assyria.arena.stats import estimate_mean, estimate_share
from tests.arena.playing import game, games_of


def test_win_shares_and_places_add_up() -> None:
    """Over the seats of a line-up, victories to 1 and places to 1 + 2 + 3."""
    found = summarise(games_of({"a": 5, "b": 0, "c": 0}, 40, 1))
    assert (found.games, found.deals) == (120, 40)
    assert sum(bot.win_share.mean for bot in found.bots.values()) == pytest.approx(1)
    assert sum(bot.mean_rank.mean for bot in found.bots.values()) == pytest.approx(6)
    assert next(iter(found.bots)) == "a"
    assert found.bots["a"].seats == found.bots["a"].games == 120


def test_a_bot_in_several_seats() -> None:
    """It counts by seat held: three seats that lose share what is left."""
    played = [
        PlayedGame(0, 0, (*game(0, 0, a=90).seats, *[game(0, 0, b=score).seats[0] for score in (50, 90, 10)]))
    ]
    found = summarise(played).bots
    assert (found["b"].games, found["b"].seats) == (1, 3)
    assert found["a"].win_share == Interval(0.5)
    assert found["b"].win_share.mean == pytest.approx(0.5 / 3)
    assert found["b"].mean_score.mean == 50
    assert found["b"].mean_rank.mean == pytest.approx((3 + 1.5 + 4) / 3)
    assert found["b"].seconds == pytest.approx(0.05)
    assert sum(points.mean for points in found["a"].sources.values()) == found["a"].mean_score.mean


def test_the_order_of_the_games_does_not_matter() -> None:
    """Ratings included."""
    played = games_of({"a": 3, "b": 0}, 30, 2)
    other = Random(1).sample(played, len(played))
    assert summarise(other) == summarise(played)


def test_winning_score() -> None:
    found = summarise([game(0, 0, a=90, b=80), game(1, 0, a=60, b=100)])
    assert found.winning_score.mean == 95


def test_one_deal_tells_nothing_of_its_uncertainty() -> None:
    """However many seatings it was played in."""
    assert estimate_mean([(0, 1.0), (0, 3.0)]) == Interval(2.0)
    assert estimate_share([(0, 1.0), (0, 0.0)]) == Interval(0.5)


def test_known_intervals() -> None:
    """Student's for two and five values; Wilson's for one game a deal is the textbook one."""
    two = estimate_mean([(0, 1.0), (1, 3.0)])
    assert two == pytest.approx((2.0, 2 - 12.71, 2 + 12.71))
    five = estimate_mean(list(enumerate([1.0, 2.0, 3.0, 4.0, 5.0])))
    assert five == pytest.approx((3.0, 3 - 2.78 * (2.5 / 5) ** 0.5, 3 + 2.78 * (2.5 / 5) ** 0.5))
    won = estimate_share((deal, float(deal < 900)) for deal in range(1000))
    assert won == pytest.approx((0.9, 0.8798, 0.9171), abs=2e-4)


def test_games_of_a_deal_are_not_independent() -> None:
    """Four equal games of a deal are worth no more than one; what evens out in every deal is all but certain."""
    rng = Random(3)
    wins = [float(rng.random() < 0.6) for _ in range(200)]
    once = estimate_share(enumerate(wins))
    four_times = estimate_share((deal, won) for deal, won in enumerate(wins) for _ in range(4))
    assert four_times == pytest.approx(once, rel=0.005)
    even = estimate_share((deal, float(seat)) for deal in range(200) for seat in (0, 1))
    assert even == pytest.approx((0.5, 0.4966, 0.5034), abs=2e-4)


def test_all_won_is_not_certain() -> None:
    """Ten deals won leave room for some that would have been lost."""
    always = estimate_share((deal, 1.0) for deal in range(10))
    assert always.mean == always.high == 1
    assert always.low is not None
    assert always.low == pytest.approx(10 / (10 + 1.96**2))
    never = estimate_share((deal, 0.0) for deal in range(10))
    assert never.high == pytest.approx(1 - always.low)


def estimates(played: list[PlayedGame]) -> tuple[Interval, Interval]:
    """Of bot a: its points and its victories."""
    held = [(game.deal, game.pairing.seats.index("a"), game) for game in played]
    return (
        estimate_mean((deal, float(game.seats[seat].score)) for deal, seat, game in held),
        estimate_share((deal, game.win_shares[seat]) for deal, seat, game in held),
    )


@pytest.mark.no_cover
@pytest.mark.parametrize(("deals", "most"), [(4, 1.0), (30, 0.99)])
def test_intervals_hold_the_truth_as_often_as_they_say(deals: int, most: float) -> None:
    """Of 400 tournaments, about 95 % have the true mean and the true share in their intervals; never too few."""
    truths = estimates(games_of({"a": 6, "b": 0}, 6000, 1))
    within = [0, 0]
    for seed in range(400):
        for index, found in enumerate(estimates(games_of({"a": 6, "b": 0}, deals, 100 + seed))):
            assert found.low is not None
            assert found.high is not None
            within[index] += found.low <= truths[index].mean <= found.high
    assert all(0.92 <= count / 400 <= most for count in within), within
