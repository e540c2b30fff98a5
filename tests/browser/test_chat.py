"""Talk at a table, each person in a browser of their own: phrases, spectators, muting, blocking, reports."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_people import resign, two_people
from tests.browser.test_screens import barred, overflow
from tests.plain_http import http_client
from tests.server.running import RunningServer

LAPTOP: ViewportSize = {"width": 1366, "height": 650}


def say(page: Page, table: str, text: str) -> None:
    assert page.request.post(f"/api/tables/{table}/chat", data={"text": text}).ok


def named(visit: Visit, name: str, path: str) -> Page:
    page = visit()
    assert page.request.put("/api/me/name", data={"name": name}).ok
    page.goto(path)
    return page


def chat_of(page: Page) -> Page:
    """Open the chat beside the board."""
    page.get_by_role("navigation", name="More").get_by_role("button", name="Chat").click()
    return page


def menu_of(page: Page, name: str) -> None:
    """Open what one can do about somebody at the table."""
    page.get_by_role("region", name=name).get_by_role("button", name=f"Mute, block or report {name}").click()


def reports(server: RunningServer, table: str) -> list[dict[str, object]]:
    token = (server.data / "admin-token").read_text().strip()
    with http_client(server.url, headers={"Authorization": f"Bearer {token}"}) as admin:
        found: httpx.Response = admin.get("/api/admin/reports").raise_for_status()
        return [one for one in found.json() if one["table"] == table]


def test_a_phrase_is_read_in_ones_own_language(visit: Visit) -> None:
    """Ben presses a button in German; Ann reads it in English, with a number until she has."""
    table, ann, _ = two_people(visit)
    ben = visit(f"/table/{table}", settings={"language": "de"})
    ben.request.put("/api/me/name", data={"name": "Bernd"})
    ben.get_by_role("button", name="Chat", exact=True).click()
    for phrase in ("Viel Glück", "Herz"):
        ben.get_by_role("button", name="Schnelle Sätze").click()
        ben.get_by_role("group", name="Schnelle Sätze").get_by_role("button", name=phrase).click()
    expect(ben.get_by_role("log")).to_contain_text("Viel Glück")
    ann.get_by_role("button", name="Chat: 2 new messages").click()
    expect(ann.get_by_role("log")).to_contain_text("Good luck")
    expect(ann.get_by_role("log").get_by_role("img", name="Heart")).to_be_visible()


def test_spectators_reach_the_players_of_a_listed_table_after_the_game(visit: Visit) -> None:
    """They are told so; the players then have something new to read."""
    table, ann, ben = two_people(visit, listed=True)
    eve = chat_of(named(visit, "Eve", f"/table/{table}"))
    expect(eve.get_by_text("Players read your messages after the game.")).to_be_visible()
    eve.get_by_label("Write a message").fill("Take hut h4")
    eve.get_by_role("button", name="Send").click()
    expect(eve.get_by_role("log")).to_contain_text("(players read it after the game) Take hut h4")
    say(ben, table, "Good luck")
    chat_of(ann)
    expect(ann.get_by_role("log")).to_contain_text("Good luck")
    expect(ann.get_by_role("log")).not_to_contain_text("Take hut h4")
    ann.keyboard.press("Escape")
    resign(ben)
    ann.get_by_role("button", name="See the board").click()
    ann.get_by_role("button", name="Chat: 1 new message").click()
    expect(ann.get_by_role("log")).to_contain_text("Take hut h4")
    expect(ann.get_by_role("log")).not_to_contain_text("after the game")


def test_only_players_write_where_that_is_agreed(visit: Visit) -> None:
    """Chosen for the new table, and told in the waiting room."""
    ann = named(visit, "Ann", "/new")
    ann.get_by_role("combobox", name="Seat Blue").select_option("open")
    ann.get_by_role("radio", name="Players", exact=True).check()
    expect(ann.get_by_text("Spectators can read, but not write.")).to_be_visible()
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_text("Chat for players only")).to_be_visible()
    eve = named(visit, "Eve", ann.url)
    expect(eve.get_by_text("Only players write here.")).to_be_visible()
    expect(eve.get_by_label("Write a message")).to_have_count(0)
    eve.get_by_role("button", name="Sit down").click()
    expect(eve.get_by_label("Write a message")).to_be_visible()


def test_muting_and_hearing_again(visit: Visit) -> None:
    """From the menu at a seat; it is said where lines are hidden, and it is undone there or at the seat."""
    table, ann, ben = two_people(visit)
    say(ben, table, "What takes you so long")
    menu_of(ann, "Ben")
    ann.get_by_role("dialog").get_by_role("button", name="Mute", exact=True).click()
    expect(ann.locator(".toast")).to_contain_text("Ben is muted.")
    say(ben, table, "Zzz")
    chat_of(ann)
    expect(ann.get_by_role("log")).to_contain_text("You muted Ben: 2 messages hidden")
    expect(ann.get_by_role("log")).not_to_contain_text("Zzz")
    ann.get_by_role("log").get_by_role("button", name="Unmute").click()
    expect(ann.get_by_role("log")).to_contain_text("Zzz")
    ann.get_by_role("complementary").get_by_role("button", name="Close").click()
    menu_of(ann, "Ben")
    ann.get_by_role("dialog").get_by_role("button", name="Mute", exact=True).click()
    expect(ann.get_by_role("dialog")).to_be_hidden()
    menu_of(ann, "Ben")
    ann.get_by_role("dialog").get_by_role("button", name="Unmute").click()
    expect(ann.locator(".toast").last).to_contain_text("You see Ben’s messages again.")


def test_blocking_asks_first(visit: Visit) -> None:
    """It says what it does, and where lines are hidden; the settings end it."""
    table, ann, ben = two_people(visit)
    say(ben, table, "Something vile")
    chat_of(ann)
    ann.get_by_role("log").get_by_role("button", name="Mute, block or report Ben").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(dialog.get_by_role("heading", name="Block Ben?")).to_be_visible()
    expect(dialog).to_contain_text("they can’t sit at your tables")
    dialog.get_by_role("button", name="Cancel").click()
    expect(ann.get_by_role("log")).to_contain_text("Something vile")
    dialog.get_by_role("button", name="Block", exact=True).click()
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(ann.locator(".toast")).to_contain_text("Ben is blocked.")
    expect(ann.get_by_role("log")).to_contain_text("You blocked Ben: 1 message hidden")
    expect(ann.get_by_role("log")).not_to_contain_text("Something vile")
    ann.goto("/settings")
    ann.get_by_role("button", name="Unblock Ben").click()
    expect(ann.get_by_role("button", name="Unblock Ben")).to_have_count(0)


def test_a_report_has_a_reason(visit: Visit, server: RunningServer) -> None:
    """Of a player in the waiting room, and of a line at the table."""
    ann = named(visit, "Ann", "/")
    body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ann.request.post("/api/tables", data=body).json()["id"]
    ben = named(visit, "Ben the Pest", f"/table/{table}")
    ben.get_by_role("button", name="Sit down").click()
    ann.goto(f"/table/{table}")
    report = "Mute, block or report Ben the Pest"
    ann.locator("#row-1").get_by_role("button", name=report).click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("button", name="Report").click()
    dialog.get_by_role("radio", name="An offensive name").check()
    dialog.get_by_role("textbox").fill("Look at it")
    dialog.get_by_role("button", name="Send the report").click()
    expect(ann.locator(".toast")).to_contain_text("Reported to the people who run this server.")
    say(ben, table, "Hurry up")
    ann.get_by_role("log").get_by_role("button", name=report).click()
    dialog.get_by_role("button", name="Report").click()
    expect(dialog).to_contain_text("With this message: “Hurry up”")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog).to_be_hidden()
    told = [(one["n"], one["reason"], one["why"], one["text"]) for one in reports(server, table)]
    assert told == [(0, "name", "Look at it", ""), (1, "insult", "", "Hurry up")]


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_in_the_waiting_room_a_button_says_what_is_unread(visit: Visit, size: ViewportSize) -> None:
    """What is out of sight is not read, also after a reload, until one goes there."""
    ann = named(visit, "Ann", "/")
    ann.set_viewport_size(size)
    body = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = ann.request.post("/api/tables", data=body).json()["id"]
    ben = named(visit, "Ben", f"/table/{table}")
    ann.goto(f"/table/{table}")
    expect(ann.get_by_role("button", name="Go to the chat", exact=True)).to_be_visible()
    say(ben, table, "Shall we wait for Cleo?")
    unread = ann.get_by_role("button", name="Go to the chat: 1 new message")
    expect(unread).to_be_visible()
    ann.reload()
    expect(ann.get_by_role("log")).to_contain_text("Shall we wait for Cleo?")
    unread.click()
    expect(ann.get_by_role("log")).to_be_in_viewport()
    expect(ann.get_by_role("log")).to_be_focused()
    expect(ann.get_by_role("button", name="Go to the chat", exact=True)).to_be_visible()
    ann.reload()
    expect(ann.get_by_role("button", name="Go to the chat", exact=True)).to_be_visible()


def test_everyone_sees_how_many_watch_and_who_wishes_to_be_seen(visit: Visit) -> None:
    """Eve shows her name, also after a reload, until she does not any more."""
    table, ann, _ = two_people(visit)
    eve = chat_of(named(visit, "Eve", f"/table/{table}"))
    ann.get_by_role("button", name="1 person is watching").click()
    expect(ann.get_by_role("complementary")).to_contain_text("1 person is watching")
    show = eve.get_by_role("checkbox", name="Show my name while I watch")
    expect(show).not_to_be_checked()
    show.check()
    expect(ann.get_by_role("complementary")).to_contain_text("1 person is watching: Eve")
    eve.reload()
    chat_of(eve)
    expect(eve.get_by_role("complementary")).to_contain_text("1 person is watching: Eve")
    show.uncheck()
    expect(ann.get_by_role("complementary")).not_to_contain_text("Eve")
    eve.close()
    expect(ann.get_by_role("button", name="1 person is watching")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [((390, 844), "de", "dark"), ((844, 390), "pl", "light"), ((1366, 650), "fr", "dark")],
)
def test_all_of_it_fits_and_can_be_used_by_everyone(
    visit: Visit, server: RunningServer, size: tuple[int, int], language: str, theme: str
) -> None:
    """The chat with all that lines can be, its phrases, and what opens at a seat."""
    table, ann, ben = two_people(visit, listed=True)
    eve = named(visit, "Eve", f"/table/{table}")
    for who, phrase in ((ann, "hello"), (ben, "thinking"), (ben, "heart"), (eve, "smile")):
        assert who.request.post(f"/api/tables/{table}/chat", data={"phrase": phrase}).ok
    assert eve.request.post(f"/api/tables/{table}/seats/0/mute").ok
    page = visit(settings={"language": language, "theme": theme})
    page.context.add_cookies(
        [{"name": one["name"], "value": one["value"], "url": server.url} for one in eve.context.cookies()]
    )
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/table/{table}")
    page.locator("nav.menu button").nth(1).click()
    expect(page.locator("[role=log] svg")).to_have_count(3)
    page.locator("form .quick").click()
    expect(page.locator(".phrases")).to_be_visible()
    assert overflow(page) == []
    page.locator("form .quick").click()
    for opened, button in (
        ("dialog[open]", "[role=log] button.more"),
        ("dialog[open] form", "dialog[open] button"),
    ):
        page.locator(button).last.click()
        expect(page.locator(opened)).to_be_visible()
        assert overflow(page) == [], opened
        assert barred(page) == [], opened
