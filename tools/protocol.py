"""Write what docs/protocol.md lists and web/src/gen/protocol.ts: the server's messages, told from its code.

What the server has classes for is taken from them. What it builds as plain dictionaries is written down here, as
models that refuse a key too many or too few; tests/test_protocol.py holds real messages against them.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import types
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema
from pydantic_core.core_schema import literal_schema

from assyria import preview
from assyria.board import Dignitary, Food
from assyria.board.cards import CARDS
from assyria.record.record import FORMAT, Fault
from assyria.rules import Event, Phase, Reason
from assyria.rules.events import TieBreak
from assyria.rules.state import ScoreBreakdown, Source
from assyria.server import history, hub, models, socket
from assyria.server.app import LARGEST_BODY, create_app
from assyria.server.botapi import KEEP_ALIVE, MOST_STREAMS
from assyria.server.noticeapi import MOST
from assyria.server.notices.notice import Kind as NoticeKind
from assyria.server.notices.outcome import Code as DeliveryCode
from assyria.server.notices.webhook import Shape
from assyria.server.problems import denied
from assyria.server.settings import Settings
from assyria.table import ChairKind, ClockKind, Denial, Denied, Entry, Status, TableOptions
from assyria.table.clock import ClockRule

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "web" / "src" / "gen" / "protocol.ts"
SERVER = ROOT / "src" / "assyria" / "server"
BEGIN, END = "<!-- generated -->", "<!-- end -->"
WIDTH = 115


# Names for TypeScript


@dataclass(frozen=True)
class Alias:
    """In an annotation: a name for this type, what it stands for, and what is accepted if not all of it."""

    name: str
    doc: str
    text: str = "string"
    values: tuple[str, ...] = ()
    model: Any = None

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        if self.model is not None:
            return handler.generate_schema(self.model)
        return literal_schema(list(self.values)) if self.values else handler(source)

    @property
    def members(self) -> list[str]:
        return [f'"{value}"' for value in self.values] or [self.text]


def one_of(kind: type[Enum], name: str, doc: str) -> Alias:
    """A member of an enumeration, as text."""
    return Alias(name, doc, values=tuple(enum_values(kind)))


def enum_values(kind: type[Enum]) -> list[str]:
    """How the members are written on the wire."""
    return [str(getattr(one, "word", None) or getattr(one, "code", None) or one.value) for one in kind]


def change_kinds() -> list[type]:
    """Entries that people are told of: all but the first, which holds the secret."""
    return [kind for kind in get_args(Entry) if kind.__name__ != "Opened"]


Seat = Annotated[int, Alias("Seat", "A place at the table, from 0 to 3.", "number")]
Hex = Annotated[str, Alias("Hex", "A hex of the board: `a1` to `j6`.")]
Site = Annotated[str, Alias("Site", "A place for a well: three hexes, `a1-a2-b1`.")]
MoveText = Annotated[str, Alias("MoveText", "A move as text: `hut c4`. See docs/record-format.md.")]
Card = Annotated[str, Alias("Card", "A card by its name.", values=tuple(CARDS))]
Version = Annotated[
    int, Alias("Version", "How many entries the table's ledger has had since its first.", "number")
]
Time = Annotated[float, Alias("Time", "Seconds since 1970.", "number")]
PhaseWord = Annotated[str, one_of(Phase, "Phase", "What the next decision is about.")]
SourceWord = Annotated[str, one_of(Source, "Source", "Where points come from.")]
FoodWord = Annotated[str, one_of(Food, "Food", "What a hex shows and a food card brings.")]
WhenWord = Annotated[
    str,
    one_of(preview.When, "When", "When a choice pays: at once, at this turn's income, each turn, at the flood."),
]
TieBreakWord = Annotated[str, one_of(TieBreak, "TieBreak", "What put a player before the next one at court.")]
DignitaryWord = Annotated[str, one_of(Dignitary, "Dignitary", "Who is at court.")]
StatusWord = Annotated[str, one_of(Status, "Status", "Before, during and after the game.")]
ChairKindWord = Annotated[str, one_of(ChairKind, "ChairKind", "Who sits there.")]
ClockKindWord = Annotated[str, one_of(ClockKind, "ClockKind", "How time is counted.")]
NoticeKindWord = Annotated[str, one_of(NoticeKind, "NoticeKind", "Why somebody is told.")]
ShapeWord = Annotated[str, one_of(Shape, "WebhookShape", "Whose JSON a webhook takes.")]
ReasonWord = Annotated[str, one_of(Reason, "ReasonCode", "Why the rules refuse a move.")]
FaultWord = Annotated[str, one_of(Fault, "RecordFault", "What is wrong with a record.")]
ChangeKind = Annotated[
    str,
    Alias("ChangeKind", "Entries of a table's ledger.", values=tuple(kind.__name__ for kind in change_kinds())),
]


# The models of what is told


class Told(BaseModel):
    """A message as it goes over the wire: nothing missing, nothing more."""

    model_config = ConfigDict(extra="forbid", strict=True)


def made(name: str, doc: str | None, members: dict[str, Any]) -> type[BaseModel]:
    """A model from names and types, all of them needed."""
    fields: Any = {key: (hint, ...) for key, hint in members.items()}
    model: type[BaseModel] = create_model(name, __base__=Told, **fields)
    model.__doc__ = doc
    return model


def wired(kind: type, name: str, **tag: Any) -> type[BaseModel]:
    """The message that a dataclass becomes, with these keys first, more than it has or of another type."""
    assert is_dataclass(kind)
    hints = get_type_hints(kind, localns=WIRE, include_extras=True)
    return made(name, inspect.getdoc(kind), tag | {f.name: _as_json(hints[f.name]) for f in fields(kind)} | tag)


def _as_json(hint: Any) -> Any:
    """Tuples are lists in JSON."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple:
        return list[_as_json(args[0])]  # type: ignore[misc]
    if origin in (Union, types.UnionType):
        return Union[tuple(_as_json(arg) for arg in args)]  # noqa: UP007
    return hint


