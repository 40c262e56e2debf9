"""Bargains, played at a fair: offers, answers all at once, counters, silence, and the limits of talk."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

from fivefires.cli.terminal.showing import show_sight
from fivefires.cli.words import Words
from fivefires.conformance.fuzz import fuzz
from fivefires.kernel import SPECTATOR, Refused, Runner, Setup, key_of, seed_from, sight
from fivefires.kernel.scene import Deal
from fivefires.kernel.sight import offers
from fivefires.kit.bargains import MOST_COUNTERS, MOST_OFFERS, Bargain, Offer, Word, begin, end_turn, goods_name
from tests.fair.game import GAME, FairState

Fair = Runner[FairState]


def fair(*answers: str) -> Fair:
    game: Fair = Runner(GAME, Setup(3), seed_from("fair"))
    for answer in answers:
        game.answer(game.asked()[0], answer)
    return game


def keys(game: Fair, seat: int) -> list[str]:
    return [key_of(option) for option in game.options(seat)]


def sent_to_all() -> Fair:
    return fair("talk", "offer-to-all", "ready:1xapple>1xpear", "send")


def test_one_acceptance_settles_it() -> None:
    game = sent_to_all()
    assert game.asked() == [1, 2]
    game.answer(1, "decline-offer")
    assert game.state.goods[0] == {"apple": 3, "egg": 1}
    game.answer(2, "accept")
    assert game.state.settled == ["0-2"]
    assert game.state.goods == [{"apple": 2, "egg": 1, "pear": 1}, {"pear": 3}, {"pear": 0, "apple": 2}]


def test_of_several_the_active_seat_picks() -> None:
    game = sent_to_all()
    for seat in (2, 1):
        game.answer(seat, "accept")
    assert game.asked() == [0]
    assert keys(game, 0) == ["with:1", "with:2"]
    game.answer(0, "with:2")
    assert game.state.settled == ["0-2"]


def test_answers_are_unseen_until_the_last_is_in() -> None:
    game = sent_to_all()
    game.answer(1, "accept")
    assert game.state.talk.accepted == []
    game.answer(2, "decline-offer")
    assert game.state.settled == ["0-1"]
    with pytest.raises(Refused, match="not-asked"):
        game.answer(1, "accept")


def test_counters_are_heard_only_if_nobody_accepts() -> None:
    game = sent_to_all()
    game.answer(1, "counter")
    game.answer(2, "accept")
    assert game.state.settled == ["0-2"]
    assert game.state.talk.word is Word.SILENT


def test_a_counter_is_composed_and_accepted() -> None:
    game = sent_to_all()
    game.answer(1, "counter")
    game.answer(2, "decline-offer")
    for answer in ("put:pear:1", "enough", "put:apple:2", "enough", "send"):
        game.answer(1, answer)
    assert game.asked() == [0]
    game.answer(0, "accept")
    assert game.state.settled == ["1-0"]
    assert game.state.goods[0] == {"apple": 1, "egg": 1, "pear": 1}


def test_a_seat_counters_twice_at_most() -> None:
    game = sent_to_all()
    game.answer(1, "counter")
    game.answer(2, "decline-offer")
    for number in range(1, MOST_COUNTERS + 1):
        for answer in ("put:pear:1", "enough", f"put:apple:{number}", "enough", "send"):
            game.answer(1, answer)
        last = number == MOST_COUNTERS
        assert ("counter" in keys(game, 0)) is not last
        game.answer(0, "decline-offer" if last else "counter")
    assert game.state.settled == []
    assert game.state.talk.word is Word.SILENT


def test_silence_is_an_answer_and_the_default() -> None:
    game = sent_to_all()
    game.lapse(1)
    game.lapse(2)
    assert game.state.settled == []
    assert game.asked() == [0]
    assert game.state.talk.word is Word.SILENT


def test_a_declined_offer_is_not_made_again_in_the_round() -> None:
    game = sent_to_all()
    for seat in (1, 2):
        game.answer(seat, "decline-offer")
    for answer in ("talk", "with:1"):
        game.answer(0, answer)
    assert "ready:1xapple>1xpear" not in keys(game, 0)
    assert "ready:1xapple>2xpear" in keys(game, 0)


def test_who_wants_no_more_is_left_alone_until_the_round_ends() -> None:
    game = sent_to_all()
    game.answer(1, "no-more-offers")
    game.answer(2, "decline-offer")
    game.answer(0, "talk")
    assert keys(game, 0) == ["with:2", "never-mind"]
    game.answer(0, "never-mind")
    for seat in (0, 1, 2):
        game.answer(seat, "end")
    game.answer(0, "talk")
    assert "with:1" in keys(game, 0)


def test_three_offers_a_turn() -> None:
    game = fair()
    for _ in range(MOST_OFFERS):
        for answer in ("talk", "with:1", "never-mind"):
            game.answer(0, answer)
    assert keys(game, 0) == ["end"]


def test_what_was_begun_and_left_is_an_offer_too() -> None:
    game = fair()
    for _ in range(MOST_OFFERS):
        assert "talk" in keys(game, 0)
        for answer in ("talk", "never-mind"):
            game.answer(0, answer)
    assert keys(game, 0) == ["end"]


def test_composing_can_be_taken_back_and_a_sent_offer_cannot() -> None:
    game = fair("talk", "with:1", "compose", "put:apple:2")
    assert game.can_undo(0)
    game.undo(0)
    game.answer(0, "put:apple:1")
    for answer in ("enough", "put:pear:1", "enough", "send"):
        game.answer(0, answer)
    assert not game.can_undo(0)
    assert game.asked() == [1]


def test_only_what_somebody_owns_can_be_put() -> None:
    game = fair("talk", "with:1", "compose")
    assert keys(game, 0) == ["put:apple:1", "put:apple:2", "put:apple:3", "put:egg:1"]
    with pytest.raises(Refused, match="not-offered"):
        game.answer(0, "put:pear:1")


def test_a_unique_good_is_not_wanted_of_several_at_once() -> None:
    game = fair("end", "talk", "offer-to-all", "compose", "put:pear:1", "enough")
    assert "put:apple:1" in keys(game, 1)
    assert "put:egg:1" not in keys(game, 1)


def test_a_promise_rides_on_an_offer() -> None:
    game = fair("talk", "with:1", "ready:1xapple>1xpear", "promise:be-good")
    assert game.state.talk.offer is not None
    assert game.state.talk.offer.promise == "be-good"
    assert keys(game, 0) == ["send", "never-mind"]


def test_goods_are_looked_at_again_when_it_is_settled() -> None:
    game = sent_to_all()
    game.state.goods[2]["pear"] = 0
    game.answer(1, "decline-offer")
    game.answer(2, "accept")
    assert game.state.settled == []


def test_everything_said_lapses_with_the_turn() -> None:
    game = sent_to_all()
    for seat in (1, 2):
        game.answer(seat, "say-nothing")
    assert lines(game)[-1] == "log-answer-say-nothing"
    game.answer(0, "end")
    assert game.state.talk.offer is None
    assert game.state.talk.offers == 0


def test_random_talk_ends_and_loses_nothing() -> None:
    for seed in range(30):
        chance = random.Random(seed)
        game = fair()
        while not game.over:
            for seat in game.asked():
                game.answer(seat, chance.choice(game.options(seat)))
        for good, whole in (("apple", 4), ("pear", 4), ("egg", 1)):
            assert sum(held.get(good, 0) for held in game.state.goods) == whole


# --- odd and hostile play ---------------------------------------------------------------------------------------------


def lines(game: Fair) -> list[str]:
    return [line.text.id for line in game.table.log.lines] if game.table.log else []


def both_counter() -> Fair:
    """The second seat has spoken to the third and the first, in this order round the table, and both have ideas."""
    game = fair("end", "talk", "offer-to-all", "compose", "put:pear:1", "enough", "put:apple:1", "enough", "send")
    assert game.asked() == [0, 2]
    game.answer(0, "counter")
    game.answer(2, "counter")
    return game


def test_counters_are_heard_clockwise_from_the_active_seat() -> None:
    game = both_counter()
    assert lines(game).count("log-offer") == 1
    assert game.asked() == [2]
    for answer in ("put:apple:1", "enough", "put:pear:2", "enough", "send"):
        game.answer(2, answer)
    assert lines(game)[-1] == "log-counter"
    game.answer(1, "decline-offer")
    assert lines(game)[-1] == "log-counter-declined"
    assert game.asked() == [0]
    for answer in ("put:egg:1", "enough", "put:pear:3", "enough", "send"):
        game.answer(0, answer)
    game.answer(1, "accept")
    assert game.state.settled == ["0-1"]
    assert game.state.goods[1] == {"pear": 0, "egg": 1}


def test_one_counter_that_is_taken_up_ends_the_talk() -> None:
    game = both_counter()
    for answer in ("put:apple:1", "enough", "put:pear:2", "enough", "send"):
        game.answer(2, answer)
    game.answer(1, "accept")
    assert game.state.settled == ["2-1"]
    assert game.asked() == [1]
    assert keys(game, 1) == ["talk", "end"]


@pytest.mark.parametrize("said", [(), ("put:apple:1",), ("put:apple:1", "enough")])
def test_a_counter_can_be_left_as_long_as_it_is_not_sent(said: tuple[str, ...]) -> None:
    game = both_counter()
    for answer in said:
        game.answer(2, answer)
    game.answer(2, "never-mind")
    assert lines(game)[-1] == "log-counter-dropped"
    assert game.asked() == [0]


@pytest.mark.parametrize("said", [(), ("put:apple:1",), ("put:apple:1", "enough", "put:pear:2", "enough")])
def test_nobody_waits_for_a_counter_for_ever(said: tuple[str, ...]) -> None:
    game = both_counter()
    for answer in said:
        game.answer(2, answer)
    game.lapse(2)
    assert game.asked() == [0]
    game.lapse(0)
    assert game.asked() == [1]
    assert game.state.talk.word is Word.SILENT
    assert game.state.settled == []


def test_whoever_speaks_in_their_own_turn_has_no_such_time() -> None:
    game = fair("talk", "with:1", "compose")
    with pytest.raises(Refused, match="no-default"):
        game.lapse(0)
    assert "never-mind" not in keys(game, 0)


def test_what_asks_for_nothing_cannot_be_sent() -> None:
    game = fair()
    game.state.goods[:] = [{"apple": 1}, {"apple": 1}, {"apple": 1}]
    for answer in ("talk", "offer-to-all", "compose", "put:apple:1", "enough"):
        game.answer(0, answer)
    assert keys(game, 0) == ["never-mind"]
    game.answer(0, "never-mind")
    assert game.state.talk.offers == 1
    assert game.state.settled == []


def test_of_several_who_accept_only_those_who_still_own_it_are_chosen_from() -> None:
    game = sent_to_all()
    game.answer(1, "accept")
    game.state.goods[1]["pear"] = 0
    game.answer(2, "accept")
    assert game.state.settled == ["0-2"]


def test_where_nobody_can_keep_it_any_more_all_hear_that_it_lapsed() -> None:
    game = sent_to_all()
    game.state.goods[0]["apple"] = 0
    game.answer(1, "accept")
    game.answer(2, "accept")
    assert game.state.settled == []
    assert lines(game)[-1] == "log-offer-lapses"
    assert game.state.talk.word is Word.SILENT


def test_with_somebody_who_has_left_nothing_is_settled() -> None:
    game = sent_to_all()
    game.answer(1, "accept")
    game.state.gone.append(1)
    game.answer(2, "decline-offer")
    assert game.state.settled == []
    assert lines(game)[-1] == "log-offer-lapses"
    game = sent_to_all()
    game.answer(1, "accept")
    game.state.gone.append(1)
    game.answer(2, "accept")
    assert game.state.settled == ["0-2"]


def test_whoever_has_left_is_not_asked() -> None:
    game = fair("talk", "offer-to-all", "ready:1xapple>1xpear")
    game.state.gone.append(1)
    game.answer(0, "send")
    assert game.asked() == [2]


@pytest.mark.parametrize("given_away", [True, False])
def test_a_counter_is_looked_at_again_when_it_is_accepted(given_away: bool) -> None:
    game = both_counter()
    for answer in ("put:apple:1", "enough", "put:pear:2", "enough", "send"):
        game.answer(2, answer)
    if given_away:
        game.state.goods[1]["pear"] = 1
    else:
        game.state.gone.append(1)
    game.answer(1, "accept")
    assert game.state.settled == []
    assert lines(game)[-1] == "log-offer-lapses"


def test_a_counter_whose_goods_are_gone_is_not_heard() -> None:
    game = both_counter()
    for answer in ("put:apple:1", "enough", "put:pear:2"):
        game.answer(2, answer)
    game.state.goods[2]["apple"] = 0
    for answer in ("enough", "send"):
        game.answer(2, answer)
    assert "log-offer-lapses" in lines(game)
    assert game.asked() == [0]


def test_an_answer_to_a_settled_offer_is_refused() -> None:
    game = sent_to_all()
    step = game.step
    game.answer(1, "accept")
    game.answer(2, "decline-offer")
    assert game.state.settled == ["0-1"]
    for seat in (1, 2):
        with pytest.raises(Refused):
            game.answer(seat, "accept", step=step)
    assert game.state.settled == ["0-1"]


def test_an_answer_can_be_taken_back_until_the_last_is_in() -> None:
    game = sent_to_all()
    game.answer(1, "accept")
    game.withdraw(1)
    game.answer(1, "decline-offer")
    game.answer(2, "say-nothing")
    assert game.state.settled == []
    with pytest.raises(Refused, match="nothing-to-withdraw"):
        game.withdraw(1)


def test_what_was_sent_and_what_was_heard_cannot_be_undone() -> None:
    game = sent_to_all()
    game.answer(1, "counter")
    game.answer(2, "decline-offer")
    assert not any(game.can_undo(seat) for seat in (0, 1, 2))
    game.answer(1, "put:pear:1")
    assert game.can_undo(1)
    game.undo(1)
    assert game.state.talk.offer is not None
    assert game.state.talk.offer.give == {}
    for answer in ("put:pear:2", "enough", "put:apple:1", "enough", "send"):
        game.answer(1, answer)
    assert not any(game.can_undo(seat) for seat in (0, 1, 2))


def test_whoever_is_asked_for_another_counter_speaks_before_the_next() -> None:
    game = both_counter()
    for answer in ("put:apple:1", "enough", "put:pear:2", "enough", "send"):
        game.answer(2, answer)
    game.answer(1, "counter")
    assert game.asked() == [2]
    for answer in ("put:apple:1", "enough", "put:pear:1", "enough", "send"):
        game.answer(2, answer)
    assert keys(game, 1) == ["accept", "decline-offer"]
    game.answer(1, "decline-offer")
    assert game.asked() == [0]


def test_a_side_is_full_with_six_goods() -> None:
    game = fair()
    game.state.goods[:] = [{"apple": 9, "egg": 1}, {"pear": 9, "egg": 1}, {}]
    for answer in ("talk", "with:1", "compose"):
        game.answer(0, answer)
    assert keys(game, 0) == [*(f"put:apple:{amount}" for amount in range(1, 7)), "put:egg:1"]
    game.answer(0, "put:apple:5")
    assert keys(game, 0) == ["put:egg:1", "enough"]
    game.answer(0, "put:egg:1")
    assert game.state.talk.word is Word.WANTING
    game.answer(0, "put:pear:6")
    assert keys(game, 0) == ["send", "promise:be-good", "never-mind"]


def test_a_unique_good_is_wanted_of_one() -> None:
    game = fair("end", "talk", "with:0", "compose", "put:pear:1", "enough")
    assert "put:egg:1" in keys(game, 1)


def test_sixty_answers_are_not_too_many() -> None:
    game = fair()
    game.state.goods[0] = {f"good{kind}": 9 if kind < 9 else 3 for kind in range(11)}
    for answer in ("talk", "with:1", "compose"):
        game.answer(0, answer)
    assert len(keys(game, 0)) == 60


@pytest.mark.parametrize(("kinds", "most"), [(10, 6), (11, 3), (20, 3)])
def test_of_many_goods_only_few_of_each_are_offered(kinds: int, most: int) -> None:
    game = fair()
    game.state.goods[0] = {f"good{kind}": 9 for kind in range(kinds)}
    for answer in ("talk", "with:1", "compose"):
        game.answer(0, answer)
    assert len(keys(game, 0)) == kinds * most
    assert f"put:good0:{most}" in keys(game, 0)


def test_many_goods_of_which_there_is_one_each_are_all_offered() -> None:
    game = fair()
    game.state.goods[0] = {"apple": 9, **{f"good{kind}": 1 for kind in range(20)}}
    for answer in ("talk", "with:1", "compose"):
        game.answer(0, answer)
    assert len(keys(game, 0)) == 26


def test_what_several_said_is_forgotten_with_the_next_offer() -> None:
    game = sent_to_all()
    for seat in (1, 2):
        game.answer(seat, "accept")
    game.answer(0, "with:1")
    game.answer(0, "end")
    for answer in ("talk", "with:0", "compose", "put:pear:1", "enough", "put:apple:1", "enough", "send"):
        game.answer(1, answer)
    game.answer(0, "decline-offer")
    assert game.state.settled == ["0-1"]
    assert game.asked() == [1]


def test_an_idea_that_was_not_heard_is_forgotten_with_the_offer() -> None:
    game = sent_to_all()
    game.answer(1, "counter")
    game.answer(2, "accept")
    for answer in ("talk", "with:1", "ready:1xapple>1xpear", "send"):
        game.answer(0, answer)
    game.answer(1, "counter")
    game.answer(1, "never-mind")
    assert game.asked() == [0]
    assert game.state.talk.word is Word.SILENT


def test_a_turn_that_ends_amid_talk_leaves_nothing_of_it() -> None:
    for answers in (("talk", "with:1"), ("talk", "offer-to-all", "compose", "put:apple:1")):
        game = fair(*answers)
        end_turn(game.state.talk)
        assert game.state.talk == Bargain()
    game = sent_to_all()
    begin(game.state.talk, 2)
    assert game.state.talk == Bargain(word=Word.PARTNER, offer=Offer(2), offers=1)
    game = both_counter()
    begin(game.state.talk, 2)
    assert game.state.talk == Bargain(word=Word.PARTNER, offer=Offer(2), offers=1)


def test_who_owns_nothing_and_whom_nobody_hears_does_not_begin() -> None:
    game = fair()
    game.state.goods[1] = {}
    game.answer(0, "end")
    assert keys(game, 1) == ["end"]
    game = sent_to_all()
    for seat in (1, 2):
        game.answer(seat, "no-more-offers")
    assert keys(game, 0) == ["end"]


def test_somebody_without_goods_is_not_spoken_to() -> None:
    game = fair("end")
    game.state.goods[0] = {}
    game.answer(1, "talk")
    assert keys(game, 1) == ["with:2", "never-mind"]
    game.answer(1, "never-mind")
    game.state.goods[1] = {}
    game.answer(1, "end")
    assert keys(game, 2) == ["end"]


def test_silence_between_two_seats_is_theirs_alone() -> None:
    game = sent_to_all()
    game.answer(1, "no-more-offers")
    game.answer(2, "decline-offer")
    game.answer(0, "end")
    game.answer(1, "talk")
    assert "with:0" in keys(game, 1)
    game.answer(1, "never-mind")
    game.answer(1, "end")
    game.answer(2, "talk")
    assert "with:1" in keys(game, 2)


def test_what_one_seat_declined_may_be_offered_to_another() -> None:
    game = fair("talk", "with:1", "ready:1xapple>1xpear", "send")
    game.answer(1, "decline-offer")
    for answer in ("talk", "offer-to-all", "ready:1xapple>1xpear", "send"):
        game.answer(0, answer)
    assert game.asked() == [2]
    game.answer(2, "decline-offer")
    for answer in ("talk", "offer-to-all", "compose", "put:apple:1", "enough", "put:pear:1", "enough", "send"):
        game.answer(0, answer)
    assert lines(game)[-1] == "log-offer-lapses"
    assert game.asked() == [0]
    assert keys(game, 0) == ["end"]


def test_a_promise_makes_it_another_offer() -> None:
    game = fair("talk", "with:1", "ready:1xapple>1xpear", "send")
    game.answer(1, "decline-offer")
    for answer in ("talk", "with:1", "compose", "put:apple:1", "enough", "put:pear:1", "enough", "promise:be-good"):
        game.answer(0, answer)
    game.answer(0, "send")
    assert game.asked() == [1]
    game.answer(1, "decline-offer")
    for answer in ("talk", "with:1", "compose", "put:apple:1", "enough", "put:pear:1", "enough", "promise:be-good"):
        game.answer(0, answer)
    game.answer(0, "send")
    assert lines(game)[-1] == "log-offer-lapses"


COUNTERED = ("counter", "put:pear:1", "enough", "put:apple:2", "enough", "send")


@pytest.mark.parametrize("declined", ["decline-offer", "counter"])
def test_a_counter_that_was_declined_is_not_heard_again_in_the_round(declined: str) -> None:
    game = fair("talk", "with:1", "ready:1xapple>1xpear", "send")
    for answer in COUNTERED:
        game.answer(1, answer)
    game.answer(0, declined)
    if declined == "counter":
        for answer in COUNTERED[1:]:
            game.answer(1, answer)
    else:
        for answer in ("talk", "with:1", "ready:1xapple>2xpear", "send"):
            game.answer(0, answer)
        for answer in COUNTERED:
            game.answer(1, answer)
    assert lines(game)[-1] == "log-offer-lapses"
    assert game.asked() == [0]
    assert game.state.settled == []


def test_a_counter_that_was_declined_is_heard_in_the_next_round() -> None:
    game = fair("talk", "with:1", "ready:1xapple>1xpear", "send")
    for answer in COUNTERED:
        game.answer(1, answer)
    for seat, answer in ((0, "decline-offer"), (0, "end"), (1, "end"), (2, "end")):
        game.answer(seat, answer)
    for answer in ("talk", "with:1", "ready:1xapple>2xpear", "send"):
        game.answer(0, answer)
    for answer in COUNTERED:
        game.answer(1, answer)
    assert keys(game, 0) == ["accept", "decline-offer", "counter"]


def test_a_new_offer_has_room_for_counters_again() -> None:
    game = sent_to_all()
    for seat in (1, 2):
        game.answer(seat, "counter")
    for seat in (1, 2):
        game.answer(seat, "never-mind")
    for answer in ("talk", "with:1", "ready:1xapple>2xpear", "send"):
        game.answer(0, answer)
    game.answer(1, "counter")
    for answer in ("put:pear:1", "enough", "put:apple:2", "enough", "send"):
        game.answer(1, answer)
    assert "counter" in keys(game, 0)


@pytest.mark.parametrize("onlooker", [0, 2, SPECTATOR])
@pytest.mark.parametrize("other", ["decline-offer", "counter", "no-more-offers", "say-nothing"])
def test_nobody_learns_an_answer_before_all_are_in(onlooker: int, other: str) -> None:
    game, twin = sent_to_all(), sent_to_all()
    game.answer(1, "accept")
    twin.answer(1, other)
    assert sight(game, onlooker) == sight(twin, onlooker)


@pytest.mark.parametrize("onlooker", [0, 1, SPECTATOR])
def test_nobody_sees_what_a_counter_may_become(onlooker: int) -> None:
    game, twin = both_counter(), both_counter()
    game.answer(2, "put:apple:1")
    assert sight(game, onlooker).scene == sight(twin, onlooker).scene
    assert sight(game, onlooker).log == sight(twin, onlooker).log


# --- how it looks -------------------------------------------------------------------------------------------------


def shown(game: Fair, seat: int) -> tuple[Deal, ...]:
    return sight(game, seat).scene.deals


def told(game: Fair, seat: int) -> str:
    console = Console(file=StringIO(), width=120)
    show_sight(console, Words(GAME.package, ("Ann", "Ben", "Cleo")), sight(game, seat))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def sides(deal: Deal) -> tuple[dict[str, int], dict[str, int]]:
    gives, wants = ({thing.name.id: thing.count for thing in side} for side in (deal.gives, deal.wants))
    return gives, wants


def test_what_is_put_together_is_seen_by_its_author_alone() -> None:
    game = fair("talk", "with:1", "compose", "put:apple:2")
    [deal] = shown(game, 0)
    assert deal.composed
    assert sides(deal) == ({"apple": 2}, {})
    assert shown(game, 1) == shown(game, SPECTATOR) == ()


def test_nothing_is_shown_of_an_offer_to_nobody_yet() -> None:
    assert shown(fair("talk"), 0) == ()
    [deal] = shown(fair("talk", "with:1"), 0)
    assert deal.composed


def test_what_ends_the_talk_lies_apart_from_what_is_said() -> None:
    game = fair("talk", "with:1", "ready:1xapple>1xpear")
    groups = {one.key: one.group for one in offers(game.options(0), game.game.view(game.state, 0))}
    assert groups == {"send": "talk", "promise:be-good": "talk", "never-mind": "end"}


def test_many_goods_are_told_one_after_the_other() -> None:
    words = Words(GAME.package, ("Ann", "Ben", "Cleo"))
    for goods in ({"apple": 1}, {"apple": 1, "pear": 2}, {"apple": 1, "pear": 2, "egg": 3}):
        text = words.say(goods_name(goods))
        places = [text.index(f"{amount} ") for amount in goods.values()]
        assert places == sorted(places)
        assert text.count("apple") == text.count("1 ") == 1


def test_a_sent_offer_lies_before_all_with_both_its_sides() -> None:
    game = sent_to_all()
    for seat in (0, 1, 2, SPECTATOR):
        [deal] = shown(game, seat)
        assert not deal.composed
        assert deal.by == 0
        assert sides(deal) == ({"apple": 1}, {"pear": 1})
        assert [(reply.seat, reply.said) for reply in deal.replies] == [(1, None), (2, None)]


def test_an_answer_stays_unheard_until_the_last_is_in() -> None:
    game = sent_to_all()
    before = [shown(game, seat) for seat in (0, 1, 2)]
    game.answer(1, "accept")
    assert [shown(game, seat) for seat in (0, 1, 2)] == before
    game.answer(2, "accept")
    assert [reply.said and reply.said.id for reply in shown(game, 2)[0].replies] == ["words-said-accept"] * 2


def test_a_counter_lies_beside_what_it_answers() -> None:
    game = sent_to_all()
    game.answer(1, "counter")
    game.answer(2, "decline-offer")
    first, own = shown(game, 1)
    assert (own.by, own.composed, own.counter) == (1, True, True)
    assert [reply.said and reply.said.id for reply in first.replies] == [
        "words-said-counter",
        "words-said-decline-offer",
    ]
    assert len(shown(game, 0)) == 1
    for answer in ("put:pear:1", "enough", "put:apple:2", "enough", "promise:be-good", "send"):
        game.answer(1, answer)
    _, heard = shown(game, 0)
    assert heard.counter
    assert sides(heard) == ({"pear": 1}, {"apple": 2})
    assert [term.id for term in heard.terms] == ["promise-be-good"]
    assert [reply.seat for reply in heard.replies] == [0]


def test_nothing_is_left_on_the_table_when_it_is_settled() -> None:
    game = sent_to_all()
    for seat in (1, 2):
        game.answer(seat, "decline-offer")
    assert shown(game, 0) == ()


def test_the_terminal_tells_both_sides_and_who_has_answered() -> None:
    game = sent_to_all()
    text = told(game, 2)
    for part in ("Ann offers", "gives", "apples", "wants", "pears", "Ben", "has not answered"):
        assert part in text
    for seat in (1, 2):
        game.answer(seat, "accept")
    assert told(game, 0).count("accepts") >= 2


def test_the_toy_passes_every_check() -> None:
    report = fuzz(GAME, games=30)
    assert [error.sentence for error in report.errors] == []
