"""The chain of a table's entries: each has a digest of itself and of the one before, and the table's row the last.

So a changed, missing, swapped or lost entry is noticed. It guards against accidents and clumsy edits, not against
an operator who computes the digests again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from assyria.host.ledger import Damaged, Flaw, Head, StoredEntry
from assyria.store.database import encode

Link = tuple[Any, Any, Any, Any]
"""A stored entry: number, time, text of the body, digest. What a damaged database holds may be anything."""


def digest(previous: str, n: int, at: float, text: str) -> str:
    """Return the digest of an entry, over the exact text that is stored. Before the first comes the table's id."""
    return sha256(f"{previous}\n{n}\n{float(at)!r}\n{text}".encode("utf-8", "surrogateescape")).hexdigest()


def links(table: str, head: Head | None, entries: Iterable[StoredEntry]) -> list[Link]:
    """Return entries as they are stored after a head; None for a new table. Raises ValueError."""
    previous = table if head is None else head.digest
    found: list[Link] = []
    for entry in entries:
        text = json_text(entry.body)
        previous = digest(previous, entry.n, entry.at, text)
        found.append((entry.n, entry.at, text, previous))
    return found


def json_text(body: dict[str, Any]) -> str:
    """Return values as they are stored. Raises ValueError."""
    try:
        return encode(body)
    except (TypeError, ValueError, RecursionError) as wrong:
        raise ValueError(f"not JSON: {wrong}") from None


def checked(
    table: str, known: Head | None, stored: Sequence[Link], head: tuple[Any, Any] | None
) -> list[StoredEntry]:
    """Return the entries after a known head (None: all of them), if all is as it was written. Raises Damaged.

    `stored` begins with the known entry itself; `head` is the version and digest in the table's row.
    """
    if not stored:
        raise Damaged(table, None if known is None else known.version, Flaw.NO_ENTRIES)
    entries: list[StoredEntry] = []
    expected, previous = (0, table) if known is None else (known.version, "")
    for n, at, text, given in stored:
        if not isinstance(n, int) or not isinstance(at, float | int) or not isinstance(text, str):
            raise Damaged(table, expected, Flaw.ODD_VALUE)
        if n != expected:
            raise Damaged(table, expected, Flaw.MISSING_ENTRY)
        if known is not None and n == known.version:
            if given != known.digest:
                raise Damaged(table, n, Flaw.WRONG_DIGEST)
        else:
            body = parse_body(table, n, text)
            if given != digest(previous, n, at, text):
                raise Damaged(table, n, Flaw.WRONG_DIGEST)
            entries.append(StoredEntry(n, float(at), body))
        previous, expected = given, n + 1
    _check_head(table, Head(expected - 1, previous), head)
    return entries


def _check_head(table: str, last: Head, head: tuple[Any, Any] | None) -> None:
    if head is None:
        raise Damaged(table, None, Flaw.NO_HEAD)
    version, given = head
    if isinstance(version, int) and version > last.version:
        raise Damaged(table, last.version + 1, Flaw.LOST_TAIL)
    if (version, given) != (last.version, last.digest):
        raise Damaged(table, None, Flaw.WRONG_HEAD)


def parse_body(table: str, n: int, text: str) -> dict[str, Any]:
    """Return the body of an entry. Raises Damaged."""
    try:
        body = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        raise Damaged(table, n, Flaw.NOT_JSON) from None
    if not isinstance(body, dict):
        raise Damaged(table, n, Flaw.NOT_JSON)
    return body
