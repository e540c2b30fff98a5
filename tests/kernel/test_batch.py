"""Arrays of positions: checked and unchecked play, re-dealing, playouts, threads."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from assyria import kernel
from assyria.kernel import ACTIONS, NO_CHANCE, IllegalAction, States
from assyria.rules import Game, Phase, check, legal_moves, new_game, outcome, play, redeal, view
from tests.games import RULES, random_game
from tests.kernel.twins import Mirror, begin_both


def midgame(game: Game, games: int, seed: int = 3) -> tuple[States, kernel.Generators]:
    """Many games, some sixty random moves on."""
    rngs = kernel.generators(seed, games)
    states = kernel.new_games(game, rngs)
    chooser = np.random.default_rng(seed)
    for _ in range(60):
        masks = kernel.legal_mask(states)
        kernel.step(states, (masks * chooser.random(masks.shape)).argmax(axis=1), rngs)
    return states, rngs


def test_play_refuses_every_action_that_is_not_legal() -> None:
    """Nothing changes then, in no position of the array."""
    states, rngs = midgame(Game(4), 20)
    masks = kernel.legal_mask(states)
    legal = masks.argmax(axis=1)
    before, chance = states.tobytes(), rngs.tobytes()
    for action in (-(2**63), -1, *range(ACTIONS), ACTIONS, 2**40):
        for index in (0, 19):
            if 0 <= action < ACTIONS and masks[index, action]:
                continue
            actions = legal.copy()
            actions[index] = action
            with pytest.raises(IllegalAction) as refused:
                kernel.play(states, actions, rngs)
            assert (refused.value.index, refused.value.action) == (index, action)
    assert (states.tobytes(), rngs.tobytes()) == (before, chance)
    kernel.play(states, legal, rngs)
    assert states.tobytes() != before


def test_a_finished_game_takes_no_action() -> None:
    """§8 Nothing is legal any more."""
    rngs = kernel.generators(1, 1)
    states = kernel.new_games(Game(3), rngs)
    kernel.play_out(states, rngs)
    assert kernel.legal_actions(states).tolist() == []
    for action in range(ACTIONS):
        with pytest.raises(IllegalAction):
            kernel.play(states, np.array([action]), rngs)


def test_actions_may_be_any_integers_but_positions_must_be_contiguous() -> None:
    states, rngs = midgame(Game(2), 4)
    again = states.copy()
    actions = kernel.legal_mask(states).argmax(axis=1)
    kernel.play(states, actions.astype(np.int16), rngs.copy())
    kernel.play(again, actions.tolist(), rngs.copy())
    assert states.tobytes() == again.tobytes()
    with pytest.raises(TypeError):
        kernel.step(states[::2], actions[::2], rngs[::2].copy())
    with pytest.raises(TypeError):
        kernel.step(states, actions, rngs.astype(np.int64))


@pytest.mark.parametrize("threads", [1, 2])
def test_lengths_must_agree(threads: int) -> None:
    """Compiled code would read beyond the end."""
    states, rngs = midgame(Game(2), 4)
    actions = kernel.legal_mask(states).argmax(axis=1)
    with pytest.raises(ValueError, match="expected"):
        kernel.step(states, actions[:3], rngs, threads)
    with pytest.raises(ValueError, match="expected"):
        kernel.step(states, actions, rngs[:3], threads)
    with pytest.raises(ValueError, match="expected"):
        kernel.play(states, actions[:3], rngs, threads)
    with pytest.raises(ValueError, match="expected"):
        kernel.redeal(states, rngs[:3], threads)
    with pytest.raises(ValueError, match="expected"):
        kernel.play_out(states, rngs[:3], threads)


@pytest.mark.parametrize("game", RULES)
def test_redealing_changes_only_what_nobody_has_seen(game: Game) -> None:
    """The view and the legal moves stay, the undealt cards are the same ones, their order is another."""
    states, rngs = midgame(game, 40)
    before = states.copy()
    kernel.redeal(states, rngs)
    moved = 0
    for index in range(len(states)):
        was, now = kernel.to_state(before, index), kernel.to_state(states, index)
        assert view(now) == view(was)
        assert check(now) == []
        assert kernel.legal_actions(states, index).tolist() == kernel.legal_actions(before, index).tolist()
        assert sorted(now.deck) == sorted(was.deck)
        assert sorted(now.expansion_deck) == sorted(was.expansion_deck)
        moved += now.deck != was.deck
        assert now == replace(was, deck=now.deck, expansion_deck=now.expansion_deck)
    assert moved > 30


def test_every_order_of_the_undealt_cards_is_as_likely() -> None:
    """Where each of five cards ends up, over many deals: no place is favoured."""
    state = next(s for s in positions(4) if len(s.deck) == 5 and len(set(s.deck)) == 5)
    states = np.repeat(kernel.from_state(state), 20_000)
    kernel.redeal(states, kernel.generators(5, len(states)))
    for card in set(states["deck"][0, :5].tolist()):
        places = (states["deck"][:, :5] == card).sum(axis=0)
        assert places.sum() == len(states)
        assert abs(places - 4000).max() < 300  # 5 standard deviations


def positions(players: int):  # type: ignore[no-untyped-def]
    for seed in range(100):
        history = random_game(Game(players), seed)
        yield from (history.at(number) for number in range(len(history.moves)))


@pytest.mark.parametrize("game", RULES)
def test_a_playout_is_a_game_of_random_legal_moves(game: Game) -> None:
    """Written down a second time: the same generator picks the same moves, each legal move as likely."""
    state, states, rngs = begin_both(game, 11)
    mirror = Mirror(int(rngs[0]))
    moves = 0
    while state.phase is not Phase.OVER:
        choices = sorted(legal_moves(state), key=kernel.action_of)
        state = play(state, choices[mirror.below(len(choices))], mirror.shuffle).state
        moves += 1
    assert kernel.play_out(states, rngs).tolist() == [moves]
    assert kernel.to_state(states) == state
    assert int(rngs[0]) == mirror.rng
    assert outcome(state) is not None


def test_a_playout_needs_chance() -> None:
    states = kernel.new_games(Game(2), np.array([NO_CHANCE], np.uint64))
    with pytest.raises(ValueError, match="chance"):
        kernel.play_out(states, np.array([NO_CHANCE], np.uint64))


def test_without_chance_nothing_is_shuffled() -> None:
    """Seats in order, cards by name from the bottom; a reshuffle by name from the top (§10)."""
    states = kernel.new_games(Game(4), np.array([NO_CHANCE], np.uint64))
    state = kernel.to_state(states)
    assert state.order == (0, 1, 2, 3)
    assert state.expansion_deck == (4, 4, 3, 3, 3, 3, 2, 2)
    assert list(state.deck) == sorted(state.deck, reverse=True)


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads: int) -> None:
    """Every game has its own generator: the result does not depend on who works it out, nor when."""
    alone, rngs = midgame(Game(4), 101)
    shared, other_rngs = alone.copy(), rngs.copy()
    actions = kernel.legal_mask(alone).argmax(axis=1)
    assert (kernel.legal_mask(shared, threads) == kernel.legal_mask(alone)).all()
    kernel.play(alone, actions, rngs)
    kernel.play(shared, actions, other_rngs, threads)
    assert shared.tobytes() == alone.tobytes()
    kernel.redeal(alone, rngs)
    kernel.redeal(shared, other_rngs, threads)
    assert shared.tobytes() == alone.tobytes()
    assert (kernel.play_out(alone, rngs) == kernel.play_out(shared, other_rngs, threads)).all()
    assert shared.tobytes() == alone.tobytes()
    assert other_rngs.tobytes() == rngs.tobytes()


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: int) -> bytes:
        rngs = kernel.generators(seed, 50)
        states = kernel.new_games(Game(3), rngs)
        kernel.play_out(states, rngs)
        return states.tobytes() + rngs.tobytes()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_generators_differ_and_are_never_zero() -> None:
    """Zero stands for no chance. One seed of all would give it in the first place."""
    assert len(set(kernel.generators(0, 10_000).tolist())) == 10_000
    unlucky = -0x9E37_79B9_7F4A_7C15
    assert kernel.generators(unlucky, 2).tolist()[0] == 1
    assert 0 not in kernel.generators(unlucky, 2).tolist()


def test_scores_of_unfinished_games() -> None:
    """Points so far, by seat and source; whoever leads."""
    history = random_game(Game(3), 5)
    states = kernel.from_states([history.at(number) for number in range(0, len(history.moves), 10)])
    for index, points in enumerate(kernel.scores(states).tolist()):
        state = history.at(index * 10)
        assert points == [*(player.score for player in state.players), 0]
        assert kernel.ledgers(states)[index, :3].tolist() == [list(player.ledger) for player in state.players]
        best = max(points)
        assert kernel.winners(states)[index] == tuple(seat for seat in range(3) if points[seat] == best)
    assert not kernel.is_over(states).any()


def test_positions_redealt_by_either_engine_look_alike() -> None:
    """What bots get: a view, its undealt cards in an order of their own."""
    state = random_game(Game(4), 9).at(100)
    by_rules = redeal(view(state), Random(1))
    states = kernel.from_state(view(state))
    kernel.redeal(states, kernel.generators(1, 1))
    by_kernel = kernel.to_state(states)
    assert view(by_kernel) == view(by_rules) == view(state)


def test_a_new_game_is_one_of_rules() -> None:
    """§2 Compared with the deal that the generator makes; also in the middle of an array."""
    rngs = kernel.generators(77, 5)
    mirrors = [Mirror(rng) for rng in rngs.tolist()]
    states = kernel.new_games(Game(2, two_player_draft=3), rngs)
    for index, mirror in enumerate(mirrors):
        game = Game(2, two_player_draft=3)
        assert kernel.to_state(states, index) == new_game(game, mirror.deal(2)).state
        assert mirror.rng == int(rngs[index])
