"""Previews of a decision: choices with costs and gains, refusals, feeding, income and flood.

For clients, the terminal and bots. A preview uses only what players may know.
"""

from assyria.preview.choices import Choice, When
from assyria.preview.feeding import Feeding, Fit
from assyria.preview.preview import Preview, Refusal, preview
from assyria.preview.prospect import Prospect, predict_gain

__all__ = [
    "Choice",
    "Feeding",
    "Fit",
    "Preview",
    "Prospect",
    "Refusal",
    "When",
    "predict_gain",
    "preview",
]
