"""How notifications reach a webhook: by an address that was checked, in time, and no further."""

from __future__ import annotations

import asyncio
import json
import logging
import ssl
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from assyria.server.notifications import DeliveryResult, HttpSender, Shape, Webhook, webhook
from assyria.server.notifications.http_sender import LARGEST_ANSWER, resolve
from tests.server.webhooks import NO_CONTENT, PATH, YOUR_TURN, answers, deliver, nothing, place, says, sent_to


def test_the_connection_goes_to_the_address_that_was_checked() -> None:
    seen: list[httpx.Request] = []

    def note(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(204)

    # Asked again, this name would be loopback.
    sender = HttpSender(
        resolve=answers(["2606:4700::1111"], ["127.0.0.1"]), transport=lambda: httpx.MockTransport(note)
    )
    assert deliver(sender, f"https://rebind.example{PATH}") == "ok"
    assert str(seen[0].url) == f"https://[2606:4700::1111]{PATH}"
    assert seen[0].headers["host"] == "rebind.example"
    assert seen[0].extensions["sni_hostname"] == "rebind.example"
    assert deliver(sender, "https://rebind.example/") == "unresolvable"
    assert len(seen) == 1


@pytest.mark.parametrize("failure", [OSError(), UnicodeError()])
def test_unresolvable(failure: Exception) -> None:
    async def fails(_host: str, _port: int) -> Sequence[str]:
        raise failure

    assert deliver(HttpSender(resolve=fails, transport=nothing), "https://a.example/") == "unresolvable"
    assert deliver(HttpSender(resolve=answers([]), transport=nothing), "https://a.example/") == "unresolvable"
    assert (
        deliver(HttpSender(resolve=answers(["nonsense"]), transport=nothing), "https://a.example/")
        == "unresolvable"
    )


def test_a_name_server_that_hangs() -> None:
    async def hangs(_host: str, _port: int) -> Sequence[str]:
        await asyncio.sleep(60)
        raise AssertionError

    assert deliver(HttpSender(resolve=hangs, transport=nothing, seconds=0.05), "https://a.example/") == "timed-out"


def test_the_systems_resolver_knows_this_machine() -> None:
    assert set(asyncio.run(resolve("localhost", 443))) <= {"127.0.0.1", "::1"}
    assert deliver(HttpSender(transport=nothing), "https://localhost/") == "unresolvable"


def test_nobody_learns_which_names_there_are_inside(caplog: pytest.LogCaptureFixture) -> None:
    """The operator does, without what is secret in a webhook."""

    async def inside(host: str, _port: int) -> Sequence[str]:
        if host == "payroll.corp.example":
            return ["10.1.2.3"]
        raise OSError("no such name")

    sender = HttpSender(resolve=inside, transport=nothing)
    there, nowhere = (deliver(sender, f"https://{name}.corp.example{PATH}?s=3") for name in ("payroll", "nobody"))
    assert there == nowhere == "unresolvable"
    assert [(record.message, vars(record)["host"]) for record in caplog.records] == [
        ("private address", "payroll.corp.example")
    ]
    assert PATH not in str([vars(record) for record in caplog.records])


def test_a_webhook_arrives(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    outcome, here = sent_to(says(NO_CONTENT))
    assert outcome == "ok"
    assert here.heads[0].startswith(f"POST {PATH} HTTP/1.1\r\n".encode())
    assert here.headers()["content-type"] == "application/json"
    assert here.headers()["host"] == here.origin.removeprefix("http://")
    assert json.loads(here.bodies[0]) == webhook.payload(Shape.SLACK, YOUR_TURN)
    assert "SECRET" not in caplog.text


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", "ok"),
        ("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", "status-404"),
        ("HTTP/1.1 429 Too Many\r\nRetry-After: 0\r\nContent-Length: 0\r\n\r\n", "status-429"),
        ("HTTP/1.1 503 Busy\r\nContent-Length: 100\r\n\r\ncut off", "status-503"),
        ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\nno", "ok"),
        ("SSH-2.0-OpenSSH_9.6\r\n", "broken-off"),
        ("", "broken-off"),
    ],
)
def test_answers(answer: str, outcome: str) -> None:
    got, here = sent_to(says(answer))
    assert got == outcome
    assert len(here.heads) == 1


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_redirect_is_followed(status: int) -> None:
    async def run() -> None:
        async with place(says(NO_CONTENT)) as inside:
            away = f"HTTP/1.1 {status} Away\r\nLocation: {inside.origin}/\r\nContent-Length: 0\r\n\r\n"
            async with place(says(away)) as outside:
                outcome = await webhook.send(Webhook(outside.origin, Shape.JSON), YOUR_TURN, outside.sender)
            assert str(outcome) == f"status-{status}"
            assert (len(outside.heads), inside.heads) == (1, [])

    asyncio.run(run())


