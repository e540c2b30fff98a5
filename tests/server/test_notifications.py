"""Notices: what is sent, where it may go, and how it went.

Servers are real, on 127.0.0.1, which a guard lets through only where the operator named it; what a
name resolves to is given, since no test may depend on the internet.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from hypothesis import given
from hypothesis import strategies as st

from assyria.server.notifications import (
    Code,
    Guard,
    HttpSender,
    Kind,
    Notification,
    Outcome,
    Shape,
    Subscription,
    Undeliverable,
    Urgency,
    Webhook,
    is_public,
    push,
    webhook,
)
from assyria.server.notifications.http_sender import LARGEST_ANSWER, Resolver, resolve

YOUR_TURN = Notification(
    Kind.YOUR_TURN, "Ann & <Bob>: *your* turn, @here", "https://assyria.example/t/7?a=1&b=2", "7", 2
)
PATH = "/services/SECRET-TOKEN"


# --- what is sent ---------------------------------------------------------------------------------


def test_discord_calls_nobody_and_shows_other_peoples_text_as_it_is() -> None:
    assert webhook.payload(Shape.DISCORD, YOUR_TURN) == {
        "content": "Ann & \\<Bob\\>: \\*your\\* turn, @here\nhttps://assyria.example/t/7?a=1&b=2",
        "allowed_mentions": {"parse": []},
        "flags": 4,
    }


def test_slack_gets_its_three_characters_escaped() -> None:
    sent = webhook.payload(Shape.SLACK, YOUR_TURN)
    assert sent["text"] == (
        "Ann &amp; &lt;Bob&gt;: *your* turn, @\u200bhere\nhttps://assyria.example/t/7?a=1&amp;b=2"
    )
    assert sent["mrkdwn"] is False


def test_json_is_the_notice_itself() -> None:
    assert webhook.payload(Shape("json"), YOUR_TURN) == {
        "kind": "your-turn",
        "table": "7",
        "link": "https://assyria.example/t/7?a=1&b=2",
        "seat": 2,
        "text": "Ann & <Bob>: *your* turn, @here",
    }
    assert Notification(Kind.TEST, "Hello", "https://assyria.example/").document()["table"] is None


@pytest.mark.parametrize("shape", [Shape.DISCORD, Shape.SLACK])
def test_a_long_text_is_cut_and_the_link_kept(shape: Shape) -> None:
    sent = webhook.payload(shape, Notification(Kind.YOUR_TURN, "*" * 5000, "https://assyria.example/t/7"))
    text = str(sent.get("content", sent.get("text")))
    assert len(text) < 2000
    assert text.endswith("…\nhttps://assyria.example/t/7")


def test_secrets_are_not_shown() -> None:
    assert "SECRET" not in repr(Webhook("https://h.example/SECRET", Shape.JSON))
    assert "SECRET" not in repr(Subscription("https://h.example/SECRET", "SECRET", "SECRET"))


# --- where it may go ------------------------------------------------------------------------------

GOOD_URLS = [
    ("https://discord.com/api/webhooks/1/x", "discord.com"),
    ("HTTPS://Hooks.Slack.COM:443/services/x?y=z#f", "hooks.slack.com"),
    ("https://example.com./x", "example.com"),
    ("https://bücher.example/", "xn--bcher-kva.example"),
    ("https://example。com/", "example.com"),
    ("https://8.8.8.8/", "8.8.8.8"),
    ("https://[2606:4700:0:0::1111]/", "2606:4700::1111"),
    ("https://1.2.3.4.example/", "1.2.3.4.example"),
    ("https://localhost/", "localhost"),  # a name like any other, refused when it is resolved
]
BAD_URLS = [
    "",
    "example.com",
    "https:example.com",
    "https:///x",
    "//example.com/",
    "http://example.com/",
    "http://example.com:443/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://user:secret@example.com/",
    "https://user@example.com/",
    "https://example.com@127.0.0.1/",
    "https://example.com\\@127.0.0.1/",
    "https://example.com:8443/",
    "https://example.com:80/",
    "https://example.com:0/",
    "https://example.com:99999/",
    "https://example.com:x/",
    " https://example.com/",
    "https://example.com /",
    "https://exam\tple.com/",
    "https://example.com/\r\nX: y",
    "https://example.com/\x00",
    "https://example.com/\ud800",
    "https://exam%70le.com/",
    "https://example..com/",
    "https://.example.com/",
    "https://example.com../",
    "https://-a.example/",
    "https://" + "a" * 64 + ".example/",
    "https://" + "a." * 130 + "example/",
    "https://example.com/" + "a" * 2048,
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0x7f.1/",
    "https://017700000001/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://127.0.0.1.1/",
    "https://127.0.0.0x1/",
    "https://a.0x/",
    "https://256.1.1.1/",
    "https://１２７.0.0.1/",
    "https://127。0。0。１/",
    "https://①②⑦.0.0.1/",
    "https://ⓔxample.com/",
    "https://[::1",
    "https://[v1.x]/",
    "https://[127.0.0.1]/",
]
PRIVATE = [
    "0.0.0.0",  # noqa: S104
    "0.1.2.3",
    "10.1.2.3",
    "100.64.0.1",
    "100.100.100.200",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:8.8.8.8",
    "0:0:0:0:0:ffff:a9fe:a9fe",
    "64:ff9b::127.0.0.1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::8.8.8.8",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:c0a8:101::1",
    "2002:808:808::1",
    "2002:a9fe:a9fe::",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700::1111%eth0",
    "fec0::1",
    "ff02::1",
]
PUBLIC = [
    "1.1.1.1",
    "8.8.8.8",
    "100.63.255.255",
    "100.128.0.1",
    "162.159.128.233",
    "172.15.0.1",
    "172.32.0.1",
    "223.255.255.255",
    "64:ff9b::8.8.8.8",
    "2606:4700::1111",
    "2a00:1450:4001:80b::200a",
]


@pytest.mark.parametrize(("url", "host"), GOOD_URLS)
def test_good_urls(url: str, host: str) -> None:
    assert webhook.check_url(url).ok
    assert Guard().target(url).host == host


@pytest.mark.parametrize("url", BAD_URLS)
def test_bad_urls(url: str) -> None:
    assert webhook.check_url(url) == Outcome(Code.BAD_URL)
    assert deliver(HttpSender(resolve=never), url) == "bad-url"


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    assert str(webhook.check_url(f"https://{host}/")) == "private-address"
    sender = HttpSender(resolve=answers(["8.8.8.8", address]), transport=nothing)
    assert deliver(sender, "https://mixed.example/") == "unresolvable"


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


@given(
    st.one_of(st.ip_addresses(), st.integers(0, 2**32 - 1).map(lambda n: IPv6Address((0x2002 << 112) + (n << 80))))
)
def test_what_python_calls_private_is_never_public(address: IPv4Address | IPv6Address) -> None:
    doubtful = address.is_private or address.is_multicast or address.is_reserved or address.is_link_local
    is_nat64 = int(address) >> 32 == 0x64FF9B << 64
    assert not (is_public(address) and doubtful and not is_nat64)


@given(
    st.one_of(
        st.text(), st.text().map("https://".__add__), st.text("0123456789.xX[]:%@/\\a").map("https://".__add__)
    )
)
def test_any_text_is_taken_or_refused_by_name(url: str) -> None:
    outcome = webhook.check_url(url)
    assert outcome.code in (Code.OK, Code.BAD_URL, Code.PRIVATE_ADDRESS)
    if outcome.ok:
        target = Guard().target(url)
        address = target.literal or ip_address("8.8.8.8")
        assert is_public(address)
        assert target.url_at(address).host == str(address)
        assert target.port == 443


def test_the_operator_allows_origins_and_nothing_beside_them() -> None:
    guard = Guard.allowing("http://chat.lan:8065", "http://[0:0::1]", "https://10.0.0.5")
    for url in ("http://CHAT.lan.:8065/x", "http://[::1]:80/", "https://10.0.0.5/x"):
        assert guard.target(url).trusted
    for url in ("http://chat.lan/", "https://chat.lan:8065/", "http://chat.lan:8066/", "http://10.0.0.5/"):
        assert webhook.check_url(url, guard) == Outcome(Code.BAD_URL)
    assert webhook.check_url("https://10.0.0.6/", guard) == Outcome(Code.PRIVATE_ADDRESS)
    assert webhook.check_url("https://a.example:8443/", Guard(ports=frozenset({443, 8443}))).ok


@pytest.mark.parametrize(
    "origin", ["chat.lan", "http://chat.lan/path", "http://a:b@chat.lan", "gopher://chat.lan"]
)
def test_an_operators_slip_is_refused_at_the_start(origin: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Guard.allowing(origin)


# --- how it goes there ----------------------------------------------------------------------------


def answers(*rounds: Sequence[str]) -> Resolver:
    """A resolver that gives one answer after the other, as a rebinding name server does."""
    left = list(rounds)

    async def given_answer(_host: str, _port: int) -> Sequence[str]:
        return left.pop(0)

    return given_answer


async def never(_host: str, _port: int) -> Sequence[str]:
    raise AssertionError


def nothing() -> httpx.AsyncBaseTransport:
    """A network that must not be used."""

    def unwanted(_request: httpx.Request) -> httpx.Response:
        raise AssertionError

    return httpx.MockTransport(unwanted)


def deliver(sender: HttpSender, url: str) -> str:
    return str(asyncio.run(webhook.send(Webhook(url, Shape.JSON), YOUR_TURN, sender)))


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


Respond = Callable[[asyncio.StreamWriter], Awaitable[None]]


@dataclass
class Place:
    """A real HTTP server, what it was sent, and the sender that may go there."""

    origin: str
    sender: HttpSender
    heads: list[bytes] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)

    def headers(self) -> dict[str, str]:
        lines = self.heads[-1].decode("ascii").split("\r\n")[1:]
        return {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}


def says(answer: str) -> Respond:
    async def respond(writer: asyncio.StreamWriter) -> None:
        writer.write(answer.encode("ascii"))

    return respond


NO_CONTENT = "HTTP/1.1 204 No Content\r\n\r\n"


@asynccontextmanager
async def place(
    respond: Respond,
    *,
    host: str = "127.0.0.1",
    tls: tuple[ssl.SSLContext, ssl.SSLContext] | None = None,
    seconds: float = 30,  # a busy machine is no failure; the tests that wait say for how long
) -> AsyncIterator[Place]:
    tasks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            here.heads.append(head)
            length = int(here.headers()["content-length"])
            here.bodies.append(await reader.readexactly(length))
            await respond(writer)
            await writer.drain()
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls[0] if tls else None)
    origin = f"{'https' if tls else 'http'}://{host}:{server.sockets[0].getsockname()[1]}"
    sender = HttpSender(Guard.allowing(origin), answers(["127.0.0.1"]), seconds=seconds)
    if tls:
        trusting = tls[1]
        sender = replace(sender, transport=lambda: httpx.AsyncHTTPTransport(verify=trusting, trust_env=False))
    here = Place(origin, sender)
    if tls:
        tls[0].sni_callback = lambda _socket, name, _context: here.names.append(name)
    try:
        yield here
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await server.wait_closed()


def sent_to(respond: Respond, path: str = PATH, **options: Any) -> tuple[str, Place]:
    async def run() -> tuple[str, Place]:
        async with place(respond, **options) as here:
            outcome = await webhook.send(Webhook(here.origin + path, Shape.SLACK), YOUR_TURN, here.sender)
            return str(outcome), here

    return asyncio.run(run())


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
    async def run() -> Outcome:
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


# --- Web Push -------------------------------------------------------------------------------------

# RFC 8291, appendix A.
RFC_TEXT = b"When I grow up, I want to be a watermelon"
RFC_SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RFC_RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RFC_SALT = "DGv6ra1nlYgDCS1FRnbzlw"
RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
    "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
BROWSER = Subscription(
    "https://push.example/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
CONTACT = "mailto:host@assyria.example"


def unbase64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unbase64(text), "big"), ec.SECP256R1())


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def decrypted(body: bytes) -> bytes:
    """What the RFC's browser reads, written from the RFC and not from our code."""
    salt, size, sender, sealed = body[:16], int.from_bytes(body[16:20], "big"), body[21:86], body[86:]
    assert (size, body[20]) == (4096, 65)
    key = private(RFC_RECEIVER)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    material = derive(unbase64(BROWSER.auth), shared, b"WebPush: info\0" + own + sender, 32)
    key_bytes = derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    text = AESGCM(key_bytes).decrypt(derive(salt, material, b"Content-Encoding: nonce\0", 12), sealed, None)
    assert text[-1] == 2
    return text[:-1]


