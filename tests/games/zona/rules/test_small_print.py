"""The small print of items, damage, places and cards: limits, whose turn it is, and what is left out."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import AGAINST_DAMAGE, ATTRIBUTES, IN_TEST, NEGATES, RUMOR, SHIELD
from fivefires.games.zona.rules import rumors
from fivefires.games.zona.rules.board import NEIGHBOURS
from fivefires.games.zona.rules.questions import Bury, Buy, Use
from fivefires.games.zona.show import wording
from fivefires.games.zona.show.scene import decks
from fivefires.games.zona.state import CampUnderWay, EventUnderWay, Scavenger, Status
from fivefires.kernel import Message, message
from tests.games.zona.tables import (
    MINUSES,
    PLUSES,
    Game,
    again,
    bare,
    keys,
    me,
    next_turn,
    opening,
    owned,
    pile,
    pile_of,
    play,
    prompt,
    put,
    read,
    reader,
    says,
    table_for,
    told,
    view,
)


def two(*items: str, place: str = "farms", other: str = "quarry", character: str = "olga") -> Game:
    """The first player owns these items, packed."""
    runner = bare(character, "ivan", places=(place, other))
    for item in items:
        put(runner, item, "packed.0")
    return runner


def damage(runner: Game) -> list[int]:
    return [scavenger.damage for scavenger in runner.state.scavengers]


# --- damage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-529", "Z-539")
def test_before_damage_only_what_helps_is_worth_a_question() -> None:
    """A radio is offered beside protection and not by itself, even where a weakness threatens."""
    runner = two("radio_scanner")
    me(runner).damage = 6
    assert prompt(says(runner, v.Suffer(radiation=1))) == "ask-weakness"
    runner = two("radio_scanner")
    put(runner, "iodine", "small.0")
    runner = says(runner, v.Suffer(radiation=1))
    assert keys(runner) == ["use:iodine", "use:radio_scanner", "take-it"]
    runner = two("field_medkit")
    me(runner).damage = 6
    assert keys(says(runner, v.Suffer(radiation=1))) == ["use:field_medkit", "take-it"]


@pytest.mark.rule("Z-315", "Z-316")
def test_protection_for_another_scene_or_already_spent_is_not_offered() -> None:
    """Boots are for shortcuts; the helmet is deactivated, and that of nobody else helps."""
    runner = two()
    put(runner, "hiking_boots", "worn.0")
    put(runner, "steel_helmet", "worn.0")
    me(runner).tokens = {"steel_helmet": 1}
    runner = says(runner, v.Suffer(physical=1))
    assert (prompt(runner), damage(runner)) == ("ask-action", [1, 0])


@pytest.mark.rule("Z-349", "Z-350", "Z-529")
def test_before_exhaustion_one_is_healed_where_a_weakness_threatens() -> None:
    runner = two("field_medkit")
    me(runner).fatigue, me(runner).damage, me(runner, 1).damage = 5, 6, 3
    runner = says(runner, v.Tire(1))
    assert (prompt(runner), runner.asked(), keys(runner)) == (
        "ask-before-exhaustion",
        [0],
        ["use:field_medkit", "take-it"],
    )
    play(runner, "use:field_medkit")
    assert (prompt(runner), damage(runner), me(runner).tokens) == ("ask-action", [6, 3], {"field_medkit": 1})


@pytest.mark.rule("Z-349", "Z-350", "Z-539")
def test_exhaustion_that_finds_room_is_no_question() -> None:
    """The other player has an artifact that protects at a price, which is nobody's business here."""
    runner = two("field_medkit")
    put(runner, "clot", "packed.1")
    me(runner).fatigue, me(runner).damage = 5, 3
    runner = says(runner, v.Tire(1))
    assert (prompt(runner), damage(runner)) == ("ask-action", [4, 0])


@pytest.mark.rule("Z-346", "Z-348")
def test_whoever_has_eaten_enough_is_not_asked_to_eat_more() -> None:
    """Two points beyond the end of the dial, and one meal takes off two."""
    runner = two()
    for meal in ("canned_stew", "trail_mix"):
        put(runner, meal, "small.0")
    me(runner).fatigue = 5
    runner = says(runner, v.Tire(2))
    play(runner, "use:canned_stew")
    assert (prompt(runner), me(runner).fatigue, damage(runner)) == ("ask-action", 5, [0, 0])
    assert owned(runner, 0) == {"trail_mix"}


@pytest.mark.rule("Z-346", "Z-348")
def test_fatigue_of_exactly_5_hurts_nobody_and_asks_nothing() -> None:
    runner = two("clot", "field_medkit")
    me(runner).fatigue, me(runner).damage = 4, 2
    runner = says(runner, v.Tire(1))
    assert (prompt(runner), me(runner).fatigue, damage(runner)) == ("ask-action", 5, [2, 0])


@pytest.mark.rule("Z-326")
@pytest.mark.parametrize(("weaknesses", "asked"), [((), False), (("smarts",), False), (("physique", "smarts"), True)])
def test_of_several_weaknesses_the_player_picks_the_one_that_is_healed(
    weaknesses: tuple[str, ...], asked: bool
) -> None:
    runner = two()
    for seat, mine in ((0, [*weaknesses]), (1, ["physique", "smarts", "willpower"])):
        me(runner, seat).weaknesses = mine
        runner.table.shift("weakness-token", len(mine), "supply", f"seat.{seat}")
    runner = says(runner, v.Heal(weakness=1), v.Gain(5))
    if asked:
        assert (prompt(runner), runner.asked(), keys(runner)) == (
            "ask-which-weakness",
            [0],
            ["cure:physique", "cure:smarts"],
        )
        play(runner, "cure:smarts")
    assert (me(runner).weaknesses, me(runner).rubles) == (["physique"] if asked else [], 5)
    assert (len(me(runner, 1).weaknesses), runner.state.stock["weakness-token"].get("seat.0", 0)) == (3, int(asked))


# --- items --------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-252", "Z-258")
def test_an_item_of_two_uses_is_kept_after_the_first() -> None:
    runner = two()
    put(runner, "road_flares", "small.0")
    runner = says(runner, v.Wear(1))
    assert (me(runner).tokens, owned(runner, 0)) == ({"road_flares": 1}, {"road_flares"})
    runner = says(runner, v.Wear(1))
    assert (me(runner).tokens, owned(runner, 0), pile_of(runner, "road_flares")) == ({}, set(), "discards.junk")


