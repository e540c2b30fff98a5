"""The laws of conservation, each broken on purpose."""

from dataclasses import replace
from typing import Any

import pytest

from assyria.board import PLOW
from assyria.rules import Breach, Law, Phase, Player, State, check, view
from tests.positions import CLASSIC, at_court, card, cards, corners, hexes, random_game, table, with_seat

SOUND = table(
    seats={0: Player(huts=hexes("b1"), bases=hexes("b5"), hand=cards("wild")), 1: Player(camels=3)},
    display="salt-1 salt-2",
)
LATER = table(reign=2, turn=2)
ELEVEN = hexes("a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3")


def laws(state: State) -> list[Law]:
    """The laws that are broken; in a view they are the same."""
    breaches = check(state)
    assert [breach.law for breach in check(view(state))] == [breach.law for breach in breaches]
    return [breach.law for breach in breaches]


def changed(state: State = SOUND, **fields: Any) -> State:
    return replace(state, **fields)


def test_a_sound_position_breaks_none() -> None:
    """§1.5 Nothing to name."""
    assert check(SOUND) == []
    assert check(view(SOUND)) == []


@pytest.mark.parametrize(("players", "two_player_draft"), [(2, 2), (2, 3), (3, 2), (4, 2)])
def test_a_whole_game_breaks_none(players: int, two_player_draft: int) -> None:
    """§1.5 §1.7 Nothing is lost or made in any position of a game."""
    for step, _ in random_game(players, seed=17, two_player_draft=two_player_draft):
        assert check(step.state) == []


def test_a_breach_says_what_was_found() -> None:
    """§1.9 The law, and in words what is wrong."""
    assert check(with_seat(SOUND, 1, camels=11)) == [Breach(Law.CAMELS, "seat 1: 11")]


def test_not_eleven_huts() -> None:
    """§1.5 On the board, or on the board and at court."""
    assert check(with_seat(LATER, 1, huts=ELEVEN)) == [Breach(Law.HUTS, "seat 1: 11 huts")]
    ten = with_seat(LATER, 1, huts=ELEVEN - hexes("c3"))
    assert laws(ten) == []
    assert laws(changed(ten, court=at_court(middle=[1]))) == [Law.HUTS]


@pytest.mark.parametrize(
    "tiles",
    [
        {"bases": hexes("a1 b1 c1 d1 e1")},
        {"bases": hexes("a1"), "centres": hexes("c1")},
        {"bases": hexes("a1"), "roofs": hexes("a1")},
    ],
    ids=["five bases", "centre without base", "roof without centre"],
)
def test_not_other_ziggurats(tiles: dict[str, Any]) -> None:
    """§1.5 §6.2 Four of each tile, each on the one below."""
    assert laws(with_seat(LATER, 1, **tiles)) == [Law.TILES]


def test_not_a_card_lost_or_made() -> None:
    """§1.7 Forty food cards, wherever they are."""
    assert laws(with_seat(SOUND, 0, hand=())) == [Law.CARDS]
    assert laws(changed(discard=cards("wild"))) == [Law.CARDS]
    assert laws(changed(deck=SOUND.deck[1:])) == [Law.CARDS]
    assert laws(changed(columns=((), (), (), (), cards("salt-1")))) == [Law.CARDS]
    assert check(with_seat(SOUND, 0, hand=cards("salt-1"))) == [
        Breach(Law.CARDS, "4 of 3 salt-1"),
        Breach(Law.CARDS, "4 of 5 wild"),
    ]


def test_not_a_plow_among_the_food_cards() -> None:
    """§1.6 A plow is held or lies on the board."""
    assert check(with_seat(SOUND, 0, hand=(PLOW, card("wild")))) == [Breach(Law.PLOWS, "1 of 0 plow")]


@pytest.mark.parametrize(
    ("expansion", "to_come"),
    [
        ((), LATER.expansion_deck),
        ((4, 3, 3), LATER.expansion_deck),
        ((4, 3), LATER.expansion_deck[1:]),
        ((4, 3), (4, *LATER.expansion_deck)),
    ],
    ids=["none shown", "too many shown", "too few to come", "too many to come"],
)
def test_not_another_number_of_expansion_cards(expansion: tuple[int, ...], to_come: tuple[int, ...]) -> None:
    """§1.8 As many on the table as turns begun, the rest to come."""
    assert set(laws(changed(LATER, expansion=expansion, expansion_deck=to_come))) == {Law.EXPANSION}


def test_not_other_expansion_cards() -> None:
    """§1.8 §2.2 No 5, no third 2, and in reign 1 a 4 comes first."""
    assert laws(changed(LATER, expansion=(4, 5))) == [Law.EXPANSION]
    assert laws(changed(LATER, expansion=(2, 2), expansion_deck=(2, 3, 3, 3, 4))) == [Law.EXPANSION]
    assert laws(changed(expansion=(3,))) == [Law.EXPANSION]
    assert laws(changed(table(turn=2), expansion=(4, 5))) == [Law.EXPANSION]


def test_not_more_wells_than_there_are() -> None:
    """§1.6 Nine wells with two players."""
    assert laws(changed(table(players=2), wells=frozenset(CLASSIC.sites[2][:9]))) == [Law.WELLS]


def test_not_a_well_where_none_may_stand() -> None:
    """§5.4 Neither at fertile land nor out of play."""
    assert laws(changed(wells=corners("a3-a4-b3"))) == [Law.WELLS]
    assert laws(changed(table(players=2), wells=corners("g1-g2-h1"))) == [Law.WELLS]


