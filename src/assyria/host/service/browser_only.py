"""What only a browser can answer, where the tables are the person's own."""

from __future__ import annotations

from assyria.host.endpoint import LARGEST_BODY, Cost, Endpoint, Home
from assyria.protocol.exports import CountedTables, SavedTables

ENDPOINTS = (
    Endpoint("DELETE", "/tables/{table_id}", None, status=204, home=Home.BROWSER),
    Endpoint("GET", "/saved", SavedTables, home=Home.BROWSER),
    Endpoint("POST", "/saved", CountedTables, bytes, own_cost=Cost(LARGEST_BODY), home=Home.BROWSER),
)
