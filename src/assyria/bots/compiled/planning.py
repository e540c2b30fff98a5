"""A plan for the whole turn: huts, feeding, wells and actions together.

Many plans are followed at once, decision by decision; the policy plays the others' moves between them. Each is
judged by what the next turn would begin with if the policy finished this one, and the most promising go on.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from assyria.bots.compiled import evaluation, policy
from assyria.bots.compiled.games import EVALUATION, RNGS, WEIGHTS
from assyria.kernel import setup, turn
from assyria.kernel.bits import Word, count
from assyria.kernel.compiling import compiled, compiled_function
from assyria.kernel.layout import OVER, STATES_TYPE, Position
from assyria.kernel.tables import MOST_PLAYERS

LONGEST = 256
"""Never are there so many choices in one turn."""
LINE = types.Array(types.int64, 1, "C")


@compiled
def choices(s: Position) -> int:
    return count(s.legal_hexes) + count(s.legal_sites) + count(s.legal_others)


@compiled
def follow(
    s: Position,
    seat: int,
    now: int,
    w: Any,
    actions: Any,
    values: Any,
    rng: Word,
    action: int,
    line: Any,
    begun: int,
) -> int:
    """Play an action, then as the policy has it until the seat has a choice; a seat of -1 never has one.

    Choices are noted in the line; how long it is then.
    """
    length = begun
    while True:
        if choices(s) > 1 and length < LONGEST:
            line[length] = action
            length += 1
        turn.step(s, action, rng)
        if (
            s.phase == OVER
            or evaluation.turn_number(s) != now
            or (s.order[s.order_index] == seat and choices(s) > 1)
        ):
            return length
        options = policy.rate(s, w, actions, values)
        action = actions[policy.best(values, options)]


@compiled_function(STATES_TYPE, WEIGHTS, EVALUATION, RNGS, types.int64, types.int64, LINE)
def plan(states: Any, w: Any, e: Any, rngs: Any, plans: int, width: int, line: Any) -> int:
    """The best plan for the mover of the first position: everyone's choices to the end of the turn; how many.

    So many plans go on from decision to decision, and each tries so many actions. All other positions are scratch:
    room for `plans * (width + 1) + 2`.
    """
    actions = np.empty(policy.MOST_OPTIONS, np.int64)
    values = np.empty(policy.MOST_OPTIONS, np.float64)
    rated = np.empty(policy.MOST_OPTIONS, np.int64)
    features = np.empty(evaluation.FEATURES, np.float64)
    sources = np.empty(evaluation.SOURCES, np.float64)
    points = np.empty(MOST_PLAYERS, np.float64)
    most = plans * (width + 1)
    base, scratch = 1, most + 1  # the plans themselves lie from `base`; `scratch` sees how a plan would end
    lines = np.empty((most + 1, LONGEST), np.int64)
    lengths = np.zeros(most + 1, np.int64)
    worth = np.zeros(most + 1, np.float64)
    ended = np.zeros(most + 1, np.bool_)
    kept = np.empty(plans, np.int64)
    seat, now = states[0].order[states[0].order_index], evaluation.turn_number(states[0])
    rng = setup.deal_anew(states[0], rngs[0])
    states[base] = states[0]
    going, running = 1, True
    while running:
        tried = going
        for number in range(going):
            if ended[number]:
                continue
            s = states[base + number]
            options = policy.rate(s, w, actions, values)
            wanted = min(options, width)
            for option in range(wanted):  # the best, one after the other
                best = policy.best(values, options)
                rated[option] = actions[best]
                values[best] = -1e9
            before = lengths[number]
            for option in range(wanted):
                slot = number  # the last takes its parent's place
                if option < wanted - 1:
                    slot = tried
                    tried += 1
                    lines[slot, :before] = lines[number, :before]
                states[scratch] = s
                t = states[scratch]
                length = follow(t, seat, now, w, actions, values, rng, rated[option], lines[slot], before)
                states[base + slot] = t
                lengths[slot] = length
                ended[slot] = t.phase == OVER or evaluation.turn_number(t) != now
                if not ended[slot]:
                    # How would it end? The policy's choices are noted where nobody looks.
                    options = policy.rate(t, w, actions, values)
                    action = actions[policy.best(values, options)]
                    follow(t, -1, now, w, actions, values, rng, action, lines[most], 0)
                for other in range(t.seats):
                    points[other] = evaluation.predict_points(t, other, e, features, sources)
                evaluation.chances(t, points, e)
                worth[slot] = points[seat]
        going = best_of(states, base, seat, worth, tried, kept, plans)
        running = False
        for place in range(going):
            chosen = kept[place]
            if chosen != place:
                swap(states, base, place, chosen, scratch, lines, lengths, worth, ended)
                for later in range(place + 1, going):
                    if kept[later] == place:
                        kept[later] = chosen
            running |= not ended[place]
    line[: lengths[0]] = lines[0, : lengths[0]]
    return lengths[0]


@compiled
def best_of(states: Any, base: int, seat: int, worth: Any, tried: int, kept: Any, plans: int) -> int:
    """The most promising plans, best first, those that come to the same once; how many there are."""
    going = 0
    for _ in range(plans):
        best = -1
        for slot in range(tried):
            if best >= 0 and worth[slot] <= worth[best]:
                continue
            known = False
            for place in range(going):
                known |= kept[place] == slot or same(states[base + kept[place]], states[base + slot], seat)
            if not known:
                best = slot
        if best < 0:
            break
        kept[going] = best
        going += 1
    return going


@compiled
def same(s: Position, t: Position, seat: int) -> bool:
    """Whether two plans have come to the same for the seat, in another order."""
    mine, other = s.players[seat], t.players[seat]
    return (
        mine.huts == other.huts
        and mine.fed == other.fed
        and mine.hand == other.hand
        and mine.bases == other.bases
        and mine.centres == other.centres
        and mine.roofs == other.roofs
        and mine.camels == other.camels
        and mine.offering == other.offering
        and mine.stock == other.stock
        and mine.plow == other.plow
        and s.wells == t.wells
        and s.phase == t.phase
        and s.supplying == t.supplying
        and s.order_index == t.order_index
    )


@compiled
def swap(
    states: Any, base: int, one: int, two: int, scratch: int, lines: Any, lengths: Any, worth: Any, ended: Any
) -> None:
    states[scratch] = states[base + one]
    states[base + one] = states[base + two]
    states[base + two] = states[scratch]
    for place in range(max(lengths[one], lengths[two])):
        lines[one, place], lines[two, place] = lines[two, place], lines[one, place]
    lengths[one], lengths[two] = lengths[two], lengths[one]
    worth[one], worth[two] = worth[two], worth[one]
    ended[one], ended[two] = ended[two], ended[one]
