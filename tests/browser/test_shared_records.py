"""A record that one keeps and another replays by its link."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import open_record

RECORD = Path(__file__).parents[1] / "golden" / "3-players.jsonl"


def test_a_record_is_kept_shared_and_taken_back(visit: Visit) -> None:
    ann, ben = visit("/replay"), visit()
    open_record(ann, RECORD.read_bytes().splitlines()[0])
    ann.get_by_role("button", name="Keep and share").click()
    dialog = ann.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Kept on this server")).to_be_visible()
    link = dialog.get_by_label("Link to this game").input_value()
    assert re.search(r"/replay/[\w-]{16}$", link)
    expect(dialog).to_contain_text("Kept until")
    ann.keyboard.press("Escape")
    ann.wait_for_url(re.compile(re.escape(link)))
    expect(ann.get_by_role("button", name="Copy a link to this move")).to_be_visible()
    expect(ann.get_by_role("button", name="Keep and share")).to_have_count(0)

    ben.goto(link)
    expect(ben.locator("[data-move-number='0']")).to_be_attached()
    expect(ben.get_by_role("button", name="Keep and share")).to_have_count(0)

    ann.goto("/settings")
    shared = ann.get_by_role("region", name="Shared games")
    shared.get_by_role("button", name=re.compile("^Remove the game")).click()
    ann.locator("dialog[open]").get_by_role("button", name="Remove", exact=True).click()
    expect(shared).to_have_count(0)
    assert ben.request.get(link.replace("/replay/", "/api/records/")).json()["title"] == "no-such-record"
