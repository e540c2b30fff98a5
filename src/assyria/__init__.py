"""Assyria: huts, wells and ziggurats between two rivers. An unofficial digital edition.

`Playthrough` is a game being played: legal moves, play, undo, scores, records, pictures. `play_match` lets bots
play each other. Beneath are pure functions over frozen positions: `new_game`, `legal_moves`, `play`, `outcome`,
`view`, `check`, `replay`. Names are loaded when first used, so that the rules alone cost no NumPy and no server.

>>> import assyria
>>> game = assyria.Playthrough(players=3, seed=7)
>>> while not game.is_over:
...     _ = game.play(game.legal_moves[0])
>>> game.scores == assyria.outcome(game.state).scores
True
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from assyria.version import __version__

if TYPE_CHECKING:
    from assyria.arena import Stats, play_match
    from assyria.board import Board, load_board
    from assyria.bots import Bot, BotFailed, BotPlayer, Strategy, UnknownBot, load_bot
    from assyria.bots.analysing import Depth, analyse, analyses
    from assyria.bots.analysis import Analysis, Candidate
    from assyria.bots.client import Engine
    from assyria.pictures import Picture, picture
    from assyria.playthrough import Playthrough
    from assyria.record import (
        GameHistory,
        NoRecord,
        NotAMove,
        NotAPosition,
        Record,
        RecordError,
        find_move,
        move_text,
        parse_move,
        parse_position,
        position_text,
        read_record,
        read_records,
        replay,
        write_record,
        write_records,
    )
    from assyria.render.png import svg_to_png
    from assyria.rules import (
        Deal,
        Event,
        Game,
        IllegalMove,
        Move,
        Outcome,
        Phase,
        Player,
        Reason,
        ScoreBreakdown,
        Seat,
        Source,
        State,
        Step,
        View,
        check,
        deal,
        legal_moves,
        new_game,
        outcome,
        play,
        shuffled_with,
        view,
        why_not,
    )

else:
    # Once more as text, since the imports above would load everything. A test compares the two.
    _NAMES = {
        "assyria.arena": "Stats play_match",
        "assyria.board": "Board load_board",
        "assyria.bots": "Bot BotFailed BotPlayer Strategy UnknownBot load_bot",
        "assyria.bots.analysing": "Depth analyse analyses",
        "assyria.bots.analysis": "Analysis Candidate",
        "assyria.bots.client": "Engine",
        "assyria.pictures": "Picture picture",
        "assyria.playthrough": "Playthrough",
        "assyria.record": (
            "GameHistory NoRecord NotAMove NotAPosition Record RecordError find_move move_text "
            "parse_move parse_position position_text read_record read_records replay write_record write_records"
        ),
        "assyria.render.png": "svg_to_png",
        "assyria.rules": (
            "Deal Event Game IllegalMove Move Outcome Phase Player Reason ScoreBreakdown Seat Source State "
            "Step View check deal legal_moves new_game outcome play shuffled_with view why_not"
        ),
    }
    _MODULE_OF = {name: module for module, names in _NAMES.items() for name in names.split()}

    def __getattr__(name):
        """Load what is asked for (PEP 562). The type checker sees the imports above instead."""
        if name not in _MODULE_OF:
            raise AttributeError(
                f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__]
            )
        value = globals()[name] = getattr(import_module(_MODULE_OF[name]), name)
        return value

    def __dir__():
        return sorted({*globals(), *__all__})


__all__ = [
    "Analysis",
    "Board",
    "Bot",
    "BotFailed",
    "BotPlayer",
    "Candidate",
    "Deal",
    "Depth",
    "Engine",
    "Event",
    "Game",
    "GameHistory",
    "IllegalMove",
    "Move",
    "NoRecord",
    "NotAMove",
    "NotAPosition",
    "Outcome",
    "Phase",
    "Picture",
    "Player",
    "Playthrough",
    "Reason",
    "Record",
    "RecordError",
    "ScoreBreakdown",
    "Seat",
    "Source",
    "State",
    "Stats",
    "Step",
    "Strategy",
    "UnknownBot",
    "View",
    "__version__",
    "analyse",
    "analyses",
    "check",
    "deal",
    "find_move",
    "legal_moves",
    "load_board",
    "load_bot",
    "move_text",
    "new_game",
    "outcome",
    "parse_move",
    "parse_position",
    "picture",
    "play",
    "play_match",
    "position_text",
    "read_record",
    "read_records",
    "replay",
    "shuffled_with",
    "svg_to_png",
    "view",
    "why_not",
    "write_record",
    "write_records",
]
