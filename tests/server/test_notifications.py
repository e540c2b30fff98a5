"""Notifications: what is sent, and where it may go."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assyria.server.notifications import (
    DeliveryCode,
    DeliveryResult,
    Guard,
    HttpSender,
    Kind,
    Notification,
    Shape,
    Subscription,
    Webhook,
    is_public,
    webhook,
)
from tests.server.webhooks import YOUR_TURN, answers, deliver, never, nothing

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
    assert webhook.check_url(url) == DeliveryResult(DeliveryCode.BAD_URL)
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
    assert outcome.code in (DeliveryCode.OK, DeliveryCode.BAD_URL, DeliveryCode.PRIVATE_ADDRESS)
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
        assert webhook.check_url(url, guard) == DeliveryResult(DeliveryCode.BAD_URL)
    assert webhook.check_url("https://10.0.0.6/", guard) == DeliveryResult(DeliveryCode.PRIVATE_ADDRESS)
    assert webhook.check_url("https://a.example:8443/", Guard(ports=frozenset({443, 8443}))).ok


@pytest.mark.parametrize(
    "origin", ["chat.lan", "http://chat.lan/path", "http://a:b@chat.lan", "gopher://chat.lan"]
)
def test_an_operators_slip_is_refused_at_the_start(origin: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Guard.allowing(origin)
