"""Positions are values (§1), and what can be read off them."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from assyria.rules import DONE, FeedingRule, Game, Phase, Player, ScoreBreakdown, Source, State, Step, play
from assyria.rules.events import Event, PlowGranted
from assyria.rules.state import change, with_player
from tests.positions import at, at_court, cards, corners, hexes, never, opening, random_game, table


@pytest.mark.parametrize(
    ("value", "field"),
    [
        (opening(2).state, "turn"),
        (Player(), "camels"),
        (Game(2), "players"),
        (ScoreBreakdown(), "huts"),
        (PlowGranted(1), "seat"),
        (play(table(seats={0: Player(camels=1)}), DONE, never).state, "order_index"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_not_changed_in_place(value: Any, field: str) -> None:
    """§1.5 A position is frozen, also one that came from a move."""
    with pytest.raises((FrozenInstanceError, AttributeError)):
        setattr(value, field, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_not_changed_by_what_comes_later(players: int) -> None:
    """§3 Earlier positions are the same after a whole game as they were before."""
    steps = [(step.state, hash(step.state), str(step.state)) for step, _ in random_game(players, seed=4)]
    for state, number, text in steps:
        assert hash(state) == number
        assert str(state) == text
    assert len({state for state, _, _ in steps}) == len(steps)


def test_equal_moves_lead_to_equal_positions() -> None:
    """§2.2 Chance comes from outside: the same deal and the same moves, the same game."""
    one = [step for step, _ in random_game(3, seed=6)]
    other = [step for step, _ in random_game(3, seed=6)]
    assert one == other
    assert hash(one[-1].state) == hash(other[-1].state)


def test_a_change_is_a_new_value() -> None:
    """§1.5 The same as `dataclasses.replace`."""
    before = table(seats={1: Player(huts=hexes("b1"))})
    after = change(before, reign=2)
    assert after == replace(before, reign=2)
    assert type(after) is State
    assert before.reign == 1


def test_one_player_is_changed() -> None:
    """§1.5 The others stay."""
    before = table()
    after = with_player(before, 2, Player(camels=3))
    assert [player.camels for player in after.players] == [0, 0, 3, 0]


def test_play_area_and_columns_of_a_game() -> None:
    """§1.3 §2.5 §4.1 What follows from the number of players."""
    assert [len(Game(players).area) for players in (2, 3, 4)] == [38, 51, 64]
    assert [Game(players).columns for players in (2, 3, 4)] == [3, 4, 5]
    assert [Game(players).draft_size for players in (2, 3, 4)] == [2, 3, 4]
    assert Game(2, two_player_draft=3).draft_size == 3


def test_games_are_compared_by_what_was_settled() -> None:
    """§2.5 §5.2 Players, board, options."""
    assert Game(2) == Game(2)
    assert Game(2) != Game(2, two_player_draft=3)
    assert Game(2) != Game(2, feeding=FeedingRule.STRICT)


def test_options_that_differ_from_the_default() -> None:
    """§10 As records tell them."""
    assert Game(2).options == Game(4).options == {}
    assert Game(2, two_player_draft=3).options == {"two_player_draft": 3}
    assert Game(3, feeding=FeedingRule.STRICT).options == {"feeding": "strict"}


def test_the_feeding_rule_may_be_plain_text() -> None:
    """§5.2 As it stands in records and commands."""
    options: dict[str, Any] = {"feeding": "strict"}
    game = Game(4, **options)
    assert game == Game(4, feeding=FeedingRule.STRICT)
    assert game.feeding is FeedingRule.STRICT
    assert Game(4).feeding is FeedingRule.FREE


def test_stock() -> None:
    """§1.5 Ten huts, less those on the board and at court."""
    state = table(seats={1: Player(huts=hexes("b1 b2"))}, court=at_court(higher=[1], lower=[1, 0]))
    assert [state.stock(seat) for seat in range(4)] == [9, 6, 10, 10]


def test_owner() -> None:
    """§5.1 Whose hut or ziggurat stands there, if anyone's."""
    state = table(seats={1: Player(huts=hexes("b1")), 3: Player(bases=hexes("b5"))})
    assert (state.owner(at("b1")), state.owner(at("b5")), state.owner(at("a1"))) == (1, 3, None)


def test_tiles_and_score() -> None:
    """§5.6 §8 All tiles count, and the score is the ledger's sum."""
    player = Player(
        bases=hexes("b1 b5"), centres=hexes("b1"), roofs=hexes("b1"), ledger=ScoreBreakdown(1, 2, 3, 4, 5, 6, 7, 8)
    )
    assert (player.tiles, player.score) == (4, 36)
    assert list(Source) == list(ScoreBreakdown._fields)


def test_seat_and_mover() -> None:
    """§3 Whose decision it is."""
    state = table(order=(2, 0, 3, 1), order_index=2, seats={3: Player(camels=1)})
    assert (state.seat, state.mover, state.me.camels) == (3, 3, 1)


def test_not_a_seat_once_the_game_is_over() -> None:
    """§8 Nobody's decision; the position can still be read."""
    state = play(table(reign=3, turn=3, seats={0: Player(camels=1)}), DONE, never).state
    assert state.phase is Phase.OVER
    assert state.seat is None
    assert state.mover == 0


def test_display() -> None:
    """§4.3 What lies in the column that nobody took."""
    assert table(display="wild salt-1").display == cards("wild salt-1")


def test_not_on_display_before_the_sowing() -> None:
    """§4.3 Before anything is sown nothing is for sale."""
    assert replace(table(), columns=(), takers=()).display == ()


def test_stocks_of_wells_and_plows() -> None:
    """§1.6 What is left of them on the board."""
    state = table(players=3, wells=corners("a1-a2-b1 a2-b1-b2"), seats={0: Player(plow=False)})
    assert (state.wells_left, state.plows_left) == (10, 1)


def test_a_step_tells_its_story_in_order() -> None:
    """§3 First what was told, then what follows by itself."""
    state = table()
    later = replace(state, reign=2)
    first: Event = PlowGranted(0)
    step = Step(state).tell(first).then(lambda _: Step(later, (PlowGranted(1),)))
    assert step == Step(later, (PlowGranted(0), PlowGranted(1)))


@pytest.mark.parametrize(("players", "draft"), [(1, 2), (5, 2), (3, 3), (2, 4), (4, 3)])
def test_not_a_game_for_so_many(players: int, draft: int) -> None:
    """§1.3 §2.5 Two to four play, and only two may draft from three cards."""
    with pytest.raises(ValueError, match="players"):
        Game(players, two_player_draft=draft)


def test_not_a_feeding_rule() -> None:
    """§5.2 Free or strict, nothing else."""
    options: dict[str, Any] = {"feeding": "lenient"}
    with pytest.raises(ValueError, match="feeding lenient"):
        Game(4, **options)
