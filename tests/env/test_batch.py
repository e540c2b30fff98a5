"""Thousands of games in lockstep, compared with the rules."""

from __future__ import annotations

import pickle
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from assyria import kernel
from assyria.env import SIZE, Batch, StepResult, play
from assyria.env.__main__ import main
from assyria.env.step_result import Numbers
from assyria.kernel import ACTIONS, IllegalAction
from assyria.kernel.observation.layout import SCALES
from assyria.rules import Game, Phase, check, legal_moves, outcome
from tests.env.test_observation import observed
from tests.games import RULES

GAMES_AT_ONCE = 24


def batch(game: Game, games: int = GAMES_AT_ONCE, threads: int = 1) -> Batch:
    return Batch(
        game.players, games, threads=threads, two_player_draft=game.two_player_draft, feeding=game.feeding
    )


def any_legal(masks: NDArray[np.int8], chooser: np.random.Generator) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = (masks * (1 - chooser.random(masks.shape))).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("game", RULES)
def test_every_turn_is_one_of_the_rules(game: Game) -> None:
    """Movers, masks and observations of the positions; results of the games that end; new games in their place."""
    games, chooser = batch(game), np.random.default_rng(5)
    turn = games.reset(seed=1)
    ended = 0
    for number in range(700):
        assert games.states is not None
        states, rngs, _ = games.save()
        if number % 10 == 0:
            for index in range(number // 10 % 8, GAMES_AT_ONCE, 8):
                state = kernel.to_state(states, index)
                assert turn.movers[index] == state.seat
                legal = sorted(map(kernel.action_of, legal_moves(state)))
                assert np.flatnonzero(turn.masks[index]).tolist() == legal
            assert (turn.observations == observed(states, turn.movers.tolist())).all()
        actions = any_legal(turn.masks, chooser)
        turn = games.step(actions)
        kernel.play(states, actions, rngs)
        assert (turn.over == kernel.is_over(states)).all()
        going = ~turn.over
        assert states[going].tobytes() == games.states[going].tobytes()
        for results in (turn.scores, turn.ranks, turn.returns):
            assert not results[going].any()
        for index in np.flatnonzero(turn.over).tolist():
            assert_settled(turn, index, kernel.to_state(states, index), game.players)
            fresh = kernel.to_state(games.states, index)
            assert (fresh.phase, fresh.game, check(fresh)) == (Phase.START, game, [])
            assert rngs[index] != games.save().rngs[index]
            ended += 1
    assert ended > GAMES_AT_ONCE


def assert_settled(turn: StepResult, index: int, state, players: int) -> None:  # type: ignore[no-untyped-def]
    """§8 Points as the rules count them; ranks and returns written down a second time."""
    end = outcome(state)
    assert end is not None
    nobody = [0] * (4 - players)
    assert turn.scores[index].tolist() == [*end.scores, *nobody]
    assert turn.ranks[index].tolist() == [*(sorted(end.scores)[::-1].index(s) + 1 for s in end.scores), *nobody]
    shares = [(seat in end.winners) / len(end.winners) for seat in range(players)]
    even = 1 / players
    expected = [(share - even) / (1 - even) for share in shares]
    assert turn.returns[index].tolist() == pytest.approx([*expected, *nobody])
    assert turn.returns[index].sum() == pytest.approx(0, abs=1e-6)


def test_a_shared_victory() -> None:
    """§8 Two of three with most points: a quarter each, and the third pays."""
    from assyria.kernel.observation import loops

    states = np.zeros(1, kernel.STATE)
    states["seats"] = 3
    states["players"]["ledger"][0, :3, 0] = [70, 50, 70]
    scores, ranks = np.zeros((1, 4), np.int16), np.zeros((1, 4), np.int8)
    returns = np.zeros((1, 4), np.float32)
    loops.settle.run(states, scores, ranks, returns)
    assert scores.tolist() == [[70, 50, 70, 0]]
    assert ranks.tolist() == [[1, 3, 1, 0]]
    assert returns.tolist() == [[0.25, -0.5, 0.25, 0.0]]
    with pytest.raises(ValueError, match="expected"):
        loops.settle.run(states, scores[:0], ranks, returns)


def played(games: Batch, seed: int, steps: int = 400) -> list[bytes]:
    """Everything that was told, in order."""
    chooser = np.random.default_rng(3)
    turn = games.reset(seed)
    told = []
    for _ in range(steps):
        told.append(b"".join(array.tobytes() for array in turn))
        turn = games.step(any_legal(turn.masks, chooser))
    return told


def test_a_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    """Also those that begin later, and after a reset."""
    games = batch(Game(2))
    first = played(games, 1)
    assert played(games, 1) == first
    assert played(batch(Game(2), threads=3), 1) == first
    assert played(games, 2) != first


def test_games_do_not_depend_on_those_beside_them() -> None:
    """The first of many is the same game as one alone: each has its own chance."""
    many, one = batch(Game(3)), batch(Game(3), games=1)
    turn, alone = many.reset(4), one.reset(4)
    for _ in range(500):
        assert (turn.observations[0] == alone.observations[0]).all()
        actions = turn.masks.argmax(axis=1)
        turn, alone = many.step(actions), one.step(actions[:1])


@pytest.mark.parametrize("threads", [1, 2])
def test_numbers_from_0_to_1(threads: int) -> None:
    """Float observations are the others, divided by the largest that each can be."""
    whole, scaled = Batch(4, 5), Batch(4, 5, numbers="float32", threads=threads)
    turn, same = whole.reset(1), scaled.reset(1)
    for _ in range(300):
        assert same.observations.dtype == np.float32
        assert np.array_equal(same.observations, turn.observations * SCALES)
        assert same.observations.max() <= 1
        actions = turn.masks.argmax(axis=1)
        turn, same = whole.step(actions), scaled.step(actions)


def test_what_is_not_legal_is_refused_and_nothing_played() -> None:
    games = batch(Game(4), games=6)
    turn = games.reset(1)
    assert games.states is not None
    before = games.states.tobytes()
    legal = turn.masks.argmax(axis=1)
    for action in (-1, *range(ACTIONS), ACTIONS, 2**40):
        for index in (0, 5):
            if 0 <= action < ACTIONS and turn.masks[index, action]:
                continue
            actions = legal.copy()
            actions[index] = action
            with pytest.raises(IllegalAction) as refused:
                games.step(actions)
            assert (refused.value.index, refused.value.action) == (index, action)
    assert games.states.tobytes() == before
    games.step(legal.astype(np.int8))
    assert games.states.tobytes() != before


def test_wrong_use_is_told() -> None:
    games = batch(Game(4), games=3)
    with pytest.raises(RuntimeError, match="reset"):
        games.step(np.zeros(3, np.int64))
    turn = games.reset(1)
    legal = turn.masks.argmax(axis=1)
    with pytest.raises(ValueError, match="as many actions"):
        games.step(legal[:2])
    with pytest.raises(TypeError, match="whole numbers"):
        games.step(legal + 0.5)
    with pytest.raises(ValueError, match="players expected, not 5"):
        Batch(5)
    with pytest.raises(ValueError, match="at least one game"):
        Batch(4, 0)
    with pytest.raises(ValueError, match="at least one game"):
        Batch(4, 1, threads=0)
    with pytest.raises(ValueError, match="uint8 or float32"):
        Batch(4, 1, numbers="float64")  # type: ignore[arg-type]


def test_more_threads_than_games() -> None:
    games = batch(Game(2), games=2, threads=4)
    turn = games.reset(1)
    for before, after in pairwise([turn.masks.copy(), games.step(turn.masks.argmax(axis=1)).masks]):
        assert before.shape == after.shape == (2, ACTIONS)
    assert games.turn.observations.shape == (2, SIZE)


def test_compiled_ahead_in_silence(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m assyria.env` is part of every set-up."""
    main()
    assert capsys.readouterr().out == ""


def test_a_snapshot_and_a_copy_go_their_own_way() -> None:
    games = batch(Game(3), games=6)
    games.reset(1)
    for _ in range(40):
        games.step(games.random_actions())
    saved, twin = games.save(), games.copy()
    assert saved.states.tobytes() == twin.save().states.tobytes()
    actions = games.turn.masks.argmax(axis=1)
    first = b"".join(array.tobytes() for array in games.step(actions))
    assert twin.states is not None
    assert twin.states.tobytes() == saved.states.tobytes()
    games.restore(saved)
    assert b"".join(array.tobytes() for array in games.step(actions)) == first
    assert b"".join(array.tobytes() for array in twin.step(actions)) == first
    again = pickle.loads(pickle.dumps(twin))  # noqa: S301 - our own
    for other in (games, again):
        assert (other.random_actions() == twin.copy().random_actions()).all()


def test_random_games_go_the_same_way_again() -> None:
    """After a restore, in a copy and in another process."""
    games = batch(Game(2), games=5)
    games.reset(4)
    games.step(games.random_actions())
    saved, twin = games.save(), games.copy()
    sent = pickle.loads(pickle.dumps(games))  # noqa: S301 - our own
    first = [games.step(games.random_actions()).masks.tobytes() for _ in range(30)]
    games.restore(saved)
    for again in (games, twin, sent):
        assert [again.step(again.random_actions()).masks.tobytes() for _ in range(30)] == first


def test_a_batch_that_was_not_dealt_can_be_sent() -> None:
    again = pickle.loads(pickle.dumps(batch(Game(2))))  # noqa: S301 - our own
    assert again.states is None
    assert again.reset(1).masks.tobytes() == batch(Game(2)).reset(1).masks.tobytes()


def test_games_from_given_positions() -> None:
    """They go on from there; what cannot be a game of the batch is refused."""
    games = batch(Game(4), games=6)
    games.reset(1)
    for _ in range(100):
        games.step(games.random_actions())
    given = games.save().states
    other = batch(Game(4), games=6)
    turn = other.reset(9, given)
    assert (turn.masks == games.turn.masks).all()
    assert (turn.observations == games.turn.observations).all()
    ended = given.copy()
    ended["phase"] = kernel.layout.OVER
    for wrong in (given[:5], batch(Game(3), games=6).reset(1).movers, ended):
        with pytest.raises(ValueError, match=r"expected|cannot go on"):
            other.reset(9, wrong)  # type: ignore[arg-type]
    three = batch(Game(3), games=6)
    three.reset(1)
    with pytest.raises(ValueError, match="4 players expected"):
        other.restore(three.save())


def test_random_actions_are_legal_and_follow_from_the_seed() -> None:
    games, again = batch(Game(2)), batch(Game(2), threads=3)
    turn, _ = games.reset(3), again.reset(3)
    seen = set()
    for _ in range(200):
        actions = games.random_actions()
        assert turn.masks[np.arange(GAMES_AT_ONCE), actions].all()
        assert (actions == again.random_actions()).all()
        seen |= set(actions.tolist())
        turn, _ = games.step(actions), again.step(actions)
    assert len(seen) > 60


def test_what_is_forced_can_be_skipped() -> None:
    """Then every step is a choice, and the games are the same."""
    asked, skipping = Batch(4, 8), Batch(4, 8, skip_forced=True)
    turn, other = asked.reset(2), skipping.reset(2)
    for _ in range(300):
        assert (other.masks.sum(axis=1) > 1).all()
        lonely = turn.masks.sum(axis=1) == 1
        if not lonely.any():
            assert (turn.observations == other.observations).all()
        # Only games in which somebody can choose go on; the others are played by hand.
        other = skipping.step(other.masks.argmax(axis=1))
        turn = asked.step(turn.masks.argmax(axis=1))
        while (lonely := turn.masks.sum(axis=1) == 1).any():
            saved = asked.save()
            turn = asked.step(turn.masks.argmax(axis=1))
            states, rngs, _ = asked.save()
            states[~lonely], rngs[~lonely] = saved.states[~lonely], saved.rngs[~lonely]
            over = turn.over.copy()
            turn = asked.restore(saved._replace(states=states, rngs=rngs))
            turn.over[:] = over
        assert asked.save().states.tobytes() == skipping.save().states.tobytes()


def test_playouts_leave_the_batch_alone() -> None:
    games = batch(Game(3))
    games.reset(4)
    before = games.save()
    played = games.play_out()
    assert games.save().states.tobytes() == before.states.tobytes()
    assert (played.decisions > 100).all()
    assert (played.ranks[:, :3].min(axis=1) == 1).all()
    assert played.returns.sum(axis=1) == pytest.approx(0, abs=1e-5)
    fresh = batch(Game(3))
    for question in (fresh.play_out, fresh.save, fresh.random_actions):
        with pytest.raises(RuntimeError, match="reset first"):
            question()


def test_seats_are_told_as_the_observation_numbers_players() -> None:
    games = batch(Game(3))
    turn = games.reset(6)
    for _ in range(60):
        assert games.states is not None
        for index, state in enumerate(kernel.to_state(games.states, n) for n in range(0, GAMES_AT_ONCE, 6)):
            row = 6 * index
            place = state.order.index(state.seat)
            expected = [state.order[(place + player) % 3] for player in range(3)]
            assert turn.seats[row].tolist() == [*expected, -1]
        turn = games.step(games.random_actions())


@pytest.mark.parametrize("numbers", ["uint8", "float32"])
def test_played_out_by_a_policy(numbers: Numbers) -> None:
    """As when everyone sits down with that policy; the batch stays as it is."""
    games = Batch(3, 6, numbers=numbers)
    games.reset(4)
    asked: list[np.dtype[Any]] = []

    def last_legal(observations: Any, masks: Any) -> Any:
        asked.append(observations.dtype)
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)

    before = games.save().states.tobytes()
    played, seated = games.play_out(last_legal), play(games, [last_legal])
    assert games.save().states.tobytes() == before
    assert set(asked) == {np.dtype(numbers)}
    for name in played._fields:
        assert np.array_equal(getattr(played, name), getattr(seated, name)), name
    with pytest.raises(IllegalAction):
        games.play_out(lambda _, masks: np.full(len(masks), -1))
