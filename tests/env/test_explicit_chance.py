"""Chance one draw at a time comes to the same as whole decks."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from assyria.board import FOOD_CARDS
from assyria.env.explicit_chance import DRAWS, Waiting
from assyria.rules import Deal, Game, State, deal, legal_moves, new_game, play, view
from assyria.rules.setup import SHUFFLED_EXPANSION
from tests.effort import effort
from tests.games import RULES, rules_text


def drawn_as_dealt(waiting: Waiting, dealt: Deal, shuffled: list[str]) -> Waiting:
    """Draw what lies on top of these decks, then of the cards that were shuffled on the way."""
    food, expansion = [*dealt.food, *shuffled], list(dealt.expansion)
    order = list(dealt.turn_order)
    while waiting.missing:
        kind = next(iter(waiting.missing))
        if kind.startswith("seat-"):
            waiting = waiting.with_drawn(f"seat-{order.pop(0)}")
        elif kind.startswith("expansion-"):
            waiting = waiting.with_drawn(f"expansion-{expansion.pop(0)}")
        else:
            waiting = waiting.with_drawn(food.pop(0))
    return waiting


@pytest.mark.parametrize("game", RULES, ids=rules_text)
def test_whole_games_are_the_same(game: Game) -> None:
    """Card by card, with the cards that whole decks would have brought; what is seen agrees after every move."""
    for seed in range(effort(1, 20)):
        rng = Random(seed)
        dealt = deal(game.players, rng)
        truth = new_game(game, dealt).state
        waiting = drawn_as_dealt(Waiting(game), dealt, [])
        known = waiting.step.state
        reshuffles = 0
        while moves := legal_moves(truth):
            assert view(known) == view(truth)
            move, shuffled = rng.choice(moves), list[str]()

            def shuffle(cards: tuple[str, ...], shuffled: list[str] = shuffled, rng: Random = rng) -> list[str]:
                shuffled += rng.sample(cards, len(cards))
                return shuffled

            rest = Deal((), truth.deck, truth.expansion_deck)
            truth = play(truth, move, shuffle).state  # type: ignore[arg-type]
            reshuffles += bool(shuffled)
            known = drawn_as_dealt(Waiting(game, known, move), rest, shuffled).step.state
        assert view(known) == view(truth)
        assert reshuffles, "the deck runs out in every game"


def test_what_may_come_is_what_nobody_has_seen() -> None:
    """First the turn order, then the cards that are left; each as often as there are cards of its kind."""
    waiting = Waiting(Game(3))
    assert waiting.missing == Counter(["seat-0", "seat-1", "seat-2"])
    waiting = waiting.with_drawn("seat-2").with_drawn("seat-0")
    assert waiting.missing == Counter(FOOD_CARDS), "the last seat is no chance"
    assert waiting.with_drawn("wild").missing == Counter[str](FOOD_CARDS) - Counter(["wild"])


def turn_ends(position: State) -> Waiting:
    """A random move that waits for the next turn's cards."""
    rng = Random(1)
    while True:
        waiting = Waiting(position.game, position, rng.choice(legal_moves(position)))
        if any(one.startswith("expansion-") for one in waiting.missing):
            return waiting
        position = play(position, waiting.move, tuple).state if waiting.move else position


def test_the_next_turn_begins_with_its_expansion_card() -> None:
    position = new_game(Game(2), deal(2, Random(1))).state
    waiting = turn_ends(position)
    left = [f"expansion-{huts}" for huts in SHUFFLED_EXPANSION]
    assert waiting.missing == Counter(left)
    assert waiting.position is not None
    after = waiting.with_drawn("expansion-3")
    assert after.missing == Counter(waiting.position.deck)


@pytest.mark.parametrize("draw", ["seat-3", "wild", "expansion-2", "nothing"])
def test_what_cannot_be_drawn(draw: str) -> None:
    with pytest.raises(ValueError, match=f"{draw} cannot be drawn now: there are seat-0, seat-1$"):
        Waiting(Game(2)).with_drawn(draw)


def test_when_all_is_known_nothing_is_drawn() -> None:
    position = new_game(Game(2), deal(2, Random(1))).state
    waiting = Waiting(position.game, position, legal_moves(position)[0])
    with pytest.raises(ValueError, match=r"there are none$"):
        waiting.with_drawn("wild")


def test_every_draw_has_a_number_of_its_own() -> None:
    assert len(set(DRAWS)) == len(DRAWS)
    assert set(FOOD_CARDS) < set(DRAWS)