def test_a_slow_answer_times_out() -> None:
    async def slow(writer: asyncio.StreamWriter) -> None:
        while True:  # never silent, so that no read ever times out: the limit is for the whole
            writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
            await writer.drain()
            await asyncio.sleep(0.05)

    assert sent_to(slow, seconds=0.3)[0] == "timed-out"


def test_a_slow_body_changes_nothing() -> None:
    async def slow(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
        await writer.drain()
        await asyncio.sleep(60)

    assert sent_to(slow, seconds=1)[0] == "ok"


def test_a_big_answer_is_left_unread() -> None:
    size = 64 << 20
    written = 0

    async def big(writer: asyncio.StreamWriter) -> None:
        nonlocal written
        writer.write(f"HTTP/1.1 500 Oh\r\nContent-Length: {size}\r\n\r\n".encode())
        while written < size:
            writer.write(b"x" * LARGEST_ANSWER)
            await writer.drain()
            written += LARGEST_ANSWER

    assert sent_to(big)[0] == "status-500"
    assert written < size / 2  # what fits the buffers between, not what was offered


def test_nobody_listens() -> None:
    async def run() -> DeliveryResult:
        async with place(says(NO_CONTENT)) as here:
            pass
        return await webhook.send(Webhook(here.origin, Shape.JSON), YOUR_TURN, here.sender)

    assert str(asyncio.run(run())) == "refused"


def test_the_next_address_is_tried_when_one_takes_no_connection() -> None:
    async def run() -> None:
        async with place(says(NO_CONTENT), host="hook.example") as here:
            both = replace(here.sender, resolve=answers(["127.0.0.9", "127.0.0.1", "127.0.0.1"]))
            assert (await webhook.send(Webhook(here.origin, Shape.JSON), YOUR_TURN, both)).ok
            assert len(here.heads) == 1

    asyncio.run(run())


@pytest.mark.parametrize(
    ("failure", "outcome"),
    [
        (httpx.ConnectTimeout, "timed-out"),
        (httpx.ReadTimeout, "timed-out"),
        (httpx.ReadError, "broken-off"),
        (httpx.WriteError, "broken-off"),
    ],
)
def test_failures_of_the_transport(failure: type[httpx.TransportError], outcome: str) -> None:
    def fail(_request: httpx.Request) -> httpx.Response:
        raise failure("")

    sender = HttpSender(resolve=answers(["8.8.8.8", "8.8.4.4"]), transport=lambda: httpx.MockTransport(fail))
    assert deliver(sender, "https://a.example/") == outcome


@pytest.fixture(scope="module")
def certified(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], tuple[ssl.SSLContext, ssl.SSLContext]]:
    """A server's and a client's TLS for the name hook.example."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "hook.example")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("hook.example")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    pem: Path = tmp_path_factory.mktemp("tls") / "hook.pem"
    public = certificate.public_bytes(Encoding.PEM)
    pem.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + public)

    def contexts() -> tuple[ssl.SSLContext, ssl.SSLContext]:
        server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        server.load_cert_chain(pem)
        return server, ssl.create_default_context(cadata=public.decode())

    return contexts


Certified = Callable[[], tuple[ssl.SSLContext, ssl.SSLContext]]


def test_tls_is_for_the_name_though_the_connection_is_by_address(certified: Certified) -> None:
    outcome, here = sent_to(says(NO_CONTENT), host="hook.example", tls=certified())
    assert outcome == "ok"
    assert here.names == ["hook.example"]
    assert here.headers()["host"].startswith("hook.example:")


def test_tls_with_another_name_or_an_unknown_issuer_fails(certified: Certified) -> None:
    assert sent_to(says(NO_CONTENT), host="other.example", tls=certified())[0] == "tls-failed"
    stranger = (certified()[0], ssl.create_default_context())
    outcome, here = sent_to(says(NO_CONTENT), host="hook.example", tls=stranger)
    assert (outcome, here.heads) == ("tls-failed", [])
