"""Who sits where, what they have gained and how much time they have, at every size; what watchers are not told."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from assyria.rules import Phase
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import Player, to_table
from tests.browser.test_fits import decision_in, expect_all_in_sight
from tests.browser.test_people import by_turn, choose, two_people
from tests.effort import some

SMALL = [(390, 844), (844, 390), (360, 640)]
CLOCK = {"kind": "live", "bank": 1800}


def at(page: Page, width: int, height: int) -> None:
    page.set_viewport_size(ViewportSize(width=width, height=height))
    expected = r"beside|below" if width > 1000 else "tall" if height > width else "flat"
    expect(page.locator("main.table")).to_have_attribute("data-layout", re.compile(expected))


@pytest.mark.parametrize(("width", "height"), some(SMALL))
def test_names_on_a_phone(visit: Visit, width: int, height: int) -> None:
    """At a hot seat those of everyone, not "you" again and again; others' gains stand beside them."""
    page = visit()
    to_table(page, "me", "me", "greedy", "greedy", record=decision_in(Phase.HUTS, 4))
    at(page, width, height)
    chairs = page.request.get(page.url.replace("/table/", "/api/tables/")).json()["chairs"]
    names = page.locator(".tile .name")
    expect(names).to_have_text([chair["name"] or chair["bot"] for chair in chairs])
    for number in range(4):
        expect(names.nth(number)).to_be_visible()
    if height > 700:
        expect(page.locator(".tile .mark")).to_have_text(["here", "here"])


def test_gains_stand_beside_the_name(visit: Visit) -> None:
    """On a phone, for those who play: they stay through one's own turn."""
    _, ann, ben = two_people(visit, record=decision_in(Phase.HUTS, 2))
    watcher = visit(ann.url)
    for page in (ann, ben, watcher):
        page.set_viewport_size(PHONE)
    first, second = by_turn(ann, ben)
    player = Player(first, Random(1))
    while not second.locator(".tile .earned").count():
        if first.locator("main.table[data-mine=true]").count():
            player.decide()
        first.wait_for_timeout(50)
    gained = second.locator(".tile", has=second.locator(".earned"))
    expect(gained.locator(".name")).to_have_text("Ann" if first is ann else "Ben")
    expect(second.locator(".tile .earned")).to_have_attribute(
        "title",
        "+{} since your last turn".format(
            (second.locator(".tile .earned [aria-hidden]").inner_text()).lstrip("+")
        ),
    )
    # Who watches has no last turn.
    expect(watcher.locator(".tile").first).to_be_visible()
    version = first.locator("main.table").get_attribute("data-version") or ""
    expect(watcher.locator("main.table")).to_have_attribute("data-version", version)
    expect(watcher.locator(".earned")).to_have_count(0)
    watcher.locator("summary").click()
    expect(watcher.locator(".list").get_by_role("link", name="Home")).to_be_visible()
    expect(watcher.get_by_role("button", name="Since your last turn")).to_have_count(0)
    second.locator("summary").click()
    expect(second.locator(".list").get_by_role("button", name="Since your last turn")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), some([(1366, 650), *SMALL, (1280, 800)], 2))
def test_every_clock_is_seen(visit: Visit, width: int, height: int) -> None:
    """Also while it does not run."""
    page = visit(settings={"auto": False})
    to_table(page, "me", "greedy", "greedy", "greedy", clock=CLOCK, record=decision_in(Phase.SUPPLY, 4))
    at(page, width, height)
    clocks = page.locator("main.table .players .clock")
    expect(clocks).to_have_count(4)
    for number in range(4):
        expect(clocks.nth(number)).to_be_visible()
    expect(page.locator("main.table .players .clock.running")).to_have_count(1)
    expect_all_in_sight(page)


