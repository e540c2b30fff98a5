"""The same environment on a graphics card: here by Numba's simulator of CUDA, which needs none."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from assyria.env import Batch
from assyria.kernel.cuda.target import NoCuda
from tests.effort import LONG


@pytest.mark.skipif(not LONG, reason="simulates a card for minutes")
def test_the_card_and_the_processor_are_equal() -> None:
    """Every array after every step, over the end of games, and every byte of the positions."""
    # What is not optimised, as in the simulator, cannot be cached: the processor's part has to be there before.
    subprocess.run([sys.executable, "-m", "assyria.env"], capture_output=True, check=True)
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_OPT": "0"}
    command = [sys.executable, "-m", "tests.env.simulated_card"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=False)
    assert run.returncode == 0, run.stderr


def test_not_without_a_card() -> None:
    """A machine without one is told what is missing, and nothing else changes for it."""
    with pytest.raises(NoCuda, match="NVIDIA"):
        Batch(device="cuda")
    with pytest.raises(ValueError, match="cpu or cuda"):
        Batch(device="tpu")  # type: ignore[arg-type]
