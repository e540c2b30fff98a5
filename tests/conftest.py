"""What all tests share: how Hypothesis looks for examples, Ctrl-C, long tests, failures, a machine for bots."""

from __future__ import annotations

import gc
import os
import signal
import ssl
import sys
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import settings

from assyria.bots.current_machine import CHOICE, machine
from tests.effort import LONG

# Assertions of what tests share are explained like those of the tests themselves.
pytest.register_assert_rewrite("tests.server")

settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("search", deadline=None, print_blob=True)
# A landing must not fail by the luck of the draw; at home every run looks somewhere else.
settings.load_profile("steady" if os.environ.get("CI") else "search")

# What is imported stays: looking through it for garbage, again and again, takes a tenth of the time.
gc.disable()

# Every client of HTTP reads all certificates of the system, though no test needs them: once is enough.
ssl.create_default_context = cache(ssl.create_default_context)  # type: ignore[assignment]

# In the background Ctrl-C is ignored, also by all that we start, though tests stop commands by it. A handler that
# does nothing ignores it as well, and is not inherited.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda *_: None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what takes long to `make test-long`."""
    if not LONG:
        later = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in set(later)]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Look for garbage from now on, but not among what was imported."""
    gc.freeze()
    gc.enable()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Name a test as soon as it fails: what runs for an hour may be interrupted."""
    if report.failed and not os.environ.get("PYTEST_XDIST_WORKER"):
        print(f"\nfailed: {report.nodeid}", file=sys.stderr)


@pytest.fixture
def by_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let bots compute by Numba, whose trees can be looked into."""
    monkeypatch.setenv(CHOICE, "numba")
    machine.cache_clear()
    yield
    machine.cache_clear()
