"""The reference part of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from assyria.protocol import PROTOCOL, requests
from assyria.protocol.commands import Command, Request
from assyria.protocol.entries import KINDS
from assyria.protocol.events import EVENT_TYPES
from assyria.protocol.problems import ProblemCode
from assyria.protocol.values import Limits
from assyria.record.record import Fault
from assyria.rules import Reason
from assyria.server.app import create_app
from assyria.server.limits.quotas import SIZES
from assyria.server.notifications.delivery_result import DeliveryCode
from assyria.server.routes import table_socket
from assyria.server.web.statuses import status_of
from tools.marks import rewritten
from tools.protocol_types import first_line, is_optional, is_tag, own_fields, type_text


def row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def table(*heads: str) -> list[str]:
    return ["", row(*heads), "|" + "---|" * len(heads)]


def endpoints() -> list[str]:
    """Return every endpoint of the OpenAPI. Problems that all share are named once."""
    paths = create_app().openapi()["paths"]
    found = [(path, method, about) for path, methods in paths.items() for method, about in methods.items()]
    refusals = [frozenset(c for c in about["responses"] if c[0] in "45") for _, _, about in found]
    usual = max(set(refusals), key=refusals.count)
    lines = [f"*problems* stands for {', '.join(sorted(usual))}. OpenAPI: `/api/openapi.json`."]
    lines += table("method", "path", "what it does", "answers")
    for path, method, about in found:
        answers = sorted(about["responses"])
        if usual <= set(answers):
            answers = [*(code for code in answers if code not in usual), "*problems*"]
        text = (about.get("description") or about["summary"]).splitlines()[0]
        lines.append(row(method.upper(), f"`{path}`", text, " ".join(answers)))
    for route in table_socket.router.routes:
        lines.append(row("WebSocket", f"`{getattr(route, 'path', '')}`", "The table, live", "101"))
    return lines


def field_rows(kind: type, title: str) -> Iterator[str]:
    """Return the fields of what is sent, with their limits."""
    title = f"`{title}`"
    rows = [(field, hint) for field, hint in own_fields(kind) if not is_tag(hint)]
    if not rows:
        yield row(title, "", "", "")
    for field, hint in rows:
        needed = "no" if is_optional(field, hint) else "yes"
        yield row(title, f"`{field.name}`", type_text(hint) + bounds(hint), needed)
        title = ""


def bounds(hint: Any) -> str:
    """Return the limits of a value, in words; patterns are in the OpenAPI."""
    if get_origin(hint) is not Annotated:
        parts = [bounds(arg) for arg in get_args(hint)]
        return next((part for part in parts if part), "")
    for extra in get_args(hint)[1:]:
        if isinstance(extra, Limits):
            if extra.at_most is not None:
                return f", {extra.at_least:,g} to {extra.at_most:,g}"
            unit = " of them" if get_origin(get_args(hint)[0]) is list else " characters"
            least = f"{extra.shortest:,} to " if extra.shortest is not None else "at most "
            return f", {least}{extra.longest:,}{unit}"
    return ""


def limits() -> list[str]:
    lines = table("limit", "value")
    lines += [row(what, value) for what, value in SIZES.items()]
    return lines


def listing() -> str:
    """Return the generated part of docs/protocol.md."""
    lines = [
        "## Reference",
        "",
        f"Protocol version {PROTOCOL}. Written by `make docs` from `src/assyria/protocol`.",
        "",
        "### Endpoints",
        "",
    ]
    lines += endpoints()
    lines += ["", "### Commands", ""]
    lines += ["Sent to `/api/tables/{table_id}/commands` or over the socket, with their `type`."]
    lines += table("type", "field", "value", "needed")
    for command in get_args(Command):
        lines += field_rows(command, str(next(f.default for f in fields(command) if f.name == "type")))
    lines += ["", "### Other bodies that are sent"]
    lines += table("body", "field", "value", "needed")
    for kind in vars(requests).values():
        if isinstance(kind, type) and issubclass(kind, Request) and kind is not Request:
            lines += field_rows(kind, kind.__name__)
    lines += ["", "### Sizes and rates", *limits()]
    lines += ["", "### Problems"]
    lines += table("code", "status", "says also")
    for code in sorted(ProblemCode):
        details = ", ".join(f"`{detail}`" for detail in code.details)
        lines.append(row(f"`{code}`", str(status_of(code)), details))
    lines += ["", "`reason` and `rule` of an `illegal` move:"]
    lines += table("reason", "rule")
    lines += [row(f"`{reason.code}`", reason.rule) for reason in Reason]
    lines += ["", "`fault` of a `bad-record`: " + _codes([fault.value for fault in Fault]) + "."]
    lines += ["", "`why` of a `bad-place`, `outcome` of a test, `failure` of a place: "]
    lines[-1] += _codes(["status-N" if code is DeliveryCode.STATUS else code.value for code in DeliveryCode]) + "."
    lines += ["", "### Close codes"]
    lines += table("code", "name")
    lines += [row(str(code.value), f"`{code.name.lower().replace('_', '-')}`") for code in table_socket.CloseCode]
    lines += ["", "### Changes"]
    lines += table("kind", "what happened")
    lines += [row(f"`{name}`", first_line(kind.__doc__)) for name, kind in KINDS.items() if name != "opened"]
    lines += ["", "### Events"]
    lines += table("event", "fields", "what happened")
    for name, kind in EVENT_TYPES.items():
        hints = get_type_hints(kind, include_extras=True)
        shown = [f"`{f.name}: {type_text(hints[f.name])}`" for f in fields(kind) if f.name != "event"]
        lines.append(row(f"`{name}`", ", ".join(shown), first_line(kind.__doc__)))
    return "\n".join(lines) + "\n"


def _codes(codes: list[str]) -> str:
    return ", ".join(f"`{code}`" for code in codes)


def page(text: str) -> str:
    """Return the page with its generated part brought up to date."""
    return rewritten(text, "<!-- generated -->\n", listing())
