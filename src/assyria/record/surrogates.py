"""Halves of characters: JSON can write one alone as an escape, but no encoder takes it any further."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from assyria.record.record import Fault, RecordError, shortened

_ESCAPED = re.compile(r"\\u[dD][89a-fA-F]")
_LONE = re.compile("[\ud800-\udfff]")
REPLACEMENT = "\ufffd"


def may_have_surrogates(text: str) -> bool:
    """Return whether a JSON text has such an escape at all; hardly any has."""
    return _ESCAPED.search(text) is not None


def refuse_surrogates(document: object) -> None:
    """Raise RecordError if a text or a key, however deep, has half a character."""
    for where, text in _texts(document, ""):
        if _LONE.search(text):
            raise RecordError(Fault.WRONG_VALUE, where, text, "UTF-8")


def without_surrogates(value: Any) -> Any:
    """Return a document with a sign in place of each half of a character."""
    if isinstance(value, str):
        return _LONE.sub(REPLACEMENT, value)
    if isinstance(value, dict):
        return {without_surrogates(key): without_surrogates(item) for key, item in value.items()}
    return [without_surrogates(item) for item in value] if isinstance(value, list) else value


def _texts(value: object, where: str) -> Iterator[tuple[str, str]]:
    """Yield all texts and keys with their places."""
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, dict):
        for key, item in value.items():
            place = f"{where}.{shortened(key)}" if where else shortened(key)
            yield place, key
            yield from _texts(item, place)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _texts(item, f"{where}[{number}]")
