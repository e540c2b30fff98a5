"""The whole game as a folder of files, which browsers keep: they play by themselves while this server is away."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from assyria.server.web.page import TYPES, cache_control, security, served_files

AT = "/browser"
ASKED_FIRST = "build.json"
"""The page asks for this file, to learn whether there is such a folder here."""


def routes(folder: Path) -> list[BaseRoute]:
    """Return the routes of a folder that `assyria site` has written. With 33 MB it stays on the disk."""
    files = served_files(folder)
    headers = security(script="'self' 'wasm-unsafe-eval'")

    async def answer(request: Request) -> Response:
        name = request.path_params["path"] or "index.html"
        file = files.get(name)
        # Somebody may build it again while we run.
        if file and file.is_file():
            kind = {"Content-Type": TYPES[file.suffix], "Cache-Control": cache_control(name)}
            return FileResponse(file, headers={**headers, **kind})
        if name == ASKED_FIRST:
            return Response(status_code=204)
        raise HTTPException(404)

    async def redirect(_: Request) -> Response:
        return RedirectResponse(f"{AT}/")

    return [
        Route(AT, redirect, include_in_schema=False),
        Route(f"{AT}/{{path:path}}", answer, include_in_schema=False),
    ]
