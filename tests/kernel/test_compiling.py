"""Compiled code on disk: found again, never stale, shared by processes, and not needed."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from assyria.kernel import compiling
from assyria.kernel.__main__ import main
from assyria.kernel.warming import warm_up

CALLER = """
from numba import types
from assyria.kernel.compiling import compiled_function
from small.callee import points

@compiled_function(types.int64)
def total(huts):
    return points(huts) + 1
"""
CALLEE = """
from assyria.kernel.compiling import compiled

@compiled
def points(huts):
    return 2 * huts
"""
RUN = """
from small.caller import total
known = total.is_ready()
hit = total.ready()
assert known is hit and total.is_ready()
print(hit, total.run(20))
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A package with an entry, as bots have them, and an empty cache."""
    package = tmp_path / "small"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "caller.py").write_text(CALLER, encoding="ascii")
    (package / "callee.py").write_text(CALLEE, encoding="ascii")
    return package


def environment_of(package: Path) -> dict[str, str]:
    path = os.pathsep.join([str(package.parent), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    return {**os.environ, "PYTHONPATH": path, "XDG_CACHE_HOME": str(package.parent / "cache")}


def run(package: Path, **environment: str) -> str:
    known = environment_of(package)
    command = [sys.executable, "-B", "-c", RUN]
    done = subprocess.run(command, env={**known, **environment}, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def files(package: Path) -> list[Path]:
    return sorted((package.parent / "cache" / "assyria").rglob("*.nb?"))


@pytest.mark.long
def test_found_again_but_never_stale_nor_damaged(small: Path) -> None:
    """The second process finds it compiled. Nothing is written beside the sources, which may be read-only."""
    assert run(small) == "False 41"
    assert run(small) == "True 41"
    assert {file.suffix for file in files(small)} == {".nbi", ".nbc"}
    assert sorted(file.name for file in small.iterdir()) == ["__init__.py", "callee.py", "caller.py"]
    # Numba alone would not notice a change in another file, and would go on with the old points.
    callee = small / "callee.py"
    callee.write_text(callee.read_text("ascii").replace("2 *", "3 *"), encoding="ascii")
    assert run(small) == "False 61"
    for file in files(small):
        file.write_bytes(b"nonsense")
    assert run(small) == "False 61"
    assert run(small) == "True 61"


def test_without_a_place_to_write_it_works_all_the_same(small: Path) -> None:
    (small.parent / "a file").touch()
    nowhere = str(small.parent / "a file")
    assert run(small, XDG_CACHE_HOME=nowhere) == "False 41"


@pytest.mark.long
def test_processes_at_once(small: Path) -> None:
    """Each finds the cache empty, full or half full: all get it right."""
    environment = environment_of(small)
    # What one of them finds may have been written by the other since it looked.
    command = [sys.executable, "-B", "-c", "from small.caller import total; print(total.ready(), total.run(20))"]
    crowd = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [one.communicate()[0].split()[1] for one in crowd] == ["41"] * 2
    assert run(small) == "True 41"


def test_the_folder_is_in_the_users_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert compiling.cache_folder().parent == tmp_path / "assyria"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert compiling.cache_folder().parent == Path.home() / ".cache" / "assyria"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert compiling.cache_folder().parent == Path.home() / ".cache" / "assyria"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "chosen"))
    assert compiling.cache_folder().parent == tmp_path / "chosen"


def test_the_first_call_may_come_from_many_threads_but_not_with_other_types(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(small.parent))
    monkeypatch.setenv("XDG_CACHE_HOME", str(small.parent / "cache"))
    from small.caller import total  # type: ignore[import-not-found]

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(total.run, range(4))) == [1, 3, 5, 7]
    with pytest.raises(TypeError):
        total.run("three")


def test_warming_up_tells_how_far_it_is() -> None:
    """All parts are there after it, and the next time at once."""
    told: list[tuple[int, int, str]] = []
    warm_up(lambda done, total, part: told.append((done, total, part)))
    assert [done for done, _, _ in told] == list(range(len(told)))
    assert told[-1] == (len(told) - 1, len(told) - 1, "")
    assert warm_up() in (True, False)
    assert {part for _, _, part in told} >= {"step", "play_out", "mask"}


def test_the_command_says_nothing_once_all_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m assyria.kernel` is part of every set-up."""
    main()
    assert capsys.readouterr().out == ""
