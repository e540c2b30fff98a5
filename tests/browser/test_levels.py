"""The level of the bots follows a player's results, and can be set by hand."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player, last_turn, show_end, to_table


@pytest.mark.long
def test_the_level_follows_a_result_once(visit: Visit) -> None:
    """A game of two at level 3, from level 1: a victory leads to level 4, a defeat changes nothing."""
    page = visit()
    player = Player(page, Random(5))
    table = to_table(page, "me", "level-3", record=last_turn(2, 1))
    player.play()
    show_end(page)
    won = page.locator(".victory li.won").first.inner_text()
    level = 4 if "(you)" in won else 1
    expect(page.locator(".announced")).to_contain_text(f"Next time: level {level}.")
    page.reload()
    expect(page.locator(".announced")).to_contain_text(f"Next time: level {level}.")
    page.get_by_role("button", name=f"Play level {level}").click()
    page.wait_for_url(lambda url: table not in url)
    chairs = page.request.get(page.url.replace("/table/", "/api/tables/")).json()["chairs"]
    assert [chair["bot"] for chair in chairs if chair["kind"] == "bot"] == [f"level-{level}"]
    page.goto("/")
    expect(page.get_by_label("Bots")).to_have_value(str(level))


def test_the_level_can_be_set_by_hand(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_label("Bots")).to_have_value("1")
    page.get_by_label("Bots").select_option("7")
    page.reload()
    expect(page.get_by_label("Bots")).to_have_value("7")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table[data-mine=true]")
    table = page.url.rsplit("/", 1)[1]
    chairs = page.request.get(f"/api/tables/{table}").json()["chairs"]
    assert [chair["bot"] for chair in chairs if chair["kind"] == "bot"] == ["level-7"] * 3
