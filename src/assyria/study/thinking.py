"""What runs where there is an engine, in a server's worker processes and in a browser's worker: see `Thinker`."""

from __future__ import annotations

from assyria.bots import analysing
from assyria.bots.analysis_message import analysis_message
from assyria.bots.current_machine import machine
from assyria.bots.players import Players
from assyria.protocol.analyses import Analysis
from assyria.record import parse_move
from assyria.study import playouts
from assyria.study.candidates import explain_best
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.playouts import PlayoutSums
from assyria.study.review import judge_task, parse_view

_players = Players()


def think(bot: str, position: str, seed: int, game: str) -> str:
    """Return a bot's move. Raises BotFailed or UnknownBot."""
    return _players.think(bot, position, seed, game)


def analyse(position: str, played: str | None) -> Analysis:
    """Return what the engine finds in a position."""
    seen = parse_view(position)
    move = None if played is None else parse_move(played, seen.game.board)
    found = analysing.analyse(seen, played=move)
    return analysis_message(found, explain_best(found, seen, move))


def judge(task: ReviewTask) -> Judgement:
    """Return the engine's judgement of a task of a review."""
    return judge_task(task)


def play_out(position: str, move: str | None, number: int) -> PlayoutSums:
    """Return what a part of the games of a position comes to."""
    seen = parse_view(position)
    return playouts.play_out(seen, None if move is None else parse_move(move, seen.game.board), number)


def prepare() -> None:
    """Load what strong bots compute with, before one is asked."""
    machine()
