"""Our own exponential function is as exact as it says."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from random import Random

import pytest

from assyria.kernel.exponential import SMALLEST, exp


def test_it_errs_by_less_than_one_unit_in_the_last_place() -> None:
    chance = Random(1)
    with localcontext(prec=40):
        for x in (-1e-300, -math.log(2) / 2, -1.0, SMALLEST, *(-chance.expovariate(0.05) for _ in range(2000))):
            found = exp(x)
            assert abs(Decimal(found) - Decimal(x).exp()) < Decimal(math.ulp(found)), x


@pytest.mark.parametrize(("x", "expected"), [(0.0, 1.0), (-0.0, 1.0), (-709.0, 0.0), (-math.inf, 0.0)])
def test_its_ends_are_exact(x: float, expected: float) -> None:
    assert exp(x) == expected
