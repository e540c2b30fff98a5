"""The rules: the whole game as pure functions over frozen positions.

`new_game` · `legal_moves` · `play` · `outcome` · `view` · `check` (and `replay`, in `assyria.record`).
"""

from assyria.rules.check import Breach, Law, check
from assyria.rules.deck import WrongDeal
from assyria.rules.events import Event
from assyria.rules.moves import DONE, OFFER, Move
from assyria.rules.reasons import IllegalMove, Reason
from assyria.rules.scoring import Outcome, outcome
from assyria.rules.setup import Deal, deal, new_game, shuffled_with
from assyria.rules.state import (
    BadRuleOption,
    FeedingRule,
    Game,
    Phase,
    Player,
    Position,
    ScoreBreakdown,
    Seat,
    Shuffle,
    Source,
    State,
)
from assyria.rules.step import Step
from assyria.rules.turn import legal_moves, play, play_own_part, reasons, why_not
from assyria.rules.view import View, redeal, view

dealt_anew = redeal  # as assyria.study says so far

__all__ = [
    "DONE",
    "OFFER",
    "BadRuleOption",
    "Breach",
    "Deal",
    "Event",
    "FeedingRule",
    "Game",
    "IllegalMove",
    "Law",
    "Move",
    "Outcome",
    "Phase",
    "Player",
    "Position",
    "Reason",
    "ScoreBreakdown",
    "Seat",
    "Shuffle",
    "Source",
    "State",
    "Step",
    "View",
    "WrongDeal",
    "check",
    "deal",
    "legal_moves",
    "new_game",
    "outcome",
    "play",
    "play_own_part",
    "reasons",
    "redeal",
    "shuffled_with",
    "view",
    "why_not",
]
