"""A rule option that is missing somewhere is named here with the place (CONTRIBUTING.md, "A rule option")."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from assyria import Playthrough
from assyria.arena import RuleOptions, play_match
from assyria.cli import arena, play, simulate
from assyria.cli import dataset as dataset_command
from assyria.cli.terminal_game import OPTION_TEXTS
from assyria.env import Batch, assyria_v1
from assyria.env.dataset import Origin
from assyria.env.solo import Solo
from assyria.env.solo_vector import SoloVector
from assyria.packed import pack, unpack
from assyria.protocol.options import TableOptions
from assyria.protocol.replays import RecordRules
from assyria.protocol.requests import NewTable
from assyria.record import parse_position, position_text
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import FeedingRule, Game, deal, new_game
from tests.games import RULES

ROOT = Path(__file__).parents[1]
OTHER: dict[str, Any] = {"two_player_draft": 3, "feeding": FeedingRule.STRICT}
"""Of each option a value that is not the default, for two players."""


def options() -> list[str]:
    return [field.name for field in fields(Game) if field.name not in ("players", "board")]


def has_parameter(of: Callable[..., Any]) -> Callable[[str], bool]:
    return lambda name: name in inspect.signature(of).parameters


def has_field(of: Any) -> Callable[[str], bool]:
    return lambda name: name in {field.name for field in fields(of)}


def is_in(*files: str) -> Callable[[str], bool]:
    return lambda name: all(name in (ROOT / file).read_text(encoding="utf-8") for file in files)


def in_schema(name: str) -> bool:
    schema = json.loads((ROOT / "src/assyria/record/record.schema.json").read_text(encoding="utf-8"))
    return name in schema["properties"]["rules"]["properties"]


def is_text(name: str) -> bool:
    return name in OPTION_TEXTS and all(
        words_in(language)(OPTION_TEXTS[name], value="3") for language in LANGUAGES
    )


def has_option(command: Any) -> Callable[[str], bool]:
    return lambda name: name in {parameter.name for parameter in command.params}


def is_played(name: str) -> bool:
    return any(getattr(game, name, None) != getattr(Game(2), name, None) for game in RULES)


def survives(way: Callable[[Game], Game]) -> Callable[[str], bool]:
    """Whether a game with another value of the option comes back with it."""

    def same(name: str) -> bool:
        return name in OTHER and way(Game(2, **{name: OTHER[name]})) == Game(2, **{name: OTHER[name]})

    return same


def by_record(game: Game) -> Game:
    played = Playthrough(2, seed=1, **{name: getattr(game, name) for name in options()})
    return Playthrough.from_record(played.record_text()).game


def by_position(game: Game) -> Game:
    return parse_position(position_text(new_game(game, deal(2, Random(1))).state)).game


def by_block(game: Game) -> Game:
    return unpack(pack(new_game(game, deal(2, Random(1))).state)).game


def by_table(game: Game) -> Game:
    return TableOptions(players=2, **{name: getattr(game, name) for name in options()}).game


PLACES: dict[str, Callable[[str], bool]] = {
    "tests/test_rule_options.py: OTHER": lambda name: name in OTHER,
    "tests/games.py: RULES": is_played,
    "records: src/assyria/record/record.schema.json": in_schema,
    "records: src/assyria/record/codec.py": survives(by_record),
    "records: src/assyria/record/position.py": survives(by_position),
    "records: docs/record-format.md": is_in("docs/record-format.md"),
    "kernel: src/assyria/packed": survives(by_block),
    "protocol: TableOptions in src/assyria/protocol/options.py": survives(by_table),
    "protocol: NewTable in src/assyria/protocol/requests.py": has_field(NewTable),
    "protocol: RecordRules in src/assyria/protocol/replays.py": has_field(RecordRules),
    "protocol: web/src/gen/protocol.ts (make docs)": is_in("web/src/gen/protocol.ts"),
    "page: web/src/newgame/NewTable.svelte": is_in("web/src/newgame/NewTable.svelte"),
    "page: web/src/newgame/options.ts": is_in("web/src/newgame/options.ts"),
    "page: web/src/newgame/records.ts": is_in("web/src/newgame/records.ts"),
    "environments: Batch in src/assyria/env/batch.py": has_parameter(Batch),
    "environments: src/assyria/env/assyria_v1.py": has_parameter(assyria_v1.raw_env),
    "environments: src/assyria/env/solo.py": has_parameter(Solo),
    "environments: src/assyria/env/solo_vector.py": has_parameter(SoloVector),
    "environments: src/assyria/env/openspiel.py": is_in("src/assyria/env/openspiel.py"),
    "environments: Origin in src/assyria/env/dataset.py": has_field(Origin),
    "environments: docs/env.md": is_in("docs/env.md"),
    "arena: RuleOptions in src/assyria/arena/pairings.py": lambda name: name in RuleOptions._fields,
    "arena: src/assyria/arena/match.py": has_parameter(play_match),
    "commands: assyria play": has_option(play.play),
    "commands: assyria simulate": has_option(simulate.simulate),
    "commands: assyria arena": has_option(arena.arena),
    "commands: assyria dataset": has_option(dataset_command.dataset),
    "texts: OPTION_TEXTS in src/assyria/cli/terminal_game.py": is_text,
}


def missing(name: str) -> Iterator[str]:
    """The places that do not know an option."""
    for place, knows in PLACES.items():
        try:
            known = knows(name)
        except (AttributeError, LookupError, TypeError, ValueError):
            known = False
        if not known:
            yield place


@pytest.mark.parametrize("name", options())
def test_an_option_is_wired_everywhere(name: str) -> None:
    assert list(missing(name)) == []


def test_one_that_is_wired_nowhere_is_named_everywhere() -> None:
    assert list(missing("no_such_option")) == list(PLACES)


def test_a_table_passes_on_what_it_has() -> None:
    """All options at once, as a new table is made of them."""
    every = Game(2, **OTHER)
    assert by_record(every) == by_position(every) == by_block(every) == by_table(every) == every
