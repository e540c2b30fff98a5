"""What everyone at a table is told: the table as it stands, and what happened. Never the order of the cards.

A field with a default may be absent on the wire, except `type`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal

from assyria import preview
from assyria.protocol.entries import KINDS
from assyria.protocol.events import EventMessage
from assyria.protocol.options import (
    ChairKind,
    ClockKind,
    Ending,
    MoveReason,
    PauseReason,
    ProposalKind,
    Status,
    TableOptions,
)
from assyria.protocol.presence import PresenceNews, PresenceView
from assyria.protocol.problems import OkMessage, PongMessage, ProblemMessage
from assyria.protocol.talk import ChatMessage
from assyria.protocol.values import Card, Hex, MoveText, Named, Seat, Site, Time, Version
from assyria.protocol.wire import ON_THE_WIRE, PhaseWord, ReasonWord, ScoreBreakdownMessage, wire_type

# The position


@dataclass(kw_only=True)
class PlayerMessage:
    """What one seat has on the table."""

    score: int
    ledger: ScoreBreakdownMessage
    camels: int
    offering: int
    plow: bool
    hand: list[Card]
    huts: list[Hex]
    fed: list[Hex]
    ziggurats: dict[Hex, Literal[1, 2, 3]]
    stock: int


@dataclass(kw_only=True)
class CourtMessage:
    """Seats at each dignitary, from the top."""

    higher: list[Seat]
    middle: list[Seat]
    lower: list[Seat]


@dataclass(kw_only=True)
class PositionMessage:
    """All that everyone at the table can see."""

    board: str
    reign: int
    turn: int
    phase: PhaseWord
    seat: Seat | None
    order: list[Seat]
    expansion: list[int]
    columns: list[list[Card]]
    takers: list[Seat | None]
    draft: list[Card]
    discard: list[Card]
    undealt_food: list[Card]
    undealt_expansion: list[int]
    wells: list[Site]
    wells_left: int
    court: CourtMessage
    to_place: int
    supplying: Card | None
    picks: int
    players: list[PlayerMessage]


# What each choice of a decision costs and gains

ON_THE_WIRE["Prospect"] = wire_type(preview.Prospect, "Prospect")
ON_THE_WIRE["Choice"] = wire_type(preview.Choice, "Choice")
ON_THE_WIRE["Refusal"] = wire_type(preview.Refusal, "Refusal", reason=ReasonWord)
ON_THE_WIRE["Fit"] = wire_type(preview.Fit, "Fit")
ON_THE_WIRE["Feeding"] = wire_type(preview.Feeding, "Feeding")
if TYPE_CHECKING:
    PreviewMessage = dict[str, Any]
else:
    GAIN = ON_THE_WIRE["Prospect"]
    PreviewMessage = wire_type(preview.Preview, "Preview", version=Version, held=GAIN | None)

# The table


@dataclass(kw_only=True)
class ChairMessage:
    """A seat and who sits there; never whose identity that is."""

    kind: ChairKind
    name: str
    bot: str | None
    away: bool
    timed_out: bool
    stood_in: bool
    resigned: bool
    auto: bool
    ready: bool
    """Before the start: the person is ready, and has not asked the others to wait."""
    failures: int
    """How often its bot has failed, so that another one moved."""
    hints: int
    """For how many decisions its person was given a hint."""
    look_alike: bool
    """Its name looks like that of a seat with a lower number."""
    holiday: Time | None = None
    """Until when its person is on holiday, so that their clock does not run; null if they are not."""


@dataclass(kw_only=True)
class ProposalMessage:
    """What a person proposes, who has agreed, and who is asked and has not answered."""

    seat: Seat
    what: ProposalKind
    to: int | None
    about: Seat | None
    """The seat that a bot is to play."""
    ending: Ending | None
    agreed: list[Seat]
    missing: list[Seat]


@dataclass(kw_only=True)
class StartMessage:
    """The game that a table goes on from: moves made, the turn, and the points of each seat."""

    moves: int
    reign: int
    turn: int
    scores: list[int]


@dataclass(kw_only=True)
class ResultMessage:
    """How the game ended."""

    scores: list[int]
    winners: list[Seat]
    """Nobody if it was agreed that the result does not count."""
    ending: Ending | None = None
    """What was agreed if the game was ended by agreement."""


@dataclass(kw_only=True)
class TableView:
    """The table as everyone sees it."""

    version: Version
    status: Status
    options: TableOptions
    chairs: list[ChairMessage]
    host: Seat | None
    """A seat of the person who opened the table; null if they have none."""
    mover: Seat | None
    moves: int
    position: PositionMessage | None
    legal: list[MoveText]
    held: MoveText | None
    pending: PositionMessage | None
    """The position with the held move, before the turn passes on or a card is turned up; null if none is held."""
    undo_to: int | None
    proposal: ProposalMessage | None
    paused: PauseReason | None
    clock: list[float]
    clock_running: Seat | None
    clock_from: Time | None
    """The time until which the person to decide is on holiday, so that their clock does not run."""
    result: ResultMessage | None
    commitment: str | None
    start: StartMessage | None
    rematch_of: str | None
    rematch: str | None
    """The table of those who play again."""
    again: list[bool | None]
    """By seat: whether its person plays again; null for who has not said."""


ChangeKind = Annotated[
    str,
    Named(
        "ChangeKind",
        "Entries of a table's ledger: all but the first, which holds the secret.",
        tuple(kind for kind in KINDS if kind != "opened"),
    ),
]


@dataclass(kw_only=True)
class ChangeView:
    """One entry of the table's ledger, and what it led to in the game."""

    version: Version
    kind: ChangeKind
    seat: Seat | None
    move: MoveText | None
    """What was played or is held."""
    to: int | None
    """Back to how many moves, where something is taken back."""
    reason: MoveReason | PauseReason | None
    """Why a move was made for somebody, or why the game is paused."""
    what: ProposalKind | None
    yes: bool | None
    """What was proposed, what was answered, and whether somebody plays again."""
    moves: int
    """So many had been made after it."""
    at: Time
    reign: int | None
    turn: int | None
    """In which turn it was decided; None before the game."""
    events: list[EventMessage]
    seconds: float | None = None
    """How long no server ran, where that is told."""
    about: Seat | None = None
    """The seat that a bot is to play, where that is proposed."""
    ending: Ending | None = None


