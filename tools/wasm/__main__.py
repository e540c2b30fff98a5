"""`python -m tools.wasm`: compile kernel, network and search to kernel.wasm."""

from __future__ import annotations

import os
import sys

NOT_FOR_THIS_MACHINE = {
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
}
"""Numba must not vectorise for this machine what is meant for another. What does not depend on the machine it does
optimise, function by function: when all of that was left to the end, searches took two fifths longer."""


def main() -> int:
    os.environ.update(NOT_FOR_THIS_MACHINE)
    # Imported here: Numba reads its settings when it is imported.
    from tools.wasm.build import build
    from tools.wasm.linking import NoLinker

    try:
        build()
    except NoLinker as wrong:
        print(f"wasm: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
