"""Laws of the preview that hold in whole random games, for 2, 3 and 4 players."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from assyria.board import FOOD_CARDS, PLOW, Card, Hex
from assyria.preview import Preview, predict_gain, preview
from assyria.preview.feeding import Worth, cards_of, feeding, living
from assyria.preview.prospect import tally
from assyria.rules import (
    FeedingRule,
    Game,
    Phase,
    Player,
    State,
    legal_moves,
    play,
    play_own_part,
    redeal,
    supply,
    view,
    why_not,
)
from assyria.rules.events import HutsFed, Starved
from assyria.rules.moves import Build, Buy, Court, Extend, Feed, Hut, Offer
from assyria.rules.state import change
from tests.effort import effort
from tests.games import RULES, random_game
from tests.hungry import HEXES, hungry_tables, outcomes
from tests.positions import by_name, table

GAMES = st.sampled_from(RULES)
SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.no_cover
@settings(max_examples=effort(3, 20))
@given(GAMES, SEEDS)
def test_there_is_a_preview_on_every_decision(game: Game, seed: int) -> None:
    """One choice a legal move, in order; what is refused is not legal, for the reason that the rules give."""
    history = random_game(game, seed)
    for number in range(len(history.moves)):
        state = history.at(number)
        seen = preview(view(state))
        assert seen.seat == state.seat
        assert tuple(choice.move for choice in seen.choices) == legal_moves(state)
        for refusal in seen.refused:
            why = why_not(state, refusal.move)
            assert why is not None
            assert (refusal.reason, refusal.rule) == (why.code, why.rule)
        assert (seen.feeding is not None) == (state.phase in (Phase.HUTS, Phase.SUPPLY))
        assert (seen.income is None) == (state.phase is Phase.ACTIONS)


@pytest.mark.no_cover
@settings(max_examples=effort(4, 20))
@given(GAMES, SEEDS, st.randoms())
def test_a_preview_tells_nothing_of_the_undealt_cards(game: Game, seed: int, rng: Random) -> None:
    """Dealt again, the cards to come change no part of it, and no move's yield."""
    history = random_game(game, seed)
    for number in range(0, len(history.moves), 7):
        state = history.at(number)
        other = redeal(view(state), rng)
        assert preview(view(other)) == preview(view(state))
        for move in legal_moves(state):
            before = [predict_gain(view(one), move) for one in (state, other)]
            assert before[0] == before[1] == tally(play_own_part(state, move).events, state.mover)


@pytest.mark.no_cover
@settings(max_examples=effort(3, 16))
@given(GAMES, SEEDS)
def test_what_a_choice_costs_is_paid(game: Game, seed: int) -> None:
    """§6 A choice's cost is what playing it takes."""
    history = random_game(game, seed)
    for number in range(0, len(history.moves), 3):
        state = history.at(number)
        for choice in preview(view(state)).choices:
            if isinstance(choice.move, Build | Extend | Court | Offer | Buy):
                seat = state.mover
                after = play(state, choice.move, by_name).state
                if after.phase is Phase.ACTIONS and after.seat == seat:
                    assert after.players[seat].camels == state.players[seat].camels - choice.cost
            if isinstance(choice.move, Hut):
                assert choice.food is choice.move.at.food


# Feeding


@pytest.mark.no_cover
@settings(max_examples=effort(3, 20))
@given(GAMES, SEEDS)
def test_the_plan_can_be_played_and_feeds_whom_it_says(game: Game, seed: int) -> None:
    """§5.2, §5.3 Move after move, until the huts that are to live are fed and the others starve."""
    history = random_game(game, seed)
    for number in range(len(history.moves)):
        state = history.at(number)
        if state.phase in (Phase.HUTS, Phase.SUPPLY):
            follow(change(state, phase=Phase.SUPPLY, to_place=0), preview(view(state)))


