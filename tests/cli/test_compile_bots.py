"""A server that has no cache folder: it chooses one for its life, says so, and compiles before it listens."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.effort import LONG
from tests.processes import running
from tests.server.running import free_port

NO_HOME = {
    **{name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "NUMBA_", "ASSYRIA_"))},
    "HOME": "/dev/null",
}
"""Nothing can be written there, not even by root."""
WITHOUT_COMPILING = """
import os, subprocess, time
from assyria.cli import compile_bots
from assyria.render.words import words_in
compiled = []
subprocess.run = lambda command, check: compiled.append((command[1:], os.environ.get("NUMBA_CACHE_DIR")))
compile_bots.compile_bots(words_in("en"))
print(compiled, flush=True)
time.sleep(60)
"""


def test_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    """A folder of its own, passed on to all processes, and gone with the server however it is told to stop."""
    environment = {**NO_HOME, "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-c", WITHOUT_COMPILING]
    with running(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        (folder,) = tmp_path.iterdir()
        assert line.strip() == str([(["-m", "assyria.bots"], str(folder))])
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 128 + signal.SIGTERM
    assert "No writable cache folder" in said
    assert list(tmp_path.iterdir()) == []


def test_a_home_that_can_be_written(tmp_path: Path) -> None:
    environment = {**NO_HOME, "HOME": str(tmp_path)}
    command = [sys.executable, "-c", WITHOUT_COMPILING.replace("sleep(60)", "sleep(0)")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == str([(["-m", "assyria.bots"], None)])
    assert done.stderr == ""


def test_it_says_that_it_compiles_where_nobody_sees_a_bar(tmp_path: Path) -> None:
    """At once, not when it is done minutes later."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "assyria.bots"]
    with running(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline().startswith("kernel: compiling for this machine")
        assert process.poll() is None
        process.kill()


@pytest.mark.skipif(not LONG, reason="compiles for minutes")
def test_a_network_plays_for_a_server_without_a_home(tmp_path: Path) -> None:
    """As the first service did not: it lets the network move, not a stand-in."""
    port = free_port()
    command = [sys.executable, "-m", "assyria", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    log = tmp_path / "log"
    with log.open("wb") as output, running(command, env=NO_HOME, stdout=output, stderr=output) as process:
        late = time.monotonic() + 1200
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
            while "Uvicorn running" not in log.read_text():
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < late
                time.sleep(0.5)
            seats = [{"kind": "bot", "bot": "policy"}, {"kind": "me"}]
            table = client.post("/api/tables", json={"seats": seats}).raise_for_status().json()["id"]
            time.sleep(10)
            client.get(f"/api/tables/{table}").raise_for_status()
        process.send_signal(signal.SIGTERM)
        process.wait(60)
    assert "compiling bots, a stand-in plays" not in log.read_text()
    assert "bot failed" not in log.read_text()
