"""Web Push: a notification to the browser itself, through its vendor's push service.

The service must not read the message, so it is encrypted for the browser (RFC 8291, over RFC 8188's
aes128gcm), and we identify ourselves to the service by a signature (VAPID, RFC 8292).
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

from assyria.server.notifications.delivery_result import DeliveryCode, DeliveryResult, Undeliverable
from assyria.server.notifications.guard import Guard, Target
from assyria.server.notifications.http_sender import HttpSender

CURVE = ec.SECP256R1()
KEY = 32
"""Bytes of a private key."""
RECORD = 4096
"""Bytes of the one record that we send, which is the most that a push service has to accept (RFC 8030 §7.2)."""
LONGEST = 3993
"""The most bytes of a payload: the record less header (86), tag (16) and delimiter (1)."""
DAY = 24 * 60 * 60
TOKEN_LIFE = DAY // 2
"""Seconds that a signature is valid: at most a day (RFC 8292 §2); half of that allows for clocks that differ."""


class Urgency(StrEnum):
    """How urgently a phone should wake for it (RFC 8030 §5.3)."""

    VERY_LOW = "very-low"
    LOW = "low"
    NORMAL = "normal"
    HIGH = "high"


@dataclass(frozen=True)
class Subscription:
    """The values of the browser's PushSubscription, base64url as received. A secret, so never logged."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)


def new_keys() -> str:
    """Return a new VAPID key pair, as its private key: 32 bytes in base64url, as other tools use.

    A browser's subscription is bound to the public key: if the keys change, all subscriptions are lost.
    """
    return _text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY, "big"))


def public_key(keys: str) -> str:
    """Return the key that the page passes to `pushManager.subscribe` as applicationServerKey."""
    return _text(_point(_private(keys)))


def check(subscription: Subscription, guard: Guard = Guard()) -> DeliveryResult:  # noqa: B008 - a frozen value
    """Return what is wrong with a subscription, without sending anything, before it is stored."""
    try:
        guard.target(subscription.endpoint)
        _receiver(subscription)
    except Undeliverable as why:
        return why.outcome
    return DeliveryResult(DeliveryCode.OK)


def encrypt(
    subscription: Subscription,
    payload: bytes,
    *,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> tuple[bytes, dict[str, str]]:
    """Return body and headers that only this browser can read. Raises Undeliverable.

    Salt and sender are parameters to check the RFC's example; used twice they would reveal both texts.
    """
    if len(payload) > LONGEST:
        raise Undeliverable(DeliveryCode.TOO_LONG)
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
    """Return the VAPID header: a signed token for this push service alone, and the key to check it."""
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
) -> DeliveryResult:
    """Push a payload, once.

    `contact` is a `mailto:` or `https:` URI by which the push service reaches the operator; `ttl` is the seconds
    for which it keeps the message for a browser that is off; of waiting messages with the same topic, such as
    a table, only the last is delivered.
    """
    try:
        target = sender.guard.target(subscription.endpoint)
        body, headers = encrypt(subscription, payload)
    except Undeliverable as why:
        return why.outcome
    headers |= {"TTL": str(ttl), "Urgency": urgency.value}
    headers["Authorization"] = authorization(target, keys, contact, time.time() if now is None else now)
    if topic is not None:
        # Hashed: the header takes 32 characters of base64url, and the service does not need to know the table.
        headers["Topic"] = _text(hashlib.sha256(topic.encode()).digest())[:32]
    outcome = await sender.deliver(subscription.endpoint, body, headers)
    return DeliveryResult(DeliveryCode.GONE, outcome.status) if outcome.status in (404, 410) else outcome


def _receiver(subscription: Subscription) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Return the browser's key and secret. The library refuses a point that is not on the curve."""
    try:
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(subscription.p256dh))
        secret = _bytes(subscription.auth)
    except (ValueError, UnsupportedAlgorithm):
        raise Undeliverable(DeliveryCode.BAD_SUBSCRIPTION) from None
    if len(secret) != 16:
        raise Undeliverable(DeliveryCode.BAD_SUBSCRIPTION)
    return key, secret


def _private(keys: str) -> ec.EllipticCurvePrivateKey:
    key = _bytes(keys)
    if len(key) != KEY:
        raise ValueError("not a key")
    return ec.derive_private_key(int.from_bytes(key, "big"), CURVE)


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
    """Return the bytes of base64url with or without padding. Raises ValueError."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), b"-_", validate=True)
