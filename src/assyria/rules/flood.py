"""Flood: the end of a reign (§7)."""

from __future__ import annotations

from typing import NamedTuple

from assyria.board import Dignitary
from assyria.board.cards import BONUS_CARD
from assyria.board.tracks import HIGHER_POINTS, LOWER_CAMELS, MULTIPLIERS
from assyria.rules.events import (
    CourtCamels,
    CourtLeft,
    CourtRanked,
    Event,
    Flooded,
    OfferingsCounted,
    PlowGranted,
    TieBreak,
)
from assyria.rules.income import give_camels
from assyria.rules.scoring import score
from assyria.rules.state import Position, Seat, Source, State, change, with_player
from assyria.rules.step import Step


def flood(state: State) -> Step:
    """§7 Huts on rivers, influence, the three dignitaries, offerings: in this order."""
    step = Step(state).then(drown).then(reward_influence)
    return step.then(reward_higher).then(grant_plows).then(grant_camels).then(leave_court).then(count_offerings)


def drown(state: State) -> Step:
    """§7.1 All huts on rivers go back to stock."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        drowned = frozenset(at for at in player.huts if at.region.is_river)
        if drowned:
            state = with_player(state, seat, change(player, huts=player.huts - drowned))
            events.append(Flooded(seat, tuple(sorted(drowned))))
    return Step(state, tuple(events))


class Standing(NamedTuple):
    """§7.2 What ranks a player at court; greater is better in every part."""

    influence: int
    huts: int
    highest: tuple[int, int]
    seat: Seat


def standings(position: Position) -> list[Standing]:
    """§7.2 The players with huts at court, best first: by influence, huts there, highest hut."""
    there: dict[Seat, list[tuple[int, int]]] = {}
    for dignitary in Dignitary:
        for space, seat in enumerate(position.at_court(dignitary)):
            there.setdefault(seat, []).append((dignitary.influence, -space))
    return sorted(
        (
            Standing(sum(influence for influence, _ in huts), len(huts), max(huts), seat)
            for seat, huts in there.items()
        ),
        reverse=True,
    )


def court_cards(position: Position) -> tuple[int, ...]:
    """§7.2 This reign's expansion cards, and with 4 players from reign 2 on the bonus card; highest first."""
    bonus = (BONUS_CARD,) if position.game.players == 4 and position.reign > 1 else ()
    return tuple(sorted((*position.expansion, *bonus), reverse=True))


def reward_influence(state: State) -> Step:
    """§7.2 Each ranked player scores the sum of the cards left, then one of the highest goes."""
    ranked = standings(state)
    cards = court_cards(state)
    events: list[Event] = []
    state = change(state, expansion=())
    for index, standing in enumerate(ranked):
        share = _share(state, cards, index)
        points = sum(share)
        ahead_by = _ahead_by(standing, ranked[index + 1]) if index + 1 < len(ranked) else None
        events.append(
            CourtRanked(standing.seat, index + 1, standing.influence, standing.huts, share, points, ahead_by)
        )
        state, scored = score(state, standing.seat, Source.INFLUENCE, points)
        events += scored
    return Step(state, tuple(events))


def _share(position: Position, cards: tuple[int, ...], index: int) -> tuple[int, ...]:
    """§7.2 The cards that count for this place. §7.3 The second of two: none in reign 1, then the lowest."""
    if position.game.players == 2 and index == 1:
        return cards[-1:] if position.reign > 1 else ()
    return cards[index:]


def _ahead_by(better: Standing, worse: Standing) -> TieBreak:
    """§7.2 What decided between two neighbours in rank."""
    if better.influence != worse.influence:
        return TieBreak.INFLUENCE
    return TieBreak.HUTS if better.huts != worse.huts else TieBreak.HIGHEST


def reward_higher(state: State) -> Step:
    """§7.4 Higher dignitary: 1, 2 or 3 own huts there score 1, 4 or 8."""
    events: list[Event] = []
    for seat in range(state.game.players):
        huts = state.at_court(Dignitary.HIGHER).count(seat)
        state, scored = score(state, seat, Source.HIGHER, HIGHER_POINTS[huts])
        events += scored
    return Step(state, tuple(events))


def grant_plows(state: State) -> Step:
    """§7.4 Middle dignitary: each player there without a plow takes one."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        if seat in state.at_court(Dignitary.MIDDLE) and not player.plow:
            state = with_player(state, seat, change(player, plow=True))
            events.append(PlowGranted(seat))
    return Step(state, tuple(events))


def grant_camels(state: State) -> Step:
    """§7.4 Lower dignitary: 1 camel a hut, up to the limit (§5.5)."""
    events: list[Event] = []
    for seat in range(state.game.players):
        huts = state.at_court(Dignitary.LOWER).count(seat)
        if huts:
            state, lost = give_camels(state, seat, LOWER_CAMELS * huts)
            events.append(CourtCamels(seat, LOWER_CAMELS * huts - lost, lost, huts))
    return Step(state, tuple(events))


def leave_court(state: State) -> Step:
    """§7.4 Then all huts at court go back to stock."""
    counts = [sum(row.count(seat) for row in state.court) for seat in range(state.game.players)]
    events = tuple(CourtLeft(seat, huts) for seat, huts in enumerate(counts) if huts)
    return Step(change(state, court=((), (), ())), events)


def count_offerings(state: State) -> Step:
    """§7.5 Own ziggurats, finished or not, times the multiplier; then the disc goes back to 0."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        if not player.offering:
            continue
        multiplier, ziggurats = MULTIPLIERS[player.offering], len(player.bases)
        points = multiplier * ziggurats
        events.append(OfferingsCounted(seat, ziggurats, multiplier, points))
        state = with_player(state, seat, change(player, offering=0))
        state, scored = score(state, seat, Source.OFFERINGS, points, player.bases)
        events += scored
    return Step(state, tuple(events))
