"""Reviews of real games by the real engine, with few simulations."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from functools import cache
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from assyria.bots.analysing import Depth
from assyria.bots.levels import new_strategy
from assyria.record import GameHistory, parse_move, position_text, read_record, write_record
from assyria.rules import Deal, Game, Phase, deal, legal_moves, outcome, play, shuffled_with, view
from assyria.study.decisions import Decision, decisions, has_choice
from assyria.study.judging import Judgement, ReviewDepth, judge, play_to_choice
from assyria.study.review import NothingToReview, judge_task, put_together, review_tasks
from tests.effort import effort
from tests.games import golden

SHALLOW = ReviewDepth(Depth(60), deals=4, simulations_per_deal=20)


def reviewed(history: GameHistory, depth: ReviewDepth = SHALLOW) -> dict[str, Any]:
    return asdict(put_together(history, [judge_task(task, depth) for task in review_tasks(history)], depth))


@cache
def judged() -> tuple[GameHistory, list[Judgement]]:
    history = golden("2-players", 1)
    return history, [judge_task(task, SHALLOW) for task in review_tasks(history)]


@cache
def whole() -> tuple[GameHistory, dict[str, Any]]:
    history, judgements = judged()
    # As over a wire: nothing but JSON.
    return history, json.loads(json.dumps(asdict(put_together(history, judgements, SHALLOW))))


def test_accounts_add_up_from_the_even_start_to_the_result() -> None:
    history, review = whole()
    end = outcome(history.state)
    assert end is not None
    for seat, account in enumerate(review["seats"]):
        assert account["start"] == 1 / 2
        assert account["others"][seat] == 0
        for numbers in (account, account["points"]):
            parts = numbers["start"] + numbers["own"] + sum(numbers["others"])
            parts += numbers["luck"] + numbers["correction"]
            assert parts == pytest.approx(numbers["result"], abs=1e-9)
        assert account["result"] == (1 / len(end.winners) if seat in end.winners else 0)
        assert account["points"]["result"] == end.scores[seat]


def test_decisions_are_all_choices_and_cost_what_their_seat_lost() -> None:
    history, review = whole()
    choices = [number for number in range(len(history.moves)) if has_choice(history.at(number))]
    assert [row["move"] for row in review["decisions"]] == choices
    for seat, account in enumerate(review["seats"]):
        mine = [row for row in review["decisions"] if row["seat"] == seat]
        assert all(row["loss"] >= 0 and (row["loss"] == 0) >= (row["played"] == row["best"]) for row in mine)
        # Where a game is decided, points count, and a choice may win a little more often than the best.
        assert account["own"] == pytest.approx(-sum(row["loss"] for row in mine), abs=0.05)
        assert all((row["verdict"] in ("best", "excellent")) == (row["played"] == row["best"]) for row in mine)
        costs = {row["move"]: row["cost"] for row in mine if row["verdict"] in ("slip", "mistake", "blunder")}
        told = [moment["move"] for moment in account["story"]["moments"]]
        assert 0 < len(told) <= 3
        assert [costs[move] for move in told] == sorted((costs[move] for move in told), reverse=True)
        assert account["story"]["headline"]["code"].startswith(("ahead-", "behind-", "no-"))
        assert 0 <= account["grade"] <= 100


@pytest.mark.parametrize("reason", ["stand-in", "timed-out", "bot-failed"])
def test_what_a_stand_in_did_is_neither_graded_nor_told(reason: str) -> None:
    """It stays in the accounts: the seat's points were won and lost by it."""
    history, judgements = judged()
    left = len(history.moves) // 2
    moves = [
        replace(played, extra={"reason": reason if played.seat == 0 and number >= left else "forced"})
        for number, played in enumerate(history.moves)
    ]
    marked = read_record(write_record(replace(history.record(), moves=tuple(moves))))
    assert review_tasks(marked) == review_tasks(history)
    before = put_together(history, judgements, SHALLOW)
    after = put_together(marked, judgements, SHALLOW)
    assert after.decisions == before.decisions
    assert after.seats[1] == before.seats[1]
    mine, whole_game = after.seats[0], before.seats[0]
    assert mine.points == whole_game.points
    assert mine.grade is not None
    assert whole_game.grade is not None
    assert mine.grade > whole_game.grade
    assert all(moment.move < left for moment in (*mine.story.moments, *mine.story.praise))
    assert sum(kind.count for kind in mine.mistakes) < sum(kind.count for kind in whole_game.mistakes)


def test_turns_tell_the_game_again() -> None:
    history, review = whole()
    assert len(review["turns"]) == 8
    assert all(one["move"] < other["move"] for one, other in pairwise(review["turns"]))
    for seat, account in enumerate(review["seats"]):
        turns = [turn["seats"][seat] for turn in review["turns"]]
        assert sum(turn["own"] for turn in turns) == pytest.approx(account["own"])
        assert sum(turn["correction"] for turn in turns) == pytest.approx(account["correction"])
    assert review["finished"]
    assert review["moves"] == len(history.moves)


