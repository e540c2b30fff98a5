"""`make bench-page`: how smooth the page moves on a slow machine, how quickly it answers, and how much it loads.

A server in a process of its own, and a headless Chromium that looks at the built page; everything on this machine.
Chromium slows down the page's own work, scripts, styles and layout, by a factor. It draws without a graphics card.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from benchmarks.serving import NO_LIMITS, new, serving
from benchmarks.words import MACHINE, ROOT, aim, kb, lines, say, scratch_folder, write_report
from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tools.chromium import chromium

REPORT = ROOT / "docs" / "benchmarks-page.md"
RECORD = ROOT / "tests" / "golden" / "4-players.jsonl"
WINDOW: ViewportSize = {"width": 1280, "height": 800}
SLOWER = (1, 4)
"""How many times as slow the page's processor is made."""
SETTINGS = {"speed": 1, "guide": False, "language": "en"}
"""Motion at its normal speed, and nothing that lies over the table."""

AIM_FRAME = 33.0
"""Milliseconds of the median frame in a live game, four times as slow."""
AIM_ANSWER = 50.0
"""Milliseconds until an own choice is drawn, on this machine as it is."""
AIM_CODE = 140_000
AIM_ALL = 300_000
"""Bytes of the first load, code alone and with art."""
CODE = ("Script", "Stylesheet")

WATCH_FRAMES = """() => {
  const frames = (window.frames_seen = []);
  let last = performance.now();
  const next = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
"""Note how long each frame stays."""

WATCH_ANSWERS = """() => {
  const answers = (window.answers_seen = []);
  const table = () => document.querySelector("main.table").dataset;
  const made = new MessageChannel();
  let pressed = 0;
  let heard = 0;
  made.port1.onmessage = () => answers.push([performance.now() - pressed, heard - pressed]);
  addEventListener("click", ({ target, timeStamp }) => {
    if (!target.closest("main.table [data-move]")) return;
    const before = table().version;
    pressed = timeStamp;
    heard = performance.now();
    requestAnimationFrame(() => {
      const shown = table().busy === "true" || table().version !== before;
      if (!shown && !document.querySelector("dialog[open]")) throw new Error("nothing was drawn for a press");
      made.port2.postMessage(null);
    });
  }, true);
}"""
"""Note how long after a press the frame that shows it was made, since a message is delivered after that; and how
much of it had passed before the page heard of the press, while the browser was still busy with a frame before."""

HELD = 60
"""Milliseconds from pressing a button of the mouse to letting it go: a quick hand."""

MISSED = 10_000
"""Milliseconds after which a press has hit nothing."""

READY = "main.table[data-mine=true][data-busy=false] [data-move], dialog[open] .danger"
"""Something can be chosen, or has been chosen and is asked about."""


@dataclass(frozen=True)
class Times:
    """Milliseconds, of frames or of answers."""

    count: int
    median: float
    p95: float
    longest: float


@dataclass(frozen=True)
class Loaded:
    """Compressed bytes from nothing to a table."""

    code: int
    all: int


@dataclass(frozen=True)
class Found:
    """What was measured, times by how much slower the page was made."""

    live: dict[int, Times]
    replay: dict[int, Times]
    answers: dict[int, Times]
    own: dict[int, Times]
    loaded: Loaded


def summary(times: list[float]) -> Times:
    return Times(len(times), statistics.median(times), statistics.quantiles(times, n=20)[18], max(times))


# Looking


@contextmanager
def visiting(browser: Browser, address: str, slower: int) -> Iterator[Page]:
    """Somebody new, at the first screen, with a processor that is so many times as slow."""
    # A service worker would load the other screens, too, once the browser is idle.
    context = browser.new_context(viewport=WINDOW, base_url=f"http://{address}", service_workers="block")
    context.add_init_script(f"localStorage.setItem('assyria', {json.dumps(json.dumps(SETTINGS))})")
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto("/")
    page.wait_for_selector("#page > :not(.strips)")
    # From here on every request is the same guest's.
    page.request.get("/api/me")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page
    context.close()


def open_table(page: Page, *seats: str, **options: object) -> str:
    """Open a table with these bots, or with `me`; return its path."""
    choices = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    made = page.request.post("/api/tables", data={"seats": choices, **options})
    if made.status != 201:
        raise SystemExit(f"the table was refused: {made.text()}")
    return f"/table/{made.json()['id']}"


def frames(page: Page, seconds: float) -> Times:
    page.evaluate(WATCH_FRAMES)
    page.wait_for_timeout(seconds * 1000)
    # The first is not a whole one.
    return summary(page.evaluate("frames_seen")[1:])


def watch_bots(page: Page, options: argparse.Namespace) -> Times:
    """Look on while four bots play."""
    page.goto(open_table(page, *[options.bot] * 4))
    page.wait_for_selector("main.table")
    return frames(page, options.seconds)


def watch_replay(page: Page, options: argparse.Namespace) -> Times:
    """Let a record play itself, from the middle of the game on."""
    game = RECORD.read_bytes().splitlines()[0]
    page.goto("/replay?move=100")
    page.set_input_files("input[type=file]", {"name": "game.json", "mimeType": "application/json", "buffer": game})
    page.wait_for_selector("[data-move-number]")
    page.locator(".controls .play").click()
    return frames(page, options.seconds)


def press_choices(page: Page, options: argparse.Namespace) -> tuple[Times, Times]:
    """Press what can be chosen, one against three bots, in game after game; time answers and own work."""
    answers: list[tuple[float, float]] = []
    while len(answers) < options.presses:
        page.goto(open_table(page, "me", *[options.bot] * 3, confirm=False))
        page.wait_for_selector("main.table")
        page.evaluate(WATCH_ANSWERS)
        answers += press_to_the_end(page, options.presses - len(answers))
    return summary([took for took, _ in answers]), summary([took - waited for took, waited in answers])


def press_to_the_end(page: Page, most: int) -> list[tuple[float, float]]:
    """Return how long each press took and waited, of as many as a game has, and no more than `most`."""
    count = 0
    while count < most:
        page.wait_for_selector(f"{READY}, main.table[data-status=finished]")
        if page.locator("main.table[data-status=finished]").count():
            break
        question = page.locator("dialog[open] .danger")
        if question.count():
            question.click()
            continue
        press(page, page.locator("main.table [data-move]").first)
        try:
            page.wait_for_function("count => answers_seen.length > count", arg=count, timeout=MISSED)
        except PlaywrightTimeout:
            continue  # what was pointed at has moved on before the button was down: nothing was pressed
        count += 1
    return [(took, waited) for took, waited in page.evaluate("answers_seen")]


def press(page: Page, choice: Locator) -> None:
    """As a hand does it: go there, press, let go. A click of Playwright's own does all of it within a frame."""
    choice.hover()
    page.mouse.down()
    page.wait_for_timeout(HELD)
    page.mouse.up()


