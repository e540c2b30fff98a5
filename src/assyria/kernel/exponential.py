"""The exponential function, the same to the last bit on every machine.

Those of C libraries differ in the last bit, and WebAssembly has none. This one uses only operations that IEEE 754
defines exactly. It errs by less than one unit in the last place.
"""

from __future__ import annotations

import numpy as np

from assyria.kernel.compiling import compiled

SMALLEST = -708.0
"""Below it the result is 0: it would have fewer digits than others."""
LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
"""The logarithm of 2 in two parts: multiples of the first are exact."""
P1, P2, P3, P4, P5 = (
    1.66666666666666019037e-01,
    -2.77777777770155933842e-03,
    6.61375632143793436117e-05,
    -1.65339022054652515390e-06,
    4.13813679705723846039e-08,
)
"""Of the polynomial that Sun's fdlibm approximates r·(exp(r) + 1)/(exp(r) − 1) by."""


@compiled
def exp(x: float) -> float:
    """Return e to the power of x, for x ≤ 0."""
    if x < SMALLEST:
        return 0.0
    halvings = np.int64(0.5 - x * LOG2_E)
    high = x + halvings * LN2_HIGH
    low = -halvings * LN2_LOW
    r = high - low
    square = r * r
    c = r - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))))
    power = np.int64((1023 - halvings) << 52).view(np.float64)
    return (1.0 - ((low - (r * c) / (2.0 - c)) - high)) * power
