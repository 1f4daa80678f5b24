"""What stands under a name says “you” to you: “Vous / avez gagné”, not “Vous / a gagné”."""

from __future__ import annotations

import pytest

from frabjous.core.contract import Player, Said, said
from frabjous.games import room_of
from frabjous.scene.words import Voice, bundle

SPLUT = said("about", who=Player(0), side=said("side-south"), state="now")
SNATCH_IT = said("about", who=Player(0), hand=2, stacks=1, now="yes")


@pytest.mark.parametrize(
    ("game", "language", "one", "you", "another"),
    [
        ("splut", "fr", said("seat-won", who=Player(0)), "avez gagné", "a gagné"),
        ("splut", "fr", said("seat-lost", who=Player(0)), "avez perdu", "a perdu"),
        ("splut", "fr", SPLUT, "Sud · devez jouer", "Sud · doit jouer"),
        ("snatch_it", "fr", SNATCH_IT, "devez jouer · 2 en main · 1 pile", "doit jouer · 2 en main · 1 pile"),
        ("snark", "de", said("about-choosing", who=Player(0)), "wählst", "wählt"),
        ("snark", "en", said("about-chosen", who=Player(0)), "have chosen", "has chosen"),
        ("snit_smashing", "en", said("doing-orders", who=Player(0)), "write an order", "writes an order"),
        ("snit_smashing", "de", said("doing-moves", who=Player(0)), "bewegst einen Snit", "bewegt einen Snit"),
        ("snit_smashing", "fr", said("doing-move", who=Player(0), hex="D3"), "poussez en D3", "pousse en D3"),
        (
            "snits_revenge",
            "de",
            said("about-rolled", who=Player(0), total=0),
            "wartest auf die Würfel",
            "wartet auf die Würfel",
        ),
    ],
)
def test_a_caption_says_you_to_you(game: str, language: str, one: Said, you: str, another: str) -> None:
    texts = bundle(language, room_of(game).folder / "text")
    assert Voice(texts, {0: "Ada"}, (0,)).say(one) == you
    assert Voice(texts, {0: "Ada"}, (1,)).say(one) == another
