"""One PostgreSQL, two servers, and nginx and Caddy in front of them; skipped where a program is missing."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.effort import LONG
from tests.hosting.recipes import Places, caddy_command, nginx_command
from tests.hosting.site import ServeProcess, Site, proxied, quiet_port, socket_tls, write_certificate
from tests.server import people
from tests.store.conftest import postgres  # noqa: F401 - a fixture
from tests.store.postgres_server import Postgres

Pair = tuple[ServeProcess, ServeProcess]


def program(name: str) -> str:
    """Return where a program is. `make test` skips what is missing, `make hosting-test` fails."""
    # On Debian nginx is in a folder that only root looks into.
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        missing = f"{name} is not installed; on Debian: apt-get install nginx-light caddy systemd"
        if "ASSYRIA_HOSTING" in os.environ:
            pytest.fail(missing)
        pytest.skip(missing)
    return found


@pytest.fixture(scope="session")
def room() -> None:
    """As many open files as we may have: a test opens hundreds of connections."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@pytest.fixture(scope="session")
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    request.getfixturevalue("room")
    database: Postgres = request.getfixturevalue("postgres")
    folder, url = tmp_path_factory.mktemp("servers"), database.url()
    first, second = (ServeProcess(folder / name, url) for name in ("one", "two"))
    with contextlib.closing(first), contextlib.closing(second), ThreadPoolExecutor() as pool:
        for started in [pool.submit(server.start) for server in (first, second)]:
            started.result()
        yield first, second


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return write_certificate(tmp_path_factory.mktemp("certificate"))


PROXIES = ["nginx", "caddy"] if LONG or "ASSYRIA_HOSTING" in os.environ else ["nginx"]


@pytest.fixture(scope="module", params=PROXIES)
def proxy(request: pytest.FixtureRequest) -> str:
    """Which proxy is in front."""
    program(request.param)
    return str(request.param)


@pytest.fixture(scope="module")
def site(proxy: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    servers: Pair = request.getfixturevalue("servers")
    certificate, key = request.getfixturevalue("certificate")
    ports = (servers[0].port, servers[1].port)
    places = Places(tmp_path_factory.mktemp(proxy), quiet_port(), quiet_port(), ports, certificate, key)
    command = {"nginx": nginx_command, "caddy": caddy_command}[proxy]
    with pytest.MonkeyPatch.context() as patch, proxied(partial(command, program(proxy)), places, servers) as site:
        patch.setattr(people, "connect", partial(connect, ssl=socket_tls(certificate)))
        yield site
