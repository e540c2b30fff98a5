"""Write docs/api.md: what `import assyria` offers, from its signatures and docstrings."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from textwrap import dedent
from types import UnionType
from typing import Any, get_args

import assyria
from tools.rules_map import documented

PAGE = Path(__file__).parents[1] / "docs" / "api.md"

INTRO = """\
# The library

`import assyria` gives a program the whole game. Names are loaded when they are first used: the rules alone load
neither NumPy nor a server. Chance is always an argument: the same seed gives the same game on any machine.
Modules beneath may change; a change of what is on this page is told in the [changelog](../CHANGELOG.md).

Written by `make docs` from the docstrings. The examples are run by the tests.
"""

SECTIONS = {
    "A game being played": "Playthrough",
    "Bots": "play_match Stats load_bot Bot BotPlayer Strategy",
    "Analyses, and engines of any kind": "analyse analyses Depth Analysis Candidate Engine",
    "The rules as pure functions": (
        "Game deal Deal new_game legal_moves why_not play shuffled_with Step outcome view check load_board"
    ),
    "Records, moves and positions as text": (
        "read_record write_record read_records write_records replay GameHistory Record find_move move_text "
        "parse_move position_text parse_position"
    ),
    "Pictures": "picture Picture svg_to_png",
    "Values": "Seat Move Event State View Player Phase Outcome ScoreBreakdown Source Reason Board",
    "Errors": "IllegalMove NotAMove NotAPosition NoRecord RecordError UnknownBot BotFailed",
}
"""Every name of the API but the version, in the order of the page."""

ALIASES = {
    "Seat": "A place at the table: 0, 1, 2 or 3.",
    "Move": (
        "A decision. `move_text` writes it in the [notation of records](record-format.md#moves). "
        "All kinds can be imported from `assyria.rules`, `DONE` and `OFFER`, too."
    ),
    "Event": (
        "What happened after a move, in order. Enough to tell the story and to animate it. "
        "All kinds can be imported from `assyria.rules`."
    ),
}
"""Type aliases, which have no docstrings."""


def text() -> str:
    """Return the page."""
    parts = [INTRO]
    for title, names in SECTIONS.items():
        parts.append(f"## {title}\n")
        parts += [_entry(name, getattr(assyria, name)) for name in names.split()]
    return "\n".join(parts)


def _entry(name: str, value: Any) -> str:
    if name in ALIASES:
        return "\n".join((f"### {name}\n", f"{ALIASES[name]}\n", *_kinds(value)))
    if isinstance(value, type):
        return "\n".join((f"### {name}\n", _prose(value), *_members(value)))
    return f"### {name}\n\n{_code(_signature(inspect.unwrap(value)))}\n{_prose(value)}"


def _kinds(alias: object) -> Iterator[str]:
    """The classes of a union, with what each is about."""
    if isinstance(alias, UnionType):
        yield "| | fields | |\n|---|---|---|"
        for kind in get_args(alias):
            fields = ", ".join(f"`{name}`" for name, _, _ in _fields(kind))
            yield f"| `{kind.__name__}` | {fields} | {(inspect.getdoc(kind) or '').splitlines()[0]} |"
        yield ""


def _members(kind: type) -> Iterator[str]:
    """What a class has: its values, its fields, or its properties and methods."""
    if issubclass(kind, Enum):
        yield ", ".join(f"`{_plain(member.value)}`" for member in kind) + "\n"
    elif is_dataclass(kind) or hasattr(kind, "_fields") or kind is assyria.Bot:
        yield "| field | type | |\n|---|---|---|"
        for name, annotation, about in _fields(kind):
            escaped = annotation.replace("|", "\\|")
            yield f"| `{name}` | `{escaped}` | {about} |"
        yield ""
    if not issubclass(kind, Exception):
        for name, member in vars(kind).items():
            if not name.startswith("_") or (name == "__init__" and kind in (assyria.Playthrough, assyria.Engine)):
                yield from _method(f"#### {kind.__name__}.{name}\n", member)


def _method(heading: str, member: object) -> Iterator[str]:
    if isinstance(member, classmethod):
        yield f"{heading}\n{_code('@classmethod', _signature(member.__func__))}\n{_prose(member)}"
    elif isinstance(member, property):
        yield f"{heading}\n{_code('@property', _signature(member.fget))}\n{_prose(member)}"
    elif inspect.isfunction(member):
        yield f"{heading}\n{_code(_signature(member))}\n{_prose(member)}"


def _signature(function: Any) -> str:
    """The function's first lines as its author wrote them."""
    source = dedent(inspect.getsource(function))
    (node,) = ast.parse(source).body
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    return "\n".join(source.splitlines()[node.lineno - 1 : node.body[0].lineno - 1]).rstrip(":")


def _prose(value: object) -> str:
    """The docstring as Markdown: examples become code."""
    lines, in_example = [], False
    about = inspect.getdoc(value) or ""
    for line in about.splitlines():
        if line.startswith(">>>") and not in_example:
            lines += ["```pycon", *_imports(about)]
            in_example = True
        elif not line and in_example:
            lines.append("```")
            in_example = False
        lines.append(line)
    if in_example:
        lines.append("```")
    return "".join(f"{line}\n" for line in lines)


def _imports(example: str) -> Iterator[str]:
    """What an example needs that its docstring leaves out, so that it can be pasted."""
    code = "\n".join(
        line[4:] for line in example.splitlines() if line.startswith((">>>", "...")) and line != "..."
    )
    names = {node.id for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)} & set(assyria.__all__)
    if names and "from assyria import" not in code:
        yield f">>> from assyria import {', '.join(sorted(names))}"


def _fields(kind: type) -> Iterator[tuple[str, str, str]]:
    """The public fields of a class with their types and what stands below them, its base classes' first."""
    for base in reversed(kind.__mro__):
        if not base.__module__.startswith("assyria."):
            continue
        (node,) = ast.parse(dedent(inspect.getsource(base))).body
        assert isinstance(node, ast.ClassDef)
        notes = dict(documented(node))
        for line in node.body:
            if isinstance(line, ast.AnnAssign):
                name = ast.unparse(line.target)
                if not name.startswith("_"):
                    yield name, ast.unparse(line.annotation), " ".join(notes.get(name, "").split())


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _code(*lines: str) -> str:
    return "\n".join(("```python", *lines, "```\n"))


def main() -> None:
    PAGE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
