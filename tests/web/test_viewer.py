"""Messages reach a browser in the order in which they were told, whether at once or when it keeps up again."""

from __future__ import annotations

from frabjous.web.sight import Eyes
from frabjous.web.viewer import Viewer


class Line:
    """A connection that can be held up."""

    def __init__(self) -> None:
        self.is_free = True
        self.sent: list[bytes] = []

    def post(self, body: bytes) -> bool:
        if self.is_free:
            self.sent.append(body)
        return self.is_free


def viewer_on(line: Line) -> Viewer:
    viewer = Viewer(Eyes(frozenset(), "en"))
    viewer.post = line.post
    return viewer


def test_a_message_is_sent_at_once_while_the_browser_keeps_up() -> None:
    line = Line()
    viewer_on(line).send(b"one")
    assert line.sent == [b"one"]


def test_no_message_overtakes_one_that_waits() -> None:
    line = Line()
    viewer = viewer_on(line)
    line.is_free = False
    viewer.send(b"one")
    line.is_free = True
    viewer.send(b"two")
    assert line.sent == []
    assert [viewer.outbox.things.pop(0), viewer.outbox.things.pop(0)] == [b"one", b"two"]


def test_nothing_is_sent_to_a_browser_that_is_let_go() -> None:
    line = Line()
    viewer = viewer_on(line)
    viewer.let_go()
    viewer.send(b"late")
    assert line.sent == []
    assert viewer.outbox.things.pop(0) is None
