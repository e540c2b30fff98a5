"""Whole games through the page: by keyboard alone, and at one screen. By mouse and touch: test_fits.py."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from assyria.record import read_record
from assyria.rules import outcome
from tests.browser.conftest import Visit
from tests.browser.playing import CHOICES, Player, last_turn, show_end, to_table
from tests.effort import LONG


def finished(player: Player, table: str) -> None:
    """The game that was played is whole and valid, and its end is shown."""
    record = player.page.request.get(f"/api/tables/{table}/record").body()
    history = read_record(record)
    end = outcome(history.state)
    assert end is not None
    shown = show_end(player.page)
    for score in json.loads(record)["scores"]:
        expect(shown).to_contain_text(str(score))


def rest_of_a_game(seats: int) -> dict[str, str]:
    """Options of a table with a turn to go; if there is time for everything, of a whole game."""
    return {} if LONG else {"record": last_turn(seats, seed=1)}


@pytest.mark.parametrize("seats", [2, 3, 4] if LONG else [2])
def test_a_game_by_keyboard(visit: Visit, seats: int) -> None:
    """Without ever touching a mouse, by N, Enter and arrows, to the last decision."""
    player = Player(visit(), Random(20 + seats), how="keyboard")
    table = to_table(player.page, "me", *["greedy"] * (seats - 1), **rest_of_a_game(seats))
    player.play()
    finished(player, table)


class Hurried(Player):
    """Somebody who presses at most three keys a decision, and looks at nothing."""

    def choose(self) -> None:
        for _ in range(self.rng.randrange(3)):
            self.page.keyboard.press(self.rng.choice("np"))
        self.page.keyboard.press("Enter")


@pytest.mark.long
def test_three_keys_are_enough(visit: Visit) -> None:
    """After each decision the focus is on something that can be chosen."""
    player = Hurried(visit(), Random(9), how="keyboard")
    table = to_table(player.page, "me", "greedy", **rest_of_a_game(2))
    player.wait()
    player.page.keyboard.press("n")
    player.play()
    finished(player, table)


def test_hot_seat(visit: Visit) -> None:
    """Three people at one screen: each hand-over names the next, and the game comes to its end."""
    player = Player(visit(), Random(3))
    people = [{"kind": "me", "name": name} for name in ("Ana", "Ben", "Cleo")]
    table = to_table(player.page, *people, **rest_of_a_game(3))
    player.play()
    finished(player, table)


def test_play_now(visit: Visit) -> None:
    """One click from the first screen to a table where it is clear what to do."""
    page = visit("/", service_workers="allow")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table[data-mine=true]")
    assert page.locator("#prompt").inner_text()
    assert page.locator(CHOICES).count() > 0
