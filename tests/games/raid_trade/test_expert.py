"""What the scripted player must not get wrong: to leave a round too early, and to pay for a Quest with a win."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.raid_trade.content import piles
from fivefires.games.raid_trade.content.index import CHARACTER, ITEM
from fivefires.games.raid_trade.expert import deals, flight, worth
from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.rules import trading
from fivefires.games.raid_trade.show.view import RaidTradeView
from fivefires.games.raid_trade.state import GuardFight, Roll
from fivefires.kernel import key_of
from fivefires.kit.bargains import Offer
from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare,
    bare_line,
    bring,
    house,
    keys,
    me,
    outpost_at,
    own,
    prompt,
    stand,
    turn_of,
)


def choice(game: Game) -> Any:
    assert GAME.expert is not None
    assert game.question is not None
    seat = game.asked()[0]
    return GAME.expert(GAME.view(game.state, seat), list(game.options(seat)), game.question.prompt)


def held_on_a_tile_that_falls(*beside: int) -> Game:
    """The first player has no Gun, and a Guard on the tile; so much Adrenaline bars the Small Houses,
    and the others cost too much.
    """
    game = bare_line("mayu", "zoey", "jake")
    game.state.fallen = 1
    for seat in (0, *beside):
        stand(game, seat, "market.c")
    own(game, 1, guns=1)
    me(game, 0).favor, me(game, 0).ap = -7, 8
    game = turn_of(game, 0)
    assert game.state.laid[game.state.fallen].tile == "market"
    return game


def test_whoever_is_held_waits_for_somebody_who_can_clear_the_tile() -> None:
    assert type(choice(held_on_a_tile_that_falls(1))).__name__ == "Go"


def test_with_nobody_else_on_the_tile_there_is_nothing_to_wait_for() -> None:
    assert str(choice(held_on_a_tile_that_falls())) == "Act.PASS"


@pytest.mark.parametrize(("skill", "done", "claims"), [(11, 0, True), (12, 0, False), (12, 1, False), (12, 2, True)])
def test_a_quest_is_not_paid_for_with_much_skill_but_for_the_third(skill: int, done: int, claims: bool) -> None:
    game = bare("mayu", "zoey", "jake")
    for quest in ("convoy", "envoy")[:done]:
        bring(game, quest, "quests.0")
    while game.state.piles["quests.open"]:
        game.table.draw("quests.open", "quests")
    bring(game, "evening_classes", "quests.open")
    for item in ("bandages", "thermos"):
        bring(game, item, "made.0")
    own(game, 0, clothing=3)
    me(game, 0).skill = skill
    assert (type(choice(turn_of(game, 0))).__name__ == "Claim") is claims


@pytest.mark.parametrize(("adrenaline", "there"), [(5, True), (6, False)])
def test_a_house_that_may_not_be_raided_keeps_nobody_on_a_tile(adrenaline: int, there: bool) -> None:
    game = bare_line("mayu", "zoey", "jake")
    stand(game, 0, "market.c")
    me(game, 0).favor, me(game, 0).ap = -adrenaline, 7  # enough for a Small House alone
    assert flight.plunder(RaidTradeView(turn_of(game, 0).state, 0)) is there


@pytest.mark.parametrize(
    ("side", "players", "done", "eager"),
    [("city", 3, 0, 4), ("city", 4, 0, 1), ("city", 5, 0, 0), ("city", 4, 2, 3), ("wasteland", 4, 0, 3)],
)
def test_quests_are_liked_by_how_many_are_done_and_how_many_want_them(
    side: str, players: int, done: int, eager: int
) -> None:
    game = bare("mayu", "zoey", "jake", "carter", "cora")
    game.state.side, game.state.seats = side, players
    for quest in ("convoy", "envoy")[:done]:
        bring(game, quest, "quests.0")
    assert worth.eagerness(RaidTradeView(game.state, 0), 0) == eager


def beside_the_outpost(favor: int, *, inside: bool) -> Game:
    """The first player, who is after Skill, stands beside the Outpost; the second has so much Favor."""
    game = bare("mayu", "zoey", "jake")
    outpost_at(game, "market.1")
    stand(game, 0, "market.a")
    stand(game, 1, "rail.a")
    me(game, 1).inside, me(game, 1).favor = inside, favor
    me(game, 0).favor, me(game, 0).ap = -2, 8
    return turn_of(game, 0)


@pytest.mark.parametrize(("favor", "storms"), [(6, False), (7, True)])
def test_whoever_needs_one_more_disc_is_thrown_out(favor: int, storms: bool) -> None:
    game = beside_the_outpost(favor, inside=True)
    house(game, "market.2", "medium")
    me(game, 0).favor = -6  # Far too much Blacklist to storm for less.
    assert (str(choice(turn_of(game, 0))) == "Act.STORM") is storms


@pytest.mark.parametrize(("ap", "enters"), [(12, False), (13, True)])
def test_whoever_keeps_another_from_a_disc_works_for_it(ap: int, enters: bool) -> None:
    game = beside_the_outpost(7, inside=False)
    bring(game, "disc_4", "discs")
    me(game, 0).ap = ap
    assert (str(choice(turn_of(game, 0))) == "Act.ENTER") is enters


def test_with_the_last_discs_gone_nobody_enters_to_keep_another_out() -> None:
    game = beside_the_outpost(7, inside=False)
    me(game, 0).ap = 15
    for pile in ("discs", "discs.stack"):
        for disc in [*game.state.piles[pile]]:
            game.table.move(disc, pile, "box")
    assert str(choice(turn_of(game, 0))) != "Act.ENTER"


def test_a_ready_offer_asks_for_all_that_an_item_lacks() -> None:
    game = bare("jake", "zoey", "mayu")
    own(game, 0, parts=2)
    own(game, 1, tools=1, scrap=1)
    first = next(one for one in trading.ready(game.state, 0, [1, 2]) if not ITEM.keys() & one.want.keys())
    assert (first.give, first.want) == ({"parts": 2}, {"tools": 1, "scrap": 1})


def exchange(**theirs: int) -> Game:
    """The first player could craft a bicycle, which is the second one's, and that one a crowbar with such tokens."""
    game = bare("jake", "zoey", "mayu")
    game.table.move_all(piles.OPEN_QUESTS, piles.QUEST_DECK)
    for seat, kept in ((0, "crowbar"), (1, "bicycle")):
        for item in [*game.state.piles[f"unmade.{seat}"]]:
            if item != kept:
                bring(game, item, "box")
    own(game, 0, parts=2)
    own(game, 1, **theirs)
    return turn_of(game, 0)


