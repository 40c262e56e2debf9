"""Events: how to read them (chapter 10)."""

from __future__ import annotations

import re

import pytest

from fivefires.games.zona.show.scene import in_hand
from tests.games.zona.tables import (
    BLANKS,
    BUNKERS,
    DECKS,
    GREEN,
    MINUSES,
    PLUSES,
    RED,
    YELLOW,
    Game,
    again,
    bare,
    keys,
    me,
    next_token,
    next_turn,
    pile,
    play,
    prompt,
    put,
    read,
    reader,
    seen,
    tokens_on_board,
    told,
    view,
)

ALL_DECKS = ("green", "yellow", "lab", "archive", "observatory", "bunker", "sarcophagus")


def sizes(runner: Game) -> dict[str, int]:
    return {deck: len(pile(runner, f"events.{deck}")) for deck in ALL_DECKS}


def drawn(runner: Game, before: dict[str, int]) -> dict[str, int]:
    """How many cards were drawn from each deck."""
    return {deck: before[deck] - left for deck, left in sizes(runner).items() if left != before[deck]}


def whole_card(runner: Game, seat: int) -> list[str]:
    """The parts of the card that lies open beside the question."""
    cards = [row.things[0] for row in seen(runner, seat).rows if row.id == "event"]
    return [part for card in cards for part in re.findall(r"zona-ev-\w+-\d+", str(card.text))]


@pytest.mark.rule("Z-122")
def test_every_scavenger_draws_one_card_in_turn() -> None:
    runner = bare("valerian", "ivan", "tamara", places=("farms", "chernobyl", "farms"), voice=1)
    for card in ("g02", "g18"):  # both offer a choice at the Farms
        put(runner, card, "events.green")
    put(runner, "y01", "events.yellow")
    before = sizes(runner)
    runner = next_turn(runner, 0)
    play(runner, "pass")
    while runner.state.stage == "events":
        play(runner, keys(runner)[-1])
    assert drawn(runner, before) == {"green": 2, "yellow": 1}
    # Seat 2 comes before seat 0 when seat 1 is the Voice.
    assert pile(runner, "discards.events.green") == ["g18", "g02"]


@pytest.mark.rule("Z-123", "Z-124", "Z-125")
@pytest.mark.parametrize(
    ("place", "deck"),
    [
        *((place, "green") for place in GREEN),
        *((place, "yellow") for place in YELLOW),
        *DECKS.items(),
        ("sarcophagus", "sarcophagus"),
        *((place, "") for place in (*BUNKERS, *RED)),
    ],
)
def test_the_place_decides_from_which_of_the_seven_decks_is_drawn(place: str, deck: str) -> None:
    runner = bare("valerian", "ivan", places=(place, "roadhouse"))
    before = sizes(runner)
    runner = next_turn(runner, 0)
    play(runner, "pass")
    assert drawn(runner, before) == ({deck: 1} if deck else {})


@pytest.mark.rule("Z-125")
def test_what_counts_is_where_the_figure_stands_when_its_turn_comes() -> None:
    runner = bare("valerian", "ivan", places=("farms", "farms"))
    put(runner, "g02", "events.green")
    put(runner, "y01", "events.yellow")
    runner = next_turn(runner, 0)
    play(runner, "pass")
    assert runner.asked() == [0]
    before = sizes(runner)
    me(runner, 1).place = "chernobyl"
    play(runner, "choose:eat_and_go")
    assert drawn(runner, before) == {"yellow": 1}
    runner = reader("valerian", "village", "g07")
    play(runner, "move:farms")
    read(runner, PLUSES)  # the section for the Farms: 100 rubles
    play(runner, "choose:call_her")
    assert me(runner).rubles == 100


@pytest.mark.rule("Z-126")
def test_whoever_got_into_a_facility_draws_there_in_the_same_round() -> None:
    runner = bare("valerian", "ivan", places=("quarry", "roadhouse"))
    put(runner, pile(runner, "lock.botanical_lab")[0], "box")
    put(runner, "k2", "lock.botanical_lab")
    me(runner).rubles = 500
    before = sizes(runner)
    runner = next_turn(runner, 0)
    play(runner, "open:botanical_lab:0", "keep-none", "pass")
    assert drawn(runner, before) == {"lab": 1}


