"""Failure capsules: all that is needed to see a bot fail again, and no secret."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from assyria.bots import BotFailed, Failure, load_bot
from assyria.bots.capsule import KEPT, default_folder, write_capsule
from assyria.record import parse_position, position_text
from assyria.rules import Game, Move, View, deal, legal_moves, new_game, view


def unlucky(seen: View, rng: Random) -> Move:
    """Fails by chance."""
    if rng.random() < 0.5:
        raise ValueError(f"unlucky {rng.randrange(10**9)}")
    return legal_moves(seen)[0]


def failure() -> Failure:
    state = new_game(Game(3), deal(3, Random(1))).state
    seed = next(seed for seed in range(100) if Random(seed).random() < 0.5)
    with pytest.raises(BotFailed) as failed:
        load_bot(unlucky).new_game("deal 5").decide(view(state), seed)
    return failed.value.failure


def test_what_it_holds_is_enough_to_see_it_again(tmp_path: Path) -> None:
    file = write_capsule(failure(), tmp_path / "new" / "failures")
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["format"] == "assyria-bot-failure/1"
    assert "unlucky" in file.name
    seen = parse_position(told["position"])
    assert isinstance(seen, View)
    with pytest.raises(BotFailed) as again:
        load_bot(unlucky).new_game().decide(seen, told["seed"])
    assert again.value.failure.why == told["why"]
    assert told["traceback"].endswith(f"ValueError: {told['why'].partition(': ')[2].partition(' (')[0]}\n")
    assert {"assyria", "python", "wasmtime", "numba", "system"} == set(told["versions"])


def test_the_order_of_undealt_cards_is_not_in_it(tmp_path: Path) -> None:
    """Two tables that look the same to players, and are dealt differently, give the same capsule."""
    state = new_game(Game(3), deal(3, Random(1))).state
    other = replace(state, deck=tuple(reversed(state.deck)), expansion_deck=tuple(reversed(state.expansion_deck)))
    texts = []
    for position in (state, other):
        with pytest.raises(BotFailed) as failed:
            load_bot(lambda *_: None).choose(view(position), Random(1))
        told = json.loads(write_capsule(failed.value.failure, tmp_path).read_text())
        texts.append({key: value for key, value in told.items() if key not in ("when", "seconds")})
    assert texts[0] == texts[1]
    assert position_text(state) not in json.dumps(texts)


def test_only_so_many_are_kept_and_other_files_stay(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for number in range(KEPT + 3):
        (tmp_path / f"20200101T{number:06}-bot-raised-aa.json").write_text("{}")
    new = write_capsule(failure(), tmp_path)
    left = sorted(file.name for file in tmp_path.glob("*.json"))
    assert len(left) == KEPT
    assert left[-1] == new.name
    assert left[0] == "20200101T000004-bot-raised-aa.json"
    assert (tmp_path / "notes.txt").exists()


@pytest.mark.parametrize("name", ["engine:python ../../bot.py", "a/b:C", "champion@0.5s", "x" * 500, "né\n"])
def test_any_name_makes_a_file_in_the_folder(name: str, tmp_path: Path) -> None:
    file = write_capsule(replace(failure(), bot=name), tmp_path)
    assert list(tmp_path.iterdir()) == [file]
    assert json.loads(file.read_text())["bot"] == name


def test_the_usual_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "assyria" / "failures"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_folder() == tmp_path / ".local" / "state" / "assyria" / "failures"
