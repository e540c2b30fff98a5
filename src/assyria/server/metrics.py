"""Prometheus counters for operators."""

from __future__ import annotations

import time

from prometheus_client import Counter, Gauge, Histogram, generate_latest

LIVE_TABLES = Gauge("assyria_live_tables", "Tables in memory")
DAMAGED_TABLES = Gauge("assyria_damaged_tables", "Tables that are set aside, since their ledgers are damaged")
WRITE_FAILURES = Counter("assyria_write_failures", "Writes that failed because the database was unavailable")
MAINTENANCE = Gauge("assyria_maintenance_timestamp_seconds", "When maintenance was last at work")
TASK_FAILURES = Counter("assyria_task_failures", "Background tasks that failed, by task", ["task"])
WATCHERS = Gauge("assyria_watchers", "Open sockets and streams")
COMMANDS = Counter("assyria_commands", "Commands by outcome", ["outcome"])
BROADCASTS = Counter("assyria_broadcasts", "Messages told to watchers")
REQUESTS = Counter("assyria_requests", "HTTP requests by route and status", ["route", "status"])
REQUEST_SECONDS = Histogram("assyria_request_seconds", "How long HTTP requests take, but for streams")
DATABASE_BYTES = Gauge("assyria_database_bytes", "Size of the database")
QUEUE_LENGTH = Gauge("assyria_queue_length", "Work that waits for a worker", ["queue", "priority"])
QUEUE_SECONDS = Histogram("assyria_queue_seconds", "How long work waits for a worker", ["queue", "priority"])
LIMITED = Counter("assyria_limited", "Requests refused by a limit", ["limit"])
CONNECTIONS = Gauge("assyria_connections", "Open network connections")
REMOVED = Counter("assyria_removed", "Guests and tables that expired and were removed", ["kind"])
BOT_SECONDS = Histogram("assyria_bot_seconds", "How long bots think about a move")

FRESH = 1.0
"""Seconds for which all who ask get the same text: making it takes as long as several requests."""
_last = (float("-inf"), b"")


def metrics_text() -> bytes:
    """Return all metrics as Prometheus reads them."""
    global _last
    now = time.monotonic()
    if now - _last[0] >= FRESH:
        _last = (now, generate_latest())
    return _last[1]
