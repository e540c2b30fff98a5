"""Engines: a sample that plays, and others that hang, die, babble and fill every pipe."""

from __future__ import annotations

import io
import json
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest

from assyria.bots import BotFailed, UnknownBot, load_bot
from assyria.bots.engine import EngineProcess, parse_command
from assyria.bots.engine_stderr import BURST, KEPT
from assyria.bots.failure import FailureCode, NoAnswer
from assyria.record import move_text, parse_position
from assyria.rules import Game, View, deal, legal_moves, new_game, view
from tests.processes import alive

ROOT = Path(__file__).parents[2]
BAD = {
    "hangs": "import time; time.sleep(60)",
    "deaf": "import sys, time; sys.stdin.close(); time.sleep(60)",
    "ends": "pass",
    "crashes": "raise SystemExit(3)",
    "killed": "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
    "junk": "import sys; sys.stdin.readline(); print('hello', flush=True); sys.stdin.read()",
    "binary": r"import sys; sys.stdin.readline(); sys.stdout.buffer.write(b'\xff\x00\n'); sys.stdout.flush()",
    "list": "import sys; sys.stdin.readline(); print('[1]', flush=True); sys.stdin.read()",
    "deep": "import sys; sys.stdin.readline(); print('[' * 50_000, flush=True); sys.stdin.read()",
    "no-move": "import sys; sys.stdin.readline(); print('{}', flush=True); sys.stdin.read()",
    "gives up": 'import sys; sys.stdin.readline(); print(\'{"error": "why"}\', flush=True); sys.stdin.read()',
    "endless": "import sys; sys.stdin.readline(); sys.stdout.write('x' * 10_000_000); sys.stdin.read()",
    "no-newline": "import sys; sys.stdin.readline(); print('{\"move\": \"done\"}', end='')",
}
WHY = {
    "hangs": (FailureCode.TOO_SLOW, "no answer in 0.5 s"),
    "deaf": (FailureCode.TOO_SLOW, "no answer in 0.5 s"),
    "ends": (FailureCode.ENDED, "exit code 0"),
    "crashes": (FailureCode.ENDED, "exit code 3"),
    "killed": (FailureCode.ENDED, "SIGKILL"),
    "junk": (FailureCode.NOT_JSON, "not JSON"),
    "binary": (FailureCode.NOT_JSON, "not JSON"),
    "list": (FailureCode.NO_MOVE, "not a JSON object"),
    "deep": (FailureCode.NOT_JSON, "not JSON"),
    "no-move": (FailureCode.NO_MOVE, 'no "move"'),
    "gives up": (FailureCode.RAISED, "why"),
    "endless": (FailureCode.LINE_TOO_LONG, "more than 65536 bytes"),
    "no-newline": (FailureCode.ENDED, "exit code 0"),
}
Started = Callable[..., EngineProcess]


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Started]:
    """An engine of a program's text; whatever happens, it ends."""
    engines: list[EngineProcess] = []

    def start(program: str, limit: float = 20.0) -> EngineProcess:
        file = tmp_path / f"engine{len(engines)}.py"
        file.write_text(dedent(program))
        engines.append(EngineProcess("mine", [sys.executable, str(file)], limit))
        return engines[-1]

    yield start
    for engine in engines:
        engine.close()


def opening() -> View:
    return view(new_game(Game(2), deal(2, Random(1))).state)


# Naming one


def test_a_command_is_split_as_a_shell_does() -> None:
    found = parse_command(f"{sys.executable} -c 'print(1)' \"a b\" k=v")
    assert found == (sys.executable, "-c", "print(1)", "a b", "k=v")


@pytest.mark.parametrize(
    ("command", "what"),
    [
        ("", "the command is missing"),
        ("  ", "the command is missing"),
        ("python 'mybot.py", "No closing quotation"),
        ("/no/such/program x", "there is no program '/no/such/program'"),
    ],
)
def test_not_a_command(command: str, what: str) -> None:
    with pytest.raises(UnknownBot) as unknown:
        load_bot(f"engine:{command}")
    assert unknown.value.why == what


