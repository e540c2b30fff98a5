"""Monte-Carlo tree search for two to four players, compiled.

A simulation deals the unseen cards anew, descends the tree by PUCT, adds one node, lets the policy play the turn
to its end, and asks the evaluation for win chances. Every node sums the values of all seats (max-n: each player
maximises their own). Behind the next deal one node stands for the same moves on different cards.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, types

from assyria.bots.compiled.array_types import ACTIONS, EVALUATION, GENERATORS, POINTS_BY_SOURCE, WEIGHT_SETS
from assyria.bots.compiled.evaluation import SOURCES, predict_points, turn_into_win_chances
from assyria.bots.compiled.features import FEATURES
from assyria.bots.compiled.policy import MAX_LEGAL_ACTIONS, argmax, rate_legal_actions
from assyria.bots.compiled.position_facts import count_legal_actions, turn_index
from assyria.kernel import setup, turn
from assyria.kernel.actions import OTHERS, SITE
from assyria.kernel.bits import NONE, Word, bit, lowest, without_lowest
from assyria.kernel.chance import next_random
from assyria.kernel.compiling import compiled, compiled_function, inlined
from assyria.kernel.exponential import exp
from assyria.kernel.layout import OVER, STATES_TYPE, Position
from assyria.kernel.tables import MOST_PLAYERS

NODE = np.dtype(
    [
        ("first_child", np.int32),
        ("next_sibling", np.int32),
        ("visits", np.int32),
        ("action", np.int16),  # that led here
        ("decision", np.int16),  # who chooses among the children, and in which phase
        ("prior", np.float32),
        ("value_sums", np.float32, MOST_PLAYERS),  # win chances by seat, summed over the visits
    ],
    align=True,
)
NO_NODE = -1
NO_ACTION = -1
NO_DECISION = -1
ROOT = 0
MAX_DEPTH = 256

# Found by playing search against search.
C_PUCT = 0.6
PRIOR_TEMPERATURE = 1.5
"""Points by which the policy must rate a move higher than another to make it e times as likely."""
OPPONENT_PRIOR_TEMPERATURE = 0.7
FPU_REDUCTION = 0.02
"""First-play urgency: how much less than its parent's value a move counts before it is tried."""
PLAN_PRIOR_SHARE = 0.5
"""The share of the prior that goes to the planned move."""

NODES_TYPE = types.Array(from_dtype(NODE), 1, "C")


class Buffers(NamedTuple):
    """Memory that every simulation uses again."""

    actions: Any
    values: Any
    path: Any
    features: Any
    sources: Any
    win_chances: Any


@compiled
def decision_of(s: Position) -> int:
    """Return a number that tells decisions of other seats, phases and reigns apart."""
    return s.order[s.order_index] * 64 + s.phase * 8 + s.reign


@compiled
def forced_action(s: Position) -> int:
    """Return the only legal action, or NO_ACTION if there is a choice."""
    if count_legal_actions(s) != 1:
        return NO_ACTION
    if s.legal_hexes != NONE:
        return lowest(s.legal_hexes)
    if s.legal_sites != NONE:
        return SITE + lowest(s.legal_sites)
    return OTHERS + lowest(s.legal_others)


@compiled
def add_child(nodes: Any, used: int, parent: int, action: int, prior: float) -> int:
    """Add a node under a parent, and return how many nodes there are then."""
    child = nodes[used]
    child.first_child = NO_NODE
    child.next_sibling = nodes[parent].first_child
    child.visits = 0
    child.action = action
    child.decision = NO_DECISION
    child.prior = prior
    for seat in range(MOST_PLAYERS):
        child.value_sums[seat] = 0.0
    nodes[parent].first_child = used
    return used + 1


@compiled
def expand(
    s: Position, nodes: Any, used: int, node: int, searcher: int, actions: Any, values: Any, options: int
) -> int:
    """Add a child for each rated action, with softmax priors, and return how many nodes there are then."""
    temperature = PRIOR_TEMPERATURE if s.order[s.order_index] == searcher else OPPONENT_PRIOR_TEMPERATURE
    highest = values[argmax(values, options)]
    total = 0.0
    for option in range(options):
        values[option] = exp((values[option] - highest) / temperature)
        total += values[option]
    for option in range(options):
        used = add_child(nodes, used, node, actions[option], values[option] / total)
    nodes[node].decision = decision_of(s)
    return used


