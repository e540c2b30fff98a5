"""The best feeding: which huts live, and by which cards (§5.2, §5.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import NamedTuple

from assyria.board import PLOW, WILD, Card, Food, Hex
from assyria.board.tracks import CAMEL_LIMIT, TURNS, WELL_POINTS
from assyria.rules import Move, Position, State, supply
from assyria.rules.income import hut_points, river_camels
from assyria.rules.moves import Feed, Supply
from assyria.rules.supply import Shortage, shortage

POINT, CAMEL = 5, 4
"""The value of a hut: its points, and its camels at four fifths of a point."""
KEPT = {WILD: 5, PLOW: 6}
KEPT_SYMBOL = 2
"""The value of a card kept in hand: a wild card fits any hut, a plow scores at the end (§8)."""


@dataclass(frozen=True)
class Fit:
    """A card in hand and the unfed huts it fits."""

    card: Card
    huts: tuple[Hex, ...]


@dataclass(frozen=True)
class Feeding:
    """What the hand can feed, and the best moves. While huts are placed: as if no more came."""

    cards: tuple[Fit, ...]
    plan: tuple[Move, ...]
    lives: tuple[Hex, ...]
    starves: tuple[Hex, ...]


def feeding(state: State, lives: frozenset[Hex]) -> Feeding:
    """Return how to feed the huts that `living` found."""
    me = state.me
    hungry = sorted(me.huts - me.fed)
    cards = sorted(set(cards_of(me.hand, me.plow)))
    return Feeding(
        cards=tuple(Fit(card, tuple(at for at in hungry if card.fits(at))) for card in cards),
        plan=tuple(_moves(state, lives)),
        lives=tuple(sorted(lives)),
        starves=tuple(sorted(me.huts - lives)),
    )


def cards_of(hand: tuple[Card, ...], plow: bool) -> tuple[Card, ...]:
    """Return all cards that can feed: the hand, and the plow if there is one."""
    return (*hand, PLOW) if plow else hand


# Who lives


class Worth:
    """The value of the mover's huts at this turn's income, wells included."""

    def __init__(self, position: Position, further: Hex | None = None) -> None:
        """Set `further` for the value with one more hut, there."""
        huts = position.me.huts if further is None else position.me.huts | {further}
        sites = position.game.board.sites[position.game.players] if len(huts) > 2 else ()
        self.room = CAMEL_LIMIT - position.me.camels
        self.sites = [site.hexes for site in sites if site.hexes <= huts and site not in position.wells]
        self.wells_left = position.wells_left
        self.well = WELL_POINTS[position.reign - 1]

    def of(self, huts: frozenset[Hex]) -> int:
        points, camels = hut_points(huts), min(river_camels(huts), self.room)
        if self.sites:
            points += self.well * min(sum(hexes <= huts for hexes in self.sites), self.wells_left)
        return POINT * points + CAMEL * camels


def living(
    position: Position,
    wished: frozenset[Hex] = frozenset(),
    missing: Shortage | None = None,
    further: Hex | None = None,
) -> frozenset[Hex]:
    """Return the huts that live with the best feeding; of equal ones, with the most wished for.

    To feed as many as can be fed is always among the best: huts that could be fed together can be joined by
    others up to that number, and no hut is worth less than nothing. So the starving are chosen, from
    the foods that run short. Set `further` to count one more hut, there, and `missing` if the shortage is known.
    """
    me = position.me
    huts = me.huts if further is None else me.huts | {further}
    short, starving = shortage(position, further.food if further else None) if missing is None else missing
    if not starving:
        return huts
    at_risk = sorted([at for at in huts - me.fed if at.food in short])
    choices = list(combinations(at_risk, starving))
    if len(short) > 1 and starving > 1:
        choices = [lost for lost in choices if _all_short(lost, short)]
    if len(choices) == 1:
        return huts.difference(choices[0])
    worth = Worth(position, further)
    if worth.sites or any(at.region.is_river for at in at_risk):
        lost = max(choices, key=lambda lost: (worth.of(huts.difference(lost)), -len(wished.intersection(lost))))
    else:
        # Nothing counts but the points of each: no well, no camels.
        lost = min(choices, key=lambda lost: (hut_points(lost), len(wished.intersection(lost))))
    return huts.difference(lost)


def _all_short(lost: tuple[Hex, ...], short: dict[Food, int]) -> bool:
    """Return whether these huts can starve together: of no food more than run short."""
    foods = [at.food for at in lost]
    return all(foods.count(food) <= most for food, most in short.items())


# By which cards


class Share(NamedTuple):
    """Wild cards and cards for the huts of one food, and the value of the cards if kept."""

    food: Food
    wild: int
    cards: tuple[Card, ...]
    kept: int


def _moves(state: State, lives: frozenset[Hex]) -> Iterator[Move]:
    """Yield the moves: food cards first, which often leaves nothing to pick, then wild and plow."""
    shares, wild = _spent(state, lives)
    cards = [*(card for share in shares for card in share.cards), *wild]
    anywhere = [share.food for share in shares for _ in range(share.wild)]
    while cards or state.supplying is not None:
        move: Feed | Supply
        if state.supplying is None:
            move = Feed(cards.pop(0))
        else:
            food = state.supplying.food or anywhere.pop(0)
            move = Supply(min(at for at in lives - state.me.fed if at.food is food))
        yield move
        state = supply.play(state, move).state


def _spent(position: Position, lives: frozenset[Hex]) -> tuple[tuple[Share, ...], list[Card]]:
    """Return the cards of least value that feed these huts; if equal, the fewest."""
    me, spreading = position.me, position.supplying
    hand = cards_of(me.hand, me.plow)
    need = Counter(at.food for at in lives - me.fed)
    paid = 0
    """Huts to be fed by a wild card or plow already played."""
    if spreading is not None and spreading.food is not None:
        need[spreading.food] -= position.picks
    elif spreading is not None:
        paid = position.picks
    kept = {card: _kept(card, position) for card in hand}
    wild = sorted((card for card in hand if card.food is None), key=lambda card: kept[card])
    choices = []
    for shares in product(*(_shares(food, need[food], hand, kept, len(wild) + paid) for food in sorted(need))):
        more = sum(share.wild for share in shares) - paid
        if 0 <= more <= len(wild):
            lost = sum(share.kept for share in shares) + sum(kept[card] for card in wild[:more])
            choices.append((lost, more + sum(len(share.cards) for share in shares), shares, wild[:more]))
    _, _, shares, wild = min(choices, key=lambda choice: choice[:2])
    return shares, wild


def _shares(food: Food, huts: int, hand: Iterable[Card], kept: dict[Card, int], wild: int) -> list[Share]:
    """Return the best way to feed the huts of one food for each number of wild cards."""
    cards = [card for card in hand if card.food is food]
    found = []
    for few in range(min(wild, huts) + 1):
        enough = [
            Share(food, few, some, sum(kept[card] for card in some))
            for count in range(len(cards) + 1)
            for some in combinations(cards, count)
            if sum(card.symbols for card in some) >= huts - few
        ]
        found += [min(enough, key=lambda share: (share.kept, len(share.cards)))] if enough else []
    return found


def _kept(card: Card, position: Position) -> int:
    """Return the value of a card kept in hand. In the last turn only a plow has one."""
    if position.reign == len(TURNS) and position.turn == TURNS[-1]:
        return int(card == PLOW)
    return KEPT.get(card, KEPT_SYMBOL * card.symbols)
