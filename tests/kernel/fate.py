"""Positions that random players never reach: fate moves things about, within the laws of conservation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

from assyria.board import Card, Dignitary
from assyria.board.tracks import CAMEL_LIMIT, MULTIPLIERS, TILES, WELLS
from assyria.rules import Phase, Player, State, check, legal_moves

EXTREMES: dict[str, Callable[[State], bool]] = {
    "no well left": lambda s: s.wells_left == 0,
    "no base left": lambda s: s.phase is Phase.ACTIONS and len(s.me.bases) == TILES,
    "offerings at their end": lambda s: s.phase is Phase.ACTIONS and s.me.offering == len(MULTIPLIERS) - 1,
    "all camels": lambda s: s.phase is Phase.ACTIONS and s.me.camels == CAMEL_LIMIT,
    "no hut in stock": lambda s: s.phase is Phase.ACTIONS and s.stock(s.mover) == 0,
    "a full court": lambda s: s.phase is Phase.ACTIONS and all(len(s.at_court(d)) == d.spaces for d in Dignitary),
    "nothing undealt": lambda s: not s.deck and not s.discard,
    "a finished ziggurat": lambda s: bool(s.me.roofs),
}
"""What must have happened, or the games were not odd enough."""


class Fate:
    """Now and then another position takes the place of the one reached. It breaks no law."""

    def __init__(self, seed: int, seen: Counter[str] | None = None) -> None:
        self._rng = Random(f"fate {seed}")
        self._seen = Counter() if seen is None else seen

    def meddle(self, state: State) -> State:
        if state.phase is not Phase.OVER and self._rng.random() < 0.3:
            change = self._rng.choice(
                [self._purses, self._wells, self._ziggurats, self._huts, self._court, self._cards]
            )
            changed = change(state)
            if not check(changed) and legal_moves(changed) and self._stocked(changed):
                state = changed
        self._seen.update(name for name, is_so in EXTREMES.items() if is_so(state))
        return state

    def _stocked(self, state: State) -> bool:
        """The huts that are yet to be placed are there."""
        return state.stock(state.mover) >= state.to_place

    def _with_me(self, state: State, player: Player) -> State:
        players = list(state.players)
        players[state.mover] = player
        return replace(state, players=tuple(players))

    def _purses(self, state: State) -> State:
        rng = self._rng
        camels, offering = rng.choice([0, 1, 2, 3, 6, 9, CAMEL_LIMIT]), rng.choice([0, 3, 6, 7])
        return self._with_me(state, replace(state.me, camels=camels, offering=offering, plow=rng.random() < 0.5))

    def _wells(self, state: State) -> State:
        """Other wells, a few or as many as there are; none under a ziggurat."""
        built = {at for player in state.players for at in player.bases}
        free = [site for site in state.game.board.sites[state.game.players] if built.isdisjoint(site.hexes)]
        many = self._rng.choice([0, 3, WELLS[state.game.players]])
        return replace(state, wells=frozenset(self._rng.sample(free, min(many, len(free)))))

    def _ziggurats(self, state: State) -> State:
        """Huts become ziggurats, of any height."""
        me = state.me
        dry = sorted(at for at in me.huts if not at.region.is_river)
        bases = frozenset([*me.bases, *dry][:TILES])
        centres = me.centres | set(self._rng.sample(sorted(bases), len(bases) // 2))
        roofs = me.roofs | set(self._rng.sample(sorted(centres), len(centres) // 2))
        player = replace(me, huts=me.huts - bases, fed=me.fed - bases, bases=bases, centres=centres, roofs=roofs)
        return self._with_me(state, player)

    def _huts(self, state: State) -> State:
        """The mover's last huts, on free hexes anywhere; in the actions they count as fed."""
        free = sorted(at for at in state.game.area if state.owner(at) is None)
        new = self._rng.sample(free, min(len(free), state.stock(state.mover) - state.to_place))
        me = replace(state.me, huts=state.me.huts | set(new))
        return self._with_me(state, replace(me, fed=me.huts) if state.phase is Phase.ACTIONS else me)

    def _court(self, state: State) -> State:
        """Everyone crowds the court, as huts in stock allow."""
        if state.phase is not Phase.ACTIONS:
            return state
        stocks = [state.stock(seat) for seat in range(state.game.players)]
        rows = []
        for dignitary in Dignitary:
            row = list(state.at_court(dignitary))
            while len(row) < dignitary.spaces and any(stocks):
                seat = self._rng.choice([seat for seat, stock in enumerate(stocks) if stock])
                stocks[seat] -= 1
                row.append(seat)
            rows.append(tuple(row))
        return replace(state, court=tuple(rows))

    def _cards(self, state: State) -> State:
        """The undealt cards, or those discarded, go to the mover's hand, or the hand is discarded."""
        hand: tuple[Card, ...] = state.me.hand
        match self._rng.randrange(4):
            case 0:
                return self._with_me(
                    replace(state, discard=tuple(sorted(state.discard + hand))), self._holding(state, ())
                )
            case 1:
                return self._with_me(replace(state, discard=()), self._holding(state, hand + state.discard))
            case 2:
                return self._with_me(replace(state, deck=()), self._holding(state, hand + state.deck))
            case _:
                everything = hand + state.deck + state.discard
                return self._with_me(replace(state, deck=(), discard=()), self._holding(state, everything))

    def _holding(self, state: State, cards: tuple[Card, ...]) -> Player:
        return replace(state.me, hand=tuple(sorted(cards)))
