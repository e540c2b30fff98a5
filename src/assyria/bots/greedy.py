"""A bot that looks one decision ahead: it feeds well, grows, and spends its camels on what pays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from assyria.board import WILD, Card, Dignitary, Hex, Region, Site
from assyria.board.tracks import HIGHER_POINTS, MULTIPLIERS, TURNS, WELL_POINTS
from assyria.bots.food_supply import FoodSupply, without
from assyria.preview.feeding import cards_of
from assyria.rules import Move, View, legal_moves
from assyria.rules.flood import court_cards, standings
from assyria.rules.moves import (
    Build,
    Buy,
    Court,
    Draft,
    Extend,
    Feed,
    Harvest,
    Hut,
    Offer,
    Start,
    Supply,
    Well,
)
from assyria.rules.state import change

FERTILE, ARID = 2.0, 1.0
FIRST_ON_RIVER, FURTHER_ON_RIVER = 2.4, 1.6
"""Points for a fed hut in a turn; a camel counts a little less than one."""
STORED_SYMBOL, STORED_WILD = 0.35, 0.9
"""Points for food that stays in hand."""
CAMEL = 0.6
"""Points for a camel while there are turns to come; at the end it is half a point."""
AVERAGE_EXPANSION = 3


class GreedyBot:
    """Plays the move that its rules of thumb rate highest, without looking at what follows."""

    name = "greedy"

    def choose(self, seen: View, rng: Random) -> Move:
        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        return choose_best(moves, [rate_move(seen, move) for move in moves], rng)


def choose_best(moves: Sequence[Move], values: Sequence[float], rng: Random) -> Move:
    """Return the move with the highest value; one of them if several have it."""
    best = max(values)
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value == best])


def rate_move(seen: View, move: Move) -> float:
    """Return how many points a move is worth to the player who makes it, by rules of thumb."""
    match move:
        case Start(at=at):
            return _neighbourhood(seen, at)
        case Draft(card=card):
            return _card_in_hand(seen, card)
        case Harvest(column=column):
            # The better rows lie to the right; acting early is worth something too.
            return sum(_card_in_hand(seen, card) for card in seen.columns[column - 1]) - 0.15 * column
        case Hut(at=at):
            return _placed(seen, at)
        case Feed(card=card):
            return _after_feeding(seen, card)
        case Supply(at=at):
            return _picked(seen, at)
        case Well():
            return WELL_POINTS[seen.reign - 1]
        case Build():
            return _rate_build(seen)
        case Extend(at=at):
            return _turns_left(seen) + 1 - _camels(seen, 2 if at in seen.me.centres else 3)
        case Court(dignitary=dignitary):
            return _rate_court(seen, dignitary) - _camels(seen, dignitary.cost)
        case Offer():
            return _rate_offering(seen) - _camels(seen, 1)
        case Buy(card=card):
            return _rate_purchase(seen, card) - _camels(seen, card.price)
        case _:
            return 0.0


def _turns_left(seen: View) -> int:
    """Return how many turns follow this one."""
    return sum(TURNS[seen.reign - 1 :]) - seen.turn


def _camels(seen: View, count: int) -> float:
    """Return what so many camels are worth."""
    return count * (CAMEL if _turns_left(seen) else 0.5)


def _yield(huts: Iterable[Hex]) -> float:
    """Return what these huts yield in a turn if all are fed."""
    total, wet = 0.0, {Region.UPPER_RIVER: 0, Region.LOWER_RIVER: 0}
    for at in huts:
        if at.region.is_river:
            total += FURTHER_ON_RIVER if wet[at.region] else FIRST_ON_RIVER
            wet[at.region] += 1
        else:
            total += FERTILE if at.region is Region.FERTILE else ARID
    return total


def hut_worth(at: Hex) -> float:
    """Return what a single hut yields: the order in which huts are fed."""
    return _yield((at,))


def _wells(seen: View, huts: Iterable[Hex]) -> float:
    """Return the points for the wells that these huts could dig."""
    standing = frozenset(huts)
    sites: tuple[Site, ...] = seen.game.board.sites[seen.game.players]
    open_sites = sum(site.hexes <= standing and site not in seen.wells for site in sites)
    return WELL_POINTS[seen.reign - 1] * min(open_sites, seen.wells_left)


def _prospect(seen: View, huts: Iterable[Hex], cards: tuple[Card, ...]) -> float:
    """What huts and cards promise for this turn: yield and wells of the huts that can be fed."""
    living = FoodSupply(cards).fed(huts, hut_worth)
    return _yield(living) + _wells(seen, living)


def _neighbourhood(seen: View, at: Hex) -> float:
    """Rate a start space: good land within two steps, away from the others."""
    near = at.neighbours & seen.game.area
    ring = frozenset().union(*(other.neighbours for other in near)) & seen.game.area
    land = _yield(near) + 0.5 * _yield(ring - near)
    crowd = sum(at.neighbours & base.neighbours != frozenset() for p in seen.players for base in p.bases)
    return land - 3 * crowd


def _card_in_hand(seen: View, card: Card) -> float:
    """Rate a card: its symbols that own huts, or hexes they could grow to, can use."""
    if card == WILD:
        return 1.6
    me = seen.me
    own = me.huts | me.bases
    grown = own.union(*(at.neighbours for at in own)) & seen.game.area
    places = [at for at in grown if card.fits(at) and (at in me.huts or seen.owner(at) is None)]
    held = FoodSupply(me.hand).symbols[places[0].food] if places else 0
    used = max(0, min(card.symbols, len(places) - held))
    return used + STORED_SYMBOL * (card.symbols - used)


def _placed(seen: View, at: Hex) -> float:
    """Rate a hut: what this turn yields with it, and a little for room to grow."""
    me = seen.me
    huts = me.huts | {at}
    cards = cards_of(me.hand, me.plow)
    foods = FoodSupply(cards).symbols
    room = sum(
        0.1 + 0.15 * min(1, foods[other.food])
        for other in at.neighbours & seen.game.area
        if other not in huts and seen.owner(other) is None
    )
    return _prospect(seen, huts, cards) + 0.5 * room + 0.1 * hut_worth(at)


def _after_feeding(seen: View, card: Card) -> float:
    """Rate a card to feed with: what it and the rest of the hand can feed, and what is left over."""
    me = seen.me
    hungry = [at for at in me.huts - me.fed if card.fits(at)]
    now = sorted(hungry, key=lambda at: (-hut_worth(at), at))[: card.symbols]
    rest = without(cards_of(me.hand, me.plow), card)
    later = FoodSupply(rest).fed(me.huts - me.fed - frozenset(now), hut_worth)
    fed = [*me.fed, *now, *later]
    kept = sum(STORED_WILD if other.food is None else STORED_SYMBOL * other.symbols for other in rest)
    return _yield(fed) + _wells(seen, fed) + kept


def _picked(seen: View, at: Hex) -> float:
    """Rate a hut to feed: first those that no other card could feed."""
    me = seen.me
    fed = [*me.fed, at, *FoodSupply(cards_of(me.hand, me.plow)).fed(me.huts - me.fed - {at}, hut_worth)]
    return _yield(fed) + _wells(seen, fed)


def _rate_build(seen: View) -> float:
    """Rate a ziggurat: it scores every turn, needs no food, and multiplies offerings in each flood to come."""
    floods = len(TURNS) - seen.reign + 1
    return _turns_left(seen) + 1 + 1.5 * floods - _camels(seen, 6)


def _court_points(seen: View) -> float:
    """Return the mover's points at court if the flood came with the cards expected by then."""
    to_come = (AVERAGE_EXPANSION,) * (TURNS[seen.reign - 1] - seen.turn)
    cards = sorted((*court_cards(seen), *to_come), reverse=True)
    me = seen.mover
    for index, standing in enumerate(standings(seen)):
        if standing.seat == me:
            if seen.game.players == 2 and index:
                return cards[-1] if seen.reign > 1 else 0
            return sum(cards[index:])
    return 0


