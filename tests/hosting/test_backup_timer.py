"""The timer for backups: systemd accepts it, and its commands make a dated backup and keep the newest."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from assyria.server.settings import Settings
from assyria.server.startup import check_start
from tests.hosting.conftest import program
from tests.hosting.recipes import RECIPES, replace
from tests.hosting.test_service_unit import COMMAND, UNIT, lines

pytestmark = pytest.mark.long

SERVICE = (RECIPES / "assyria-backup.service").read_text("utf-8")
TIMER = (RECIPES / "assyria-backup.timer").read_text("utf-8")
OLD = [f"assyria-2025-01-{day:02}T04-30-00Z.gz" for day in range(1, 21)]


def test_systemd_accepts_both(tmp_path: Path) -> None:
    files = [tmp_path / "assyria-backup.service", tmp_path / "assyria-backup.timer"]
    for file, text in zip(files, (SERVICE, TIMER), strict=True):
        file.write_text(text, "utf-8")
    command = [program("systemd-analyze"), "verify", "--man=no", *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "assyria" in line] == []
    assert done.returncode == 0, done.stderr
    (when,) = lines("OnCalendar", TIMER)
    subprocess.run([program("systemd-analyze"), "calendar", when], check=True, capture_output=True)


def test_it_is_the_user_of_the_server_and_has_its_folder() -> None:
    for name in ("User", "DynamicUser", "EnvironmentFile", "UMask"):
        assert lines(name, SERVICE) == lines(name)
    assert lines("StateDirectory")[0] in lines("StateDirectory", SERVICE)[0].split()
    assert lines("StateDirectoryMode", SERVICE) == lines("StateDirectoryMode", UNIT) == ["0700"]


def shell(setting: str, data: Path, backups: Path) -> str:
    """Return the command of a unit as the shell gets it, with folders of ours."""
    (said,) = lines(setting, SERVICE)
    said = said.replace("%%", "%").replace("$$", "$").removeprefix("/bin/sh -c '").removesuffix("'")
    said = said.replace("/var/lib/assyria-backup", str(backups)).replace("/var/lib/assyria", str(data))
    return said.replace(COMMAND, f"{sys.executable} -m assyria")


@pytest.mark.parametrize("runs", [1, 2])
def test_a_backup_is_dated_and_the_newest_are_kept(tmp_path: Path, runs: int) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    asyncio.run(check_start(Settings(data=data)))
    backups.mkdir()
    for name in OLD:
        (backups / name).touch()
    (backups / "notes.txt").touch()
    for _ in range(runs):
        for setting in ("ExecStart", "ExecStartPost"):
            subprocess.run(["/bin/sh", "-c", shell(setting, data, backups)], check=True, umask=0o077)
    kept = sorted(file.name for file in backups.iterdir())
    assert "notes.txt" in kept
    kept.remove("notes.txt")
    new = [name for name in kept if name not in OLD]
    assert len(kept) == 14
    assert 1 <= len(new) <= runs
    assert kept == OLD[6 + len(new) :] + new
    command = [
        sys.executable,
        "-m",
        "assyria",
        "restore",
        str(backups / new[-1]),
        "--data",
        str(tmp_path / "again"),
    ]
    subprocess.run(command, check=True, capture_output=True)
    assert (backups / new[-1]).stat().st_mode & 0o777 == 0o600


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    failed = subprocess.run(
        ["/bin/sh", "-c", shell("ExecStart", tmp_path / "nowhere", tmp_path)], capture_output=True, check=False
    )
    assert failed.returncode == 1
    assert list(tmp_path.iterdir()) == []


def test_the_units_command_is_where_the_server_is() -> None:
    (said,) = lines("ExecStart", SERVICE)
    replace(said, COMMAND, "")
