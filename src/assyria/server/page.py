"""What a browser finds at the server's address until the page to play on ships with it."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from assyria.render.words import LANGUAGES, Words, words_in

router = APIRouter()

STYLE = (
    "body{font:18px/1.5 'Gill Sans','Noto Sans',sans-serif;background:#f6ead0;color:#2b2118;"
    "max-width:38rem;margin:12vh auto;padding:0 1.2rem}code{background:#fff6;padding:.1em .3em}a{color:#8a3d1e}"
)


@router.get("/", include_in_schema=False)
async def front(request: Request) -> HTMLResponse:
    words = reader_words(request.headers.get("accept-language", ""))
    body = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>Assyria</title>'
        f"<style>{STYLE}</style><h1>Assyria</h1><p>{escape(words('page-running'))}</p>"
        f"<p>{escape(words('page-terminal'))} <code>assyria play --terminal</code></p>"
        f'<p>{escape(words("page-api"))} <a href="/api/openapi.json">/api/openapi.json</a></p></html>'
    )
    return HTMLResponse(body)


def reader_words(accepted: str) -> Words:
    """The first of the reader's languages that we speak."""
    for part in accepted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return words_in(code)
    return words_in(LANGUAGES[0])
