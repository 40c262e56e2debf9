"""What the use of an artifact costs: its impact, who pays it, and when it forbids the use (chapter 8)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import IMPACT
from tests.games.zona.tables import Game, bare, keys, me, owned, pile, play, put, says

AMBER = "weeping_amber"  # +1 in tests of willpower
# Impacts of every kind; the cards of the box have some of them.
IMPACTS = {
    "fatigue": v.Impact(fatigue=2),
    "damage": v.Impact(damage=v.Damage(radiation=1, mental=1)),
    "rubles": v.Impact(rubles=300),
    "trophies": v.Impact(trophies=1),
    "discard": v.Impact(discard=v.Match(type=v.JUNK)),
    "reputation": v.Impact(reputation=1),
}


def owner() -> Game:
    """Everybody has what impacts may ask for, and the other player has more of it."""
    runner = bare("olga", "ivan", places=("farms", "farms"))
    put(runner, AMBER, "small.0")
    for seat, junk, tokens in ((0, "fire_axe", ["mangy_hound"]), (1, "crowbar", ["rat_king", "hollow_deer"])):
        put(runner, junk, f"packed.{seat}")
        me(runner, seat).rubles = 300 + 200 * seat
        for token in tokens:
            put(runner, token, f"trophies.{seat}")
    return runner


def using(runner: Game) -> Game:
    return says(runner, v.Test(v.WILLPOWER, 3), dice=[(3, 3, 4)])


@pytest.mark.rule("Z-279", "Z-280", "Z-285", "Z-288")
@pytest.mark.parametrize("kind", IMPACTS)
def test_whoever_uses_an_artifact_bears_its_impact_once(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(IMPACT, AMBER, IMPACTS[kind])
    runner = using(owner())
    play(runner, f"use:{AMBER}")
    mine, other = me(runner), me(runner, 1)
    assert mine.tokens == {AMBER: 1}
    assert mine.fatigue == (3 if kind == "fatigue" else 1)
    assert mine.damage == (2 if kind == "damage" else 0)
    assert mine.rubles == (0 if kind == "rubles" else 300)
    assert mine.reputation == (-1 if kind == "reputation" else 0)
    assert pile(runner, "trophies.0") == ([] if kind == "trophies" else ["mangy_hound"])
    assert owned(runner, 0) == ({AMBER} if kind == "discard" else {AMBER, "fire_axe"})
    assert (other.fatigue, other.damage, other.rubles, other.reputation) == (1, 0, 500, 0)
    assert (len(pile(runner, "trophies.1")), owned(runner, 1)) == (2, {"crowbar"})


@pytest.mark.rule("Z-283", "Z-284", "Z-285", "Z-287")
@pytest.mark.parametrize("kind", IMPACTS)
@pytest.mark.parametrize("enough", [True, False])
def test_an_impact_that_cannot_be_borne_forbids_the_use(
    kind: str, enough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The user has just enough of it, or a little too little."""
    monkeypatch.setitem(IMPACT, AMBER, IMPACTS[kind])
    runner = owner()
    mine, less = me(runner), int(not enough)
    match kind:
        case "fatigue":
            mine.fatigue = 3 + less
        case "damage":
            mine.damage = 4 + less  # of 6
        case "rubles":
            mine.rubles = 300 - less
        case "trophies" if less:
            put(runner, "mangy_hound", "box")
        case "discard" if less:
            put(runner, "fire_axe", "box")
        case "reputation":
            mine.reputation = -less
    assert (f"use:{AMBER}" in keys(using(runner))) is enough


@pytest.mark.rule("Z-285")
def test_an_artifact_cannot_be_given_up_for_its_own_impact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(IMPACT, AMBER, v.Impact(discard=v.Match(category=v.Category.ODDITY)))
    assert f"use:{AMBER}" not in keys(using(owner()))


@pytest.mark.rule("Z-481", "Z-482", "Z-483", "Z-249")
@pytest.mark.parametrize(
    ("fatigue", "tokens", "offered"),
    [(1, {AMBER: 1}, True), (5, {AMBER: 1}, False), (1, {AMBER: 1, "ivashchenkos_notes": 1}, False)],
)
def test_notes_repeat_an_artifact_only_for_whoever_can_bear_it_again(
    fatigue: int, tokens: dict[str, int], offered: bool
) -> None:
    """Its impact is 1 fatigue; the other player is rested and has nothing deactivated."""
    runner = owner()
    put(runner, "ivashchenkos_notes", "small.0")
    me(runner).fatigue, me(runner).tokens = fatigue, tokens
    assert (f"use:{AMBER}+ivashchenkos_notes" in keys(using(runner))) is offered
