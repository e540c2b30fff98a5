"""Files of a store on SQLite: private to their owner, and used by one server at a time."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from assyria.host.ledger import Cause, Unavailable

try:
    import fcntl
except ImportError:  # Windows has no such lock.
    fcntl = None  # type: ignore[assignment]

FAILURES = "failures"
"""The folder beside the database with what bots failed at."""


def make_folder(folder: Path) -> None:
    """Create a folder for a store, or make one that exists private: 0700, and 0600 for our files in it.

    Only what belongs to us is changed, and no folder that others use: the root, a home, one like /tmp.
    Raises OSError.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    about = folder.stat()
    shared = bool(about.st_mode & stat.S_ISVTX) or folder.resolve() in (Path("/"), _home())
    if not shared:
        _tighten(folder, 0o700)
    for file in (folder / FAILURES).rglob("*"):
        _tighten(file, 0o700 if file.is_dir() else 0o600)
    _tighten(folder / FAILURES, 0o700)


def make_files(file: Path) -> None:
    """Create a database file readable by its owner only, before anything is in it: it holds keys and secrets.

    SQLite gives the files it keeps beside it the same mode; those of before may have another.
    """
    with suppress(OSError):  # A file that cannot be opened is reported when it is first used.
        os.close(os.open(file, os.O_CREAT | os.O_RDONLY, 0o600))
    for ending in ("", "-wal", "-shm", "-journal", ".lock"):
        _tighten(file.with_name(file.name + ending), 0o600)


@contextmanager
def sole_use(file: Path) -> Iterator[None]:
    """Hold the lock of a database file, which the system releases if this process ends in any way.

    Raises Unavailable if another process holds it, OSError if there is no way to make one.
    """
    handle = os.open(file.with_name(file.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        _give_to_owner(handle, file.parent)
        if fcntl is not None:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Unavailable(f"{file} is used by another server", Cause.IN_USE) from None
        yield
    finally:
        os.close(handle)


def _give_to_owner(handle: int, folder: Path) -> None:
    """Let the folder's owner have what root makes there: a command by root must not lock the server out."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        about = folder.stat()
        os.fchown(handle, about.st_uid, about.st_gid)


def _tighten(path: Path, mode: int) -> None:
    with suppress(OSError):
        about = path.lstat()
        wide = stat.S_IMODE(about.st_mode) & ~mode
        ours = hasattr(os, "geteuid") and about.st_uid == os.geteuid()
        if wide and ours and not stat.S_ISLNK(about.st_mode):
            path.chmod(stat.S_IMODE(about.st_mode) & mode)


def _home() -> Path | None:
    try:
        return Path.home().resolve()
    except RuntimeError:
        return None
