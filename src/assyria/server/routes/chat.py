"""Chat at a table."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Query

from assyria.protocol.messages import ChatLine
from assyria.protocol.requests import ChatText
from assyria.server.context import Ctx, Where, Who
from assyria.server.openapi import PROBLEMS
from assyria.store import Missing

router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/chat", responses=PROBLEMS)
async def chat(table_id: str, context: Ctx, after: Annotated[int, Query(ge=0, le=10**9)] = 0) -> list[ChatLine]:
    """Return the lines of chat at the table after a number."""
    await context.registry.get(table_id)
    lines = await context.store.chat(table_id, after)
    return [ChatLine(n=line["n"], name=line["name"], text=line["text"], at=line["at"]) for line in lines]


@router.post("/tables/{table_id}/chat", status_code=201, responses=PROBLEMS)
async def say(table_id: str, body: ChatText, who: Who, address: Where, context: Ctx) -> ChatLine:
    """Write a line of chat at the table."""
    context.limits.chat.spend(who.id, address)
    await context.registry.get(table_id)
    now = time.time()
    try:
        number = await context.store.add_chat(table_id, who.id, who.name, body.text, now)
    except Missing:  # It was removed meanwhile.
        raise context.registry.forget(table_id) from None
    return ChatLine(n=number, name=who.name, text=body.text, at=now)
