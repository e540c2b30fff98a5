"""A match by one call: bots by name or as objects."""

from __future__ import annotations

import doctest
from random import Random

import pytest

from assyria.arena import RepeatedBot, RuleOptions, line_ups, match, pairings, play_match, play_pairing, summarise
from assyria.bots import BotFailed, GreedyBot, RandomBot, UnknownBot
from assyria.record import move_text
from assyria.rules import FeedingRule, Move, View, legal_moves


class First:
    """Plays the first legal move."""

    name = "first"
    level = 1

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        return legal_moves(seen)[0]


def test_the_example_holds() -> None:
    assert doctest.testmod(match).failed == 0


def test_a_match_is_a_tournament_in_this_process() -> None:
    asked = pairings(line_ups(["greedy", "random"], 3), 3)
    expected = summarise([play_pairing(pairing, 7) for pairing in asked])
    found = play_match(["greedy", "random"], 3, 7, players=3)
    assert found.games == expected.games == 3
    assert found.bots["random"].seats == 6
    for name, bot in found.bots.items():
        assert bot.win_share == expected.bots[name].win_share
        assert bot.mean_score == expected.bots[name].mean_score


def test_options_of_the_rules() -> None:
    strict = RuleOptions(two_player_draft=3, feeding=FeedingRule.STRICT)
    expected = summarise([play_pairing(pairing, 1) for pairing in pairings([("random", "random")], 4, strict)])
    found = play_match(["random", "random"], 4, two_player_draft=3, feeding=FeedingRule.STRICT)
    assert found.bots["random"].mean_score == expected.bots["random"].mean_score
    assert found.bots["random"].mean_score != play_match(["random", "random"], 4).bots["random"].mean_score


def test_objects_play_as_their_names_do() -> None:
    named, given = play_match(["greedy", "random"], 2), play_match([GreedyBot(), RandomBot()], 2)
    assert [bot.mean_score for bot in given.bots.values()] == [bot.mean_score for bot in named.bots.values()]


def test_a_bot_of_ones_own() -> None:
    """As an object, as a class, of which every seat of every game gets an object, or as a function."""

    def last(seen: View, rng: Random) -> str:  # noqa: ARG001
        return move_text(legal_moves(seen)[-1])

    assert set(play_match([First(), "random"], 2).bots) == {"first", "random"}
    assert set(play_match([First, last], 2).bots) == {"first", "last"}
    made = []

    class Counted(First):
        def __init__(self) -> None:
            made.append(self)

    play_match([Counted, "random"], 4)
    assert len(made) == 4


def test_a_bot_of_ones_own_that_fails() -> None:
    with pytest.raises(BotFailed, match=r"lambda.*no-move.*None is no move"):
        play_match([lambda _seen, _rng: None, "random"], 2)


def test_matches_that_cannot_be_played() -> None:
    with pytest.raises(UnknownBot):
        play_match(["nobody", "random"], 2)
    with pytest.raises(RepeatedBot):
        play_match(["random", "random", "greedy"], 2, players=2)
    with pytest.raises(ValueError, match="two bots have the name first"):
        play_match([First(), First()], 2)
    with pytest.raises(ValueError, match="two bots have the name random"):
        play_match(["random", RandomBot()], 2)
    for bots, games in (([], 2), (["random"], 2), (["random"] * 5, 2), (["random"] * 2, 0)):
        with pytest.raises(ValueError, match=r".+"):
            play_match(bots, games)