ScoreBreakdownModel = made(
    "ScoreBreakdown",
    "A player's points by source; their sum is the score.",
    dict.fromkeys(ScoreBreakdown._fields, int),
)
ScoreBreakdownMessage = Annotated[dict[str, int], Alias("ScoreBreakdown", "", model=ScoreBreakdownModel)]

WIRE: dict[str, Any] = {
    "Seat": Seat,
    "Hex": Hex,
    "Site": Site,
    "Card": Card,
    "Food": FoodWord,
    "ScoreBreakdown": ScoreBreakdownMessage,
    "Move": MoveText,
    "When": WhenWord,
    "Source": SourceWord,
    "TieBreak": TieBreakWord,
    "Dignitary": DignitaryWord,
    "ClockKind": ClockKindWord,
}
"""What names in the annotations of the rules and the table become on the wire."""

ClockModel = WIRE["ClockRule"] = wired(ClockRule, "ClockRule")
OptionsModel = wired(TableOptions, "Options")
Options = Annotated[dict[str, Any], Alias("Options", "", model=OptionsModel)]

EVENTS: dict[str, type[BaseModel]] = {
    kind.__name__: wired(kind, kind.__name__, event=Literal[kind.__name__]) for kind in get_args(Event)
}
ANY_EVENT: Any = Union[tuple(EVENTS.values())]  # noqa: UP007
GameEvent = Annotated[
    dict[str, Any], Alias("GameEvent", "", model=Annotated[ANY_EVENT, Field(discriminator="event")])
]


TOLD = {"version": Version, "kind": ChangeKind, "seat": Seat | None, "at": Time, "events": list[GameEvent]}
ChangeModel = made(
    "Change",
    "One entry of the table's ledger, and what it led to in the game.",
    {name: TOLD.get(name, hint) for name, hint in get_type_hints(history.Change).items()},
)
Change = Annotated[dict[str, Any], Alias("Change", "", model=ChangeModel)]


class Player(Told):
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


class Court(Told):
    """Seats at each dignitary, from the top."""

    higher: list[Seat]
    middle: list[Seat]
    lower: list[Seat]


class Position(Told):
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
    court: Court
    to_place: int
    supplying: Card | None
    picks: int
    players: list[Player]


ProspectModel = WIRE["Prospect"] = wired(preview.Prospect, "Prospect")
ChoiceModel = WIRE["Choice"] = wired(preview.Choice, "Choice")
RefusalModel = WIRE["Refusal"] = wired(preview.Refusal, "Refusal", reason=ReasonWord)
FitModel = WIRE["Fit"] = wired(preview.Fit, "Fit")
FeedingModel = WIRE["Feeding"] = wired(preview.Feeding, "Feeding")
PreviewModel = wired(preview.Preview, "Preview", version=Version, held=Union[ProspectModel, None])  # noqa: UP007


