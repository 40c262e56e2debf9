"""Texts: ids with arguments, made into sentences in one place."""

from __future__ import annotations

import pytest

from fivefires.kernel import message, seat_name
from fivefires.kernel.text import Catalogue, Message, catalogue, sources

WORDS = """
seat = Player { $number }
crowbar = crowbar
    .genitive = crowbar’s
takes = { $seat } takes the { $card }
end = The { $card-genitive } end
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
empty =
    .only = an attribute alone
"""


def english(*texts: str) -> Catalogue:
    return Catalogue("en", texts or (WORDS,))


def test_a_message_is_formatted_with_its_arguments() -> None:
    assert english().format(message("coins", count=1)) == "one coin"
    assert english().format(message("coins", count=3)) == "3 coins"


def test_an_argument_may_be_another_message() -> None:
    text = message("takes", seat=seat_name(0), card=message("crowbar"))
    assert english().format(text) == "Player 1 takes the crowbar"


def test_seats_are_called_by_their_names_where_there_are_names() -> None:
    text = message("takes", seat=seat_name(1), card=message("crowbar"))
    assert english().format(text, ["Ada", "Bo"]) == "Bo takes the crowbar"


def test_grammatical_cases_are_attributes() -> None:
    assert english().format(message("crowbar.genitive")) == "crowbar’s"
    assert english().format(message("end", card=message("crowbar"))) == "The crowbar’s end"


@pytest.mark.parametrize("id", ["unknown", "crowbar.unknown", "unknown.genitive", "empty"])
def test_an_unknown_text_is_shown_in_brackets(id: str) -> None:
    assert english().format(message(id)) == f"[{id}]"


def test_an_unknown_argument_is_shown_in_brackets() -> None:
    text = message("takes", seat=seat_name(0), card=message("axe"))
    assert english().format(text) == "Player 1 takes the [axe]"


def test_an_argument_that_is_missing_is_an_error_that_names_the_text() -> None:
    with pytest.raises(ValueError, match="en: coins"):
        english().format(message("coins"))


def test_a_catalogue_knows_what_it_has() -> None:
    words = english()
    assert "crowbar" in words
    assert "crowbar.genitive" in words
    assert "crowbar.dative" not in words
    assert "axe" not in words
    assert words.ids() == ["coins", "crowbar", "empty", "end", "seat", "takes"]


def test_what_is_no_fluent_is_an_error() -> None:
    with pytest.raises(ValueError, match="not Fluent: 'no equals sign'"):
        english("ok = fine\nno equals sign\n")


def test_an_id_may_not_stand_twice_in_one_text() -> None:
    with pytest.raises(ValueError, match="'ember' stands twice"):
        english("ember = Ember\nash = Ash\nember = Spark\n")


def test_a_later_text_may_not_redefine_an_id() -> None:
    """A game that took a word of the kernel for its own would change what the kernel says, or lose its own."""
    with pytest.raises(ValueError, match="pass"):
        english("pass = Pass\n", "pass = Mountain pass\n")


def test_messages_can_be_compared_and_not_changed() -> None:
    assert message("coins", count=1) == Message("coins", {"count": 1})
    assert message("coins", count=1) != message("coins", count=2)
    with pytest.raises(AttributeError):
        message("coins").id = "other"  # type: ignore[misc]


def test_an_argument_may_have_any_name() -> None:
    assert message("named", id=1, self=2).args == {"id": 1, "self": 2}


def test_seats_are_numbered_from_one() -> None:
    assert seat_name(0) == Message("seat", {"number": 1})
    assert seat_name(31) == Message("seat", {"number": 32})


def test_a_games_texts_come_on_top_of_the_kernels() -> None:
    words = catalogue("tests.kernel.tiny_texts")
    assert words.format(message("game-title")) == "Tiny"
    assert words.format(message("option-pass")) == "Pass"
    assert words.format(message("seat", number=2)) == "Player 2"


def test_a_language_that_is_not_there_has_no_texts() -> None:
    assert sources("tests.kernel.tiny_texts", "tlh") == []


def test_a_package_without_texts_has_none() -> None:
    assert sources("fivefires.conformance", "en") == []
