"""What a network learns to expect: everyone's share of the victory, and everyone's points by source."""

from __future__ import annotations

from typing import Any

import torch

from assyria.bots.network.parameters import GAIN
from tools.train.games import Seen
from tools.train.network import ledgers, seated_only


def told(seen: Seen, outlooks: Any, trace: float) -> Any:
    """Return by step, game and player what an outlook should have been, as later steps have shown it.

    Both have a last step more, of where the games are now. λ, `trace`, says how far what happens later counts.
    """

    def by_seat(step: int) -> Any:
        seats = seen.seats[step][..., None].expand_as(outlooks[step])
        return torch.zeros_like(outlooks[step]).scatter(1, seats, outlooks[step])

    later = by_seat(-1)
    shown = []
    for step in range(len(outlooks) - 2, -1, -1):
        ended = seen.over[step + 1][:, None, None]
        expected = (1 - trace) * by_seat(step + 1) + trace * later
        later = torch.where(ended, seen.outcomes[step + 1], expected)
        shown.append(later.gather(1, seen.seats[step][..., None].expand_as(later)))
    return torch.stack(shown[::-1])


def outlook_losses(
    observations: Any, chances: Any, gains: Any, outlooks: Any, players: int, known: Any = None
) -> tuple[Any, Any]:
    """Return the cross-entropy of the shares, and the squared error of the points yet to come.

    By the mean of the rows, or of those that are `known`.
    """
    shares = torch.log_softmax(seated_only(chances, players), -1)[:, :players]
    share = -(outlooks[:, :players, 0] * shares).sum(-1)
    missing = (outlooks[..., 1:] - ledgers(observations)) / GAIN
    gain = (gains - missing)[:, :players].square().sum((-1, -2)) / players
    if known is None:
        return share.mean(), gain.mean()
    rows = known.sum().clamp_min(1.0)
    return (share * known).sum() / rows, (gain * known).sum() / rows
