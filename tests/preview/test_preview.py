"""What decisions bring, by example."""

from __future__ import annotations

import pytest

from assyria.board import Dignitary, Hex
from assyria.preview import Choice, Feeding, Preview, Prospect, When, predict_gain, preview
from assyria.preview.choices import _sites_around
from assyria.preview.preview import _attempt, _everywhere
from assyria.record import move_text
from assyria.rules import DONE, OFFER, Move, Phase, Player, ScoreBreakdown, State, play, view
from assyria.rules.moves import Build, Buy, Court, Draft, Extend, Feed, Harvest, Hut, Start, Supply, Well
from tests.games import golden
from tests.positions import CLASSIC, at, at_court, by_name, card, cards, corner, corners, hexes, opening, table


def seen(state: State) -> Preview:
    return preview(view(state))


def chosen(state: State, move: Move) -> Choice:
    (found,) = [choice for choice in seen(state).choices if choice.move == move]
    return found


def fed(state: State) -> Feeding:
    feeding = seen(state).feeding
    assert feeding is not None
    return feeding


def texts(moves: tuple[Move, ...]) -> list[str]:
    return [move_text(move) for move in moves]


def reasons(state: State) -> dict[str, str]:
    return {move_text(refusal.move): refusal.reason for refusal in seen(state).refused}


# Preparation and harvest


def test_a_start_space_brings_a_tile() -> None:
    """§2.4, §5.6"""
    state = opening().state
    assert chosen(state, Start(at("b1"))) == Choice(
        Start(at("b1")), hexes_of("b1"), points=1, when=When.TURNS, level=1
    )
    assert reasons(state)["start c4"] == "not-a-start-space"
    assert reasons(state)["done"] == "wrong-phase"
    assert seen(state).feeding is None


def test_refusals_are_shared_by_all_previews() -> None:
    """Worked out once, however often they are asked for."""
    for shared in (_attempt, _everywhere, _sites_around):
        shared.cache_clear()
    state = table(Phase.HUTS, to_place=1, seats={0: Player(huts=hexes("b1"))})
    once, again = seen(state).refused, seen(state).refused
    assert len(once) > 50
    assert all(one is other for one, other in zip(once, again, strict=True))


def hexes_of(names: str) -> tuple[Hex, ...]:
    return tuple(at(name) for name in names.split())


def test_a_card_drafted() -> None:
    """§2.5"""
    state = table(Phase.DRAFT, 2, order_index=1, draft=cards("salt-2 wild"), sown=["", "", ""])
    assert chosen(state, Draft(card("wild"))) == Choice(Draft(card("wild")), cards=cards("wild"))
    assert set(reasons(state)) == {"done"}


def test_a_column_means_cards_and_a_place() -> None:
    """§4.2, §4.3 One column is left over; until it is known which, most columns mean one of two places."""
    sown = ["salt-1 salt-2", "dates-1 dates-2", "palm-1 palm-2", "wild wild", "barley-3 grapes-3"]
    first = table(Phase.HARVEST, sown=sown)
    assert [choice.places for choice in seen(first).choices] == [(1,), (1, 2), (2, 3), (3, 4), (4,)]
    assert chosen(first, Harvest(2)).cards == cards("dates-1 dates-2")
    second = play(first, Harvest(3), by_name).state
    third = play(second, Harvest(5), by_name).state
    last = play(third, Harvest(1), by_name).state
    assert {choice.move: choice.places for choice in seen(last).choices} == {Harvest(2): (2,), Harvest(4): (3,)}
    assert reasons(last)["harvest 3"] == "column-taken"


# Huts


def placing(hand: str = "", plow: bool = False, huts: str = "", bases: str = "b1", **more: object) -> State:
    me = Player(hand=cards(hand), plow=plow, huts=hexes(huts), bases=hexes(bases))
    return table(Phase.HUTS, seats={0: me}, **{"to_place": 2, **more})  # type: ignore[arg-type]