class Chair(Told):
    """A seat and who sits there; never whose identity that is."""

    kind: ChairKindWord
    name: str
    bot: str | None
    away: bool
    resigned: bool
    auto: bool


class TakeBack(Told):
    """Somebody asks to go back to so many moves."""

    seat: Seat
    to: int
    agreed: list[Seat]


class Result(Told):
    """How the game ended."""

    scores: list[int]
    winners: list[Seat]


class Table(Told):
    """The table as everyone sees it."""

    version: Version
    status: StatusWord
    options: Options
    chairs: list[Chair]
    mover: Seat | None
    moves: int
    position: Position | None
    legal: list[MoveText]
    held: MoveText | None
    undo_to: int | None
    take_back: TakeBack | None
    clock: list[float]
    clock_running: Seat | None
    result: Result | None
    commitment: str | None
    rematch_of: str | None


class SeenTable(Table):
    """What GET /api/tables/{id} answers, and `table` in the answer to a new one."""

    type: Literal["table"]
    id: str
    mine: list[Seat]
    owner: bool


class TableMessage(Table):
    """Socket: the first message. `changes` are there if the address said `since`."""

    type: Literal["table"]
    id: str
    mine: list[Seat]
    changes: list[Change] = Field(default_factory=list)


class ChangeMessage(Table):
    """Socket: something happened; the whole table after it, and what it was."""

    type: Literal["change"]
    id: str
    changes: list[Change]


class ChatLine(Told):
    """Somebody said something; lines of a table are numbered from 1."""

    n: int
    name: str
    text: str
    at: Time


class ChatMessage(ChatLine):
    """Socket: somebody said something."""

    type: Literal["chat"]


class OkMessage(Told):
    """Socket: your command was done, and led to this version."""

    type: Literal["ok"]
    id: str | None
    version: Version


class PongMessage(Told):
    """Socket: the answer to a ping."""

    type: Literal["pong"]
    id: str | None
    version: Version


class InvalidPart(Told):
    """Which part of a request is wrong, and how."""

    where: list[str]
    what: str


DETAILS: dict[str, Any] = {
    "detail": str,
    "errors": list[InvalidPart],
    "expected": str,
    "fault": FaultWord,
    "found": str,
    "known": list[str],
    "largest": int,
    "last": int,
    "most": int,
    "move": int | None,
    "option": str,
    "reason": ReasonWord | None,
    "retry_after": float,
    "rule": str | None,
    "where": str,
    "why": str,
}
"""What a problem may say beside its code. Types of the keywords that the server's code gives to Problem."""


class ListedTable(Told):
    """A table in the lobby or among mine."""

    id: str
    status: StatusWord
    version: Version
    updated: Time
    my_turn: bool
    mine: bool
    players: int
    chairs: list[ListedChair]
    open: int
    clock: ClockKindWord
    moves: int
    over: bool


class ListedChair(Told):
    """A seat in a list."""

    kind: ChairKindWord
    name: str
    bot: str | None


class SinceMyMove(Told):
    """What one seat did in one turn, of all that was done since I last moved."""

    seat: Seat | None
    reign: int | None
    turn: int | None
    from_: Version = Field(alias="from")
    to: Version
    events: list[GameEvent]


class Token(Told):
    """A bot's token in the list of mine; the token itself is shown once, when it is made."""

    digest: str
    label: str
    at: Time


class NoticePlace(Told):
    """Where I am told, without the address, which is a key."""

    id: int
    kind: Literal["webhook", "push"]
    host: str
    shape: ShapeWord | None
    language: Literal["en", "fr", "de", "pl"]
    failure: str | None


class Notice(Told):
    """What a plain JSON webhook and the page's service worker get."""

    kind: NoticeKindWord
    table: str | None
    link: str
    seat: Seat | None
    text: str


class GameLine(Told):
    """A line of the bot stream: one of my games has changed."""

    type: Literal["game"]
    game: str
    version: Version
    status: StatusWord
    seats: list[Seat]
    away: list[Seat]
    mover: Seat | None
    seat: Seat | None
    your_move: bool
    position: str | None
    legal: list[MoveText]
    clock: list[float]
    scores: list[int] | None
    cursor: str


