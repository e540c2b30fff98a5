"""What a person asks of a table. `type` is the command's name on the wire."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from assyria.protocol.options import ChatRule, ClockKind, Ending, ProposalKind
from assyria.protocol.values import BotName, MoveCount, MoveText, PersonName, Seat, Seconds, Version
from assyria.rules import FeedingRule


class Request:
    """What a client sends. A key that is not known is refused: Pydantic reads that here."""

    __pydantic_config__ = {"extra": "forbid"}


@dataclass(frozen=True)
class PlayMove(Request):
    """Play a move. `confirm` confirms it at once if it ends the turn."""

    seat: Seat
    version: Version
    move: MoveText
    confirm: bool = False
    type: Literal["move"] = field(default="move", kw_only=True)


@dataclass(frozen=True)
class Confirm(Request):
    """Confirm the held move, which ends the turn."""

    seat: Seat
    version: Version
    type: Literal["confirm"] = field(default="confirm", kw_only=True)


@dataclass(frozen=True)
class Undo(Request):
    """Undo the last move."""

    seat: Seat
    version: Version
    type: Literal["undo"] = field(default="undo", kw_only=True)


@dataclass(frozen=True)
class RestartTurn(Request):
    """Undo all moves of the turn."""

    seat: Seat
    version: Version
    type: Literal["restart-turn"] = field(default="restart-turn", kw_only=True)


@dataclass(frozen=True)
class Propose(Request):
    """Propose something that others have to agree to."""

    seat: Seat
    version: Version
    what: ProposalKind
    to: MoveCount | None = None
    """The number of moves to go back to; only for a take-back."""
    about: Seat | None = None
    """The seat that a bot is to play; only for a stand-in."""
    ending: Ending | None = None
    """Whether the result counts; only for an end."""
    type: Literal["propose"] = field(default="propose", kw_only=True)


@dataclass(frozen=True)
class Answer(Request):
    """Agree to a proposal or refuse it; who made it withdraws it by refusing."""

    seat: Seat
    version: Version
    yes: bool
    type: Literal["answer"] = field(default="answer", kw_only=True)


@dataclass(frozen=True)
class Resume(Request):
    """Go on with a game that was paused; anyone who holds a seat may."""

    seat: Seat
    type: Literal["resume"] = field(default="resume", kw_only=True)


@dataclass(frozen=True)
class PlayAgain(Request):
    """Say after the end whether one plays another game.

    The first who does opens its table; the others sit down there.
    """

    seat: Seat
    yes: bool = True
    type: Literal["play-again"] = field(default="play-again", kw_only=True)


@dataclass(frozen=True)
class Sit(Request):
    """Take an open seat."""

    seat: Seat
    name: PersonName | None = None
    type: Literal["sit"] = field(default="sit", kw_only=True)


@dataclass(frozen=True)
class RenameSeat(Request):
    """Change the name at one's own seat, before the start."""

    seat: Seat
    name: PersonName
    type: Literal["rename-seat"] = field(default="rename-seat", kw_only=True)


@dataclass(frozen=True)
class ChooseReady(Request):
    """Say whether one is ready for the start, or the others should wait."""

    seat: Seat
    ready: bool
    type: Literal["choose-ready"] = field(default="choose-ready", kw_only=True)


@dataclass(frozen=True)
class SwapSeats(Request):
    """Swap who sits at two seats: one's own with an open one, or any two as the owner."""

    seat: Seat
    other: Seat
    type: Literal["swap-seats"] = field(default="swap-seats", kw_only=True)


@dataclass(frozen=True)
class SeatBot(Request):
    """Put a bot at a seat where no person sits; the owner's command."""

    seat: Seat
    bot: BotName
    type: Literal["seat-bot"] = field(default="seat-bot", kw_only=True)


@dataclass(frozen=True)
class FreeSeat(Request):
    """Make a person or a bot leave a seat before the start; the owner's command.

    The person cannot sit down here again.
    """

    seat: Seat
    type: Literal["free-seat"] = field(default="free-seat", kw_only=True)


@dataclass(frozen=True)
class CloseSeat(Request):
    """Remove a seat where no person sits, so that one player fewer plays; the owner's command."""

    seat: Seat
    type: Literal["close-seat"] = field(default="close-seat", kw_only=True)


@dataclass(frozen=True)
class AddSeat(Request):
    """Add an open seat, so that one player more plays; the owner's command."""

    type: Literal["add-seat"] = field(default="add-seat", kw_only=True)


@dataclass(frozen=True)
class ClockChoice(Request):
    """How time is to be counted, in seconds."""

    kind: ClockKind = ClockKind.NONE
    bank: Seconds = 0
    increment: Seconds = 0
    cap: Seconds = 0


@dataclass(frozen=True)
class ChangeOptions(Request):
    """Agree on something else before the start; the owner's command. Everybody else has to be ready again."""

    clock: ClockChoice
    confirm: bool
    resign: bool
    listed: bool
    hints: bool
    chat: ChatRule = ChatRule.EVERYONE
    two_player_draft: Literal[2, 3] = 2
    feeding: FeedingRule = FeedingRule.FREE
    type: Literal["change-options"] = field(default="change-options", kw_only=True)


@dataclass(frozen=True)
class Cancel(Request):
    """Cancel the table before the start; the owner's command."""

    type: Literal["cancel"] = field(default="cancel", kw_only=True)


@dataclass(frozen=True)
class Start(Request):
    """Start the game; the owner's command."""

    type: Literal["start"] = field(default="start", kw_only=True)


@dataclass(frozen=True)
class Leave(Request):
    """Leave the seat; during the game a bot takes over."""

    seat: Seat
    type: Literal["leave"] = field(default="leave", kw_only=True)


@dataclass(frozen=True)
class ComeBack(Request):
    """Play again after leaving."""

    seat: Seat
    type: Literal["come-back"] = field(default="come-back", kw_only=True)


@dataclass(frozen=True)
class Resign(Request):
    """Give up."""

    seat: Seat
    type: Literal["resign"] = field(default="resign", kw_only=True)


@dataclass(frozen=True)
class ChooseAuto(Request):
    """Choose whether forced moves are played for this seat."""

    seat: Seat
    auto: bool
    type: Literal["choose-auto"] = field(default="choose-auto", kw_only=True)


Command: TypeAlias = (
    PlayMove
    | Confirm
    | Undo
    | RestartTurn
    | Propose
    | Answer
    | Resume
    | PlayAgain
    | Sit
    | RenameSeat
    | ChooseReady
    | SwapSeats
    | SeatBot
    | FreeSeat
    | CloseSeat
    | AddSeat
    | ChangeOptions
    | Cancel
    | Start
    | Leave
    | ComeBack
    | Resign
    | ChooseAuto
)


@dataclass(frozen=True)
class Ping(Request):
    """Ask whether the server is there. Answered by `pong`."""

    type: Literal["ping"] = field(default="ping", kw_only=True)


@dataclass(frozen=True)
class Watch(Request):
    """Over a socket: let others at the table see my name while I watch, or only count me. Answered by `ok`."""

    named: bool
    type: Literal["watch"] = field(default="watch", kw_only=True)
