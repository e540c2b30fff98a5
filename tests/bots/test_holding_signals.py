"""Signals that wait."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from assyria.bots.engine import EngineProcess
from assyria.bots.holding_signals import holding_signals
from tests.processes import alive


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda one: one.name)
def test_what_is_begun_is_finished(number: signal.Signals) -> None:
    before = signal.signal(number, interrupt)
    done = False
    try:
        with pytest.raises(KeyboardInterrupt), holding_signals():  # noqa: PT012 - it is raised at the end of the block
            os.kill(os.getpid(), number)
            done = True
        assert signal.getsignal(number) is interrupt
    finally:
        signal.signal(number, before)
    assert done


def test_what_was_raised_comes_first() -> None:
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        with pytest.raises(ZeroDivisionError), holding_signals():
            _ = 1 / 0
        assert signal.getsignal(signal.SIGTERM) is interrupt
    finally:
        signal.signal(signal.SIGTERM, before)


def test_other_threads_are_never_interrupted() -> None:
    done: list[int] = []

    def work() -> None:
        with holding_signals():
            done.append(1)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert done == [1]


def test_an_engine_that_starts_just_then_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal comes when its process is there and nothing else: it is ended all the same."""
    started: list[int] = []
    popen = subprocess.Popen

    class Interrupted(popen):  # type: ignore[misc, valid-type]
        def __init__(self, *arguments: object, **options: object) -> None:
            super().__init__(*arguments, **options)
            started.append(self.pid)
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    (tmp_path / "engine.py").write_text("import time; time.sleep(600)")
    engine = EngineProcess("mine", [sys.executable, str(tmp_path / "engine.py")], 600)
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            engine.ask({})
        engine.close()
    finally:
        signal.signal(signal.SIGTERM, before)
    [pid] = started
    assert not alive(pid)
