"""Lessons at the real table: by keyboard and by touch, wrong tries and their sentences, progress that stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit

EVERY_TASK = [
    f"{lesson}/{number}"
    for lesson, tasks in {
        "aim": 2,
        "columns": 2,
        "huts": 2,
        "feeding": 3,
        "rivers": 3,
        "wells": 2,
        "ziggurats": 2,
        "court": 2,
        "offerings": 2,
        "last-turn": 1,
    }.items()
    for number in range(1, tasks + 1)
]


def task(page: Page, name: str, outcome: str = "open") -> Locator:
    """The task over the table, once it is this one and so far."""
    found = page.locator(f"[data-task={name}][data-outcome={outcome}]")
    found.wait_for()
    return found


def choose(page: Page, move: str) -> None:
    """By keyboard: go to a move and choose it."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.dataset.move") == move:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("n")
    raise AssertionError(f"the keyboard does not get to {move}")


def test_a_lesson_by_keyboard(visit: Visit) -> None:
    """A wrong try is explained with its paragraph; the next button has the focus; what is solved stays solved."""
    page = visit("/learn/lessons")
    page.locator("a[data-next]").focus()
    page.keyboard.press("Enter")
    task(page, "aim-1")
    choose(page, "hut d5")
    wrong = task(page, "aim-1", "wrong")
    expect(wrong.get_by_role("status")).to_contain_text("That is arid land: 1 point a turn instead of 2.")
    expect(wrong.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    task(page, "aim-1")
    choose(page, "hut e4")
    expect(task(page, "aim-1", "solved").get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    task(page, "aim-2")
    page.keyboard.press("d")
    expect(task(page, "aim-2", "solved").get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    task(page, "columns-1")
    page.goto("/learn/lessons")
    expect(page.locator("[data-lesson=aim]")).to_have_attribute("data-done", "true")
    expect(page.locator("a[data-next]")).to_contain_text("Columns and turn order")
    expect(page.get_by_text("1 of 10 lessons done")).to_be_visible()


def test_a_lesson_by_touch(visit: Visit) -> None:
    """On a phone, in German: read, try, be shown the solution, and skip the rest."""
    page = visit(None, has_touch=True, settings={"language": "de"})
    page.set_viewport_size(PHONE)
    page.goto("/learn/lessons/feeding")
    page.locator("[data-begin]").tap()
    task(page, "feeding-1")
    page.locator("[data-move='feed wild']").tap()
    page.locator("[data-move='supply a4']").tap()
    # The table itself has its doubts about that.
    page.locator("dialog[open] .danger").tap()
    page.locator("[data-move='feed salt-2']").tap()
    wrong = task(page, "feeding-1", "wrong")
    expect(wrong.get_by_role("status")).to_contain_text("Der Joker ging an eine Hütte auf Salz")
    wrong.locator("button.para").tap()
    expect(page.get_by_role("dialog")).to_contain_text("5.2")
    page.keyboard.press("Escape")
    wrong.locator("[data-show]").tap()
    task(page, "feeding-1", "solved").locator("[data-next]").tap()
    for name in ("feeding-2", "feeding-3"):
        task(page, name)
        page.locator("dialog[open] [data-skip]").tap()
    task(page, "rivers-1")
    page.goto("/learn/lessons")
    expect(page.locator("[data-lesson=feeding]")).to_have_attribute("data-done", "false")
    expect(page.locator("[data-lesson=feeding]")).to_contain_text("1 / 3 Aufgaben")


@pytest.mark.long
def test_undo_and_restart(visit: Visit) -> None:
    """A move is taken back at the table; a task begins again."""
    page = visit("/learn/lessons/huts")
    task(page, "huts-1")
    for number, at in enumerate(("e5", "d5"), start=1):
        page.locator(f"[data-move='hut {at}']").click()
        # Answered, not only drawn.
        page.wait_for_selector(f"main.table[data-version='{number}'][data-busy=false]")
    page.keyboard.press("z")
    expect(page.locator("[data-at=d5][data-piece=hut]")).to_have_count(0)
    expect(page.locator("[data-at=e5][data-piece=hut]")).to_have_count(1)
    task(page, "huts-1").get_by_role("button", name="Restart").click()
    expect(page.locator("[data-at=e5][data-piece=hut]")).to_have_count(0)


def test_after_the_last_lesson_comes_a_guided_game(visit: Visit) -> None:
    """Against three bots of the lowest level, with the guide from its beginning."""
    page = visit("/learn/lessons", settings={"lessons": EVERY_TASK, "guided": ["welcome-prompt"], "level": 6})
    expect(page.get_by_text("10 of 10 lessons done")).to_be_visible()
    page.get_by_role("button", name="Play a guided game").click()
    # The bots may move first; the guide speaks to who has something to decide.
    page.wait_for_selector("main.table[data-mine=true]")
    expect(page.get_by_role("region", name="Guide").get_by_role("heading", name="Welcome")).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert sorted(chair["bot"] for chair in table["chairs"] if chair["kind"] == "bot") == ["level-1"] * 3
