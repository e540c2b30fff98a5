"""Every command of every how-to, run as it stands there."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.plain_http import http_client
from tests.processes import running
from tests.server.running import RunningServer, free_port
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[1]
HOWTOS = ROOT / "docs" / "howto"
ELSEWHERE = "http://127.0.0.1:8642"
PATH = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))


def commands(page: str) -> list[str]:
    """The lines of the page's blocks of shell, without what they say about themselves."""
    blocks = (HOWTOS / page).read_text(encoding="utf-8").split("```sh\n")[1:]
    lines = [
        line.partition("   #")[0].strip() for block in blocks for line in block.partition("```")[0].splitlines()
    ]
    return [line for line in lines if line]


def shell(command: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a line as somebody would who pasted it."""
    environment = {**os.environ, "PATH": PATH, **variables}
    return subprocess.run(
        ["bash", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_only_these_pages_have_commands() -> None:
    """One more needs a test here."""
    with_commands = {page.name for page in HOWTOS.iterdir() if "```sh\n" in page.read_text(encoding="utf-8")}
    assert with_commands == {"find-puzzles.md", "write-a-bot.md"}
    assert all("```\npython" not in page.read_text(encoding="utf-8") for page in HOWTOS.iterdir())


# write-a-bot.md

BOT = commands("write-a-bot.md")
LOCAL = [command for command in BOT if command.startswith("assyria ")]
OVER_HTTP = [command for command in BOT if not command.startswith("assyria ")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With the engine of the page, under the name that its commands use."""
    page = (HOWTOS / "write-a-bot.md").read_text(encoding="utf-8")
    (tmp_path / "mybot.py").write_text(page.partition("```python\n")[2].partition("```")[0])
    return tmp_path


@pytest.mark.parametrize("command", [one for one in LOCAL if "serve" not in one])
def test_an_engine_is_tried(command: str, folder: Path) -> None:
    done = shell(command, folder)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("command", [one for one in LOCAL if "serve" in one])
def test_an_engine_sits_at_tables(command: str, folder: Path) -> None:
    words = [*shlex.split(command), "--port", str(free_port()), "--data", str(folder / "data")]
    environment = {**os.environ, "PATH": PATH}
    with running(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment) as server:
        assert server.stdout is not None
        said = iter(server.stdout.readline, b"")
        url = (
            next(line for line in said if b"http://127.0.0.1:" in line).decode().split("http://")[1].split("/")[0]
        )
        with http_client(f"http://{url}", timeout=PATIENCE) as client:
            until_it_answers(client)
            table = {"seats": [{"kind": "bot", "bot": "mybot"}, {"kind": "bot", "bot": "greedy"}]}
            assert client.post("/api/tables", json=table).status_code == 201
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE)
    assert server.returncode in (0, 130)


def until_it_answers(client: httpx.Client) -> None:
    late = time.monotonic() + PATIENCE
    while True:
        try:
            client.get("/api/health")
        except httpx.ConnectError:
            assert time.monotonic() < late
        else:
            return


class Prompt:
    """A shell whose variables stay."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder, self.url = folder, url
        self.variables: dict[str, str] = {}
        self.set: list[str] = []

    def run(self, command: str) -> str:
        """Return what a line prints; one that sets variables prints nothing."""
        command = command.replace(ELSEWHERE, self.url)
        if not command.startswith("curl"):
            self.set.append(command)
            return ""
        line = "\n".join((*self.set, command))
        if " -sN " in command:
            # It would never end: the line that asks for a move is enough.
            line += """ | grep -m 1 '"your_move":true'"""
        done = shell(line, self.folder, **self.variables)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def prompt(tmp_path: Path) -> Iterator[Prompt]:
    with RunningServer(tmp_path / "server") as server:
        yield Prompt(tmp_path, server.url)


def test_a_bot_over_http_from_a_token_to_a_move(prompt: Prompt) -> None:
    """Line after line. What the page writes as an example, a game and a move, is put in as the stream told it."""
    if shutil.which("curl") is None:
        pytest.skip("there is no curl")
    told: dict[str, Any] = {}
    with http_client(prompt.url, timeout=PATIENCE) as owner:
        table = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        prompt.variables["id"] = owner.post("/api/tables", json=table).json()["id"]
        for command in OVER_HTTP:
            pasted = command
            if "/move" in command:
                pasted = command.replace("3CNR78RPxXlz", told["game"]).replace("hut a4", told["legal"][0])
                pasted = pasted.replace('"version":10', f'"version":{told["version"]}')
                pasted = pasted.replace('"seat":0', f'"seat":{told["seat"]}')
            answer = prompt.run(pasted)
            if not answer:
                continue
            told_now = json.loads(answer)
            if "tokens" in command:
                prompt.variables["ASSYRIA_TOKEN"] = told_now["token"]
            elif "stream" in command:
                told = told_now
            elif "/move" in command:
                assert told_now["version"] > told["version"]
            elif "come-back" in command:
                assert told_now["title"] in ("not-away", "not-your-seat"), "the bot was never away"
            else:
                assert "title" not in told_now, (command, told_now)
    assert told


# find-puzzles.md


@pytest.mark.long
def test_puzzles_are_found_and_chosen(tmp_path: Path) -> None:
    """Found until somebody interrupts; then chosen, in a copy of what chooses."""
    find, choose = commands("find-puzzles.md")
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "src" / "assyria" / "study").mkdir(parents=True)
    found = tmp_path / "found.jsonl"
    with running(
        shlex.split(find), cwd=tmp_path, env={**os.environ, "PATH": PATH}, stderr=subprocess.PIPE, text=True
    ) as mining:
        while not found.exists():
            assert mining.poll() is None
            try:
                mining.wait(1)
            except subprocess.TimeoutExpired:
                continue
        mining.send_signal(signal.SIGINT)
        _, said = mining.communicate(timeout=PATIENCE)
    assert mining.returncode == 0
    assert "new puzzles in found.jsonl" in said
    assert "Traceback" not in said
    lines = found.read_text(encoding="utf-8").splitlines()
    done = shell(choose, tmp_path)
    assert done.returncode == 0, done.stderr
    shipped = tmp_path / "src" / "assyria" / "study" / "data" / "puzzles.jsonl"
    assert sorted(shipped.read_text(encoding="utf-8").splitlines()) == sorted(lines)


def test_training_says_what_it_needs() -> None:
    """A sentence, where PyTorch is not installed."""
    done = subprocess.run(
        [sys.executable, "-c", "import sys; sys.modules['torch'] = None; import tools.train"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "pip install torch" in done.stderr
    assert "Traceback" not in done.stderr
