"""uvicorn's HTTP with limits that it lacks: connections of one address, and time for headers and body."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import orjson
from uvicorn.protocols.http.h11_impl import H11Protocol

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.quotas import RETRY
from assyria.server.metrics import LIMITED
from assyria.server.web.connection_limits import CONNECTION_LIMITS, ConnectionLimits, is_trusted
from assyria.server.web.problems import problem_body


class HttpProtocol(H11Protocol):
    """A connection that is refused if its address has too many, and ended if a request arrives too slowly."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        # None for an app that is not ours.
        self._limits: ConnectionLimits | None = self.app_state.get(CONNECTION_LIMITS)
        self._host: str | None = None
        """The host that this connection is counted for."""
        self._refused = False
        self._awaited: object = None
        """The state of the client that we wait to end: IDLE until the headers are there, then SEND_BODY."""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._limits is None:
            return
        host = self.client[0] if self.client else ""
        if not self._limits.admit(host, is_trusted(host, self.config.forwarded_allow_ips or "")):
            self._refused = True
            most = self._limits.most_of_address
            self._end(Problem(ProblemCode.TOO_MANY_CONNECTIONS, most=most, retry_after=RETRY))
            return
        self._host = host
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._release()

    def data_received(self, data: bytes) -> None:
        if not self._refused:
            super().data_received(data)
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        # From now on the socket's protocol has the connection, and counts it.
        self._release()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Set a time for what the client has to send next."""
        if self._limits is None or self._host is None:
            return
        state = self.conn.their_state
        if state is self._awaited:
            return
        self._awaited = state
        self._stop_timer()
        if state is h11.IDLE:
            self._timer = self.loop.call_later(self._limits.header_time, self._too_late, "header_time")
        elif state is h11.SEND_BODY:
            self._timer = self.loop.call_later(self._limits.body_time, self._too_late, "body_time")

    def _too_late(self, limit: str) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        LIMITED.labels(limit).inc()
        cycle = self.cycle if self._awaited is h11.SEND_BODY else None
        if cycle is not None:
            # The app learns that nobody is there any more.
            cycle.disconnected = True
            cycle.message_event.set()
        if cycle is not None and cycle.response_started:
            self.transport.close()
        else:
            self._end(Problem(ProblemCode.TOO_SLOW))

    def _end(self, problem: Problem) -> None:
        """Answer with a problem, whatever was read so far, and close the connection."""
        said = problem_body(problem)
        body = orjson.dumps(said)
        head = f"HTTP/1.1 {said['status']} \r\ncontent-type: application/problem+json\r\n"
        if "retry_after" in problem.details:
            head += f"retry-after: {problem.details['retry_after']:.0f}\r\n"
        head += f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode("ascii") + body)
        self.transport.close()

    def _release(self) -> None:
        self._stop_timer()
        if self._host is not None and self._limits is not None:
            self._limits.release(self._host)
            self._host = None

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
