"""`python -m benchmarks.wasm`: the size and the speed of kernel.wasm, written into docs/wasm.md.

Random playouts of four players in Node and by the kernel on this machine, in turn, on one core each.
"""

from __future__ import annotations

import gzip
import platform
import subprocess
import time
from pathlib import Path

from tests.wasm.node import NodeKernel
from tools.marks import rewritten

from assyria import kernel
from assyria.bots.shipped import MODULE
from assyria.cli.site_folder import find_node
from assyria.rules import Game

REPORT = Path(__file__).parents[1] / "docs" / "wasm.md"
GAMES = 20_000
ROUNDS = 5
BROTLI = (
    "const data = require('node:fs').readFileSync(process.argv[1]);"
    "console.log(require('node:zlib').brotliCompressSync(data).length)"
)


def here() -> float:
    """Return decisions a second of the kernel on this machine."""
    rngs = kernel.generators(1, GAMES)
    began = time.perf_counter()
    decisions = kernel.play_out(kernel.new_games(Game(4), rngs), rngs).sum()
    return float(decisions / (time.perf_counter() - began))


def in_node(wasm: NodeKernel) -> float:
    """Return decisions a second of the module in Node."""
    seed = kernel.generators(1, 1).tobytes().hex()
    return float(wasm.ask("speed", players=4, draft=4, strict=0, seed=seed, games=GAMES))


def sizes(node: str, file: Path) -> str:
    """Return the cells with a file's sizes: as it is, by gzip and by Brotli."""
    packed = int(subprocess.run([node, "-e", BROTLI, str(file)], check=True, capture_output=True).stdout)
    found = (file.stat().st_size, len(gzip.compress(file.read_bytes())), packed)
    return " | ".join(f"{size / 1000:.1f} kB" for size in found)


def figures(node: str) -> str:
    """Measure, and return the text for the page."""
    kernel.warm_up()
    here()
    with NodeKernel(node) as wasm:
        rounds = [(here(), in_node(wasm)) for _ in range(ROUNDS)]
    ours, browsers = (max(speeds) for speeds in zip(*rounds, strict=True))
    version = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    return f"""
| | plain | gzip | Brotli |
|---|---:|---:|---:|
| `kernel.wasm`: kernel, network, search | {sizes(node, MODULE)} |

| random playouts, four players, one core, best of {ROUNDS} in turn | decisions a second |
|---|---:|
| kernel compiled for this machine ({platform.machine()}) | {ours / 1e6:.1f} M |
| `kernel.wasm` in Node {version} | {browsers / 1e6:.1f} M, {browsers / ours:.0%} of that |
"""


def main() -> None:
    node = find_node()
    if node is None:
        raise SystemExit("Node is missing: pip install '.[page]'")
    text = REPORT.read_text(encoding="utf-8")
    REPORT.write_text(rewritten(text, "<!-- figures -->\n", figures(node)), encoding="utf-8")


if __name__ == "__main__":
    main()
