"""What only a server can answer: accounts, tokens, chat, notifications, programs that play, operators."""

from __future__ import annotations

from typing import Any

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
from assyria.protocol.exports import PersonalExport
from assyria.protocol.messages import CommandDone
from assyria.protocol.programs import GameLine
from assyria.protocol.replays import GameRecord
from assyria.protocol.requests import (
    Account,
    AddedPlace,
    BotMove,
    Erasure,
    Health,
    Holiday,
    Invitation,
    MadeToken,
    Me,
    NewHoliday,
    NewPassphrase,
    NewToken,
    NotificationPlace,
    OwnNetwork,
    PlaceLine,
    PushKey,
    Ready,
    SessionLine,
    TestOutcome,
    TokenLine,
)
from assyria.protocol.shared_records import SharedRecord
from assyria.protocol.talk import BlockedPerson, BlockedPlayer, ChatLine, ChatReport, ChatText, PlayerReport
from assyria.service.endpoint import AT_ONCE, HISTORY, RECORD, Cost, Endpoint, Home


def _server(method: str, path: str, answer: Any, request: Any = None, **more: Any) -> Endpoint:
    status = more.pop("status", 204 if answer is None else 200)
    return Endpoint(method, path, answer, request, status=status, home=Home.SERVER, **more)


CHAT = Cost(limit="chat")
LINE = "/tables/{table_id}/chat/{n}"
SEAT = "/tables/{table_id}/seats/{seat}"