@pytest.mark.parametrize(
    ("theirs", "offered"),
    [({"tools": 1, "scrap": 1}, True), ({"tools": 1}, True), ({}, False), ({"scrap": 1, "parts": 2}, False)],
)
def test_a_ready_offer_exchanges_items_that_each_could_craft(theirs: dict[str, int], offered: bool) -> None:
    """An Item that its owner can craft is kept, and nobody gets one that lacks more than a token."""
    swap = ({"crowbar": 1}, {"bicycle": 1})
    ready = [(one.give, one.want) for one in trading.ready(exchange(**theirs).state, 0, [1, 2])]
    assert (swap in ready) is offered
    assert not offered or ready[0] == swap


def test_what_the_player_can_craft_is_not_given_away() -> None:
    game = exchange(tools=1, scrap=1)
    own(game, 0, tools=1, scrap=1)
    assert ({"crowbar": 1}, {"bicycle": 1}) not in [
        (one.give, one.want) for one in trading.ready(game.state, 0, [1, 2])
    ]


@pytest.mark.parametrize(("skill", "agreed"), [(0, True), (16, False)])
def test_items_are_exchanged_but_not_with_whoever_might_win_by_it(skill: int, agreed: bool) -> None:
    game = exchange(tools=1, scrap=1)
    me(game, 1).skill = skill
    game = turn_of(game, 0)
    assert (str(choice(game)) == "Act.TRADE") is agreed
    if agreed:
        answer(game, "trade", "offer-to-all")
        assert prompt(game) == "ask-offer"
        assert GAME.expert is not None
        swap = [one for one in game.options(0) if key_of(one) in ("ready:1xcrowbar>1xbicycle", "never-mind")]
        assert game.question is not None
        game.answer(0, GAME.expert(GAME.view(game.state, 0), swap, game.question.prompt))
        while game.state.talk.offer is not None:
            game.answer(game.asked()[0], choice(game))
        assert (game.state.piles["unmade.0"], game.state.piles["unmade.1"]) == (["bicycle"], ["crowbar"])
        assert key_of(choice(turn_of(game, 0))) == "craft:bicycle"


