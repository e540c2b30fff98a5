"""What bots do is told move by move, at a pace of one's own, and holds nothing up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from assyria.record import write_record
from assyria.rules import Game, Phase
from tests.browser.conftest import Visit
from tests.browser.playing import to_table
from tests.games import random_game

NOTE = """
() => new MutationObserver(() => {
  const told = document.querySelector("[data-told]");
  if (told) (window.told ??= new Set()).add(told.dataset.told);
}).observe(document, { childList: true, subtree: true, characterData: true })
"""
"""Remember of whom the page has told."""


def first_to_harvest() -> str:
    """The record of a game in which the first seat harvests, and then the three others."""
    for seed in range(1, 200):
        history = random_game(Game(4), seed)
        for number in range(len(history.moves)):
            state = history.at(number)
            if state.phase is Phase.HARVEST and state.mover == 0 and state.order_index == 0:
                return write_record(history.record(number)).decode()
    raise AssertionError("no such turn")


def after_my_move(visit: Visit) -> Page:
    """I have moved, and three bots are next."""
    page = visit(settings={"speed": 1, "auto": False})
    to_table(page, "me", "random", "random", "random", record=first_to_harvest())
    page.evaluate(NOTE)
    page.wait_for_selector("main.table[data-mine=true]")
    page.locator("main.table [data-move]").first.click()
    page.locator("[data-primary]").click()
    return page


@pytest.mark.long
def test_each_bot_is_told_of(visit: Visit) -> None:
    """By name, with what it did."""
    page = after_my_move(visit)
    expect(page.locator("[data-told]")).to_contain_text(re.compile(r"(Ahuni|Iltani|Zakir) harvests column \d"))
    page.wait_for_function("() => window.told?.size === 3")


def test_pause_speed_and_skip(visit: Visit) -> None:
    """Paused, the page stays where it is though the table goes on; one press leads to one's own turn."""
    page = after_my_move(visit)
    table = page.locator("main.table")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Speed 1×").click()
    expect(page.get_by_role("button", name="Speed 2×")).to_be_visible()
    assert page.evaluate("() => JSON.parse(localStorage.assyria).speed") == 2
    skip = page.get_by_role("button", name="Skip to my turn")
    expect(skip).to_be_visible()
    version = table.get_attribute("data-version") or ""
    # Longer than anything is shown by itself.
    page.wait_for_timeout(2000)
    expect(table).to_have_attribute("data-version", version)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(table).to_have_attribute("data-mine", "false")
    skip.click()
    expect(table).to_have_attribute("data-mine", "true")
