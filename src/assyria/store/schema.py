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
    false,
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
    # The exact text that was written: the digest is computed over it.
    Column("body", Text, nullable=False),
    Column("digest", String(64), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    # The head of the ledger: the number and the digest of its last entry.
    Column("version", Integer, nullable=False),
    Column("digest", String(64), nullable=False, server_default=""),
    Column("status", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("to_move", String(64)),
    Column("due", Double),
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
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(64), nullable=False, index=True),
    Column("name", Text, nullable=False),
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
    # Whether the signed cookie of the edition before sessions is still good.
    Column("old_cookies", Boolean, nullable=False, server_default=false()),
    Column("suspended", Double),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("identity", String(64), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("browser", String(32), nullable=False),
    Column("system", String(32), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

# Where accounts logged in from: digests that only this server can compare, never addresses.
known_addresses = Table(
    "known_addresses",
    metadata,
    Column("identity", String(64), ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("seen", Double, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("identity", String(64), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("scope", String(16), nullable=False, server_default="play"),
    Column("at", Double, nullable=False),
    Column("used", Double),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(64), nullable=False),
    Column("name", Text, nullable=False),
    # Empty in a line that is a phrase, and in one that was removed.
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("phrase", String(32)),
    # A spectator's, held back from the players until the game is over.
    Column("held", Boolean, nullable=False, server_default=false()),
)

# What the engine says of a finished game. It can be made again, so nothing depends on it.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
)

# Mistakes that people practise: theirs alone, and gone with the game.
own_puzzles = Table(
    "own_puzzles",
    metadata,
    Column("identity", String(64), ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("move", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

# Records that people keep: whoever has the id may read one.
shared_records = Table(
    "shared_records",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("identity", String(64), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Double, nullable=False, index=True),
    Column("body", Text, nullable=False),
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
    # Failures in a row, when it is tried again, and since when it is not any more.
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("retry_at", Double),
    Column("given_up", Double),
    sqlite_autoincrement=True,
)

blocks = Table(
    "blocks",
    metadata,
    Column("identity", String(64), ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", String(64), ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True, index=True),
    # The name under which they were blocked: a later one is not told.
    Column("name", Text, nullable=False, server_default=""),
    Column("at", Double, nullable=False),
    # Only not heard: who is muted may sit down.
    Column("muted", Boolean, nullable=False, server_default=false()),
)

# Line 0 is none: the person was reported. No foreign keys: a report outlives the table, the line and the people
# that it is about. Of those who are gone it keeps nothing (`people.py`).
reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("n", Integer, nullable=False),
    Column("author", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("done", Boolean, nullable=False, server_default=false()),
    Column("reason", String(32), nullable=False, server_default=""),
    sqlite_autoincrement=True,
)

refused_addresses = Table(
    "refused_addresses",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("uses", Integer, nullable=False),
    Column("until", Double, nullable=False),
)

# Those who run the server, beside the one whose token is in its folder or environment.
operators = Table(
    "operators",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("at", Double, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Double, nullable=False),
    # The name of an operator; lines of editions before have none.
    Column("operator", String(64)),
    Column("action", String(64), nullable=False),
    Column("target", Text, nullable=False),
    Column("detail", Text, nullable=False),
    sqlite_autoincrement=True,
)

holidays = Table(
    "holidays",
    metadata,
    Column("identity", String(64), ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("begun", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

# The last sign of each server: the time of day, the machine's monotonic clock, and the steady time all share.
signs_of_life = Table(
    "signs_of_life",
    metadata,
    Column("process", String(64), primary_key=True),
    Column("at", Double, nullable=False),
    Column("monotonic", Double, nullable=False),
    Column("boot", String(64), nullable=False),
    Column("steady", Double, nullable=False),
    Column("ended", Boolean, nullable=False),
)

# In steady time.
outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)
