"""Encoding of the protocol's messages as JSON, each part once."""

from __future__ import annotations

from functools import cache
from typing import Any

import orjson
from starlette.responses import Response

from assyria.preview import Refusal
from assyria.protocol.messages import PreviewMessage, TableMessage
from assyria.protocol.puzzles import TriedPuzzle
from assyria.protocol.study import LessonAnswer
from assyria.protocol.wire import plain_value


def encode(message: Any) -> bytes:
    """Return a message as JSON."""
    return orjson.dumps(message)


def encode_preview(message: PreviewMessage) -> bytes:
    """Return a preview as JSON. It contains values of the game, such as moves, which are sent as text."""
    refused = orjson.Fragment(b"[" + b",".join(map(_refusal, message["refused"])) + b"]")
    values = {**message, "refused": refused}
    return orjson.dumps(values, default=plain_value, option=orjson.OPT_PASSTHROUGH_DATACLASS)


def encode_table(message: TableMessage) -> bytes:
    """Return a table with its preview as JSON."""
    preview = None if message.preview is None else orjson.Fragment(encode_preview(message.preview))
    return encode({**vars(message), "preview": preview})


def encode_message(message: Any) -> bytes:
    """Return any answer as JSON, also one with a table in it."""
    if isinstance(message, TableMessage):
        return encode_table(message)
    if isinstance(message, LessonAnswer | TriedPuzzle):
        return encode({**vars(message), "table": orjson.Fragment(encode_table(message.table))})
    return encode(message)


@cache
def _refusal(refusal: Refusal) -> bytes:
    """Return a refusal as JSON. A preview has dozens of them, and there are not many different ones."""
    # A copy, since orjson's result keeps its whole buffer.
    return bytes(memoryview(orjson.dumps({**vars(refusal), "move": plain_value(refusal.move)})))


def json_response(body: bytes, status: int = 200) -> Response:
    """Return a response with a body that is encoded already."""
    return Response(body, status, media_type="application/json")
