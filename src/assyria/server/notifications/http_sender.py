"""The sender: one guarded POST, to webhooks and push services alike.

It speaks to the transport directly and not through `httpx.AsyncClient`: a client would write the
URL, which is a secret, into the log, and could follow redirects or the environment's proxies,
which resolve names themselves and so undo the guard.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address

import httpx

from assyria.server.notifications.guard import Address, Guard, Target, is_public
from assyria.server.notifications.outcome import Code, Outcome, Undeliverable, answered

Resolver = Callable[[str, int], Awaitable[Sequence[str]]]
"""From host and port to addresses, as text. OSError where there is none."""
TransportFactory = Callable[[], httpx.AsyncBaseTransport]

SECONDS = 5.0
"""For everything: name, connection, answer."""
LARGEST_ANSWER = 4096
"""Bytes of an answer after which no more is read. None is used; a short one is read to its end so that
the other side can finish in peace."""
MOST_ADDRESSES = 4

# Threads of its own, since a name server that hangs would else hold the threads that others wait for.
_RESOLVING = ThreadPoolExecutor(4, "notifications-resolve")


async def resolve(host: str, port: int) -> Sequence[str]:
    """Ask the system, in the order it would connect in."""

    def ask() -> Sequence[str]:
        return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]

    return await asyncio.get_running_loop().run_in_executor(_RESOLVING, ask)


@cache
def _trust() -> ssl.SSLContext:
    """Loaded once: reading the certificates takes tens of milliseconds."""
    return httpx.create_ssl_context()


def transport() -> httpx.AsyncBaseTransport:
    """A new one for each delivery.

    Connections are made by address, so a shared pool would give a name the connection whose
    certificate was checked for another name at the same address.
    """
    return httpx.AsyncHTTPTransport(verify=_trust(), trust_env=False)


@dataclass(frozen=True)
class HttpSender:
    """Delivers once and says how it went. Whether and when to try again is for the caller to say."""

    guard: Guard = Guard()
    resolve: Resolver = resolve
    transport: TransportFactory = transport
    seconds: float = SECONDS

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        """POST the body, if the guard lets it go there."""
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
            return Outcome(Code.TIMED_OUT)

    async def _addresses(self, target: Target) -> Sequence[Address]:
        """Where the target is. One private address among public ones is enough to refuse it."""
        if target.literal is not None:
            return [target.literal]
        try:
            # Equal answers for several socket types or from several records are one address.
            found = list(dict.fromkeys(map(ip_address, await self.resolve(target.host, target.port))))
        except (OSError, ValueError):
            raise Undeliverable(Code.UNRESOLVABLE) from None
        if not found:
            raise Undeliverable(Code.UNRESOLVABLE)
        if not target.trusted and not all(map(is_public, found)):
            raise Undeliverable(Code.PRIVATE_ADDRESS)
        return found

    async def _answer(
        self,
        transport: httpx.AsyncBaseTransport,
        target: Target,
        addresses: Sequence[Address],
        body: bytes,
        headers: Mapping[str, str],
    ) -> httpx.Response:
        """The answer of the first address that takes the connection.

        Going on to the next address is no second attempt: nothing was sent yet, so a notification
        never arrives twice.
        """
        wait = dict.fromkeys(("connect", "read", "write", "pool"), self.seconds)
        wait["connect"] /= 2  # an address that swallows packets must leave time for the next
        failure = Code.UNRESOLVABLE
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
                failure = Code.TIMED_OUT
            except httpx.ConnectError as error:
                if _is_tls(error):
                    raise Undeliverable(Code.TLS_FAILED) from None
                failure = Code.REFUSED
            except httpx.TimeoutException:
                raise Undeliverable(Code.TIMED_OUT) from None
            except httpx.HTTPError:
                raise Undeliverable(Code.BROKEN_OFF) from None
        raise Undeliverable(failure)


async def _sip(answer: httpx.Response, deadline: float) -> None:
    """Read a little, undecoded. The status is known by now, so nothing that goes wrong here matters."""
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
