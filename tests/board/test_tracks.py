"""The printed numbers (§1.5, §1.6, §1.9, §1.10, §3)."""

from dataclasses import replace

import pytest

from assyria.board import Dignitary
from assyria.board import tracks as t
from assyria.rules import Law, Player, check
from tests.positions import at_court, hexes, table, with_seat


def test_pieces_of_a_player() -> None:
    """§1.5 Ten huts and four of each ziggurat tile."""
    assert (t.HUTS, t.TILES) == (10, 4)


def test_not_an_eleventh_hut() -> None:
    """§1.5 Ten huts on the board leave none for the court."""
    full = table(seats={0: Player(huts=hexes("a1 a2 a3 b1 b2 b3 c1 c2 c3 d1"))})
    assert full.stock(0) == 0
    crowded = with_seat(full, 0, huts=hexes("a1 a2 a3 b1 b2 b3 c1 c2 c3 d1 d2"))
    assert [breach.law for breach in check(crowded)] == [Law.HUTS]


@pytest.mark.parametrize(("players", "wells"), [(2, 8), (3, 12), (4, 16)])
def test_wells(players: int, wells: int) -> None:
    """§1.6 16, 12 or 8 wells for 4, 3 or 2 players."""
    assert t.WELLS[players] == wells
    assert table(players=players).wells_left == wells


def test_a_plow_for_each_player() -> None:
    """§1.6 Those not held lie on the board."""
    state = table(players=3, seats={0: Player(plow=False), 2: Player(plow=False)})
    assert state.plows_left == 2


def test_camel_and_offering_tracks() -> None:
    """§1.9 Camels 0 to 10; eight spaces for offerings, worth 0 1 2 2 3 3 3 4."""
    assert t.CAMEL_LIMIT == 10
    assert t.MULTIPLIERS == (0, 1, 2, 2, 3, 3, 3, 4)


@pytest.mark.parametrize(
    ("player", "law"),
    [
        (Player(camels=11), Law.CAMELS),
        (Player(camels=-1), Law.CAMELS),
        (Player(offering=8), Law.OFFERINGS),
        (Player(offering=-1), Law.OFFERINGS),
    ],
)
def test_not_beyond_a_track(player: Player, law: Law) -> None:
    """§1.9 Nobody stands below 0, above 10 camels or past the eighth offering."""
    state = with_seat(table(), 1, camels=player.camels, offering=player.offering)
    assert [breach.law for breach in check(state)] == [law]


@pytest.mark.parametrize(
    ("dignitary", "spaces", "cost", "influence"),
    [(Dignitary.HIGHER, 3, 4, 3), (Dignitary.MIDDLE, 4, 3, 2), (Dignitary.LOWER, 6, 2, 1)],
)
def test_dignitaries(dignitary: Dignitary, spaces: int, cost: int, influence: int) -> None:
    """§1.10 §6.3 §7.2 Spaces 3, 4, 6; camels 4, 3, 2; influence 3, 2, 1."""
    assert (dignitary.spaces, dignitary.cost, dignitary.influence) == (spaces, cost, influence)


def test_not_more_huts_than_spaces() -> None:
    """§1.10 A fourth hut does not fit at the higher dignitary."""
    full = table(court=at_court(higher=[0, 0, 0]))
    assert [breach.law for breach in check(replace(full, court=at_court(higher=[0, 0, 0, 0])))] == [Law.COURT]


def test_turns_of_each_reign() -> None:
    """§3 Three reigns of 2, 3 and 3 turns."""
    assert t.TURNS == (2, 3, 3)


def test_points_and_camels() -> None:
    """§5.4 §5.5 §5.6 Wells 6, 5, 4; rivers 3 and 2 camels; huts 2 and 1; a tile 1."""
    assert t.WELL_POINTS == (6, 5, 4)
    assert (t.FIRST_RIVER_HUT, t.FURTHER_RIVER_HUT) == (3, 2)
    assert (t.FERTILE_HUT, t.ARID_HUT, t.ZIGGURAT_TILE) == (2, 1, 1)


def test_costs_of_actions() -> None:
    """§6.1 §6.2 §6.4 A base 6 camels, a centre 3, a roof 2, a step 1."""
    assert (t.BUILD_COST, t.CENTRE_COST, t.ROOF_COST, t.OFFERING_COST) == (6, 3, 2, 1)
    assert t.OFFERING_STEPS == 3


def test_rewards() -> None:
    """§7.4 §8 1, 4, 8 at the higher dignitary, a camel at the lower; a plow 1, two camels 1."""
    assert t.HIGHER_POINTS == (0, 1, 4, 8)
    assert (t.LOWER_CAMELS, t.PLOW_POINTS, t.CAMELS_FOR_A_POINT) == (1, 1, 2)
