"""Write docs/rules-map.md: every paragraph of the rules, what carries it out, and what holds it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MAP = ROOT / "docs" / "rules-map.md"
RULES_TEXT = ROOT / "docs" / "rules" / "en"
SOURCES = [ROOT / "src" / "assyria" / layer for layer in ("board", "rules", "record")]
TESTS = ROOT / "tests"

HEADING = re.compile(r"^#{1,2} §(\d(?:\.\d+)?) (.+)$", re.MULTILINE)
CITED = re.compile(r"§(\d+(?:\.\d+)?)")
NOTATION = {"10": "Move notation and records"}
"""Not a rule of the game, so it is explained in docs/record-format.md instead."""


class Entry(NamedTuple):
    """A symbol or a test, and where it is."""

    file: str
    name: str


def paragraphs() -> dict[str, str]:
    """Every paragraph with its title; a chapter that has paragraphs is not one itself."""
    found: dict[str, str] = {}
    for file in sorted(RULES_TEXT.glob("*.md")):
        found.update(HEADING.findall(file.read_text(encoding="utf-8")))
    divided = {number.partition(".")[0] for number in found if "." in number}
    return {number: title for number, title in found.items() if number not in divided} | NOTATION


def symbols() -> dict[str, list[Entry]]:
    """By paragraph: the functions, classes and constants whose docstring cites it."""
    return _cited(file for folder in SOURCES for file in sorted(folder.rglob("*.py")))


def tests() -> dict[str, list[Entry]]:
    """By paragraph: the tests whose docstring cites it."""
    found = _cited(sorted(TESTS.rglob("test_*.py")))
    return {
        number: [entry for entry in entries if entry.name.startswith("test_")] for number, entries in found.items()
    }


def refusals(entries: list[Entry]) -> list[Entry]:
    """Those of the tests that are about something not legal."""
    return [entry for entry in entries if entry.name.startswith("test_not_")]


def _cited(files: Iterator[Path] | list[Path]) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = defaultdict(list)
    for file in files:
        for name, doc in documented(ast.parse(file.read_text(encoding="utf-8"))):
            for number in dict.fromkeys(CITED.findall(doc)):
                found[number].append(Entry(str(file.relative_to(ROOT)), name))
    return found


def documented(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Names with their docstrings, also of constants and fields, which have theirs below."""
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        match node:
            case ast.FunctionDef() | ast.ClassDef():
                yield node.name, ast.get_docstring(node) or ""
                if isinstance(node, ast.ClassDef):
                    for name, doc in documented(node):
                        yield f"{node.name}.{name}", doc
            case ast.Assign(targets=[target, *_]) | ast.AnnAssign(target=target):
                if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                    yield ast.unparse(target).strip("()"), str(following.value.value)
            case _:
                pass


def text() -> str:
    """The page."""
    by_symbol, by_test = symbols(), tests()
    lines = [
        "# Rules map",
        "",
        "Every paragraph of the [rules](rules/en/0-overview.md), the symbols that carry it out and the tests "
        "that hold it;",
        "how many of the tests are of something that is not legal stands in brackets.",
        "Written by `make docs` from the docstrings; a test fails if a paragraph lacks either.",
        "",
        "| § | about | symbols | tests |",
        "|---|---|---|---|",
    ]
    for number, title in paragraphs().items():
        carried = "<br>".join(f"`{_short(e.file)}` {e.name}" for e in by_symbol.get(number, []))
        held = by_test.get(number, [])
        files = sorted({entry.file for entry in held})
        counts = [
            f"`{_short(file)}` {len(own)} ({len(refusals(own))})"
            for file in files
            if (own := [entry for entry in held if entry.file == file])
        ]
        lines.append(f"| §{number} | {title} | {carried} | {'<br>'.join(counts)} |")
    return "\n".join(lines) + "\n"


def _short(file: str) -> str:
    return file.removeprefix("src/assyria/").removeprefix("tests/")


def main() -> None:
    MAP.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
