"""What is written in pictures fits: names on plates and cards, in every language and both shapes.

The fonts of this machine are the test: DejaVu is the widest of those that browsers find for our style sheets, so what
fits here fits everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from browser.prepared import searched, shrewdly
from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom
from frabjous.library.voices import voice_of
from frabjous.scene.model import Scene, Shape
from frabjous.scene.svg import STYLE, board, cards
from frabjous.scene.words import LANGUAGES
from frabjous.web.files import hidden_symbols, room_drawing

WIDTHS: Final = {Shape.WIDE: 944, Shape.TALL: 360}  # of the board on a screen of 1280 and on a small phone
# Of a card in the tray: as the table has it, or the room.
HAND: Final = {Shape.WIDE: 92, Shape.TALL: 54}
HANDS: Final = {
    "snark": {Shape.WIDE: 84, Shape.TALL: 62},
    "snit_smashing": {Shape.WIDE: 46, Shape.TALL: 44},
    "snits_revenge": {Shape.WIDE: 56, Shape.TALL: 53},
}
MOMENTS: Final = 6  # of each of two games
SMALLEST: Final = 12  # pixels

# Every text that is seen, with what is wrong with it: it sticks out of its picture, out of the card or plate on which
# it stands (what was drawn last of the same thing around its middle), or is too small to be read.
MEASURED: Final = """(smallest) => {
  const wrong = [];
  const out = (text, box) => text.left < box.left - 1.5 || text.right > box.right + 1.5;
  for (const text of document.querySelectorAll('svg.fits text')) {
    const style = getComputedStyle(text), box = text.getBoundingClientRect();
    if (!box.width || !text.textContent.trim() || style.opacity === '0' || style.visibility === 'hidden') continue;
    const picture = text.closest('svg.fits').getBoundingClientRect();
    const scale = text.getScreenCTM().a, name = `${text.textContent} (${text.getAttribute('class')})`;
    if (out(box, picture)) wrong.push(`${name} sticks out of the picture`);
    if (parseFloat(style.fontSize) * scale < smallest - 0.1)
      wrong.push(`${name} is ${(parseFloat(style.fontSize) * scale).toFixed(1)} px`);
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const around = ({left, right, top, bottom}) =>
      left < middle[0] && middle[0] < right && top < middle[1] && middle[1] < bottom;
    const below = [...text.parentElement.children].filter((one) => one.matches('use, rect, path, circle'))
      .map((one) => one.getBoundingClientRect()).findLast(around);
    if (below && out(box, below)) wrong.push(`${name} sticks out of what it stands on`);
  }
  return [...new Set(wrong)];
}"""


def moments(room: AnyRoom) -> Iterator[tuple[Any, int]]:
    """Give positions of two games, with few seats and with many, as some seats see them."""
    for seats in {room.game.seats.start, room.game.seats.stop - 1}:
        for length in range(10, 10 + 25 * MOMENTS, 25):
            game = searched(room.key, seats, lambda play, least=length: play.length >= least, choose=shrewdly)  # type: ignore[misc]
            for seat in range(seats):
                yield game.play.state, seat


def pictures(room: AnyRoom, seen: list[tuple[Any, int]], shape: Shape) -> list[Scene]:
    game = room.game
    return [
        room.scene(game.observe(state, seat), game.legal(state, seat) if seat in game.to_act(state) else [], shape)
        for state, seat in seen
    ]


def page_of(room: AnyRoom, shape: Shape, language: str, scenes: list[Scene]) -> str:
    say, width = voice_of(room, language).say, WIDTHS[shape]
    hand = HANDS.get(room.key, HAND)[shape]
    drawn: set[str] = set()
    for scene in scenes:
        height = scene.height * width / scene.width
        drawn.add(
            board(scene, shape, say).replace('<svg class="', f'<svg width="{width}" height="{height}" class="fits ')
        )
        drawn |= {card.replace("<svg ", f'<svg class="fits" width="{hand}" ', 1) for card in cards(scene.hand, say)}
    style = STYLE.read_text("utf-8") + (room.folder / "style.css").read_text("utf-8")
    symbols = hidden_symbols(room_drawing(room.folder))
    return f"<!doctype html><style>{style}svg.fits{{display:block!important}}</style>{symbols}{''.join(sorted(drawn))}"


@pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
def test_every_text_in_a_picture_fits_and_can_be_read(room: AnyRoom, chromium: Browser) -> None:
    seen = list(moments(room))
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    try:
        wrong = {}
        for shape in Shape:
            scenes = pictures(room, seen, shape)
            for language in LANGUAGES:
                page.set_content(page_of(room, shape, language, scenes))
                wrong[shape, language] = page.evaluate(MEASURED, SMALLEST)
        assert not any(wrong.values()), wrong
    finally:
        page.close()
