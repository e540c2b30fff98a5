"""A table: sitting down, starting, moving, leaving, returning, resigning, bots, rematch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from assyria.protocol.commands import (
    Answer,
    ChooseAuto,
    ComeBack,
    Confirm,
    Leave,
    PlayMove,
    Propose,
    Resign,
    Sit,
    Start,
    Undo,
)
from assyria.protocol.entries import (
    AutoChosen,
    Began,
    Confirmed,
    Entry,
    Held,
    Left,
    Moved,
    Opened,
    Resigned,
    Returned,
    Sat,
    Stood,
    entry_body,
)
from assyria.protocol.options import STAND_IN, Chair, ChairKind, MoveReason, ProposalKind, Status, TableOptions
from assyria.protocol.problems import Problem
from assyria.protocol.problems import ProblemCode as Code
from assyria.record import commitment, fair_deal, move_text
from assyria.rules import DONE, Phase, Reason, State, legal_moves
from assyria.rules.events import OrderDrawn
from assyria.table import Table, apply, decide, decide_bot_move, forced_entries, time_out
from assyria.table.permissions import rematch

SECRET = bytes(range(32)).hex()
"""Turn orders 1 0 · 2 0 1 · 0 3 1 2 for two, three and four players (docs/fair-deals.md)."""
NAMES = ("Ann", "Ben", "Cleo", "Dan")
KEYS = ("key-of-ann", "key-of-ben", "key-of-cleo", "key-of-dan")
"""The identities of the persons in seats 0 to 3. Ann owns the tables."""
ANN, BEN, CLEO, DAN = KEYS

Refusal = tuple[Code, Reason | None]


def person(seat: int, key: str | None = None, auto: bool = True) -> Chair:
    return Chair(ChairKind.PERSON, KEYS[seat] if key is None else key, bot=STAND_IN, auto=auto)


def bot() -> Chair:
    return Chair(ChairKind.BOT, bot="random")


def opened(
    options: TableOptions, chairs: Sequence[Chair] = (), secret: str = SECRET, record: bytes | None = None
) -> Opened:
    """The first entry of a table; persons everywhere if nothing else is said."""
    sitting = tuple(chairs) or tuple(person(seat) for seat in range(options.players))
    return Opened(options, sitting, ANN, secret, None if record is None else record.decode())


def begun(
    options: TableOptions, chairs: Sequence[Chair] = (), secret: str = SECRET, record: bytes | None = None
) -> Table:
    """A table whose game has begun at moment 0."""
    first = opened(options, chairs, secret, record)
    table = Table.new(first, {seat: NAMES[seat] for seat, chair in enumerate(first.chairs) if chair.holder})
    return written(table, [Began()])


def written(table: Table, entries: Sequence[Entry], at: float = 0) -> Table:
    """The table after what a command gave."""
    for entry in entries:
        table, _ = apply(table, entry, at)
    return table


def state_of(table: Table) -> State:
    """The position at a table whose game has begun."""
    assert table.state is not None
    return table.state


def moves_of(table: Table) -> list[str]:
    """The moves so far, as text."""
    assert table.history is not None
    return [move_text(played.move) for played in table.history.moves]


def to_move(table: Table) -> tuple[int, str]:
    """The seat that decides and who holds it."""
    seat = table.mover
    assert seat is not None
    return seat, table.chairs[seat].holder or ""


def legal(table: Table) -> list[str]:
    return [move_text(move) for move in legal_moves(state_of(table))]


def move_entry(table: Table, text: str | None = None) -> Entry:
    """Someone who is to decide wants this move, or the first that is legal; a bot does so as well."""
    text = legal(table)[0] if text is None else text
    seat, who = to_move(table)
    if table.bot_to_move is None:
        (entry,) = decide(table, PlayMove(seat, table.version, text), who)
    else:
        (entry,) = decide_bot_move(table, seat, text, table.version)
    return entry


def moved(table: Table, text: str | None = None, at: float = 0) -> Table:
    """The table after that move."""
    return written(table, [move_entry(table, text)], at)


def confirmed(table: Table, at: float = 0) -> Table:
    seat, who = to_move(table)
    return written(table, decide(table, Confirm(seat, table.version), who), at)


def turn_passed(table: Table, at: float = 0) -> Table:
    """First moves until the seat changes, confirmed if that is asked for."""
    seat = table.mover
    while table.mover == seat:
        table = moved(table, at=at)
        if table.held is not None:
            table = confirmed(table, at)
    return table


def walked(table: Table, until: Callable[[Table], bool], seed: int = 1) -> Table:
    """Random moves, confirmed where that is asked for, until something is so."""
    rng = Random(seed)
    while not until(table):
        assert table.status is Status.PLAYING, "the game ended before it was so"
        table = moved(table, rng.choice(legal(table)))
        if table.held is not None:
            table = confirmed(table)
    return table


def goes_on(table: Table) -> bool:
    """A person places the first of several huts: the next moves are theirs too, and nothing is undoable."""
    state = state_of(table)
    seat = table.mover
    if seat is None or state.phase is not Phase.HUTS or state.to_place < 3:
        return False
    return table.undo_floor(seat) is None and len(legal(table)) > 3


def over(table: Table) -> bool:
    return table.status is Status.FINISHED


def take_back(seat: int, version: int, to: int) -> Propose:
    return Propose(seat, version, ProposalKind.TAKE_BACK, to)


def refusal(command: Callable[[], object]) -> Refusal:
    """Why a command is refused, and the rules' reason where there is one."""
    with pytest.raises(Problem) as caught:
        command()
    assert str(caught.value) == caught.value.code.value
    told = caught.value.details.get("reason")
    return caught.value.code, next((reason for reason in Reason if reason.code == told), None)


