"""Every screen, in every language, at both sizes, light and dark: nothing missing, cut off or barred."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from assyria.render.words import LANGUAGES
from tests.browser.conftest import DESK, PHONE, Visit, fetched
from tests.browser.playing import Player, to_table
from tests.effort import LONG, effort

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SIZES = {"desk": DESK, "phone": PHONE}
VIEWS = [
    (language, size, ("light", "dark")[(row + column) % 2])
    for row, language in enumerate(LANGUAGES)
    for column, size in enumerate(SIZES)
]
"""Every language at both sizes, each in both lights: one light at the one size, the other at the other."""
if not LONG:
    VIEWS = [VIEWS[n] for n in (0, 3, 5, 6)]
    """Every language once, and all pairs of size and light; each screen once."""
PATHS = (
    *("/", "/new", "/settings", "/about", "/learn", "/learn/5.2", "/learn/quick", "/learn/lessons"),
    *("/learn/lessons/rivers", "/puzzles", "/puzzles/today", "/replay"),
)
TABLES = ("/learn/lessons/rivers", "/puzzles/today")
"""They choose their layout by the letters of the browser, which a page cannot change for a test."""


def settled(page: Page) -> None:
    """Everything has been fetched and drawn."""
    page.wait_for_selector("#page :is(main, h1)")
    fetched(page)


def overflow(page: Page) -> list[str]:
    """What sticks out of the window at its side, or is cut off within its own box without a way to see it."""
    found: list[str] = page.evaluate(
        """() => {
          const wide = document.documentElement.clientWidth;
          const out = [];
          for (const part of document.querySelectorAll('button, a, h1, h2, h3, p, label, li, td, summary')) {
            const box = part.getBoundingClientRect();
            if (!box.width || getComputedStyle(part).visibility === 'hidden') continue;
            if (part.closest('[popover], .visually-hidden, svg')) continue;
            let frame = part.parentElement, scrolls = false;
            for (; frame; frame = frame.parentElement) {
              if (['auto', 'scroll'].includes(getComputedStyle(frame).overflowX)) scrolls = true;
            }
            const name = part.tagName + ' ' + part.className + ' ' + part.textContent.trim().slice(0, 40);
            if (!scrolls && (box.right > wide + 1 || box.left < -1)) out.push('outside: ' + name);
            const style = getComputedStyle(part);
            if (part.scrollWidth > part.clientWidth + 1 && style.overflowX === 'hidden'
                && style.textOverflow !== 'ellipsis') out.push('cut: ' + name);
          }
          if (document.documentElement.scrollWidth > wide) out.push('the window scrolls sideways');
          return out;
        }"""
    )
    return found


def barred(page: Page) -> list[str]:
    """What axe finds that would bar somebody: rule and place. While a dialog is open, nothing else counts."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate(
        "options => axe.run(document.querySelector('dialog[open]') ?? document, options)",
        {"resultTypes": ["violations"], "preload": False},
    )
    return [f"{wrong['id']}: {node['target']}" for wrong in found["violations"] for node in wrong["nodes"]]


@pytest.mark.parametrize(("language", "size", "theme"), VIEWS)
def test_screens(visit: Visit, language: str, size: str, theme: str) -> None:
    """No missing text (the page would say so on its console), nothing cut off, nothing that bars anybody."""
    page = visit(settings={"language": language, "theme": theme})
    page.set_viewport_size(SIZES[size])
    number = VIEWS.index((language, size, theme))
    for path in PATHS if LONG else PATHS[number :: len(VIEWS)]:
        page.goto(path)
        settled(page)
        assert overflow(page) == [], path
        assert barred(page) == [], path


@pytest.mark.parametrize(("language", "size", "theme"), VIEWS if LONG else VIEWS[2:3])
def test_the_table(visit: Visit, language: str, size: str, theme: str) -> None:
    """The same at a table, in each phase of a turn, with the guide, and with its drawers and dialogs."""
    page = visit(settings={"language": language, "theme": theme})
    page.set_viewport_size(SIZES[size])
    to_table(page, "me", *["greedy"] * effort(1, 3))
    player = Player(page, Random(7))
    # Where to start and what to draft may be left to nobody's choice; these come in every game, sooner or later.
    wanted, seen = {"harvest", "huts", "supply", "actions"}, set[str]()
    while not wanted <= seen and player.wait():
        phase = page.locator("main.table").get_attribute("data-phase") or ""
        if phase not in seen:
            seen.add(phase)
            expect(page.locator("main.table[data-busy=false]")).to_be_visible()
            assert overflow(page) == [], phase
            assert barred(page) == [], phase
            if size == "desk":
                assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), "it scrolls"
        player.decide()
    assert wanted <= seen
    for key in ("l", "t", "?", "q", "s"):
        page.keyboard.press(key)
        page.wait_for_timeout(150)
        assert overflow(page) == [], key
        assert barred(page) == [], key
        page.keyboard.press("Escape")


def test_buttons_stay_buttons_on_a_phone(visit: Visit) -> None:
    """However long the words: none is squeezed to a letter a line."""
    page = visit()
    page.set_viewport_size(PHONE)
    page.goto("/new")
    for language in LANGUAGES:
        page.evaluate("language => { localStorage.assyria = JSON.stringify({ language }); }", language)
        page.reload()
        page.wait_for_selector(f"html[lang={language}] .open button.accent")
        sizes = page.locator(".open .buttons > *").evaluate_all(
            "all => all.map(one => [one.offsetWidth, one.offsetHeight])"
        )
        assert len(sizes) == 2
        assert all(width > height for width, height in sizes), sizes


def test_text_at_twice_the_size(visit: Visit) -> None:
    """With letters twice as large nothing is lost: it wraps, or the page scrolls down."""
    page = visit()
    for path in PATHS:
        if path in TABLES:
            continue
        page.goto(path)
        settled(page)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert overflow(page) == [], path


def test_a_wrong_address(visit: Visit) -> None:
    """It is said, and leads back."""
    page = visit("/about")
    assert page.request.get("/nowhere", headers={"Accept": "text/html"}).status == 404
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="Nothing is here")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Play").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_bad_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    """A file that is no record: what is wrong with it, and the page goes on."""
    page = visit("/replay")
    file = tmp_path / "broken.json"
    file.write_text(json.dumps({"format": "assyria-record/1", "players": 7}))
    page.locator("input[type=file]").first.set_input_files(file)
    expect(page.get_by_text("players").first).to_be_visible()
