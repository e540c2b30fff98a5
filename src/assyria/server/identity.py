"""Identities: a signed cookie for guests, and an account for people who want to log in elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from assyria.store import Conflict, Identity, Missing, Store

COOKIE = "assyria"
YEAR = 365 * 24 * 3600
_HASHER = PasswordHasher()
_NOBODYS = _HASHER.hash(secrets.token_hex(16))
"""Checked if there is no such account, so that the time it takes reveals nothing."""


class Identities:
    """Guests and accounts. Cookies are signed with the server's key."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self._key = key.encode()

    @classmethod
    async def open(cls, store: Store) -> Identities:
        """Return the identities of a store, which also keeps the key for cookies."""
        return cls(store, await store.setting("cookie-key", lambda: secrets.token_hex(32)))

    def cookie(self, identity: Identity) -> str:
        """Return the signed cookie of an identity."""
        return f"{identity.id}.{self._signature(identity.id)}"

    async def by_cookie(self, cookie: str | None) -> Identity | None:
        """Return the identity that this cookie was given to; None if it is not ours."""
        name, _, signature = (cookie or "").partition(".")
        if not name or not hmac.compare_digest(self._signature(name).encode(), signature.encode()):
            return None
        try:
            return await self.store.identity(name)
        except Missing:
            return None

    async def new_guest(self) -> Identity:
        """Add a guest with a random name and return it."""
        name = secrets.token_urlsafe(12)
        guest = Identity(name, f"Guest {secrets.randbelow(9000) + 1000}", time.time(), None, None)
        await self.store.add_identity(guest)
        return guest

    async def claim(self, identity: Identity, account: str, passphrase: str) -> bool:
        """Give a guest's identity a name and a passphrase; False if the name is taken."""
        try:
            await self.store.claim(identity.id, account, await asyncio.to_thread(_HASHER.hash, passphrase))
        except Conflict:
            return False
        return True

    async def log_in(self, account: str, passphrase: str) -> Identity | None:
        """Return the identity of an account; None if the name or the passphrase is wrong."""
        found = None
        with contextlib.suppress(Missing):
            found = await self.store.identity_by_account(account)
        try:
            kept = found.passphrase if found else None
            await asyncio.to_thread(_HASHER.verify, kept or _NOBODYS, passphrase)
        except Argon2Error:
            return None
        return found

    async def new_token(self, identity: Identity, label: str) -> str:
        """Return a new token for a bot: it is shown once, and only its digest is kept."""
        token = f"assyria_{secrets.token_urlsafe(24)}"
        await self.store.add_token(digest(token), identity.id, label, time.time())
        return token

    async def by_token(self, token: str) -> Identity | None:
        """Return the identity that a token belongs to, or None."""
        try:
            return await self.store.identity_by_token(digest(token))
        except Missing:
            return None

    def _signature(self, name: str) -> str:
        return hmac.new(self._key, name.encode(), hashlib.sha256).hexdigest()


def digest(token: str) -> str:
    """Return the digest of a token, which is what we store."""
    return hashlib.sha256(token.encode()).hexdigest()
