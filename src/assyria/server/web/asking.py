"""Who asks, by a cookie or a token; somebody new becomes a guest."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.context import Context, context_of
from assyria.server.identity.credential import Credential
from assyria.server.identity.identities import YEAR, digest
from assyria.server.identity.strangers import is_open
from assyria.server.identity.token_scopes import allows, endpoint_of
from assyria.server.limits.addresses import address_of
from assyria.server.settings import Settings
from assyria.store import Identity
from assyria.store.credentials import OLD_COOKIE

COOKIE = "assyria"


async def known_credential(connection: HTTPConnection) -> Credential | None:
    """Return what a connection is signed in with, or None.

    Raises Problem for a token that is not ours or may not do this, and for a session that has ended.
    """
    if not hasattr(connection.state, "credential"):
        found = await _find_credential(connection)
        if (
            found is not None
            and await context_of(connection).people.identities.note_use(found)
            and found.scope is None
        ):
            # A cookie lasts as long as its session, which lasts longer by being used.
            cookie = connection.cookies[session_cookie(context_of(connection).settings)]
            connection.state.cookies = [_cookie_header(connection, cookie)]
        connection.state.credential = found
    credential: Credential | None = connection.state.credential
    return credential


async def _find_credential(connection: HTTPConnection) -> Credential | None:
    identities, settings = context_of(connection).people.identities, context_of(connection).settings
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = await identities.by_token(token.strip())
        if found is None:
            raise Problem(ProblemCode.UNKNOWN_TOKEN)
        if not allows(found.scope, connection):
            raise Problem(ProblemCode.TOKEN_NOT_ALLOWED)
        return found
    cookie = connection.cookies.get(session_cookie(settings))
    if cookie is not None and "." not in cookie:
        return await identities.by_cookie(cookie)
    return await identities.by_old_cookie(connection.cookies.get(COOKIE))


async def check_token(connection: HTTPConnection) -> None:
    """Refuse a token that may not use this endpoint. Sockets check theirs by themselves."""
    if connection.scope["type"] == "http" and "authorization" in connection.headers:
        try:
            await known_credential(connection)
        except Problem as wrong:
            # Endpoints that need no identity of ours do not mind other tokens.
            if wrong.code is not ProblemCode.UNKNOWN_TOKEN:
                raise


async def check_stranger(connection: HTTPConnection) -> None:
    """Refuse people without an identity where the server admits no guests. Sockets check that by themselves."""
    if connection.scope["type"] == "http" and not is_open(endpoint_of(connection)):
        await need_known(connection)


async def need_known(connection: HTTPConnection) -> None:
    """Raise Problem for somebody without an identity if the server admits no guests."""
    if not context_of(connection).people.switches.guests and await known_credential(connection) is None:
        raise Problem(ProblemCode.GUESTS_CLOSED)


async def known_identity(connection: HTTPConnection) -> Identity | None:
    """Return the identity of a token or cookie, or None. Raises Problem as `known_credential` does."""
    found = await known_credential(connection)
    return found.identity if found else None


async def credential_or_guest(request: Request) -> Credential:
    """Return what a request is signed in with; somebody new becomes a guest, with a name and a cookie."""
    found = await known_credential(request)
    if found is not None and found.digest != OLD_COOKIE:
        return found
    context, user_agent = context_of(request), request.headers.get("user-agent", "")
    if found is None:
        if not context.people.switches.guests:
            raise Problem(ProblemCode.GUESTS_CLOSED)
        context.limits.guests.spend(address_of(request))
        identity = await context.people.identities.new_guest()
        cookie = await context.people.identities.new_session(identity, user_agent)
    else:
        identity = found.identity
        cookie = await context.people.identities.exchange(identity, user_agent, address_of(request))
    return sign_in(request, identity, cookie)


async def identity_or_guest(request: Request) -> Identity:
    """Return the identity that asks; a new guest gets a name and a cookie."""
    return (await credential_or_guest(request)).identity


def sign_in(request: Request, identity: Identity, cookie: str) -> Credential:
    """Send a session's cookie with any answer, even a refusal: otherwise a guest would be lost."""
    request.state.cookies = [_cookie_header(request, cookie)]
    if session_cookie(context_of(request).settings) != COOKIE and COOKIE in request.cookies:
        request.state.cookies.append(_no_cookie_header(COOKIE, secure=True))
    request.state.credential = Credential(identity, digest(cookie))
    credential: Credential = request.state.credential
    return credential


def sign_out(request: Request) -> None:
    """Have the browser forget its cookies."""
    settings = context_of(request).settings
    names = {session_cookie(settings), *({COOKIE} & request.cookies.keys())}
    request.state.cookies = [_no_cookie_header(name, settings.secure_cookies) for name in sorted(names)]


def session_cookie(settings: Settings) -> str:
    """Return the name of the cookie. The prefix makes browsers refuse one that another site or plain HTTP sets."""
    return f"__Host-{COOKIE}" if settings.secure_cookies else COOKIE


def _cookie_header(connection: HTTPConnection, cookie: str) -> str:
    settings, carrier = context_of(connection).settings, Response()
    carrier.set_cookie(
        session_cookie(settings),
        cookie,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )
    return carrier.headers["set-cookie"]


def _no_cookie_header(name: str, secure: bool) -> str:
    carrier = Response()
    carrier.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=secure)
    return carrier.headers["set-cookie"]


# Coroutines, since FastAPI calls plain functions in a thread, which takes longer than all they do.


async def request_context(request: Request) -> Context:
    """Return the parts of the server that a request belongs to."""
    return context_of(request)


async def request_address(request: Request) -> str:
    """Return the address to which the limits of a request apply."""
    return address_of(request)


Where = Annotated[str, Depends(request_address)]
"""The address of the client, as limits count it."""
Ctx = Annotated[Context, Depends(request_context)]
Who = Annotated[Identity, Depends(identity_or_guest)]
SignedIn = Annotated[Credential, Depends(credential_or_guest)]
