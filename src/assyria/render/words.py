"""Message catalogues: every text for people, in four languages (Fluent)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "pl")


class Words:
    """One language. `words("prompt-huts", left=2)` is a text in it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files("assyria.render") / "locales" / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, message: str, **values: str | float) -> str:
        """Return the text of a message. Fails if the message or a value is missing, which is our mistake."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)


@cache
def words_in(language: str) -> Words:
    """Return the words of a language, read once."""
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
