"""For operators: tables, people, reports, addresses, admission. All that is done is written to the audit."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from dataclasses import asdict
from ipaddress import ip_network
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from assyria.host.ledger import Conflict, Flaw, Missing
from assyria.protocol.admin import (
    AdminPerson,
    AdminReport,
    AdminTable,
    Admit,
    Announce,
    AuditLine,
    Invite,
    MadeInvitation,
    MadeOperator,
    NewOperator,
    NewPassphraseShown,
    OperatorLine,
    RefuseAddress,
    RefusedAddress,
)
from assyria.protocol.options import Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.context import Context
from assyria.server.identity.identities import digest
from assyria.server.identity.operators import OWNER, sent_token
from assyria.server.limits.refused_networks import check_refusable, parse_network, trusted_proxies
from assyria.server.operations.personal_data import delete_all
from assyria.server.operations.switches import ANNOUNCEMENT, CLOSED, GUESTS, OPEN, REGISTRATION, announcement_value
from assyria.server.web.asking import Ctx, Where
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served
from assyria.store import Identity, Summary
from assyria.store.columns import BrokenRow


async def need_operator(request: Request, context: Ctx, address: Where) -> str:
    """Return the name of the operator who asks. Raises Problem unless a request has an operator's token."""
    operators, token = context.people.operators, sent_token(request.headers)
    if not operators.exist:
        raise Problem(ProblemCode.NO_ADMIN)
    if token and not operators.knows(request.scope):
        # Looked up in any case: another process may have made it a moment ago.
        context.limits.guesses.spend(address)
    name = await operators.find(token)
    if name is None:
        raise Problem(ProblemCode.WRONG_ADMIN_TOKEN)
    return name


Operator = Annotated[str, Depends(need_operator)]
router = APIRouter(route_class=GuardedRoute, dependencies=[Depends(need_operator)])


async def _note(context: Context, operator: str, action: str, target: str = "", detail: str = "") -> None:
    await context.store.moderation.note(time.time(), operator, action, target, detail)


# Tables


@served(router, "GET /admin/tables")
async def tables(
    context: Ctx, status: Status | None = None, limit: Annotated[int, Query(ge=1, le=1000)] = 100
) -> list[AdminTable]:
    """Return tables, those that changed last first. A damaged one says so."""
    found = await context.store.tables.newest(status, limit)
    return [_admin_table(table_id, summary, context) for table_id, summary in found]


def _admin_table(table_id: str, found: Summary | BrokenRow, context: Context) -> AdminTable:
    if isinstance(found, BrokenRow):
        unknown = dict.fromkeys(("status", "listed", "created", "updated", "owner"))
        return AdminTable(id=table_id, damage=str(found), people=[], **unknown)
    status = damage = None
    if table_id in context.host.tables.damaged:
        wrong = context.host.tables.damaged[table_id].damage
        damage = f"{wrong.flaw} in entry {wrong.n}" if wrong.n is not None else str(wrong.flaw)
    try:
        status = Status(found.status)
    except ValueError:
        damage = damage or str(BrokenRow(Flaw.NO_MEANING, "status"))
    return AdminTable(
        id=table_id,
        status=status,
        damage=damage,
        listed=found.listed,
        created=found.created,
        updated=found.updated,
        owner=found.owner,
        people=[f"{one.identity} {one.name}" for one in found.seated],
    )


@served(router, "DELETE /admin/tables/{table_id}")
async def delete_table(table_id: str, context: Ctx, operator: Operator) -> None:
    """Delete a table with all that belongs to it."""
    try:
        await context.store.expiry.remove_table(table_id)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_TABLE) from None
    await _note(context, operator, "delete-table", table_id)


@served(router, "DELETE /admin/tables/{table_id}/chat/{n}")
async def remove_line(table_id: str, n: int, context: Ctx, operator: Operator) -> None:
    """Remove the text of a line of chat."""
    try:
        await context.store.moderation.remove_line(table_id, n)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_LINE) from None
    await _note(context, operator, "remove-line", f"{table_id} {n}")


