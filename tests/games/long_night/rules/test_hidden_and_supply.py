"""What is hidden, what runs out (chapter 23)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content.index import SURVIVOR
from fivefires.games.long_night.show.scene import scene
from fivefires.games.long_night.state import Stage
from fivefires.kernel import SPECTATOR
from tests.games.long_night.tables import (
    CLAW,
    THREE,
    WOUND,
    all_vote,
    colony_phase,
    dice,
    equip,
    exile,
    give,
    hand,
    hold,
    keys,
    lay_tokens,
    log_names,
    lurks,
    me,
    objectives,
    opening,
    pile,
    place,
    play,
    prompt,
    put,
    quiet,
    seated,
    seers,
    settle,
    stack,
    three,
    tokens,
    told,
    view,
    works,
)  # fmt: skip

EVERYBODY = (0, 1, 2, SPECTATOR)
INNOCENT = ("secret_hoarder", "secret_own_car", "secret_not_one_lost")

# --- hidden -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-552", "L-573")
def test_a_text_that_still_holds_does_not_name_its_card() -> None:
    """The card may be taken out of the waste pile again, and be given to the crisis face down."""
    runner = three()
    give(runner, 0, "generator_fuel")
    settle(runner)
    play(runner, "play:generator_fuel", "choose:light")
    (lasting,) = runner.state.lasting
    assert lasting.source not in runner.table.box.pieces
    assert view(runner).search_value("gia_najjar") == SURVIVOR["gia_najjar"].search
    place(runner, "gia_najjar", "hospital")
    assert view(runner).search_value("gia_najjar") == SURVIVOR["gia_najjar"].search - 2


@pytest.mark.rule("L-552", "L-561")
def test_a_hand_is_seen_by_its_player_and_counted_by_all() -> None:
    runner = three()
    give(runner, 0, "riot_gun", "nightstick")
    settle(runner)
    assert sorted(view(runner, 0).known_cards("hand.0")) == ["nightstick", "riot_gun"]
    for seat in (1, 2, SPECTATOR):
        assert view(runner, seat).cards("hand.0") == [None, None]
        assert view(runner, seat).size("hand.0") == 2


@pytest.mark.rule("L-552")
def test_a_look_into_a_hand_shows_what_the_card_says_and_to_its_player_alone() -> None:
    """Interrogation notes: three cards of four."""
    runner = three()
    give(runner, 0, "interrogation_notes")
    give(runner, 1, "painkillers", "antibiotics", "morphine", "blood_bags")
    settle(runner)
    play(runner, "play:interrogation_notes")
    assert sum(0 in seers(runner, card) for card in hand(runner, 1)) == 3
    assert not any(2 in seers(runner, card) for card in hand(runner, 1))


@pytest.mark.rule("L-553", "L-561")
def test_cards_looked_at_are_the_searchers_alone() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    stack(runner, "deck.school", "megaphone", "collection_box")
    settle(runner)
    play(runner, "search:gia_najjar", "noise")
    assert sorted(view(runner, 0).known_cards("look.0")) == ["collection_box", "megaphone"]
    for seat in (1, 2, SPECTATOR):
        assert view(runner, seat).cards("look.0") == [None, None]
    play(runner, "card:megaphone")
    assert view(runner, 0).cards("deck.school")[0] == "collection_box"
    for seat in (1, 2):
        assert view(runner, seat).cards("deck.school")[0] is None
        assert not log_names(runner, "megaphone", seat)


@pytest.mark.rule("L-554")
def test_contributed_cards_are_shown_at_the_reveal_but_not_who_gave_them() -> None:
    runner = three()
    give(runner, 0, "rations")
    settle(runner)
    play(runner, "contribute")
    assert view(runner, 0).cards("contributed") == ["rations"]
    for seat in (1, 2, SPECTATOR):
        assert view(runner, seat).cards("contributed") == [None]
        assert not log_names(runner, "rations", seat)
    runner.state.morale = 9
    colony_phase(runner, Stage.CRISIS)
    shown = [line for line in told(runner) if "rations" in line]
    assert shown == ["log-contributed rations"]
    for seat in EVERYBODY:
        assert runner.state.known["rations"] >> seat & 1


@pytest.mark.rule("L-555")
def test_a_crossroads_card_is_its_drawers_alone() -> None:
    runner = hold(three(), "cr_man_in_the_heap")
    assert view(runner, 2).cards("held.2") == ["cr_man_in_the_heap"]
    for seat in (0, 1, SPECTATOR):
        assert view(runner, seat).cards("held.2") == [None]


@pytest.mark.rule("L-556", "L-561")
def test_objectives_are_their_holders_alone_but_for_a_wrongful_exile() -> None:
    runner = three()
    objectives(runner, "betrayal_poisoner", "secret_own_car", "secret_hoarder")
    for survivor in THREE[2]:
        place(runner, survivor, "school")
    settle(runner)
    for seat in (0, 1, SPECTATOR):
        assert view(runner, seat).cards("objective.2") == [None]
    assert view(runner, 2).cards("objective.2") == ["secret_hoarder"]
    exile(runner, 2)
    for seat in EVERYBODY:
        assert view(runner, seat).cards("objective.2") == ["secret_hoarder"]
    for seat in (0, 1, SPECTATOR):
        assert view(runner, seat).cards("exile.2") == [None]
        assert view(runner, seat).size("exile.2") == 1
    assert view(runner, 2).cards("exile.2") == ["exile_unbroken"]
    for seat in (1, 2, SPECTATOR):
        assert view(runner, seat).cards("objective.0") == [None]


@pytest.mark.rule("L-556")
def test_at_the_end_all_objectives_are_shown() -> None:
    runner = three()
    objectives(runner, *INNOCENT)
    runner.state.rounds = 1
    settle(runner)
    colony_phase(runner, Stage.ROUND)
    for holder, card in enumerate(INNOCENT):
        assert view(runner, SPECTATOR).cards(f"objective.{holder}") == [card]


@pytest.mark.rule("L-557", "L-561")
def test_what_lies_open_is_seen_by_everybody() -> None:
    runner = seated(*THREE, variants=("improvements", "bandits"))
    put(runner, "rations", "waste")
    put(runner, "nightstick", "loot")
    put(runner, "harriet_osei", "graveyard")
    equip(runner, "gia_najjar", "megaphone")
    settle(runner)
    for seat in EVERYBODY:
        seen = view(runner, seat)
        for name in ("waste", "loot", "graveyard", "gear.gia_najjar", "projects", "crisis", "main"):
            assert seen.cards(name)
            assert None not in seen.cards(name)
        assert seen.players[1].dice == [6, 6, 6]
        assert seen.stock("zombie-figure")["supply"] == 30
        assert seen.size("deck.school") == 19
        assert seen.size("crises") == len(pile(runner, "crises"))


@pytest.mark.rule("L-558", "L-561")
def test_face_down_piles_are_face_down_for_everybody() -> None:
    runner = opening(3, variants=("improvements", "bandits", "raxxon"))
    closed = ["crises", "crossroads", "survivors", "objectives", "betrayals", "objectives.aside", "exiles"]
    closed += ["improvements", *(name for name in runner.state.piles if name.startswith("deck."))]
    for seat in EVERYBODY:
        for name in closed:
            assert pile(runner, name)
            assert view(runner, seat).known_cards(name) == []


@pytest.mark.rule("L-558", "L-462")
def test_the_encounter_side_is_shown_when_the_card_is_turned() -> None:
    runner = works(there=["gia_najjar"])
    for seat in EVERYBODY:
        drawn = str(scene(view(runner, seat)))
        assert "exp_claw.audio" in drawn
        assert "exp_claw.row-1" not in drawn
    lurks(runner, CLAW, "school")
    settle(runner)
    for seat in EVERYBODY:
        assert "exp_claw.row-1" in str(scene(view(runner, seat)))


@pytest.mark.rule("L-559")
def test_votes_are_hidden_until_the_last_one_is_in() -> None:
    runner = three()
    play(runner, "accuse:3")
    before = told(runner)
    play(runner, "yes")
    play(runner, "no", seat=2)
    assert told(runner) == before
    play(runner, "no", seat=1)
    assert [line for line in told(runner) if "votes" in line] == [
        "log-votes-yes seat.1",
        "log-votes-no seat.2",
        "log-votes-no seat.3",
    ]


@pytest.mark.rule("L-560")
def test_no_word_binds_anybody() -> None:
    """Whoever has a card may say no when asked for it, and every vote is free, also of the one who called it."""
    runner = three()
    give(runner, 1, "rations")
    settle(runner)
    play(runner, "request:2")
    assert keys(runner, 1) == ["card:rations", "decline"]
    play(runner, "decline", seat=1)
    play(runner, "accuse:3")
    assert [keys(runner, seat) for seat in range(3)] == [["yes", "no"]] * 3
    all_vote(runner, "no", "no", "yes")
    assert not me(runner, 2).exiled


@pytest.mark.rule("L-561")
def test_an_exile_keeps_the_rights_of_a_player() -> None:
    """He sees his own hand, and he has his turn."""
    runner = three()
    objectives(runner, *INNOCENT)
    for survivor in THREE[2]:
        place(runner, survivor, "school")
    give(runner, 2, "rations")
    settle(runner)
    exile(runner, 2)
    quiet(runner)
    assert view(runner, 2).cards("hand.2") == ["rations"]
    assert view(runner, 0).cards("hand.2") == [None]
    play(runner, "end-turn")
    play(runner, "end-turn", seat=1)
    assert (runner.asked(), prompt(runner)) == ([2], "ask-action")


# --- running out ------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-562")
def test_without_barricades_nobody_bars_an_entrance() -> None:
    runner = three()
    assert "barricade:gia_najjar" in keys(runner)
    lay_tokens(runner, "barricade-token", "library", 21)
    settle(runner)
    assert "barricade:gia_najjar" not in keys(runner)


@pytest.mark.rule("L-562")
def test_the_food_store_holds_twenty_at_most() -> None:
    runner = three()
    lay_tokens(runner, "food-token", "colony", 19)
    give(runner, 0, "frozen_pies")
    settle(runner)
    play(runner, "play:frozen_pies")
    assert tokens(runner, "food-token", "colony") == 20


@pytest.mark.rule("L-562")
@pytest.mark.parametrize(("used", "offered"), [(31, True), (32, False)])
def test_without_noise_tokens_no_noise_is_made(used: int, offered: bool) -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    lay_tokens(runner, "noise-token", "library", used)
    settle(runner)
    play(runner, "search:gia_najjar")
    if offered:
        assert "noise" in keys(runner)
    else:
        assert prompt(runner) == "ask-action"
        assert len(hand(runner, 0)) == 1


@pytest.mark.rule("L-562")
def test_a_thirteenth_despair_token_is_not_placed() -> None:
    runner = three()
    for survivor in (*THREE[0], *THREE[1], *THREE[2]):
        lay_tokens(runner, "despair-token", survivor, 2)
    settle(runner)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_longest_night")
    while prompt(runner) != "ask-knife":
        for seat in runner.asked():
            play(runner, keys(runner, seat)[0], seat=seat)
    assert {tokens(runner, "despair-token", one) for group in THREE for one in group} == {2}
    assert pile(runner, "graveyard") == []


@pytest.mark.rule("L-562")
@pytest.mark.parametrize(("used", "offered"), [(11, True), (12, False)])
def test_without_progress_tokens_nothing_advances(used: int, offered: bool) -> None:
    runner = seated(["anita_wallace", "gia_najjar"], THREE[1], THREE[2], variants=("improvements",))
    lay_tokens(runner, "progress-token", pile(runner, "projects")[0], used)
    settle(runner)
    assert ("use:anita_wallace" in keys(runner)) is offered


@pytest.mark.rule("L-563")
def test_wounds_are_never_lost_for_want_of_tokens() -> None:
    """Fourteen survivors with two and one with one bear all 29; Gia is wounded all the same."""
    others = [one for one, card in SURVIVOR.items() if not card.modules and one != "gia_najjar"][:15]
    runner = seated(["gia_najjar", *others[:5]], others[5:10], others[10:])
    runner.state.wounds = {**dict.fromkeys(others[:14], 2), others[14]: 1}
    settle(runner)
    assert sum(runner.state.wounds.values()) == 29
    runner.table.force([WOUND])
    play(runner, "move:gia_najjar", "at:school")
    assert runner.state.wounds["gia_najjar"] == 1


@pytest.mark.rule("L-563")
def test_a_seventh_starvation_token_counts_in_full() -> None:
    runner = three()
    runner.state.starvation, runner.state.morale = 6, 9
    settle(runner)
    colony_phase(runner, Stage.FEED)
    assert runner.state.starvation == 7
    assert runner.state.result is None
    assert runner.state.morale == 2


@pytest.mark.rule("L-564")
@pytest.mark.parametrize(("used", "more"), [(26, 1), (27, 0)])
def test_effects_give_no_dice_when_all_thirty_are_out(used: int, more: int) -> None:
    """Three dice are unused, and so many spent ones lie before the others."""
    runner = three()
    dice(runner, 1)
    dice(runner, 2)
    me(runner, 1).used = [1] * used
    give(runner, 0, "collection_box")
    settle(runner)
    play(runner, "play:collection_box")
    while prompt(runner) != "ask-action":
        play(runner, keys(runner)[0])
    assert len(me(runner).dice) == 3 + more


@pytest.mark.rule("L-564")
def test_dice_on_raxxon_are_among_the_thirty() -> None:
    runner = works()
    dice(runner, 1)
    dice(runner, 2)
    me(runner, 1).used = [1] * 22
    runner.state.code_dice = [1, 2, 3, 4, 5]
    give(runner, 0, "collection_box")
    settle(runner)
    play(runner, "play:collection_box")
    while prompt(runner) != "ask-action":
        play(runner, keys(runner)[0])
    assert len(me(runner).dice) == 3
