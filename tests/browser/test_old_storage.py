"""What the page of an older edition kept in a browser: this page goes on with it, in a folder of files."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.static import PlainFiles
from tests.browser.storage import write_storage
from tests.browser.test_site import LOADING
from tests.local.old_storage import SAVES, WITH_STORAGE, lines_of


@pytest.mark.parametrize("name", WITH_STORAGE)
def test_everything_is_there_and_goes_on(visit: Visit, plain_files: PlainFiles, name: str) -> None:
    """Games that run, one with a move that is held; a finished one with its review and a line; what was learnt."""
    found = SAVES[name]
    home, expected = plain_files.address, found["expected"]
    kept = json.loads(found["storage"]["settings"]["assyria"])
    page = visit()
    write_storage(page, home, found["storage"])
    page.goto(home)
    for before in expected["playing"]:
        expect(page.locator(f"main a[href*='{before['id']}']").first).to_be_visible(timeout=LOADING)

    player = Player(page, Random(1))
    for before in expected["playing"]:
        page.goto(f"{home}#/table/{before['id']}")
        page.wait_for_selector("main.table")
        player.wait()
        assert player.version() >= before["version"]
        held = page.locator("main.table [data-primary]:not([data-move])")
        assert held.count() == (before["held"] is not None)
        player.decide()

    finished = expected["finished"]["id"]
    page.goto(f"{home}#/table/{finished}/replay")
    page.wait_for_selector("[data-move-number]")
    page.keyboard.press("r")
    # It is not made again, which takes minutes.
    expect(page.locator("[data-review]")).to_have_attribute("data-review", "done")
    page.keyboard.press("w")
    lines = page.get_by_role("region", name="What if?").get_by_role("list")
    for line in lines_of(found["storage"])[finished]:
        expect(lines).to_contain_text(line["name"])

    page.goto(f"{home}#/puzzles")
    for puzzle, result in kept["puzzles"].items():
        expect(page.locator(f"[data-puzzle='{puzzle}']")).to_have_attribute("data-result", result)
    page.goto(f"{home}#/learn/lessons")
    for task in kept["lessons"]:
        lesson = page.locator(f"[data-lesson={task.partition('/')[0]}]")
        expect(lesson).to_contain_text("1 / ")
