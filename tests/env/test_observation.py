"""Observations: all that a player may know, nothing that nobody knows, and nothing about who sits where."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from assyria import kernel
from assyria.board import FOOD_CARDS, PLOW, Card, Dignitary, Hex, Site, load_board
from assyria.env import SIZE, facts, ground, part, planes
from assyria.kernel import ACTIONS, States
from assyria.kernel.observation import loops
from assyria.kernel.observation.layout import CELLS, FACTS, GROUND, MOST, PARTS, PLANES, SCALES
from assyria.rules import FeedingRule, Game, Phase, Player, ScoreBreakdown, Seat, State, View, view
from tests.games import RULES, random_game

KINDS = sorted(set(FOOD_CARDS))
BOARD = load_board("classic")


def observed(states: States, seats: list[Seat]) -> NDArray[np.uint8]:
    seen, masks = np.empty((len(states), SIZE), np.uint8), np.empty((len(states), ACTIONS), np.int8)
    loops.observe.run(states, np.array(seats, np.int8), seen, masks)
    return seen


def positions(game: Game, seed: int) -> list[State]:
    """All of a random game, its end included."""
    history = random_game(game, seed)
    return [history.at(number) for number in range(len(history.moves) + 1)]


# What a view is to the one who looks, written from the rules alone.


def from_chair(seen: View, seat: Seat) -> View:
    """The same view with seats renamed: who looks is 0, the others as they follow in the turn order.

    Which card of a column lies above, and which seat the turn order would begin with once the game is over, means
    nothing.
    """
    players, place = seen.game.players, seen.order.index(seat)
    name = {other: (seen.order.index(other) - place) % players for other in seen.order}
    return replace(
        seen,
        players=tuple(seen.players[seen.order[(place + player) % players]] for player in range(players)),
        order=tuple(name[other] for other in seen.order),
        columns=tuple(tuple(sorted(column)) for column in seen.columns),
        takers=tuple(None if taker is None else name[taker] for taker in seen.takers),
        draft=tuple(sorted(seen.draft)),
        court=tuple(tuple(name[other] for other in row) for row in seen.court),
    )


def rebuilt(seen: NDArray[np.uint8]) -> View:
    """The view that an observation tells of: if this works, everything is in it."""

    def numbers(name: str) -> Any:
        return part(seen, name)

    def number(name: str) -> int:
        return int(part(seen, name)[0])

    def which(name: str) -> int:
        (found,) = np.flatnonzero(part(seen, name))
        return int(found)

    players = which("players") + 2
    game = Game(
        players,
        two_player_draft=number("draft-size") if players == 2 else 2,
        feeding=FeedingRule.STRICT if number("strict-feeding") else FeedingRule.FREE,
    )
    assert number("draft-size") == game.draft_size
    phase, place = list(Phase)[which("phase")], which("place")
    order = tuple((at - place) % players for at in range(players))
    assert bool(numbers("mover").any()) == (phase is not Phase.OVER)
    free = numbers("free")
    return View(
        game=game,
        players=tuple(_player(seen, player) for player in range(players)),
        order=order,
        phase=phase,
        order_index=0 if phase is Phase.OVER else order.index(which("mover")),
        reign=which("reign") + 1,
        turn=which("turn") + 1,
        expansion=tuple(int(card) for card in numbers("expansion") if card),
        columns=tuple(_cards(numbers("columns")[column]) for column in range(players + 1)),
        takers=tuple(
            None if free[column] else int(np.flatnonzero(numbers("takers")[column])[0])
            for column in range(players + 1)
        ),
        draft=_cards(numbers("draft")),
        discard=_cards(numbers("discard")),
        wells=_wells(seen),
        court=_court(numbers("court")),
        to_place=number("to-place"),
        supplying=_supplying(numbers("supplying")),
        picks=number("picks"),
        raised=_hexes(numbers("raised")),
        offered=number("offered"),
        bought=bool(number("bought")),
        undealt_food=_cards(numbers("undealt")),
        undealt_expansion=tuple(
            value for value, many in zip((2, 3, 4), numbers("undealt-expansion"), strict=True) for _ in range(many)
        ),
    )


def _player(seen: NDArray[np.uint8], player: int) -> Player:
    return Player(
        camels=int(part(seen, "camels")[player]),
        offering=int(part(seen, "offerings")[player]),
        plow=bool(part(seen, "plows")[player]),
        hand=_cards(part(seen, "hands")[player]),
        huts=_hexes(part(seen, f"huts-{player}")),
        fed=_hexes(part(seen, f"fed-{player}")),
        bases=_hexes(part(seen, f"bases-{player}")),
        centres=_hexes(part(seen, f"centres-{player}")),
        roofs=_hexes(part(seen, f"roofs-{player}")),
        ledger=ScoreBreakdown(*part(seen, "ledgers")[player].tolist()),
    )


def _cards(counts: NDArray[np.uint8]) -> tuple[Card, ...]:
    return tuple(card for card, many in zip(KINDS, counts, strict=True) for _ in range(many))


def _supplying(kinds: NDArray[np.uint8]) -> Card | None:
    found = [[*KINDS, PLOW][kind] for kind in np.flatnonzero(kinds)]
    return found[0] if found else None


def _hexes(plane: NDArray[np.uint8]) -> frozenset[Hex]:
    """Columns a to j, rows from 1, as the board is printed."""
    return frozenset(BOARD.hexes[f"{'abcdefghij'[column]}{row + 1}"] for column, row in np.argwhere(plane))


def _wells(seen: NDArray[np.uint8]) -> frozenset[Site]:
    """The eastern corner of a hex is where it meets two of the next column."""
    found = set()
    for name, step in (("wells-east", 1), ("wells-west", -1)):
        for at in _hexes(part(seen, name)):
            beside = [other for other in at.neighbours if ord(other.column) - ord(at.column) == step]
            found.add(Site(frozenset({at, *beside})))
    return frozenset(found)


def _court(spaces: NDArray[np.uint8]) -> tuple[tuple[Seat, ...], ...]:
    rows, begin = [], 0
    for dignitary in Dignitary:
        row = spaces[begin : begin + dignitary.spaces]
        rows.append(tuple(int(np.flatnonzero(space)[0]) for space in row if space.any()))
        begin += dignitary.spaces
    assert begin == len(spaces)
    return tuple(rows)


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("seed", [1, 2])
def test_all_that_a_player_may_know_is_in_it(game: Game, seed: int) -> None:
    """The whole view can be rebuilt from it, for the one who looks, mover or not."""
    states = positions(game, seed)
    for seat in range(game.players):
        looked = states[seat :: game.players]
        seen = observed(kernel.from_states(looked), [seat] * len(looked))
        for position, row in zip(looked, seen, strict=True):
            assert rebuilt(row) == from_chair(view(position), seat)
            assert part(row, "scores").tolist()[: game.players] == [
                player.score for player in from_chair(view(position), seat).players
            ]
            stocks = [position.stock(other) for other in _around(position, seat)]
            assert part(row, "stocks").tolist()[: game.players] == stocks
            assert part(row, "wells-left").item() == position.wells_left
            watered = {at for site in position.wells for at in site.hexes}
            assert _hexes(part(row, "watered")) == watered


def _around(position: State, seat: Seat) -> list[Seat]:
    place = position.order.index(seat)
    return [*position.order[place:], *position.order[:place]]


@pytest.mark.parametrize("game", RULES)
def test_the_order_of_undealt_cards_is_nowhere(game: Game) -> None:
    """Dealt again, every position looks the same to everybody."""
    states = kernel.from_states(positions(game, 3)[:-1])
    for seat in range(game.players):
        before = observed(states, [seat] * len(states))
        anew = states.copy()
        kernel.redeal(anew, kernel.generators(7, len(anew)))
        assert anew.tobytes() != states.tobytes()
        assert (observed(anew, [seat] * len(anew)) == before).all()


@pytest.mark.parametrize("game", RULES)
def test_seats_are_told_apart_by_turn_order_alone(game: Game) -> None:
    """The same position with seats renamed looks the same to the same player."""
    for position in positions(game, 4)[::7]:
        new = Random(1).sample(range(game.players), game.players)
        players = [Player()] * game.players
        for seat, player in enumerate(position.players):
            players[new[seat]] = player
        renamed = replace(
            position,
            players=tuple(players),
            order=tuple(new[seat] for seat in position.order),
            takers=tuple(None if taker is None else new[taker] for taker in position.takers),
            court=tuple(tuple(new[seat] for seat in row) for row in position.court),
        )
        for seat in range(game.players):
            here = observed(kernel.from_state(position), [seat])
            there = observed(kernel.from_state(renamed), [new[seat]])
            assert (here == there).all()


@pytest.mark.parametrize("game", RULES)
def test_no_number_is_larger_than_it_may_be(game: Game) -> None:
    """So that float observations lie between 0 and 1."""
    for seed in range(5):
        states = kernel.from_states(positions(game, seed))
        assert (observed(states, [0] * len(states)) <= MOST).all()
    assert np.allclose(MOST * SCALES, 1)


def test_views_of_planes_facts_and_parts() -> None:
    """Without copying: what is written there is written in the observation."""
    seen = observed(kernel.from_states(positions(Game(4), 1)[:6]), [0] * 6)
    assert planes(seen).shape == (6, len(PLANES), 10, 7)
    assert facts(seen).shape == (6, sum(part.size for part in FACTS))
    assert np.concatenate([planes(seen).reshape(6, -1), facts(seen)], axis=1).tolist() == seen.tolist()
    assert planes(seen[0]).shape == (len(PLANES), 10, 7)
    names = [found.name for found in PARTS]
    assert len(set(names)) == len(names)
    for index, plane in enumerate(PLANES):
        assert (planes(seen)[:, index] == part(seen, plane.name)).all()
    for view_of_it in (planes(seen), facts(seen), part(seen, "court")):
        assert np.shares_memory(view_of_it, seen)


def test_the_ground() -> None:
    """Every hex has one food and one region; with fewer players fewer hexes are in play."""
    for players in (2, 3, 4):
        board = ground(players)
        assert board.shape == (len(GROUND), 10, 7)
        assert _hexes(board[-1]) == Game(players).area
        for at in BOARD.hexes.values():
            assert at in _hexes(board[GROUND.index(f"food-{at.food.value}")])
            assert at in _hexes(board[GROUND.index(f"region-{at.region.value}")])
        assert board[:5].sum() == board[5:9].sum() == len(BOARD.hexes)
    assert sorted(CELLS.tolist()) == np.flatnonzero(ground(4)[-1]).tolist()


def test_lengths_must_agree() -> None:
    """Compiled code would write beyond the end."""
    states = kernel.from_states(positions(Game(2), 1)[:3])
    seats, seen, masks = np.zeros(3, np.int8), np.zeros((3, SIZE), np.uint8), np.zeros((3, ACTIONS), np.int8)
    for wrong in ((seats[:2], seen, masks), (seats, seen[:2], masks), (seats, seen, masks[:2])):
        with pytest.raises(ValueError, match="expected"):
            loops.observe.run(states, *wrong)
    with pytest.raises(ValueError, match="expected"):
        loops.observe.run(states, seats, np.zeros((3, SIZE - 1), np.uint8), masks)
