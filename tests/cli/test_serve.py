"""`assyria serve`: what an operator says, and what becomes of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from assyria.cli import serve
from assyria.render.words import LANGUAGES
from assyria.server import run
from assyria.server.identity.admin_token import admin_token
from assyria.server.limits.limit_settings import LimitSettings, Rate
from assyria.server.settings import Settings
from assyria.server.tables.retention_settings import RetentionSettings
from tests.cli.running import assyria
from tests.server.running import free_port

HERE = Path(__file__).parent
SAID = (
    *("--data", "games", "--database-url", "postgresql://db/assyria", "--bot", "cat=engine:cat", "--https"),
    *("--webhook-origin", "http://chat.lan:8065", "--webhook-origin", "https://hooks.lan"),
    *("--contact", "mailto:host@assyria.example", "--engine-workers", "5", "--move-limit", "2.5", "--idle", "600"),
    *("--host-name", "assyria.example.org", "--host-name", "Zürich.example"),
    *("--holiday-days", "5", "--browser-site", str(HERE)),
    *("--limit", "tables-person=50/1h", "--limit", "header-time=5s", "--limit", "sockets-person=8"),
    *("--keep", "finished=365d", "--keep", "guests=always"),
)
MEANT = Settings(
    data=Path("games"),
    database_url="postgresql://db/assyria",
    secure_cookies=True,
    bots=("cat=engine:cat",),
    webhook_origins=("http://chat.lan:8065", "https://hooks.lan"),
    host_names=("assyria.example.org", "Zürich.example"),
    contact="mailto:host@assyria.example",
    engine_workers=5,
    move_limit=2.5,
    admin_token="the token of the operator",  # noqa: S106 - not one of ours
    holiday_days=5,
    idle=600,
    browser_site=HERE,
    limits=LimitSettings(tables_person=Rate(50, 3600), header_time=5.0, sockets_person=8),
    keep=RetentionSettings(finished=365 * 86_400, guests=None),
)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What would be served: serving itself is tested with real servers."""
    for name in [name for name in os.environ if name.startswith("ASSYRIA_")]:
        monkeypatch.delenv(name)
    found: list[Settings] = []
    monkeypatch.setattr(serve, "run", lambda settings, *_: found.append(settings))
    return found


def call(*arguments: str) -> Result:
    return assyria("serve", *arguments)


def test_by_default_everything_is_as_usual(served: list[Settings]) -> None:
    assert call().exit_code == 0
    assert served == [Settings()]


