"""What needs a real terminal or a real signal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
import urllib.request
from pathlib import Path

import pytest

from assyria.record import read_record
from tests.games import golden_lines
from tests.processes import running

COMMAND = [sys.executable, "-m", "assyria"]


def test_walking_through_a_game_with_keys(tmp_path: Path) -> None:
    """Right, page down, end, home, left, quit: each key shows the position it should."""
    file = tmp_path / "game.json"
    file.write_bytes(golden_lines("2-players")[1])
    last = len(read_record(file.read_bytes()).moves)
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    with running([*COMMAND, "replay", str(file)], stdin=theirs, stdout=theirs, env=environment) as process:
        os.close(theirs)
        _expect(ours, "After move 0 of")
        for key, shown in (
            (b"\x1b[C", "After move 1 of"),
            (b"n", "After move 2 of"),
            (b"\x1b[D", "After move 1 of"),
            (b"\x1b[6~", "turn 2 of 2"),
            (b"\x1b[5~", "After move 0 of"),
            (b"\x1b[F", f"After move {last} of {last}"),
            (b"\x1b[H", "After move 0 of"),
            (b"x", "After move 0 of"),
        ):
            _press(ours, key)
            _expect(ours, shown)
        _press(ours, b"q")
        assert process.wait(timeout=20) == 0
    os.close(ours)


def _press(terminal: int, key: bytes) -> None:
    """Press a key once the program listens for keys; before that they would be lost."""
    deadline = time.monotonic() + 20
    while termios.tcgetattr(terminal)[3] & termios.ICANON:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.write(terminal, key)


def _expect(terminal: int, text: str) -> None:
    """Read until the text has been shown, and the line of keys after it."""
    shown = ""
    while text not in shown or "q quit" not in shown.split(text, 1)[1]:
        ready, _, _ = select.select([terminal], [], [], 20)
        assert ready, f"waited for {text!r} and saw {shown[-2000:]!r}"
        shown += os.read(terminal, 65536).decode(errors="replace")


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_simulation_keeps_what_is_done(tmp_path: Path, told: signal.Signals) -> None:
    """Ctrl-C: the games so far are told and kept, and the same command goes on from there."""
    command = [*COMMAND, "simulate", "--games", "5000", "--bots", "random", "--seed", "4", "--out", str(tmp_path)]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while len(list(tmp_path.glob("*.json"))) < 3:
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(told)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "games a second" in out
    assert "Interrupted after" in err
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) >= 3
    assert [file.name for file in files[:3]] == ["game-0001.json", "game-0002.json", "game-0003.json"]
    for file in files[:3]:
        read_record(file.read_bytes())


def test_assyria_alone_serves_and_opens_the_browser(tmp_path: Path) -> None:
    """Just `assyria`: a server on this machine, and the browser is sent there once it answers."""
    environment = {**os.environ, "ASSYRIA_DATA": str(tmp_path), "BROWSER": f"touch {tmp_path}/opened #%s"}
    with running(COMMAND, stderr=subprocess.DEVNULL, env=environment) as process:
        deadline = time.monotonic() + 30
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.1)
        with urllib.request.urlopen("http://127.0.0.1:8642/api/health") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) in (0, 130, -signal.SIGINT)
    assert (tmp_path / "assyria.sqlite").exists()
