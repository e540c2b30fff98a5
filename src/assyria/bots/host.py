"""`python -m assyria.bots.host BOT`: any bot as an engine, in a process of its own.

So a bot that hangs can be ended, one that ends its process ends no other, and what it prints disturbs nothing.
With `--check` it is only loaded: nothing is printed if that succeeds, else why not, with exit code 3. Analyses are
those of our own engine, whatever the bot.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from assyria.bots.analysing import Depth, NothingToDecide, analyses, need_decision
from assyria.bots.bot import Bot, BotPlayer
from assyria.bots.engine_analysis import write_analysis
from assyria.bots.failure import BotFailed
from assyria.bots.spec import UnknownBot, load_bot
from assyria.protocol.reading import Unreadable, parse
from assyria.protocol.values import Limits
from assyria.record import NotAMove, NotAPosition, move_text, parse_move, parse_position
from assyria.rules import IllegalMove, View


@dataclass(frozen=True)
class _Question:
    """A question of the engine protocol."""

    type: Literal["game", "analyse"]
    position: str
    game: str = ""
    seed: int = 0
    simulations: Annotated[int, Limits(at_least=1)] | None = None
    seconds: Annotated[float, Limits(at_least=0.001)] | None = None
    played: str | None = None


PLAYERS = 64
"""Seats of games that are remembered; the one asked longest ago is forgotten first."""
LONGEST = 200
"""Characters of what a bot printed that go with the answer."""
LONGEST_TRACE = 8000
NOT_LOADED = 3


class HostedBot:
    """A bot, and its players by game and seat."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._players: OrderedDict[tuple[str, int], BotPlayer] = OrderedDict()

    def answers(self, message: object, is_stopped: Callable[[], bool]) -> Iterator[dict[str, Any]]:
        """Yield the answers to a question of the engine protocol; none to what needs none."""
        if isinstance(message, dict) and message.get("type") == "stop":
            return
        try:
            question = parse(_Question, message, strict=False)
            seen = parse_position(question.position)
            if not isinstance(seen, View):
                yield {"error": "position: it tells the order of the undealt cards, which needs a ~ before them"}
            elif question.type == "analyse":
                yield from self._analyse(question, seen, is_stopped)
            else:
                yield self._move(question, seen)
        except NotAPosition as wrong:
            yield {"error": f"position: {wrong}"}
        except (Unreadable, NotAMove, IllegalMove, NothingToDecide) as wrong:
            yield {"error": str(wrong)}

    def _move(self, question: _Question, seen: View) -> dict[str, Any]:
        need_decision(seen)
        try:
            player = self._player(question.game, seen.mover)
            return {"move": move_text(player.decide(seen, question.seed))}
        except BotFailed as failed:
            told = failed.failure
            return {
                "error": {
                    "code": told.code,
                    "why": told.why,
                    "answer": told.answer,
                    "trace": told.trace[-LONGEST_TRACE:],
                }
            }

    def _analyse(
        self, question: _Question, seen: View, is_stopped: Callable[[], bool]
    ) -> Iterator[dict[str, Any]]:
        played = None if question.played is None else parse_move(question.played, seen.game.board)
        for found in analyses(seen, Depth(question.simulations, question.seconds), played):
            yield {"analysis": write_analysis(found)}
            if is_stopped():
                break
        yield {"last": True}

    def _player(self, game: str, seat: int) -> BotPlayer:
        key = game, seat
        player = self._players.pop(key, None) or self._bot.new_game(game)
        self._players[key] = player
        if len(self._players) > PLAYERS:
            self._players.popitem(last=False)
        return player


class _Printed:
    """A file in place of standard output, and standard output under another number."""

    def __init__(self) -> None:
        sys.stdout.flush()
        self.answers = os.fdopen(os.dup(1), "wb")
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - for the life of the process
        os.dup2(self._file.fileno(), 1)

    def take(self) -> str:
        """Return what was printed since the last time, and pass it on to standard error."""
        sys.stdout.flush()
        size = os.lseek(1, 0, os.SEEK_CUR)
        if not size:
            return ""
        os.lseek(1, 0, os.SEEK_SET)
        text = os.read(1, 4096).decode("utf-8", "replace")
        os.ftruncate(1, 0)
        os.lseek(1, 0, os.SEEK_SET)
        sys.stderr.write(text if text.endswith("\n") else f"{text}\n")
        sys.stderr.flush()
        return text[:LONGEST]


def _read_lines(lines: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        lines.put(line)
    # Nobody asks any more. The bot may be in the middle of a thought that never ends.
    os._exit(0)


def main(arguments: list[str]) -> None:
    """Load a bot and answer questions until standard input ends."""
    name, *options = arguments
    printed = _Printed()
    try:
        bot = load_bot(name)
    except UnknownBot as unknown:
        if options == ["--check"]:
            printed.answers.write(unknown.why.encode())
            printed.answers.flush()
        else:
            print(unknown.why, file=sys.stderr, flush=True)
        os._exit(NOT_LOADED)
    if options == ["--check"]:
        os._exit(0)
    hosted = HostedBot(bot)
    printed.take()
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read_lines, args=(lines,), daemon=True).start()
    while True:
        message = _json(lines.get())
        number = message.get("question") if isinstance(message, dict) else None
        for answer in hosted.answers(message, lambda: not lines.empty()):
            told = {"question": number, **answer}
            text = printed.take()
            if text:
                told["printed"] = text
            printed.answers.write(json.dumps(told).encode() + b"\n")
            printed.answers.flush()


def _json(line: str) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


if __name__ == "__main__":
    main(sys.argv[1:])
