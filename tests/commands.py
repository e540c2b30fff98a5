"""Commands of `assyria` for tests, as processes of their own that need not import everything again."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from assyria.cli.app import main
from tests.server.running import FORKED, PATIENCE


def without_our_variables() -> dict[str, str]:
    """Return the environment as of somebody who has set nothing for Assyria."""
    return {name: value for name, value in os.environ.items() if not name.startswith("ASSYRIA_")}


def run_command(*arguments: str, environment: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run `assyria` with these arguments to its end."""
    with tempfile.TemporaryDirectory(prefix="assyria-command-") as folder:
        said = Path(folder)
        given = without_our_variables() if environment is None else dict(environment)
        process = FORKED.Process(target=_run, args=(said, arguments, given))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            process.join()
            raise AssertionError(f"assyria {' '.join(arguments)} does not end")
        out, err = ((said / name).read_text("utf-8") for name in ("out", "err"))
        return subprocess.CompletedProcess(list(arguments), process.exitcode, out, err)


def _run(said: Path, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
    for name, number in (("out", 1), ("err", 2)):
        with (said / name).open("wb") as file:
            os.dup2(file.fileno(), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["assyria", *arguments]
    try:
        main()
    finally:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
