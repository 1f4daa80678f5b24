"""frabjous odds: the exact chance of a hunt, which only Snark! has."""

from __future__ import annotations

from argparse import Namespace

from frabjous.cli.usage import Commands, command


def add(commands: Commands) -> None:
    added = command(commands, "odds", "tell the exact chance of a hunt, by asking the rules", run)
    added.add_argument("game", metavar="GAME", help="the key of a game with hunts, as “frabjous games” lists it")
    added.add_argument("--party", default="", metavar="A,B", help="who hunts, by name")
    added.add_argument("--marks", type=int, default=1, metavar="N", help="how many Marks are shown (default: 1)")


def run(args: Namespace) -> int:
    from frabjous.core.errors import BadOption  # noqa: PLC0415
    from frabjous.games import room_of  # noqa: PLC0415
    from frabjous.games.snark import SNARK  # noqa: PLC0415
    from frabjous.games.snark.odds import odds_by_name  # noqa: PLC0415

    if room_of(args.game) is not SNARK:
        raise BadOption("no-odds", "Nobody hunts in “{game}”, so there are no odds to tell.", game=args.game)
    chance = odds_by_name([name for name in args.party.split(",") if name], args.marks)
    print(f"{chance}, or 1 in {1 / chance} (about {float(1 / chance):.2f})")
    return 0
