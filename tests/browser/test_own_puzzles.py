"""From the review to practice: mistakes of a game become puzzles, which come back until they are learned."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from assyria.server.encoding import encode
from tests.browser.conftest import Visit
from tests.browser.test_lessons import choose, task
from tests.browser.test_screens import barred
from tests.server.running import RunningServer, table_body
from tests.study.stern import stern_review


def changed(server: RunningServer, statement: str, *values: Any) -> None:
    with contextlib.closing(sqlite3.connect(server.data / "assyria.sqlite", timeout=30)) as base, base:
        base.execute(statement, values)


def reviewed(page: Page, server: RunningServer) -> str:
    """A game of two seats here that was given up, with a review that finds fault with everything."""
    seats = table_body("me", "me", resign=True, confirm=False)
    table: str = page.request.post("/api/tables", data=seats).json()["id"]
    rng, commands = Random(1), f"/api/tables/{table}/commands"
    while (seen := page.request.get(f"/api/tables/{table}").json())["position"]["reign"] < 3:
        move = {"seat": seen["mover"], "version": seen["version"], "move": rng.choice(seen["legal"])}
        assert page.request.post(commands, data={"type": "move", **move}).ok
    assert page.request.post(commands, data={"type": "resign", "seat": 1}).ok
    record = page.request.get(f"/api/tables/{table}/record").body()
    changed(server, "INSERT INTO reviews VALUES (?, ?)", table, encode(stern_review(record)).decode())
    return table


def test_mistakes_become_puzzles_until_they_are_learned(visit: Visit, server: RunningServer) -> None:
    page = visit(None)
    table = reviewed(page, server)
    page.goto(f"/table/{table}/replay?side=review")
    story = page.locator("[data-story]").first
    expect(story.locator("[data-moment]").first).to_contain_text("Better:")
    practise = story.locator("[data-practise]")
    expect(practise).to_contain_text("commonest kind of mistake")
    expect(practise.get_by_role("link", name="Lesson:")).to_be_visible()
    assert barred(page) == []
    practise.locator("[data-keep]").click()
    practise.get_by_role("link", name="my puzzles").click()

    own = page.locator("[data-own]")
    expect(own).to_contain_text("Due in 1 day.")
    expect(own.locator("[data-own-next]")).to_have_count(0)
    assert barred(page) == []
    count = own.locator("[data-own-puzzle]").count()
    changed(server, "UPDATE own_puzzles SET body = json_set(body, '$.due', 1.0) WHERE table_id = ?", table)
    page.reload()
    own.locator("[data-own-next]").click()
    page.wait_for_url(f"**/puzzles/own/{table}/*")
    move = page.url.rpartition("/")[2]
    name = f"'{table}-{move}'"
    task(page, name)
    with contextlib.closing(sqlite3.connect(server.data / "assyria.sqlite", timeout=30)) as base:
        [(body,)] = base.execute("SELECT body FROM own_puzzles WHERE table_id = ? AND move = ?", (table, move))
    choose(page, json.loads(body)["lines"][0]["moves"][0])
    expect(task(page, name, "solved")).to_contain_text("Due in 7 days.")
    page.goto("/puzzles")
    expect(own.locator(f"[data-own-puzzle='{move}']")).to_contain_text("Due in 7 days.")

    own.get_by_role("button", name="Remove:").first.click()
    expect(own.locator("[data-own-puzzle]")).to_have_count(count - 1)
    own.get_by_role("button", name="Remove all").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove all").click()
    expect(own).to_have_count(0)
