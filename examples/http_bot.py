"""A bot that plays over the network, at every table where its owner sits. Standard library only.

ASSYRIA_TOKEN=assyria_… python examples/http_bot.py http://127.0.0.1:8642
"""

import json
import os
import random
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

SILENCE = 20
"""Seconds without even an empty line after which the stream is taken for dead; the server sends one every six."""


def choose(game: dict[str, Any]) -> str:
    """One of the legal moves. Here is the place for your ideas: game["position"] has the whole table."""
    legal: list[str] = game["legal"]
    return random.choice([move for move in legal if move != "done"] or legal)


class Server:
    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(self.address + path, data, self.headers), timeout=SILENCE)  # noqa: S310

    def post(self, path: str, body: dict[str, Any]) -> None:
        """Send it until there is an answer: to send the same move twice does no harm."""
        while True:
            try:
                with self.open(path, body):
                    return
            except HTTPError as refused:
                problem = json.load(refused)
                if refused.code not in (429, 503):
                    # Somebody else was faster, or we were wrong: the stream has a new line if there is more to do.
                    print(f"refused: {problem['title']}", file=sys.stderr)
                    return
                time.sleep(problem.get("retry_after", 1))
            except (OSError, HTTPException):
                time.sleep(1)


def play(server: Server) -> None:
    """Follow the stream for ever. The cursor is what we have dealt with, so nothing is lost in between."""
    cursor = ""
    while True:
        try:
            with server.open(f"/api/bot/stream?cursor={quote(cursor)}") as lines:
                for line in lines:
                    if line.strip():
                        game = json.loads(line)
                        answer(server, game)
                        cursor = game["cursor"]
        except HTTPError as refused:
            if refused.code == 401:
                sys.exit("The server does not know this token.")
        except (OSError, HTTPException):
            pass
        time.sleep(1)


def answer(server: Server, game: dict[str, Any]) -> None:
    for seat in game["away"]:
        # We were too slow and a stand-in plays for us: take the seat back.
        server.post(f"/api/tables/{game['game']}/commands", {"type": "come-back", "seat": seat})
    if game["your_move"]:
        move = {"seat": game["seat"], "version": game["version"], "move": choose(game)}
        server.post(f"/api/bot/games/{game['game']}/move", move)
    if game["status"] == "finished":
        print(f"{game['game']} is over: {game['scores']}, our seats {game['seats']}", flush=True)


if __name__ == "__main__":
    play(Server(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8642", os.environ["ASSYRIA_TOKEN"]))