# Talking to one


def test_it_is_told_the_view_the_game_and_a_seed(started: Started, tmp_path: Path) -> None:
    """One process for all games; each has a name of its own."""
    engine = started(f"""
        import json, os, sys
        for line in sys.stdin:
            with open({str(tmp_path / "heard")!r}, "a") as heard:
                heard.write(json.dumps([os.getpid(), json.loads(line)]) + "\\n")
            print(json.dumps({{"move": json.loads(line)["legal"][-1]}}), flush=True)
    """)
    bot, seen = engine.bot(), opening()
    player = bot.new_game()
    for _ in range(2):
        assert player.choose(seen, Random(1)) == legal_moves(seen)[-1]
    bot.choose(seen, Random(1))
    bot.new_game("table", 7).choose(seen, Random(2))
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert len({pid for pid, _ in heard}) == 1
    first, second, other, named = (message for _, message in heard)
    assert isinstance(parse_position(first["position"]), View)
    assert first["legal"] == [move_text(move) for move in legal_moves(seen)]
    assert (first["type"], first["seat"]) == ("game", seen.mover)
    assert first["seed"] == second["seed"] == Random(1).getrandbits(53)
    assert first["game"] == second["game"] != other["game"]
    assert second["version"] == first["version"] + 1
    assert (named["game"], named["version"]) == ("table", 7)
    bot.close()
    assert not alive(heard[0][0])


@pytest.mark.parametrize("kind", BAD)
def test_an_engine_that_fails_is_killed_and_says_why(kind: str, started: Started) -> None:
    code, why = WHY[kind]
    engine = started(BAD[kind], 0.5 if code is FailureCode.TOO_SLOW else 20)
    with pytest.raises(NoAnswer) as failed:
        # More than a pipe holds, so that writing to one who does not read has to wait.
        engine.ask({"legal": ["done"] * 100_000})
    assert failed.value.code is code
    assert why in failed.value.why
    assert engine.pid is None


@pytest.mark.parametrize(("answer", "code"), [('"fly"', "illegal"), ("3", "illegal"), ("null", "no-move")])
def test_what_is_no_legal_move_is_told_with_the_answer(answer: str, code: str, started: Started) -> None:
    engine = started(f"""
        import sys
        for line in sys.stdin:
            print('{{"move": {answer}}}', flush=True)
    """)
    with pytest.raises(BotFailed) as failed:
        engine.bot().choose(opening(), Random(1))
    assert failed.value.failure.code == code
    assert failed.value.failure.answer == repr(json.loads(answer))
    assert "legal: start b1" in failed.value.failure.why


def test_after_a_failure_a_new_process_answers(started: Started, tmp_path: Path) -> None:
    engine = started(f"""
        import json, pathlib, sys
        first = not pathlib.Path({str(tmp_path / "was-here")!r}).exists()
        pathlib.Path({str(tmp_path / "was-here")!r}).touch()
        for line in sys.stdin:
            print("junk" if first else json.dumps({{"move": json.loads(line)["legal"][0]}}), flush=True)
    """)
    with pytest.raises(NoAnswer):
        engine.ask({"legal": ["offer"]})
    assert engine.ask({"legal": ["done"]}) == "done"


