"""Identities: guests, accounts, and the sessions and tokens that prove who somebody is."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import re
import secrets
import time
from collections import OrderedDict

from assyria.host.ledger import Conflict, Missing, Unavailable
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.identity.browsers import browser_and_system
from assyria.server.identity.credential import Credential
from assyria.server.identity.passphrases import Passphrases
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.tables.ids import new_id
from assyria.store import Identity, Session, Store, Token
from assyria.store.credentials import OLD_COOKIE

HOUR, DAY = 3600, 24 * 3600
YEAR = 365 * DAY
"""Seconds for which a session lasts after it was last seen."""
KNOWN_FOR = 56 * DAY
"""Seconds for which we remember an address from which an account logged in."""
EXCHANGING = 60
"""Seconds in which requests with the same old cookie get the same session, since a page sends several at once."""
KEY = "cookie-key"
"""The setting with the key for addresses and old cookies."""
_SESSION_COOKIE = re.compile(r"[\w-]{32}", re.ASCII)
_KEY = re.compile("[0-9a-f]{64}")


class Identities:
    """Guests and accounts, their sessions and tokens."""

    def __init__(self, store: Store, limits: LimitSettings, key: str) -> None:
        self.store = store
        self.passphrases = Passphrases(limits.passphrase_queue)
        self._limits = limits
        self._key = key.encode()
        self._exchanging = asyncio.Lock()
        self._exchanged: OrderedDict[tuple[str, str], tuple[str, float]] = OrderedDict()

    @classmethod
    async def open(cls, store: Store, limits: LimitSettings) -> Identities:
        """Return the identities of a store, which also keeps the key for addresses and old cookies."""
        key = await store.settings.get_or_make(KEY, new_key)
        try:
            check_key(key)
        except ValueError as wrong:
            # With a key that can be guessed anybody could sign such a cookie. Sessions do not depend on it.
            store.left_out.note("", f"settings {KEY}", str(wrong))
            key = new_key()
        return cls(store, limits, key)

    def close(self) -> None:
        """End the threads that check passphrases."""
        self.passphrases.close()

    # Guests and accounts

    async def new_guest(self) -> Identity:
        """Add a guest with a random name and return it."""
        guest = Identity(new_id(12), guest_name(), time.time(), None, None)
        await self.store.people.add(guest)
        return guest

    async def claim(self, identity: Identity, account: str, passphrase: str) -> bool:
        """Give a guest's identity a name and a passphrase; False if the name is taken."""
        try:
            await self.store.people.claim(identity.id, account, await self.passphrases.hash(passphrase))
        except Conflict:
            return False
        return True

    async def by_account(self, account: str) -> Identity | None:
        """Return the identity of an account in any spelling, or None."""
        with contextlib.suppress(Missing):
            return await self.store.people.identity_by_account(account)
        return None

    async def change_passphrase(self, identity: Identity, passphrase: str) -> None:
        """Give an account another passphrase."""
        assert identity.account is not None
        hashed = await self.passphrases.hash(passphrase, known=True)
        await self.store.people.claim(identity.id, identity.account, hashed)

    # Sessions

    async def new_session(self, identity: Identity, user_agent: str) -> str:
        """Add a session and return its cookie: only the digest is kept."""
        cookie, now = secrets.token_urlsafe(24), time.time()
        browser, system = browser_and_system(user_agent)
        session = Session(digest(cookie), identity.id, browser, system, now, now)
        await self.store.credentials.add_session(session, self._limits.sessions_person)
        return cookie

    async def exchange(self, identity: Identity, user_agent: str, address: str) -> str:
        """Return the cookie of a session in exchange for a signed cookie of the edition before."""
        asked, now = (identity.id, f"{address} {user_agent}"), time.monotonic()
        while self._exchanged and next(iter(self._exchanged.values()))[1] < now - EXCHANGING:
            self._exchanged.popitem(last=False)
        async with self._exchanging:
            if asked not in self._exchanged:
                self._exchanged[asked] = (await self.new_session(identity, user_agent), now)
            return self._exchanged[asked][0]

    async def end_other_sessions(self, credential: Credential) -> str:
        """End all other sessions of a person, and copies of this one. Return the new cookie of this one."""
        cookie = secrets.token_urlsafe(24)
        try:
            await self.store.credentials.end_other_sessions(
                credential.identity.id, credential.digest, digest(cookie)
            )
        except Missing:
            raise Problem(ProblemCode.SIGNED_OUT) from None
        return cookie

    async def end_session(self, credential: Credential) -> None:
        """End the session of a person who signs out. An old cookie stays good elsewhere."""
        if credential.digest != OLD_COOKIE:
            with contextlib.suppress(Missing):
                await self.store.credentials.end_session(credential.digest, credential.identity.id)

    async def by_cookie(self, cookie: str | None) -> Credential | None:
        """Return what this cookie proves; None if it is not ours. Raises Problem if its session has ended."""
        if cookie is None or not _SESSION_COOKIE.fullmatch(cookie):
            return None
        hashed, now = digest(cookie), time.time()
        try:
            identity, session = await self.store.credentials.identity_by_session(hashed, now - YEAR)
        except Missing:
            raise Problem(ProblemCode.SIGNED_OUT) from None
        return Credential(identity, hashed, last_used=session.seen)

    async def by_old_cookie(self, cookie: str | None) -> Credential | None:
        """Return what a signed cookie of the edition before sessions proves; None if it is not ours."""
        name, _, signature = (cookie or "").partition(".")
        if not name or not hmac.compare_digest(self._signature(name).encode(), signature.encode()):
            return None
        try:
            identity = await self.store.credentials.identity_by_old_cookie(name)
        except Missing:
            raise Problem(ProblemCode.SIGNED_OUT) from None
        return Credential(identity, OLD_COOKIE)

    # Tokens

    async def new_token(self, identity: Identity, label: str, scope: str) -> str:
        """Return a new token for a program: it is shown once, and only its digest is kept."""
        token = f"assyria_{secrets.token_urlsafe(24)}"
        await self.store.credentials.add_token(Token(digest(token), identity.id, label, scope, time.time()))
        return token

    async def by_token(self, token: str) -> Credential | None:
        """Return what a token proves, or None."""
        try:
            identity, found = await self.store.credentials.identity_by_token(digest(token))
        except Missing:
            return None
        return Credential(identity, found.digest, found.scope, found.used)

    async def note_use(self, credential: Credential) -> bool:
        """Store that a credential is used, at most once an hour; return whether it was time for that."""
        now = time.time()
        if credential.digest == OLD_COOKIE or now - (credential.last_used or 0.0) < HOUR:
            return False
        kept = self.store.credentials
        note = kept.note_session_seen if credential.scope is None else kept.note_token_used
        # A store that takes no writes can still be read.
        with contextlib.suppress(Unavailable):
            await note(credential.digest, now)
        return True

    # Addresses from which accounts logged in

    async def note_address(self, identity: Identity, address: str) -> None:
        """Remember that an account logged in from an address."""
        place, most = self._place(identity.id, address), self._limits.addresses_account
        await self.store.credentials.note_address(identity.id, place, time.time(), most)

    async def knows_address(self, identity: Identity | None, address: str) -> bool:
        """Return whether an account logged in from an address in the last weeks."""
        # If there is no such account, the same is done for nobody.
        name = identity.id if identity else ""
        since = time.time() - KNOWN_FOR
        return await self.store.credentials.knows_address(name, self._place(name, address), since)

    def _place(self, identity: str, address: str) -> str:
        return hmac.new(self._key, f"address {identity} {address}".encode(), hashlib.sha256).hexdigest()

    def _signature(self, name: str) -> str:
        return hmac.new(self._key, name.encode(), hashlib.sha256).hexdigest()


def new_key() -> str:
    """Return a random key."""
    return secrets.token_hex(32)


def check_key(key: str) -> None:
    """Raise ValueError for what is no key of ours."""
    if not _KEY.fullmatch(key):
        raise ValueError("not a key")


def guest_name() -> str:
    """Return a name for somebody who has not chosen one."""
    return f"Guest {secrets.randbelow(9000) + 1000}"


def digest(secret: str) -> str:
    """Return the digest of a cookie or a token, which is what we store."""
    return hashlib.sha256(secret.encode()).hexdigest()
