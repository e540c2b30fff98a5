"""The flood (§7)."""

from typing import Any

import pytest

from assyria.board import Dignitary
from assyria.board.tracks import TURNS
from assyria.rules import DONE, Phase, Player, Source, State, Step, play
from assyria.rules.events import (
    CourtCamels,
    CourtLeft,
    CourtRanked,
    Flooded,
    OfferingsCounted,
    OrderChanged,
    PlowGranted,
    Scored,
    TieBreak,
    TurnBegan,
)
from assyria.rules.flood import court_cards, flood, standings
from tests.positions import at, at_court, hexes, never, table, told


def last_turn(reign: int = 1, players: int = 4, **more: Any) -> State:
    """The actions of a reign's last turn."""
    return table(players=players, reign=reign, turn=TURNS[reign - 1], **more)


def flooded(reign: int = 1, players: int = 4, **more: Any) -> Step:
    return flood(last_turn(reign, players, **more))


def influence(step: Step) -> list[int]:
    """Points for influence, by seat."""
    return [player.ledger.influence for player in step.state.players]


def test_huts_on_rivers_go_back_to_stock() -> None:
    """§7.1 Everybody's, on both rivers."""
    seats = {0: Player(huts=hexes("b2 c5 b1")), 2: Player(huts=hexes("i5"))}
    step = flooded(seats=seats)
    assert [player.huts for player in step.state.players] == [hexes("b1"), frozenset(), frozenset(), frozenset()]
    assert step.state.stock(0) == 9
    assert told(step, Flooded) == [Flooded(0, (at("b2"), at("c5"))), Flooded(2, (at("i5"),))]


def test_not_flooded_off_the_rivers() -> None:
    """§7.1 Fertile and arid huts, ziggurats and wells stay."""
    before = last_turn(seats={0: Player(huts=hexes("b1 b3"), bases=hexes("b5"))})
    step = flood(before)
    assert step.state.players == before.players
    assert told(step, Flooded) == []


def test_influence_of_each_dignitary() -> None:
    """§7.2 3, 2 or 1 a hut."""
    state = last_turn(court=at_court(higher=[0], middle=[0, 1], lower=[0, 1, 2]))
    assert [(each.seat, each.influence, each.huts) for each in standings(state)] == [
        (0, 6, 3),
        (1, 3, 2),
        (2, 1, 1),
    ]


def test_each_place_scores_the_cards_left() -> None:
    """§7.2 The first the sum, the next without one of the highest, and so on."""
    step = flooded(reign=3, players=3, expansion=(2, 4, 3), court=at_court(higher=[2], middle=[0], lower=[1]))
    assert influence(step) == [5, 2, 9]
    assert told(step, CourtRanked) == [
        CourtRanked(2, 1, influence=3, huts=1, cards=(4, 3, 2), points=9, ahead_by=TieBreak.INFLUENCE),
        CourtRanked(0, 2, influence=2, huts=1, cards=(3, 2), points=5, ahead_by=TieBreak.INFLUENCE),
        CourtRanked(1, 3, influence=1, huts=1, cards=(2,), points=2, ahead_by=None),
    ]
    assert [event.source for event in told(step, Scored)[:3]] == [Source.INFLUENCE] * 3


def test_one_of_two_equal_cards_goes() -> None:
    """§7.2 Of two 4s one goes, not both."""
    step = flooded(reign=3, players=3, expansion=(4, 4, 3), court=at_court(middle=[0], lower=[1]))
    assert influence(step) == [11, 7, 0]


def test_no_card_left() -> None:
    """§7.2 The third of three players in reign 1 is ranked and scores nothing."""
    step = flooded(reign=1, players=3, expansion=(4, 3), court=at_court(higher=[0], middle=[1], lower=[2]))
    assert influence(step) == [7, 3, 0]
    assert told(step, CourtRanked)[2] == CourtRanked(2, 3, 1, 1, cards=(), points=0, ahead_by=None)


def test_bonus_card_with_four_players() -> None:
    """§1.8 §7.2 In reigns 2 and 3 the bonus card is one of the cards."""
    assert court_cards(last_turn(reign=2, expansion=(2, 4, 3))) == (4, 4, 3, 2)
    assert court_cards(last_turn(reign=3, expansion=(2, 2, 3))) == (4, 3, 2, 2)
    step = flooded(reign=2, expansion=(2, 3, 3), court=at_court(higher=[0], middle=[1], lower=[2, 3]))
    assert influence(step) == [12, 8, 5, 2]


def test_not_the_bonus_card_in_reign_1() -> None:
    """§1.8 §7.2 Even with four players."""
    assert court_cards(last_turn(reign=1, expansion=(4, 3))) == (4, 3)


@pytest.mark.parametrize("players", [2, 3])
def test_not_the_bonus_card_with_fewer_players(players: int) -> None:
    """§1.8 §7.2 It is for four players only."""
    assert court_cards(last_turn(reign=2, players=players, expansion=(2, 4, 3))) == (4, 3, 2)


