"""pgx: backgammon in JAX on the CPU, many games in lockstep, random legal actions, a new game when one ends.

As pgx likes it: actions are chosen and steps are made in one compiled loop; Python gets the last position.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from benchmarks.worker import Rows, Work
from pgx.experimental import auto_reset

PACKAGES = ("pgx", "jax")
BATCHES = (1, 256, 4096)
STEPS = 16
"""In one call of the compiled loop."""

# Compiling takes a minute the first time. Ours is kept between runs too.
jax.config.update("jax_compilation_cache_dir", str(Path(__file__).parents[2] / "build" / "jax"))
jax.config.update("jax_platforms", "cpu")


def _random_legal(key: Any, mask: Any) -> Any:
    """One uniform number a game; `jax.random.categorical` would draw one for each action, and be slower."""
    upto = jnp.cumsum(mask)
    return jnp.argmax(upto > jnp.floor(jax.random.uniform(key) * upto[-1]))


def batch(games: int) -> Work:
    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: int, at: Any) -> Any:
        state, key = at
        key, choice, chance = jax.random.split(key, 3)
        actions = jax.vmap(_random_legal)(jax.random.split(choice, games), state.legal_action_mask)
        return step(state, actions, jax.random.split(chance, games)), key

    many = jax.jit(lambda at: jax.lax.fori_loop(0, STEPS, one, at))
    key = jax.random.PRNGKey(1)
    at = jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key

    def work() -> int:
        nonlocal at
        at = jax.block_until_ready(many(at))
        return games * STEPS

    work()  # compiles
    return work


ROWS: Rows = {f"pgx-{games}": partial(batch, games) for games in BATCHES}
