"""Random playouts of a PettingZoo classic game by its own loop: pettingzoo_classic.py GAME SECONDS."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from random import random
from time import process_time

import numpy as np
from pettingzoo import AECEnv


def playout(env: AECEnv, seed: int) -> int:
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(random() * len(legal))]))
        steps += 1
    return steps


def main(name: str, seconds: float) -> None:
    env = import_module(f"pettingzoo.classic.{name}").env()
    playout(env, 0)
    steps = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or games == 0:
        games += 1
        steps += playout(env, games)
    print(json.dumps({"steps": steps / spent, "games": games / spent}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
