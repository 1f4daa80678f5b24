"""The same as the command: python -m frabjous.cli."""

import sys

from frabjous.cli import main

if __name__ == "__main__":
    sys.exit(main())
