"""A game seen again: to any move, by its log, with what a search thinks of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from assyria.record import GameHistory, read_record
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import open_record, to_table
from tests.browser.test_screens import barred

RECORD = Path(__file__).parents[1] / "golden" / "3-players.jsonl"


@pytest.fixture(scope="module")
def game() -> bytes:
    return RECORD.read_bytes().splitlines()[0]


@pytest.fixture(scope="module")
def history(game: bytes) -> GameHistory:
    return read_record(game)


@pytest.fixture
def page(visit: Visit, game: bytes) -> Page:
    """The replay of a record that was dropped there."""
    opened = visit("/replay")
    open_record(opened, game)
    return opened


def expect_at(page: Page, history: GameHistory, number: int) -> None:
    """The replay stands after so many moves, with the points of the record there."""
    expect(page.locator(f"[data-move-number='{number}']")).to_be_attached()
    for seat, player in enumerate(history.at(number).players):
        points = page.locator(f".player[data-seat='{seat}'] [data-points]")
        expect(points).to_have_attribute("data-points", str(player.score))


def test_replay_to_any_move_equals_the_record(page: Page, history: GameHistory) -> None:
    """Wherever one goes in a replay, the points shown are those of the record at that move."""
    last = len(history.moves)
    for number in (0, 1, last // 3, last // 2, last - 1, last):
        page.goto(f"/replay?move={number}")
        expect_at(page, history, number)
    page.keyboard.press("Home")
    expect_at(page, history, 0)
    page.keyboard.press("ArrowRight")
    expect_at(page, history, 1)
    page.keyboard.press("End")
    expect_at(page, history, last)


@pytest.mark.long
def test_a_flood_is_stepped_through(page: Page, history: GameHistory) -> None:
    """Reached by a step it is staged as at the table; its text tells the same steps."""
    flood = next(n for n in range(len(history.moves)) if history.at(n).reign < history.at(n + 1).reign) + 1
    page.goto(f"/replay?move={flood - 1}")
    page.wait_for_selector("[data-move-number]")
    page.keyboard.press("ArrowRight")
    names = ["washed", "ranking", "gifts", "offerings", "totals"]
    told = page.locator(".lines")
    for number, name in enumerate(names):
        expect(page.locator("[data-scene]")).to_have_attribute("data-scene", name)
        expect(told.locator("[data-flood-step]")).to_have_count(number + 1)
        assert ("The flood: " in (told.locator(".short").text_content() or "")) == (name == "totals")
        page.keyboard.press(".")
    expect(page.locator("[data-scene]")).to_have_count(0)
    expect_at(page, history, flood)
    page.get_by_role("group", name="What happened").focus()
    steps = page.locator(".lines [data-flood-step]")
    expect(steps.first).to_be_visible()
    assert steps.evaluate_all("steps => steps.map(step => step.dataset.floodStep)") == names


def test_the_log_leads_to_its_moves(page: Page, history: GameHistory) -> None:
    """An entry that is clicked, or chosen by keyboard, shows the game as it was then, and is marked."""
    page.keyboard.press("l")
    entries = page.locator("button[data-moves]")
    expect(entries.first).to_be_attached()
    moves = [int(number) for number in entries.evaluate_all("all => all.map(one => one.dataset.moves)")]
    assert moves == sorted(moves)
    assert moves[-1] == len(history.moves)
    for index, how in ((len(moves) // 2, "click"), (len(moves) // 4, "Enter")):
        entry = entries.nth(index)
        if how == "click":
            entry.click()
        else:
            entry.focus()
            page.keyboard.press(how)
        expect(entry).to_have_attribute("aria-current", "step")
        expect(page.locator(f"[data-move-number='{moves[index]}']")).to_be_attached()
    page.keyboard.press("l")
    expect_at(page, history, moves[len(moves) // 4])


def test_an_analysis(visit: Visit) -> None:
    """Of a table whose game is over: what everyone can expect, the best moves, and a click lights one."""
    page = visit()
    table = to_table(page, "random", "random")
    page.wait_for_selector("main.table[data-status=finished]")
    steps = page.request.get(f"/api/tables/{table}/replay").json()["steps"]
    move = next(n for n, step in enumerate(steps) if n > 30 and step["position"]["phase"] == "huts")
    page.goto(f"/table/{table}/replay?move={move}")
    page.wait_for_selector("[data-move-number]")
    page.keyboard.press("a")
    candidates = page.locator("[data-candidate]")
    expect(candidates.first).to_be_visible(timeout=120_000)
    assert page.locator(".analysis tbody tr").count() == 2
    expect(page.locator(".analysis .played")).to_have_count(1)
    shown = candidates.evaluate_all("all => all.map(one => one.dataset.candidate)")
    assert steps[move + 1]["move"] in shown
    assert barred(page) == []
    candidates.first.click()
    expect(page.locator(".board .beam")).to_have_count(1)
    for size in (PHONE, ViewportSize(width=844, height=390)):
        page.set_viewport_size(size)
        page.get_by_role("button", name="Analysis").click()
        room = page.locator(".side .sheet").bounding_box()
        assert room is not None
        assert room["height"] > size["height"] / 5, "no room to read it"
    # At the end there is nothing left to decide, and nothing is asked.
    page.keyboard.press("End")
    expect(page.locator(".analysis")).to_contain_text("over")


def drop(page: Page, text: str) -> None:
    """A file let go over the page."""
    page.evaluate(
        """text => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], 'game.json'));
          document.body.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
        }""",
        text,
    )


@pytest.mark.long
def test_another_record_is_dropped_on_it(page: Page, history: GameHistory) -> None:
    """It is shown from its start; one that cannot be read is refused in words, and this one stays."""
    page.keyboard.press("End")
    drop(page, "no record")
    expect(page.locator(".toast")).to_contain_text("This record can’t be read")
    expect_at(page, history, len(history.moves))
    other = RECORD.read_bytes().splitlines()[1]
    drop(page, other.decode())
    expect_at(page, read_record(other), 0)


def test_no_analysis_of_a_file(page: Page) -> None:
    """A record that was dropped here belongs to no table."""
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Analysis")).to_have_count(0)
