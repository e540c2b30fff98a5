"""Tree search with a network, compiled, for two to four players and chance.

A simulation descends by PUCT from what the searcher sees, adds one node, and asks the network for the mover's
preferences there and everyone's prospects. Every node sums the prospects of all seats (max-n: each player
maximises their own). Where cards are dealt, the tree has some deals, the more the more often it came there; each
is a seed from which the cards follow, so that a node is one position.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, types

from assyria.bots.machine import ANY, AT_ROOT, ROOT
from assyria.bots.network.inference import NETWORK_TYPE, SOURCES, Evaluation, Scratch, evaluate_row, new_scratch
from assyria.bots.network.parameters import LEAD, LEAD_SHARE, Parameters
from assyria.kernel import setup, turn
from assyria.kernel.bits import Word
from assyria.kernel.chance import next_random
from assyria.kernel.compiling import CompiledFunction, compiled, compiled_function
from assyria.kernel.exponential import exp
from assyria.kernel.layout import OVER, STATES_TYPE, Position
from assyria.kernel.observation import encode
from assyria.kernel.observation.advance import play_forced
from assyria.kernel.observation.layout import SIZE
from assyria.packed.actions import ACTIONS
from assyria.packed.numbering import MOST_PLAYERS
from assyria.rules import Source

NODE = np.dtype(
    [
        ("seed", np.uint64),  # of the deal that led here, if one did
        ("first_child", np.int32),
        ("next_sibling", np.int32),
        ("visits", np.int32),
        ("children", np.int16),
        ("action", np.int16),  # that led here
        ("prior", np.float32),
        ("value_sums", np.float32, MOST_PLAYERS),  # prospects by seat, summed over the visits
        ("share_sums", np.float32, MOST_PLAYERS),  # shares of the victory likewise
        ("seat", np.int8),  # who chooses among the children
        ("deals", np.int8),  # whether the children are deals
        ("spare", np.int16),  # always 0, so that equal nodes are equal bytes
    ],
    align=True,
)
NO_NODE = -1
DEAL = -1
"""The action of a deal."""
NOT_YET = -1
"""The seat of a node without children."""
MAX_DEPTH = 512
POINT_ROWS = AT_ROOT + 1
POINT_COLUMNS = 1 + MOST_PLAYERS * len(Source)
"""Expected points by first action: simulations, then the points of each seat by source."""

# Found by playing search against the network alone.
C_PUCT = 0.4
PRIOR_TEMPERATURE = 1.5
"""The network is sure of its preferences; the search looks at more."""
DEALS = 1.0
"""After so many times the square root of its visits, a node gets no more deals."""

NODES_TYPE = types.Array(from_dtype(NODE), 1, "C")
RNGS_TYPE = types.Array(types.uint64, 1, "C")
_POINTS = types.Array(types.float64, 2, "C")


class Outcomes(NamedTuple):
    """What finished games come to, and what leaves are worth: rows by game, columns by seat."""

    scores: Any
    ranks: Any
    returns: Any
    values: Any
    shares: Any


class Buffers(NamedTuple):
    """Memory that every simulation uses again."""

    path: Any
    observations: Any
    masks: Any
    scratch: Scratch
    evaluation: Evaluation
    outcomes: Outcomes


@compiled
def begin(root: Any) -> None:
    """Make a node the root of a tree without other nodes."""
    root.seed = np.uint64(0)
    root.first_child = NO_NODE
    root.next_sibling = NO_NODE
    root.visits = 0
    root.children = 0
    root.action = 0
    root.prior = 1.0
    root.seat = NOT_YET
    root.deals = 0
    root.spare = 0
    for seat in range(MOST_PLAYERS):
        root.value_sums[seat] = 0.0
        root.share_sums[seat] = 0.0


@compiled_function(NODES_TYPE)
def begin_tree(nodes: Any) -> None:
    """Begin a tree with one node."""
    begin(nodes[ROOT])


@compiled
def add_child(nodes: Any, used: int, parent: int, action: int, prior: float) -> int:
    """Add a node under a parent, and return how many nodes there are then."""
    child = nodes[used]
    begin(child)
    child.next_sibling = nodes[parent].first_child
    child.action = action
    child.prior = prior
    nodes[parent].first_child = used
    nodes[parent].children += 1
    return used + 1


@compiled
def select_child(nodes: Any, node: int) -> int:
    """Return the child that PUCT selects for the mover; one never tried counts as its parent."""
    parent = nodes[node]
    seat = parent.seat
    untried = parent.value_sums[seat] / max(1, parent.visits)
    exploration = C_PUCT * math.sqrt(float(parent.visits))
    selected, best = NO_NODE, -1e9
    child = parent.first_child
    while child != NO_NODE:
        candidate = nodes[child]
        visits = candidate.visits
        value = candidate.value_sums[seat] / visits if visits else untried
        value += exploration * candidate.prior / (1 + visits)
        if value > best:
            selected, best = child, value
        child = candidate.next_sibling
    return selected


@compiled
def least_visited(nodes: Any, node: int) -> int:
    """Return the deal that was tried least."""
    selected = nodes[node].first_child
    child = selected
    while child != NO_NODE:
        if nodes[child].visits <= nodes[selected].visits:
            selected = child
        child = nodes[child].next_sibling
    return selected


@compiled
def time_of(s: Position) -> int:
    """Return a number that changes when cards are dealt, as `search.dealt` does."""
    return ((s.reign * 8 + s.turn) * 128 + s.deck_left) * 32 + s.expansion_left


@compiled
def child_of(nodes: Any, node: int, action: int) -> int:
    """Return the child of an action."""
    child = nodes[node].first_child
    while nodes[child].action != action:
        child = nodes[child].next_sibling
    return child


@compiled
def descend(s: Position, nodes: Any, used: int, path: Any, rng: Word, first: int) -> tuple[int, int, Word]:
    """Play from the root to a leaf, at first this action, unless it is `ANY`.

    Writes the nodes on the path, and returns how many nodes the tree has then, how many are on the path, and the
    generator.
    """
    node, depth = ROOT, 1
    path[0] = ROOT
    while s.phase != OVER and nodes[node].first_child != NO_NODE and depth < MAX_DEPTH - 2:
        node = child_of(nodes, node, first) if node == ROOT and first != ANY else select_child(nodes, node)
        path[depth] = node
        depth += 1
        action = nodes[node].action
        before = time_of(s)
        rng = next_random(rng)
        seed = rng
        has_room = used < len(nodes)
        fresh = nodes[node].first_child == NO_NODE
        if nodes[node].deals:
            fresh = has_room and nodes[node].children < DEALS * math.sqrt(float(nodes[node].visits))
            if not fresh:
                node = least_visited(nodes, node)
                path[depth] = node
                depth += 1
                seed = nodes[node].seed
        if fresh or nodes[node].action == DEAL:
            setup.redeal(s, seed)
        play_forced(s, turn.step(s, action, seed))
        if fresh and has_room and time_of(s) != before:
            nodes[node].deals = 1
            deal = used
            used = add_child(nodes, used, node, DEAL, 1.0)
            nodes[deal].seed = seed
            node = deal
            path[depth] = node
            depth += 1
    return used, depth, rng


@compiled
def expand(s: Position, nodes: Any, used: int, node: int, preferences: Any, row: int) -> int:
    """Add a child for each legal action, with softmax priors, and return how many nodes there are then."""
    highest = np.float32(-np.inf)
    for action in range(ACTIONS):
        highest = max(highest, preferences[row, action])
    total = 0.0
    for action in range(ACTIONS):
        if preferences[row, action] > -np.inf:
            total += exp((preferences[row, action] - highest) / PRIOR_TEMPERATURE)
    for action in range(ACTIONS):
        if preferences[row, action] > -np.inf:
            prior = exp((preferences[row, action] - highest) / PRIOR_TEMPERATURE) / total
            used = add_child(nodes, used, node, action, prior)
    nodes[node].seat = s.order[s.order_index]
    return used


@compiled
def settle(s: Position, outcomes: Outcomes, row: int) -> None:
    """Write what everyone has in the end, counted as the network's prospects are."""
    encode.settle(s, outcomes.scores, outcomes.ranks, outcomes.returns, row)
    total = 0.0
    for seat in range(s.seats):
        total += outcomes.scores[row, seat]
    for seat in range(s.seats):
        points = outcomes.scores[row, seat]
        lead = points - (total - points) / (s.seats - 1)
        outcomes.values[row, seat] = outcomes.returns[row, seat] + LEAD_SHARE * lead / LEAD
        outcomes.shares[row, seat] = (outcomes.returns[row, seat] * (s.seats - 1) + 1) / s.seats


