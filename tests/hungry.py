"""Positions in the supply phase, and every way in which it can end (§5.2)."""

from __future__ import annotations

from hypothesis import assume
from hypothesis import strategies as st

from assyria.board import FOOD_CARDS, Card, Hex
from assyria.preview.feeding import cards_of
from assyria.rules import FeedingRule, Game, Phase, Player, State, legal_moves, supply
from tests.positions import table

HEXES = sorted(Game(4).area)


@st.composite
def hungry_tables(
    draw: st.DrawFn,
    rules: st.SearchStrategy[FeedingRule] = st.just(FeedingRule.FREE),  # noqa: B008
) -> State:
    """A few huts, a small hand; sometimes a card is being spread already."""
    huts = draw(st.frozensets(st.sampled_from(HEXES), min_size=1, max_size=6))
    hand = tuple(draw(st.lists(st.sampled_from(FOOD_CARDS), max_size=4)))
    assume(all(hand.count(card) <= FOOD_CARDS.count(card) for card in hand))
    me = Player(huts=huts, hand=hand, plow=draw(st.booleans()), camels=draw(st.integers(0, 10)))
    reign, turn = draw(st.sampled_from([(1, 1), (2, 3), (3, 3)]))
    state = table(Phase.SUPPLY, seats={0: me}, reign=reign, turn=turn, feeding=draw(rules))
    moves = legal_moves(state)
    spreading: bool = draw(st.booleans())
    if moves and spreading:
        state = supply.play(state, draw(st.sampled_from(moves))).state  # type: ignore[arg-type]
    return state


def outcomes(state: State) -> set[tuple[frozenset[Hex], tuple[Card, ...]]]:
    """Every way that feeding can end: who is fed, and what is left in hand."""
    moves = legal_moves(state)
    if not moves:
        return {(state.me.fed, cards_of(state.me.hand, state.me.plow))}
    return set().union(*(outcomes(supply.play(state, move).state) for move in moves))  # type: ignore[arg-type]
