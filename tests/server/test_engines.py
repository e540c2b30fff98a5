"""Local engines: a sample that plays, and others that hang, die or talk nonsense while the table goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest
from assyria.server.engine import Engine, EngineFailed, parse_engine

from assyria.bots import BOTS
from assyria.record import Finding, move_text, parse_position, read_record, verify
from assyria.rules import Phase, State, View, deal, legal_moves, new_game
from assyria.rules.state import Game
from assyria.server.bots import BotWorkers
from tests.server.running import ROOT, RunningServer

SAMPLE = f"{sys.executable} {ROOT / 'examples' / 'stdio_bot.py'}"
TOO_LONG = 40.0

ANSWERS = """
    import json, sys
    for line in sys.stdin:
        message = json.loads(line)
        print(json.dumps({"move": message["legal"][0]}), flush=True)
"""
BAD = {
    "hangs": "import time; time.sleep(60)",
    "deaf": "import sys, time; sys.stdin.close(); time.sleep(60)",
    "ends": "pass",
    "crashes": "raise SystemExit(3)",
    "junk": "import sys; sys.stdin.readline(); print('hello', flush=True); sys.stdin.read()",
    "binary": r"import sys; sys.stdin.readline(); sys.stdout.buffer.write(b'\xff\x00\n'); sys.stdout.flush()",
    "list": "import sys; sys.stdin.readline(); print('[1]', flush=True); sys.stdin.read()",
    "no-move": "import sys; sys.stdin.readline(); print('{}', flush=True); sys.stdin.read()",
    "number": "import sys; sys.stdin.readline(); print('{\"move\": 3}', flush=True); sys.stdin.read()",
    "illegal": 'import sys; sys.stdin.readline(); print(\'{"move": "fly"}\', flush=True); sys.stdin.read()',
    "endless": "import sys; sys.stdin.readline(); sys.stdout.write('x' * 10_000_000); sys.stdin.read()",
    "no-newline": "import sys; sys.stdin.readline(); print('{\"move\": \"done\"}', end='')",
}
WHY = {
    "hangs": {"too-slow"},
    "deaf": {"too-slow", "BrokenPipeError", "ConnectionResetError"},
    "junk": {"not-json"},
    "binary": {"not-json"},
    "list": {"no-move"},
    "no-move": {"no-move"},
    "number": {"no-move"},
    "illegal": {"illegal"},
    "endless": {"line-too-long"},
}
ENDED = {"ended", "BrokenPipeError", "ConnectionResetError"}


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str, str], str]:
    """An engine's program in a file, and how it is named to the server."""

    def write(name: str, program: str) -> str:
        file = tmp_path / f"{name}.py"
        file.write_text(dedent(program))
        return f"{name}={sys.executable} {file}"

    return write


def first_position() -> State:
    return new_game(Game(2), deal(2, Random(1))).state


async def ended(bots: BotWorkers) -> None:
    bots.close()
    await bots.wait_closed()


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


# Naming an engine