@pytest.mark.rule("Z-255")
def test_a_deactivated_item_is_of_the_players_choice_among_those_that_are_ready() -> None:
    runner = two("miners_lamp", "commando_knife", "climbing_line", "fire_axe")
    me(runner).tokens = {"climbing_line": 1}
    put(runner, "quad_bike", "packed.1")
    runner = says(runner, v.Deactivate(2))
    assert (prompt(runner), runner.asked()) == ("ask-which-deactivated", [0])
    assert keys(runner) == ["deactivate:miners_lamp", "deactivate:commando_knife"]
    play(runner, "deactivate:commando_knife")
    assert me(runner).tokens == {"climbing_line": 1, "commando_knife": 1, "miners_lamp": 1}
    runner = says(runner, v.Deactivate(1), v.Gain(5))
    assert (me(runner).rubles, me(runner, 1).tokens) == (5, {})


@pytest.mark.rule("Z-249", "Z-485", "Z-540")
@pytest.mark.parametrize(("mine", "others", "offered"), [(0, 2, False), (2, 0, True)])
def test_an_item_for_the_hurt_is_offered_to_the_hurt(mine: int, others: int, offered: bool) -> None:
    runner = two("sparkler", place="farms", other="farms")
    me(runner).damage, me(runner, 1).damage = mine, others
    assert ("use:sparkler" in keys(again(runner))) is offered


@pytest.mark.rule("Z-249", "Z-485", "Z-540")
def test_an_item_that_is_deactivated_is_not_offered_between_actions() -> None:
    runner = two("sparkler")
    me(runner).damage, me(runner).tokens = 2, {"sparkler": 1}
    assert "use:sparkler" not in keys(again(runner))


@pytest.mark.rule("Z-231", "Z-232")
@pytest.mark.parametrize("dropped", ["rebar_club", "fire_axe"])
def test_what_is_dropped_for_want_of_room_loses_its_tokens(dropped: str) -> None:
    """The new item goes itself, or another one makes way."""
    runner = two("rebar_club", "sawn_off", "bicycle", "crowbar", "censer")
    me(runner).tokens = {"rebar_club": 2}
    put(runner, "fire_axe", "deck.junk")
    runner = says(runner, v.Take(v.JUNK))
    assert (prompt(runner), runner.asked()) == ("ask-make-room", [0])
    play(runner, f"drop:{dropped}")
    while prompt(runner) == "ask-taking":
        play(runner, "decline")
    assert me(runner).tokens == ({"rebar_club": 2} if dropped == "fire_axe" else {})
    assert (dropped in owned(runner, 0), len(pile(runner, "packed.0"))) == (False, 5)


@pytest.mark.rule("Z-242", "Z-243")
def test_without_the_sixth_spot_one_item_goes_with_its_tokens() -> None:
    """The other player has a bag, which gives nobody else a spot."""
    runner = two("rebar_club", "sawn_off", "bicycle", "crowbar", "censer", "fire_axe")
    put(runner, "bread_bag", "small.0")
    put(runner, "false_bottom", "small.1")
    me(runner).tokens = {"rebar_club": 2}
    runner = says(runner, v.Discard(v.Match(category=v.Category.TOOL)), v.Gain(5))
    play(runner, "discard:bread_bag")
    assert (prompt(runner), runner.asked()) == ("ask-lost-spot", [0])
    play(runner, "drop:rebar_club")
    assert (me(runner).tokens, len(pile(runner, "packed.0")), me(runner).rubles) == ({}, 5, 5)


@pytest.mark.rule("Z-056", "Z-238", "Z-239")
def test_somebody_elses_bag_is_no_sixth_spot() -> None:
    runner = two("rebar_club", "sawn_off", "bicycle", "climbing_line", "censer")
    put(runner, "bread_bag", "packed.1")
    put(runner, "fire_axe", "deck.junk")
    assert prompt(says(runner, v.Take(v.JUNK))) == "ask-make-room"


@pytest.mark.rule("Z-225")
def test_only_own_gear_is_arranged_and_only_as_far_as_there_is_room() -> None:
    """Five things that cannot be worn fill the backpack: whoever has a bag may pack the jacket, too."""
    for bag_of, ways in ((0, ["wear:", "wear:quilted_jacket"]), (1, ["wear:quilted_jacket"])):
        runner = two("rebar_club", "sawn_off", "bicycle", "climbing_line", "censer")
        put(runner, "quilted_jacket", "worn.0")
        put(runner, "steel_helmet", "worn.1")
        put(runner, "bread_bag", f"small.{bag_of}")
        runner = again(runner)
        if len(ways) > 1:
            play(runner, "gear")
            assert keys(runner) == ways
        else:
            assert "gear" not in keys(runner)


@pytest.mark.rule("Z-527", "Z-485")
@pytest.mark.parametrize("mine", [True, False])
def test_only_own_things_are_dropped(mine: bool) -> None:
    runner = two()
    put(runner, "bandages", "small.0" if mine else "small.1")
    assert ("drop-something" in keys(again(runner))) is mine


@pytest.mark.rule("Z-097", "Z-553")
def test_an_action_can_be_added_only_up_to_three() -> None:
    runner = two()
    put(runner, "frozen_second", "small.0")
    runner = again(runner)
    play(runner, "move:village")
    assert runner.state.turn is not None
    assert (runner.state.turn.actions_left, "use:frozen_second" in keys(runner)) == (1, True)
    play(runner, "use:frozen_second")
    assert runner.state.turn is not None
    assert (runner.state.turn.actions_left, "use:frozen_second" in keys(runner)) == (2, False)


# --- local actions, camping, market ---------------------------------------------------------------------------


@pytest.mark.rule("Z-105", "Z-441")
def test_an_item_for_local_actions_protects_whoever_takes_one() -> None:
    """2 radiation at the Junkyard; the mask cancels 1."""
    runner = two(place="junkyard")
    put(runner, "respirator", "worn.0")
    runner = again(runner)
    play(runner, "local")
    assert (prompt(runner), keys(runner)) == ("ask-protect", ["use:respirator", "take-it"])
    play(runner, "use:respirator")
    assert damage(runner) == [1, 0]


@pytest.mark.rule("Z-396")
@pytest.mark.parametrize(("rubles", "offered"), [(799, False), (800, True)])
def test_a_weakness_is_treated_for_exactly_800(rubles: int, offered: bool) -> None:
    runner = two(place="research_station")
    me(runner).weaknesses, me(runner).rubles = ["smarts"], rubles
    runner = again(runner)
    play(runner, "local")
    assert ("cure:smarts" in keys(runner)) is offered


@pytest.mark.rule("Z-399", "Z-402")
@pytest.mark.parametrize(("fatigue", "offered"), [(1, False), (2, True)])
def test_nobody_dozes_who_is_not_tired(fatigue: int, offered: bool) -> None:
    runner = two(place="roadhouse")
    me(runner).fatigue = fatigue
    runner = again(runner)
    play(runner, "local")
    assert ("doze" in keys(runner)) is offered


