"""`assyria serve`, `assyria backup`, `assyria restore`: for people who host."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import click

from assyria.cli.databases import chosen_url, database_errors
from assyria.cli.files import Refused, WrongUse
from assyria.render.words import Words
from assyria.server.host_names import HostNames
from assyria.server.identity.admin_token import SHORTEST, VARIABLE, WeakToken
from assyria.server.limits.limit_settings import FORMER, SINGLE, LimitSettings, new_name
from assyria.server.settings import Settings, default_data
from assyria.server.tables.retention_settings import RetentionSettings

HOST, PORT = "127.0.0.1", 8642
MAKE_TOKEN = 'python3 -c "import secrets; print(secrets.token_urlsafe(32))"'  # noqa: S105 - how to make one


@click.command()
@click.option("--host", default=HOST, show_default=True)
@click.option("--port", type=click.IntRange(1, 65535), default=PORT, show_default=True)
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", envvar="ASSYRIA_DATA")
@click.option("--database-url", metavar="URL", envvar="ASSYRIA_DATABASE_URL")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--bot", "bots", multiple=True, metavar="NAME=BOT")
@click.option("--engine-workers", type=click.IntRange(3, 1024), envvar="ASSYRIA_ENGINE_WORKERS")
@click.option("--bot-workers", type=click.IntRange(1, 64), envvar="ASSYRIA_BOT_WORKERS", hidden=True)
@click.option(
    "--move-limit",
    type=click.FloatRange(0, min_open=True),
    default=Settings.move_limit,
    show_default=True,
    metavar="SECONDS",
    envvar="ASSYRIA_MOVE_LIMIT",
)
@click.option("--https", is_flag=True, envvar="ASSYRIA_HTTPS")
@click.option(
    "--webhook-origin", "webhook_origins", multiple=True, metavar="URL", envvar="ASSYRIA_WEBHOOK_ORIGINS"
)
@click.option("--host-name", "host_names", multiple=True, metavar="NAME", envvar="ASSYRIA_HOST_NAMES")
@click.option("--contact", metavar="URL", envvar="ASSYRIA_CONTACT")
@click.option(
    "--holiday-days",
    type=click.IntRange(0, 366),
    default=Settings.holiday_days,
    show_default=True,
    envvar="ASSYRIA_HOLIDAY_DAYS",
)
@click.option("--idle", type=click.FloatRange(1), default=Settings.idle, show_default=True, envvar="ASSYRIA_IDLE")
@click.option("--limit", "limits", multiple=True, metavar="NAME=VALUE", envvar="ASSYRIA_LIMITS")
@click.option("--keep", multiple=True, metavar="NAME=TIME", envvar="ASSYRIA_KEEP")
@click.option(
    "--browser-site",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    envvar="ASSYRIA_BROWSER_SITE",
)
@click.option("--open", "open_browser", is_flag=True)
@click.pass_obj
def serve(
    words: Words,
    host: str,
    port: int,
    data: Path | None,
    database_url: str | None,
    workers: int,
    bots: tuple[str, ...],
    engine_workers: int | None,
    bot_workers: int | None,
    move_limit: float,
    https: bool,
    webhook_origins: tuple[str, ...],
    host_names: tuple[str, ...],
    contact: str | None,
    holiday_days: int,
    idle: float,
    limits: tuple[str, ...],
    keep: tuple[str, ...],
    browser_site: Path | None,
    open_browser: bool,
) -> None:
    from assyria.server.engine.named_bots import parse_bots
    from assyria.server.notifications import Guard

    try:
        settings = Settings(
            data=data or default_data(),
            database_url=database_url,
            bots=bots,
            engine_workers=engine_workers or (bot_workers and bot_workers + 2),
            move_limit=move_limit,
            secure_cookies=https,
            webhook_origins=webhook_origins,
            host_names=host_names if HostNames(()).knows(_in_url(host)) else (*host_names, host),
            contact=contact,
            holiday_days=holiday_days,
            admin_token=os.environ.get(VARIABLE) or None,
            idle=idle,
            limits=LimitSettings().changed(limits),
            keep=RetentionSettings().changed(keep),
            browser_site=browser_site or Settings.browser_site,
        )
        parse_bots(bots, move_limit, check=True)
        Guard.allowing(*webhook_origins)
    except ValueError as wrong:
        raise WrongUse(str(wrong)) from None
    if workers > 1 and not (database_url or "").startswith("postgresql"):
        raise WrongUse(words("cli-serve-needs-postgresql"))
    old_limits = [name for name in (text.partition("=")[0] for text in limits) if name in FORMER or name in SINGLE]
    renamed: dict[str, str | None] = {name: new_name(name) for name in old_limits}
    if bot_workers is not None:
        renamed["--bot-workers"] = "--engine-workers"
    for old, new in renamed.items():
        told = words("cli-serve-fixed", old=old) if new is None else words("cli-serve-renamed", old=old, new=new)
        click.echo(told, err=True)
    run(settings, host, port, workers, open_browser, words)


def run(settings: Settings, host: str, port: int, workers: int, open_browser: bool, words: Words) -> None:
    """Run the server until it is told to stop."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from assyria.server.operations.logs import log_config
    from assyria.server.run import environment, uvicorn_config
    from assyria.server.startup import check_start

    _need_free_port(host, port, words)
    try:
        with database_errors(settings.url, words):
            asyncio.run(check_start(settings))
    except WeakToken as wrong:
        raise WrongUse(_weak_token(wrong, words)) from None
    except ValueError:
        raise WrongUse(words("cli-database-url-wrong")) from None
    os.environ.update(environment(settings))
    address = f"http://{_in_url(host)}:{port}/"
    click.echo(words("cli-serve-at", address=address), err=True)
    if settings.secure_cookies and not settings.host_names:
        click.echo(words("cli-serve-no-host-name"), err=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    config = uvicorn_config(
        "assyria.server.run:factory", factory=True, host=host, port=port, workers=workers, log_config=log_config()
    )
    if workers == 1:
        server = uvicorn.Server(config)
        with contextlib.suppress(KeyboardInterrupt):
            server.run()
        if not server.started:
            raise Refused(words("cli-serve-did-not-start"))
        return
    listening = config.bind_socket()
    # Processes that share a socket do not set this themselves, and every answer would be delayed by 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    Multiprocess(config, sockets=[listening]).run()


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _weak_token(wrong: WeakToken, words: Words) -> str:
    if wrong.file is not None:
        return words("cli-serve-weak-token-file", file=str(wrong.file), shortest=str(SHORTEST))
    return words("cli-serve-weak-token", variable=VARIABLE, shortest=str(SHORTEST), make=MAKE_TOKEN)


def _need_free_port(host: str, port: int, words: Words) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as wrong:
            raise Refused(
                words("cli-serve-cannot-listen", host=host, port=str(port), why=wrong.strerror or str(wrong))
            ) from None


def _open_when_ready(address: str) -> None:
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"{address}api/health", timeout=1):  # noqa: S310 - our own address
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", envvar="ASSYRIA_DATA")
@click.option("--database-url", metavar="URL", envvar="ASSYRIA_DATABASE_URL")
@click.pass_obj
def backup(words: Words, file: Path, data: Path | None, database_url: str | None) -> None:
    from assyria.store import backup as write_backup

    url = chosen_url(data, database_url, words)
    rows = _done(write_backup(url, file), url, file, words)
    click.echo(words("cli-backup-done", rows=rows, file=str(file)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", envvar="ASSYRIA_DATA")
@click.option("--database-url", metavar="URL", envvar="ASSYRIA_DATABASE_URL")
@click.pass_obj
def restore(words: Words, file: Path, data: Path | None, database_url: str | None) -> None:
    from assyria.store import make_folder
    from assyria.store import restore as read_backup

    url = chosen_url(data, database_url, words)
    if database_url is None:
        with database_errors(url, words):
            make_folder(data or default_data())
    rows = _done(read_backup(file, url), url, file, words)
    click.echo(words("cli-restore-done", rows=rows, file=str(file)))


def _done(work: Coroutine[Any, Any, int], url: str, file: Path, words: Words) -> int:
    from assyria.host.ledger import Conflict

    try:
        with database_errors(url, words):
            return asyncio.run(work)
    except Conflict:
        raise Refused(words("cli-restore-not-empty")) from None
    except (OSError, ValueError) as wrong:
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise Refused(words("cli-backup-failed", file=str(file), why=why)) from None
