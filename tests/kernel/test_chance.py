"""Chance: the same numbers for everybody who has the seed, and no number likelier than another."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefires.kernel import Chance, commitment, new_seed, seed_from
from tests.kernel.tiny import new_table, steady

SEED = seed_from("a game")
# Words at or above this bound are biased for so many sides: every fourth word is.
MANY = 3 * 2**30
# Recorded: they must never change, or finished games could no longer be verified.
GOLDEN_DICE = (1, 4, 2, 1, 5, 3, 6, 1, 5, 3, 1, 1, 5, 4, 5, 6, 5, 5, 4, 3)
GOLDEN_ORDER = (4, 3, 0, 7, 6, 5, 1, 2)


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (kinds - len(counts)) * expected


class Watched(Chance):
    """Chance that remembers which addresses were used."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.used: list[int] = []

    def number(self, address: int, sides: int) -> int:
        self.used.append(address)
        return super().number(address, sides)


# --- the seed --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(bytes(length))


def test_new_seeds_are_whole_and_different() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}


def test_a_short_seed_always_stands_for_the_same_seed() -> None:
    assert seed_from("7") == seed_from(7)
    assert seed_from(7) != seed_from(8)
    assert seed_from(7).hex().startswith("016420fb")


def test_a_commitment_fixes_the_seed_without_telling_it() -> None:
    assert commitment(SEED) == commitment(bytes(SEED))
    assert commitment(SEED) != commitment(seed_from("another game"))
    assert SEED.hex() not in commitment(SEED)
    assert commitment(SEED) not in (hashlib.blake2b(SEED, digest_size=32).hexdigest(), SEED.hex())


# --- the stream ------------------------------------------------------------------------------------------


def test_the_stream_is_the_same_on_every_machine_and_in_every_release() -> None:
    chance = Chance(bytes(32))
    assert chance.dice(0, 6, 20) == GOLDEN_DICE
    assert chance.permutation(100, 8) == GOLDEN_ORDER


def test_a_word_of_the_stream_is_a_keyed_digest_of_its_address() -> None:
    address = 37
    block = hashlib.blake2b((address // 16).to_bytes(16, "little"), key=SEED, person=b"stream").digest()
    word = int.from_bytes(block[address % 16 * 4 :][:4], "little")
    assert Chance(SEED).number(address, 2**32) == word
    assert Chance(SEED).number(address, 1000) == word % 1000


@steady
@given(st.lists(st.tuples(st.integers(0, 200), st.integers(1, 2**32)), min_size=1, max_size=12))
def test_a_number_hangs_on_its_address_and_never_on_what_was_asked_before(asked: list[tuple[int, int]]) -> None:
    chance = Chance(SEED)
    for address, sides in asked:
        number = chance.number(address, sides)
        assert number == Chance(SEED).number(address, sides)
        assert 0 <= number < sides


def test_every_number_uses_exactly_one_address_whatever_comes_out() -> None:
    watched = Watched(SEED)
    watched.dice(10, MANY, 50)
    assert watched.used == list(range(10, 60))


@steady
@given(st.integers(0, 1000), st.integers(0, 60))
def test_an_order_has_everything_once_and_uses_an_address_each(address: int, size: int) -> None:
    watched = Watched(SEED)
    assert sorted(watched.permutation(address, size)) == list(range(size))
    assert len(watched.used) == len(set(watched.used))
    assert set(watched.used) <= set(range(address, address + size))


def test_the_counter_grows_by_what_was_asked() -> None:
    table = new_table()
    table.roll(6, 3)
    assert table.state.chance == 3
    table.roll(MANY)
    assert table.state.chance == 4
    table.shuffle("deck")
    assert table.state.chance == 12


def test_consecutive_rolls_never_share_an_address() -> None:
    table, chance = new_table(), Chance(seed_from(1))
    rolled = table.roll(1000, 3) + table.roll(1000) + table.roll(1000, 2)
    assert tuple(rolled) == chance.dice(0, 1000, 6)


# --- fairness --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 20])
def test_every_face_is_as_likely_as_any_other(sides: int) -> None:
    faces: Counter[object] = Counter(Chance(SEED).dice(0, sides, 1000 * sides))
    assert chi_square(faces, sides) < sides - 1 + 4 * (2 * (sides - 1)) ** 0.5


def test_every_order_is_as_likely_as_any_other() -> None:
    chance = Chance(SEED)
    orders: Counter[object] = Counter(chance.permutation(4 * number, 4) for number in range(6000))
    assert chi_square(orders, 24) < 50


def test_biased_words_are_rejected() -> None:
    """Without rejection, the lowest third of these numbers would come up half of the time instead of a third."""
    chance = Chance(SEED)
    numbers = [chance.number(address, MANY) for address in range(6000)]
    thirds: Counter[object] = Counter(number * 3 // MANY for number in numbers)
    assert chi_square(thirds, 3) < 10


def test_a_word_is_replaced_only_where_it_is_biased() -> None:
    chance, raw = Chance(SEED), Chance(SEED)
    replaced = 0
    for address in range(400):
        word = raw.number(address, 2**32)
        if word < MANY:
            assert chance.number(address, MANY) == word
        else:
            replaced += chance.number(address, MANY) != word % MANY
    assert replaced > 80


def test_neighbouring_dice_do_not_hang_together() -> None:
    faces = Chance(SEED).dice(0, 4, 8001)
    pairs: Counter[object] = Counter(pairwise(faces))
    assert chi_square(pairs, 16) < 38


# --- forks -----------------------------------------------------------------------------------------------


def test_forks_are_independent_and_repeatable() -> None:
    chance = Chance(SEED)
    streams = [chance.dice(0, 1000, 8), *(chance.fork(label).dice(0, 1000, 8) for label in (-1, 0, 1, 2**64))]
    assert len(set(streams)) == 5
    assert chance.fork(1).dice(0, 1000, 8) == Chance(SEED).fork(1).dice(0, 1000, 8)
    assert chance.fork(1).fork(2).dice(0, 1000, 8) != chance.fork(2).fork(1).dice(0, 1000, 8)


def test_a_fork_does_not_touch_the_stream_it_comes_from() -> None:
    chance = Chance(SEED)
    before = chance.dice(0, 6, 40)
    chance.fork(5).dice(0, 6, 40)
    assert chance.dice(0, 6, 40) == before
