"""`python -m assyria.bots.network`: compile kernel and search by Numba for this machine, once, for research."""

from __future__ import annotations

from pathlib import Path

from assyria.bots.network import functions
from assyria.kernel.__main__ import compile_ahead
from assyria.kernel.__main__ import main as compile_kernel


def main() -> None:
    compile_kernel()
    compile_ahead("search", functions.COMPILED_FUNCTIONS, Path(functions.__file__).parent)


if __name__ == "__main__":
    main()
