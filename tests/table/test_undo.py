"""Undo, restart turn, the barrier, and take-backs by consent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assyria.protocol.commands import Answer, ComeBack, Leave, Resign, RestartTurn, Undo
from assyria.protocol.entries import Answered, Held, Moved, Proposed, Undone
from assyria.protocol.options import ProposalKind, TableOptions
from assyria.protocol.problems import ProblemCode as Code
from assyria.record import move_text
from assyria.rules import Phase
from assyria.table import Table, decide, forced_entries
from assyria.table.proposal import Proposal
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    THREE,
    TWO,
    agreed,
    begun,
    bot,
    confirmed,
    done,
    goes_on,
    legal,
    move_entry,
    moved,
    moves_of,
    over,
    person,
    refused,
    state_of,
    take_back,
    to_move,
    turn_passed,
    walked,
    written,
)

AT_ONCE = TableOptions(players=2, confirm=False)
NOTHING = Code.NOTHING_TO_UNDO


def mid_turn(moves: int = 2) -> tuple[Table, int, str, int]:
    """Someone has made so many moves of their turn: the table, the seat, who, and the moves before the turn."""
    table = walked(begun(TWO, [person(0, auto=False), person(1, auto=False)]), goes_on)
    (seat, who), before = to_move(table), len(moves_of(table))
    for _ in range(moves):
        assert isinstance(move_entry(table), Moved)
        table = moved(table)
    return table, seat, who, before


class TestUndo:
    def test_the_last_move(self) -> None:
        """The position before it is back."""
        table, seat, who, before = mid_turn()
        assert table.history is not None
        state = table.history.at(before + 1)
        table = done(table, Undo(seat, table.version), who, writes=[Undone(seat, before + 1)])
        assert table.state is state
        assert len(moves_of(table)) == before + 1

    def test_one_after_the_other(self) -> None:
        """As far as the turn goes back, and no further."""
        table, seat, who, before = mid_turn()
        assert table.undo_floor(seat) == before
        table = done(table, Undo(seat, table.version), who)
        table = done(table, Undo(seat, table.version), who)
        assert len(moves_of(table)) == before
        assert table.undo_floor(seat) is None
        assert refused(table, Undo(seat, table.version), who) is NOTHING

    def test_restart_turn(self) -> None:
        """All moves of the turn at once."""
        table, seat, who, before = mid_turn()
        table = done(table, RestartTurn(seat, table.version), who, writes=[Undone(seat, before)])
        assert len(moves_of(table)) == before
        assert refused(table, RestartTurn(seat, table.version), who) is NOTHING

    def test_a_held_move(self) -> None:
        """It is dropped; the moves before it stay."""
        table = begun(TWO)
        table = moved(table)
        assert table.undo_floor(1) == 0
        table = done(table, Undo(1, table.version), BEN, writes=[Undone(1, 0)])
        assert table.held is None
        assert table.mover == 1
        assert refused(table, Undo(1, table.version), BEN) is NOTHING

    def test_restart_with_a_held_move(self) -> None:
        """The held move and all of the turn."""
        table, seat, who, before = mid_turn()
        while table.held is None:
            table = moved(table)
        count = len(moves_of(table))
        assert count > before
        assert decide(table, Undo(seat, table.version), who) == [Undone(seat, count)]
        table = done(table, RestartTurn(seat, table.version), who)
        assert table.held is None
        assert len(moves_of(table)) == before

    def test_another_choice(self) -> None:
        """After an undo any legal move may follow."""
        table, seat, who, _ = mid_turn(1)
        first = moves_of(table)[-1]
        table = done(table, Undo(seat, table.version), who)
        other = next(text for text in legal(table) if text != first)
        table = moved(table, other)
        assert moves_of(table)[-1] == other


class TestBarrier:
    def test_without_confirmation(self) -> None:
        """A turn can be taken back until someone else moves."""
        table = begun(AT_ONCE)
        table = moved(table)
        assert table.mover == 0
        table = done(table, Undo(1, table.version), BEN, writes=[Undone(1, 0)])
        assert table.mover == 1

    def test_another_seats_move(self) -> None:
        """Ann has moved, so Ben's turn stays; Ann's may be taken back until a card is revealed."""
        table = walked(begun(AT_ONCE), lambda t: state_of(t).phase is Phase.HARVEST)
        first, who = to_move(table)
        table = moved(table)
        second, _ = to_move(table)
        assert first != second
        table = moved(table)
        assert refused(table, Undo(first, table.version), who) is NOTHING
        assert table.undo_floor(second) == len(moves_of(table)) - 1

    def test_an_undone_move_of_another_seat(self) -> None:
        """Ben's turn stays even if Ann takes hers back."""
        table = walked(begun(AT_ONCE), lambda t: state_of(t).phase is Phase.HARVEST)
        first, ben = to_move(table)
        table = moved(table)
        second, ann = to_move(table)
        table = moved(table)
        table = done(table, Undo(second, table.version), ann)
        assert table.mover == second
        assert refused(table, Undo(first, table.version), ben) is NOTHING

    def test_a_revealed_card(self) -> None:
        """The last base shows the draft: it cannot be taken back, though the same seat goes on."""
        table = begun(AT_ONCE)
        table = moved(table)
        table = moved(table)
        assert state_of(table).phase is Phase.DRAFT
        assert table.mover == 0
        assert refused(table, Undo(0, table.version), ANN) is NOTHING
        table = moved(table)
        assert table.undo_floor(0) == 2

    def test_a_new_expansion_card(self) -> None:
        """Where a turn ends with a sowing and an expansion card, nothing can be undone."""
        table = walked(begun(AT_ONCE), lambda t: state_of(t).phase is Phase.HARVEST and state_of(t).turn == 2)
        assert [table.undo_floor(seat) for seat in (0, 1)] == [None, None]

    def test_someone_who_waits_cannot_drop_a_held_move(self) -> None:
        """Ben was away and a bot made his move; back again, he may not disturb what Ann holds."""
        table = begun(TWO)
        table = done(table, Leave(1), BEN)
        table = moved(table)
        table = done(table, ComeBack(1), BEN)
        table = moved(table)
        held = table.held
        assert held is not None
        assert refused(table, Undo(1, table.version), BEN) is NOTHING
        assert refused(table, RestartTurn(1, table.version), BEN) is NOTHING
        assert table.held is held

    def test_who_has_resigned(self) -> None:
        """The bot goes on for good, and nobody can hold it up."""
        table = begun(TableOptions(players=3, resign=True))
        table = done(table, Resign(2), CLEO)
        table = moved(table)
        expected = Code.RESIGNED
        assert refused(table, Undo(2, table.version), CLEO) is expected
        assert refused(table, take_back(2, table.version, 0), CLEO) is expected