TWO = TableOptions(players=2)
THREE = TableOptions(players=3)
MAY_RESIGN = TableOptions(players=2, resign=True)


class TestSitting:
    """Before the start."""

    def test_sit(self) -> None:
        """Who sits down holds the seat, and the stand-in is named for later."""
        table = Table.new(opened(TWO, [person(0), Chair()]))
        entries = decide(table, Sit(1, "Ben"), BEN)
        assert entries == [Sat(1, BEN)]
        assert table.chairs[1] == Chair()
        table = written(table, entries)
        assert table.chairs[1] == Chair(ChairKind.PERSON, BEN, bot=STAND_IN)
        assert table.version == 1
        assert table.status is Status.OPEN

    def test_one_person_may_hold_several_seats(self) -> None:
        """Several people at one screen share an identity."""
        table = Table.new(opened(TWO, [person(0), Chair()]))
        table = written(table, decide(table, Sit(1, "Little sister"), ANN))
        assert [chair.holder for chair in table.chairs] == [ANN, ANN]

    def test_names_are_no_part_of_the_ledger(self) -> None:
        """They are given beside it, go with who leaves, and can be removed while the game goes on."""
        table = Table.new(opened(TWO, [person(0), Chair()]), {0: "Ann"})
        assert [table.name_of(seat) for seat in (0, 1)] == ["Ann", ""]
        table = written(table, decide(table, Sit(1, "Ben"), BEN))
        table = table.rename({1: "Ben"})
        other = table.rename({0: ""})
        assert [table.name_of(seat) for seat in (0, 1)] == ["Ann", "Ben"]
        assert [other.name_of(seat) for seat in (0, 1)] == ["", "Ben"]
        assert table.with_names({1: "Benno", 2: "Cleo"}).names == {1: "Benno"}, "there are two seats"
        table = written(table, decide(table, Leave(1), BEN))
        assert table.name_of(1) == ""
        assert "Ann" not in repr(entry_body(table.opened))
        assert (
            Table.new(opened(TWO, [person(0), Chair(ChairKind.BOT, None, "Iltani", "random")])).name_of(1)
            == "Iltani"
        )

    @pytest.mark.parametrize("seat", [-1, 2, 99])
    def test_no_such_seat(self, seat: int) -> None:
        """Seats are counted from 0."""
        table = Table.new(opened(TWO, [person(0), Chair()]))
        assert refusal(lambda: decide(table, Sit(seat, "Ben"), BEN)) == (Code.NO_SUCH_SEAT, None)
        assert refusal(lambda: decide(table, Leave(seat), BEN)) == (Code.NO_SUCH_SEAT, None)

    @pytest.mark.parametrize("chair", [person(1), bot()])
    def test_a_taken_seat(self, chair: Chair) -> None:
        """A person's or a bot's seat is not free, not even for its holder."""
        table = Table.new(opened(TWO, [Chair(), chair]))
        assert refusal(lambda: decide(table, Sit(1, "Cleo"), CLEO)) == (Code.SEAT_TAKEN, None)
        assert refusal(lambda: decide(table, Sit(1, "Ben"), BEN)) == (Code.SEAT_TAKEN, None)

    def test_nobody_sits_down_later(self) -> None:
        """Once the game has begun the seats are settled."""
        table = begun(TWO)
        assert refusal(lambda: decide(table, Sit(0, "Cleo"), CLEO)) == (Code.ALREADY_STARTED, None)

    def test_stand_up(self) -> None:
        """Who leaves before the start frees the seat."""
        table = Table.new(opened(TWO))
        assert decide(table, Leave(1), BEN) == [Stood(1)]
        table = written(table, decide(table, Leave(1), BEN))
        assert table.chairs[1] == Chair()
        assert refusal(lambda: decide(table, Leave(1), BEN)) == (Code.NOT_YOUR_SEAT, None)

    def test_someone_elses_seat_stays_taken(self) -> None:
        """Nobody can make another person or a bot stand up."""
        table = Table.new(opened(TWO, [person(0), bot()]))
        assert refusal(lambda: decide(table, Leave(0), BEN)) == (Code.NOT_YOUR_SEAT, None)
        assert refusal(lambda: decide(table, Leave(1), ANN)) == (Code.NOT_YOUR_SEAT, None)

    def test_an_open_table(self) -> None:
        """Nobody is to decide, nothing can be undone, nothing is played."""
        table = Table.new(opened(TWO))
        assert table.state is None
        assert table.mover is None
        assert table.bot_to_move is None
        assert table.revealed is None
        assert table.undo_floor(0) is None
        assert forced_entries(table) == []
        assert time_out(table, 1e9) == []
        assert table.clock.deadline is None


