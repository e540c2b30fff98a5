"""What compiled code is made of: one list, for the cache of Numba's code and for the stamp of `kernel.wasm`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
SOURCES = (
    "board/**/*.py",
    "board/data/*",
    "rules/**/*.py",
    "packed/**/*.py",
    "kernel/**/*.py",
    "bots/machine.py",
    "bots/network/**/*.py",
)
"""Everything that compiled code imports. More would do no harm, less would let old code run on new blocks."""


def source_files(package: Path = PACKAGE) -> Iterator[Path]:
    """Yield the files, in an order that is always the same."""
    for pattern in SOURCES:
        yield from sorted(file for file in package.glob(pattern) if file.is_file())


def digest(files: Iterable[Path], words: Iterable[str] = ()) -> str:
    """Return a hash of words and of the names and bytes of files."""
    seen = hashlib.sha256()
    for word in words:
        seen.update(f"{word}\n".encode())
    for file in files:
        content = file.read_bytes()
        seen.update(f"{file.name} {len(content)}\n".encode() + content)
    return seen.hexdigest()[:16]
