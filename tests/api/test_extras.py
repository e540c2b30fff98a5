"""What is missing is named with a command that works before the package is on any index."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from types import SimpleNamespace

import pytest

from assyria import extras


def test_from_where_this_package_came() -> None:
    told = distribution("assyria").read_text("direct_url.json")
    command = extras.install("research")
    assert told is not None
    folder = command.removeprefix("pip install '").removesuffix("[research]'")
    assert Path(folder).as_uri() in told


def test_a_wheel_by_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    told = '{"url": "file:///home/ann/my%20games/assyria-1.0.0-py3-none-any.whl", "archive_info": {}}'
    monkeypatch.setattr(extras, "distribution", lambda _: SimpleNamespace(read_text=lambda _: told))
    assert extras.install("png") == "pip install '/home/ann/my games/assyria-1.0.0-py3-none-any.whl[png]'"


@pytest.mark.parametrize("told", [None, '{"url": "https://example.org/assyria.git", "vcs_info": {}}'])
def test_otherwise_from_the_folder_of_the_sources(told: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never by a name that anyone could take."""
    monkeypatch.setattr(extras, "distribution", lambda _: SimpleNamespace(read_text=lambda _: told))
    assert extras.install("ray") == "pip install '.[ray]'"


def test_where_nothing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "distribution", nowhere)
    assert extras.install("cuda") == "pip install '.[cuda]'"
