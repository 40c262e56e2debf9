"""Trade between players, its limits and promises, and the Black Market."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.expert import deals
from fivefires.games.raid_trade.show.view import RaidTradeView
from fivefires.kit.bargains import Promise, Say
from tests.games.raid_trade.tables import Game, answer, bare, bring, held, keys, me, own, prompt, stand, turn_of

OFFER = ("trade", "with:1", "compose", "put:food:1", "enough", "put:tools:1", "enough")


def market(*characters: str) -> Game:
    game = bare(*(characters or ("carter", "zoey", "jake")))
    own(game, 0, food=3)
    own(game, 1, tools=3)
    return turn_of(game, 0)


@pytest.mark.rule("R-267", "R-548", "R-557")
def test_a_declined_offer_costs_nothing_and_is_not_repeated() -> None:
    game = market()
    answer(game, *OFFER, "send")
    game.answer(1, "decline-offer")
    assert (me(game, 0).ap, me(game, 1).ap) == (15, 15)
    assert game.state.turn is not None
    assert not game.state.turn.acted
    answer(game, *OFFER, "send")
    assert game.asked() == [0]


@pytest.mark.rule("R-550")
def test_three_offers_a_turn() -> None:
    game = market()
    for _ in range(3):
        answer(game, "trade", "with:1", "never-mind")
    assert "trade" not in keys(game)


@pytest.mark.rule("R-544", "R-546", "R-547")
def test_of_several_who_accept_the_active_player_picks() -> None:
    game = market()
    own(game, 2, tools=1)
    game = turn_of(game, 0)
    answer(game, "trade", "offer-to-all", "compose", "put:food:1", "enough", "put:tools:1", "enough", "send")
    assert game.asked() == [1, 2]
    game.answer(1, "accept")
    game.answer(2, "accept")
    assert keys(game) == ["with:1", "with:2"]
    answer(game, "with:2")
    assert held(game, 2) == {"food": 1}
    assert held(game, 1) == {"tools": 3}


@pytest.mark.rule("R-269", "R-265")
def test_without_ap_or_inside_the_outpost_nobody_trades() -> None:
    game = market()
    me(game, 1).ap = 0
    me(game, 2).inside = True
    own(game, 2, food=1)
    game = turn_of(game, 0)
    assert "trade" not in keys(game)


@pytest.mark.rule("R-273", "R-266", "R-254", "R-122")
def test_a_crafted_item_stays_crafted_and_gives_no_skill() -> None:
    game = market()
    bring(game, "torch", "made.1")
    bring(game, "envoy", "quests.1")
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough")
    assert "put:envoy:1" not in keys(game)
    answer(game, "put:torch:1", "enough", "send")
    game.answer(1, "accept")
    assert "torch" in game.state.piles["made.0"]
    assert me(game, 0).skill == 0


@pytest.mark.rule("R-275")
def test_each_side_gives_something() -> None:
    game = market()
    answer(game, "trade", "with:1", "compose")
    assert "enough" not in keys(game)


@pytest.mark.rule("R-549")
def test_offers_lapse_with_the_turn() -> None:
    game = market()
    answer(game, *OFFER, "send")
    game.lapse(1)
    answer(game, "pass-round")
    assert game.state.talk.offer is None
    assert game.state.talk.offers == 0


@pytest.mark.rule("R-558")
def test_who_wants_no_more_is_not_addressed_again() -> None:
    game = market()
    answer(game, *OFFER, "send")
    game.answer(1, "no-more-offers")
    answer(game, "trade")
    assert "with:1" not in keys(game)


@pytest.mark.rule("R-276", "R-559", "R-222")
def test_a_promise_binds_nobody_and_is_noted() -> None:
    game = market("garcia", "zoey", "jake")
    own(game, 0, food=3, guns=1)
    for seat in (0, 1):
        stand(game, seat, "market.a")
    game = turn_of(game, 0)
    answer(game, *OFFER, "promise:peace", "send")
    game.answer(1, "accept")
    assert [(one.what, one.settled) for one in game.state.talk.promises] == [("peace", "")]
    game = turn_of(game, 0)
    game.table.force((6,))
    answer(game, "attack:1")
    assert [one.settled for one in game.state.talk.promises] == ["broken"]


@pytest.mark.rule("R-559", "R-268")
@pytest.mark.parametrize(("wanted", "settled"), [("put:tools:1", ""), ("put:tools:2", "kept")])
def test_a_loan_comes_back_on_the_lenders_turn_too(wanted: str, settled: str) -> None:
    game = market()
    game.state.talk.promises.append(Promise(1, 0, "loan", 1, {"tools": 2}))
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough", wanted, "enough", "send")
    game.answer(1, "accept")
    assert [one.settled for one in game.state.talk.promises] == [settled]


@pytest.mark.rule("R-559")
def test_a_kept_promise_is_noted_at_the_end_of_the_next_round() -> None:
    game = market()
    answer(game, *OFFER, "promise:keep-out", "send")
    game.answer(1, "accept")
    game.state.round = 2
    game.state.spent_ap = True
    for seat in range(3):
        me(game, seat).passed = True
    game = turn_of(game, 0)
    assert [one.settled for one in game.state.talk.promises] == ["kept"]


@pytest.mark.rule("R-551")
def test_a_bot_agrees_to_nothing_that_lets_the_partner_win() -> None:
    game = market()
    answer(game, "trade", "with:1", "compose", "put:food:3", "enough", "put:tools:1", "enough", "send")
    fair = RaidTradeView(game.state, 1)
    assert deals.answer(fair, game.options(1)) is Say.ACCEPT
    me(game, 0).skill = 18
    assert deals.answer(RaidTradeView(game.state, 1), game.options(1)) is not Say.ACCEPT


@pytest.mark.rule("R-279", "R-283", "R-284", "R-285")
def test_the_trader_sells_what_the_bag_has() -> None:
    game = bare("garcia", "zoey", "jake")
    game.table.move_all("trader", "traders")
    bring(game, "tinker_cart", "trader")
    own(game, 0, food=4)
    own(game, 1, electrics=16)
    stand(game, 0, "market.c")
    game = turn_of(game, 0)
    answer(game, "market")
    assert held(game, 0) == {"tools": 1}
    assert me(game, 0).ap == 14
    assert prompt(game) != "ask-market"