@pytest.mark.rule("Z-126")
def test_whoever_got_into_the_sarcophagus_draws_there_in_the_same_round() -> None:
    runner = bare("valerian", "ivan", places=("power_plant", "roadhouse"))
    for card in ("a01", "l01"):
        put(runner, card, "secrets.0")
    before = sizes(runner)
    runner = next_turn(runner, 0)
    runner.table.force(PLUSES)
    play(runner, "local", "pass")
    assert drawn(runner, before) == {"sarcophagus": 1}


@pytest.mark.rule("Z-127")
def test_whoever_is_taken_elsewhere_by_an_event_draws_no_second_card() -> None:
    runner = reader("olga", "frontier", "g15")
    before = sizes(runner)
    read(runner, PLUSES)
    play(runner, "choose:walk_in_the_dark", "at:wetlands")
    assert me(runner).place == "wetlands"
    assert drawn(runner, before) == {"green": 1}
    assert runner.state.round == 2


@pytest.mark.rule("Z-128", "Z-134")
def test_what_has_been_read_is_known_to_all_and_what_was_not_reached_to_nobody() -> None:
    runner = reader("olga", "botanical_lab", "l07")  # two paragraphs without a choice
    read(runner, (1, 4, 4))
    assert prompt(runner) == "ask-test"
    assert [told(runner, seat) for seat in (0, 1)] == [["zona-ev-l07-1"]] * 2
    runner = reader("valerian", "botanical_lab", "l07")
    read(runner, PLUSES, (1, 4, 4))  # physique 3 against 4, then against 5
    assert [told(runner, seat) for seat in (0, 1)] == [["zona-ev-l07-2"]] * 2


@pytest.mark.rule("Z-133", "Z-134")
def test_a_choice_opens_the_whole_card_to_the_whole_table() -> None:
    runner = reader("olga", "botanical_lab", "l03")  # a test, then a choice, then a third paragraph
    read(runner, BLANKS)
    assert [whole_card(runner, seat) for seat in (0, 1)] == [[], []]
    runner.table.force((1,))
    play(runner, "force:blank")
    assert prompt(runner) == "ask-choice"
    assert [whole_card(runner, seat) for seat in (0, 1)] == [["zona-ev-l03-1", "zona-ev-l03-2", "zona-ev-l03-3"]] * 2


@pytest.mark.rule("Z-129")
def test_the_reader_carries_out_everything_in_the_part_that_applies() -> None:
    runner = reader("valerian", "farms", "g02")
    me(runner).damage = 2
    read(runner)
    play(runner, "choose:help_her")  # 1 fatigue, a step of reputation, 1 healed
    scavenger = me(runner)
    # The rumor of this round has taken the fatigue away again.
    assert (scavenger.reputation, scavenger.damage) == (1, 1)
    assert (me(runner, 1).reputation, me(runner, 1).damage) == (0, 0)
    runner = reader("valerian", "frontier", "g09")
    put(runner, "r03", "rumors")
    read(runner)
    play(runner, "choose:guide")
    assert (me(runner).fatigue, me(runner).rubles, me(runner).reputation) == (2, 200, 1)


@pytest.mark.rule("Z-130")
def test_a_test_in_an_event_works_like_every_other_test() -> None:
    runner = reader("olga", "frontier", "g05")  # smarts, which is 3, against 3
    put(runner, "tunnel_lamp", "small.0")  # cancels a minus
    read(runner, (3, 4, 4))
    assert {"force:minus", "force:blank", "use:tunnel_lamp", "let-stand"} == {*keys(runner)}
    play(runner, "use:tunnel_lamp")
    assert me(runner).rubles == 200


@pytest.mark.rule("Z-131")
@pytest.mark.parametrize(("dice", "rubles", "damage"), [((1, 1, 4), 200, 0), ((1, 4, 4), 0, 1)])
def test_after_a_test_only_one_part_counts(dice: tuple[int, ...], rubles: int, damage: int) -> None:
    runner = reader("valerian", "frontier", "g05")  # smarts, which is 1, against 3: 200 rubles, or 1 mental damage
    read(runner, dice)
    if prompt(runner) == "ask-test":
        play(runner, "let-stand")
    assert (me(runner).rubles, me(runner).damage) == (rubles, damage)


@pytest.mark.rule("Z-132")
@pytest.mark.parametrize(("way", "rubles", "reputation", "damage"), [("eat_and_go", 0, 0, 1), ("rob_her", 300, -1, 2)])
def test_only_the_chosen_alternative_takes_effect(way: str, rubles: int, reputation: int, damage: int) -> None:
    runner = reader("valerian", "farms", "g02")
    me(runner).damage = 2
    read(runner)
    assert keys(runner) == ["choose:help_her", "choose:eat_and_go", "choose:rob_her"]
    play(runner, f"choose:{way}")
    assert (me(runner).rubles, me(runner).reputation, me(runner).damage) == (rubles, reputation, damage)