class TestForcedMoves:
    def settled(self, table: Table) -> Table:
        """The table after what is forced, which the server plays after every command."""
        while entries := forced_entries(table):
            table = written(table, entries)
        return table

    def test_undo_skips_what_was_played_for_the_person(self) -> None:
        """Back to the last choice, not to a move that would only be played again."""
        table = walked(begun(TWO), self.plays_within)
        seat, who = to_move(table)
        count = len(moves_of(table))
        table = self.settled(table)
        assert len(moves_of(table)) > count
        assert decide(table, Undo(seat, table.version), who) == [Undone(seat, count - 1)]

    def plays_within(self, table: Table) -> bool:
        """After a choice of their own a move is played for the person, and then they have a choice again."""
        seat = table.mover
        entries = forced_entries(table)
        if seat is None or table.undo_floor(seat) is None or not entries or not isinstance(entries[0], Moved):
            return False
        trial = self.settled(table)
        return trial.held is None and trial.mover == seat

    def test_undo_skips_a_held_forced_move(self) -> None:
        """A forced move that is held would be held again at once: undo goes back to the choice before it."""
        table = walked(begun(TWO), lambda t: any(isinstance(entry, Held) for entry in forced_entries(t)))
        seat, who = to_move(table)
        count = len(moves_of(table))
        table = self.settled(table)
        assert table.held is not None
        table = done(table, Undo(seat, table.version), who)
        table = self.settled(table)
        assert len(moves_of(table)) < count
        assert table.held is None

    def test_nothing_but_forced_moves(self) -> None:
        """Where every move was played for the person there is no choice to go back to."""
        table = walked(begun(TWO), lambda t: len(legal(t)) == 1)
        seat, who = to_move(table)
        table = self.settled(table)
        assert table.mover == seat
        assert table.undo_floor(seat) is None
        assert refused(table, Undo(seat, table.version), who) is NOTHING

    def test_a_held_forced_move_by_hand(self) -> None:
        """Who plays forced moves by hand takes them back by hand, one at a time."""
        table = walked(
            begun(TWO, [person(0, auto=False), person(1, auto=False)]),
            lambda t: len(legal(t)) == 1 and t.undo_floor(to_move(t)[0]) is not None and self.ends(t),
        )
        seat, who = to_move(table)
        count = len(moves_of(table))
        table = moved(table)
        assert decide(table, Undo(seat, table.version), who) == [Undone(seat, count)]

    def ends(self, table: Table) -> bool:
        return isinstance(move_entry(table), Held)

    def test_restart_goes_back_past_them(self) -> None:
        """To the start of the turn."""
        table = walked(begun(TWO), self.plays_within)
        seat, who = to_move(table)
        floor = table.undo_floor(seat)
        assert floor is not None
        table = self.settled(table)
        assert decide(table, RestartTurn(seat, table.version), who) == [Undone(seat, floor)]


