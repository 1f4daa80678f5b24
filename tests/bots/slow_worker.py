"""A worker that starts no sooner than somebody writes to its gate, a named pipe: as on a machine that is very busy."""

from __future__ import annotations

import os
from pathlib import Path

from frabjous.bots import worker

if __name__ == "__main__":
    Path(os.environ["FRABJOUS_GATE"]).read_bytes()
    worker.main()
