"""Puzzles at the real table: by keyboard and by touch, wrong answers, giving up, the puzzle of the day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from assyria.study.puzzle import Kind, Puzzle
from assyria.study.puzzles import load_puzzles
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_lessons import choose, task

PUZZLES = load_puzzles()
ON_BOARD = next(
    each
    for each in PUZZLES
    if each.kind is Kind.MOVE
    and all(line.moves[0].startswith("hut ") for line in each.lines)
    and len(each.lines) > 2
)
"""One hut is best, others were looked at."""
TURN = next(
    each
    for each in PUZZLES
    if each.kind is Kind.TURN
    and all(move.split()[0] in ("court", "offer", "done") for move in each.solution.moves)
)
"""A turn of several decisions, none of which is asked about twice."""


def day_of(puzzle: Puzzle) -> datetime:
    """A day whose puzzle it is."""
    first = 20_500
    days = (PUZZLES.index(puzzle) - first) % len(PUZZLES)
    return datetime(1970, 1, 1, 12, tzinfo=UTC) + timedelta(days=first + days)


def streak(page: Page) -> str:
    return page.locator("[data-streak] dd").inner_text()


def score(page: Page) -> str:
    return page.locator("[data-score] dd").inner_text()


def test_the_puzzle_of_the_day_by_keyboard(visit: Visit) -> None:
    """A whole turn, solved at the first try; the streak stays after a reload and is lost two days later."""
    page = visit(None)
    day = day_of(TURN)
    page.clock.set_fixed_time(day)
    page.goto("/puzzles")
    assert streak(page) == "0 days"
    page.locator("[data-today]").focus()
    page.keyboard.press("Enter")
    card = task(page, f"'{TURN.id}'")
    expect(card).to_contain_text("Plan your whole turn")
    expect(card).to_contain_text("Puzzle of the day")
    first, *others = TURN.solution.moves
    choose(page, first)
    expect(page.locator("main.table")).to_have_attribute("data-busy", "false")
    page.keyboard.press("z")
    expect(page.locator("main.table button[aria-keyshortcuts=z]")).to_be_disabled()
    for move in (first, *others):
        expect(page.locator("main.table")).to_have_attribute("data-busy", "false")
        choose(page, move)
    solved = task(page, f"'{TURN.id}'", "solved")
    points = f"{2 * TURN.difficulty} points"
    expect(solved.get_by_role("status")).to_contain_text("Solved.")
    expect(solved.get_by_role("status")).to_contain_text(f"+{points}, 1 day in a row")
    expect(solved.get_by_role("status")).to_contain_text("Best:")
    expect(solved.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: TURN.id not in url)
    page.goto("/puzzles")
    assert (streak(page), score(page)) == ("1 day", points)
    page.reload()
    assert streak(page) == "1 day"
    expect(page.locator("[data-today]")).to_contain_text("solved")
    expect(page.locator(f"[data-puzzle='{TURN.id}']")).to_have_attribute("data-result", "first")
    for days, told in ((1, "1 day"), (2, "0 days")):
        page.clock.set_fixed_time(day + timedelta(days=days))
        page.reload()
        assert streak(page) == told


def test_a_puzzle_by_touch(visit: Visit) -> None:
    """On a phone, in German: a wrong answer says what it costs; a later one gives half the points."""
    page = visit(None, has_touch=True, settings={"language": "de"})
    page.set_viewport_size(PHONE)
    page.goto(f"/puzzles/{ON_BOARD.id}")
    name = f"'{ON_BOARD.id}'"
    expect(task(page, name)).to_contain_text("Finde den besten Zug.")
    worst, best = ON_BOARD.lines[-1], ON_BOARD.solution
    page.locator(f"[data-move='{worst.moves[0]}']").tap()
    wrong = task(page, name, "wrong")
    loss = round(100 * (best.chance - worst.chance))
    expect(wrong.get_by_role("status")).to_contain_text(f"−{loss}\u00a0% Siegchance")
    wrong.locator("[data-again]").tap()
    task(page, name)
    page.locator(f"[data-move='{best.moves[0]}']").tap()
    solved = task(page, name, "solved")
    expect(solved.get_by_role("status")).to_contain_text("Gelöst.")
    solved.locator("[data-details]").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("table").first.get_by_role("row")).to_have_count(1 + len(ON_BOARD.lines))
    expect(sheet).to_contain_text("Am besten:")
    sheet.locator("[data-on]").tap()
    page.wait_for_url(lambda url: ON_BOARD.id not in url)
    page.goto("/puzzles")
    expect(page.locator("[data-score] dd")).to_have_text(
        f"{ON_BOARD.difficulty} Punkt{'e' * (ON_BOARD.difficulty > 1)}"
    )


@pytest.mark.long
def test_giving_up_shows_the_best_move(visit: Visit) -> None:
    """It is lit and can be played; whatever is found then gives nothing. A filter leads to the next one."""
    page = visit(f"/puzzles/{ON_BOARD.id}")
    name = f"'{ON_BOARD.id}'"
    task(page, name).locator("[data-give-up]").click()
    shown = task(page, name, "shown")
    expect(shown.get_by_role("status")).to_contain_text("Best:")
    move = ON_BOARD.solution.moves[0]
    expect(page.locator("main.table [data-at][data-move]")).to_have_count(1)
    expect(page.locator(f"[data-move='{move}']")).to_have_count(1)
    shown.locator("[data-play]").click()
    expect(page.locator(f"[data-at={move.split()[1]}][data-piece=hut]")).to_have_count(1)
    shown.locator("[data-details]").click()
    page.get_by_role("dialog").locator("[data-again]").click()
    task(page, name)
    page.locator(f"[data-move='{move}']").click()
    task(page, name, "solved")
    page.goto("/puzzles")
    assert score(page) == "0 points"
    expect(page.locator(f"[data-puzzle='{ON_BOARD.id}']")).to_have_attribute("data-result", "shown")
    for part, value in (("theme", "court"), ("players", "3")):
        page.locator(f"[data-filter={part}] label", has=page.locator(f"[value='{value}']")).click()
    wanted = [each for each in PUZZLES if each.theme == "court" and each.players == 3]
    expect(page.locator("[data-puzzle]")).to_have_count(len(wanted))
    page.reload()
    page.locator("a[data-next]").click()
    task(page, f"'{wanted[0].id}'")


@pytest.mark.long
def test_an_answer_that_nobody_looked_at(visit: Visit) -> None:
    """The engine looks at it now."""
    page = visit(f"/puzzles/{ON_BOARD.id}")
    name = f"'{ON_BOARD.id}'"
    task(page, name)
    known = {line.moves[0] for line in ON_BOARD.lines}
    moves = [spot.get_attribute("data-move") for spot in page.locator("main.table [data-at][data-move]").all()]
    page.locator(f"[data-move='{next(move for move in moves if move not in known)}']").click()
    page.wait_for_selector("[data-outcome=wrong], [data-outcome=solved]")


def test_a_puzzle_that_is_not_there(visit: Visit) -> None:
    page = visit("/puzzles/nowhere")
    expect(page.get_by_role("heading", name="There is no such puzzle.")).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator("[data-today]")).to_be_visible()
