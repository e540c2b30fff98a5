"""Chat is numbered, and everyone hears it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from assyria.host.ledger import Missing
from assyria.store import Store
from tests.store.lines import filled
from tests.waiting import until


async def test_chat_is_numbered_without_gaps_by_many_speakers(store: Store, url: str) -> None:
    other = await Store.open(url)
    try:
        await filled(store, "t", 1)
        await filled(store, "u", 1)
        said = [
            one.chat.add("t", "anna", "Anna", f"hej {i} 🏺", float(i)) for i in range(15) for one in (store, other)
        ]
        assert sorted(await asyncio.gather(*said)) == list(range(1, 31))
        assert await store.chat.add("u", "anna", "Anna", "hi", 1.0) == 1
        lines = await other.chat.lines("t")
        assert [line["n"] for line in lines] == list(range(1, 31))
        assert set(lines[0]) == {"n", "identity", "name", "text", "at", "phrase", "held"}
        assert [line["n"] for line in await store.chat.lines("t", after=28)] == [29, 30]
        assert [line["n"] for line in await store.chat.lines("t", after=3, limit=2)] == [4, 5]
        with pytest.raises(Missing):
            await store.chat.add("nowhere", "anna", "Anna", "hi", 1.0)
    finally:
        await other.close()


async def test_chat_is_told_once_and_after_it_is_there(store: Store) -> None:
    told: list[tuple[str, dict[str, Any]]] = []

    def broken(table: str, line: object) -> None:
        raise RuntimeError(table, line)

    store.chat.on_line(broken)
    store.chat.on_line(lambda table, line: told.append((table, line)))
    await filled(store, "t", 1)
    longest = "𒀸" * 500
    for text in ("hej 🏺", longest):
        await store.chat.add("t", "anna", "𒀸" * 40, text, 1.5)
    await until(lambda: len(told) >= 2)
    lines = await store.chat.lines("t")
    assert told == [("t", line) for line in lines]
    assert lines[1]["text"] == longest


async def test_a_phrase_is_a_code_and_is_removed_as_a_text_is(store: Store) -> None:
    await filled(store, "t", 1)
    await store.chat.add("t", "anna", "Anna", "", 1.0, phrase="good-luck")
    (line,) = await store.chat.lines("t")
    assert (line["text"], line["phrase"], line["held"]) == ("", "good-luck", False)
    assert await store.chat.of("anna") == [{"table": "t", "text": "", "at": 1.0, "phrase": "good-luck"}]
    await store.moderation.report("t", 1, "ben", "", 2.0, "insult")
    await store.moderation.remove_line("t", 1)
    (line,) = await store.chat.lines("t")
    assert (line["text"], line["phrase"]) == ("", None)
    with pytest.raises(Missing):
        await store.moderation.report("t", 1, "cleo", "", 2.0, "insult")
    (report,) = await store.moderation.reports()
    assert (report.text, report.reason) == ("good-luck", "insult")


async def test_what_is_held_back_from_a_player(store: Store) -> None:
    """They get what they wrote themselves, wherever they sat then."""
    await filled(store, "t", 1)
    for who, held in (("anna", False), ("eve", True), ("ben", True)):
        await store.chat.add("t", who, who.title(), "hi", 1.0, held=held)
    assert [line["n"] for line in await store.chat.lines("t")] == [1, 2, 3]
    assert [line["n"] for line in await store.chat.lines("t", player="ben")] == [1, 3]
    assert [line["n"] for line in await store.chat.held("t")] == [2, 3]
