"""What a table's messages show, made whole again as the browser does it (static/sheet.js)."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]

ZONES = ("board", "hand", "seats")
LISTS = (*ZONES, "asks", "description")  # that come as edits


class Shown:
    """What one browser has been shown."""

    def __init__(self) -> None:
        self.frame: Message = {}
        self.status: Message = {}
        self.pieces: list[Any] = []  # that were put in, by their numbers; a list of them may have one

    def read(self, message: Message) -> Message:
        """Give a message with whole frames and status, and with what is drawn as one text."""
        if "sheet" not in message:
            return message
        whole = dict(message)
        del self.pieces[message["known"] :]
        if "frames" in message:
            whole["frames"] = [self.turned_to(changes) for changes in message["frames"]]
        if boxes := message["status"].get("boxes"):
            self.frame = self.renewed({"seats": boxes})
        self.status = {**self.status, **message["status"], "boxes": "".join(self.frame["seats"])}
        whole["status"] = self.status
        return whole

    def turned_to(self, changes: Message) -> Message:
        self.frame = self.renewed(changes)
        return joined(self.frame, ZONES)

    def renewed(self, changes: Message) -> Message:
        """Do all edits, in the order in which they are told."""
        lists = {name: self.edited(self.frame.get(name, []), changes[name]) for name in changes if name in LISTS}
        return {**self.frame, **changes, **lists}

    def edited(self, old: list[Any], edits: list[Any]) -> list[Any]:
        """Do to a list what is said."""
        found: list[Any] = []
        at = 0
        for edit in edits:
            if isinstance(edit, int):
                found += old[at : at + edit] if edit > 0 else []
                at += abs(edit)
            elif isinstance(edit, list) and isinstance(edit[0], int):
                found += [one for number in edit for one in as_list(self.pieces[number])]
            else:
                self.pieces.append(edit)
                found += as_list(edit)
        return found


def as_list(piece: Any) -> list[Any]:  # noqa: ANN401 - a text, an object, or a list of them
    return piece if isinstance(piece, list) else [piece]


def joined(whole: Message, drawn: tuple[str, ...]) -> Message:
    return {**whole, **{name: "".join(whole[name]) for name in drawn}}
