"""What keeps a server from starting: one sentence, exit 1 or 2, never a traceback. With real commands."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from assyria.extras import install
from assyria.render.words import LANGUAGES
from tests.commands import run_command, without_our_variables
from tests.effort import effort
from tests.server.running import RunningServer, free_port
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures

SOME = LANGUAGES[: effort(2, len(LANGUAGES))]
URLS = ("no address", "postgresql://db:port/assyria", "sqlite://", "mysql://db/assyria")


def refused(*arguments: str, code: int = 1) -> str:
    """The sentence with which a command ends."""
    done = run_command(*arguments)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.splitlines() if line.startswith("Error: ")]
    assert len(lines) == 1, done.stderr
    assert code == 2 or len(done.stderr.splitlines()) == 1, done.stderr
    return lines[0].removeprefix("Error: ")


def not_a_database(data: Path) -> None:
    (data / "assyria.sqlite").write_bytes(b"poem " * 1000)


def folder_in_its_place(data: Path) -> None:
    (data / "assyria.sqlite").mkdir()


def broken_half_way(data: Path) -> None:
    file = data / "assyria.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.commit()
    file.write_bytes(file.read_bytes()[:100] + b"\xff" * 5000)


def newer(data: Path) -> None:
    with closing(sqlite3.connect(data / "assyria.sqlite")) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (not_a_database, "is not a readable database"),
        (folder_in_its_place, "cannot be opened"),
        (broken_half_way, "is not a readable database"),
        (newer, "newer version"),
    ],
)
def test_a_database_that_cannot_be_used(tmp_path: Path, spoil: Callable[[Path], None], says: str) -> None:
    spoil(tmp_path)
    assert says in refused("serve", "--data", str(tmp_path), "--port", str(free_port()))


@pytest.mark.long
def test_in_every_language(tmp_path: Path) -> None:
    not_a_database(tmp_path)
    said = {
        language: refused("serve", "--data", str(tmp_path), "--port", str(free_port()), "--lang", language)
        for language in SOME
    }
    assert len(set(said.values())) == len(SOME)


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for data in ("/dev/null/games", str(tmp_path / "file")):
        assert "cannot be opened for writing" in refused("serve", "--data", data, "--port", str(free_port()))


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused("serve", "--data", str(tmp_path), "--port", port)
    assert not (tmp_path / "assyria.sqlite").exists()


@pytest.mark.parametrize("url", URLS[: effort(2, 4)])
def test_an_address_that_is_none(url: str) -> None:
    assert "postgresql://user@host/name" in refused(
        "serve", "--database-url", url, "--port", str(free_port()), code=2
    )


def test_a_postgresql_that_does_not_answer_or_refuses(request: pytest.FixtureRequest) -> None:
    """And the password is never shown."""
    port = free_port()
    away = f"postgresql://assyria:hunter2@127.0.0.1:{port}/assyria"
    said = refused("serve", "--database-url", away, "--port", str(free_port()))
    assert "does not answer" in said
    assert "hunter2" not in said
    url: str = request.getfixturevalue("postgres_url")
    elsewhere = url.replace("/test", "/elsewhere", 1)
    assert "no such database" in refused("serve", "--database-url", elsewhere, "--port", str(free_port()))
    stranger = url.replace("postgres:", "stranger:", 1)
    assert "refuses" in refused("serve", "--database-url", stranger, "--port", str(free_port()))


def test_postgresql_without_its_driver() -> None:
    """Before anything starts, with the command that installs it."""
    program = """
import importlib.util as imports
find = imports.find_spec
imports.find_spec = lambda name, *more: None if name == "asyncpg" else find(name, *more)
from assyria.extras import install
from assyria.cli.app import main
main()
"""
    url = "postgresql://assyria@127.0.0.1/assyria"
    command = [sys.executable, "-c", program, "serve", "--database-url", url, "--port", str(free_port())]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=without_our_variables())
    assert done.returncode == 1
    (said,) = done.stderr.splitlines()
    assert said.startswith("Error: ")
    assert said.endswith(install("postgres"))


def test_something_else_listens_where_postgresql_should() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        url = f"postgresql://assyria@127.0.0.1:{other.getsockname()[1]}/assyria"
        assert "does not answer" in refused("serve", "--database-url", url, "--port", str(free_port()))


def test_two_servers_on_one_folder(tmp_path: Path) -> None:
    """The second is refused; once the first is killed, another starts."""
    data = tmp_path / "data"
    with RunningServer(data) as server:
        said = refused("serve", "--data", str(data), "--port", str(free_port()))
        assert "in use by another server" in said
        assert "in use by another server" in refused(
            "restore", str(backed_up(data, tmp_path)), "--data", str(data)
        )
        server.kill()
        server.start()


def backed_up(data: Path, folder: Path) -> Path:
    """A backup beside the running server."""
    file = folder / "backup.gz"
    assert run_command("backup", str(file), "--data", str(data)).returncode == 0
    return file


def test_backup_and_restore_say_it_as_well(tmp_path: Path) -> None:
    assert "no games" in refused("backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "none"))
    assert not (tmp_path / "none").exists()
    not_a_database(tmp_path)
    assert "not a readable database" in refused("backup", str(tmp_path / "b.gz"), "--data", str(tmp_path))
