"""Games of players of known strength, judged as a review does: do grades follow play?

    python -m tools.grades judge FOLDER --players 4         play games of every kind and judge each decision
    python -m tools.grades pack FOLDER OUT                  put the games into archives of at most 15 MiB
    python -m tools.grades unpack FOLDER ARCHIVE …          and take them out again
    python -m tools.grades report FOLDER --players 4        say what a review gives them, and what it should
    python -m tools.grades write FOLDER --players 4         write it into docs/review.md

Judging takes a minute a game and core. It can be stopped at any time: games are kept, one file each, and the
next start goes on with those that are missing.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from assyria.bots.process import cores
from tools.grades.archives import pack, unpack
from tools.grades.graded import GradedGame, grade_game
from tools.grades.judged import load_all
from tools.grades.report import report, table
from tools.grades.running import compile_first, judge_missing
from tools.grades.seating import KINDS, MIXED, tables
from tools.marks import rewritten

PAGE = Path(__file__).resolve().parents[2] / "docs" / "review.md"


def graded(folder: Path, players: int) -> list[GradedGame]:
    """Return the judged games of so many players with their grades."""
    return list(map(grade_game, load_all(folder.glob(f"{players}_*.npz")).values()))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.grades", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=["judge", "pack", "unpack", "report", "write"])
    parser.add_argument("folder", type=Path, help="of the games")
    parser.add_argument("files", nargs="*", type=Path, help="the folder to pack into, or archives to unpack")
    parser.add_argument("--players", type=int, choices=[2, 3, 4], default=4)
    parser.add_argument("--kinds", nargs="*", default=list(KINDS), help="tables of one kind")
    parser.add_argument("--no-mixed", action="store_true", help="no tables of two levels")
    parser.add_argument("--games", type=int, default=20, help="of each table")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--seconds", type=float, default=1e9, help="after which no game is begun")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    match options.what:
        case "judge":
            numbers = range(options.first, options.first + options.games)
            wanted = list(tables(options.players, options.kinds, () if options.no_mixed else MIXED, numbers))
            compile_first(options.players)
            try:
                judge_missing(options.folder, wanted, options.processes, options.seconds)
            except KeyboardInterrupt:
                sys.exit("stopped; the games so far are kept")
        case "pack":
            pack(options.folder, options.files[0])
        case "report":
            print("\n".join(report(graded(options.folder, options.players))))
        case "write":
            games = graded(options.folder, options.players)
            begin = f"<!-- grades with {options.players} players: tools.grades -->\n\n"
            PAGE.write_text(rewritten(PAGE.read_text("utf-8"), begin, f"{table(games)}\n\n"), "utf-8")
        case _:
            unpack(options.files, options.folder)


if __name__ == "__main__":
    main()
