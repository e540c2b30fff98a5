"""Low windows: every part of a replay can be seen and reached, and the frame stays where it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import Visit

LOW = [(1366, 650), (1536, 730), (1280, 620)]
"""What laptops leave of their screens for a page."""
RECORD = Path(__file__).parents[1] / "golden" / "4-players.jsonl"

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


@pytest.mark.parametrize(("width", "height"), LOW)
def test_a_replay_of_four_in_a_low_window(visit: Visit, width: int, height: int) -> None:
    """Court and offerings are whole and in reach."""
    page = visit("/replay")
    page.set_viewport_size(ViewportSize(width=width, height=height))
    game = RECORD.read_bytes().splitlines()[0]
    page.locator("input[type=file]").first.set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": game}
    )
    page.wait_for_selector("[data-move-number]")
    expect_all_in_reach(page)
