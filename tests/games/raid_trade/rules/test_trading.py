"""Trade between players, its limits and promises, and the Black Market."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.expert import deals
from fivefires.games.raid_trade.show.view import RaidTradeView
from fivefires.kit.bargains import Promise, Say
from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare,
    bare_line,
    bring,
    held,
    keys,
    me,
    own,
    prompt,
    stand,
    turn_of,
)


def lose_everything(game: Game, seat: int) -> None:
    own(game, seat)
    game.table.move_all(f"unmade.{seat}", "box")


def rule(game: Game) -> str:
    assert game.question is not None
    return game.question.prompt.rule


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


@pytest.mark.rule("R-548", "R-550", "R-266")
def test_whoever_owns_nothing_has_nothing_to_talk_about() -> None:
    game = market()
    lose_everything(game, 0)
    game = turn_of(game, 0)
    assert "trade" not in keys(game)
    own(game, 0, food=1)
    assert "trade" in keys(turn_of(game, 0))
    for seat in (1, 2):
        lose_everything(game, seat)
    assert "trade" not in keys(turn_of(game, 0))


@pytest.mark.rule("R-557", "R-556", "R-545")
def test_a_counter_that_was_declined_is_not_heard_again() -> None:
    game = market()
    counter = ("counter", "put:tools:1", "enough", "put:food:2", "enough", "send")
    answer(game, *OFFER, "send", *counter, "decline-offer")
    answer(game, "trade", "with:1", "compose", "put:food:1", "enough", "put:tools:2", "enough", "send", *counter)
    assert (game.asked(), prompt(game)) == ([0], "ask-action")


@pytest.mark.rule("R-557", "R-559")
def test_what_was_declined_may_be_offered_with_another_promise() -> None:
    game = market()
    for promise in ((), ("promise:peace",), ("promise:loan",)):
        answer(game, *OFFER, *promise, "send")
        assert (game.asked(), prompt(game)) == ([1], "ask-answer-offer")
        answer(game, "decline-offer")


@pytest.mark.rule("R-556", "R-550")
def test_whoever_is_asked_for_another_counter_comes_before_all_who_wait() -> None:
    game = market("carter", "zoey", "jake", "mayu")
    for seat in (2, 3):
        own(game, seat, tools=1)
    game = turn_of(game, 0)
    answer(game, "trade", "offer-to-all", "compose", "put:food:1", "enough", "put:tools:1", "enough", "send")
    for seat in (1, 2, 3):
        game.answer(seat, "counter")
    assert game.asked() == [1]
    answer(game, "put:tools:1", "enough", "put:food:2", "enough", "send")
    answer(game, "counter")
    assert game.asked() == [1]
    for seat in (2, 3):
        answer(game, "never-mind")
        assert game.asked() == [seat]


@pytest.mark.rule("R-544", "R-545", "R-547", "R-556", "R-559")
def test_each_word_of_a_deal_tells_its_rule() -> None:
    game = market()
    own(game, 2, tools=1)
    game = turn_of(game, 0)
    asked = {}
    both = ("trade", "offer-to-all", "compose", "put:food:1", "enough", "put:tools:1", "enough", "send")
    for word in (*both, "counter", "decline-offer", "put:tools:1", "enough", "put:food:2", "enough", "send"):
        answer(game, word)
        asked[prompt(game)] = rule(game)
    answer(game, "decline-offer", "trade", "offer-to-all", "compose", "put:food:1", "enough", "put:tools:1", "enough")
    answer(game, "promise:peace", "send", "accept", "accept")
    asked[prompt(game)] = rule(game)
    offers = dict.fromkeys(("ask-partner", "ask-offer", "ask-give", "ask-want"), "R-544")
    answers = {"ask-answer-offer": "R-545", "ask-hear-counter": "R-556", "ask-who-trades": "R-547"}
    assert asked == {**offers, "ask-send": "R-559", **answers}


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
    me(game, 1).ap = 1
    game = turn_of(game, 0)
    one = game.copy()
    answer(one, "trade")
    assert "with:1" in keys(one)
    assert "with:2" not in keys(one)
    me(game, 2).inside = False
    game = turn_of(game, 0)
    answer(game, "trade")
    assert {"with:1", "with:2"} <= {*keys(game)}


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


@pytest.mark.rule("R-558", "R-556")
def test_whoever_wanted_no_more_hears_a_counter_to_an_offer_of_their_own() -> None:
    game = market()
    answer(game, *OFFER, "send")
    game.answer(1, "no-more-offers")
    game = turn_of(game, 1)
    answer(game, "trade", "with:0", "compose", "put:tools:1", "enough", "put:food:1", "enough", "send")
    assert game.asked() == [0]
    answer(game, "counter", "put:food:1", "enough", "put:tools:2", "enough", "send")
    assert (game.asked(), prompt(game)) == ([1], "ask-hear-counter")


@pytest.mark.rule("R-544")
def test_a_ready_offer_that_makes_sense_twice_is_there_once() -> None:
    game = bare_line("carter", "zoey", "jake")
    own(game, 0, parts=2, scrap=1)
    own(game, 1, guns=3)
    for item in [*game.state.piles["unmade.0"]]:
        if item != "shotgun":
            bring(game, item, "box")
    game = turn_of(game, 0)
    answer(game, "trade", "with:1")
    assert "ready:1xparts>1xguns" in keys(game)
    assert len(keys(game)) == len({*keys(game)})


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
@pytest.mark.parametrize(
    ("asked", "settled"), [("put:food:1", "kept"), ("put:food:2", "broken"), ("put:torch:1", "broken")]
)
def test_what_was_lent_comes_back_for_one_token_and_no_more(asked: str, settled: str) -> None:
    game = market()
    game.state.talk.promises.append(Promise(0, 1, "loan", 1, {"tools": 2}))
    own(game, 0, tools=2)
    own(game, 1, food=3)
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", "put:tools:2", "enough", asked, "enough", "send")
    game.answer(1, "accept")
    answer(game, "end-turn")
    assert [one.settled for one in game.state.talk.promises] == [settled]


@pytest.mark.rule("R-559")
@pytest.mark.parametrize(
    ("given", "price", "settled"),
    [
        ("put:tools:2", "put:food:1", "void"),
        ("put:tools:1", "put:food:1", "broken"),
        ("put:tools:2", "put:food:2", "broken"),
    ],
)
def test_a_loan_that_is_not_taken_back_is_not_broken(given: str, price: str, settled: str) -> None:
    game = market()
    game.state.talk.promises.append(Promise(0, 1, "loan", 1, {"tools": 2}))
    own(game, 0, tools=2)
    own(game, 1, food=3)
    game = turn_of(game, 0)
    answer(game, "trade", "with:1", "compose", given, "enough", price, "enough", "send", "decline-offer")
    answer(game, "pass-round")
    assert [one.settled for one in game.state.talk.promises] == [settled]
    assert game.table.log is not None
    assert f"log-promise-{settled}" in [line.text.id for line in game.table.log.lines]


@pytest.mark.rule("R-559")
def test_the_same_word_is_given_to_each_player_once_while_it_stands() -> None:
    game = market()
    own(game, 2, tools=3)
    game.state.talk.promises.append(Promise(0, 1, "peace", 1))
    for to, offered in (("with:1", False), ("with:2", True), ("offer-to-all", False)):
        game = turn_of(game, 0)
        answer(game, "trade", to, "compose", "put:food:1", "enough", "put:tools:1", "enough")
        assert ("promise:peace" in keys(game)) is offered
        assert {"promise:keep-out", "promise:loan"} <= {*keys(game)}
        answer(game, "never-mind")
    game.state.talk.promises[0].settled = "kept"
    game.state.talk.offers = 0
    game = turn_of(game, 0)
    answer(game, *OFFER)
    assert "promise:peace" in keys(game)


@pytest.mark.rule("R-559")
def test_a_loan_is_due_on_the_next_turn_and_not_before() -> None:
    game = market()
    answer(game, *OFFER, "promise:loan", "send")
    game.answer(1, "accept")
    assert [(one.what, one.goods, one.settled) for one in game.state.talk.promises] == [("loan", {"tools": 1}, "")]
    answer(game, "end-turn", "pass-round", "pass-round")
    assert game.asked() == [0]
    assert [one.settled for one in game.state.talk.promises] == [""]
    answer(game, "pass-round")
    assert [one.settled for one in game.state.talk.promises] == ["broken"]


@pytest.mark.rule("R-559", "R-449", "R-415")
def test_whoever_is_out_has_neither_kept_nor_broken_a_promise() -> None:
    game = bare_line()
    for seat in range(3):
        stand(game, seat, "mill.a")
    game.state.talk.promises += [Promise(0, 1, "loan", 1), Promise(1, 0, "peace", 1), Promise(0, 2, "peace", 1)]
    me(game, 1).favor = -9
    for one in game.state.players:
        one.passed = True
    game = turn_of(game, 0)
    assert me(game, 1).out
    assert [one.settled for one in game.state.talk.promises] == ["void", "void", ""]
    answer(game, "pass-round")
    assert [one.settled for one in game.state.talk.promises] == ["void", "void", ""]


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
