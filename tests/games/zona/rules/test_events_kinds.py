"""Events: the three kinds of card (chapter 11)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content.events_green import GREEN_EVENTS
from fivefires.games.zona.content.events_yellow import YELLOW_EVENTS
from tests.games.zona.tables import (
    BLANKS,
    GREEN,
    MINUSES,
    PLUSES,
    YELLOW,
    Game,
    again,
    bare,
    keys,
    me,
    moves,
    next_token,
    next_turn,
    pile,
    pile_of,
    play,
    prompt,
    put,
    read,
    reader,
    told,
    view,
)


def only_card(runner: Game, card: str) -> None:
    """Let this be the last card of its deck, all others being discarded."""
    deck = pile_of(runner, card).removeprefix("events.")
    put(runner, card, "box")
    runner.table.move_all(f"events.{deck}", f"discards.events.{deck}")
    put(runner, card, f"events.{deck}")


# --- sectors ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-148", "Z-151")
def test_a_sector_card_has_two_named_locations_and_a_third_section_or_goes_by_reputation() -> None:
    for cards, places in ((GREEN_EVENTS, GREEN), (YELLOW_EVENTS, YELLOW)):
        assert len(cards) == 25
        for card in cards:
            headings = [section.place for section in card.sections]
            named = [one for one in headings if one in places]
            assert len(headings) == 3, card.id
            assert (len(named) == 2 and "other" in headings) or {*headings} == {"good", "neutral", "bad"}, card.id


@pytest.mark.rule("Z-149", "Z-150")
@pytest.mark.parametrize(
    ("place", "rubles"), [("wetlands", 0), ("quarry", 200), ("farms", 100), ("barracks", 100), ("junkyard", 100)]
)
def test_only_the_section_of_the_place_is_resolved_or_the_one_for_others(place: str, rubles: int) -> None:
    # Quarry: smarts 3 for 200 rubles; others: smarts 3 for 100 rubles; Wetlands: a chance to guide somebody.
    runner = reader("olga", place, "g19")
    read(runner, BLANKS)
    assert (prompt(runner) == "ask-may") is (place == "wetlands")
    if place == "quarry":
        play(runner, "choose:second_opinion")
    assert me(runner).rubles == rubles


@pytest.mark.rule("Z-151")
@pytest.mark.parametrize("place", ["farms", "quarry"])
@pytest.mark.parametrize(("reputation", "fatigue", "damage"), [(1, 1, 1), (0, 3, 2)])
def test_some_cards_go_by_reputation(place: str, reputation: int, fatigue: int, damage: int) -> None:
    runner = reader("olga", place, "g25")  # good: 2 fatigue and 1 damage less; neutral: 1 fatigue less, and cards
    put(runner, "r03", "rumors")
    me(runner).reputation, me(runner).fatigue, me(runner).damage = reputation, 3 if reputation else 4, 2
    read(runner)
    assert (prompt(runner) == "ask-may") is (reputation == 0)
    assert (me(runner).fatigue, me(runner).damage) == (fatigue, damage)


@pytest.mark.rule("Z-152")
def test_a_resolved_sector_card_goes_to_the_discards_of_its_deck() -> None:
    runner = reader("valerian", "farms", "g21")
    read(runner)
    assert pile(runner, "discards.events.green") == ["g21"]
    runner = reader("valerian", "factory", "y12")
    me(runner).rubles = 100
    read(runner)
    assert pile(runner, "resolving") == ["y12"]
    play(runner, "choose:pay")
    assert pile(runner, "discards.events.yellow") == ["y12"]
    assert pile(runner, "discards.events.green") == []


@pytest.mark.rule("Z-153", "Z-154")
def test_with_the_last_card_drawn_the_discards_are_shuffled_into_a_new_deck() -> None:
    runner = reader("valerian", "farms", "g02")
    only_card(runner, "g02")
    assert len(pile(runner, "discards.events.green")) == 24
    discarded = [*pile(runner, "discards.events.green")]
    read(runner)
    # The card is still being resolved.
    assert prompt(runner) == "ask-choice"
    deck = [*pile(runner, "events.green")]
    assert sorted(deck) == sorted(discarded)
    assert deck != discarded
    assert "g02" not in deck
    assert pile(runner, "discards.events.green") == []
    assert view(runner, 0).cards("events.green") == [None] * 24
    play(runner, "choose:eat_and_go")
    assert pile(runner, "discards.events.green") == ["g02"]


# --- facilities ---------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-155", "Z-156")
def test_failing_settles_the_paragraph_discards_the_card_and_leaves_one_inside() -> None:
    runner = reader("valerian", "botanical_lab", "l03")  # smarts 4, or 1 fatigue and 1 radiation
    put(runner, "r03", "rumors")
    read(runner, MINUSES)
    play(runner, "let-stand")
    assert (me(runner).fatigue, me(runner).damage, me(runner).place) == (2, 1, "botanical_lab")
    assert pile(runner, "discards.events.lab") == ["l03"]
    assert pile(runner, "secrets.0") == []


@pytest.mark.rule("Z-156")
def test_a_card_may_send_one_out() -> None:
    runner = reader("valerian", "botanical_lab", "l07")
    read(runner, PLUSES, MINUSES)
    play(runner, "let-stand")  # the second paragraph fails: 1 radiation, and out to an entrance
    assert keys(runner) == ["at:quarry", "at:wetlands"]
    play(runner, "at:quarry")
    assert me(runner).place == "quarry"


@pytest.mark.rule("Z-157")
def test_going_on_leads_to_the_next_paragraph() -> None:
    runner = reader("olga", "botanical_lab", "l01")
    read(runner)
    runner.table.force((1, 4, 4))
    play(runner, "choose:hold_your_breath")  # 3 radiation, and on: the test of the other ways is skipped
    event = runner.state.under_way[0]
    assert getattr(event, "section", "") == "2"
    assert (prompt(runner), me(runner).damage) == ("ask-test", 3)
    test = runner.state.under_way[-1]
    assert (getattr(test, "attribute", ""), getattr(test, "difficulty", 0)) == ("smarts", 5)


def uncovered(secrets: tuple[str, ...] = ()) -> Game:
    """A card of the Lab is read to its secret."""
    runner = reader("valerian", "botanical_lab", "l07")
    for card in secrets:
        put(runner, card, "secrets.0")
    read(runner, PLUSES, PLUSES)  # physique 3 against 4 and 5
    return runner


@pytest.mark.rule("Z-158", "Z-159")
def test_whoever_uncovers_a_secret_keeps_the_card_and_may_keep_a_secret_item() -> None:
    runner = uncovered()
    items = [*pile(runner, "secret_items.botanical_lab")]
    assert pile(runner, "secrets.0") == ["l07"]
    assert view(runner, 1).cards("secrets.0") == ["l07"]
    assert pile(runner, "discards.events.lab") == []
    assert sorted(keys(runner)) == sorted([*(f"keep:{item}" for item in items), "keep-none"])
    play(runner, f"keep:{items[1]}")
    while prompt(runner) != "ask-action":
        play(runner, keys(runner)[0])
    assert pile_of(runner, items[1]).endswith(".0")
    assert pile(runner, "secret_items.botanical_lab") == [items[0]]


@pytest.mark.rule("Z-159")
def test_no_secret_item_has_to_be_kept() -> None:
    runner = uncovered()
    play(runner, "keep-none")
    assert len(pile(runner, "secret_items.botanical_lab")) == 2
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("Z-160")
def test_whoever_has_the_secret_already_gets_nothing_more_of_it() -> None:
    runner = uncovered(("l01",))
    assert pile(runner, "secrets.0") == ["l01"]
    assert pile(runner, "discards.events.lab") == ["l07"]
    assert prompt(runner) == "ask-action"
    assert me(runner).damage == 1  # the card was read all the same


@pytest.mark.rule("Z-161", "Z-162", "Z-163", "Z-164", "Z-165")
@pytest.mark.parametrize("end", ["discarded", "taken"])
def test_with_its_last_card_gone_a_facility_is_looted(end: str) -> None:
    runner = reader("valerian", "botanical_lab", "l03" if end == "discarded" else "l07")
    only_card(runner, "l03" if end == "discarded" else "l07")
    runner.state.opened = ["botanical_lab"]
    me(runner).fatigue = 3
    if end == "discarded":
        read(runner, MINUSES)
        play(runner, "let-stand")
    else:
        read(runner, PLUSES, PLUSES)
        play(runner, "keep-none")
    assert pile(runner, "events.lab") == []
    assert len(pile(runner, "discards.events.lab")) == (10 if end == "discarded" else 9)
    # Nobody else may come in.
    assert runner.asked() == [1]
    me(runner, 1).place, me(runner).place = "wetlands", "roadhouse"
    runner = again(runner)
    assert "botanical_lab" not in moves(runner)
    me(runner, 1).place, me(runner).place = "roadhouse", "botanical_lab"
    runner = again(runner)
    play(runner, "pass")
    # Whoever is inside has to go out first, and then the turn goes on as usual.
    assert (runner.asked(), keys(runner)) == ([0], ["move:quarry", "move:wetlands"])
    play(runner, "move:quarry")
    assert {"rest", "pass"} <= {*keys(runner)}


@pytest.mark.rule("Z-165")
def test_in_a_facility_without_cards_there_is_no_event() -> None:
    runner = bare("valerian", "ivan", places=("roadhouse", "roadhouse"))
    runner.table.move_all("events.lab", "discards.events.lab")
    runner = next_turn(runner, 0)
    me(runner).place = "botanical_lab"
    play(runner, "pass")
    assert (runner.state.round, pile(runner, "events.lab")) == (2, [])
    assert len(pile(runner, "discards.events.lab")) == 10


@pytest.mark.rule("Z-166")
def test_a_third_secret_may_be_uncovered() -> None:
    runner = uncovered(("a01", "o01"))
    assert pile(runner, "secrets.0") == ["a01", "o01", "l07"]
    assert prompt(runner) == "ask-secret-item"


# --- the Sarcophagus ----------------------------------------------------------------------------------------


@pytest.mark.rule("Z-167", "Z-171")
def test_in_the_sarcophagus_failing_discards_the_card_and_one_stays() -> None:
    runner = reader("olga", "sarcophagus", "s01")
    read(runner, PLUSES, (1, 4, 4))  # on to the second paragraph, which fails
    assert told(runner, 1) == ["zona-ev-s01-2"]
    play(runner, "let-stand")
    assert pile(runner, "discards.events.sarcophagus") == ["s01"]
    assert (me(runner).place, me(runner).damage) == ("sarcophagus", 2)
    assert len(pile(runner, "events.sarcophagus")) == 13


@pytest.mark.rule("Z-168")
def test_being_sent_to_the_ending_wins_at_once() -> None:
    runner = reader("olga", "sarcophagus", "s01")
    read(runner, PLUSES, PLUSES)
    assert runner.over
    assert runner.state.result is not None
    assert (runner.state.result.winners, runner.state.result.card) == ([0], "s01")


@pytest.mark.rule("Z-169", "Z-171", "Z-532")
def test_with_the_last_sarcophagus_card_discarded_everybody_loses() -> None:
    runner = reader("olga", "sarcophagus", "s01")
    only_card(runner, "s01")
    read(runner, MINUSES)
    play(runner, "let-stand")
    assert runner.over
    assert runner.state.result is not None
    assert (runner.state.result.ending, runner.state.result.winners) == ("sarcophagus", [])
    assert (pile(runner, "events.sarcophagus"), len(pile(runner, "discards.events.sarcophagus"))) == ([], 14)


@pytest.mark.rule("Z-170")
def test_the_last_sarcophagus_card_can_still_win() -> None:
    runner = reader("olga", "sarcophagus", "s01")
    only_card(runner, "s01")
    read(runner, PLUSES, PLUSES)
    assert runner.state.result is not None
    assert (runner.state.result.ending, runner.state.result.winners) == ("winner", [0])


@pytest.mark.rule("Z-172", "Z-173")
def test_in_the_sarcophagus_threats_stay_and_one_can_search_rest_and_use_items() -> None:
    runner = reader("olga", "sarcophagus", "s05")  # an encounter with a yellow mutant
    next_token(runner, "gargantuan")
    put(runner, "trail_mix", "small.0")
    read(runner, BLANKS)
    play(runner, "run")
    assert pile(runner, "at.sarcophagus") == ["gargantuan"]
    me(runner).fatigue = 3
    runner = next_turn(runner, 0)
    offered = [key for key in keys(runner) if key != "drop-something"]
    assert offered == ["use:trail_mix", "search:gargantuan", "rest", "pass"]
    runner.table.force(BLANKS)
    play(runner, "search:gargantuan")
    assert prompt(runner) == "ask-after-detection"


@pytest.mark.rule("Z-542")
def test_lidya_chooses_between_two_cards_only_where_she_has_no_secret_yet() -> None:
    for secret in (False, True):
        runner = reader("lidya", "botanical_lab", "l03")
        put(runner, "l07", "events.lab")
        if secret:
            put(runner, "l10", "secrets.0")
        read(runner, BLANKS, BLANKS, BLANKS)
        assert (prompt(runner) == "ask-which-event") is not secret
        if not secret:
            assert keys(runner) == ["resolve:l03", "resolve:l07"]
