"""Somebody who plays through the page alone: looks at what is lit, and chooses."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from assyria.board.tracks import TURNS
from assyria.record import write_record
from assyria.rules import Game
from tests.games import random_game
from tests.server.running import table_body

How = Literal["mouse", "touch", "keyboard"]

SPOTS = "main.table [data-at][data-move]"
CHOICES = "main.table [data-move]:not([data-primary])"
TABS = "main.table [data-marked][aria-pressed=false]"
SETTLED = (
    "(({version, busy}) => Number(version) != before && busy == 'false')"
    "(document.querySelector('main.table')?.dataset ?? {})"
)
"""Something has changed, and the page waits for no answer."""
MOST = 600
"""More decisions than any game has."""


@dataclass
class Player:
    """Plays at the table that a page shows. Decisions are drawn by `rng`."""

    page: Page
    rng: Random
    how: How = "mouse"
    played: list[str] = field(default_factory=list)

    def version(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-version") or -1)

    def over(self) -> bool:
        return self.page.locator("main.table").get_attribute("data-status") == "finished"

    def wait(self) -> bool:
        """Until it is this page's turn; False once the game is over."""
        ready = "main.table[data-mine=true], main.table[data-status=finished], dialog[open] [data-ready]"
        self.page.wait_for_selector(ready)
        hand_over = self.page.locator("dialog[open] [data-ready]")
        if hand_over.count():
            self.do(hand_over.first)
            return self.wait()
        return not self.over()

    def decide(self) -> None:
        """One decision: confirm a turn that is done, feed best where that is offered, else choose what is lit."""
        version = self.version()
        self.choose()
        self.page.wait_for_function(
            f"before => {SETTLED} || document.querySelector('dialog[open] .danger')", arg=version
        )
        sure = self.page.locator("dialog[open] .danger")
        if sure.count():
            self.do(sure)
            self.page.wait_for_function(f"before => {SETTLED}", arg=version)

    def choose(self) -> None:
        primary = self.page.locator("main.table [data-primary]")
        choices = self.choices()
        ends_turn = primary.count() and primary.get_attribute("data-move") == "done"
        # One who never stops buys until the camels are gone; a person stops now and then.
        if primary.count() and (not ends_turn or not choices or self.rng.random() < 0.3):
            self.do(primary)
            return
        assert choices, "it is my turn and nothing is lit"
        chosen = self.rng.choice(choices)
        self.played.append(chosen.get_attribute("data-move") or "")
        self.do(chosen)

    def choices(self) -> list[Locator]:
        """All that is lit, and on a small screen what is behind a marked tab, too."""
        tabs = self.page.locator(TABS)
        if tabs.count() and (not self.page.locator(CHOICES).count() or self.rng.random() < 0.3):
            self.do(tabs.nth(self.rng.randrange(tabs.count())))
        lit = self.page.locator(CHOICES)
        return [lit.nth(n) for n in range(lit.count())]

    def do(self, what: Locator) -> None:
        if self.how == "touch":
            what.tap()
        elif self.how == "mouse":
            what.click()
        else:
            self.reach(what)
            self.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        """By N alone; in a dialog, which has the focus, by Tab."""
        key = "Tab" if what.evaluate("one => !!one.closest('dialog')") else "n"
        for _ in range(100):
            if what.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError("the keyboard does not get there")

    def play(self) -> None:
        """To the end of the game."""
        for _ in range(MOST):
            if not self.wait():
                return
            self.decide()
        raise AssertionError("the game does not end")


def show_end(page: Page) -> Locator:
    """Skip the last flood, which is told first and without motion waits to be read: the end of the game."""
    page.wait_for_selector("[data-scene], #end-title")
    end = page.locator("dialog[open]", has=page.locator("#end-title"))
    if not end.is_visible():
        page.keyboard.press("Escape")
    expect(end).to_be_visible()
    return end


def until(page: Page, promised: str) -> None:
    """Wait until what a function promises is true; Playwright's own waiting does not look into promises."""
    for _ in range(600):
        if page.evaluate(promised):
            return
        page.wait_for_timeout(100)
    raise AssertionError(promised)


def open_record(page: Page, record: bytes) -> None:
    """Give a record to the page for replays, and wait until it is shown."""
    page.locator("input[type=file]").first.set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    page.wait_for_selector("[data-move-number]")


def last_turn(players: int, seed: int) -> str:
    """The record of a random game with a turn to go: what is left of it takes less than a minute by hand."""
    history = random_game(Game(players), seed)
    to_go = (len(TURNS), TURNS[-1])
    begun = next(n for n in range(len(history.moves)) if (history.at(n).reign, history.at(n).turn) == to_go)
    return write_record(history.record(begun)).decode()


def to_table(page: Page, *seats: str | dict[str, str], **options: object) -> str:
    """Open a table through the server, as this page's person, and go there."""
    if page.url != "about:blank":
        page.wait_for_selector("#page > :not(.strips)")
        # The first screen has asked for this person's tables: from then on every request is the same guest's.
        for _ in range(400):
            if page.context.cookies():
                break
            page.wait_for_timeout(25)
    made = page.request.post("/api/tables", data=table_body(*seats, **options))
    assert made.status == 201, made.text()
    table = str(made.json()["id"])
    page.goto(f"/table/{table}")
    expect(page.locator("main.table, main[data-status=open]")).to_be_visible()
    return table