@pytest.mark.rule("Z-404", "Z-405")
def test_two_repairs_are_for_nothing_and_no_more() -> None:
    runner = two("fire_axe", place="village")
    me(runner).tokens, me(runner).reputation = {"fire_axe": 2}, 1
    put(runner, "rebar_club", "packed.0")
    me(runner).tokens["rebar_club"] = 3
    runner.table.shift("reputation-token", 1, "supply", "seat.0")
    me(runner).fatigue = 2
    runner = again(runner)
    play(runner, "local", "free-repair", "repair:rebar_club", "repair:rebar_club")
    assert (prompt(runner), me(runner).tokens, me(runner).rubles) == ("ask-camp", {"fire_axe": 2, "rebar_club": 1}, 0)


@pytest.mark.rule("Z-264", "Z-529")
def test_an_occasion_to_buy_goes_on_until_the_player_is_done() -> None:
    """Items are used in between, by the buyer; what is bought is the buyer's."""
    runner = two("field_medkit")
    me(runner).rubles, me(runner, 1).rubles = 5000, 5000
    me(runner).damage = me(runner, 1).damage = 2
    runner = says(runner, v.Trade(), v.Gain(5))
    assert (prompt(runner), runner.asked()) == ("ask-trade", [0])
    play(runner, "use:field_medkit")
    assert (prompt(runner), damage(runner), me(runner).tokens) == ("ask-trade", [1, 2], {"field_medkit": 1})
    before, price = me(runner).rubles, next(option.price for option in buys(runner))
    play(runner, "buy:junk:1")
    while prompt(runner) != "ask-trade":
        play(runner, keys(runner)[0])
    assert (before - me(runner).rubles, me(runner, 1).rubles, owned(runner, 1)) == (price, 5000, set())
    play(runner, "done")
    assert (prompt(runner), me(runner).rubles) == ("ask-action", before - price + 5)


@pytest.mark.rule("Z-228", "Z-274")
def test_what_has_found_its_place_is_no_longer_under_way() -> None:
    """An axe is bought and packed, and buying goes on as before."""
    runner = two()
    me(runner).rubles = 5000
    runner.table.move_all("market.junk.1", "deck.junk")
    put(runner, "fire_axe", "market.junk.1")
    runner = says(runner, v.Trade())
    before = [*runner.state.under_way]
    play(runner, "buy:junk:1")
    assert (prompt(runner), pile(runner, "packed.0")) == ("ask-trade", ["fire_axe"])
    assert runner.state.under_way == before


def buys(runner: Game) -> list[Buy]:
    return [option for option in runner.options(0) if isinstance(option, Buy)]


@pytest.mark.rule("Z-264")
def test_an_occasion_for_one_purchase_ends_with_it() -> None:
    runner = two()
    me(runner).rubles = 5000
    runner = says(runner, v.Trade(most=1), v.Gain(5))
    play(runner, "buy:junk:1")
    while prompt(runner) not in ("ask-trade", "ask-action"):
        play(runner, keys(runner)[0])
    assert (prompt(runner), len(owned(runner, 0))) == ("ask-action", 1)


@pytest.mark.rule("Z-269")
def test_each_purchase_looks_at_the_rubles_and_the_name_of_its_moment() -> None:
    runner = two()
    me(runner).rubles, me(runner).reputation = 5000, 1
    runner.table.shift("reputation-token", 1, "supply", "seat.0")
    runner = says(runner, v.Trade())
    assert [option.column for option in buys(runner)] == [1, 2, 3, 4, 1, 2, 3, 4]
    me(runner).reputation = -1
    play(runner, "buy:junk:1")
    while prompt(runner) != "ask-trade":
        play(runner, keys(runner)[0])
    assert [option.column for option in buys(runner)] == [2, 1, 2]
    me(runner).rubles = buys(runner)[0].price
    play(runner, "buy:junk:2")
    assert prompt(runner) != "ask-trade"


@pytest.mark.rule("Z-272")
def test_gaps_are_filled_when_the_buyers_turn_ends_and_only_then() -> None:
    runner = two(place="village", other="village")
    me(runner).rubles = 5000
    runner = next_turn(runner, 0, 1)
    play(runner, "local", "buy:junk:2")
    while prompt(runner) != "ask-camp":
        play(runner, keys(runner)[0])
    play(runner, "done")
    assert [len(pile(runner, f"market.junk.{column}")) for column in (1, 2, 3, 4)] == [1, 0, 1, 1]
    play(runner, "pass")
    assert (runner.asked(), [len(pile(runner, f"market.junk.{column}")) for column in (1, 2, 3, 4)]) == ([1], [1] * 4)


@pytest.mark.rule("Z-272")
def test_a_turn_without_a_purchase_fills_no_gap() -> None:
    """The deck was empty when something was bought; when it has cards again, the spot stays empty."""
    runner = two(place="village", other="village")
    me(runner).rubles = 5000
    runner.table.move_all("deck.junk", "box")
    runner = next_turn(runner, 0, 1)
    play(runner, "local", "buy:junk:2")
    while prompt(runner) != "ask-camp":
        play(runner, keys(runner)[0])
    play(runner, "done", "pass")
    assert [len(pile(runner, f"market.junk.{column}")) for column in (1, 2, 3, 4)] == [1, 1, 1, 0]
    put(runner, "canned_stew", "deck.junk")
    play(runner, "pass")
    assert [len(pile(runner, f"market.junk.{column}")) for column in (1, 2, 3, 4)] == [1, 1, 1, 0]


@pytest.mark.rule("Z-272")
def test_what_was_bought_in_an_event_is_replaced_when_the_event_is_over() -> None:
    """The event allows one purchase; when the other player's event begins, the row is full again."""
    runner = reader("valerian", "proving_grounds", "y18")
    me(runner, 1).place = "proving_grounds"
    me(runner).rubles = 5000
    runner = again(runner)
    read(runner, PLUSES)
    row = [pile(runner, f"market.junk.{column}")[0] for column in (1, 2, 3, 4)]
    play(runner, "buy:junk:1")
    while runner.asked() == [0] and prompt(runner) not in ("ask-trade", "ask-action"):
        play(runner, keys(runner)[0])
    assert (runner.state.stage, runner.asked()) == ("events", [1])
    assert [pile(runner, f"market.junk.{column}") for column in (1, 2, 3)] == [[card] for card in row[1:]]
    assert len(pile(runner, "market.junk.4")) == 1


# --- reputation -----------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-354", "Z-357")
@pytest.mark.parametrize(
    ("reputation", "fatigue", "asked"), [(-1, 3, False), (0, 3, False), (1, 1, False), (1, 3, True)]
)
def test_relief_is_offered_only_where_the_name_cannot_be_better(reputation: int, fatigue: int, asked: bool) -> None:
    runner = two()
    if reputation:
        runner.table.shift("reputation-token", 1, "supply", "seat.0")
    me(runner).reputation, me(runner).fatigue = reputation, fatigue
    runner = says(runner, v.Improve())
    assert prompt(runner) == ("ask-improved" if asked else "ask-action")
    assert (me(runner).reputation, me(runner).fatigue) == (min(1, reputation + 1), fatigue)


