"""What a rendered environment shows."""

from __future__ import annotations

from typing import Any

import numpy as np


def assert_a_picture(drawn: Any) -> None:
    """Red, green and blue of every pixel, of more than one colour."""
    assert isinstance(drawn, np.ndarray)
    assert (drawn.dtype, drawn.shape[1:]) == (np.uint8, (960, 3))
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 100
