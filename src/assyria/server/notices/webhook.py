"""Webhooks: a URL of the person's own choosing that takes a notice as JSON."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from enum import StrEnum

from assyria.server.notices.courier import Courier
from assyria.server.notices.guard import Guard
from assyria.server.notices.notice import Notice
from assyria.server.notices.outcome import Code, Outcome, Undeliverable

LONGEST_TEXT = 900
"""Characters. Discord takes 2,000 in all; escaping may double the text, and the link comes after."""

DISCORD_MARKS = re.compile(r"([\\*_~`|<>\[\]()#-])")
NO_EMBEDS = 1 << 2
"""Discord's message flag SUPPRESS_EMBEDS."""


class Shape(StrEnum):
    """Whose JSON it is. Mattermost and Rocket.Chat take Slack's."""

    DISCORD = "discord"
    SLACK = "slack"
    JSON = "json"


@dataclass(frozen=True)
class Webhook:
    """Where to post. The URL is a secret: who knows it can post there, so it stays out of any log."""

    url: str = field(repr=False)
    shape: Shape


def payload(shape: Shape, notice: Notice) -> dict[str, object]:
    """The notice as that service wants it.

    Names of tables and people are other people's text: in a chat they may not become formatting,
    a link with a false label, or a call for everyone.
    """
    if shape is Shape.JSON:
        return notice.document()
    text = notice.text if len(notice.text) <= LONGEST_TEXT else notice.text[: LONGEST_TEXT - 1] + "…"
    if shape is Shape.DISCORD:
        return {
            "content": DISCORD_MARKS.sub(r"\\\1", text) + f"\n{notice.link}",
            "allowed_mentions": {"parse": []},
            "flags": NO_EMBEDS,
        }
    # A zero-width space after @ is for those who read Slack's shape but look for names in plain text.
    quiet = text.replace("@", "@\u200b") + f"\n{notice.link}"
    escaped = quiet.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": escaped, "mrkdwn": False, "unfurl_links": False, "unfurl_media": False}


def check_url(url: str, guard: Guard = Guard()) -> Outcome:  # noqa: B008 - a frozen value
    """What is wrong with a URL before anything is sent, for the form where people enter it.

    A name is resolved only when something is sent, and then every time.
    """
    try:
        guard.target(url)
    except Undeliverable as why:
        return why.outcome
    return Outcome(Code.OK)


async def send(webhook: Webhook, notice: Notice, courier: Courier = Courier()) -> Outcome:  # noqa: B008
    """Post a notice, once."""
    body = json.dumps(payload(webhook.shape, notice)).encode()
    return await courier.deliver(webhook.url, body, {"Content-Type": "application/json"})
