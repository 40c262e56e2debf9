"""What threats do beside their tests and damage, and what items do before, in and after an encounter (chapter 11)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from tests.games.zona.tables import (
    BLANKS,
    MINUSES,
    PLUSES,
    Game,
    again,
    bare,
    keys,
    me,
    next_token,
    owned,
    pile,
    play,
    prompt,
    put,
    says,
)


def beside(*items: str) -> Game:
    """Olga with these packed items, and Ivan, who owns a damaged axe."""
    runner = bare("olga", "ivan", places=("farms", "farms"))
    for item in items:
        put(runner, item, "small.0" if item in ("gargantuan_urine", "skinning_kit") else "packed.0")
    put(runner, "fire_axe", "packed.1")
    for seat in (0, 1):
        me(runner, seat).rubles = 500
    return runner


def meet(runner: Game, token: str, *dice: tuple[int, ...]) -> Game:
    put(runner, token, "at.farms")
    runner = again(runner)
    runner.table.force(*dice)
    play(runner, f"search:{token}")
    return runner


def on(runner: Game, *prompts: str) -> Game:
    """Let everything stand and be taken, as long as one of these is asked."""
    while prompt(runner) in prompts:
        play(runner, keys(runner)[-1])
    return runner


@pytest.mark.rule("Z-301", "Z-302", "Z-458")
def test_running_away_may_have_its_price() -> None:
    """The Rat King takes 100 rubles of whoever runs."""
    runner = meet(beside(), "rat_king", BLANKS)
    play(runner, "run")
    assert [me(runner, seat).rubles for seat in (0, 1)] == [400, 500]
    assert (prompt(runner), pile(runner, "at.farms")) == ("ask-action", ["rat_king"])


@pytest.mark.rule("Z-299", "Z-300", "Z-458")
def test_a_failed_detection_may_have_more_than_damage() -> None:
    """The lynx tires; 2 physical damage beside."""
    runner = on(meet(beside(), "ditch_lynx", MINUSES), "ask-test")
    assert [(me(runner, seat).damage, me(runner, seat).fatigue) for seat in (0, 1)] == [(2, 2), (0, 1)]


@pytest.mark.rule("Z-300", "Z-305", "Z-458")
def test_a_lost_confrontation_may_have_more_than_damage() -> None:
    """The crawler damages an item of the loser."""
    runner = meet(beside("rebar_club"), "bog_crawler", PLUSES, MINUSES)
    play(runner, "confront:physique")
    on(runner, "ask-test")
    assert (me(runner).damage, me(runner).tokens, me(runner, 1).tokens) == (2, {"rebar_club": 1}, {})


@pytest.mark.rule("Z-297", "Z-300", "Z-306", "Z-312")
@pytest.mark.parametrize(("dice", "won"), [(PLUSES, True), (MINUSES, False)])
def test_some_threats_are_decided_by_detection_alone(dice: tuple[int, ...], won: bool) -> None:
    runner = on(meet(beside(), "carrion_crows", dice), "ask-test")
    assert prompt(runner) == "ask-action"
    assert (pile(runner, "trophies.0"), me(runner).damage) == ((["carrion_crows"], 0) if won else ([], 1))


@pytest.mark.rule("Z-306", "Z-312")
@pytest.mark.parametrize(("answers", "gained"), [(("use:skinning_kit",), 100), (("go-on",), 0)])
def test_items_for_a_victory_are_offered_after_it(answers: tuple[str, ...], gained: int) -> None:
    runner = meet(beside("skinning_kit"), "mangy_hound", PLUSES, PLUSES)
    play(runner, "confront:physique")
    assert (prompt(runner), keys(runner)) == ("ask-won-encounter", ["use:skinning_kit", "go-on"])
    play(runner, *answers)
    assert (prompt(runner), me(runner).rubles, me(runner, 1).rubles) == ("ask-action", 500 + gained, 500)


@pytest.mark.rule("Z-474", "Z-475", "Z-569", "Z-306")
@pytest.mark.parametrize("used", [True, False])
def test_a_drawn_mutant_that_is_driven_off_is_neither_noticed_nor_confronted(used: bool) -> None:
    runner = beside("gargantuan_urine")
    next_token(runner, "mangy_hound")
    runner = says(runner, v.Encounter(v.GREEN, v.MUTANT, (v.Gain(7),), (v.Gain(1),)), dice=[(3, 4, 4)] * 2)
    assert (prompt(runner), keys(runner)) == ("ask-before-encounter", ["use:gargantuan_urine", "go-on"])
    play(runner, "use:gargantuan_urine" if used else "go-on")
    if used:
        assert (prompt(runner), me(runner).damage, me(runner).rubles) == ("ask-action", 0, 501)
        assert pile(runner, "tray.green_mutant")[-1] == "mangy_hound"
        assert (pile(runner, "at.farms"), pile(runner, "trophies.0")) == ([], [])
    else:
        assert prompt(runner) == "ask-test"


@pytest.mark.rule("Z-457", "Z-458")
def test_the_damage_of_one_failure_is_averted_and_that_of_the_next_is_not() -> None:
    """Prod is spent after the first; for the second only the container of the other player would help."""
    runner = meet(beside("prod"), "mangy_hound", MINUSES, MINUSES)
    play(runner, "let-stand", "use:prod")
    assert (me(runner).damage, me(runner).tokens, prompt(runner)) == (0, {"prod": 1}, "ask-after-detection")
    play(runner, "confront:physique", "let-stand")
    assert (me(runner).damage, prompt(runner)) == (1, "ask-action")


@pytest.mark.rule("Z-457", "Z-468", "Z-474")
def test_whoever_does_not_avert_it_suffers_the_damage() -> None:
    runner = meet(beside("prod"), "mangy_hound", MINUSES)
    play(runner, "let-stand", "go-on")
    assert (me(runner).damage, me(runner).tokens) == (1, {})


@pytest.mark.rule("Z-217", "Z-457")
@pytest.mark.parametrize(("tokens", "damage"), [({}, 0), ({"prod": 1}, 3)])
def test_what_is_spent_averts_no_lost_test_with_a_mark(tokens: dict[str, int], damage: int) -> None:
    runner = beside("prod")
    me(runner).tokens = tokens
    runner = says(runner, v.Test(v.PHYSIQUE, 9, (), (v.Suffer(physical=3),), v.MUTANT), dice=[MINUSES])
    play(runner, "let-stand")
    if not tokens:
        play(runner, "use:prod")
    assert (prompt(runner), [me(runner, seat).damage for seat in (0, 1)]) == ("ask-action", [damage, 0])


@pytest.mark.rule("Z-312", "Z-313")
def test_an_anomaly_gives_its_artifact_to_the_winner() -> None:
    runner = beside()
    put(runner, "gunk", "deck.green_artifact")
    runner = meet(runner, "frying_floor", PLUSES, PLUSES)
    play(runner, "confront:smarts")
    assert (owned(runner, 0), owned(runner, 1)) == ({"gunk"}, {"fire_axe"})
    assert pile(runner, "tray.green_anomaly")[-1] == "frying_floor"
