"""A server for the tests of a file, and people who come to it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.people import Person
from tests.server.running import RunningServer
from tests.server.signing_in import operator


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ann(server: RunningServer) -> Iterator[Person]:
    with Person(server.url, "Ann", server.client()) as person:
        yield person


@pytest.fixture
def ben(server: RunningServer) -> Iterator[Person]:
    with Person(server.url, "Ben", server.client()) as person:
        yield person


@pytest.fixture(name="operator")
def _operator(server: RunningServer) -> Iterator[httpx.Client]:
    with operator(server) as client:
        yield client


@pytest.fixture
def ada(server: RunningServer) -> Iterator[httpx.Client]:
    """Somebody of whom the server has not heard yet."""
    with server.client() as client:
        yield client


@pytest.fixture
def bob(server: RunningServer) -> Iterator[httpx.Client]:
    """The same."""
    with server.client() as client:
        yield client
