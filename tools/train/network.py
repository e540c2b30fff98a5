"""The network: an observation in, a preference for every action and everyone's prospects out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

from assyria.kernel import ACTIONS
from assyria.kernel.observation.layout import SCALES, SIZE
from assyria.kernel.tables import MOST_PLAYERS

NEVER = -1e9
"""The preference for what is illegal."""


@dataclass(frozen=True)
class Shape:
    """How large a network is."""

    width: int = 512
    blocks: int = 2


class Network(nn.Module):  # type: ignore[misc]
    """One wide layer, some residual layers, and two heads.

    Prospects are by player, counted from the one to decide: what each can expect of the reward.
    """

    def __init__(self, shape: Shape = Shape()) -> None:  # noqa: B008 - frozen
        super().__init__()
        self.shape = shape
        self.first = nn.Linear(SIZE, shape.width)
        self.blocks = nn.ModuleList(nn.Linear(shape.width, shape.width) for _ in range(shape.blocks))
        self.policy = nn.Linear(shape.width, ACTIONS)
        self.prospects = nn.Linear(shape.width, MOST_PLAYERS)
        self.register_buffer("scales", torch.from_numpy(SCALES), persistent=False)
        for head in (self.policy, self.prospects):
            # At first everything is equally good.
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, observations: Any) -> tuple[Any, Any]:
        """Return preferences and prospects for rows of whole numbers."""
        hidden = torch.relu(self.first(observations * self.scales))
        for block in self.blocks:
            hidden = hidden + torch.relu(block(hidden))
        return self.policy(hidden).float(), self.prospects(hidden).float()


def masked(preferences: Any, masks: Any) -> Any:
    """Return preferences in which no illegal action can be chosen."""
    return preferences.masked_fill(masks == 0, NEVER)


def sample(preferences: Any, masks: Any) -> tuple[Any, Any]:
    """Return an action for each row, drawn by preference, and the logarithm of its chance."""
    logs = torch.log_softmax(masked(preferences, masks), -1)
    # The largest of the logarithms with Gumbel noise is drawn with just its chance.
    noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
    actions = (logs + noise).argmax(-1)
    return actions, logs.gather(-1, actions[:, None])[:, 0]