# --- facilities -----------------------------------------------------------------------------------------------


def before_the_lab(lock: str, *items: str, rubles: int = 300, fatigue: int = 1) -> Game:
    runner = two(place="quarry", other="wetlands")
    put(runner, pile(runner, "lock.botanical_lab")[0], "box")
    put(runner, lock, "lock.botanical_lab")
    for item in items:
        put(runner, item, "small.0" if item == "stolen_badge" else "packed.0")
    me(runner).rubles, me(runner, 1).rubles = rubles, 1000
    me(runner).fatigue = fatigue
    return again(runner)


def opens(runner: Game) -> list[str]:
    return [key.removeprefix("open:botanical_lab:") for key in keys(runner) if key.startswith("open:")]


@pytest.mark.rule("Z-110", "Z-361", "Z-568")
@pytest.mark.parametrize(
    ("lock", "items", "rubles", "ways"),
    [
        ("k2", ("stolen_badge",), 300, ["0+stolen_badge"]),  # 500 rubles, 200 of which the badge spares
        ("k2", ("stolen_badge",), 299, []),
        ("k2", ("stolen_badge",), 500, ["0", "0+stolen_badge"]),
        ("k2", (), 300, []),
        ("k3", ("stolen_badge",), 500, ["0"]),  # fatigue, which it does not spare
        ("k3", ("bolt_cutters",), 500, ["0", "0+bolt_cutters"]),
        ("k6", ("bolt_cutters",), 0, []),  # the cutters would be gone before they could be given up
        ("k6", ("bolt_cutters", "spectrometer"), 0, ["1+bolt_cutters"]),
    ],
)
def test_an_item_makes_a_lock_cheaper_where_it_can(
    lock: str, items: tuple[str, ...], rubles: int, ways: list[str]
) -> None:
    assert opens(before_the_lab(lock, *items, rubles=rubles)) == ways


@pytest.mark.rule("Z-110", "Z-361")
def test_a_spent_item_opens_nothing_and_neither_does_somebody_elses() -> None:
    runner = before_the_lab("k2", "stolen_badge")
    me(runner).tokens = {"stolen_badge": 1}
    assert opens(again(runner)) == []
    runner = before_the_lab("k2")
    put(runner, "stolen_badge", "small.1")
    assert opens(again(runner)) == []


@pytest.mark.rule("Z-110", "Z-112", "Z-113")
@pytest.mark.parametrize("item", ["stolen_badge", "bolt_cutters"])
def test_whoever_opens_with_an_item_pays_less_and_the_item_is_marked(item: str) -> None:
    runner = before_the_lab("k2", item, rubles=400)
    play(runner, f"open:botanical_lab:0+{item}", "keep-none")
    assert (me(runner).rubles, me(runner).place, me(runner).tokens) == (100, "botanical_lab", {item: 1})
    assert (me(runner, 1).rubles, me(runner, 1).tokens) == (1000, {})


@pytest.mark.rule("Z-369", "Z-370", "Z-371")
@pytest.mark.parametrize(
    ("place", "other", "found"), [("botanical_lab", "farms", True), ("farms", "botanical_lab", False)]
)
def test_a_card_lets_the_reader_search_the_secret_items_of_the_place(place: str, other: str, found: bool) -> None:
    runner = says(two(place=place, other=other), v.SearchSecretItems(), v.Gain(5))
    if found:
        items = pile(runner, "secret_items.botanical_lab")
        assert (prompt(runner), sorted(keys(runner))) == (
            "ask-secret-item",
            sorted([*(f"keep:{item}" for item in items), "keep-none"]),
        )
        play(runner, "keep-none")
    assert (prompt(runner), me(runner).rubles) == ("ask-action", 5)


# --- events -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-131", "Z-217")
@pytest.mark.parametrize(("dice", "outcome"), [(PLUSES, "pass"), (MINUSES, "fail")])
def test_what_came_of_a_marked_test_is_read(dice: tuple[int, ...], outcome: str) -> None:
    runner = reader("valerian", "wetlands", "g20")
    read(runner, dice)
    while prompt(runner) in ("ask-test", "ask-protect"):
        play(runner, keys(runner)[-1])
    assert runner.log is not None
    lines = [line.text.id for line in runner.log.lines if line.text.id.startswith("zona-ev-")]
    assert lines == ["zona-ev-g20-other", f"zona-ev-g20-other-{outcome}"]


@pytest.mark.rule("Z-563")
@pytest.mark.parametrize(
    ("left", "tokens", "offered"), [(2, {}, True), (1, {}, False), (2, {"field_glasses": 1}, False)]
)
def test_a_choice_of_events_needs_two_cards_and_a_ready_item(left: int, tokens: dict[str, int], offered: bool) -> None:
    runner = reader("valerian", "farms", "g02")
    put(runner, "field_glasses", "packed.0")
    me(runner).tokens = tokens
    for card in pile(runner, "events.green")[:-left]:
        put(runner, card, "discards.events.green")
    runner = again(runner)
    read(runner)
    assert (prompt(runner) == "ask-event-draw") is offered


@pytest.mark.rule("Z-563")
def test_the_card_that_is_picked_is_carried_out_and_the_other_goes_under_the_deck() -> None:
    runner = reader("valerian", "farms", "g02")
    put(runner, "g04", "events.green")
    put(runner, "field_glasses", "packed.0")
    runner = again(runner)
    read(runner)
    play(runner, "use:field_glasses")
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-which-event", [0], ["resolve:g02", "resolve:g04"])
    assert view(runner, 1).cards("look.0") == [None, None]
    play(runner, "resolve:g04")
    assert pile(runner, "events.green")[0] == "g02"
    play(runner, "choose:look_away")
    assert (prompt(runner), pile(runner, "discards.events.green")) == ("ask-action", ["g04"])


@pytest.mark.rule("Z-122", "Z-540")
def test_everybody_uses_own_items_before_the_own_event() -> None:
    """The one who is dead draws none; the third player is the active one in the third player's event."""
    runner = bare("valerian", "ivan", "tamara", places=("farms", "farms", "farms"))
    put(runner, "ivan", "box")
    runner.state.scavengers[1] = Scavenger(status=Status.DEAD)
    for card in ("g02", "g04"):
        put(runner, card, "events.green")
    put(runner, "bandages", "small.2")
    me(runner, 2).damage = 5  # all that she can bear, so that a price could not be paid
    runner = next_turn(runner, 2)
    play(runner, "pass")
    assert (prompt(runner), runner.asked(), runner.state.active) == ("ask-choice", [0], 0)
    play(runner, "choose:look_away")
    assert (prompt(runner), runner.asked(), runner.state.active) == ("ask-before-event", [2], 2)
    play(runner, "use:bandages")
    assert me(runner, 2).damage == 4


