"""Limits on attempts to log in: they slow guessing down, and keep nobody out of their own account."""

from __future__ import annotations

from assyria.server.limits.quotas import ProcessLimits
from assyria.store import account_key


class LogInLimits:
    """Attempts are counted by address, by account and address, and for strangers by account."""

    def __init__(self, limits: ProcessLimits) -> None:
        self.by_address = limits.log_ins_address
        self.by_account_and_address = limits.log_ins_account
        self.by_account = limits.log_ins_strangers

    def spend(self, account: str, address: str) -> None:
        """Count an attempt from an address. Raises Problem if there were too many from there."""
        self.by_address.spend(address)
        # All spellings of one account share its attempts.
        self.by_account_and_address.spend(f"{account_key(account)} {address}")

    def spend_as_stranger(self, account: str) -> None:
        """Count an attempt from an address where the account never logged in. Raises Problem."""
        self.by_account.spend(account_key(account))

    def spend_own(self, identity: str) -> None:
        """Count a passphrase that somebody gives who is signed in to the account. Raises Problem.

        They have an allowance of their own, which attempts of others do not use up.
        """
        self.by_account_and_address.spend(f"signed in {identity}")
