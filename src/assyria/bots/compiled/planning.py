"""A plan for the whole turn by beam search: huts, feeding, wells and actions together.

Several plans go on side by side from decision to decision of the mover; the policy plays the others' moves between
them. Each is judged by the win chance at the beginning of the next turn if the policy finished this one, and the
best go on.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types

from assyria.bots.compiled.array_types import ACTIONS, EVALUATION, GENERATORS, WEIGHT_SETS
from assyria.bots.compiled.evaluation import SOURCES, predict_points, turn_into_win_chances
from assyria.bots.compiled.features import FEATURES
from assyria.bots.compiled.policy import MAX_LEGAL_ACTIONS, argmax, rate_legal_actions
from assyria.bots.compiled.position_facts import count_legal_actions, turn_index
from assyria.kernel import setup, turn
from assyria.kernel.bits import Word
from assyria.kernel.compiling import compiled, compiled_function, inlined
from assyria.kernel.layout import OVER, STATES_TYPE, Position
from assyria.packed.layout import NOBODY
from assyria.packed.numbering import MOST_PLAYERS

MAX_PLAN_LENGTH = 256
"""There are always fewer choices in a turn."""


class Beam(NamedTuple):
    """The plans, by slot: where each has come to, its choices so far, and its worth. The last slot is scratch."""

    states: Any
    actions: Any
    lengths: Any
    win_chances: Any
    ended: Any
    """Whether the plan has reached the end of the turn."""


class Buffers(NamedTuple):
    """Memory that every decision uses again."""

    actions: Any
    values: Any
    best_actions: Any
    features: Any
    sources: Any
    points: Any


@compiled
def turn_is_over(s: Position, now: int) -> bool:
    """Return whether the turn with the index `now` has ended."""
    return s.phase == OVER or turn_index(s) != now


@compiled
def choose_by_policy(s: Position, weights: Any, actions: Any, values: Any) -> int:
    """Return the action that the policy rates highest."""
    options = rate_legal_actions(s, weights, actions, values)
    return actions[argmax(values, options)]


@compiled
def find_best_actions(s: Position, weights: Any, most: int, actions: Any, values: Any, best: Any) -> int:
    """Write down the legal actions that the policy rates highest, the best first, and return how many they are."""
    options = rate_legal_actions(s, weights, actions, values)
    wanted = min(options, most)
    for place in range(wanted):
        option = argmax(values, options)
        best[place] = actions[option]
        values[option] = -1e9
    return wanted


@compiled
def play_to_next_choice(
    s: Position,
    seat: int,
    now: int,
    action: int,
    weights: Any,
    actions: Any,
    values: Any,
    rng: Word,
    choices: Any,
    length: int,
) -> int:
    """Play an action, then by the policy until the seat has a choice or the turn ends.

    NOBODY never has a choice. Appends everyone's choices to those of this length, and returns the new length.
    """
    while True:
        if count_legal_actions(s) > 1 and length < MAX_PLAN_LENGTH:
            choices[length] = action
            length += 1
        turn.step(s, action, rng)
        if turn_is_over(s, now) or (s.order[s.order_index] == seat and count_legal_actions(s) > 1):
            return length
        action = choose_by_policy(s, weights, actions, values)


@compiled
def predict_win_chance(s: Position, seat: int, evaluation: Any, features: Any, sources: Any, points: Any) -> float:
    """Return a seat's win chance between two turns."""
    for other in range(s.seats):
        points[other] = predict_points(s, other, evaluation, features, sources)
    turn_into_win_chances(s, points, evaluation)
    return points[seat]


@compiled_function(STATES_TYPE, WEIGHT_SETS, EVALUATION, GENERATORS, types.int64, types.int64, ACTIONS)
def plan(
    states: Any, weight_sets: Any, evaluation: Any, rngs: Any, beam_width: int, branching: int, best_plan: Any
) -> int:
    """Write down the best plan for the mover of the first state, and return how many choices it has.

    The policy plays by the first of the weight sets. The other states are scratch: there must be
    `beam_width * (branching + 1) + 2` in all.
    """
    slots = beam_width * (branching + 1) + 1
    beam = Beam(
        states[1:],
        np.empty((slots, MAX_PLAN_LENGTH), np.int64),
        np.empty(slots, np.int64),
        np.empty(slots, np.float64),
        np.empty(slots, np.bool_),
    )
    buffers = Buffers(
        np.empty(MAX_LEGAL_ACTIONS, np.int64),
        np.empty(MAX_LEGAL_ACTIONS, np.float64),
        np.empty(MAX_LEGAL_ACTIONS, np.int64),
        np.empty(FEATURES, np.float64),
        np.empty(SOURCES, np.float64),
        np.empty(MOST_PLAYERS, np.float64),
    )
    kept = np.empty(beam_width, np.int64)
    return find_plan(states[0], weight_sets[0], evaluation, rngs[0], branching, beam, buffers, kept, best_plan)