def test_a_hut_says_what_it_brings_and_needs() -> None:
    """§5.1, §5.5, §5.6 Points on land, camels on a river."""
    state = placing("barley-3 dates-3 grapes-3 palm-3 salt-3", bases="b3")
    assert {choice.move: (choice.points, choice.camels) for choice in seen(state).choices} == {
        Hut(land): {"fertile": (2, 0), "arid": (1, 0)}.get(land.region.value, (0, 3))
        for land in sorted(at("b3").neighbours)
    }
    for choice in seen(state).choices:
        assert isinstance(choice.move, Hut)
        assert choice.food is choice.move.at.food
        assert choice.when is When.INCOME
        assert not choice.hungry


def test_the_second_hut_on_a_river_brings_less() -> None:
    """§5.5 Three for the first, two for each further one; one that will starve does not count."""
    assert chosen(placing("wild wild", bases="a2"), Hut(at("a3"))).camels == 3
    assert chosen(placing("wild wild", bases="a2", huts="b2"), Hut(at("a3"))).camels == 2
    assert chosen(placing("", bases="a2", huts="b2"), Hut(at("a3"))).camels == 3


def test_a_hut_that_nothing_can_feed_is_hungry() -> None:
    """§5.2"""
    state = placing("")
    assert all(choice.hungry and not choice.loses for choice in seen(state).choices)
    assert fed(state) == Feeding((), (), (), ())


def test_a_hut_may_take_the_food_of_another() -> None:
    """§5.2 One wild card: a hut on fertile land would live in the place of one on arid land."""
    state = placing("wild", huts="a1", bases="b1 c4")
    better = chosen(state, Hut(at("b3")))
    assert (better.points, better.hungry, better.loses) == (2, True, hexes_of("a1"))
    like = chosen(state, Hut(at("a2")))
    assert (like.points, like.hungry, like.loses) == (1, True, ())


def test_a_hut_says_which_wells_it_makes_room_for() -> None:
    """§5.4"""
    state = placing("wild wild wild", bases="", huts="a1 a2")
    assert chosen(state, Hut(at("b1"))).wells == (corner("a1-a2-b1"),)
    dug = placing("wild wild wild", bases="", huts="a1 a2", wells=corners("a1-a2-b1"))
    assert chosen(dug, Hut(at("b1"))).wells == ()


def test_huts_are_refused_with_a_reason() -> None:
    """§5.1"""
    state = placing("", players=2)
    assert reasons(state)["hut j6"] == "out-of-play"
    assert reasons(state)["hut b1"] == "hex-taken"
    assert reasons(state)["hut f6"] == "not-next-to-own"
    assert reasons(state)["done"] == "huts-are-a-duty"


# Feeding


def of_food(food: str, count: int, region: str = "arid") -> list[str]:
    lands = [land for land in CLASSIC.hexes.values() if land.food == food and land.region.value == region]
    return [str(land) for land in lands[:count]]


def feeding(hand: str, huts: list[str], plow: bool = False, **more: object) -> State:
    me = Player(hand=cards(hand), plow=plow, huts=hexes(" ".join(huts)))
    return table(Phase.SUPPLY, seats={0: me}, **more)  # type: ignore[arg-type]


def test_the_plan_feeds_everyone_and_keeps_the_better_cards() -> None:
    """§5.2 Two huts: the card with two symbols goes, the ones with three and the wild one stay."""
    huts = of_food("salt", 2)
    state = feeding("salt-2 salt-3 wild", huts, plow=True)
    plan = fed(state)
    assert texts(plan.plan) == ["feed salt-2"]
    assert plan.lives == hexes_of(" ".join(sorted(huts)))
    assert plan.starves == ()
    assert [(str(fit.card), len(fit.huts)) for fit in plan.cards] == [
        ("plow", 2),
        ("salt-2", 2),
        ("salt-3", 2),
        ("wild", 2),
    ]