@pytest.mark.parametrize(("tools", "trades"), [(4, True), (2, False)])
def test_an_exchange_of_items_is_looked_for_where_no_token_is(tools: int, trades: bool) -> None:
    """A garage lacks all its tokens here, and is complete there; a torch the other way round."""
    game = bare("jake", "zoey", "mayu")
    game.table.move_all(piles.OPEN_QUESTS, piles.QUEST_DECK)
    for seat, kept in ((0, "garage"), (1, "torch")):
        for item in [*game.state.piles[f"unmade.{seat}"]]:
            if item != kept:
                bring(game, item, "box")
    own(game, 0, electrics=1, scrap=1)
    own(game, 1, tools=tools, parts=3)
    assert (str(choice(turn_of(game, 0))) == "Act.TRADE") is trades


@pytest.mark.parametrize(("item", "agreed"), [("bicycle", True), ("radio_set", False)])
def test_an_item_is_not_given_for_one_that_cannot_be_crafted(item: str, agreed: bool) -> None:
    """The other asks for a crowbar that could be crafted soon; a radio set lacks everything."""
    game = exchange(tools=1, scrap=1)
    view = RaidTradeView(game.state, 0)
    bring(game, item, "unmade.1")
    mine, theirs = deals.gains(view, Offer(1, [0], {item: 1}, {"crowbar": 1}), 0)
    assert (theirs > 0) is agreed
    assert mine > 0


def test_what_the_own_item_needs_is_not_given_for_the_rest_of_it() -> None:
    game = bare("jake", "zoey", "mayu")
    own(game, 0, parts=1)
    own(game, 1, tools=1, scrap=1)
    assert all(sum(one.want.values()) == 1 for one in trading.ready(game.state, 0, [1, 2]))


@pytest.mark.parametrize(
    ("trader", "spare", "buys"), [("back_room", 4, True), ("back_room", 3, False), ("apothecary", 4, False)]
)
def test_what_completes_an_item_is_bought_with_what_nobody_needs(trader: str, spare: int, buys: bool) -> None:
    """A second part makes a bicycle."""
    game = bare("zoey", "mayu", "jake")
    game.table.move_all(piles.OPEN_QUESTS, piles.QUEST_DECK)
    game.table.move_all(piles.TRADER, piles.BOX)
    bring(game, trader, piles.TRADER)
    stand(game, 0, "market.a")
    own(game, 0, parts=1, food=spare)
    assert (str(choice(turn_of(game, 0))) == "Act.MARKET") is buys


# --- out of the city --------------------------------------------------------------------------------------------------


def held_by_a_guard(*players: str, guns: tuple[int, int]) -> Game:
    """The first two of the scenario's players have so many Guns, and two other tokens each."""
    game = bare_line(*players)
    stand(game, 0, "market.c")
    stand(game, 1, "market.c")
    for seat, count in enumerate(guns):
        own(game, seat, guns=count, scrap=1, food=1)
    return turn_of(game, 0)


@pytest.mark.parametrize(("guns", "asks"), [((0, 2), True), ((1, 2), False), ((1, 3), True)])
def test_who_has_more_guns_is_asked_for_one(guns: tuple[int, int], asks: bool) -> None:
    game = held_by_a_guard("mayu", "zoey", "jake", guns=guns)
    for card in [*game.state.piles["made.0"]]:
        bring(game, card, "box")
    me(game, 0).ap = 4  # Enough to trade, and for no attack.
    assert (str(choice(turn_of(game, 0))) == "Act.TRADE") is asks


