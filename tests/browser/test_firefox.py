"""The folder of files in Firefox, where one is installed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.browser.firefox import Tab, find_firefox, firefox
from tests.browser.static import PlainFiles

FIREFOX = find_firefox()
SETTINGS = {"speed": 0, "guide": False, "sounds": False, "language": "en"}
TABLE = 'document.querySelector("main.table")'
MINE = f'{TABLE}?.matches("[data-mine=true][data-busy=false]")'
PRESS = """{
  const ways = ["dialog[open] .danger", "main.table [data-move]", "main.table [data-primary]"];
  const found = ways.map((way) => document.querySelector(way)).find((found) => found);
  found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def decide(tab: Tab) -> None:
    """Take the first choice, or confirm."""
    tab.wait(MINE)
    version = tab.evaluate(f"{TABLE}.dataset.version")
    tab.evaluate(PRESS)
    tab.wait(f'{TABLE}.dataset.version !== "{version}" || document.querySelector("dialog[open] .danger") !== null')


@pytest.mark.skipif(FIREFOX is None, reason="no Firefox is installed")
def test_a_game_a_hint_and_no_network(plain_files: PlainFiles, tmp_path: Path) -> None:
    assert FIREFOX
    with firefox(FIREFOX, tmp_path) as tab:
        # Something small of the same host: what is loaded and broken off would be told by the console.
        tab.open(f"{plain_files.address}icon.svg")
        tab.evaluate(f"localStorage.setItem('assyria', {json.dumps(json.dumps(SETTINGS))})")
        tab.open(plain_files.address)
        tab.wait("document.querySelector('button.play') !== null")
        tab.evaluate("document.querySelector('button.play').click()")
        for _ in range(12):
            decide(tab)
        tab.wait(MINE)
        tab.wait("navigator.serviceWorker.controller !== null")
        version = tab.evaluate(f"{TABLE}.dataset.version")
        with plain_files.away():
            tab.reload()
            tab.wait(MINE)
            assert tab.evaluate(f"{TABLE}.dataset.version") == version
            tab.evaluate("document.querySelector('button[aria-keyshortcuts=h]').click()")
            tab.wait("/Hint:/.test(document.querySelector('#prompt').innerText)")
            decide(tab)
        assert tab.said == []
        # Firefox looks for a picture of the host by itself.
        ours = (plain_files.address, "blob:", "data:")
        assert [url for url in tab.asked if not url.startswith(ours) and not url.endswith("/favicon.ico")] == []
