"""The folder that browsers keep, as a real server serves it; and a server that has none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.in_process import InProcess

FILES = {
    "index.html": b"<!doctype html>",
    "build.json": b"{}",
    "sw.js": b"1",
    "assyria.zip": b"PK",
    "assets/tables.worker-1a2b.js": b"2",
    "pyodide/pyodide.mjs": b"3",
    "pyodide/pyodide.asm.wasm": b"\0asm",
    "notes.txt": b"not a part of it",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("folder")
    for name, data in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


@pytest.fixture(scope="module")
def client(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    data = tmp_path_factory.mktemp("data")
    with InProcess(data, settings={"browser_site": folder}) as server, server.client() as client:
        yield client


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("assyria.zip", "application/zip"),
        ("pyodide/pyodide.mjs", "text/javascript; charset=utf-8"),
        ("pyodide/pyodide.asm.wasm", "application/wasm"),
    ],
)
def test_its_files(client: httpx.Client, name: str, kind: str) -> None:
    answer = client.get(f"/browser/{name}")
    assert (answer.status_code, answer.content) == (200, FILES[name or "index.html"])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, "no-cache")


def test_workers_may_compile_and_nothing_else(client: httpx.Client) -> None:
    """A worker follows the headers of its own file."""
    answer = client.get("/browser/assets/tables.worker-1a2b.js")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "default-src 'self';" in policy
    assert "immutable" in answer.headers["cache-control"]
    assert "unsafe" not in client.get("/").headers["content-security-policy"]


def test_its_address_without_a_slash(client: httpx.Client) -> None:
    answer = client.get("/browser")
    assert (answer.status_code, answer.headers["location"]) == (307, "/browser/")


@pytest.mark.parametrize("name", ["notes.txt", "no-such-file.js", "../index.html", "%2e%2e/%2e%2e/etc/passwd"])
def test_nothing_else(client: httpx.Client, name: str) -> None:
    assert client.get(f"/browser/{name}", headers={"Accept": "*/*"}).content not in FILES.values()
    assert client.get("/browser/notes.txt").status_code == 404


def test_a_file_that_has_gone(client: httpx.Client, folder: Path) -> None:
    """Somebody builds the page anew while the server runs."""
    (folder / "sw.js").rename(folder / "away")
    assert client.get("/browser/sw.js").status_code == 404
    (folder / "away").rename(folder / "sw.js")


def test_a_server_without_it(tmp_path: Path) -> None:
    """The page learns that without an error in the browser's console."""
    with (
        InProcess(tmp_path, settings={"browser_site": tmp_path / "none"}) as server,
        server.client() as client,
    ):
        assert client.get("/browser/build.json").status_code == 204
        assert client.get("/browser/sw.js").status_code == 404
