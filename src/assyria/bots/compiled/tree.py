"""Monte-Carlo tree search for two to four players, compiled.

A simulation deals the unseen cards anew, follows the tree by the moves that promise their mover most, adds one
node, lets the policy play the turn to its end, and asks the evaluation. Every node remembers what each seat got
(max-n: everyone plays for themselves, nobody against somebody). Behind the next deal one node stands for the same
moves on different cards.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import from_dtype, types

from assyria.bots.compiled import evaluation, games, policy
from assyria.bots.compiled.planning import LINE
from assyria.kernel import setup, turn
from assyria.kernel.actions import OTHERS, SITE
from assyria.kernel.bits import NONE, Word, bit, count, lowest, without_lowest
from assyria.kernel.chance import next_random
from assyria.kernel.compiling import compiled, compiled_function
from assyria.kernel.layout import OVER, STATES_TYPE, Position
from assyria.kernel.tables import MOST_PLAYERS

NODE = np.dtype(
    [
        ("first", np.int32),  # child, and the next child of the same parent; NOTHING if there is none
        ("next", np.int32),
        ("visits", np.int32),
        ("action", np.int16),  # that led here
        ("decision", np.int16),  # who chooses among the children, and in which phase
        ("prior", np.float32),
        ("chances", np.float32, MOST_PLAYERS),  # shares of the victory, summed over the visits
    ],
    align=True,
)
NOTHING = -1
ROOT = 0
DEEPEST = 256

CURIOSITY, IMPRESSION, IMPRESSION_OF_OTHERS, CAUTION, TRUST = range(5)
STEERING = np.zeros(5)
"""What steers the search; found by playing search against search."""
STEERING[CURIOSITY] = 0.6  # how much a move's first impression counts against what has been seen of it
STEERING[IMPRESSION] = 1.5  # by how many points a move must look better than another to seem e times as likely
STEERING[IMPRESSION_OF_OTHERS] = 0.7  # the same, for the moves of the other players
STEERING[CAUTION] = 0.02  # how much less than its parent a move is thought to bring before it is tried
STEERING[TRUST] = 0.5  # the share of the first impression that goes to what was planned

NODES_TYPE = types.Array(from_dtype(NODE), 1, "C")
TOTALS_TYPE = types.Array(types.float64, 2, "C")


@compiled
def decision_of(s: Position) -> int:
    return s.order[s.order_index] * 64 + s.phase * 8 + s.reign


@compiled
def add_child(nodes: Any, used: int, parent: int, action: int, prior: float) -> int:
    """Hang one more node under a parent; how many nodes there are then."""
    child = nodes[used]
    child.first = NOTHING
    child.next = nodes[parent].first
    child.visits = 0
    child.action = action
    child.decision = NOTHING
    child.prior = prior
    for seat in range(MOST_PLAYERS):
        child.chances[seat] = 0.0
    nodes[parent].first = used
    return used + 1


@compiled
def expand(nodes: Any, used: int, node: int, actions: Any, values: Any, options: int, impression: float) -> int:
    """A child for each legal move, the better it looks the likelier; how many nodes there are then."""
    highest = values[policy.best(values, options)]
    total = 0.0
    for option in range(options):
        values[option] = np.exp((values[option] - highest) / impression)
        total += values[option]
    for option in range(options):
        used = add_child(nodes, used, node, actions[option], values[option] / total)
    return used


@compiled
def add_missing(nodes: Any, used: int, node: int, first: int, missing: Word, prior: float) -> int:
    """Children for moves that are legal on this deal and were not when the node was expanded."""
    while missing != NONE:
        used = add_child(nodes, used, node, first + lowest(missing), prior)
        missing = without_lowest(missing)
    return used


@compiled
def complete(s: Position, nodes: Any, used: int, node: int) -> int:
    """See that all moves legal now have a child; how many nodes there are then."""
    hexes, sites, others = s.legal_hexes, s.legal_sites, s.legal_others
    child = nodes[node].first
    while child != NOTHING:
        action = nodes[child].action
        if action < SITE:
            hexes &= ~bit(action)
        elif action < OTHERS:
            sites &= ~bit(action - SITE)
        else:
            others &= ~bit(action - OTHERS)
        child = nodes[child].next
    missing = count(hexes) + count(sites) + count(others)
    if missing:
        prior = 0.5 / (count(s.legal_hexes) + count(s.legal_sites) + count(s.legal_others))
        used = add_missing(nodes, used, node, 0, hexes, prior)
        used = add_missing(nodes, used, node, SITE, sites, prior)
        used = add_missing(nodes, used, node, OTHERS, others, prior)
    return used


@compiled
def select(s: Position, nodes: Any, node: int, steering: Any) -> int:
    """The child that promises the mover most, of those legal on this deal."""
    seat = s.order[s.order_index]
    parent = nodes[node]
    hope = parent.chances[seat] / max(1, parent.visits) - steering[CAUTION]
    reach = steering[CURIOSITY] * np.sqrt(float(parent.visits))
    chosen, best = NOTHING, -1e9
    child = parent.first
    while child != NOTHING:
        candidate = nodes[child]
        if turn.is_legal(s, candidate.action):
            visits = candidate.visits
            value = candidate.chances[seat] / visits if visits else hope
            value += reach * candidate.prior / (1 + visits)
            if value > best:
                chosen, best = child, value
        child = candidate.next
    return chosen


@compiled
def child_of(nodes: Any, node: int, action: int) -> int:
    """Where an action leads; there is a child for it."""
    child = nodes[node].first
    while nodes[child].action != action:
        child = nodes[child].next
    return child


@compiled
def recommend(nodes: Any, node: int, action: int, trust: float) -> None:
    """Give an action a share of the first impression, at the others' expense."""
    child = nodes[node].first
    while child != NOTHING:
        nodes[child].prior *= 1.0 - trust
        if nodes[child].action == action:
            nodes[child].prior += trust
        child = nodes[child].next


