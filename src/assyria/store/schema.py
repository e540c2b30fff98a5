"""The database's tables. `migrations/` creates them, and a test checks that both agree."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# The ledger is the truth and depends on nothing: so no foreign key to `tables`, which is a cache of it.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", JSON, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("to_move", String(64)),
    Column("due", Double),
    Column("people", JSON, nullable=False),
    Column("owner", String(64), nullable=False, server_default="", index=True),
    Column("about", JSON, nullable=False),
    Index("ix_tables_listed_created", "listed", "created"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_status_updated", "status", "updated"),
)

people = Table(
    "people",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", String(64), primary_key=True, index=True),
)

identities = Table(
    "identities",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("account", Text),
    Column("account_key", Text, unique=True),
    Column("passphrase", Text),
    Column("seen", Double, nullable=False, server_default="0", index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("identity", String(64), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    # SQLite numbers rows by itself only in a column of exactly the type INTEGER.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("identity", String(64), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(32), nullable=False),
    Column("body", JSON, nullable=False),
    Column("failure", Text),
    sqlite_autoincrement=True,
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