def test_the_plan_lets_the_least_starve() -> None:
    """§5.3 One symbol for a hut on arid land and one on fertile land."""
    arid, fertile = of_food("salt", 1), of_food("salt", 1, "fertile")
    state = feeding("salt-1", [*arid, *fertile])
    plan = fed(state)
    assert texts(plan.plan) == ["feed salt-1", f"supply {fertile[0]}"]
    assert plan.lives == hexes_of(fertile[0])
    assert plan.starves == hexes_of(arid[0])
    assert seen(state).income == Prospect(ScoreBreakdown(huts=2))


def test_a_card_that_is_being_spread_counts() -> None:
    """§5.2 Two huts for the one symbol left: the worse choice is warned of."""
    arid, fertile = of_food("salt", 1), of_food("salt", 1, "fertile")
    spreading = play(feeding("salt-1", [*arid, *fertile]), Feed(card("salt-1")), by_name).state
    assert texts(fed(spreading).plan) == [f"supply {fertile[0]}"]
    worse = chosen(spreading, Supply(at(arid[0])))
    assert worse.loses == hexes_of(fertile[0])
    assert (worse.points, worse.food) == (1, "salt")
    assert chosen(spreading, Supply(at(fertile[0]))).loses == ()
    assert reasons(spreading)["done"] == "feeding-is-a-duty"


def test_a_wild_card_that_is_being_spread_counts() -> None:
    """§5.2 It has been played, so the plan uses it before all others, and where food is short."""
    salt, dates = of_food("salt", 2), of_food("dates", 1)
    spreading = play(feeding("wild salt-2 palm-1", [*salt, *dates]), Feed(card("wild")), by_name).state
    assert texts(fed(spreading).plan) == [f"supply {dates[0]}", "feed salt-2"]
    assert chosen(spreading, Supply(at(salt[0]))).loses == hexes_of(dates[0])


def test_a_card_says_what_it_feeds_and_what_that_costs() -> None:
    """§5.2 A wild card on salt, which has a card of its own, leaves the dates to starve."""
    salt, dates = of_food("salt", 1), of_food("dates", 1)
    state = feeding("salt-1 wild palm-2", [*salt, *dates])
    feed = chosen(state, Feed(card("wild")))
    assert feed.at == hexes_of(" ".join(sorted([*salt, *dates])))
    assert feed.loses == ()
    assert chosen(state, Feed(card("salt-1"))) == Choice(
        Feed(card("salt-1")), hexes_of(salt[0]), card("salt-1").food, 1, 0, When.INCOME, cards=cards("salt-1")
    )
    assert reasons(state)["feed palm-2"] == "card-fits-no-hut"
    assert "feed barley-1" not in reasons(state)
    assert "feed plow" not in reasons(state)
    assert [(str(fit.card), fit.huts) for fit in fed(state).cards if fit.card == "palm-2"] == [("palm-2", ())]


def test_no_camels_beyond_the_limit() -> None:
    """§5.5 With ten camels a hut on a river brings nothing this turn, and starves first."""
    river, arid = of_food("salt", 1, "upper"), of_food("salt", 1)
    me = Player(hand=cards("salt-1"), plow=False, huts=hexes(" ".join([*river, *arid])), camels=10)
    state = table(Phase.SUPPLY, seats={0: me})
    assert fed(state).lives == hexes_of(arid[0])
    poor = feeding("salt-1", [*river, *arid])
    assert fed(poor).lives == hexes_of(river[0])


# Wells


def test_a_well_and_the_income_with_it() -> None:
    """§5.4–§5.6 The example of the booklets: a fertile hut, two arid, a river hut, a base, a well."""
    site = corner("a1-a2-b1")
    huts = hexes("a1 a2 b1") | {at(of_food("salt", 1, "fertile")[0])}
    me = Player(huts=huts, fed=huts, bases=hexes("e2"), camels=9)
    state = table(Phase.WELLS, seats={0: me})
    well = chosen(state, Well(site))
    assert (well.at, well.points, well.when) == (hexes_of("a1 a2 b1"), 6, When.NOW)
    assert chosen(state, DONE) == Choice(DONE)
    points = sum(2 if h.region.value == "fertile" else h.region.value == "arid" for h in huts)
    rivers = sum(h.region.is_river for h in huts)
    foreseen = seen(state).income
    assert foreseen is not None
    assert foreseen.points == ScoreBreakdown(huts=points, ziggurats=1, wells=6)
    assert foreseen.camels + foreseen.lost == (3 if rivers else 0)
    assert predict_gain(view(state), DONE).points == ScoreBreakdown(huts=points, ziggurats=1)
    near = [move for move in reasons(state) if move.startswith("well ")]
    assert near
    assert all(len(set(move[5:].split("-")) & {str(h) for h in huts}) > 1 for move in near)


