"""What uvicorn calls in each process of a server: the app, set up from the environment."""

from __future__ import annotations

import json
import os
from pathlib import Path

from fastapi import FastAPI

from assyria.server.app import create_app
from assyria.server.settings import Settings, default_data

DATA, DATABASE, ENGINES, HTTPS = "ASSYRIA_DATA", "ASSYRIA_DATABASE_URL", "ASSYRIA_ENGINES", "ASSYRIA_HTTPS"


def environment(settings: Settings) -> dict[str, str]:
    """Settings as environment variables, for processes to come."""
    return {
        DATA: str(settings.data),
        DATABASE: settings.database_url or "",
        ENGINES: json.dumps(settings.engines),
        HTTPS: "1" if settings.secure_cookies else "",
    }


def factory() -> FastAPI:
    return create_app(
        Settings(
            data=Path(os.environ[DATA]) if os.environ.get(DATA) else default_data(),
            database_url=os.environ.get(DATABASE) or None,
            engines=tuple(json.loads(os.environ.get(ENGINES) or "[]")),
            secure_cookies=bool(os.environ.get(HTTPS)),
        )
    )
