"""Start spaces (§1.4, §2.4)."""

import pytest

from assyria.rules import DONE, Phase, Reason, legal_moves
from assyria.rules.events import Started
from assyria.rules.moves import Start
from tests.positions import CLASSIC, at, hexes, opening, played, refused, told


def start(name: str) -> Start:
    return Start(at(name))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_start_spaces_are_free_at_first(players: int) -> None:
    """§1.4 §2.4 The first player chooses among all of them."""
    assert legal_moves(opening(players).state) == tuple(Start(each) for each in CLASSIC.starts[players])


def test_a_base_goes_on_a_start_space() -> None:
    """§2.4 In turn order, each player a base."""
    step = played(opening(3, order=(2, 0, 1)).state, start("e2"), start("b5"))
    assert step.state.players[2].bases == hexes("e2")
    assert step.state.players[0].bases == hexes("b5")
    assert step.state.seat == 1
    assert told(step, Started) == [Started(2, at("e2")), Started(0, at("b5"))]


def test_the_last_start_space_is_still_asked() -> None:
    """§2.4 §10 A decision with one move other than `done` is asked."""
    state = played(opening(3).state, start("e2"), start("b5")).state
    assert legal_moves(state) == (start("g6"),)


def test_two_players_leave_two_start_spaces_empty() -> None:
    """§1.4 Each of the two picks one of the four."""
    state = played(opening(2).state, start("b1"), start("e6")).state
    assert state.phase is Phase.DRAFT
    assert state.owner(at("b5")) is None


def test_not_a_start_space() -> None:
    """§1.4 i2 is one for four players, not for three; b2 never is."""
    assert refused(opening(3).state, start("i2")) is Reason.NOT_A_START_SPACE
    assert refused(opening(4).state, start("b2")) is Reason.NOT_A_START_SPACE


def test_not_a_start_space_twice() -> None:
    """§2.4 A start space that is taken is not free."""
    state = played(opening(4).state, start("b5")).state
    assert refused(state, start("b5")) is Reason.START_SPACE_TAKEN


def test_not_passing_the_start() -> None:
    """§2.4 Everyone starts somewhere."""
    assert refused(opening(4).state, DONE) is Reason.WRONG_PHASE