# Actions


def test_actions_say_what_they_cost_and_bring() -> None:
    """§6.1–§6.5"""
    me = Player(
        camels=10, huts=hexes("a2"), fed=hexes("a2"), bases=hexes("b1 e2"), centres=hexes("e2"), plow=False
    )
    state = table(seats={0: me}, display="salt-2")
    build = chosen(state, Build(at("a2")))
    assert (build.cost, build.points, build.when, build.level) == (6, 1, When.TURNS, 1)
    assert build.at == hexes_of("a2")
    centre, roof = chosen(state, Extend(at("b1"))), chosen(state, Extend(at("e2")))
    assert [(extend.cost, extend.level) for extend in (centre, roof)] == [(3, 2), (2, 3)]
    offer = chosen(state, OFFER)
    assert (offer.cost, offer.multiplier, offer.points, offer.when) == (1, 1, 2, When.FLOOD)
    assert chosen(state, Buy(card("salt-2"))) == Choice(Buy(card("salt-2")), cost=2, cards=cards("salt-2"))
    assert chosen(state, Buy(card("plow"))).cost == 2
    assert "extend a2" not in reasons(state), "where no ziggurat of mine stands, building is what is refused"
    assert "buy salt-1" not in reasons(state)
    assert seen(state).income is None
    assert seen(state).flood is None


def test_a_place_at_court_as_things_stand() -> None:
    """§6.3, §7.2, §7.4 Influence, the cards it would win now, the higher dignitary's points, camels, a plow."""
    me = Player(camels=10, plow=False)
    state = table(seats={0: me}, court=at_court(lower=(1,)), expansion=(4,))
    higher = chosen(state, Court(Dignitary.HIGHER))
    assert (higher.cost, higher.influence, higher.points, higher.when) == (4, 3, 5, When.FLOOD)
    middle = chosen(state, Court(Dignitary.MIDDLE))
    assert (middle.cost, middle.influence, middle.points, middle.cards) == (3, 2, 4, cards("plow"))
    lower = chosen(state, Court(Dignitary.LOWER))
    assert (lower.cost, lower.influence, lower.points, lower.camels, lower.cards) == (2, 1, 0, 1, ())


def test_the_end_of_a_reign_and_of_the_game() -> None:
    """§7, §8 In a reign's last turn the flood is foreseen; in the last reign's, what counts in the end, too."""
    me = Player(camels=4, bases=hexes("b1"), offering=2)
    state = table(seats={0: me}, court=at_court(higher=(0,), lower=(0,)), turn=2)
    assert seen(state).flood == Prospect(ScoreBreakdown(influence=7, higher=1, offerings=2), camels=1)
    last = table(seats={0: me}, court=at_court(higher=(0,), lower=(0,)), reign=3, turn=3)
    foreseen = seen(last).flood
    assert foreseen is not None
    assert foreseen.points == ScoreBreakdown(influence=13, higher=1, offerings=2, ziggurats=1, plow=1, camels=2)


def test_nobody_decides_once_the_game_is_over() -> None:
    """§8"""
    with pytest.raises(ValueError, match="over"):
        preview(view(golden("2-players", 0).state))


def test_wells_that_stand_are_not_dug_again() -> None:
    """§5.4"""
    me = Player(huts=hexes("a1 a2 b1"), hand=cards("wild wild wild"), plow=False)
    state = table(Phase.SUPPLY, seats={0: me}, wells=corners("a1-a2-b1"))
    foreseen = seen(state).income
    assert foreseen is not None
    assert foreseen.points.wells == 0
