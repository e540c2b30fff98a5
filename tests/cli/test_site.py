"""The game as a folder of files: complete, placed anywhere, the same for the same sources."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from assyria.cli import site_folder
from assyria.cli.app import build
from assyria.cli.site_folder import PYODIDE, SITE, write_site
from assyria.render.words import LANGUAGES, words_in

BUILT = pytest.mark.skipif(not (SITE / "index.html").exists(), reason="the page has not been built")


def site(*arguments: str, language: str = "en") -> Result:
    words = words_in(language)
    return CliRunner().invoke(build(words), ["site", *arguments], obj=words)


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """A folder with the names of Pyodide's files; only a browser looks into them."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    for name in PYODIDE:
        (folder / name).write_bytes(name.encode())
    return folder


@BUILT
def test_all_that_is_needed_lies_in_the_folder(tmp_path: Path, pyodide: Path) -> None:
    out = tmp_path / "out"
    done = site("--out", str(out), "--pyodide", str(pyodide))
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


@BUILT
def test_the_same_sources_are_the_same_folder(tmp_path: Path, pyodide: Path) -> None:
    """And another file is another build, so that browsers fetch it."""
    for name in ("one", "two"):
        write_site(tmp_path / name, pyodide)
    (pyodide / PYODIDE[0]).write_bytes(b"newer")
    write_site(tmp_path / "three", pyodide)
    one, two, three = ((tmp_path / name / "sw.js").read_text() for name in ("one", "two", "three"))
    assert one == two != three
    sources = [(tmp_path / name / "assyria.zip").read_bytes() for name in ("one", "two")]
    assert sources[0] == sources[1]


@BUILT
def test_the_sources_in_the_folder_run_alone(tmp_path: Path, pyodide: Path) -> None:
    """With the standard library, as in a browser: no NumPy, no Numba, no server."""
    write_site(tmp_path / "out", pyodide)
    with zipfile.ZipFile(tmp_path / "out" / "assyria.zip") as archive:
        assert not [name for name in archive.namelist() if "/server/" in name or name.endswith(".npz")]
    code = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
import assyria.local.bot_worker, assyria.local.table_worker
assert "assyria.zip" in assyria.local.__file__
"""
    path = {"PYTHONPATH": str(tmp_path / "out" / "assyria.zip")}
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
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, pyodide: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = site("--out", str(tmp_path / "file" / "out"), "--pyodide", str(pyodide))
    assert refused.exit_code == 1
    assert "file" in refused.output
    assert "Traceback" not in refused.output