class TestStarting:
    def test_start(self) -> None:
        """The cards are dealt as the secret says, and its hash was there before."""
        table = Table.new(opened(THREE))
        assert table.commitment == commitment(bytes.fromhex(SECRET))
        assert decide(table, Start(), ANN) == [Began()]
        table, events = apply(table, Began(), 7)
        assert OrderDrawn((2, 0, 1)) in events
        assert table.history is not None
        assert table.history.turn_order == fair_deal(THREE.game, bytes.fromhex(SECRET)).turn_order
        assert table.status is Status.PLAYING
        assert table.mover == 2
        assert table.revealed is None

    def test_only_the_owner(self) -> None:
        """Others have to wait, even where they could not start anyway."""
        table = Table.new(opened(TWO, [person(0), Chair()]))
        assert refusal(lambda: decide(table, Start(), BEN)) == (Code.NOT_THE_OWNER, None)

    def test_only_with_all_seats_taken(self) -> None:
        """An open seat has to be taken first."""
        table = Table.new(opened(TWO, [person(0), Chair()]))
        assert refusal(lambda: decide(table, Start(), ANN)) == (Code.SEATS_OPEN, None)

    def test_only_once(self) -> None:
        """A game does not begin twice."""
        assert refusal(lambda: decide(begun(TWO), Start(), ANN)) == (Code.ALREADY_STARTED, None)

    def test_bots_alone(self) -> None:
        """The owner need not sit at the table."""
        table = Table.new(opened(TWO, [bot(), bot()]))
        table = written(table, decide(table, Start(), ANN))
        assert table.bot_to_move == 1
        assert table.clock.running is None


