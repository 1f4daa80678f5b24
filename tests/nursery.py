"""Servers that start quickly: everything is imported once, and every server is a fork of this process.

Reads ports on standard input, one a server, and says the server's process id; the server says when it is ready.
"""

from __future__ import annotations

import os
import sys

from frabjous.web.app import Settings
from frabjous.web.serve import run


def main() -> None:
    database = sys.argv[1]
    for line in sys.stdin:
        server = os.fork()
        if server == 0:
            run(Settings(database, bot_pace=0, tables_a_minute=10_000), "127.0.0.1", int(line))
            os._exit(0)
        print(f"Server {server}", flush=True)
        os.waitpid(server, 0)
        print("Ended", flush=True)


if __name__ == "__main__":
    main()
