"""The flood is shown scene by scene, with the points that the ledger has, and holds nothing up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from assyria.board.tracks import TURNS
from assyria.record import write_record
from assyria.rules import Game, Phase, State
from assyria.rules.flood import standings
from tests.browser.conftest import Visit
from tests.browser.playing import to_table
from tests.effort import LONG
from tests.games import random_game

SCENES = ["washed", "ranking", "gifts", "offerings", "totals"]
LAST = ["final", "winner"]
SUMS = ["totals", "winner"]
"""Scenes that give no points of their own."""


def has_tie(state: State) -> bool:
    return any(one.influence == other.influence for one, other in pairwise(standings(state)))


def before_the_flood(players: int, reign: int, *, tied: bool) -> str:
    """The record of a game in which the first seat is the last to act before the flood of a reign."""
    for seed in range(1, 2000):
        history = random_game(Game(players), seed)
        for number in range(len(history.moves)):
            state = history.at(number)
            last = state.order_index == players - 1 and state.turn == TURNS[reign - 1]
            mine = state.phase is Phase.ACTIONS and state.reign == reign and state.mover == 0
            if last and mine and len(standings(state)) > 1 and has_tie(state) == tied:
                return write_record(history.record(number)).decode()
    raise AssertionError("no such flood")


def ledgers(page: Page, table: str) -> list[Counter[str]]:
    position = page.request.get(f"/api/tables/{table}").json()["position"]
    return [Counter(player["ledger"]) for player in position["players"]]


@pytest.mark.parametrize(
    ("players", "reign", "tied"),
    [(2, 1, False), (3, 2, True), (4, 3, True), *([(2, 2, True), (4, 1, True), (3, 3, False)] if LONG else [])],
)
def test_the_scenes_add_up(visit: Visit, players: int, reign: int, tied: bool) -> None:
    """Stepped by a key: huts, court, gifts, offerings, totals; after the last flood the end and the winner."""
    page = visit(settings={"auto": False})
    record = before_the_flood(players, reign, tied=tied)
    table = to_table(page, "me", *["greedy"] * (players - 1), record=record)
    page.wait_for_selector("main.table[data-mine=true]")
    before = ledgers(page, table)
    page.locator("[data-move=done]").click()
    scene = page.locator("[data-scene]")
    scores = [sum(ledger.values()) for ledger in before]
    seen: dict[str, Counter[int]] = {}
    told, spoken = [], page.locator(".spoken")
    if reign < len(TURNS):
        # Meanwhile the game goes on: nothing of it is spoken before the last scene.
        page.wait_for_selector("main.table[data-mine=true][data-phase=harvest]")
    for name in SCENES + (LAST if reign == len(TURNS) else []):
        expect(scene).to_have_attribute("data-scene", name)
        rows = scene.locator("li[data-gain]")
        gains = rows.evaluate_all("rows => rows.map(row => [Number(row.dataset.seat), Number(row.dataset.gain)])")
        seen[name] = Counter(dict(gains))
        told.append(scene.inner_text())
        heard = expect(spoken)
        (heard.to_contain_text if name == "ranking" else heard.not_to_contain_text)("Assur, place 1")
        if name not in SUMS:
            scores = [score + seen[name][seat] for seat, score in enumerate(scores)]
        for seat, score in enumerate(scores):
            points = page.locator(f".people [data-seat='{seat}'] [data-points]")
            expect(points).to_have_attribute("data-points", str(score))
        page.keyboard.press(".")
    expect(scene).to_have_count(0)
    if reign < len(TURNS):
        expect(spoken).to_contain_text("harvests")
    after = ledgers(page, table)
    won = [sum((now - then).values()) for now, then in zip(after, before, strict=True)]
    parts = [part for name, part in seen.items() if name not in SUMS]
    assert [sum(part[seat] for part in parts) for seat in range(players)] == won
    flooded = [sum(seen[name][seat] for name in ("ranking", "gifts", "offerings")) for seat in range(players)]
    assert [seen["totals"][seat] for seat in range(players)] == flooded
    assert ("tie:" in told[1]) == tied
    if reign == len(TURNS):
        expect(page.locator("dialog[open]")).to_be_visible()
    else:
        assert page.locator("main.table").get_attribute("data-phase") == "harvest"


def steps_told(page: Page, where: str) -> list[str]:
    steps = page.locator(f"{where} [data-flood-step]")
    expect(steps.first).to_be_visible()
    return [str(name) for name in steps.evaluate_all("steps => steps.map(step => step.dataset.floodStep)")]


@pytest.mark.long
def test_log_and_since_tell_the_same_steps(visit: Visit) -> None:
    """The log goes along with the scenes; afterwards it and "since your last move" have all of them."""
    page = visit(settings={"auto": False})
    to_table(page, "me", "greedy", record=before_the_flood(2, 1, tied=False))
    page.wait_for_selector("main.table[data-mine=true]")
    page.keyboard.press("l")
    page.locator("[data-move=done]").click()
    expect(page.locator("[data-scene=washed]")).to_be_visible()
    assert steps_told(page, ".drawer") == SCENES[:1]
    page.keyboard.press(".")
    expect(page.locator("[data-scene=ranking]")).to_be_visible()
    assert steps_told(page, ".drawer") == SCENES[:2]
    page.keyboard.press("Escape")
    expect(page.locator("[data-scene]")).to_have_count(0)
    page.keyboard.press("l")
    assert steps_told(page, ".drawer") == SCENES
    page.keyboard.press("s")
    assert steps_told(page, "dialog[open]") == SCENES


def test_who_moves_has_seen_enough(visit: Visit) -> None:
    """The next decision can be made at once, whatever scene is shown; Escape skips all of it."""
    page = visit(settings={"auto": False})
    to_table(page, "me", "greedy", record=before_the_flood(2, 1, tied=False))
    page.wait_for_selector("main.table[data-mine=true]")
    page.locator("[data-move=done]").click()
    expect(page.locator("[data-scene]")).to_be_visible()
    page.wait_for_selector("main.table[data-mine=true][data-phase=harvest]")
    page.locator("[data-move^=harvest]").first.click()
    expect(page.locator("[data-scene]")).to_have_count(0)
