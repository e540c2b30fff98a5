"""The functions of `kernel.wasm`, as docs/wasm.md explains them.

JavaScript passes whole numbers of 32 bits, and addresses in the module's memory, which are pointers here. Nothing
is allocated: every block lies where the caller says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import carray, types

from assyria.bots.machine import ANY, ROOT
from assyria.bots.network import playouts, tree
from assyria.bots.network.inference import Evaluation, Scratch, evaluate_row
from assyria.bots.network.parameters import Parameters
from assyria.kernel import scoring, setup, turn
from assyria.kernel.bits import NONE, lowest, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import OVER, Position
from assyria.kernel.observation import encode
from assyria.kernel.observation.layout import SIZE
from assyria.packed.actions import ACTIONS, OTHERS, SITE
from assyria.packed.layout import NOBODY
from assyria.packed.numbering import MOST_PLAYERS
from tools.wasm.memory import (
    BYTES,
    DOUBLES,
    FEWEST,
    FLOATS,
    GENERATOR,
    HALVES,
    NETWORK_AT,
    NODES,
    NUMBER,
    NUMBERS,
    PLAYOUTS_AT,
    POSITION,
    SEARCH_AT,
    WHOLE,
    WORDS,
)

REFUSED = -1
"""The answer to arguments that make no sense; nothing was changed then."""


class Entry(NamedTuple):
    """An exported function and the types of its arguments and of its result."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    result: Any

    @property
    def name(self) -> str:
        return self.function.__name__


ENTRIES: list[Entry] = []


def entry(*arguments: Any, result: Any = NUMBER) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Export a function under its own name."""

    def export(function: Callable[..., Any]) -> Callable[..., Any]:
        ENTRIES.append(Entry(function, arguments, result))
        return function

    return export


@entry(POSITION, NUMBER, NUMBER, NUMBER, GENERATOR)
def new_game(position: Any, players: int, draft_size: int, strict_feeding: int, rng: Any) -> int:
    """Begin a new game in a block whose bytes are zero."""
    if not FEWEST <= players <= MOST_PLAYERS or not (draft_size == players or (players == 2 and draft_size == 3)):
        return REFUSED
    s = carray(position, 1)[0]
    rngs = carray(rng, 1)
    rngs[0] = setup.new_game(s, players, draft_size, 1 if strict_feeding else 0, rngs[0])
    turn.update_legal(s)
    return 0


@entry(POSITION)
def update_legal(position: Any) -> int:
    """Work out the legal actions of a position that came from elsewhere."""
    turn.update_legal(carray(position, 1)[0])
    return 0


@entry(POSITION, BYTES)
def legal_actions(position: Any, actions: Any) -> int:
    """Write down the legal actions, ascending, a byte each, and return how many they are."""
    s = carray(position, 1)[0]
    written = carray(actions, ACTIONS)
    number = 0
    for first, legal in ((0, s.legal_hexes), (SITE, s.legal_sites), (OTHERS, s.legal_others)):
        while legal != NONE:
            written[number] = first + lowest(legal)
            number += 1
            legal = without_lowest(legal)
    return number


@entry(POSITION, NUMBER, GENERATOR)
def play(position: Any, action: int, rng: Any) -> int:
    """Play a legal action."""
    s = carray(position, 1)[0]
    if not turn.is_legal(s, action):
        return REFUSED
    rngs = carray(rng, 1)
    rngs[0] = turn.step(s, action, rngs[0])
    return 0


@entry(POSITION, GENERATOR)
def play_out(position: Any, rng: Any) -> int:
    """Play random actions to the end of the game, and return their number."""
    rngs = carray(rng, 1)
    if rngs[0] == NONE:
        return REFUSED
    decisions, rngs[0] = turn.play_out(carray(position, 1)[0], rngs[0])
    return decisions


@entry(POSITION, GENERATOR)
def redeal(position: Any, rng: Any) -> int:
    """Shuffle the undealt cards."""
    rngs = carray(rng, 1)
    rngs[0] = setup.redeal(carray(position, 1)[0], rngs[0])
    return 0


@entry(POSITION)
def mover(position: Any) -> int:
    """Return the seat that decides next; -1 once the game is over."""
    s = carray(position, 1)[0]
    return NOBODY if s.phase == OVER else s.order[s.order_index]


@entry(POSITION, NUMBER)
def score(position: Any, seat: int) -> int:
    """Return a seat's points."""
    if seat < 0 or seat >= MOST_PLAYERS:
        return REFUSED
    return scoring.score(carray(position, 1)[0], seat)


