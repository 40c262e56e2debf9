"""Chance: one keyed stream of numbers, addressed by a counter, that anybody can verify afterwards.

Word `k` of the stream is 32 bits of BLAKE2b under the secret seed, so that any outcome can be derived
again from the seed and its address. Every number drawn uses exactly one address; the rare word that
would bias a number is replaced by a word derived for that address alone. So the counter after a draw
depends on what was asked and never on what came out.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from operator import mod
from struct import unpack

SEED_BYTES = 32
_WORDS = 16
_RANGE = 1 << 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str | int) -> bytes:
    """The seed that a short seed on the command line stands for."""
    return hashlib.blake2b(str(text).encode(), digest_size=SEED_BYTES, person=b"fivefires seed").digest()


def commitment(seed: bytes) -> str:
    """What is shown at the start: it fixes the seed without telling it."""
    return hashlib.blake2b(seed, digest_size=32, person=b"fivefires commit").hexdigest()


class Chance:
    """The numbers of one seed. It holds no position: the counter is part of the game's state."""

    __slots__ = ("_block", "_seed", "_stream", "_words")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self._seed = seed
        self._stream = hashlib.blake2b(key=seed, person=b"stream")
        self._block = -1
        self._words: tuple[int, ...] = ()

    def number(self, address: int, sides: int) -> int:
        """A uniform number from 0 to `sides` - 1."""
        if address >> 4 != self._block:
            self._block = address >> 4
            self._words = _words(self._stream, self._block)
        word = self._words[address & 15]
        # Only the last few words of the range can be biased, so the exact bound is looked at only there.
        if word >= _RANGE - sides and word >= _RANGE - _RANGE % sides:
            word = self._again(address, sides)
        return word % sides

    def dice(self, address: int, sides: int, count: int) -> tuple[int, ...]:
        """Faces from 1 to `sides`; uses `count` addresses."""
        start = address & 15
        words = self._words[start : start + count] if address >> 4 == self._block else ()
        if len(words) < count:
            words = self._span(address, count)
        if words and max(words) < _RANGE - sides:
            return tuple([word % sides + 1 for word in words])
        return tuple([self.number(address + index, sides) + 1 for index in range(count)])

    def permutation(self, address: int, size: int) -> tuple[int, ...]:
        """A uniform order of `size` things; uses `size` addresses."""
        order, words = list(range(size)), self._span(address, size)
        if size and max(words) >= _RANGE - size:
            words = tuple([self.number(address + last, last + 1) for last in range(size)])
        last = size
        for other in map(mod, reversed(words), range(size, 1, -1)):
            last -= 1
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def tops(self, address: int, pieces: Sequence[str]) -> Sequence[str]:
        """The pieces that were laid on top of a pile that is shuffled at this address; none, but in a lesson."""
        return ()

    def tokens(self, address: int) -> tuple[str, ...]:
        """The tokens that were laid out to be drawn at this address; none, but in a lesson."""
        return ()

    def fork(self, label: int) -> Chance:
        """An independent stream, for search and for everything else that must not touch the game's own."""
        return Chance(
            hashlib.blake2b(
                label.to_bytes(16, "little", signed=True),
                key=self._seed,
                digest_size=SEED_BYTES,
                person=b"fork",
            ).digest()
        )

    def _span(self, address: int, count: int) -> tuple[int, ...]:
        """The words of so many addresses in a row."""
        block, start = address >> 4, address & 15
        words: tuple[int, ...] = ()
        while len(words) < count:
            if block != self._block:
                self._block = block
                self._words = _words(self._stream, block)
            words += self._words[start : start + count - len(words)]
            block, start = block + 1, 0
        return words

    def _again(self, address: int, sides: int) -> int:
        """Rejection sampling for one address: words derived for it alone until one is not biased."""
        attempt = 0
        while True:
            for word in _words(hashlib.blake2b(key=self._seed, person=b"again"), address * 2**32 + attempt):
                if word < _RANGE - _RANGE % sides:
                    return word
            attempt += 1


def _words(keyed: hashlib.blake2b, counter: int) -> tuple[int, ...]:
    """What a key and a purpose have for a number. The keyed hash is copied, which is cheaper than a new one."""
    digest = keyed.copy()
    digest.update(counter.to_bytes(16, "little"))
    words: tuple[int, ...] = unpack("<16I", digest.digest())
    return words
