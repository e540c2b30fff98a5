"""The parts of a page that are generated: they stand between two marks."""

from __future__ import annotations


def rewritten(page: str, begin: str, part: str, end: str = "<!-- end -->") -> str:
    """Return a page with another part between its marks."""
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    assert found, f"the page has no {begin}"
    assert closed, f"the page has no {end} after {begin}"
    return f"{before}{begin}{part}{end}{after}"
