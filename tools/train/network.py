"""The network: an observation in, a preference for every action and everyone's outlook out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

from assyria.bots.network.inference import SOURCES
from assyria.bots.network.parameters import GAIN
from assyria.kernel import ACTIONS
from assyria.kernel.observation.layout import OFFSETS, SCALES, SIZE
from assyria.packed.numbering import MOST_PLAYERS

NEVER = -1e9
"""The preference for what is illegal."""
LEDGERS = OFFSETS["ledgers"]


@dataclass(frozen=True)
class Shape:
    """How large a network is."""

    width: int = 512
    blocks: int = 2


class Network(nn.Module):  # type: ignore[misc]
    """One wide layer, some residual layers, and three heads.

    The outlook is by player, counted from the one to decide: the logarithm of the share of the victory, whose
    softmax over all who play is the share, and the points yet to come by source, in units of `GAIN`.
    """

    def __init__(self, shape: Shape = Shape()) -> None:  # noqa: B008 - frozen
        super().__init__()
        self.shape = shape
        self.first = nn.Linear(SIZE, shape.width)
        self.blocks = nn.ModuleList(nn.Linear(shape.width, shape.width) for _ in range(shape.blocks))
        self.policy = nn.Linear(shape.width, ACTIONS)
        self.chances = nn.Linear(shape.width, MOST_PLAYERS)
        self.gains = nn.Linear(shape.width, MOST_PLAYERS * SOURCES)
        self.register_buffer("scales", torch.from_numpy(SCALES), persistent=False)
        for head in (self.policy, self.chances, self.gains):
            # At first everything is equally good.
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, observations: Any) -> tuple[Any, Any, Any]:
        """Return preferences, chances and gains for rows of whole numbers."""
        hidden = torch.relu(self.first(observations * self.scales))
        for block in self.blocks:
            hidden = hidden + torch.relu(block(hidden))
        gains = self.gains(hidden).float().unflatten(-1, (MOST_PLAYERS, SOURCES))
        return self.policy(hidden).float(), self.chances(hidden).float(), gains


def seated_only(chances: Any, players: int) -> Any:
    """Return chances in which nobody wins who does not play."""
    return chances.masked_fill(torch.arange(MOST_PLAYERS, device=chances.device) >= players, NEVER)


def outlook(observations: Any, chances: Any, gains: Any, players: int) -> Any:
    """Return by player the share of the victory and the final points by source."""
    shares = torch.softmax(seated_only(chances, players), -1)
    return torch.cat((shares[..., None], ledgers(observations) + GAIN * gains), -1)


def ledgers(observations: Any) -> Any:
    """Return by player and source the points so far."""
    found = observations[..., LEDGERS : LEDGERS + MOST_PLAYERS * SOURCES].float()
    return found.unflatten(-1, (MOST_PLAYERS, SOURCES))


def masked(preferences: Any, masks: Any) -> Any:
    """Return preferences in which no illegal action can be chosen."""
    return preferences.masked_fill(masks == 0, NEVER)


def sample(preferences: Any, masks: Any) -> tuple[Any, Any]:
    """Return an action for each row, drawn by preference, and the logarithm of its chance."""
    logs = torch.log_softmax(masked(preferences, masks), -1)
    actions = (logs + gumbel(logs)).argmax(-1)
    return actions, logs.gather(-1, actions[:, None])[:, 0]


def gumbel(logs: Any) -> Any:
    """Return Gumbel noise: the largest of the logarithms of chances with it is drawn with just its chance."""
    return -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
