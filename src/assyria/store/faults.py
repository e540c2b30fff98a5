"""Translation of database errors into our own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from assyria.host.ledger import Cause, Conflict, Missing, Unavailable

# SQLite's primary result codes: PERM BUSY LOCKED READONLY IOERR CORRUPT FULL CANTOPEN NOTADB
_SQLITE_UNAVAILABLE = {
    3: Cause.NOT_WRITABLE,
    5: Cause.IN_USE,
    6: Cause.IN_USE,
    8: Cause.NOT_WRITABLE,
    10: Cause.AWAY,
    11: Cause.NOT_A_DATABASE,
    13: Cause.FULL,
    14: Cause.NOT_WRITABLE,
    26: Cause.NOT_A_DATABASE,
}
# Its extended codes for UNIQUE, PRIMARYKEY and ROWID, and for FOREIGNKEY
_SQLITE_TAKEN = frozenset({2067, 1555, 2579})
_SQLITE_NO_SUCH = 787
# PostgreSQL's classes: connection, authorization, no such database, resources, operator, system;
# and single states: read-only, lock not available, deadlock, serialization
_POSTGRES_UNAVAILABLE = {
    "08": Cause.AWAY,
    "28": Cause.REFUSED,
    "3D": Cause.NO_DATABASE,
    "53100": Cause.FULL,
    "53": Cause.AWAY,
    "57": Cause.AWAY,
    "58": Cause.AWAY,
    "25006": Cause.NOT_WRITABLE,
    "42501": Cause.NOT_WRITABLE,
    "55P03": Cause.IN_USE,
    "40P01": Cause.IN_USE,
    "40001": Cause.IN_USE,
}


@contextmanager
def faults() -> Iterator[None]:
    """Raise drivers' errors as ours: Conflict, Missing, Unavailable; ValueError for what cannot be stored."""
    try:
        yield
    except (Conflict, Missing, Unavailable):
        raise
    except Exception as error:
        named = _named(error)
        if named is None:
            raise
        raise named from error


def _named(error: Exception) -> Exception | None:
    if isinstance(error, DBAPIError):
        cause: object = error.orig
        if error.connection_invalidated:
            return Unavailable(str(cause))
        if isinstance(error, DataError):
            return ValueError(str(cause))
    elif isinstance(error, StatementError):
        # A value could not be bound as a parameter.
        return ValueError(str(error.orig))
    elif isinstance(error, (OSError, PoolTimeout)):
        return Unavailable(str(error) or type(error).__name__)
    elif isinstance(error, (UnicodeEncodeError, OverflowError)):
        return ValueError(str(error))
    else:
        # PostgreSQL's driver refuses some connections with errors of its own.
        cause = error
    code = getattr(cause, "sqlite_errorcode", None)
    state = getattr(cause, "sqlstate", None)
    if code in _SQLITE_TAKEN or state == "23505":
        return Conflict(str(cause))
    if code == _SQLITE_NO_SUCH or state == "23503":
        return Missing(str(cause))
    if code is not None and code & 0xFF in _SQLITE_UNAVAILABLE:
        return Unavailable(str(cause), _SQLITE_UNAVAILABLE[code & 0xFF])
    for prefix, why in _POSTGRES_UNAVAILABLE.items():
        if state is not None and state.startswith(prefix):
            return Unavailable(str(cause), why)
    if state is not None and state.startswith("22"):
        return ValueError(str(cause))
    return None
