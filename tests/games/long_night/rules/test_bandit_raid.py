"""The Bandit Raid (chapter 22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import (
    FOUR,
    THREE,
    Game,
    act_as,
    all_vote,
    at_b2,
    at_b3,
    checked,
    clear_bandits,
    colony_phase,
    equip,
    exile,
    give,
    hand,
    helpless,
    keys,
    lay_tokens,
    log,
    me,
    nobody_accused,
    objectives,
    opening,
    page_turned,
    pile,
    place,
    play,
    prompt,
    put,
    quiet,
    raid,
    read_by,
    result,
    send_away,
    settle,
    tales,
    tokens,
    told,
    vote_out,
    zombies_come,
    zombies_there,
)

INNOCENT = ("secret_hoarder", "secret_own_car", "secret_not_one_lost")


# --- the start --------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-518")
def test_it_is_set_up_with_the_cards_of_the_bandits() -> None:
    runner = opening(3, scenario="raid")
    assert "crisis_hostage" in pile(runner, "crises")
    assert "crisis_lower_doors" not in pile(runner, "crises")
    assert tokens(runner, "bandit-figure", "supply") == 20


@pytest.mark.rule("L-520", "L-521")
def test_bandit_betrayal_is_the_betrayal_and_everybody_reads_it() -> None:
    runner = opening(3, scenario="raid")
    dealt = [*pile(runner, "objectives.aside"), *(pile(runner, f"objective.{seat}")[0] for seat in range(3))]
    assert len(dealt) == 7
    assert [card for card in dealt if not card.startswith("secret_")] == ["bandit_betrayal"]
    for seat in range(3):
        assert "log-betrayal-known" in read_by(runner, seat)
    assert "log-betrayal-known bandit_betrayal bandit_betrayal.goal" in told(runner)


@pytest.mark.rule("L-522")
def test_each_player_may_draw_a_card_from_the_hospital() -> None:
    runner = opening(3, scenario="raid")
    for seat in range(3):
        runner.answer(seat, runner.options(seat)[0])
    while prompt(runner) != "ask-gift":  # everybody finds a weapon first
        seat = runner.asked()[0]
        runner.answer(seat, runner.options(seat)[0])
    assert runner.asked() == [0, 1, 2]
    top = pile(runner, "deck.hospital")[-2:]
    before = [len(hand(runner, seat)) for seat in range(3)]
    all_vote(runner, "take", "decline", "take")
    assert [len(hand(runner, seat)) for seat in range(3)] == [before[0] + 1, before[1], before[2] + 1]
    assert top[1] in hand(runner, 0)
    assert top[0] in hand(runner, 2)
    assert len(pile(runner, "deck.hospital")) == 18


@pytest.mark.rule("L-523")
def test_bandits_come_loot_and_draw_zombies_from_the_start() -> None:
    runner = raid()
    lay_tokens(runner, "bandit-figure", "school", 2)
    settle(runner)
    top = pile(runner, "deck.school")[-1]
    zombies_come(runner)
    assert zombies_there(runner, "school") == 2
    assert top in pile(runner, "loot")
    assert len(pile(runner, "loot")) == 2
    put(runner, pile(runner, "crisis")[0], "crises.discards")
    put(runner, "crisis_whiteout", "crises")
    quiet(runner)
    all_vote(runner, "no", "no", "no")
    assert pile(runner, "crisis") == ["crisis_whiteout"]
    assert tokens(runner, "bandit-figure", "library") == 1


@pytest.mark.rule("L-524", "L-525", "L-535")
@pytest.mark.parametrize("after", [False, True])
def test_bandits_are_fought_and_the_hideout_found_after_b1(after: bool) -> None:
    runner = raid()
    if after:
        lay_tokens(runner, "food-token", "colony", 9)
        page_turned(checked(runner))
    lay_tokens(runner, "bandit-figure", "school")
    place(runner, "gia_najjar", "school")
    me(runner).dice = [6]
    settle(runner)
    assert ("attack:gia_najjar" in keys(runner)) is after
    play(runner, "move:cole_winters")
    assert ("at:hideout" in keys(runner)) is after


@pytest.mark.rule("L-524")
def test_a_wrongly_exiled_player_does_not_lead_the_bandits_yet() -> None:
    runner = raid()
    objectives(runner, *INNOCENT)
    place(runner, "derek_yoshida", "school")
    place(runner, "lily_mae", "school")
    settle(runner)
    exile(runner, 2)
    assert me(runner, 2).wronged
    assert runner.state.bandit_leader == -1


# --- B1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-526", "L-528", "L-481")
@pytest.mark.parametrize(("exiles", "food", "met"), [((), 8, False), ((), 9, True), ((2,), 6, True), ((2,), 5, False)])
def test_b1_needs_three_food_for_each_player_who_is_not_exiled(exiles: tuple[int, ...], food: int, met: bool) -> None:
    runner = raid()
    lay_tokens(runner, "food-token", "colony", food)
    send_away(runner, *exiles)
    checked(runner)
    assert (runner.state.story_met == "story_b1") is met
    assert tokens(runner, "food-token", "colony") == (0 if met else food)
    assert runner.state.result is None


def envoys(*groups: Sequence[str]) -> Game:
    """Enough food for everybody, before the check."""
    runner = raid(*(groups or THREE))
    lay_tokens(runner, "food-token", "colony", 3 * runner.state.seats)
    settle(runner)
    return runner


@pytest.mark.rule("L-527", "L-529", "L-532", "L-533")
def test_the_highest_is_killed_at_the_hideout_and_the_lowest_comes_home_hurt() -> None:
    runner = envoys()
    equip(runner, "rocco_bellini", "nightstick")
    place(runner, "lily_mae", "school")
    settle(runner)
    checked(runner)
    assert pile(runner, "graveyard") == ["rocco_bellini"]
    assert pile(runner, "loot") == ["nightstick"]
    assert me(runner, 1).leader == "emma_han"
    assert runner.state.morale == 5
    assert runner.state.where["lily_mae"] == "colony"
    assert runner.state.wounds == {"lily_mae": 1}
    story = told(runner)
    assert "log-envoys seat.3" in story
    placed = [line for line in story if line.startswith("log-placed")]
    assert placed == [
        "log-placed rocco_bellini hideout",
        "log-placed lily_mae hideout",
        "log-placed lily_mae colony",
    ]
    assert "log-exposure" not in log(runner)


@pytest.mark.rule("L-530")
def test_blue_is_passed_over_as_the_lowest() -> None:
    runner = checked(envoys(["gia_najjar", "blue"], THREE[1], THREE[2]))
    assert runner.state.where["blue"] == "colony"
    assert runner.state.wounds == {"lily_mae": 1}


@pytest.mark.rule("L-527")
def test_the_story_is_read_by_whoever_has_the_lowest_survivor_human_or_not() -> None:
    runner = checked(envoys(["gia_najjar", "blue"], THREE[1], THREE[2]))
    assert "log-envoys seat.1" in told(runner)


@pytest.mark.rule("L-531")
def test_survivors_of_exiles_are_left_out() -> None:
    runner = envoys()
    place(runner, "rocco_bellini", "school")
    send_away(runner, 1, 2)
    checked(runner)
    assert pile(runner, "graveyard") == ["cole_winters"]
    assert runner.state.wounds == {"gia_najjar": 1}


@pytest.mark.rule("L-531")
def test_they_find_room_even_at_a_full_hideout() -> None:
    runner = envoys(*FOUR)
    for survivor in ("gia_najjar", "cole_winters", "rocco_bellini", "emma_han", "derek_yoshida", "lily_mae"):
        place(runner, survivor, "hideout")
    equip(runner, "nadia_rivers", "nightstick")
    settle(runner)
    checked(runner)
    assert pile(runner, "graveyard") == ["nadia_rivers"]
    assert pile(runner, "loot") == ["nightstick"]
    assert runner.state.wounds == {"eric_parker": 1}


@pytest.mark.rule("L-533")
@pytest.mark.parametrize("tokens_before", ["wounds", "frostbite"])
def test_two_damage_tokens_spare_the_lowest_the_wound(tokens_before: str) -> None:
    runner = envoys()
    getattr(runner.state, tokens_before)["lily_mae"] = 2
    place(runner, "lily_mae", "school")
    settle(runner)
    checked(runner)
    assert getattr(runner.state, tokens_before)["lily_mae"] == 2
    assert runner.state.where["lily_mae"] == "colony"


@pytest.mark.rule("L-534")
def test_one_survivor_in_both_parts_is_only_killed() -> None:
    runner = envoys(["gia_najjar"], THREE[1], THREE[2])
    for survivor in (*THREE[1], *THREE[2]):
        place(runner, survivor, "school")
    send_away(runner, 1, 2)
    checked(runner)
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert runner.state.morale == 5
    assert runner.state.wounds == {}


@pytest.mark.rule("L-536")
def test_b2_comes_with_the_next_round() -> None:
    runner = checked(envoys())
    assert pile(runner, "main") == ["story_b1"]
    page_turned(runner)
    assert pile(runner, "main") == ["story_b2"]


# --- B2 ---------------------------------------------------------------------------------------------------------


def unarmed(runner: Game) -> None:
    put(runner, "nightstick", "box")


def in_hand(runner: Game) -> None:
    put(runner, "nightstick", "hand.2")


def away(runner: Game) -> None:
    place(runner, "derek_yoshida", "library")


def unarmed_exile(runner: Game) -> None:
    unarmed(runner)
    send_away(runner, 2)


@pytest.mark.rule("L-537")
@pytest.mark.parametrize(
    ("change", "met"), [(settle, True), (unarmed, False), (in_hand, False), (away, False), (unarmed_exile, True)]
)
def test_b2_needs_everybody_armed_at_the_hideout(change: Callable[[Game], None], met: bool) -> None:
    runner = at_b2()
    change(runner)
    checked(runner)
    assert ("tale_b2_met" in tales(runner)) is met
    assert prompt(runner) == ("ask-accuse" if met else "ask-knife")


@pytest.mark.rule("L-538", "L-539")
def test_from_the_first_player_each_may_call_one_vote() -> None:
    """Seat 2 is an exile: asked as well, but neither named nor voting. Seat 1 has called a vote in the last turn."""
    runner = at_b2()
    runner.state.knife = 1
    send_away(runner, 2)
    act_as(runner, 1)
    vote_out(runner, 1, 0, "no", "no")
    checked(runner)
    assert (runner.asked(), prompt(runner)) == ([1], "ask-accuse")
    assert keys(runner, 1) == ["accuse:1", "decline"]
    play(runner, "accuse:1", seat=1)
    assert runner.asked() == [0, 1]
    all_vote(runner, "no", "no")
    assert runner.asked() == [2]
    assert keys(runner, 2) == ["accuse:1", "accuse:2", "decline"]
    vote_out(runner, 2, 1, "no", "no")
    assert runner.asked() == [0]
    play(runner, "decline")
    assert prompt(runner) != "ask-accuse"


@pytest.mark.rule("L-538")
def test_whoever_is_out_calls_no_vote_and_keeps_nobody_from_one() -> None:
    runner = at_b2()
    for survivor in pile(runner, "group.1"):
        put(runner, survivor, "graveyard")
        del runner.state.where[survivor]
    me(runner, 1).out = True
    checked(runner)
    assert (runner.asked(), prompt(runner), keys(runner)) == ([0], "ask-accuse", ["accuse:3", "decline"])
    play(runner, "decline")
    assert (runner.asked(), prompt(runner)) == ([2], "ask-accuse")
    play(runner, "decline", seat=2)
    assert prompt(runner) != "ask-accuse"


@pytest.mark.rule("L-540", "L-541", "L-542", "L-487")
def test_a_betrayer_with_three_weapons_reveals_himself_and_wins_alone() -> None:
    runner = at_b2()
    give(runner, 0, "service_pistol", "stun_baton")
    give(runner, 1, "service_pistol#2", "riot_shield")
    settle(runner)
    nobody_accused(checked(runner))
    assert (result(runner).ending, result(runner).winners) == ("betrayer", [0])
    assert "tale_b_traitor" in tales(runner)


@pytest.mark.rule("L-540")
def test_three_weapons_are_worth_nothing_before_b2_is_met() -> None:
    runner = raid()
    objectives(runner, "bandit_betrayal", *INNOCENT[1:])
    give(runner, 0, "service_pistol", "riot_gun", "stun_baton")
    runner.state.rounds = 1
    settle(runner)
    checked(runner)
    assert (result(runner).ending, result(runner).winners) == ("rounds", [])


@pytest.mark.rule("L-544", "L-540")
@pytest.mark.parametrize("weapons", [2, 3])
def test_nobody_is_asked_whether_he_is_the_betrayer(weapons: int) -> None:
    """Only the betrayer with three weapons has something to reveal; seat 1 has three weapons and no betrayal."""
    runner = at_b2()
    give(runner, 1, "service_pistol#2", "riot_shield")
    give(runner, 0, *["service_pistol", "stun_baton"][: weapons - 1])
    settle(runner)
    nobody_accused(checked(runner))
    if weapons == 3:
        assert result(runner).winners == [0]
    else:
        assert runner.state.result is None
        assert "tale_b_traitor" not in tales(runner)


@pytest.mark.rule("L-540", "L-543")
@pytest.mark.parametrize(("morale", "wins"), [(6, False), (0, True)], ids=["standing", "fallen"])
def test_one_who_could_not_reveal_himself_needs_morale_zero(morale: int, wins: bool) -> None:
    """At the end of the game he has three weapons."""
    runner = at_b2()
    give(runner, 0, "service_pistol")
    settle(runner)
    nobody_accused(checked(runner))
    page_turned(runner)
    give(runner, 0, "stun_baton")
    runner.state.morale = morale or 1
    settle(runner)
    if morale:
        clear_bandits(runner)
        checked(runner)
    else:
        colony_phase(runner, Stage.FEED)
    assert (0 in result(runner).winners) is wins


@pytest.mark.rule("L-545", "L-487")
def test_whoever_is_wrongly_exiled_in_this_phase_leads_the_bandits() -> None:
    runner = checked(at_b2())
    vote_out(runner, 0, 1, "yes", "no", "yes")
    assert me(runner, 1).exiled
    assert me(runner, 1).wronged
    assert len(pile(runner, "exile.1")) == 1
    assert runner.state.bandit_leader == 1
    assert tales(runner)[-1] == "tale_b_wronged"


@pytest.mark.rule("L-546")
def test_whoever_was_wrongly_exiled_before_leads_the_bandits_after_it() -> None:
    runner = at_b2()
    exile(runner, 2)
    assert runner.state.bandit_leader == -1
    nobody_accused(checked(runner))
    assert runner.state.bandit_leader == 2


@pytest.mark.rule("L-543", "L-547", "L-487")
def test_a_betrayer_exiled_in_this_phase_does_not_lead_the_bandits() -> None:
    runner = checked(at_b2("secret_own_car", "bandit_betrayal", "secret_not_one_lost"))
    vote_out(runner, 0, 1, "yes", "no", "yes")
    assert tales(runner)[-1] == "tale_b_caught"
    assert (me(runner, 1).exiled, me(runner, 1).wronged) == (True, False)
    nobody_accused(runner)
    assert (runner.state.bandit_leader, runner.state.vengeful) == (-1, False)


@pytest.mark.rule("L-548")
def test_two_wrongly_exiled_players_end_the_game_here_too() -> None:
    runner = at_b2(*INNOCENT)
    exile(runner, 2)
    checked(runner)
    vote_out(runner, 0, 1, "yes", "yes")
    assert (result(runner).ending, result(runner).morale) == ("morale", 0)


@pytest.mark.rule("L-569")
def test_whoever_finds_no_room_at_home_stays_outside() -> None:
    """Twenty helpless people leave four spaces: after B2 one of five survivors stays where they waited."""
    runner = at_b2()
    helpless(runner, 20)
    nobody_accused(checked(runner))
    assert sorted(runner.state.where.values()).count("colony") == 4
    assert len(runner.state.where) == 5


@pytest.mark.rule("L-569")
def test_the_envoy_stays_at_the_hideout_if_the_colony_is_full() -> None:
    """Four survivors and twenty helpless people are there; both envoys come from elsewhere."""
    runner = envoys()
    place(runner, "rocco_bellini", "library")
    place(runner, "lily_mae", "school")
    helpless(runner, 20)
    settle(runner)
    checked(runner)
    assert pile(runner, "graveyard") == ["rocco_bellini"]
    assert runner.state.where["lily_mae"] == "hideout"


@pytest.mark.rule("L-549", "L-550")
def test_everybody_who_is_not_exiled_goes_home() -> None:
    runner = at_b2()
    send_away(runner, 2)
    nobody_accused(checked(runner))
    where = runner.state.where
    assert {where[one] for one in ("gia_najjar", "cole_winters", "emma_han")} == {"colony"}
    assert (where["derek_yoshida"], where["lily_mae"]) == ("hideout", "school")
    assert pile(runner, "main") == ["story_b2"]
    assert "log-exposure" not in log(runner)
    page_turned(runner)
    assert pile(runner, "main") == ["story_b3"]


# --- B3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-551", "L-480")
@pytest.mark.parametrize("bandits", [0, 1])
def test_b3_is_met_with_no_bandit_on_the_board(bandits: int) -> None:
    runner = at_b3()
    if bandits:
        lay_tokens(runner, "bandit-figure", "library", bandits)
    settle(runner)
    checked(runner)
    if bandits:
        assert runner.state.result is None
    else:
        assert (result(runner).ending, result(runner).met) == ("objective", True)
        assert tales(runner)[-1] == "tale_b3_met"


@pytest.mark.rule("L-524", "L-379")
@pytest.mark.parametrize(("stage", "taken"), [(raid, []), (at_b2, ["bandages"])])
def test_the_loot_is_out_of_reach_before_the_hideout_is_known(stage: Callable[[], Game], taken: list[str]) -> None:
    runner = stage()
    put(runner, "bandages", "loot")
    give(runner, 0, "interrogation_notes")
    settle(runner)
    play(runner, "play:interrogation_notes")
    if taken:
        play(runner, "choose:fence")
    else:
        assert "choose:fence" not in keys(runner)
    assert hand(runner, 0) == taken
    assert pile(runner, "loot") == ([] if taken else ["bandages"])
