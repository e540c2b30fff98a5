"""A page older than its server: it says so, and reloads where that takes nothing away."""

from __future__ import annotations

import contextlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, expect

from tests.browser.conftest import SITE, Visit
from tests.browser.playing import Player, to_table
from tests.server.running import RunningServer

NOTE = "p.version"
IS_OLD = "() => window.isOld === true"
IS_NEW = "() => window.isOld !== true"


def serve_build(page: Page, build: str | None) -> None:
    """From now on the server says over HTTP that it serves this build of the page.

    The page must have no service worker: past it a route may miss requests, and it asks for the real build.
    """

    def answer(route: Route) -> None:
        found = route.fetch()
        headers = {**found.headers, **({"assyria-page": build} if build else {})}
        route.fulfill(response=found, headers=headers)

    page.unroute_all(behavior="ignoreErrors")
    page.route("**/api/**", answer)


def test_the_next_navigation_loads_the_newer_page(visit: Visit) -> None:
    """On the first screen: a note, nothing by itself, a whole new page with the next click, and only once."""
    page = visit("/")
    serve_build(page, "newer")
    page.evaluate("window.isOld = true")
    expect(page.locator(NOTE)).to_be_visible(timeout=20_000)
    page.wait_for_timeout(1500)
    assert page.evaluate(IS_OLD), "it was reloaded without being asked"
    page.get_by_role("link", name="Settings").click()
    page.wait_for_function(IS_NEW)
    page.wait_for_selector("#page h1")
    assert page.url.endswith("/settings")
    # It is still not the page that the server promises, and does not try again.
    page.evaluate("window.isOld = true")
    page.get_by_role("link", name="Play").click()
    page.wait_for_selector("button.play")
    page.wait_for_timeout(1500)
    assert page.evaluate(IS_OLD)
    expect(page.locator(NOTE)).to_have_count(0)


def test_a_turn_is_not_interrupted(visit: Visit) -> None:
    """At the table: not while I decide, nor while I write; as soon as others decide."""
    page = visit(settings={"speed": 1})
    player = Player(page, Random(3))
    to_table(page, "me", "greedy")
    player.wait()
    page.evaluate("window.isOld = true")
    serve_build(page, "newer")
    page.keyboard.press("t")
    page.locator("#saying").fill("a moment, please")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("after your turn")
    page.wait_for_timeout(1000)
    assert page.evaluate(IS_OLD)
    page.keyboard.press("Escape")
    # Whatever is asked or waited for after my last decision, the reload may come first.
    with contextlib.suppress(Error):
        while page.evaluate(IS_OLD):
            assert player.wait()
            player.decide()
    page.wait_for_function(IS_NEW)
    page.wait_for_selector("main.table")


@pytest.fixture
def new_build(tmp_path: Path) -> Path:
    """A copy of the built page that a server may serve, and that can become a newer build."""
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    return site


def build_of(site: Path) -> str:
    return str(json.loads((site / "build.json").read_text(encoding="utf-8"))["build"])


def rebuild(site: Path, build: str) -> None:
    """Make the page another build: its id is another, and so are the names of the files that have it inside."""
    old = build_of(site)
    for packed in [*site.rglob("*.br"), *site.rglob("*.gz")]:
        packed.unlink()
    texts = {path: path.read_text(encoding="utf-8") for path in site.rglob("*") if path.suffix in (".js", ".html")}
    changed = {path.name for path, text in texts.items() if old in text and path.parent.name == "assets"}
    assert changed
    # A file that names a renamed one is another file, too.
    while more := {
        path.name
        for path, text in texts.items()
        if path.parent.name == "assets" and path.name not in changed and any(name in text for name in changed)
    }:
        changed |= more
    for path, text in texts.items():
        for name in changed:
            text = text.replace(name, f"new-{name}")
        target = path.with_name(f"new-{path.name}") if path.name in changed else path
        path.unlink()
        target.write_text(text.replace(old, build), encoding="utf-8")
    (site / "build.json").write_text(json.dumps({"build": build}), encoding="utf-8")


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = browser.new_context()
    yield found
    found.close()


@pytest.mark.long
def test_a_new_build_reaches_an_open_page_through_its_service_worker(
    context: BrowserContext, new_build: Path, tmp_path: Path
) -> None:
    """The server comes back with a newer page: the open one loads it, and no cache brings the old one back."""
    with RunningServer(tmp_path / "data", settings={"site": str(new_build)}) as server:
        page = context.new_page()
        page.goto(server.url)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.evaluate("window.isOld = true")
        server.stop()
        rebuild(new_build, "0123456789abcdef")
        server.start()
        expect(page.locator(NOTE)).to_be_visible(timeout=30_000)
        page.get_by_role("link", name="Settings").click()
        page.wait_for_function(IS_NEW)
        page.wait_for_selector("#page h1")
        scripts = "[...document.scripts].map(script => new URL(script.src).pathname)"
        assert all(Path(path).name.startswith("new-") for path in page.evaluate(scripts))
        expect(page.locator(NOTE)).to_have_count(0)
        cached = page.evaluate("caches.keys()")
        ours = [name for name in cached if name.startswith("assyria-page-/-")]
        assert ours == ["assyria-page-/-0123456789abcdef"], "the old page stays"
        # Without a server the newer page is what opens, once the browser had time to keep its screens.
        page.wait_for_timeout(5000)
        server.stop()
        page.goto(f"{server.url}/learn")
        page.wait_for_selector("#page h1")
        assert all(Path(path).name.startswith("new-") for path in page.evaluate(scripts))
        server.start()
