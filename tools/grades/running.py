"""Judging many games in many processes, as long as there is time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random

from assyria.bots import load_bot
from assyria.bots.process import in_processes
from assyria.rules import Game, deal, new_game, view
from assyria.study.judging import estimate
from tools.grades.judged import file_of, judge_game, save
from tools.grades.seating import Table


def judge_to_file(table: Table, file: Path) -> str:
    """Judge a game and keep it. Returns its name."""
    save(file, judge_game(table))
    return table.name


def compile_first(players: int) -> None:
    """Let this process compile what the others then find compiled."""
    seen = view(new_game(Game(players), deal(players, Random(1))).state)
    began = time.monotonic()
    estimate(seen, 300)
    load_bot("policy").choose(seen, Random(1))
    print(f"ready after {time.monotonic() - began:.0f} s", flush=True)


def judge_missing(folder: Path, wanted: Sequence[Table], processes: int, seconds: float) -> None:
    """Judge the games that are not there, and begin none once so many seconds are over."""
    missing = [table for table in wanted if not file_of(folder, table).exists()]
    began = time.monotonic()
    calls = ((table, file_of(folder, table)) for table in missing if time.monotonic() - began < seconds)
    for done, name in zip(count(1), in_processes(processes, judge_to_file, calls), strict=False):
        spent = time.monotonic() - began
        left = spent / done * (len(missing) - done)
        print(
            f"{done} of {len(missing)} games, {60 * done / spent:.1f} a minute, {left:.0f} s left: {name}",
            flush=True,
        )
