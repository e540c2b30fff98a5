"""Expansion B and C: supply and famine (§5.2, §5.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from assyria.board import PLOW, Card, Food, Hex
from assyria.board.cards import CARDS
from assyria.rules.deck import discard
from assyria.rules.events import CardPlayed, HutsFed, Starved
from assyria.rules.moves import Feed, Supply
from assyria.rules.reasons import Reason
from assyria.rules.state import FeedingRule, P, Position, State, change, with_player
from assyria.rules.step import Step


def conceivable_moves(position: Position) -> Iterator[Feed | Supply]:
    if position.supplying is None:
        return (Feed(card) for card in CARDS.values())
    return (Supply(at) for at in position.game.board.hexes.values())


def pseudo_legal_moves(position: Position) -> Iterator[Feed | Supply]:
    me = position.me
    if position.supplying is None:
        return (Feed(card) for card in sorted({*me.hand, PLOW}) if me.huts != me.fed)
    return (Supply(at) for at in sorted(me.huts - me.fed))


def why_not(position: Position, move: Feed | Supply) -> Reason | None:
    """§5.2 A card in hand that fits some unfed hut; then, for each symbol, an unfed hut it fits.

    With strict feeding only the choice of a hut can be refused: whatever card is played, its symbols can still go
    where they are needed.
    """
    me, card = position.me, position.supplying
    if isinstance(move, Feed):
        if card is not None:
            return Reason.WRONG_PHASE
        if not (me.plow if move.card == PLOW else move.card in me.hand):
            return Reason.CARD_NOT_IN_HAND
        return None if _hungry(position, move.card) else Reason.CARD_FITS_NO_HUT
    if card is None:
        return Reason.WRONG_PHASE
    if move.at not in me.huts:
        return Reason.NO_HUT_TO_FEED
    if move.at in me.fed:
        return Reason.HUT_ALREADY_FED
    if not card.fits(move.at):
        return Reason.OTHER_FOOD
    if position.game.feeding is FeedingRule.STRICT and _starves_another(position, move.at):
        return Reason.STARVES_ANOTHER
    return None


class Shortage(NamedTuple):
    """What the mover's cards cannot feed."""

    foods: dict[Food, int]
    """Unfed huts beyond the symbols of their own food, where there are any."""
    starving: int
    """How many of these even wild cards and the plow cannot feed."""


def shortage(position: Position, further: Food | None = None) -> Shortage:
    """§5.2 Return what stays unfed if every symbol is put to use, those of a card being spread included.

    Set `further` to count one more hut, on this food.
    """
    me, spreading = position.me, position.supplying
    unfed = [at.food for at in me.huts - me.fed]
    if further is not None:
        unfed.append(further)
    missing = {food: unfed.count(food) for food in unfed}
    held = [(card.food, card.symbols) for card in ((*me.hand, PLOW) if me.plow else me.hand)]
    if spreading is not None:
        held.append((spreading.food, position.picks))
    anywhere = 0
    for food, symbols in held:
        if food is None:
            anywhere += symbols
        elif food in missing:
            missing[food] -= symbols
    foods = {food: huts for food, huts in missing.items() if huts > 0}
    return Shortage(foods, max(0, sum(foods.values()) - anywhere))


def _starves_another(position: Position, at: Hex) -> bool:
    """§5.2 Return whether fewer huts in all can be fed once this one gets the next symbol."""
    return shortage(_feed_hut(position, at)).starving > shortage(position).starving


def _hungry(position: Position, card: Card) -> frozenset[Hex]:
    """§5.2 Return the unfed huts that a card fits."""
    me = position.me
    unfed = me.huts - me.fed
    return unfed if card.food is None else frozenset([at for at in unfed if at.food is card.food])


def play(state: State, move: Feed | Supply) -> Step:
    """§5.2 Card by card, and hut by hut where a card has fewer symbols than huts it fits."""
    return _play_card(state, move.card) if isinstance(move, Feed) else _pick_hut(state, move.at)


def _play_card(state: State, card: Card) -> Step:
    """§5.2 A card feeds all unfed huts it fits; if they outnumber its symbols, they are picked."""
    seat = state.mover
    state = _spend(state, card)
    me = state.me
    hungry = tuple(sorted(_hungry(state, card)))
    if len(hungry) > card.symbols:
        return Step(change(state, supplying=card, picks=card.symbols), (CardPlayed(seat, card),))
    state = with_player(state, seat, change(me, fed=me.fed.union(hungry)))
    return Step(state, (CardPlayed(seat, card), HutsFed(seat, card, hungry)))


def _pick_hut(state: State, at: Hex) -> Step:
    """§5.2 One symbol, one hut."""
    card = state.supplying
    assert card is not None
    return Step(_feed_hut(state, at), (HutsFed(state.mover, card, (at,)),))


def _feed_hut(position: P, at: Hex) -> P:
    """Return the position after one symbol of the card being spread."""
    me, picks = position.me, position.picks - 1
    position = with_player(position, position.mover, change(me, fed=me.fed | {at}))
    return change(position, picks=picks, supplying=position.supplying if picks else None)


def _spend(state: State, card: Card) -> State:
    """§5.2 Food and wild cards go to the discard, the plow back to its place on the board."""
    me = state.me
    if card == PLOW:
        return with_player(state, state.mover, change(me, plow=False))
    hand = list(me.hand)
    hand.remove(card)
    return discard(with_player(state, state.mover, change(me, hand=tuple(hand))), [card])


def famine(state: State) -> Step:
    """§5.3 Unfed huts go back to stock."""
    seat, me = state.mover, state.me
    unfed = tuple(sorted(me.huts - me.fed))
    if not unfed:
        return Step(state)
    return Step(with_player(state, seat, change(me, huts=me.fed)), (Starved(seat, unfed),))
