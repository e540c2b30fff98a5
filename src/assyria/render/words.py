"""Message catalogues: every text for people, in four languages (Fluent)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import get_args

from fluent.runtime import FluentBundle, FluentResource

from assyria.protocol.values import Language

LANGUAGES: tuple[str, ...] = get_args(Language)

# Where a message or a term begins, and what a pattern refers to.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Words:
    """One language. `words("prompt-huts", left=2)` is a text in it.

    A message is parsed when it is first wanted: parsing all of them takes longer than most commands.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        folder = resources.files("assyria.render") / "locales" / language
        for file in folder.iterdir():
            self._sources.update(entries(file.read_text(encoding="utf-8")))

    def __call__(self, message: str, **values: str | float) -> str:
        """Return the text of a message. Fails if the message or a value is missing, which is our mistake."""
        if message not in self._parsed:
            self._parse(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)

    def _parse(self, name: str) -> None:
        """Add an entry and all that it refers to. Threads that want the same one do so twice, which is no harm."""
        source = self._sources.get(name, "")
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            self._parse(reference)
        self._parsed.add(name)


def entries(catalogue: str) -> dict[str, str]:
    """Return the sources of a catalogue's messages and terms, by name."""
    starts = list(_ENTRY.finditer(catalogue))
    ends = [start.start() for start in starts[1:]] + [len(catalogue)]
    return {start[1]: catalogue[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def words_in(language: str) -> Words:
    """Return the words of a language, read once. Raises ValueError for one that we do not speak."""
    if language not in LANGUAGES:
        raise ValueError(f"one of the languages {', '.join(LANGUAGES)} expected, not {language!r}")
    return Words(language)


def choose_language(wished: str | None, environment: Mapping[str, str]) -> str:
    """Return the language asked for, else the environment's, else English."""
    asked = (
        wished,
        environment.get("ASSYRIA_LANG"),
        environment.get("LC_ALL"),
        environment.get("LC_MESSAGES"),
        environment.get("LANG"),
    )
    for name in asked:
        code = (name or "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