SYSTEM = (
    _server("GET", "/health", Health, own_cost=AT_ONCE, tokens="read", open=True),
    _server("GET", "/network", OwnNetwork, name="own_network"),
    _server("GET", "/ready", Ready, own_cost=AT_ONCE, tokens="read", open=True),
    _server("GET", "/metrics", bytes, tokens="read", open=True, hidden=True),
    _server("GET", "/openapi.json", dict, tokens="read", hidden=True),
)
PEOPLE = (
    _server("POST", "/me/account", Me, Account, name="claim_account"),
    _server("PUT", "/me/passphrase", Me, NewPassphrase, name="change_passphrase"),
    _server("POST", "/invitation", Me, Invitation, open=True, name="use_invitation"),
    _server("POST", "/log-in", Me, Account, open=True, name="log_in"),
    _server("GET", "/me/holiday", Holiday, name="my_holiday"),
    _server("POST", "/me/holiday", Holiday, NewHoliday, status=201, name="begin_holiday"),
    _server("DELETE", "/me/holiday", Holiday, name="end_holiday"),
    _server("DELETE", "/me/session", None, name="log_out"),
    _server("GET", "/me/sessions", list[SessionLine], name="my_sessions"),
    _server("DELETE", "/me/sessions", None, name="end_other_sessions"),
    _server("DELETE", "/me/sessions/{digest}", None, name="end_session"),
    _server("POST", "/me/tokens", MadeToken, NewToken, status=201, name="new_token"),
    _server("GET", "/me/tokens", list[TokenLine], name="my_tokens"),
    _server("DELETE", "/me/tokens/{digest}", None, name="revoke_token"),
    _server("GET", "/me/export", PersonalExport, own_cost=Cost(weight=8)),
    _server("POST", "/me/anonymise", Me, Erasure, name="anonymise_me"),
    _server("POST", "/me/delete", None, Erasure, name="delete_me"),
)
RECORDS = (
    _server("POST", "/records", SharedRecord, bytes, status=201, own_cost=RECORD, name="share_record"),
    _server(
        "GET",
        "/records/{record_id}",
        GameRecord,
        needs_person=False,
        own_cost=HISTORY,
        tokens="read",
        name="shared_record",
    ),
    _server("GET", "/me/records", list[SharedRecord], name="my_records"),
    _server("DELETE", "/me/records/{record_id}", None, name="remove_record"),
)
TALK = (
    _server(
        "GET",
        "/tables/{table_id}/chat",
        list[ChatLine],
        parameters={"after": int},
        tokens="read",
        name="chat",
    ),
    _server(
        "POST", "/tables/{table_id}/chat", ChatLine, ChatText, status=201, own_cost=CHAT, tokens="play", name="say"
    ),
    _server("POST", f"{LINE}/report", None, ChatReport, name="report_line", parameters={"n": int}, own_cost=CHAT),
    _server("POST", f"{LINE}/block", None, name="block_author", parameters={"n": int}),
    _server("POST", f"{LINE}/mute", None, name="mute_author", parameters={"n": int}),
    _server(
        "POST", f"{SEAT}/report", None, PlayerReport, name="report_player", parameters={"seat": int}, own_cost=CHAT
    ),
    _server("POST", f"{SEAT}/block", None, parameters={"seat": int}, name="block_player"),
    _server("POST", f"{SEAT}/mute", None, parameters={"seat": int}, name="mute_player"),
    _server("GET", "/tables/{table_id}/blocks", list[BlockedPlayer], name="blocked_players"),
    _server("GET", "/me/blocks", list[BlockedPerson], name="my_blocks"),
    _server("DELETE", "/me/blocks/{block_id}", None, name="unblock"),
)
PROGRAMS = (
    _server(
        "GET",
        "/bot/stream",
        GameLine,
        parameters={"cursor": str},
        own_cost=Cost(weight=2, limit="commands"),
        tokens="read",
    ),
    _server("POST", "/bot/games/{table_id}/move", CommandDone, BotMove, tokens="play"),
)
NOTIFICATIONS = (
    _server("GET", "/push-key", PushKey, open=True, name="push_key"),
    _server("GET", "/me/notifications", list[PlaceLine], name="my_places"),
    _server("POST", "/me/notifications", AddedPlace, NotificationPlace, status=201, name="add_place"),
    _server("DELETE", "/me/notifications/{place}", None, parameters={"place": int}, name="remove_place"),
    _server(
        "POST",
        "/me/notifications/{place}/test",
        TestOutcome,
        parameters={"place": int},
        own_cost=CHAT,
        name="test_place",
    ),
)
OPERATORS = (
    _server("GET", "/admin/tables", list[AdminTable], parameters={"status": str, "limit": int}),
    _server("DELETE", "/admin/tables/{table_id}", None),
    _server("DELETE", "/admin/tables/{table_id}/chat/{n}", None, parameters={"n": int}),
    _server("GET", "/admin/people", list[AdminPerson], parameters={"text": str}),
    _server("POST", "/admin/people/{person}/suspend", None),
    _server("POST", "/admin/people/{person}/restore", None),
    _server("POST", "/admin/people/{person}/end-sessions", None),
    _server("POST", "/admin/people/{person}/reset-passphrase", NewPassphraseShown),
    _server("DELETE", "/admin/people/{person}", None),
    _server("GET", "/admin/reports", list[AdminReport], parameters={"done": bool}),
    _server("POST", "/admin/reports/{report}/done", None, parameters={"report": int}),
    _server("GET", "/admin/addresses", list[RefusedAddress]),
    _server("POST", "/admin/addresses", RefusedAddress, RefuseAddress, status=201),
    _server("DELETE", "/admin/addresses", None, parameters={"network": str}),
    _server("PUT", "/admin/admission", None, Admit),
    _server("POST", "/admin/invitations", MadeInvitation, Invite, status=201),
    _server("PUT", "/admin/announcement", None, Announce),
    _server("GET", "/admin/operators", list[OperatorLine]),
    _server("POST", "/admin/operators", MadeOperator, NewOperator, status=201),
    _server("DELETE", "/admin/operators/{name}", None),
    _server("GET", "/admin/audit", list[AuditLine], parameters={"limit": int}),
)

ENDPOINTS = (*SYSTEM, *PEOPLE, *RECORDS, *TALK, *PROGRAMS, *NOTIFICATIONS, *OPERATORS)
