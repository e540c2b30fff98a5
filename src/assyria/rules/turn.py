"""The order of play: whose decision comes next, and what happens between decisions (§3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Protocol

from assyria.board.tracks import TURNS
from assyria.rules import (
    court,
    draft,
    farming,
    flood,
    huts,
    income,
    market,
    offering,
    scoring,
    start,
    supply,
    wells,
    ziggurat,
)
from assyria.rules.deck import discard
from assyria.rules.events import TurnBegan, TurnEnded
from assyria.rules.moves import (
    DONE,
    Build,
    Buy,
    Court,
    Done,
    Draft,
    Extend,
    Feed,
    Harvest,
    Hut,
    Move,
    Offer,
    Start,
    Supply,
    Well,
)
from assyria.rules.reasons import IllegalMove, Reason
from assyria.rules.state import LEGAL, Phase, Position, Seat, Shuffle, State, change
from assyria.rules.step import Step


class Chapter(Protocol):
    """The functions of every chapter with decisions."""

    def conceivable_moves(self, position: Position) -> Iterator[Move]:
        """Return every move of the chapter that a player could try, legal or not."""

    def pseudo_legal_moves(self, position: Position) -> Iterable[Move]:
        """Return a superset of the legal moves, as small as is cheap to find."""

    def why_not(self, position: Position, move: Any) -> Reason | None:
        """Return why the move is illegal, or None if it is legal. This decides legality."""

    def play(self, state: State, move: Any) -> Step:
        """Play a legal move."""


CHAPTERS: dict[Phase, tuple[Chapter, ...]] = {
    Phase.START: (start,),
    Phase.DRAFT: (draft,),
    Phase.HARVEST: (farming,),
    Phase.HUTS: (huts,),
    Phase.SUPPLY: (supply,),
    Phase.WELLS: (wells,),
    Phase.ACTIONS: (ziggurat, court, offering, market),
    Phase.OVER: (),
}


class _Chapters(dict[type[Move], Chapter]):
    """By type of move. Raises TypeError for what is no move."""

    def __missing__(self, kind: type) -> Chapter:
        raise TypeError(f"a move expected, such as Hut(at) or DONE, not one of {kind.__name__}")


CHAPTER_OF = _Chapters(
    {
        Start: start,
        Draft: draft,
        Harvest: farming,
        Hut: huts,
        Feed: supply,
        Supply: supply,
        Well: wells,
        Build: ziggurat,
        Extend: ziggurat,
        Court: court,
        Offer: offering,
        Buy: market,
    }
)

MAY_END = (Phase.WELLS, Phase.ACTIONS)
"""§10 Where `done` is possible it is always legal."""

DUTIES = {Phase.HUTS: Reason.HUTS_ARE_A_DUTY, Phase.SUPPLY: Reason.FEEDING_IS_A_DUTY}


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return the legal moves, each once, in a fixed order; none once the game is over."""
    memo = vars(position)
    legal: tuple[Move, ...] | None = memo.get(LEGAL)
    if legal is None:
        # A position is a value, so what was worked out once for it stays true.
        memo[LEGAL] = legal = (*_choices(position), *((DONE,) if position.phase in MAY_END else ()))
    return legal


def why_not(position: Position, move: Move, seat: Seat | None = None) -> Reason | None:
    """Return why this move is illegal now (for this seat, if one is given), or None if it is legal."""
    phase = position.phase
    if phase is Phase.OVER:
        return Reason.GAME_OVER
    if seat is not None and seat != position.mover:
        return Reason.NOT_YOUR_TURN
    if isinstance(move, Done):
        return None if phase in MAY_END else DUTIES.get(phase, Reason.WRONG_PHASE)
    chapter = CHAPTER_OF[type(move)]
    return chapter.why_not(position, move) if chapter in CHAPTERS[phase] else Reason.WRONG_PHASE


def reasons(position: Position, seat: Seat) -> dict[Move, Reason]:
    """Return the reason for every conceivable move of this phase that is illegal."""
    wished = [move for chapter in CHAPTERS[position.phase] for move in chapter.conceivable_moves(position)]
    refused = {move: why_not(position, move, seat) for move in [*wished, DONE]}
    return {move: why for move, why in refused.items() if why is not None}


def play(state: State, move: Move, shuffle: Shuffle) -> Step:
    """Play a move, then everything up to the next decision or the end. Raises IllegalMove."""
    refused = why_not(state, move)
    if refused is not None:
        raise IllegalMove(move, refused)
    step = _next_phase(state, shuffle) if isinstance(move, Done) else CHAPTER_OF[type(move)].play(state, move)
    go_on = partial(_next_phase, shuffle=shuffle)
    while not _awaits_decision(step.state):
        step = step.then(go_on)
    return step