class TestMoving:
    """Ben in seat 1 has the first move of a game of two."""

    def test_move(self) -> None:
        """A legal move of who is to decide; without confirmation it counts at once."""
        table = begun(TableOptions(players=2, confirm=False))
        text = legal(table)[0]
        entries = decide(table, PlayMove(1, table.version, text), BEN)
        assert entries == [Moved(1, text)]
        assert moves_of(table) == []
        table, events = apply(table, entries[0], 1)
        assert events
        assert moves_of(table) == [text]
        assert table.mover == 0
        assert table.version == 2

    @pytest.mark.parametrize("off", [-1, 1])
    def test_stale(self, off: int) -> None:
        """Who has not seen the last entry, or claims to have seen more, has to look first."""
        table = begun(TWO)
        text, version = legal(table)[0], table.version + off
        assert refusal(lambda: decide(table, PlayMove(1, version, text), BEN)) == (Code.STALE, None)
        assert refusal(lambda: decide(table, Confirm(1, version), BEN)) == (Code.STALE, None)
        assert refusal(lambda: decide(table, Undo(1, version), BEN)) == (Code.STALE, None)
        assert refusal(lambda: decide(table, take_back(1, version, 0), BEN)) == (
            Code.STALE,
            None,
        )
        expected = (Code.NOTHING_PROPOSED, None)
        assert refusal(lambda: decide(table, Answer(1, version, True), BEN)) == expected

    @pytest.mark.parametrize("who", [ANN, CLEO, ""])
    def test_someone_elses_seat(self, who: str) -> None:
        """A seat obeys its holder alone, whatever is asked."""
        table = begun(MAY_RESIGN)
        text, version = legal(table)[0], table.version
        for command in (
            lambda: decide(table, PlayMove(1, version, text), who),
            lambda: decide(table, Confirm(1, version), who),
            lambda: decide(table, Undo(1, version), who),
            lambda: decide(table, take_back(1, version, 0), who),
            lambda: decide(table, Answer(1, version, True), who),
            lambda: decide(table, Leave(1), who),
            lambda: decide(table, ComeBack(1), who),
            lambda: decide(table, Resign(1), who),
            lambda: decide(table, ChooseAuto(1, False), who),
        ):
            assert refusal(command) == (Code.NOT_YOUR_SEAT, None)

    def test_no_such_seat(self) -> None:
        """A seat that is not there does nothing."""
        table = begun(TWO)
        assert refusal(lambda: decide(table, PlayMove(2, table.version, "done"), BEN)) == (
            Code.NO_SUCH_SEAT,
            None,
        )

    def test_a_bots_seat(self) -> None:
        """Nobody moves for a bot, not even one without a name."""
        table = begun(TWO, [person(0), bot()])
        text = legal(table)[0]
        for who in (ANN, "", "None", "random"):
            assert refusal(lambda who=who: decide(table, PlayMove(1, table.version, text), who)) == (  # type: ignore[misc]
                Code.NOT_YOUR_SEAT,
                None,
            )

    def test_not_your_turn(self) -> None:
        """Ann has to wait for Ben."""
        table = begun(TWO)
        text = legal(table)[0]
        expected = (Code.ILLEGAL, Reason.NOT_YOUR_TURN)
        assert refusal(lambda: decide(table, PlayMove(0, table.version, text), ANN)) == expected
        assert refusal(lambda: decide(table, Confirm(0, table.version), ANN)) == expected

    @pytest.mark.parametrize(
        "text", ["", "castle", "hut", "hut z99", "harvest 0", "DONE", " done", "\ud800", "0" * 9999]
    )
    def test_not_a_move(self, text: str) -> None:
        """Text that is no move in any position."""
        table = begun(TWO)
        assert refusal(lambda: decide(table, PlayMove(1, table.version, text), BEN)) == (
            Code.NOT_A_MOVE,
            None,
        )

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("done", Reason.WRONG_PHASE),
            ("offer", Reason.WRONG_PHASE),
            ("harvest 1", Reason.WRONG_PHASE),
        ],
    )
    def test_illegal(self, text: str, reason: Reason) -> None:
        """The rules say why."""
        table = begun(TWO)
        assert refusal(lambda: decide(table, PlayMove(1, table.version, text), BEN)) == (
            Code.ILLEGAL,
            reason,
        )

    def test_a_taken_start_space(self) -> None:
        """The reason is the rules' own, here of §2.4."""
        table = begun(TableOptions(players=2, confirm=False))
        table = moved(table)
        text = moves_of(table)[0]
        expected = (Code.ILLEGAL, Reason.START_SPACE_TAKEN)
        assert refusal(lambda: decide(table, PlayMove(0, table.version, text), ANN)) == expected

    def test_before_and_after_the_game(self) -> None:
        """There is nothing to play."""
        table = Table.new(opened(MAY_RESIGN))
        assert refusal(lambda: decide(table, PlayMove(1, 0, "done"), BEN)) == (Code.NOT_PLAYING, None)
        table = begun(MAY_RESIGN)
        text = legal(table)[0]
        table = written(table, decide(table, Resign(0), ANN))
        assert refusal(lambda: decide(table, PlayMove(1, table.version, text), BEN)) == (
            Code.NOT_PLAYING,
            None,
        )
        assert refusal(lambda: decide(table, Confirm(1, table.version), BEN)) == (Code.NOT_PLAYING, None)
        assert forced_entries(table) == []
        assert table.mover is None

    def test_to_the_end(self) -> None:
        """The last move ends the game and reveals the secret."""
        table = walked(begun(TWO), over)
        assert state_of(table).phase is Phase.OVER
        assert table.mover is None
        assert table.revealed == SECRET
        assert table.clock.running is None

    def test_looking_changes_nothing(self) -> None:
        """Commands say what would be written down; they write nothing."""
        table = walked(begun(TWO), goes_on)
        seat, who = to_move(table)
        version, before = table.version, moves_of(table)
        decide(table, PlayMove(seat, version, legal(table)[0]), who)
        decide(table, Leave(seat), who)
        decide(table, take_back(seat, version, 0), who)
        assert (table.version, moves_of(table), table.held, table.proposal) == (version, before, None, None)


