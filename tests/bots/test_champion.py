"""The search by a network: what it counts adds up, deals come back as they were, and it plays better for it."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from assyria import Playthrough, kernel
from assyria.bots import Budget, load_bot
from assyria.bots.machine import ROOT
from assyria.bots.network import tree
from assyria.bots.numba_machine import NumbaTree
from assyria.bots.search import Search
from assyria.packed.reading import dealt, legal_actions
from assyria.rules import Game, Phase, legal_moves, shuffled_with, view
from tests.bots.test_search import position
from tests.games import random_game

SHUFFLE = shuffled_with(Random(0))

pytestmark = pytest.mark.usefixtures("by_numba")


def searched(players: int, phase: Phase, simulations: int, threads: int = 1) -> Search:
    search = Search(view(position(players, phase)), Random(1), threads)
    search.run(Budget(simulations=simulations))
    return search


def nodes_of(search: Search) -> Any:
    only = only_tree(search)
    return only.nodes[: only.used]


def only_tree(search: Search) -> NumbaTree:
    (only,) = search._trees
    assert isinstance(only, NumbaTree)
    return only


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", [Phase.HARVEST, Phase.HUTS, Phase.SUPPLY, Phase.ACTIONS])
def test_visits_add_up(players: int, phase: Phase) -> None:
    """A simulation ends at each node once, when it is new; later ones go on below it, if there is a choice."""
    search = searched(players, phase, 300)
    assert search.simulations == 300
    assert sum(search.visits().values()) == 299
    assert set(search.visits()) == set(legal_actions(search.root))
    nodes = nodes_of(search)
    below = np.zeros(len(nodes), int)
    priors = np.zeros(len(nodes))
    for node in range(len(nodes)):
        child = nodes[node]["first_child"]
        while child != tree.NO_NODE:
            below[node] += nodes[child]["visits"]
            priors[node] += nodes[child]["prior"]
            child = nodes[child]["next_sibling"]
    inner, deals = nodes["first_child"] != tree.NO_NODE, nodes["deals"] == 1
    assert (below == nodes["visits"])[deals].all()
    assert (below == nodes["visits"] - 1)[inner & ~deals].all()
    assert np.allclose(priors[inner & ~deals], 1, atol=1e-4)
    assert len(nodes) > 300


def test_a_node_is_one_position() -> None:
    """Whoever chooses there, and among what, is the same at each visit, behind deals too."""
    search = searched(3, Phase.ACTIONS, 3000)
    nodes = nodes_of(search)
    behind = np.flatnonzero((nodes["action"] == tree.DEAL) & (nodes["visits"] > 3))
    assert len(behind) > 2
    parents = {}
    for node in range(len(nodes)):
        child = nodes[node]["first_child"]
        while child != tree.NO_NODE:
            parents[int(child)] = node
            child = nodes[child]["next_sibling"]
    for node in behind[:20].tolist():
        line = [node]
        while line[0] != ROOT:
            line.insert(0, parents[line[0]])
        state = replayed(search, nodes, line)
        legal = kernel.legal_actions(state).tolist()
        children = set()
        child = nodes[node]["first_child"]
        while child != tree.NO_NODE:
            children.add(int(nodes[child]["action"]))
            child = nodes[child]["next_sibling"]
        assert children == set(legal)
        assert nodes[node]["seat"] == kernel.movers(state)[0]


def replayed(search: Search, nodes: Any, line: list[int]) -> kernel.States:
    """Play the moves of a line of nodes, with its deals."""
    state = np.frombuffer(bytearray(search.root), kernel.STATE)
    for node, after in zip(line[1:], [*line[2:], None], strict=True):
        if nodes[node]["action"] == tree.DEAL:
            continue
        seed = np.array([1 if after is None else max(1, nodes[after]["seed"])], np.uint64)
        before = dealt(state.tobytes())
        if nodes[node]["deals"]:
            kernel.redeal(state, seed.copy())
        legal = [int(nodes[node]["action"])]
        while len(legal) == 1:
            kernel.step(state, np.array(legal), seed)
            legal = kernel.legal_actions(state).tolist()
        assert bool(nodes[node]["deals"]) == (dealt(state.tobytes()) != before)
    return state


def test_only_what_everyone_sees_matters() -> None:
    """The same visits, whatever lies in the decks."""
    position_seen, decks, found = kernel.from_state(position(4, Phase.HUTS)), set(), set()
    for seed in range(5):
        kernel.redeal(position_seen, kernel.generators(seed, 1))
        decks.add(position_seen["deck"].tobytes())
        search = Search(view(kernel.to_state(position_seen)), Random(3), 1)
        search.run(Budget(simulations=200))
        found.add(tuple(search.visits().items()))
    assert len(decks) == 5
    assert len(found) == 1


def test_a_decided_game_is_seen_as_decided() -> None:
    """At the last choice the tree ends with the game, and counts it as the network does."""
    history = random_game(Game(2), 4)
    number = max(at for at in range(len(history.moves)) if len(legal_moves(history.at(at))) > 1)
    search = Search(view(history.at(number)), Random(1), 1)
    search.run(Budget(simulations=200))
    nodes = nodes_of(search)
    ends = [node for node in nodes[1:] if node["visits"] > 1 and node["first_child"] == tree.NO_NODE]
    assert ends
    for node in ends:
        means = node["value_sums"][:2] / node["visits"]
        assert means.sum() == pytest.approx(0, abs=1e-4)
        assert abs(means).min() > 0.9 or abs(means).max() < 1e-4
        shares = node["share_sums"][:2] / node["visits"]
        assert sorted(shares.tolist()) in ([0, 1], [0.5, 0.5])


def test_a_full_tree_goes_on_counting() -> None:
    """Also where each simulation meets another deal: nothing is written behind its memory."""
    history = random_game(Game(2), 1)
    states = [history.at(number) for number in range(len(history.moves))]
    last = next(
        state
        for state, after in pairwise(states)
        if state.phase is Phase.ACTIONS and after.phase is Phase.HARVEST and len(legal_moves(state)) > 2
    )
    search = Search(view(last), Random(1), 1)
    only = only_tree(search)
    search.run(Budget(simulations=100))
    memory, room = only.nodes, only.used
    memory[room:] = memory[0]
    behind = memory[room:].tobytes()
    only.nodes = memory[:room]
    search.run(Budget(simulations=3000))
    assert search.simulations == 3000
    assert only.used == room
    assert memory[room:].tobytes() == behind


def test_it_tells_win_chances_and_plays_the_same_way_twice() -> None:
    def game() -> tuple[list[str], list[int]]:
        bots = [load_bot(name, threads=1).new_game() for name in ("champion@12", "policy")]
        playthrough = Playthrough(players=2, seed=5)
        while not playthrough.is_over:
            seen = playthrough.view
            playthrough.play(bots[seen.mover].choose(seen, Random(len(playthrough.moves))))
            found = bots[seen.mover].statistics
            if found is not None:
                assert seen.mover == 0
                assert sum(found.chances) == pytest.approx(1, abs=1e-3)
        return [str(move) for move in playthrough.moves], list(playthrough.scores)

    first = game()
    assert first == game()
    assert min(first[1]) > 90
