"""The files of a store: for their owner alone, and for one server at a time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from assyria.host.ledger import Cause, Unavailable
from assyria.store import Store, backup, make_folder, restore, sole_use
from tests.processes import running
from tests.store.lines import filled

HOLDER = """
import sys, time
from pathlib import Path
from assyria.store import sole_use
with sole_use(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_files_that_were_open_to_others_are_closed(tmp_path: Path) -> None:
    """The database, what SQLite keeps beside it, and what bots failed at."""
    folder = tmp_path / "data"
    (folder / "failures").mkdir(parents=True)
    file = folder / "assyria.sqlite"
    store = await Store.open(f"sqlite:///{file}")
    await filled(store, "t", 1)
    capsule = folder / "failures" / "one.json"
    capsule.write_text("{}")
    beside = [file, file.with_name("assyria.sqlite-wal"), file.with_name("assyria.sqlite-shm"), capsule]
    for one in beside:
        one.chmod(0o666)
    for one in (folder, folder / "failures"):
        one.chmod(0o777)
    make_folder(folder)
    other = await Store.open(f"sqlite:///{file}")
    with sole_use(file):
        assert mode(file.with_name("assyria.sqlite.lock")) == 0o600
    assert [mode(one) for one in beside] == [0o600] * 4
    assert [mode(one) for one in (folder, folder / "failures")] == [0o700] * 2
    for opened in (store, other):
        await opened.close()


def test_a_folder_that_others_use_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may say --data /tmp, or name their home."""
    shared, home = tmp_path / "shared", tmp_path / "home"
    for folder, wide in ((shared, 0o1777), (home, 0o755)):
        folder.mkdir()
        folder.chmod(wide)
    monkeypatch.setenv("HOME", str(home))
    for folder in (shared, home):
        make_folder(folder)
    assert [folder.stat().st_mode & 0o7777 for folder in (shared, home)] == [0o1777, 0o755]


def test_a_new_folder_is_private_whatever_the_mask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        make_folder(tmp_path / "new" / "data")
    finally:
        os.umask(before)
    assert mode(tmp_path / "new" / "data") == 0o700


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_one_at_a_time_and_the_lock_ends_with_its_holder(tmp_path: Path, end: signal.Signals) -> None:
    file = tmp_path / "assyria.sqlite"
    command = [sys.executable, "-c", HOLDER, str(file)]
    with running(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(Unavailable) as refused, sole_use(file):
            pass
        assert refused.value.cause is Cause.IN_USE
        holder.send_signal(end)
        holder.wait()
        with sole_use(file):
            pass


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make files of others")
def test_a_command_by_root_does_not_lock_the_server_out(tmp_path: Path) -> None:
    os.chown(tmp_path, 12345, 12345)
    with sole_use(tmp_path / "assyria.sqlite"):
        pass
    assert (tmp_path / "assyria.sqlite.lock").stat().st_uid == 12345


async def test_a_backup_may_run_beside_a_server_and_a_restore_may_not(tmp_path: Path) -> None:
    file = tmp_path / "assyria.sqlite"
    store = await Store.open(f"sqlite:///{file}")
    await filled(store, "t", 3)
    with sole_use(file):
        assert await backup(f"sqlite:///{file}", tmp_path / "b.gz") > 3
        with pytest.raises(Unavailable):
            await restore(tmp_path / "b.gz", f"sqlite:///{file}")
    await store.close()
    await restore(tmp_path / "b.gz", f"sqlite:///{tmp_path / 'copy.sqlite'}")
    copy = await Store.open(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    assert len((await copy.ledgers.read("t")).entries) == 3
    await copy.close()
