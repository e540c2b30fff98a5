"""The catalogues as tests read them."""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import product

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Return the messages of a language by name."""
    folder = resources.files("assyria.render") / "locales" / language
    found: dict[str, ftl.Message] = {}
    for file in folder.iterdir():
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def readings(message: ftl.Message) -> list[str]:
    """Return every text that a message can give: one for each choice of variants, with … for a value."""
    assert message.value is not None
    return _readings(message.value)


def _readings(pattern: ftl.Pattern) -> list[str]:
    parts = [[part.value] if isinstance(part, ftl.TextElement) else _values(part) for part in pattern.elements]
    return ["".join(choice) for choice in product(*parts)]


def _values(placeable: ftl.Placeable) -> list[str]:
    match placeable.expression:
        case ftl.SelectExpression(variants=variants):
            return [text for variant in variants for text in _readings(variant.value)]
        case ftl.StringLiteral(value=value):
            return [value]
        case _:
            return ["…"]
