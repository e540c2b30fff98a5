"""`assyria check`: validation of records."""

from __future__ import annotations

from assyria.cli.examine import ExaminedRecord, examining_command
from assyria.record import GameHistory
from assyria.render.words import Words
from assyria.rules import outcome


def _judge(history: GameHistory, words: Words) -> ExaminedRecord:
    """Return the judgement on a record that could be read: it is valid."""
    end = outcome(history.state)
    summary = (
        words("n-players", count=history.game.players),
        words("n-moves", count=len(history.moves)),
        words("cli-scores", scores=" ".join(map(str, end.scores))) if end else words("cli-unfinished"),
    )
    details = {
        "ok": True,
        "players": history.game.players,
        "moves": len(history.moves),
        "scores": list(end.scores) if end else None,
        "winners": list(end.winners) if end else None,
    }
    return ExaminedRecord("ok", ", ".join(summary), True, details)


check = examining_command("check", _judge, refused={"ok": False})
