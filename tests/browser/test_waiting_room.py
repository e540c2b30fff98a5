"""Before the start: inviting, sitting down, arranging seats, starting and cancelling, each person in a browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from assyria.record import write_record
from assyria.render.words import LANGUAGES
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import to_table
from tests.browser.test_screens import barred, overflow, settled
from tests.effort import LONG
from tests.games import golden
from tests.server.running import RunningServer

SIZES = [(360, 640), (844, 390), (1280, 620), (2560, 1440)]
if LONG:
    SIZES += [(390, 844), (820, 1180), (1024, 768), (1366, 650), (1920, 1080)]
VIEWS = [
    (size, language, ("light", "dark")[number % 2])
    for number, size in enumerate(SIZES)
    for language in (LANGUAGES if LONG else [LANGUAGES[number]])
]
"""The smallest, flattest and largest, each in another language and light; all of them in the long tests."""


def named(visit: Visit, name: str, path: str = "/") -> Page:
    page = visit()
    assert page.request.put("/api/me/name", data={"name": name}).ok
    page.goto(path)
    return page


def row(page: Page, seat: int) -> Locator:
    return page.locator(f"#row-{seat}")


def test_inviting(visit: Visit) -> None:
    """From the new table over the link to the first move: names, colours, a bot, who is here, and the start."""
    ann = named(visit, "Ann", "/new")
    for colour in ("Blue", "Green"):
        ann.get_by_role("combobox", name=f"Seat {colour}").select_option("open")
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_role("heading", name="Your table")).to_be_visible()
    expect(ann.locator("[data-prompt]")).to_have_text("Waiting for 2 players. Send the link.")
    expect(ann.get_by_role("button", name="Start the game")).to_be_disabled()
    address = ann.get_by_role("textbox", name="Link to this table").input_value()
    expect(ann.get_by_role("img", name="QR code with the link to this table")).to_be_visible()

    ben = visit(address)
    expect(ben.get_by_role("heading", name="Ann invites you to play.")).to_be_visible()
    expect(ben.get_by_text("4 players · at most")).to_be_visible()
    expect(ben.get_by_text("In one sitting: 20 minutes each")).to_be_visible()
    expect(ben.get_by_role("button", name="Start the game")).to_have_count(0)
    ben.get_by_role("button", name="Learn in two minutes").click()
    expect(ben.get_by_role("heading", name="The game in two minutes")).to_be_visible()
    ben.keyboard.press("Escape")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").dblclick()
    expect(ben.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(row(ann, 1)).to_contain_text("Ben")
    expect(row(ann, 1)).to_contain_text("here and ready")
    expect(row(ann, 2)).to_contain_text("Free")

    ben.get_by_label("Your name").fill("Benjamin")
    ben.get_by_role("button", name="Save").click()
    expect(row(ann, 1)).to_contain_text("Benjamin")
    ben.get_by_label("Colour of Benjamin").select_option("2")
    expect(row(ann, 2)).to_contain_text("Benjamin")
    ann.locator("#saying").fill("Welcome")
    ann.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("log")).to_contain_text("Welcome")

    ann.get_by_role("button", name="Close this seat: Blue").click()
    expect(row(ben, 1)).to_contain_text("Benjamin")
    expect(row(ben, 3)).to_have_count(0)
    ben.get_by_role("button", name="Wait for me").click()
    expect(ann.locator("[data-prompt]")).to_have_text("Not ready: Benjamin.")
    ben.get_by_role("button", name="I’m ready").click()
    expect(ann.locator("[data-prompt]")).to_have_text("Everyone is here and ready.")
    expect(ben.locator("[data-prompt]")).to_have_text("Waiting for Ann to start.")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben):
        expect(page.locator("main.table")).to_be_visible()


def test_bots_and_seats_by_keyboard(visit: Visit) -> None:
    """The owner fills, adds and closes seats and starts without a mouse; the focus is never lost."""
    page = named(visit, "Ann")
    to_table(page, "me", "open")
    page.locator("#add-seat").focus()
    page.keyboard.press("Enter")
    expect(row(page, 2)).to_be_visible()
    for seat in (1, 2):
        who = page.locator(f"#who-{seat}")
        who.focus()
        page.keyboard.press("t")  # The first letter of Trader.
        expect(row(page, seat)).to_contain_text("bot · Trader (level")
        expect(who).to_be_focused()
    page.locator("#colour-0").focus()
    page.keyboard.press("ArrowDown")
    expect(row(page, 1)).to_contain_text("Ann")
    expect(page.locator("#colour-1")).to_be_focused()
    page.get_by_role("button", name="Close this seat: Green").focus()
    page.keyboard.press("Enter")
    expect(row(page, 2)).to_have_count(0)
    expect(page.locator("#add-seat")).to_be_focused()
    page.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main.table")).to_be_visible()


def test_sitting_down_and_standing_up_by_keyboard(visit: Visit) -> None:
    """Enter in the field for the name is enough."""
    ann, ben = named(visit, "Ann"), named(visit, "Ben")
    table = to_table(ann, "me", "open")
    ben.goto(f"/table/{table}")
    ben.get_by_label("Your name").focus()
    ben.keyboard.type("Benoni")
    ben.keyboard.press("Enter")
    expect(row(ann, 1)).to_contain_text("Benoni")
    expect(ben.locator("[data-primary]")).to_be_focused()
    assert ben.evaluate("scrollY") == 0, "what was looked at moved away"
    ben.get_by_role("button", name="Stand up").focus()
    ben.keyboard.press("Enter")
    expect(row(ann, 1)).to_contain_text("Free")
    expect(ben.get_by_role("button", name="Sit down")).to_be_focused()


def test_somebody_is_removed(visit: Visit) -> None:
    """The host is asked first; who was removed reads so, and is not offered a seat again."""
    ann, ben = named(visit, "Ann"), named(visit, "Ben")
    table = to_table(ann, "me", "open")
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Free the seat: Ben").click()
    dialog = ann.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Take the seat from Ben?")).to_be_visible()
    dialog.get_by_role("button", name="Free the seat").click()
    expect(row(ann, 1)).to_contain_text("Free")
    expect(ben.get_by_text("The host took your seat.")).to_be_visible()
    expect(ben.get_by_role("button", name="Sit down")).to_have_count(0)
    answer = ben.request.post(f"/api/tables/{table}/commands", data={"type": "sit", "seat": 1})
    assert (answer.status, answer.json()["title"]) == (403, "removed")


def test_options_are_changed_and_a_start_is_not_hasty(visit: Visit) -> None:
    """Ben is asked again whether he is ready; Ann is asked once whether she will not wait for him."""
    ann, ben = named(visit, "Ann"), named(visit, "Ben")
    table = to_table(ann, "me", "open")
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Sit down").click()
    expect(row(ann, 1)).to_contain_text("here and ready")
    ann.get_by_role("button", name="Change").click()
    ann.get_by_role("radio", name="In one sitting").check()
    ann.get_by_role("radio", name="Brisk").check()
    ann.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(ben.get_by_text("In one sitting: 10 minutes each")).to_be_visible()
    expect(row(ann, 1)).to_contain_text("not ready")
    ann.get_by_role("button", name="Start the game").click()
    dialog = ann.get_by_role("dialog")
    expect(dialog.get_by_text("Not here or not ready: Ben.")).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    ben.get_by_role("button", name="I’m ready").click()
    expect(ann.locator("[data-prompt]")).to_have_text("Everyone is here and ready.")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben):
        expect(page.locator("main.table")).to_be_visible()


def test_another_host(visit: Visit, tmp_path: Path) -> None:
    """Ann goes away: Ben can start. The title says how full it is."""
    with RunningServer(tmp_path, settings={"absence": 1}) as server:
        ann, ben = (visit(base_url=server.url) for _ in range(2))
        for page, name in ((ann, "Ann"), (ben, "Ben")):
            assert page.request.put("/api/me/name", data={"name": name}).ok
        ann.goto("/")
        table = to_table(ann, "me", "open")
        expect(ann).to_have_title("(1/2) Assyria")
        ben.goto(f"/table/{table}")
        ben.get_by_role("button", name="Sit down").click()
        expect(ann).to_have_title("(2/2) Assyria")
        ann.goto("/settings")
        expect(ben.get_by_role("heading", name="Your table")).to_be_visible()
        expect(row(ben, 1)).to_contain_text("host")
        ben.get_by_role("button", name="Start the game").click()
        ben.get_by_role("dialog").get_by_role("button", name="Start the game").click()
        expect(ben.locator("main.table")).to_be_visible()


def test_two_people_at_one_screen(visit: Visit) -> None:
    """The second has a name of their own, which can be changed."""
    page = named(visit, "Ann")
    to_table(page, "me", "open")
    page.locator("#who-1").select_option("here")
    page.get_by_label("Name at seat Blue").fill("Cleo")
    page.get_by_label("Name at seat Blue").press("Enter")
    expect(row(page, 1).locator("strong")).to_have_text("Cleo")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("main.table")).to_be_visible()


def test_a_cancelled_table(visit: Visit) -> None:
    """The owner is asked first; the others are told, at the table and in their list."""
    ann, ben = named(visit, "Ann"), named(visit, "Ben")
    table = to_table(ann, "me", "open")
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Cancel this table").click()
    ann.get_by_role("dialog").get_by_role("button", name="Cancel this table").click()
    expect(ben.get_by_role("heading", name="Ann cancelled this table.")).to_be_visible()
    expect(ann.get_by_role("heading", name="This table was cancelled.")).to_be_visible()
    ben.get_by_role("link", name="Home").click()
    ben.get_by_text("Finished games (1)").click()
    expect(ben.get_by_text("cancelled")).to_be_visible()


@pytest.mark.long
def test_the_lobby_tells_the_clock(visit: Visit) -> None:
    ann, ben = named(visit, "Ann"), named(visit, "Ben")
    clock = {"kind": "live", "bank": 660, "increment": 30}
    to_table(ann, "me", "open", listed=True, clock=clock, feeding="strict")
    ben.goto("/")
    expect(ben.get_by_text("In one sitting: 11 minutes each, plus 30 seconds per turn").first).to_be_visible()
    expect(ben.get_by_text("Strict feeding").first).to_be_visible()


def test_a_clock_that_cannot_be(visit: Visit) -> None:
    """It is not shown as if it could, its limits are said once, and the table is not opened."""
    page = named(visit, "Ann", "/new")
    page.get_by_label("In one sitting").check()
    page.get_by_label("Custom").check()
    custom = page.locator(".preset", has=page.get_by_label("Custom"))
    expect(custom).to_contain_text("30 minutes each")
    page.get_by_label("Minutes at the start").fill("0")
    expect(custom).not_to_contain_text("each")
    expect(page.get_by_text("Enter 1 to 600.")).to_have_count(1)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_label("Minutes at the start")).to_be_focused()
    page.get_by_label("Minutes at the start").fill("12")
    expect(custom).to_contain_text("12 minutes each")
    expect(page.get_by_text("Enter 1 to 600.")).to_have_count(0)


@pytest.mark.long
def test_records_that_cannot_be_played_on(visit: Visit, tmp_path: Path) -> None:
    """A finished one can be replayed, a broken one is refused; neither can be started."""
    page = named(visit, "Ann", "/new")
    record = write_record(golden("2-players", 0).record())
    broken = json.loads(record)
    broken["moves"][5]["move"] = "hut a1"
    for name, text in (("broken", json.dumps(broken).encode()), ("over", record)):
        (tmp_path / name).write_bytes(text)
    field = page.locator("input[type=file]")
    field.set_input_files(tmp_path / "broken")
    expect(page.get_by_text("This record can’t be read").first).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    field.set_input_files(tmp_path / "over")
    expect(page.get_by_text("This game is over. Replay it or start a new one.")).to_have_count(1)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_role("button", name="Replay", exact=True).click()
    page.wait_for_selector("[data-move-number]")


@pytest.mark.parametrize(("size", "language", "theme"), VIEWS if LONG else VIEWS[1::2])
def test_the_room_on_every_screen(visit: Visit, size: tuple[int, int], language: str, theme: str) -> None:
    """For the owner and for somebody invited: nothing cut or barred, and what to do is on the screen."""
    viewport = ViewportSize(width=size[0], height=size[1])
    settings = {"language": language, "theme": theme}
    ann, ben = visit(settings=settings), visit(settings=settings)
    table = to_table(ann, "me", "open", "greedy", "open", clock={"kind": "live", "bank": 600, "increment": 30})
    ben.set_viewport_size(viewport)
    ben.goto(f"/table/{table}")
    ann.set_viewport_size(viewport)
    for page in (ann, ben):
        expect(page.locator("[data-prompt]")).to_be_visible()
        settled(page)
        assert overflow(page) == []
        assert barred(page) == []
        expect(page.locator("[data-primary]")).to_be_in_viewport()
    ben.locator("[data-primary]").click()
    expect(ben.locator("#row-1 .controls .quiet")).to_be_visible()
    assert overflow(ben) == []
    assert barred(ben) == []
    expect(ben.locator("[data-primary]")).to_be_in_viewport()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_room_with_letters_twice_as_large(visit: Visit, language: str) -> None:
    page = visit(settings={"language": language})
    to_table(page, "me", "open", "greedy", "open")
    page.set_viewport_size(PHONE)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert overflow(page) == []
