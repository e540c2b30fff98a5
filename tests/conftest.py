"""What all tests share: golden games, and how hard Hypothesis looks."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("search", deadline=None, print_blob=True)
# A landing must not fail by the luck of the draw; at home every run looks somewhere else.
settings.load_profile("steady" if os.environ.get("CI") else "search")
