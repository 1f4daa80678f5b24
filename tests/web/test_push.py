"""Web Push: sealed as the standards say, signed, and to nobody but push services at public addresses."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from frabjous.store.alerting import Subscription
from frabjous.web.push import (
    Gone,
    NoSuchService,
    Unanswered,
    check,
    from_text,
    is_public,
    new_key,
    private_key,
    public_address,
    public_text,
    push,
    sealed,
    signed,
    to_text,
)
from web.post_offices import Browser, PushService

# The example in RFC 8291, appendix A.
EXAMPLE: Final = Subscription(
    "https://push.services.mozilla.com/x",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER: Final = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT: Final = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE: Final = b"When I grow up, I want to be a watermelon"
SEALED: Final = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def at(endpoint: str) -> Subscription:
    return Subscription(endpoint, EXAMPLE.p256dh, EXAMPLE.auth)


def test_a_message_is_sealed_as_in_the_example_of_the_standard() -> None:
    assert to_text(sealed(MESSAGE, EXAMPLE, private_key(from_text(SENDER)), from_text(SALT))) == SEALED


def test_every_message_is_sealed_otherwise() -> None:
    assert sealed(MESSAGE, EXAMPLE) != sealed(MESSAGE, EXAMPLE)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_services_of_browsers_are_spoken_to(endpoint: str) -> None:
    check(at(endpoint), loopback=False)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://evilfcm.googleapis.com.example.org/x",
        "https://notpush.apple.com/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://127.0.0.1/x",
        "http://127.0.0.1:8000/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://fcm.googleapis.com:x/",
        "file:///etc/passwd",
        "",
        f"https://fcm.googleapis.com/{'x' * 1000}",
    ],
)
def test_nobody_else_is(endpoint: str) -> None:
    with pytest.raises(NoSuchService):
        check(at(endpoint), loopback=False)


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("AAAA", EXAMPLE.auth), (EXAMPLE.p256dh, "AAAA"), ("é", "é")])
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(NoSuchService):
        check(Subscription(EXAMPLE.endpoint, p256dh, auth), loopback=False)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.1.1",
        "169.254.169.254",
        "::1",
        "fd00::1",
        "::ffff:10.0.0.1",
        "224.0.0.1",
        "0.0.0.0",
    ],
)
def test_an_address_in_the_owners_network_is_not_public(address: str) -> None:
    assert not is_public(address, loopback=False)


def test_a_name_that_leads_into_the_owners_network_is_not_followed() -> None:
    with pytest.raises(OSError, match="not at a public address"):
        asyncio.run(public_address("localhost", 443, loopback=False))


def test_a_push_is_taken_read_and_known_by_its_sender() -> None:
    browser, key = Browser(), new_key()
    with PushService() as service:
        endpoint = f"{service.origin}/device?1"
        headers = {"Authorization": signed(endpoint, key, "https://games.example.org", 1_794_247_200_000)}
        asyncio.run(push(Subscription(endpoint, **browser.keys), MESSAGE, headers, loopback=True))
        came = service.next()
    assert came.path == "/device?1"
    assert browser.opened(came.body) == MESSAGE
    assert came.headers["content-encoding"] == "aes128gcm"
    assert came.headers["ttl"] == "86400"
    assert came.check_sender(service.origin, "https://games.example.org") == public_text(key)


@pytest.mark.parametrize(
    ("answer", "error"), [(410, Gone), (404, Gone), (500, Unanswered), (429, Unanswered), (307, Unanswered)]
)
def test_an_answer_that_is_no_yes_is_told_and_nothing_is_followed(answer: int, error: type[Exception]) -> None:
    with PushService() as service:
        service.answer = answer
        with pytest.raises(error):
            asyncio.run(push(Subscription(f"{service.origin}/x", **Browser().keys), b"x", {}, loopback=True))
        assert service.next().path == "/x"
        assert service.came.empty()


def test_without_the_tests_setting_this_machine_is_not_spoken_to() -> None:
    with PushService() as service:
        with pytest.raises(Unanswered):
            asyncio.run(push(Subscription(f"{service.origin}/x", **Browser().keys), b"x", {}, loopback=False))
        assert service.came.empty()
