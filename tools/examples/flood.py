"""§7, §8 The flood, and the end of the game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tests.positions import at_court, hexes, table, told

from assyria.board import Dignitary
from assyria.board.cards import BONUS_CARD
from assyria.rules import Phase, Player, Seat, State, Step, flood, scoring
from assyria.rules.events import CourtCamels, CourtRanked, OfferingsCounted, PlowGranted, Scored
from tools.examples.example import BLUE, COLOURS, GREEN, RED, YELLOW, Example, alone, phrase


@cache
def court() -> Example:
    """§7.2 A tie at court, and the bonus card."""
    state = table(
        players=4,
        seats={GREEN: Player(plow=False), RED: Player(plow=False), YELLOW: Player(plow=False)},
        reign=3,
        turn=3,
        expansion=(3, 3, 2),
        court=at_court(higher=[BLUE], middle=[GREEN, GREEN, BLUE], lower=[GREEN, RED]),
    )
    step = flood.reward_influence(state)
    green, blue, red = told(step, CourtRanked)
    assert (green.seat, blue.seat, red.seat) == (GREEN, BLUE, RED)
    huts_of = {seat: huts_at_court(state, seat) for seat in (GREEN, BLUE, RED)}
    points = [(COLOURS[event.seat], event.points) for event in (green, blue, red)]
    return Example(
        state,
        step,
        (
            phrase(state.reign, *state.expansion, BONUS_CARD),
            phrase("green", *huts_of[GREEN], green.influence),
            phrase("blue", *huts_of[BLUE], blue.influence, blue.huts, "green"),
            phrase("red", *huts_of[RED], red.influence, "yellow"),
            phrase(*(word for pair in points for word in pair), "yellow", step.state.players[YELLOW].score),
        ),
    )


def huts_at_court(state: State, seat: Seat) -> list[int]:
    """Return how many huts a player has with each dignitary, the higher first, those with none left out."""
    counts = [state.at_court(dignitary).count(seat) for dignitary in Dignitary]
    return [count for count in counts if count]


def second() -> Example:
    """§7.3 Two players: the second scores the lowest card."""
    state = table(
        players=2,
        seats={RED: Player(plow=False), BLUE: Player(plow=False)},
        reign=2,
        turn=3,
        expansion=(4, 3, 2),
        court=at_court(higher=[RED], lower=[BLUE]),
    )
    step = flood.reward_influence(state)
    away = flood.reward_influence(replace(state, court=at_court(higher=[RED]))).state.players[BLUE]
    red, blue = told(step, CourtRanked)
    return Example(
        state,
        step,
        (
            phrase(state.reign, *state.expansion),
            phrase("red", red.huts, red.influence, "blue", blue.huts, blue.influence),
            phrase("red", red.points, "blue", blue.points, "blue", away.score),
        ),
    )


def gifts() -> Example:
    """§7.4 What the dignitaries give after that ranking."""
    state = court().state
    step = Step(state).then(flood.reward_higher).then(flood.grant_plows).then(flood.grant_camels)
    [higher], [plow] = told(step, Scored), told(step, PlowGranted)
    green, red = sorted(told(step, CourtCamels), key=lambda event: -event.seat)
    assert (higher.seat, plow.seat, green.seat, red.seat) == (BLUE, GREEN, GREEN, RED)
    assert BLUE in state.at_court(Dignitary.MIDDLE)
    assert state.players[BLUE].plow
    return Example(
        state,
        step,
        (phrase("green plow", green.camels, "blue", higher.points, "plow blue"), phrase("red", red.camels)),
    )


def offerings() -> Example:
    """§7.5 Two ziggurats, finished or not, times the multiplier."""
    player = Player(offering=3, bases=hexes("b5 c4"), centres=hexes("c4"), roofs=hexes("c4"), plow=False)
    state = alone(Phase.ACTIONS, RED, player, reign=2, turn=3)
    step = flood.count_offerings(state)
    [counted] = told(step, OfferingsCounted)
    return Example(
        state,
        step,
        (
            phrase(
                *("red", player.offering, f"×{counted.multiplier}"),
                *(counted.ziggurats, counted.multiplier, counted.points),
            ),
        ),
    )


def final() -> Example:
    """§8 The last count of one player."""
    player = Player(camels=5, bases=hexes("b5 c4 e4"), centres=hexes("b5 c4"), roofs=hexes("b5 c4"))
    state = alone(Phase.ACTIONS, BLUE, player, reign=3, turn=3)
    step = scoring.final(state)
    ledger = step.state.players[BLUE].ledger
    whole, bare = len(player.roofs), len(player.bases - player.roofs)
    return Example(
        state,
        step,
        (
            phrase("blue", whole, bare, player.tiles, "plow", player.camels),
            phrase(ledger.ziggurats, ledger.plow, ledger.camels, sum(ledger)),
        ),
    )


EXAMPLES = (court, second, gifts, offerings, final)
