"""Rounds and turns, step by step: how they begin, who comes next, and how they end."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.state import Stage
from tests.games.raid_trade.tables import (
    FAIL,
    Game,
    answer,
    bare,
    bare_line,
    bring,
    clear,
    held,
    house,
    keys,
    me,
    on_top,
    opening,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)


def all_pass(game: Game, *, spent: bool = True) -> Game:
    """Everybody has passed: the round is about to close."""
    game.state.spent_ap = spent
    for one in game.state.players:
        one.passed = True
    return turn_of(game, 0)


def news(game: Game, *cards: str) -> None:
    """These events are to choose from in the next round."""
    while game.state.piles["events.open"]:
        game.table.draw("events.open", "events.discards")
    for card in cards:
        bring(game, card, "events.open")


# --- the start of a round ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R-066", "R-070", "R-071", "R-072", "R-076", "R-293", "R-118", "R-259", "R-358")
def test_a_new_round_begins_afresh() -> None:
    game = bare("mayu", "zoey", "jake")
    game.table.move_all("discs", "discs.stack")
    own(game, 0, food=1)
    own(game, 1, food=1)
    bring(game, "curfew", "events.active")
    news(game, "ceasefire", "open_roads")
    for seat, one in enumerate(game.state.players):
        one.ap, one.idle, one.used = seat, 1, ["battery"]
    game = all_pass(game)
    assert (game.state.round, game.state.starter, game.state.active, game.state.spent_ap) == (2, 2, 2, False)
    assert (game.asked(), keys(game)) == ([2], ["card:ceasefire", "card:open_roads"])
    assert game.state.piles["discs"] == ["disc_4"]
    assert game.state.piles["events.active"] == []
    assert "curfew" in game.state.piles["events.discards"]
    answer(game, "card:open_roads")
    assert game.state.piles["events.active"] == ["open_roads"]
    assert "ceasefire" in game.state.piles["events.discards"]
    assert [(one.ap, one.idle, one.used, one.passed) for one in game.state.players] == [(15, 0, [], False)] * 3
    assert (prompt(game), game.asked()) == ("ask-action", [2])
    answer(game, "pass-round")
    assert game.asked() == [0]
    game = all_pass(game)
    assert (game.state.round, game.state.piles["discs"]) == (3, ["disc_4"])


@pytest.mark.rule("R-052", "R-054", "R-067", "R-354")
def test_in_the_first_round_the_youngest_starts_whatever_is_owned() -> None:
    game = opening("mayu", "zoey", "jake")
    assert (game.state.round, game.asked(), prompt(game)) == (1, [0], "ask-event")
    game.state.round = 0
    game.state.stage = Stage.ROUND
    own(game, 0, food=2)
    game = turn_of(game, 0)
    assert (game.state.round, game.asked()) == (1, [0])


@pytest.mark.rule("R-067", "R-357")
def test_who_is_out_does_not_count_as_whoever_owns_least() -> None:
    game = bare_line("mayu", "zoey", "jake", "carter")
    for seat, food in enumerate((3, 0, 1, 2)):
        stand(game, seat, "mill.a")
        own(game, seat, food=food)
    me(game, 1).out = True
    game = all_pass(game)
    assert (game.state.round, game.state.starter, game.asked()) == (2, 2, [2])


@pytest.mark.rule("R-353", "R-357", "R-358", "R-066")
def test_rounds_of_the_scenario_have_no_events() -> None:
    game = bare_line()
    for seat in range(3):
        stand(game, seat, "mill.a")
        me(game, seat).ap = 3
    own(game, 0, food=1)
    own(game, 1, food=2)
    game = all_pass(game)
    assert (game.state.round, prompt(game), game.asked()) == (2, "ask-action", [2])
    assert [one.ap for one in game.state.players] == [15, 15, 15]
    assert [game.state.piles[f"events{name}"] for name in (".open", ".active", ".discards")] == [[], [], []]
    assert game.state.piles["discs"] == []


@pytest.mark.rule("R-070", "R-104", "R-496", "R-497", "R-498")
def test_tough_luck_changes_what_is_held_and_not_how_much() -> None:
    game = bare("mayu", "zoey", "jake")
    own(game, 0, food=6)
    own(game, 2, tools=4)
    news(game, "tough_luck", "curfew")
    game = all_pass(game)
    answer(game, "card:tough_luck")
    assert [sum(held(game, seat).values()) for seat in range(3)] == [6, 0, 4]
    assert held(game, 0) != {"food": 6}
    assert held(game, 2) != {"tools": 4}
    assert sum(game.state.stock["food"].values()) == 17


@pytest.mark.rule("R-070", "R-104")
def test_an_amnesty_leaves_favor_and_nobody_gains_any() -> None:
    game = bare("mayu", "zoey", "jake")
    news(game, "amnesty", "curfew")
    for seat, favor in enumerate((0, -3, 1)):
        me(game, seat).favor = favor
    game = all_pass(game)
    answer(game, "card:amnesty")
    assert [one.favor for one in game.state.players] == [0, -1, 1]


@pytest.mark.rule("R-504", "R-505", "R-506", "R-070", "R-155", "R-150")
def test_team_up_goes_clockwise_and_passes_over_full_hands() -> None:
    game = bare("mayu", "zoey", "jake")
    news(game, "team_up", "curfew")
    own(game, 0, food=1)
    own(game, 2, food=1)
    for card in ("old_map", "shortcut", "good_deed", "bad_news"):
        bring(game, card, "hand.1")
    for card in ("burglary", "ambush", "strike", "sirens", "roadblock"):
        bring(game, card, "hand.2")
    bring(game, "scavenger", "incident.rail")
    on_top(game, "incidents", "bad_omen", "informant")
    game = all_pass(game)
    answer(game, "card:team_up")
    assert (prompt(game), game.asked(), keys(game)) == ("ask-share", [1], ["card:scavenger", "from-deck"])
    answer(game, "from-deck")
    assert game.state.piles["hand.1"][-1] == "bad_omen"
    assert (prompt(game), game.asked()) == ("ask-share", [0])
    answer(game, "from-deck")
    assert (game.state.piles["hand.0"], len(game.state.piles["hand.2"])) == (["informant"], 5)
    assert (prompt(game), game.asked()) == ("ask-action", [1])
    answer(game, "pass-round")
    assert game.asked() == [2]


@pytest.mark.rule("R-155", "R-157", "R-506")
def test_a_shared_incident_is_drawn_from_the_shuffled_discards_if_need_be() -> None:
    game = bare("mayu", "zoey", "jake")
    news(game, "team_up", "curfew")
    game.table.move_all("incidents", "incidents.discards")
    game = all_pass(game)
    answer(game, "card:team_up", "from-deck")
    assert [len(game.state.piles[f"hand.{seat}"]) for seat in range(3)] == [1, 0, 0]


# --- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-073", "R-077", "R-090", "R-074", "R-087", "R-075")
def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    game = bare("mayu", "zoey", "jake", "carter")
    me(game, 2).passed = True
    game = turn_of(game, 3)
    seen = []
    for _ in range(6):
        seen.append(game.asked()[0])
        assert game.state.active == game.asked()[0]
        answer(game, next(key for key in keys(game) if key.startswith("go:")), "end-turn")
    assert seen == [3, 0, 1, 3, 0, 1]


@pytest.mark.rule("R-087", "R-088", "R-089", "R-074", "R-075")
def test_who_has_no_ap_at_the_start_of_the_turn_passes() -> None:
    game = bare("mayu", "zoey", "jake")
    me(game, 0).ap = 0
    me(game, 1).ap = 1
    game = turn_of(game, 0)
    assert (game.asked(), me(game, 0).passed, me(game, 1).passed) == ([1], True, False)
    answer(game, "pass-round")
    assert game.asked() == [2]
    answer(game, "pass-round")
    assert game.state.round == 2 or game.state.result is not None


@pytest.mark.rule("R-552", "R-095", "R-089")
def test_a_turn_in_which_ap_are_spent_starts_the_count_anew() -> None:
    game = bare("garcia", "zoey", "mayu")
    for seat in (1, 2):
        me(game, seat).passed = True
    me(game, 0).idle = 1
    own(game, 0, food=3)
    own(game, 1, tools=3)
    game = turn_of(game, 0)
    answer(game, next(key for key in keys(game) if key.startswith("go:")), "end-turn")
    assert (me(game, 0).idle, game.asked()) == (0, [0])
    offer = ("trade", "with:1", "compose", "put:food:1", "enough", "put:tools:1", "enough", "send")
    answer(game, *offer)
    game.answer(1, "accept")
    answer(game, "end-turn")
    assert (me(game, 0).idle, me(game, 0).passed, game.asked()) == (1, False, [0])
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough", "put:tools:2", "enough", "send")
    game.answer(1, "accept")
    answer(game, "end-turn")
    assert me(game, 0).passed


@pytest.mark.rule("R-057", "R-058", "R-059", "R-552")
def test_ap_that_others_pay_are_not_spent_by_the_active_player() -> None:
    game = bare("mayu", "zoey", "jake")
    own(game, 0, food=1)
    own(game, 1, tools=1)
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough", "put:tools:1", "enough", "send")
    game.answer(1, "accept")
    assert game.state.turn is not None
    assert game.state.turn.spent
    other = bare("garcia", "zoey", "jake")
    own(other, 0, food=1)
    own(other, 1, tools=1)
    other = turn_of(other, 0)
    answer(other, "trade", "with:1", "compose", "put:food:1", "enough", "put:tools:1", "enough", "send")
    other.answer(1, "accept")
    assert other.state.turn is not None
    assert not other.state.turn.spent
    attacked = bare("carter", "zoey", "jake")
    own(attacked, 0, guns=1)
    own(attacked, 1, guns=1)
    attacked = turn_of(attacked, 0)
    answer(attacked, "attack:1")
    assert attacked.state.turn is not None
    attacked.state.turn.spent = False
    roll(attacked, (5,), (3,))
    answer(attacked, "defend")
    assert not attacked.state.turn.spent


@pytest.mark.rule("R-078", "R-079", "R-080", "R-081", "R-083", "R-360")
def test_all_that_can_be_done_is_offered() -> None:
    game = bare("carter", "zoey", "mayu")
    house(game, "market.1", "small")
    clear(game, "market.2")
    own(game, 0, guns=1, scrap=2, food=1)
    stand(game, 0, "market.a")
    bring(game, "scavenger", "incident.market")
    bring(game, "boots", "made.0")
    game = turn_of(game, 0)
    kinds = {key.partition(":")[0] for key in keys(game)}
    assert kinds == {"go", "raid", "attack", "craft", "trade", "market", "claim", "use", "pass-round"}
    answer(game, "craft:brass_knuckles")
    assert {key.partition(":")[0] for key in keys(game)} == {"go", "use", "end-turn"}
    line = bare_line("carter", "zoey", "mayu")
    own(line, 0, guns=1, scrap=2, food=1)
    stand(line, 0, "market.c")
    line = turn_of(line, 0)
    kinds = {key.partition(":")[0] for key in keys(line)}
    assert kinds == {"go", "raid", "guard", "craft", "trade", "market", "pass-round"}


@pytest.mark.rule("R-079", "R-250", "R-360")
@pytest.mark.parametrize("ap", [0, 1])
def test_one_ap_is_enough_to_craft(ap: int) -> None:
    game = bare("carter", "zoey", "mayu")
    own(game, 0, scrap=2)
    stand(game, 0, "market.b")
    me(game, 0).ap = ap + 1
    me(game, 1).ap = 1 - ap
    game = turn_of(game, 0)
    answer(game, "go:market.a")
    assert (game.asked() == [0]) is (ap == 1)
    if ap:
        assert "craft:brass_knuckles" in keys(game)


@pytest.mark.rule("R-487", "R-078", "R-155")
def test_who_holds_a_hidden_card_ends_the_turn_in_person() -> None:
    for seat, asked in ((0, [0]), (1, [1])):
        game = bare("carter", "zoey", "mayu")
        own(game, 0, scrap=2)
        on_top(game, "incidents", "strike")
        game.table.draw("incidents", f"hand.{seat}")
        stand(game, 0, "market.b")
        game = turn_of(game, 0)
        answer(game, "go:market.a", "craft:brass_knuckles")
        assert game.asked() == asked
        if seat == 0:
            assert keys(game) == ["end-turn"]


# --- the end of a round -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-113", "R-076", "R-322")
def test_houses_of_the_round_become_houses_of_before() -> None:
    game = bare("mayu", "zoey", "jake")
    game.table.shift("small-house", 2, "gone", "fresh.0")
    game.table.shift("large-house", 1, "gone", "fresh.1")
    game = all_pass(game)
    small, large = game.state.stock["small-house"], game.state.stock["large-house"]
    assert (small.get("fresh.0", 0), small.get("raided.0", 0), small.get("raided.1", 0)) == (0, 2, 0)
    assert (large.get("fresh.1", 0), large["raided.1"], large.get("raided.2", 0)) == (0, 1, 0)


@pytest.mark.rule("R-330", "R-322", "R-328", "R-329")
@pytest.mark.parametrize(("number", "spent", "over"), [(14, True, False), (15, True, True), (5, False, True)])
def test_points_are_counted_after_round_15_and_after_a_round_without_ap(number: int, spent: bool, over: bool) -> None:
    game = bare("mayu", "zoey", "jake")
    game.state.round = number
    game = all_pass(game, spent=spent)
    assert (game.state.result is not None) is over
    if game.state.result is not None:
        assert (game.state.result.ending, game.state.result.winners) == ("points", [0, 1, 2])


@pytest.mark.rule("R-323", "R-324", "R-325", "R-326", "R-327", "R-328")
def test_what_counts_how_much() -> None:
    for favor, worth in ((1, 2), (0, 0), (-1, -1), (-4, -4)):
        game = bare("mayu", "zoey", "jake")
        me(game, 1).favor = favor
        for one in game.state.players:
            one.ap = 1
        game = all_pass(game, spent=False)
        assert game.state.result is not None
        assert game.state.result.points == [1, 1 + worth, 1]
        assert game.state.result.winners == ([1] if worth > 0 else [0, 1, 2] if worth == 0 else [0, 2])


@pytest.mark.rule("R-322", "R-553", "R-330")
def test_one_house_that_can_be_reached_goes_on() -> None:
    for left, over in (("market.1", False), ("", True)):
        game = bare("mayu", "zoey", "jake")
        for size in ("small", "medium", "large"):
            for at in [at for at in game.state.stock[f"{size}-house"] if at != "gone"]:
                game.table.shift(f"{size}-house", 1, at, "gone")
        if left:
            game.table.shift("small-house", 1, "gone", left)
        game = all_pass(game)
        assert (game.state.result is not None) is over


@pytest.mark.rule("R-558", "R-076", "R-557")
def test_who_wanted_no_more_offers_hears_them_again_in_the_next_round() -> None:
    game = bare("mayu", "zoey", "jake")
    own(game, 0, food=2)
    own(game, 1, tools=1)
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough", "put:tools:1", "enough", "send")
    game.answer(1, "no-more-offers")
    news(game, "curfew", "open_roads")
    game = all_pass(game)
    answer(game, "card:curfew")
    game = turn_of(game, 0)
    answer(game, "trade")
    assert "with:1" in keys(game)


@pytest.mark.rule("R-559", "R-076")
def test_a_promise_is_kept_when_the_next_round_is_over() -> None:
    game = bare("mayu", "zoey", "jake")
    own(game, 0, food=2)
    own(game, 1, tools=1)
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough", "put:tools:1", "enough", "promise:peace", "send")
    game.answer(1, "accept")
    [promise] = game.state.talk.promises
    assert (promise.by, promise.to, promise.what, promise.goods) == (0, 1, "peace", {})
    news(game, "curfew", "open_roads")
    game = all_pass(game)
    assert [one.settled for one in game.state.talk.promises] == [""]
    answer(game, "card:curfew")
    game = all_pass(game)
    assert [one.settled for one in game.state.talk.promises] == ["kept"]


# --- winning ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-100", "R-101", "R-097", "R-063", "R-098")
def test_favor_wins_on_anothers_turn_and_clockwise_from_the_active_player() -> None:
    game = bare("carter", "zoey", "jake")
    own(game, 1, guns=1)
    bring(game, "disc_4", "discs.0")
    me(game, 0).favor = 4
    me(game, 1).favor = 6
    game = turn_of(game, 1)
    roll(game, (1,))
    answer(game, "attack:0")
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("favor", [1])


@pytest.mark.rule("R-010", "R-098")
def test_nine_favor_do_not_win() -> None:
    game = bare("mayu", "zoey", "jake")
    house(game, "market.1", "small")
    on_top(game, "raid.small", "bare_kitchen")
    me(game, 0).favor, me(game, 0).skill = 9, 19
    game = turn_of(game, 0)
    roll(game, FAIL)
    answer(game, "raid:market.1")
    assert game.state.result is None
