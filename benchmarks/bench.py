"""`make bench`: Assyria and its peers, measured in turn on one core; a table and a picture for docs/benchmarks.md.

Ctrl-C ends it early: what was measured is kept, and the document is written from it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from benchmarks.results import read
from benchmarks.rows import ALL, OURS, PEERS, Row
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tools.marks import rewritten

from assyria import kernel
from benchmarks import report

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "benchmarks.md"
PICTURE = ROOT / "docs" / "pictures" / "benchmarks.svg"
ENVIRONMENTS = ROOT / "docs" / "env.md"
BEGIN, END = "<!-- written by make bench -->\n", "<!-- end of figures -->\n"
MEASURED = ROOT / "build" / "bench.jsonl"
PEERS_PYTHON = ROOT / ".venv-peers" / "bin" / "python"
ROUNDS = 9
SECONDS = 0.8
"""A row in a round."""
PATIENCE = 180
"""Seconds after which a process that does not answer is given up; JAX compiles for half a minute."""
INTERRUPTED = 130
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")

Note = Callable[[dict[str, Any]], None]
"""Writes down what was measured."""


class Gone(Exception):
    """A process cannot measure: it says why, or it does not answer."""


class Worker:
    """A process that measures the rows of a module when asked, and else waits."""

    def __init__(self, module: str, core: int) -> None:
        python = sys.executable if module == OURS else str(PEERS_PYTHON)
        try:
            self._process = subprocess.Popen(
                [python, "-m", "benchmarks.worker", module, str(core)],
                cwd=ROOT,
                env=os.environ | ONE_THREAD,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,  # Ctrl-C is for us; we end it
            )
        except OSError as fault:
            raise Gone("the peers' environment could not be made") from fault
        self._answers: queue.Queue[str] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        try:
            self.versions: dict[str, str] = self._answer()["versions"]
        except Gone:
            self.end()
            raise

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._answers.put(line)
        self._answers.put("")

    def _answer(self) -> dict[str, Any]:
        try:
            line = self._answers.get(timeout=PATIENCE)
        except queue.Empty:
            self._process.kill()
            raise Gone(f"no answer for {PATIENCE} seconds") from None
        if not line:
            self._answers.put("")  # for the one who asks again
            raise Gone(f"the process ended with exit code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Gone(answer["error"])
        return answer

    def measure(self, row: Row, seconds: float) -> dict[str, Any]:
        assert self._process.stdin is not None
        with suppress(OSError):  # it died before: there is no answer then, and that is told
            print(row.name, seconds, file=self._process.stdin, flush=True)
        return self._answer()

    def end(self) -> None:
        self._process.kill()
        self._listener.join()
        with suppress(OSError), self._process:  # closes what led to it and waits
            pass


def measure(rounds: int, seconds: float, note: Note, console: Console) -> None:
    """All rows, again and again. The first time does not count: it prepares, compiles and fills caches."""
    core = max(os.sched_getaffinity(0)) if sys.platform == "linux" else 0
    note({"about": {"Python": platform.python_version(), "on": processor()}})
    workers: dict[str, Worker] = {}
    rows = list(ALL)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console) as progress:
            task = progress.add_task("", total=len(rows) * (rounds + 1))

            def give_up(row: Row, why: Gone) -> None:
                rows.remove(row)
                note({"row": row.name, "error": str(why)})
                console.print(f"{row.label}: not measured: {why}", markup=False)

            for module in (OURS, *PEERS):
                progress.update(task, description=f"starting {PEERS.get(module, 'Assyria')}")
                try:
                    workers[module] = Worker(module, core)
                    note({"versions": workers[module].versions})
                except Gone as why:
                    for row in [row for row in rows if row.module == module]:
                        give_up(row, why)
            for number in range(rounds + 1):
                console.print(f"round {number} of {rounds}" if number else "warming up")
                for row in list(rows):
                    progress.update(task, description=row.name)
                    try:
                        answer = workers[row.module].measure(row, seconds if number else 0)
                    except Gone as why:
                        give_up(row, why)
                    else:
                        if number:
                            note({"row": row.name} | answer)
                    progress.advance(task)
    finally:
        for worker in workers.values():
            worker.end()


def processor() -> str:
    """As the machine calls it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next(
        (line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine()
    )


def write() -> bool:
    """The document and the picture, from what was measured; whether anything was."""
    results = read(MEASURED.read_text(encoding="utf-8").splitlines() if MEASURED.exists() else [])
    if not results.rounds:
        return False
    document = report.document(results)
    DOCUMENT.write_text(document, encoding="utf-8")
    page = rewritten(ENVIRONMENTS.read_text(encoding="utf-8"), BEGIN, report.of_environments(document), END)
    ENVIRONMENTS.write_text(page, encoding="utf-8")
    PICTURE.write_text(report.picture(results), encoding="utf-8")
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a row in a round")
    parser.add_argument(
        "--write", action="store_true", help="only write the document, from what was measured last"
    )
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("at least one round, and some time for it")
    console = Console()
    code = 0
    if not options.write:
        kernel.warm_up()
        MEASURED.parent.mkdir(exist_ok=True)
        with MEASURED.open("w", encoding="utf-8") as kept:

            def note(said: dict[str, Any]) -> None:
                print(json.dumps(said), file=kept, flush=True)

            try:
                measure(options.rounds, options.seconds, note, console)
            except KeyboardInterrupt:
                console.print("stopped: what was measured is kept")
                code = INTERRUPTED
    if write():
        console.print(f"{DOCUMENT.name} is written", markup=False)
    else:
        console.print("nothing was measured", markup=False)
        code = code or 1
    sys.exit(code)


if __name__ == "__main__":
    main()