class TestConfirming:
    def test_the_last_move_of_a_turn_is_held(self) -> None:
        """It waits for the person's word; then it is played."""
        table = begun(TWO)
        text = legal(table)[0]
        assert decide(table, PlayMove(1, table.version, text), BEN) == [Held(1, text)]
        table, events = apply(table, Held(1, text), 1)
        assert events == ()
        assert (table.mover, moves_of(table)) == (1, [])
        assert table.held is not None
        assert decide(table, Confirm(1, table.version), BEN) == [Confirmed(1)]
        table, events = apply(table, Confirmed(1), 2)
        assert events
        assert (table.mover, moves_of(table), table.held) == (0, [text], None)

    def test_a_move_confirmed_at_once(self) -> None:
        """Both are written together, so that nobody waits for a second word; within a turn it changes nothing."""
        table = begun(TWO)
        text = legal(table)[0]
        assert decide(table, PlayMove(1, table.version, text, confirm=True), BEN) == [Held(1, text), Confirmed(1)]
        table = walked(begun(TWO), goes_on)
        seat, who = to_move(table)
        text = legal(table)[0]
        assert decide(table, PlayMove(seat, table.version, text, confirm=True), who) == [Moved(seat, text)]

    def test_a_move_within_the_turn_is_not(self) -> None:
        """While huts are left to place the turn goes on by itself."""
        table = walked(begun(TWO), goes_on)
        assert isinstance(move_entry(table), Moved)

    def test_a_reveal_is_held(self) -> None:
        """A move that turns up cards waits too, though the same seat goes on."""
        table = begun(TWO)
        table = turn_passed(table)
        assert isinstance(move_entry(table), Held)
        table = confirmed(moved(table))
        assert state_of(table).phase is Phase.DRAFT
        assert table.mover == 0

    def test_the_last_move_of_the_game_is_held(self) -> None:
        """Nobody is to move after it; the person still looks it over."""
        table = begun(TWO)
        last = None
        while table.status is Status.PLAYING:
            last = move_entry(table)
            table = written(table, [last])
            if table.held is not None:
                table = confirmed(table)
        assert isinstance(last, Held)

    def test_no_other_move_meanwhile(self) -> None:
        """First the held move is confirmed or undone."""
        table = begun(TWO)
        table = moved(table)
        other = legal(table)[1]
        assert refusal(lambda: decide(table, PlayMove(1, table.version, other), BEN)) == (
            Code.AWAITS_CONFIRMATION,
            None,
        )
        assert forced_entries(table) == []

    def test_nothing_to_confirm(self) -> None:
        """Without a held move there is nothing to say yes to."""
        table = begun(TWO)
        assert refusal(lambda: decide(table, Confirm(1, table.version), BEN)) == (
            Code.NOTHING_TO_CONFIRM,
            None,
        )

    def test_without_confirmation_nothing_is_held(self) -> None:
        """The option is off: every move counts at once."""
        table = begun(TableOptions(players=2, confirm=False))
        while table.status is Status.PLAYING:
            entry = move_entry(table)
            assert isinstance(entry, Moved)
            table = written(table, [entry])


