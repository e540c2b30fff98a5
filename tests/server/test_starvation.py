"""Guests who ask without end for what is cheap to ask for; others get their replays and reviews meanwhile.

With a real server's workers and limits. The guests stop when the others are served: were those to wait until the
guests have had enough, the tests would see it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from assyria.record import move_text, position_text
from assyria.study.puzzle import Kind
from assyria.study.puzzles import load_puzzles
from tests.games import golden, golden_lines, short_record
from tests.server.running import RunningServer
from tests.server.test_abuse import ABUSER, HONEST, PATIENCE
from tests.study.test_puzzles import unknown_moves

GAME = golden("2-players", 0)
GUESTS = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data: Path = tmp_path_factory.mktemp("server")
    with RunningServer(data, limits=()) as started:
        yield started


class Flood:
    """Guests of one address who each ask one thing after the other, until they are told to stop or have enough."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.asked = 0
        """All together."""
        self._stop = threading.Event()
        self._going = threading.Event()

    def ask(self, client: httpx.Client, asked: Iterator[tuple[str, dict[str, Any]]]) -> None:
        for path, sent in asked:
            if self._stop.is_set() or self.asked >= self.most:
                return
            self.asked += 1
            answer = client.post(path, json=sent)
            self._going.set()
            assert answer.status_code in (200, 429), answer.text

    def wait(self) -> None:
        """Until one of the guests is answered, and asks for more."""
        assert self._going.wait(PATIENCE)

    def stop(self) -> None:
        self._stop.set()


@contextmanager
def flooded(
    server: RunningServer, most: int, asks: Callable[[int], Iterator[tuple[str, dict[str, Any]]]]
) -> Iterator[Flood]:
    flood = Flood(most)
    with ExitStack() as guests, ThreadPoolExecutor(GUESTS) as pool:
        clients = [guests.enter_context(server.client(address=ABUSER, timeout=PATIENCE)) for _ in range(GUESTS)]
        going = [pool.submit(flood.ask, client, asks(number)) for number, client in enumerate(clients)]
        try:
            flood.wait()
            yield flood
        finally:
            flood.stop()
        for each in going:
            each.result()


def test_exercises_without_end_keep_no_replay_waiting(server: RunningServer) -> None:
    """A hundred moves each, from six guests of one address."""
    moves = [move_text(played.move) for played in GAME.moves[:100]]
    sent = {"position": position_text(GAME.at(0)), "mine": [0, 1], "moves": moves}

    def exercises(_: int) -> Iterator[tuple[str, dict[str, Any]]]:
        while True:
            yield "/api/exercise", sent

    record = golden_lines("2-players")[1]
    with server.client(address=HONEST, timeout=PATIENCE) as honest, flooded(server, 400, exercises) as flood:
        for _ in range(3):
            honest.post("/api/replay", content=record).raise_for_status()
        assert flood.asked < flood.most, "the replays came when the guests had enough"


@pytest.mark.long
def test_answers_to_puzzles_without_end_stop_no_review(server: RunningServer) -> None:
    """Each of them one that nobody has given before, so that the engine has to look at it."""
    puzzles = [puzzle for puzzle in load_puzzles() if puzzle.kind is Kind.MOVE]

    def answers(number: int) -> Iterator[tuple[str, dict[str, Any]]]:
        for puzzle in puzzles[number::GUESTS]:
            for move in unknown_moves(puzzle)[:2]:
                yield f"/api/puzzles/{puzzle.id}", {"moves": [move]}

    with server.client(address=HONEST, timeout=PATIENCE) as honest, flooded(server, 120, answers) as flood:
        steps = [honest.post("/api/review", content=short_record(16)).raise_for_status().json() for _ in range(2)]
        assert flood.asked < flood.most, "the review went on when the guests had enough"
    assert 0 < steps[0]["done"] < steps[1]["done"]
