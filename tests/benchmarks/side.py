"""Rows for a worker of the tests: good ones, and all that can go wrong."""

from __future__ import annotations

import os
import time

from benchmarks.worker import Rows, Work

PACKAGES = ("numpy",)

print("libraries greet people")


def seven() -> Work:
    print("so do their games")
    return lambda: 7


def broken() -> Work:
    raise ValueError("no such game\nanywhere")


def dies() -> Work:
    os._exit(3)


def sleeps() -> Work:
    time.sleep(60)
    return lambda: 1


ROWS: Rows = {"seven": seven, "broken": broken, "dies": dies, "sleeps": sleeps}