def test_every_setting_has_an_option(served: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    # On a command line everybody on the machine could read it.
    monkeypatch.setenv("ASSYRIA_ADMIN_TOKEN", "the token of the operator")
    result = call(*SAID)
    assert result.exit_code == 0, result.output
    assert served == [MEANT]
    as_usual = [name for name, value in vars(Settings()).items() if getattr(MEANT, name) == value]
    pace = ["stand_in_wait", "stand_in_pace", "absence", "deserted"]
    assert as_usual == ["site", *pace], "the page comes with the package; how bots stand in is the same everywhere"


def test_a_folder_that_is_not_there_is_refused(served: list[Settings]) -> None:
    result = call("--browser-site", "no/such/folder")
    assert (result.exit_code, served) == (2, [])
    assert "no/such/folder" in result.output


def test_processes_get_what_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the environment, which is also where a unit or a container says it."""
    for name, value in run.environment(MEANT).items():
        monkeypatch.setenv(name, value)
    assert run.settings() == MEANT


def test_the_command_reads_the_same_environment(served: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in run.environment(MEANT).items():
        monkeypatch.setenv(name, value)
    assert call("--bot", "cat=engine:cat").exit_code == 0
    assert served == [MEANT]


def test_an_empty_environment_is_as_usual(served: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in run.environment(MEANT):
        monkeypatch.setenv(name, "")
    assert run.settings() == Settings()
    result = call()
    assert result.exit_code == 0, result.output
    assert served == [Settings()]


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (("--webhook-origin", "chat.lan"), "chat.lan"),
        (("--webhook-origin", "http://chat.lan/hook"), "http://chat.lan/hook"),
        (("--host-name", "https://assyria.example"), "https://assyria.example"),
        (("--host-name", "assyria.example:443"), "assyria.example:443"),
        (("--host-name", "*.example"), "*.example"),
        (("--host-name", ""), "a name alone"),
        (("--contact", "host@assyria.example"), "host@assyria.example"),
        (("--bot", "cat"), "cat"),
        (("--bot", "cat=engine:/no/such/program"), "there is no program"),
        (("--bot", "mine=nowhere:Bot"), "ModuleNotFoundError"),
        (("--bot", "mine=gready"), "gready"),
        (("--limit", "tables"), "tables"),
        (("--limit", "tabels=3"), "open-tables"),
        (("--limit", "tables-person=3"), "60/1h"),
        (("--limit", "tables-person=0/1h"), "60/1h"),
        (("--limit", "sockets-person=many"), "whole number"),
        (("--limit", "sockets-person=-1"), "whole number"),
        (("--limit", "header-time=10"), "10s"),
        (("--keep", "finished"), "NAME=TIME"),
        (("--keep", "tables=1d"), "finished"),
        (("--keep", "finished=never"), "always"),
        (("--keep", "grace=always"), "90d"),
        (("--idle", "0"), "--idle"),
        (("--engine-workers", "2"), "--engine-workers"),
        (("--limit", "review-queue=many"), "whole number"),
        (("--workers", "2"), "--database-url"),
    ],
)
def test_what_cannot_be_meant(served: list[Settings], wrong: tuple[str, ...], named: str) -> None:
    result: Any = call(*wrong)
    assert result.exit_code == 2
    assert named in result.output
    assert served == []


def test_former_names_are_understood_and_said(served: list[Settings]) -> None:
    """The engine's queue is as long as those before it together; hints and reviews have a process more each."""
    result: Any = call("--bot-workers", "4", "--limit", "analysis-queue=300", "--limit", "record-queue=50")
    (settings,) = served
    assert (settings.engine_workers, settings.limits.engine_queue) == (6, 300 + 200 + 50)
    for text in ("analysis-queue is now engine-queue", "record-queue is", "--bot-workers is now --engine-workers"):
        assert text in result.stderr
    assert "review-queue" not in result.stderr
    told: Any = call("--limit", "hints-person=5/1h", "--limit", "tokens-person=3", "--limit", "tables=9/1h")
    assert (served[-1].limits.hints_person, served[-1].limits.tokens_person) == (Rate(5, 3600), 3)
    assert "hints-person is now analyses" in told.stderr
    assert "tokens-person will be fixed" in told.stderr
    assert "tables" not in told.stderr


@pytest.mark.parametrize(
    ("host", "known"),
    [("games.lan", ("games.lan",)), ("0.0.0.0", ()), ("::", ()), ("localhost", ())],  # noqa: S104 - nothing listens
)
def test_the_name_to_listen_on_is_one_of_the_servers(
    served: list[Settings], host: str, known: tuple[str, ...]
) -> None:
    assert call("--host", host).exit_code == 0
    assert served[0].host_names == known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("token", ["1", "n" * 19, "a token with a ümlaut", "a token of two\nlines, long"])
def test_a_weak_token_of_the_operator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, token: str, language: str
) -> None:
    """Given, or in the data folder: the server does not start, and says how to get a better one."""
    for name in [name for name in os.environ if name.startswith("ASSYRIA_")]:
        monkeypatch.delenv(name)

    def start() -> Result:
        return assyria("serve", "--data", str(tmp_path), "--port", str(free_port()), lang=language)

    monkeypatch.setenv("ASSYRIA_ADMIN_TOKEN", token)
    result = start()
    assert result.exit_code == 2, result.output
    assert "secrets.token_urlsafe(32)" in result.output
    assert "ASSYRIA_ADMIN_TOKEN" in result.output
    monkeypatch.delenv("ASSYRIA_ADMIN_TOKEN")
    (tmp_path / "admin-token").write_text(token, "utf-8")
    result = start()
    assert result.exit_code == 2, result.output
    assert "admin-token" in result.output.replace("\n", "")
    assert "Traceback" not in result.output


def test_a_token_of_twenty_characters_will_do(tmp_path: Path) -> None:
    given = Settings(data=tmp_path, admin_token="n" * 20)
    assert admin_token(given) == "n" * 20
    assert not (tmp_path / "admin-token").exists()
    made = admin_token(Settings(data=tmp_path))
    assert made is not None
    assert len(made) == 43
    assert admin_token(Settings(data=tmp_path)) == made
    (tmp_path / "admin-token").write_text("\n")
    assert admin_token(Settings(data=tmp_path)) is None
    assert admin_token(Settings(data=tmp_path, database_url="postgresql://db/assyria")) is None
