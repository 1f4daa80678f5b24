"""Random play of many games of Pgx at once by its own loop, on one core: pgx_games.py GAME SECONDS.

Pgx compiles steps, masks, observations and the choosing for so many games together; its time to compile is not counted.
"""

from __future__ import annotations

import json
import os
import sys
from time import process_time

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

GAMES = 1024  # at once; fewer are slower a game
STEPS = 20  # between two looks at the clock


def main(name: str, seconds: float) -> None:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: pgx.State, key: jax.Array) -> tuple[pgx.State, tuple[jax.Array, jax.Array]]:
        choosing, beginning = jax.random.split(key)
        actions = jax.random.categorical(choosing, jnp.log(state.legal_action_mask), axis=-1)
        state = step(state, actions, jax.random.split(beginning, GAMES))
        return state, (state.terminated.sum(), state.observation.sum())

    some = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS)))
    state = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), GAMES))
    state, _ = jax.block_until_ready(some(state, jax.random.PRNGKey(1)))
    rounds = ended = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or rounds == 0:
        rounds += 1
        state, (ends, _) = jax.block_until_ready(some(state, jax.random.PRNGKey(rounds)))
        ended += int(ends.sum())
    print(json.dumps({"steps": rounds * STEPS * GAMES / spent, "games": ended / spent}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
