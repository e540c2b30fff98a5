"""The types of the arrays that Python hands to compiled functions."""

from __future__ import annotations

from numba import from_dtype, types

from assyria.bots.compiled.weights import RECORD

GENERATORS = types.Array(types.uint64, 1, "C")
ACTIONS = types.Array(types.int64, 1, "C")
WEIGHT_SETS = types.Array(from_dtype(RECORD), 1, "C")
EVALUATION = types.Array(types.float64, 3, "C")
FEATURES = types.Array(types.float64, 3, "C")
LINE_UPS = types.Array(types.int64, 2, "C")
