"""Nothing that a contained command starts outlives it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.processes import running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux hands orphans to an ancestor")

CONTAIN = "import sys; from tools import contain; contain.GRACE = {grace}; sys.exit(contain.run(sys.argv[1:]))"
DETACH = """
import subprocess, sys
process = subprocess.Popen(["sleep", "600"], start_new_session=True, env={})
print(process.pid, flush=True)
"""
"""Starts a process that no longer belongs to us by parent, group, session or environment."""


def contained(script: str, grace: float = 0.2) -> list[str]:
    return [sys.executable, "-c", CONTAIN.format(grace=grace), sys.executable, "-c", script]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("script", "code"),
    [("", 0), ("raise SystemExit(3)", 3), ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", 137)],
)
def test_the_exit_status_is_the_commands(script: str, code: int) -> None:
    assert subprocess.run(contained(script), check=False).returncode == code


def test_what_ends_by_itself_is_no_leftover() -> None:
    script = DETACH.replace("600", "0.3")
    assert subprocess.run(contained(script, grace=20), stdout=subprocess.DEVNULL, check=False).returncode == 0


def test_what_is_left_over_is_named_and_killed() -> None:
    done = subprocess.run(contained(DETACH), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == f"still running: {done.stdout.strip()} sleep 600\n"
    assert not is_running(int(done.stdout))


def test_who_interrupts_the_wait_for_leftovers_ends_them() -> None:
    with running(contained(DETACH, grace=600), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        time.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=60) == 128 + signal.SIGTERM
        assert not is_running(pid)


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_who_interrupts_ends_everything(tmp_path: Path, told: signal.Signals) -> None:
    """Also what the command itself no longer knows of."""
    script = f"{DETACH}\nimport time; open({str(tmp_path / 'ready')!r}, 'w').close(); time.sleep(600)"
    with running(contained(script), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        while not (tmp_path / "ready").exists():
            time.sleep(0.01)
        process.send_signal(told)
        assert process.wait(timeout=60) == 128 + told
        assert not is_running(pid)


def test_who_interrupts_again_and_again_changes_nothing(tmp_path: Path) -> None:
    """The first signal counts; those that follow do not break off the cleaning up."""
    ready = tmp_path / "ready"
    script = f"{DETACH}\nimport time; open({str(ready)!r}, 'w').close(); time.sleep(600)"
    with running(contained(script), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        pid = int(process.stdout.readline())
        while not ready.exists():
            time.sleep(0.01)
        for told in [signal.SIGTERM, signal.SIGINT] * 20:
            process.send_signal(told)
        assert process.wait(timeout=60) in (128 + signal.SIGTERM, 128 + signal.SIGINT)
        assert "contain.py" not in process.stderr.read()
        assert not is_running(pid)