class Fair(Told):
    """The proof of a fair deal; the secret is there once the game is over. See docs/fair-deals.md."""

    commitment: str
    secret: str = ""


class FoodDeal(Told):
    """The food deck as it was shuffled, top card first."""

    deck: Literal["food"]
    cards: list[Card]


class ExpansionDeal(Told):
    """The expansion cards as they were shuffled, top card first."""

    deck: Literal["expansion"]
    cards: list[int]


class Played(Told):
    """A move and whose it was; `auto` if it was the only one and was played for a person."""

    seat: Seat
    move: MoveText
    auto: bool = False


class RecordRules(Told):
    """Options that differ from the default."""

    two_player_draft: Literal[2, 3] = 2


class GameRecord(Told):
    """A game to take home: see docs/record-format.md."""

    format: Literal["assyria-record/1"]
    players: Literal[2, 3, 4]
    board: str
    rules: RecordRules = RecordRules()
    turn_order: list[Seat]
    deals: list[FoodDeal | ExpansionDeal]
    moves: list[Played]
    scores: list[int] = Field(default_factory=list)
    ledger: list[ScoreBreakdownMessage] = Field(default_factory=list)
    winners: list[Seat] = Field(default_factory=list)
    names: list[str]
    fair: Fair = Fair(commitment="")


assert FORMAT == "assyria-record/1"


class ReplayStep(Told):
    """A move, whose it was, in which turn, and the table after it. The first step is the set-up, with no move."""

    seat: Seat | None
    move: MoveText | None
    auto: bool
    reign: int
    turn: int
    position: Position
    events: list[GameEvent]


class Replay(Told):
    """A game step by step. Names are empty where a record has none; the record is there for a finished table."""

    players: Literal[2, 3, 4]
    board: str
    rules: RecordRules
    names: list[str]
    steps: list[ReplayStep]
    result: Result | None
    fair: Fair | None
    record: GameRecord | None


class SeatChance(Told):
    """What a seat can expect: its share of the victory, from 0 to 1, and its points in the end, by source."""

    chance: float
    points: float
    sources: dict[SourceWord, float]


class Candidate(Told):
    """A legal move, how often the search tried it, and each seat's share of the victory after it."""

    move: MoveText
    visits: int
    chances: list[float]


class LineMove(Told):
    """A move that the search expects."""

    seat: Seat
    move: MoveText


class Analysis(Told):
    """What a search thinks of a position: all legal moves, the most tried first, and what it expects to happen."""

    simulations: int
    seats: list[SeatChance]
    candidates: list[Candidate]
    line: list[LineMove]


class TableAnalysis(Analysis):
    """The position after so many moves of a game that is over, and the seat that decided there."""

    move: int
    seat: Seat


class Hint(Analysis):
    """The position that a table has come to with this version, and the seat that decides."""

    version: Version
    seat: Seat


# Problems


class Found(NamedTuple):
    """A problem that the code raises: its statuses, its details, and what it is about."""

    statuses: tuple[int, ...]
    details: tuple[str, ...]


@cache
def problems() -> dict[str, Found]:
    """Every problem code: those that tables deny with, and those in the server's source."""
    found: dict[str, Found] = {}
    for why in Denial:
        said = ("reason", "rule") if why is Denial.ILLEGAL else ()
        found[why.value] = Found((denied(Denied(why)).status,), said)
    for status, code, details in raised():
        known = found.get(code, Found((), ()))
        found[code] = Found(
            tuple(sorted({*known.statuses, *([status] if status else [])})),
            tuple(sorted({*known.details, *details})),
        )
    return dict(sorted(found.items()))


def raised() -> list[tuple[int | None, str, list[str]]]:
    """`Problem(status, code, …)` wherever it stands in the server; an f-string's holes become `N`."""
    calls = []
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "Problem":
                status, code = node.args[:2]
                name = _code(code)
                if name is not None:
                    number = status.value if isinstance(status, ast.Constant) else None
                    details = [keyword.arg for keyword in node.keywords if keyword.arg]
                    calls.append((number if isinstance(number, int) else None, name, details))
    return calls


def _code(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str() as code):
            return code
        case ast.JoinedStr(values=parts):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "N" for part in parts)
        case _:
            return None


