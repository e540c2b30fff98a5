"""The order of play (§3, §6.6), and what is legal when."""

from itertools import islice, pairwise
from typing import Any

import pytest

from assyria.board import PLOW, Dignitary
from assyria.rules import (
    DONE,
    OFFER,
    Move,
    Phase,
    Player,
    Reason,
    State,
    check,
    legal_moves,
    outcome,
    play,
    play_own_part,
    reasons,
    view,
    why_not,
)
from assyria.rules.events import Flooded, GameOver, Sown, TurnBegan, TurnEnded
from assyria.rules.moves import Build, Buy, Court, Draft, Extend, Feed, Harvest, Hut, Start, Supply, Well
from assyria.rules.turn import CHAPTERS, MAY_END
from tests.positions import (
    CLASSIC,
    at,
    at_court,
    by_name,
    card,
    cards,
    corner,
    hexes,
    never,
    opening,
    played,
    random_game,
    refused,
    table,
    told,
)

ASKED: dict[Phase, State] = {
    Phase.START: opening(3).state,
    Phase.DRAFT: table(Phase.DRAFT, 3, order_index=2, draft=cards("wild wild salt-1")),
    Phase.HARVEST: table(Phase.HARVEST, 3, order_index=1, sown=["", "salt-1 salt-2", "wild", ""]),
    Phase.HUTS: table(Phase.HUTS, 3, seats={0: Player(bases=hexes("b5")), 1: Player(huts=hexes("b6"))}),
    Phase.SUPPLY: table(Phase.SUPPLY, 3, seats={0: Player(huts=hexes("b1 d1"), hand=cards("barley-1 salt-1"))}),
    Phase.WELLS: table(Phase.WELLS, 3, seats={0: Player(huts=hexes("a1 a2 b1 b2"))}),
    Phase.ACTIONS: table(
        players=3,
        seats={0: Player(huts=hexes("b1 b2 b3"), bases=hexes("b5"), camels=9, plow=False)},
        display="wild salt-2",
    ),
}
"""A position for each phase in which something is asked."""

ONE_OF_EACH: dict[Phase, list[Move]] = {
    Phase.START: [Start(at("b5"))],
    Phase.DRAFT: [Draft(card("wild"))],
    Phase.HARVEST: [Harvest(2)],
    Phase.HUTS: [Hut(at("a6"))],
    Phase.SUPPLY: [Feed(card("barley-1")), Supply(at("b1"))],
    Phase.WELLS: [Well(corner("a1-a2-b1"))],
    Phase.ACTIONS: [Build(at("b1")), Extend(at("b5")), Court(Dignitary.LOWER), OFFER, Buy(PLOW)],
}

PHASES = list(ASKED)


def conceivable_moves(state: State) -> set[Move]:
    """All that one could wish for in this phase, and to be done with it."""
    return {DONE, *(move for chapter in CHAPTERS[state.phase] for move in chapter.conceivable_moves(state))}


def acting(**more: Any) -> State:
    """Seat 0 has a camel to spend, the others nothing to do."""
    return table(seats={0: Player(camels=1)}, **more)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_reigns(players: int) -> None:
    """§3 Of 2, 3 and 3 turns, and after the third flood the end."""
    steps = [step for step, _ in random_game(players, seed=1)]
    begun = [(event.reign, event.turn) for step in steps for event in told(step, TurnBegan)]
    assert begun == [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]
    assert told(steps[-1], GameOver) != []
    assert outcome(steps[-1].state) is not None


def test_a_turn_is_farming_expansion_actions() -> None:
    """§3 §5 §6 Each player expands before the next, then each acts."""
    seen: list[tuple[Phase, int | None]] = []
    for step, _ in random_game(2, seed=5):
        state = step.state
        if (state.reign, state.turn) != (1, 1):
            break
        if (state.phase, state.seat) not in seen[-1:]:
            seen.append((state.phase, state.seat))
    first, second = state.order[0], state.order[1]
    late = [entry for entry in seen if entry[0] not in (Phase.START, Phase.DRAFT, Phase.HARVEST)]
    phases = [Phase.HUTS, Phase.SUPPLY, Phase.WELLS]
    full = [(phase, seat) for seat in (first, second) for phase in phases]
    full += [(Phase.ACTIONS, first), (Phase.ACTIONS, second)]
    assert late == [entry for entry in full if entry in late]
    assert {Phase.HUTS, Phase.SUPPLY, Phase.ACTIONS} <= {phase for phase, _ in late}


