"""Makes `kernel.wasm`, where the page's build takes it from.

It is committed, so that neither players nor the page's build need a linker; a stamp inside says what it was made
of.
"""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web" / "public"
MODULE = PUBLIC / "kernel.wasm"
SOURCES = (
    "src/assyria/board/*.py",
    "src/assyria/board/data/*",
    "src/assyria/packed/actions.py",
    "src/assyria/packed/layout.py",
    "src/assyria/packed/numbering.py",
    "src/assyria/kernel/*.py",
    "src/assyria/kernel/observation/*.py",
    "src/assyria/bots/machine.py",
    "src/assyria/bots/network/*.py",
    "tools/wasm/*.py",
)
"""What the module is made of."""
SECTION = b"assyria-sources"
"""The custom section with the stamp."""


def build() -> None:
    """Compile, link and write the module. Raises NoLinker."""
    # Imported here: whoever only asks for the stamp need not wait for Numba's compiler.
    from tools.wasm.entries import CONSTANTS, ENTRIES
    from tools.wasm.linking import link, linker
    from tools.wasm.retarget import object_code

    linker()  # or say at once that there is none
    exported = [*CONSTANTS, *(entry.name for entry in ENTRIES)]
    module = link(object_code(ENTRIES, CONSTANTS), exported) + _section(SECTION, stamp().encode())
    MODULE.write_bytes(module)
    print(f"wasm: {MODULE.name} has {len(module):,} bytes, {len(gzip.compress(module)):,} compressed")


def stamp() -> str:
    """Return a hash of the sources as they are now."""
    seen = hashlib.sha256()
    for pattern in SOURCES:
        for file in sorted(ROOT.glob(pattern)):
            seen.update(f"{file.name} {file.stat().st_size}\n".encode() + file.read_bytes())
    return seen.hexdigest()[:16]


def is_current() -> bool:
    """Return whether the module was made of the sources as they are now."""
    return MODULE.read_bytes().endswith(_section(SECTION, stamp().encode()))


def _section(name: bytes, content: bytes) -> bytes:
    """Return a custom section. Both parts are short, so that a byte is enough for each length."""
    body = bytes([len(name)]) + name + content
    return bytes([0, len(body)]) + body
