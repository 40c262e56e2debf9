"""The Outpost, step by step: entering, working, training, leaving, and throwing somebody out."""

from __future__ import annotations

import pytest

from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare,
    bring,
    held,
    keys,
    me,
    outpost_at,
    own,
    prompt,
    stand,
    turn_of,
)


def beside(*inside: int) -> Game:
    """The Outpost on `market.1`, all but those inside on the road before it."""
    game = bare("mayu", "zoey", "jake")
    outpost_at(game, "market.1")
    for seat in range(3):
        stand(game, seat, "market.a")
        me(game, seat).inside = seat in inside
    return turn_of(game, 0)


@pytest.mark.rule("R-085", "R-287", "R-288", "R-289", "R-290")
@pytest.mark.parametrize(("ap", "may"), [(4, False), (5, True)])
def test_five_ap_lead_into_an_empty_outpost(ap: int, may: bool) -> None:
    game = beside()
    me(game, 0).ap = ap
    own(game, 0, clothing=2)
    bring(game, "thermos", "made.0")
    game = turn_of(game, 0)
    assert ("enter-outpost" in keys(game)) is may
    if may:
        answer(game, "enter-outpost")
        assert keys(game) == ["use:thermos", "end-turn"]
        assert [one.inside for one in game.state.players] == [True, False, False]
        assert (me(game, 0).ap, me(game, 0).section) == (0, "market.a")


@pytest.mark.rule("R-288", "R-503", "R-499", "R-500", "R-102")
def test_one_at_a_time_but_under_the_deal() -> None:
    game = beside(1)
    assert "enter-outpost" not in keys(game)
    assert "storm-outpost" in keys(game)
    bring(game, "the_deal", "events.active")
    game = turn_of(game, 0)
    assert "enter-outpost" in keys(game)
    assert "storm-outpost" not in keys(game)
    answer(game, "enter-outpost")
    assert (me(game, 0).ap, me(game, 0).inside) == (10, True)


@pytest.mark.rule("R-289", "R-290", "R-085")
def test_one_enters_from_beside_it_at_the_start_of_the_turn() -> None:
    game = beside()
    stand(game, 0, "market.c")
    game = turn_of(game, 0)
    assert "enter-outpost" not in keys(game)
    answer(game, "go:market.a")
    assert "enter-outpost" not in keys(game)
    game = beside()
    answer(game, "go:market.c", "go:market.a")
    assert "enter-outpost" not in keys(game)
    game = beside()
    bring(game, "quick_feet", "incident.rail")
    bring(game, "quick_feet", "hand.0")
    stand(game, 0, "market.c")
    outpost_at(game, "market.3")
    game = turn_of(game, 0)
    assert "enter-outpost" in keys(game)
    stand(game, 0, "market.a")
    assert "enter-outpost" not in keys(turn_of(game, 0))


@pytest.mark.rule("R-290", "R-085")
def test_who_is_elsewhere_by_now_does_not_enter() -> None:
    game = bare("mayu", "zoey", "jake")
    outpost_at(game, "market.1")
    bring(game, "ambulance", "made.0")
    stand(game, 0, "market.a")
    game = turn_of(game, 0)
    assert "enter-outpost" in keys(game)
    answer(game, "use:ambulance", "onto:yard.c")
    assert "enter-outpost" not in keys(game)


@pytest.mark.rule("R-086", "R-291", "R-292", "R-295", "R-296", "R-299", "R-057")
@pytest.mark.parametrize(("ap", "may"), [(7, False), (8, True)])
def test_work_and_training_cost_eight_ap_inside(ap: int, may: bool) -> None:
    game = beside(0)
    me(game, 0).ap = ap
    game = turn_of(game, 0)
    assert {"work", "train"} <= {*keys(game)} if may else not {"work", "train"} & {*keys(game)}
    assert "storm-outpost" not in keys(game)
    for seat in (1, 2):
        me(game, seat).ap = 0
    if may:
        works = game.copy()
        answer(game, "train")
        assert prompt(game) != "ask-disc"
        assert ([one.skill for one in game.state.players], me(game, 0).ap, me(game, 0).inside) == ([1, 0, 0], 0, True)
        answer(works, "work")
        assert (prompt(works), works.asked()) == ("ask-disc", [0])
        assert sorted(key.partition("#")[0] for key in keys(works)) == ["card:disc_2", "card:disc_3", "card:disc_4"]
        answer(works, "card:disc_4")
        assert [one.favor for one in works.state.players] == [4, 0, 0]
        assert (me(works, 0).ap, me(works, 0).inside, me(works, 0).skill) == (0, True, 0)
        assert works.state.piles["discs.0"] == ["disc_4"]
        assert "disc_4" not in works.state.piles["discs"]


@pytest.mark.rule("R-299", "R-297", "R-085", "R-301", "R-296", "R-057")
def test_after_work_one_stays_and_leaves_on_a_later_turn() -> None:
    game = beside(0)
    own(game, 0, clothing=2)
    game = turn_of(game, 0)
    assert "leave:market.a" in keys(game)
    answer(game, "train")
    assert (game.asked(), me(game, 0).inside) == ([1], True)
    game = turn_of(game, 0)
    assert "leave:market.a" in keys(game)
    answer(game, "leave:market.a")
    assert (me(game, 0).inside, me(game, 0).ap, me(game, 0).section) == (False, 7, "market.a")
    assert "enter-outpost" not in keys(game)
    assert not [key for key in keys(game) if key.startswith(("go:", "leave:"))]
    assert "craft:arm_sling" in keys(game)


