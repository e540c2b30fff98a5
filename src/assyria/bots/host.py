"""`python -m assyria.bots.host BOT`: any bot as an engine, in a process of its own.

So a bot that hangs can be ended, one that ends its process ends no other, and what it prints disturbs nothing.
With `--check` it is only loaded: nothing is printed if that succeeds, else why not, with exit code 3.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import tempfile
import threading
from collections import OrderedDict
from typing import Any

from assyria.bots.bot import Bot, BotPlayer
from assyria.bots.failure import BotFailed
from assyria.bots.spec import UnknownBot, load_bot
from assyria.record import move_text, parse_position
from assyria.rules import View

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

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a question of the engine protocol."""
        seen = parse_position(message["position"])
        assert isinstance(seen, View)
        try:
            player = self._player(message["game"], seen.mover)
            return {"move": move_text(player.decide(seen, message["seed"]))}
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
        message = json.loads(lines.get())
        answer = {"question": message["question"], **hosted.answer(message)}
        text = printed.take()
        if text:
            answer["printed"] = text
        printed.answers.write(json.dumps(answer).encode() + b"\n")
        printed.answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