@entry(POSITION, NUMBER, BYTES)
def observe(position: Any, seat: int, observation: Any) -> int:
    """Write down what a seat sees."""
    s = carray(position, 1)[0]
    if seat < 0 or seat >= s.seats:
        return REFUSED
    encode.observe(s, encode.place_of(s, seat), carray(observation, (1, SIZE)), 0)
    return 0


@entry(HALVES, WORDS)
def read_network(halves: Any, network: Any) -> int:
    """Write the numbers of a network, kept as bfloat16: the first half of their bits."""
    kept, words = carray(halves, NUMBERS), carray(network, NUMBERS)
    for place in range(NUMBERS):
        words[place] = np.uint32(kept[place]) << np.uint32(16)
    return 0


@compiled
def parameters(network: Any) -> Parameters:
    """Return the parts of a network."""
    numbers = carray(network, 1)[0]
    return Parameters(
        numbers.first,
        numbers.first_bias,
        numbers.blocks,
        numbers.block_biases,
        numbers.policy,
        numbers.policy_bias,
        numbers.chances,
        numbers.chances_bias,
        numbers.gains,
        numbers.gains_bias,
    )


@compiled
def evaluation(memory: Any) -> Evaluation:
    """Return where the network writes down what it thinks."""
    return Evaluation(memory.preferences, memory.shares, memory.expected_points, memory.prospects)


@compiled
def scratch(memory: Any) -> Scratch:
    """Return where the network calculates."""
    return Scratch(memory.hidden, memory.sums, memory.active)


@entry(SEARCH_AT, POSITION, NETWORK_AT, FLOATS)
def preferences(search: Any, position: Any, network: Any, logits: Any) -> int:
    """Write down how strongly the network prefers each action."""
    s, memory = carray(position, 1)[0], carray(search, 1)[0]
    if s.phase == OVER:
        return REFUSED
    encode.observe(s, s.order_index, memory.observations, 0)
    encode.mask(s, memory.masks, 0)
    evaluate_row(memory.observations, memory.masks, 0, parameters(network), scratch(memory), evaluation(memory))
    written = carray(logits, ACTIONS)
    for action in range(ACTIONS):
        written[action] = memory.preferences[0, action]
    return 0


@entry(PLAYOUTS_AT, POSITION, NUMBER, NUMBER, NETWORK_AT, GENERATOR)
def finish_games(memory_at: Any, positions: Any, games: int, first: int, network: Any, rngs: Any) -> int:
    """Let the network play games to their end, each beginning with this action, or with any if it is -1."""
    if games < 1:
        return REFUSED
    states, memory = carray(positions, games), carray(memory_at, 1)[0]
    for index in range(games):
        if first != ANY and not turn.is_legal(states[index], first):
            return REFUSED
    playouts.finish(
        states,
        first,
        parameters(network),
        carray(rngs, games),
        memory.playing,
        playouts.PlayoutBuffers(
            memory.observations, memory.masks, memory.active, memory.hidden, memory.sums, memory.preferences
        ),
    )
    return 0


@compiled
def begin_at(memory: Any, s: Position) -> None:
    """Begin to count at this position."""
    memory.states[0] = s
    for action in range(tree.POINT_ROWS):
        for column in range(tree.POINT_COLUMNS):
            memory.points[action, column] = 0.0


