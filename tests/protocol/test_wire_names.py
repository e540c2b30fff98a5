"""Names on the wire and in the database are the protocol's own: renaming Python classes changes no byte."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

from assyria.protocol.commands import Command
from assyria.protocol.entries import KINDS, Entry
from assyria.protocol.events import EVENT_NAMES
from assyria.protocol.problems import ProblemCode
from assyria.rules import Event

SOURCE = Path(__file__).parents[2] / "src" / "assyria"
SCRIPT = Path(__file__).with_name("written_and_sent.py")


def digest(source: Path) -> str:
    """What a game with this source writes and sends, in short."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], env={"PYTHONPATH": str(source)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_renaming_classes_changes_no_byte(tmp_path: Path) -> None:
    """Every command, entry, event and message class gets another name, everywhere in the source."""
    left_out = shutil.ignore_patterns("site", "__pycache__", "server", "cli")
    shutil.copytree(SOURCE, tmp_path / "assyria", ignore=left_out)
    renamed = {kind.__name__ for kind in (*get_args(Command), *get_args(Entry), *get_args(Event))}
    for module in (tmp_path / "assyria" / "protocol").glob("*.py"):
        renamed.update(re.findall(r"^class (\w+)", module.read_text(), re.MULTILINE))
    assert len(renamed) > 100
    before = digest(tmp_path)
    pattern = re.compile(rf"\b({'|'.join(sorted(renamed, key=len, reverse=True))})\b")
    for file in (tmp_path / "assyria").rglob("*.py"):
        file.write_text(pattern.sub(r"Other\1", file.read_text()))
    assert digest(tmp_path) == before


def test_every_name_is_plain_text() -> None:
    """Lower case with hyphens, none twice."""
    commands = [kind.type for kind in get_args(Command)]
    for names in (commands, list(KINDS), list(EVENT_NAMES.values()), list(ProblemCode)):
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in names)
    assert set(EVENT_NAMES) == set(get_args(Event))
