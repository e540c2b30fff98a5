"""§6 Actions."""

from __future__ import annotations

from tests.positions import corners, hexes, told

from assyria.board.tracks import HUTS, MULTIPLIERS
from assyria.rules import Phase, Player, Reason, legal_moves, why_not
from assyria.rules.events import CardBought, HutAtCourt, OfferingMade, ZigguratBuilt, ZigguratExtended
from assyria.rules.moves import Build
from tools.examples.example import BLUE, GREEN, RED, YELLOW, Example, alone, move, phrase, play_moves


def building() -> Example:
    """§6.1 Four huts, three of them around a well."""
    stand = hexes("c6 c7 d5 d6")
    player = Player(camels=6, huts=stand, fed=stand, plow=False)
    state = alone(Phase.ACTIONS, YELLOW, player, wells=corners("c6-d5-d6"))
    [site] = state.wells
    [only] = [choice.at for choice in legal_moves(state) if isinstance(choice, Build)]
    refused = [hut for hut in stand if why_not(state, Build(hut)) is Reason.TOUCHES_A_WELL]
    step = play_moves(state, f"build {only}")
    [built] = told(step, ZigguratBuilt)
    return Example(
        state,
        step,
        (
            phrase("yellow", *sorted(stand)),
            phrase(*sorted(site.hexes)),
            phrase(built.camels, "yellow", built.at, len(refused)),
        ),
    )


def extending() -> Example:
    """§6.2 Two ziggurats rise by a level each."""
    player = Player(camels=8, bases=hexes("b5 c4"), centres=hexes("c4"), plow=False)
    state = alone(Phase.ACTIONS, BLUE, player)
    step = play_moves(state, "extend b5", "extend c4")
    prices = [event.camels for event in told(step, ZigguratExtended)]
    assert why_not(step.state, move("extend b5")) is Reason.RAISED_THIS_TURN
    return Example(state, step, (phrase("blue", player.camels, *prices, step.state.me.camels),))


def intrigue() -> Example:
    """§6.3 A hut that a ziggurat replaces goes to court at once."""
    stand = hexes("a1 a2 a6 b2 b6 c1 c6 c7 d5 d6")
    player = Player(camels=8, huts=stand, fed=stand, bases=hexes("b5"), plow=False)
    state = alone(Phase.ACTIONS, RED, player)
    assert len(stand) == HUTS
    assert why_not(state, move("court lower")) is Reason.NO_HUT_IN_STOCK
    step = play_moves(state, "build c7", "court lower")
    [built], [sent] = told(step, ZigguratBuilt), told(step, HutAtCourt)
    return Example(state, step, (phrase("red", player.camels, "red", built.camels, sent.camels),))


def offering() -> Example:
    """§6.4 Three steps to the last space."""
    state = alone(Phase.ACTIONS, GREEN, Player(camels=3, offering=4, plow=False))
    step = play_moves(state, "offer", "offer", "offer")
    _, short, full = told(step, OfferingMade)
    start = state.me.offering
    assert full.space == len(MULTIPLIERS) - 1
    return Example(
        state,
        step,
        (
            phrase("green", start, f"×{MULTIPLIERS[start]}"),
            phrase(full.space - start, full.space, f"×{full.multiplier}"),
            phrase(short.space - start, short.space, f"×{short.multiplier}"),
        ),
    )


def market() -> Example:
    """§6.5 A food card and a plow, but no second food card."""
    state = alone(Phase.ACTIONS, RED, Player(camels=5, plow=False), display="salt-1 grapes-3")
    step = play_moves(state, "buy grapes-3", "buy plow")
    food, plow = told(step, CardBought)
    [left] = step.state.display
    assert why_not(step.state, move(f"buy {left}")) is Reason.BOUGHT_THIS_TURN
    return Example(
        state,
        step,
        (phrase(*state.display, "red plow"), phrase("red", food.card, food.camels, plow.card, plow.camels, left)),
    )


EXAMPLES = (building, extending, intrigue, offering, market)
