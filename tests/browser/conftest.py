"""A real server with the built page, and a real Chromium."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)
from tools.chromium import chromium
from tools.page import BROWSER_SITE

from tests.browser.static import PlainFiles
from tests.server.running import RunningServer

SITE = Path(__file__).parents[2] / "src" / "assyria" / "site"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 120_000
"""Milliseconds that a page has for anything: a machine that tests is busy."""

Visit = Callable[..., Page]

expect.set_options(timeout=PATIENCE)

UNDER_WAY: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()
"""What each page has asked for and not got yet."""


def fetched(page: Page) -> None:
    """Wait until a page has all that it has asked for, has nothing to do, and asks for nothing more."""
    for _ in range(3):
        page.evaluate("() => new Promise(done => requestIdleCallback(() => done()))")
        while UNDER_WAY[page]:
            page.wait_for_timeout(10)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    assert (SITE / "index.html").exists(), "the page has not been built: make page"
    with RunningServer(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
    yield found
    found.close()


@pytest.fixture(scope="session")
def plain_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainFiles]:
    """The whole game in a folder, on a server that knows nothing of it."""
    files = PlainFiles(tmp_path_factory.mktemp("static"))
    # Built with the page, since the server offers it, too.
    shutil.copytree(BROWSER_SITE, files.folder)
    files.start()
    yield files
    files.stop()


@pytest.fixture
def visit(browser: Browser, server: RunningServer) -> Iterator[Visit]:
    """Open an address in a browser of one's own, or none yet; what its console says fails the test.

    Motion, guide and sounds are off unless the test is about them, so that nothing has to be waited for; so is the
    service worker, which loads the whole page anew in every browser.
    """
    contexts: list[BrowserContext] = []
    said: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        # What a server refuses, and that it is away, the browser notes by itself; the page says it in words.
        ours = not re.search(r"net::ERR_|status of 4(01|03|09|22|29)|blocked by Playwright", message.text)
        if message.type in ("error", "warning") and ours:
            said.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def open_page(path: str | None = None, **options: Any) -> Page:
        wished = {"speed": 0, "guide": False, "sounds": False, "language": "en", **options.pop("settings", {})}
        context = browser.new_context(
            viewport=DESK, **{"base_url": server.url, "service_workers": "block", **options}
        )
        contexts.append(context)
        script = (
            f"localStorage.getItem('assyria') ?? localStorage.setItem('assyria', {json.dumps(json.dumps(wished))})"
        )
        context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", listen)
        under_way = UNDER_WAY[page] = set()
        page.on("request", lambda request: under_way.add(request))
        page.on("requestfinished", lambda request: under_way.discard(request))
        page.on("requestfailed", lambda request: under_way.discard(request))
        page.on("pageerror", lambda error: said.append(f"error: {error}"))
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert said == [], "the console spoke"
