"""Expansion B and C: supply and famine (§5.2, §5.3)."""

from typing import Any

from assyria.board import PLOW
from assyria.rules import DONE, FeedingRule, Phase, Player, Reason, State, legal_moves
from assyria.rules.events import CardPlayed, HutsFed, Starved
from assyria.rules.moves import Feed, Hut, Supply
from tests.positions import at, card, cards, hexes, played, refused, table, told


def hungry(
    huts: str, hand: str = "", plow: bool = False, feeding: FeedingRule = FeedingRule.FREE, **more: Any
) -> State:
    """Seat 0 has these huts to feed with these cards, and a camel to act with afterwards."""
    player = Player(huts=hexes(huts), hand=cards(hand), plow=plow, camels=1, **more)
    return table(Phase.SUPPLY, seats={0: player}, feeding=feeding)


def strict(huts: str, hand: str = "", plow: bool = False) -> State:
    """The same with strict feeding."""
    return hungry(huts, hand, plow, FeedingRule.STRICT)


def feed(name: str) -> Feed:
    return Feed(card(name))


def supply(name: str) -> Supply:
    return Supply(at(name))


def test_food_feeds_huts_on_its_food() -> None:
    """§5.2 b1 and d1 show barley: barley-2 feeds both at once and is discarded."""
    step = played(hungry("b1 d1 c1", hand="barley-2 salt-1"), feed("barley-2"))
    me = step.state.players[0]
    assert me.fed == hexes("b1 d1")
    assert me.hand == cards("salt-1")
    assert step.state.discard == cards("barley-2")
    assert step.events == (CardPlayed(0, card("barley-2")), HutsFed(0, card("barley-2"), (at("b1"), at("d1"))))


def test_symbols_left_over_are_lost() -> None:
    """§5.2 barley-3 for one hut on barley is spent all the same."""
    step = played(hungry("b1 c1", hand="barley-3 salt-1"), feed("barley-3"))
    assert step.state.players[0].fed == hexes("b1")
    assert step.state.discard == cards("barley-3")
    assert step.state.supplying is None


def test_a_card_with_too_few_symbols_is_spread() -> None:
    """§5.2 Three huts on barley, two symbols: the player picks exactly two."""
    state = hungry("b1 c6 d1 c1", hand="barley-2 salt-1")
    step = played(state, feed("barley-2"))
    assert step.events == (CardPlayed(0, card("barley-2")),)
    assert (step.state.supplying, step.state.picks) == ("barley-2", 2)
    assert legal_moves(step.state) == (supply("b1"), supply("c6"), supply("d1"))

    step = played(step.state, supply("d1"))
    assert step.events == (HutsFed(0, card("barley-2"), (at("d1"),)),)
    assert (step.state.supplying, step.state.picks) == ("barley-2", 1)
    assert legal_moves(step.state) == (supply("b1"), supply("c6"))

    step = played(step.state, supply("b1"))
    assert (step.state.supplying, step.state.picks) == (None, 0)
    assert step.state.players[0].fed == hexes("b1 d1")
    assert legal_moves(step.state) == (feed("salt-1"),)


def test_a_wild_card_feeds_any_one_hut() -> None:
    """§5.2 One symbol that fits whatever grows there; then it is discarded."""
    state = played(hungry("a1 c1", hand="wild wild"), feed("wild")).state
    assert legal_moves(state) == (supply("a1"), supply("c1"))
    assert state.discard == cards("wild")


def test_the_plow_feeds_any_one_hut_and_goes_back() -> None:
    """§5.2 Its place is on the board, not in the discard."""
    step = played(hungry("a1 c1", plow=True), Feed(PLOW), supply("c1"))
    assert told(step, HutsFed) == [HutsFed(0, PLOW, (at("c1"),))]
    assert step.state.players[0].plow is False
    assert step.state.plows_left == 1
    assert step.state.discard == ()


def test_a_lone_hut_is_fed_by_wild_at_once() -> None:
    """§5.2 No more huts than symbols: nothing to pick."""
    step = played(hungry("a1", hand="wild"), feed("wild"))
    assert told(step, HutsFed) == [HutsFed(0, card("wild"), (at("a1"),))]


def test_any_card_that_fits_may_be_played() -> None:
    """§5.2 Which one is the player's choice; equal cards are one move."""
    state = hungry("b1 c1", hand="barley-1 barley-1 salt-3 wild dates-1", plow=True)
    assert legal_moves(state) == (feed("barley-1"), Feed(PLOW), feed("salt-3"), feed("wild"))


