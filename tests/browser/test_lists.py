"""The first screen of two people who play: what waits, who is on holiday, and how games ended."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_people import by_turn, two_people
from tests.server.running import RunningServer

SLOW = {"kind": "slow", "bank": 172800, "increment": 3600, "cap": 172800}
HIGH = 400
"""Pixels from the top of a phone's screen in which the way back into a game lies."""


def go_on(page: Page) -> None:
    """The way back into the game is seen at once on a phone, and leads there."""
    page.set_viewport_size(PHONE)
    page.goto("/")
    button = page.get_by_role("link", name=re.compile("^Continue: your turn, reign 1"))
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= HIGH
    assert box["height"] >= 64
    button.click()
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()


def test_a_game_that_is_on_comes_first(visit: Visit) -> None:
    """For who is to move and for who waits; whoever plays no game sees what they always saw."""
    _, ann, ben = two_people(visit)
    first, second = by_turn(ann, ben)
    go_on(first)
    second.goto("/")
    expect(second.get_by_role("link", name=re.compile("^Continue: reign 1"))).to_be_visible()
    nobody = visit("/")
    expect(nobody.get_by_role("button", name="Play now")).to_be_visible()
    expect(nobody.get_by_role("link", name=re.compile("^Continue"))).to_have_count(0)
    expect(nobody.get_by_text("Settle along two rivers")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, {"width": 1366, "height": 900}])
def test_a_holiday_is_seen(visit: Visit, size: dict[str, int]) -> None:
    """At the seat and in lists, by everyone and by oneself; and no more once it has ended."""
    table, ann, ben = two_people(visit, clock=SLOW)
    ben.request.post("/api/me/holiday", data={"days": 3})
    for page in (ann, ben):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        seat = page.locator("[data-seat='1']").filter(has=page.locator("[data-absence=holiday]"))
        expect(seat.first).to_be_visible()
        expect(seat.first.get_by_role("img", name="on holiday")).to_be_visible()
        if size is PHONE:
            seat.first.click()
            expect(page.get_by_text(re.compile("on holiday until"))).to_be_visible()
        else:
            expect(seat.first.get_by_text(re.compile("until"))).to_be_visible()
    ann.goto("/")
    expect(ann.get_by_text(re.compile("Ben: on holiday until")).first).to_be_visible()
    ben.goto("/")
    expect(ben.get_by_text(re.compile("^You are on holiday until"))).to_be_visible()
    ben.request.delete("/api/me/holiday")
    for page in (ann, ben):
        page.goto(f"/table/{table}")
        expect(page.locator("main.table")).to_be_visible()
        expect(page.locator("[data-absence=holiday]")).to_have_count(0)
        page.goto("/")
        expect(page.get_by_text("My tables")).to_be_visible()
        expect(page.get_by_text("on holiday")).to_have_count(0)


def test_lists_and_the_table_tell_the_same_time(visit: Visit) -> None:
    _, ann, ben = two_people(visit, clock=SLOW)
    first, second = by_turn(ann, ben)
    expect(second.get_by_role("timer").filter(has_text="1 d 23 h").first).to_be_visible()
    first.goto("/")
    expect(first.get_by_text("Your turn · 1 d 23 h left")).to_be_visible()
    second.goto("/")
    expect(second.get_by_text(re.compile("to move · 1 d 23 h left")).first).to_be_visible()


def test_a_paused_game_says_so(visit: Visit) -> None:
    """Not whose turn it was."""
    table, ann, ben = two_people(visit, clock=SLOW)
    version = ann.request.get(f"/api/tables/{table}").json()["version"]
    ann.request.post(
        f"/api/tables/{table}/commands", data={"type": "propose", "what": "pause", "seat": 0, "version": version}
    )
    version = ben.request.get(f"/api/tables/{table}").json()["version"]
    ben.request.post(
        f"/api/tables/{table}/commands", data={"type": "answer", "seat": 1, "version": version, "yes": True}
    )
    for page in (ann, ben):
        page.goto("/")
        expect(page.get_by_role("link", name="Continue: paused, reign 1")).to_be_visible()
        row = page.get_by_role("region", name="My tables").get_by_role("listitem")
        expect(row.first).to_contain_text("Paused")
        expect(row.first).not_to_contain_text("to move")
        expect(row.first).not_to_contain_text("Your turn")


def test_a_finished_game_tells_its_story(visit: Visit) -> None:
    """Who won, when, how long; and leads to the review, the replay and the next game."""
    table, ann, ben = two_people(visit)
    ann.request.post(f"/api/tables/{table}/commands", data={"type": "resign", "seat": 0})
    for page, story in (
        (ann, r"You resigned · Ben won with 0 · \d+ \w+ · 1 min"),
        (ben, r"^You won with 0 · \d+ \w+ · 1 min"),
    ):
        page.goto("/")
        expect(page.get_by_role("link", name=re.compile("^Continue"))).to_have_count(0)
        page.get_by_text("Finished games (1)").click()
        expect(page.get_by_text(re.compile(story))).to_be_visible()
        page.get_by_role("link", name="Replay").click()
        page.wait_for_url(f"**/table/{table}/replay")
        page.go_back()
        page.get_by_text("Finished games (1)").click()
        page.get_by_role("link", name="Review the game").click()
        page.wait_for_url(f"**/table/{table}/replay?side=review")
    ann.go_back()
    ann.set_viewport_size(PHONE)
    ann.get_by_text("Finished games (1)").click()
    ann.get_by_role("link", name="Play again with these").click()
    expect(ann.get_by_role("button", name="Play again")).to_be_focused()
    expect(ann.get_by_role("button", name="Play again")).to_be_in_viewport()


def test_many_open_tables_are_chosen_among(visit: Visit, server: RunningServer) -> None:
    """By clock and free seats; a handful are just listed."""
    ben = visit("/")
    with server.client() as ann:
        for number in range(6):
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (1 + number % 3)]
            clock = SLOW if number % 2 else {"kind": "live", "bank": 601, "increment": 31}
            ann.post("/api/tables", json={"seats": seats, "clock": clock, "listed": True}).raise_for_status()
    lobby = ben.get_by_role("region", name="Open to everyone")
    ben.reload()
    expect(lobby.get_by_text("In one sitting: 601 seconds each").first).to_be_visible()
    lobby.get_by_label("Clock").select_option(label="Over days")
    expect(lobby.get_by_text("In one sitting: 601 seconds each")).to_have_count(0)
    expect(lobby.get_by_text("Over days").last).to_be_visible()
    lobby.get_by_label("Free seats").select_option(label="3 or more")
    expect(lobby.get_by_text("1 seat free")).to_have_count(0)
    expect(lobby.get_by_text("2 seats free")).to_have_count(0)
    expect(lobby.get_by_text("3 seats free").first).to_be_visible()
