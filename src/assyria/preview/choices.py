"""The legal moves with what each concerns, costs and gains."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from assyria.board import PLOW, Card, Dignitary, Food, Hex, Site
from assyria.board.tracks import MULTIPLIERS, WELL_POINTS, ZIGGURAT_TILE
from assyria.preview.feeding import Worth, living
from assyria.preview.prospect import Prospect, tally
from assyria.rules import Move, State, supply
from assyria.rules import moves as mv
from assyria.rules.flood import flood
from assyria.rules.income import hut_points, river_camels
from assyria.rules.state import change, with_player
from assyria.rules.supply import shortage
from assyria.rules.turn import CHAPTER_OF


class When(StrEnum):
    """When a choice pays: at once, at this turn's income, every turn, or at the flood."""

    NOW = "now"
    INCOME = "income"
    TURNS = "turns"
    FLOOD = "flood"


@dataclass(frozen=True)
class Choice:
    """A legal move with its costs and gains. What does not apply is empty."""

    move: Move
    at: tuple[Hex, ...] = ()
    """The hexes it concerns; for a card to feed with, the huts it fits."""
    food: Food | None = None
    """The food of a hut there."""
    points: int = 0
    camels: int = 0
    """Its gain: of a hut if it is fed, at court and of offerings if nothing else changes."""
    when: When | None = None
    cost: int = 0
    """In camels."""
    level: int | None = None
    """The level of the ziggurat afterwards."""
    influence: int | None = None
    multiplier: int | None = None
    """The multiplier of offerings afterwards."""
    cards: tuple[Card, ...] = ()
    places: tuple[int, ...] = ()
    """Places in the new turn order, from 1; two if it depends on the others."""
    wells: tuple[Site, ...] = ()
    """Corners that this hut completes for a well."""
    hungry: bool = False
    """Whether one more hut would starve with it."""
    loses: tuple[Hex, ...] = ()
    """Huts that can be fed now but not after this move."""


def choice(state: State, move: Move, lives: frozenset[Hex]) -> Choice:
    """Return the choice of a legal move; `lives` are the huts fed by the best feeding."""
    match move:
        case mv.Start(at=at):
            return Choice(move, (at,), points=ZIGGURAT_TILE, when=When.TURNS, level=1)
        case mv.Draft(card=card):
            return Choice(move, cards=(card,))
        case mv.Harvest(column=column):
            return Choice(move, cards=state.columns[column - 1], places=_places(state, column))
        case mv.Hut(at=at):
            return _hut(state, move, at, lives)
        case mv.Feed(card=card):
            return _feed(state, move, card, lives)
        case mv.Supply(at=at):
            points, camels = _yield(state, state.me.fed, (at,))
            loses = _loses(state, supply.play(state, move).state, lives)
            return Choice(move, (at,), at.food, points, camels, When.INCOME, loses=loses)
        case mv.Well(site=site):
            points = WELL_POINTS[state.reign - 1]
            return Choice(move, tuple(sorted(site.hexes)), points=points, when=When.NOW)
        case mv.Done():
            return Choice(move)
        case _:
            return _action(state, move)


def _places(state: State, column: int) -> tuple[int, ...]:
    """§4.3 One column is left over: further left than this one, or further right."""
    free = [number for number, taker in enumerate(state.takers, start=1) if taker is None and number != column]
    left_over = {column - 1 if number < column else column for number in free}
    return tuple(sorted(left_over))


def _hut(state: State, move: Move, at: Hex, lives: frozenset[Hex]) -> Choice:
    me = state.me
    after = with_player(state, state.mover, change(me, huts=me.huts | {at}))
    points, camels = _yield(state, lives, (at,))
    sites = [site for site in state.game.board.sites[state.game.players] if at in site.hexes]
    return Choice(
        move,
        (at,),
        at.food,
        points,
        camels,
        When.INCOME,
        wells=tuple(site for site in sites if site.hexes <= after.me.huts and site not in state.wells),
        hungry=shortage(after).starving > shortage(state).starving,
        loses=_loses(state, after, lives),
    )


def _feed(state: State, move: mv.Feed, card: Card, lives: frozenset[Hex]) -> Choice:
    """Return the choice of a card. If huts have to be picked, its gain is that of the best ones."""
    me, worth = state.me, Worth(state)
    fits = sorted(at for at in me.huts - me.fed if card.fits(at))
    dearest = sorted(fits, key=lambda at: -worth.of(frozenset((at,))))
    points, camels = _yield(state, me.fed, dearest[: card.symbols])
    loses = _loses(state, supply.play(state, move).state, lives)
    return Choice(move, tuple(fits), card.food, points, camels, When.INCOME, cards=(card,), loses=loses)


def _yield(state: State, huts: frozenset[Hex], more: tuple[Hex, ...] | list[Hex]) -> tuple[int, int]:
    """Return the points and camels that more huts add at an income (§5.5, §5.6)."""
    few, many = change(state.me, huts=huts), change(state.me, huts=huts.union(more))
    return hut_points(many) - hut_points(few), river_camels(many) - river_camels(few)


def _loses(state: State, after: State, lives: frozenset[Hex]) -> tuple[Hex, ...]:
    """Return the huts that starve because of a move, unless others are worth as much."""
    still = living(after, wished=lives) & state.me.huts
    worth = Worth(state)
    return tuple(sorted(lives - still)) if worth.of(still) < worth.of(lives) else ()


def _action(state: State, move: mv.Build | mv.Extend | mv.Court | mv.Offer | mv.Buy) -> Choice:
    me, after = state.me, CHAPTER_OF[type(move)].play(state, move).state
    cost = me.camels - after.me.camels
    match move:
        case mv.Build(at=at) | mv.Extend(at=at):
            level = 1 + (at in me.bases) + (at in me.centres)
            return Choice(move, (at,), points=ZIGGURAT_TILE, when=When.TURNS, cost=cost, level=level)
        case mv.Court(dignitary=dignitary):
            before, then = _flood(state), _flood(after)
            return Choice(
                move,
                points=sum(then.points) - sum(before.points),
                camels=then.camels + then.lost - before.camels - before.lost,
                when=When.FLOOD,
                cost=cost,
                influence=dignitary.influence,
                cards=(PLOW,) if dignitary is Dignitary.MIDDLE and not me.plow else (),
            )
        case mv.Offer():
            points = sum(_flood(after).points) - sum(_flood(state).points)
            multiplier = MULTIPLIERS[after.me.offering]
            return Choice(move, points=points, when=When.FLOOD, cost=cost, multiplier=multiplier)
    return Choice(move, cost=cost, cards=(move.card,))


def _flood(state: State) -> Prospect:
    """Return the mover's gain if the flood came now."""
    return tally(flood(state).events, state.mover)
