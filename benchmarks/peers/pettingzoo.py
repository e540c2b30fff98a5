"""PettingZoo's chess, stepped as ours is."""

from __future__ import annotations

from benchmarks.aec import random_steps
from benchmarks.worker import Rows
from pettingzoo.classic import chess_v6

PACKAGES = ("pettingzoo", "chess")

ROWS: Rows = {"pettingzoo-chess": lambda: random_steps(chess_v6.env())}
