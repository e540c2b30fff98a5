"""What people and programs sign in with: sessions of browsers, and tokens. Only digests are stored."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, delete, insert, select, update

from assyria.host.ledger import Missing
from assyria.store import schema
from assyria.store.database import Channel
from assyria.store.queries import IDENTITY, Queries, fit, identity_with
from assyria.store.values import Identity, Session, Token

OLD_COOKIE = "old-cookie"
"""Stands for the digest where a signed cookie of the edition before sessions is used."""

_SESSION = tuple(
    schema.sessions.c[name] for name in ("digest", "identity", "browser", "system", "created", "seen")
)
_TOKEN = tuple(schema.tokens.c[name] for name in ("digest", "identity", "label", "scope", "at", "used"))


class Credentials(Queries):
    """Sessions and tokens. All processes are told of those that have ended."""

    def on_signed_out(self, told: Callable[[str, str], None]) -> None:
        """Call `told` for every credential that ends, with (identity, digest), or (identity, "") for all of them.

        On PostgreSQL for those that any process ends, and with ("", "") when some may have been missed.
        """
        self._database.on_message(Channel.SIGNED_OUT, told)

    async def existing(self, digests: Collection[str]) -> set[str]:
        """Return which of these credentials are still good. Old cookies are not among them."""
        found: set[str] = set()
        for table in (schema.sessions, schema.tokens):
            query = select(table.c.digest).where(table.c.digest.in_(digests))
            found.update(row.digest for row in await self._rows(query))
        return found

    # Sessions

    async def add_session(self, session: Session, most: int) -> None:
        """Add a session; `most` of them are kept. Raises Missing if there is no such identity."""
        fit(session.browser, session.system)

        def work(connection: Connection) -> list[str]:
            connection.execute(insert(schema.sessions).values(**asdict(session)))
            columns = schema.sessions.c
            newest = select(columns.digest).where(
                columns.identity == session.identity, columns.digest != session.digest
            )
            kept = newest.order_by(columns.seen.desc()).limit(max(0, most - 1))
            others = (columns.identity == session.identity) & (columns.digest != session.digest)
            return _deleted(connection, schema.sessions, others & columns.digest.not_in(kept))

        await self._end(session.identity, work)

    async def identity_by_session(self, digest: str, since: float) -> tuple[Identity, Session]:
        """Return whose session this is, and the session. Raises Missing if it was not seen since that time."""
        columns = schema.sessions.c
        query = select(*IDENTITY, *_SESSION).join_from(schema.identities, schema.sessions)
        query = query.where(columns.digest == digest, columns.seen >= since)
        row = await self._row(query, (*IDENTITY, *_SESSION))
        return identity_with(row), Session(*_rest(row))

    async def sessions_of(self, identity: str, since: float) -> list[Session]:
        """Return someone's sessions that were seen since a time, the last seen first."""
        columns = schema.sessions.c
        query = select(*_SESSION).where(columns.identity == identity, columns.seen >= since)
        rows = await self._rows(query.order_by(columns.seen.desc(), columns.digest))
        return [Session(*tuple(row)) for row in self._whole(_SESSION, rows)]

    async def note_session_seen(self, digest: str, at: float) -> None:
        """Store when a session was last seen."""
        await self._note(schema.sessions, "seen", digest, at)

    async def end_session(self, digest: str, identity: str) -> None:
        """End a session. Raises Missing unless it is theirs."""
        columns = schema.sessions.c
        await self._end(
            identity,
            lambda connection: _need(
                _deleted(connection, schema.sessions, (columns.digest == digest) & (columns.identity == identity))
            ),
        )

    async def end_other_sessions(self, identity: str, own: str, renewed: str) -> None:
        """End all sessions but one's own, which gets another digest: a copy of its cookie ends, too.

        Cookies of the edition before sessions are no longer good. Raises Missing if one's own has ended meanwhile.
        """
        columns = schema.sessions.c

        def work(connection: Connection) -> list[str]:
            mine = (columns.digest == own) & (columns.identity == identity)
            if not connection.execute(update(schema.sessions).where(mine).values(digest=renewed)).rowcount:
                raise Missing("there is no such session")
            others = (columns.identity == identity) & (columns.digest != renewed)
            _stop_old_cookies(connection, identity)
            return [own, OLD_COOKIE, *_deleted(connection, schema.sessions, others)]

        await self._end(identity, work)

    async def end_all(self, identity: str) -> None:
        """End all sessions and tokens of someone."""

        def work(connection: Connection) -> list[str]:
            for table in (schema.sessions, schema.tokens):
                connection.execute(delete(table).where(table.c.identity == identity))
            _stop_old_cookies(connection, identity)
            return [""]

        await self._end(identity, work)

    async def identity_by_old_cookie(self, identity: str) -> Identity:
        """Return the identity with this id. Raises Missing unless its signed cookie is still good."""
        return await self._identity((schema.identities.c.id == identity) & schema.identities.c.old_cookies)

    # Tokens

    async def add_token(self, token: Token) -> None:
        """Add a token. Raises Missing if there is no such identity, Conflict if there is such a token already."""
        fit(token.digest, token.identity, token.label)
        await self._change(insert(schema.tokens).values(**asdict(token)))

    async def identity_by_token(self, digest: str) -> tuple[Identity, Token]:
        """Return whose token this is, and the token. Raises Missing."""
        query = select(*IDENTITY, *_TOKEN).join_from(schema.identities, schema.tokens)
        row = await self._row(query.where(schema.tokens.c.digest == digest), (*IDENTITY, *_TOKEN))
        return identity_with(row), Token(*_rest(row))

    async def tokens_of(self, identity: str) -> list[Token]:
        """Return someone's tokens, oldest first."""
        columns = schema.tokens.c
        query = select(*_TOKEN).where(columns.identity == identity)
        rows = await self._rows(query.order_by(columns.at, columns.digest))
        return [Token(*tuple(row)) for row in self._whole(_TOKEN, rows)]

    async def note_token_used(self, digest: str, at: float) -> None:
        """Store when a token was last used."""
        await self._note(schema.tokens, "used", digest, at)

    async def revoke_token(self, digest: str, identity: str) -> None:
        """Delete a token. Raises Missing unless it is theirs."""
        columns = schema.tokens.c
        mine = (columns.digest == digest) & (columns.identity == identity)
        await self._end(identity, lambda connection: _need(_deleted(connection, schema.tokens, mine)))

    async def revoke_tokens(self, identity: str) -> None:
        """Delete all tokens of someone."""
        mine = schema.tokens.c.identity == identity
        await self._end(identity, lambda connection: _deleted(connection, schema.tokens, mine))

    # Where accounts logged in from: digests of addresses

    async def note_address(self, identity: str, digest: str, at: float, most: int) -> None:
        """Remember that someone logged in from here; at most so many places. Raises Missing for nobody."""
        columns = schema.known_addresses.c

        def work(connection: Connection) -> None:
            here = (columns.identity == identity) & (columns.digest == digest)
            connection.execute(delete(schema.known_addresses).where(here))
            connection.execute(insert(schema.known_addresses).values(identity=identity, digest=digest, seen=at))
            newest = select(columns.digest).where(columns.identity == identity)
            kept = newest.order_by(columns.seen.desc(), columns.digest).limit(most)
            gone = (columns.identity == identity) & columns.digest.not_in(kept)
            connection.execute(delete(schema.known_addresses).where(gone))

        await self._database.write(work)

    async def knows_address(self, identity: str, digest: str, since: float) -> bool:
        """Return whether someone logged in from here since a time."""
        columns = schema.known_addresses.c
        here = select(columns.seen).where(columns.identity == identity, columns.digest == digest)
        return bool(await self._rows(here.where(columns.seen >= since)))

    async def addresses_of(self, identity: str) -> list[float]:
        """Return when someone last logged in from each address that is remembered."""
        columns = schema.known_addresses.c
        query = select(columns.seen).where(columns.identity == identity).order_by(columns.seen)
        return [row.seen for row in self._whole((columns.seen,), await self._rows(query))]

    async def _note(self, table: Table, column: str, digest: str, at: float) -> None:
        later = update(table).where(table.c.digest == digest).values({column: at})
        await self._database.write(lambda connection: connection.execute(later))

    async def _end(self, identity: str, work: Callable[[Connection], list[str]]) -> None:
        """Run a transaction that returns the digests of credentials that it ends, and tell all processes."""

        def whole(connection: Connection) -> None:
            ended = [(identity, digest) for digest in work(connection)]
            self._database.announce(connection, Channel.SIGNED_OUT, ended)

        await self._database.write(whole)


def _rest(row: Row[Any]) -> tuple[Any, ...]:
    """Return what a row has after the columns of an identity."""
    return tuple(row)[len(IDENTITY) :]


def _deleted(connection: Connection, table: Table, which: ColumnElement[bool]) -> list[str]:
    """Delete rows and return their digests."""
    return list(connection.scalars(delete(table).where(which).returning(table.c.digest)))


def _need(ended: list[str]) -> list[str]:
    if not ended:
        raise Missing("there is none")
    return ended


def _stop_old_cookies(connection: Connection, identity: str) -> None:
    connection.execute(
        update(schema.identities).where(schema.identities.c.id == identity).values(old_cookies=False)
    )