@pytest.mark.rule("Z-135")
def test_what_a_player_may_do_can_be_declined() -> None:
    runner = reader("valerian", "junkyard", "g08")  # may dive: 1 radiation, junk, 100 rubles
    read(runner)
    assert keys(runner) == ["choose:dive", "decline"]
    play(runner, "decline")
    assert (me(runner).damage, me(runner).rubles, runner.state.round) == (0, 0, 2)


@pytest.mark.rule("Z-136", "Z-138")
def test_damage_is_dealt_with_before_the_reading_goes_on_and_protection_works() -> None:
    runner = reader("valerian", "farms", "g10")  # other locations: 1 radiation, then 100 rubles
    put(runner, "holy_water", "small.0")
    read(runner)
    assert keys(runner) == ["use:holy_water:radiation", "take-it"]
    assert me(runner).rubles == 0
    play(runner, "use:holy_water:radiation")
    assert (me(runner).damage, me(runner).rubles) == (0, 100)


@pytest.mark.rule("Z-137")
def test_amounts_with_a_comma_between_them_are_one_package() -> None:
    runner = reader("valerian", "sarcophagus", "s07")  # its third paragraph fails with mental 1, radiation 1
    put(runner, "holy_water", "small.0")
    me(runner).damage = 6
    read(runner, PLUSES, PLUSES, MINUSES)
    play(runner, "attribute:physique", "let-stand")
    assert runner.question is not None
    assert keys(runner) == ["use:holy_water:mental", "use:holy_water:radiation", "take-it"]
    play(runner, "take-it")
    assert prompt(runner) == "ask-weakness"
    play(runner, "weaken:smarts")
    assert prompt(runner) == "ask-action"  # 2 damage too much, but 1 weakness


@pytest.mark.rule("Z-139", "Z-140")
def test_an_ordered_encounter_is_with_the_bottom_token_which_stays_if_not_defeated() -> None:
    runner = reader("valerian", "wetlands", "g13")  # an encounter with a green mutant
    next_token(runner, "mangy_hound")
    read(runner, BLANKS)
    encounter = view(runner, 0).encounter
    assert encounter is not None
    assert (encounter.token, encounter.drawn) == ("mangy_hound", True)
    play(runner, "run")
    assert pile(runner, "at.wetlands") == ["mangy_hound"]


@pytest.mark.rule("Z-141")
def test_in_a_facility_a_threat_that_was_not_defeated_is_discarded() -> None:
    runner = reader("valerian", "botanical_lab", "l05")  # an encounter with a green anomaly
    next_token(runner, "frying_floor")
    read(runner, BLANKS)
    play(runner, "run")
    assert tokens_on_board(runner) == []
    assert pile(runner, "tray.green_anomaly")[-1] == "frying_floor"


@pytest.mark.rule("Z-142")
@pytest.mark.parametrize("end", ["run", "confront:physique"])
def test_after_an_encounter_the_event_goes_on(end: str) -> None:
    runner = reader("valerian", "quarry", "g20")  # an encounter, then a second one if one likes
    next_token(runner, "spitting_toad")
    read(runner, BLANKS, BLANKS)
    play(runner, end)
    assert (prompt(runner), keys(runner)) == ("ask-may", ["choose:second", "decline"])
    assert (pile(runner, "trophies.0") == ["spitting_toad"]) is (end != "run")


@pytest.mark.rule("Z-143", "Z-144")
def test_a_drawn_token_is_shown_and_discarded_without_an_encounter() -> None:
    runner = reader("valerian", "quarry", "g09")  # draw a green mutant; hard to notice: physical 1 and 100 rubles
    next_token(runner, "ditch_lynx")
    read(runner)
    assert runner.state.round == 2
    assert (me(runner).damage, me(runner).rubles) == (1, 100)
    assert pile(runner, "tray.green_mutant")[-1] == "ditch_lynx"
    assert [view(runner, seat).cards("tray.green_mutant")[-1] for seat in (0, 1)] == ["ditch_lynx", "ditch_lynx"]
    assert tokens_on_board(runner) == []


