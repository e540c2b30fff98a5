"""Versions of bots: they change with the files, and nothing is run to find them."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import pytest

from assyria import __version__
from assyria.bots import UnknownBot
from assyria.bots.networks import NETWORKS
from assyria.bots.shipped import network_bytes
from assyria.bots.versions import bot_version


def test_bots_that_ship_share_a_version() -> None:
    version = bot_version("champion@200")
    assert version.startswith(f"{__version__}+")
    assert bot_version("greedy") == version


def test_a_class_has_the_version_of_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In packages too; the module is not run."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "mybots").mkdir()
    for name in ("mybots/__init__.py", "mybots/clever.py", "mybots/dull.py"):
        (tmp_path / name).write_text(f"raise RuntimeError({name!r})\n")
    first = bot_version("mybots.clever:Clever")
    assert first != bot_version("mybots.dull:Dull")
    (tmp_path / "mybots" / "clever.py").write_text("class Clever: ...\n")
    assert bot_version("mybots.clever:Clever") != first
    assert bot_version("nowhere.at_all:Clever") == bot_version("nowhere:Clever")


def test_an_engine_has_the_version_of_what_its_command_names(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("1\n")
    first = bot_version(f"engine:{sys.executable} {bot} --fast")
    bot.write_text("2\n")
    assert bot_version(f"engine:{sys.executable} {bot} --fast") != first
    bot.write_text("#!/bin/sh\n")
    bot.chmod(0o755)
    assert bot_version(f"engine:{bot}") == bot_version(f"engine:{sys.executable} {bot}")
    with pytest.raises(UnknownBot, match="there is no program"):
        bot_version(f"engine:{tmp_path / 'nothing'}")


@pytest.mark.parametrize("players", NETWORKS)
def test_a_network_is_named_by_its_bytes(players: int) -> None:
    """Write the right name into `bots/networks.py` when a network was trained anew."""
    assert hashlib.sha256(network_bytes(players)).hexdigest().startswith(NETWORKS[players])
