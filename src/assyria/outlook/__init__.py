"""What a decision would bring, told from what everyone sees: choices, refusals, feeding, the turn to come.

Clients show it; bots and the terminal read it too. Nothing here knows the order of the undealt cards.
"""

from assyria.outlook.choices import Choice, When
from assyria.outlook.feeding import Feeding, Fit
from assyria.outlook.outlook import Outlook, Refusal, outlook
from assyria.outlook.prospect import Prospect, brings

__all__ = [
    "Choice",
    "Feeding",
    "Fit",
    "Outlook",
    "Prospect",
    "Refusal",
    "When",
    "brings",
    "outlook",
]
