"""Makes `kernel.wasm`, by which bots compute here and in browsers.

It is committed, so that players need no compiler and no linker; a stamp inside says what it was made of.
"""

from __future__ import annotations

import gzip
from pathlib import Path

from assyria.bots.shipped import MODULE
from assyria.kernel.sources import digest, source_files

SECTION = b"assyria-sources"
"""The custom section with the stamp."""


def build() -> None:
    """Compile, link and write the module. Raises NoLinker."""
    # Imported here: whoever only asks for the stamp need not wait for Numba's compiler.
    from tools.wasm.entries import ENTRIES
    from tools.wasm.linking import link, linker
    from tools.wasm.memory import CONSTANTS
    from tools.wasm.retarget import object_code

    linker()  # or say at once that there is none
    exported = [*CONSTANTS, *(entry.name for entry in ENTRIES)]
    module = link(object_code(ENTRIES, CONSTANTS), exported) + _section(SECTION, stamp().encode())
    MODULE.write_bytes(module)
    print(f"wasm: {MODULE.name} has {len(module):,} bytes, {len(gzip.compress(module)):,} compressed")


def stamp() -> str:
    """Return a hash of the sources as they are now."""
    return digest([*source_files(), *sorted(Path(__file__).parent.glob("*.py"))])


def is_current() -> bool:
    """Return whether the module was made of the sources as they are now."""
    return MODULE.read_bytes().endswith(_section(SECTION, stamp().encode()))


def _section(name: bytes, content: bytes) -> bytes:
    """Return a custom section. Both parts are short, so that a byte is enough for each length."""
    body = bytes([len(name)]) + name + content
    return bytes([0, len(body)]) + body
