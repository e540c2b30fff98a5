"""Notifications by webhook or Web Push, for people who are not looking when it is their turn."""

from assyria.server.notifications import push, webhook
from assyria.server.notifications.delivery_result import DeliveryCode, DeliveryResult, Undeliverable
from assyria.server.notifications.guard import Guard, is_public
from assyria.server.notifications.http_sender import HttpSender, Resolver, TransportFactory
from assyria.server.notifications.notification import Kind, Notification
from assyria.server.notifications.push import Subscription, Urgency
from assyria.server.notifications.webhook import Shape, Webhook

__all__ = [
    "DeliveryCode",
    "DeliveryResult",
    "Guard",
    "HttpSender",
    "Kind",
    "Notification",
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
