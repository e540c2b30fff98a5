"""At the table: undo, refusals, hints, two browsers, a lost connection, talk."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import MOST, SETTLED, SPOTS, Player, last_turn, to_table

SEARCH = 120_000.0
"""Milliseconds: on a new machine the search is compiled first."""
HUTS = "spots => spots.map(spot => spot.getAttribute('aria-label') ?? '').filter(name => name.includes('hut:'))"


def until_huts(player: Player, least: int = 2) -> None:
    """To a decision about huts with some more to come."""
    for _ in range(200):
        player.wait()
        table = player.page.locator("main.table")
        if table.get_attribute("data-phase") == "huts" and player.page.locator(SPOTS).count() >= least:
            player.page.wait_for_selector("main.table[data-preview=true]")
            return
        player.decide()
    raise AssertionError("no huts are ever placed")


def test_undo_and_restart(visit: Visit) -> None:
    """A hut that was placed can be taken back; restarting takes all of the turn back."""
    player = Player(visit(), Random(1))
    to_table(player.page, "me", "greedy")
    until_huts(player)
    board = player.page.locator(".board [data-at]")
    before = board.evaluate_all("spots => spots.map(spot => spot.getAttribute('aria-label'))")
    player.decide()
    version = player.version()
    player.page.keyboard.press("z")
    player.page.wait_for_function(f"before => {SETTLED}", arg=version)
    player.page.wait_for_function(
        "before => JSON.stringify([...document.querySelectorAll('.board [data-at]')]"
        ".map(spot => spot.getAttribute('aria-label'))) == before",
        arg=str_json(before),
    )
    player.decide()
    version = player.version()
    player.page.locator("button[aria-keyshortcuts=r]").click()
    player.page.wait_for_function(f"before => {SETTLED}", arg=version)
    expect(player.page.locator("button[aria-keyshortcuts=z]")).to_be_disabled()
    # Who harvests last and goes first has not been interrupted since, and gets the harvest back, too.
    assert player.page.locator("main.table").get_attribute("data-phase") in ("huts", "harvest")
    own = [name for name in player.page.locator(".board [data-at]").evaluate_all(HUTS) if "Guest" in name]
    assert own == [], "all huts of this first turn are back in stock"


def str_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


APART = """() => {
  const [one, other] = [".toast", "#prompt"].map((part) => document.querySelector(part).getBoundingClientRect());
  const beside = one.left >= other.right || other.left >= one.right;
  return beside || one.top >= other.bottom || other.top >= one.bottom;
}"""


def test_not_a_place_to_choose(visit: Visit) -> None:
    """Touching what is not legal says why, with the paragraph, and changes nothing."""
    player = Player(visit(), Random(2))
    to_table(player.page, "me", "greedy")
    until_huts(player)
    version = player.version()
    expect(player.page.locator("main.table [data-tone]").first).to_be_attached()
    player.page.locator(".board [data-at][aria-disabled=true]:not([aria-hidden])").first.click(force=True)
    expect(player.page.locator(".toast.refused")).to_contain_text("§")
    assert player.version() == version
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        player.page.set_viewport_size({"width": width, "height": height})
        # Another layout follows as soon as the page hears of the size.
        player.page.wait_for_function(APART)


class Wire:
    """The line between a page and the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if not self.whole:
            line.close(code=4000, reason="cut")
            return
        line.connect_to_server()
        self.lines.append(line)

    def cut(self) -> None:
        self.whole = False
        for line in self.lines:
            line.close(code=4000, reason="cut")
        self.lines.clear()

    def mend(self) -> None:
        self.whole = True


