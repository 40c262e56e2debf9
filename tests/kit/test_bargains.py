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
from fivefires.kit.bargains import MOST_COUNTERS, MOST_OFFERS, Word
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
        for answer in ("put:pear:1", "enough", "put:apple:2", "enough", "send"):
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
