"""The whole game from a folder of files, served under a path by a plain file server: no other server is needed."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from playwright.sync_api import Error as PlaywrightError

from assyria.record import Finding, read_record, verify
from assyria.rules import Phase, legal_moves
from tests.browser.conftest import Visit
from tests.browser.playing import SETTLED, Player, last_turn, show_end, until
from tests.browser.static import PlainFiles
from tests.effort import LONG
from tests.server.running import RunningServer

LOADING = 60_000
"""Milliseconds for Python to be loaded and started, on a busy machine."""


@pytest.fixture
def here(visit: Visit, plain_files: PlainFiles) -> Iterator[Page]:
    """The first screen. Whatever is asked for lies in the folder."""
    page = visit(None, service_workers="allow")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(plain_files.address)
    yield page
    assert asked
    assert [url for url in asked if not url.startswith((plain_files.address, "blob:", "data:"))] == []


def downloaded(page: Page) -> bytes:
    """Take the record home from the end of a game."""
    end = show_end(page)
    with page.expect_download() as started:
        end.get_by_role("link", name="Record").click()
    return Path(started.value.path()).read_bytes()


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4] if LONG else [2])
def test_a_whole_game(here: Page, server: RunningServer, players: int) -> None:
    """Against bots, to the end; the record is sound, its deal was promised, and a server shows it."""
    here.get_by_role("link", name="New table").click()
    here.get_by_label(f"{players} players").check()
    here.get_by_role("button", name="Start the game").click()
    here.wait_for_selector("main.table")
    assert "#/table/here-" in here.url
    Player(here, Random(players)).play()
    record = downloaded(here)
    history = read_record(record)
    assert history.state.phase is Phase.OVER
    assert verify(history.record()).finding is Finding.FAIR
    with server.client() as client:
        assert client.post("/api/replay", content=record).status_code == 200


def test_a_lesson(here: Page) -> None:
    """Judged by the Python in the browser, at the same table."""
    here.get_by_role("link", name="Start the lessons").click()
    here.locator("[data-lesson=wells]").click(timeout=LOADING)
    here.locator("[data-move='well c5-d4-d5']").click(timeout=LOADING)
    expect(here.locator("[data-task=wells-1][data-outcome=solved]")).to_be_visible()


def test_a_turn_goes_on_after_a_reload_and_without_a_network(here: Page) -> None:
    """All files are kept with the first visit; so is the game, to the last move."""
    here.get_by_role("button", name="Play now").click()
    here.wait_for_selector("main.table[data-mine=true]")
    player = Player(here, Random(1))
    for _ in range(4):
        player.wait()
        player.decide()
    player.wait()
    version = player.version()
    here.wait_for_function("() => navigator.serviceWorker.controller !== null")
    context: BrowserContext = here.context
    context.set_offline(True)
    here.reload()
    here.wait_for_selector("main.table[data-mine=true]")
    assert player.version() == version
    player.decide()
    here.goto(here.url.partition("#")[0])
    expect(here.locator("main a[href*='#/table/here-']").first).to_be_visible(timeout=LOADING)
    assert here.get_by_text("cannot be reached").count() == 0
    here.get_by_role("link", name="Learn").first.click()
    expect(here.get_by_role("heading", level=1)).to_be_visible()
    context.set_offline(False)


@pytest.mark.long
def test_every_browser_has_chance_of_its_own(visit: Visit, plain_files: PlainFiles) -> None:
    """All begin with the same memory of Python, in which nothing random may lie."""
    tables = set()
    for _ in range(2):
        page = visit(plain_files.address)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector("main.table")
        tables.add(page.url)
    assert len(tables) == 2


def test_several_people_a_hint_and_undo(here: Page) -> None:
    """At one screen, each with the table handed over."""
    here.get_by_role("link", name="New table").click()
    here.get_by_label("2 players").check()
    here.locator("[data-seat='1'] select").select_option("here")
    assert here.locator("[data-seat='1'] option[value=open]").count() == 0
    here.get_by_role("button", name="Start the game").click()
    here.wait_for_selector("main.table")
    player = Player(here, Random(3))
    undo = here.locator("button[aria-keyshortcuts=z]")
    player.wait()
    while not undo.is_enabled():
        player.decide()
        player.wait()
    version = player.version()
    undo.click()
    here.wait_for_function(f"before => {SETTLED}", arg=version)
    assert here.get_by_role("button", name="Chat").count() == 0


@pytest.mark.long
def test_a_hint_from_the_strongest_bot(here: Page) -> None:
    here.get_by_role("button", name="Play now").click()
    here.wait_for_selector("main.table[data-mine=true]")
    here.keyboard.press("h")
    expect(here.locator("button[aria-keyshortcuts=h]")).to_have_attribute("aria-pressed", "true", timeout=LOADING)
    expect(here.locator("#prompt")).to_contain_text("Hint:")


def test_what_needs_other_people_says_how_to_get_it(here: Page) -> None:
    """No lobby, no account; the games can be taken along and brought back."""
    expect(here.get_by_role("heading", name="With people elsewhere")).to_be_visible()
    expect(here.get_by_text("assyria serve")).to_be_visible()
    here.get_by_role("button", name="Play now").click()
    here.wait_for_selector("main.table")
    here.goto(f"{here.url.partition('#')[0]}#/settings")
    here.wait_for_selector("#saved")
    assert here.get_by_role("heading", name="Account").count() == 0
    with here.expect_download() as started:
        here.get_by_role("link", name="Save all as a file").click()
    saved = Path(started.value.path())
    assert len(json.loads(saved.read_text())["tables"]) == 1
    here.locator("#saved ~ label input").set_input_files(saved)
    expect(here.get_by_text("No new games, one was here already.").first).to_be_visible()


@pytest.mark.long
def test_a_record_of_a_server_is_played_on_and_analysed(here: Page) -> None:
    """A game from elsewhere, with a turn to go, to its end; then what its last decisions were worth."""
    here.goto(f"{here.url}#/new")
    record = {"name": "game.json", "mimeType": "application/json", "buffer": last_turn(2, 3).encode()}
    here.locator("section.record input").set_input_files(record)  # type: ignore[arg-type]
    here.get_by_role("button", name="Start the game").click()
    here.wait_for_selector("main.table")
    Player(here, Random(2)).play()
    history = read_record(downloaded(here))
    open_ones = [n for n in range(len(history.moves)) if len(legal_moves(history.at(n))) > 1]
    here.goto(f"{here.url}/replay?move={open_ones[-1]}")
    here.wait_for_selector("[data-move-number]")
    here.keyboard.press("a")
    expect(here.locator("[data-candidate]").first).to_be_visible(timeout=LOADING)
    expect(here.locator(".analysis .played")).to_have_count(1)


@pytest.mark.long
def test_a_new_version_waits_for_the_end_of_a_turn(visit: Visit, plain_files: PlainFiles, tmp_path: Path) -> None:
    """The page stays while somebody decides, and is the new one once others do; so with the next version, too."""
    files = PlainFiles(tmp_path)
    shutil.copytree(plain_files.folder, files.folder)
    files.start()
    try:
        page = visit(files.address, service_workers="allow")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector("main.table[data-mine=true]")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        player = Player(page, Random(4))
        loads: list[Page] = []
        page.on("load", lambda loaded: loads.append(loaded))
        for build in ("second", "third") if LONG else ("second",):
            loads.clear()
            publish(files.folder, build)
            page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
            until(page, "() => navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
            assert page.locator("main.table[data-mine=true]").count() == 1
            assert loads == []
            for _ in range(100):
                # The page may be loaded again in the midst of this.
                with suppress(PlaywrightError, AssertionError):
                    if page.locator("main.table[data-mine=true][data-busy=false]").count():
                        player.decide()
                page.wait_for_timeout(300)
                if loads:
                    break
            assert loads, "the old version stays"
            page.wait_for_selector("main.table[data-mine=true]")
            assert f"-{build}" in page.evaluate("() => caches.keys().then((names) => names.join())")
    finally:
        files.stop()


def publish(folder: Path, build: str) -> None:
    """Put another version of the folder in its place."""
    worker = folder / "sw.js"
    text, count = re.subn(r'const BUILD = "[^"]+"', f'const BUILD = "{build}"', worker.read_text())
    assert count == 1
    worker.write_text(text)
