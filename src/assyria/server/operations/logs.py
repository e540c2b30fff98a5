"""Logs as lines of JSON: what happened and at which table, never a card or a secret."""

from __future__ import annotations

import json
import logging
import time
from typing import Any

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, event, and the extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line.update((key, value) for key, value in vars(record).items() if key not in _USUAL)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class NoSocketLines(logging.Filter):
    """Leaves out uvicorn's line for every socket: it names tables, whose address is their key."""

    def filter(self, record: logging.LogRecord) -> bool:
        text = str(record.msg)
        return "WebSocket" not in text and text not in ("connection open", "connection closed")


def log_config(level: str = "INFO") -> dict[str, Any]:
    """Return the logging configuration for uvicorn and our own loggers, to standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"no-sockets": {"()": "assyria.server.operations.logs.NoSocketLines"}},
        "formatters": {"json": {"()": "assyria.server.operations.logs.JsonLines"}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "json"}},
        "loggers": {
            # Below this level it would log every header of a socket's request: cookies, tokens.
            "uvicorn": {
                "handlers": ["lines"],
                "level": max(logging.getLevelName(level), logging.INFO),
                "propagate": False,
            },
            # By this name it logs starts and stops, failures, and the lines about sockets.
            "uvicorn.error": {"filters": ["no-sockets"]},
            "assyria": {"handlers": ["lines"], "level": level, "propagate": False},
        },
    }
