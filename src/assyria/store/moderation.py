"""What keeps the peace: blocks between people, reports, suspensions, refused addresses, invitations, an audit."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update

from assyria.host.ledger import Conflict, Missing
from assyria.store import schema
from assyria.store.queries import IDENTITY, Queries, fit, identity_with
from assyria.store.values import Block, Identity, Report


class Moderation(Queries):
    """Every method may raise Unavailable."""

    # Blocks: whom a person does not want to hear from

    async def block(self, identity: str, blocked: str, name: str, at: float, muted: bool = False) -> None:
        """Add someone to a person's blocks, with the name of now, if they are not there yet. Raises Missing.

        Who is only muted may sit at the person's tables. A block takes the place of that, never the reverse.
        """
        fit(identity, blocked, name)
        columns = schema.blocks.c
        values = {"name": name, "at": at, "muted": muted}

        def work(connection: Connection) -> None:
            mine = (columns.identity == identity, columns.blocked == blocked)
            if not muted:
                connection.execute(update(schema.blocks).where(*mine, columns.muted).values(**values))
            if connection.execute(select(columns.at).where(*mine)).first() is None:
                connection.execute(insert(schema.blocks).values(identity=identity, blocked=blocked, **values))

        with suppress(Conflict):
            await self._database.write(work)

    async def unblock(self, identity: str, blocked: str) -> None:
        """Remove someone from a person's blocks. Raises Missing."""
        columns = schema.blocks.c
        await self._change(delete(schema.blocks).where(columns.identity == identity, columns.blocked == blocked))

    async def blocked_by(self, identity: str) -> list[Block]:
        """Return whom a person has blocked or muted, the newest first."""
        columns = schema.blocks.c
        shown = (columns.blocked, columns.name, columns.at, columns.muted)
        query = select(*shown).where(columns.identity == identity).order_by(columns.at.desc())
        rows = self._whole(shown, await self._rows(query))
        return [Block(row.blocked, row.name, row.at, row.muted) for row in rows]

    async def are_blocked(self, blocked: str, by: set[str]) -> bool:
        """Return whether any of these people has blocked someone, and not only muted them."""
        columns = schema.blocks.c
        by_them = (columns.blocked == blocked, columns.identity.in_(by), ~columns.muted)
        return bool(await self._rows(select(columns.identity).where(*by_them).limit(1)))

    # Reports of chat lines and of people

    async def report(self, table: str, n: int, reporter: str, why: str, at: float, reason: str = "") -> None:
        """Report a line of chat; a second report of it by the same person changes nothing. Raises Missing."""
        fit(table, reporter, why, reason)
        chat = schema.chat.c

        def work(connection: Connection) -> None:
            # Locked: somebody who is deleted at the same time must not leave their line here.
            query = select(chat.identity, chat.name, chat.text, chat.phrase)
            line = connection.execute(query.where(chat.table_id == table, chat.n == n).with_for_update()).first()
            if line is None or not (line.text or line.phrase):
                raise Missing(f"line {n}")
            about = {"author": line.identity, "name": line.name, "text": line.text or line.phrase}
            _add_report(connection, {"table_id": table, "n": n, "reporter": reporter}, about, why, at, reason)

        await self._database.write(work)

    async def report_person(
        self, table: str, person: str, name: str, reporter: str, why: str, at: float, reason: str
    ) -> None:
        """Report a person at a table; a second report by the same person, for the same reason, changes nothing.

        Raises Missing.
        """
        fit(table, person, name, reporter, why, reason)
        identities = schema.identities.c

        def work(connection: Connection) -> None:
            # Locked: somebody who is deleted at the same time must not leave their name here.
            query = select(identities.id).where(identities.id == person).with_for_update()
            if connection.execute(query).first() is None:
                raise Missing(f"identity {person}")
            same = {"table_id": table, "n": 0, "author": person, "reporter": reporter, "reason": reason}
            _add_report(connection, same, {"name": name, "text": ""}, why, at, reason)

        await self._database.write(work)

    async def reports(self, done: bool = False, limit: int = 200) -> list[Report]:
        """Return the reports that nobody has dealt with, or those that somebody has, oldest first."""
        columns = schema.reports.c
        query = select(schema.reports).where(columns.done == done).order_by(columns.at, columns.id).limit(limit)
        return await self._reports(query)

    async def reports_by(self, identity: str) -> list[Report]:
        """Return the reports that someone wrote, oldest first."""
        columns = schema.reports.c
        return await self._reports(select(schema.reports).where(columns.reporter == identity).order_by(columns.id))

    async def reports_about(self, identity: str) -> list[Report]:
        """Return the reports about someone's lines, oldest first."""
        columns = schema.reports.c
        return await self._reports(select(schema.reports).where(columns.author == identity).order_by(columns.id))

    async def _reports(self, query: Select[Any]) -> list[Report]:
        return [
            Report(
                *(row.table_id, row.n, row.author, row.name, row.text),
                *(row.reporter, row.why, row.at, row.reason, row.id),
            )
            for row in self._whole(tuple(schema.reports.c), await self._rows(query))
        ]

    async def deal_with(self, report: int) -> None:
        """Mark a report as dealt with. Raises Missing."""
        await self._change(update(schema.reports).where(schema.reports.c.id == report).values(done=True))

    async def remove_line(self, table: str, n: int) -> None:
        """Remove what a line of chat says; its number stays taken. Raises Missing."""
        columns = schema.chat.c
        line = update(schema.chat).where(columns.table_id == table, columns.n == n)
        await self._change(line.values(text="", phrase=None))

    # People

    async def suspend(self, identity: str, since: float | None) -> None:
        """Suspend someone, or let them in again with None. Raises Missing."""
        change = update(schema.identities).where(schema.identities.c.id == identity)
        await self._change(change.values(suspended=since))

    async def find_people(self, text: str, limit: int = 50) -> list[tuple[Identity, float | None]]:
        """Return the people whose id, name or account contains a text, and since when they are suspended."""
        columns = schema.identities.c
        # Escaped: a name may hold what LIKE takes for a wildcard.
        named = columns.name.icontains(text, autoescape=True) | columns.account.icontains(text, autoescape=True)
        shown = (*IDENTITY, columns.suspended)
        query = select(*shown).where((columns.id == text) | named).order_by(columns.created.desc()).limit(limit)
        return [(identity_with(row), row.suspended) for row in self._whole(shown, await self._rows(query))]

    async def is_suspended(self, identity: str) -> bool:
        """Return whether someone is suspended."""
        columns = schema.identities.c
        query = select(columns.id).where(columns.id == identity, columns.suspended.is_not(None))
        return bool(await self._rows(query))

    # Addresses that are refused

    async def refuse_address(self, network: str, why: str, at: float) -> None:
        """Refuse a network from now on. Raises Conflict if it is refused already."""
        fit(network, why)
        await self._change(insert(schema.refused_addresses).values(network=network, why=why, at=at))

    async def admit_address(self, network: str) -> None:
        """Refuse a network no longer. Raises Missing."""
        await self._change(delete(schema.refused_addresses).where(schema.refused_addresses.c.network == network))

    async def refused_addresses(self) -> list[tuple[str, str, float]]:
        """Return the networks that are refused, why and since when."""
        columns = schema.refused_addresses.c
        shown = (columns.network, columns.why, columns.at)
        rows = await self._rows(select(*shown).order_by(columns.at))
        return [(row.network, row.why, row.at) for row in self._whole(shown, rows)]

    # Invitations, where guests are not admitted

    async def add_invitation(self, digest: str, uses: int, until: float) -> None:
        """Add an invitation that so many people may use until a time."""
        fit(digest)
        await self._change(insert(schema.invitations).values(digest=digest, uses=uses, until=until))

    async def use_invitation(self, digest: str, now: float) -> None:
        """Use an invitation once. Raises Missing if there is none that can be used."""
        columns = schema.invitations.c
        change = update(schema.invitations).where(columns.digest == digest, columns.uses > 0, columns.until > now)
        await self._change(change.values(uses=columns.uses - 1))

    # Operators, and what they have done

    async def add_operator(self, name: str, digest: str, at: float) -> None:
        """Add an operator. Raises Conflict if the name is taken."""
        fit(name, digest)
        await self._change(insert(schema.operators).values(name=name, digest=digest, at=at))

    async def operators(self) -> list[tuple[str, str, float]]:
        """Return the operators: name, digest of the token, and since when; the oldest first."""
        columns = schema.operators.c
        shown = (columns.name, columns.digest, columns.at)
        rows = await self._rows(select(*shown).order_by(columns.at, columns.name))
        return [(row.name, row.digest, row.at) for row in self._whole(shown, rows)]

    async def operator(self, digest: str) -> str:
        """Return the name of the operator who has a token. Raises Missing."""
        columns = schema.operators.c
        shown = (columns.name, columns.digest, columns.at)
        return str((await self._row(select(*shown).where(columns.digest == digest), shown)).name)

    async def remove_operator(self, name: str) -> None:
        """Remove an operator. Raises Missing."""
        await self._change(delete(schema.operators).where(schema.operators.c.name == name))

    async def note(self, at: float, operator: str, action: str, target: str, detail: str) -> None:
        """Write a line of the audit."""
        fit(operator, action, target, detail)
        line = {"at": at, "operator": operator, "action": action, "target": target, "detail": detail}
        await self._change(insert(schema.audit).values(line))

    async def audit(self, limit: int = 200) -> list[dict[str, Any]]:
        """Return the newest lines of the audit: at, operator (None in old ones), action, target, detail."""
        columns = schema.audit.c
        rows = await self._rows(select(schema.audit).order_by(columns.id.desc()).limit(limit))
        fields = ("at", "operator", "action", "target", "detail")
        shown = self._whole(tuple(schema.audit.c), rows)
        return [{name: getattr(row, name) for name in fields} for row in shown]


def _add_report(
    connection: Connection, same: dict[str, Any], about: dict[str, Any], why: str, at: float, reason: str
) -> None:
    """Add a report, unless there is one that is the same."""
    columns = schema.reports.c
    query = select(columns.id).where(*(columns[name] == value for name, value in same.items())).limit(1)
    if connection.execute(query).first() is None:
        values = {**same, **about, "why": why, "at": at, "reason": reason}
        connection.execute(insert(schema.reports).values(values))
