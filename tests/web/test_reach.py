"""An invitation says whom its link reaches."""

from __future__ import annotations

import pytest

from frabjous.web import reach
from frabjous.web.reach import link_from_elsewhere, network_link, stays_here

LINK = "http://localhost:8000/t/mimsy-otter-7"


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "127.8.8.8", "[::1]:8000"])
def test_a_link_to_this_machine_is_known(host: str) -> None:
    assert stays_here(f"http://{host}/t/x")


@pytest.mark.parametrize("host", ["192.168.1.7:8000", "frabjous.example", "[2001:db8::1]"])
def test_a_link_that_others_can_open_is_left_alone(host: str) -> None:
    assert not stays_here(f"http://{host}/t/x")


def test_a_server_open_to_the_network_offers_its_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.7")
    assert network_link(LINK, "0.0.0.0") == "http://192.168.1.7:8000/t/mimsy-otter-7"
    assert network_link(LINK, "10.0.0.3") == "http://10.0.0.3:8000/t/mimsy-otter-7"


def test_a_server_on_this_machine_only_offers_none() -> None:
    assert network_link(LINK, "127.0.0.1") == ""
    assert network_link(LINK, "localhost") == ""


def test_a_machine_without_a_network_offers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "")
    assert network_link(LINK, "0.0.0.0") == ""


def test_a_phone_that_scans_a_link_is_sent_where_it_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.7")
    assert link_from_elsewhere(LINK, "0.0.0.0") == "http://192.168.1.7:8000/t/mimsy-otter-7"
    assert link_from_elsewhere("https://frabjous.example/t/x", "0.0.0.0") == "https://frabjous.example/t/x"
    assert link_from_elsewhere(LINK, "127.0.0.1") == LINK
