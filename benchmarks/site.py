"""`python -m benchmarks.site`: how big the game without a server is, and how quick in a real browser.

The folder of `assyria site` on a plain file server of this machine; Chromium draws without a graphics card. Writes
docs/benchmarks-site.md.
"""

from __future__ import annotations

import argparse
import gzip
import json
import platform
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.words import ROOT, aim, say, write_report
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.playing import CHOICES
from tests.browser.static import PlainFiles
from tools.chromium import chromium
from tools.page import PACKAGES

from assyria.cli.site_folder import LOADED_FIRST, write_site

REPORT = ROOT / "docs" / "benchmarks-site.md"
LEVELS = (1, 5, 6, 9, 10)
MIDDLE = 5
TABLE = "main.table[data-mine=true][data-busy=false]"

AIM_COLD, AIM_WARM, AIM_ANSWER, AIM_LEVEL, AIM_CHAMPION = 5.0, 2.5, 0.1, 0.5, 2.0
"""Seconds at most."""
AIM_MEMORY = 400e6

WATCH = """() => {
  const table = document.querySelector("main.table");
  const seen = (window.seen = { answers: [], bots: [] });
  let pressed = null;
  let before = performance.now();
  addEventListener("pointerup", () => (pressed = performance.now()), true);
  new MutationObserver(() => {
    const now = performance.now();
    if (pressed !== null) seen.answers.push((now - pressed) / 1000);
    else seen.bots.push((now - before) / 1000);
    pressed = null;
    before = now;
  }).observe(table, { attributes: true, attributeFilter: ["data-version"] });
}"""
"""Note how long after a press of mine, and after what was before a bot's move, the table is another one."""


@dataclass(frozen=True)
class Times:
    """Seconds."""

    median: float
    longest: float

    @classmethod
    def of(cls, times: list[float]) -> Times:
        return cls(statistics.median(times), max(times))


@dataclass(frozen=True)
class Found:
    """What was measured."""

    folder: int
    first: int
    screen: Times
    cold: Times
    warm: Times
    answers: Times
    levels: dict[int, Times]
    memory: float


@contextmanager
def visiting(browser: Browser, address: str, level: int = 1) -> Iterator[Page]:
    """A browser that has never been here. Motion is off: what is timed is the game."""
    with browser.new_context(viewport={"width": 1280, "height": 800}, base_url=address) as context:
        settings = {"speed": 0, "guide": False, "sounds": False, "language": "en", "level": level}
        context.add_init_script(f"localStorage.setItem('assyria', {json.dumps(json.dumps(settings))})")
        page = context.new_page()
        page.set_default_timeout(120_000)
        yield page


def opened(page: Page, address: str, level: int) -> tuple[float, float]:
    """Come to a table; return after how many seconds the first screen and then the table could be clicked."""
    page.goto(address, wait_until="commit")
    now = "() => performance.now() / 1000"
    page.get_by_role("button", name="Play now").click()
    screen = page.evaluate(now)
    page.wait_for_selector(f"{TABLE} [data-move]")
    table = page.evaluate(now)
    say(f"level {level}: first screen {screen:.1f} s, table {table:.1f} s")
    return screen, table


def reloaded(page: Page, address: str) -> float:
    """Come back to a table, with all files kept."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    where = page.url
    page.goto("about:blank")
    page.goto(where, wait_until="commit")
    page.wait_for_selector(f"{TABLE} [data-move]")
    took = float(page.evaluate("() => performance.now() / 1000"))
    say(f"again, from what was kept: {took:.1f} s ({address})")
    return took


def played(page: Page, presses: int) -> dict[str, list[float]]:
    """Press what can be chosen so often."""
    page.evaluate(WATCH)
    for _ in range(presses):
        page.wait_for_selector(f"{TABLE}, main.table[data-status=finished], dialog[open] .danger")
        question = page.locator("dialog[open] .danger")
        choices = page.locator(f"{CHOICES}, main.table [data-primary]")
        (question if question.count() else choices).first.click()
    page.wait_for_selector(f"{TABLE}, main.table[data-status=finished]")
    seen: dict[str, list[float]] = page.evaluate("() => seen")
    return seen


def memory(browser: Browser, context: BrowserContext) -> float:
    """Return the bytes of the page with its workers: of the largest of the browser's processes that draw pages."""
    context.pages[0].wait_for_timeout(1000)
    told: dict[str, Any] = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return max(_private(int(one["id"])) for one in told["processInfo"] if one["type"] == "renderer")


