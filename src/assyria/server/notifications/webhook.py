"""Webhooks: a URL chosen by the person that receives notifications as JSON."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from enum import StrEnum

from assyria.server.notifications.delivery_result import DeliveryCode, DeliveryResult, Undeliverable
from assyria.server.notifications.guard import Guard
from assyria.server.notifications.http_sender import HttpSender
from assyria.server.notifications.notification import Notification

LONGEST_TEXT = 900
"""The most characters of a text. Discord takes 2,000; escaping may double the text, and the link is added."""

DISCORD_MARKS = re.compile(r"([\\*_~`|<>\[\]()#-])")
NO_EMBEDS = 1 << 2
"""Discord's message flag SUPPRESS_EMBEDS."""


class Shape(StrEnum):
    """The service whose JSON is used. Mattermost and Rocket.Chat take Slack's."""

    DISCORD = "discord"
    SLACK = "slack"
    JSON = "json"


@dataclass(frozen=True)
class Webhook:
    """The place to post to. The URL is a secret, since anyone who knows it can post there: never log it."""

    url: str = field(repr=False)
    shape: Shape


def payload(shape: Shape, notification: Notification) -> dict[str, object]:
    """Return the notification in the JSON of that service.

    Names of tables and people are other people's text: in a chat they must not become formatting, a link with a
    false label, or a mention of everyone.
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
    # A zero-width space after @ is for services that take Slack's JSON but look for names in plain text.
    quiet = text.replace("@", "@\u200b") + f"\n{notification.link}"
    escaped = quiet.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": escaped, "mrkdwn": False, "unfurl_links": False, "unfurl_media": False}


def check_url(url: str, guard: Guard = Guard()) -> DeliveryResult:  # noqa: B008 - a frozen value
    """Return what is wrong with a URL, without sending anything, for the form where people enter it.

    A name is resolved only when something is sent, and then every time.
    """
    try:
        guard.target(url)
    except Undeliverable as why:
        return why.outcome
    return DeliveryResult(DeliveryCode.OK)


async def send(webhook: Webhook, notification: Notification, sender: HttpSender = HttpSender()) -> DeliveryResult:  # noqa: B008
    """Post a notification, once."""
    body = json.dumps(payload(webhook.shape, notification)).encode()
    return await sender.deliver(webhook.url, body, {"Content-Type": "application/json"})
