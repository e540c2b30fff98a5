"""What was measured, as it is kept on disk while it is measured: JSON lines, so that nothing finished is lost."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median

from benchmarks.worker import Round


@dataclass
class Results:
    """A run: about the machine, versions of what was measured, the rounds of each row, what could not be run."""

    about: dict[str, str] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    rounds: dict[str, list[Round]] = field(default_factory=dict)
    faults: dict[str, str] = field(default_factory=dict)

    def rates(self, row: str) -> list[float]:
        """So many a second of the core, by round."""
        return [each.done / each.cpu for each in self.rounds.get(row, [])]

    def waits(self, row: str) -> list[float]:
        """Milliseconds each, on the clock, by round."""
        return [1000 * each.wall / each.done for each in self.rounds.get(row, [])]

    def costs(self, row: str) -> list[float]:
        """Milliseconds each, of the core, by round."""
        return [1000 / rate for rate in self.rates(row)]

    def share(self) -> float:
        """How much of the core a row had, in the median round and over all rows; starts leave theirs to others."""
        shares = [
            each.cpu / each.wall
            for row, rounds in self.rounds.items()
            for each in rounds
            if not row.startswith("start-")
        ]
        return median(shares)


def read(lines: Iterable[str]) -> Results:
    results = Results()
    for line in lines:
        match json.loads(line):
            case {"about": about}:
                results.about = about
            case {"versions": versions}:
                results.versions |= versions
            case {"row": row, "error": error}:
                results.faults[row] = error
            case {"row": row, "done": done, "cpu": cpu, "wall": wall}:
                results.rounds.setdefault(row, []).append(Round(done, cpu, wall))
    return results
