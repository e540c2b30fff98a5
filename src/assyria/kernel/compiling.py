"""Compilation of the kernel, and the cache of compiled code.

Chapters are `compiled`: they exist only inside the functions that use them. What Python calls is a
`CompiledFunction`: one signature, compiled when first needed, kept on disk. Numba's own cache looks only at the
file of the function that is called, so a changed chapter would go unnoticed: ours lies in a folder named after all
sources that can matter, the versions, and the processor.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

import llvmlite.binding as llvm
import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from assyria.kernel.sources import digest, source_files
from assyria.user_folders import cache_root
from assyria.version import __version__

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = {"nogil": True, "error_model": "numpy"}
KERNEL = Path(__file__).parent


def compiled(function: F) -> F:
    """Compile a function for compiled callers."""
    chapter: F = numba.njit(**OPTIONS)(function)
    return chapter


@cache
def fingerprint(package: Path) -> str:
    """Return a hash of all sources, those of the package among them, the versions and the processor."""
    host = (llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    versions = (__version__, numba.__version__, platform.python_version(), str(sys.implementation.cache_tag))
    return digest([*source_files(), *sorted(package.rglob("*.py"))], (*versions, *host))


def cache_folder(package: Path = KERNEL) -> Path:
    """Return the folder in the user's cache; the sources may be read-only. Without a home nothing can be kept."""
    root = cache_root() or Path(os.devnull)
    return root / f"{package.name}-{fingerprint(package)}"


class _Folder(_CacheLocator):  # type: ignore[misc]
    """Tells Numba where compiled code is cached."""

    def __init__(self, package: Path) -> None:
        self._package = package

    def get_cache_path(self) -> str:
        return str(cache_folder(self._package))

    def get_source_stamp(self) -> str:
        return fingerprint(self._package)

    def get_disambiguator(self) -> str:
        return ""

    @classmethod
    def from_function(cls, py_func: object, py_file: str) -> _Folder:  # noqa: ARG003 - as Numba calls it
        return cls(Path(py_file).parent)


class _Impl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Folder]


class _Cache(FunctionCache):  # type: ignore[misc]
    """A cache that processes share: files are written whole, and unreadable ones are ignored."""

    _impl_class = _Impl

    def load_overload(self, sig: object, target_context: object) -> object:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # a damaged file: forget it, compile again, and write it anew
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, sig: object, data: object) -> None:
        with suppress(OSError):  # nowhere to write: this process has what it needs, the next one compiles again
            self._impl.locator.ensure_cache_path()
            super().save_overload(sig, data)


class CompiledFunction:
    """A compiled function that Python calls, with the one signature it is compiled for.

    Call `run`. Arguments of other types are refused, not compiled for silently.
    """

    def __init__(self, function: Callable[..., Any], *signature: object) -> None:
        self.name = function.__name__
        self.run: Callable[..., Any] = self._first
        self._signature = signature
        self._lock = Lock()
        self._compiled = numba.njit(**OPTIONS)(function)
        self._compiled._cache = _Cache(function)

    def ready(self) -> bool:
        """Compile, or read from the cache. Return whether it was cached."""
        with self._lock:  # the first call may come from several threads
            if self.run == self._first:
                self._compiled.compile(self._signature)
                self._compiled.disable_compile()
                self.run = self._compiled
        return bool(self._compiled.stats.cache_hits)

    def is_ready(self) -> bool:
        """Return whether it is compiled or cached, without compiling it."""
        if self.run != self._first:
            return True
        file = self._compiled._cache._cache_file
        try:
            # Numba writes the index before the data.
            return any(Path(file._data_path(name)).exists() for name in file._load_index().values())
        except Exception:  # a damaged index
            return False

    def _first(self, *arguments: object) -> Any:
        self.ready()
        return self.run(*arguments)


def compiled_function(*signature: object) -> Callable[[Callable[..., Any]], CompiledFunction]:
    """Make a function a `CompiledFunction` with these argument types."""
    return lambda function: CompiledFunction(function, *signature)
