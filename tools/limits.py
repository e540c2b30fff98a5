"""Write the tables of limits and of retention in docs/hosting.md."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from assyria.server.limits.limit_settings import LEADERS, PEOPLE, USUAL_PEOPLE, LimitSettings, value_text
from assyria.server.tables.retention_settings import RetentionSettings, kept_text
from tools.marks import rewritten

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"


def limits() -> str:
    """Return the table of all limits."""
    about = {each.name: each.metadata["about"] for each in fields(LimitSettings)}
    rows = [(name, _value(followers[0]), _about(followers, about)) for name, followers in LEADERS.items()]
    rows.append(
        (PEOPLE, str(USUAL_PEOPLE), "people who may share an address: all that is counted by address follows")
    )
    return _table(("limit", "value", "of what, and what follows from it"), rows)


def fixed() -> str:
    """Return the table of what follows from nothing, and cannot be set."""
    led = {name for followers in LEADERS.values() for name in followers}
    rows = [
        (each.name.replace("_", " "), _value(each.name), each.metadata["about"])
        for each in fields(LimitSettings)
        if each.name not in led
    ]
    return _table(("limit", "value", "of what"), rows)


def _about(followers: tuple[str, ...], about: dict[str, str]) -> str:
    first, *others = followers
    parts = [f"{about[name]}: {_value(name)}" for name in others]
    return "; ".join([about[first], *parts])


def _value(name: str) -> str:
    return value_text(getattr(LimitSettings, name))


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
    for name, table in (("limits", limits()), ("fixed limits", fixed()), ("retention", retention())):
        text = rewritten(text, f"<!-- {name} -->\n", f"{table}\n")
    return text


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
