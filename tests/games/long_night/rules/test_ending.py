"""End, victory, votes, texts and dice (chapter 14)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import index
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.rules.ending import fulfils
from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    ORDINARY,
    THREE,
    WOUND,
    Game,
    all_vote,
    asked_rule,
    at_b2,
    cards_of,
    checked,
    colony_phase,
    dice,
    equip,
    exile,
    fill,
    forced_up,
    give,
    helpless,
    hold,
    keys,
    lay_cards,
    lay_tokens,
    log,
    me,
    nobody_accused,
    objectives,
    pile,
    place,
    play,
    prompt,
    read_by,
    result,
    seated,
    seers,
    settle,
    stack,
    three,
    tokens,
    zombies,
    zombies_come,
    zombies_there,
)  # fmt: skip

FOUR = (*THREE, ["nadia_rivers", "eric_parker"])
TRIBUTE = [*cards_of(v.FUEL, 6), *cards_of(v.MEDICINE, 6), *cards_of(v.FOOD, 6)]


# --- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-335")
def test_the_last_morale_ends_the_game_in_the_middle_of_a_turn() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    runner.state.wounds = {"gia_najjar": 2}
    runner.state.morale = 1
    lay_cards(runner, "laid", TRIBUTE)
    dice(runner, 0, 5)
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    assert (result(runner).ending, result(runner).met) == ("morale", False)
    assert runner.asked() == []


@pytest.mark.rule("L-336")
def test_a_batch_of_zombies_is_added_to_its_end_before_morale_is_looked_at() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    fill(runner, "colony.1")
    fill(runner, "colony.2")
    runner.state.morale = 1
    zombies_come(runner)
    assert result(runner).ending == "morale"
    assert pile(runner, "graveyard") == ["lily_mae", "derek_yoshida"]
    assert zombies_there(runner, "colony.3") == 1
    assert zombies_there(runner, "school") == 0


@pytest.mark.rule("L-336")
def test_the_noise_is_a_batch_of_its_own() -> None:
    """The last morale is lost with the locations, so no noise is tossed."""
    runner = three()
    place(runner, "gia_najjar", "school")
    place(runner, "cole_winters", "hospital")
    zombies(runner, "school", 4)
    lay_tokens(runner, "noise-token", "library", 2)
    runner.state.morale = 1
    zombies_come(runner)
    assert result(runner).ending == "morale"
    assert zombies_there(runner, "hospital") == 1
    assert tokens(runner, "noise-token", "library") == 2


@pytest.mark.rule("L-336")
def test_zombies_of_a_crisis_end_the_game_at_once() -> None:
    runner = three()
    fill(runner, "colony.1")
    fill(runner, "colony.2")
    runner.state.morale = 1
    colony_phase(runner, Stage.CRISIS, crisis="crisis_they_heard_us")
    assert result(runner).ending == "morale"
    assert pile(runner, "graveyard") == ["lily_mae"]


@pytest.mark.rule("L-337")
def test_the_last_round_ends_the_game_without_the_objective() -> None:
    runner = three()
    runner.state.rounds = 1
    colony_phase(runner, Stage.OBJECTIVE)
    assert (result(runner).ending, result(runner).met, result(runner).winners) == ("rounds", False, [])


# --- who wins ---------------------------------------------------------------------------------------------------


def prepared(first: str, second: str, third: str) -> Game:
    """Seat 0 has five cards in hand; seat 1 is away from the colony with four; seat 2 has struck twice; ten cards lie
    in the waste pile.
    """
    runner = three()
    objectives(runner, first, second, third)
    runner.state.players[2].stats = {v.Stat.BLOWS: 2}
    give(runner, 0, "nightstick", "riot_gun", "lighter", "chainsaw", "tyre_iron")
    give(runner, 1, "riot_shield", "handcuffs", "tear_gas", "stun_grenade")
    for survivor in THREE[1]:
        place(runner, survivor, "school")
    lay_cards(runner, "waste", cards_of(v.EDUCATION, 10))
    return runner


def ended(runner: Game, ending: str) -> Game:
    if ending == "objective":
        lay_cards(runner, "laid", TRIBUTE)
        return colony_phase(runner, Stage.OBJECTIVE)
    if ending == "rounds":
        runner.state.rounds = 1
        return colony_phase(runner, Stage.OBJECTIVE)
    runner.state.morale = 1
    return colony_phase(runner, Stage.CRISIS, crisis="crisis_fuel_shortage")


@pytest.mark.rule("L-338", "L-339", "L-340")
@pytest.mark.parametrize(
    ("objective", "ending", "winners"),
    [
        (("secret_hoarder", "secret_drifter", "betrayal_filth"), "objective", [0, 1]),
        (("secret_hoarder", "secret_drifter", "betrayal_filth"), "morale", [1, 2]),
        (("secret_hoarder", "secret_drifter", "betrayal_filth"), "rounds", [1]),
        (("secret_every_drawer", "secret_all_home", "secret_hoarder"), "objective", []),
        (("secret_hoarder", "secret_all_home", "secret_landfill"), "objective", [0, 2]),
        (("secret_hoarder", "secret_all_home", "secret_landfill"), "rounds", []),
    ],
)
def test_whoever_has_fulfilled_the_own_objective_wins(
    objective: tuple[str, str, str], ending: str, winners: list[int]
) -> None:
    runner = ended(prepared(*objective), ending)
    assert (result(runner).ending, sorted(result(runner).winners)) == (ending, winners)


@pytest.mark.rule("L-338", "L-590")
def test_whoever_betrays_has_struck_twice() -> None:
    runner = prepared("secret_hoarder", "secret_drifter", "betrayal_filth")
    runner.state.players[2].stats = {v.Stat.BLOWS: 1}
    assert 2 not in result(ended(runner, "morale")).winners


@pytest.mark.rule("L-341")
def test_a_fulfilled_secret_does_not_end_the_game() -> None:
    runner = prepared("secret_hoarder", "secret_drifter", "secret_landfill")
    colony_phase(runner, Stage.OBJECTIVE)
    assert runner.state.result is None
    assert prompt(runner) == "ask-knife"


@pytest.mark.rule("L-342", "L-019")
def test_all_objectives_are_shown_when_the_game_is_over() -> None:
    runner = three()
    objectives(runner, "secret_hoarder", "betrayal_filth", "secret_own_fence")
    settle(runner)
    exile(runner, 1)
    assert [seers(runner, card) for card in ("secret_hoarder", "betrayal_filth", "exile_unbroken")] == [[0], [1], [1]]
    ended(runner, "rounds")
    for card in ("secret_hoarder", "betrayal_filth", "secret_own_fence", "exile_unbroken"):
        assert seers(runner, card) == [0, 1, 2]
    assert log(runner).count("log-shows") == 4


# --- votes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-343")
def test_votes_are_yes_or_no_and_unseen_until_all_are_in() -> None:
    runner = three()
    play(runner, "accuse:2")
    assert runner.asked() == [0, 1, 2]
    assert all(keys(runner, seat) == ["yes", "no"] for seat in range(3))
    play(runner, "yes", seat=2)
    play(runner, "no", seat=0)
    assert runner.asked() == [1]
    assert not {"log-votes-yes", "log-votes-no"} & {*read_by(runner, 1), *read_by(runner, 0)}
    play(runner, "no", seat=1)
    assert [line for line in log(runner) if line.startswith("log-votes")] == [
        "log-votes-no",
        "log-votes-no",
        "log-votes-yes",
    ]


@pytest.mark.rule("L-344")
@pytest.mark.parametrize(
    ("votes", "tie", "exiled"),
    [
        (("yes", "yes", "yes", "no"), "", True),
        (("yes", "no", "no", "no"), "", False),
        (("yes", "yes", "no", "no"), "yes", True),
        (("yes", "yes", "no", "no"), "no", False),
    ],
)
def test_the_majority_settles_a_vote_and_the_knife_a_tie(votes: tuple[str, ...], tie: str, exiled: bool) -> None:
    runner = seated(*FOUR)
    runner.state.knife = 3
    settle(runner)
    play(runner, "accuse:2")
    all_vote(runner, *votes)
    assert (prompt(runner) == "ask-tie") is bool(tie)
    if tie:
        assert (runner.asked(), keys(runner, 3)) == ([3], ["yes", "no"])
        play(runner, tie, seat=3)
    assert me(runner, 1).exiled is exiled


@pytest.mark.rule("L-345", "L-344")
@pytest.mark.parametrize(("tie", "left"), [("yes", 1), ("no", 2)])
def test_a_vote_on_a_card_has_the_same_rules(tie: str, left: int) -> None:
    """The road south, which divides four players: three people go, or two become unruly."""
    runner = seated(*FOUR)
    helpless(runner, 4)
    dice(runner, 0, 1)
    runner.state.knife = 2
    hold(runner, "cr_road_south")
    play(runner, "barricade:gia_najjar", "entrance:colony.1")
    assert (runner.asked(), asked_rule(runner)) == ([0, 1, 2, 3], "L-345")
    all_vote(runner, "yes", "yes", "no", "no")
    play(runner, tie, seat=2)
    assert tokens(runner, "helpless-token", "colony") == left


# --- texts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-346")
@pytest.mark.parametrize(("survivor", "morale"), [("agnes_thorne", 6), ("tomas_novak", 5)])
def test_a_card_holds_against_the_rules(survivor: str, morale: int) -> None:
    """Nobody in the colony mourns Agnes, because her card says so."""
    runner = seated(["gia_najjar", survivor], THREE[1], THREE[2])
    fill(runner, "colony.1")
    zombies_come(runner)
    assert pile(runner, "graveyard") == [survivor]
    assert runner.state.morale == morale


@pytest.mark.rule("L-346", "L-171")
def test_a_survivor_whose_card_makes_moves_safe_does_not_roll() -> None:
    runner = seated(["gia_najjar", "blue"], THREE[1], THREE[2])
    play(runner, "move:blue", "at:school")
    assert runner.state.where["blue"] == "school"
    assert "log-exposure" not in log(runner)


@pytest.mark.rule("L-347")
def test_the_first_player_orders_texts_that_answer_the_same_deed() -> None:
    """Frosty Night and the chainsaw both answer an attack: noise first, or the frostbite that kills the bearer."""
    runner = seated(*THREE, objective="goal_frosty_night")
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    equip(runner, "gia_najjar", "chainsaw")
    runner.state.wounds = {"gia_najjar": 2}
    runner.state.knife = 2
    dice(runner, 0, 5)
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "attack:gia_najjar")
    assert runner.asked() == [2]


@pytest.mark.rule("L-567")
def test_a_text_does_not_answer_what_it_has_led_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gia suffers with everybody of her player: once for Cole's wound, and not again for her own."""
    when = v.When(v.On(v.Deed.HURT, v.Who(v.OWN)), (v.Hurt(v.Who(v.OWN, named=("gia_najjar",)), wounds=1),))
    monkeypatch.setitem(index.WAITING, v.Deed.HURT, [index.Waiting("gia_najjar", 0, when, 0)])
    runner = three()
    place(runner, "cole_winters", "school")
    zombies(runner, "school", 1)
    dice(runner, 0, 5)
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "attack:cole_winters")
    assert runner.state.wounds == {"cole_winters": 1, "gia_najjar": 1}


