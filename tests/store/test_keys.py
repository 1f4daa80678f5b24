"""Keys of seats and codes for devices."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from hashlib import sha256

import pytest

from frabjous.store.keys import ALPHABET, fits, hash_of, hash_of_code, new_device_code, new_key, normal_code


def test_a_key_has_256_bits_and_no_two_are_alike() -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert all(len(urlsafe_b64decode(key + "=")) == 32 for key in keys)


def test_only_the_hash_of_a_key_is_kept() -> None:
    key = new_key()
    assert hash_of(key) == sha256(key.encode()).digest()
    assert key.encode() not in hash_of(key)


def test_a_key_fits_its_own_hash_and_no_other() -> None:
    key, other = new_key(), new_key()
    assert fits(key, hash_of(key))
    assert not fits(other, hash_of(key))
    assert not fits("", hash_of(key))
    assert not fits("\ud800 not even text", hash_of(key))


def test_no_key_fits_a_chair_without_one() -> None:
    assert not fits(new_key(), None)
    assert not fits("", b"")


def test_a_device_code_is_two_groups_of_letters_nobody_mistakes() -> None:
    for _ in range(200):
        first, second = new_device_code().split("-")
        assert len(first) == len(second) == 4
        assert set(first + second) <= set(ALPHABET)
    assert len(ALPHABET) == 32
    assert not set("ILOU") & set(ALPHABET)


def test_device_codes_are_not_repeated() -> None:
    assert len({new_device_code() for _ in range(1000)}) == 1000


@pytest.mark.parametrize("typed", ["7KQM-20R1", " 7kqm 20r1 ", "7KQM2OR1", "7kqm2orl", "7-k-q-m-20rI"])
def test_a_code_may_be_typed_carelessly(typed: str) -> None:
    assert normal_code(typed) == "7KQM-20R1"
    assert hash_of_code(typed) == hash_of("7KQM-20R1")


def test_a_new_code_is_already_in_its_normal_form() -> None:
    code = new_device_code()
    assert normal_code(code) == code