@pytest.mark.parametrize("phase", PHASES)
def test_not_out_of_phase(phase: Phase) -> None:
    """§3 A move of another phase is refused in this one."""
    for other, moves in ONE_OF_EACH.items():
        if other is not phase:
            for move in moves:
                assert refused(ASKED[phase], move) is Reason.WRONG_PHASE


@pytest.mark.parametrize("phase", PHASES)
def test_not_out_of_turn(phase: Phase) -> None:
    """§3 What is legal for the seat that is asked is not for another."""
    state = ASKED[phase]
    mover = state.mover
    for move in legal_moves(state):
        assert why_not(state, move, mover) is None
        assert why_not(state, move, (mover + 1) % 3) is Reason.NOT_YOUR_TURN
    assert reasons(state, (mover + 1) % 3) == dict.fromkeys(conceivable_moves(state), Reason.NOT_YOUR_TURN)


@pytest.mark.parametrize("phase", PHASES)
def test_done_where_it_is_possible(phase: Phase) -> None:
    """§10 `done` ends wells and actions, and is legal there always."""
    assert (DONE in legal_moves(ASKED[phase])) == (phase in (Phase.WELLS, Phase.ACTIONS))


@pytest.mark.parametrize(
    ("phase", "why"),
    [
        (Phase.START, Reason.WRONG_PHASE),
        (Phase.DRAFT, Reason.WRONG_PHASE),
        (Phase.HARVEST, Reason.WRONG_PHASE),
        (Phase.HUTS, Reason.HUTS_ARE_A_DUTY),
        (Phase.SUPPLY, Reason.FEEDING_IS_A_DUTY),
    ],
)
def test_not_done_elsewhere(phase: Phase, why: Reason) -> None:
    """§10 Elsewhere something must be chosen."""
    assert refused(ASKED[phase], DONE) is why


@pytest.mark.parametrize("phase", PHASES)
def test_every_wish_is_legal_or_has_a_reason(phase: Phase) -> None:
    """§3 Legal moves and reasons share nothing and leave nothing out."""
    state = ASKED[phase]
    legal, why = legal_moves(state), reasons(state, state.mover)
    assert set(legal).isdisjoint(why)
    assert {*legal, *why} == conceivable_moves(state)


@pytest.mark.parametrize("phase", PHASES)
def test_not_legal_what_has_a_reason(phase: Phase) -> None:
    """§3 Every wish with a reason is refused with it."""
    state = ASKED[phase]
    for move, why in reasons(state, state.mover).items():
        assert refused(state, move) is why


def test_reasons_in_the_harvest() -> None:
    """§4.2 The column that was taken, and that one cannot pass."""
    state = ASKED[Phase.HARVEST]
    assert reasons(state, 1) == {Harvest(1): Reason.COLUMN_TAKEN, DONE: Reason.WRONG_PHASE}


def test_reasons_in_the_actions() -> None:
    """§6.1 §6.5 Of 128 hexes to build or extend, three dignitaries, an offer and 17 cards."""
    state = ASKED[Phase.ACTIONS]
    why = reasons(state, 0)
    assert len(legal_moves(state)) == 11
    assert len(why) == 2 * 64 + 3 + 1 + 17 + 1 - 11
    assert why[Build(at("b2"))] is Reason.ON_A_RIVER
    assert why[Build(at("b5"))] is Reason.NO_HUT_TO_REPLACE
    assert why[Extend(at("b1"))] is Reason.NO_ZIGGURAT_THERE
    assert why[Buy(card("salt-1"))] is Reason.NOT_ON_DISPLAY


