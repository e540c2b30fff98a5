"""Bots compute by `kernel.wasm` in wasmtime, to the last bit as Numba does."""

from __future__ import annotations

import gc
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import wasmtime

from assyria.bots.machine import ANY, AT_ROOT, MAX_NODES, ROOT, Machine, PointSums
from assyria.bots.network.playouts import SIDE_BY_SIDE
from assyria.bots.numba_machine import NumbaMachine
from assyria.bots.wasm_machine import TREES_KEPT, WasmMachine
from assyria.bots.wasmtime_kernel import PAGE, WasmtimeKernel
from assyria.extras import install
from assyria.packed import legal_actions
from assyria.rules import Game, View, legal_moves, view
from tests.effort import effort
from tests.games import random_game

PLAYERS = [2, 3, 4]
SIMULATIONS = 300

Found = tuple[dict[int, int], list[float], PointSums]
"""Visits by action, shares and points."""


@pytest.fixture(scope="module")
def wasm() -> WasmMachine:
    return WasmMachine(WasmtimeKernel, threads=2)


@pytest.fixture(scope="module")
def numba() -> NumbaMachine:
    return NumbaMachine()


def decisions(players: int, count: int) -> Iterator[View]:
    """Yield positions with a choice, from all over a game."""
    history = random_game(Game(players), players)
    states = [history.at(number) for number in range(len(history.moves))]
    open_ones = [state for state in states if len(legal_moves(state)) > 1]
    yield from map(view, open_ones[:: max(1, len(open_ones) // count)])


def searched(
    machine: Machine, block: bytes, trees: int = 2
) -> list[tuple[dict[int, int], list[float], PointSums]]:
    """Return what trees have counted at their roots, after simulations of their own choice and of one action."""
    grown = [machine.new_tree(block, seed) for seed in range(trees)]
    machine.run_simulations(grown, SIMULATIONS, ANY)
    tried = min(set.intersection(*(set(tree.children(ROOT)) for tree in grown)))
    machine.run_simulations(grown, 20, tried)
    return [
        (
            {action: tree.visits(child) for action, child in tree.children(ROOT).items()},
            tree.shares(ROOT),
            tree.points(action),
        )
        for tree in grown
        for action in (tried, AT_ROOT)
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_all_is_the_same_by_numba(wasm: WasmMachine, numba: NumbaMachine, players: int) -> None:
    for seen in decisions(players, effort(3, 60)):
        block = wasm.position(seen)
        assert block == numba.position(seen)
        for action in legal_actions(block):
            assert wasm.play(block, action) == numba.play(block, action)
        assert list(wasm.preferences(block)) == numba.preferences(block)
        assert searched(wasm, block) == searched(numba, block)
        # One game, and more than go side by side; with a first action and without.
        for first, games in ((legal_actions(block)[0], [7]), (ANY, range(1, SIDE_BY_SIDE + 4))):
            assert wasm.finish_games(block, first, games) == numba.finish_games(block, first, games)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_tree_goes_on_behind_a_move_as_by_numba(wasm: WasmMachine, numba: NumbaMachine, players: int) -> None:
    seen = next(iter(decisions(players, 1)))
    told = []
    for machine in (wasm, numba):
        block = machine.position(seen)
        tree = machine.new_tree(block, 5)
        machine.run_simulations([tree], SIMULATIONS, ANY)
        action = max(tree.children(ROOT), key=lambda each: tree.visits(tree.children(ROOT)[each]))
        tree.advance_root(action, machine.play(block, action))
        tree.use_generator(9)
        machine.run_simulations([tree], SIMULATIONS, ANY)
        told.append((tree.visits(ROOT), tree.shares(ROOT), tree.points(AT_ROOT)))
    assert told[0] == told[1]


def test_trees_in_many_threads_are_those_of_one(wasm: WasmMachine) -> None:
    """Also while others ask for preferences: threads take turns at a memory."""
    blocks = [wasm.position(seen) for seen in decisions(3, 6)]
    alone = WasmMachine(WasmtimeKernel)
    expected = [(searched(alone, block, 3), list(alone.preferences(block))) for block in blocks]
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(lambda block: (searched(wasm, block, 3), list(wasm.preferences(block))), blocks))
    assert found == expected


@pytest.mark.parametrize(("trees_kept", "needed"), [(TREES_KEPT, 2), (math.inf, 1)])
def test_the_memory_of_ended_searches_is_given_back_or_used_again(trees_kept: float, needed: int) -> None:
    kernels: list[WasmtimeKernel] = []

    def new_kernel() -> WasmtimeKernel:
        kernels.append(WasmtimeKernel())
        return kernels[-1]

    machine = WasmMachine(new_kernel, trees_kept=trees_kept)
    block = machine.position(next(iter(decisions(2, 1))))
    for _ in range(3):
        # One after the other they use the same memory again.
        machine.run_simulations([machine.new_tree(block, 1)], 10, ANY)
    assert len(kernels) == 1
    many = [machine.new_tree(block, seed) for seed in range(TREES_KEPT + 2)]
    machine.run_simulations(many, 10, ANY)
    many.clear()
    gc.collect()
    machine.run_simulations([machine.new_tree(block, 1)], 10, ANY)
    assert len(kernels) == needed


def test_what_does_not_fit_into_the_memory_is_refused() -> None:
    kernel = WasmtimeKernel()
    before = kernel.take(8)
    with pytest.raises(MemoryError, match="no memory for"):
        kernel.take(1 << 32)
    assert kernel.take(8) == before + 16
    for address in (-1, 1 << 32, PAGE * 10_000):
        with pytest.raises(IndexError, match="are not in the memory"):
            kernel.read(address, 8)
        with pytest.raises(IndexError, match="are not in the memory"):
            kernel.write(address, b"12345678")


def test_a_call_that_makes_no_sense_stops_the_call_alone() -> None:
    kernel = WasmtimeKernel()
    for _ in range(2):
        with pytest.raises(wasmtime.Trap, match="out of bounds memory access"):
            kernel.exports.visits((1 << 31) - 64, MAX_NODES, 0)
        assert kernel.exports.action_count() > 100
    with pytest.raises(TypeError, match="3 arguments expected, not 1"):
        kernel.exports.visits(0)


PLAYED = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = sys.modules["llvmlite"] = None
from random import Random
from assyria.bots import load_bot
from assyria.rules import Game, deal, new_game, view
seen = view(new_game(Game(3), deal(3, Random(1))).state)
print(load_bot("champion@100").new_game().choose(seen, Random(1)))
"""


def python(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **environment})


def test_playing_needs_no_numba() -> None:
    done = python(PLAYED, ASSYRIA_MACHINE="wasmtime")
    assert done.returncode == 0, done.stderr
    assert done.stdout == python(PLAYED.replace("\nsys.modules", "\n#"), ASSYRIA_MACHINE="numba").stdout


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ("numba", "ASSYRIA_MACHINE is 'numba', but Numba is not installed: " + install("research")),
        ("abacus", "ASSYRIA_MACHINE is 'abacus'; it may be wasmtime or numba"),
    ],
)
def test_a_machine_that_is_not_there_is_named(chosen: str, why: str) -> None:
    done = python(PLAYED, ASSYRIA_MACHINE=chosen)
    assert done.returncode == 1
    assert why in done.stderr


def test_nothing_is_closed_once_python_ends() -> None:
    """By then Python may have unloaded what closes it."""
    program = """
import os, wasmtime
from assyria.bots.wasmtime_kernel import WasmtimeKernel
for kind in (wasmtime.Engine, wasmtime.Module, wasmtime.Store):
    kind._delete = lambda *_, say=os.write: say(1, b"closed ")
kept, _ = WasmtimeKernel(), WasmtimeKernel()
del _
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"closed ", b""), "the second kernel, and no other"
