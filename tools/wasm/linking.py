"""Linking with LLD, which comes with LLVM or inside the PyPI package `ziglang`."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

HELP = 'there is no linker for WebAssembly: pip install ".[wasm]", or install LLVM\'s lld (wasm-ld)'
STACK = 1 << 16


class NoLinker(RuntimeError):
    """Nothing here can link WebAssembly."""

    def __init__(self) -> None:
        super().__init__(HELP)


def linker() -> list[str]:
    """Return the command that links. Raises NoLinker."""
    if found := shutil.which("wasm-ld"):
        return [found]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise NoLinker


def link(code: bytes, exported: Iterable[str]) -> bytes:
    """Return the module of an object file. Whatever it lacks is an error: there are no imports."""
    command = linker()
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "kernel.o"), Path(folder, "kernel.wasm")
        source.write_bytes(code)
        subprocess.run(  # noqa: S603 - the linker that we found
            [
                *command,
                "--no-entry",
                "--gc-sections",
                "--strip-all",
                "-O2",
                "--export=__heap_base",
                *(f"--export={name}" for name in exported),
                "-z",
                f"stack-size={STACK}",
                "--stack-first",
                "-o",
                str(target),
                str(source),
            ],
            check=True,
        )
        return target.read_bytes()
