"""Print the lowest versions that pyproject.toml allows, as constraints for pip: `python -m tools.floors`.

What tests need besides has the versions of constraints.txt. `make floors` installs all this and runs tests.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXTRAS = "postgres", "png", "research"
"""Those whose floors are tried, too."""
FLOOR = re.compile(r"([A-Za-z0-9._-]+)(?:\[[^\]]*\])?>=([0-9.]+)")


def floors(requirements: Iterable[str]) -> Iterator[str]:
    """Return each requirement at its lower bound; those of ourselves have none."""
    for requirement in requirements:
        if not requirement.startswith("assyria["):
            found = FLOOR.match(requirement)
            if found is None:
                raise SystemExit(f"pyproject.toml: {requirement!r} has no lower bound; write name>=version")
            yield f"{found[1]}=={found[2]}"


def lowest() -> list[str]:
    """Return the constraints: our floors, and the pinned versions of what only tests use."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    ours = list(floors([*project["dependencies"], *(one for extra in EXTRAS for one in extras[extra])]))
    tools = {line.split("==")[0].lower() for line in floors(extras["dev"])}
    pinned = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    return sorted([*ours, *(line for line in pinned if line.split("==")[0].lower() in tools)], key=str.lower)


if __name__ == "__main__":
    sys.stdout.write("\n".join(lowest()) + "\n")