# People


@served(router, "GET /admin/people")
async def people(context: Ctx, text: Annotated[str, Query(max_length=100)] = "") -> list[AdminPerson]:
    """Return the people whose id, name or account contains a text, the newest first."""
    found = await context.store.moderation.find_people(text)
    return [
        AdminPerson(id=one.id, name=one.name, account=one.account, created=one.created, suspended=suspended)
        for one, suspended in found
    ]


@served(router, "POST /admin/people/{person}/suspend")
async def suspend(person: str, context: Ctx, operator: Operator) -> None:
    """Suspend somebody: all their connections end, and they cannot log in."""
    await _person(person, context)
    await context.store.moderation.suspend(person, time.time())
    await context.store.credentials.end_all(person)
    await _note(context, operator, "suspend", person)


@served(router, "POST /admin/people/{person}/restore")
async def restore(person: str, context: Ctx, operator: Operator) -> None:
    """Let somebody log in again."""
    await _person(person, context)
    await context.store.moderation.suspend(person, None)
    await _note(context, operator, "restore", person)


@served(router, "POST /admin/people/{person}/end-sessions")
async def end_sessions(person: str, context: Ctx, operator: Operator) -> None:
    """End all sessions and tokens of somebody."""
    await _person(person, context)
    await context.store.credentials.end_all(person)
    await _note(context, operator, "end-sessions", person)


@served(router, "POST /admin/people/{person}/reset-passphrase")
async def reset_passphrase(person: str, context: Ctx, operator: Operator) -> NewPassphraseShown:
    """Give somebody with an account another passphrase, which is shown this once."""
    found = await _person(person, context)
    if found.account is None:
        raise Problem(ProblemCode.NO_ACCOUNT)
    passphrase = secrets.token_urlsafe(12)
    await context.people.identities.change_passphrase(found, passphrase)
    await context.store.credentials.end_all(person)
    await _note(context, operator, "reset-passphrase", person)
    return NewPassphraseShown(passphrase=passphrase)


@served(router, "DELETE /admin/people/{person}")
async def delete_person(person: str, context: Ctx, operator: Operator) -> None:
    """Delete somebody with all that is theirs alone; games of others stay, without the name."""
    await delete_all(await _person(person, context), context.store, context.host)
    await _note(context, operator, "delete-person", person)


async def _person(person: str, context: Context) -> Identity:
    try:
        return await context.store.people.identity(person)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_PERSON) from None


# Reports


@served(router, "GET /admin/reports")
async def reports(context: Ctx, done: bool = False) -> list[AdminReport]:
    """Return the reports that nobody has dealt with, or those that somebody has; the oldest first."""
    return [AdminReport(**asdict(report)) for report in await context.store.moderation.reports(done)]


@served(router, "POST /admin/reports/{report}/done")
async def deal_with(report: int, context: Ctx, operator: Operator) -> None:
    """Mark a report as dealt with."""
    try:
        await context.store.moderation.deal_with(report)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_REPORT) from None
    await _note(context, operator, "report-done", str(report))


# Addresses


@served(router, "GET /admin/addresses")
async def addresses(context: Ctx) -> list[RefusedAddress]:
    """Return the networks that are refused."""
    found = await context.store.moderation.refused_addresses()
    return [RefusedAddress(network=network, why=why, at=at) for network, why, at in found]


@served(router, "POST /admin/addresses")
async def refuse_address(
    body: RefuseAddress, request: Request, context: Ctx, operator: Operator
) -> RefusedAddress:
    """Refuse an address or a network, unless that would lock everyone or the operator out."""
    try:
        wished = parse_network(body.network)
    except ValueError:
        raise Problem(ProblemCode.BAD_ADDRESS) from None
    check_refusable(wished, request.client.host if request.client else "", trusted_proxies())
    network, now = str(wished), time.time()
    try:
        await context.store.moderation.refuse_address(network, body.why, now)
    except Conflict:
        await context.store.moderation.admit_address(network)
        await context.store.moderation.refuse_address(network, body.why, now)
    await context.people.switches.refresh()
    await _note(context, operator, "refuse-address", network, body.why)
    return RefusedAddress(network=network, why=body.why, at=now)


