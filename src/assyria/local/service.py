"""The endpoints of a server, answered in the browser. What needs other people needs a server."""

from __future__ import annotations

import json
import traceback
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qsl, unquote

from assyria.host.ledger import Unavailable
from assyria.local.encoding import encode
from assyria.local.exports import export_tables, import_tables
from assyria.local.place import BrowserPlace
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.reading import read, read_text
from assyria.service.endpoint import Endpoint, Home
from assyria.service.endpoints import ENDPOINTS
from assyria.service.place import Encoded

Answer = tuple[bool, bytes]
"""Whether it was done, and a body: JSON, or nothing."""


class Service:
    """Answers requests."""

    def __init__(self, place: BrowserPlace, endpoints: Sequence[Endpoint] = ENDPOINTS) -> None:
        self._place = place
        self._endpoints = endpoints
        self._own: dict[str, Callable[..., Awaitable[Any]]] = {
            "DELETE /tables/{table_id}": self._remove,
            "GET /saved": self._export,
            "POST /saved": self._import,
        }

    async def answer(self, method: str, address: str, body: str | None = None) -> Answer:
        """Answer a request. What is refused is a problem as a server writes it."""
        try:
            return True, await self._answer(method, address, body)
        except Problem as wrong:
            return _problem(wrong)
        except Unavailable:
            return _problem(Problem(ProblemCode.STORE_UNAVAILABLE))
        except Exception:
            # Ours, not the player's: the page says so, and the console has the rest.
            traceback.print_exc()
            return _problem(Problem(ProblemCode.INTERNAL_ERROR))

    async def _answer(self, method: str, address: str, body: str | None) -> bytes:
        path, _, query = address.partition("?")
        for endpoint in self._endpoints:
            found = endpoint.pattern.fullmatch(path)
            if endpoint.method == method and found:
                in_path = {name: unquote(text) for name, text in found.groupdict().items()}
                return await self._ask(endpoint, {**dict(parse_qsl(query)), **in_path}, body or "")
        raise Problem(ProblemCode.NOT_FOUND)

    async def _ask(self, endpoint: Endpoint, texts: Mapping[str, str], body: str) -> bytes:
        if endpoint.home is Home.SERVER:
            raise Problem(ProblemCode.NEEDS_SERVER)
        given: dict[str, Any] = {
            name: read_text(endpoint.parameters.get(name, str), name, texts.get(name, endpoint.defaults.get(name)))
            for name in (*endpoint.in_path, *endpoint.in_query)
        }
        if endpoint.request is not None:
            given["body"] = _body(endpoint.request, body)
        if endpoint.handle is None:
            found = await self._own[endpoint.key](**given)
        else:
            found = await endpoint.handle(self._place, self._place, **given)
        return b"" if found is None else found.body if isinstance(found, Encoded) else encode(found)

    async def _remove(self, table_id: str) -> None:
        await self._place.tables.remove(table_id)

    async def _export(self) -> Encoded:
        return Encoded((await export_tables(self._place.tables.store)).encode())

    async def _import(self, body: bytes) -> dict[str, int]:
        return await import_tables(self._place.tables.store, body.decode())


def _body(kind: Any, body: str) -> Any:
    """Return a body as what an endpoint takes. Raises Problem."""
    if kind is bytes:
        return body.encode("utf-8", "replace")
    try:
        found = json.loads(body or "{}")
    except ValueError:
        raise Problem(ProblemCode.NOT_JSON) from None
    return read(kind, found)


def _problem(problem: Problem) -> Answer:
    return False, encode(problem.body())