@dataclass(kw_only=True)
class PersonalView:
    """What depends on who looks: their seats, and the preview for those who hold the seat to decide."""

    mine: list[Seat]
    owner: bool
    """Whether I am the host."""
    removed: bool
    """Before the start: the host has taken my seat from me."""
    preview: PreviewMessage | None


@dataclass(kw_only=True)
class TableFrame:
    """What surrounds a table that is told as a whole."""

    type: Literal["table"] = "table"
    protocol: int
    page: str | None
    """Which build of the page this server has, if any."""
    id: str
    expires: Time | None
    """Until when the table is kept if nothing happens there; null if for ever."""


@dataclass(kw_only=True)
class TableMessage(TableFrame, TableView, PresenceView, PersonalView):
    """The first message on a socket, and what GET /api/tables/{id} answers.

    `changes` are those since the version that the client named, if it named one.
    """

    changes: list[ChangeView] | None


@dataclass(kw_only=True)
class ChangeFrame:
    """What surrounds changes."""

    type: Literal["change"] = "change"
    id: str


@dataclass(kw_only=True)
class ChangeMessage(ChangeFrame, TableView, PresenceView, PersonalView):
    """Socket: something happened; the whole table after it, and what it was.

    There are no changes in it if only a name changed.
    """

    changes: list[ChangeView]


@dataclass(kw_only=True)
class PreviewFrame:
    """What surrounds a preview that is told alone."""

    type: Literal["preview"] = "preview"
    id: str


@dataclass(kw_only=True)
class PreviewNews(PreviewFrame):
    """Socket: the preview that a change came without, since the server was busy. It names its version."""

    preview: PreviewMessage


ServerMessage = (
    TableMessage
    | ChangeMessage
    | PreviewNews
    | PresenceNews
    | ChatMessage
    | OkMessage
    | PongMessage
    | ProblemMessage
)


@dataclass(kw_only=True)
class SinceMyTurn:
    """What one seat did in one turn, of all that was done since my last turn: changes `first` to `last`."""

    seat: Seat | None
    reign: int | None
    turn: int | None
    first: Version
    last: Version
    events: list[EventMessage]


# Lists of tables


@dataclass(kw_only=True)
class ListedChair:
    """A seat in a list."""

    kind: ChairKind
    name: str
    bot: str | None
    resigned: bool = False
    holiday: Time | None = None
    """Until when its person is on holiday, so that their clock does not run."""


@dataclass(kw_only=True)
class TableSummary:
    """What lists show of a table beside its state: stored with it, derived from its ledger."""

    players: int
    chairs: list[ListedChair]
    open: int
    clock: ClockKind
    options: TableOptions | None
    """Null if the table last changed in an edition that did not list them."""
    moves: int
    over: bool
    paused: bool
    start: StartMessage | None
    mover: Seat | None
    """The seat to decide."""
    deadline: Time | None
    """When its time runs out; null without a running clock."""
    reign: int | None = None
    """The reign that is played; null before the game."""
    began: Time | None = None
    ended: Time | None = None
    """When the game began and when it was over. Unknown where it was over in an edition that did not note it."""
    result: ResultMessage | None = None
    """How it ended, known like the time."""


@dataclass(kw_only=True)
class ListedTable(TableSummary):
    """A table in the lobby or among mine."""

    id: str
    status: Status
    version: Version
    updated: Time
    expires: Time | None
    """Until when it is kept if nothing happens there; null if for ever."""
    my_turn: bool
    """I am to decide, and the game is not paused."""
    mine: bool
    seats: list[Seat] = field(default_factory=list)
    """The seats that I hold."""


@dataclass(kw_only=True)
class CreatedTable:
    """A table that was opened."""

    id: str
    table: TableMessage


@dataclass(kw_only=True)
class CommandDone:
    """The command was carried out, and led to this version."""

    version: Version