class TestForcedMoves:
    def forced_end(self, table: Table) -> Table:
        """After a move of their own a person has one legal move, and it ends the turn."""
        return walked(table, lambda t: bool(forced_entries(t)) and t.undo_floor(to_move(t)[0]) is not None)

    def at_the_start(self) -> Table:
        """Two players draft from two cards: the second has no choice, and has not moved yet in this turn."""
        return walked(begun(TWO), lambda t: len(legal(t)) == 1)

    def test_played_at_the_start_of_a_turn(self) -> None:
        """Nobody is asked to confirm what was never a choice."""
        table = self.at_the_start()
        seat, text = to_move(table)[0], legal(table)[0]
        assert forced_entries(table) == [Moved(seat, text, MoveReason.FORCED)]
        table = written(table, forced_entries(table))
        assert table.history is not None
        assert table.history.moves[-1].extra == {"reason": "forced"}

    def test_held_after_own_moves(self) -> None:
        """The turn is still theirs to look over."""
        table = walked(
            begun(TWO), lambda t: any(isinstance(entry, Held) for entry in forced_entries(t)) and t.held is None
        )
        seat, text = to_move(table)[0], legal(table)[0]
        assert forced_entries(table) == [Held(seat, text)]

    def test_played_within_a_turn(self) -> None:
        """A forced move after which the turn goes on is simply played."""
        table = self.forced_end(begun(TWO))
        table = walked(
            table,
            lambda t: (
                any(isinstance(e, Moved) for e in forced_entries(t)) and t.undo_floor(to_move(t)[0]) is not None
            ),
        )
        assert forced_entries(table) == [Moved(to_move(table)[0], legal(table)[0], MoveReason.FORCED)]

    def test_played_without_confirmation(self) -> None:
        """With the option off it is played even at the end of a turn."""
        table = self.forced_end(begun(TableOptions(players=2, confirm=False)))
        assert forced_entries(table) == [Moved(to_move(table)[0], legal(table)[0], MoveReason.FORCED)]

    def test_only_a_single_move(self) -> None:
        """With a choice nothing is forced."""
        table = begun(TWO)
        assert len(legal(table)) > 1
        assert forced_entries(table) == []

    def test_only_if_wanted(self) -> None:
        """A person may play forced moves by hand, and change their mind."""
        table = self.at_the_start()
        seat, who = to_move(table)
        assert decide(table, ChooseAuto(seat, False), who) == [AutoChosen(seat, False)]
        table = written(table, decide(table, ChooseAuto(seat, False), who))
        assert not table.chairs[seat].auto
        assert forced_entries(table) == []
        table = written(table, decide(table, ChooseAuto(seat, True), who))
        assert forced_entries(table)

    def test_not_for_bots(self) -> None:
        """A bot, or who stands in for a person, moves by itself."""
        table = self.at_the_start()
        seat, who = to_move(table)
        table = written(table, decide(table, Leave(seat), who))
        assert forced_entries(table) == []

    def test_not_twice(self) -> None:
        """A forced move that is held is not held again."""
        table = walked(begun(TWO), lambda t: any(isinstance(entry, Held) for entry in forced_entries(t)))
        table = written(table, forced_entries(table))
        assert forced_entries(table) == []


class TestLeaving:
    def test_a_bot_plays_on(self) -> None:
        """The seat stays theirs; the stand-in decides for it."""
        table = begun(TWO)
        assert table.bot_to_move is None
        assert decide(table, Leave(1), BEN) == [Left(1)]
        table = written(table, decide(table, Leave(1), BEN))
        assert table.chairs[1] == Chair(ChairKind.PERSON, BEN, bot=STAND_IN, away=True)
        assert not table.chairs[1].decides
        assert table.bot_to_move == 1
        assert table.bot_of(1) == STAND_IN
        assert refusal(lambda: decide(table, PlayMove(1, table.version, legal(table)[0]), BEN)) == (
            Code.AWAY,
            None,
        )
        assert decide_bot_move(table, 1, legal(table)[0], table.version) == [
            Moved(1, legal(table)[0], MoveReason.STAND_IN)
        ]

    def test_a_held_move_is_dropped(self) -> None:
        """It was not confirmed, so the bot decides again."""
        table = begun(TWO)
        table = moved(table)
        table = written(table, decide(table, Leave(1), BEN))
        assert table.held is None
        assert moves_of(table) == []

    def test_another_persons_held_move_is_not(self) -> None:
        """Ann leaves while Ben looks over his turn."""
        table = begun(TWO)
        table = moved(table)
        table = written(table, decide(table, Leave(0), ANN))
        assert table.held is not None

    def test_not_twice(self) -> None:
        """Who is away cannot leave."""
        table = begun(TWO)
        table = written(table, decide(table, Leave(1), BEN))
        assert refusal(lambda: decide(table, Leave(1), BEN)) == (Code.AWAY, None)

    def test_not_after_the_end(self) -> None:
        """A finished game needs no stand-in."""
        table = begun(MAY_RESIGN)
        table = written(table, decide(table, Resign(1), BEN))
        assert refusal(lambda: decide(table, Leave(0), ANN)) == (Code.NOT_PLAYING, None)

    def test_come_back(self) -> None:
        """The person decides again."""
        table = begun(TWO)
        table = written(table, decide(table, Leave(1), BEN))
        assert decide(table, ComeBack(1), BEN) == [Returned(1)]
        table = written(table, decide(table, ComeBack(1), BEN))
        assert table.chairs[1] == person(1)
        assert table.bot_to_move is None
        assert decide(table, PlayMove(1, table.version, legal(table)[0]), BEN)

    def test_who_is_here_cannot_come_back(self) -> None:
        """Before the start, during the game, and after it."""
        table = Table.new(opened(MAY_RESIGN))
        assert refusal(lambda: decide(table, ComeBack(1), BEN)) == (Code.NOT_AWAY, None)
        table, _ = apply(table, Began(), 0)
        assert refusal(lambda: decide(table, ComeBack(1), BEN)) == (Code.NOT_AWAY, None)
        table = written(table, decide(table, Leave(1), BEN))
        table = written(table, decide(table, Resign(0), ANN))
        assert refusal(lambda: decide(table, ComeBack(1), BEN)) == (Code.NOT_AWAY, None)

    def test_everybody_may_be_away(self) -> None:
        """Bots finish the game."""
        table = begun(TWO)
        table = written(table, decide(table, Leave(0), ANN))
        table = written(table, decide(table, Leave(1), BEN))
        table = walked(table, over)
        assert state_of(table).phase is Phase.OVER


