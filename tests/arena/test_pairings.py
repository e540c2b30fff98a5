"""Line-ups and seatings."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from assyria.arena import Pairing, RepeatedBot, RuleOptions, line_ups, pairings, play_pairing
from assyria.rules import FeedingRule


def test_as_many_names_as_seats() -> None:
    """They sit as they are named, repeats and all."""
    assert line_ups(["a", "b", "a"], 3) == [("a", "b", "a")]


def test_the_last_of_fewer_names_takes_the_other_seats() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert line_ups(["a"], 2) == [("a", "a")]


def test_more_names_than_seats() -> None:
    """Every choice of them, each once; a name that stands twice cannot be meant."""
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(line_ups(["a", "b", "c", "d", "e"], 3)) == 10
    with pytest.raises(RepeatedBot, match="b"):
        line_ups(["a", "b", "b"], 2)


def test_every_deal_is_played_in_all_seatings() -> None:
    """Each bot of a line-up sits in each seat, with the same neighbours."""
    asked = pairings([("a", "b", "c")], 3)
    assert asked == [
        Pairing(0, 0, ("a", "b", "c")),
        Pairing(0, 1, ("c", "a", "b")),
        Pairing(0, 2, ("b", "c", "a")),
    ]


@pytest.mark.parametrize(("games", "played"), [(1, 6), (6, 6), (7, 12), (12, 12)])
def test_whole_deals(games: int, played: int) -> None:
    """Games are rounded up to whole deals, which all line-ups play."""
    asked = pairings(line_ups(["a", "b", "c"], 2), games)
    assert len(asked) == len(set(asked)) == played
    assert set(Counter(pairing.deal for pairing in asked).values()) == {6}
    assert {pairing.deal for pairing in asked} == set(range(played // 6))


def test_rule_options_go_with_every_game() -> None:
    """They reach the game, also from another process: a pairing is all that a runner gets."""
    options = RuleOptions(two_player_draft=3, feeding=FeedingRule.STRICT)
    for pairing in pairings([("random", "random")], 2, options):
        assert pairing.options == options
        again = pickle.loads(pickle.dumps(pairing))  # noqa: S301 - our own
        assert play_pairing(again, 1).pairing == pairing