def test_many_threads_wait_their_turn(started: Started) -> None:
    """The limit is for thinking, not for waiting; nobody gets another's answer."""
    engine = started(
        """
        import json, sys, time
        for line in sys.stdin:
            time.sleep(0.2)
            print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
    """,
        limit=2.5,
    )
    found: dict[str, object] = {}
    moves = [f"hut a{n}" for n in range(15)]
    threads = [
        threading.Thread(target=lambda move=move: found.update({move: engine.ask({"legal": [move]})}))
        for move in moves
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {move: move for move in moves}


def test_its_children_end_with_it(started: Started, tmp_path: Path) -> None:
    engine = started(f"""
        import json, subprocess, sys
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(100)"])
        open({str(tmp_path / "child")!r}, "w").write(str(child.pid))
        for line in sys.stdin:
            print(json.dumps({{"move": "done"}}), flush=True)
    """)
    engine.ask({})
    child = int((tmp_path / "child").read_text())
    assert alive(child)
    engine.close()
    late = time.monotonic() + 5
    while alive(child) and time.monotonic() < late:
        time.sleep(0.02)
    assert not alive(child)


def test_two_who_end_it_at_once(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second signal may end this process before the first has killed the engine: each kills it."""
    engine = started("""
        import json, sys
        for line in sys.stdin:
            print(json.dumps({"move": "done"}), flush=True)
    """)
    engine.ask({})
    pid, killed, kill = engine.pid, [], os.killpg

    def kill_late(group: int, number: int) -> None:
        killed.append(group)
        if len(killed) == 1:
            engine.kill()
        kill(group, number)

    monkeypatch.setattr(os, "killpg", kill_late)
    engine.kill()
    assert killed == [pid, pid]
    assert engine.pid is None
    assert engine.ask({}) == "done"


def test_a_signal_while_a_question_is_written(started: Started) -> None:
    """In the middle of a write its pipe cannot be closed. That does not matter: it is killed."""
    engine = started("""
        import json, sys
        for line in sys.stdin:
            print(json.dumps({"move": "done"}), flush=True)
    """)
    engine.ask({})
    assert engine._running is not None

    class Interrupted(io.RawIOBase):
        def writable(self) -> bool:
            return True

        def write(self, data: Any) -> int:
            engine.kill()
            return len(data)

    process = engine._running.process
    assert process.stdin is not None
    with process.stdin, io.BufferedWriter(Interrupted()) as process.stdin, pytest.raises(NoAnswer):
        engine.ask({})
    assert engine.ask({}) == "done"


def test_stderr_is_limited_in_the_log_and_kept_for_the_report(
    started: Started, caplog: pytest.LogCaptureFixture
) -> None:
    """A program that writes without end fills no log and never has to wait."""
    engine = started("""
        import sys
        sys.stdin.readline()
        print("x" * 100_000, file=sys.stderr)
        for number in range(5_000):
            print("thought", number, file=sys.stderr)
        sys.stderr.flush()
        print("the last words", file=sys.stderr, flush=True)
        print("junk", flush=True)
        sys.stdin.read()
    """)
    caplog.set_level(logging.INFO, "assyria.engines")
    with pytest.raises(BotFailed) as failed:
        engine.bot().choose(opening(), Random(1))
    engine.close()
    said = [record.__dict__["line"] for record in caplog.records if record.msg == "engine says"]
    left_out = [record.__dict__["lines_left_out"] for record in caplog.records if record.msg == "engine says more"]
    assert len(said) < 2 * BURST
    assert max(map(len, said)) <= 500
    assert sum(left_out) + len(said) == 5_002
    kept = failed.value.failure.stderr
    assert len(kept) == KEPT
    assert kept[-1] == "the last words"


def test_the_engine_in_the_how_to_plays(started: Started) -> None:
    page = (ROOT / "docs" / "howto" / "write-a-bot.md").read_text(encoding="utf-8")
    program = page.partition("```python\n")[2].partition("```")[0]
    question, answer = (json.loads(block.partition("```")[0]) for block in page.split("```json\n")[1:3])
    assert started(program).ask(question) in question["legal"]
    assert answer["move"] in question["legal"]
    seen = parse_position(question["position"])
    assert question["legal"] == [move_text(move) for move in legal_moves(seen)]
    told = {"type", "game", "version", "seat", "position", "legal", "seed", "question"}
    assert set(question) == told


def test_the_sample_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the name that every command takes."""
    monkeypatch.chdir(ROOT)
    bot = load_bot(f"engine:{sys.executable} examples/stdio_bot.py")
    try:
        assert bot.choose(opening(), Random(1)) in legal_moves(opening())
    finally:
        bot.close()
