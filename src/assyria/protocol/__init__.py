"""The protocol: every command, message, ledger entry, event and problem as a type, with its name on the wire.

A name on the wire is a text in the type's own `type`, `kind` or `event`, never the name of a Python class. What
changes what travels or what is stored raises `PROTOCOL`; stored entries of older versions are migrated (`store/`).
This package needs the standard library alone, so that it also runs in a browser; servers validate and encode.
"""

PROTOCOL = 3
"""The version of the protocol. A client that speaks another one is told so."""