@compiled
def absorb(
    s: Position,
    nodes: Any,
    used: int,
    path: Any,
    depth: int,
    evaluation: Evaluation,
    outcomes: Outcomes,
    row: int,
) -> int:
    """Add what the network says of a leaf to all nodes on the path, and return how many nodes there are then."""
    leaf = path[depth - 1]
    if s.phase == OVER:
        settle(s, outcomes, row)
    else:
        for player in range(s.seats):
            seat = encode.seat_of(s, s.order_index, player)
            outcomes.values[row, seat] = evaluation.prospects[row, player]
            outcomes.shares[row, seat] = evaluation.shares[row, player]
        if nodes[leaf].first_child == NO_NODE and used + ACTIONS <= len(nodes):
            used = expand(s, nodes, used, leaf, evaluation.preferences, row)
    for step in range(depth):
        nodes[path[step]].visits += 1
        for seat in range(s.seats):
            nodes[path[step]].value_sums[seat] += outcomes.values[row, seat]
            nodes[path[step]].share_sums[seat] += outcomes.shares[row, seat]
    return used


@compiled
def add_points(s: Position, evaluation: Evaluation, points: Any, row: int) -> None:
    """Add what everyone has in the end, or can expect, by source, to a row of sums."""
    points[row, 0] += 1
    for player in range(s.seats):
        seat = encode.seat_of(s, s.order_index, player)
        for source in range(SOURCES):
            column = 1 + seat * SOURCES + source
            if s.phase == OVER:
                points[row, column] += s.players[seat].ledger[source]
            else:
                points[row, column] += evaluation.points[0, player * SOURCES + source]


