"""The page as a real server serves it: files, screens, headers; and what there is without it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from assyria.render.words import LANGUAGES, words_in
from tests.server.in_process import InProcess

INDEX = b"<!doctype html><title>Assyria</title><script type=module src=/assets/main-1a2b.js></script>"
CODE = b"console.log('ziggurat')\n" * 50


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with a page of a few files, as a build leaves them."""
    site = tmp_path_factory.mktemp("site")
    files = {
        "index.html": INDEX,
        "sw.js": b"self.skipWaiting()",
        "manifest.webmanifest": b"{}",
        "icon.svg": b"<svg/>",
        "kernel.wasm": b"\0asm",
        "network-4.bin": b"weights",
        "assets/main-1a2b.js": CODE,
        "assets/main-1a2b.js.gz": gzip.compress(CODE),
        "assets/main-1a2b.js.br": b"as if packed by brotli",
        "assets/style-3c4d.css": b"body{}",
        ".vite/manifest.json": b"{}",
        "notes.txt": b"not a part of the page",
    }
    for name, data in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(data)
    with (
        InProcess(tmp_path_factory.mktemp("data"), settings={"site": site}) as server,
        server.client() as client,
    ):
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/abc",
        "/table/abc/",
        "/table/NLi18PgectMz/replay",
        "/learn/5.2",
        "/learn/lessons/aim",
        "/puzzles",
        "/puzzles/today",
    ],
)
def test_every_screen_is_the_page(built: httpx.Client, path: str) -> None:
    """The page itself finds out which one is meant."""
    answer = built.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert built.head(path).headers["content-length"] == str(len(INDEX))


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/style-3c4d.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/kernel.wasm", "application/wasm", "no-cache"),
        ("/network-4.bin", "application/octet-stream", "no-cache"),
    ],
)
def test_files_have_their_types_and_ages(built: httpx.Client, path: str, kind: str, cache: str) -> None:
    answer = built.get(path, headers={"Accept-Encoding": "identity"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == cache
    again = built.get(
        path, headers={"Accept-Encoding": "identity", "If-None-Match": f'"x", {answer.headers["etag"]}'}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == cache


def test_packed_files_go_to_those_who_can_unpack_them(built: httpx.Client) -> None:
    """The smallest one first; each has a tag of its own."""
    path, tags = "/assets/main-1a2b.js", set()
    for accepted, coding, size in (
        ("gzip, deflate, br", "br", len(b"as if packed by brotli")),
        ("gzip", "gzip", len(gzip.compress(CODE))),
        ("br;q=0, gzip", "gzip", len(gzip.compress(CODE))),
        ("identity", None, len(CODE)),
    ):
        answer = built.head(path, headers={"Accept-Encoding": accepted})
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["content-length"] == str(size)
        assert answer.headers["vary"] == "Accept-Encoding"
        tags.add(answer.headers["etag"])
    assert len(tags) == 3
    assert built.get(path, headers={"Accept-Encoding": "gzip"}).content == CODE


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/assets/main-1a2b.js.gz",
        "/.vite/manifest.json",
        "/notes.txt",
        "/../../settings.py",
        "/%2e%2e/settings.py",
        "/wp-login.php",
        "/%2e%2e/etc",
        "/learn//5",
        "/.git",
    ],
)
def test_not_what_is_no_part_of_the_page(built: httpx.Client, path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.json()["title"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path", ["/apiary", "/a%20b", "/tables", "/wp-login.php", "/learn/5/2", "/table", "/assets/x.js"]
)
def test_not_the_first_screen_for_a_wrong_address(built: httpx.Client, path: str) -> None:
    """A person gets the page, which says that nothing is there; what is kept of it is not taken for the answer."""
    answer = built.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
    assert (answer.status_code, answer.content) == (404, INDEX)
    known = {"Accept": "text/html", "If-None-Match": answer.headers["etag"]}
    assert built.get(path, headers=known).status_code == 404
    assert built.get(path).json()["title"] == "not-found"


def test_the_api_answers_for_itself(built: httpx.Client) -> None:
    """An unknown address there is no screen, and a wrong method is told."""
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/nothing"):
        answer = built.get(path, follow_redirects=True)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
    assert built.get("/api/log-in").status_code == 405
    assert built.delete("/api/health").status_code == 405
    assert built.post("/table/abc").status_code == 405


@pytest.mark.parametrize("path", ["/", "/learn", "/sw.js", "/assets/main-1a2b.js"])
def test_nothing_from_elsewhere_and_nothing_inlined(built: httpx.Client, path: str) -> None:
    """A strict Content-Security-Policy on all of it."""
    headers = built.get(path, headers={"Accept-Encoding": "identity"}).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy == {
        "default-src": "'self'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data: blob:",
        "connect-src": "'self'",
        "worker-src": "'self'",
        "manifest-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
        "form-action": "'self'",
    }
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]


def test_without_the_page_it_is_said_how_to_get_it(tmp_path: Path) -> None:
    """In the reader's language, at the address of every screen; its one style is allowed by its hash."""
    site = tmp_path / "nothing"
    with InProcess(tmp_path, settings={"site": site}) as server, server.client() as client:
        for language in LANGUAGES:
            answer = client.get("/table/abc", headers={"Accept-Language": f"{language}-XX,en;q=0.5"})
            assert answer.status_code == 200
            assert f'lang="{language}"' in answer.text
            assert words_in(language)("page-not-built") in answer.text.replace("&#x27;", "'")
            assert "make page" in answer.text
            assert "style-src 'sha256-" in answer.headers["content-security-policy"]
        assert 'lang="en"' in client.get("/", headers={"Accept-Language": "xx"}).text
        assert client.get("/sw.js").status_code == 404