def play_own_part(state: State, move: Move) -> Step:
    """Play a legal move with what it leads to for its mover alone: famine, income and prestige.

    It stops before the turn passes on, before a new turn order and before any card is turned up, so it needs no
    shuffle. Seat and phase stay the mover's.
    """
    if isinstance(move, Done):
        step = _income(state) if state.phase is Phase.WELLS else Step(state)
    else:
        step = _finish_expansion(CHAPTER_OF[type(move)].play(state, move))
    return Step(change(step.state, phase=state.phase, order_index=state.order_index), step.events)


def _choices(position: Position) -> list[Move]:
    """Return the legal moves other than `done`."""
    return [
        move
        for chapter in CHAPTERS[position.phase]
        for move in chapter.pseudo_legal_moves(position)
        if chapter.why_not(position, move) is None
    ]


def _awaits_decision(state: State) -> bool:
    """§10 Somebody must decide, or the game is over. A decision with `done` alone is never asked."""
    if state.phase is Phase.OVER:
        return True
    return 0 <= state.order_index < state.game.players and legal_moves(state) not in ((), (DONE,))


def _next_phase(state: State, shuffle: Shuffle) -> Step:
    """§3 Go on to the next phase, or to the next seat in this one."""
    match state.phase:
        case Phase.START:
            last = state.game.players - 1
            return draft.show(change(state, phase=Phase.DRAFT, order_index=last), shuffle)
        case Phase.DRAFT:
            return draft.clear(state).then(partial(_enter, phase=Phase.HARVEST))
        case Phase.HARVEST:
            return farming.new_order(state).then(partial(_enter, phase=Phase.HUTS)).then(huts.begin)
        case Phase.HUTS | Phase.SUPPLY:
            return _next_in_expansion(state)
        case Phase.WELLS:
            return _income(state).then(_next_to_expand)
        case _:
            return _next_to_act(state, shuffle)


def _enter(state: State, phase: Phase) -> Step:
    """Begin a phase with the first seat."""
    return Step(change(state, phase=phase, order_index=0))


def _next_in_expansion(state: State) -> Step:
    """§5 From huts to supply, from supply to wells."""
    if state.phase is Phase.HUTS:
        return huts.end(state).then(lambda s: Step(change(s, phase=Phase.SUPPLY)))
    return supply.famine(state).then(lambda s: Step(change(s, phase=Phase.WELLS)))


def _income(state: State) -> Step:
    """§5.5, §5.6 The end of a player's expansion."""
    return income.earn(state).then(income.prestige)


def _finish_expansion(step: Step) -> Step:
    """Go on in the mover's expansion to its next decision or its end. In other phases nothing follows."""
    while step.state.phase in (Phase.HUTS, Phase.SUPPLY, Phase.WELLS) and not _awaits_decision(step.state):
        if step.state.phase is Phase.WELLS:
            return step.then(_income)
        step = step.then(_next_in_expansion)
    return step


def _next_to_expand(state: State) -> Step:
    """§5 Each player does all of the expansion before the next; then come the actions."""
    if state.order_index + 1 < state.game.players:
        return huts.begin(change(state, phase=Phase.HUTS, order_index=state.order_index + 1))
    return _enter(state, Phase.ACTIONS)


def _next_to_act(state: State, shuffle: Shuffle) -> Step:
    """§6 Each player takes all of their actions before the next; then the turn ends."""
    state = change(state, order_index=state.order_index + 1, raised=frozenset(), offered=0, bought=False)
    return Step(state) if state.order_index < state.game.players else _end_turn(state, shuffle)


def _end_turn(state: State, shuffle: Shuffle) -> Step:
    """§6.6 The display is discarded, huts count as unfed again; a reign's last turn ends with the flood."""
    left = state.display
    state = discard(state, left)
    players = tuple(change(player, fed=frozenset()) for player in state.players)
    state = change(state, players=players, columns=((),) * state.game.columns)
    ended = Step(state, (TurnEnded(state.reign, state.turn, left),))
    if state.turn < TURNS[state.reign - 1]:
        return ended.then(partial(_begin_turn, reign=state.reign, turn=state.turn + 1, shuffle=shuffle))
    flooded = ended.then(flood.flood)
    if state.reign == len(TURNS):
        return flooded.then(scoring.final)
    return flooded.then(partial(_begin_turn, reign=state.reign + 1, turn=1, shuffle=shuffle))


def _begin_turn(state: State, reign: int, turn: int, shuffle: Shuffle) -> Step:
    """§6.6, §7.6 The next expansion card goes to its slot, and the next sowing is laid out."""
    card, *rest = state.expansion_deck
    state = change(
        state,
        phase=Phase.HARVEST,
        order_index=0,
        reign=reign,
        turn=turn,
        expansion=(*state.expansion, card),
        expansion_deck=tuple(rest),
    )
    begun: Callable[[State], Step] = partial(farming.sow, shuffle=shuffle)
    return Step(state, (TurnBegan(reign, turn, card),)).then(begun)