def first_load(page: Page) -> Loaded:
    """Come to a table with nothing in the cache."""
    place = open_table(page, "me", "random")
    session = page.context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: kind_of(told)}))
    session.on(
        "Network.loadingFinished", lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])})
    )
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(place)
    page.wait_for_selector("main.table")
    page.wait_for_load_state("networkidle")
    loaded = {request: size for request, size in sizes.items() if kinds.get(request, "API") != "API"}
    return Loaded(sum(size for request, size in loaded.items() if kinds[request] in CODE), sum(loaded.values()))


def kind_of(told: dict[str, Any]) -> str:
    """What a response is: a kind of Chromium's, or `API` for what the server says about the game."""
    return "API" if "/api/" in told["response"]["url"] else str(told["type"])


# All of it


def measure(options: argparse.Namespace) -> Found:
    times: dict[str, dict[int, Times]] = {"live": {}, "replay": {}, "answers": {}, "own": {}}
    with (
        scratch_folder() as folder,
        serving("tables", new(folder, "page"), *NO_LIMITS) as (address, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(whole=True), args=["--no-sandbox"])
        for slower in options.slower:
            for name, watch in (("live", watch_bots), ("replay", watch_replay)):
                say(f"{name}, {slower} × slower")
                with visiting(browser, address, slower) as page:
                    times[name][slower] = watch(page, options)
            say(f"answers, {slower} × slower")
            with visiting(browser, address, slower) as page:
                times["answers"][slower], times["own"][slower] = press_choices(page, options)
        say("first load")
        with visiting(browser, address, 1) as page:
            loaded = first_load(page)
        browser.close()
    return Found(**times, loaded=loaded)


def report(options: argparse.Namespace, found: Found) -> str:
    rows = [
        f"| {name} | {slower} × | {one.count} | {ms(one.median)} | {ms(one.p95)} | {ms(one.longest)} |"
        for name, by_speed in (
            ("frames of a live game of four bots", found.live),
            ("frames of a replay", found.replay),
            ("an own choice, until it is drawn", found.answers),
            ("an own choice, the page's own work", found.own),
        )
        for slower, one in by_speed.items()
    ]
    quick, slow = min(found.live), max(found.live)
    frame, answer = found.live[slow].median, found.answers[quick].p95
    code, everything = found.loaded.code, found.loaded.all
    aims = (
        aim(f"median frame of a live game under {AIM_FRAME:g} ms, {slow} × slower", ms(frame), frame < AIM_FRAME),
        aim(f"95 % of choices answered within {AIM_ANSWER:g} ms", ms(answer), answer <= AIM_ANSWER),
        aim(f"first load within {kb(AIM_CODE)} of code", kb(code), code <= AIM_CODE),
        aim(f"first load within {kb(AIM_ALL)} with art", kb(everything), everything <= AIM_ALL),
    )
    return f"""# Benchmarks of the page

Written by `make bench-page`. A real server and a headless Chromium, which draws without a graphics
card, share one machine, so figures are noisy. What Chromium slows down is the page's own work:
scripts, styles and layout.

{MACHINE} A window of {WINDOW["width"]}×{WINDOW["height"]}, motion at its normal speed,
{options.seconds:g} seconds of a live game of four bots (`{options.bot}`) and of a replay from move 100 on,
and {options.presses} choices pressed in one's own turn.

| | slower | measured | median | 95 % within | longest |
|---|---:|---:|---:|---:|---:|
{lines(rows)}

A frame is the time between two calls of `requestAnimationFrame`. A choice is answered once the
frame after the press has been made, which shows it. The mouse is held for {HELD} ms: time counts
from letting it go. The page's own work is the same time from when it hears of the press: Chromium
tells it only after the frame that it paints.

| aim | measured | |
|---|---:|---|
{lines(aims)}

The first load is all that a browser without anything in its cache fetches on its way to a table, as
compressed as the server sends it, without what the server says about the game.
"""


def ms(milliseconds: float) -> str:
    return f"{milliseconds:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="of each game that is watched")
    parser.add_argument("--presses", type=int, default=60)
    parser.add_argument("--slower", type=int, nargs="+", default=SLOWER, help="factors, one of them 1")
    parser.add_argument("--bot", default="greedy", help="who plays in the live game")
    write_report(parser, REPORT, lambda options: report(options, measure(options)))


if __name__ == "__main__":
    main()