@served(router, "DELETE /admin/addresses")
async def admit_address(network: Annotated[str, Query(max_length=50)], context: Ctx, operator: Operator) -> None:
    """Refuse a network no longer."""
    for written in _spellings(network):
        try:
            await context.store.moderation.admit_address(written)
            break
        except (Missing, ValueError):
            continue
    else:
        raise Problem(ProblemCode.BAD_ADDRESS)
    await context.people.switches.refresh()
    await _note(context, operator, "admit-address", network)


def _spellings(network: str) -> list[str]:
    """Return how a network may be written in the database: as given, too, so that what is none can be removed."""
    found = [network]
    with suppress(ValueError):
        found += [str(parse_network(network)), str(ip_network(network, strict=False))]
    return found


# Admission and announcements


@served(router, "PUT /admin/admission")
async def admit(body: Admit, context: Ctx, operator: Operator) -> None:
    """Admit guests and registrations, or do not."""
    for name, yes in ((GUESTS, body.guests), (REGISTRATION, body.registration)):
        if yes is not None:
            value = OPEN if yes else CLOSED
            await context.store.settings.set(name, value)
            await _note(context, operator, "admission", name, value)
    await context.people.switches.refresh()


@served(router, "POST /admin/invitations")
async def invite(body: Invite, context: Ctx, operator: Operator) -> MadeInvitation:
    """Make an invitation for people who are not admitted otherwise."""
    code = secrets.token_urlsafe(12)
    until = time.time() + body.days * 24 * 3600
    await context.store.moderation.add_invitation(digest(code), body.uses, until)
    await _note(context, operator, "invite", "", f"{body.uses} uses, {body.days:g} days")
    return MadeInvitation(code=code, path=f"/?invitation={code}")


@served(router, "PUT /admin/announcement")
async def announce(body: Announce, context: Ctx, operator: Operator) -> None:
    """Tell everyone something, such as when the server will be down."""
    until = time.time() + body.minutes * 60
    await context.store.settings.set(ANNOUNCEMENT, announcement_value(body.text, until))
    await context.people.switches.refresh()
    await _note(context, operator, "announce", "", body.text)


# Operators


@served(router, "GET /admin/operators")
async def operators(context: Ctx) -> list[OperatorLine]:
    """Return the operators who have tokens of their own, the oldest first."""
    return [OperatorLine(name=name, at=at) for name, _, at in await context.store.moderation.operators()]


@served(router, "POST /admin/operators")
async def add_operator(body: NewOperator, context: Ctx, operator: Operator) -> MadeOperator:
    """Add an operator, with a token that is shown this once."""
    try:
        if body.name == OWNER:
            raise Conflict(body.name)
        token = await context.people.operators.add(body.name)
    except Conflict:
        raise Problem(ProblemCode.OPERATOR_EXISTS) from None
    await _note(context, operator, "add-operator", body.name)
    return MadeOperator(name=body.name, token=token)


@served(router, "DELETE /admin/operators/{name}")
async def revoke_operator(name: str, context: Ctx, operator: Operator) -> None:
    """End the token of an operator."""
    try:
        await context.people.operators.revoke(name)
    except (Missing, ValueError):
        raise Problem(ProblemCode.NO_SUCH_OPERATOR) from None
    await _note(context, operator, "revoke-operator", name)


@served(router, "GET /admin/audit")
async def audit(context: Ctx, limit: Annotated[int, Query(ge=1, le=1000)] = 100) -> list[AuditLine]:
    """Return what operators did, the newest first."""
    return [AuditLine(**line) for line in await context.store.moderation.audit(limit)]
