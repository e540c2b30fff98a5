"""Addresses of databases."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from assyria.store.database import Database
from assyria.store.postgres import Postgres
from assyria.store.sqlite import Sqlite

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def database_at(url: str) -> Database:
    """Return the database at an address without opening it. Raises ValueError for an address we cannot use."""
    place = _located(url)
    return Postgres(place) if place.get_backend_name() == "postgresql" else Sqlite(place)


def sqlite_file(url: str) -> Path | None:
    """Return the file of a database, None for PostgreSQL. Raises ValueError."""
    place = _located(url)
    return Path(str(place.database)) if place.get_backend_name() == "sqlite" else None


def shown(url: str) -> str:
    """Return where a database is, for people: its file, or its address without a password. Raises ValueError."""
    file, place = sqlite_file(url), make_url(url)
    return str(file) if file else place.set(password=None, query={}).render_as_string()


def _located(url: str) -> URL:
    """Return a database's address with the driver we use. Raises ValueError."""
    try:
        found = make_url(url)
    except ArgumentError:
        # Its message has the address, perhaps with a password.
        raise ValueError("not the address of a database") from None
    name = found.drivername.partition("+")[0]
    if name not in DRIVERS:
        raise ValueError(f"neither SQLite nor PostgreSQL: {found.render_as_string()}")
    if name == "sqlite" and found.database in (None, "", ":memory:"):
        raise ValueError("a store on SQLite needs a file")
    return found.set(drivername=DRIVERS[name])
