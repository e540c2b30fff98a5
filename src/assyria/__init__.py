"""Assyria: huts, wells and ziggurats between two rivers. An unofficial digital edition."""

__version__ = "0.1.0"
