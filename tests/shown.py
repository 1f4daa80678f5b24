"""What a table's messages show, made whole again as the browser does it (static/sheet.js)."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]

ZONES = ("board", "hand", "seats")


class Shown:
    """What one browser has been shown."""

    def __init__(self) -> None:
        self.frame: Message = {}
        self.status: Message = {}

    def read(self, message: Message) -> Message:
        """Give a message with whole frames and status, and with what is drawn as one text."""
        if "sheet" not in message:
            return message
        whole = dict(message)
        if "frames" in message:
            whole["frames"] = [self.turned_to(changes) for changes in message["frames"]]
        if boxes := message["status"].get("boxes"):
            self.frame = renewed(self.frame, {"seats": boxes}, ZONES)
        self.status = {**self.status, **message["status"], "boxes": "".join(self.frame["seats"])}
        whole["status"] = self.status
        return whole

    def turned_to(self, changes: Message) -> Message:
        self.frame = renewed(self.frame, changes, ZONES)
        return joined(self.frame, ZONES)


def renewed(old: Message, changes: Message, drawn: tuple[str, ...]) -> Message:
    return {**old, **changes, **{name: edited(old.get(name, []), changes[name]) for name in drawn if name in changes}}


def joined(whole: Message, drawn: tuple[str, ...]) -> Message:
    return {**whole, **{name: "".join(whole[name]) for name in drawn}}


def edited(old: list[str], edits: list[int | str]) -> list[str]:
    """Do to a list what is said."""
    found: list[str] = []
    at = 0
    for edit in edits:
        if isinstance(edit, str):
            found.append(edit)
        else:
            found += old[at : at + edit] if edit > 0 else []
            at += abs(edit)
    return found
