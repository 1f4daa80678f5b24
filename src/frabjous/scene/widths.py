"""How wide a text is in the widest of the fonts that browsers find for our style sheets (DejaVu Serif and Sans, bold).

What fits by these widths fits with any other font.
"""

from __future__ import annotations

from typing import Final

# Letters by how wide they are, in parts of the size of the font.
LETTERS: Final = {
    0.35: " '’‘\u00a0\u202f",
    0.38: ",.ijlîï/\\|·",
    0.42: "-:;f",
    0.48: "!IÎÏ()J[]t",
    0.53: '"*r_`–',
    0.61: "?zscç",
    0.66: "xvyÿ«»“”„",
    0.7: "aeoàâäéèêëôök$0123456789",
    0.73: "FLbdgpq{}SYZhnuùûü",
    0.78: "TPßEÉÈÊËAVXÀÂÄ",
    0.85: "CÇR#+<=>^~×−B",
    0.88: "GDKOQUÔÖÙÛÜ",
    0.95: "&NwH",
    1.06: "@—…%æm",
    1.13: "ÆœMW",
}
ANY_OTHER: Final = 1.2
WIDTH: Final = {letter: width for width, letters in LETTERS.items() for letter in letters}


def width_of(text: str) -> float:
    """Give how wide a text may be, in parts of the size of its font."""
    return sum(WIDTH.get(letter, ANY_OTHER) for letter in text)