def test_reasons_while_a_card_is_spread() -> None:
    """§5.2 Then one conceivable_moves for huts, not for cards."""
    state = played(ASKED[Phase.SUPPLY], Feed(card("barley-1"))).state
    why = reasons(state, 0)
    assert legal_moves(state) == (Supply(at("b1")), Supply(at("d1")))
    assert len(why) == len(CLASSIC.hexes) - 2 + 1
    assert set(why.values()) == {Reason.NO_HUT_TO_FEED, Reason.FEEDING_IS_A_DUTY}


def test_reasons_when_the_game_is_over() -> None:
    """§8 Only that it is over."""
    state = play(acting(reign=3, turn=3), DONE, never).state
    assert reasons(state, 0) == {DONE: Reason.GAME_OVER}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_wish_of_a_whole_game(players: int) -> None:
    """§3 In every position: each legal move once, in one order, and a reason for any other wish."""
    for step, move in islice(random_game(players, seed=11), 0, None, 5):
        if move is None:
            continue
        state = step.state
        legal, why = legal_moves(state), reasons(state, state.mover)
        assert len(set(legal)) == len(legal)
        assert legal == legal_moves(state) == legal_moves(view(state))
        assert set(legal).isdisjoint(why)
        assert {*legal, *why} == conceivable_moves(state)
        assert set(legal) - {DONE} != set()


def test_a_decision_with_done_alone_is_passed_over() -> None:
    """§10 Two seats without camels are not asked about actions."""
    state = table(seats={0: Player(camels=1), 3: Player(camels=1)})
    assert played(state, DONE).state.seat == 3


def test_a_seat_that_can_do_no_more_is_passed_over() -> None:
    """§10 After the last camel only `done` is left."""
    state = table(seats={0: Player(camels=1), 1: Player(camels=1)})
    assert played(state, OFFER).state.seat == 1


def test_not_asked_when_done_is_all() -> None:
    """§10 In a whole game nobody ever has `done` alone."""
    for step, _ in random_game(3, seed=2):
        assert legal_moves(step.state) != (DONE,)
        assert step.state.phase is Phase.OVER or set(legal_moves(step.state)) - {DONE}


def test_actions_in_any_order_and_number() -> None:
    """§6 As many as one can pay."""
    moves: list[Move] = [Buy(PLOW), OFFER, Court(Dignitary.LOWER), Extend(at("b5")), OFFER]
    step = played(ASKED[Phase.ACTIONS], *moves)
    me = step.state.players[0]
    assert (me.plow, me.offering, me.centres) == (True, 2, hexes("b5"))
    assert me.camels == 0


def test_not_actions_beyond_ones_camels() -> None:
    """§6 Nothing is given on credit."""
    state = table(seats={0: Player(camels=2)})
    assert refused(state, Court(Dignitary.MIDDLE)) is Reason.NOT_ENOUGH_CAMELS
    assert played(state, OFFER, OFFER).state.players[0].camels == 0


def test_the_turn_ends() -> None:
    """§6.6 The display is discarded and the next expansion card goes to the next slot."""
    before = acting(display="wild salt-2", discard="palm-1")
    step = play(before, DONE, never)
    assert step.state.discard == cards("palm-1 salt-2 wild")
    assert step.state.expansion == (4, before.expansion_deck[0])
    assert step.state.expansion_deck == before.expansion_deck[1:]
    assert (step.state.reign, step.state.turn, step.state.phase, step.state.order_index) == (
        1,
        2,
        Phase.HARVEST,
        0,
    )
    assert [type(event) for event in step.events] == [TurnEnded, TurnBegan, Sown]
    assert step.events[0] == TurnEnded(1, 1, cards("wild salt-2"))
    assert check(step.state) == []


def test_camels_not_spent_are_kept() -> None:
    """§6.6 And so are cards in hand."""
    before = table(seats={0: Player(camels=7, hand=cards("wild"))})
    me = play(before, DONE, never).state.players[0]
    assert (me.camels, me.hand) == (7, cards("wild"))


def test_huts_count_as_unfed_again() -> None:
    """§6.6 Everybody's."""
    huts = hexes("b1 b2")
    before = table(seats={0: Player(camels=1), 2: Player(huts=huts, fed=huts)})
    after = play(before, DONE, never).state.players[2]
    assert (after.huts, after.fed) == (huts, frozenset())