@pytest.mark.parametrize(("held", "offered"), [({"scrap": 2, "food": 1}, [("scrap",), ("scrap", "food")]), ({}, [])])
def test_a_gun_is_asked_for_with_what_there_is_most_of(held: dict[str, int], offered: list[tuple[str, ...]]) -> None:
    game = held_by_a_guard("mayu", "zoey", "jake", guns=(0, 1))
    own(game, 0, **held)
    found = [one for one in trading.ready(game.state, 0, [1, 2]) if one.want == {"guns": 1}]
    assert [one.give for one in found[: len(offered)]] == [dict.fromkeys(give, 1) for give in offered]


def test_nobody_with_as_many_guns_asks_for_one_and_in_the_city_nobody_does() -> None:
    game = held_by_a_guard("mayu", "zoey", "jake", guns=(1, 1))
    assert not any(one.want == {"guns": 1} and len(one.give) == 2 for one in trading.ready(game.state, 0, [1, 2]))
    game.state.scenario = False
    own(game, 1, guns=2)
    assert not any(one.want == {"guns": 1} and len(one.give) == 2 for one in trading.ready(game.state, 0, [1, 2]))


@pytest.mark.parametrize(("guns", "agrees"), [((0, 2), "Say.ACCEPT"), ((0, 1), "Say.DECLINE")])
def test_a_gun_is_given_to_whoever_has_fewer(guns: tuple[int, int], agrees: str) -> None:
    game = held_by_a_guard("mayu", "zoey", "jake", guns=guns)
    answer(game, "trade", "offer-to-all")
    best = choice(game)
    assert dict(best.want) == {"guns": 1}
    assert dict(best.give) == {"scrap": 1, "food": 1}
    answer(game, str(next(one for one in keys(game) if one == key_of(best))))
    answer(game, "send")
    assert game.asked()[0] == 1
    assert str(choice(game)) == agrees


def test_guns_are_lost_last_to_a_guard() -> None:
    game = held_by_a_guard("jake", "zoey", "mayu", guns=(2, 0))
    own(game, 0, guns=2, tools=1, scrap=1)  # The crowbar wants both of the others.
    plan = worth.plan(RaidTradeView(game.state, 0), 0)
    assert plan.loss("guns") > plan.loss("tools") == plan.loss("scrap")


# Zoey's die: a shield with 1 and 2, an attack that wins with 1 to 4, a sure one with 4.
@pytest.mark.parametrize(
    ("attacking", "shown", "guard", "face", "again"),
    [
        (True, "", False, 5, True),
        (True, "", False, 3, False),
        (True, "hit", True, 1, True),
        (True, "hit", True, 3, False),
        (True, "auto_win", True, 1, False),
        (False, "hit", False, 3, True),
        (False, "hit", False, 1, False),
        (False, "auto_win", False, 3, False),
        (False, "", True, 4, False),
    ],
)
@pytest.mark.parametrize("who", [0, 2])
def test_dice_of_a_fight_with_a_guard_are_rolled_again_for_anybody(
    attacking: bool, shown: str, guard: bool, face: int, again: bool, who: int
) -> None:
    game = held_by_a_guard("zoey", "mayu", "jake", guns=(1, 1))
    view = RaidTradeView(game.state, who)
    game.state.guard = GuardFight(0, "market.4", attacking=attacking, attack=shown)
    roll = Roll(seat=0, die="zoey", face=face, attacking=attacking != guard, guard=guard)
    assert flight.rolls_again(view, roll, CHARACTER["zoey"].faces[face - 1]) is again


@pytest.mark.parametrize(
    ("section", "loot", "adrenaline", "again"),
    [("market.c", 0, 8, False), ("market.c", 0, 9, True), ("helipad.a", 0, 0, True), ("helipad.a", 1, 0, False)],
)
def test_a_guard_that_attacks_rolls_again_where_its_win_would_be_the_end(
    section: str, loot: int, adrenaline: int, again: bool
) -> None:
    game = held_by_a_guard("zoey", "mayu", "jake", guns=(1, 1))
    stand(game, 0, section)
    me(game, 0).favor = -adrenaline
    game.table.shift("food", loot, "bag", "under.helipad.x1")
    game.state.guard = GuardFight(0, "helipad.x1", attacking=False)
    roll = Roll(seat=0, die="zoey", face=4, guard=True)
    assert flight.rolls_again(RaidTradeView(game.state, 0), roll, CHARACTER["zoey"].faces[3]) is again


