"""Translation of database errors into our own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from assyria.store.values import Conflict, Missing, Unavailable

# SQLite's primary result codes: PERM BUSY LOCKED READONLY IOERR CORRUPT FULL CANTOPEN NOTADB
_SQLITE_UNAVAILABLE = frozenset({3, 5, 6, 8, 10, 11, 13, 14, 26})
# Its extended codes for UNIQUE, PRIMARYKEY and ROWID, and for FOREIGNKEY
_SQLITE_TAKEN = frozenset({2067, 1555, 2579})
_SQLITE_NO_SUCH = 787
# PostgreSQL's classes: connection, authorization, no such database, resources, operator, system;
# and single states: read-only, lock not available, deadlock, serialization
_POSTGRES_UNAVAILABLE = ("08", "28", "3D", "53", "57", "58", "25006", "55P03", "40P01", "40001")


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
        return Unavailable(str(cause))
    if state is not None and state.startswith(_POSTGRES_UNAVAILABLE):
        return Unavailable(str(cause))
    if state is not None and state.startswith("22"):
        return ValueError(str(cause))
    return None
