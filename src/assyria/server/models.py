"""What clients send and get: validated here, at the edge. TypeScript types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[
    str, Field(min_length=1, max_length=40, pattern=r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$")
]
SeatNumber = Annotated[int, Field(ge=0, le=3, strict=True)]
Seconds = Annotated[float, Field(ge=0, le=30 * 24 * 3600, allow_inf_nan=False)]
Version = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ClockModel(Strict):
    kind: Literal["none", "live", "slow"] = "none"
    bank: Seconds = 0
    increment: Seconds = 0
    cap: Seconds = 0


class SeatModel(Strict):
    """Who is to sit there: `me`, `open` for someone with the link, or a bot by name."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


class NewTable(Strict):
    seats: Annotated[list[SeatModel], Field(min_length=2, max_length=4)]
    two_player_draft: Literal[2, 3] = 2
    clock: ClockModel = Field(default_factory=lambda: ClockModel(kind="none"))
    confirm: bool = True
    resign: bool = False
    listed: bool = False
    hints: bool | None = None
    """Whether one may ask what a search would do; if nothing is said, where one person plays against bots."""
    record: Annotated[str, Field(max_length=1_000_000)] | None = None
    """A record to go on from, as JSON text."""

    @property
    def solo(self) -> bool:
        """One person against bots: nobody else is there to whom a hint would be unfair."""
        kinds = [seat.kind for seat in self.seats]
        return kinds.count("me") == 1 and "open" not in kinds


class Move(Strict):
    type: Literal["move"] = "move"
    seat: SeatNumber
    version: Version
    move: Annotated[str, Field(max_length=40)]


class Confirm(Strict):
    type: Literal["confirm"] = "confirm"
    seat: SeatNumber
    version: Version


class Undo(Strict):
    type: Literal["undo"] = "undo"
    seat: SeatNumber
    version: Version


class RestartTurn(Strict):
    type: Literal["restart-turn"] = "restart-turn"
    seat: SeatNumber
    version: Version


class AskTakeBack(Strict):
    type: Literal["ask-take-back"] = "ask-take-back"
    seat: SeatNumber
    version: Version
    to: Annotated[int, Field(ge=0, le=100_000, strict=True)]


class AnswerTakeBack(Strict):
    type: Literal["answer-take-back"] = "answer-take-back"
    seat: SeatNumber
    version: Version
    yes: bool


class Sit(Strict):
    type: Literal["sit"] = "sit"
    seat: SeatNumber
    name: Name | None = None


class Start(Strict):
    type: Literal["start"] = "start"


class Leave(Strict):
    type: Literal["leave"] = "leave"
    seat: SeatNumber


class ComeBack(Strict):
    type: Literal["come-back"] = "come-back"
    seat: SeatNumber


class Resign(Strict):
    type: Literal["resign"] = "resign"
    seat: SeatNumber


class ChooseAuto(Strict):
    """Whether forced moves are played for this seat."""

    type: Literal["choose-auto"] = "choose-auto"
    seat: SeatNumber
    auto: bool


Command = Annotated[
    Move
    | Confirm
    | Undo
    | RestartTurn
    | AskTakeBack
    | AnswerTakeBack
    | Sit
    | Start
    | Leave
    | ComeBack
    | Resign
    | ChooseAuto,
    Field(discriminator="type"),
]


class Say(Strict):
    text: Annotated[str, Field(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class Rename(Strict):
    name: Name


class Account(Strict):
    account: Annotated[str, Field(min_length=2, max_length=40, pattern=r"^[\w.-]+$")]
    passphrase: Annotated[str, Field(min_length=8, max_length=200)]


class NewToken(Strict):
    label: Name


class BotOffer(BaseModel):
    """A bot that can be put at a table."""

    name: str
    level: int | None
    """How strong it is, from 1; nobody knows it of a local engine."""


class Me(BaseModel):
    id: str
    name: str
    account: str | None


class Created(BaseModel):
    id: str
    table: dict[str, Any]


class Done(BaseModel):
    version: int
