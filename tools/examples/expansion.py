"""§5 Expansion."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from tests.positions import at, cards, corners, hexes, told

from assyria.board import PLOW, Hex, Region
from assyria.rules import FeedingRule, Game, Phase, Player, Reason, Source, income, legal_moves, supply, why_not
from assyria.rules.events import CamelsEarned, HutPlaced, HutsFed, Scored, Starved
from assyria.rules.moves import Supply, Well
from tools.examples.example import BLUE, GREEN, RED, YELLOW, Example, alone, phrase, play_moves


def huts() -> Example:
    """§5.1 Three huts from a base."""
    state = alone(Phase.HUTS, BLUE, Player(bases=hexes("b5")), turn=2, expansion=(4, 3))
    step = play_moves(state, "hut c5", "hut d4", "hut d3")
    first, second, third = (event.at for event in told(step, HutPlaced))
    return Example(state, step, (phrase("blue b5", state.to_place), phrase(first, second), phrase(second, third)))


def feeding() -> Example:
    """§5.2 The same three huts, and food for two of them."""
    player = Player(bases=hexes("b5"), huts=hexes("c5 d3 d4"), hand=cards("dates-1 salt-2"))
    state = alone(Phase.SUPPLY, BLUE, player)
    step = play_moves(state, "feed dates-1", "supply d3", "feed plow", "supply c5")
    by_dates, by_plow = told(step, HutsFed)
    [kept] = step.state.me.hand
    [starved] = told(supply.famine(step.state), Starved)
    fitting = sum(by_dates.card.fits(hut) for hut in player.huts)
    assert not legal_moves(step.state)
    return Example(
        state,
        step,
        (
            phrase("blue", *(word for hut in sorted(player.huts) for word in (hut, hut.food))),
            phrase(*player.hand, PLOW),
            phrase(by_dates.card, fitting, "blue", *by_dates.huts),
            phrase(by_plow.card, *by_plow.huts),
            phrase(kept, *starved.huts),
        ),
    )


def strict() -> Example:
    """§5.2 With strict feeding the wild card goes where nothing else can."""
    player = Player(huts=hexes("c4 d3"), hand=cards("barley-1 wild"), plow=False)
    state = alone(Phase.SUPPLY, RED, player, feeding=FeedingRule.STRICT)
    free = replace(state, game=Game(4))
    wasted = play_moves(free, "feed wild", "supply c4")
    [starved] = told(supply.famine(wasted.state), Starved)
    assert why_not(play_moves(state, "feed wild").state, Supply(at("c4"))) is Reason.STARVES_ANOTHER
    step = play_moves(state, "feed wild", "supply d3", "feed barley-1")
    by_wild, by_barley = told(step, HutsFed)
    return Example(
        state,
        step,
        (
            phrase("red", *(word for hut in sorted(player.huts) for word in (hut, hut.food))),
            "wild barley-1",
            phrase("red c4 wild", *starved.huts),
            phrase(by_wild.card, *by_wild.huts, by_barley.card, *by_barley.huts),
        ),
    )


def wells() -> Example:
    """§5.4 Two corners with huts all around, one of which will do."""
    stand = hexes("c4 c5 d4 d5")
    state = alone(Phase.WELLS, RED, Player(huts=stand, fed=stand, plow=False), reign=2)
    [well] = [choice.site for choice in legal_moves(state) if isinstance(choice, Well)]
    [corner] = corners("c4-c5-d4")
    assert why_not(state, Well(corner)) is Reason.FERTILE_CORNER
    step = play_moves(state, f"well {well}")
    [scored] = told(step, Scored)
    wet = sum(hut.region.is_river for hut in well.hexes)
    green = [hut for hut in corner.hexes if hut.region is Region.FERTILE]
    return Example(
        state,
        step,
        (
            phrase(state.reign, "red", *sorted(stand)),
            phrase(*sorted(well.hexes), wet, scored.points),
            phrase(*sorted(corner.hexes), *green),
        ),
    )


def rivers() -> Example:
    """§5.5 Three huts on one river, and more camels than there is room for."""
    stand = hexes("c5 d4 e5")
    assert all(hut.region is Region.LOWER_RIVER for hut in stand)
    state = alone(Phase.WELLS, YELLOW, Player(camels=5, huts=stand, fed=stand, plow=False))
    step = income.earn(state)
    [earned] = told(step, CamelsEarned)
    shares = river_shares(sorted(stand))
    return Example(
        state,
        step,
        (
            phrase("yellow", len(stand), *sorted(stand)),
            phrase(*shares, earned.camels + earned.lost),
            phrase("yellow", state.me.camels, step.state.me.camels, earned.lost),
        ),
    )


def river_shares(stand: list[Hex]) -> list[int]:
    """§5.5 Return the camels that each of these huts adds to those before it."""
    totals = [income.river_camels(stand[:count]) for count in range(len(stand) + 1)]
    return [after - before for before, after in pairwise(totals)]


def prestige() -> Example:
    """§5.6 Huts in every region, and a ziggurat of two tiles."""
    stand = hexes("c4 d3 c5 a6 c6 d5")
    player = Player(huts=stand, fed=stand, bases=hexes("b5"), centres=hexes("b5"), plow=False)
    state = alone(Phase.WELLS, GREEN, player)
    step = income.prestige(state)
    groups = [
        [hut for hut in stand if hut.region is region]
        for region in (Region.FERTILE, Region.ARID, Region.LOWER_RIVER)
    ]
    assert sum(map(len, groups)) == len(stand)
    tiles = sum(event.points for event in told(step, Scored) if event.source is Source.ZIGGURATS)
    return Example(
        state,
        step,
        (phrase("green", *map(len, groups)), phrase(*map(income.hut_points, groups), tiles, step.state.me.score)),
    )


EXAMPLES = (huts, feeding, strict, wells, rivers, prestige)
