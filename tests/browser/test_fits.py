"""Every screen: at each decision of a game all that is needed is in the window, and the board holds still."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from assyria.record import write_record
from assyria.render.words import LANGUAGES
from assyria.rules import Game, Phase
from tests.browser.conftest import Visit
from tests.browser.fonts import FONTS, wear
from tests.browser.playing import Player, last_turn, to_table
from tests.browser.test_games import finished
from tests.effort import LONG, some
from tests.games import random_game

Size = tuple[int, int]

SIZES: list[tuple[Size, int]] = [
    *(((1366, 650), 4), ((844, 390), 3), ((360, 640), 2), ((1280, 800), 3), ((1920, 1080), 2), ((1536, 730), 3)),
    *(((1280, 620), 4), ((1024, 768), 4), ((820, 1180), 3), ((390, 844), 4), ((2560, 1440), 4), ((640, 360), 4)),
]
"""Windows, and how many play there. The first three are looked at by every run."""
QUICK = 3
WIDE = 1000
"""From this width on nothing that can be chosen is behind a tab."""

SEEN = """() => {
  const inside = one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // A place on the board reaches further than what is seen of it: a thumb's worth.
    if (one.dataset.at) return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    const within = box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    return box.width > 0 && box.top >= -1 && box.left >= -1 && within;
  };
  const shown = one => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({visibilityProperty: true}) && box.width > 1 && !one.closest('.visually-hidden');
  };
  const all = name => [...document.querySelectorAll('main.table ' + name)];
  const written = all('*').filter(one => !one.closest('svg') && shown(one) &&
    [...one.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.textContent.trim()));
  const frames = [document.scrollingElement, document.body, ...document.querySelectorAll('main, main > div')];
  const board = document.querySelector('main.table .board').getBoundingClientRect();
  return {
    out: all('[data-move], [data-primary], [data-prompt]').filter(one => !inside(one))
      .map(one => one.dataset.move ?? one.className),
    prompts: all('[data-prompt]').length,
    moves: all('[data-move]').map(one => one.dataset.move),
    marked: all('[data-marked]').map(one => one.dataset.part),
    hand: all('.hand, .larder').some(shown) || all('[data-part=hand]').some(inside),
    // Hexes lie as they lie; everything else is as large as a thumb.
    tight: !matchMedia('(pointer: coarse)').matches ? [] : all('button, a, summary, select').filter(one => {
      const box = one.getBoundingClientRect();
      return shown(one) && Math.min(box.width, box.height) < 43.5;
    }).map(one => one.className + ': ' + one.textContent.trim().slice(0, 40)),
    wide: document.documentElement.scrollWidth > innerWidth,
    pushed: frames.some(frame => frame.scrollTop || frame.scrollLeft),
    // People's names may be of any length, and end with an ellipsis.
    clipped: written.filter(one => getComputedStyle(one).display !== 'inline')
      .filter(one => getComputedStyle(one).textOverflow !== 'ellipsis')
      .filter(one => one.scrollWidth > one.clientWidth + 1)
      .map(one => one.className + ': ' + one.textContent.trim().slice(0, 40)),
    // Windows lower than a phone on its side scroll the part that a tab has chosen.
    cut: innerHeight < 360 ? [] : all('[data-prompt], .part, .food, .slot, .columns li, .players, .gain')
      .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      .filter(shown).map(one => one.className),
    board: [board.x, board.y, board.width, board.height].map(Math.round),
  };
}"""
PARTS = {
    "draft": "field",
    "harvest": "field",
    "buy": "field",
    "feed": "hand",
    "court": "court",
    "offer": "offerings",
}


@dataclass
class Looker(Player):
    """A player who looks at the whole screen before each decision."""

    board: list[int] = field(default_factory=list)

    def decide(self) -> None:
        expect_all_in_sight(self.page, self)
        super().decide()


def expect_all_in_sight(page: Page, looker: Looker | None = None) -> None:
    """What is needed for this decision can be seen, and nothing is cut off."""
    seen = settled(page)
    held = page.locator("main.table").get_attribute("data-pending") is not None
    assert seen["out"] == [], "outside of the window"
    assert seen["prompts"] == 1
    assert seen["hand"], "the hand is neither there nor behind a tab"
    assert not seen["wide"]
    assert not seen["pushed"], "the frame was pushed"
    assert seen["clipped"] == []
    assert seen["cut"] == []
    assert seen["tight"] == []
    if not held:
        table = page.url.rsplit("/", 1)[-1].split("?")[0]
        legal = page.request.get(f"/api/tables/{table}").json()["legal"]
        hidden = {move for move in legal if move not in seen["moves"]}
        small = page.viewport_size is not None and page.viewport_size["width"] < WIDE
        assert not hidden if not small else {PARTS[move.split()[0]] for move in hidden} <= {*seen["marked"]}
    if looker is not None:
        looker.board = looker.board or seen["board"]
        assert seen["board"] == looker.board, "the board moved"


def expect_all_in_sight_with_any_font(page: Page) -> None:
    for font in FONTS:
        wear(page, font)
        expect_all_in_sight(page)


def settled(page: Page) -> dict[str, Any]:
    """What is seen once the page holds still: another window is laid out in more than one frame."""
    page.wait_for_selector("main.table[data-preview=true][data-busy=false]")
    seen: dict[str, Any] = page.evaluate(SEEN)
    for _ in range(40):
        page.wait_for_timeout(50)
        before, seen = seen, page.evaluate(SEEN)
        if seen == before and not seen["out"] and not seen["clipped"] and not seen["cut"]:
            break
    return seen


@pytest.mark.parametrize(("size", "players"), SIZES if LONG else SIZES[:QUICK])
def test_a_game_at(visit: Visit, size: Size, players: int) -> None:
    """Each decision of a game, chosen by what carries its move."""
    small = size[0] < WIDE
    page = visit(has_touch=small, is_mobile=small)
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    looker = Looker(page, Random(size[0]), how="touch" if small else "mouse")
    rest = {} if LONG else {"record": last_turn(players, seed=1)}
    table = to_table(page, "me", *["greedy"] * (players - 1), **rest)
    wear(page, FONTS[size[0] % len(FONTS)])
    looker.play()
    finished(looker, table)


def decision_in(phase: Phase, players: int) -> str:
    """The record of a game in which the first seat has to decide in this phase."""
    for seed in range(1, 50):
        history = random_game(Game(players), seed)
        for number in range(len(history.moves)):
            state = history.at(number)
            rich = phase is not Phase.ACTIONS or state.me.camels > 3
            if state.phase is phase and state.mover == 0 and rich and (state.reign > 1 or phase in OPENING):
                return write_record(history.record(number)).decode()
    raise AssertionError(f"no decision in {phase}")


OPENING = (Phase.START, Phase.DRAFT)
PHASES = [phase for phase in Phase if phase is not Phase.OVER]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES if LONG else ["de"])
def test_every_phase_in(visit: Visit, language: str) -> None:
    """No text is cut off in any language, on a laptop, also at 200 %, and on phones."""
    page = visit(settings={"language": language, "auto": False})
    for phase in PHASES:
        to_table(page, "me", "greedy", "greedy", "greedy", record=decision_in(phase, 4))
        page.wait_for_selector(f"main.table[data-mine=true][data-phase={phase.value}]")
        for width, height in ((1366, 650), (683, 325), (1280, 800), (390, 844), (844, 390), (360, 640)):
            page.set_viewport_size(ViewportSize(width=width, height=height))
            expect_all_in_sight_with_any_font(page)


@pytest.mark.parametrize("phase", some([Phase.SUPPLY, Phase.HUTS]))
def test_a_hand_of_ten_cards(visit: Visit, phase: Phase) -> None:
    """As full as hands get: seed 90 is one of a hundred and fifty random games."""
    history = random_game(Game(4), 90)
    number = next(n for n in range(200, 230) if history.at(n).phase is phase and len(history.at(n).me.hand) == 10)
    page = visit(settings={"auto": False})
    seats = ["greedy"] * 4
    seats[history.at(number).mover] = "me"
    to_table(page, *seats, record=write_record(history.record(number)).decode())
    page.wait_for_selector(f"main.table[data-mine=true][data-phase={phase.value}]")
    for place, ((width, height), _) in enumerate(SIZES if LONG else SIZES[::2]):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        wear(page, FONTS[place % len(FONTS)])
        expect_all_in_sight(page)


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES)
def test_the_pending_turn_is_drawn(visit: Visit, phase: Phase) -> None:
    """After the last move of a turn the page shows what the engine says comes of it."""
    page = visit(settings={"auto": False})
    looker = Player(page, Random(phase.value))
    table = to_table(page, "me", "greedy", "greedy", record=decision_in(phase, 3))
    page.wait_for_selector("main.table[data-mine=true]")
    for _ in range(40):
        if page.locator("main.table[data-pending]").count():
            break
        looker.wait()
        looker.decide()
    told = page.request.get(f"/api/tables/{table}").json()
    pending, held = told["pending"], told["held"]
    assert held is not None
    mine = pending["players"][0]
    drawn = page.locator("main.table .board")
    for kind, places in (("hut", mine["huts"]), ("tier", mine["ziggurats"])):
        for at in places:
            assert drawn.locator(f"[data-piece={kind}][data-at='{at}']").count(), (kind, at)
    assert drawn.locator("[data-piece=well]").count() == len(pending["wells"])
    panel = page.locator("main.table .player[data-seat='0']")
    assert panel.locator("[data-points]").get_attribute("data-points") == str(mine["score"])
    assert panel.locator("[data-card]").count() == len(mine["hand"]) + mine["plow"]
    assert "Confirm" in page.locator("[data-primary]").inner_text()


@pytest.mark.parametrize("size", [(844, 390), (1366, 650)])
def test_nothing_is_pushed_by_the_focus(visit: Visit, size: Size) -> None:
    """Whichever hex or corner is looked at, the board stays where it is."""
    page = visit()
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    to_table(page, "me", "greedy", record=decision_in(Phase.HUTS, 2))
    page.wait_for_selector("main.table[data-mine=true]")
    pushed = page.locator("main.table [role=button][data-at]").evaluate_all(
        """all => all.flatMap(one => {
          one.focus();
          one.scrollIntoView({block: 'center', inline: 'center'});
          const above = [];
          for (let frame = one; frame; frame = frame.parentElement) above.push(frame);
          return above.filter(frame => frame.scrollTop || frame.scrollLeft).map(frame => frame.className);
        })"""
    )
    assert pushed == []
    page.locator("summary").click()
    reached = page.locator(".menu .list > *").last.bounding_box()
    assert reached is not None
    assert reached["y"] + reached["height"] <= size[1], "the menu ends below the window"


def test_forced_colours(visit: Visit) -> None:
    """Where neither grounds nor shadows are drawn, what can be chosen has an outline."""
    page = visit(settings={"auto": False}, forced_colors="active")
    to_table(page, "me", "greedy", "greedy", "greedy", record=decision_in(Phase.ACTIONS, 4))
    page.wait_for_selector("main.table[data-mine=true]")
    lines = page.locator("main.table button[data-move]:not([data-primary])").evaluate_all(
        "all => all.map(one => getComputedStyle(one).outlineStyle)"
    )
    assert lines
    assert set(lines) == {"solid"}
