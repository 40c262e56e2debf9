"""Names and chat are what people can read: every script, nothing invisible, no piles of marks."""

from __future__ import annotations

import unicodedata

import pytest

from fivefires.server.people.seats import fit_name, fit_text
from fivefires.server.refusals import Refuse
from tests.server.harness import Running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thị Hồng", "مُحَمَّد", "שָׁלוֹם", "ශ්‍රී", "क्षत्रिय", "กู้", "བསྒྲུབས", "葛\U000e0100城", "한글",
        "👩🏽‍🚀", "🏳️‍🌈", "❤️‍🔥", "1️⃣", "\u2139\ufe0f", "5",
    ],
)  # fmt: skip
def test_names_in_every_script_are_taken_as_they_are(name: str) -> None:
    assert fit_name(name) == unicodedata.normalize("NFC", name)
    assert fit_text(name, 500) == unicodedata.normalize("NFC", name)


# Fillers, blanks, joiners, selectors, marks on nothing, spaces of no width.
INVISIBLE = [
    "\u3164", "\u2800", "\u200d", "\ufe0f", "\u200d\ufe0f\u200d", "\u115f", "\u1160", "\uffa0", "\u034f", "\u17b4",
    "\u2800 \u2800", "\u0301\u0302", "\U000e0100", "\u200b", "\u2060", "\ufeff", "\u00ad", "\u2063", "\u061c", "\u180e",
    "\u180b", "\U0001d159", "\U00013441", "\U0001d173", "\U000e0041", "\U00016fe4",
]  # fmt: skip


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
async def test_a_name_that_nobody_can_see_is_refused(server: Running, name: str) -> None:
    for text in (name, f" {name} ", name * 3):
        body = {"game": "pig", "seats": [{"kind": "human", "name": text}, {"kind": "bot"}]}
        assert await server.refused("POST", "/api/tables", body=body) == "409 name"
        with pytest.raises(Refuse):
            fit_text(text, 500)


@pytest.mark.parametrize("name", ["Ann\u3164", "\u2800Ann", "A\u115fnn", "Ann\u034f"], ids=ascii)
def test_a_name_with_something_hidden_in_it_is_refused(name: str) -> None:
    with pytest.raises(Refuse):
        fit_name(name)


@pytest.mark.parametrize(
    "name", ["Ann\u200d", "A\u200dnn", "Ann\ufe0f", "Ann\ufe0e\u200d", "\u0301Ann", "Ann\U000e0100"], ids=ascii
)
def test_what_makes_no_difference_is_left_out_of_a_name(name: str) -> None:
    """Two people at a table must not be called the same and look different to a program alone."""
    assert fit_name(name) == "Ann"


def test_marks_that_pile_up_are_cut_to_a_few() -> None:
    pile = "\u0305\u030d\u0310\u0312\u033d\u033e\u033f\u0346" * 4
    for fit in (fit_name, lambda text: fit_text(text, 500)):
        assert fit(f"Z{pile}a{pile}") == f"Z{pile[:4]}a{pile[:4]}"
        assert fit("Z\u030c\u0301 x\u20dd") == unicodedata.normalize("NFC", "Z\u030c\u0301 x\u20dd")
    assert fit_name("x" * 8 + f"a{pile}" * 5) == "x" * 8 + f"a{pile[:4]}" * 5


async def test_what_is_said_with_piles_of_marks_is_cut_for_everybody(server: Running) -> None:
    table = await server.table("pig", "human", "human", start=True)
    async with table.player(0) as ann, table.player(1) as ben:
        assert (await ann.do("say", text="Z" + "\u0336" * 100))["ok"]
        await ben.until(lambda one: one.chat)
        assert ben.chat[-1]["text"] == "Z" + "\u0336" * 4
        assert await ann.refused("say", text="\u3164\u2800") == "text"
