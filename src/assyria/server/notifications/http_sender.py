"""The sender: one guarded POST, for webhooks and push services.

It uses the transport directly and not `httpx.AsyncClient`: a client would log the URL, which is a secret,
and could follow redirects or the environment's proxies, which resolve names themselves and so bypass the
guard.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address

import httpx

from assyria.server.notifications.delivery_result import DeliveryCode, DeliveryResult, Undeliverable, answered
from assyria.server.notifications.guard import Address, Guard, Target, is_public
from assyria.server.notifications.pacing import CONNECTIONS

Resolver = Callable[[str, int], Awaitable[Sequence[str]]]
"""Returns the addresses of a host and port, as text. Raises OSError if there are none."""
TransportFactory = Callable[[], httpx.AsyncBaseTransport]

log = logging.getLogger("assyria.notifier")

SECONDS = 5.0
"""Seconds for everything: name, connection, answer."""
LARGEST_ANSWER = 4096
"""The most bytes of an answer that are read. They are not used; a short answer is read to its end so that the
other side can finish normally."""
MOST_ADDRESSES = 4

# Threads of its own: a name server that hangs would otherwise block the threads that others need.
# More than there are connections at once, since one that has timed out leaves its thread behind for a while.
_RESOLVING = ThreadPoolExecutor(2 * CONNECTIONS, "notifications-resolve")


async def resolve(host: str, port: int) -> Sequence[str]:
    """Return the addresses that the system finds, in the order in which it would connect."""

    def ask() -> Sequence[str]:
        return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]

    return await asyncio.get_running_loop().run_in_executor(_RESOLVING, ask)


@cache
def _trust() -> ssl.SSLContext:
    """Return the trusted certificates, loaded once: reading them takes tens of milliseconds."""
    return httpx.create_ssl_context()


def transport() -> httpx.AsyncBaseTransport:
    """Return a new transport, one for each delivery.

    Connections are made by address, so a shared pool would reuse a connection for another name at the same
    address, whose certificate was never checked.
    """
    return httpx.AsyncHTTPTransport(verify=_trust(), trust_env=False)


@dataclass(frozen=True)
class HttpSender:
    """Delivers once and returns the outcome. The caller decides whether and when to try again."""

    guard: Guard = Guard()
    resolve: Resolver = resolve
    transport: TransportFactory = transport
    seconds: float = SECONDS

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> DeliveryResult:
        """POST the body if the guard allows the URL."""
        try:
            target = self.guard.target(url)
            async with self.transport() as transport:
                deadline = asyncio.get_running_loop().time() + self.seconds
                async with asyncio.timeout_at(deadline):
                    addresses = await self._addresses(target)
                    answer = await self._answer(transport, target, addresses, body, headers)
                await _sip(answer, deadline)
                return answered(answer.status_code)
        except Undeliverable as why:
            return why.outcome
        except TimeoutError:
            return DeliveryResult(DeliveryCode.TIMED_OUT)

    async def _addresses(self, target: Target) -> Sequence[Address]:
        """Return the addresses of a target. One private address among public ones is enough to refuse it."""
        if target.literal is not None:
            return [target.literal]
        try:
            # The same address for several socket types or from several records counts once.
            found = list(dict.fromkeys(map(ip_address, await self.resolve(target.host, target.port))))
        except (OSError, ValueError):
            raise Undeliverable(DeliveryCode.UNRESOLVABLE) from None
        if not found:
            raise Undeliverable(DeliveryCode.UNRESOLVABLE)
        if not target.trusted and not all(map(is_public, found)):
            # People get the same answer for a name that is not there: otherwise they could find the names inside.
            log.warning("private address", extra={"host": target.host})
            raise Undeliverable(DeliveryCode.UNRESOLVABLE)
        return found

    async def _answer(
        self,
        transport: httpx.AsyncBaseTransport,
        target: Target,
        addresses: Sequence[Address],
        body: bytes,
        headers: Mapping[str, str],
    ) -> httpx.Response:
        """Return the answer of the first address that accepts the connection.

        Trying the next address is not a second attempt: nothing was sent yet, so a notification never
        arrives twice.
        """
        wait = dict.fromkeys(("connect", "read", "write", "pool"), self.seconds)
        wait["connect"] /= 2  # An address that drops packets must leave time for the next one.
        failure = DeliveryCode.UNRESOLVABLE
        for address in addresses[:MOST_ADDRESSES]:
            request = httpx.Request(
                "POST",
                target.url_at(address),
                headers={"Host": target.authority, "User-Agent": "assyria", "Connection": "close", **headers},
                content=body,
                extensions={"sni_hostname": target.host, "timeout": wait},
            )
            try:
                return await transport.handle_async_request(request)
            except httpx.ConnectTimeout:
                failure = DeliveryCode.TIMED_OUT
            except httpx.ConnectError as error:
                if _is_tls(error):
                    raise Undeliverable(DeliveryCode.TLS_FAILED) from None
                failure = DeliveryCode.REFUSED
            except httpx.TimeoutException:
                raise Undeliverable(DeliveryCode.TIMED_OUT) from None
            except httpx.HTTPError:
                raise Undeliverable(DeliveryCode.BROKEN_OFF) from None
        raise Undeliverable(failure)


async def _sip(answer: httpx.Response, deadline: float) -> None:
    """Read a little of the body, undecoded. The status is known by now, so errors here do not matter."""
    assert isinstance(answer.stream, httpx.AsyncByteStream)
    read = 0
    try:
        with suppress(httpx.HTTPError, TimeoutError):
            async with asyncio.timeout_at(deadline):
                async for chunk in answer.stream:
                    read += len(chunk)
                    if read >= LARGEST_ANSWER:
                        break
    finally:
        await answer.aclose()


def _is_tls(error: BaseException | None) -> bool:
    while error is not None and not isinstance(error, ssl.SSLError):
        error = error.__cause__ or error.__context__
    return error is not None
