"""A toy game whose every mutant has a known fate, written into a folder for a run of its own.

Each function can be broken in one or two ways. What becomes of the mutants stands beside the rule.
"""

from __future__ import annotations

from pathlib import Path

RULES = '''
from fivefires.kernel import Prompt
from tests.kernel.tiny import Say, tiny_game


def grown_up(age):
    """From 18 years on (T-001)."""
    return age >= 18


def pay(purse, price):
    """The price is paid (T-002)."""
    purse["rubles"] -= price


def top(cards):
    # The uppermost card is the last one: T-003.
    return cards[-1]


def dealer(state, seat):
    """Whoever asks deals (T-004)."""
    return seat


def greeting(awake):
    """Only who is awake is greeted (T-005)."""
    return "hello" if awake else ""


def heads(coins):
    """Every coin that lies head up (T-006)."""
    return [coin for coin in coins if coin]


def unproved(age):
    """The test that cites T-007 asserts nothing."""
    return age > 3


def fragile(words):
    """T-008: broken, it always fails."""
    return {"one": words}["one"][0]


async def step(table):
    """One word is asked for (T-009)."""
    await table.ask(0, Prompt("ask-word", "T-009"), [Say(str(7))])


def patient(count):
    """T-010: without its last line it never ends."""
    while count:
        count = half(count)


def half(count):
    return count // 2


def found(cards):
    """T-011: the test reads on before it has asserted anything."""
    return cards[0:2]


def quiet(table):
    """T-012: what is told and used is no rule."""
    table.tell("log-quiet", "T-012", number=3)
    table.used("quiet")


def harmless(cards):
    """T-013: the same with the mutant."""
    return [cards[0] for _ in range(1)]


@property
def no_rule(age):
    """Names nothing."""
    return age > 3


def early(age):
    """T-014: it has done its work when the game is there."""
    return age + 1


EARLY = early(1)
GAME = tiny_game(step, id="toy", package="toy_game", rule_prefix="T")
'''

TESTS = """
from types import SimpleNamespace

import pytest

import toy_game
from tests.kernel.tiny import play


@pytest.mark.rule("T-001")
def test_grown_up():
    assert toy_game.grown_up(18)
    assert not toy_game.grown_up(17)


@pytest.mark.rule("T-002")
def test_paying():
    purse = {"rubles": 5}
    toy_game.pay(purse, 2)
    if purse["rubles"] != 3:
        pytest.fail("nothing was paid")


@pytest.mark.rule("T-003")
def test_top():
    assert toy_game.top(["ace", "king"]) == "king"


@pytest.mark.rule("T-004")
def test_dealer():
    assert toy_game.dealer(SimpleNamespace(seats=3), 2) == 2


@pytest.mark.rule("T-005")
def test_greeting():
    assert toy_game.greeting(True)


@pytest.mark.rule("T-006")
def test_heads():
    with pytest.raises(ZeroDivisionError):
        [1 / (coin - 1) for coin in toy_game.heads([1, 0])]


@pytest.mark.rule("T-007")
def test_nothing():
    toy_game.unproved(5)


@pytest.mark.rule("T-008")
def test_fragile():
    assert toy_game.fragile(["one"]) == "one"


@pytest.mark.rule("T-009")
def test_word():
    play(toy_game.GAME).answer(0, "say:7")


@pytest.mark.rule("T-010")
def test_patient():
    assert toy_game.patient(3) is None


@pytest.mark.rule("T-011")
def test_found():
    first, second = toy_game.found(["ace", "king", "ten"])


@pytest.mark.rule("T-012", "T-013", "T-014")
def test_others():
    assert toy_game.harmless(["ace"])[0] == "ace"
    assert toy_game.EARLY == 2


def test_that_cites_nothing():
    assert not toy_game.unproved(4) or not toy_game.unproved(3)
"""

EQUIVALENT = """
[[toy]]
mutant = "__init__.harmless: return [cards[0] for _ in range(1)] -> return [cards[0] for _ in range(2)]"
reason = "Only the first is ever looked at."
"""


def write_toy(folder: Path) -> None:
    """The package `toy_game`, a folder `tests`, and the list of equivalents."""
    for name, text in {
        "toy_game/__init__.py": RULES,
        "tests/test_toy.py": TESTS,
        "equivalent.toml": EQUIVALENT,
    }.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
