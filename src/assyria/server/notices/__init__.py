"""Notices: telling people who are not looking that it is their turn, by webhook or Web Push."""

from assyria.server.notices import push, webhook
from assyria.server.notices.courier import Courier, Resolver, TransportFactory
from assyria.server.notices.guard import Guard, is_public
from assyria.server.notices.notice import Kind, Notice
from assyria.server.notices.outcome import Code, Outcome, Undeliverable
from assyria.server.notices.push import Subscription, Urgency
from assyria.server.notices.webhook import Shape, Webhook

__all__ = [
    "Code",
    "Courier",
    "Guard",
    "Kind",
    "Notice",
    "Outcome",
    "Resolver",
    "Shape",
    "Subscription",
    "TransportFactory",
    "Undeliverable",
    "Urgency",
    "Webhook",
    "is_public",
    "push",
    "webhook",
]