@pytest.mark.rule("Z-334")
def test_a_death_in_a_branch_of_an_event_leaves_nothing_under_way() -> None:
    runner = reader("valerian", "quarry", "g01")
    me(runner).weaknesses, me(runner).damage = ["alertness", "smarts", "willpower"], 7
    runner.table.shift("weakness-token", 3, "supply", "seat.0")
    runner = again(runner)
    read(runner, MINUSES)
    play(runner, "let-stand")
    assert (me(runner).status, runner.state.path, runner.state.under_way) == ("dead", [], [])


# --- rumors and the Voice -------------------------------------------------------------------------------------


def rumor(runner: Game, card: str) -> Game:
    for deck in ("events.green", "events.yellow"):
        runner.table.move_all(deck, f"discards.{deck}")
    put(runner, card, "rumors")
    runner = next_turn(runner, 0)
    play(runner, "pass")
    return runner


@pytest.mark.rule("Z-094", "Z-122", "Z-184", "Z-189")
@pytest.mark.parametrize("voice", [0, 1, 2])
def test_in_the_rumor_phase_the_voice_is_active_and_asked(voice: int) -> None:
    runner = bare("valerian", "ivan", "tamara", places=("roadhouse",) * 3, voice=voice)
    runner = rumor(runner, "r03")
    assert (prompt(runner), runner.asked(), runner.state.active) == ("ask-place", [voice], voice)


@pytest.mark.rule("Z-180", "Z-184")
@pytest.mark.parametrize("voice", [0, 1, 2])
def test_the_voice_closes_a_border(voice: int) -> None:
    """As long as the Voice thinks, the token of the old rumor lies nowhere."""
    runner = bare("valerian", "ivan", "tamara", places=("roadhouse",) * 3, voice=voice)
    put(runner, "r15", "rumors.in_force")
    runner.state.rumor_token = "farms"
    runner = rumor(runner, "r14")
    assert (prompt(runner), runner.asked(), runner.state.rumor_token) == ("ask-rumor-token", [voice], "")


@pytest.mark.rule("Z-094", "Z-184", "Z-522")
def test_alone_the_player_closes_a_border() -> None:
    runner = rumor(bare("valerian", places=("roadhouse",)), "r14")
    assert (prompt(runner), runner.asked(), runner.state.active) == ("ask-rumor-token", [0], 0)


