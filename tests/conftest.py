"""What all tests share: how hard Hypothesis looks, which tests have to wait for `make test-long`, and Ctrl-C."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

from tests.effort import LONG

settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("search", deadline=None, print_blob=True)
# A landing must not fail by the luck of the draw; at home every run looks somewhere else.
settings.load_profile("steady" if os.environ.get("CI") else "search")

# In the background Ctrl-C is ignored, also by all that we start, though tests stop commands by it. A handler that
# does nothing ignores it as well, and is not inherited.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda *_: None)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes long, and runs only in `make test-long`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `long`, unless there is time."""
    if LONG:
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