def _rate_court(seen: View, dignitary: Dignitary) -> float:
    """Rate a hut at court: the points it gains at the flood, less for each turn in which others may answer."""
    me = seen.mover
    row = seen.at_court(dignitary)
    court = (*seen.court[: dignitary.rank], (*row, me), *seen.court[dignitary.rank + 1 :])
    gain = _court_points(change(seen, court=court)) - _court_points(seen)
    turns = TURNS[seen.reign - 1] - seen.turn
    certainty = 0.85**turns
    return certainty * gain + _dignitary_bonus(seen, dignitary, row.count(me)) + 0.3 * dignitary.influence


def _dignitary_bonus(seen: View, dignitary: Dignitary, own: int) -> float:
    """Return what a dignitary gives for one hut more than the `own` ones there."""
    if dignitary is Dignitary.HIGHER:
        return HIGHER_POINTS[own + 1] - HIGHER_POINTS[own]
    if dignitary is Dignitary.MIDDLE:
        return 1.0 if not own and not seen.me.plow else 0.0
    return 0.5


def _rate_offering(seen: View) -> float:
    """Rate an offering: the most points for each of one, two or three steps."""
    me = seen.me
    here = MULTIPLIERS[me.offering]
    steps = range(1, min(3 - seen.offered, len(MULTIPLIERS) - 1 - me.offering, me.camels) + 1)
    return max((MULTIPLIERS[me.offering + n] - here) * len(me.bases) / n for n in steps)


def _rate_purchase(seen: View, card: Card) -> float:
    """Rate a card to buy: food for the next turn; in the last one only a plow scores."""
    if not _turns_left(seen):
        return 1.0 if card.food is None and card != WILD else 0.0
    return 1.7 if card.food is None else 0.8 * _card_in_hand(seen, card)
