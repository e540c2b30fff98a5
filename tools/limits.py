"""Write the tables of limits and of retention in docs/hosting.md."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from assyria.server.limits.limit_settings import LimitSettings, option_name, value_text
from assyria.server.tables.retention_settings import RetentionSettings, kept_text

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"


def limits() -> str:
    """Return the table of all limits."""
    rows = [
        (option_name(each.name), value_text(getattr(LimitSettings, each.name)), each.metadata["about"])
        for each in fields(LimitSettings)
    ]
    return _table(("limit", "value", "of what"), rows)


def retention() -> str:
    """Return the table of how long things are kept."""
    rows = [
        (each.name, kept_text(getattr(RetentionSettings, each.name)), each.metadata["about"])
        for each in fields(RetentionSettings)
    ]
    return _table(("name", "time", "for what"), rows)


def _table(heads: tuple[str, str, str], rows: list[tuple[str, str, str]]) -> str:
    lines = [f"| {' | '.join(heads)} |", "|---|---|---|"]
    lines += [f"| `{name}` | {value} | {about} |" for name, value, about in rows]
    return "\n".join(lines)


def page(text: str) -> str:
    """Return the page with its tables brought up to date."""
    for name, table in (("limits", limits()), ("retention", retention())):
        pattern = re.compile(f"<!-- {name} -->.*?<!-- end -->", re.DOTALL)
        assert pattern.search(text), f"the page has no <!-- {name} --> … <!-- end -->"
        text = pattern.sub(f"<!-- {name} -->\n{table}\n<!-- end -->", text)
    return text


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
