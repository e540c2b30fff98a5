"""From Python functions to an object file for WebAssembly, by way of the code that Numba makes for this machine.

Numba does not know WebAssembly, but LLVM does, and Numba's code hardly depends on the machine: no block that
entries share with their callers holds a pointer. So entries are compiled as always, but not vectorised; then
their LLVM code gets another target and is optimised for that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import llvmlite.binding as llvm
from numba import types
from numba.core import compiler
from numba.core.registry import cpu_target

from assyria.kernel.compiling import OPTIONS
from tools.wasm.entries import REFUSED, Entry

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+bulk-memory-opt,+nontrapping-fptoint,+sign-ext"
"""What all browsers have had since spring 2023."""

COUNTING = re.compile(r"^define [^\n]*@(NRT_incref|NRT_decref)\(.*?^}\n", re.MULTILINE | re.DOTALL)
"""Counts references to arrays. Those of entries lie in the caller's memory, where nothing is counted."""
NO_COUNTING = r"define linkonce_odr void @\1(ptr %array) alwaysinline { ret void }\n"
MACHINE = re.compile(
    r'^target (datalayout|triple) = .*\n|"(target-cpu|target-features|tune-cpu)"="[^"]*"', re.MULTILINE
)
"""What names this machine."""


def object_code(entries: Sequence[Entry], constants: Mapping[str, int]) -> bytes:
    """Return an object file that exports these entries, and constants as functions."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    module = llvm.parse_assembly(
        head + "".join(f"define i32 @{name}() {{ ret i32 {constants[name]} }}\n" for name in constants)
    )
    for entry in entries:
        module.link_in(llvm.parse_assembly(head + _code(entry)))
    exported = {*constants, *(entry.name for entry in entries)}
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in exported:
            value.linkage = "internal"
    module.verify()
    _optimise(module, machine)
    code: bytes = machine.emit_object(module)
    return code


def _code(entry: Entry) -> str:
    """Return the LLVM code of an entry and of all that it calls, for no machine in particular."""
    flags = compiler.Flags()
    flags.nrt = True
    flags.release_gil = OPTIONS["nogil"]
    flags.error_model = OPTIONS["error_model"]
    flags.no_cpython_wrapper = True
    flags.no_cfunc_wrapper = True
    found = compiler.compile_extra(
        cpu_target.typing_context,
        cpu_target.target_context,
        entry.function,
        entry.arguments,
        entry.result,
        flags,
        {},
    )
    code = MACHINE.sub("", found.library.get_llvm_str())
    return COUNTING.sub(NO_COUNTING, code) + _export(entry, found.fndesc.mangled_name)


def _export(entry: Entry, compiled: str) -> str:
    """Return the function that JavaScript calls: whole numbers have 32 bits there.

    A compiled function returns whether it raised an exception, and writes its result down.
    """
    outer, inner, widened = [], [], []
    for place, kind in enumerate(entry.arguments):
        if isinstance(kind, types.CPointer):
            outer.append(f"ptr %{place}")
            inner.append(f"ptr %{place}")
        else:
            outer.append(f"i32 %{place}")
            inner.append(f"i64 %wide{place}")
            widened.append(f"%wide{place} = sext i32 %{place} to i64")
    real = entry.result == types.float64
    result, wide = ("double", "double") if real else ("i32", "i64")
    narrow = "fadd double %found, -0.0" if real else "trunc i64 %found to i32"
    wrong = f"{float(REFUSED)}" if real else str(REFUSED)
    return "\n".join(
        (
            f"define {result} @{entry.name}({', '.join(outer)}) {{",
            "begin:",
            f"%result = alloca {wide}",
            "%exception = alloca ptr",
            *widened,
            f"%status = call i32 @{compiled}({', '.join(('ptr %result', 'ptr %exception', *inner))})",
            "%fine = icmp eq i32 %status, 0",
            "br i1 %fine, label %good, label %bad",
            "good:",
            f"%found = load {wide}, ptr %result",
            f"%narrow = {narrow}",
            f"ret {result} %narrow",
            "bad:",
            f"ret {result} {wrong}",
            "}\n",
        )
    )


def _optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = True
    options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    last = llvm.create_new_module_pass_manager()
    last.add_constant_merge_pass()
    last.add_global_dead_code_eliminate_pass()
    last.run(module, builder)
