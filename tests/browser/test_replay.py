"""A game seen again: to any move, by its log."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from assyria.record import Sheet, read_record
from tests.browser.conftest import Visit

RECORD = Path(__file__).parents[1] / "golden" / "3-players.jsonl"


@pytest.fixture(scope="module")
def game() -> bytes:
    return RECORD.read_bytes().splitlines()[0]


@pytest.fixture(scope="module")
def sheet(game: bytes) -> Sheet:
    return read_record(game)


@pytest.fixture
def page(visit: Visit, game: bytes) -> Page:
    """The replay of a record that was dropped there."""
    opened = visit("/replay")
    dropped = {"name": "game.json", "mimeType": "application/json", "buffer": game}
    opened.locator("input[type=file]").first.set_input_files(dropped)  # type: ignore[arg-type]
    opened.wait_for_selector("[data-move-number]")
    return opened


def expect_at(page: Page, sheet: Sheet, number: int) -> None:
    """The replay stands after so many moves, with the points of the record there."""
    expect(page.locator(f"[data-move-number='{number}']")).to_be_attached()
    for seat, player in enumerate(sheet.at(number).players):
        points = page.locator(f".player[data-seat='{seat}'] [data-points]")
        expect(points).to_have_attribute("data-points", str(player.score))


def test_replay_to_any_move_equals_the_record(page: Page, sheet: Sheet) -> None:
    """Wherever one goes in a replay, the points shown are those of the record at that move."""
    last = len(sheet.moves)
    for number in (0, 1, last // 3, last // 2, last - 1, last):
        page.goto(f"/replay?move={number}")
        expect_at(page, sheet, number)
    page.keyboard.press("Home")
    expect_at(page, sheet, 0)
    page.keyboard.press("ArrowRight")
    expect_at(page, sheet, 1)
    page.keyboard.press("End")
    expect_at(page, sheet, last)


def test_the_log_leads_to_its_moves(page: Page, sheet: Sheet) -> None:
    """An entry that is clicked, or chosen by keyboard, shows the game as it was then, and is marked."""
    page.keyboard.press("l")
    entries = page.locator("button[data-moves]")
    expect(entries.first).to_be_attached()
    moves = [int(number) for number in entries.evaluate_all("all => all.map(one => one.dataset.moves)")]
    assert moves == sorted(moves)
    assert moves[-1] == len(sheet.moves)
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
    expect_at(page, sheet, moves[len(moves) // 4])
