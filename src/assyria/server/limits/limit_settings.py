"""The limits of a server: those that its operator sets, `--limit NAME=VALUE`, and all that follow from them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from typing import Any

UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0}
RATE = re.compile(r"(\d{1,9})/(\d{1,6}(?:\.\d{1,3})?)([smhd])")
DURATION = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)([smhd])")
COUNT = re.compile(r"\d{1,9}")
FORMER = {"analysis-queue": 200, "review-queue": 200, "record-queue": 200}
"""Limits that `engine-queue` stands for now, with the values they had. Accepted, with a warning, in 0.1 alone."""


@dataclass(frozen=True)
class Rate:
    """So many in a time: all of them may come at once, and they are given back evenly over the time."""

    count: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.count}/{duration_text(self.seconds)}"


def parse_rate(text: str) -> Rate:
    """Return a rate such as `60/1h`. Raises ValueError."""
    found = RATE.fullmatch(text)
    if found is None or not int(found[1]) or not float(found[2]):
        raise ValueError("a number and a time are needed, like 60/1h or 200/10s")
    return Rate(int(found[1]), float(found[2]) * UNITS[found[3]])


def parse_duration(text: str) -> float:
    """Return the seconds of a time such as `10s` or `90d`. Raises ValueError."""
    found = DURATION.fullmatch(text)
    if found is None or not float(found[1]):
        raise ValueError("a time is needed, like 10s, 30m, 12h or 90d")
    return float(found[1]) * UNITS[found[2]]


def duration_text(seconds: float) -> str:
    """Return a time as `parse_duration` reads it, in its largest whole unit."""
    unit = next((unit for unit in "dhm" if seconds >= UNITS[unit] and seconds % UNITS[unit] == 0), "s")
    return f"{seconds / UNITS[unit]:g}{unit}"


def _limit(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class LimitSettings:
    """All limits. An IPv6 address counts as its /64 network, and for those around it.

    Operators set `LEADERS`; the others follow from them.
    """

    # So many in a time
    requests_address: Rate = _limit(Rate(2000, 20), "HTTP requests from one address, files of the page included")
    commands_person: Rate = _limit(Rate(200, 10), "commands of one person, and frames over a socket")
    commands_address: Rate = _limit(Rate(1500, 15), "the same, from one address")
    guests_address: Rate = _limit(Rate(120, 3600), "new guests from one address")
    accounts_person: Rate = _limit(Rate(60, 30), "attempts of one person to make an account")
    log_ins_address: Rate = _limit(Rate(20, 100), "attempts to log in or to make an account from one address")
    log_ins_account: Rate = _limit(
        Rate(10, 100), "attempts to log in to one account from one address; passphrases of one who is signed in"
    )
    log_ins_strangers: Rate = _limit(
        Rate(50, 1500), "attempts to log in to one account from addresses where it never logged in"
    )
    exports_person: Rate = _limit(Rate(3, 180), "exports of one person's own data")
    renames_person: Rate = _limit(Rate(10, 1200), "changes of one person's name")
    renames_address: Rate = _limit(Rate(100, 1200), "the same, from one address")
    tables_person: Rate = _limit(Rate(20, 360), "tables that one person opens, rematches included")
    tables_address: Rate = _limit(Rate(120, 720), "the same, from one address")
    imports_person: Rate = _limit(Rate(10, 14_400), "tables that one person opens from a record")
    imports_address: Rate = _limit(Rate(100, 43_200), "the same, from one address")
    replays_person: Rate = _limit(Rate(20, 200), "replays that one person asks for")
    replays_address: Rate = _limit(Rate(100, 200), "the same, from one address")
    exercises_person: Rate = _limit(Rate(120, 60), "moves of one person in exercises, lessons and puzzles")
    exercises_address: Rate = _limit(Rate(600, 60), "the same, from one address")
    hints_person: Rate = _limit(Rate(20, 40), "positions that one person asks a hint for")
    hints_address: Rate = _limit(Rate(160, 40), "the same, from one address")
    analyses_person: Rate = _limit(Rate(20, 40), "positions of finished games that one person analyses")
    analyses_address: Rate = _limit(Rate(160, 40), "the same, from one address")
    playouts_person: Rate = _limit(Rate(60, 120), "times that one person has a hundred games played out")
    playouts_address: Rate = _limit(Rate(240, 120), "the same, from one address")
    reviews_person: Rate = _limit(Rate(6, 3600), "reviews of whole games that one person begins")
    reviews_address: Rate = _limit(Rate(60, 3600), "the same, from one address")
    sockets_opened_person: Rate = _limit(Rate(60, 120), "sockets that one person opens")
    sockets_opened_address: Rate = _limit(Rate(400, 120), "the same, from one address")
    chat_person: Rate = _limit(Rate(10, 20), "chat lines and test notifications of one person")
    chat_address: Rate = _limit(Rate(150, 20), "the same, from one address")

    # So many at once
    open_tables_person: int = _limit(15, "tables that one person has opened and that have not started")
    open_tables_address: int = _limit(200, "the same, from one address")
    listed_tables_person: int = _limit(5, "those of them that are in the lobby")
    listed_tables_address: int = _limit(60, "the same, from one address")
    bot_tables_person: int = _limit(30, "running tables of one person with bots, changed in the last hour")
    bot_tables_address: int = _limit(150, "the same, from one address")
    bots_alone_person: int = _limit(1, "running tables of one person with bots alone")
    bots_alone_address: int = _limit(30, "the same, from one address")
    changes_table: int = _limit(5000, "changes of one table; from then on only moves, coming back and resigning")
    streams_person: int = _limit(16, "open bot streams of one person")
    sockets_person: int = _limit(60, "open sockets of one person")
    sockets_address: int = _limit(400, "open sockets from one address")
    connections_address: int = _limit(600, "network connections from one address, unless it is a trusted proxy")
    connections: int = _limit(20_000, "network connections in all, and never more than the system allows files")
    places_person: int = _limit(10, "places for notifications of one person")
    records_person: int = _limit(30, "records that one person keeps to share them")
    tokens_person: int = _limit(50, "tokens of one person")
    sessions_person: int = _limit(30, "sessions of one person; a further one ends the one not seen for longest")
    addresses_account: int = _limit(20, "addresses that one account logged in from and that are remembered")
    passphrase_queue: int = _limit(16, "passphrases of strangers that wait to be checked, and as many of others")
    engine_queue: int = _limit(
        600, "hints, analyses, decisions of reviews, replays, imports and exercises that wait for the engine"
    )

    # Slow connections
    header_time: float = _limit(10.0, "time in which a request's headers must arrive")
    body_time: float = _limit(30.0, "time in which a request's body must arrive")

    def changed(self, texts: Iterable[str]) -> LimitSettings:
        """Return these limits with others in their place, `NAME=VALUE` each. Raises ValueError.

        What follows from a limit keeps its proportion to it. Single limits that follow are understood, too.
        """
        usual = LimitSettings()
        scales: dict[str, float] = {}
        single: dict[str, Any] = {}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals:
                raise ValueError(f"limit {text!r}: NAME=VALUE is needed")
            try:
                if name == PEOPLE:
                    scales[PEOPLE] = _parse(value, USUAL_PEOPLE) / USUAL_PEOPLE
                elif name in LEADERS:
                    leader, *followers = LEADERS[name]
                    single[leader] = _parse(value, getattr(usual, leader))
                    scale = _amount(single[leader]) / _amount(getattr(usual, leader))
                    scales |= dict.fromkeys(followers, scale)
                elif name in FORMER:
                    single[name] = _parse(value, FORMER[name])
                elif name in SINGLE:
                    single[SINGLE[name]] = _parse(value, getattr(usual, SINGLE[name]))
                else:
                    known = ", ".join((*LEADERS, PEOPLE))
                    raise ValueError(f"there is no such limit; known: {known}")
            except (ValueError, ZeroDivisionError) as wrong:
                raise ValueError(f"limit {text!r}: {wrong}") from None
        if FORMER.keys() & single:
            queues = [single.pop(name, usual) for name, usual in FORMER.items()]
            single.setdefault("engine_queue", sum(queues))
        crowd = scales.pop(PEOPLE, 1.0)
        followed = {name: _scaled(getattr(self, name), scale) for name, scale in scales.items()} | single
        crowded = {
            each.name: _scaled(followed.get(each.name, getattr(self, each.name)), crowd)
            for each in fields(self)
            if crowd != 1 and each.name.endswith("_address") and each.name not in single
        }
        return replace(self, **{**followed, **crowded})

    def texts(self) -> list[str]:
        """Return all limits as `changed` reads them."""
        return [f"{option_name(each.name)}={value_text(getattr(self, each.name))}" for each in fields(self)]


LEADERS = {
    "requests": ("requests_address",),
    "commands": ("commands_person", "commands_address"),
    "guests": ("guests_address",),
    "log-ins": ("log_ins_address", "log_ins_account", "log_ins_strangers", "accounts_person"),
    "tables": ("tables_person", "tables_address", "imports_person", "imports_address"),
    "replays": ("replays_person", "replays_address", "exports_person"),
    "exercises": ("exercises_person", "exercises_address"),
    "analyses": (
        "analyses_person",
        *("analyses_address", "hints_person", "hints_address", "playouts_person", "playouts_address"),
    ),
    "reviews": ("reviews_person", "reviews_address"),
    "chat": ("chat_person", "chat_address", "renames_person", "renames_address"),
    "open-tables": ("open_tables_person", "open_tables_address", "listed_tables_person", "listed_tables_address"),
    "bot-tables": ("bot_tables_person", "bot_tables_address", "bots_alone_person", "bots_alone_address"),
    "sockets": (
        "sockets_person",
        *(
            "sockets_address",
            "sockets_opened_person",
            "sockets_opened_address",
            "streams_person",
            "connections_address",
        ),
    ),
    "connections": ("connections",),
    "engine-queue": ("engine_queue",),
    "request-time": ("header_time", "body_time"),
}
"""The limits that operators set, each with the one that gets its value, and those that follow in proportion."""
PEOPLE, USUAL_PEOPLE = "people-at-address", 30
"""How many people may share an address, a school or a club: all that is counted by address follows."""
SINGLE = {
    each.name.replace("_", "-"): each.name
    for each in fields(LimitSettings)
    if each.name.replace("_", "-") not in LEADERS
}
"""Limits that could be set one by one. Accepted, with a warning, in 0.1 alone."""


def new_name(old: str) -> str | None:
    """Return the limit that an old one follows now; None if it is fixed, or no old one."""
    if old in FORMER:
        return "engine-queue"
    return next((name for name, followers in LEADERS.items() if SINGLE.get(old) in followers), None)


def option_name(attribute: str) -> str:
    """Return the name of a limit as operators write it."""
    return attribute.replace("_", "-")


def value_text(value: Rate | float) -> str:
    """Return a limit's value as operators write it."""
    return duration_text(value) if isinstance(value, float) else str(value)


def _amount(value: Rate | float) -> float:
    """Return what a value comes to, so that others can follow it."""
    return value.count / value.seconds if isinstance(value, Rate) else float(value)


def _scaled(value: Any, by: float) -> Any:
    """Return a limit in the same proportion to another; never none at all."""
    if isinstance(value, Rate):
        return Rate(max(1, round(value.count * by)), value.seconds)
    return value * by if isinstance(value, float) else max(1, round(value * by))


def _parse(text: str, default: Rate | float) -> Any:
    if isinstance(default, Rate):
        return parse_rate(text)
    if isinstance(default, float):
        return parse_duration(text)
    if not COUNT.fullmatch(text):
        raise ValueError("a whole number is needed")
    return int(text)
