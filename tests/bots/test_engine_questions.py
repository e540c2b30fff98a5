"""Questions and answers of engines belong together, however much an engine writes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from assyria.bots import BotFailed, BotPlayer
from assyria.bots.engine import EngineProcess
from assyria.bots.failure import FailureCode
from assyria.rules import Game, deal, legal_moves, new_game, view

SEEN = view(new_game(Game(2), deal(2, Random(1))).state)
FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    move = asked["legal"][0]
    {answers}
    sys.stdout.flush()
"""
NUMBERED = 'print(json.dumps({"question": asked["question"], "move": move}))'
PLAIN = 'print(json.dumps({"move": move}))'
Playing = Callable[..., tuple[EngineProcess, BotPlayer]]


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Playing]:
    """A game against an engine that answers by these lines; whatever happens, it ends."""
    engines: list[EngineProcess] = []

    def play(answers: str, limit: float = 20.0, loading: float = 0.0) -> tuple[EngineProcess, BotPlayer]:
        file = tmp_path / "engine.py"
        file.write_text(dedent(FIRST).replace("{answers}", answers.replace("\n", "\n    ")))
        engine = EngineProcess("mine", [sys.executable, str(file)], limit, loading=loading)
        engines.append(engine)
        return engine, engine.bot().new_game()

    yield play
    for engine in engines:
        engine.close()


def wait_for_fault(engine: EngineProcess) -> None:
    """Until the thread that listens has heard what else it writes."""
    running = engine._running
    assert running is not None
    running._threads[0].join()


@pytest.mark.parametrize("answers", [NUMBERED, PLAIN])
def test_an_answer_may_repeat_the_number_of_its_question(answers: str, playing: Playing) -> None:
    engine, player = playing(answers)
    for _ in range(3):
        before = engine.pid
        assert player.choose(SEEN, Random(1)) == legal_moves(SEEN)[0]
        assert before in (None, engine.pid)


@pytest.mark.parametrize("answers", [f"{NUMBERED}\n{NUMBERED}", f"{PLAIN}\nprint('thinking …')"])
def test_a_line_too_many_is_told_at_the_next_question(answers: str, playing: Playing) -> None:
    engine, player = playing(answers)
    player.choose(SEEN, Random(1))
    wait_for_fault(engine)
    with pytest.raises(BotFailed) as failed:
        player.choose(SEEN, Random(1))
    assert failed.value.failure.code is FailureCode.NOT_ASKED
    assert "nobody had asked for" in failed.value.failure.why
    assert failed.value.failure.answer
    # Then it gets another chance, in a new process.
    assert player.choose(SEEN, Random(1)) == legal_moves(SEEN)[0]


def test_an_answer_to_another_question_is_none(playing: Playing) -> None:
    """It may have been on its way when the next question came."""
    _, player = playing('print(json.dumps({"question": max(1, asked["question"] - 1), "move": move}))')
    player.choose(SEEN, Random(1))
    with pytest.raises(BotFailed, match="it answers question 1, and 2 was asked") as failed:
        player.choose(SEEN, Random(1))
    assert failed.value.failure.code is FailureCode.NOT_ASKED


def test_who_fails_at_the_first_question_has_had_the_time_for_loading(playing: Playing) -> None:
    _, player = playing("import time; time.sleep(60)", limit=0.2, loading=0.3)
    for seconds in ("0.5", "0.2", "0.2"):
        with pytest.raises(BotFailed, match=f"no answer in {seconds} s"):
            player.choose(SEEN, Random(1))


def test_who_has_answered_may_load_again(playing: Playing) -> None:
    """After a failure later on a new process has to load, too: once."""
    answers = (
        f"assert asked['version'] != 1\nif asked['version'] in (2, 4): import time; time.sleep(60)\n{NUMBERED}"
    )
    _, player = playing(answers, limit=5, loading=1)
    player.choose(SEEN, Random(1))
    with pytest.raises(BotFailed, match="ended with exit code 1"):
        player.choose(SEEN, Random(1))
    with pytest.raises(BotFailed, match="no answer in 6 s"):
        player.choose(SEEN, Random(1))
    assert player.choose(SEEN, Random(1)) == legal_moves(SEEN)[0]


def test_questions_are_as_the_how_to_shows_them(playing: Playing) -> None:
    """Without spaces, for readers that look for a text."""
    _, player = playing(f'assert \'"legal":["\' in line\n{NUMBERED}')
    assert player.choose(SEEN, Random(1)) == legal_moves(SEEN)[0]