def test_what_the_mover_did_is_forgotten() -> None:
    """§6.2 §6.4 §6.5 Each seat, and each turn, begins afresh."""
    before = acting(raised=hexes("b1"), offered=2, bought=True)
    after = play(before, DONE, never).state
    assert (after.raised, after.offered, after.bought) == (frozenset(), 0, False)


def test_not_discarded_what_was_bought() -> None:
    """§6.6 Only what is left on display."""
    before = table(seats={0: Player(camels=3)}, display="wild salt-2")
    step = played(before, Buy(card("wild")), DONE)
    assert step.state.discard == cards("salt-2")
    assert told(step, TurnEnded) == [TurnEnded(1, 1, cards("salt-2"))]


def test_not_flooded_in_the_middle_of_a_reign() -> None:
    """§3 §6.6 The flood waits for the reign's last turn."""
    court = at_court(higher=[0])
    before = table(seats={0: Player(camels=1, huts=hexes("b2"))}, court=court)
    step = play(before, DONE, never)
    assert told(step, Flooded) == []
    assert step.state.players[0].huts == hexes("b2")
    assert step.state.court == court


@pytest.mark.parametrize(("reign", "turn"), [(1, 2), (2, 3)])
def test_the_last_turn_of_a_reign_floods(reign: int, turn: int) -> None:
    """§3 Then the next reign begins."""
    before = table(seats={0: Player(camels=1, huts=hexes("b2"))}, reign=reign, turn=turn)
    step = play(before, DONE, never)
    assert told(step, Flooded) == [Flooded(0, (at("b2"),))]
    assert (step.state.reign, step.state.turn) == (reign + 1, 1)


def test_not_another_slot_after_the_last_turn() -> None:
    """§6.6 §7.6 When the reign is over the next card goes to the first slot of the next."""
    step = play(acting(turn=2), DONE, never)
    assert len(step.state.expansion) == 1


def test_not_sown_after_the_last_flood() -> None:
    """§3 §8 The third flood is the end: no card is turned up."""
    before = acting(reign=3, turn=3, display="wild")
    step = play(before, DONE, never)
    assert told(step, TurnBegan) == []
    assert told(step, Sown) == []
    assert step.state.expansion_deck == before.expansion_deck
    assert check(step.state) == []


def test_a_reshuffle_at_the_end_of_a_turn() -> None:
    """§4.1 §6.6 The display is discarded first, so it is among the cards shuffled."""
    before = table(players=2, seats={0: Player(camels=1)}, display="wild palm-1", deck="salt-1", hoard=1)
    step = play(before, DONE, by_name)
    assert step.state.columns == (cards("salt-1"), cards("palm-1"), cards("wild"))
    assert (step.state.deck, step.state.discard) == ((), ())


def test_phases_that_may_end() -> None:
    """§10 Wells and actions."""
    assert MAY_END == (Phase.WELLS, Phase.ACTIONS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_own_part_of_a_move(players: int) -> None:
    """§3 Where no card is turned up, all that anyone has is as after the whole move; decider and decks stay."""
    for (step, move), (following, _) in pairwise(random_game(players, seed=players)):
        assert move is not None
        before, after, own = step.state, following.state, play_own_part(step.state, move).state
        assert (own.phase, own.mover) == (before.phase, before.mover)
        assert (own.deck, own.expansion, own.order) == (before.deck, before.expansion, before.order)
        if after.phase is not Phase.OVER and (after.deck, after.expansion) == (before.deck, before.expansion):
            assert (own.players, own.wells, own.court) == (after.players, after.wells, after.court)


def test_not_the_flood_as_the_own_part_of_a_move() -> None:
    """§7 It belongs to everyone: huts on rivers are still there, and nothing has been scored."""
    before = table(seats={0: Player(camels=2, huts=hexes("b2"))}, reign=1, turn=2)
    assert play_own_part(before, DONE).state == before
    offered = play_own_part(before, OFFER).state
    assert offered.players[0].offering == 1
    assert (offered.players[0].huts, offered.players[0].score) == (hexes("b2"), 0)


def test_not_what_is_no_move() -> None:
    with pytest.raises(TypeError, match="a move expected"):
        why_not(table(), None)  # type: ignore[arg-type]
