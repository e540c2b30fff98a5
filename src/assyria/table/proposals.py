"""Proposals: what everyone else who holds a seat has to agree to, present or not."""

from __future__ import annotations

from collections.abc import Callable

from assyria.protocol.commands import Answer, Propose
from assyria.protocol.entries import Answered, Entry, Paused, Proposed, RematchOpened, Undone
from assyria.protocol.options import ClockKind, PauseReason, ProposalKind, Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.table.conditions import need_current, need_own_seat, need_to_play
from assyria.table.proposal import Proposal
from assyria.table.table import Table


def propose(table: Table, command: Propose, who: str) -> list[Entry]:
    """Return a proposal, or what it is about if there is nobody to ask."""
    need_own_seat(table, command.seat, who)
    need_current(table, command.version)
    if table.history is None:
        raise Problem(ProblemCode.NOT_BEGUN)
    if table.proposal is not None:
        raise Problem(ProblemCode.PROPOSAL_PENDING)
    if table.refused.get((command.seat, command.what)) == len(table.history.moves):
        raise Problem(ProblemCode.ALREADY_REFUSED)
    _PROPOSALS[command.what](table, command)
    proposed = Proposed(command.seat, command.what, command.to)
    if table.other_people(command.seat) or command.what is ProposalKind.REMATCH:
        return [proposed]
    return _agreed(Proposal(proposed.seat, proposed.what, proposed.to, table.version))


def answer(table: Table, command: Answer, who: str) -> list[Entry]:
    need_own_seat(table, command.seat, who)
    proposal = table.proposal
    if proposal is None or not proposal.version <= command.version <= table.version:
        raise Problem(ProblemCode.NOTHING_PROPOSED)
    others = table.other_people(proposal.seat)
    if command.seat not in others and (command.yes or command.seat != proposal.seat):
        raise Problem(ProblemCode.NOTHING_PROPOSED)
    answered = Answered(command.seat, command.yes)
    if command.yes and not others - proposal.agreed - frozenset(table.seats_of(who)):
        return [answered, *_agreed(proposal)]
    return [answered]


def _agreed(proposal: Proposal) -> list[Entry]:
    """Return what follows once everyone has agreed. A rematch follows when its table is open."""
    if proposal.what is ProposalKind.TAKE_BACK:
        assert proposal.to is not None
        return [Undone(proposal.seat, proposal.to)]
    return [Paused(PauseReason.AGREED)] if proposal.what is ProposalKind.PAUSE else []


def _need_take_back(table: Table, command: Propose) -> None:
    """Raise Problem unless there are moves to take back.

    Without another person a take-back behind a card is refused: nobody could agree to someone playing on who has
    seen cards to come.
    """
    need_to_play(table, command.seat)
    assert table.history is not None
    if command.to is None or not 0 <= command.to < len(table.history.moves):
        raise Problem(ProblemCode.NOTHING_TO_UNDO)
    if not table.other_people(command.seat) and command.to < table.shown:
        raise Problem(ProblemCode.CARD_TURNED_UP)


def _need_pause(table: Table, command: Propose) -> None:
    need_to_play(table, command.seat)
    if table.paused is PauseReason.AGREED:
        raise Problem(ProblemCode.PAUSED)
    if table.options.clock.kind is ClockKind.NONE:
        raise Problem(ProblemCode.NO_CLOCK)


def _need_rematch(table: Table, _: Propose) -> None:
    if table.status is not Status.FINISHED:
        raise Problem(ProblemCode.NOT_OVER)
    if table.rematch is not None:
        raise Problem(ProblemCode.REMATCH_OPENED)


_PROPOSALS: dict[ProposalKind, Callable[[Table, Propose], None]] = {
    ProposalKind.TAKE_BACK: _need_take_back,
    ProposalKind.PAUSE: _need_pause,
    ProposalKind.REMATCH: _need_rematch,
}


def open_rematch(table: Table, table_id: str) -> list[Entry]:
    """Return the entry about the rematch that everyone agreed to. Raises Problem if there is one already."""
    if table.rematch is not None or not table.rematch_agreed:
        raise Problem(ProblemCode.REMATCH_OPENED)
    return [RematchOpened(table_id)]