def test_not_a_well_beside_a_ziggurat() -> None:
    """§5.4 §6.1 Its three hexes held huts, and nobody builds there."""
    assert laws(changed(wells=corners("b5-b6-c6"))) == [Law.WELLS]


def test_not_a_court_that_is_overfull() -> None:
    """§1.10 Three, four and six spaces, for seats that play."""
    assert laws(changed(court=at_court(higher=[0, 1, 2, 3]))) == [Law.COURT]
    assert laws(changed(court=at_court(lower=[7]))) == [Law.COURT]


def test_not_two_on_a_hex() -> None:
    """§5.1 One hut or ziggurat a hex."""
    assert laws(with_seat(SOUND, 2, huts=hexes("b1"))) == [Law.OCCUPANCY]
    assert laws(with_seat(SOUND, 0, huts=hexes("b5"))) == [Law.OCCUPANCY]


def test_not_a_hut_out_of_play() -> None:
    """§1.3 Two players stop at column f."""
    assert laws(with_seat(table(players=2), 1, huts=hexes("g1"))) == [Law.OCCUPANCY]


def test_not_a_ziggurat_on_a_river() -> None:
    """§6.1 No ziggurat stands in the water."""
    assert laws(with_seat(SOUND, 2, bases=hexes("c2"))) == [Law.OCCUPANCY]


def test_not_a_meal_without_a_hut() -> None:
    """§5.2 Only huts are fed."""
    assert laws(with_seat(SOUND, 2, fed=hexes("c2"))) == [Law.OCCUPANCY]


@pytest.mark.parametrize(
    "fields",
    [
        {"order": (0, 0, 1, 2)},
        {"order": (0, 1, 2)},
        {"players": SOUND.players[:3]},
        {"takers": (0, 1, 2, 2, None)},
        {"takers": (0, 1, 2, 3)},
        {"takers": (0, 1, 2, None, None)},
        {"takers": (None, 1, 2, 3, 0)},
    ],
    ids=[
        *("seat twice", "seat missing", "player missing", "two columns", "no column left", "a column missing"),
        "not cleared",
    ],
)
def test_not_another_order(fields: dict[str, Any]) -> None:
    """§2.1 §4.2 Every seat once, a column each, and what was taken is empty."""
    assert set(laws(changed(**fields))) == {Law.ORDER}


@pytest.mark.parametrize(
    "fields",
    [{"columns": ()}, {"columns": SOUND.columns[-1:]}, {"court": ((), ())}],
    ids=["no columns", "one column", "two dignitaries"],
)
def test_not_a_table_with_parts_missing(fields: dict[str, Any]) -> None:
    """§1.10 §4.1 A column more than players, and three dignitaries: a breach, not an error."""
    assert laws(changed(**fields)) != []


@pytest.mark.parametrize(
    "state",
    [
        changed(table(Phase.HARVEST, order_index=1), takers=(None,) * 5),
        changed(table(Phase.DRAFT, draft=cards("wild")), takers=(0, *[None] * 4)),
        changed(table(Phase.HARVEST), takers=(2, *[None] * 4)),
    ],
    ids=["nobody harvested", "harvested in the draft", "harvested too early"],
)
def test_not_harvested_out_of_order(state: State) -> None:
    """§4.2 As many columns are taken as seats have harvested."""
    assert laws(state) == [Law.ORDER]


@pytest.mark.parametrize(
    "fields",
    [
        *({"order_index": 4}, {"order_index": -1}, {"to_place": 1}, {"picks": 1}, {"supplying": card("wild")}),
        *({"offered": 4}, {"offered": -1}),
    ],
    ids=str,
)
def test_not_under_way_in_the_actions(fields: dict[str, Any]) -> None:
    """§3 What belongs to another phase, or to no seat, or to no turn."""
    assert laws(changed(**fields)) == [Law.TURN]


@pytest.mark.parametrize(
    "fields", [{"reign": 0}, {"reign": 4}, {"turn": 0}, {"turn": 3}, {"reign": 3, "turn": 4}], ids=str
)
def test_not_a_turn_of_the_game(fields: dict[str, Any]) -> None:
    """§3 Three reigns of 2, 3 and 3 turns."""
    assert Law.TURN in laws(changed(**fields))


@pytest.mark.parametrize(
    "state",
    [
        changed(table(Phase.HUTS), to_place=0),
        changed(table(Phase.SUPPLY), picks=1),
        changed(table(Phase.SUPPLY), supplying=card("wild")),
        changed(table(Phase.WELLS), bought=True),
        changed(table(Phase.WELLS), raised=hexes("b1")),
        changed(table(Phase.WELLS), offered=1),
        changed(table(draft=(), deck="wild"), draft=cards("wild"), deck=table(deck="wild").deck[1:]),
    ],
    ids=["no hut to place", "picks of no card", "no pick left", "bought", "raised", "offered", "draft"],
)
def test_not_under_way_in_this_phase(state: State) -> None:
    """§3 Phase and what is under way agree."""
    assert laws(state) == [Law.TURN]


def test_every_law_can_be_broken() -> None:
    """§1.5 Twelve laws, each with its tests above."""
    assert {law.value for law in Law} == {
        *("huts", "tiles", "cards", "plows", "expansion", "wells", "camels", "offerings", "court", "occupancy"),
        *("order", "turn"),
    }
