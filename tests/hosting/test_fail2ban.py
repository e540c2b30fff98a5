"""The filter for fail2ban finds guesses and floods in real lines of a server's log, and nothing else."""

from __future__ import annotations

import configparser
import contextlib
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from assyria.protocol.problems import ProblemCode
from assyria.server.web.refusal_log import GUESSES
from assyria.server.web.statuses import status_of
from tests.hosting.recipes import RECIPES
from tests.server.running import WIDE, RunningServer

pytestmark = pytest.mark.long

FILTER = RECIPES / "fail2ban" / "filter.d" / "assyria.conf"
JAIL = RECIPES / "fail2ban" / "jail.d" / "assyria.conf"
FLOODING, GUESSING, HONEST, LOST = (f"127.0.0.{n}" for n in (21, 22, 23, 24))
COMPANY = "2001:db8:1:2::/64"


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What a server wrote that was flooded, guessed at, and asked by another name."""
    limits = (*WIDE, "requests-address=20/1h")
    with (
        RunningServer(tmp_path_factory.mktemp("server"), limits=limits) as server,
        contextlib.ExitStack() as stack,
    ):
        flood, guess, honest, lost = (
            stack.enter_context(server.client(address=address)) for address in (FLOODING, GUESSING, HONEST, LOST)
        )
        for _ in range(30):
            flood.get("/api/health")
        with server.client() as proxy:
            for _ in range(30):
                proxy.get("/api/health", headers={"X-Forwarded-For": "2001:db8:1:2::9"})
        guess.post("/api/log-in", json={"account": "root", "passphrase": "guess guess"})
        honest.get("/api/tables/no-such-table")
        quoted = f'x", "event": "refused", "code": "too-many-requests", "address": "{HONEST}", "count": 1}}'
        honest.get("/api/me", headers={"User-Agent": quoted})
        lost.get("/", headers={"Host": "games.lan"})
    return server.output.splitlines()


def failregex() -> re.Pattern[str]:
    """The filter's expression, with an address for fail2ban's placeholder."""
    read = configparser.ConfigParser()
    read.read(FILTER, "utf-8")
    return re.compile(read["Definition"]["failregex"].replace("<SUBNET>", r"(?P<address>[0-9a-f:.]+(?:/\d+)?)"))


def found(lines: list[str]) -> set[str]:
    return {match["address"] for line in lines if (match := failregex().search(line))}


def test_who_guesses_or_floods_is_found_and_nobody_else(log: list[str]) -> None:
    assert any("unknown host" in line for line in log)
    assert found(log) == {FLOODING, GUESSING, COMPANY}


def test_lines_of_the_journal_and_without_their_time_are_found(log: list[str]) -> None:
    """As fail2ban reads them: the journal adds host and program, and from a file the time is taken out."""
    assert found([f"club assyria[123]: {line}" for line in log]) == {FLOODING, GUESSING, COMPANY}
    cut = [re.sub(r'"time": "[^"]+", ', "", line) for line in log]
    assert found(cut) == {FLOODING, GUESSING, COMPANY}


def test_fail2ban_itself_reads_them_so(log: list[str], tmp_path: Path) -> None:
    program = shutil.which("fail2ban-regex")
    if program is None:
        pytest.skip("fail2ban is not installed")
    file = tmp_path / "log"
    file.write_text("\n".join([*log, ""]), "utf-8")
    done = subprocess.run([program, "-v", str(file), str(FILTER)], capture_output=True, text=True, check=True)
    hits = re.findall(r"^\|      (\S+)  ", done.stdout, re.MULTILINE)
    assert set(hits) == {FLOODING, GUESSING, COMPANY}
    times = re.findall(r"Date template hits:\n.*\n\|  \[(\d+)\]", done.stdout)
    assert int(times[0]) == sum(line.startswith('{"time"') for line in log)


def test_every_code_of_the_filter_is_one_that_is_logged() -> None:
    read = configparser.ConfigParser()
    read.read(FILTER, "utf-8")
    guesses, floods = (set(read["Definition"][name].split("|")) for name in ("_guess", "_flood"))
    assert guesses == {code.value for code in GUESSES}
    assert floods <= {code.value for code in ProblemCode if status_of(code) == 429}


def test_the_jail_uses_the_filter() -> None:
    read = configparser.ConfigParser()
    read.read(JAIL, "utf-8")
    assert read["assyria"]["filter"] == FILTER.stem
    assert json.loads(read["assyria"]["enabled"]) is True
