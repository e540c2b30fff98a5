"""Engines asked without blocking: ours, those of Python classes, and those that misbehave."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Coroutine
from contextlib import aclosing
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from assyria.bots import BotFailed, FailureCode
from assyria.bots.analysing import Depth, NothingToDecide, analyse, analyses
from assyria.bots.analysis import Analysis
from assyria.bots.client import Engine
from assyria.bots.engine_analysis import read_analysis, write_analysis
from assyria.record import move_text, position_text
from assyria.rules import IllegalMove, State, legal_moves, view
from tests.games import golden
from tests.waiting import PATIENCE

DEPTH = Depth(simulations=2500)
AFTER = {"2-players": 12, "4-players": 40}


def position(players: str = "2-players") -> State:
    return golden(players, 0).at(AFTER[players])


OVER = golden("2-players", 0).at(len(golden("2-players", 0).moves))


def rounded(found: Analysis) -> Analysis:
    return read_analysis(json.loads(json.dumps(write_analysis(found))), view(position()))


def in_time(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


# Analyses in this process


def test_the_last_of_many_is_the_one() -> None:
    """A search that is looked at on its way finds the same."""
    seen = view(position())
    found = list(analyses(seen, DEPTH))
    assert [each.simulations for each in found] == [1000, 2000, 2500]
    assert found[-1] == analyse(seen, DEPTH)
    assert analyse(position(), DEPTH) == found[-1], "the order of undealt cards changes nothing"


def test_seconds_instead_of_simulations() -> None:
    found = list(analyses(view(position()), Depth(seconds=0.2)))
    assert found[-1].simulations >= found[0].simulations > 0
    [only] = list(analyses(view(position()), Depth(simulations=300, seconds=60)))
    assert only.simulations == 300


def test_no_depth_is_the_usual_one() -> None:
    seen = view(position("4-players"))
    assert analyse(seen, Depth()) == analyse(seen)


def test_what_cannot_be_analysed() -> None:
    with pytest.raises(NothingToDecide, match="the game is over"):
        analyse(OVER)
    illegal = golden("2-players", 0).moves[0].move
    with pytest.raises(IllegalMove):
        analyse(position(), DEPTH, played=illegal)
    with pytest.raises(IllegalMove):
        next(analyses(position(), DEPTH, played=illegal))


# As JSON


@pytest.mark.parametrize("players", AFTER)
def test_an_analysis_comes_back(players: str) -> None:
    """But for digits that a search does not know."""
    seen = view(position(players))
    found = analyse(seen, Depth(simulations=300))
    again = read_analysis(json.loads(json.dumps(write_analysis(found))), seen)
    assert again.chances == pytest.approx(found.chances, abs=1e-6)
    assert again.scores == pytest.approx(found.scores, abs=1e-4)
    assert [each.move for each in again.candidates] == [each.move for each in found.candidates]
    assert (again.seat, again.simulations, again.line) == (found.seat, found.simulations, found.line)


def test_little_is_needed() -> None:
    """Win chances and a move, as an engine that knows no points has them."""
    seen = view(position())
    move = legal_moves(seen)[0]
    found = read_analysis(
        {"chances": [0.5, 0.5], "candidates": [{"move": move_text(move), "chances": [1, 0]}], "new": 1}, seen
    )
    assert found.candidates[0].move == move
    assert found.scores == ()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"chances": [1]}, "chances: a number for each of 2 seats"),
        ({"chances": "x"}, "chances: a list"),
        ({"candidates": []}, "candidates: at least one move"),
        ({"candidates": [{"move": "fly", "chances": [1, 0]}]}, "candidates.0.move: a move"),
        ({"candidates": [{"move": "start b1", "chances": [1, 0]}]}, "candidates.0.move: a legal move"),
        ({"candidates": [{"move": "done", "chances": [1, None]}]}, "candidates.0.chances.1: a number"),
        ({"line": [{"seat": 0, "move": "x"}]}, "line.0.move: a move"),
        ({"line": [{"seat": 7, "move": "done"}]}, "line.0.seat: one of 2 seats"),
    ],
)
def test_what_is_no_analysis(change: dict[str, Any], why: str) -> None:
    seen = view(position())
    written = write_analysis(analyse(seen, Depth(simulations=50)))
    with pytest.raises(ValueError, match=why):
        read_analysis({**written, **change}, seen)


# Through pipes


def test_our_own_engine() -> None:
    """It says what the library says, and plays; a second analysis of the same process, too."""

    async def watch() -> tuple[list[Analysis], Any]:
        async with Engine("greedy") as engine:
            found = [each async for each in engine.analyses(position(), DEPTH)]
            again = [each async for each in engine.analyses(view(position()), Depth(simulations=100))]
            assert [each.simulations for each in again] == [100]
            return found, await engine.move(position(), seed=3)

    found, move = in_time(watch())
    assert found == [rounded(each) for each in analyses(view(position()), DEPTH)]
    assert move in legal_moves(position())


def test_who_has_seen_enough_goes_on() -> None:
    """An endless analysis ends when nobody listens, and the same process answers the next question."""

    async def watch() -> tuple[int | None, int | None]:
        async with Engine("random") as engine:
            async with aclosing(engine.analyses(position(), Depth(seconds=1000))) as found:
                async for _ in found:
                    break
            before = engine.pid
            await engine.move(position())
            return before, engine.pid

    before, after = in_time(watch())
    assert before == after


def test_who_is_cancelled_does_not_wait() -> None:
    async def watch() -> None:
        async with Engine("random") as engine:

            async def listen() -> None:
                async for _ in engine.analyses(position(), Depth(seconds=1000)):
                    heard.set()

            heard = asyncio.Event()
            task = asyncio.create_task(listen())
            await heard.wait()
            task.cancel()
            await asyncio.wait([task])
            assert task.cancelled()
            assert await engine.move(position()) in legal_moves(position())

    in_time(watch())


SAID = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    {}
"""
BAD: dict[str, tuple[str, FailureCode, str]] = {
    "knows no analyses": (
        'print(json.dumps({"error": "I only play"}), flush=True)',
        FailureCode.RAISED,
        "only play",
    ),
    "answers a move": ('print(json.dumps({"move": "done"}), flush=True)', FailureCode.NO_MOVE, 'no "analysis"'),
    "half an analysis": (
        'print(json.dumps({"analysis": {"chances": [1, 0]}}), flush=True)',
        FailureCode.NO_MOVE,
        "candidates: missing",
    ),
    "another question": (
        'print(json.dumps({"question": 99, "last": True}), flush=True)',
        FailureCode.NOT_ASKED,
        "99",
    ),
    "hangs": ("import time; time.sleep(600)", FailureCode.TOO_SLOW, "no answer in"),
    "ends": ("sys.exit(4)", FailureCode.ENDED, "exit code 4"),
    "junk": ("print('hello', flush=True)", FailureCode.NOT_JSON, "not JSON"),
}


