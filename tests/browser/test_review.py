"""The review of a game: from the end screen and from a file, to a mistake, through the ledger, and found again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from assyria.record import read_record, write_record
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import open_record, show_end, to_table
from tests.browser.static import PlainFiles
from tests.browser.test_screens import barred
from tests.browser.test_whatif import play_line

RECORD = Path(__file__).parents[1] / "golden" / "2-players.jsonl"
MOVES = 16
"""A game that breaks off: every decision takes the engine a moment."""
PATIENCE = 240_000


@pytest.fixture(scope="module")
def game() -> bytes:
    """The first moves of a game in which both players go wrong."""
    return write_record(read_record(RECORD.read_bytes().splitlines()[0]).record(MOVES))


def play_some(page: Page, table: str, moves: int) -> None:
    """Make some moves of my own, whatever is legal last, ask for a hint, and give up."""
    for _ in range(100):
        seen = page.request.get(f"/api/tables/{table}").json()
        if seen["mover"] == 0 and seen["moves"] >= moves:
            break
        if seen["mover"] == 0:
            move = {"type": "move", "seat": 0, "version": seen["version"], "move": seen["legal"][-1]}
            page.request.post(f"/api/tables/{table}/commands", data={**move, "confirm": True})
        else:
            page.wait_for_timeout(50)
    assert page.request.post(f"/api/tables/{table}/hint").ok
    assert page.request.post(f"/api/tables/{table}/commands", data={"type": "resign", "seat": 0}).ok


def column_sums(page: Page) -> list[tuple[int, int]]:
    """Return for each player what the rows of the ledger add up to, as shown, and the result."""
    rows = page.locator("table[data-ledger] tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('[data-steps]')].map(cell => +cell.dataset.steps))"
    )
    *parts, results = [row for row in rows if row]
    return [(sum(column), result) for column, result in zip(zip(*parts, strict=True), results, strict=True)]


def test_a_review_from_the_end_screen(visit: Visit) -> None:
    """One press begins it, it can be cancelled and goes on, who comes back finds it, also after a branch."""
    page = visit("/")
    table = to_table(page, "me", "random", resign=True)
    play_some(page, table, 8)
    end = show_end(page)
    expect(end.locator("li[data-seat='0']")).to_contain_text("1 hint")
    end.get_by_role("link", name="Review the game").click()
    review = page.locator("[data-review]")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(review).to_have_attribute("data-review", "stopped")
    page.locator("[data-review] .go").click()
    expect(review).to_have_attribute("data-review", "done", timeout=PATIENCE)
    expect(page.locator("[data-story='0']")).to_be_visible()

    begun: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/review"):
            begun.append(request.url)

    page.on("request", note)
    page.reload()
    expect(review).to_have_attribute("data-review", "done")
    assert begun == []

    # To a branch, and back to the review of the game.
    page.locator(".viewer").press("w")
    play_line(page, "Bolder")
    lines = page.get_by_role("region", name="What if?").get_by_role("list")
    expect(lines.locator("[aria-current]")).to_contain_text("Bolder")
    lines.get_by_role("button", name="The game").click()
    page.locator(".viewer").press("r")
    expect(review).to_have_attribute("data-review", "done")
    assert begun == []


@pytest.mark.long
def test_a_review_of_a_file(visit: Visit, game: bytes) -> None:
    """The graph is a slider, a mistake lights both moves, the ledger adds up, and what if is one press away."""
    page = visit("/replay")
    open_record(page, game)
    page.keyboard.press("r")
    review = page.locator("[data-review]")
    expect(review).to_have_attribute("data-review", "done", timeout=PATIENCE)

    graph = page.get_by_role("slider", name="Win chances over the game")
    graph.focus()
    page.keyboard.press("End")
    expect(page.locator(f"[data-move-number='{MOVES}']")).to_be_attached()
    spoken = graph.get_attribute("aria-valuetext") or ""
    assert f"Move {MOVES} of {MOVES}" in spoken
    assert spoken.count("%") == 2
    page.keyboard.press("Home")
    marks = page.locator("[data-mistake-mark]").evaluate_all("all => all.map(one => +one.dataset.mistakeMark)")
    assert marks
    page.keyboard.press("m")
    expect(page.locator(f"[data-move-number='{marks[0]}']")).to_be_attached()
    expect(graph).to_have_attribute("aria-valuetext", re.compile("Slip|Mistake|Blunder"))
    lit = page.locator("[data-at][data-move]:not([data-moment] *)")
    expect(lit).to_have_count(2)
    assert {(one.get_attribute("aria-label") or "").rsplit(", ")[-1].split(":")[0] for one in lit.all()} == {
        "Played",
        "Better",
    }

    worst = page.locator("[data-moment]").first
    move = worst.get_attribute("data-moment")
    expect(worst).to_contain_text("Better:")
    worst.get_by_role("button").first.click()
    expect(page.locator(f"[data-move-number='{move}']")).to_be_attached()
    expect(worst.get_by_role("button").first).to_have_attribute("aria-current", "step")
    assert "%" not in worst.inner_text()
    worst.get_by_text("Details").click()
    expect(worst.get_by_role("table")).to_contain_text("wells")
    assert barred(page) == []

    page.get_by_role("tab", name="Luck and skill").click()
    assert all(total == result for total, result in column_sums(page))
    assert len(column_sums(page)) == 2
    page.get_by_label("Part of the game").select_option(label="Reign 1, turn 1")
    assert all(total == result for total, result in column_sums(page))
    assert barred(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Luck and skill").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Grades")).to_have_attribute("aria-selected", "true")
    assert barred(page) == []

    page.get_by_role("tab", name="Story").click()
    review.get_by_role("button", name="Try it").first.click()
    expect(page.get_by_role("heading", name="Take another move")).to_be_visible()


@pytest.mark.long
def test_a_review_on_a_phone(visit: Visit, game: bytes) -> None:
    """Graph, mistakes and ledger fit, by touch."""
    page = visit(has_touch=True)
    page.set_viewport_size(PHONE)
    page.goto("/replay")
    open_record(page, game)
    page.get_by_role("button", name="Review").tap()
    expect(page.locator("[data-review]")).to_have_attribute("data-review", "done", timeout=PATIENCE)
    graph = page.get_by_role("slider", name="Win chances over the game")
    box = graph.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-move-number='0']")).not_to_be_attached()
    page.get_by_role("tab", name="Luck and skill").tap()
    assert all(total == result for total, result in column_sums(page))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barred(page) == []


@pytest.mark.long
def test_a_review_without_a_server(visit: Visit, plain_files: PlainFiles, game: bytes) -> None:
    """The same in a folder of files, where the engine runs in the browser."""
    page = visit(f"{plain_files.address}#/replay")
    open_record(page, write_record(read_record(game).record(MOVES // 2)))
    page.keyboard.press("r")
    expect(page.locator("[data-review]")).to_have_attribute("data-review", "done", timeout=PATIENCE)
    page.get_by_role("tab", name="Luck and skill").click()
    assert all(total == result for total, result in column_sums(page))
