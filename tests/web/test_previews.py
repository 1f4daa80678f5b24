"""What is shown of a link before anybody follows it, and finished games on other sites."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from frabjous.games import ROOMS
from frabjous.web.preview_picture import MOST_KEPT, Previews
from servers import FREELY, Server
from web.test_installing import size_of
from web.test_pages import FORBIDDEN, finished
from web.visiting import Visitor

SITES: Final = ("https://blog.example.org", "http://club.example:8080")
META: Final = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')


def preview(visitor: Visitor, path: str) -> dict[str, str]:
    return dict(META.findall(visitor.get(path).text))


def test_a_link_says_what_it_leads_to_and_who_keeps_a_chair(host: Visitor, stranger: Visitor) -> None:
    code = host.open()
    shown = preview(stranger, f"/t/{code}")
    assert shown["og:title"] == "Splut!"
    assert shown["og:description"] == shown["description"] == "Hilda has kept a chair for you."
    assert shown["og:url"] == f"{host.server.url}t/{code}"
    assert shown["og:image"].startswith(f"{host.server.url}t/{code}/preview.png?")
    german = dict(META.findall(stranger.get(f"/t/{code}", accept_language="de").text))
    assert german["og:description"] == "Hilda hat dir einen Stuhl freigehalten."


def test_whoever_sits_there_already_is_spared_it(host: Visitor) -> None:
    assert "og:" not in host.get(f"/t/{host.open()}").text


def test_the_link_of_a_replay_says_how_it_ended(host: Visitor, stranger: Visitor) -> None:
    code = finished(host)
    shown = preview(stranger, f"/t/{code}/replay/0?line=1")
    assert "resigns" in shown["og:description"] or "Hilda" in shown["og:description"]
    assert shown["og:url"].endswith(f"/t/{code}/replay/0?line=1")
    assert "line=1&amp;" in shown["og:image"]


@pytest.mark.parametrize("game", ROOMS)
def test_the_picture_is_the_same_for_everybody_and_for_ever(game: str, host: Visitor, stranger: Visitor) -> None:
    code = host.open("here", game=game, seats=str(ROOMS[game].usual_seats))
    path = f"/t/{code}/preview.png?game=0&line=1&language=en"
    mine, theirs = host.get(path), stranger.get(path)
    assert size_of(mine.content) == (1200, 630)
    assert mine.content == theirs.content, "a seat's own hand is not in it"
    assert "immutable" in mine.headers["cache-control"]
    assert stranger.get(path, if_none_match=mine.headers["etag"]).status_code == 304


def test_only_so_many_pictures_are_kept() -> None:
    async def work() -> None:
        previews = Previews()
        for number in range(MOST_KEPT + 5):
            previews.add((number,), b"")
        assert next(iter(previews.kept)) == (5,)
        assert len(previews.kept) == MOST_KEPT

    asyncio.run(work())


# On other sites


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a public address, whose owner lists two sites."""
    folder: Path = tmp_path_factory.mktemp("known")
    options = [one for site in SITES for one in ("--embed-on", site)]
    with Server(folder, *FREELY, "--public-url", "https://games.example.org/", *options) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()


def test_links_use_the_public_address_where_there_is_one(known: Server) -> None:
    with Visitor(known) as host, Visitor(known) as stranger:
        shown = preview(stranger, f"/t/{host.open()}")
        assert shown["og:url"].startswith("https://games.example.org/t/")
        assert shown["og:image"].startswith("https://games.example.org/t/")


def test_a_finished_game_is_shown_on_the_listed_sites_alone_and_reads_no_cookie(known: Server) -> None:
    with Visitor(known) as host, Visitor(known) as stranger:
        code = finished(host)
        host.post("/preferences", language="de")
        for path in (f"/embed/{code}/0", f"/embed/{code}/0?line=1"):
            mine, theirs = host.get(path), stranger.get(path)
            assert mine.status_code == 200
            assert mine.text == theirs.text, "whoever looks stays unknown"
            assert "set-cookie" not in mine.headers
            assert "cookie" not in mine.headers["vary"].lower()
            policy = mine.headers["content-security-policy"]
            assert policy.endswith(f"frame-ancestors {' '.join(SITES)}")
            assert "form-action 'none'" in policy
            assert "<form" not in mine.text
            assert "<script" not in mine.text
            for pattern, what in FORBIDDEN.items():
                assert not re.search(pattern, mine.text, re.IGNORECASE), what
        assert "frame-ancestors 'none'" in host.get(f"/t/{code}").headers["content-security-policy"]
        assert "Zeile" in host.get(f"/embed/{code}/0?language=de&line=1").text
        assert f"https://games.example.org/embed/{code}/0" in host.get(f"/t/{code}/replay/0").text


def test_a_game_that_is_played_is_shown_nowhere_else(known: Server) -> None:
    with Visitor(known) as host:
        code = host.open("here")
        assert host.get(f"/embed/{code}/0").status_code == 404
        assert host.get(f"/embed/{code}/1").status_code == 404
        assert host.get("/embed/no-such-table/0").status_code == 404
        assert "/embed/" not in host.get(f"/t/{code}/replay/0").text


@pytest.mark.parametrize(
    "wrong", ["games.example.org", "ftp://x.org", "https://x.org/path", "https://*.org", "https://x;y"]
)
def test_an_address_that_is_none_is_refused(wrong: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="is not an address like"):
        Server(tmp_path, "--embed-on", wrong).start()
