"""One game of the arena: the same cards in all seatings, fair shuffles, failures told."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from assyria.arena import Pairing, play_pairing
from assyria.arena.game import same_shuffles
from assyria.arena.warming import warm_up
from assyria.board import FOOD_CARDS, Card
from assyria.bots import BotFailed
from assyria.rules import DONE, Move, View, legal_moves
from tests.arena.playing import game, what_happened

SEEN: list[View] = []
DRAWN: list[tuple[int, float]] = []


class Watcher:
    """Plays the first legal move and keeps what it was shown."""

    name = "watcher"
    level = 1

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        SEEN.append(seen)
        return legal_moves(seen)[0]


class Drawer:
    """Draws a number at every decision, and plays the first legal move whatever it is."""

    name = "drawer"
    level = 1

    def choose(self, seen: View, rng: Random) -> Move:
        DRAWN.append((seen.mover, rng.random()))
        return legal_moves(seen)[0]


class Cheat:
    """Ends its turn where it must start, but not while it warms up."""

    name = "cheat"
    level = 1

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        return DONE if seen.game.players == 2 else legal_moves(seen)[0]


WATCHER, DRAWER, CHEAT = (f"{__name__}:{kind}" for kind in ("Watcher", "Drawer", "Cheat"))


def first_views(pairing: Pairing, seed: int) -> View:
    warm_up(WATCHER)
    SEEN.clear()
    play_pairing(pairing, seed)
    return SEEN[0]


def test_seatings_of_a_deal_get_the_same_cards() -> None:
    """Turn order and first cards are the same in each; other deals and other seeds have others."""
    seats = (WATCHER,) * 3
    first = first_views(Pairing(0, 0, seats), 1)
    assert first_views(Pairing(0, 1, seats), 1) == first
    for other, seed in ((Pairing(1, 0, seats), 1), (Pairing(0, 0, seats), 2)):
        assert first_views(other, seed).columns != first.columns


def test_a_game_follows_from_seed_and_fixture() -> None:
    """Twice the same; another rotation, another chance for the bots."""
    pairing = Pairing(3, 1, ("random", "greedy"))
    assert what_happened([play_pairing(pairing, 5)]) == what_happened([play_pairing(pairing, 5)])
    alike = [play_pairing(Pairing(3, rotation, ("random", "random")), 5).seats for rotation in (0, 1)]
    assert alike[0][0].ledger != alike[1][0].ledger


def test_seats_have_chances_of_their_own() -> None:
    """What a bot does in one seat does not change the numbers that another seat draws."""
    numbers = []
    for other in (WATCHER, DRAWER):
        warm_up(DRAWER)
        DRAWN.clear()
        play_pairing(Pairing(0, 0, (DRAWER, other)), 1)
        numbers.append([number for seat, number in DRAWN if seat == 0])
    assert numbers[0] == numbers[1]


def test_shuffles_are_alike_where_the_cards_are() -> None:
    """The same discard gets the same order; of a smaller one, the cards keep theirs. Each time again."""
    one, other, third = same_shuffles("x"), same_shuffles("x"), same_shuffles("y")
    whole = list(one(FOOD_CARDS))
    without_wilds = tuple(card for card in reversed(FOOD_CARDS) if card.food)
    assert list(other(without_wilds)) == [card for card in whole if card.food]
    assert list(third(FOOD_CARDS)) != whole
    again = list(one(FOOD_CARDS))
    assert sorted(again) == sorted(whole) == sorted(FOOD_CARDS)
    assert again != whole


def test_shuffles_are_fair() -> None:
    """A card of which some copies are out lies on top as often as any other card."""
    kinds = Counter(FOOD_CARDS)
    several = next(card for card, count in kinds.items() if count >= 3)
    cards: tuple[Card, ...] = (several, *(card for card in kinds if card != several))
    tops = Counter(same_shuffles(str(number))(cards)[0] for number in range(4000))
    expected = 4000 / len(cards)
    assert all(abs(tops[card] - expected) < 5 * expected**0.5 for card in cards)


def test_places_and_shares() -> None:
    """Who ties shares: places 1 and 2 are 1.5 each, and half a victory each."""
    tied = game(0, 0, a=70, b=90, c=90, d=10)
    assert tied.ranks == (3, 1.5, 1.5, 4)
    assert tied.win_shares == (0, 0.5, 0.5, 0)


def test_a_bot_that_fails_is_named() -> None:
    """With what it did, and where in the deals."""
    warm_up(CHEAT)
    with pytest.raises(BotFailed) as failed:
        play_pairing(Pairing(7, 0, ("random", CHEAT)), 1)
    failure = failed.value.failure
    assert (failure.bot, failure.game, failure.code) == (CHEAT, "deal 7, seating 0", "illegal")
    assert failure.why.startswith("Done() is not legal here")