@pytest.mark.rule("L-348")
def test_nothing_is_played_while_an_effect_is_under_way() -> None:
    """A bite spreads from Gia to Cole, whose player holds medicine, in one's own turn."""
    runner = three()
    for survivor in THREE[0]:
        place(runner, survivor, "school")
    zombies(runner, "school", 1)
    give(runner, 0, "antibiotics", "bandages")
    dice(runner, 0, 5)
    settle(runner)
    runner.table.force([BITE])
    play(runner, "attack:gia_najjar")
    assert (prompt(runner), keys(runner)) == ("ask-bite", ["let-die", "roll"])


@pytest.mark.rule("L-349")
@pytest.mark.parametrize(("healed", "dies"), [(True, False), (False, True)])
def test_medicine_heals_before_the_third_token_or_never(healed: bool, dies: bool) -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    give(runner, 0, "antibiotics")
    runner.state.wounds = {"gia_najjar": 2}
    dice(runner, 0, 5)
    settle(runner)
    if healed:
        play(runner, "play:antibiotics")
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    assert (pile(runner, "graveyard") == ["gia_najjar"]) is dies
    assert (pile(runner, "hand.0") == ["antibiotics"]) is dies


# --- chance -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-350", "L-351")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_random_location_is_found_by_a_die(number: int) -> None:
    """The widow's chest: two cards of a random deck go to the crisis. Places 7 and 8 are in play, but never meant."""
    runner = seated(*THREE, variants=("bandits", "raxxon"))
    give(runner, 0, "rations")
    hold(runner, "cr_widows_chest")
    assert {"raxxon", "hideout"} <= {*runner.state.places}
    sizes = {place: len(pile(runner, f"deck.{place}")) for place in (*ORDINARY, "raxxon")}
    play(runner, "contribute")
    while prompt(runner) == "ask-contribute":
        play(runner, keys(runner)[-1])
    runner.table.force([number])
    play(runner, "choose:unopened")
    taken = {place: size - len(pile(runner, f"deck.{place}")) for place, size in sizes.items()}
    assert taken == {place: 2 if place == ORDINARY[number - 1] else 0 for place in (*ORDINARY, "raxxon")}
    assert forced_up(runner)


