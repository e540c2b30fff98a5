"""Actions: intrigue (§1.10, §6.3)."""

import pytest

from assyria.board import Dignitary
from assyria.rules import Player, Reason
from assyria.rules.events import HutAtCourt
from assyria.rules.moves import Build, Court
from tests.positions import at, at_court, hexes, played, refused, table, told

TEN_HUTS = hexes("a1 a2 a3 a4 b1 b2 b3 b4 c1 c2")


@pytest.mark.parametrize(
    ("dignitary", "camels", "court"),
    [
        (Dignitary.HIGHER, 4, at_court(higher=[0])),
        (Dignitary.MIDDLE, 3, at_court(middle=[0])),
        (Dignitary.LOWER, 2, at_court(lower=[0])),
    ],
)
def test_a_hut_goes_to_court(dignitary: Dignitary, camels: int, court: tuple[tuple[int, ...], ...]) -> None:
    """§6.3 A hut from stock; 4, 3 or 2 camels."""
    step = played(table(seats={0: Player(camels=5)}), Court(dignitary))
    assert step.state.court == court
    assert step.state.players[0].camels == 5 - camels
    assert step.state.stock(0) == 9
    assert step.events == (HutAtCourt(0, dignitary, space=1, camels=camels),)


def test_the_topmost_free_space() -> None:
    """§6.3 Below those who came before."""
    before = table(seats={0: Player(camels=5)}, court=at_court(middle=[1, 2]))
    step = played(before, Court(Dignitary.MIDDLE))
    assert step.state.court == at_court(middle=[1, 2, 0])
    assert step.events == (HutAtCourt(0, Dignitary.MIDDLE, space=3, camels=3),)


def test_several_in_one_turn() -> None:
    """§6.3 Several are allowed, at one dignitary or at two."""
    moves = [Court(Dignitary.LOWER), Court(Dignitary.LOWER), Court(Dignitary.HIGHER)]
    step = played(table(seats={0: Player(camels=9)}), *moves)
    assert step.state.court == at_court(higher=[0], lower=[0, 0])
    assert step.state.players[0].camels == 1


def test_a_hut_set_free_by_building() -> None:
    """§6.1 §6.3 The hut that a base replaced is in stock and may go to court."""
    state = table(seats={0: Player(huts=TEN_HUTS, camels=10)})
    step = played(state, Build(at("b1")), Court(Dignitary.LOWER))
    assert step.state.court == at_court(lower=[0])


def test_the_last_space() -> None:
    """§1.10 The lower dignitary has six spaces, whatever the number of players."""
    state = table(players=2, seats={0: Player(camels=3)}, court=at_court(lower=[1] * 5))
    assert played(state, Court(Dignitary.LOWER)).state.court == at_court(lower=[1, 1, 1, 1, 1, 0])


@pytest.mark.parametrize(
    ("dignitary", "court"),
    [
        (Dignitary.HIGHER, at_court(higher=[1] * 3)),
        (Dignitary.MIDDLE, at_court(middle=[1] * 4)),
        (Dignitary.LOWER, at_court(lower=[1] * 6)),
    ],
)
def test_not_at_a_dignitary_that_is_full(dignitary: Dignitary, court: tuple[tuple[int, ...], ...]) -> None:
    """§1.10 §6.3 Three, four and six spaces, and no more."""
    state = table(seats={0: Player(camels=10)}, court=court)
    assert refused(state, Court(dignitary)) is Reason.DIGNITARY_FULL


def test_not_without_a_hut_in_stock() -> None:
    """§6.3 Huts on the board do not go to court."""
    state = table(seats={0: Player(huts=TEN_HUTS, camels=5)})
    assert refused(state, Court(Dignitary.HIGHER)) is Reason.NO_HUT_IN_STOCK


@pytest.mark.parametrize("dignitary", list(Dignitary))
def test_not_without_the_camels(dignitary: Dignitary) -> None:
    """§6.3 One camel less than it costs is not enough."""
    state = table(seats={0: Player(camels=dignitary.cost - 1)})
    assert refused(state, Court(dignitary)) is Reason.NOT_ENOUGH_CAMELS


@pytest.mark.parametrize("dignitary", list(Dignitary))
def test_for_the_last_camels(dignitary: Dignitary) -> None:
    """§6.3 Exactly what it costs is enough."""
    step = played(table(seats={0: Player(camels=dignitary.cost)}), Court(dignitary))
    assert told(step, HutAtCourt) == [HutAtCourt(0, dignitary, space=1, camels=dignitary.cost)]
    assert step.state.players[0].camels == 0
