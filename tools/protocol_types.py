"""The protocol's types in TypeScript."""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from assyria.protocol import (
    PROTOCOL,
    analyses,
    coaching,
    commands,
    exports,
    messages,
    options,
    presence,
    problems,
    programs,
    puzzles,
    replays,
    requests,
    reviews,
    shared_records,
    study,
    talk,
    values,
    what_if,
    wire,
)
from assyria.protocol.commands import Command
from assyria.protocol.events import EVENT_TYPES
from assyria.protocol.messages import ServerMessage
from assyria.protocol.values import Named
from assyria.rules import FeedingRule
from assyria.server.routes.table_socket import CloseCode

WIDTH = 115
MODULES = (
    *(
        values,
        wire,
        options,
        commands,
        talk,
        presence,
        messages,
        programs,
        problems,
        requests,
        replays,
        coaching,
        analyses,
    ),
    *(reviews, study, puzzles, what_if, exports, shared_records),
)
NAMES = {
    "ScoreBreakdownMessage": "ScoreBreakdown",
    "PlayerMessage": "Player",
    "CourtMessage": "Court",
    "PositionMessage": "Position",
    "ChairMessage": "Chair",
    "ProposalMessage": "Proposal",
    "StartMessage": "Start",
    "ResultMessage": "Result",
    "TableView": "Table",
    "ChangeView": "Change",
    "TableOptions": "Options",
    "NotificationMessage": "Notification",
    "BotLine": "BotOffer",
    "ClockChoice": "ClockModel",
    "SeatChoice": "SeatModel",
    "CreatedTable": "Created",
    "TokenLine": "Token",
}
"""Types that are called otherwise in TypeScript, where no classes of the same name are."""
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


ALWAYS_WHOLE = (options.TableOptions, options.ClockRule)
"""Values of ours that have defaults and travel with all of their fields."""


def named() -> dict[str, Named]:
    """Return the plain values that have a name of their own."""
    found: dict[str, Named] = {}
    for module in MODULES:
        for value in vars(module).values():
            for extra in get_args(value)[1:] if get_origin(value) is Annotated else ():
                if isinstance(extra, Named):
                    found[extra.name] = extra
    return found


def enums() -> list[type[Enum]]:
    """Return the enumerations that travel."""
    return [
        *(
            options.Status,
            options.ClockKind,
            options.ChairKind,
            options.ProposalKind,
            options.PauseReason,
            options.Ending,
        ),
        *(options.ChatRule, talk.ChatPhrase, talk.ReportReason),
        *(options.MoveReason, FeedingRule, coaching.Verdict, coaching.WhyCode, coaching.HeadlineCode),
    ]


def interfaces() -> list[type]:
    """Return the dataclasses of the protocol, bases first, each once."""
    found: dict[str, type] = {}
    for module in MODULES:
        for value in [*vars(module).values(), *wire.ON_THE_WIRE.values()]:
            if isinstance(value, type) and _travels(value):
                found.update((kind.__name__, kind) for kind in reversed(value.__mro__) if is_dataclass(kind))
    return list(found.values())


def _travels(kind: type) -> bool:
    ours = is_dataclass(kind) and kind.__module__.startswith("assyria.protocol")
    return ours and kind not in (Named, values.Limits, values.Text, options.Chair)


def type_text(hint: Any) -> str:
    """Return a type in TypeScript."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        names = [extra.name for extra in args[1:] if isinstance(extra, Named)]
        return names[0] if names else type_text(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
    if origin in (Union, types.UnionType):
        if set(args) == set(EVENT_TYPES.values()):
            return "GameEvent"
        return " | ".join(type_text(arg) for arg in args)
    if origin is list:
        item = type_text(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{type_text(args[0])}, {type_text(args[1])}>"
    return PLAIN.get(hint) or name_of(hint)


def name_of(kind: type) -> str:
    """Return a type's name in TypeScript."""
    if kind in get_args(Command):
        return f"{kind.__name__}Command"
    return NAMES.get(kind.__name__, kind.__name__)


def names(kinds: Iterable[type]) -> list[str]:
    """Return the names of types in TypeScript."""
    return [name_of(kind) for kind in kinds]


def own_fields(kind: type) -> list[tuple[Field[Any], Any]]:
    """Return the fields that a dataclass has beside those of its bases, with their types."""
    inherited = {field.name for base in kind.__bases__ if is_dataclass(base) for field in fields(base)}
    hints = get_type_hints(kind, include_extras=True)
    return [(field, hints[field.name]) for field in fields(kind) if field.name not in inherited]


def is_tag(hint: Any) -> bool:
    """Whether a field says which of a union it is: that is always there, though the class has a default."""
    return get_origin(hint) is Literal and len(get_args(hint)) == 1


def is_optional(field: Field[Any], hint: Any) -> bool:
    """Whether a field may be absent."""
    return not is_tag(hint) and (field.default is not MISSING or field.default_factory is not MISSING)


def interface(kind: type) -> str:
    """Return a dataclass as an interface; what need not be there has a question mark."""
    bases = [name_of(base) for base in kind.__bases__ if is_dataclass(base)]
    extends = f" extends {', '.join(bases)}" if bases else ""
    whole = kind in ALWAYS_WHOLE
    lines = [f"export interface {name_of(kind)}{extends} {{"]
    for field, hint in own_fields(kind):
        mark = "?" if not whole and is_optional(field, hint) else ""
        lines.append(f"  {field.name}{mark}: {type_text(hint)};")
    return comment(kind.__doc__) + "\n".join([*lines, "}"])


def comment(text: str | None) -> str:
    first = first_line(text)
    return f"/** {first} */\n" if first else ""


def first_line(text: str | None) -> str:
    """Return the first line of a docstring."""
    return (inspect.cleandoc(text).splitlines() if text else [""])[0]


def union(name: str, doc: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"
    return comment(doc) + line


def alias(value: Named) -> str:
    plain = "number" if value.name in ("Seat", "Version", "Time") else "string"
    return union(value.name, value.doc, [f'"{one}"' for one in value.values] or [plain])


def typescript() -> str:
    """Return web/src/gen/protocol.ts."""
    parts = [
        "// Generated by `make docs` (tools/protocol.py) from src/assyria/protocol. Do not edit.",
        f"/** The version of the protocol. */\nexport const PROTOCOL = {PROTOCOL};",
        *(alias(value) for value in named().values()),
        *(union(kind.__name__, first_line(kind.__doc__), [f'"{one.value}"' for one in kind]) for kind in enums()),
        *(interface(kind) for kind in interfaces()),
        "// Events",
        union(
            "GameEvent",
            "What happened in the game, told apart by `event`.",
            [k.__name__ for k in EVENT_TYPES.values()],
        ),
        *(interface(kind) for kind in EVENT_TYPES.values()),
        "// Unions",
        union("Command", "What a person asks of a table.", names(get_args(Command))),
        "/** What a client sends over the socket: `id`, of at most 64 characters, comes back in the answer. */\n"
        "export type ClientMessage = (Command | Ping | Watch) & { id?: string };",
        union("ServerMessage", "What a client gets over the socket.", names(get_args(ServerMessage))),
        f"/** {CloseCode.__doc__} */\n"
        + "\n".join(f"export const CLOSED_{code.name} = {code.value};" for code in CloseCode),
    ]
    return "\n\n".join(parts) + "\n"
