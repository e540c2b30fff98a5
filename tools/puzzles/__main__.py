"""`python -m tools.puzzles`: find puzzles in strong games, and choose those that ship.

`mine` plays games and adds their puzzles to a file, a line each, until it is stopped; `choose` takes a balanced
set of them into the package.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import asdict
from itertools import count, takewhile
from pathlib import Path

import click

from assyria.bots.process import cores, in_processes
from assyria.protocol.reading import parse
from assyria.study.puzzle import Puzzle
from tools.puzzles.choosing import choose_balanced
from tools.puzzles.mining import mine_into

SHIPPED = Path(__file__).resolve().parents[2] / "src" / "assyria" / "study" / "data" / "puzzles.jsonl"


@click.group()
def main() -> None:
    """Find puzzles by machine."""


@main.command("mine")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--seconds", type=float, default=3600.0, show_default=True, help="Begin no game after so long.")
@click.option("--jobs", type=int, default=cores(), show_default=True, help="Games at the same time.")
@click.option("--seed", type=int, default=0, show_default=True, help="The first game; each has the next number.")
def mine_command(file: Path, seconds: float, jobs: int, seed: int) -> None:
    """Play games and add their puzzles to FILE. Ctrl-C loses nothing that was found."""
    began, games, before = time.monotonic(), 0, _lines(file)
    calls = ((file, number) for number in count(seed))
    try:
        for _ in in_processes(jobs, mine_into, takewhile(lambda _: time.monotonic() < began + seconds, calls)):
            games, found = games + 1, _lines(file) - before
            rate = 60 * found / (time.monotonic() - began)
            click.echo(f"\r{games} games, {found} puzzles, {rate:.1f} a minute ", nl=False, err=True)
    except KeyboardInterrupt:
        pass
    click.echo(f"\n{games} games, {_lines(file) - before} new puzzles in {file}", err=True)


def _lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


@main.command("choose")
@click.argument("files", type=click.Path(path_type=Path, exists=True), nargs=-1, required=True)
@click.option("--size", type=int, default=300, show_default=True)
def choose_command(files: tuple[Path, ...], size: int) -> None:
    """Take a balanced set of the puzzles in FILES into the package."""
    lines = (line for file in files for line in file.read_text(encoding="utf-8").splitlines())
    puzzles = {puzzle.id: puzzle for puzzle in (parse(Puzzle, json.loads(line)) for line in lines)}
    chosen = choose_balanced(list(puzzles.values()), size)
    SHIPPED.parent.mkdir(exist_ok=True)
    SHIPPED.write_text("".join(json.dumps(asdict(puzzle)) + "\n" for puzzle in chosen), encoding="utf-8")
    for name in ("kind", "theme", "difficulty", "players"):
        click.echo(f"{name}: {dict(sorted(Counter(str(getattr(each, name)) for each in chosen).items()))}")


if __name__ == "__main__":
    main()