@pytest.mark.parametrize(
    ("section", "guns", "loot", "adrenaline", "defends"),
    [
        ("helipad.a", 1, 0, 0, True),
        ("helipad.a", 1, 1, 0, False),
        ("market.c", 3, 0, 0, False),
        ("market.c", 4, 0, 0, True),
        ("market.c", 1, 0, 9, True),
    ],
)
def test_guns_are_kept_for_attacks_but_for_the_helipad(
    section: str, guns: int, loot: int, adrenaline: int, defends: bool
) -> None:
    game = held_by_a_guard("zoey", "mayu", "jake", guns=(guns, 0))
    stand(game, 0, section)
    me(game, 0).favor = -adrenaline
    game.table.shift("food", loot, "bag", "under.helipad.x1")
    assert flight.defends(RaidTradeView(game.state, 0), "helipad.x1") is defends


def aboard(*, gave: int, skill: int) -> Game:
    """All three stand on the free Helipad with goods, nobody has passed, and the second has a seat and gave so much."""
    game = bare_line("mayu", "zoey", "jake")
    clear_guards(game)
    for seat in range(3):
        stand(game, seat, "helipad.a")
        own(game, seat, scrap=4)
        me(game, seat).skill = 6
    me(game, 1).aboard, me(game, 1).gave, me(game, 1).skill = True, gave, skill
    game.state.given_skill = gave
    game.state.given_goods = 1
    return turn_of(game, 0)


def clear_guards(game: Game) -> None:
    for square in [at for at in game.state.stock["guard"] if "." in at]:
        game.table.shift("guard", 1, square, "gone")


@pytest.mark.parametrize(
    ("gave", "skill", "rides"), [(0, 4, True), (2, 1, True), (2, 0, False), (3, 4, False), (0, 0, False)]
)
def test_who_keeps_back_what_they_could_give_of_their_share_rides(gave: int, skill: int, rides: bool) -> None:
    assert flight.riding(RaidTradeView(aboard(gave=gave, skill=skill).state, 0)) is rides


def test_nobody_waits_for_themselves_and_the_own_share_is_given_to_the_end() -> None:
    game = aboard(gave=0, skill=4)
    assert not flight.riding(RaidTradeView(game.state, 1))
    me(game, 0).aboard, me(game, 0).gave = True, 1
    assert str(choice(turn_of(game, 0))) == "Act.GIVE"
    me(game, 0).gave = 3
    assert str(choice(turn_of(game, 0))) != "Act.GIVE"


def test_for_whoever_rides_nobody_gives_more_than_the_own_share() -> None:
    game = aboard(gave=0, skill=4)
    me(game, 2).passed = me(game, 2).out = True  # Nobody else is to come.
    assert str(choice(game)) == "Act.GIVE"
    answer(game, "give")
    assert choice(game).amount == 3
    answer(game, key_of(choice(game)))
    while prompt(game) == "ask-give-goods":
        answer(game, key_of(choice(game)))
    assert (me(game, 0).gave, me(game, 0).skill) == (3, 3)
    assert str(choice(turn_of(game, 0))) != "Act.GIVE"


def test_where_all_gave_their_share_the_rest_is_given() -> None:
    game = aboard(gave=3, skill=4)
    me(game, 2).passed = me(game, 2).out = True
    answer(game, "give")
    assert choice(game).amount == 6


@pytest.mark.parametrize(("skill", "given"), [(6, 6), (5, 3)])
def test_whoever_can_give_all_that_is_missing_does_not_wait_for_a_third(skill: int, given: int) -> None:
    """The third stands there as well; six Skill and five tokens are missing."""
    game = aboard(gave=3, skill=0)
    own(game, 0, scrap=5)
    me(game, 0).skill = skill
    answer(game, "give")
    assert choice(game).amount == given