def test_a_pause_is_said_by_the_prompt(visit: Visit) -> None:
    """It is nobody's turn then, and the one button that there is goes on."""
    _, ann, ben = two_people(visit, clock=CLOCK)
    first, second = by_turn(ann, ben)
    expect(first).to_have_title("● Your turn")
    choose(first, "Propose a pause")
    second.get_by_role("button", name="Agree").click()
    for page in (first, second):
        expect(page.locator("#prompt")).to_have_text("The game is paused.")
        expect(page).not_to_have_title("● Your turn")
        expect(page.locator("main.table [data-primary]")).to_have_text("Resume")
        expect(page.locator(".asked .notice")).to_have_count(0)
    # Nothing can be chosen, so that nothing is refused.
    expect(first.locator("main.table [data-move]")).to_have_count(0)
    second.get_by_role("button", name="Resume").click()
    expect(first).to_have_title("● Your turn")


def test_nothing_to_skip_among_people(visit: Visit) -> None:
    """While somebody thinks, nothing is shown that could be skipped, also where a bot plays along."""
    _, ann, ben = two_people(visit, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    for page in (ann, ben):
        page.evaluate(
            "() => (localStorage.assyria = JSON.stringify({...JSON.parse(localStorage.assyria), speed: 1}))"
        )
        page.reload()
    _, waiting = by_turn(ann, ben)
    expect(waiting.locator("[data-plan]")).to_be_visible()
    expect(waiting.get_by_role("button", name="Skip")).to_have_count(0)
    expect(waiting.get_by_role("button", name="Pause")).to_have_count(0)


def test_a_press_beside_the_menu_closes_it(visit: Visit) -> None:
    """And does nothing else: what was pressed is not chosen."""
    page = visit(settings={"auto": False})
    page.set_viewport_size(PHONE)
    to_table(page, "me", "greedy", record=decision_in(Phase.HUTS, 2))
    page.wait_for_selector("main.table[data-mine=true]")
    version = page.locator("main.table").get_attribute("data-version") or ""
    page.locator("summary").click()
    expect(page.locator(".menu .list")).to_be_visible()
    box = page.locator(".board [data-at][data-move]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".menu .list")).to_be_hidden()
    expect(page.locator("main.table")).to_have_attribute("data-version", version)
    page.locator("summary").click()
    page.keyboard.press("Escape")
    expect(page.locator(".menu .list")).to_be_hidden()


WITHIN = """() => {
  const boxOf = one => document.querySelector(one).getBoundingClientRect();
  const [asked, board] = ['.asked > *', 'main.table .board'].map(boxOf);
  const within = asked.left >= board.left - 1 && asked.right <= board.right + 1 && asked.top >= board.top;
  const cards = [...document.querySelectorAll('.players .player, .players .tile, .players .line')];
  return within && cards.every(one => {
    const card = one.getBoundingClientRect();
    const beside = card.left >= asked.right || card.right <= asked.left;
    return beside || card.top >= asked.bottom || card.bottom <= asked.top;
  });
}"""


@pytest.mark.parametrize(("width", "height"), some([(1366, 650), (390, 844), (1280, 800), (844, 390)], 2))
def test_what_is_asked_lies_over_the_board(visit: Visit, width: int, height: int) -> None:
    """Within its width, and over nobody's card."""
    _, ann, ben = two_people(visit, clock=CLOCK)
    at(ben, width, height)
    choose(ann, "Propose a pause")
    expect(ben.get_by_role("button", name="Agree")).to_be_visible()
    ben.wait_for_function(WITHIN)


def test_an_answer_to_a_dialog_is_seen_in_it(visit: Visit) -> None:
    """A message lies over the dialog that is open, and can be closed there; what others ask is told meanwhile."""
    _, ann, ben = two_people(visit, clock=CLOCK)
    choose(ben, "Settings")
    dialog = ben.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Settings")).to_be_visible()
    choose(ann, "Propose a pause")
    told = dialog.locator(".toast")
    expect(told).to_contain_text("Ann proposes a pause")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    ben.keyboard.press("Escape")
    ben.get_by_role("button", name="Agree").click()
    expect(ann.locator("#prompt")).to_have_text("The game is paused.")
