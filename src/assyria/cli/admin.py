"""`assyria admin`: what operators do at a running server."""

from __future__ import annotations

import json
import os
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import click

from assyria.cli.files import Refused, WrongUse
from assyria.cli.serve import HOST, PORT
from assyria.render.words import Words
from assyria.server.identity.admin_token import FILE, VARIABLE
from assyria.server.settings import default_data

OPEN = {"open": True, "closed": False}
EXPLAINED = {
    "network-too-wide": "cli-admin-network-too-wide",
    "loopback-address": "cli-admin-loopback-address",
    "proxy-address": "cli-admin-proxy-address",
    "own-address": "cli-admin-own-address",
}
"""Refusals that say what would be right, by the server's code."""


@dataclass(frozen=True)
class Action:
    """A request to the server: values stand in its path in braces, and in its body by their names."""

    method: str
    path: str
    values: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    body: tuple[str, ...] = ()
    """Values and options that the body has."""


ACTIONS = {
    "tables": Action("GET", "/tables"),
    "delete-table": Action("DELETE", "/tables/{table}", ("table",)),
    "remove-line": Action("DELETE", "/tables/{table}/chat/{line}", ("table", "line")),
    "people": Action("GET", "/people?text={text}", optional=("text",)),
    "suspend": Action("POST", "/people/{person}/suspend", ("person",)),
    "restore": Action("POST", "/people/{person}/restore", ("person",)),
    "end-sessions": Action("POST", "/people/{person}/end-sessions", ("person",)),
    "reset-passphrase": Action("POST", "/people/{person}/reset-passphrase", ("person",)),
    "delete-person": Action("DELETE", "/people/{person}", ("person",)),
    "reports": Action("GET", "/reports"),
    "report-done": Action("POST", "/reports/{report}/done", ("report",)),
    "addresses": Action("GET", "/addresses"),
    "refuse-address": Action("POST", "/addresses", ("network",), body=("network", "why")),
    "admit-address": Action("DELETE", "/addresses?network={network}", ("network",)),
    "guests": Action("PUT", "/admission", ("guests",), body=("guests",)),
    "registration": Action("PUT", "/admission", ("registration",), body=("registration",)),
    "invite": Action("POST", "/invitations", body=("uses", "days")),
    "announce": Action("PUT", "/announcement", ("text",), body=("text", "minutes")),
    "operators": Action("GET", "/operators"),
    "add-operator": Action("POST", "/operators", ("name",), body=("name",)),
    "revoke-operator": Action("DELETE", "/operators/{name}", ("name",)),
    "audit": Action("GET", "/audit"),
}


# Old ids may begin with a dash.
@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("action", type=click.Choice(list(ACTIONS)))
@click.argument("values", nargs=-1)
@click.option("--url", metavar="URL", default=f"http://{HOST}:{PORT}", show_default=True, envvar="ASSYRIA_URL")
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", envvar="ASSYRIA_DATA")
@click.option("--why", default="", metavar="TEXT")
@click.option("--uses", type=click.IntRange(1, 1000), default=1, show_default=True)
@click.option("--days", type=click.FloatRange(0, 366), default=7, show_default=True)
@click.option("--minutes", type=click.FloatRange(0, 43200), default=60, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def admin(
    words: Words,
    action: str,
    values: tuple[str, ...],
    url: str,
    data: Path | None,
    why: str,
    uses: int,
    days: float,
    minutes: float,
    as_json: bool,
) -> None:
    wished = ACTIONS[action]
    given = _named(action, wished, values, words)
    options = {"why": why, "uses": uses, "days": days, "minutes": minutes}
    body = {name: given.get(name, options.get(name)) for name in wished.body} or None
    path = wished.path.format(**{name: quote(str(value), safe="") for name, value in given.items()})
    found = _ask(wished.method, f"{url.rstrip('/')}/api/admin{path}", _token(data, words), body, words)
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        click.echo(_text(found, words))


def _named(action: str, wished: Action, values: Sequence[str], words: Words) -> dict[str, Any]:
    """Return the values by their names. Raises WrongUse if there are too few or too many, or wrong ones."""
    least, most = len(wished.values), len(wished.values) + len(wished.optional)
    if not least <= len(values) <= most:
        needed = " ".join([*map(str.upper, wished.values), *(f"[{name.upper()}]" for name in wished.optional)])
        message = "cli-admin-values" if needed else "cli-admin-no-values"
        raise WrongUse(words(message, action=action, values=needed))
    named: dict[str, Any] = dict.fromkeys(wished.optional, "")
    named.update(zip((*wished.values, *wished.optional), values, strict=False))
    for switch in ("guests", "registration"):
        if switch in named:
            if named[switch] not in OPEN:
                raise WrongUse(words("cli-admin-open-or-closed", action=action))
            named[switch] = OPEN[named[switch]]
    return named


def _token(data: Path | None, words: Words) -> str:
    """Return what the operator signs in with: from the environment, else from the data folder. Raises Refused."""
    if os.environ.get(VARIABLE):
        return os.environ[VARIABLE]
    file = (data or default_data()) / FILE
    try:
        return file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        raise Refused(words("cli-admin-no-token", file=str(file), variable=VARIABLE)) from None


def _ask(method: str, url: str, token: str, body: Mapping[str, Any] | None, words: Words) -> Any:
    """Return the server's answer, or None if it has none to give. Raises Refused."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if method == "GET" else json.dumps(body or {}).encode()
    try:
        request = urllib.request.Request(url, data, headers, method=method)  # noqa: S310 - the operator's own
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            text = answer.read()
    except urllib.error.HTTPError as wrong:
        raise Refused(_refusal(wrong, body or {}, words)) from None
    except (OSError, ValueError) as wrong:
        why = str(getattr(wrong, "reason", wrong))
        raise Refused(words("cli-admin-no-server", url=url.partition("/api/")[0], why=why)) from None
    return json.loads(text) if text else None


def _refusal(wrong: urllib.error.HTTPError, body: Mapping[str, Any], words: Words) -> str:
    try:
        code = str(json.loads(wrong.read())["title"])
    except (ValueError, KeyError, TypeError):
        code = str(wrong.reason)
    if code in EXPLAINED and "network" in body:
        return words(EXPLAINED[code], network=str(body["network"]))
    return words("cli-admin-refused", code=code, status=str(wrong.code))


def _text(found: Any, words: Words) -> str:
    """Return an answer for people: a list as lines with columns, anything else a line for each part."""
    if found is None:
        return words("cli-admin-done")
    if isinstance(found, dict):
        return "\n".join(f"{name}: {_shown(name, value)}" for name, value in found.items())
    if not found:
        return words("cli-admin-nothing")
    rows = [list(found[0]), *([_shown(name, value) for name, value in line.items()] for line in found)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(line.rstrip() for line in lines)


TIMES = ("at", "created", "updated", "suspended", "until")


def _shown(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if name in TIMES:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list) else " ".join(str(value).split())
