"""What only a browser can answer, where the tables are the person's own."""

from __future__ import annotations

from assyria.protocol.exports import CountedTables, SavedTables
from assyria.service.endpoint import Endpoint, Home

ENDPOINTS = (
    Endpoint("DELETE", "/tables/{table_id}", None, status=204, name="forget_table", home=Home.BROWSER),
    Endpoint("GET", "/saved", SavedTables, name="saved_tables", home=Home.BROWSER),
    Endpoint(
        "POST",
        "/saved",
        CountedTables,
        bytes,
        name="bring_back_tables",
        home=Home.BROWSER,
    ),
)