def test_one_of_two_equal_cards_is_kept() -> None:
    """§5.2 A card played is one card."""
    step = played(hungry("b1", hand="barley-1 barley-1"), feed("barley-1"))
    assert step.state.players[0].hand == cards("barley-1")
    assert step.state.discard == cards("barley-1")


def test_cards_that_fit_nothing_are_kept() -> None:
    """§5.2 Dates with no hut on dates stay in hand, and play goes on."""
    step = played(hungry("b1", hand="barley-1 dates-3"), feed("barley-1"))
    assert step.state.phase is Phase.ACTIONS
    assert step.state.players[0].hand == cards("dates-3")


def test_cards_are_kept_when_all_are_fed() -> None:
    """§5.2 Feeding ends when nobody is hungry; plow and cards stay."""
    step = played(hungry("b1", hand="barley-1 wild", plow=True), feed("barley-1"))
    assert step.state.phase is Phase.ACTIONS
    assert step.state.players[0].hand == cards("wild")
    assert step.state.players[0].plow is True


def test_nobody_is_made_to_find_the_best() -> None:
    """§5.2 The wild card may go to the hut that salt could have fed."""
    step = played(hungry("b1 c1", hand="wild salt-1"), feed("wild"), supply("c1"))
    assert told(step, Starved) == [Starved(0, (at("b1"),))]
    assert step.state.players[0].hand == cards("salt-1")


def test_unfed_huts_go_back_to_stock() -> None:
    """§5.3 Famine takes what nothing could feed."""
    before = hungry("b1 c1 d2", hand="barley-1")
    step = played(before, feed("barley-1"))
    assert step.state.players[0].huts == hexes("b1")
    assert (before.stock(0), step.state.stock(0)) == (7, 9)
    assert told(step, Starved) == [Starved(0, (at("c1"), at("d2")))]


def test_no_card_fits_at_all() -> None:
    """§5.3 §10 Nothing is asked then: all huts starve."""
    state = table(Phase.HUTS, seats={0: Player(bases=hexes("b1"), plow=False, camels=1)}, to_place=1)
    step = played(state, Hut(at("a1")))
    assert step.state.phase is Phase.ACTIONS
    assert step.state.players[0].huts == frozenset()
    assert told(step, Starved) == [Starved(0, (at("a1"),))]


def test_not_starved_when_fed() -> None:
    """§5.3 Fed huts stay, and nothing is told of a famine."""
    step = played(hungry("b1 d1", hand="barley-2"), feed("barley-2"))
    assert step.state.players[0].huts == hexes("b1 d1")
    assert told(step, Starved) == []


def test_not_ziggurats() -> None:
    """§5.2 §5.3 Ziggurats need no food and do not starve."""
    state = hungry("b1 d1", hand="barley-1", bases=hexes("c6"))
    step = played(state, feed("barley-1"))
    assert refused(step.state, supply("c6")) is Reason.NO_HUT_TO_FEED
    assert played(step.state, supply("b1")).state.players[0].bases == hexes("c6")


def test_not_a_card_in_hand() -> None:
    """§5.2 Only own cards, and the plow only if one has it."""
    state = hungry("b1", hand="barley-1")
    assert refused(state, feed("barley-2")) is Reason.CARD_NOT_IN_HAND
    assert refused(state, feed("wild")) is Reason.CARD_NOT_IN_HAND
    assert refused(state, Feed(PLOW)) is Reason.CARD_NOT_IN_HAND


def test_not_a_card_that_fits_nothing() -> None:
    """§5.2 Salt feeds no hut on barley, and none that is fed already."""
    state = hungry("b1 c1 a1", hand="barley-1 salt-1 salt-2 palm-1")
    state = played(state, feed("salt-1")).state
    assert refused(state, feed("salt-2")) is Reason.CARD_FITS_NO_HUT
    assert refused(hungry("b1", hand="barley-1 salt-1"), feed("salt-1")) is Reason.CARD_FITS_NO_HUT


def test_not_stopping_while_something_can_be_fed() -> None:
    """§5.2 Feeding is a duty, even with the plow."""
    assert refused(hungry("b1", plow=True), DONE) is Reason.FEEDING_IS_A_DUTY
    picking = played(hungry("b1 d1", hand="barley-1"), feed("barley-1")).state
    assert refused(picking, DONE) is Reason.FEEDING_IS_A_DUTY