def test_the_rfcs_example_to_the_byte() -> None:
    body, headers = push.encrypt(BROWSER, RFC_TEXT, salt=unbase64(RFC_SALT), sender=private(RFC_SENDER))
    assert body == unbase64(RFC_BODY)
    assert headers["Content-Encoding"] == "aes128gcm"
    assert decrypted(body) == RFC_TEXT


def test_each_message_has_its_own_salt_and_key() -> None:
    one, two = (push.encrypt(BROWSER, RFC_TEXT)[0] for _ in range(2))
    assert decrypted(one) == decrypted(two) == RFC_TEXT
    assert one[:16] != two[:16]
    assert one[21:86] != two[21:86]
    with pytest.raises(InvalidTag):
        decrypted(one[:-1] + bytes([one[-1] ^ 1]))


def test_the_longest_payload_fills_a_record() -> None:
    assert len(push.encrypt(BROWSER, b"x" * push.LONGEST)[0]) == 4096
    with pytest.raises(Undeliverable, match="too-long"):
        push.encrypt(BROWSER, b"x" * (push.LONGEST + 1))


@pytest.mark.parametrize(
    ("endpoint", "p256dh", "auth", "outcome"),
    [
        (BROWSER.endpoint, BROWSER.p256dh + "=", BROWSER.auth + "==", "ok"),
        ("http://push.example/", BROWSER.p256dh, BROWSER.auth, "bad-url"),
        ("https://10.0.0.1/", BROWSER.p256dh, BROWSER.auth, "private-address"),
        (BROWSER.endpoint, "", BROWSER.auth, "bad-subscription"),
        (BROWSER.endpoint, "é", BROWSER.auth, "bad-subscription"),
        (BROWSER.endpoint, "!" + BROWSER.p256dh[1:], BROWSER.auth, "bad-subscription"),
        (BROWSER.endpoint, "BA" + "A" * 85, BROWSER.auth, "bad-subscription"),  # not on the curve
        (BROWSER.endpoint, BROWSER.p256dh[:-2] + "AA", BROWSER.auth, "bad-subscription"),
        (BROWSER.endpoint, BROWSER.p256dh, "AAAA", "bad-subscription"),
    ],
)
def test_subscriptions(endpoint: str, p256dh: str, auth: str, outcome: str) -> None:
    subscription = Subscription(endpoint, p256dh, auth)
    assert str(push.check(subscription)) == outcome
    if outcome != "ok":
        sender = HttpSender(resolve=never, transport=nothing)
        assert str(asyncio.run(push.send(subscription, b"", push.new_keys(), CONTACT, sender=sender))) == outcome


