"""Two people at one table, each in a browser of their own: what they ask of each other."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player, last_turn
from tests.plain_http import http_client
from tests.server.running import RunningServer


def two_people(visit: Visit, base_url: str | None = None, **options: object) -> tuple[str, Page, Page]:
    """Ann opens a table and Ben sits down; the game has begun."""
    elsewhere = {} if base_url is None else {"base_url": base_url}
    ann, ben = visit(**elsewhere), visit(**elsewhere)
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        page.request.put("/api/me/name", data={"name": name})
    body = {"seats": [{"kind": "me"}, {"kind": "open"}], "resign": True, **options}
    table = ann.request.post("/api/tables", data=body).json()["id"]
    ben.request.post(f"/api/tables/{table}/commands", data={"type": "sit", "seat": 1})
    ann.request.post(f"/api/tables/{table}/commands", data={"type": "start"})
    for page in (ann, ben):
        page.goto(f"/table/{table}")
        expect(page.get_by_role("navigation", name="More")).to_be_visible()
    return table, ann, ben


def by_turn(ann: Page, ben: Page) -> tuple[Page, Page]:
    """Who is to move, and who waits."""
    for _ in range(400):
        for first, second in ((ann, ben), (ben, ann)):
            if first.locator("main.table[data-mine=true]").count():
                return first, second
        ann.wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def choose(page: Page, entry: str) -> None:
    page.locator("summary").click()
    page.get_by_role("button", name=entry).click()


def resign(page: Page) -> None:
    choose(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def test_resigning_asks_first(visit: Visit) -> None:
    """And says what follows."""
    _, ann, ben = two_people(visit)
    choose(ann, "Resign")
    expect(ann.get_by_text("The game ends, and Ben wins.")).to_be_visible()
    ann.get_by_role("button", name="Cancel").click()
    expect(ann.get_by_role("dialog")).to_be_hidden()
    expect(ann.locator("main.table")).to_have_attribute("data-status", "playing")
    resign(ann)
    for page in (ann, ben):
        expect(page.get_by_role("heading", name="Ben wins!")).to_be_visible()
        expect(page.locator("dialog li").last).to_contain_text("Ann")
        expect(page.locator("dialog li").last).to_contain_text("resigned")


def test_leaving_and_coming_back(visit: Visit) -> None:
    """Asked for first; everyone is told, and one press takes the seat back."""
    _, ann, ben = two_people(visit)
    choose(ann, "Leave")
    ann.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(ann.get_by_text("You left: a bot plays for you.")).to_be_visible()
    expect(ben.locator(".toast")).to_contain_text("Ann leaves: a bot plays on.")
    ann.get_by_role("button", name="Take my seat back").click()
    expect(ann.get_by_text("a bot plays for you")).to_be_hidden()
    expect(ben.locator(".toast")).to_contain_text("Ann is back.")
    ben.get_by_role("button", name="Log").click()
    expect(ben.get_by_role("region", name="Log").last).to_contain_text("Ann leaves: a bot plays on.")


@pytest.mark.long
def test_time_is_up(visit: Visit) -> None:
    """The person, the others and the log are told."""
    _, ann, ben = two_people(visit, clock={"kind": "live", "bank": 10})
    late, other = by_turn(ann, ben)
    expect(late.get_by_text("Time is up: a bot plays for you.")).to_be_visible(timeout=30_000)
    expect(other.locator(".toast")).to_contain_text("runs out of time: a bot plays on.")
    late.get_by_role("button", name="Take my seat back").click()
    expect(late.get_by_text("a bot plays for you")).to_be_hidden()


def test_a_take_back(visit: Visit) -> None:
    """It says how many moves it undoes, can be withdrawn, and its answer is told."""
    _, ann, ben = two_people(visit)
    first, second = by_turn(ann, ben)
    Player(first, Random(1)).decide()
    first.locator("main.table [data-primary]").click()
    expect(second.locator("main.table")).to_have_attribute("data-mine", "true")
    choose(first, "Ask to take back the last move")
    expect(second.get_by_text("asks to take back the last move.")).to_be_visible()
    first.get_by_role("button", name="Withdraw").click()
    expect(second.locator(".toast")).to_contain_text("withdraws the proposal.")
    choose(first, "Ask to take back the last move")
    second.get_by_role("button", name="Decline").click()
    expect(first.locator(".toast")).to_contain_text("declines the take-back.")


def test_a_pause(visit: Visit) -> None:
    """Proposed, agreed to, and ended by either."""
    _, ann, ben = two_people(visit, clock={"kind": "live", "bank": 600})
    choose(ann, "Propose a pause")
    expect(ann.get_by_text("Waiting for Ben.")).to_be_visible()
    expect(ben.get_by_text("Ann proposes a pause")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    for page in (ann, ben):
        expect(page.get_by_text("The game is paused.")).to_be_visible()
    ann.get_by_role("button", name="Resume").click()
    expect(ben.get_by_text("The game is paused.")).to_be_hidden()


def test_who_plays_again_waits_for_nobody(visit: Visit) -> None:
    """Ann has a new table at once. Ben says no, which she reads there, then thinks better of it, and it begins."""
    table, ann, ben = two_people(visit)
    resign(ann)
    for page in (ann, ben):
        expect(page.locator("dialog[open]")).to_be_visible()
    ann.get_by_role("button", name="Play again").click()
    ann.wait_for_url(re.compile(rf"/table/(?!{table})"))
    expect(ann.get_by_text("Asked to play again: Ben.")).to_be_visible()
    expect(ben.get_by_text("Ann plays again.")).to_be_visible()
    ben.get_by_role("button", name="No, thank you").click()
    expect(ben.get_by_text("You said that you do not play on.")).to_be_visible()
    expect(ann.get_by_text("Ben does not play on.")).to_be_visible()
    ben.get_by_role("button", name="Play again").click()
    for page in (ann, ben):
        page.wait_for_url(re.compile(rf"/table/(?!{table})"))
        expect(page.get_by_role("navigation", name="More")).to_be_visible()


@pytest.mark.long
def test_a_rematch_is_offered_at_the_board_too(visit: Visit) -> None:
    """Ben has closed the end screen: he is asked there, and both are taken along."""
    table, ann, ben = two_people(visit)
    resign(ann)
    ben.get_by_role("button", name="See the board").click()
    ann.get_by_role("button", name="Play again").click()
    expect(ben.get_by_text("Ann plays again.")).to_be_visible()
    ben.get_by_role("button", name="Play again").click()
    for page in (ann, ben):
        page.wait_for_url(re.compile(rf"/table/(?!{table})"))


@pytest.mark.long
def test_own_messages_are_read(visit: Visit) -> None:
    """What I say is not news to me, and what I have read is not any more, even after a reload."""
    table, ann, ben = two_people(visit)
    ann.request.post(f"/api/tables/{table}/chat", data={"text": "Good luck"})
    ben.get_by_role("button", name="Chat: 1 new message").click()
    expect(ben.get_by_text("Good luck")).to_be_visible()
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    ann.request.post(f"/api/tables/{table}/chat", data={"text": "And have fun"})
    expect(ben.get_by_role("button", name="Chat: 1 new message")).to_be_visible()
    ben.reload()
    expect(ben.get_by_role("button", name="Chat: 1 new message")).to_be_visible()
    expect(ann.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_watching(visit: Visit) -> None:
    """Someone without a seat is told so."""
    table, *_ = two_people(visit)
    expect(visit(f"/table/{table}").locator("[data-prompt]")).to_contain_text("You are watching.")


@pytest.mark.long
def test_settings_open_over_the_table(visit: Visit) -> None:
    """Nobody has to leave the game for them."""
    table, ann, _ = two_people(visit)
    choose(ann, "Settings")
    expect(ann.get_by_role("dialog").get_by_role("heading", name="Settings")).to_be_visible()
    assert ann.url.endswith(table)
    ann.keyboard.press("Escape")
    expect(ann.get_by_role("dialog")).to_be_hidden()


@pytest.mark.long
def test_over_days(visit: Visit) -> None:
    """The list says whose turn it is and how long; who comes back sees what the others did."""
    table, ann, ben = two_people(visit, clock={"kind": "slow", "bank": 259200, "cap": 259200})
    first, second = by_turn(ann, ben)
    name = "Ann" if second is ann else "Ben"
    Player(first, Random(1)).decide()
    first.locator("main.table [data-primary]").click()
    expect(second.locator("main.table")).to_have_attribute("data-mine", "true")
    first.goto("/")
    expect(first.get_by_text(re.compile(f"{name} to move · 2 d 23 h left")).first).to_be_visible()
    Player(second, Random(1)).decide()
    held = second.locator("main.table").get_attribute("data-version") or ""
    second.locator("main.table [data-primary]").click()
    expect(second.locator("main.table")).not_to_have_attribute("data-version", held)
    first.goto(f"/table/{table}")
    expect(first.get_by_role("dialog").get_by_role("heading", name="Since your last move")).to_be_visible()


def test_nobody_is_waited_for_for_ever(visit: Visit, tmp_path: Path) -> None:
    """Who is to decide goes away: the other sees it, lets a bot play, and the seat is theirs again later."""
    with RunningServer(tmp_path, settings={"absence": 1}) as server:
        table, ann, ben = two_people(visit, base_url=server.url)
        mover, other = by_turn(ann, ben)
        gone = "Ann" if mover is ann else "Ben"
        mover.goto("/settings")
        expect(other.locator("[data-gone]").first).to_be_visible()
        other.get_by_role("button", name=f"Let a bot play for {gone}").click()
        expect(other.get_by_text(f"{gone} is away: a bot plays on.").first).to_be_visible()
        mover.goto(f"{server.url}/table/{table}")
        expect(other.get_by_text(f"{gone} is back.").first).to_be_visible()
        expect(other.locator("[data-gone]")).to_have_count(0)


def test_a_game_is_ended_together(visit: Visit) -> None:
    """It is said beforehand that the result does not count, and nobody has won."""
    _, ann, ben = two_people(visit)
    choose(ann, "End the game together")
    ann.get_by_role("button", name="Nobody wins").click()
    expect(ben.get_by_text("Ann proposes to end the game here. Nobody wins.")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    for page in (ann, ben):
        expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()
        expect(page.get_by_text("Ended by agreement: nobody wins.")).to_be_visible()


@pytest.mark.long
def test_an_imported_start_is_seen_before_one_sits_down(visit: Visit) -> None:
    """In the lobby and at the table."""
    ann, ben = visit(), visit()
    record = last_turn(2, seed=1)
    body = {"seats": [{"kind": "me"}, {"kind": "open"}], "listed": True, "record": record}
    made = ann.request.post("/api/tables", data=body).json()
    moves = made["table"]["start"]["moves"]
    ben.goto("/")
    expect(ben.get_by_text(f"from move {moves}").first).to_be_visible()
    ben.goto(f"/table/{made['id']}")
    expect(ben.get_by_text(f"continues a record: {moves} moves")).to_be_visible()
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("button", name="Stand up")).to_be_visible()


def test_a_server_for_members(visit: Visit, server: RunningServer) -> None:
    """Someone who comes is told so and can log in; an invitation lets a new person in."""
    token = (server.data / "admin-token").read_text().strip()
    operator = {"Authorization": f"Bearer {token}"}
    with http_client(server.url, headers=operator) as admin:
        member = visit()
        account = {"account": "member", "passphrase": "a long passphrase"}
        assert member.request.post("/api/me/account", data=account).ok
        admin.put("/api/admin/admission", json={"guests": False}).raise_for_status()
        try:
            page = visit("/")
            expect(page.get_by_text("This server is for members.")).to_be_visible()
            page.get_by_role("link", name="Log in").click()
            page.get_by_label("Account name").fill("member")
            page.get_by_label("Passphrase").fill("a long passphrase")
            page.get_by_role("button", name="Log in").click()
            expect(page.get_by_text("member", exact=False).first).to_be_visible()
            code = admin.post("/api/admin/invitations", json={}).json()["code"]
            new = visit(f"/?invitation={code}")
            expect(new.get_by_role("button", name="Play now")).to_be_visible()
            new.wait_for_url("**/")
        finally:
            admin.put("/api/admin/admission", json={"guests": True}).raise_for_status()
