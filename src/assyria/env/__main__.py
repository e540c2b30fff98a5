"""`python -m assyria.env`: compile kernel and environments for this machine, once."""

from __future__ import annotations

from pathlib import Path

from assyria.kernel.__main__ import compile_ahead
from assyria.kernel.__main__ import main as compile_kernel
from assyria.kernel.observation import loops


def main() -> None:
    compile_kernel()
    compile_ahead("environments", loops.COMPILED_FUNCTIONS, Path(loops.__file__).parent)


if __name__ == "__main__":
    main()