def test_new_keys_differ_and_the_public_one_is_a_point() -> None:
    keys = push.new_keys()
    assert keys != push.new_keys()
    assert len(unbase64(keys)) == 32
    point = unbase64(push.public_key(keys))
    assert (len(point), point[0]) == (65, 4)
    assert push.public_key(RFC_RECEIVER) == BROWSER.p256dh


def pushed(answer: str, send: Callable[[Place], Coroutine[Any, Any, Outcome]]) -> tuple[str, Place]:
    async def run() -> tuple[str, Place]:
        async with place(says(answer)) as here:
            return str(await send(here)), here

    return asyncio.run(run())


def test_a_push_arrives_signed_and_sealed() -> None:
    keys = push.new_keys()
    text = json.dumps(YOUR_TURN.document()).encode()

    def send(here: Place) -> Coroutine[Any, Any, Outcome]:
        browser = Subscription(here.origin + "/p/1", BROWSER.p256dh, BROWSER.auth)
        return push.send(
            browser, text, keys, CONTACT, ttl=60, urgency=Urgency.HIGH, topic="7", sender=here.sender, now=1000.5
        )

    outcome, here = pushed("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n", send)
    assert outcome == "ok"
    assert decrypted(here.bodies[0]) == text
    headers = here.headers()
    assert (headers["ttl"], headers["urgency"], headers["content-encoding"]) == ("60", "high", "aes128gcm")
    assert len(headers["topic"]) == 32
    token, _, key = headers["authorization"].removeprefix("vapid t=").partition(", k=")
    assert key == push.public_key(keys)
    head, claims, signature = token.split(".")
    assert json.loads(unbase64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(unbase64(claims)) == {"aud": here.origin, "exp": 1000 + 12 * 3600, "sub": CONTACT}
    verify(key, f"{head}.{claims}", signature)
    with pytest.raises(InvalidSignature):
        verify(push.public_key(push.new_keys()), f"{head}.{claims}", signature)


def verify(key: str, signed: str, signature: str) -> None:
    raw = unbase64(signature)
    assert len(raw) == 64
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(key))
    public.verify(pair, signed.encode(), ec.ECDSA(SHA256()))


def test_the_token_is_for_the_services_origin_alone() -> None:
    header = push.authorization(Guard().target("https://Push.example:443/p/1?x"), RFC_SENDER, CONTACT, 0)
    claims = json.loads(unbase64(header.split(".")[1]))
    assert claims["aud"] == "https://push.example"
    assert claims["exp"] <= push.DAY


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(404, "gone"), (410, "gone"), (403, "status-403"), (413, "status-413"), (429, "status-429")],
)
def test_a_subscription_that_has_ended_is_gone(status: int, outcome: str) -> None:
    def send(here: Place) -> Coroutine[Any, Any, Outcome]:
        browser = Subscription(here.origin, BROWSER.p256dh, BROWSER.auth)
        return push.send(browser, b"{}", push.new_keys(), CONTACT, sender=here.sender)

    assert pushed(f"HTTP/1.1 {status} No\r\nContent-Length: 0\r\n\r\n", send)[0] == outcome
