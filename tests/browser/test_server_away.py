"""While its server is away, a browser that has seen it plays on by itself."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tools.page import BROWSER_SITE

from tests.browser.conftest import Visit
from tests.browser.playing import Player, to_table, until
from tests.server.running import RunningServer

KEPT = """async () => {
  const found = await navigator.serviceWorker.getRegistration("/browser/");
  return found?.scope.endsWith("/browser/") && found.active?.state === "activated";
}"""
OFFER = "Play in this browser until then"


def offer(page: Page) -> None:
    """The way to a game in this browser is offered, and leads there."""
    link = page.get_by_role("link", name=OFFER)
    expect(link).to_be_visible()
    link.click()
    page.wait_for_url("**/browser/")
    expect(page.get_by_role("heading", name="With people elsewhere")).to_be_visible()


@pytest.mark.long
def test_a_game_in_the_browser(visit: Visit, tmp_path: Path) -> None:
    """The server's own game waits; when it is back, both games are found again."""
    with RunningServer(tmp_path, settings={"browser_site": str(BROWSER_SITE)}) as server:
        page = visit(None, service_workers="allow", base_url=server.url)
        page.goto("/")
        table = to_table(page, "me", "level-1", "level-1")
        Player(page, Random(1)).wait()
        version = page.locator("main.table").get_attribute("data-version")
        until(page, KEPT)
        server.kill()
        offer(page)

        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector("main.table[data-mine=true]")
        player = Player(page, Random(2))
        for _ in range(3):
            player.wait()
            player.decide()

        # Pages that are opened now are the server's own, as far as it was kept, and offer the same.
        page.goto(f"/table/{table}")
        offer(page)
        page.goto("/")
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
        offer(page)

        server.start()
        # It says so by itself, and what waits there; at a table of this browser, too.
        back = page.get_by_text("The server is back: 1 game waits for you.")
        expect(back).to_be_visible()
        strip = page.get_by_role("status").filter(has=back)
        assert strip.get_by_role("link", name="To the server").get_attribute("href") == f"/table/{table}"
        page.get_by_role("link", name=re.compile("^Continue")).first.click()
        expect(page.locator(".toast", has_text="The server is back")).to_be_visible()
        page.go_back()
        strip.get_by_role("link", name="To the server").click()
        page.wait_for_url(f"{server.url}/table/{table}")
        page.goto("/")
        expect(page.get_by_role("link", name="Games in this browser")).to_be_visible()
        page.goto(f"/table/{table}")
        page.wait_for_selector("main.table[data-mine=true]")
        assert page.locator("main.table").get_attribute("data-version") == version
