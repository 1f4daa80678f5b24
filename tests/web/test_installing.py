"""Frabjous as an app: what a browser needs to install it, and to say so when there is no connection."""

from __future__ import annotations

import re
import struct

import pytest

from frabjous.web.files import files
from web.visiting import Visitor


def size_of(png: bytes) -> tuple[int, int]:
    """Read the size of a PNG from its head."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize(("language", "words"), [("en", "wicked games"), ("de", "Spiele"), ("fr", "jeux")])
def test_the_manifest_speaks_three_languages_and_its_icons_are_there(
    language: str, words: str, stranger: Visitor
) -> None:
    answer = stranger.get("/manifest.webmanifest", accept_language=language)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"], manifest["lang"]) == ("/", "standalone", language)
    assert words in manifest["description"]
    for one in manifest["icons"]:
        icon = stranger.get(one["src"])
        assert icon.headers["content-type"] == one["type"]
        if one["type"] == "image/png":
            assert "x".join(map(str, size_of(icon.content))) == one["sizes"]


def test_every_page_names_the_manifest_and_the_policy_allows_it(stranger: Visitor) -> None:
    answer = stranger.get("/")
    assert '<link rel="manifest" href="/manifest.webmanifest">' in answer.text
    assert "manifest-src 'self'" in answer.headers["content-security-policy"]


def test_the_service_worker_is_another_one_when_any_file_is(stranger: Visitor) -> None:
    answer = stranger.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache", "an update reaches everybody"
    assert re.match(r'const MARK = "[0-9a-f]{18}";\n', answer.text)
    assert answer.text.endswith(files()["sw.js"].body.decode())


def test_the_page_without_connection_needs_only_files_that_are_kept(stranger: Visitor) -> None:
    page = stranger.get("/offline").text
    for needed in re.findall(r'<(?:link rel="(?:stylesheet|icon)"|script)[^>]*? (?:href|src)="([^"]+)"', page):
        assert needed.startswith("/static/")
    assert "Your tables stand where you left them." in page
