"""The settings page: logging in and out, sessions, tokens, and one's own data, as people do it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from assyria.render.words import LANGUAGES
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import to_table
from tests.browser.test_screens import barred, overflow, settled
from tests.effort import LONG
from tests.server.running import RunningServer

PASSPHRASE = "a wonderful passphrase"  # noqa: S105 - of nobody


def panel(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def agree(page: Page, button: str) -> None:
    page.locator("dialog[open]").get_by_role("button", name=button, exact=True).click()


def make_account(page: Page, account: str) -> None:
    you = panel(page, "You")
    you.get_by_label("Account name").fill(account)
    you.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    you.get_by_role("button", name="Create an account").last.click()
    expect(you.get_by_text(f"This is your account: {account}")).to_be_visible()


def log_in(page: Page, account: str, passphrase: str = PASSPHRASE) -> None:
    you = panel(page, "You")
    you.get_by_role("button", name="Log in").first.click()
    you.get_by_label("Account name").fill(account)
    you.get_by_label("Passphrase", exact=True).fill(passphrase)
    you.get_by_role("button", name="Log in").last.click()
    expect(you.get_by_text(f"This is your account: {account}")).to_be_visible()


def test_a_guest_is_warned_before_being_lost(visit: Visit) -> None:
    page = visit("/settings")
    # The page has become somebody: a request beside its first one would make another guest.
    settled(page)
    before = page.request.get("/api/me").json()
    panel(page, "You").get_by_role("button", name="Log out").click()
    expect(page.locator("dialog[open]")).to_contain_text("this guest is lost")
    agree(page, "Cancel")
    assert page.request.get("/api/me").json() == before
    panel(page, "You").get_by_role("button", name="Log out").click()
    agree(page, "Log out and lose this guest")
    page.wait_for_url("**/")
    page.wait_for_load_state("networkidle")
    assert page.request.get("/api/me").json()["id"] != before["id"]


def test_a_log_in_whose_answer_is_lost(visit: Visit) -> None:
    """The server has logged this browser out as the guest it was: the settings say so, and how to go on."""
    elsewhere, page = visit("/settings"), visit("/settings")
    make_account(elsewhere, "lost-answer")
    settled(page)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/api/log-in", lose)
    # Its cookie is lost with it.
    before = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    you = panel(page, "You")
    you.get_by_role("button", name="Log in").first.click()
    you.get_by_label("Account name").fill("lost-answer")
    you.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    you.get_by_role("button", name="Log in").last.click()
    expect(page.locator(".toast")).to_contain_text("No connection to the server")
    page.context.clear_cookies()
    for name, value in before.items():
        page.context.add_cookies([{"name": name, "value": value, "url": page.url}])
    page.unroute("**/api/log-in")
    page.reload()
    expect(page.get_by_role("main").get_by_text("You were logged out in this browser.")).to_be_visible()
    expect(page.get_by_text("No connection to the server")).to_have_count(0)
    page.locator(".strips").get_by_role("button", name="Reload").click()
    log_in(page, "lost-answer")


@pytest.mark.long
def test_sessions_end_from_another_browser(visit: Visit) -> None:
    """Someone who sits at a table there is told, and can go on as somebody new."""
    desk, phone = visit("/settings"), visit("/settings")
    make_account(desk, "devices")
    log_in(phone, "devices")
    to_table(phone, "me", "open")
    desk.reload()
    sessions = panel(desk, "Where you are logged in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    expect(sessions.get_by_role("listitem").first).to_contain_text("This browser")
    sessions.get_by_role("button", name="Log out everywhere else").click()
    agree(desk, "Log out everywhere else")
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    banner = phone.get_by_role("alert").get_by_text("You were logged out in this browser.")
    expect(banner).to_be_visible()
    banner.get_by_role("button", name="Reload").click()
    expect(banner).to_have_count(0)
    settled(phone)
    assert phone.request.get("/api/me").json()["account"] is None
    assert desk.request.get("/api/me").json()["account"] == "devices"


@pytest.mark.long
def test_other_tabs_of_the_same_browser_go_on(visit: Visit) -> None:
    """Their cookie is a new one; they are still the same person."""
    page = visit()
    to_table(page, "me", "open")
    other = page.context.new_page()
    other.goto("/settings")
    panel(other, "Where you are logged in").get_by_role("button", name="Log out everywhere else").click()
    agree(other, "Log out everywhere else")
    expect(other.get_by_text("You are logged out everywhere else.").first).to_be_visible()
    page.wait_for_timeout(1000)
    expect(page.get_by_text("You were logged out in this browser.")).to_have_count(0)
    expect(page.locator("main[data-status=open]")).to_be_visible()


@pytest.mark.long
def test_another_passphrase(visit: Visit) -> None:
    page, elsewhere = visit("/settings"), visit("/settings")
    make_account(page, "changing")
    you = panel(page, "You")
    you.locator("summary", has_text="Change passphrase").click()
    you.get_by_label("Current passphrase").fill(PASSPHRASE)
    you.get_by_label("New passphrase").fill(PASSPHRASE + " indeed")
    you.get_by_role("button", name="Change passphrase").click()
    expect(page.get_by_text("Passphrase changed.").first).to_be_visible()
    log_in(elsewhere, "changing", PASSPHRASE + " indeed")


def test_tokens_have_a_scope(visit: Visit, server: RunningServer) -> None:
    page = visit("/settings")
    tokens = panel(page, "Tokens for your bots")
    tokens.get_by_label("What it is for").fill("Watcher")
    tokens.get_by_label("only read").check()
    tokens.get_by_role("button", name="Make a token").click()
    made = tokens.get_by_label("The new token, shown this once").locator("input").input_value()
    expect(tokens.get_by_role("listitem")).to_contain_text("Watcher (only read)")
    expect(tokens.get_by_role("listitem")).to_contain_text("Never used")
    with server.client(made) as bot:
        assert bot.get("/api/tables").status_code == 200
        assert bot.post("/api/tables", json={}).json()["title"] == "token-not-allowed"
    tokens.get_by_role("button", name="I have kept it").click()
    page.reload()
    expect(tokens.get_by_role("listitem")).to_contain_text("Last used")
    tokens.get_by_role("button", name="Revoke Watcher").click()
    agree(page, "Revoke")
    expect(tokens.get_by_role("listitem")).to_have_count(0)


def test_ones_own_data(visit: Visit) -> None:
    page = visit("/settings")
    make_account(page, "my-data")
    data = panel(page, "Your data")
    with page.expect_download() as download:
        data.get_by_role("link", name="Download my data").click()
    assert json.loads(download.value.path().read_text())["identity"]["account"] == "my-data"

    you = panel(page, "You")
    you.get_by_label("Your name").fill("Shammuramat")
    you.get_by_role("button", name="Save").click()
    data.get_by_role("button", name="Remove my name").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Shammuramat")
    dialog.get_by_label("Passphrase").fill(PASSPHRASE)
    agree(page, "Remove my name")
    expect(page.get_by_text("Your name is removed.").first).to_be_visible()
    assert page.request.get("/api/me").json()["name"].startswith("Guest ")

    data.get_by_role("button", name="Delete me").click()
    expect(dialog).to_contain_text("Games that others played with you stay, without your name.")
    # With the keyboard alone.
    dialog.get_by_label("Passphrase").focus()
    page.keyboard.type(PASSPHRASE)
    page.keyboard.press("Enter")
    page.wait_for_url("**/")
    page.wait_for_load_state("networkidle")
    assert page.request.get("/api/me").json()["account"] is None


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["pl"])
def test_nothing_is_cut_off_or_barred(visit: Visit, language: str) -> None:
    """Also with an account, a token that was just made, and the dialogs open, on a phone."""
    page = visit("/settings", settings={"language": language})
    page.set_viewport_size(PHONE)
    page.request.post("/api/me/account", data={"account": f"screens-{language}", "passphrase": PASSPHRASE})
    page.request.post("/api/me/tokens", data={"label": "A bot with a rather long label", "scope": "read"})
    page.reload()
    settled(page)
    page.locator("summary").last.click()
    assert overflow(page) == []
    assert barred(page) == []
    for button in (
        page.locator("section[aria-labelledby=data] > button"),
        page.locator("section[aria-labelledby=sessions] > button"),
        page.locator("section[aria-labelledby=person] > button"),
    ):
        for number in range(button.count()):
            button.nth(number).click()
            expect(page.locator("dialog[open]")).to_be_visible()
            assert overflow(page) == []
            assert barred(page) == []
            page.keyboard.press("Escape")