def engine_of(folder: Path, said: str) -> str:
    file = folder / "engine.py"
    file.write_text(dedent(SAID).format(said))
    return f"engine:{sys.executable} {file}"


@pytest.mark.parametrize("kind", BAD)
def test_an_engine_that_misbehaves(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said, code, why = BAD[kind]
    monkeypatch.setattr("assyria.bots.client.LOADING", 0.0 if kind == "hangs" else 60.0)

    async def watch() -> None:
        async with Engine(engine_of(tmp_path, said), limit=0.5 if kind == "hangs" else PATIENCE) as engine:
            with pytest.raises(BotFailed) as failed:
                async for _ in engine.analyses(position(), DEPTH):
                    pass
            assert failed.value.failure.code is code
            assert why in failed.value.failure.why
            assert failed.value.failure.position == position_text(view(position()))

    in_time(watch())


def test_one_that_does_not_stop(tmp_path: Path) -> None:
    """It goes on writing: nobody who has seen enough waits for it."""
    move = move_text(legal_moves(position())[0])
    found = {"chances": [0.5, 0.5], "candidates": [{"move": move, "chances": [1, 0]}]}
    said = f"""
        while True:
        print(json.dumps({{"analysis": {found!r}}}), flush=True)
        time.sleep(0.01)
    """.replace("\n    ", "\n")
    name = engine_of(tmp_path, "\n    ".join(said.strip().splitlines()))

    async def watch() -> None:
        async with Engine(name, limit=PATIENCE) as engine:
            async with aclosing(engine.analyses(position(), DEPTH)) as heard:
                async for each in heard:
                    assert each.chances == (0.5, 0.5)
                    break
            assert engine.pid is None, "it was killed"

    in_time(watch())


def test_a_line_after_the_last_is_a_fault(tmp_path: Path) -> None:
    said = 'print("{\\"last\\": true}\\n{\\"question\\": 1}", flush=True)'

    async def watch() -> None:
        async with Engine(engine_of(tmp_path, said)) as engine:
            assert [each async for each in engine.analyses(position(), DEPTH)] == []
            # The line may come while the next question is open: it answers another.
            with pytest.raises(BotFailed) as failed:
                await engine.move(position())
            assert failed.value.failure.code is FailureCode.NOT_ASKED

    in_time(watch())


# `assyria engine`


def talk(*questions: object, bot: str = "greedy") -> list[list[dict[str, Any]]]:
    """What the command answers to each question. It ends with its input."""
    with subprocess.Popen(
        [sys.executable, "-m", "assyria", "engine", bot], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        told = []
        for question in questions:
            line = question if isinstance(question, bytes) else json.dumps(question).encode()
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answers = [json.loads(process.stdout.readline())]
            while "analysis" in answers[-1]:
                answers.append(json.loads(process.stdout.readline()))
            told.append(answers)
        process.stdin.close()
        assert process.wait(PATIENCE) == 0
    return told


def test_the_command_answers_whoever_asks() -> None:
    text = position_text(view(position()))
    played = move_text(legal_moves(position())[-1])
    analysed, moved = talk(
        {"type": "analyse", "position": text, "simulations": 300, "played": played, "question": 1},
        {"type": "game", "position": text, "game": "mine", "question": "two"},
    )
    *found, last = analysed
    assert last == {"question": 1, "last": True}
    assert [each["analysis"]["simulations"] for each in found] == [300]
    [answer] = moved
    assert answer["question"] == "two"
    assert answer["move"] in map(move_text, legal_moves(position()))


WRONG: dict[str, tuple[object, str]] = {
    "no JSON": (b"hello", "an object"),
    "no object": ([1], "an object"),
    "too deep": (b"[" * 100_000, "an object"),
    "no position": ({"type": "analyse", "question": 5}, "position: missing"),
    "another position": ({"type": "game", "position": "here"}, "position"),
    "the deck": ({"type": "game", "position": position_text(position())}, "position: it tells the order"),
    "no kind": ({"type": "play", "position": "x"}, "type: one of game, analyse"),
    "no time": ({"type": "analyse", "position": "x", "seconds": -1}, "seconds: at least"),
    "not played": (
        {"type": "analyse", "position": position_text(view(position())), "played": "start b1"},
        "wrong-phase",
    ),
    "over": (
        {"type": "game", "position": position_text(view(OVER))},
        "the game is over",
    ),
}


def test_what_is_wrong_is_told_and_nothing_is_lost() -> None:
    """One process hears all of it, then a good question."""
    good = {"type": "game", "position": position_text(view(position())), "question": 7}
    *told, last = talk(*(wrong for wrong, _ in WRONG.values()), good)
    for [answer], (_, why) in zip(told, WRONG.values(), strict=True):
        assert why in answer["error"]
    assert last[0]["question"] == 7
    assert "move" in last[0]


def test_an_unknown_bot_is_wrong_use() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "assyria", "engine", "gredy"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "gredy" in done.stderr
