"""Web Push: messages are sealed as the RFC says, and signed for one service."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from assyria.server.notifications import (
    DeliveryResult,
    Guard,
    HttpSender,
    Subscription,
    Undeliverable,
    Urgency,
    push,
)
from tests.server.webhooks import YOUR_TURN, Place, never, nothing, place, says

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


def pushed(answer: str, send: Callable[[Place], Coroutine[Any, Any, DeliveryResult]]) -> tuple[str, Place]:
    async def run() -> tuple[str, Place]:
        async with place(says(answer)) as here:
            return str(await send(here)), here

    return asyncio.run(run())


def test_a_push_arrives_signed_and_sealed() -> None:
    keys = push.new_keys()
    text = json.dumps(YOUR_TURN.document()).encode()

    def send(here: Place) -> Coroutine[Any, Any, DeliveryResult]:
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
    def send(here: Place) -> Coroutine[Any, Any, DeliveryResult]:
        browser = Subscription(here.origin, BROWSER.p256dh, BROWSER.auth)
        return push.send(browser, b"{}", push.new_keys(), CONTACT, sender=here.sender)

    assert pushed(f"HTTP/1.1 {status} No\r\nContent-Length: 0\r\n\r\n", send)[0] == outcome
