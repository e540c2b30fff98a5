"""The kernel, the planner and the search for browsers: `python -m tools.wasm` (docs/wasm.md)."""