@pytest.mark.rule("L-352")
def test_a_deck_that_was_looked_through_is_shuffled() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    stack(runner, "deck.police_station", "patrol_car", "lock_picks")
    hold(runner, "cr_cells")
    runner.table.force([BLANK])
    play(runner, "move:gia_najjar", "at:police_station", "choose:leave")
    assert (prompt(runner), asked_rule(runner)) == ("ask-find", "L-352")
    runner.table.force_top("deck.police_station", "lock_picks", "patrol_car")
    play(runner, "card:nightstick")
    assert pile(runner, "hand.0") == ["nightstick"]
    assert pile(runner, "deck.police_station")[-2:] == ["patrol_car", "lock_picks"]
    assert len(pile(runner, "deck.police_station")) == 19
    assert all(seers(runner, card) == [] for card in pile(runner, "deck.police_station"))


@pytest.mark.rule("L-353", "L-354")
@pytest.mark.parametrize("in_use", [3, 10])
@pytest.mark.parametrize(("rolled", "food"), [(2, 1), (3, 3)])
def test_a_die_that_is_rolled_for_a_card_is_nobodys(in_use: int, rolled: int, food: int) -> None:
    """Also when all thirty dice lie before the players."""
    runner = three()
    give(runner, 0, "dented_tins")
    for seat in range(3):
        dice(runner, seat, *[4] * in_use)
    settle(runner)
    runner.table.force([rolled])
    play(runner, "play:dented_tins")
    assert tokens(runner, "food-token", "colony") == food
    assert [(me(runner, seat).dice, me(runner, seat).used) for seat in range(3)] == [([4] * in_use, [])] * 3


@pytest.mark.rule("L-542")
def test_nobody_wins_beside_a_betrayer_who_reveals_himself() -> None:
    """The drifter's own objective is fulfilled and asks for nothing else."""
    runner = at_b2("bandit_betrayal", "secret_drifter", "secret_not_one_lost")
    give(runner, 0, "service_pistol", "stun_baton")
    give(runner, 1, "rations", "rations#2", "rations#3", "rations#4")
    settle(runner)
    nobody_accused(checked(runner))
    assert fulfils(runner.state, 1)
    assert (result(runner).ending, result(runner).winners) == ("betrayer", [0])
