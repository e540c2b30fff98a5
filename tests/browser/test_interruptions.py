"""What may come over a table, two at a time, on a phone and on a low laptop: whatever is shown can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, count
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from assyria.record import write_record
from assyria.rules import Game, Phase
from tests.browser.conftest import Visit
from tests.browser.playing import to_table
from tests.browser.test_fits import decision_in
from tests.browser.test_table import Wire
from tests.effort import LONG, some
from tests.games import random_game
from tests.plain_http import http_client
from tests.server.running import RunningServer

SIZES = [(390, 844), (1366, 650)]

OUT_OF_REACH = """() => {
  const roots = {
    announcement: '.strips p', asked: '.asked', guide: 'section.hint', drawer: 'aside.drawer', message: '.toasts',
    menu: 'details[open] .list', dialog: 'dialog[open]', paused: 'main.table [data-primary]',
  };
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const menu = document.querySelector('.menu [open]');
  const shown = [], out = [];
  for (const [name, selector] of Object.entries(roots)) {
    for (const root of document.querySelectorAll(selector)) {
      for (const one of [root, ...root.querySelectorAll('*')]) {
        if (!one.matches('button, a[href], input, textarea')) continue;
        if (!one.checkVisibility({visibilityProperty: true}) || one.getBoundingClientRect().width <= 1) continue;
        // Behind a dialog or beside a menu nothing is to be pressed: the first press closes them.
        if ((dialog && !dialog.contains(one)) || (menu && name !== 'menu' && name !== 'message')) continue;
        one.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const {x, y, width, height} = one.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        shown.push(name);
        if (!one.contains(found)) {
          const what = one.getAttribute('aria-label') ?? one.textContent.trim();
          out.push(`${name}: ${what} is under ${found?.tagName}.${found?.className}`);
        }
      }
    }
  }
  return {shown: [...new Set(shown)], out};
}"""

STILL = """() => {
  const boxes = [...document.querySelectorAll('main.table, section.hint, .asked > *, .toasts, aside.drawer')]
    .map(one => JSON.stringify(one.getBoundingClientRect()) + one.textContent).join();
  const before = window.boxes;
  window.boxes = boxes;
  return boxes === before;
}"""


def hut_turns() -> Iterator[str]:
    """Records of games in which the first seat places huts; nobody may open a position twice that is in play."""
    for seed in count():
        history = random_game(Game(2), seed)
        for number in range(60, len(history.moves)):
            state = history.at(number)
            if state.phase is Phase.HUTS and state.mover == 0:
                yield write_record(history.record(number)).decode()
                break


@dataclass
class Sitting:
    """Ann, who is to move and is looked at, and Ben, who asks for things from elsewhere."""

    ann: Page
    ben: Page
    wire: Wire
    turns: Iterator[str]
    table: str = ""

    def begin(self, size: ViewportSize) -> None:
        """A new game, from a turn in which there is much to choose."""
        self.wire.mend()
        record = next(self.turns)
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"seats": seats, "record": record, "clock": {"kind": "live", "bank": 3600}}
        made = self.ann.request.post("/api/tables", data=body)
        assert made.ok, made.text()
        self.table = made.json()["id"]
        self.command(self.ben, type="sit", seat=1)
        self.command(self.ann, type="start")
        self.ann.set_viewport_size(size)
        self.ann.goto(f"/table/{self.table}")
        expect(self.ann.locator("main.table")).to_be_visible()

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ben.request.get(f"/api/tables/{self.table}").json()
        return found

    def command(self, page: Page, **command: object) -> None:
        answer = page.request.post(f"/api/tables/{self.table}/commands", data=command)
        assert answer.ok, answer.text()

    def propose(self, what: str) -> None:
        answer = None
        # A bot that stands in may move meanwhile.
        while answer is None or answer.status == 409:
            seen = self.seen()
            to = {"to": seen["moves"] - 1} if what == "take-back" else {}
            command = {"type": "propose", "what": what, "seat": 1, "version": seen["version"], **to}
            answer = self.ben.request.post(f"/api/tables/{self.table}/commands", data=command)
        assert answer.ok, answer.text()


def ask(sitting: Sitting) -> None:
    sitting.propose("take-back")
    expect(sitting.ann.locator(".asked .notice, dialog .toast").first).to_be_attached()


def pause(sitting: Sitting) -> None:
    sitting.propose("pause")
    sitting.command(sitting.ann, type="answer", seat=0, version=sitting.seen()["version"], yes=True)
    expect(sitting.ann.locator("#prompt")).to_have_text("The game is paused.")


def leave(sitting: Sitting) -> None:
    sitting.command(sitting.ann, type="leave", seat=0)
    expect(sitting.ann.locator(".asked .notice")).to_be_attached()


def guide(sitting: Sitting) -> None:
    """It is on from the beginning."""


def chat(sitting: Sitting) -> None:
    sitting.ann.keyboard.press("t")
    expect(sitting.ann.locator("aside.drawer")).to_be_visible()


def menu(sitting: Sitting) -> None:
    sitting.ann.locator("summary").click()
    expect(sitting.ann.locator(".menu .list")).to_be_visible()


def dialog(sitting: Sitting) -> None:
    sitting.ann.keyboard.press("?")
    expect(sitting.ann.locator("dialog[open]")).to_be_visible()


def lose(sitting: Sitting) -> None:
    sitting.wire.cut()
    expect(sitting.ann.get_by_text("Connection lost.")).to_be_attached()


def message(sitting: Sitting) -> None:
    """What Ben does is told in a message."""
    if sitting.seen()["paused"]:
        sitting.propose("take-back")
        sitting.command(sitting.ben, type="answer", seat=1, version=sitting.seen()["version"], yes=False)
    else:
        sitting.command(sitting.ben, type="leave", seat=1)
    expect(sitting.ann.locator(".toast").first).to_be_visible()


ALL: dict[str, Callable[[Sitting], None]] = {
    "announcement": guide,
    "guide": guide,
    "paused": pause,
    "stand-in": leave,
    "asked": ask,
    "drawer": chat,
    "menu": menu,
    "dialog": dialog,
    "message": message,
    "lost": lose,
}
"""In an order in which each can be brought about after those before it."""
IMPOSSIBLE = {("paused", "stand-in"), ("drawer", "dialog"), ("menu", "dialog")}
"""Nobody leaves a paused game, and keys open no dialog over what is typed or chosen from."""


def expect_all_in_reach(page: Page, size: tuple[int, int], *pair: str) -> set[str]:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.wait_for_function(STILL, polling=350)
    found = page.evaluate(OUT_OF_REACH)
    assert found["out"] == [], (pair, size)
    return {*found["shown"]}


@pytest.fixture
def announced(server: RunningServer) -> Any:
    token = (server.data / "admin-token").read_text().strip()
    with http_client(server.url, headers={"Authorization": f"Bearer {token}"}) as admin:

        def announce(text: str | None) -> None:
            admin.put("/api/admin/announcement", json={"text": text or "", "minutes": 60}).raise_for_status()

        yield announce
        announce(None)


@pytest.mark.parametrize("first", ALL if LONG else ["asked"])
def test_all_pairs(visit: Visit, announced: Callable[[str | None], None], first: str) -> None:
    """Each with each that comes after it in `ALL`, and alone."""
    ann, ben = visit(settings={"guide": True, "auto": False, "speed": 0}), visit()
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        page.request.put("/api/me/name", data={"name": name})
    sitting = Sitting(ann, ben, Wire(ann), hut_turns())
    announced("The server restarts at eight. Games go on after it." if first == "announcement" else None)
    others = [other for one, other in combinations(ALL, 2) if one == first]
    for other in [first, *others]:
        pair = (first, other)
        if pair in IMPOSSIBLE:
            continue
        sitting.begin(ViewportSize(width=390, height=844))
        for one in dict.fromkeys(pair):
            ALL[one](sitting)
        for size in SIZES:
            shown = expect_all_in_reach(ann, size, *pair)
            if first == other and first != "lost":
                assert ("asked" if first == "stand-in" else first) in shown, (first, shown)
            assert not {"guide"} < shown & {"guide", "asked", "drawer", "menu", "dialog", "paused"}, (pair, shown)


UNDER_THE_GUIDE = """() => {
  const card = document.querySelector('section.hint').getBoundingClientRect();
  const covers = one => {
    const box = one.getBoundingClientRect();
    const across = Math.min(card.right, box.right) - Math.max(card.left, box.left);
    return across > 1 && Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top) > 1;
  };
  const sheet = innerWidth < 1000;
  const free = ['.pointer .ring', 'main.table [data-move]'];
  if (sheet) free.push('main.table .board', '[data-prompt]');
  return free.filter(part => [...document.querySelectorAll(part)].some(covers));
}"""
KNOW = "guided => (localStorage.assyria = JSON.stringify({...JSON.parse(localStorage.assyria), guided}))"
HINTS = {
    Phase.HARVEST: ["welcome-prompt", "welcome-calendar", "harvest-columns", "harvest-board"],
    Phase.HUTS: ["huts-board", "huts-camels", "huts-hand"],
    Phase.SUPPLY: ["supply-hand", "supply-auto"],
    Phase.ACTIONS: ["actions-camels", "actions-board", "actions-court", "actions-offerings", "actions-confirm"],
}


@pytest.mark.parametrize("phase", some([*HINTS]))
@pytest.mark.parametrize("size", [*SIZES, (844, 390)])
def test_the_guide_covers_nothing_needed(visit: Visit, size: tuple[int, int], phase: Phase) -> None:
    """Neither what it speaks of nor what can be chosen; on a phone nor the board."""
    page = visit(settings={"guide": True, "auto": False, "language": "de"})
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    to_table(page, "me", "greedy", "greedy", "greedy", record=decision_in(phase, 4))
    for name in HINTS[phase]:
        others = [
            hint for hints in HINTS.values() for hint in (*hints, "flood-board", "flood-court") if hint != name
        ]
        guided = [*others, "flood-offerings"]
        page.evaluate(
            "guided => (localStorage.assyria = JSON.stringify({...JSON.parse(localStorage.assyria), guided}))",
            guided,
        )
        page.reload()
        expect(page.locator("section.hint")).to_be_visible()
        page.wait_for_function(STILL, polling=350)
        assert page.evaluate(UNDER_THE_GUIDE) == [], name


def test_the_guide_goes_on_with_ones_choice(visit: Visit) -> None:
    """Nobody has to dismiss it."""
    page = visit(settings={"guide": True, "auto": False})
    to_table(page, "me", "greedy", record=decision_in(Phase.HUTS, 2))
    guide = page.get_by_role("region", name="Guide")
    expect(guide.get_by_role("heading")).to_have_text("Welcome")
    page.locator("main.table .board [data-at][data-move]").first.click()
    expect(guide.get_by_role("heading")).not_to_have_text("Welcome")
