"""A browser that has played alone and kept something of everything, all of it through the page."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright
from tools.chromium import chromium
from tools.page import PACKAGES

from assyria.cli.site_folder import write_site
from tests.browser.playing import Player, show_end
from tests.browser.static import PlainFiles
from tests.browser.storage import open_blank, read_storage
from tests.browser.test_lessons import choose
from tests.browser.test_people import resign
from tests.browser.test_puzzles import ON_BOARD
from tests.browser.test_whatif import play_line
from tests.local.memory import Tab

PATIENCE = 240_000
LINE = "Bolder"
SETTINGS = {"speed": 0, "guide": False, "sounds": False, "language": "en"}


def furnish_browser(folder: Path) -> dict[str, Any]:
    """Play in a real browser. Return what it keeps, the file with its games, and what these are."""
    files = PlainFiles(folder)
    write_site(files.folder, PACKAGES / "pyodide")
    files.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1280, "height": 800}, service_workers="block")
            page.set_default_timeout(PATIENCE)
            open_blank(page, files.address)
            page.evaluate("settings => localStorage.setItem('assyria', settings)", json.dumps(SETTINGS))
            saved = _furnish(page, files.address)
            storage = read_storage(page)
            browser.close()
    finally:
        files.stop()
    return {"saved": saved, "expected": asyncio.run(_described(saved)), "storage": storage}


def _furnish(page: Page, home: str) -> Any:
    """Play; return the file with all games."""
    _finish_a_game(page, home)
    page.goto(home)
    page.get_by_role("button", name="Play now").click()
    _play(page, 4)
    _hold_a_move(page, home)
    page.goto(f"{home}#/learn/lessons")
    page.locator("[data-lesson=wells]").click()
    page.locator("[data-move='well c5-d4-d5']").click()
    expect(page.locator("[data-task=wells-1][data-outcome=solved]")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{home}#/puzzles/{ON_BOARD.id}")
    page.wait_for_selector(f"[data-task='{ON_BOARD.id}']")
    choose(page, ON_BOARD.solution.moves[0])
    expect(page.locator(f"[data-task='{ON_BOARD.id}'][data-outcome=solved]")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{home}#/settings")
    with page.expect_download() as started:
        page.get_by_role("link", name="Save all as a file").click()
    return json.loads(Path(started.value.path()).read_text("utf-8"))


def _new_table(page: Page, home: str, *, alone: bool) -> None:
    page.goto(home)
    page.get_by_role("link", name="New table").click()
    page.get_by_label("2 players").check()
    if not alone:
        page.locator("[data-seat='1'] select").select_option("here")
    page.get_by_label("Allow resigning").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("main.table")


def _play(page: Page, decisions: int) -> None:
    player = Player(page, Random(decisions))
    for _ in range(decisions):
        player.wait()
        player.decide()
    player.wait()


def _finish_a_game(page: Page, home: str) -> None:
    """Give up after some moves, have the game reviewed, practise its mistakes, and keep another line of it."""
    _new_table(page, home, alone=True)
    _play(page, 8)
    resign(page)
    show_end(page).get_by_role("link", name="Review the game").click()
    expect(page.locator("[data-review]")).to_have_attribute("data-review", "done", timeout=PATIENCE)
    page.locator("[data-keep]").click()
    expect(page.locator("[data-keep]")).to_have_count(0)
    page.locator(".viewer").press("w")
    play_line(page, LINE)
    expect(page.get_by_role("region", name="What if?").get_by_role("list")).to_contain_text(LINE)


def _hold_a_move(page: Page, home: str) -> None:
    """Two people at one screen, of whom one has not confirmed yet."""
    _new_table(page, home, alone=False)
    player = Player(page, Random(5))
    player.wait()
    while not page.locator("main.table [data-primary]:not([data-move])").count():
        player.decide()
        player.wait()


async def _described(saved: Any) -> dict[str, Any]:
    """Return what the games are, as the Python of the page says it."""
    tab = Tab()
    assert await tab.ask("POST", "/saved", saved) == {"added": len(saved["tables"]), "known": 0, "damaged": 0}
    finished: dict[str, Any] = {}
    playing = []
    for one in await tab.ask("GET", "/me/tables"):
        if one["status"] == "finished":
            finished = {"id": one["id"], "record": await tab.ask("GET", f"/tables/{one['id']}/record")}
        else:
            seen = await tab.ask("GET", f"/tables/{one['id']}")
            playing.append({name: seen[name] for name in ("id", "legal", "held", "version")})
    return {"finished": finished, "playing": playing}
