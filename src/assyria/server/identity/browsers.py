"""Which browser and system a session belongs to, so that people recognise it in a list."""

from __future__ import annotations

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
"""Names by what a User-Agent contains. Most browsers claim to be others as well: the first that fits is right."""
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iOS",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def browser_and_system(user_agent: str) -> tuple[str, str]:
    """Return the names of a browser and its system, each empty if it is not known. Nothing else is kept."""
    return _first(BROWSERS, user_agent), _first(SYSTEMS, user_agent)


def _first(names: dict[str, str], text: str) -> str:
    return next((name for sign, name in names.items() if sign in text), "")