def test_more_huts_at_court_break_a_tie() -> None:
    """§7.2 Equal influence: two huts at the lower dignitary are more than one at the middle."""
    step = flooded(court=at_court(middle=[0], lower=[1, 1]))
    ranked = told(step, CourtRanked)
    assert [event.seat for event in ranked] == [1, 0]
    assert ranked[0].ahead_by is TieBreak.HUTS


def test_the_highest_hut_breaks_a_tie() -> None:
    """§7.2 Equal influence and huts: a hut at the higher dignitary is above two at the middle."""
    step = flooded(court=at_court(higher=[1], middle=[0, 0], lower=[1]))
    ranked = told(step, CourtRanked)
    assert [(event.seat, event.influence, event.huts) for event in ranked] == [(1, 4, 2), (0, 4, 2)]
    assert ranked[0].ahead_by is TieBreak.HIGHEST


@pytest.mark.parametrize("dignitary", list(Dignitary))
def test_nearer_the_top_breaks_a_tie(dignitary: Dignitary) -> None:
    """§7.2 At the same dignitary, who came first."""
    rows: list[tuple[int, ...]] = [(), (), ()]
    rows[dignitary.rank] = (2, 1)
    ranked = told(flooded(court=tuple(rows)), CourtRanked)
    assert [event.seat for event in ranked] == [2, 1]
    assert ranked[0].ahead_by is TieBreak.HIGHEST


def test_only_the_highest_hut_counts_for_the_tie() -> None:
    """§7.2 First at the lower dignitary does not help against the upper space at the middle."""
    step = flooded(court=at_court(middle=[3, 0], lower=[0, 3]))
    assert [event.seat for event in told(step, CourtRanked)] == [3, 0]


def test_what_decided_over_the_next_place() -> None:
    """§7.2 The first by more huts, the second by more influence, the third by the highest hut."""
    step = flooded(court=at_court(middle=[1], lower=[0, 0, 2, 3]))
    told_of = [(event.seat, event.place, event.ahead_by) for event in told(step, CourtRanked)]
    assert told_of == [(0, 1, TieBreak.HUTS), (1, 2, TieBreak.INFLUENCE), (2, 3, TieBreak.HIGHEST), (3, 4, None)]


def test_more_influence_beats_more_huts() -> None:
    """§7.2 Influence is compared first."""
    step = flooded(court=at_court(higher=[3], lower=[0, 0]))
    ranked = told(step, CourtRanked)
    assert [event.seat for event in ranked] == [3, 0]
    assert ranked[0].ahead_by is TieBreak.INFLUENCE


def test_not_ranked_without_a_hut_at_court() -> None:
    """§7.2 Players with no hut there score nothing."""
    step = flooded(reign=2, expansion=(4, 3, 2), court=at_court(lower=[2]))
    assert [event.seat for event in told(step, CourtRanked)] == [2]
    assert influence(step) == [0, 0, 13, 0]


def test_nobody_at_court() -> None:
    """§7.2 Nobody scores, and the cards leave the game all the same."""
    step = flooded()
    assert step.events == ()
    assert step.state.expansion == ()


def test_not_used_again() -> None:
    """§7.2 §7.6 Expansion cards once used leave the game: they are neither shown nor shuffled back."""
    before = last_turn(seats={0: Player(camels=1)})
    after = play(before, DONE, never).state
    assert after.expansion == before.expansion_deck[:1]
    assert after.expansion_deck == before.expansion_deck[1:]


@pytest.mark.parametrize(("reign", "cards", "points"), [(1, (), 0), (2, (2,), 2), (3, (2,), 2)])
def test_the_second_of_two(reign: int, cards: tuple[int, ...], points: int) -> None:
    """§7.3 Nothing in reign 1, the lowest card in reigns 2 and 3; the first scores the whole sum."""
    expansion = (4, 2) if reign == 1 else (2, 4, 3)
    step = flooded(reign, players=2, expansion=expansion, court=at_court(higher=[1], lower=[0]))
    assert influence(step) == [points, sum(expansion)]
    assert told(step, CourtRanked)[1] == CourtRanked(
        0, 2, influence=1, huts=1, cards=cards, points=points, ahead_by=None
    )


def test_not_the_second_without_a_hut() -> None:
    """§7.3 The second scores only if ranked."""
    step = flooded(reign=2, players=2, expansion=(2, 4, 3), court=at_court(higher=[1]))
    assert influence(step) == [0, 9]
    assert len(told(step, CourtRanked)) == 1


@pytest.mark.parametrize(("huts", "points"), [(1, 1), (2, 4), (3, 8)])
def test_higher_dignitary(huts: int, points: int) -> None:
    """§7.4 1, 2 or 3 own huts there score 1, 4 or 8."""
    step = flooded(court=at_court(higher=[1] * huts))
    assert step.state.players[1].ledger.higher == points
    assert Scored(1, Source.HIGHER, points) in step.events


def test_higher_dignitary_counts_each_player_apart() -> None:
    """§7.4 Two of one and one of another: 4 and 1."""
    step = flooded(court=at_court(higher=[1, 0, 1]))
    assert [player.ledger.higher for player in step.state.players] == [1, 4, 0, 0]


