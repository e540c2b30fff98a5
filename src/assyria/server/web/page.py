"""The page to play on: its built files, and the same answer for all of its screens."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from assyria.render.words import LANGUAGES, Words, words_in
from assyria.server.web.content_encoding import accepts

TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
CODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings, best first, with the suffix of files that the build compressed that way."""
FOR_GOOD, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
"""Files named by their content never change; for all others the browser asks each time."""

SCREENS = re.compile(
    r"(?:new|settings|about|replay(?:/[\w-]+)?|table/[\w-]+(?:/replay)?|learn(?:/lessons/[\w-]+|/[\w.-]+)?|puzzles(?:/[\w-]+)?)?/?"
)
"""Where the page has a screen: the addresses that the page's `App.svelte` knows."""

BROWSER_SITE = "browser/"
"""The folder that browsers keep is served by itself, from the disk."""

STYLE = (
    "body{font:18px/1.5 'Gill Sans','Noto Sans',sans-serif;background:#f6ead0;color:#2b2118;"
    "max-width:38rem;margin:12vh auto;padding:0 1.2rem}code{background:#fff6;padding:.1em .3em}a{color:#8a3d1e}"
)
STYLE_HASH = base64.b64encode(sha256(STYLE.encode()).digest()).decode()


def security(style: str = "'self'", script: str = "'self'") -> dict[str, str]:
    """Return headers that forbid other origins, inline code and framing."""
    return {
        "Content-Security-Policy": (
            f"default-src 'self'; script-src {script}; style-src {style}; img-src 'self' data: blob:; "
            "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
            "frame-ancestors 'none'; form-action 'self'"
        ),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }


@dataclass(frozen=True)
class File:
    """A file of the page, plain and compressed."""

    kind: str
    cache: str
    etag: str
    plain: bytes
    packed: Mapping[str, bytes]

    def answer(self, request: Request, status: int = 200) -> Response:
        """Return the file, or its compressed form, or that it has not changed."""
        headers = {**security(), "Cache-Control": self.cache, "Content-Type": self.kind}
        body, tag = self.plain, self.etag
        if self.packed:
            headers["Vary"] = "Accept-Encoding"
        accepted = request.headers.get("accept-encoding", "")
        for coding, data in self.packed.items():
            if accepts(accepted, coding):
                body, tag, headers["Content-Encoding"] = data, f"{self.etag}-{coding}", coding
                break
        headers["ETag"] = f'"{tag}"'
        known = (tag.strip() for tag in request.headers.get("if-none-match", "").split(","))
        if status == 200 and headers["ETag"] in known:
            return Response(status_code=304, headers=headers)
        return Response(body, status, headers)


def build_id(site: Path) -> str | None:
    """Return the build id of the page in a folder; None if there is no page."""
    try:
        return str(json.loads((site / "build.json").read_bytes())["build"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def served_files(folder: Path) -> dict[str, Path]:
    """Return the files of a folder that are served, by their path in it."""
    found = ((path.relative_to(folder).as_posix(), path) for path in sorted(folder.rglob("*")))
    return {
        name: path for name, path in found if path.suffix in TYPES and path.is_file() and not name.startswith(".")
    }


def cache_control(name: str) -> str:
    """Return how long browsers may keep a file."""
    return FOR_GOOD if name.startswith("assets/") else ASK_AGAIN


def read(site: Path) -> dict[str, File]:
    """Return the files of a built page by their path; none if it has not been built."""
    found = {}
    for name, path in served_files(site).items():
        if not name.startswith(BROWSER_SITE):
            data = path.read_bytes()
            packed = {
                coding: packed.read_bytes()
                for coding, suffix in CODINGS.items()
                if (packed := path.with_name(path.name + suffix)).is_file()
            }
            found[name] = File(
                TYPES[path.suffix], cache_control(name), sha256(data).hexdigest()[:20], data, packed
            )
    return found


class Elsewhere(StringConvertor):
    """Any path outside /api."""

    regex = r"(?!api(?:/|$)).*"


register_url_convertor("elsewhere", Elsewhere())


def route(site: Path) -> Route:
    """Return the route for everything but the API: files by their names, the page itself for its screens."""
    files = read(site)
    index = files.get("index.html")

    async def answer(request: Request) -> Response:
        path = request.path_params["path"]
        if path in files:
            return files[path].answer(request)
        screen = SCREENS.fullmatch(path) is not None
        # Somebody who mistyped an address reads the page's own words; a program gets a problem.
        if not screen and "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404)
        status = 200 if screen else 404
        return index.answer(request, status) if index else not_built(request, status)

    return Route("/{path:elsewhere}", answer, include_in_schema=False)


def not_built(request: Request, status: int) -> Response:
    """Return the answer of a server without a built page."""
    words = reader_words(request.headers.get("accept-language", ""))
    body = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>Assyria</title>'
        f"<style>{STYLE}</style><h1>Assyria</h1><p>{escape(words('page-running'))}</p>"
        f"<p>{escape(words('page-not-built'))} <code>make page</code></p>"
        f"<p>{escape(words('page-terminal'))} <code>assyria play --terminal</code></p>"
        f'<p>{escape(words("page-api"))} <a href="/api/openapi.json">/api/openapi.json</a></p></html>'
    )
    return HTMLResponse(body, status, {**security(f"'sha256-{STYLE_HASH}'"), "Cache-Control": ASK_AGAIN})


def reader_words(accepted: str) -> Words:
    """Return the words of the first of the reader's languages that we have, else of our first."""
    for part in accepted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return words_in(code)
    return words_in(LANGUAGES[0])
