"""Texts for refused records."""

from __future__ import annotations

from assyria.record import RecordError
from assyria.render.words import Words


def fault_text(error: RecordError, words: Words) -> str:
    """Return what is wrong, where, what would be right, and the paragraph of the rules, in one line."""
    text = words(
        f"fault-{error.fault.value}",
        where=error.where,
        found=error.found,
        expected=error.expected,
        reason=words(f"reason-{error.why.code}") if error.why else "",
    )
    if error.number is None:
        text = words("fault-at-all", fault=text, rule=error.rule)
    else:
        text = words("fault-at-move", number=error.number, fault=text, rule=error.rule)
    return words("fault-in-line", line=error.line, fault=text) if error.line else text
