"""Low windows: every part of a replay can be seen and reached, and the frame stays where it is."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import Visit
from tests.browser.playing import open_record
from tests.games import golden_lines

LOW = [(1366, 650), (1536, 730), (1280, 620)]
"""What laptops leave of their screens for a page."""

CUT = """parts => parts.filter(part => {
  part.scrollIntoView({block: 'nearest'});
  const box = part.getBoundingClientRect();
  const inside = box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  return !box.height || !inside;
}).map(part => part.className + ': ' + part.textContent.trim().slice(0, 30))"""
PUSHED = """() => [document.scrollingElement, document.body, document.querySelector('main')]
  .filter(frame => frame.scrollTop || frame.scrollLeft).length"""


def expect_all_in_reach(page: Page) -> None:
    """Each panel beside the board can be brought into the window whole; nothing else moves by that."""
    panels = page.locator(".side .panels > *, .side .player, .side button.line, .side section")
    assert panels.count() >= 7
    assert panels.evaluate_all(CUT) == []
    assert page.evaluate(PUSHED) == 0, "the frame was pushed"


def test_a_replay_of_four_in_a_low_window(visit: Visit) -> None:
    """Court and offerings are whole and in reach."""
    page = visit("/replay")
    open_record(page, golden_lines("4-players")[0])
    for width, height in LOW:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        expect_all_in_reach(page)