def test_an_engine_is_a_name_and_a_command() -> None:
    found = parse_engine(f"my.bot-1={sys.executable} -c 'print(1)' \"a b\" k=v")
    assert found.name == "my.bot-1"
    assert found.command == (sys.executable, "-c", "print(1)", "a b", "k=v")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("python mybot.py", "NAME=COMMAND"),
        ("=python mybot.py", "a name has"),
        ("my bot=python mybot.py", "a name has"),
        (f"{'x' * 41}=python", "a name has"),
        ("mybot=", "the command is missing"),
        ("mybot=  ", "the command is missing"),
        ("mybot=python 'mybot.py", "No closing quotation"),
        ("mybot=/no/such/program x", "there is no program '/no/such/program'"),
    ],
)
def test_a_malformed_engine_is_named_as_such(text: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        parse_engine(text)


@pytest.mark.parametrize("names", [("greedy",), ("one", "one")])
def test_a_name_is_given_once(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="already a bot of this name"):
        BotWorkers(engines=[f"{name}={sys.executable}" for name in names])


# Talking to one


def test_an_engine_gets_the_view_and_its_environment_holds_no_secrets(
    written: Callable[[str, str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_PASSWORD", "hush")
    program = f"""
        import json, os, sys
        for line in sys.stdin:
            with open({str(tmp_path / "heard")!r}, "a") as heard:
                heard.write(json.dumps([os.getpid(), dict(os.environ), json.loads(line)]) + "\\n")
            print(json.dumps({{"move": json.loads(line)["legal"][-1]}}), flush=True)
    """

    async def ask() -> list[str]:
        bots = BotWorkers(engines=[written("spy", program)])
        try:
            assert list(bots.levels) == [*BOTS, "spy"]
            state = first_position()
            return [await bots.choose("spy", state, 1, "table", version) for version in (7, 8)]
        finally:
            await ended(bots)

    state = first_position()
    legal = [move_text(move) for move in legal_moves(state)]
    assert asyncio.run(ask()) == [legal[-1]] * 2
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert heard[0][0] == heard[1][0], "one process"
    assert "DATABASE_PASSWORD" not in heard[0][1]
    message = heard[0][2]
    assert isinstance(parse_position(message.pop("position")), View)
    assert message == {"type": "game", "game": "table", "version": 7, "seat": state.seat, "legal": legal}
    assert not alive(heard[0][0])


@pytest.mark.parametrize("kind", BAD)
def test_an_engine_that_fails_is_killed_and_says_why(kind: str, written: Callable[[str, str], str]) -> None:
    async def ask() -> str:
        limit = 0.5 if kind in ("hangs", "deaf") else 5
        engine = Engine(parse_engine(written(kind, BAD[kind])), limit)
        try:
            with pytest.raises(EngineFailed) as failed:
                # More than a pipe holds, so that writing to one who does not read has to wait.
                await engine.ask({"legal": ["done"] * 100_000}, ["done"])
            return str(failed.value)
        finally:
            assert engine._process is None
            await engine.wait_closed()

    assert asyncio.run(ask()) in WHY.get(kind, ENDED)


def test_after_a_failure_a_new_process_answers(written: Callable[[str, str], str], tmp_path: Path) -> None:
    program = f"""
        import json, pathlib, sys
        first = not pathlib.Path({str(tmp_path / "was-here")!r}).exists()
        pathlib.Path({str(tmp_path / "was-here")!r}).touch()
        for line in sys.stdin:
            print("junk" if first else json.dumps({{"move": json.loads(line)["legal"][0]}}), flush=True)
    """

    async def ask() -> list[str]:
        engine = Engine(parse_engine(written("again", program)), 5)
        try:
            with pytest.raises(EngineFailed, match="not-json"):
                await engine.ask({"legal": ["offer"]}, ["offer"])
            return [await engine.ask({"legal": ["done"]}, ["done"])]
        finally:
            engine.kill()
            await engine.wait_closed()

    assert asyncio.run(ask()) == ["done"]


def test_a_line_that_nobody_asked_for_is_never_taken_for_an_answer(written: Callable[[str, str], str]) -> None:
    program = """
        import json, sys
        for line in sys.stdin:
            answer = json.dumps({"move": json.loads(line)["legal"][0]}) + "\\n"
            sys.stdout.write(answer * 2)
            sys.stdout.flush()
    """

    async def ask() -> list[str]:
        engine = Engine(parse_engine(written("twice", program)), 5)
        try:
            answers = [await engine.ask({"legal": ["offer"]}, ["offer", "done"])]
            await asyncio.sleep(0.2)
            answers.append(await engine.ask({"legal": ["done"]}, ["offer", "done"]))
            return answers
        finally:
            engine.kill()
            await engine.wait_closed()

    assert asyncio.run(ask()) == ["offer", "done"]


def test_many_tables_wait_their_turn(written: Callable[[str, str], str]) -> None:
    """The limit is for thinking, not for waiting."""
    program = """
        import json, sys, time
        for line in sys.stdin:
            time.sleep(0.1)
            print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
    """

    async def ask() -> list[str]:
        engine = Engine(parse_engine(written("slow", program)), 1.0)
        try:
            moves = [f"hut a{n}" for n in range(15)]
            return await asyncio.gather(*(engine.ask({"legal": [move]}, [move]) for move in moves))
        finally:
            engine.kill()
            await engine.wait_closed()

    assert asyncio.run(ask()) == [f"hut a{n}" for n in range(15)]


def test_a_question_given_up_is_not_answered_later(written: Callable[[str, str], str]) -> None:
    program = """
        import json, sys, time
        for line in sys.stdin:
            move = json.loads(line)["legal"][0]
            time.sleep(0.3 if move == "offer" else 0)
            print(json.dumps({"move": move}), flush=True)
    """

    async def ask() -> str:
        engine = Engine(parse_engine(written("late", program)), 5)
        try:
            asking = asyncio.create_task(engine.ask({"legal": ["offer"]}, ["offer", "done"]))
            await asyncio.sleep(0.1)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            return await engine.ask({"legal": ["done"]}, ["offer", "done"])
        finally:
            engine.kill()
            await engine.wait_closed()

    assert asyncio.run(ask()) == "done"


def test_what_it_says_on_stderr_goes_to_the_log(
    written: Callable[[str, str], str], caplog: pytest.LogCaptureFixture
) -> None:
    program = """
        import json, sys
        for line in sys.stdin:
            print("x" * 100_000, file=sys.stderr)
            print("I think so", file=sys.stderr, flush=True)
            print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
    """

    async def ask() -> None:
        engine = Engine(parse_engine(written("chatty", program)), 5)
        try:
            await engine.ask({"legal": ["done"]}, ["done"])
            await asyncio.sleep(0.2)
        finally:
            engine.kill()
            await engine.wait_closed()

    caplog.set_level(logging.INFO, "assyria.engines")
    asyncio.run(ask())
    said = [record.__dict__["line"] for record in caplog.records if record.msg == "engine says"]
    assert "I think so" in said
    assert max(map(len, said)) <= 500


def test_the_engine_in_the_how_to_plays(written: Callable[[str, str], str]) -> None:
    page = (ROOT / "docs" / "howto" / "write-a-bot.md").read_text(encoding="utf-8")
    program = page.partition("```python\n")[2].partition("```")[0]
    question, answer = (json.loads(block.partition("```")[0]) for block in page.split("```json\n")[1:3])

    async def ask() -> str:
        engine = Engine(parse_engine(written("how-to", program)), 5)
        try:
            return await engine.ask(question, question["legal"])
        finally:
            engine.kill()
            await engine.wait_closed()

    assert asyncio.run(ask()) in question["legal"]
    assert answer["move"] in question["legal"]
    seen = parse_position(question["position"])
    assert question["legal"] == [move_text(move) for move in legal_moves(seen)]


# Bots in workers


def test_a_bot_that_this_server_does_not_have_is_stood_in_for() -> None:
    async def ask() -> str:
        bots = BotWorkers()
        try:
            return await bots.choose("no-longer-here", first_position(), 1)
        finally:
            await ended(bots)

    assert asyncio.run(ask()) in [move_text(move) for move in legal_moves(first_position())]


@pytest.mark.parametrize("limit", [60.0, 0.001])
def test_workers_can_be_woken_before_a_bot_is_asked(limit: float, caplog: pytest.LogCaptureFixture) -> None:
    """Once, however often it is wished; and where it fails, bots are asked all the same."""

    async def wake() -> str:
        bots = BotWorkers(limit=limit)
        try:
            bots.wake()
            waking = bots._waking
            bots.wake()
            assert bots._waking is waking
            assert waking is not None
            await waking
            assert bool(bots.workers._pool._processes) is (limit > 1)
            return await bots.choose("planner", first_position(), 1)
        finally:
            await ended(bots)

    assert asyncio.run(wake()) in [move_text(move) for move in legal_moves(first_position())]
    assert ("bots not ready" in caplog.messages) is (limit < 1)


def test_when_workers_are_killed_all_who_wait_get_their_moves() -> None:
    """Innocent questions are asked again; no new pool is thrown away by a question to an old one."""

    async def ask() -> tuple[list[str], int]:
        bots = BotWorkers(workers=2)
        try:
            await bots.choose("greedy", first_position(), 1)
            before = bots.workers._pool
            asking = [asyncio.create_task(bots.choose("greedy", first_position(), n)) for n in range(20)]
            await asyncio.sleep(0)
            for process in list(before._processes.values()):
                process.kill()
            moves = await asyncio.gather(*asking)
            assert bots.workers._pool is not before
            return moves, len(asking)
        finally:
            await ended(bots)

    moves, asked = asyncio.run(ask())
    legal = {move_text(move) for move in legal_moves(first_position())}
    assert len(moves) == asked
    assert set(moves) <= legal


# At a table


def finish(server: RunningServer, body: dict[str, Any]) -> bytes:
    """A table of bots alone, until it is over: its record."""
    with server.client() as owner:
        table = owner.post("/api/tables", json=body).raise_for_status().json()["id"]
        end = time.monotonic() + TOO_LONG
        with server.watching(table):
            while (seen := owner.get(f"/api/tables/{table}").raise_for_status().json())["status"] != "finished":
                assert time.monotonic() < end, f"{seen['moves']} moves only:\n{server.output}"
                time.sleep(0.05)
        assert seen["result"]["winners"]
        return owner.get(f"/api/tables/{table}/record").raise_for_status().content


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def assert_right(record: bytes) -> None:
    history = read_record(record)
    assert history.state.phase is Phase.OVER
    assert verify(history.record()).finding is Finding.FAIR


def test_the_sample_plays_a_whole_game_with_the_built_in_bots(tmp_path: Path) -> None:
    with RunningServer(tmp_path, engines=[f"easy={SAMPLE}"]) as server:
        with server.client() as somebody:
            offered = somebody.get("/api/bots").json()
        built_in = [{"name": name, "level": bot.level} for name, bot in BOTS.items()]
        assert offered == [*built_in, {"name": "easy", "level": None}]
        assert_right(finish(server, {"seats": [bot("easy"), bot("greedy"), bot("random")]}))
        assert "bot failed" not in server.output


def test_a_table_goes_on_with_engines_that_hang_crash_and_babble(
    tmp_path: Path, written: Callable[[str, str], str]
) -> None:
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
    engines = [written("moody", moody), "dead=false", written("good", ANSWERS)]
    with RunningServer(tmp_path / "data", engines=engines, bot_limit=0.4) as server:
        assert_right(finish(server, {"seats": [bot("moody"), bot("dead"), bot("good")]}))
        assert "bot failed" in server.output


def test_nothing_is_left_of_a_server_that_ends_or_is_killed(
    tmp_path: Path, written: Callable[[str, str], str]
) -> None:
    """Neither workers nor engines, whether it could say goodbye or not."""
    program = f"""
        import json, os, sys
        with open({str(tmp_path / "pids")!r}, "a") as pids:
            pids.write(f"{{os.getpid()}}\\n")
        for line in sys.stdin:
            print(json.dumps({{"move": json.loads(line)["legal"][0]}}), flush=True)
    """
    with RunningServer(tmp_path / "data", engines=[written("mine", program)]) as server:
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
            late = time.monotonic() + 5
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