def test_middle_dignitary() -> None:
    """§7.4 Each player there without a plow takes one."""
    seats = {seat: Player(plow=False) for seat in range(3)}
    step = flooded(seats=seats, court=at_court(middle=[1, 0, 1]))
    assert [player.plow for player in step.state.players] == [True, True, False, True]
    assert told(step, PlowGranted) == [PlowGranted(0), PlowGranted(1)]


def test_not_a_second_plow() -> None:
    """§7.4 Someone who has one takes none."""
    step = flooded(court=at_court(middle=[0]))
    assert step.state.players[0].plow
    assert told(step, PlowGranted) == []


def test_lower_dignitary() -> None:
    """§7.4 1 camel a hut."""
    step = flooded(seats={0: Player(camels=2)}, court=at_court(lower=[0, 3, 0]))
    assert [player.camels for player in step.state.players] == [4, 0, 0, 1]
    assert told(step, CourtCamels) == [CourtCamels(0, camels=2, lost=0, huts=2), CourtCamels(3, 1, 0, 1)]


def test_not_more_than_ten_camels() -> None:
    """§5.5 §7.4 The limit holds at court, too."""
    step = flooded(seats={0: Player(camels=9)}, court=at_court(lower=[0, 0, 0]))
    assert step.state.players[0].camels == 10
    assert told(step, CourtCamels) == [CourtCamels(0, camels=1, lost=2, huts=3)]


def test_all_huts_go_home() -> None:
    """§7.4 From all three dignitaries."""
    before = last_turn(court=at_court(higher=[0], middle=[0, 2], lower=[0]))
    step = flood(before)
    assert step.state.court == at_court()
    assert (before.stock(0), step.state.stock(0)) == (7, 10)
    assert told(step, CourtLeft) == [CourtLeft(0, 3), CourtLeft(2, 1)]


def test_not_rewarded_at_the_wrong_dignitary() -> None:
    """§7.4 A hut at the middle brings neither points nor camels, one at the lower no plow."""
    seats = {0: Player(plow=False), 1: Player(plow=False)}
    step = flooded(seats=seats, court=at_court(middle=[0], lower=[1]))
    assert [player.ledger.higher for player in step.state.players] == [0, 0, 0, 0]
    assert (step.state.players[0].camels, step.state.players[1].plow) == (0, False)


@pytest.mark.parametrize(("space", "points"), [(1, 2), (2, 4), (3, 4), (4, 6), (6, 6), (7, 8)])
def test_offerings(space: int, points: int) -> None:
    """§7.5 Ziggurats, finished or not, times the multiplier; then the disc goes back."""
    player = Player(offering=space, bases=hexes("b1 b5"), centres=hexes("b1"), roofs=hexes("b1"))
    step = flooded(seats={1: player})
    assert step.state.players[1].ledger.offerings == points
    assert step.state.players[1].offering == 0
    assert told(step, OfferingsCounted) == [OfferingsCounted(1, 2, multiplier=points // 2, points=points)]
    assert told(step, Scored) == [Scored(1, Source.OFFERINGS, points, (at("b1"), at("b5")))]


def test_not_an_offering_without_a_ziggurat() -> None:
    """§7.5 Nothing times three is nothing, and the disc goes back all the same."""
    step = flooded(seats={1: Player(offering=5, huts=hexes("b1"))})
    assert step.state.players[1].ledger.offerings == 0
    assert step.state.players[1].offering == 0
    assert told(step, OfferingsCounted) == [OfferingsCounted(1, 0, multiplier=3, points=0)]
    assert told(step, Scored) == []


def test_not_an_offering_on_the_first_space() -> None:
    """§7.5 ×0: nothing is counted."""
    step = flooded(seats={1: Player(bases=hexes("b1"))})
    assert step.events == ()


def test_the_next_reign_begins() -> None:
    """§7.6 A new expansion card in the first slot, and the next sowing."""
    before = last_turn(seats={0: Player(camels=1)})
    step = play(before, DONE, never)
    assert (step.state.reign, step.state.turn, step.state.phase) == (2, 1, Phase.HARVEST)
    assert len(step.state.expansion) == 1
    assert told(step, TurnBegan) == [TurnBegan(2, 1, before.expansion_deck[0])]


def test_not_a_new_turn_order() -> None:
    """§7.6 It stays until the next harvest changes it."""
    step = play(last_turn(order=(2, 0, 3, 1), seats={0: Player(camels=1)}, order_index=1), DONE, never)
    assert step.state.order == (2, 0, 3, 1)
    assert step.state.seat == 2
    assert told(step, OrderChanged) == []


def test_rewards_come_in_order() -> None:
    """§7 Rivers, Assur, higher, middle, lower, home, offerings."""
    seats = {0: Player(huts=hexes("b2"), bases=hexes("b1"), plow=False, offering=1)}
    step = flooded(seats=seats, court=at_court([0], [0], [0]))
    assert [type(event) for event in step.events] == [
        *(Flooded, CourtRanked, Scored, Scored, PlowGranted, CourtCamels, CourtLeft, OfferingsCounted, Scored),
    ]
