"""Long runs against real servers, with figures: kills and other faults, twins, fuzzing, the contract, a crowd.

`python -m soak kills --minutes 30` runs one of them, `python -m soak all --minutes 60` all; docs/reliability.md keeps
what they found. `make test` runs a short version of each.
"""
