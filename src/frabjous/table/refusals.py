"""What a table refuses, beside what the rules refuse."""

from __future__ import annotations

from frabjous.core.errors import GameError


class NotBegun(GameError):  # noqa: N818
    """Nothing is played while people are still sitting down."""

    def __init__(self) -> None:
        super().__init__("not-begun", "The game has not begun: a seat is still free.")


class TableIsClosed(GameError):  # noqa: N818
    """The owner has closed the table: it can only be looked at."""

    def __init__(self) -> None:
        super().__init__("table-is-closed", "Whoever runs this server has closed this table; it can only be looked at.")


class TableIsGone(GameError):  # noqa: N818
    """The table was deleted while somebody was there."""

    def __init__(self) -> None:
        super().__init__("table-is-gone", "This table is no longer there.")


class AskedToLeave(GameError):  # noqa: N818
    """The host does not want somebody here."""

    def __init__(self) -> None:
        super().__init__("asked-to-leave", "The host has asked you to leave this table; you cannot sit here again.")


class ProgramsAskedToLeave(GameError):  # noqa: N818
    """Where somebody was asked to leave, a program cannot prove to be somebody else."""

    def __init__(self) -> None:
        super().__init__(
            "programs-asked-to-leave",
            "The host has asked somebody to leave this table; since then no program can sit down here.",
        )


class Stale(GameError):  # noqa: N818
    """Decided on a position that is no longer there."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on since you looked; look again and choose.")


class NotYours(GameError):  # noqa: N818
    """Somebody tried to play another's seat."""

    def __init__(self) -> None:
        super().__init__("not-yours", "That seat is not yours.")


class NothingToTakeBack(GameError):  # noqa: N818
    """There is no line of this seat to undo."""

    def __init__(self) -> None:
        super().__init__("nothing-to-take-back", "You have nothing to take back.")


class CannotTakeBack(GameError):  # noqa: N818
    """A secret choice is final."""

    def __init__(self) -> None:
        super().__init__("cannot-take-back", "A secret choice cannot be taken back.")


class NobodyToAsk(GameError):  # noqa: N818
    """A draw needs somebody to agree to it."""

    def __init__(self) -> None:
        super().__init__("nobody-to-ask", "There is nobody here who could agree to a draw.")


class ChairTaken(GameError):  # noqa: N818
    """Somebody sits there already."""

    def __init__(self) -> None:
        super().__init__("chair-taken", "Somebody sits there already.")


class NotAway(GameError):  # noqa: N818
    """A bot may only play for somebody who is away."""

    def __init__(self) -> None:
        super().__init__("not-away", "That seat does not need a bot.")


class StillAwaited(GameError):  # noqa: N818
    """Who lost a connection has some time to come back."""

    def __init__(self, seconds: int) -> None:
        super().__init__(
            "still-awaited",
            "Whoever sits there may still come back; a bot can be called in {seconds} s.",
            seconds=seconds,
        )


class CannotBeAsked(GameError):  # noqa: N818
    """A bot agrees to nothing for the person whose seat it plays."""

    def __init__(self) -> None:
        super().__init__(
            "cannot-be-asked", "A bot plays for somebody who would have to agree, and who cannot be asked."
        )


class BotPlays(GameError):  # noqa: N818
    """Who left a seat to a bot asks for nothing until they are back."""

    def __init__(self) -> None:
        super().__init__("bot-plays", "A bot plays that seat; take it back first.")


class OutOfTheGame(GameError):  # noqa: N818
    """Who is out has no share in a draw, and no say in it (S16)."""

    def __init__(self) -> None:
        super().__init__("out-of-the-game", "Who is out of the game cannot offer a draw.")


class NoHints(GameError):  # noqa: N818
    """The host did not allow hints."""

    def __init__(self) -> None:
        super().__init__("no-hints", "There are no hints at this table.")


class StillPlaying(GameError):  # noqa: N818
    """A rematch comes after the game."""

    def __init__(self) -> None:
        super().__init__("still-playing", "This game is not over yet.")


class TableIsFull(GameError):  # noqa: N818
    """More was played at one table than anybody could read."""

    def __init__(self) -> None:
        super().__init__("table-is-full", "This table has seen too many moves; open a new one.")


class NameWithoutLetters(GameError):  # noqa: N818
    """A name that nobody could say."""

    def __init__(self) -> None:
        super().__init__("name-without-letters", "A name needs a letter. Leave it empty, and you are a guest.")
