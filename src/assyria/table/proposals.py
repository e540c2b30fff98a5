"""Proposals: what others have to agree to. Most ask everyone else who holds a seat, present or not."""

from __future__ import annotations

from collections.abc import Callable

from assyria.protocol.commands import Answer, Propose
from assyria.protocol.entries import Answered, Ended, Entry, Paused, Proposed, StoodIn, Undone
from assyria.protocol.options import ClockKind, Ending, PauseReason, ProposalKind
from assyria.protocol.problems import Problem, ProblemCode
from assyria.rules import Seat
from assyria.table.absence import Around, stand_in_from
from assyria.table.conditions import need_current, need_own_seat, need_to_play
from assyria.table.proposal import Proposal
from assyria.table.table import Table


def propose(table: Table, command: Propose, who: str, around: Around) -> list[Entry]:
    """Return a proposal, or what it is about if there is nobody to ask."""
    need_own_seat(table, command.seat, who)
    need_current(table, command.version)
    if table.history is None:
        raise Problem(ProblemCode.NOT_BEGUN)
    if table.proposal is not None:
        raise Problem(ProblemCode.PROPOSAL_PENDING)
    if table.refused.get((command.seat, command.what)) == len(table.history.moves):
        raise Problem(ProblemCode.ALREADY_REFUSED)
    proposed = _PROPOSALS[command.what](table, command, around)
    proposal = proposal_of(table, proposed)
    return [proposed] if proposal.needed else _agreed(proposal)


def proposal_of(table: Table, proposed: Proposed) -> Proposal:
    """Return what an entry proposes."""
    asked = table.other_people(proposed.seat) if proposed.asked is None else frozenset(proposed.asked)
    needed = table.people(asked) if proposed.needed is None else proposed.needed
    version, about, ending = table.version, proposed.about, proposed.ending
    return Proposal(proposed.seat, proposed.what, proposed.to, version, asked, needed, about, ending)


def answer(table: Table, command: Answer, who: str, around: Around) -> list[Entry]:
    need_own_seat(table, command.seat, who)
    proposal = table.proposal
    if proposal is None or not proposal.version <= command.version <= table.version:
        raise Problem(ProblemCode.NOTHING_PROPOSED)
    if command.seat not in proposal.asked and (command.yes or command.seat != proposal.seat):
        raise Problem(ProblemCode.NOTHING_PROPOSED)
    answered = Answered(command.seat, command.yes)
    agreed = proposal.agreed | frozenset(table.seats_of(who)) if command.yes else proposal.agreed
    if not command.yes or table.people(proposal.asked & agreed) < proposal.needed:
        return [answered]
    if proposal.about is not None and not around.is_gone(proposal.about):
        raise Problem(ProblemCode.STILL_HERE)
    return [answered, *_agreed(proposal)]


def _agreed(proposal: Proposal) -> list[Entry]:
    """Return what follows once enough have agreed."""
    match proposal.what:
        case ProposalKind.TAKE_BACK:
            assert proposal.to is not None
            return [Undone(proposal.seat, proposal.to)]
        case ProposalKind.STAND_IN:
            assert proposal.about is not None
            return [StoodIn(proposal.about)]
        case ProposalKind.END:
            assert proposal.ending is not None
            return [Ended(proposal.ending)]
        case _:
            return [Paused(PauseReason.AGREED)]


def _take_back(table: Table, command: Propose, _: Around) -> Proposed:
    """Return the proposal to take back moves. Raises Problem if there are none.

    Without another person a take-back behind a card is refused: nobody could agree to someone playing on who has
    seen cards to come.
    """
    need_to_play(table, command.seat)
    assert table.history is not None
    if command.to is None or not 0 <= command.to < len(table.history.moves):
        raise Problem(ProblemCode.NOTHING_TO_UNDO)
    if not table.other_people(command.seat) and command.to < table.shown:
        raise Problem(ProblemCode.CARD_TURNED_UP)
    return Proposed(command.seat, command.what, command.to)


def _pause(table: Table, command: Propose, _: Around) -> Proposed:
    need_to_play(table, command.seat)
    if table.paused is PauseReason.AGREED:
        raise Problem(ProblemCode.PAUSED)
    if table.options.clock.kind is ClockKind.NONE:
        raise Problem(ProblemCode.NO_CLOCK)
    return Proposed(command.seat, command.what)


def _stand_in(table: Table, command: Propose, around: Around) -> Proposed:
    """Return the proposal that a bot plays for who is to decide: more than half of those who are connected decide.

    Raises Problem unless they have waited for long enough.
    """
    need_to_play(table, command.seat)
    at = stand_in_from(table, around)
    if command.about is None or command.about != table.mover or at is None or around.now < at:
        raise Problem(ProblemCode.STILL_HERE)
    others = table.other_people(command.seat)
    asked = frozenset(seat for seat in others if table.chairs[seat].decides and not around.is_gone(seat))
    needed = (table.people(asked) + 1) // 2
    return _proposed(command, asked, needed, about=command.about)


def _end(table: Table, command: Propose, _: Around) -> Proposed:
    """Return the proposal to end the game here.

    Those who play have to agree, and if the result counts, those too for whom a bot plays and who can come back:
    nobody is to win since the others' connection broke.
    """
    need_to_play(table, command.seat)
    if command.ending is None:
        raise Problem(ProblemCode.BAD_OPTIONS, option="ending")
    counts = command.ending is Ending.COUNTED
    chairs = ((seat, table.chairs[seat]) for seat in table.other_people(command.seat))
    asked = frozenset(seat for seat, chair in chairs if chair.decides or (counts and not chair.resigned))
    return _proposed(command, asked, table.people(asked), ending=command.ending)


def _proposed(
    command: Propose,
    asked: frozenset[Seat],
    needed: int,
    about: Seat | None = None,
    ending: Ending | None = None,
) -> Proposed:
    return Proposed(command.seat, command.what, None, about, ending, tuple(sorted(asked)), needed)


def _rematch(*_: object) -> Proposed:
    """Refuse what programs for an earlier edition may still propose: see `PlayAgain`."""
    raise Problem(ProblemCode.NOT_PLAYING)


_PROPOSALS: dict[ProposalKind, Callable[[Table, Propose, Around], Proposed]] = {
    ProposalKind.TAKE_BACK: _take_back,
    ProposalKind.PAUSE: _pause,
    ProposalKind.STAND_IN: _stand_in,
    ProposalKind.END: _end,
    ProposalKind.REMATCH: _rematch,
}
