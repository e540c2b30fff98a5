"""What a decision would bring, told from what everyone sees: choices, refusals, feeding, the turn to come.

Clients show it; bots and the terminal read it too. Nothing here knows the order of the undealt cards.
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
