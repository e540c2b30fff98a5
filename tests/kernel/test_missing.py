"""What an install for playing lacks is named with the command that installs it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from assyria.extras import install

PROGRAM = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
import {module}
"""


@pytest.mark.parametrize("module", ["assyria.kernel", "assyria.env", "assyria.env.solo"])
def test_what_research_needs_is_named(module: str) -> None:
    command = [sys.executable, "-c", PROGRAM.format(module=module)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last.startswith("assyria.extras.MissingExtra: num")
    assert last.endswith(f"is not installed: {install('research')}")