@pytest.mark.rule("Z-186", "Z-187", "Z-188")
@pytest.mark.parametrize("voice", [0, 1, 2])
def test_a_rumor_for_its_reader_is_for_the_voice(voice: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No rumor of the box is; this one gives the reader 7 rubles."""
    monkeypatch.setitem(RUMOR, "r10", v.Rumor("r10", 0, (v.Gain(7),)))
    runner = rumor(bare("valerian", "ivan", "tamara", places=("roadhouse",) * 3, voice=voice), "r10")
    assert [me(runner, seat).rubles for seat in range(3)] == [7 * (seat == voice) for seat in range(3)]


@pytest.mark.rule("Z-186", "Z-522")
def test_alone_a_rumor_for_its_reader_is_for_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RUMOR, "r10", v.Rumor("r10", 0, (v.Each(v.Where(), (v.Gain(7),)), v.Gain(7))))
    runner = rumor(bare("valerian", places=("roadhouse",)), "r10")
    assert (me(runner).rubles, runner.state.active) == (14, 0)


@pytest.mark.rule("Z-187", "Z-522")
def test_alone_the_player_chooses_what_a_rumor_leaves_open() -> None:
    """The fever: in the bunkers or outdoors."""
    runner = rumor(bare("valerian", places=("roadhouse",)), "r13")
    assert (runner.asked(), prompt(runner)) == ([0], "ask-choice")
    assert keys(runner) == ["choose:bunkers", "choose:outdoors"]


@pytest.mark.rule("Z-180", "Z-559")
def test_a_persistent_rumor_without_a_spot_is_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rumor of the box can be without one; this one wants a place with threats, and there is none."""
    nowhere = v.OnToken("location", v.Where(threats=True), (v.NoLocalAction(),))
    monkeypatch.setitem(RUMOR, "r17", v.Rumor("r17", 0, persistent=nowhere))
    runner = rumor(two(place="roadhouse", other="roadhouse"), "r17")
    assert (prompt(runner), pile(runner, "rumors.in_force"), runner.state.rumor_token) == ("ask-action", [], "")
    assert pile(runner, "discards.rumors") == ["r17"]


@pytest.mark.rule("Z-180", "Z-184")
def test_the_only_spot_is_taken_without_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    there = v.OnToken("location", v.Where(threats=True), (v.NoLocalAction(),))
    monkeypatch.setitem(RUMOR, "r17", v.Rumor("r17", 0, persistent=there))
    runner = two(place="roadhouse", other="roadhouse")
    put(runner, "mangy_hound", "at.farms")
    runner = rumor(runner, "r17")
    assert (prompt(runner), runner.state.rumor_token) == ("ask-action", "farms")


@pytest.mark.rule("Z-572")
def test_any_border_inside_both_sectors_can_be_closed_but_a_last_one() -> None:
    """On the 1–2 side the Farms have one other way out, to the Village; the Power Plant has none at all."""
    runner = rumor(two(place="roadhouse", other="roadhouse"), "r14")
    assert [key.removeprefix("border:") for key in keys(runner)] == [
        "barracks/farms", "barracks/proving_grounds", "chernobyl/factory", "chernobyl/junkyard", "factory/red_forest",
        "frontier/wetlands", "junkyard/quarry", "junkyard/wetlands", "misty_hill/proving_grounds",
        "misty_hill/red_forest", "quarry/wetlands",
    ]  # fmt: skip


@pytest.mark.rule("Z-190")
@pytest.mark.parametrize(("out", "voice"), [((), 1), ((1,), 2), ((1, 2), 3), ((1, 2, 3), 0), ((2,), 1)])
def test_the_token_passes_over_everybody_who_is_out(out: tuple[int, ...], voice: int) -> None:
    runner = bare("valerian", "ivan", "tamara", "olga", places=("roadhouse",) * 4)
    for seat in out:
        put(runner, me(runner, seat).character, "box")
        runner.state.scavengers[seat] = Scavenger(status=Status.OUT)
    runner = rumor(runner, "r10")
    assert (runner.state.voice, runner.asked()) == (voice, [voice])


def dead(runner: Game, *seats: int) -> Game:
    for seat in seats:
        put(runner, me(runner, seat).character, "box")
        runner.state.scavengers[seat] = Scavenger(status=Status.DEAD, played=[me(runner, seat).character])
    return runner


@pytest.mark.rule("Z-192", "Z-336", "Z-337")
@pytest.mark.parametrize(("voice", "order"), [(0, [1, 2]), (1, [2, 1]), (2, [0, 1])])
def test_the_dead_come_back_in_turn_order_from_the_new_voice(voice: int, order: list[int]) -> None:
    runner = bare("valerian", "ivan", "tamara", places=("roadhouse",) * 3, voice=voice)
    for deck in ("events.green", "events.yellow"):
        runner.table.move_all(deck, f"discards.{deck}")
    put(dead(runner, *order), "r10", "rumors")
    runner = next_turn(runner, next(seat for seat in range(3) if seat not in order))
    play(runner, "pass")
    for seat in order:
        assert (prompt(runner), runner.asked()) == ("ask-restart", [seat])
        play(runner, "stop")


@pytest.mark.rule("Z-190", "Z-340")
@pytest.mark.parametrize(("voice", "dies"), [(2, 0), (0, 1), (1, 2)])
def test_the_token_goes_on_from_a_new_voice_who_drops_out(voice: int, dies: int) -> None:
    """The next Voice is dead and does not come back."""
    runner = bare("valerian", "ivan", "tamara", places=("roadhouse",) * 3, voice=voice)
    dead(runner, dies)
    for deck in ("events.green", "events.yellow"):
        runner.table.move_all(deck, f"discards.{deck}")
    put(runner, "r10", "rumors")
    runner = next_turn(runner, voice)
    play(runner, "pass")
    assert (prompt(runner), runner.asked(), runner.state.voice) == ("ask-restart", [dies], dies)
    play(runner, "stop")
    after = (dies + 1) % 3
    assert (runner.state.voice, runner.asked()) == (after, [after])


@pytest.mark.rule("Z-340", "Z-341")
def test_whoever_does_not_come_back_gives_up_all_secrets() -> None:
    runner = dead(bare("valerian", "ivan", "tamara", places=("roadhouse",) * 3), 1)
    for card, seat in (("a01", 1), ("l01", 1), ("o01", 2)):
        put(runner, card, f"secrets.{seat}")
    runner = rumor(runner, "r10")
    play(runner, "stop")
    assert (pile(runner, "secrets.1"), pile(runner, "secrets.2")) == ([], ["o01"])
    assert (pile(runner, "discards.events.archive"), pile(runner, "discards.events.lab")) == (["a01"], ["l01"])


@pytest.mark.rule("Z-341", "Z-342")
def test_whoever_comes_back_is_asked_for_the_own_secret() -> None:
    runner = dead(bare("valerian", "ivan", "tamara", places=("roadhouse",) * 3), 1)
    for card in ("a01", "l01"):
        put(runner, card, "secrets.1")
    runner = rumor(runner, "r10")
    play(runner, keys(runner)[0])
    assert (prompt(runner), runner.asked(), keys(runner)) == (
        "ask-keep-secret",
        [1],
        ["secret:a01", "secret:l01", "no-secret"],
    )


@pytest.mark.rule("Z-335")
def test_the_two_characters_of_a_new_start_come_by_chance() -> None:
    seen = set()
    for seed in range(8):
        runner = dead(bare("valerian", "ivan", places=("roadhouse",) * 2, seed=seed), 1)
        seen.add(tuple(keys(rumor(runner, "r10"))))
    assert len(seen) > 1


@pytest.mark.rule("Z-338", "Z-041")
def test_a_player_remembers_the_own_characters() -> None:
    runner = rumor(dead(bare("valerian", "ivan", "tamara", places=("roadhouse",) * 3), 1), "r10")
    chosen = keys(runner)[0].removeprefix("character:")
    play(runner, keys(runner)[0])
    while prompt(runner) == "ask-arrange":
        play(runner, "wear:")
    assert me(runner, 1).played == ["ivan", chosen]


# --- the set-up -------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-029", "Z-033", "Z-035")
@pytest.mark.parametrize("voice", [0, 1, 2])
def test_players_enter_one_after_the_other_from_the_voice_on(voice: int) -> None:
    """Each has gear to arrange, so that the order can be seen; whoever has not entered is nowhere."""
    runner = table_for(3, prepare=lambda table: table.force((voice + 1,)), characters="free")
    order = [(voice + offset) % 3 for offset in range(3)]
    for seat, character in zip(order, ("ivan", "tamara", "valerian"), strict=True):
        assert runner.asked() == [seat]
        runner.answer(seat, f"character:{character}")
        assert pile(runner, f"character.{seat}") == [character]
    for number, seat in enumerate(order):
        assert (prompt(runner), runner.asked()) == ("ask-arrange", [seat])
        assert [one for one in order if me(runner, one).place] == order[: number + 1]
        play(runner, "wear:")


@pytest.mark.rule("Z-044")
def test_whoever_has_no_gear_arranges_none() -> None:
    runner = table_for(2, prepare=lambda table: table.force((1,)), characters="free")
    runner.answer(0, "character:andriej")
    runner.answer(1, "character:lukas")
    assert (prompt(runner), runner.asked()) == ("ask-action", [0])


@pytest.mark.rule("Z-022", "Z-372", "Z-373")
def test_of_the_emissions_all_know_the_top_card_by_its_back_and_no_other() -> None:
    runner = opening("valerian", "ivan")
    known = [runner.state.known.get(card, 0) & 3 for card in pile(runner, "emissions")]
    assert known == [*[0] * (len(known) - 1), 3]
    put(runner, "r08", "rumors")
    runner.state.marker = 5
    for seat in (0, 1):
        me(runner, seat).place = "roadhouse"
    runner = next_turn(again(runner), 0)
    play(runner, "pass")
    while prompt(runner) == "ask-flee":
        play(runner, "stay")
    assert runner.state.known.get(pile(runner, "emissions")[-1], 0) & 3 == 3


@pytest.mark.rule("Z-375", "Z-442", "Z-575")
@pytest.mark.parametrize("tokens", [{}, {"cloister": 1}])
def test_cloister_is_marked_when_it_helps_to_flee(tokens: dict[str, int]) -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    put(runner, "cloister", "small.0")
    me(runner).tokens = dict(tokens)
    put(runner, "r08", "rumors")
    runner.state.marker = 5
    runner.table.move_all("events.green", "discards.events.green")
    runner = next_turn(runner, 0)
    play(runner, "pass")
    assert prompt(runner) == "ask-flee"
    assert ("flee:village+cloister" in keys(runner)) is not bool(tokens)
    play(runner, "flee:village" if tokens else "flee:village+cloister")
    assert (me(runner).place, me(runner).fatigue, me(runner).tokens) == ("village", 3 if tokens else 2, {"cloister": 1})


# --- what is seen and said --------------------------------------------------------------------------------------


@pytest.mark.rule("Z-045")
def test_what_each_player_owns_is_shown_as_that_players() -> None:
    runner = two("fire_axe")
    put(runner, "bandages", "small.1")
    for seat in (0, 1):
        assert [view(runner, seat).items(owner) for owner in (0, 1)] == [["fire_axe"], ["bandages"]]


@pytest.mark.rule("Z-128", "Z-134")
def test_without_an_event_nothing_is_read() -> None:
    assert told(two()) == []


@pytest.mark.rule("Z-062", "Z-063", "Z-532")
def test_the_result_names_the_last_character_of_each_player() -> None:
    runner = bare("valerian", "ivan", places=("roadhouse",) * 2)
    me(runner, 1).played = ["olga", "ivan"]
    for card in [card for card in pile(runner, "rumors") if card != "r10"]:
        put(runner, card, "box")
    runner = rumor(runner, "r10")
    assert runner.state.result is not None
    assert (runner.state.result.ending, runner.state.result.characters) == ("rumors", ["valerian", "ivan"])


@pytest.mark.rule("Z-187", "Z-536")
def test_outside_a_rumor_the_reader_makes_the_choices() -> None:
    runner = bare("valerian", "ivan", places=("farms", "quarry"), voice=1)
    runner = says(runner, v.Choose((v.Way("rubles", ()), v.Way("junk", ()))))
    assert runner.asked() == [0]


@pytest.mark.rule("Z-183", "Z-378")
def test_a_shelter_elsewhere_spares_nobody() -> None:
    runner = bare("valerian", "ivan", places=("quarry", "roadhouse"))
    put(runner, "r20", "rumors.in_force")
    runner.state.rumor_token = "barracks"
    put(runner, "r08", "rumors")
    runner.state.marker = 5
    runner.table.move_all("events.green", "discards.events.green")
    runner = next_turn(runner, 0)
    play(runner, "pass")
    while prompt(runner) == "ask-flee":
        play(runner, keys(runner)[-1])
    assert me(runner).damage > 0


@pytest.mark.rule("Z-521")
@pytest.mark.parametrize(
    ("players", "places", "placed"),
    [
        (1, ("farms", "quarry"), ["farms"]),
        (1, ("barracks", "quarry"), ["barracks", "quarry"]),
        (1, ("farms", "quarry", "barracks"), ["farms", "quarry", "barracks"]),
        (2, ("farms", "quarry"), ["farms", "quarry"]),
    ],
)
def test_alone_an_effect_on_the_own_place_and_another_works_on_the_own(
    players: int, places: tuple[str, ...], placed: list[str]
) -> None:
    """No card of the box says so; this one places a token at each of the places."""
    runner = bare(*("valerian", "ivan")[:players], places=("farms", "roadhouse")[:players])
    runner = says(runner, v.PlaceThreat(v.GREEN, v.MUTANT, v.Where(ids=places, pick=v.ALL)))
    assert [place for place in ("farms", "quarry", "barracks") if pile(runner, f"at.{place}")] == sorted(
        placed, key=("farms", "quarry", "barracks").index
    )


@pytest.mark.rule("Z-249", "Z-262")
def test_a_crowbar_that_is_gone_is_no_longer_named_by_the_event() -> None:
    """It is dropped to make room for the junk that it has brought."""
    runner = reader("valerian", "junkyard", "g03")
    for item in ("crowbar", "rebar_club", "sawn_off", "climbing_line", "censer"):
        put(runner, item, "packed.0")
    for item in ("bicycle", "fire_axe", "kitchen_cleaver"):
        put(runner, item, "deck.junk")
    runner = again(runner)
    read(runner)
    play(runner, "choose:with_crowbar", "keep:fire_axe")
    assert crowbars(runner) == ["crowbar"]
    play(runner, "drop:crowbar")
    assert (crowbars(runner), pile_of(runner, "crowbar")) == ([], "discards.junk")


def crowbars(runner: Game) -> list[str]:
    return next(one.crowbars for one in runner.state.under_way if isinstance(one, EventUnderWay))


@pytest.mark.rule("Z-249", "Z-262")
def test_an_item_of_the_camp_that_is_gone_is_no_longer_named_by_the_camp() -> None:
    runner = two("camp_stove", "rebar_club", "sawn_off", "climbing_line", "censer", place="village")
    me(runner).rubles, me(runner).damage = 5000, 2
    put(runner, pile(runner, "market.junk.1")[0], "box")
    put(runner, "fire_axe", "market.junk.1")
    runner = again(runner)
    play(runner, "local", "use:camp_stove")
    assert (done(runner), me(runner).damage) == (["camp_stove"], 1)
    play(runner, "buy:junk:1", "drop:camp_stove")
    assert (prompt(runner), done(runner)) == ("ask-camp", [])


def done(runner: Game) -> list[str]:
    return next(one.done for one in runner.state.under_way if isinstance(one, CampUnderWay))


@pytest.mark.rule("Z-526")
def test_all_decks_and_slots_are_laid_out_with_their_sizes() -> None:
    runner = two()
    shown = {one.id: one.size for one in decks(view(runner, 0))}
    names = [
        "rumors", "rumors.in_force", "emissions", "emissions.flipped",
        *(f"tray.{slot}" for slot in ("green_mutant", "green_anomaly", "yellow_mutant", "yellow_anomaly")),
        *(f"events.{deck}" for deck in ("green", "yellow", "lab", "archive", "observatory", "bunker", "sarcophagus")),
        *(f"deck.{deck}" for deck in ("junk", "equipment", "green_artifact", "yellow_artifact")),
        *(f"secret_items.{site}" for site in runner.state.deck_at),
    ]  # fmt: skip
    assert shown == {name: len(pile(runner, name)) for name in names}


@pytest.mark.rule("Z-531")
@pytest.mark.parametrize(
    ("use", "label", "parts"),
    [
        (Use("bag_of_bolts"), "option-use", {"item", "effect", "left"}),
        (Use("iodine"), "option-use", {"item", "effect", "left"}),
        (Use("bandages"), "option-use-doing", {"item", "effect", "left"}),
        (Use("growl"), "option-use-ability", {"ability", "effect"}),
        (Use("weeping_amber", negator="lead_egg"), "option-use-negated", {"item", "effect", "negator"}),
        (Use("weeping_amber", again="ivashchenkos_notes"), "option-use-again", {"item", "effect", "again"}),
        (
            Use("weeping_amber", negator="lead_egg", again="ivashchenkos_notes"),
            "option-use-negated-again",
            {"item", "effect", "negator", "again"},
        ),
    ],
)
def test_the_label_of_a_use_says_with_what_and_what_it_does(use: Use, label: str, parts: set[str]) -> None:
    said = use.label(view(two(), 0))
    assert (said.id, {*said.args}) == (label, parts)


@pytest.mark.rule("Z-531")
@pytest.mark.parametrize(
    ("use", "does"),
    [
        (Use("lucky_coin", how="minus"), "use-rerolling"),
        (Use("holy_water", how="mental"), "use-cancelling"),
        (Use("sponge", how="mental>physical"), "use-converts"),
    ],
    ids=str,
)
def test_the_label_of_a_use_says_which_dice_or_damage_it_is_about(use: Use, does: str) -> None:
    effect = use.label(view(two(), 0)).args["effect"]
    assert isinstance(effect, Message)
    assert effect.id == does


@pytest.mark.rule("Z-217", "Z-531")
def test_the_note_of_an_item_of_encounters_tells_the_total_it_would_bring() -> None:
    """A trap, which is for confrontations, helps as well in a test with a mutant mark; a scanner in detection."""
    runner = says(two("jaw_trap"), v.Test(v.PHYSIQUE, 3, mark=v.MUTANT), dice=[MINUSES])
    trap = next(option for option in runner.options(0) if isinstance(option, Use) and option.source == "jaw_trap")
    note = trap.note(view(runner, 0))
    assert note is not None
    assert note.args["total"] == view(runner, 0).test_total + 2
    runner = two("anomaly_scanner")
    put(runner, "frying_floor", "at.farms")
    runner = again(runner)
    runner.table.force(MINUSES)
    play(runner, "search:frying_floor", "go-on")
    scan = next(option for option in runner.options(0) if isinstance(option, Use))
    note = scan.note(view(runner, 0))
    assert note is not None
    assert note.args["total"] == view(runner, 0).test_total + 1


@pytest.mark.rule("Z-563")
def test_whoever_looks_at_cards_can_read_them() -> None:
    seen = view(two(), 0)
    sound, item = Bury("r10").note(seen), Bury("bandages").note(seen)
    assert sound == message("r10.effect")
    assert item == wording.item("bandages")
    assert item != sound


@pytest.mark.rule("Z-199", "Z-215")
def test_triangles_hurt_once_and_by_one() -> None:
    runner = says(two(), v.Test(v.ALERTNESS, 1, (v.Gain(7),)), dice=[(6, 6, 6)])
    play(runner, "let-stand")
    assert (damage(runner), me(runner).rubles) == ([1, 0], 7)


# --- what no card of the box shows at present -------------------------------------------------------------------


@pytest.mark.rule("Z-317", "Z-567")
@pytest.mark.parametrize(
    ("package", "suffered"),
    [((1, 0, 0), 1), ((0, 1, 0), 0), ((0, 0, 1), 0), ((0, 3, 0), 1), ((0, 0, 3), 2), ((0, 3, 3), 3)],
)
def test_a_shield_lowers_each_type_by_its_own_and_never_below_nothing(
    package: tuple[int, int, int], suffered: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """2 mental and 1 physical less, for whoever has a shield; a type that is not there lowers no other."""
    monkeypatch.setitem(SHIELD, "olga", v.Shield(mental=2, physical=1))
    assert damage(says(two(), v.Suffer(*package))) == [suffered, 0]


@pytest.mark.rule("Z-316", "Z-315")
def test_of_two_protections_of_one_item_the_first_that_fits_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    uses = ((0, v.AgainstDamage(mental=1)), (1, v.AgainstDamage(radiation=1)), (2, v.AgainstDamage(any=1)))
    monkeypatch.setitem(AGAINST_DAMAGE, "iodine", uses)
    runner = two()
    put(runner, "iodine", "small.0")
    runner = says(runner, v.Suffer(radiation=1, mental=1))
    assert keys(runner) == ["use:iodine", "take-it"]


@pytest.mark.rule("Z-208", "Z-209")
def test_of_two_uses_of_one_item_the_first_that_fits_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(IN_TEST, "fire_axe", ((0, v.InTest(plus=2)), (1, v.InTest(plus=1))))
    runner = says(two("fire_axe"), v.Test(v.PHYSIQUE, 2), dice=[MINUSES])
    assert [key for key in keys(runner) if key.startswith("use:")] == ["use:fire_axe"]


@pytest.mark.rule("Z-279", "Z-286")
def test_an_artifact_does_not_negate_its_own_impact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NEGATES, "weeping_amber", ((0, v.NegateImpact()),))
    runner = two()
    put(runner, "weeping_amber", "small.0")
    runner = says(runner, v.Test(v.WILLPOWER, 3), dice=[MINUSES])
    assert [key for key in keys(runner) if "amber" in key] == ["use:weeping_amber"]


@pytest.mark.rule("Z-572")
@pytest.mark.parametrize("ways", [0, 1, 2])
def test_the_last_border_of_a_location_cannot_be_closed(ways: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Farms lie between the Barracks and the Village; here they have lost the way to the Village, or both."""
    open_ways = {place: tuple(ways) for place, ways in NEIGHBOURS[12].items()}
    kept = ("barracks", "village")[:ways]
    open_ways["farms"] = tuple(way for way in open_ways["farms"] if way[0] in kept)
    monkeypatch.setattr(rumors, "NEIGHBOURS", {12: open_ways})
    rumors.borders.cache_clear()
    spots = rumors.borders(12, v.Where(sectors=(v.GREEN, v.YELLOW)))
    rumors.borders.cache_clear()
    assert ("barracks/farms" in spots) is (ways == 2)
    assert "junkyard/quarry" in spots


@pytest.mark.rule("Z-391")
@pytest.mark.parametrize(("willpower", "by"), [(0, 1), (1, 1), (2, 2)])
def test_camping_relieves_by_1_at_least(willpower: int, by: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ATTRIBUTES, "olga", {**ATTRIBUTES["olga"], "willpower": willpower})
    runner = two(place="village")
    me(runner).fatigue = 5
    runner = again(runner)
    play(runner, "local", "relief")
    assert me(runner).fatigue == 5 - by


@pytest.mark.rule("Z-051", "Z-202", "Z-323")
@pytest.mark.parametrize(("printed", "total"), [(0, 0), (1, 0), (2, 1)])
def test_a_weakness_lowers_no_attribute_below_0(printed: int, total: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ATTRIBUTES, "olga", {**ATTRIBUTES["olga"], "willpower": printed})
    runner = two()
    me(runner).weaknesses = ["willpower"]
    runner = says(runner, v.Test(v.WILLPOWER, total + 1), dice=[(4, 4, 4)])
    assert view(runner, 0).test_total == total
