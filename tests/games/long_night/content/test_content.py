"""The cards of The Long Night: counts, ids, fields, references and texts, deck by deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import FACE, ITEM
from fivefires.games.long_night.show.names import MODULE_WANTED
from fivefires.kernel import Message
from fivefires.kernel.text import catalogue
from tests.games.long_night.content.check_content import DECKS, card_faults, cards_of, faults, texts_of
from tests.games.long_night.content.phrases import PROOF
from tests.games.long_night.content.told import lines
from tests.kit.lines import Line, unnoticed


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.rule("L-001", "L-009", "L-011", "L-015", "L-033", "L-034", "L-035", "L-060", "L-061", "L-399", "L-409")
@pytest.mark.rule("L-437", "L-438", "L-464", "L-475", "L-476")
def test_a_deck_is_as_it_must_be(deck: str) -> None:
    assert faults(deck) == []


def test_no_two_cards_have_the_same_id() -> None:
    ids = Counter(card.id for deck in DECKS for card in cards_of(deck))
    assert [one for one, times in ids.items() if times > 1] == []


def way(deck: str, id: str, key: str, **changed: object) -> v.Crossroads:
    """A crossroads card with one of its ways written otherwise."""
    card: v.Crossroads = next(one for one in cards_of(deck) if one.id == id)
    options = tuple(replace(one, **changed) if one.key == key else one for one in card.options)
    return replace(card, options=options)


# Cards that do not do what their texts say, as a writer might get them wrong.
WRONG = {
    ".girl loses what its text does not call a loss": way(
        "crossroads", "cr_insulin", "girl", cost=None, do=(v.LoseDice(1), v.ChangeMorale(1))
    ),
    ".girl has another price in dice than its text": way("crossroads", "cr_insulin", "girl", cost=None),
    ".cut has another price in cards than its text": way("crossroads_adult", "cr_the_chair", "cut", cost=None),
    ".feast has another price in food than its text": way("crossroads", "cr_topping_out", "feast", cost=None),
    ".repay gives what may not be there": way("crossroads", "cr_debt", "repay", needs=None),
    "does not say which players are meant": way(
        "crossroads", "cr_names_on_the_air", "listen", do=(v.EveryPlayer((v.Discard(1),)), v.ChangeMorale(1))
    ),
    "says otherwise whether one may leave zombies standing": way(
        "crossroads", "cr_the_saw", "stop", do=(v.LoseProgress(1), v.RemoveZombies(3, v.AT_COLONY, upto=True))
    ),
    "dice may be rolled again, and need not be": way("crossroads", "cr_insulin", "trade", do=(v.Reroll(1),)),
}


@pytest.mark.rule("L-152", "L-221", "L-580")
@pytest.mark.parametrize("fault", WRONG)
def test_a_card_that_does_otherwise_than_it_says_is_found(fault: str) -> None:
    assert [*card_faults("crossroads", WRONG[fault])] == [fault]


# --- lines ----------------------------------------------------------------------------------------------------

LINES = [*lines()]


@pytest.mark.rule("L-152", "L-221")
@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.card}.{line.name}")
def test_a_line_says_what_the_data_does_and_nothing_else(line: Line) -> None:
    assert PROOF.faults(line) == []


def test_every_text_of_a_card_is_such_a_line_or_tells_no_rule() -> None:
    """Stories, jobs and recordings tell none. Cole Winters' text sums up his two abilities, which have lines of their
    own; side effects and modules are proved where they stand, and what is left of a text without a module is below.
    """
    told = {(line.card, line.name) for line in LINES}
    texts = {(card, name) for card, names in texts_of().items() for name in names}
    silent = {(card, name) for card, name in texts - told if name not in ("story", "job", "audio", "plain")}
    assert silent == {("cole_winters", "effect")}


def test_without_its_module_a_card_says_the_rest_of_its_text() -> None:
    """And every card that speaks of a module has such a text."""
    say = catalogue("fivefires.games.long_night").format
    for card in ITEM:
        whole = say(Message(f"{FACE[card]}.effect"))
        before, clause, _rest = whole.partition(" With ")
        assert bool(clause) is (card in MODULE_WANTED)
        if clause:
            assert say(Message(f"{FACE[card]}.plain")).split() == before.split()


NOT_IN_LINES = {
    "AtLeast.number": "at least one is told as 'a', by a name, or as 'no longer empty'",
    "AtMost.number": "the last round is told as 'hold out for eight rounds'",
    "Cost.die": "no die is asked for, or any",
    "Who.count": "all of them, self, or as many as there are",
    "Row.least": "nothing happens in that row, or the code wheel's six ways are told as one",
    "Row.most": "nothing happens in that row",
    "PerPlayer.most": "no bound, which is not told",
    "PerPlayer.times": "as many as players, or told by its bounds",
    "LayDie.value": "the code wheel's six ways are told as one",
    "MoreThanOthers.by": "more than others is by one",
    "FewerThanOthers.by": "fewer than others is by one",
    "Silent.times": "told as 'once in each search'",
    "Heal.wounds": "told as 'may do so again'",
    "Peek.cards": "told as 'the next crisis'",
    "AddToCrisis.cards": "told as 'the top card'",
    "Scent.by": "told as 'does not count'",
    "Mouths.by": "told as 'is not counted'",
    "BreakOut.cards": "told as 'the top experiment'",
}


def test_every_other_number_of_the_data_is_told() -> None:
    assert sorted(unnoticed(PROOF, LINES)) == sorted(NOT_IN_LINES)


def rewritten(line: Line, **changed: object) -> Line:
    """A line whose data starts with another word."""
    data: Any = line.data
    do = data[0]
    return line._replace(data=((replace(do[0], **changed), *do[1:]), *data[1:]))


@pytest.mark.parametrize(
    ("card", "name", "changed"),
    [
        ("rations", "eat", {"by": -1}),
        ("sedative", "treat", {"wounds": 0, "despair": 1}),
        ("rats", "smoke", {"cards": 5}),
        ("the_saw", "stop", {"count": 2}),
        ("topping_out", "feast", {"by": -1}),
    ],
)
def test_a_line_that_says_otherwise_is_found(card: str, name: str, changed: dict[str, object]) -> None:
    line = next(one for one in LINES if one.card in (card, f"cr_{card}") and one.name == name)
    assert PROOF.faults(rewritten(line, **changed)) != []
