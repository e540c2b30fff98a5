"""What stored rows have to mean, beyond the types of their columns: for the doctor."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from argon2 import extract_parameters

from assyria.host.ledger import Flaw
from assyria.server.identity.identities import KEY, check_key
from assyria.server.identity.token_scopes import SCOPES
from assyria.server.limits.refused_networks import parse_network
from assyria.server.notifications import push
from assyria.server.notifications.notifier import PUSH_KEY
from assyria.server.notifications.place_line import is_place
from assyria.server.operations.switches import ANNOUNCEMENT, GUESTS, REGISTRATION, parse_announcement, parse_switch
from assyria.server.tables.retention import SETTING, parse_since
from assyria.store import account_key
from assyria.store.columns import BrokenRow, is_json_object
from assyria.store.expiry import SESSIONS_SINCE
from assyria.store.inspection import Meanings
from assyria.store.rows import json_object
from assyria.study.own_puzzles import parse_puzzle

Row = Mapping[str, Any]

SETTINGS: Mapping[str, Callable[[str], object]] = {
    GUESTS: parse_switch,
    REGISTRATION: parse_switch,
    ANNOUNCEMENT: parse_announcement,
    SETTING: parse_since,
    SESSIONS_SINCE: float,
    KEY: check_key,
    PUSH_KEY: push.public_key,
}
"""What reads a setting."""


@contextmanager
def _meaningful(column: str) -> Iterator[None]:
    try:
        yield
    except ValueError:
        raise BrokenRow(Flaw.NO_MEANING, column) from None


def _setting(row: Row) -> None:
    with _meaningful("value"):
        SETTINGS.get(row["name"], str)(row["value"])


def _refused_address(row: Row) -> None:
    with _meaningful("network"):
        parse_network(row["network"])


def _token(row: Row) -> None:
    if row["scope"] not in SCOPES:
        raise BrokenRow(Flaw.NO_MEANING, "scope")


def _identity(row: Row) -> None:
    account = row["account"]
    if row["account_key"] != (None if account is None else account_key(account)):
        raise BrokenRow(Flaw.NO_MEANING, "account_key")
    if row["passphrase"] is not None:
        with _meaningful("passphrase"):
            extract_parameters(row["passphrase"])


def _holiday(row: Row) -> None:
    if row["until"] < row["begun"]:
        raise BrokenRow(Flaw.NO_MEANING, "until")


def _review(row: Row) -> None:
    if not is_json_object(row["body"]):
        raise BrokenRow(Flaw.NOT_JSON, "body")


def _shared_record(row: Row) -> None:
    if not is_json_object(row["body"]):
        raise BrokenRow(Flaw.NOT_JSON, "body")


def _own_puzzle(row: Row) -> None:
    with _meaningful("body"):
        parse_puzzle(row["body"])


def _place(row: Row) -> None:
    if not is_place(row["kind"], json_object(row["body"], "body")):
        raise BrokenRow(Flaw.NO_MEANING, "body")


MEANINGS: Meanings = {
    "settings": _setting,
    "refused_addresses": _refused_address,
    "tokens": _token,
    "identities": _identity,
    "holidays": _holiday,
    "reviews": _review,
    "own_puzzles": _own_puzzle,
    "shared_records": _shared_record,
    "subscriptions": _place,
}
