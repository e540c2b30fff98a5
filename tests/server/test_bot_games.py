"""Games with engines: a sample that plays, and others that hang, die or babble while the table goes on."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from assyria.bots import BOTS
from assyria.record import Finding, parse_position, read_record, verify
from assyria.rules import Phase, View
from tests.processes import alive
from tests.server.people import Watch
from tests.server.running import ROOT, RunningServer
from tests.server.test_bots import Written, written
from tests.waiting import PATIENCE

__all__ = ["written"]

SAMPLE = f"{sys.executable} {ROOT / 'examples' / 'stdio_bot.py'}"
TOO_LONG = 40.0
ANSWERS = """
    import json, sys
    for line in sys.stdin:
        message = json.loads(line)
        print(json.dumps({"move": message["legal"][0]}), flush=True)
"""


def finish(server: RunningServer, body: dict[str, Any]) -> bytes:
    """A table of bots alone, until it is over: its record."""
    with server.client() as owner:
        table = owner.post("/api/tables", json=body).raise_for_status().json()["id"]
        with Watch(server.url, table) as watch:
            watch.wait_for(lambda: watch.over)
            assert watch.seen["result"]["winners"]
        return owner.get(f"/api/tables/{table}/record").raise_for_status().content


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def assert_right(record: bytes) -> None:
    history = read_record(record)
    assert history.state.phase is Phase.OVER
    assert verify(history.record()).finding is Finding.FAIR


def test_the_sample_plays_a_whole_game_with_the_built_in_bots(tmp_path: Path) -> None:
    with RunningServer(tmp_path, bots=[f"easy=engine:{SAMPLE}"]) as server:
        with server.client() as somebody:
            offered = somebody.get("/api/bots").json()
        built_in = [{"name": name, "level": bot.level} for name, bot in BOTS.items() if bot.level is not None]
        assert offered == [*built_in, {"name": "easy", "level": None}]
        assert_right(finish(server, {"seats": [bot("easy"), bot("greedy"), bot("random")]}))
        assert "bot failed" not in server.output


def test_a_table_goes_on_with_engines_that_hang_crash_and_babble(tmp_path: Path, written: Written) -> None:
    """One fails now and then in every way there is, one dies at once, one is good."""
    moody = """
        import json, os, random, sys, time
        for line in sys.stdin:
            match random.randrange(30):
                case 0: time.sleep(60)
                case 1: os.abort()
                case 2: print("junk", flush=True)
                case 3: print('{"move": "fly"}', flush=True)
                case _: print(json.dumps({"move": random.choice(json.loads(line)["legal"])}), flush=True)
    """
    bots = [written("moody", moody), "dead=engine:false", written("good", ANSWERS)]
    with RunningServer(tmp_path / "data", bots=bots, settings={"move_limit": 0.4}) as server:
        assert_right(finish(server, {"seats": [bot("moody"), bot("dead"), bot("good")]}))
        assert server.output.count("bot failed") >= 3
    capsules = [json.loads(file.read_text()) for file in (tmp_path / "data" / "failures").iterdir()]
    assert [told["code"] for told in capsules if told["bot"] == "dead"] == ["ended"] * 3
    assert {told["bot"] for told in capsules} <= {"dead", "moody"}
    assert all(isinstance(parse_position(told["position"]), View) for told in capsules)


def test_nothing_is_left_of_a_server_that_ends_or_is_killed(tmp_path: Path, written: Written) -> None:
    """Neither workers nor engines, whether it could say goodbye or not."""
    program = f"""
        import json, os, sys
        with open({str(tmp_path / "pids")!r}, "a") as pids:
            pids.write(f"{{os.getpid()}}\\n")
        for line in sys.stdin:
            print(json.dumps({{"move": json.loads(line)["legal"][0]}}), flush=True)
    """
    with RunningServer(tmp_path / "data", bots=[written("mine", program)]) as server:
        for end in (server.stop, server.kill):
            if not server.running:
                server.start()
            with server.client() as owner:
                seats = [bot("mine"), bot("greedy")]
                table = owner.post("/api/tables", json={"seats": seats}).raise_for_status().json()["id"]
                with server.watching(table):
                    while owner.get(f"/api/tables/{table}").json()["moves"] < 10:
                        time.sleep(0.02)
            assert server.process is not None
            assert server.process.pid is not None
            left = [*children(server.process.pid), int((tmp_path / "pids").read_text().split()[-1])]
            assert len(left) >= 3
            end()
            late = time.monotonic() + PATIENCE
            while [pid for pid in left if alive(pid)] and time.monotonic() < late:
                time.sleep(0.05)
            assert [pid for pid in left if alive(pid)] == []


def children(pid: int) -> list[int]:
    found = []
    for other in filter(str.isdecimal, (folder.name for folder in Path("/proc").iterdir())):
        try:
            parent = int(Path(f"/proc/{other}/stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == pid:
            found.append(int(other))
    return found
