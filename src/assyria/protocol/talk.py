"""What people say to each other at a table, and what they ask about those who spoil it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from assyria.protocol.commands import Request
from assyria.protocol.values import ChatWords, Note, Seat, Time


class ChatPhrase(StrEnum):
    """A quick phrase or a reaction: it travels as a code, and everyone reads it in their own language."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    NICE_MOVE = "nice-move"
    THANK_YOU = "thank-you"
    ONE_MOMENT = "one-moment"
    TAKE_YOUR_TIME = "take-your-time"
    SORRY = "sorry"
    THUMBS_UP = "thumbs-up"
    HEART = "heart"
    SMILE = "smile"
    SURPRISE = "surprise"
    THINKING = "thinking"
    SADNESS = "sadness"


class ReportReason(StrEnum):
    """Why somebody or their line is reported."""

    INSULT = "insult"
    CHEATING = "cheating"
    STALLING = "stalling"
    NAME = "name"


@dataclass(frozen=True)
class ChatText(Request):
    """A line of chat to say: either a text or a phrase."""

    text: ChatWords | None = None
    phrase: ChatPhrase | None = None

    def __post_init__(self) -> None:
        if (self.text is None) == (self.phrase is None):
            raise ValueError("either a text or a phrase")


@dataclass(frozen=True)
class ChatReport(Request):
    """Why a line of chat is reported; `why` is in one's own words."""

    why: Note = ""
    reason: ReportReason | None = None


@dataclass(frozen=True)
class PlayerReport(Request):
    """Why the person at a seat is reported; `why` is in one's own words."""

    reason: ReportReason
    why: Note = ""


@dataclass(kw_only=True)
class BlockedPerson:
    """Somebody I do not want to hear: their lines come to me without words.

    Who is blocked takes no seat at my tables, too; who is muted may.
    """

    id: str
    name: str
    """What they were called then; empty if they have had their name removed."""
    at: Time
    muted: bool
    """Muted, and not blocked."""


@dataclass(kw_only=True)
class BlockedPlayer(BlockedPerson):
    """Somebody of them who plays at a table, and where they sit there."""

    seats: list[Seat]


@dataclass(kw_only=True)
class HiddenLine:
    """Why I do not see a line: I have blocked or muted its author."""

    id: str
    """The `BlockedPerson`."""
    muted: bool


@dataclass(kw_only=True)
class ChatLine:
    """A line of chat; lines of a table are numbered from 1. One that was removed has neither text nor phrase."""

    n: int
    name: str
    text: str
    at: Time
    seat: Seat | None
    """The seat of its author; None for a spectator."""
    look_alike: bool
    """A spectator whose name looks like that of somebody at the table."""
    mine: bool
    phrase: ChatPhrase | None
    """What is said instead of a text."""
    held: bool
    """A spectator's line that the players do not get before the game is over."""
    hidden: HiddenLine | None
    """Its words are left out, since I do not want to hear its author."""


@dataclass(kw_only=True)
class ChatMessage(ChatLine):
    """Socket: a line of chat."""

    type: Literal["chat"] = "chat"
