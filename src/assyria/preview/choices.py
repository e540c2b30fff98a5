"""The legal moves with what each concerns, costs and gains."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property

from assyria.board import PLOW, Board, Card, Dignitary, Food, Hex, Site
from assyria.board.tracks import MULTIPLIERS, WELL_POINTS, ZIGGURAT_TILE
from assyria.preview.feeding import Worth, living
from assyria.preview.prospect import Prospect, tally
from assyria.rules import Move, State, supply
from assyria.rules import moves as mv
from assyria.rules.flood import count_offerings, grant_camels, reward_higher, reward_influence
from assyria.rules.income import hut_points, river_camels
from assyria.rules.supply import Shortage, shortage
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


class Baseline:
    """A position in which somebody decides, and what all of its choices are measured against, worked out once."""

    def __init__(self, state: State, lives: frozenset[Hex]) -> None:
        """`lives` are the huts fed by the best feeding."""
        self.state = state
        self.lives = lives
        self._missing: dict[Food, Shortage] = {}

    @cached_property
    def worth(self) -> Worth:
        """Values huts by this turn's income."""
        return Worth(self.state)

    @cached_property
    def value(self) -> int:
        """The value of the huts that live."""
        return self.worth.of(self.lives)

    @cached_property
    def starving(self) -> int:
        """How many huts starve, even with the best feeding."""
        return shortage(self.state).starving

    @cached_property
    def at_court(self) -> Prospect:
        """The mover's gain at court if the flood came now."""
        return _at_court(self.state)

    @cached_property
    def offerings(self) -> int:
        """The mover's points for offerings if the flood came now."""
        return _offerings(self.state)

    def missing_with(self, at: Hex) -> Shortage:
        """Return what is missing with a hut there: the same for all hexes that show the same food."""
        if at.food not in self._missing:
            self._missing[at.food] = shortage(self.state, at.food)
        return self._missing[at.food]

    def loses(self, after: State, missing: Shortage | None = None, hut: Hex | None = None) -> tuple[Hex, ...]:
        """Return the huts that starve because of a move, unless others are worth as much.

        `after` is the position then, but for the hut that is placed.
        """
        still = living(after, self.lives, missing, hut)
        if self.lives <= still:
            return ()
        still &= self.state.me.huts
        return tuple(sorted(self.lives - still)) if self.worth.of(still) < self.value else ()


def choice(baseline: Baseline, move: Move) -> Choice:
    """Return the choice of a legal move."""
    state = baseline.state
    match move:
        case mv.Start(at=at):
            return Choice(move, (at,), points=ZIGGURAT_TILE, when=When.TURNS, level=1)
        case mv.Draft(card=card):
            return Choice(move, cards=(card,))
        case mv.Harvest(column=column):
            return Choice(move, cards=state.columns[column - 1], places=_places(state, column))
        case mv.Hut(at=at):
            return _hut(baseline, move, at)
        case mv.Feed(card=card):
            return _feed(baseline, move, card)
        case mv.Supply(at=at):
            points, camels = _yield(state.me.fed, (at,))
            loses = baseline.loses(supply.play(state, move).state)
            return Choice(move, (at,), at.food, points, camels, When.INCOME, loses=loses)
        case mv.Well(site=site):
            points = WELL_POINTS[state.reign - 1]
            return Choice(move, tuple(sorted(site.hexes)), points=points, when=When.NOW)
        case mv.Done():
            return Choice(move)
        case _:
            return _action(baseline, move)


def _places(state: State, column: int) -> tuple[int, ...]:
    """§4.3 One column is left over: further left than this one, or further right."""
    free = [number for number, taker in enumerate(state.takers, start=1) if taker is None and number != column]
    left_over = {column - 1 if number < column else column for number in free}
    return tuple(sorted(left_over))


def _hut(baseline: Baseline, move: Move, at: Hex) -> Choice:
    state = baseline.state
    huts = state.me.huts | {at}
    sites = _sites_around(state.game.board, state.game.players)[at]
    points, camels = _yield(baseline.lives, (at,))
    missing = baseline.missing_with(at)
    return Choice(
        move,
        (at,),
        at.food,
        points,
        camels,
        When.INCOME,
        wells=tuple(site for site in sites if site.hexes <= huts and site not in state.wells),
        hungry=missing.starving > baseline.starving,
        loses=baseline.loses(state, missing, at) if missing.starving else (),
    )


@cache
def _sites_around(board: Board, players: int) -> dict[Hex, list[Site]]:
    """Return the well sites at each hex of the play area."""
    return {at: [site for site in board.sites[players] if at in site.hexes] for at in board.areas[players]}


def _feed(baseline: Baseline, move: mv.Feed, card: Card) -> Choice:
    """Return the choice of a card. If huts have to be picked, its gain is that of the best ones."""
    state, worth = baseline.state, baseline.worth
    me = state.me
    fits = sorted(at for at in me.huts - me.fed if card.fits(at))
    dearest = sorted(fits, key=lambda at: -worth.of(frozenset((at,))))
    points, camels = _yield(me.fed, dearest[: card.symbols])
    loses = baseline.loses(supply.play(state, move).state)
    return Choice(move, tuple(fits), card.food, points, camels, When.INCOME, cards=(card,), loses=loses)


def _yield(huts: frozenset[Hex], more: tuple[Hex, ...] | list[Hex]) -> tuple[int, int]:
    """Return the points and camels that more huts add at an income (§5.5, §5.6)."""
    on_rivers = any(at.region.is_river for at in more)
    return hut_points(more), river_camels(huts.union(more)) - river_camels(huts) if on_rivers else 0


def _action(baseline: Baseline, move: mv.Build | mv.Extend | mv.Court | mv.Offer | mv.Buy) -> Choice:
    state = baseline.state
    me, after = state.me, CHAPTER_OF[type(move)].play(state, move).state
    cost = me.camels - after.me.camels
    match move:
        case mv.Build(at=at) | mv.Extend(at=at):
            level = 1 + (at in me.bases) + (at in me.centres)
            return Choice(move, (at,), points=ZIGGURAT_TILE, when=When.TURNS, cost=cost, level=level)
        case mv.Court(dignitary=dignitary):
            before, then = baseline.at_court, _at_court(after)
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
            points = _offerings(after) - baseline.offerings
            multiplier = MULTIPLIERS[after.me.offering]
            return Choice(move, points=points, when=When.FLOOD, cost=cost, multiplier=multiplier)
    return Choice(move, cost=cost, cards=(move.card,))


def _at_court(state: State) -> Prospect:
    """Return the mover's gain at court if the flood came now (§7.2–§7.4)."""
    step = reward_influence(state).then(reward_higher).then(grant_camels)
    return tally(step.events, state.mover)


def _offerings(state: State) -> int:
    """Return the mover's points for offerings if the flood came now (§7.5)."""
    return sum(tally(count_offerings(state).events, state.mover).points)
