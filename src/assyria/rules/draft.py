"""The draft of the first food cards (§2.5)."""

from __future__ import annotations

from collections.abc import Iterator

from assyria.board.cards import CARDS
from assyria.rules.deck import discard, draw
from assyria.rules.events import DraftDiscarded, Drafted, DraftShown
from assyria.rules.moves import Draft
from assyria.rules.reasons import Reason
from assyria.rules.state import Position, Shuffle, State, change, with_player
from assyria.rules.step import Step


def show(state: State, shuffle: Shuffle) -> Step:
    """§2.5 As many cards as players are turned up; three for two players with that rule option."""
    state, cards, reshuffled = draw(state, state.game.draft_size, shuffle)
    return Step(change(state, draft=cards), (*reshuffled, DraftShown(cards)))


def conceivable_moves(position: Position) -> Iterator[Draft]:  # noqa: ARG001 - every chapter is asked alike
    return (Draft(card) for card in CARDS.values())


def pseudo_legal_moves(position: Position) -> Iterator[Draft]:
    return (Draft(card) for card in sorted(set(position.draft)))


def why_not(position: Position, move: Draft) -> Reason | None:
    """§2.5 One of the cards turned up."""
    return None if move.card in position.draft else Reason.CARD_NOT_IN_DRAFT


def play(state: State, move: Draft) -> Step:
    """§2.5 From the last player to the first, each takes one."""
    seat, me = state.mover, state.me
    cards = list(state.draft)
    cards.remove(move.card)
    state = with_player(state, seat, change(me, hand=tuple(sorted((*me.hand, move.card)))))
    return Step(change(state, draft=tuple(cards), order_index=state.order_index - 1), (Drafted(seat, move.card),))


def clear(state: State) -> Step:
    """§2.5 A card left over is discarded; §2.6 play goes on with the harvest."""
    if not state.draft:
        return Step(state)
    left = state.draft
    return Step(discard(change(state, draft=()), left), (DraftDiscarded(left),))
