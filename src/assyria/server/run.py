"""What uvicorn calls in each process of a server: the app, set up from the environment."""

from __future__ import annotations

import gc
import json
import os
from pathlib import Path

from fastapi import FastAPI

from assyria.server.app import create_app
from assyria.server.settings import Settings, default_data

DATA, DATABASE, ENGINES, HTTPS = "ASSYRIA_DATA", "ASSYRIA_DATABASE_URL", "ASSYRIA_ENGINES", "ASSYRIA_HTTPS"
ORIGINS, CONTACT = "ASSYRIA_WEBHOOK_ORIGINS", "ASSYRIA_CONTACT"
BOT_WORKERS, RATE, IDLE = "ASSYRIA_BOT_WORKERS", "ASSYRIA_RATE", "ASSYRIA_IDLE"


def environment(settings: Settings) -> dict[str, str]:
    """Settings as environment variables, for processes to come."""
    return {
        DATA: str(settings.data),
        DATABASE: settings.database_url or "",
        ENGINES: json.dumps(settings.engines),
        HTTPS: "1" if settings.secure_cookies else "",
        ORIGINS: " ".join(settings.webhook_origins),
        CONTACT: settings.contact or "",
        BOT_WORKERS: str(settings.bot_workers),
        RATE: str(settings.commands_per_second),
        IDLE: str(settings.idle),
    }


def settings() -> Settings:
    """As the environment has them; what is missing or empty there is as usual."""
    given = os.environ.get
    return Settings(
        data=Path(given(DATA) or default_data()),
        database_url=given(DATABASE) or None,
        engines=tuple(json.loads(given(ENGINES) or "[]")),
        secure_cookies=bool(given(HTTPS)),
        webhook_origins=tuple((given(ORIGINS) or "").split()),
        contact=given(CONTACT) or None,
        bot_workers=int(given(BOT_WORKERS) or Settings.bot_workers),
        commands_per_second=float(given(RATE) or Settings.commands_per_second),
        idle=float(given(IDLE) or Settings.idle),
    )


def factory() -> FastAPI:
    app = create_app(settings())
    tune_gc()
    return app


def tune_gc() -> None:
    """Have Python search for garbage seldom: who moves meanwhile waits for it.

    Moves leave none that has to be searched for, yet make so much that is new that by Python's own measure a
    search of that, some 25 ms, would come twice a second. And not too seldom: a closed socket leaves some 40 kB
    that only a search of everything finds, and some 300 objects to count, so that one is due after 4,000 of them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 3, 4)