class TestResigning:
    def test_of_two(self) -> None:
        """One gives up: the game is over, and its secret is out."""
        table = begun(MAY_RESIGN)
        assert decide(table, Resign(0), ANN) == [Resigned(0)]
        table = written(table, decide(table, Resign(0), ANN))
        assert table.status is Status.FINISHED
        assert table.chairs[0].resigned
        assert not table.chairs[1].resigned
        assert table.mover is None
        assert table.revealed == SECRET

    def test_of_three(self) -> None:
        """A bot goes on for good; the others play on."""
        table = begun(TableOptions(players=3, resign=True))
        table = written(table, decide(table, Resign(2), CLEO))
        assert table.status is Status.PLAYING
        assert table.bot_to_move == 2
        assert refusal(lambda: decide(table, ComeBack(2), CLEO)) == (Code.RESIGNED, None)
        assert refusal(lambda: decide(table, Resign(2), CLEO)) == (Code.NOT_PLAYING, None)
        assert refusal(lambda: decide(table, Leave(2), CLEO)) == (Code.RESIGNED, None)
        assert refusal(lambda: decide(table, PlayMove(2, table.version, legal(table)[0]), CLEO)) == (
            Code.RESIGNED,
            None,
        )
        table = walked(table, over)
        assert state_of(table).phase is Phase.OVER

    def test_from_away(self) -> None:
        """Who has left may give up too."""
        table = begun(TableOptions(players=3, resign=True))
        table = written(table, decide(table, Leave(2), CLEO))
        table = written(table, decide(table, Resign(2), CLEO))
        assert table.chairs[2].resigned

    def test_not_allowed(self) -> None:
        """Only where the rules of the table allow it, and by default they do not."""
        table = begun(TWO)
        assert refusal(lambda: decide(table, Resign(0), ANN)) == (Code.NO_RESIGNING, None)

    def test_not_before_or_after_the_game(self) -> None:
        """There is nothing to give up."""
        table = Table.new(opened(MAY_RESIGN))
        assert refusal(lambda: decide(table, Resign(0), ANN)) == (Code.NOT_PLAYING, None)
        table, _ = apply(table, Began(), 0)
        table = written(table, decide(table, Resign(0), ANN))
        assert refusal(lambda: decide(table, Resign(1), BEN)) == (Code.NOT_PLAYING, None)