@compiled
def grow_tree(
    states: Any,
    nodes: Any,
    used: int,
    network: Parameters,
    points: Any,
    rng: Word,
    simulations: int,
    first: int,
    buffers: Buffers,
) -> tuple[int, Word]:
    """Run simulations from the first of the states, all with this action unless it is `ANY`.

    The second of the states is scratch.
    """
    path, evaluation = buffers.path, buffers.evaluation
    s = states[1]
    for _ in range(simulations):
        states[1] = states[0]
        used, depth, rng = descend(s, nodes, used, path, rng, first)
        if s.phase != OVER:
            encode.observe(s, s.order_index, buffers.observations, 0)
            encode.mask(s, buffers.masks, 0)
            evaluate_row(buffers.observations, buffers.masks, 0, network, buffers.scratch, evaluation)
        add_points(s, evaluation, points, AT_ROOT if depth == 1 else nodes[path[1]].action)
        used = absorb(s, nodes, used, path, depth, evaluation, buffers.outcomes, 0)
    return used, rng


@compiled_function(
    STATES_TYPE, NODES_TYPE, types.int64, NETWORK_TYPE, _POINTS, RNGS_TYPE, types.int64, types.int64
)
def run_simulations(
    states: Any, nodes: Any, used: int, network: Parameters, points: Any, rngs: Any, simulations: int, first: int
) -> int:
    """Run simulations, and return how many nodes the tree has then.

    Expected points by source are summed up, in a row for each first action.
    """
    buffers = Buffers(
        np.empty(MAX_DEPTH, np.int64),
        np.empty((1, SIZE), np.uint8),
        np.empty((1, ACTIONS), np.int8),
        new_scratch(network),
        Evaluation(
            np.empty((1, ACTIONS), np.float32),
            np.empty((1, MOST_PLAYERS), np.float32),
            np.empty((1, MOST_PLAYERS * SOURCES), np.float32),
            np.empty((1, MOST_PLAYERS), np.float32),
        ),
        Outcomes(
            np.empty((1, MOST_PLAYERS), np.int16),
            np.empty((1, MOST_PLAYERS), np.int8),
            np.empty((1, MOST_PLAYERS), np.float32),
            np.empty((1, MOST_PLAYERS), np.float32),
            np.empty((1, MOST_PLAYERS), np.float32),
        ),
    )
    used, rngs[0] = grow_tree(states, nodes, used, network, points, rngs[0], simulations, first, buffers)
    return used


@compiled
def copy_subtree(nodes: Any, root: int, subtree: Any) -> int:
    """Copy a node and all below it into an array as large, and return how many they are."""
    subtree[0] = nodes[root]
    subtree[0].next_sibling = NO_NODE
    used = 1
    parent = 0
    while parent < used:
        child = subtree[parent].first_child
        subtree[parent].first_child = NO_NODE
        last = NO_NODE
        while child != NO_NODE:
            subtree[used] = nodes[child]
            subtree[used].next_sibling = NO_NODE
            if last == NO_NODE:
                subtree[parent].first_child = used
            else:
                subtree[last].next_sibling = used
            last = used
            used += 1
            child = nodes[child].next_sibling
        parent += 1
    return used


@compiled_function(NODES_TYPE, types.int64, NODES_TYPE)
def extract_subtree(nodes: Any, root: int, subtree: Any) -> int:
    """Do as `copy_subtree`, for callers that are not compiled."""
    return copy_subtree(nodes, root, subtree)


COMPILED_FUNCTIONS: tuple[CompiledFunction, ...] = (begin_tree, run_simulations, extract_subtree)
