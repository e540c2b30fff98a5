"""Values of a JSON document, checked one by one."""

from __future__ import annotations

from typing import Any

from assyria.record.record import Extra, Fault, RecordError

TOP = "top"
"""The place of errors outside deals and moves."""


def need(document: dict[str, Any], key: str, where: str) -> object:
    """Return what stands under a key. Raises RecordError if nothing does."""
    if key not in document:
        raise RecordError(Fault.MISSING_KEY, where, expected=key)
    return document[key]


def unknown(document: dict[str, Any], known: tuple[str, ...]) -> Extra:
    """Return the keys that are not known, with their values."""
    return {key: value for key, value in document.items() if key not in known}


def object_at(value: object, where: str) -> dict[str, Any]:
    """Return an object. Raises RecordError for anything else."""
    if not isinstance(value, dict):
        raise RecordError(Fault.WRONG_TYPE, where, value, "object")
    return value


def list_at(value: object, where: str) -> list[object]:
    """Return a list. Raises RecordError for anything else."""
    if not isinstance(value, list):
        raise RecordError(Fault.WRONG_TYPE, where, value, "list")
    return value


def text_at(value: object, where: str) -> str:
    """Return a text. Raises RecordError for anything else."""
    if not isinstance(value, str):
        raise RecordError(Fault.WRONG_TYPE, where, value, "text")
    return value


def integer_at(value: object, where: str) -> int:
    """Return a whole number, which true is not. Raises RecordError for anything else."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(Fault.WRONG_TYPE, where, value, "integer")
    return value
