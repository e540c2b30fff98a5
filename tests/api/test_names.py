"""`import assyria`: its names, where they come from, and what they load."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import assyria

HEAVY = {"alembic", "click", "fastapi", "fluent", "llvmlite", "numba", "numpy", "pydantic", "rich", "sqlalchemy"}


def loaded(code: str) -> set[str]:
    """Which of the heavy packages a program has loaded when it ends."""
    code += "\nimport sys; print(*{name.partition('.')[0] for name in sys.modules})"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
    )
    return HEAVY & set(done.stdout.split())


@pytest.mark.parametrize(
    "code",
    [
        "import assyria",
        "import assyria.rules",
        "import assyria as a; a.legal_moves; a.read_record; a.load_board; a.svg_to_png; dir(a)",
        "import assyria as a; g = a.Playthrough(2, seed=1); g.play('start b1'); g.undo(); g.record_text(); g",
    ],
)
def test_playing_loads_the_standard_library_alone(code: str) -> None:
    assert loaded(code) == set()


def test_pictures_load_the_texts_and_no_more() -> None:
    assert loaded("import assyria; assyria.Playthrough(2, seed=1).svg()") == {"fluent"}


def test_every_name_is_there() -> None:
    for name in assyria.__all__:
        assert getattr(assyria, name) is not None
    assert set(assyria.__all__) <= set(dir(assyria))
    assert assyria.__all__ == sorted(assyria.__all__)


def test_the_type_checker_sees_the_same_names() -> None:
    """The imports for the type checker, the names for the rest of us and `__all__` agree."""
    tree = ast.parse(Path(assyria.__file__).read_text(encoding="utf-8"))
    typed = next(node for node in tree.body if isinstance(node, ast.If)).body
    imported = {
        alias.name: node.module or "" for node in typed if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert imported == vars(assyria)["_MODULE_OF"]
    assert {*imported, "__version__"} == set(assyria.__all__)


def test_names_come_from_where_the_package_keeps_them() -> None:
    """One thing has one name: nothing is renamed on its way to the top."""
    for name, module in vars(assyria)["_MODULE_OF"].items():
        assert getattr(assyria, name) is getattr(import_module(module), name)


def test_not_a_name() -> None:
    with pytest.raises(AttributeError, match="module 'assyria' has no attribute 'ply'"):
        assyria.ply  # type: ignore[attr-defined] # noqa: B018