class TestTakeBack:
    """Three persons; the order is Cleo, Ann, Ben."""

    def asked(self) -> Table:
        """Cleo's base is final, and she asks to have it back."""
        table = begun(THREE)
        table = turn_passed(table)
        entries = decide(table, take_back(2, table.version, 0), CLEO)
        assert entries == [Proposed(2, ProposalKind.TAKE_BACK, 0)]
        return written(table, entries)

    def test_all_agree(self) -> None:
        """With the last yes the game goes back."""
        table = self.asked()
        proposal = Proposal(2, ProposalKind.TAKE_BACK, 0, table.version, frozenset({0, 1}), 2)
        assert table.proposal == proposal
        table = done(table, Answer(0, table.version, True), ANN, writes=[Answered(0, True)])
        assert table.proposal == replace(proposal, agreed=frozenset({0}))
        assert len(moves_of(table)) == 1
        entries = decide(table, Answer(1, table.version, True), BEN)
        assert entries == [Answered(1, True), Undone(2, 0)]
        table = written(table, entries)
        assert moves_of(table) == []
        assert table.mover == 2
        assert table.proposal is None
        assert table.final == 0

    def test_one_refuses(self) -> None:
        """Then it is settled, no matter who agreed before."""
        table = self.asked()
        table = done(table, Answer(0, table.version, True), ANN)
        table = done(table, Answer(1, table.version, False), BEN, writes=[Answered(1, False)])
        assert table.proposal is None
        assert len(moves_of(table)) == 1
        assert refused(table, Answer(0, table.version, True), ANN) is Code.NOTHING_PROPOSED

    def test_nobody_answers_for_themselves(self) -> None:
        """Who asks cannot agree, and one yes does not count twice."""
        table = self.asked()
        assert refused(table, Answer(2, table.version, True), CLEO) is Code.NOTHING_PROPOSED
        table = done(table, Answer(0, table.version, True), ANN)
        assert decide(table, Answer(0, table.version, True), ANN) == [Answered(0, True)]

    def test_one_at_a_time(self) -> None:
        """A second wish waits for the answer to the first."""
        table = self.asked()
        expected = Code.PROPOSAL_PENDING
        assert refused(table, take_back(0, table.version, 0), ANN) is expected
        assert refused(table, take_back(2, table.version, 0), CLEO) is expected

    def test_a_move_is_an_answer(self) -> None:
        """Once someone has moved on the wish is gone."""
        table = self.asked()
        table = turn_passed(table)
        assert table.proposal is None
        assert refused(table, Answer(0, table.version, True), ANN) is Code.NOTHING_PROPOSED

    def test_a_held_move_goes_too(self) -> None:
        """Ann looks over her turn while Cleo's is taken back."""
        table = self.asked()
        table = moved(table)
        assert table.held is not None
        assert table.proposal is not None
        table = done(table, Answer(0, table.version, True), ANN)
        table = done(table, Answer(1, table.version, True), BEN)
        assert table.held is None
        assert table.mover == 2

    def test_beyond_a_revealed_card(self) -> None:
        """If all agree even that; the same cards come again."""
        table = begun(THREE)
        while state_of(table).phase is Phase.START:
            table = moved(table)
            table = confirmed(table)
        shown = state_of(table).draft
        moves = moves_of(table)
        table = agreed(table, 2, 0)
        for text in moves:
            table = moved(table, text)
            table = confirmed(table)
        assert state_of(table).draft == shown

    def test_earlier_moves_stay_final(self) -> None:
        """After a take-back nobody can go back further alone."""
        table = walked(begun(TWO), lambda t: t.final >= 20)
        to = table.final - 1
        table = agreed(table, 0, to)
        assert len(moves_of(table)) == to
        assert [table.undo_floor(seat) for seat in (0, 1)] == [None, None]

    def test_alone_not_behind_a_revealed_card(self) -> None:
        """With bots alone nobody can agree that someone goes on knowing cards to come."""
        table = begun(THREE, [bot(), bot(), person(2)])
        table = walked(table, lambda t: t.shown > 10)
        shown = table.shown
        assert refused(table, take_back(2, table.version, shown - 1), CLEO) is Code.CARD_TURNED_UP
        table = turn_passed(table)
        assert table.shown == shown
        assert decide(table, take_back(2, table.version, shown), CLEO) == [Undone(2, shown)]

    def test_alone_no_further_after_consent(self) -> None:
        """They agreed to go behind a card; then one leaves, and the other goes no further back."""
        table = walked(begun(TWO), lambda t: t.shown > 10)
        to = table.shown - 1
        table = agreed(table, 0, to)
        assert table.undo_floor(0) is None

    def test_bots_are_not_asked(self) -> None:
        """Who is alone with bots goes back at once."""
        table = begun(THREE, [bot(), bot(), person(2)])
        table = turn_passed(table)
        table = moved(table)
        table = done(table, take_back(2, table.version, 0), CLEO, writes=[Undone(2, 0)])
        assert table.mover == 2

    @pytest.mark.parametrize("goes", [Leave(0), Resign(0)])
    def test_who_is_away_is_asked(self, goes: Leave | Resign) -> None:
        """Ann has left or given up: nothing goes back without her, and she can answer from afar."""
        table = begun(TableOptions(players=3, resign=True))
        table = turn_passed(table)
        table = done(table, goes, ANN)
        table = agreed(table, 2, 0, by=[1])
        assert table.proposal is not None
        assert len(moves_of(table)) == 1
        assert decide(table, Answer(0, table.version, True), ANN) == [Answered(0, True), Undone(2, 0)]

    def test_behind_a_revealed_card_not_without_who_is_away(self) -> None:
        """Everyone else has left: their consent is not assumed, and no card that was seen is dealt again."""
        table = begun(TWO)
        table = walked(table, lambda t: t.shown > 0)
        table = done(table, Leave(0), ANN)
        assert decide(table, take_back(1, table.version, table.shown - 1), BEN) == [
            Proposed(1, ProposalKind.TAKE_BACK, table.shown - 1)
        ]

    def test_the_last_to_be_asked_leaves(self) -> None:
        """Someone who asked is not stuck with the question: they withdraw it."""
        table = begun(TWO)
        table = turn_passed(table)
        table = done(table, take_back(1, table.version, 0), BEN)
        table = done(table, Leave(0), ANN)
        assert table.proposal is not None
        table = done(table, Answer(1, table.version, False), BEN)
        assert table.proposal is None
        assert decide(table, take_back(1, table.version, 0), BEN) == [Proposed(1, ProposalKind.TAKE_BACK, 0)]

    def test_not_again_until_somebody_has_moved(self) -> None:
        """Someone who was refused does not ask on and on; others may ask."""
        table = self.asked()
        table = done(table, Answer(0, table.version, False), ANN)
        assert refused(table, take_back(2, table.version, 0), CLEO) is Code.ALREADY_REFUSED
        assert decide(table, take_back(1, table.version, 0), BEN)
        table = turn_passed(table)
        assert decide(table, take_back(2, table.version, 0), CLEO)

    def test_an_answer_to_another_proposal(self) -> None:
        """Ben's yes to the first does not count for the second, which he has not seen."""
        table = self.asked()
        seen = table.version
        table = done(table, Answer(2, seen, False), CLEO)
        table = done(table, take_back(2, table.version, 0), CLEO)
        expected = Code.NOTHING_PROPOSED
        assert refused(table, Answer(1, seen, True), BEN) is expected
        assert refused(table, Answer(1, table.version + 1, True), BEN) is expected

    def test_one_screen(self) -> None:
        """One person holds two seats: nobody else is there to ask."""
        table = begun(TWO, [person(0), person(1, key=ANN)])
        table = turn_passed(table)
        assert decide(table, take_back(1, table.version, 0), ANN) == [Undone(1, 0)]

    def test_one_screen_and_a_guest(self) -> None:
        """Ann holds seats 0 and 1; Cleo's yes is enough for her, and one yes of Ann's for Cleo."""
        table = begun(THREE, [person(0), person(1, key=ANN), person(2)])
        table = turn_passed(table)
        trial = done(table, take_back(0, table.version, 0), ANN)
        assert refused(trial, Answer(1, trial.version, True), ANN) is Code.NOTHING_PROPOSED
        assert decide(trial, Answer(2, trial.version, True), CLEO) == [Answered(2, True), Undone(0, 0)]
        table = agreed(table, 2, 0, by=[0])
        assert moves_of(table) == []

    def test_the_undone_moves_can_be_made_again(self) -> None:
        """A take-back leaves a table that plays on like any other."""
        table = begun(TWO, [person(0), bot()])
        table = walked(table, lambda t: len(moves_of(t)) >= 30)
        assert table.history is not None
        texts = [move_text(played.move) for played in table.history.moves]
        to = table.shown
        assert to < len(texts)
        table = done(table, take_back(0, table.version, to), ANN)
        assert moves_of(table) == texts[:to]
        table = walked(table, over, seed=2)
