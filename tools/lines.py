"""How much there is to read: `python -m tools.lines [COMMIT …]` counts lines that are not blank, by folder.

Without data and without what is generated. Beside the files here, those of the commits that are named.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "web/src", "tests", "tools", "benchmarks")
KINDS = (".py", ".ts", ".svelte", ".css", ".js", ".mjs")
GENERATED = ("web/src/gen/", "web/src/net/client.ts")
LONGEST, LONGEST_TEST = 400, 600
"""Lines of a file that somebody can still hold in mind."""


def git(*arguments: str) -> str:
    """Return what git says."""
    done = subprocess.run(  # noqa: S603
        ["git", *arguments],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def counted(names: str) -> Iterator[str]:
    """Return those files of a list that count."""
    return (
        name
        for name in names.splitlines()
        if name.startswith(tuple(f"{folder}/" for folder in FOLDERS))
        and PurePosixPath(name).suffix in KINDS
        and not name.startswith(GENERATED)
    )


def here() -> dict[str, str]:
    """Return the text of each file that counts."""
    names = counted(git("ls-files", "--cached", "--others", "--exclude-standard"))
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in names if (ROOT / name).exists()}


def at(commit: str) -> dict[str, str]:
    """Return the same of a commit."""
    names = counted(git("ls-tree", "-r", "--name-only", commit))
    return {name: git("show", f"{commit}:{name}") for name in names}


def lines_by_folder(texts: dict[str, str]) -> Counter[str]:
    """Return the number of lines that are not blank."""
    found = Counter[str]()
    for name, text in texts.items():
        folder = next(folder for folder in FOLDERS if name.startswith(f"{folder}/"))
        found[folder] += sum(bool(line.strip()) for line in text.splitlines())
    return found


def too_long(texts: dict[str, str]) -> dict[str, int]:
    """Return the files that have too many lines, and how many."""
    lengths = {name: len(text.splitlines()) for name, text in texts.items()}
    most = {name: LONGEST_TEST if name.startswith("tests/") else LONGEST for name in lengths}
    return {name: length for name, length in lengths.items() if length > most[name]}


def main(commits: list[str]) -> None:
    columns = {commit: lines_by_folder(at(commit)) for commit in commits} | {"here": lines_by_folder(here())}
    print(f"{'':12}", *(f"{name:>10}" for name in columns))
    for folder in FOLDERS:
        print(f"{folder:12}", *(f"{found[folder]:10,}" for found in columns.values()))
    print(f"{'all':12}", *(f"{found.total():10,}" for found in columns.values()))


if __name__ == "__main__":
    main(sys.argv[1:])
