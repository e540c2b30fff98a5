"""Laws of the rule option `feeding` (§5.2)."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from assyria.rules import FeedingRule, Game, Phase, Reason, State, legal_moves, reasons, supply
from assyria.rules.moves import Feed, Supply
from tests.games import random_game
from tests.hungry import hungry_tables, outcomes

SEEDS = st.integers(0, 2**32 - 1)


def strict(state: State) -> State:
    return replace(state, game=replace(state.game, feeding=FeedingRule.STRICT))


def most_fed(state: State) -> int:
    """Of all ways to feed without the option, the one that feeds most."""
    return max(len(fed) for fed, _ in outcomes(state))


@settings(max_examples=150)
@given(hungry_tables())
def test_strict_feeding_always_ends_with_the_most_huts_fed(state: State) -> None:
    """§5.2 Whatever is chosen, as many are fed as could be; every feeding that does so is allowed."""
    most = most_fed(state)
    best = {(fed, cards) for fed, cards in outcomes(state) if len(fed) == most}
    assert outcomes(strict(state)) == best


@settings(max_examples=150)
@given(hungry_tables())
def test_strict_feeding_refuses_exactly_what_lowers_the_most(state: State) -> None:
    """§5.2 Move by move: legal is what leaves the most as it is, and something always is."""
    most = most_fed(state)
    free = legal_moves(state)
    kept = tuple(move for move in free if most_fed(supply.play(state, move).state) == most)  # type: ignore[arg-type]
    assert legal_moves(strict(state)) == kept
    assert bool(kept) == bool(free)


@settings(max_examples=60)
@given(hungry_tables())
def test_only_a_hut_for_a_wild_card_or_the_plow_is_refused(state: State) -> None:
    """§5.2 Which card is played, and whom food feeds, stays free."""
    refused = set(legal_moves(state)) - set(legal_moves(strict(state)))
    assert all(isinstance(move, Supply) for move in refused)
    if refused:
        assert state.supplying is not None
        assert state.supplying.food is None
    assert {Feed(card) for card in state.me.hand} & refused == set()


@settings(max_examples=6)
@given(st.sampled_from((2, 3, 4)), SEEDS)
def test_nobody_starves_a_hut_that_could_live(players: int, seed: int) -> None:
    """§5.2 In whole random games; whoever feeds ends with what could be fed when they began."""
    history = random_game(Game(players, feeding=FeedingRule.STRICT), seed)
    expected: dict[int, int] = {}
    for number in range(len(history.moves)):
        state, after = history.at(number), history.at(number + 1)
        if state.phase is not Phase.SUPPLY:
            continue
        seat = state.mover
        starving = expected.setdefault(seat, supply.shortage(state).starving)
        assert legal_moves(state)
        if after.phase is not Phase.SUPPLY or after.mover != seat:
            step = supply.play(state, history.moves[number].move).state  # type: ignore[arg-type]
            assert len(step.me.huts - step.me.fed) == starving
            del expected[seat]


def test_random_games_meet_the_refusal() -> None:
    """§5.2 The games of these laws do come to choices that strict feeding refuses."""
    history = random_game(Game(4, feeding=FeedingRule.STRICT), 1)
    states = [history.at(number) for number in range(len(history.moves))]
    found = [reason for state in states for reason in reasons(state, state.mover).values()]
    assert Reason.STARVES_ANOTHER in found
