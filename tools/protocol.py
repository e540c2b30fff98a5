"""Write what docs/protocol.md lists, web/src/gen/protocol.ts and web/src/net/client.ts.

From the types of `assyria.protocol`, and from the table of endpoints.
"""

from __future__ import annotations

from pathlib import Path

from tools.client import client
from tools.protocol_page import page
from tools.protocol_types import typescript

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "protocol.md"
CLIENT = ROOT / "web" / "src" / "net" / "client.ts"
TYPES = ROOT / "web" / "src" / "gen" / "protocol.ts"


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(typescript(), encoding="utf-8")
    CLIENT.write_text(client(), encoding="utf-8")


if __name__ == "__main__":
    main()
