"""Positions played out by the network: the same games each time, and what they come to."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from assyria.intervals import share_interval
from assyria.protocol.reading import parse
from assyria.protocol.what_if import PlayoutResult
from assyria.rules import View, legal_moves, redeal, view
from assyria.study.playout_results import playout_result
from assyria.study.playouts import PART, KnownPlayouts, PlayoutSums, play_out
from tests.games import golden


def position(players: int, part: float) -> View:
    history = golden(f"{players}-players", 1)
    return view(history.at(int(part * len(history.moves))))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_are_played_to_their_end(players: int) -> None:
    seen = position(players, 0.9)
    sums = play_out(seen, None, 0, 20)
    assert sums.games == 20
    assert sum(sums.shares) == pytest.approx(20)
    for seat in range(players):
        assert sum(sums.scores[seat]) == 20
        total = sum(score * count for score, count in enumerate(sums.scores[seat]))
        assert total == sum(sums.sources[seat]) > 20 * seen.players[seat].score - 1


def test_the_same_games_each_time_however_they_are_parted() -> None:
    seen = position(2, 0.9)
    whole = play_out(seen, None, 0, 30)
    assert whole == play_out(seen, None, 0, 30)
    assert whole == play_out(seen, None, 0, 10) + play_out(seen, None, 10, 20)
    assert whole != play_out(seen, None, 30, 30)


def test_the_real_order_of_the_cards_does_not_matter() -> None:
    """Only what everyone sees does."""
    state = golden("4-players", 1).at(250)
    other = redeal(view(state), Random(3))
    assert other.deck != state.deck
    assert play_out(view(state), None, 0, 5) == play_out(view(other), None, 0, 5)


def test_a_first_move_is_played() -> None:
    """Games with another first move end otherwise."""
    history = golden("2-players", 0)
    at = max(n for n in range(len(history.moves)) if len(legal_moves(history.at(n))) > 2)
    seen = view(history.at(at))
    found = [play_out(seen, move, 0, 8) for move in legal_moves(seen)]
    assert len({(sums.sources, sums.scores) for sums in found}) > 1


def test_what_people_are_shown() -> None:
    sums = PlayoutSums(4, (3.0, 1.0), ((0,) * 7 + (8,), (4,) + (0,) * 7), ((0, 2, 0, 2), (0, 4)))
    shown = playout_result(sums)
    assert isinstance(shown, PlayoutResult)
    first, second = shown.seats
    assert (shown.games, first.chance, first.points, first.sources["camels"]) == (4, 0.75, 2.0, 2.0)
    assert first.quantiles == [1, 1, 1, 3, 3]
    assert first.scores == [[1, 2], [3, 2]]
    assert first.points_low < 2 < first.points_high
    assert (second.points_low, second.points, second.points_high) == (1, 1, 1)
    assert first.chance_low < 0.75 < first.chance_high


def test_intervals_of_shares() -> None:
    """Wilson's: within 0 and 1, and ever narrower."""
    assert share_interval(0, 1000) == pytest.approx((0.0, 0.0038), abs=1e-4)
    assert share_interval(1, 1000)[1] == 1.0
    assert share_interval(0.5, 1000) == pytest.approx((0.469, 0.531), abs=1e-3)


def test_an_interval_holds_what_many_games_come_to() -> None:
    """Of ten intervals of 40 games most hold the mean of 400."""
    seen = position(2, 0.85)
    parts = [play_out(seen, None, 40 * number, 40) for number in range(10)]
    whole = parts[0]
    for part in parts[1:]:
        whole += part
    mean = playout_result(whole).seats[0].points
    held = [part.points_low <= mean <= part.points_high for part in (playout_result(p).seats[0] for p in parts)]
    assert sum(held) >= 8


def test_sums_come_from_another_worker() -> None:
    sums = PlayoutSums(2, (1.5, 0.5), ((1,) * 8, (0,) * 8), ((0, 2), (2,)))
    assert parse(PlayoutSums, json.loads(json.dumps(vars(sums)))) == sums


def test_games_that_are_known_are_not_played_again() -> None:
    played: list[int] = []

    async def more(number: int) -> PlayoutSums:
        played.append(number)
        await asyncio.sleep(0)
        return PlayoutSums(PART, (float(number), 0.0), ((0,) * 8,) * 2, ((PART,), (PART,)))

    async def ask() -> None:
        known = KnownPlayouts(kept=2)
        assert (await known.at_least("a", None, 1, more)).games == PART
        assert (await known.at_least("a", None, 2 * PART, more)).games == 2 * PART
        assert (await known.at_least("a", None, PART, more)).games == PART
        assert played == [0, PART]
        both = await asyncio.gather(*(known.at_least("a", "offer", PART, more) for _ in range(2)))
        assert both[0] == both[1]
        assert (await known.at_least("b", None, PART, more)).games == PART
        before = len(played)
        await known.at_least("a", None, PART, more)
        assert len(played) == before + 1, "what was asked for longest ago is forgotten"

    asyncio.run(ask())
