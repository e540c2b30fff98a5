"""The list of what compiled code is made of: nothing that it imports is missing, and every byte counts."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.wasm import build

from assyria.kernel import compiling, sources

NOT_COMPILED = {"version.py", "user_folders.py", "extras.py", "bots/shipped.py"}
"""What only the code around compiled code imports. The cache looks at the version by itself."""
LISTED = [file.relative_to(sources.PACKAGE) for file in sources.source_files()]


def imported(file: Path) -> Iterator[Path]:
    """Yield the modules of ours that a module imports, as files."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        elif isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        for name in names:
            path = sources.PACKAGE.joinpath(*name.split(".")[1:])
            if name.startswith("assyria."):
                yield from (found for found in (path.with_suffix(".py"), path / "__init__.py") if found.is_file())


def test_all_that_compiled_code_imports_is_listed() -> None:
    listed = set(sources.source_files())
    entries = [
        *listed,
        *(Path(build.__file__).parent / name for name in ("entries.py", "memory.py", "retarget.py")),
    ]
    found = {module for file in entries if file.suffix == ".py" for module in imported(file)}
    assert {str(module.relative_to(sources.PACKAGE)) for module in found - listed} == NOT_COMPILED


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources in a folder of their own."""
    for name in LISTED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(sources.PACKAGE / name, tmp_path / name)
    for module in (build, compiling):
        monkeypatch.setattr(module, "source_files", lambda: sources.source_files(tmp_path))
    return tmp_path


def test_a_byte_of_any_of_them_makes_cache_and_module_stale(copy: Path) -> None:
    own = copy / "kernel"
    known = {(build.stamp(), compiling.fingerprint.__wrapped__(own))}
    for count, name in enumerate(LISTED, start=2):
        with (copy / name).open("ab") as file:
            file.write(b"\n")
        known.add((build.stamp(), compiling.fingerprint.__wrapped__(own)))
        assert len({stamp for stamp, _ in known}) == len({print_ for _, print_ in known}) == count, name
