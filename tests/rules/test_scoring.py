"""Points and the end of the game (§8, §1.9)."""

from typing import Any

from assyria.board import Dignitary
from assyria.rules import (
    DONE,
    OFFER,
    Outcome,
    Phase,
    Player,
    Reason,
    ScoreBreakdown,
    Source,
    State,
    legal_moves,
    outcome,
    play,
)
from assyria.rules.events import GameOver, Scored
from assyria.rules.moves import Court, Harvest
from assyria.rules.scoring import final, score
from tests.positions import at_court, hexes, never, refused, table, told


def last_turn(**more: Any) -> State:
    """The actions of the last turn; seat 0 has something left to do."""
    return table(reign=3, turn=3, **more)


def test_points_go_into_the_ledger() -> None:
    """§10 Under their source, on top of what is there; the score is the sum."""
    state = table(seats={1: Player(ledger=ScoreBreakdown(huts=5, wells=6))})
    step = score(state, 1, Source.HUTS, 3, hexes("b3 b1"))
    assert step.state.players[1].ledger == ScoreBreakdown(huts=8, wells=6)
    assert step.state.players[1].score == 14
    assert step.events == (Scored(1, Source.HUTS, 3, tuple(sorted(hexes("b1 b3")))),)


def test_not_told_of_no_points() -> None:
    """§10 Nothing scored, nothing told."""
    state = table()
    step = score(state, 1, Source.HUTS, 0)
    assert step.state is state
    assert step.events == ()


def test_the_score_has_no_limit() -> None:
    """§1.9 The printed track wraps at 100, ours does not."""
    state = table(seats={1: Player(ledger=ScoreBreakdown(huts=99))})
    assert score(state, 1, Source.WELLS, 6).state.players[1].score == 105


def test_what_is_left_at_the_end() -> None:
    """§8 1 a ziggurat tile, 1 for a plow, 1 for every two camels."""
    player = Player(camels=7, bases=hexes("b1 b5"), centres=hexes("b1"))
    step = final(last_turn(seats={0: player}))
    assert step.state.players[0].ledger == ScoreBreakdown(ziggurats=3, plow=1, camels=3)
    assert told(step, Scored)[:3] == [
        Scored(0, Source.ZIGGURATS, 3),
        Scored(0, Source.PLOW, 1),
        Scored(0, Source.CAMELS, 3),
    ]


def test_not_for_a_single_camel() -> None:
    """§8 One camel, no plow, no ziggurat: nothing. Cards and huts are worth nothing."""
    step = final(last_turn(seats={0: Player(camels=1, plow=False, huts=hexes("b1"))}))
    assert step.state.players[0].score == 0


def test_the_third_flood_ends_the_game() -> None:
    """§8 After the flood of the third reign; the camels of the lower dignitary still count."""
    state = last_turn(seats={0: Player(camels=1, plow=False)}, court=at_court(lower=[0]))
    step = play(state, DONE, never)
    ledgers = (
        ScoreBreakdown(influence=13, camels=1),
        ScoreBreakdown(plow=1),
        ScoreBreakdown(plow=1),
        ScoreBreakdown(plow=1),
    )
    assert step.state.phase is Phase.OVER
    assert step.state.seat is None
    assert outcome(step.state) == Outcome(scores=(14, 1, 1, 1), ledgers=ledgers, winners=(0,))
    assert step.events[-1] == GameOver((14, 1, 1, 1), ledgers, (0,))


def test_ties_share_the_victory() -> None:
    """§8 Most points win, and equals win together."""
    seats = {
        0: Player(camels=1),
        1: Player(ledger=ScoreBreakdown(huts=9)),
        3: Player(ledger=ScoreBreakdown(wells=9)),
    }
    end = outcome(play(last_turn(seats=seats), DONE, never).state)
    assert end is not None
    assert end.scores == (1, 10, 1, 10)
    assert end.winners == (1, 3)


def test_not_over_before_the_third_flood() -> None:
    """§8 While the game goes on there is no outcome."""
    assert outcome(last_turn()) is None
    state = play(table(reign=2, turn=3, seats={0: Player(camels=1)}), DONE, never).state
    assert state.phase is Phase.HARVEST
    assert outcome(state) is None


def test_not_a_move_after_the_end() -> None:
    """§8 Nobody moves in a finished game."""
    state = play(last_turn(seats={0: Player(camels=9)}), DONE, never).state
    assert legal_moves(state) == ()
    for move in (DONE, OFFER, Harvest(1), Court(Dignitary.LOWER)):
        assert refused(state, move) is Reason.GAME_OVER
