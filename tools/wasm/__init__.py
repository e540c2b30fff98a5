"""The kernel, the network and its search for browsers: `python -m tools.wasm` (docs/wasm.md)."""
