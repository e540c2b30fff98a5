"""JSON read as dataclasses, checked with the standard library alone: what clients send, as a server checks it, and
what files and ledgers keep.
"""

from __future__ import annotations

import json
import math
import re
import types
from collections.abc import Callable, Collection, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, make_dataclass
from enum import Enum
from functools import cache, partial
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from assyria.protocol.problems import InvalidPart, Problem, ProblemCode
from assyria.protocol.values import Limits, Text

Kind = TypeVar("Kind")
Reader = Callable[[Any], Any]
"""Returns a value as its type, or raises Unreadable."""


class Unreadable(ValueError):
    """A part is not as it should be: where, and what was expected."""

    def __init__(self, what: str, where: tuple[str, ...] = ()) -> None:
        super().__init__(f"{'.'.join(where)}: {what}" if where else what)
        self.what = what
        self.where = where


@dataclass(frozen=True)
class ReadBy:
    """In an annotation: the type is read by this function, since JSON has it in another shape."""

    reader: Reader


def read(kind: type[Kind], body: object) -> Kind:
    """Return what was sent as a type of the protocol. Raises Problem."""
    try:
        return parse(kind, body)
    except Unreadable as wrong:
        part = InvalidPart(where=list(wrong.where), what=wrong.what)
        raise Problem(ProblemCode.INVALID_REQUEST, errors=[vars(part)]) from None


def parse(kind: type[Kind], body: object, *, strict: bool = True) -> Kind:
    """Return a JSON value as a type. Keys that it does not know are passed over unless `strict`.

    A class of a union is told by the field that names it in all of them, such as `type`. Raises Unreadable.
    """
    found: Kind = _reader(kind, strict)(body)  # type: ignore[arg-type]  # a type can be hashed
    return found


def parse_text(kind: type[Kind], text: str | bytes, *, strict: bool = True) -> Kind:
    """Return what a text of JSON says as a type, as `parse` does. Raises Unreadable."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable("JSON") from None
    return parse(kind, body, strict=strict)


def read_text(kind: Any, name: str, text: str | int | None) -> Any:
    """Return a parameter of an address, which is a text even if it is a number. Raises Problem."""
    given: object = text
    if kind is not str and isinstance(text, str) and re.fullmatch(r"-?[0-9]{1,9}", text):
        given = int(text)
    return getattr(read(_one(kind, name), {} if given is None else {name: given}), name)


@cache
def _one(kind: Any, name: str) -> Any:
    """Return a dataclass with one field."""
    return make_dataclass("Parameter", [(name, kind)])


@cache
def _reader(kind: Any, strict: bool) -> Reader:
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda given: given
    if origin is Annotated:
        return _annotated(args[0], args[1:], strict)
    if origin in (Union, types.UnionType):
        kinds = tuple(arg for arg in args if arg is not type(None))
        reader = _tagged(kinds, strict) if len(kinds) > 1 else _reader(kinds[0], strict)
        return reader if len(kinds) == len(args) else lambda given: None if given is None else reader(given)
    if origin is Literal:
        return partial(_literal, args, {type(one) for one in args})
    if origin is dict:
        return partial(_dict, _reader(args[1], strict))
    if origin in (list, tuple):
        return partial(_items, origin, _reader(args[0], strict))
    if isinstance(kind, type) and is_dataclass(kind):
        return partial(_object, kind, strict)
    return partial(_member, kind) if issubclass(kind, Enum) else _PLAIN[kind]


def _annotated(kind: Any, extras: tuple[Any, ...], strict: bool) -> Reader:
    for extra in extras:
        if isinstance(extra, ReadBy):
            return extra.reader
    reader, checks = _reader(kind, strict), [extra.check for extra in extras if isinstance(extra, Limits | Text)]

    def checked(given: object) -> Any:
        value = reader(given)
        try:
            for check in checks:
                check(value)
        except ValueError as wrong:
            raise Unreadable(str(wrong)) from None
        return value

    return checked if checks else reader


def _tagged(kinds: tuple[type, ...], strict: bool) -> Reader:
    literals = [{name: get_args(hint) for name, hint in _hints(kind).items() if get_args(hint)} for kind in kinds]
    tag = next(name for name in literals[0] if len({each.get(name) for each in literals}) == len(kinds))
    readers = {each[tag][0]: _reader(kind, strict) for each, kind in zip(literals, kinds, strict=True)}

    def tagged(given: object) -> Any:
        name = given.get(tag) if isinstance(given, dict) else None
        if not isinstance(name, str) or name not in readers:
            raise Unreadable(f"one of {', '.join(readers)}", (tag,))
        return readers[name](given)

    return tagged


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def _fields(kind: type, strict: bool) -> tuple[dict[str, Reader], Sequence[str]]:
    """Return what reads the fields of a dataclass, and the names of those that are needed."""
    hints, made = _hints(kind), [field for field in fields(kind) if field.init]
    needed = [one.name for one in made if one.default is MISSING and one.default_factory is MISSING]
    return {one.name: _reader(hints[one.name], strict) for one in made}, needed


def _object(kind: type, strict: bool, given: object) -> Any:
    if not isinstance(given, dict):
        raise Unreadable("an object")
    readers, needed = _fields(kind, strict)
    values = {}
    try:
        for name, value in given.items():
            if name in readers:
                values[name] = readers[name](value)
            elif strict:
                raise Unreadable(f"not known here; known: {', '.join(readers)}")
    except Unreadable as wrong:
        raise Unreadable(wrong.what, (str(name), *wrong.where)) from None
    for name in needed:
        if name not in values:
            raise Unreadable("missing", (name,))
    return kind(**values)


def read_at(place: str, reader: Reader, given: object) -> Any:
    """Return what a reader makes of a part. Raises Unreadable, which names its place."""
    try:
        return reader(given)
    except Unreadable as wrong:
        raise Unreadable(wrong.what, (place, *wrong.where)) from None


def _dict(reader: Reader, given: object) -> Any:
    if not isinstance(given, dict):
        raise Unreadable("an object")
    return {key: read_at(str(key), reader, item) for key, item in given.items()}


def _items(kind: type, reader: Reader, given: object) -> Any:
    if not isinstance(given, list):
        raise Unreadable("a list")
    return kind(read_at(str(place), reader, item) for place, item in enumerate(given))


def _literal(known: tuple[Any, ...], kinds: Collection[type], given: object) -> Any:
    # True is no 1.
    if given not in known or type(given) not in kinds:
        raise Unreadable(f"one of {', '.join(map(str, known))}")
    return given


def _member(kind: type[Enum], given: object) -> Any:
    try:
        return kind(given)
    except ValueError:
        raise Unreadable(f"one of {', '.join(str(one.value) for one in kind)}") from None


def _number(given: object) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float) or not math.isfinite(given):
        raise Unreadable("a number")
    return given


def _whole(given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise Unreadable("a whole number")
    return given


def _text(given: object) -> str:
    if not isinstance(given, str):
        raise Unreadable("a text")
    return given


def _switch(given: object) -> bool:
    if not isinstance(given, bool):
        raise Unreadable("true or false")
    return given


_PLAIN: dict[Any, Reader] = {float: _number, int: _whole, str: _text, bool: _switch}
