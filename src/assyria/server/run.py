"""A server by uvicorn: its configuration, and the app in each of its processes, set up from the environment."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from assyria.server.app import create_app
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.operations.garbage import tune_gc
from assyria.server.settings import Settings, default_data
from assyria.server.tables.retention_settings import RetentionSettings
from assyria.server.web.connection_limits import allow_more_files
from assyria.server.web.http_protocol import HttpProtocol
from assyria.server.web.socket_protocol import SocketProtocol

DATA, DATABASE, BOTS, HTTPS = "ASSYRIA_DATA", "ASSYRIA_DATABASE_URL", "ASSYRIA_BOTS", "ASSYRIA_HTTPS"
MOVE_LIMIT = "ASSYRIA_MOVE_LIMIT"
ORIGINS, CONTACT = "ASSYRIA_WEBHOOK_ORIGINS", "ASSYRIA_CONTACT"
HOST_NAMES = "ASSYRIA_HOST_NAMES"
ADMIN_TOKEN, HOLIDAYS = "ASSYRIA_ADMIN_TOKEN", "ASSYRIA_HOLIDAY_DAYS"
ENGINE_WORKERS, IDLE = "ASSYRIA_ENGINE_WORKERS", "ASSYRIA_IDLE"
LIMITS, KEEP = "ASSYRIA_LIMITS", "ASSYRIA_KEEP"
BROWSER_SITE = "ASSYRIA_BROWSER_SITE"

SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy event loop lets another thread go on. The store's thread gives way at each statement:
with Python's 5 ms a transaction of 10 ms takes 100 ms as soon as the loop has no pause."""


def environment(settings: Settings) -> dict[str, str]:
    """Return settings as environment variables, for processes that are started later."""
    return {
        DATA: str(settings.data),
        DATABASE: settings.database_url or "",
        BOTS: json.dumps(settings.bots),
        MOVE_LIMIT: str(settings.move_limit),
        HTTPS: "1" if settings.secure_cookies else "",
        ORIGINS: " ".join(settings.webhook_origins),
        HOST_NAMES: " ".join(settings.host_names),
        CONTACT: settings.contact or "",
        ADMIN_TOKEN: settings.admin_token or "",
        HOLIDAYS: str(settings.holiday_days),
        ENGINE_WORKERS: str(settings.engine_workers or ""),
        IDLE: str(settings.idle),
        LIMITS: " ".join(settings.limits.texts()),
        KEEP: " ".join(settings.keep.texts()),
        BROWSER_SITE: str(settings.browser_site),
    }


def settings() -> Settings:
    """Return the settings in the environment; defaults for those that are missing or empty."""
    given = os.environ.get
    return Settings(
        data=Path(given(DATA) or default_data()),
        database_url=given(DATABASE) or None,
        bots=tuple(json.loads(given(BOTS) or "[]")),
        move_limit=float(given(MOVE_LIMIT) or Settings.move_limit),
        secure_cookies=bool(given(HTTPS)),
        webhook_origins=tuple((given(ORIGINS) or "").split()),
        host_names=tuple((given(HOST_NAMES) or "").split()),
        contact=given(CONTACT) or None,
        admin_token=given(ADMIN_TOKEN) or None,
        holiday_days=int(given(HOLIDAYS) or Settings.holiday_days),
        engine_workers=int(given(ENGINE_WORKERS) or 0) or None,
        idle=float(given(IDLE) or Settings.idle),
        limits=LimitSettings().changed((given(LIMITS) or "").split()),
        keep=RetentionSettings().changed((given(KEEP) or "").split()),
        browser_site=Path(given(BROWSER_SITE) or Settings.browser_site),
    )


def factory() -> FastAPI:
    """Return the app of one process."""
    allow_more_files()
    app = create_app(settings())
    tune_gc()
    sys.setswitchinterval(SWITCH_INTERVAL)
    return app


def uvicorn_config(app: FastAPI | str, **options: Any) -> uvicorn.Config:
    """Return how uvicorn serves an app, or what makes one: as everywhere, but for the options."""
    defaults: dict[str, Any] = {
        "http": HttpProtocol,
        "ws": SocketProtocol,
        "ws_max_size": 64 * 1024,
        # As long as the proxies of docs/hosting let headers be.
        "h11_max_incomplete_event_size": 32 * 1024,
        "access_log": False,
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Config(app, **{**defaults, **options})
