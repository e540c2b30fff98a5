"""§1.1, §2.5, §4 The board, the draft, and farming."""

from __future__ import annotations

from tests.positions import at, cards, opening, played, told

from assyria.rules import Phase, Step, farming, legal_moves
from assyria.rules.events import Drafted, Harvested, OrderChanged
from tools.examples.example import BLUE, COLOURS, GREEN, RED, Example, move, phrase, play_moves


def neighbours() -> Example:
    """§1.1 A hex and its neighbours."""
    state, middle = opening().state, at("b5")
    around = sorted(middle.neighbours)
    return Example(state, Step(state), (phrase(middle, middle.food), phrase(len(around), *around)))


def draft() -> Example:
    """§2.5 Three players take a card each, the last of them first."""
    sown = "dates-1 palm-1 barley-3 wild grapes-1 salt-2 dates-2 palm-3"
    begun = opening(3, f"{sown} salt-1 grapes-2 wild", order=(RED, BLUE, GREEN)).state
    state = played(begun, move("start b5"), move("start e2"), move("start g6")).state
    step = play_moves(state, "draft wild", "draft grapes-2", "draft salt-1")
    last, middle, first = told(step, Drafted)
    return Example(
        state,
        step,
        (
            phrase(*(COLOURS[seat] for seat in state.order)),
            phrase(*state.draft),
            phrase(COLOURS[last.seat], last.card),
            phrase(COLOURS[middle.seat], middle.card),
            phrase(first.card, COLOURS[first.seat]),
        ),
    )


DRAWN = "wild dates-1 barley-2 grapes-1 grapes-3"
"""§4.1 A row as it was drawn."""


def sowing() -> Example:
    """§4.1 A row for four players, laid out."""
    state = opening(4, f"{DRAWN} salt-1 palm-3 barley-3 palm-1 dates-2").state
    row = [column[0] for column in state.columns]
    return Example(state, Step(state), (phrase(*cards(DRAWN)), phrase(*row)))


def harvest() -> Example:
    """§4.3 Four players take columns of that sowing, and a new turn order comes of it."""
    state = sowing().state
    while state.phase is not Phase.HARVEST:
        state = played(state, legal_moves(state)[0]).state
    step = play_moves(state, "harvest 4", "harvest 1", "harvest 5", "harvest 2").then(farming.new_order)
    [changed] = told(step, OrderChanged)
    taken = [phrase(COLOURS[event.seat], event.column) for event in told(step, Harvested)]
    left = step.state.takers.index(None) + 1
    return Example(state, step, (*taken, phrase(*(COLOURS[seat] for seat in changed.order), left)))


EXAMPLES = (neighbours, draft, sowing, harvest)
