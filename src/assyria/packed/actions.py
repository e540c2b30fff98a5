"""One number for every decision, the same in every phase (numbering 1, docs/kernel.md).

What a hex means depends on the phase: a start space, a hut to place, a hut to feed; in the actions a hut to
build on or a ziggurat to extend, and no hex holds both.
"""

from __future__ import annotations

from assyria.board import Dignitary
from assyria.packed.numbering import (
    HEXES,
    KINDS,
    MOST_PLAYERS,
    NUMBER_OF_HEX,
    NUMBER_OF_KIND,
    NUMBER_OF_SITE,
    SITES,
)
from assyria.rules import DONE as DONE_MOVE
from assyria.rules import OFFER as OFFER_MOVE
from assyria.rules import Move, Phase, Position
from assyria.rules.moves import (
    Build,
    Buy,
    Court,
    Done,
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

NUMBERING = 1
"""The version: it changes when any action gets another number."""

HEX = 0
SITE = HEX + len(HEXES)
CARD = SITE + len(SITES)
COLUMN = CARD + len(KINDS)
DIGNITARY = COLUMN + MOST_PLAYERS + 1
OFFER = DIGNITARY + len(Dignitary)
DONE = OFFER + 1
ACTIONS = DONE + 1
"""The number of actions."""

OTHERS = CARD
"""Actions on neither hex nor site: they share the third word of legal actions."""

_DIGNITARIES = tuple(Dignitary)
_ON_HEX: dict[Phase, type[Start | Hut | Supply]] = {
    Phase.START: Start,
    Phase.HUTS: Hut,
    Phase.SUPPLY: Supply,
}
_OF_CARD: dict[Phase, type[Draft | Feed | Buy]] = {
    Phase.DRAFT: Draft,
    Phase.SUPPLY: Feed,
    Phase.ACTIONS: Buy,
}


def action_of(move: Move) -> int:
    """Return the number of a move. Raises ValueError for a well where none can stand."""
    match move:
        case Start(at) | Hut(at) | Supply(at) | Build(at) | Extend(at):
            return HEX + NUMBER_OF_HEX[at]
        case Well(site):
            if site not in NUMBER_OF_SITE:
                raise ValueError(f"{site} is no site for a well")
            return SITE + NUMBER_OF_SITE[site]
        case Draft(card) | Feed(card) | Buy(card):
            return CARD + NUMBER_OF_KIND[card]
        case Harvest(column):
            return COLUMN + column - 1
        case Court(dignitary):
            return DIGNITARY + dignitary.rank
        case Offer():
            return OFFER
        case Done():
            return DONE


def move_of(action: int, position: Position) -> Move:
    """Return the move of a number in this position, legal or not. Raises ValueError if the phase has none."""
    phase = position.phase
    if HEX <= action < SITE:
        at = HEXES[action - HEX]
        if phase in _ON_HEX:
            return _ON_HEX[phase](at)
        if phase is Phase.ACTIONS:
            return Extend(at) if at in position.me.bases else Build(at)
    elif SITE <= action < CARD and phase is Phase.WELLS:
        return Well(SITES[action - SITE])
    elif CARD <= action < COLUMN and phase in _OF_CARD:
        return _OF_CARD[phase](KINDS[action - CARD])
    elif COLUMN <= action < DIGNITARY and phase is Phase.HARVEST:
        return Harvest(action - COLUMN + 1)
    elif DIGNITARY <= action < OFFER and phase is Phase.ACTIONS:
        return Court(_DIGNITARIES[action - DIGNITARY])
    elif action == OFFER and phase is Phase.ACTIONS:
        return OFFER_MOVE
    elif action == DONE and phase in (Phase.WELLS, Phase.ACTIONS):
        return DONE_MOVE
    raise ValueError(f"{action} is no action in {phase.value}")
