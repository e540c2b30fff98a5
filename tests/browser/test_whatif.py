"""What if: from a replay to a line, out and in again as a file, two choices compared, and on at a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from assyria.record import line_history, read_record
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import open_record
from tests.games import golden, golden_lines

GAME = golden("2-players", 1)
AT = len(GAME.moves) - 14
"""Late, so that a thousand games take no time."""


def opened(page: Page) -> None:
    """Replay a file at a late move, with the panel beside it."""
    page.goto("/replay")
    open_record(page, golden_lines("2-players")[1])
    page.goto(f"/replay?move={AT}")
    page.locator(".viewer").press("w")
    expect(page.get_by_text("Cards nobody has seen are dealt again.")).to_be_visible()


def play_line(page: Page, name: str) -> None:
    """Start a line for all seats, play its first choice by keyboard, and keep it."""
    page.get_by_role("combobox", name="Take another move").select_option("all")
    page.get_by_role("button", name="Start a line").click()
    expect(page.locator("main.table")).to_be_visible()
    before = page.locator("main.table").get_attribute("data-version")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator("main.table")).not_to_have_attribute("data-version", before or "")
    page.get_by_role("button", name="Keep line").click()
    page.get_by_label("Name of the line").fill(name)
    page.keyboard.press("Enter")
    expect(page.locator(".viewer")).to_be_visible()


def test_from_a_replay_to_a_line_and_back(visit: Visit) -> None:
    """Named, kept through a reload, exported, imported, left by another line, removed."""
    page = visit()
    opened(page)
    play_line(page, "Bolder")
    lines = page.get_by_role("region", name="What if?").get_by_role("list")
    shown = lines.locator("[aria-current]")
    expect(shown).to_contain_text("Bolder")
    page.reload()
    expect(shown).to_contain_text("Bolder")

    with page.expect_download() as saving:
        page.get_by_role("button", name="Download with lines").click()
    exported = Path(saving.value.path()).read_bytes()
    history = read_record(exported)
    assert [(line.name, line.at) for line in history.variations] == [("Bolder", AT)]
    assert line_history(history, [0]).moves[:AT] == GAME.moves[:AT]
    other = visit("/replay")
    open_record(other, exported)
    there = other.get_by_role("region", name="What if?").get_by_role("list")
    there.get_by_role("button", name="Bolder").click()
    expect(other.locator(".viewer")).to_have_attribute("data-move-number", str(AT + 1))
    play_line(other, "Still bolder")
    expect(there.get_by_role("button")).to_have_count(3)
    other.get_by_role("button", name="Remove").click()
    other.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(there.get_by_role("button")).to_have_count(2)
    expect(there.locator("[aria-current]")).to_contain_text("Bolder")
    there.get_by_role("button", name="The game").click()
    expect(there.locator("[aria-current]")).to_contain_text("The game")


@pytest.mark.long
def test_two_choices_side_by_side(visit: Visit) -> None:
    """A thousand games each; the picture's numbers are in a table, too."""
    page = visit()
    opened(page)
    page.get_by_label("Choice A").select_option(index=1)
    page.get_by_label("Choice B").select_option("")
    page.get_by_role("button", name="Play out").click()
    expect(page.get_by_text("2,000 of 2,000 games")).to_be_visible(timeout=240_000)
    expect(page.locator(".outcomes .choice svg")).to_have_count(4)
    page.locator("summary", has_text="All numbers").click()
    rows = page.get_by_role("region", name="What if?").get_by_role("table").get_by_role("row")
    # A heading, and for each choice its name and two seats.
    expect(rows).to_have_count(7)


def test_on_at_a_table_and_back(visit: Visit) -> None:
    """From the same position; what was seen stays, and the browser goes back to the replay."""
    page = visit()
    page.set_viewport_size(PHONE)
    page.goto("/replay")
    open_record(page, golden_lines("2-players")[1])
    page.goto("/replay?move=40&side=what-if")
    page.get_by_role("combobox", name="Level").select_option("1")
    page.get_by_role("button", name="Open table").click()
    expect(page.locator("main.table")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    started = page.request.get(f"/api/tables/{table}").json()
    assert started["start"]["moves"] == 40
    page.go_back()
    expect(page.locator(".viewer")).to_have_attribute("data-move-number", "40")


def finished_table(page: Page) -> str:
    """A table that goes on from late in a record, and is played to its end."""
    # The page makes a guest with its first request; until it has, ours would be somebody else's.
    page.wait_for_load_state("networkidle")
    seats = [{"kind": "me"}, {"kind": "me"}]
    record = golden_lines("2-players")[1].decode()
    body = {"seats": seats, "record": record, "at": len(GAME.moves) - 2, "confirm": False}
    made = page.request.post("/api/tables", data=body).json()
    here = f"/api/tables/{made['id']}"
    while (table := page.request.get(here).json())["status"] != "finished":
        command = {"type": "move", "seat": table["mover"], "version": table["version"], "move": table["legal"][0]}
        assert page.request.post(f"{here}/commands", data=command).ok
    return str(made["id"])


@pytest.mark.long
def test_lines_of_a_table_stay_in_the_browser(visit: Visit) -> None:
    """Through a reload, and for nobody else; in another language, too."""
    page = visit("/")
    table = finished_table(page)
    page.goto(f"/table/{table}/replay?move={AT}&side=what-if")
    play_line(page, "Mine")
    page.goto(f"/table/{table}/replay?side=what-if")
    expect(page.get_by_role("button", name="Mine")).to_be_visible()
    german = visit(f"/table/{table}/replay?side=what-if", settings={"language": "de"})
    expect(german.get_by_text("Noch keine Variante.")).to_be_visible()
    expect(german.get_by_role("button", name="Mine")).to_have_count(0)
