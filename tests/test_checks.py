"""All stages of `make test` run, and the end of the log says what failed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.processes import running
from tests.test_contain import CONTAIN, is_running

ROOT = Path(__file__).parents[1]
CHECKS = [sys.executable, "-m", "tools.checks"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "MAKEFLAGS": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""Outside of a run of make, whose flags may reach us, and of pytest."""
ENVIRONMENT.pop("ASSYRIA_TESTS", None)


def stages(folder: Path, **recipes: str) -> None:
    """Write a Makefile with one target for each recipe."""
    (folder / "Makefile").write_text("".join(f"{name}:\n\t@{recipe}\n" for name, recipe in recipes.items()))


def check(folder: Path, *arguments: str, **environment: str) -> tuple[int, str]:
    """Run the stages; return the exit status and the log."""
    done = subprocess.run(
        [*CHECKS, *arguments],
        cwd=folder,
        env=ENVIRONMENT | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def end(log: str) -> str:
    """Return the part of the log that comes after all stages."""
    return log.rpartition("\n\n== ")[2]


def test_stages_that_pass(tmp_path: Path) -> None:
    stages(tmp_path, one="echo first", two="echo second", three="echo third")
    code, log = check(tmp_path, "one,two", "three")
    assert code == 0
    assert {"first", "second", "third"} <= {*log.splitlines()}
    assert re.sub(r"\d+", "0", end(log)).splitlines() == [
        "one: passed after 0 s",
        "== two: passed after 0 s",
        "== three: passed after 0 s",
    ]


def test_all_run_though_the_first_fails(tmp_path: Path) -> None:
    stages(tmp_path, one="echo wrong here; exit 3", two="touch two", three="touch three", four="touch four")
    code, log = check(tmp_path, "one,two", "three", "four")
    assert code == 1
    assert (tmp_path / "two").exists()
    assert (tmp_path / "three").exists()
    assert (tmp_path / "four").exists()
    assert "1 of 4 failed. To run what failed alone:\n\nmake one\n    wrong here\n" in end(log)


def test_a_stage_that_does_not_exist_fails(tmp_path: Path) -> None:
    stages(tmp_path, one="true")
    code, log = check(tmp_path, "none", "one")
    assert code == 1
    assert "\nmake none\n" in end(log)


def test_failed_tests_are_named(tmp_path: Path) -> None:
    """Also those with spaces and dashes in their names, and files that cannot be imported."""
    (tmp_path / "test_some.py").write_text(
        "import pytest\n"
        "@pytest.mark.parametrize('what', ['good', 'bad - worse', 'it\\'s'])\n"
        "def test_it(what): assert what == 'good', 'a - b'\n"
        "def test_plain(): raise ValueError('FAILED test_other.py::test_never')\n"
    )
    (tmp_path / "test_broken.py").write_text("import nothing_of_this_name\n")
    pytest_here = f"{sys.executable} -m pytest -p no:cacheprovider -ra --continue-on-collection-errors"
    stages(tmp_path, unit=pytest_here, long=pytest_here + " test_some.py")
    code, log = check(tmp_path, "unit")
    assert code == 1
    named = [line.strip() for line in end(log).splitlines() if line.startswith("    ")]
    assert sorted(named) == [
        ".venv/bin/pytest 'test_some.py::test_it[bad - worse]'",
        """.venv/bin/pytest 'test_some.py::test_it[it'"'"'s]'""",
        ".venv/bin/pytest test_broken.py",
        ".venv/bin/pytest test_some.py::test_plain",
    ]
    code, log = check(tmp_path, "long", ASSYRIA_TESTS="long")
    assert "\nASSYRIA_TESTS=long make long\n    ASSYRIA_TESTS=long .venv/bin/pytest 'test_some.py::" in end(log)


def test_many_failed_tests_are_counted(tmp_path: Path) -> None:
    (tmp_path / "test_many.py").write_text(
        "import pytest\n@pytest.mark.parametrize('n', range(50))\ndef test_it(n): assert not n + 1\n"
    )
    stages(tmp_path, unit=f"{sys.executable} -m pytest -p no:cacheprovider -ra")
    _, log = check(tmp_path, "unit")
    assert end(log).count(".venv/bin/pytest") == 20
    assert end(log).splitlines()[-1] == "    and 30 more"


def test_two_at_a_time(tmp_path: Path) -> None:
    """Each of the two waits until the other one is there."""
    meet = "touch {0}; until test -e {1}; do sleep 0.01; done; echo {0} begins; echo {0} ends"
    stages(tmp_path, one=meet.format("a", "b"), two=meet.format("b", "a"))
    code, log = check(tmp_path, "one,two")
    assert code == 0
    assert "a begins\na ends\n" in log
    assert "b begins\nb ends\n" in log


def test_output_that_is_never_closed_holds_nobody_up(tmp_path: Path) -> None:
    """Something that a stage leaves running still has its standard output."""
    stages(tmp_path, one="sleep 600 & echo $$! > pid; echo last words; exit 1")
    try:
        code, log = check(tmp_path, "one")
        assert code == 1
        assert "\nmake one\n    last words\n" in end(log)
    finally:
        os.kill(int((tmp_path / "pid").read_text()), signal.SIGKILL)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux hands orphans to an ancestor")
@pytest.mark.parametrize(("told", "group"), [(signal.SIGINT, "one,two"), (signal.SIGTERM, "one")])
def test_who_interrupts_ends_everything(tmp_path: Path, told: signal.Signals, group: str) -> None:
    """The stages, also one that waits for its turn, what has detached itself, and the busy processes."""
    detach = "setsid sleep 600 & echo $$! > pid; echo ready; exec sleep 600"
    stages(tmp_path, one=detach, two="touch second; sleep 600", three="touch third")
    command = [sys.executable, "-c", CONTAIN.format(grace=2), *CHECKS, "--busy", "2", group, "three"]
    with running(
        command, cwd=tmp_path, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(told)
        assert process.wait(timeout=120) == 128 + told
        assert "Traceback" not in process.stdout.read()
        assert not is_running(int((tmp_path / "pid").read_text()))
        assert not (tmp_path / "third").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_busy_processes_end_with_the_stages(tmp_path: Path) -> None:
    """While a stage runs they are there, afterwards they are gone."""
    (tmp_path / "look.py").write_text(
        "from pathlib import Path\n"
        "from tools.contain import read_process\n"
        "found = [each for path in Path('/proc').glob('[0-9]*') if (each := read_process(path))]\n"
        f"[checks] = [each for each in found if each.parent == {os.getpid()} and 'tools.checks' in each.command]\n"
        "print(*[each.pid for each in found if each.parent == checks.pid and 'while True' in each.command])\n"
    )
    stages(tmp_path, one=f"{sys.executable} look.py > pids")
    code, _ = check(tmp_path, "--busy", "3", "one")
    assert code == 0
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    assert len(pids) == 3
    assert not any(map(is_running, pids))
