"""Folders of the user: with and without a home, writable or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from assyria.server.settings import default_data
from assyria.user_folders import cache_root, data_folder, is_writable, state_folder


@pytest.fixture(autouse=True)
def _no_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)


def test_a_folder_that_was_chosen_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_root() == tmp_path / ".cache" / "assyria"
    assert state_folder() == tmp_path / ".local" / "state" / "assyria"
    assert data_folder() == tmp_path / ".local" / "share" / "assyria"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    assert data_folder() == tmp_path / "d" / "assyria"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "c"))
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    assert cache_root() == tmp_path / "c" / "assyria"
    assert state_folder() == tmp_path / ".local" / "state" / "assyria"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "n"))
    assert cache_root() == tmp_path / "n"


def test_without_a_home_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", no_home)
    assert cache_root() is None
    assert state_folder() is None
    assert data_folder() is None
    assert not is_writable(cache_root())


def test_what_can_be_written(tmp_path: Path) -> None:
    """A folder that is missing is made; nothing is left in it."""
    assert is_writable(tmp_path / "new" / "folder")
    assert list((tmp_path / "new" / "folder").iterdir()) == []
    (tmp_path / "file").touch()
    assert not is_writable(tmp_path / "file")
    assert not is_writable(tmp_path / "file" / "folder")
    assert not is_writable(Path("/proc/assyria"))


def test_a_server_keeps_games_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Unless another was chosen; without a home, one has to be."""
    monkeypatch.delenv("ASSYRIA_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    assert default_data() == data_folder() == tmp_path / "d" / "assyria"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_data() == data_folder()
    monkeypatch.setattr("assyria.server.settings.data_folder", lambda: None)
    with pytest.raises(ValueError, match="set ASSYRIA_DATA"):
        default_data()
    monkeypatch.setenv("ASSYRIA_DATA", str(tmp_path / "games"))
    assert default_data() == tmp_path / "games"
