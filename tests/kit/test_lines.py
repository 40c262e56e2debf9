"""The walker that proves a card's lines: it finds what is untold, what is invented and what is told of another word."""

from __future__ import annotations

import pytest

from fivefires.kit.effects import Data
from tests.kit.lines import Line, Proof, nothing, number, unnoticed


class Gain(Data, frozen=True):
    coins: int


class Lose(Data, frozen=True):
    coins: int


class There(Data, frozen=True):
    place: str


class Then(Data, frozen=True):
    do: tuple[Data, ...]


PROOF = Proof(
    {
        Gain: lambda word: [rf"gain {number(word.coins)} coins?"],
        Lose: lambda word: [rf"lose {number(word.coins)} coins?"],
        There: lambda word: [rf"~{word.place}"],
        Then: nothing,
    },
    "coins?",
)
BOTH = (Gain(2), Then((Lose(1), There("mill"))), There("mill"))


@pytest.mark.parametrize(
    ("told", "faults"),
    [
        ("Gain 2 coins; at the mill lose a coin.", []),
        ("At the mill: lose\n    one coin, and gain two coins.", []),
        ("Gain 2 coins, lose a coin.", ["untold: ~mill", "untold: ~mill"]),
        ("Gain 3 coins; at the mill lose a coin.", ["untold: gain (?:2|two) coins?", "invented: 3", "invented: coins"]),
        ("Gain 2 coins; at the mill lose a coin. Draw 4.", ["invented: 4"]),
        ("Gain 2 coins; at the mill lose a coin and a coin.", ["invented: coin"]),
    ],
)
def test_a_line_tells_every_word_and_nothing_else(told: str, faults: list[str]) -> None:
    assert PROOF.faults(Line("card", "effect", told, BOTH)) == faults


def test_no_two_words_are_told_by_the_same_phrase() -> None:
    told = Line("card", "effect", "Gain 2 coins.", (Gain(2), Gain(2)))
    assert PROOF.faults(told) == ["untold: gain (?:2|two) coins?"]


def test_a_word_without_a_phrase_is_never_passed_over() -> None:
    class Unknown(Data, frozen=True):
        pass

    with pytest.raises(KeyError):
        PROOF.faults(Line("card", "effect", "", Unknown()))


def test_a_number_that_no_line_shows_is_found() -> None:
    lines = [Line("card", "effect", "Gain 2 coins; at the mill lose a coin.", BOTH)]
    assert unnoticed(PROOF, lines) == {}
    blunt = Proof({**PROOF.phrases, Gain: lambda word: ["gain . coins"]}, "coins?")
    assert unnoticed(blunt, lines) == {"Gain.coins": ["card"]}