@entry(SEARCH_AT, NODES, POSITION, GENERATOR)
def begin_search(search: Any, nodes: Any, position: Any, rng: Any) -> int:
    """Begin a tree with one node."""
    s = carray(position, 1)[0]
    if s.phase == OVER:
        return REFUSED
    memory = carray(search, 1)[0]
    memory.rng = carray(rng, 1)[0]
    begin_at(memory, s)
    tree.begin(carray(nodes, 1)[ROOT])
    memory.used = 1
    return 0


@entry(SEARCH_AT, GENERATOR)
def use_generator(search: Any, rng: Any) -> int:
    """Draw all further chance from this generator."""
    carray(search, 1)[0].rng = carray(rng, 1)[0]
    return 0


@compiled
def has_child(nodes: Any, node: int, action: int) -> bool:
    """Return whether an action is among the children of a node."""
    child = nodes[node].first_child
    while child != tree.NO_NODE:
        if nodes[child].action == action:
            return True
        child = nodes[child].next_sibling
    return False


@entry(SEARCH_AT, NODES, NUMBER, NETWORK_AT, NUMBER, NUMBER)
def run_simulations(search: Any, nodes: Any, capacity: int, network: Any, simulations: int, first: int) -> int:
    """Run simulations, all with this action unless it is `ANY`, and return how many there have been.

    The action must be among the children of the root.
    """
    memory = carray(search, 1)[0]
    row = carray(nodes, capacity)
    if first != ANY and not has_child(row, ROOT, first):
        return REFUSED
    memory.used, memory.rng = tree.grow_tree(
        memory.states,
        row,
        memory.used,
        parameters(network),
        memory.points,
        memory.rng,
        simulations,
        first,
        tree.Buffers(
            memory.path,
            memory.observations,
            memory.masks,
            scratch(memory),
            evaluation(memory),
            tree.Outcomes(memory.scores, memory.ranks, memory.returns, memory.leaf_values, memory.leaf_shares),
        ),
    )
    return row[ROOT].visits


@entry(SEARCH_AT, NODES, NUMBER, NUMBER, NODES, POSITION)
def advance_root(search: Any, nodes: Any, capacity: int, node: int, subtree: Any, position: Any) -> int:
    """Copy a node and all below it into another row: the tree of this position."""
    memory = carray(search, 1)[0]
    if node < 0 or node >= memory.used:
        return REFUSED
    memory.used = tree.copy_subtree(carray(nodes, capacity), node, carray(subtree, capacity))
    begin_at(memory, carray(position, 1)[0])
    return 0


@entry(NODES, NUMBER, NUMBER, BYTES, WHOLE)
def children(nodes: Any, capacity: int, node: int, actions: Any, found: Any) -> int:
    """Write down the actions that were tried at a node, and the node behind each, and return how many they are."""
    row = carray(nodes, capacity)
    tried, behind = carray(actions, ACTIONS), carray(found, ACTIONS)
    number = 0
    child = row[node].first_child
    while child != tree.NO_NODE and number < ACTIONS:
        tried[number] = row[child].action
        behind[number] = child
        number += 1
        child = row[child].next_sibling
    return number


@entry(NODES, NUMBER, NUMBER)
def visits(nodes: Any, capacity: int, node: int) -> int:
    """Return how often simulations came by a node."""
    return carray(nodes, capacity)[node].visits


@entry(NODES, NUMBER, NUMBER, NUMBER, result=types.float64)
def share_sum(nodes: Any, capacity: int, node: int, seat: int) -> float:
    """Return a seat's shares of the victory, summed over the visits of a node."""
    return carray(nodes, capacity)[node].share_sums[seat]


@entry(SEARCH_AT, NUMBER, DOUBLES)
def points(search: Any, action: int, sums: Any) -> int:
    """Write down what was counted since the tree has its root, of the simulations that began with an action.

    How many they were, then the final points of each seat by source, summed. `action_count` stands for those that
    ended at the root.
    """
    if action < 0 or action >= tree.POINT_ROWS:
        return REFUSED
    memory = carray(search, 1)[0]
    written = carray(sums, tree.POINT_COLUMNS)
    for column in range(tree.POINT_COLUMNS):
        written[column] = memory.points[action, column]
    return 0