@compiled
def add_children(nodes: Any, used: int, node: int, first: int, missing: Word, prior: float) -> int:
    """Add a child for each bit of a word of actions from `first` on, and return how many nodes there are then."""
    while missing != NONE:
        used = add_child(nodes, used, node, first + lowest(missing), prior)
        missing = without_lowest(missing)
    return used


@compiled
def add_missing_children(s: Position, nodes: Any, used: int, node: int) -> int:
    """Add children for actions that were not legal on the deals before, and return how many nodes there are."""
    hexes, sites, others = s.legal_hexes, s.legal_sites, s.legal_others
    child = nodes[node].first_child
    while child != NO_NODE:
        action = nodes[child].action
        if action < SITE:
            hexes &= ~bit(action)
        elif action < OTHERS:
            sites &= ~bit(action - SITE)
        else:
            others &= ~bit(action - OTHERS)
        child = nodes[child].next_sibling
    if hexes | sites | others != NONE:
        prior = 0.5 / count_legal_actions(s)
        used = add_children(nodes, used, node, 0, hexes, prior)
        used = add_children(nodes, used, node, SITE, sites, prior)
        used = add_children(nodes, used, node, OTHERS, others, prior)
    return used


@compiled
def select_child(s: Position, nodes: Any, node: int) -> int:
    """Return the child that PUCT selects for the mover, of those legal on this deal."""
    seat = s.order[s.order_index]
    parent = nodes[node]
    first_play_value = parent.value_sums[seat] / max(1, parent.visits) - FPU_REDUCTION
    exploration = C_PUCT * np.sqrt(float(parent.visits))
    selected, best = NO_NODE, -1e9
    child = parent.first_child
    while child != NO_NODE:
        candidate = nodes[child]
        if turn.is_legal(s, candidate.action):
            visits = candidate.visits
            value = candidate.value_sums[seat] / visits if visits else first_play_value
            value += exploration * candidate.prior / (1 + visits)
            if value > best:
                selected, best = child, value
        child = candidate.next_sibling
    return selected


@compiled
def select_planned_child(nodes: Any, node: int, action: int) -> int:
    """Return the child of a planned action, and give it its share of the prior."""
    selected = NO_NODE
    child = nodes[node].first_child
    while child != NO_NODE:
        nodes[child].prior *= 1.0 - PLAN_PRIOR_SHARE
        if nodes[child].action == action:
            nodes[child].prior += PLAN_PRIOR_SHARE
            selected = child
        child = nodes[child].next_sibling
    return selected


@compiled
def can_descend(s: Position, nodes: Any, used: int, node: int, depth: int, planned: int) -> bool:
    """Return whether a simulation goes on in the tree from this node, whose children there must be room for.

    A leaf gets children at its second visit, or if it lies on the plan. The children of another node belong to one
    decision, and on another deal there may be another decision here.
    """
    if depth >= MAX_DEPTH or used + MAX_LEGAL_ACTIONS > len(nodes):
        return False
    here = nodes[node]
    if here.first_child == NO_NODE:
        return here.visits > 0 or node == ROOT or depth <= planned
    return here.decision == decision_of(s)


