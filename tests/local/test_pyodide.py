"""Bots and tables in a browser: Python under Pyodide on `kernel.wasm`, move for move the same as here."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import pytest
from tools.page import PACKAGES, install

import assyria
from assyria.bots import load_bot
from assyria.bots.analysing import analyse
from assyria.bots.analysis_message import analysis_message
from assyria.bots.shipped import MODULE, network_bytes
from assyria.cli.site_folder import find_node
from assyria.protocol.reading import parse
from assyria.record import move_text, position_text
from assyria.rules import Game, View, legal_moves, view
from assyria.study.candidates import explain_best
from assyria.study.playouts import PlayoutSums, play_out
from tests.effort import effort, some
from tests.games import random_game
from tests.local.playing import play_game
from tests.local.server_record import server_record

PLAYERS = [2, 3, 4]


class PyodideWorker:
    """The worker with the compiled code, in a Node process."""

    def __init__(self, node: str, files: Path) -> None:
        script = Path(__file__).with_name("pyodide.js")
        sources = Path(assyria.__file__).parents[2]
        self._process = subprocess.Popen(
            [node, str(script), str(PACKAGES / "pyodide"), str(sources), str(MODULE), str(files)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, what: str, **question: Any) -> str:
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps({"ask": what, **question}), file=self._process.stdin, flush=True)
        told = json.loads(self._process.stdout.readline())
        assert "wrong" not in told, told["wrong"]
        return str(told["answer"])

    def __enter__(self) -> PyodideWorker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PyodideWorker]:
    node = find_node()
    assert node, "Node is missing: pip install '.[page]'"
    install()
    files = tmp_path_factory.mktemp("files")
    for players in PLAYERS:
        (files / f"network-{players}.bin").write_bytes(network_bytes(players))
    with PyodideWorker(node, files) as found:
        yield found


def decisions(players: int, count: int) -> list[View]:
    """Return positions with a choice, from all over a game."""
    history = random_game(Game(players), 7)
    states = [history.at(number) for number in range(len(history.moves))]
    open_ones = [view(state) for state in states if len(legal_moves(state)) > 1]
    return open_ones[:: max(1, len(open_ones) // count)]


@pytest.mark.parametrize("players", some([2, 3, 4]))
@pytest.mark.parametrize("bot", ["level-6", "level-9", "policy"])
def test_bots_play_the_same_moves(worker: PyodideWorker, bot: str, players: int) -> None:
    for seed, seen in enumerate(decisions(players, effort(12, 100))):
        expected = move_text(load_bot(bot).new_game().choose(seen, Random(seed)))
        assert worker.ask("think", bot=bot, position=position_text(seen), seed=seed, game=f"g{seed}") == expected


@pytest.mark.parametrize("players", some([3, 2, 4]))
def test_searches_with_as_many_simulations_choose_the_same(worker: PyodideWorker, players: int) -> None:
    """Also where the tree of the last decision is kept for the next."""
    player = load_bot("champion@300").new_game()
    for seed, seen in enumerate(decisions(players, effort(8, 60))):
        expected = move_text(player.choose(seen, Random(seed)))
        told = worker.ask("think", bot="champion@300", position=position_text(seen), seed=seed, game="one")
        assert told == expected


def test_searches_use_the_memory_of_those_that_have_ended(worker: PyodideWorker) -> None:
    sizes = []
    for _ in range(3):
        for seed, seen in enumerate(decisions(4, 8)):
            worker.ask("think", bot="champion@100", position=position_text(seen), seed=seed, game="")
        sizes.append(worker.ask("size"))
    assert sizes == sizes[:1] * 3


def test_an_analysis_says_what_the_strongest_bot_expects(worker: PyodideWorker) -> None:
    seen = decisions(4, 3)[1]
    told = json.loads(worker.ask("analyse", position=position_text(seen), played=""))
    assert told["simulations"] > 0
    assert sum(seat["chance"] for seat in told["seats"]) == pytest.approx(1, abs=0.001)
    found = analyse(seen)
    assert told == asdict(analysis_message(found, explain_best(found, seen, None)))


def test_a_position_played_out_comes_to_the_same(worker: PyodideWorker) -> None:
    seen = decisions(2, 8)[-1]
    for move in (None, legal_moves(seen)[0]):
        sent = "" if move is None else move_text(move)
        told = worker.ask("play_out", position=position_text(seen), move=sent, number=100)
        assert parse(PlayoutSums, json.loads(told)) == play_out(seen, move, 100)


@pytest.mark.parametrize("players", some([4, 2, 3]))
def test_the_same_seed_is_the_same_game(worker: PyodideWorker, players: int) -> None:
    """A table in the browser's Python has the same record as here, and as on a server that reads its entries."""
    for seed in range(effort(1, 12)):
        there = json.loads(worker.ask("game", players=players, seed=seed))
        assert there["record"] == json.loads(asyncio.run(play_game(players, seed)))["record"]
        assert there["record"] == server_record(there["kept"])