class TestBots:
    """The bot in seat 1 has the first move."""

    def test_move(self) -> None:
        """It is never held, not even at the end of a turn."""
        table = begun(TWO, [person(0), bot()])
        text = legal(table)[0]
        assert table.bot_to_move == 1
        assert decide_bot_move(table, 1, text, table.version) == [Moved(1, text)]
        table = written(table, decide_bot_move(table, 1, text, table.version))
        assert table.mover == 0
        assert table.bot_to_move is None

    def test_a_failure_is_counted(self) -> None:
        """Another bot's move is marked, and everyone sees how often the seat's own bot has failed."""
        table = begun(TWO, [person(0), bot()])
        table = written(table, decide_bot_move(table, 1, legal(table)[0], table.version, failed=True))
        assert table.failures == (0, 1)
        assert table.history is not None
        assert table.history.moves[-1].extra == {"reason": MoveReason.BOT_FAILED}

    def test_stale(self) -> None:
        """A bot that thought about an older position, another seat, or a person's turn."""
        table = begun(TWO, [person(0), bot()])
        text = legal(table)[0]
        assert refusal(lambda: decide_bot_move(table, 1, text, table.version - 1)) == (Code.STALE, None)
        assert refusal(lambda: decide_bot_move(table, 0, text, table.version)) == (Code.STALE, None)
        table = moved(table)
        assert refusal(lambda: decide_bot_move(table, 0, legal(table)[0], table.version)) == (
            Code.STALE,
            None,
        )
        fresh = Table.new(opened(TWO, [bot(), bot()]))
        assert refusal(lambda: decide_bot_move(fresh, 1, "done", 0)) == (Code.STALE, None)

    def test_illegal(self) -> None:
        """Bots play by the rules."""
        table = begun(TWO, [person(0), bot()])
        expected = (Code.ILLEGAL, Reason.WRONG_PHASE)
        assert refusal(lambda: decide_bot_move(table, 1, move_text(DONE), table.version)) == expected

    def test_not_a_move(self) -> None:
        """A bot that talks nonsense is refused like a person."""
        table = begun(TWO, [person(0), bot()])
        assert refusal(lambda: decide_bot_move(table, 1, "castle", table.version)) == (
            Code.NOT_A_MOVE,
            None,
        )


class TestRematch:
    def test_same_people_new_cards(self) -> None:
        """Who was away or resigned is back; it says which game it follows."""
        options = TableOptions(players=3, resign=True)
        table = begun(options, [person(0, auto=False), bot(), person(2)])
        table = written(table, decide(table, Resign(2), CLEO))
        table = written(table, decide(table, Leave(0), ANN))
        table = walked(table, over)
        secret = bytes(32).hex()
        table = written(table, decide(table, Propose(2, table.version, ProposalKind.REMATCH), CLEO))
        again = rematch(table, "table-1", secret)
        assert again == Opened(
            options, (person(0, auto=False), bot(), person(2)), CLEO, secret, rematch_of="table-1"
        )
        fresh = Table.new(again)
        assert decide(fresh, Start(), CLEO) == [Began()]
        assert fresh.commitment != table.commitment

    def test_only_after_the_end(self) -> None:
        """Before the start and during the game there is nothing to repeat."""
        table = Table.new(opened(TWO))
        again = Propose(0, 0, ProposalKind.REMATCH)
        assert refusal(lambda: decide(table, again, ANN)) == (Code.NOT_BEGUN, None)
        table, _ = apply(table, Began(), 0)
        again = Propose(0, table.version, ProposalKind.REMATCH)
        assert refusal(lambda: decide(table, again, ANN)) == (Code.NOT_OVER, None)


class TestOlderValues:
    def test_of_an_open_table(self) -> None:
        """Sitting down does not show at the table before."""
        table = Table.new(opened(TWO, [person(0), Chair()]))
        other = written(table, decide(table, Sit(1, "Ben"), BEN))
        assert other.chairs[1] != Chair()
        assert table.chairs[1] == Chair()
        assert table.version == 0

    def test_of_a_game(self) -> None:
        """Moves, undos and people who leave do not show at the table before."""
        table = walked(begun(TWO), goes_on)
        table = moved(table)
        seat, who = to_move(table)
        before, version, clock = moves_of(table), table.version, table.clock
        other = moved(table, at=5)
        other = written(other, decide(other, Leave(seat), who), 6)
        assert (moves_of(table), table.version, table.clock) == (before, version, clock)
        assert not table.chairs[seat].away
        third = written(table, decide(table, Undo(seat, version), who))
        assert len(moves_of(third)) == len(before) - 1
        assert moves_of(table) == before
        assert len(moves_of(other)) == len(before) + 1


class TestChairs:
    @pytest.mark.parametrize(
        ("chair", "decides"),
        [
            (Chair(), False),
            (bot(), False),
            (person(0), True),
            (Chair(ChairKind.PERSON, ANN, away=True), False),
        ],
    )
    def test_who_decides(self, chair: Chair, decides: bool) -> None:
        """A person who is here."""
        assert chair.decides is decides
