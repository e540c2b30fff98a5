"""Prometheus counters for operators."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

LIVE_TABLES = Gauge("assyria_live_tables", "Tables in memory")
WATCHERS = Gauge("assyria_watchers", "Open sockets and streams")
COMMANDS = Counter("assyria_commands", "Commands by outcome", ["outcome"])
BROADCASTS = Counter("assyria_broadcasts", "Messages told to watchers")
BOT_SECONDS = Histogram("assyria_bot_seconds", "How long bots think about a move")