def test_two_browsers_and_a_lost_connection(visit: Visit) -> None:
    """Two people far apart; one loses the line in mid-game and comes back without a reload."""
    ana, ben = Player(visit(), Random(4)), Player(visit(), Random(5))
    wire = Wire(ben.page)
    table = to_table(ana.page, "me", "open", record=last_turn(2, seed=1))
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start the game").click()
    for player in (ana, ben):
        player.page.wait_for_selector("main.table")
    cut = False
    for _ in range(4 * MOST):
        if not wire.whole and ana.page.locator("main.table[data-mine=true]").count() == 0:
            wire.mend()
            expect(ben.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_hidden()
        if ana.over():
            break
        mover = next((one for one in (ana, ben) if one.page.locator("main.table[data-mine=true]").count()), None)
        if mover is None:
            ana.page.wait_for_timeout(50)
            continue
        if not cut and mover is ana and ana.version() > 5:
            wire.cut()
            expect(ben.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
            cut = True
        mover.decide()
        if wire.whole:
            reached = max(ana.version(), ben.version())
            for player in (ana, ben):
                player.page.wait_for_function(
                    "reached => Number(document.querySelector('main.table').dataset.version) >= reached",
                    arg=reached,
                )
    assert cut
    assert ana.over()
    ben.page.wait_for_selector("main.table[data-status=finished]")
    assert ana.version() == ben.version()


def test_talk(visit: Visit) -> None:
    """What one says, the other reads; it is text and nothing else."""
    ana, ben = visit(), visit()
    table = to_table(ana, "me", "greedy")
    ben.goto(f"/table/{table}")
    ben.wait_for_selector("main.table")
    ana.keyboard.press("t")
    ana.locator("#saying").fill("<b>hello</b> & good luck")
    ana.keyboard.press("Enter")
    ben.keyboard.press("t")
    expect(ben.get_by_text("<b>hello</b> & good luck")).to_be_visible()


def test_a_hint(visit: Visit) -> None:
    """Asked for by key, it says what to do and why, and lights it; once that is done it is gone."""
    player = Player(visit(), Random(6))
    page = player.page
    to_table(page, "me", "greedy")
    until_huts(player)
    page.keyboard.press("h")
    expect(page.locator("button[aria-keyshortcuts=h]")).to_have_attribute("aria-pressed", "true", timeout=SEARCH)
    expect(page.locator("#prompt")).to_contain_text("Hint:")
    prompt = page.locator("#prompt").inner_text()
    assert "%" not in prompt
    proposed = page.locator("main.table [data-tone=pick], main.table button.pick")
    expect(proposed).to_have_count(1)
    place = re.search(r"\bon ([a-j]\d)", prompt)
    if place is not None:
        expect(proposed).to_have_attribute("data-at", place.group(1))
    page.get_by_role("button", name="Details").click()
    expect(page.locator("[popover]:popover-open")).to_contain_text(
        re.compile(r"Win chance \d+%, expected score \d+")
    )
    page.keyboard.press("Escape")
    version = player.version()
    player.do(proposed)
    page.wait_for_function(f"before => {SETTLED}", arg=version)
    expect(page.locator("#prompt")).not_to_contain_text("Hint")


def test_no_hints_among_people(visit: Visit) -> None:
    """Where they were not agreed on there is no button, and the key does nothing."""
    player = Player(visit(), Random(7))
    page = player.page
    to_table(page, "me", "me")
    player.wait()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("h")
    page.wait_for_timeout(200)
    expect(page.locator("button[aria-keyshortcuts=h]")).to_have_count(0)
    assert not [url for url in asked if url.endswith("/hint")]


@pytest.mark.long
def test_sounds_are_offered_once(visit: Visit) -> None:
    """After the first turn; off until they are wanted, and never asked again."""
    player = Player(visit(settings={"sounds": None}), Random(8))
    page = player.page
    to_table(page, "me", "greedy")
    offer = page.locator(".toast", has_text="Play with quiet sounds?")
    while player.wait() and not offer.count():
        player.decide()
    assert page.evaluate("JSON.parse(localStorage.assyria).sounds") is False
    offer.get_by_role("button", name="Sounds on").click()
    expect(offer).to_be_hidden()
    page.wait_for_function("JSON.parse(localStorage.assyria).sounds === true")


ANIMATED = """async seconds => {
  const found = new Set();
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) {
    for (const motion of document.getAnimations()) {
      for (const frame of motion.effect?.getKeyframes() ?? []) Object.keys(frame).forEach(key => found.add(key));
    }
    await new Promise(done => setTimeout(done, 30));
  }
  return [...found];
}"""


@pytest.mark.long
def test_motion_needs_the_compositor_alone(visit: Visit) -> None:
    """Huts arrive, cards fly and points rise by transform and opacity, which need no new layout."""
    page = visit(settings={"speed": 1})
    to_table(page, "greedy", "greedy", "greedy", "greedy")
    page.wait_for_selector("main.table")
    moved = set(page.evaluate(ANIMATED, 6)) - {"offset", "computedOffset", "easing", "composite"}
    assert moved == {"transform", "opacity"}