def closes() -> dict[int, str]:
    """The socket's own close codes: what it passes to `close`."""
    found: dict[int, str] = {}
    for node in ast.walk(ast.parse(Path(str(socket.__file__)).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "close":
            for part in ast.walk(node.args[0]) if node.args else ():
                if isinstance(part, ast.Name) and isinstance(code := getattr(socket, part.id, None), int):
                    found[code] = part.id
    return dict(sorted(found.items()))


# TypeScript


def commands() -> tuple[type[BaseModel], ...]:
    return get_args(get_args(models.Command)[0])


def requests() -> list[type[BaseModel]]:
    """The models that the server itself has, as they stand in its modules."""
    create_app()
    found: dict[str, type[BaseModel]] = {}
    for name in sorted(sys.modules):
        if name.startswith("assyria.server"):
            for value in vars(sys.modules[name]).values():
                is_model = isinstance(value, type) and issubclass(value, BaseModel) and bool(value.model_fields)
                if is_model and value.__module__ == name:
                    found[value.__name__] = value
    return list(found.values())


def told() -> list[type[Told]]:
    """The models above, bases first."""
    return [
        value
        for value in globals().values()
        if isinstance(value, type) and issubclass(value, Told) and value is not Told
    ]


NAMES = {command: f"{command.__name__}Command" for command in commands()}
INSTEAD = {("Created", "table"): "SeenTable"}
"""Where the server's models say `dict`."""


PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
CALLED = {"seat": "Seat", "version": "Version", "move": "MoveText"}
"""Plain fields of the server's models that have a name of their own here."""


def name_of(model: type[BaseModel]) -> str:
    return NAMES.get(model, model.__name__)


def ts(hint: Any, extras: tuple[Any, ...] = ()) -> str:
    """A type in TypeScript."""
    for extra in extras:
        if isinstance(extra, Alias):
            return extra.name
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return ts(args[0], args[1:])
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(ts(arg) for arg in args)
    if origin is list:
        item = ts(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{ts(args[0])}, {ts(args[1])}>"
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return name_of(hint)
    return {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}[
        hint
    ]


def field_type(model: type[BaseModel], name: str) -> str:
    """The type of a model's field."""
    hint = get_type_hints(model, include_extras=True)[name]
    text = INSTEAD.get((model.__name__, name)) or ts(hint, tuple(model.model_fields[name].metadata))
    return CALLED.get(name, text) if text in ("string", "number") else text


def is_tag(model: type[BaseModel], name: str) -> bool:
    """Whether a field only says which of a union it is: that has to be said, though the class has a default."""
    annotation = model.model_fields[name].annotation
    return get_origin(annotation) is Literal and len(get_args(annotation)) == 1


def interface(model: type[BaseModel]) -> str:
    """A model as an interface; what need not be there has a question mark."""
    base = next((one for one in model.__bases__ if issubclass(one, Told) and one is not Told), None)
    extends = f" extends {name_of(base)}" if base else ""
    lines = [f"export interface {name_of(model)}{extends} {{"]
    for name, field in model.model_fields.items():
        if base is None or name not in base.model_fields:
            mark = "" if field.is_required() or is_tag(model, name) else "?"
            lines.append(f"  {field.alias or name}{mark}: {field_type(model, name)};")
    return _doc(model.__doc__) + "\n".join([*lines, "}"])


def _doc(text: str | None) -> str:
    first = (inspect.cleandoc(text).splitlines() if text else [""])[0]
    return f"/** {first} */\n" if first else ""


def union(name: str, doc: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"
    return _doc(doc) + line


def shape(name: str, doc: str, *members: str) -> str:
    return _doc(doc) + "\n".join([f"export interface {name} {{", *(f"  {member};" for member in members), "}"])


def aliases() -> list[Alias]:
    """The names above that stand for plain types."""
    found = [extra for value in globals().values() for extra in get_args(value)[1:] if isinstance(extra, Alias)]
    return [alias for alias in found if alias.model is None]


def typescript() -> str:
    """web/src/gen/protocol.ts"""
    codes = [f"`{code.replace('N', '${number}')}`" if "N" in code else f'"{code}"' for code in problems()]
    details = sorted({detail for found in problems().values() for detail in found.details})
    about = ["title: ProblemCode", "status: number"]
    parts = [
        "// Generated by `make docs` (tools/protocol.py) from the server's code. Do not edit.",
        *(union(alias.name, alias.doc, alias.members) for alias in aliases()),
        "// What the server tells",
        *(interface(model) for model in told()),
        "// Events",
        union("GameEvent", "What happened in the game, told apart by `event`.", list(EVENTS)),
        *(interface(model) for model in EVENTS.values()),
        "// What clients send, and short answers",
        *(interface(model) for model in requests()),
        union("Command", "Something to do at the table.", [name_of(command) for command in commands()]),
        "// Problems",
        union("ProblemCode", "What was refused, for programs.", codes),
        shape("ProblemDetails", "What else a problem may say.", *(f"{d}?: {ts(DETAILS[d])}" for d in details)),
        shape(
            "Problem extends ProblemDetails",
            "An error over HTTP (RFC 9457): `application/problem+json`.",
            "type: `urn:assyria:problem:${ProblemCode}`",
            *about,
        ),
        "// The socket",
        shape(
            "ProblemMessage extends ProblemDetails",
            "Socket: your frame was refused.",
            'type: "problem"',
            "id: string | null",
            "code: ProblemCode",
            *about,
        ),
        shape("Ping", "Socket: are you there? Answered by `pong`.", 'type: "ping"'),
        "/** What a client sends over the socket: `id`, of at most 64 characters, comes back in the answer. */\n"
        "export type ClientMessage = (Command | Ping) & { id?: string };",
        union("ServerMessage", "What a client gets over the socket.", [*server_messages(), "ProblemMessage"]),
        union("CloseCode", "How the server closes a socket.", [str(code) for code in closes()]),
    ]
    return "\n\n".join(parts) + "\n"


def server_messages() -> list[str]:
    return [m.__name__ for m in (TableMessage, ChangeMessage, ChatMessage, OkMessage, PongMessage)]


# The page


def row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def table(*heads: str) -> list[str]:
    return ["", row(*heads), "|" + "---|" * len(heads)]


def endpoints() -> list[str]:
    """Every endpoint of the OpenAPI. Problems that all share are named once."""
    paths = create_app().openapi()["paths"]
    found = [(path, method, about) for path, methods in paths.items() for method, about in methods.items()]
    refusals = [frozenset(c for c in about["responses"] if c[0] in "45") for _, _, about in found]
    usual = max(set(refusals), key=refusals.count)
    lines = [f"*problems* stands for {_listed(sorted(usual))}. OpenAPI: `/api/openapi.json`."]
    lines += table("method", "path", "what it does", "answers")
    for path, method, about in found:
        answers = sorted(about["responses"])
        if usual <= set(answers):
            answers = [*(code for code in answers if code not in usual), "*problems*"]
        text = (about.get("description") or about["summary"]).splitlines()[0]
        lines.append(row(method.upper(), f"`{path}`", text, " ".join(answers)))
    for path in sockets():
        lines.append(row("WebSocket", f"`{path}`", "The table, live", "101"))
    return lines


def sockets() -> list[str]:
    return [str(getattr(route, "path", "")) for route in socket.router.routes]


def _listed(codes: list[str]) -> str:
    return ", ".join(codes[:-1]) + " and " + codes[-1]


def field_rows(model: type[BaseModel], title: str) -> Iterator[str]:
    properties = model.model_json_schema()["properties"]
    title = f"`{title}`"
    for name, field in model.model_fields.items():
        if is_tag(model, name) and len(model.model_fields) > 1:
            continue
        value = f"{field_type(model, name)}{_bounds(properties[name])}"
        said = (
            ("", "", "") if is_tag(model, name) else (f"`{name}`", value, "yes" if field.is_required() else "no")
        )
        yield row(title, *said)
        title = ""


def _bounds(schema: dict[str, Any]) -> str:
    """The limits of a value, in words; patterns are in the OpenAPI."""
    schema = next((one for one in schema.get("anyOf", []) if one.get("type") != "null"), schema)
    said = []
    for low, high, unit in (
        ("minimum", "maximum", ""),
        ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", " of them"),
    ):
        if low in schema and high in schema:
            said.append(f"{schema[low]:,g} to {schema[high]:,}{unit}")
        elif high in schema:
            said.append(f"at most {schema[high]:,}{unit}")
    return f", {', '.join(said)}" if said else ""


RATED = {
    "commands": "commands of one person, and frames over a socket",
    "chats": "chat lines and test notices of one person",
    "guests": "new guests from one address; attempts of one person to make an account",
    "asked": "positions that one person asks a search about, as hints or in games that are over",
    "log_ins": "attempts to log in to one account",
}


def rates() -> Iterator[tuple[str, float, float]]:
    """What is limited, how often a second, and how much at once: from where the app is put together."""
    for node in ast.walk(ast.parse((SERVER / "app.py").read_text(encoding="utf-8"))):
        match node:
            case ast.keyword(arg=str() as name, value=ast.Call(func=ast.Name(id="RateLimit"), args=args)):
                if all(isinstance(arg, ast.Constant) for arg in args):
                    often, most = (float(ast.literal_eval(arg)) for arg in args)
                else:
                    often = Settings().commands_per_second
                    most = 10 * often
                yield RATED.get(name, name), often, most


def limits() -> list[str]:
    lines = table("limit", "value")
    lines += [
        row("body of an HTTP request", f"{LARGEST_BODY:,} bytes"),
        row("frame sent over the socket", f"{socket.LARGEST_FRAME:,} bytes"),
        row("messages that a socket may lag behind", f"{hub.QUEUE}"),
        row("places for notices of one person", f"{MOST}"),
        row("bot streams that one identity may have open", f"{MOST_STREAMS}"),
        row("silence in the bot stream before an empty line", f"{KEEP_ALIVE:g} seconds"),
        row("after which an unused table leaves the memory", f"{Settings().idle:g} seconds"),
    ]
    for what, often, most in rates():
        pace = f"{often:g} a second" if often >= 1 else f"one in {1 / often:g} seconds"
        lines.append(row(what, f"{pace}, {most:g} at once"))
    return lines


def told_of(model: type) -> str:
    text = inspect.cleandoc(model.__doc__ or "").splitlines()
    # A dataclass without a docstring gets its own signature for one.
    return text[0] if text and not text[0].startswith(f"{model.__name__}(") else ""


def listing() -> str:
    """The generated part of docs/protocol.md."""
    lines = ["## Reference", "", "Written by `make docs` from the server's code.", "", "### Endpoints", ""]
    lines += endpoints()
    lines += [
        "",
        "### Commands",
        "",
        "Sent to `/api/tables/{table_id}/commands` or over the socket, with their `type`.",
    ]
    lines += table("type", "field", "value", "needed")
    for command in commands():
        lines += field_rows(command, get_args(command.model_fields["type"].annotation)[0])
    lines += ["", "### Other bodies, sent and got"]
    lines += table("body", "field", "value", "needed")
    for model in requests():
        if model not in commands():
            lines += field_rows(model, model.__name__)
    lines += ["", "### Sizes and rates", *limits()]
    lines += ["", "### Problems"]
    lines += table("code", "status", "says also")
    for code, found in problems().items():
        details = ", ".join(f"`{detail}`" for detail in found.details)
        lines.append(row(f"`{code}`", " ".join(map(str, found.statuses)) or "any", details))
    lines += ["", "`reason` and `rule` of an `illegal` move:"]
    lines += table("reason", "rule")
    lines += [row(f"`{reason.code}`", reason.rule) for reason in Reason]
    lines += ["", "`fault` of a `bad-record`: " + _codes(enum_values(Fault)) + "."]
    lines += ["", "`why` of a `bad-place`, `outcome` of a test, `failure` of a place: "]
    lines[-1] += _codes(["status-N" if code is DeliveryCode.STATUS else code.value for code in DeliveryCode]) + "."
    lines += ["", "### Close codes"]
    lines += table("code", "name")
    lines += [row(str(code), f"`{name.lower().replace('_', '-')}`") for code, name in closes().items()]
    lines += ["", "### Changes"]
    lines += table("kind", "what happened")
    lines += [row(f"`{kind.__name__}`", told_of(kind)) for kind in change_kinds()]
    lines += ["", "### Events"]
    lines += table("event", "fields", "what happened")
    for kind in get_args(Event):
        model = EVENTS[kind.__name__]
        told_fields = [f"`{f.name}: {field_type(model, f.name)}`" for f in fields(kind)]
        lines.append(row(f"`{kind.__name__}`", ", ".join(told_fields), told_of(kind)))
    return "\n".join(lines) + "\n"


def _codes(codes: list[str]) -> str:
    return ", ".join(f"`{code}`" for code in codes)


def page(text: str) -> str:
    """The page with its generated part brought up to date."""
    pattern = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    assert pattern.search(text), f"{PAGE.name} has no {BEGIN} … {END}"
    return pattern.sub(lambda _: f"{BEGIN}\n{listing()}{END}", text)


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