@pytest.mark.rule("Z-143")
def test_what_was_drawn_lies_open_before_all_and_nothing_else_does() -> None:
    runner = reader("valerian", "quarry", "g09")
    assert in_hand(view(runner, 1)) == []
    put(runner, "ditch_lynx", "met")
    (row,) = in_hand(view(runner, 1))
    assert (row.id, [token.id for token in row.things]) == ("met", ["ditch_lynx"])
    put(runner, "sponge", "incoming")
    assert [row.id for row in in_hand(view(runner, 1))] == ["met", "incoming"]


@pytest.mark.rule("Z-144")
def test_a_card_may_make_a_trophy_of_the_token_shown() -> None:
    runner = reader("valerian", "quarry", "g09")
    next_token(runner, "mangy_hound")  # detection 2
    read(runner)
    assert (pile(runner, "trophies.0"), me(runner).damage, me(runner).rubles) == (["mangy_hound"], 0, 0)


@pytest.mark.rule("Z-145")
def test_a_placed_token_lies_in_the_stated_location_without_an_encounter() -> None:
    runner = reader("valerian", "wetlands", "g05")
    next_token(runner, "lullaby")
    read(runner)
    play(runner, "choose:mark_the_spot")  # place a green anomaly here, 100 rubles
    assert pile(runner, "at.wetlands") == ["lullaby"]
    assert (me(runner).rubles, runner.state.round) == (100, 2)


@pytest.mark.rule("Z-146")
@pytest.mark.parametrize(("reputation", "offered"), [(-1, "choose:buy_cheap"), (0, "choose:buy_kit"), (1, "let-stand")])
def test_a_part_for_a_reputation_is_only_for_players_of_it(reputation: int, offered: str) -> None:
    runner = reader("valerian", "barracks", "g04")  # good: a test; neutral: buy for 300; bad: buy for 200
    me(runner).reputation, me(runner).rubles = reputation, 300
    read(runner, (3, 4, 4))
    assert offered in keys(runner)
    assert len([key for key in keys(runner) if key.startswith("choose:")]) == int(reputation < 1)


@pytest.mark.rule("Z-147")
def test_the_reputation_that_counts_is_the_one_when_the_part_is_reached() -> None:
    runner = reader("valerian", "barracks", "g04")
    me(runner).rubles = 300
    put(runner, "trail_mix", "small.0")
    me(runner).fatigue = 5
    runner = again(runner)
    play(runner, "pass")
    assert prompt(runner) == "ask-before-event"
    me(runner).reputation = -1
    play(runner, "draw")
    assert "choose:buy_cheap" in keys(runner)
    assert "choose:buy_kit" not in keys(runner)


@pytest.mark.rule("Z-534")
def test_with_an_empty_slot_the_story_goes_on_as_after_a_victory() -> None:
    runner = reader("valerian", "wetlands", "g13")  # defeated: 100 rubles; undefeated: fatigue
    runner.table.move_all("tray.green_mutant", "box")
    read(runner)
    assert (me(runner).rubles, pile(runner, "trophies.0"), runner.state.round) == (100, [], 2)


@pytest.mark.rule("Z-540")
def test_before_an_event_there_is_a_question_only_for_owners_of_an_item_for_it() -> None:
    runner = reader("valerian", "farms", "g21")
    put(runner, "trail_mix", "small.0")
    me(runner).fatigue = 5
    runner = again(runner)
    play(runner, "pass")
    assert keys(runner) == ["use:trail_mix", "draw"]
    play(runner, "use:trail_mix")
    assert (prompt(runner), me(runner).rubles) == ("ask-action", 100)


@pytest.mark.rule("Z-557")
@pytest.mark.parametrize("rubles", [0, 99, 100])
def test_an_alternative_is_offered_only_to_those_who_can_pay_it(rubles: int) -> None:
    runner = reader("valerian", "barracks", "g01")  # papers; a bribe of 100; slip by
    me(runner).rubles = rubles
    runner.table.force(BLANKS)
    play(runner, "pass")
    # Without a document and 100 rubles there is one way left, and nobody is asked.
    assert (prompt(runner) == "ask-choice") is (rubles >= 100)
    if rubles >= 100:
        assert keys(runner) == ["choose:bribe", "choose:slip_by"]


@pytest.mark.rule("Z-558")
def test_nobody_runs_into_debt() -> None:
    runner = reader("valerian", "barracks", "g14")
    me(runner).rubles = 50
    read(runner)
    runner.table.force(MINUSES)
    play(runner, "choose:bet", "let-stand")  # 100 rubles are lost
    assert me(runner).rubles == 0
