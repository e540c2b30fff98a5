"""Write what this edition keeps, for every later one to open: `python -m tools.old_storage NAME`.

A server's database on SQLite and on PostgreSQL, and the storage of a browser that plays alone. Once they are
committed they stay as they are: tests/server/test_old_database.py and tests/local/test_old_storage.py open all.
Takes some ten minutes, most of it for reviews.
"""

from __future__ import annotations

import argparse
import gzip
import json
import subprocess
import tempfile
from pathlib import Path

from tests.browser.furnishing import furnish_browser
from tests.server.furnishing import SETTINGS, furnish_all
from tests.server.running import ROOT, RunningServer
from tests.store.postgres_server import running_postgres

SERVER = ROOT / "tests" / "server" / "data"
BROWSER = ROOT / "tests" / "local" / "saves"


def write_sqlite(name: str, folder: Path) -> None:
    with RunningServer(folder, settings=SETTINGS) as server:
        said = furnish_all(server)
    file = folder / "assyria.sqlite"
    assert not Path(f"{file}-wal").exists(), "a server that ends leaves one file"
    keep(name, file.read_bytes(), "sqlite", said)


def write_postgresql(name: str, folder: Path) -> None:
    with running_postgres() as postgres:
        url = postgres.url()
        with RunningServer(folder, settings=SETTINGS, database_url=url) as server:
            said = furnish_all(server)
        program = [str(postgres.server.bin_path / "pg_dump"), "--inserts", "--no-owner", "--no-privileges", url]
        dump = subprocess.run(program, check=True, capture_output=True).stdout  # noqa: S603
    # Without what is for psql or for this release of PostgreSQL alone.
    lines = [line for line in dump.splitlines(keepends=True) if not line.startswith((b"\\", b"SET ", b"--"))]
    keep(f"{name}-postgresql", b"".join(lines), "sql", said)


def keep(name: str, database: bytes, kind: str, said: object) -> None:
    """Write a database, and beside it what was said of it."""
    (SERVER / f"{name}.{kind}.gz").write_bytes(gzip.compress(database, mtime=0))
    (SERVER / f"{name}.json").write_text(json.dumps(said, ensure_ascii=False) + "\n", "utf-8")


def write_browser(name: str, folder: Path) -> None:
    found = furnish_browser(folder)
    (BROWSER / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False) + "\n", "utf-8")


WRITERS = {"sqlite": write_sqlite, "postgresql": write_postgresql, "browser": write_browser}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="of this edition, such as the day: 2026-11-18")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"one of {', '.join(WRITERS)}; else all")
    given = parser.parse_args()
    for kind in given.kinds or WRITERS:
        if kind not in WRITERS:
            parser.error(f"{kind}: one of {', '.join(WRITERS)} is needed")
        with tempfile.TemporaryDirectory() as folder:
            WRITERS[kind](given.name, Path(folder))


if __name__ == "__main__":
    main()