def test_luck_is_where_cards_were_turned_up() -> None:
    _, review = whole()
    for row in review["decisions"]:
        assert any(row["booked"]["luck"]) == row["dealt"]
        assert sum(row["booked"]["decision"]) == pytest.approx(0, abs=1e-5)


def begun(moves: int) -> GameHistory:
    return cut(golden("4-players", 1), moves)


def cut(history: GameHistory, moves: int) -> GameHistory:
    return history.undo(len(history.moves) - moves)


def test_a_record_that_breaks_off_ends_with_what_can_be_expected() -> None:
    review = reviewed(begun(40))
    assert not review["finished"]
    assert sum(seat["result"] for seat in review["seats"]) == pytest.approx(1, abs=1e-5)


def test_a_game_without_a_decision_is_refused() -> None:
    with pytest.raises(NothingToReview):
        review_tasks(begun(0))


def test_cards_that_were_never_turned_up_change_nothing() -> None:
    history = begun(effort(14, 30))
    first = position_text(view(history.state))
    rng = Random(5)
    food, expansion = history.deals[:2]
    seen = len(food.cards) - len(history.state.deck)
    others = (*food.cards[:seen], *rng.sample(food.cards[seen:], len(history.state.deck)))
    assert others != food.cards
    other = GameHistory(history.game, Deal(history.turn_order, others, tuple(map(int, expansion.cards))))
    for played in history.moves:
        other = other.play(played.move, shuffled_with(rng))
    assert position_text(view(other.state)) == first
    assert reviewed(other) == reviewed(history)


def test_a_blunder_is_charged_to_its_player_alone() -> None:
    """The same game up to one decision: played well, and played as badly as possible."""
    depth = ReviewDepth(Depth(300), deals=4, simulations_per_deal=20)
    tried = [
        replace(decision, played=move)
        for decision in list(decisions(golden("2-players", 0)))[4:12:2]
        for move in legal_moves(decision.seen)[:3]
    ]
    decision = max(tried, key=lambda each: _loss(each, depth))
    cost = _loss(decision, depth)
    assert cost > 0.05
    seat, reviews = decision.seat, []
    for move in (parse_move(judge(decision, depth).best, decision.seen.game.board), decision.played):
        history = cut(golden("2-players", 0), decision.number).play(move, shuffled_with(Random(1)))
        reviews.append(reviewed(history, depth)["seats"])
    good, bad = reviews
    assert bad[seat]["own"] - good[seat]["own"] == pytest.approx(-cost, abs=0.02)
    assert bad[1 - seat]["others"][seat] - good[1 - seat]["others"][seat] == pytest.approx(cost, abs=0.02)
    assert bad[1 - seat]["own"] == good[1 - seat]["own"]
    for one, other in zip(good, bad, strict=True):
        assert one["luck"] == other["luck"]
        assert one["correction"] == pytest.approx(other["correction"], abs=0.1)


def _loss(decision: Decision, depth: ReviewDepth) -> float:
    found = judge(decision, depth)
    return found.best_value.chances[decision.seat] - found.played_value.chances[decision.seat]


@pytest.mark.long
def test_luck_averages_zero_over_sampled_deals() -> None:
    deals = effort(40, 400)
    depth = ReviewDepth(Depth(2), deals=deals, simulations_per_deal=10)
    decision = next(each for each in decisions(golden("2-players", 0)) if each.dealt)
    rng = Random(2)
    lucks = []
    for _ in range(deals):
        found = judge(replace(decision, after=play_to_choice(decision.seen, decision.played, rng)), depth)
        assert found.actual_deal is not None
        assert found.expected_deal is not None
        lucks.append(found.actual_deal.chances[0] - found.expected_deal.chances[0])
    # Both the mean of what came and of what might have come vary.
    assert abs(fmean(lucks)) < 4 * stdev(lucks) * sqrt(2 / deals)
    assert stdev(lucks) > 0.005


@pytest.mark.long
def test_equal_bots_have_no_skill_difference_beyond_noise() -> None:
    differences = []
    for seed in range(effort(3, 24)):
        rng = Random(seed)
        state = GameHistory(Game(2), deal(2, rng))
        bots = [new_strategy(9), new_strategy(9)]
        while state.state.phase is not Phase.OVER:
            seen = view(state.state)
            move = bots[seen.mover].choose(seen, rng)
            assert move in legal_moves(seen)
            state = state.play(move, shuffled_with(rng))
        seats = reviewed(state, ReviewDepth(Depth(20), deals=1, simulations_per_deal=5))["seats"]
        differences.append(seats[0]["own"] - seats[1]["own"])
    assert abs(fmean(differences)) < 4 * stdev(differences) / sqrt(len(differences))


def test_forced_moves_belong_to_the_choice_before_them() -> None:
    history = golden("2-players", 0)
    for decision in decisions(history):
        state = play(history.at(decision.number), decision.played, shuffled_with(Random(0))).state
        assert has_choice(decision.seen)
        assert decision.after.phase is Phase.OVER or has_choice(decision.after)
        if has_choice(state) and not decision.dealt:
            assert view(state) == decision.after
