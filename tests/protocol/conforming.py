"""Whether a message that arrived is what its type in the protocol says: nothing missing, nothing more."""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import orjson
from tools.protocol_types import is_optional

from assyria.protocol.options import ClockRule, TableOptions
from assyria.protocol.values import Named


class DoesNotConform(AssertionError):
    """Where a message is not what its type says, and what stands there."""


def wire(message: object) -> Any:
    """Return a message as it arrives."""
    return orjson.loads(orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS))


def check(hint: Any, message: object) -> None:
    """A message of ours has its type, once encoded."""
    conforms(hint, wire(message))


def conforms(hint: Any, value: Any, at: str = "message") -> None:
    """Raises DoesNotConform."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        listed = [extra.values for extra in args[1:] if isinstance(extra, Named) and extra.values]
        _need(not listed or value in listed[0], at, value, hint)
        conforms(args[0], value, at)
    elif origin is Literal:
        _need(value in args and type(value) in map(type, args), at, value, hint)
    elif origin in (Union, types.UnionType):
        _conforms_to_one(args, value, at)
    elif origin is list:
        _need(isinstance(value, list), at, value, hint)
        for index, item in enumerate(value):
            conforms(args[0], item, f"{at}[{index}]")
    elif origin is dict:
        _need(isinstance(value, dict), at, value, hint)
        for key, item in value.items():
            conforms(args[0], key, f"{at} key")
            conforms(args[1], item, f"{at}.{key}")
    elif is_dataclass(hint):
        _conforms_to_dataclass(hint, value, at)
    elif isinstance(hint, type) and issubclass(hint, Enum):
        _need(value in [one.value for one in hint], at, value, hint)
    elif hint is float:
        _need(type(value) in (int, float), at, value, hint)
    elif hint is not Any:
        _need(type(value) is hint, at, value, hint)


def _conforms_to_one(hints: tuple[Any, ...], value: Any, at: str) -> None:
    tags = ("type", "kind", "event", "deck")
    wrong = []
    for hint in hints:
        if is_dataclass(hint) and isinstance(value, dict):
            named = get_type_hints(hint)
            if any(t in named and t in value and value[t] not in get_args(named[t]) for t in tags):
                continue
        try:
            return conforms(hint, value, at)
        except DoesNotConform as found:
            wrong.append(str(found))
    raise DoesNotConform("; ".join(wrong) or f"{at}: {value!r} is none of {hints}")


def _conforms_to_dataclass(kind: Any, value: Any, at: str) -> None:
    _need(isinstance(value, dict), at, value, kind)
    hints = get_type_hints(kind, include_extras=True)
    known = {field.name: field for field in fields(kind)}
    whole = kind in (TableOptions, ClockRule)
    needed = {name for name, field in known.items() if whole or not is_optional(field, hints[name])}
    _need(needed <= set(value) <= set(known), at, sorted(value), sorted(known))
    for name, item in value.items():
        conforms(hints[name], item, f"{at}.{name}")


def _need(right: bool, at: str, value: object, hint: object) -> None:
    if not right:
        raise DoesNotConform(f"{at}: {value!r} is not {hint}")
