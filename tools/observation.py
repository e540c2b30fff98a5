"""Write the table of docs/env.md that tells what lies where in an observation: told from the code."""

from __future__ import annotations

from pathlib import Path

from assyria.kernel.observation.layout import FACTS, OFFSETS, PLANES, SIZE, Part
from tools.marks import rewritten

PAGE = Path(__file__).parents[1] / "docs" / "env.md"
BEGIN = "<!-- generated -->\n"


def table() -> str:
    planes = [
        f"| {index} | {OFFSETS[plane.name]} | `{plane.name}` | {plane.what} |"
        for index, plane in enumerate(PLANES)
    ]
    facts = [
        f"| {OFFSETS[fact.name]} | `{fact.name}` | {_shape(fact)} | {fact.most} | {fact.what} |" for fact in FACTS
    ]
    return "\n".join(
        [
            f"{len(PLANES)} planes, each 0 or 1:",
            "",
            "| plane | from | name | what |",
            "|---|---|---|---|",
            *planes,
            "",
            f"{SIZE - OFFSETS[FACTS[0].name]} facts:",
            "",
            "| from | name | shape | most | what |",
            "|---|---|---|---|---|",
            *facts,
            "",
        ]
    )


def _shape(part: Part) -> str:
    return " × ".join(map(str, part.shape))


def written(page: str) -> str:
    """The page with the table as it is now."""
    return rewritten(page, BEGIN, table())


def main() -> None:
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
