"""Webhooks: a URL of the person's own choosing that takes a notification as JSON."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from enum import StrEnum

from assyria.server.notifications.guard import Guard
from assyria.server.notifications.http_sender import HttpSender
from assyria.server.notifications.notification import Notification
from assyria.server.notifications.outcome import Code, Outcome, Undeliverable

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


def payload(shape: Shape, notification: Notification) -> dict[str, object]:
    """The notification as that service wants it.

    Names of tables and people are other people's text: in a chat they may not become formatting,
    a link with a false label, or a call for everyone.
    """
    if shape is Shape.JSON:
        return notification.document()
    text = (
        notification.text
        if len(notification.text) <= LONGEST_TEXT
        else notification.text[: LONGEST_TEXT - 1] + "…"
    )
    if shape is Shape.DISCORD:
        return {
            "content": DISCORD_MARKS.sub(r"\\\1", text) + f"\n{notification.link}",
            "allowed_mentions": {"parse": []},
            "flags": NO_EMBEDS,
        }
    # A zero-width space after @ is for those who read Slack's shape but look for names in plain text.
    quiet = text.replace("@", "@\u200b") + f"\n{notification.link}"
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


async def send(webhook: Webhook, notification: Notification, sender: HttpSender = HttpSender()) -> Outcome:  # noqa: B008
    """Post a notification, once."""
    body = json.dumps(payload(webhook.shape, notification)).encode()
    return await sender.deliver(webhook.url, body, {"Content-Type": "application/json"})
