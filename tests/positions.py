"""Positions for tests, built by hand: small tables whose cards, huts and tiles add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest

from assyria.board import FOOD_CARDS, Card, Hex, Site, load_board
from assyria.board.cards import CARDS
from assyria.board.tracks import TURNS
from assyria.rules import (
    Deal,
    FeedingRule,
    Game,
    IllegalMove,
    Move,
    Phase,
    Player,
    Reason,
    Seat,
    State,
    Step,
    check,
    deal,
    legal_moves,
    new_game,
    play,
    shuffled_with,
    why_not,
)
from assyria.rules.setup import SHUFFLED_EXPANSION

CLASSIC = load_board("classic")
BEFORE_HARVEST = (Phase.START, Phase.DRAFT)

Kind = TypeVar("Kind")


def at(name: str) -> Hex:
    """The hex of that name: `at("c4")`."""
    return CLASSIC.hexes[name]


def hexes(names: str) -> frozenset[Hex]:
    """Several hexes: `hexes("c4 d3")`."""
    return frozenset(at(name) for name in names.split())


def corner(name: str) -> Site:
    """The corner of that name: `corner("a1-a2-b1")`."""
    return CLASSIC.corners[name]


def corners(names: str) -> frozenset[Site]:
    return frozenset(corner(name) for name in names.split())


def card(name: str) -> Card:
    return CARDS[name]


def cards(names: str) -> tuple[Card, ...]:
    """Cards in this order: `cards("salt-1 wild")`."""
    return tuple(card(name) for name in names.split())


def at_court(
    higher: Sequence[Seat] = (), middle: Sequence[Seat] = (), lower: Sequence[Seat] = ()
) -> tuple[tuple[Seat, ...], ...]:
    """Whose huts are with each dignitary, from the top."""
    return (tuple(higher), tuple(middle), tuple(lower))


def never(discard: tuple[Card, ...]) -> tuple[Card, ...]:
    """The shuffle of a test in which the deck must not run out."""
    raise AssertionError(f"nobody asked to shuffle {discard}")


def by_name(discard: tuple[Card, ...]) -> tuple[Card, ...]:
    """A shuffle without chance: the new deck lies sorted by name."""
    return tuple(sorted(discard))


def opening(
    players: int = 4, top: str = "", order: Sequence[Seat] | None = None, two_player_draft: int = 2
) -> Step:
    """A new game in which these food cards lie on top of the deck."""
    first = cards(top)
    dealt = Deal(
        turn_order=tuple(range(players) if order is None else order),
        food=(*first, *_without(FOOD_CARDS, first)),
        expansion=SHUFFLED_EXPANSION,
    )
    return new_game(Game(players, two_player_draft=two_player_draft), dealt)


def table(
    phase: Phase = Phase.ACTIONS,
    players: int = 4,
    *,
    seats: Mapping[Seat, Player] | None = None,
    order: Sequence[Seat] | None = None,
    order_index: int = 0,
    reign: int = 1,
    turn: int = 1,
    expansion: tuple[int, ...] | None = None,
    sown: Sequence[str] = (),
    display: str = "",
    deck: str = "",
    discard: str = "",
    hoard: Seat | None = None,
    two_player_draft: int = 2,
    feeding: FeedingRule = FeedingRule.FREE,
    **more: Any,
) -> State:
    """A position that breaks no law.

    A seat that is not named has nothing but its plow, so it is passed over in expansion and
    actions. `sown` are the columns, `display` the one left over. The food cards that are
    mentioned nowhere lie under those of `deck`, or in the hand of `hoard`.
    """
    game = Game(players, two_player_draft=two_player_draft, feeding=feeding)
    order = tuple(range(players) if order is None else order)
    taken = 0 if phase in BEFORE_HARVEST else order_index if phase is Phase.HARVEST else players
    columns = [cards(column) for column in sown] or [()] * players + [cards(display)]
    on_table = ((4, 3) if reign == 1 else (4, 3, 2))[:turn] if expansion is None else expansion
    state = State(
        game=game,
        players=tuple((seats or {}).get(seat, Player()) for seat in range(players)),
        order=order,
        phase=phase,
        order_index=order_index,
        reign=reign,
        turn=turn,
        expansion=on_table,
        columns=tuple(columns),
        takers=(*order[:taken], *[None] * (players + 1 - taken)),
        discard=tuple(sorted(cards(discard))),
        expansion_deck=_expansion_to_come(reign, turn, on_table),
        **more,
    )
    state = _with_all_food(state, cards(deck), hoard)
    if phase is Phase.HUTS and not state.to_place:
        state = replace(state, to_place=min(on_table[-1], state.stock(state.mover)))
    breaches = check(state)
    assert not breaches, breaches
    return state


def with_seat(state: State, seat: Seat, **fields: Any) -> State:
    """The same state but for these things of one seat, sound or not."""
    players = list(state.players)
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=tuple(players))


def refused(state: State, move: Move) -> Reason | None:
    """Why a move is refused; the list of legal moves, `why_not` and `play` must agree on it."""
    assert move not in legal_moves(state)
    with pytest.raises(IllegalMove) as caught:
        play(state, move, never)
    assert caught.value.move == move
    assert caught.value.why is why_not(state, move)
    return caught.value.why


def told(step: Step, kind: type[Kind]) -> list[Kind]:
    """The events of one kind, in order."""
    return [event for event in step.events if isinstance(event, kind)]


def played(state: State, *moves: Move) -> Step:
    """Several moves, one after the other, with all of their events; nothing is shuffled."""
    step = Step(state)
    for move in moves:
        after = play(step.state, move, never)
        step = Step(after.state, step.events + after.events)
    return step


def random_game(players: int, seed: int, **options: Any) -> Iterator[tuple[Step, Move | None]]:
    """A whole game of random moves with these rule options: each step, and the move that is made next."""
    rng = Random(seed)
    step = new_game(Game(players, **options), deal(players, rng))
    while moves := legal_moves(step.state):
        move = rng.choice(moves)
        yield step, move
        step = play(step.state, move, shuffled_with(rng))
    yield step, None


def _without(pile: Sequence[Card], taken: Sequence[Card]) -> tuple[Card, ...]:
    """The pile, by name, less some cards that must be in it."""
    left = Counter(pile)
    left.subtract(taken)
    assert min(left.values()) >= 0, "a card more often than it is in the box"
    return tuple(sorted(left.elements()))


def _with_all_food(state: State, deck: tuple[Card, ...], hoard: Seat | None) -> State:
    """The state with its deck, and with hands sorted as they always are."""
    lying = [card for column in state.columns for card in column]
    held = [card for player in state.players for card in player.hand]
    unseen = _without(FOOD_CARDS, [*deck, *state.discard, *state.draft, *lying, *held])
    if hoard is None:
        deck, unseen = (*deck, *unseen), ()
    hands = [(*player.hand, *(unseen if seat == hoard else ())) for seat, player in enumerate(state.players)]
    for seat, hand in enumerate(hands):
        state = with_seat(state, seat, hand=tuple(sorted(hand)))
    return replace(state, deck=deck)


def _expansion_to_come(reign: int, turn: int, on_table: tuple[int, ...]) -> tuple[int, ...]:
    """As many of the cards not on the table as are undealt in this turn."""
    left = list(SHUFFLED_EXPANSION)
    for value in on_table[1:] if reign == 1 else on_table:
        left.remove(value)
    undealt = sum(TURNS[reign - 1 :]) - turn + 1
    return tuple(left[-undealt:])