def follow(state: State, seen: Preview) -> None:
    """Play the plan; what then lives and starves is what was said, and so is what it brings."""
    plan = seen.feeding
    assert plan is not None
    assert sorted((*plan.lives, *plan.starves)) == sorted(state.me.huts)
    fed, starved, seat = set(state.me.fed), set[Hex](), state.mover
    for move in plan.plan:
        assert move in legal_moves(state)
        step = play(state, move, by_name)
        state = step.state
        for event in step.events:
            if isinstance(event, HutsFed) and event.seat == seat:
                fed.update(event.huts)
            if isinstance(event, Starved) and event.seat == seat:
                starved.update(event.huts)
    assert fed == set(plan.lives)
    if plan.plan and plan.lives:
        assert starved == set(plan.starves)


@pytest.mark.no_cover
@settings(max_examples=effort(100, 600))
@given(hungry_tables(st.sampled_from(FeedingRule)))
def test_no_feeding_is_better_than_the_plan(state: State) -> None:
    """§5.2 Of all ways to feed, none leaves dearer huts; of those as good, none keeps dearer cards."""
    lives = living(state)
    worth, kept = Worth(state), cards_of(state.me.hand, state.me.plow)
    ends = outcomes(state)
    assert worth.of(lives) == max(worth.of(fed) for fed, _ in ends)
    spent = [move.card for move in feeding(state, lives).plan if hasattr(move, "card")]
    left = list(kept)
    for card in spent:
        left.remove(card)
    last = (state.reign, state.turn) == (3, 3)
    assert value(left, last) == max(value(cards, last) for fed, cards in ends if fed == lives)


def value(cards: list[Card] | tuple[Card, ...], last: bool) -> int:
    if last:
        return int(PLOW in cards)
    return sum({"wild": 5, "plow": 6}.get(card, 2 * card.symbols) for card in cards)


@settings(max_examples=effort(50, 300))
@given(hungry_tables(st.sampled_from(FeedingRule)))
def test_only_a_choice_that_costs_something_is_warned_of(state: State) -> None:
    """§5.2 What a choice loses could have lived, and does not in any feeding after it that is as good."""
    best = Worth(state)
    for choice in preview(view(state)).choices if legal_moves(state) else ():
        after = supply.play(state, choice.move).state  # type: ignore[arg-type]
        still = max(best.of(fed) for fed, _ in outcomes(after))
        assert bool(choice.loses) == (still < best.of(living(state)))
        assert set(choice.loses) <= living(state)


@settings(max_examples=effort(20, 300))
@given(hungry_tables(), st.sampled_from(HEXES))
def test_a_hungry_hut_is_one_that_cannot_be_fed_beside_the_others(state: State, at: Hex) -> None:
    """§5.1, §5.2 One hut more, and not one more that lives."""
    assume(state.supplying is None and at not in state.me.huts and not state.me.fed)
    most = max(len(fed) for fed, _ in outcomes(state))
    grown = change(state, players=(change(state.me, huts=state.me.huts | {at}), *state.players[1:]))
    more = max(len(fed) for fed, _ in outcomes(grown))
    near = sorted(other for other in at.neighbours - state.me.huts if not other.region.is_river)
    assume(near)
    placing = table(Phase.HUTS, seats={0: change(state.me, bases=frozenset(near[:1]))}, to_place=1)
    (choice,) = [one for one in preview(view(placing)).choices if one.move == Hut(at)]
    assert choice.hungry == (more == most)


def test_every_pair_of_cards_for_one_hut_keeps_the_better_one() -> None:
    """§5.2 With two cards that would do, the one that is worth less goes."""
    at = next(at for at in HEXES if at.food == "barley")
    able = [card for card in {*FOOD_CARDS, PLOW} if card.fits(at)]
    for one, other in combinations(sorted(able), 2):
        hand = tuple(card for card in (one, other) if card != PLOW)
        me = Player(huts=frozenset((at,)), hand=hand, plow=PLOW in (one, other))
        state = table(Phase.SUPPLY, seats={0: me})
        (played,) = feeding(state, living(state)).plan
        cheaper = min((one, other), key=lambda card: value([card], last=False))
        assert played == Feed(cheaper) or value([one], False) == value([other], False)
