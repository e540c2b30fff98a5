"""The systemd units: systemd accepts them, and in the folders that they give a server, bots think in time."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from assyria.cli import serve
from assyria.cli.app import build
from assyria.render.words import words_in
from assyria.server.settings import Settings
from tests.hosting.conftest import program
from tests.hosting.recipes import RECIPES, replace
from tests.hosting.site import quiet_port, wait_until_answers
from tests.processes import running
from tests.server.people import Person

UNIT = (RECIPES / "assyria.service").read_text("utf-8")
COMMAND = "/opt/assyria/.venv/bin/assyria"


def lines(name: str, unit: str = UNIT) -> list[str]:
    """Return the values of a setting, in order."""
    return [line.removeprefix(f"{name}=") for line in unit.splitlines() if line.startswith(f"{name}=")]


def with_postgresql() -> str:
    """The unit with the other command, as its comment says."""
    (usual,) = lines("ExecStart")
    unit = replace(UNIT, f"\nExecStart={usual}\n", "\n")
    return replace(unit, "# ExecStart=", "ExecStart=")


@pytest.mark.parametrize("unit", [UNIT, with_postgresql()], ids=["sqlite", "postgresql"])
def test_systemd_accepts_it(tmp_path: Path, unit: str) -> None:
    file = tmp_path / "assyria.service"
    file.write_text(replace(unit, f"\nExecStart={COMMAND} ", f"\nExecStart={sys.executable} "), "utf-8")
    command = [program("systemd-analyze"), "verify", "--man=no", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "assyria" in line] == []
    assert done.returncode == 0, done.stderr


MOST_EXPOSED = 2.9
"""systemd calls 8.3, which it was, "exposed", and 2 and less "ok"."""


@pytest.mark.parametrize("name", ["assyria.service", "assyria-backup.service"])
def test_it_may_do_little_beside_its_work(name: str) -> None:
    command = [program("systemd-analyze"), "security", "--offline=true", "--no-pager", str(RECIPES / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    (level,) = re.findall(rf"Overall exposure level for {name}: ([0-9.]+)", done.stdout)
    assert float(level) <= MOST_EXPOSED, done.stdout


def test_wasmtime_may_make_machine_code() -> None:
    assert lines("MemoryDenyWriteExecute") == []
    assert "@resources" not in " ".join(lines("SystemCallFilter")), "workers are nice to the server"


@pytest.mark.parametrize("unit", [UNIT, with_postgresql()], ids=["sqlite", "postgresql"])
def test_its_command_is_one(unit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (said,) = lines("ExecStart", unit)
    served: list[Settings] = []
    for line in lines("Environment", unit):
        monkeypatch.setenv(*line.split("=", 1))
    monkeypatch.setattr(serve, "run", lambda settings, *_: served.append(settings))
    words = words_in("en")
    result = CliRunner().invoke(build(words), shlex.split(said)[1:], obj=words)
    assert result.exit_code == 0, result.output
    assert served[0].secure_cookies
    assert served[0].host_names == ("assyria.example.org",)
    assert served[0].database_url or served[0].data == Path("/var/lib") / lines("StateDirectory")[0]


def test_bots_think_in_time_with_the_folders_that_it_has(tmp_path: Path) -> None:
    """A home that cannot be written, as a service has it, and no cache."""
    state, port = tmp_path / "lib" / "assyria", quiet_port()
    settings = dict(line.split("=", 1) for line in lines("Environment"))
    environment = {name: str(state.parent) if value == "%S" else value for name, value in settings.items()}
    environment |= {"PATH": os.environ["PATH"], "HOME": "/proc", "PYTHONPATH": os.pathsep.join(sys.path)}
    (command,) = lines("ExecStart")
    command = replace(replace(command, COMMAND, f"{sys.executable} -m assyria"), "/var/lib/assyria", str(state))
    # Without a proxy in front.
    command = replace(command, " --https", f" --port {port}")
    log, url = tmp_path / "log", f"http://127.0.0.1:{port}"
    with (
        log.open("wb") as output,
        running(shlex.split(command), stdout=output, stderr=output, env=environment, umask=0o077) as process,
    ):
        wait_until_answers(process, lambda: httpx.get(f"{url}/api/health", trust_env=False), log)
        with Person(url, "Ann") as ann:
            table = ann.open("me", "policy", confirm=False)
            with ann.watch(table) as watch:
                while not any(change["kind"] == "moved" and change["seat"] == 1 for change in watch.changes):
                    seen = watch.seen
                    if seen["mover"] == 0:
                        watch.do(type="move", seat=0, version=seen["version"], move=seen["legal"][0])
                    else:
                        watch.wait_until(watch.version + 1)
    assert "bot failed" not in log.read_text("utf-8")
