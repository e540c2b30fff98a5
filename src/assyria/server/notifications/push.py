"""Web Push: a notification to the browser itself, by way of its maker's push service.

The service is a stranger that carries the message, so the message is encrypted for the browser
(RFC 8291, over RFC 8188's aes128gcm), and the service knows us by a signature (VAPID, RFC 8292).
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from dataclasses import dataclass, field
from enum import StrEnum

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from assyria.server.notifications.guard import Guard, Target
from assyria.server.notifications.http_sender import HttpSender
from assyria.server.notifications.outcome import Code, Outcome, Undeliverable

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of the one record we send, and all that a push service must take (RFC 8030 §7.2)."""
LONGEST = 3993
"""Bytes of a payload: the record less header (86), tag (16) and delimiter (1)."""
DAY = 24 * 60 * 60
TOKEN_LIFE = DAY // 2
"""A signature may live a day (RFC 8292 §2); half of it forgives clocks that differ."""


class Urgency(StrEnum):
    """How soon a phone should wake for it (RFC 8030 §5.3)."""

    VERY_LOW = "very-low"
    LOW = "low"
    NORMAL = "normal"
    HIGH = "high"


@dataclass(frozen=True)
class Subscription:
    """What the browser's PushSubscription says, base64url as it comes. A secret, so not in any log."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)


def new_keys() -> str:
    """A new VAPID key pair, as its private key: the 32 bytes in base64url that other tools use too.

    A browser's subscription is bound to the public key: change the keys and all of them are lost.
    """
    return _text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def public_key(keys: str) -> str:
    """What the page gives to `pushManager.subscribe` as applicationServerKey."""
    return _text(_point(_private(keys)))


def check(subscription: Subscription, guard: Guard = Guard()) -> Outcome:  # noqa: B008 - a frozen value
    """What is wrong with a subscription before anything is sent, for the moment when it is stored."""
    try:
        guard.target(subscription.endpoint)
        _receiver(subscription)
    except Undeliverable as why:
        return why.outcome
    return Outcome(Code.OK)


def encrypt(
    subscription: Subscription,
    payload: bytes,
    *,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> tuple[bytes, dict[str, str]]:
    """Body and headers that only this browser can read. Raises Undeliverable.

    Salt and sender are there to check the RFC's example; used twice they would give away both texts.
    """
    if len(payload) > LONGEST:
        raise Undeliverable(Code.TOO_LONG)
    receiver, secret = _receiver(subscription)
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    ours, theirs = _point(sender), _point(receiver)
    shared = sender.exchange(ec.ECDH(), receiver)
    material = _derive(secret, shared, b"WebPush: info\0" + theirs + ours, 32)
    key = _derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, material, b"Content-Encoding: nonce\0", 12)
    # 2 marks the last record, which is the only one.
    sealed = AESGCM(key).encrypt(nonce, payload + b"\2", None)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + sealed, {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}


def authorization(target: Target, keys: str, contact: str, now: float) -> str:
    """The VAPID header: a signed token for this push service alone, and the key to check it by."""
    private = _private(keys)
    claims = {"aud": f"{target.scheme}://{target.authority}", "exp": int(now) + TOKEN_LIFE, "sub": contact}
    unsigned = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
    r, s = decode_dss_signature(private.sign(unsigned.encode(), ec.ECDSA(SHA256())))
    signature = _text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={unsigned}.{signature}, k={_text(_point(private))}"


async def send(
    subscription: Subscription,
    payload: bytes,
    keys: str,
    contact: str,
    *,
    ttl: int = DAY,
    urgency: Urgency = Urgency.NORMAL,
    topic: str | None = None,
    sender: HttpSender = HttpSender(),  # noqa: B008
    now: float | None = None,
) -> Outcome:
    """Push a payload, once.

    `contact` is a `mailto:` or `https:` URI by which the push service reaches the operator; `ttl`,
    in seconds, is how long it keeps the message for a browser that is off; of waiting messages with
    one topic, such as a table, only the last is delivered.
    """
    try:
        target = sender.guard.target(subscription.endpoint)
        body, headers = encrypt(subscription, payload)
    except Undeliverable as why:
        return why.outcome
    headers |= {"TTL": str(ttl), "Urgency": urgency.value}
    headers["Authorization"] = authorization(target, keys, contact, time.time() if now is None else now)
    if topic is not None:
        # Hashed: the header takes 32 characters of base64url, and the service need not know the table.
        headers["Topic"] = _text(hashlib.sha256(topic.encode()).digest())[:32]
    outcome = await sender.deliver(subscription.endpoint, body, headers)
    return Outcome(Code.GONE, outcome.status) if outcome.status in (404, 410) else outcome


def _receiver(subscription: Subscription) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The browser's key and secret. A point that is not on the curve is refused by the library."""
    try:
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(subscription.p256dh))
        secret = _bytes(subscription.auth)
    except (ValueError, UnsupportedAlgorithm):
        raise Undeliverable(Code.BAD_SUBSCRIPTION) from None
    if len(secret) != 16:
        raise Undeliverable(Code.BAD_SUBSCRIPTION)
    return key, secret


def _private(keys: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(_bytes(keys), "big"), CURVE)


def _point(key: ec.EllipticCurvePrivateKey | ec.EllipticCurvePublicKey) -> bytes:
    public = key.public_key() if isinstance(key, ec.EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _json(value: object) -> str:
    return _text(json.dumps(value, separators=(",", ":")).encode())


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _bytes(text: str) -> bytes:
    """Base64url with or without padding; ValueError otherwise."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), b"-_", validate=True)