@compiled
def simulate(
    s: Position,
    nodes: Any,
    used: int,
    searcher: int,
    weights: Any,
    plan: Any,
    planned: int,
    path: Any,
    actions: Any,
    values: Any,
    rng: Word,
) -> tuple[int, int, Word]:
    """Play from the root through the tree, then by the policy to the end of that turn, and write down the path.

    The first `planned` actions of the plan are followed. Returns how many nodes there are, how many of them are on
    the path, and the random generator.
    """
    node, depth, in_tree, last_turn = ROOT, 1, True, -1
    path[0] = ROOT
    # One loop for the tree and for the rest of the turn: each call below is compiled in once.
    while s.phase != OVER and (in_tree or turn_index(s) == last_turn):
        action = forced_action(s)
        if action == NO_ACTION:
            if depth <= planned and not turn.is_legal(s, plan[depth - 1]):
                planned = 0  # other cards lie there than when it was planned
            is_leaf = in_tree and nodes[node].first_child == NO_NODE
            if in_tree:
                last_turn = turn_index(s)
                in_tree = can_descend(s, nodes, used, node, depth, planned)
            if is_leaf or not in_tree:
                options = rate_legal_actions(s, weights, actions, values)
                action = actions[argmax(values, options)]
            if in_tree:
                if is_leaf:
                    used = expand(s, nodes, used, node, searcher, actions, values, options)
                else:
                    used = add_missing_children(s, nodes, used, node)
                if depth <= planned:
                    node = select_planned_child(nodes, node, plan[depth - 1])
                else:
                    node = select_child(s, nodes, node)
                action = nodes[node].action
                path[depth] = node
                depth += 1
        rng = turn.step(s, action, rng)
    return used, depth, rng


@compiled
def backpropagate(nodes: Any, path: Any, depth: int, values: Any, seats: int) -> None:
    """Add a visit and its values to all nodes of the path."""
    for step in range(depth):
        nodes[path[step]].visits += 1
        for seat in range(seats):
            nodes[path[step]].value_sums[seat] += values[seat]


@compiled_function(
    STATES_TYPE,
    NODES_TYPE,
    types.int64,
    WEIGHT_SETS,
    EVALUATION,
    ACTIONS,
    POINTS_BY_SOURCE,
    GENERATORS,
    types.int64,
)
def run_simulations(
    states: Any,
    nodes: Any,
    used: int,
    weight_sets: Any,
    evaluation: Any,
    plan: Any,
    points_by_source: Any,
    rngs: Any,
    simulations: int,
) -> int:
    """Run simulations from the first of the states, and return how many nodes the tree has then.

    The second state is scratch, and the policy plays by the first of the weight sets. The first simulation follows
    the plan and raises the priors of its actions: the search begins where planning ended. The points that
    simulations end with are added to `points_by_source`.
    """
    buffers = Buffers(
        np.empty(MAX_LEGAL_ACTIONS, np.int64),
        np.empty(MAX_LEGAL_ACTIONS, np.float64),
        np.empty(MAX_DEPTH, np.int64),
        np.empty(FEATURES, np.float64),
        np.empty(SOURCES, np.float64),
        np.empty(MOST_PLAYERS, np.float64),
    )
    used, rngs[0] = grow_tree(
        states,
        nodes,
        used,
        weight_sets[0],
        evaluation,
        plan,
        len(plan),
        points_by_source,
        rngs[0],
        simulations,
        buffers,
    )
    return used


@inlined
def grow_tree(
    states: Any,
    nodes: Any,
    used: int,
    weights: Any,
    evaluation: Any,
    plan: Any,
    planned: int,
    points_by_source: Any,
    rng: Word,
    simulations: int,
    buffers: Buffers,
) -> tuple[int, Word]:
    """Run simulations, and return how many nodes the tree has then and the generator. All memory is the caller's.

    The first `planned` actions of the plan are the first simulation's.
    """
    actions, values, path, features, sources, win_chances = buffers
    searcher = states[0].order[states[0].order_index]
    for _ in range(simulations):
        states[1] = states[0]
        s = states[1]
        rng = setup.deal_anew(s, next_random(rng))
        used, depth, rng = simulate(s, nodes, used, searcher, weights, plan, planned, path, actions, values, rng)
        planned = 0
        for seat in range(s.seats):
            win_chances[seat] = predict_points(s, seat, evaluation, features, sources)
            for source in range(SOURCES):
                points_by_source[seat, source] += sources[source]
        turn_into_win_chances(s, win_chances, evaluation)
        backpropagate(nodes, path, depth, win_chances, s.seats)
    return used, rng


@compiled_function(NODES_TYPE, types.int64, NODES_TYPE)
def extract_subtree(nodes: Any, root: int, subtree: Any) -> int:
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
