"""The games of a folder as a few files of moderate size."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path

LARGEST = 15 * 2**20
"""Bytes of an archive."""
HEAD = 300
"""Bytes that an archive needs for each file beside its content."""


def pack(folder: Path, out: Path, largest: int = LARGEST) -> None:
    """Write archives of all games."""
    out.mkdir(parents=True, exist_ok=True)
    parts: list[list[Path]] = []
    size = largest
    for file in sorted(folder.glob("*.npz")):
        size += (more := file.stat().st_size + HEAD)
        if size > largest:
            parts.append([])
            size = more
        parts[-1].append(file)
    for number, files in enumerate(parts, start=1):
        with zipfile.ZipFile(out / f"grades-{number}.zip", "w") as archive:
            for file in files:
                archive.write(file, file.name)


def unpack(archives: Sequence[Path], folder: Path) -> None:
    """Put the games of archives into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for each in archives:
        with zipfile.ZipFile(each) as archive:
            archive.extractall(folder)
