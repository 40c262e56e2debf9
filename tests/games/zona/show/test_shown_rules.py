"""What is shown follows the rules to the number: chances, goals, verdicts and mats."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.rules import chances
from fivefires.games.zona.rules.emission import damage_in
from fivefires.games.zona.show import scene, telling, wording
from fivefires.games.zona.state import (
    EmissionUnderWay,
    EventUnderWay,
    LookUnderWay,
    Scavenger,
    Status,
    ZonaResult,
)
from fivefires.games.zona.state import TestUnderWay as RollUnderWay
from fivefires.kernel import seat_name
from tests.games.zona.tables import Game, bare, give_secrets, me, put, view

ALERT, SMART = v.Test(v.ALERTNESS, 4), v.Test(v.SMARTS, 4)


def two(reputation: int = 0) -> Game:
    """Olga: alertness 2, physique 2, smarts 3, willpower 3. Ivan is another one beside her."""
    runner = bare("olga", "ivan", places=("farms", "farms"))
    me(runner).reputation = reputation
    return runner


# --- chances ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-560")
def test_the_first_test_for_sure_is_reckoned() -> None:
    state = two().state
    alert, smart = (chances.attribute_test(state, 0, one, 4) for one in (v.ALERTNESS, v.SMARTS))
    assert alert.good < smart.good
    assert chances.following(state, 0, (ALERT,)) == alert
    assert chances.following(state, 0, (v.Gain(1), ALERT, SMART)) == alert
    assert chances.following(state, 0, (v.Gain(1),)) is None


@pytest.mark.rule("Z-560")
@pytest.mark.parametrize("of", [(v.ALERTNESS, v.SMARTS), (v.SMARTS, v.ALERTNESS)])
def test_of_several_attributes_the_best_is_reckoned(of: tuple[v.Attribute, ...]) -> None:
    state = two().state
    assert chances.following(state, 0, (v.Test(of, 4),)) == chances.attribute_test(state, 0, v.SMARTS, 4)


@pytest.mark.rule("Z-560")
def test_after_a_choice_or_a_threat_nothing_is_for_sure() -> None:
    state = two().state
    lost: tuple[v.Effect, ...] = (v.Choose(()), v.Encounter(v.GREEN, v.MUTANT))
    for before in lost:
        assert chances.following(state, 0, (before, ALERT)) is None


@pytest.mark.rule("Z-146", "Z-147", "Z-560")
@pytest.mark.parametrize(("reputation", "test"), [(-1, ALERT), (0, SMART), (1, None)])
def test_a_section_by_reputation_is_the_reader_s_own(reputation: int, test: v.Test | None) -> None:
    """Ivan beside her has another one."""
    runner = two(reputation)
    me(runner, 1).reputation = 0 if reputation else 1
    effect = v.ByReputation(bad=(ALERT,), neutral=(SMART,))
    found = chances.following(runner.state, 0, (effect,))
    assert found == (None if test is None else chances.following(runner.state, 0, (test,)))


@pytest.mark.rule("Z-146", "Z-147", "Z-560")
@pytest.mark.parametrize(("weak", "test"), [(0, ALERT), (1, SMART)])
def test_a_condition_is_asked_of_the_reader(weak: int, test: v.Test) -> None:
    runner = two()
    me(runner, weak).weaknesses = [v.PHYSIQUE]
    found = chances.following(runner.state, 0, (v.If(v.Weaknesses(1), (ALERT,), (SMART,)),))
    assert found == chances.following(runner.state, 0, (test,))


@pytest.mark.rule("Z-194", "Z-205", "Z-208")
def test_before_the_roll_every_pass_is_good_and_after_it_none_that_hurts() -> None:
    """A test that is passed already is rolled again only for the triangles."""
    runner = two()
    fresh = RollUnderWay(0, v.SMARTS, 2)
    passed = RollUnderWay(0, v.SMARTS, 2, faces=[v.BLANK, v.BLANK, v.BLANK])
    before, after = (chances.rerolled(runner.state, one, "blank") for one in (fresh, passed))
    assert after.of is not None
    assert after.of.id == "odds-unharmed"
    assert before.of is None


@pytest.mark.rule("Z-318", "Z-331", "Z-567")
@pytest.mark.parametrize(
    ("hurt", "untyped", "dies"),
    [(v.Damage(radiation=2), 0, True), (v.Damage(radiation=1), 0, False), (v.NONE, 1, False), (v.NONE, 2, True)],
)
def test_more_than_the_free_spaces_kills_who_has_every_weakness(hurt: v.Damage, untyped: int, dies: bool) -> None:
    """Olga has one free space and three weaknesses."""
    runner = two()
    me(runner).damage, me(runner).weaknesses = 5, [v.ALERTNESS, v.PHYSIQUE, v.SMARTS]
    assert chances.kills(runner.state, 0, hurt, untyped) is dies
    me(runner).weaknesses = [v.ALERTNESS, v.PHYSIQUE]
    assert not chances.kills(runner.state, 0, hurt, untyped)


@pytest.mark.rule("Z-318", "Z-331", "Z-567")
@pytest.mark.parametrize(("radiation", "dies"), [(1, False), (2, False), (3, True)])
def test_savva_s_shield_is_reckoned_with(radiation: int, dies: bool) -> None:
    """He has one free space, and takes one radiation less."""
    runner = bare("savva", "ivan", places=("farms", "farms"))
    me(runner).damage, me(runner).weaknesses = 6, [v.ALERTNESS, v.PHYSIQUE, v.SMARTS]
    assert chances.kills(runner.state, 0, v.Damage(radiation=radiation)) is dies


@pytest.mark.rule("Z-378", "Z-379")
def test_what_an_emission_does_where_one_stands() -> None:
    runner = two()
    assert chances.emission_damage(runner.state, 0) is None
    card = runner.state.piles["emissions"][-1]
    runner.state.under_way.append(EmissionUnderWay(card))
    assert chances.emission_damage(runner.state, 0) == damage_in(card, "farms")
    me(runner).place = "roadhouse"
    assert chances.emission_damage(runner.state, 0) == v.NONE


# --- goals, verdicts and mats -------------------------------------------------------------------------------------


@pytest.mark.rule("Z-062", "Z-063")
@pytest.mark.parametrize(("decks", "met"), [((), False), (("lab",), False), (("lab", "archive"), True)])
def test_two_secrets_are_the_goal(decks: tuple[str, ...], met: bool) -> None:
    runner = two()
    give_secrets(runner, 0, *decks)
    (goal,) = telling.goals(view(runner), 0)
    assert (goal.text.id, goal.value, goal.end, goal.met) == ("goal-secrets", len(decks), 2, met)


@pytest.mark.rule("Z-062")
def test_in_the_sarcophagus_the_source_is_the_goal() -> None:
    runner = two()
    me(runner).place = "sarcophagus"
    assert [[goal.text.id for goal in telling.goals(view(runner), seat)] for seat in (0, 1)] == [
        ["goal-source"],
        ["goal-secrets"],
    ]
    runner.state.scavengers[1] = Scavenger(status=Status.OUT)
    assert telling.goals(view(runner), 1) == ()


@pytest.mark.rule("Z-532")
@pytest.mark.parametrize("winner", [0, 1, -1])
def test_the_verdict_names_the_winner(winner: int) -> None:
    runner = two()
    assert telling.verdict(view(runner)) == ()
    runner.state.result = ZonaResult(ending="source" if winner >= 0 else "rounds", winner=winner, card="a01", rounds=9)
    first = telling.verdict(view(runner))[0]
    assert first.id == ("verdict-winner" if winner >= 0 else "verdict-rounds")
    if winner >= 0:
        assert first.args["seat"] == seat_name(winner)


@pytest.mark.rule("Z-054", "Z-345")
def test_whoever_is_out_has_no_tracks() -> None:
    runner = two()
    assert [track.id for track in scene.mat(view(runner), 0).tracks][:2] == ["fortitude.0", "fatigue.0"]
    runner.state.scavengers[1] = Scavenger(status=Status.DEAD, played=["ivan"])
    assert scene.mat(view(runner), 1).tracks == ()


@pytest.mark.rule("Z-134")
@pytest.mark.parametrize("opened", [True, False])
def test_a_choice_opens_the_whole_card(opened: bool) -> None:
    runner = two()
    assert scene.whole_event(view(runner)) == []
    card = runner.state.piles["events.green"][-1]
    runner.state.under_way.append(EventUnderWay(0, card, "green", opened=opened))
    assert bool(scene.whole_event(view(runner))) is opened


@pytest.mark.rule("Z-563", "Z-524", "Z-370")
def test_who_looks_at_the_top_of_a_deck_sees_so_many() -> None:
    runner = two()
    assert scene.looking(view(runner)) == []
    runner.state.under_way.append(LookUnderWay(0, "events.green", 1, shown=2))
    (row,) = scene.looking(view(runner))
    assert len(row.things) == 2


@pytest.mark.rule("Z-363")
def test_the_free_spaces_of_a_facility_are_counted() -> None:
    runner = two()
    before = view(runner).room_in("botanical_lab")
    me(runner).place = "botanical_lab"
    assert view(runner).room_in("botanical_lab") == before - 1


@pytest.mark.rule("Z-531")
@pytest.mark.parametrize(("item", "lasts"), [("assault_rifle", 4), ("energy_drink", None)])
def test_what_is_left_after_a_use_is_told_of_what_lasts(item: str, lasts: int | None) -> None:
    runner = two()
    put(runner, item, "packed.0")
    text = wording._left_after(view(runner), item)
    assert text.args.get("uses") == lasts