@pytest.mark.rule("R-302", "R-299", "R-305")
def test_one_crafts_inside_and_may_leave_afterwards_to_any_road_beside_it() -> None:
    game = beside(0)
    outpost_at(game, "yard.3")
    own(game, 0, clothing=2)
    game = turn_of(game, 0)
    answer(game, "craft:arm_sling")
    assert {key for key in keys(game) if key.startswith("leave:")} == {"leave:yard.a", "leave:yard.b"}
    answer(game, "leave:yard.b")
    assert (me(game, 0).section, me(game, 0).inside) == ("yard.b", False)


@pytest.mark.rule("R-486", "R-292")
def test_a_strike_stops_work_before_it_is_paid_for() -> None:
    game = beside(0)
    bring(game, "strike", "incident.rail")
    bring(game, "strike", "hand.1")
    game = turn_of(game, 0)
    answer(game, "train")
    assert game.asked() == [1]
    goes_on = game.copy()
    answer(game, "react:incident:strike")
    assert (me(game, 0).skill, me(game, 0).ap) == (0, 15)
    answer(goes_on, "pass")
    assert (me(goes_on, 0).skill, me(goes_on, 0).ap) == (1, 7)


@pytest.mark.rule("R-294", "R-293")
def test_with_no_disc_out_nobody_works() -> None:
    game = beside(0)
    assert "work" in keys(game)
    game.table.move_all("discs", "discs.stack")
    game = turn_of(game, 0)
    assert "work" not in keys(game)
    assert "train" in keys(game)


@pytest.mark.rule("R-307", "R-308", "R-309", "R-503")
def test_who_may_storm_the_outpost() -> None:
    game = beside(1)
    for ap, may in ((6, False), (7, True)):
        me(game, 0).ap = ap
        assert ("storm-outpost" in keys(turn_of(game, 0))) is may
    stand(game, 0, "market.c")
    assert "storm-outpost" not in keys(turn_of(game, 0))
    assert "storm-outpost" not in keys(beside())
    assert "storm-outpost" not in keys(beside(0))


@pytest.mark.rule("R-310", "R-311", "R-312", "R-317", "R-318", "R-319", "R-320", "R-321")
def test_the_occupant_gives_three_and_picks_where_to_stand() -> None:
    game = beside(2)
    outpost_at(game, "yard.3")
    for seat in (0, 1):
        stand(game, seat, "yard.a")
    own(game, 2, food=2, tools=2)
    game = turn_of(game, 0)
    answer(game, "storm-outpost")
    assert (me(game, 0).ap, me(game, 0).favor) == (8, 0)
    assert (prompt(game), game.asked()) == ("ask-tribute", [2])
    answer(game, "portion:food:1", "portion:tools:2")
    assert (held(game, 0), held(game, 2), held(game, 1)) == ({"food": 1, "tools": 2}, {"food": 1}, {})
    assert (prompt(game), game.asked(), sorted(keys(game))) == ("ask-out", [2], ["onto:yard.a", "onto:yard.b"])
    assert me(game, 0).favor == 0
    answer(game, "onto:yard.b")
    assert (me(game, 2).section, me(game, 2).inside) == ("yard.b", False)
    assert [one.favor for one in game.state.players] == [-3, 0, 0]
    assert "storm-outpost" not in keys(game)
    answer(game, "enter-outpost")
    assert (me(game, 0).inside, me(game, 0).ap) == (True, 3)


@pytest.mark.rule("R-082", "R-321", "R-313")
def test_who_came_to_storm_it_does_not_enter() -> None:
    game = beside(1)
    stand(game, 0, "market.c")
    game = turn_of(game, 0)
    answer(game, "go:market.a", "storm-outpost")
    assert (held(game, 0), me(game, 1).inside, me(game, 0).favor) == ({}, False, -3)
    assert game.asked() == [1]


@pytest.mark.rule("R-501", "R-502", "R-530")
def test_when_the_deal_ends_all_inside_come_out_one_after_the_other() -> None:
    game = beside(0, 2)
    outpost_at(game, "yard.3")
    bring(game, "the_deal", "events.active")
    game.state.starter = 1
    game.state.spent_ap = True
    for one in game.state.players:
        one.passed = True
    game = turn_of(game, 0)
    assert (prompt(game), game.asked()) == ("ask-out", [2])
    answer(game, "onto:yard.a")
    assert (prompt(game), game.asked(), me(game, 2).inside) == ("ask-out", [0], False)
    answer(game, "onto:yard.b")
    assert [one.section for one in game.state.players] == ["yard.b", "market.a", "yard.a"]
    assert not any(one.inside for one in game.state.players)
    assert (game.state.round, prompt(game)) == (2, "ask-event")


@pytest.mark.rule("R-296", "R-298", "R-501")
def test_without_the_deal_one_stays_inside_over_the_round() -> None:
    game = beside(1)
    game.state.spent_ap = True
    for one in game.state.players:
        one.passed = True
    game = turn_of(game, 0)
    assert (game.state.round, me(game, 1).inside, prompt(game)) == (2, True, "ask-event")
    answer(game, keys(game)[0])
    assert me(game, 1).ap == 15


@pytest.mark.rule("R-276", "R-559", "R-291")
def test_entering_breaks_a_promise_to_keep_out() -> None:
    game = beside()
    own(game, 0, food=1)
    own(game, 1, tools=1)
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough", "put:tools:1", "enough")
    answer(game, "promise:keep-out", "send")
    game.answer(1, "accept")
    assert [one.settled for one in game.state.talk.promises] == [""]
    answer(game, "enter-outpost")
    assert [one.settled for one in game.state.talk.promises] == ["broken"]