def test_not_a_hut_to_feed() -> None:
    """§5.2 Neither an empty hex nor somebody else's hut."""
    seats = {0: Player(huts=hexes("b1 d1"), hand=cards("barley-1")), 1: Player(huts=hexes("e6"))}
    state = played(table(Phase.SUPPLY, seats=seats), feed("barley-1")).state
    assert refused(state, supply("c6")) is Reason.NO_HUT_TO_FEED
    assert refused(state, supply("e6")) is Reason.NO_HUT_TO_FEED


def test_not_a_hut_twice() -> None:
    """§5.2 A hut eats once a turn."""
    state = played(hungry("b1 c6 d1", hand="barley-2"), feed("barley-2"), supply("b1")).state
    assert refused(state, supply("b1")) is Reason.HUT_ALREADY_FED


def test_not_a_hut_on_other_food() -> None:
    """§5.2 Barley does not feed a hut on salt."""
    state = played(hungry("b1 d1 c1", hand="barley-1"), feed("barley-1")).state
    assert refused(state, supply("c1")) is Reason.OTHER_FOOD


def test_not_another_card_while_one_is_spread() -> None:
    """§5.2 First every symbol of the card just played."""
    state = played(hungry("b1 d1 c1", hand="barley-1 salt-1"), feed("barley-1")).state
    assert refused(state, feed("salt-1")) is Reason.WRONG_PHASE


def test_not_a_hut_picked_before_a_card_is_played() -> None:
    """§5.2 First the card."""
    assert refused(hungry("b1", hand="barley-1"), supply("b1")) is Reason.WRONG_PHASE


def test_three_huts_at_once() -> None:
    """§5.2 As many huts as symbols: all are fed, and told as the board is read."""
    step = played(hungry("d1 b1 c6", hand="barley-3"), feed("barley-3"))
    assert told(step, HutsFed) == [HutsFed(0, card("barley-3"), (at("b1"), at("c6"), at("d1")))]


def test_strict_feeding_saves_wild_for_the_hut_that_needs_it() -> None:
    """§5.2 Salt can feed c1, so the wild card feeds b1; both live."""
    step = played(strict("b1 c1", hand="wild salt-1"), feed("wild"))
    assert legal_moves(step.state) == (supply("b1"),)
    step = played(step.state, supply("b1"), feed("salt-1"))
    assert told(step, Starved) == []


def test_strict_feeding_leaves_the_order_of_cards_free() -> None:
    """§5.2 Any card that fits may be played first: its symbols can still go where they are needed."""
    state = strict("b1 c1", hand="wild salt-1", plow=True)
    assert legal_moves(state) == (Feed(PLOW), feed("salt-1"), feed("wild"))


def test_strict_feeding_with_enough_wild_cards() -> None:
    """§5.2 Two wild symbols, one hut in need: one of them may go to c1, which salt could feed."""
    step = played(strict("b1 c1", hand="wild salt-1", plow=True), feed("wild"))
    assert legal_moves(step.state) == (supply("b1"), supply("c1"))
    step = played(step.state, supply("c1"))
    assert legal_moves(step.state) == (Feed(PLOW),)


def test_strict_feeding_leaves_the_choice_among_the_starving() -> None:
    """§5.2 One of a1, b1 and d1 can be fed, and which one is the player's choice."""
    step = played(strict("a1 b1 c1 d1", hand="salt-1", plow=True), Feed(PLOW))
    assert legal_moves(step.state) == (supply("a1"), supply("b1"), supply("d1"))


def test_strict_feeding_counts_the_symbols_of_a_food() -> None:
    """§5.2 Three huts on barley and two symbols: the wild card may go to one of them, but not to c1."""
    step = played(strict("b1 c6 d1 c1", hand="barley-1 barley-1 salt-3 wild"), feed("wild"))
    assert legal_moves(step.state) == (supply("b1"), supply("c6"), supply("d1"))


def test_strict_feeding_leaves_food_cards_free() -> None:
    """§5.2 A food card feeds any huts of its food."""
    step = played(strict("b1 c6 d1", hand="barley-2"), feed("barley-2"))
    assert legal_moves(step.state) == (supply("b1"), supply("c6"), supply("d1"))


def test_not_wild_where_another_hut_would_starve() -> None:
    """§5.2 Strict feeding: nobody starves a hut that could live, neither by wild nor by the plow."""
    for state, card_played in (
        (strict("b1 c1", "wild salt-1"), "wild"),
        (strict("b1 c1", "salt-1", True), "plow"),
    ):
        spreading = played(state, Feed(card(card_played))).state
        assert refused(spreading, supply("c1")) is Reason.STARVES_ANOTHER
