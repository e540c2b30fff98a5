"""Whole games through the page: by mouse, by touch on a phone, by keyboard alone."""

from __future__ import annotations

import json
from random import Random

import pytest

from assyria.record import read_record
from assyria.rules import outcome
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import PANELS, SPOTS, Player, last_turns, to_table
from tests.effort import LONG


def finished(player: Player, table: str) -> None:
    """The game that was played is whole and valid, and its end is shown."""
    record = player.page.request.get(f"/api/tables/{table}/record").body()
    history = read_record(record)
    end = outcome(history.state)
    assert end is not None
    assert player.page.locator("dialog[open]").is_visible()
    shown = player.page.locator("dialog[open]").inner_text()
    for score in json.loads(record)["scores"]:
        assert str(score) in shown


def rest_of_a_game(seats: int) -> dict[str, str]:
    """Options of a table with two turns to go; if there is time for everything, of a whole game."""
    return {} if LONG else {"record": last_turns(seats, seed=1)}


@pytest.mark.parametrize("seats", [2, 3, 4] if LONG else [3])
def test_a_game_by_mouse(visit: Visit, seats: int) -> None:
    """One person and bots, every decision a click."""
    player = Player(visit(), Random(seats))
    table = to_table(player.page, "me", *["greedy"] * (seats - 1), **rest_of_a_game(seats))
    player.play()
    finished(player, table)


@pytest.mark.parametrize("seats", [2, 3, 4] if LONG else [4])
def test_a_game_by_touch_on_a_phone(visit: Visit, seats: int) -> None:
    """The same with a thumb on a small screen."""
    page = visit(has_touch=True, is_mobile=True)
    page.set_viewport_size(PHONE)
    player = Player(page, Random(10 + seats), how="touch")
    table = to_table(page, "me", *["greedy"] * (seats - 1), **rest_of_a_game(seats))
    player.play()
    finished(player, table)


@pytest.mark.parametrize("seats", [2, 3, 4] if LONG else [2])
def test_a_game_by_keyboard(visit: Visit, seats: int) -> None:
    """The same without ever touching a mouse, and from the first decision to the last."""
    player = Player(visit(), Random(20 + seats), how="keyboard")
    table = to_table(player.page, "me", *["greedy"] * (seats - 1))
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
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table[data-mine=true]")
    assert page.locator("#prompt").inner_text()
    assert page.locator(f"{SPOTS}, {PANELS}").count() > 0
