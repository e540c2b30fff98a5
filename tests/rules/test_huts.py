"""Expansion A: huts (§5.1)."""

from assyria.rules import DONE, Phase, Player, Reason, legal_moves
from assyria.rules.events import HutPlaced, HutsUnplaced
from assyria.rules.moves import Harvest, Hut
from tests.positions import at, cards, corners, hexes, played, refused, table, told

TEN_HUTS = hexes("a1 a2 a3 a4 b1 b2 b3 b4 c1 c2")


def hut(name: str) -> Hut:
    return Hut(at(name))


def test_next_to_an_own_ziggurat() -> None:
    """§5.1 A base in the corner offers the two hexes beside it."""
    state = table(Phase.HUTS, seats={0: Player(bases=hexes("a1"))})
    assert legal_moves(state) == (hut("a2"), hut("b1"))


def test_next_to_an_own_hut() -> None:
    """§5.1 A hut offers the hexes beside it, too."""
    state = table(Phase.HUTS, seats={0: Player(huts=hexes("j6"))})
    assert legal_moves(state) == (hut("i6"), hut("i7"), hut("j5"))


def test_huts_just_placed_are_included() -> None:
    """§5.1 One by one: the second may stand beside the first."""
    before = table(Phase.HUTS, seats={0: Player(bases=hexes("a1"))})
    step = played(before, hut("a2"))
    assert hut("a3") not in legal_moves(before)
    assert hut("a3") in legal_moves(step.state)
    assert step.state.players[0].huts == hexes("a2")
    assert step.events == (HutPlaced(0, at("a2")),)


def test_rivers_are_allowed() -> None:
    """§5.1 A hut may stand on a river."""
    state = table(Phase.HUTS, seats={0: Player(bases=hexes("b1"))})
    assert hut("b2") in legal_moves(state)


def test_wells_block_nothing() -> None:
    """§5.1 A hut may stand beside anyone's well."""
    state = table(Phase.HUTS, seats={0: Player(huts=hexes("a1"))}, wells=corners("a1-a2-b1"))
    assert hut("a2") in legal_moves(state)


def test_as_many_as_the_card_says() -> None:
    """§5.1 A 2 on the expansion card, two huts."""
    seats = {0: Player(bases=hexes("b1"), camels=1)}
    state = table(Phase.HUTS, reign=1, turn=2, expansion=(4, 2), seats=seats)
    state = played(state, hut("a1")).state
    assert (state.phase, state.to_place) == (Phase.HUTS, 1)
    assert played(state, hut("a2")).state.phase is Phase.SUPPLY


def test_all_in_stock_if_fewer() -> None:
    """§5.1 One hut in stock, one hut to place."""
    nine = TEN_HUTS - hexes("c2")
    state = table(Phase.HUTS, seats={0: Player(huts=nine)})
    assert state.to_place == 1
    assert played(state, hut("c2")).state.phase is Phase.SUPPLY


def test_no_hut_in_stock() -> None:
    """§5.1 With ten huts on the board there is nothing to place: supply comes next."""
    seats = {0: Player(huts=TEN_HUTS)}
    step = played(table(Phase.HARVEST, 2, order=(1, 0), order_index=1, seats=seats), Harvest(2))
    assert (step.state.phase, step.state.seat) == (Phase.SUPPLY, 0)
    assert told(step, HutsUnplaced) == [HutsUnplaced(1, 4)]  # the other seat has nothing to stand beside


def test_huts_at_court_are_not_in_stock() -> None:
    """§5.1 §7.4 They come home with the flood."""
    state = table(Phase.HUTS, seats={0: Player(bases=hexes("b1"))}, court=((0, 0, 0), (0, 0, 0, 0), (0, 0)))
    assert state.to_place == 1


def test_no_hex_left() -> None:
    """§5.1 It ends early when no empty hex is beside an own hut or ziggurat."""
    seats = {0: Player(bases=hexes("a1")), 1: Player(huts=hexes("a2 b2 c1 c2"))}
    step = played(table(Phase.HUTS, seats=seats), hut("b1"))
    assert step.state.phase is Phase.SUPPLY
    assert step.state.to_place == 0
    assert told(step, HutsUnplaced) == [HutsUnplaced(0, 3)]


def test_not_unplaced_when_all_are_placed() -> None:
    """§5.1 Nothing is told of huts that found no hex if there are none."""
    state = table(Phase.HUTS, seats={0: Player(huts=TEN_HUTS - hexes("c2"))})
    assert told(played(state, hut("c2")), HutsUnplaced) == []


def test_not_on_a_hex_that_is_taken() -> None:
    """§5.1 Neither by a hut or ziggurat of one's own nor by anyone else's."""
    seats = {0: Player(huts=hexes("b1 a1"), bases=hexes("b5")), 1: Player(huts=hexes("a2"), bases=hexes("c1"))}
    state = table(Phase.HUTS, seats=seats)
    for name in ("a1", "b5", "a2", "c1"):
        assert refused(state, hut(name)) is Reason.HEX_TAKEN


def test_not_next_to_nothing() -> None:
    """§5.1 Two hexes away is too far."""
    state = table(Phase.HUTS, seats={0: Player(bases=hexes("b1"))})
    assert refused(state, hut("d1")) is Reason.NOT_NEXT_TO_OWN


def test_not_next_to_somebody_elses() -> None:
    """§5.1 Only own huts and ziggurats count."""
    seats = {0: Player(bases=hexes("b1")), 1: Player(huts=hexes("e1"), bases=hexes("d1"))}
    assert refused(table(Phase.HUTS, seats=seats), hut("e2")) is Reason.NOT_NEXT_TO_OWN


def test_not_outside_the_play_area() -> None:
    """§1.3 Two players stop at column f."""
    state = table(Phase.HUTS, 2, seats={0: Player(bases=hexes("f1"))})
    assert refused(state, hut("g1")) is Reason.OUT_OF_PLAY


def test_not_stopping_early() -> None:
    """§5.1 Placing huts is a duty."""
    state = table(Phase.HUTS, seats={0: Player(bases=hexes("b1"))})
    assert refused(state, DONE) is Reason.HUTS_ARE_A_DUTY


def test_not_the_next_player_before_the_supply() -> None:
    """§5.1 §5.2 Each player does all of the expansion before the next."""
    seats = {0: Player(huts=TEN_HUTS - hexes("c2"), hand=cards("wild")), 1: Player(bases=hexes("i2"))}
    state = played(table(Phase.HUTS, seats=seats), hut("c2")).state
    assert (state.phase, state.seat) == (Phase.SUPPLY, 0)
