"""`python -m assyria.bots`: compile kernel and bots for this machine; nothing is compiled twice."""

from __future__ import annotations

from pathlib import Path

from assyria.bots.network import functions
from assyria.kernel.__main__ import compile_ahead
from assyria.kernel.__main__ import main as compile_kernel


def main() -> None:
    compile_kernel()
    compile_ahead("bots", functions.COMPILED_FUNCTIONS, Path(functions.__file__).parent)


if __name__ == "__main__":
    main()
