"""`kernel.wasm` in this process, run by wasmtime."""

from __future__ import annotations

import atexit
import ctypes
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any
from weakref import WeakSet

import wasmtime
from wasmtime import _ffi as ffi

from assyria.bots.shipped import module_bytes, network_bytes

PAGE = 65_536
GROWTH = 64
"""Pages that are asked for at once."""

_LIVE: WeakSet[wasmtime.Engine | wasmtime.Module | wasmtime.Store] = WeakSet()


@atexit.register
def _leave_to_the_system() -> None:
    """Keep all of them for good: wasmtime cannot close them once Python has unloaded it, and says so on stderr."""
    for each in _LIVE:
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(each))


@cache
def _compiled() -> tuple[wasmtime.Engine, wasmtime.Module]:
    """Return the module as machine code, for all kernels of this process: that takes a fifth of a second."""
    engine = wasmtime.Engine()
    module = wasmtime.Module(engine, module_bytes())
    _LIVE.update((engine, module))
    return engine, module


class WasmtimeKernel:
    """An instance of the module, with a memory of its own. One thread at a time may use it."""

    def __init__(self) -> None:
        engine, module = _compiled()
        self._store = wasmtime.Store(engine)
        _LIVE.add(self._store)
        found = wasmtime.Instance(self._store, module, []).exports(self._store)
        memory, heap = found["memory"], found["__heap_base"]
        assert isinstance(memory, wasmtime.Memory)
        assert isinstance(heap, wasmtime.Global)
        self._memory = memory
        self._free = _aligned(heap.value(self._store))
        self._base = self._size = 0
        self._look()
        self._networks: dict[int, int] = {}
        self.exports = SimpleNamespace(
            **{
                name: _unchecked(self._store, function)
                for name, function in found.items()
                if isinstance(function, wasmtime.Func)
            }
        )

    def _look(self) -> None:
        """Note where the memory lies: growing may move it."""
        self._base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        self._size = self._memory.data_len(self._store)

    def take(self, size: int) -> int:
        address = self._free
        free = _aligned(address + size)
        if free > self._size:
            try:
                self._memory.grow(self._store, max(GROWTH, -(-(free - self._size) // PAGE)))
            except wasmtime.WasmtimeError as wrong:
                raise MemoryError(f"no memory for {size} bytes: {wrong}") from None
            self._look()
        self._free = free
        return address

    def write(self, address: int, data: bytes) -> None:
        self._check(address, len(data))
        ctypes.memmove(self._base + address, data, len(data))

    def read(self, address: int, size: int) -> bytes:
        self._check(address, size)
        return ctypes.string_at(self._base + address, size)

    def _check(self, address: int, size: int) -> None:
        if address < 0 or address + size > self._size:
            raise IndexError(f"{size} bytes at {address} are not in the memory, which has {self._size}")

    def network(self, players: int) -> int:
        if players not in self._networks:
            # What the module does not need any more is overwritten by what is taken next.
            kept = network_bytes(players)
            network = self.take(self.exports.network_size())
            halves = self.take(len(kept))
            self.write(halves, kept)
            self.exports.read_network(halves, network)
            self._free = halves
            self._networks[players] = network
        return self._networks[players]


def _aligned(address: int) -> int:
    return (address + 15) & ~15


def _unchecked(store: wasmtime.Store, function: wasmtime.Func) -> Callable[..., Any]:
    """Return a function that calls another without looking at the types of each argument.

    `Func.__call__` takes twenty times as long, longer than most of what is called. All arguments have 32 bits.
    """
    kind = function.type(store)
    count, (result,) = len(kind.params), kind.results
    real = result == wasmtime.ValType.f64()
    slots = max(count, 1)
    values = (ffi.wasmtime_val_raw_t * slots)()
    trap = ctypes.POINTER(ffi.wasm_trap_t)()
    context, address, trap_at = store._context(), ctypes.byref(function._func), ctypes.byref(trap)
    run = ffi.wasmtime_func_call_unchecked

    def call(*arguments: int) -> Any:
        nonlocal trap, trap_at
        if len(arguments) != count:
            raise TypeError(f"{count} arguments expected, not {len(arguments)}")
        for place, value in enumerate(arguments):
            values[place].i32 = value
        error = run(context, address, values, slots, trap_at)
        if error:
            raise wasmtime.WasmtimeError._from_ptr(error)
        if trap:
            stopped, trap = wasmtime.Trap._from_ptr(trap), ctypes.POINTER(ffi.wasm_trap_t)()
            trap_at = ctypes.byref(trap)
            raise stopped
        return values[0].f64 if real else values[0].i32

    return call