@compiled
def forced_move(s: Position) -> int:
    """The only legal action; NOTHING if there is a choice."""
    hexes, sites, others = s.legal_hexes, s.legal_sites, s.legal_others
    if count(hexes) + count(sites) + count(others) != 1:
        return NOTHING
    if hexes != NONE:
        return lowest(hexes)
    if sites != NONE:
        return SITE + lowest(sites)
    return OTHERS + lowest(others)


@compiled_function(
    STATES_TYPE,
    NODES_TYPE,
    types.int64,
    games.WEIGHTS,
    games.EVALUATION,
    games.WEIGHTS,
    LINE,
    TOTALS_TYPE,
    games.RNGS,
    types.int64,
)
def grow(
    states: Any,
    nodes: Any,
    used: int,
    w: Any,
    e: Any,
    steering: Any,
    line: Any,
    totals: Any,
    rngs: Any,
    simulations: int,
) -> int:
    """So many simulations from the first of the states; the second is scratch. How many nodes there are then.

    The first of them follows the line, and makes its choices look good: the search begins where planning ended.
    """
    actions = np.empty(policy.MOST_OPTIONS, np.int64)
    values = np.empty(policy.MOST_OPTIONS, np.float64)
    path = np.empty(DEEPEST, np.int64)
    features = np.empty(evaluation.FEATURES, np.float64)
    sources = np.empty(evaluation.SOURCES, np.float64)
    points = np.empty(MOST_PLAYERS, np.float64)
    rng = rngs[0]
    searcher = states[0].order[states[0].order_index]
    for simulation in range(simulations):
        led = len(line) if simulation == 0 else 0
        states[1] = states[0]
        s = states[1]
        rng = setup.deal_anew(s, next_random(rng))
        node, depth, climbing, last_turn = ROOT, 1, True, NOTHING
        path[0] = ROOT
        # One loop for the tree and for the rest of the turn: each call below is compiled in once.
        while s.phase != OVER and (climbing or evaluation.turn_number(s) == last_turn):
            action = forced_move(s)
            if action == NOTHING:
                if depth <= led and not turn.is_legal(s, line[depth - 1]):
                    led = 0  # other cards lie there than when it was planned
                here = nodes[node]
                fresh = climbing and here.first == NOTHING
                if climbing:
                    last_turn = evaluation.turn_number(s)
                    if fresh:
                        climbing = here.visits > 0 or node == ROOT or depth <= led
                    else:
                        climbing = here.decision == decision_of(s)
                    climbing &= depth < DEEPEST and used + policy.MOST_OPTIONS <= len(nodes)
                if fresh or not climbing:
                    options = policy.rate(s, w, actions, values)
                    action = actions[policy.best(values, options)]
                if climbing:
                    if fresh:
                        own = s.order[s.order_index] == searcher
                        impression = steering[IMPRESSION] if own else steering[IMPRESSION_OF_OTHERS]
                        used = expand(nodes, used, node, actions, values, options, impression)
                        here.decision = decision_of(s)
                    else:
                        used = complete(s, nodes, used, node)
                    if depth <= led:
                        recommend(nodes, node, line[depth - 1], steering[TRUST])
                        node = child_of(nodes, node, line[depth - 1])
                    else:
                        node = select(s, nodes, node, steering)
                    action = nodes[node].action
                    path[depth] = node
                    depth += 1
            rng = turn.step(s, action, rng)
        for seat in range(s.seats):
            points[seat] = evaluation.predict_points(s, seat, e, features, sources)
            for source in range(evaluation.SOURCES):
                totals[seat, source] += sources[source]
        evaluation.chances(s, points, e)
        for step in range(depth):
            nodes[path[step]].visits += 1
            for seat in range(s.seats):
                nodes[path[step]].chances[seat] += points[seat]
    rngs[0] = rng
    return used


@compiled_function(NODES_TYPE, types.int64, NODES_TYPE)
def keep(nodes: Any, root: int, kept: Any) -> int:
    """Copy a node and all below it; how many there are. The copy is as large as the original."""
    kept[0] = nodes[root]
    kept[0].next = NOTHING
    used = 1
    parent = 0
    while parent < used:
        child = kept[parent].first
        kept[parent].first = NOTHING
        last = NOTHING
        while child != NOTHING:
            kept[used] = nodes[child]
            kept[used].next = NOTHING
            if last == NOTHING:
                kept[parent].first = used
            else:
                kept[last].next = used
            last = used
            used += 1
            child = nodes[child].next
        parent += 1
    return used