def _private(process: int) -> float:
    """Return what a process has for itself, and its share of what it shares."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return float(line.split()[1]) * 1024
    raise ValueError(process)


def measure(options: argparse.Namespace) -> Found:
    with tempfile.TemporaryDirectory() as root, sync_playwright() as playwright:
        files = PlainFiles(Path(root))
        size = write_site(files.folder, PACKAGES / "pyodide")
        first = sum(len(gzip.compress((files.folder / name).read_bytes())) for name in LOADED_FIRST)
        files.start()
        browser = playwright.chromium.launch(executable_path=chromium(whole=True), args=["--no-sandbox"])
        try:
            return _measure(options, browser, files.address, size, first)
        finally:
            browser.close()
            files.stop()


def _measure(options: argparse.Namespace, browser: Browser, address: str, size: int, first: int) -> Found:
    cold, warm = [], []
    for _ in range(options.rounds):
        with visiting(browser, address) as page:
            cold.append(opened(page, address, 1))
            warm.append(reloaded(page, address))
    answers: list[float] = []
    levels = {}
    most = 0.0
    for level in LEVELS:
        with visiting(browser, address, level) as page:
            opened(page, address, level)
            seen = played(page, options.presses)
            answers += seen["answers"]
            levels[level] = Times.of(seen["bots"])
            most = max(most, memory(browser, page.context))
    screens, tables = zip(*cold, strict=True)
    return Found(
        size,
        first,
        Times.of(list(screens)),
        Times.of(list(tables)),
        Times.of(warm),
        Times.of(answers),
        levels,
        most,
    )


def report(options: argparse.Namespace, found: Found) -> str:
    rows = "\n".join(
        f"| a decision of level {level}, until it is drawn | {s(one.median)} | {s(one.longest)} |"
        for level, one in found.levels.items()
    )
    middle = max(one.longest for level, one in found.levels.items() if level <= MIDDLE)
    aims = "\n".join(
        (
            aim("a table from an empty cache in 5 s", s(found.cold.median), found.cold.median <= AIM_COLD),
            aim("a table from what was kept in 2.5 s", s(found.warm.median), found.warm.median <= AIM_WARM),
            aim(
                "a decision answered in 0.1 s, by the median",
                s(found.answers.median),
                found.answers.median <= AIM_ANSWER,
            ),
            aim("levels up to the middle within 0.5 s", s(middle), middle <= AIM_LEVEL),
            aim("the champion within 2 s", s(found.levels[10].longest), found.levels[10].longest <= AIM_CHAMPION),
            aim("memory under 400 MB", mb(found.memory), found.memory < AIM_MEMORY),
        )
    )
    return f"""# How big and quick the game without a server is

Written by `make bench-site`: the [folder](static-site.md) of `assyria site` on a plain file server, and a headless
Chromium without a graphics card, both on this machine: Python {platform.python_version()}, {platform.machine()},
2 cores. Tables of four; {options.rounds} first visits, then {options.presses} presses against each level.

| size | |
|---|---:|
| the folder | {mb(found.folder)} |
| of it, before the first table (Python, our packages), by gzip | {mb(found.first)} |

| | median | longest |
|---|---:|---:|
| first screen, empty cache | {s(found.screen.median)} | {s(found.screen.longest)} |
| a table that can be clicked, empty cache | {s(found.cold.median)} | {s(found.cold.longest)} |
| the same table again, from what was kept | {s(found.warm.median)} | {s(found.warm.longest)} |
| an own choice, until the table has it | {s(found.answers.median)} | {s(found.answers.longest)} |
{rows}
| memory of the page with its workers, at most | {mb(found.memory)} | |

| aim | measured | |
|---|---:|---|
{aims}
"""


def s(seconds: float) -> str:
    return f"{seconds:.2f} s"


def mb(size: float) -> str:
    return f"{size / 1e6:.1f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="first visits")
    parser.add_argument("--presses", type=int, default=20, help="of own choices, at each level")
    write_report(parser, REPORT, lambda options: report(options, measure(options)))


if __name__ == "__main__":
    main()