@inlined
def find_plan(
    root: Position,
    weights: Any,
    evaluation: Any,
    rng: Word,
    branching: int,
    beam: Beam,
    buffers: Buffers,
    kept: Any,
    best_plan: Any,
) -> int:
    """Write down the best plan for the mover, and return how many choices it has. All memory is the caller's.

    `kept` is as long as the beam is wide; the beam has `len(kept) * (branching + 1) + 1` slots.
    """
    seat, now = root.order[root.order_index], turn_index(root)
    rng = setup.deal_anew(root, rng)
    beam.states[0] = root
    beam.lengths[0] = 0
    beam.ended[0] = False
    plans, running = 1, True
    while running:
        tried = plans
        for parent in range(plans):
            if not beam.ended[parent]:
                tried = extend_plan(beam, parent, tried, branching, seat, now, weights, evaluation, buffers, rng)
        plans = select_best(beam.states, beam.win_chances, seat, tried, kept)
        running = move_to_front(beam, kept, plans)
    length = beam.lengths[0]
    for place in range(length):
        best_plan[place] = beam.actions[0, place]
    return length


@compiled
def extend_plan(
    beam: Beam,
    parent: int,
    tried: int,
    branching: int,
    seat: int,
    now: int,
    weights: Any,
    evaluation: Any,
    buffers: Buffers,
    rng: Word,
) -> int:
    """Make a plan of each of the best actions after a plan, and return how many slots are used then."""
    states, plans, lengths, win_chances, ended = beam
    actions, values, best_actions, features, sources, points = buffers
    scratch = len(ended) - 1
    before = lengths[parent]
    wanted = find_best_actions(states[parent], weights, branching, actions, values, best_actions)
    for place in range(wanted):
        slot = parent  # the last takes its parent's place
        if place < wanted - 1:
            slot = tried
            tried += 1
            for choice in range(before):  # one by one: copying a stretch would allocate memory
                plans[slot, choice] = plans[parent, choice]
        states[scratch] = states[parent]
        s = states[scratch]
        action = best_actions[place]
        lengths[slot] = play_to_next_choice(
            s, seat, now, action, weights, actions, values, rng, plans[slot], before
        )
        states[slot] = s
        ended[slot] = turn_is_over(s, now)
        if not ended[slot]:  # see how it would end; nobody reads the choices
            action = choose_by_policy(s, weights, actions, values)
            play_to_next_choice(s, NOBODY, now, action, weights, actions, values, rng, plans[scratch], 0)
        win_chances[slot] = predict_win_chance(s, seat, evaluation, features, sources, points)
    return tried


@compiled
def select_best(states: Any, win_chances: Any, seat: int, tried: int, kept: Any) -> int:
    """Write down the slots of the best plans, best first, and return how many there are.

    Of plans that come to the same for the seat only the first counts.
    """
    plans = 0
    for _ in range(len(kept)):
        best = -1
        for slot in range(tried):
            if best >= 0 and win_chances[slot] <= win_chances[best]:
                continue
            known = False
            for place in range(plans):
                known |= kept[place] == slot or is_same_for(states[kept[place]], states[slot], seat)
            if not known:
                best = slot
        if best < 0:
            break
        kept[plans] = best
        plans += 1
    return plans


@compiled
def is_same_for(one: Position, other: Position, seat: int) -> bool:
    """Return whether two plans have come to the same for a seat, if in another order."""
    mine, others = one.players[seat], other.players[seat]
    return (
        mine.huts == others.huts
        and mine.fed == others.fed
        and mine.hand == others.hand
        and mine.bases == others.bases
        and mine.centres == others.centres
        and mine.roofs == others.roofs
        and mine.camels == others.camels
        and mine.offering == others.offering
        and mine.stock == others.stock
        and mine.plow == others.plow
        and one.wells == other.wells
        and one.phase == other.phase
        and one.supplying == other.supplying
        and one.order_index == other.order_index
    )


@compiled
def move_to_front(beam: Beam, kept: Any, plans: int) -> bool:
    """Put the kept plans into the first slots, and return whether one of them has not ended."""
    running = False
    for place in range(plans):
        chosen = kept[place]
        if chosen != place:
            swap(beam, place, chosen)
            for later in range(place + 1, plans):
                if kept[later] == place:
                    kept[later] = chosen
        running |= not beam.ended[place]
    return running


@compiled
def swap(beam: Beam, one: int, two: int) -> None:
    """Exchange the plans of two slots."""
    states, plans, lengths, win_chances, ended = beam
    scratch = len(ended) - 1
    states[scratch] = states[one]
    states[one] = states[two]
    states[two] = states[scratch]
    for place in range(max(lengths[one], lengths[two])):
        plans[one, place], plans[two, place] = plans[two, place], plans[one, place]
    lengths[one], lengths[two] = lengths[two], lengths[one]
    win_chances[one], win_chances[two] = win_chances[two], win_chances[one]
    ended[one], ended[two] = ended[two], ended[one]
