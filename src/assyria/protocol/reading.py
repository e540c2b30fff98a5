"""What clients send, checked with the standard library alone, as a server checks it."""

from __future__ import annotations

import math
import re
import types
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass, make_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from assyria.protocol.commands import Command
from assyria.protocol.problems import InvalidPart, Problem, ProblemCode
from assyria.protocol.values import Limits, Text

Kind = TypeVar("Kind")


class _Wrong(Exception):
    """A part of what was sent is not as it should be: where, and what was expected."""

    def __init__(self, what: str, where: tuple[str, ...] = ()) -> None:
        super().__init__(what)
        self.what = what
        self.where = where


def read(kind: type[Kind], body: object) -> Kind:
    """Return what was sent as a dataclass of the protocol. Raises Problem."""
    try:
        found: Kind = _value(kind, body)
    except _Wrong as wrong:
        part = InvalidPart(where=list(wrong.where), what=wrong.what)
        raise Problem(ProblemCode.INVALID_REQUEST, errors=[vars(part)]) from None
    return found


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


def read_command(body: object) -> Command:
    """Return a command, which says by `type` what it is. Raises Problem."""
    name = body.get("type") if isinstance(body, dict) else None
    kind = _COMMANDS.get(name) if isinstance(name, str) else None
    if kind is None:
        part = InvalidPart(where=["type"], what=f"one of {', '.join(_COMMANDS)}")
        raise Problem(ProblemCode.INVALID_REQUEST, errors=[vars(part)])
    found: Command = read(kind, body)
    return found


def _literal(kind: type) -> str:
    (name,) = get_args(get_type_hints(kind)["type"])
    return str(name)


_COMMANDS: dict[str, type[Any]] = {_literal(kind): kind for kind in get_args(Command)}


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _value(kind: Any, given: object) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _written(_limited(_value(args[0], given), _of(Limits, args)), _of(Text, args))
    if origin in (Union, types.UnionType):
        if given is None and type(None) in args:
            return None
        (only,) = (arg for arg in args if arg is not type(None))
        return _value(only, given)
    if origin is Literal:
        if given not in args or type(given) not in {type(arg) for arg in args}:
            raise _Wrong(f"one of {', '.join(map(str, args))}")
        return given
    if origin is dict:
        if not isinstance(given, dict):
            raise _Wrong("an object")
        return {key: _at(str(key), args[1], item) for key, item in given.items()}
    if kind is Any:
        return given
    if origin is list:
        if not isinstance(given, list):
            raise _Wrong("a list")
        return [_at(str(place), args[0], item) for place, item in enumerate(given)]
    if is_dataclass(kind):
        assert isinstance(kind, type)
        return _object(kind, given)
    if isinstance(kind, type) and issubclass(kind, Enum):
        try:
            return kind(given)
        except ValueError:
            raise _Wrong(f"one of {', '.join(str(one.value) for one in kind)}") from None
    return _PLAIN[kind](given)


def _object(kind: type, given: object) -> Any:
    if not isinstance(given, dict):
        raise _Wrong("an object")
    known = {field.name: field for field in fields(kind)}
    for name in given:
        if name not in known:
            raise _Wrong("nothing of this name", (str(name),))
    for name, field in known.items():
        if name not in given and _is_needed(field):
            raise _Wrong("missing", (name,))
    return kind(**{name: _at(name, _hints(kind)[name], value) for name, value in given.items()})


def _is_needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _at(place: str, kind: Any, given: object) -> Any:
    try:
        return _value(kind, given)
    except _Wrong as wrong:
        raise _Wrong(wrong.what, (place, *wrong.where)) from None


def _number(given: object) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float) or not math.isfinite(given):
        raise _Wrong("a number")
    return given


def _whole(given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise _Wrong("a whole number")
    return given


def _text(given: object) -> str:
    if not isinstance(given, str):
        raise _Wrong("a text")
    return given


def _switch(given: object) -> bool:
    if not isinstance(given, bool):
        raise _Wrong("true or false")
    return given


_PLAIN: dict[Any, Callable[[object], Any]] = {float: _number, int: _whole, str: _text, bool: _switch}


def _of(kind: type[Kind], extras: tuple[Any, ...]) -> list[Kind]:
    """Return what is said in an annotation of this kind."""
    return [extra for extra in extras if isinstance(extra, kind)]


def _written(value: Any, texts: list[Text]) -> Any:
    try:
        for text in texts:
            text.check(value)
    except ValueError as wrong:
        raise _Wrong(str(wrong)) from None
    return value


def _limited(value: Any, limits: list[Limits]) -> Any:
    for limit in limits:
        if limit.at_least is not None and value < limit.at_least:
            raise _Wrong(f"at least {limit.at_least}")
        if limit.at_most is not None and value > limit.at_most:
            raise _Wrong(f"at most {limit.at_most}")
        if limit.shortest is not None and len(value) < limit.shortest:
            raise _Wrong(f"no shorter than {limit.shortest}")
        if limit.longest is not None and len(value) > limit.longest:
            raise _Wrong(f"no longer than {limit.longest}")
        # Not `search`, whose $ also stands before the end of a last line.
        if limit.pattern is not None and not re.fullmatch(limit.pattern, value):
            raise _Wrong("characters that can be seen")
    return value
