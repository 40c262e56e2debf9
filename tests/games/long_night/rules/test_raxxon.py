"""The Raxxon module (chapter 19)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content.index import EXPERIMENT, FIGURES
from fivefires.games.long_night.content.vocabulary import ItemType
from fivefires.games.long_night.state import Stage
from fivefires.kernel import SPECTATOR, Message
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    CLAW,
    CLAW_TOO,
    HUNTER,
    NUMBER,
    TANK,
    THREE,
    WOUND,
    all_vote,
    asked_rule,
    at_code,
    cards_of,
    colony_phase,
    dice,
    equip,
    fill,
    forced_up,
    give,
    hand,
    hold,
    keys,
    laid,
    lay_cards,
    lay_tokens,
    lines,
    log,
    lurks,
    me,
    next_experiments,
    next_round,
    of_kind,
    opening,
    pile,
    place,
    play,
    prompt,
    put,
    seated,
    seers,
    settle,
    stack,
    tokens,
    told,
    view,
    works,
    zombies,
    zombies_there,
)  # fmt: skip

# --- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-432")
@pytest.mark.parametrize(("variants", "enters"), [((), False), (("bandits",), False), (("raxxon",), True)])
def test_cards_with_the_skull_are_added(variants: tuple[str, ...], enters: bool) -> None:
    runner = opening(3, variants=variants)
    cards = {*pile(runner, "crises"), *pile(runner, "crossroads"), *pile(runner, "survivors")}
    cards |= {card for seat in range(3) for card in pile(runner, f"dealt.{seat}")}
    for card in ("crisis_lower_doors", "cr_dictaphone", "jamie_gilmour"):
        assert (card in cards) is enters


@pytest.mark.rule("L-433", "L-435")
def test_raxxon_is_a_place_with_twenty_items_and_six_open_side_effects() -> None:
    assert "raxxon" not in opening(3).state.places
    decks = []
    for seed in (1, 2):
        runner = opening(3, variants=("raxxon",), seed=seed)
        assert "raxxon" in runner.state.places
        decks.append(pile(runner, "deck.raxxon"))
        assert len(pile(runner, "side_effects")) == 6
        assert all(seers(runner, card) == [0, 1, 2] for card in pile(runner, "side_effects"))
    assert [len(deck) for deck in decks] == [20, 20]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])


@pytest.mark.rule("L-434", "L-558")
def test_everybody_reads_the_top_experiment_and_no_other() -> None:
    runner = opening(3, variants=("raxxon",))
    experiments = pile(runner, "experiments")
    assert len(experiments) == 12
    assert experiments != sorted(experiments)
    assert [seers(runner, card) for card in experiments] == [[]] * 11 + [[0, 1, 2]]
    assert view(runner, 2).code == EXPERIMENT[experiments[-1]].code


@pytest.mark.rule("L-558")
def test_an_experiment_that_lies_on_another_one_covers_it() -> None:
    """Whoever has read the one below still knows it, but nothing shows where it lies."""
    runner = opening(3, variants=("raxxon",))
    top = pile(runner, "experiments")[-1]
    runner.table.move(top, "experiments", "experiments", to_bottom=True)
    assert seers(runner, top) == [0, 1, 2]
    for seat in (0, 1, 2, SPECTATOR):
        assert view(runner, seat).cards("experiments") == [None] * 12


@pytest.mark.rule("L-463", "L-434")
@pytest.mark.parametrize("dice_there", [(2, 5), ()])
def test_the_next_experiment_is_the_new_top_card(dice_there: tuple[int, ...]) -> None:
    runner = works()
    next_experiments(runner, "exp_claw", "exp_tank")
    settle(runner)
    laid(runner, *dice_there)
    at_code(runner, *([] if dice_there else [[3], [4]]))
    if dice_there:
        all_vote(runner, "yes", "yes", "yes")
    assert pile(runner, "experiments")[-1] == "exp_tank"
    assert view(runner, 1).code == (6, 6)


@pytest.mark.rule("L-464")
def test_the_experiments_name_all_nineteen_figures() -> None:
    assert len(FIGURES) == 12
    assert all(FIGURES.values())
    assert len({figure for figures in FIGURES.values() for figure in figures}) == 19


# --- searching and pills ----------------------------------------------------------------------------------------


@pytest.mark.rule("L-436")
@pytest.mark.parametrize("noises", [0, 2])
def test_one_exposure_roll_after_a_search_at_raxxon(noises: int) -> None:
    runner = works(there=["gia_najjar"])
    stack(runner, "deck.raxxon", "stun_baton", "white_pill", "black_pill")
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "search:gia_najjar", *["noise"] * noises)
    assert runner.state.wounds == {}
    play(runner, "card:stun_baton")
    assert hand(runner, 0) == ["stun_baton"]
    assert runner.state.wounds == {"gia_najjar": 1}
    assert log(runner).count("log-exposure") == 1


@pytest.mark.rule("L-436")
def test_no_roll_after_a_search_elsewhere() -> None:
    runner = works()
    place(runner, "gia_najjar", "school")
    settle(runner)
    play(runner, "search:gia_najjar")
    play(runner, keys(runner)[0])
    assert "log-exposure" not in log(runner)


@pytest.mark.rule("L-437", "L-438", "L-439", "L-440", "L-441")
@pytest.mark.parametrize(("rolled", "gear", "wounds"), [(1, ["side_numb"], 2), (4, ["side_numb"], 2), (5, [], 0)])
def test_a_pill_is_taken_by_a_survivor_of_choice_and_follows_its_table(
    rolled: int, gear: list[str], wounds: int
) -> None:
    """Cole is at the Library with two wounds; Gia in the colony could take it as well, Rocco could not."""
    runner = works()
    place(runner, "cole_winters", "library")
    runner.state.wounds["cole_winters"] = 2
    give(runner, 0, "white_pill")
    settle(runner)
    play(runner, "play:white_pill")
    assert keys(runner) == ["survivor:gia_najjar", "survivor:cole_winters"]
    runner.table.force([rolled])
    play(runner, "survivor:cole_winters")
    assert pile(runner, "gear.cole_winters") == gear
    assert ("side_numb" in pile(runner, "side_effects")) is (not gear)
    assert runner.state.wounds.get("cole_winters", 0) == wounds
    assert "white_pill" in pile(runner, "removed")
    assert pile(runner, "waste") == []


@pytest.mark.rule("L-438")
def test_a_pill_is_medicine() -> None:
    """It calms an unruly person as medicine does."""
    runner = works()
    give(runner, 0, "white_pill")
    lay_tokens(runner, "helpless-token", "colony.unruly")
    settle(runner)
    assert of_kind(runner, "calm") == ["white_pill"]
    put(runner, "white_pill", "box")
    settle(runner)
    assert of_kind(runner, "calm") == []


@pytest.mark.rule("L-442")
def test_a_side_effect_is_neither_handed_over_nor_contributed() -> None:
    runner = works()
    equip(runner, "gia_najjar", "side_numb", "stun_baton")
    settle(runner)
    assert of_kind(runner, "hand-over") == ["stun_baton"]
    play(runner, "contribute")
    assert "card:side_numb" not in keys(runner)
    put(runner, "stun_baton", "box")
    settle(runner)
    assert "contribute" not in keys(runner)


@pytest.mark.rule("L-443")
def test_a_side_effect_in_use_is_not_equipped_again() -> None:
    runner = works()
    equip(runner, "rocco_bellini", "side_numb")
    give(runner, 0, "white_pill")
    settle(runner)
    runner.table.force([2])
    play(runner, "play:white_pill", "survivor:gia_najjar")
    assert pile(runner, "gear.gia_najjar") == []
    assert pile(runner, "gear.rocco_bellini") == ["side_numb"]


@pytest.mark.rule("L-443")
def test_at_the_death_of_its_bearer_a_side_effect_returns_to_the_pile() -> None:
    runner = works()
    equip(runner, "gia_najjar", "side_tremor", "stun_baton")
    settle(runner)
    runner.table.force([BITE])
    play(runner, "move:gia_najjar", "at:school")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert "side_tremor" in pile(runner, "side_effects")
    assert "side_tremor" not in pile(runner, "deck.school")
    assert "stun_baton" in pile(runner, "deck.school")


# --- the code ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-445", "L-446")
def test_dice_are_laid_with_a_survivor_at_raxxon() -> None:
    runner = works(there=["gia_najjar"])
    dice(runner, 0, 2, 5, 5)
    settle(runner)
    assert of_kind(runner, "lay-die") == ["2", "5"]
    play(runner, "lay-die:5", "lay-die:5")
    assert runner.state.code_dice == [5, 5]
    assert me(runner).dice == [2]
    play(runner, "end-turn")
    assert of_kind(runner, "lay-die", 1) == []
    assert runner.state.code_dice == [5, 5]


@pytest.mark.rule("L-445")
def test_dice_of_several_players_lie_there() -> None:
    runner = works(there=["gia_najjar", "rocco_bellini"])
    dice(runner, 0, 2)
    dice(runner, 1, 5, 4)
    settle(runner)
    play(runner, "lay-die:2", "end-turn")
    play(runner, "lay-die:5", seat=1)
    assert runner.state.code_dice == [2, 5]


@pytest.mark.rule("L-445")
def test_without_a_survivor_there_no_die_is_laid() -> None:
    assert of_kind(works(there=["rocco_bellini"]), "lay-die") == []


@pytest.mark.rule("L-444", "L-447", "L-448", "L-449", "L-454")
@pytest.mark.parametrize(
    ("card", "values", "matched"),
    [
        ("exp_claw", (2, 5), True),
        ("exp_claw", (6, 5, 1, 2), True),
        ("exp_claw", (2, 2), False),
        ("exp_claw", (5,), False),
        ("exp_claw", (), False),
        ("exp_tank", (6,), False),
        ("exp_tank", (6, 6), True),
    ],
)
def test_two_dice_match_the_code(card: str, values: tuple[int, ...], matched: bool) -> None:
    """Without a match nobody votes, and it breaks out before the colony eats."""
    runner = works(top=card)
    laid(runner, *values)
    start = lines(runner)
    at_code(runner, *([] if matched else [[3]] * len(FIGURES[card])))
    if matched:
        assert (prompt(runner), runner.asked(), runner.state.stage) == ("ask-contain", [0, 1, 2], Stage.CODE)
        assert asked_rule(runner) == "L-449"
        assert runner.question is not None
        assert runner.question.args["card"] == Message(card)
        return
    named = [line.split()[0] for line in told(runner, start)]
    assert "log-votes-yes" not in named
    assert named.index("log-breaks-out") < named.index("log-starves")
    assert [*runner.state.lurking.values()] == ["school"] * len(FIGURES[card])


@pytest.mark.rule("L-450")
def test_a_contained_experiment_is_discarded_and_nothing_of_it_placed() -> None:
    runner = works()
    laid(runner, 2, 5)
    at_code(runner)
    all_vote(runner, "yes", "no", "yes")
    assert pile(runner, "experiments.discards") == ["exp_claw"]
    assert runner.state.lurking == {}


@pytest.mark.rule("L-451", "L-452", "L-453")
def test_a_no_spares_one_place_and_the_experiment_breaks_out_all_the_same() -> None:
    """Six in the colony would bring three zombies; the place named is spared all three."""
    runner = works()
    laid(runner, 2, 5)
    runner.state.knife = 2
    at_code(runner)
    all_vote(runner, "yes", "no", "no")
    assert (runner.asked(), prompt(runner), asked_rule(runner)) == ([2], "ask-spare", "L-451")
    assert keys(runner, 2) == [f"at:{location}" for location in runner.state.places]
    runner.table.force([3], [5])
    play(runner, "at:colony", seat=2)
    assert runner.state.lurking == {CLAW: "school", CLAW_TOO: "hospital"}
    assert [zombies_there(runner, f"colony.{number}") for number in range(1, 7)] == [0] * 6


@pytest.mark.rule("L-451")
def test_without_the_no_three_would_have_come() -> None:
    runner = at_code(works(), [3], [5])
    assert [zombies_there(runner, f"colony.{number}") for number in range(1, 7)] == [1, 1, 1, 0, 0, 0]


@pytest.mark.rule("L-452")
def test_noise_counts_among_the_three_that_are_spared() -> None:
    """One survivor and three loud noises would bring four zombies to the School: only the last one comes."""
    runner = works()
    place(runner, "gia_najjar", "school")
    lay_tokens(runner, "noise-token", "school", 3)
    laid(runner, 2, 5)
    settle(runner)
    at_code(runner)
    all_vote(runner, "no", "no", "no")
    runner.table.force([1], [2], [2], [2], [2])
    play(runner, "at:school")
    assert forced_up(runner)
    assert zombies_there(runner, "school") == 1
    assert runner.state.spared == {}


@pytest.mark.rule("L-455")
def test_dice_on_raxxon_return_in_the_next_dice_step() -> None:
    runner = works()
    laid(runner, 1, 1)
    at_code(runner, [3], [4])
    assert runner.state.code_dice == [1, 1]
    next_round(runner)
    assert runner.state.stage is Stage.TURN
    assert runner.state.code_dice == []


@pytest.mark.rule("L-456")
def test_without_experiments_nothing_breaks_out_and_no_die_is_laid() -> None:
    runner = works(there=["gia_najjar"])
    for card in [*pile(runner, "experiments")]:
        put(runner, card, "experiments.discards")
    settle(runner)
    assert of_kind(runner, "lay-die") == []
    at_code(runner)
    assert "log-breaks-out" not in log(runner)
    assert runner.state.lurking == {}


@pytest.mark.rule("L-456")
def test_without_experiments_no_item_lays_a_die() -> None:
    runner = works(there=["gia_najjar"])
    equip(runner, "gia_najjar", "code_wheel")
    for card in [*pile(runner, "experiments")]:
        put(runner, card, "experiments.discards")
    settle(runner)
    assert "use:code_wheel" not in keys(runner)


@pytest.mark.rule("L-145", "L-447")
def test_the_code_wheel_lays_a_die_from_wherever_its_bearer_is() -> None:
    runner = works()
    place(runner, "gia_najjar", "colony")
    equip(runner, "gia_najjar", "code_wheel")
    dice(runner, 0, 1)
    settle(runner)
    play(runner, "use:code_wheel", "choose:five")
    assert runner.state.code_dice == [5]
    assert me(runner).used == [1]


@pytest.mark.rule("L-145")
def test_the_atlas_helps_while_a_special_zombie_is_anywhere() -> None:
    runner = works()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    equip(runner, "gia_najjar", "specimen_atlas")
    settle(runner)
    assert "use:specimen_atlas" not in keys(runner)
    lurks(runner, TANK, "hospital")
    settle(runner)
    assert "use:specimen_atlas" in keys(runner)


# --- breaking out -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L-457", "L-458", "L-462")
def test_each_figure_goes_to_a_random_location_of_its_own() -> None:
    runner = at_code(works(), [NUMBER["gas_station"]], [NUMBER["library"]])
    assert runner.state.lurking == {CLAW: "gas_station", CLAW_TOO: "library"}
    assert pile(runner, "experiments.loose") == ["exp_claw"]
    assert seers(runner, "exp_claw") == [0, 1, 2]


@pytest.mark.rule("L-570")
def test_those_already_loose_go_on_before_others_break_out() -> None:
    """The Hunter goes where the people are, at the School; the other one comes to the Library and stays there."""
    runner = works(there=[], top="exp_claw")
    place(runner, "gia_najjar", "school")
    lurks(runner, HUNTER, "hospital")
    settle(runner)
    before = lines(runner)
    at_code(runner, [NUMBER["library"]], [NUMBER["library"]])
    heard = [line.partition(" ")[0] for line in told(runner, before)]
    assert heard.index("log-prowls") < heard.index("log-breaks-out")


@pytest.mark.rule("L-570")
def test_what_breaks_out_does_nothing_before_the_next_colony_phase() -> None:
    runner = works(top="exp_hunter")
    place(runner, "gia_najjar", "school")
    settle(runner)
    at_code(runner, [NUMBER["library"]])
    assert runner.state.lurking == {HUNTER: "library"}


@pytest.mark.rule("L-459", "L-460")
@pytest.mark.parametrize(
    ("barricades", "traps", "event"),
    [(1, 0, "log-barricade-lost"), (0, 1, "log-trap"), (0, 0, "log-overrun")],
)
def test_without_an_empty_space_it_breaks_in_and_is_not_placed(barricades: int, traps: int, event: str) -> None:
    runner = works(top="exp_tank")
    fill(runner, "school", barricades=barricades, traps=traps, spaces=4)
    at_code(runner, [3])
    assert event in log(runner)
    assert runner.state.lurking == {}
    assert pile(runner, "experiments.discards") == ["exp_tank"]
    assert tokens(runner, "barricade-token", "school") == 0
    assert zombies_there(runner, "school") == (0 if traps else 4 - barricades)


@pytest.mark.rule("L-461")
def test_the_card_stays_if_the_other_figure_found_room() -> None:
    runner = works()
    fill(runner, "school", spaces=4)
    at_code(runner, [3], [4])
    assert runner.state.lurking == {CLAW_TOO: "library"}
    assert pile(runner, "experiments.loose") == ["exp_claw"]
    assert pile(runner, "experiments.discards") == []


# --- special zombies --------------------------------------------------------------------------------------------


@pytest.mark.rule("L-465", "L-469")
def test_effects_that_are_no_attack_kill_ordinary_zombies_beside_it_only() -> None:
    runner = works()
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 2)
    lurks(runner, CLAW, "school")
    give(runner, 0, "bottle_bomb")
    settle(runner)
    play(runner, "play:bottle_bomb", "survivor:gia_najjar")
    while prompt(runner) == "ask-which-zombie":
        play(runner, "entrance:school")
    assert zombies_there(runner, "school") == 0
    assert runner.state.lurking == {CLAW: "school"}


@pytest.mark.rule("L-465")
def test_a_trap_does_nothing_to_it() -> None:
    runner = works(top="exp_tank")
    lurks(runner, CLAW, "school")
    lay_tokens(runner, "barricade-token", "school.trap")
    zombies(runner, "school", 2)
    at_code(runner, [3])
    assert (zombies_there(runner, "school"), tokens(runner, "barricade-token", "school.trap")) == (0, 0)
    assert runner.state.lurking == {CLAW: "school"}


@pytest.mark.rule("L-466")
def test_it_cannot_be_attracted() -> None:
    runner = works()
    lurks(runner, CLAW, "school")
    settle(runner)
    assert of_kind(runner, "attract") == []
    zombies(runner, "school", 1)
    settle(runner)
    play(runner, "attract:gia_najjar")
    while prompt(runner) != "ask-action":
        play(runner, keys(runner)[0])
    assert zombies_there(runner, "school") == 0
    assert runner.state.lurking == {CLAW: "school"}


@pytest.mark.rule("L-466", "L-475")
def test_its_own_card_moves_it() -> None:
    """The Hunter goes to the fullest place outside the colony, the Tank to the colony."""
    runner = works(top="exp_claw")
    place(runner, "gia_najjar", "library")
    lurks(runner, HUNTER, "school")
    settle(runner)
    at_code(runner, [5], [5])
    assert runner.state.lurking[HUNTER] == "library"
    runner = works(top="exp_claw")
    lurks(runner, TANK, "school")
    at_code(runner, [5], [5])
    assert runner.state.lurking[TANK].startswith("colony.")


@pytest.mark.rule("L-467", "L-468")
def test_special_zombies_must_be_attacked_first() -> None:
    runner = works(there=["gia_najjar", "rocco_bellini"])
    zombies(runner, "raxxon", 1)
    lurks(runner, CLAW, "raxxon")
    lurks(runner, TANK, "raxxon")
    dice(runner, 0, 6, 6, 6)
    settle(runner)
    runner.table.force([BLANK], [4])
    play(runner, "attack:gia_najjar")
    assert keys(runner) == [f"special:{CLAW}", f"special:{TANK}"]
    play(runner, f"special:{CLAW}")
    assert runner.state.lurking == {TANK: "raxxon"}
    runner.table.force([BLANK], [4])
    play(runner, "attack:gia_najjar")
    assert zombies_there(runner, "raxxon") == 1
    assert runner.state.lurking == {TANK: "raxxon"}
    runner.table.force([BLANK], [5])
    play(runner, "attack:gia_najjar")
    assert runner.state.lurking == {}


@pytest.mark.rule("L-468")
def test_in_the_colony_all_entrances_count_as_one_location() -> None:
    runner = works()
    zombies(runner, "colony.1", 1)
    lurks(runner, CLAW, "colony.5")
    settle(runner)
    runner.table.force([BLANK], [3])
    play(runner, "attack:gia_najjar")
    assert zombies_there(runner, "colony.1") == 1
    assert runner.state.lurking == {}


@pytest.mark.rule("L-470", "L-471", "L-472", "L-475")
@pytest.mark.parametrize(
    ("figure", "rolled", "lives", "wounds"),
    [(CLAW, 1, True, 1), (CLAW, 2, False, 0), (TANK, 1, True, 2), (TANK, 4, True, 0), (TANK, 5, False, 0)],
)
def test_the_row_of_its_own_table_decides(figure: str, rolled: int, lives: bool, wounds: int) -> None:
    runner = works(there=["gia_najjar"])
    lurks(runner, figure, "raxxon")
    settle(runner)
    runner.table.force([BLANK], [rolled])
    start = lines(runner)
    play(runner, "attack:gia_najjar")
    assert (figure in runner.state.lurking) is lives
    assert runner.state.wounds.get("gia_najjar", 0) == wounds
    order = [line.split()[0] for line in told(runner, start)]
    assert order.index("log-exposure") < order.index("log-encounter")


@pytest.mark.rule("L-471")
def test_an_item_that_spares_rolls_spares_this_one() -> None:
    runner = works(there=["gia_najjar"])
    equip(runner, "gia_najjar", "stun_baton")
    lurks(runner, CLAW, "raxxon")
    settle(runner)
    runner.table.force([3])
    play(runner, "use:stun_baton")
    assert "log-exposure" not in log(runner)
    assert runner.state.lurking == {}


@pytest.mark.rule("L-473")
def test_a_deadly_exposure_roll_leaves_no_encounter() -> None:
    runner = works(there=["gia_najjar"])
    lurks(runner, CLAW, "raxxon")
    settle(runner)
    runner.table.force([BITE])
    play(runner, "attack:gia_najjar")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert "log-encounter" not in log(runner)
    assert runner.state.lurking == {CLAW: "raxxon"}


@pytest.mark.rule("L-474")
def test_its_card_goes_with_the_last_of_its_kind() -> None:
    runner = works(there=["gia_najjar"])
    lurks(runner, CLAW, "raxxon")
    lurks(runner, CLAW_TOO, "school")
    settle(runner)
    runner.table.force([BLANK], [2])
    play(runner, "attack:gia_najjar")
    assert pile(runner, "experiments.loose") == ["exp_claw"]
    runner.state.lurking[CLAW_TOO] = "raxxon"
    settle(runner)
    runner.table.force([BLANK], [2])
    play(runner, "attack:gia_najjar")
    assert pile(runner, "experiments.loose") == []
    assert pile(runner, "experiments.discards") == ["exp_claw"]


@pytest.mark.rule("L-475", "L-476")
def test_twelve_kinds_have_tables_of_six_rows() -> None:
    kinds = "claw hunter collector cold_one tank howler carrier hydra reaper vomiter stinker siren"
    assert [*EXPERIMENT] == [f"exp_{kind}" for kind in kinds.split()]
    assert {len(card.table) for card in EXPERIMENT.values()} == {6}


@pytest.mark.rule("L-477")
def test_it_takes_an_entrance_space() -> None:
    """Two spaces are left beside the barricade and the Claw; the survivor at the Library brings one zombie."""
    runner = works()
    place(runner, "gia_najjar", "library")
    lay_tokens(runner, "barricade-token", "library", 2)
    lurks(runner, CLAW, "library")
    settle(runner)
    assert "barricade:gia_najjar" not in keys(runner)
    at_code(runner, [5])
    assert tokens(runner, "barricade-token", "library") == 1


@pytest.mark.rule("L-477")
def test_to_slay_it_is_to_kill_a_zombie() -> None:
    """For what is counted, and for a crossroads card that waits for a third kill."""
    runner = works(there=["gia_najjar"])
    me(runner).stats["kills"] = 2
    lurks(runner, CLAW, "raxxon")
    hold(runner, "cr_steady_hand")
    runner.table.force([BLANK], [2])
    play(runner, "attack:gia_najjar")
    assert runner.state.lurking == {}
    assert me(runner).stats["kills"] == 3
    assert prompt(runner) == "ask-crossroads"


@pytest.mark.rule("L-477", "L-280")
def test_whoever_attacks_it_in_the_frosty_night_has_attacked_a_zombie() -> None:
    runner = seated(*THREE, variants=("raxxon",), objective="goal_frosty_night")
    place(runner, "gia_najjar", "raxxon")
    lurks(runner, CLAW, "raxxon")
    settle(runner)
    runner.table.force([BLANK], [2])
    before = lines(runner)
    play(runner, "attack:gia_najjar")
    assert runner.state.frostbite == {"gia_najjar": 1}
    heard = [line.partition(" ")[0] for line in told(runner, before)]
    assert heard.index("log-frostbite") < heard.index("log-exposure")


@pytest.mark.rule("L-478")
def test_further_kills_of_a_weapon_do_not_count_against_it() -> None:
    runner = works(there=["gia_najjar"])
    equip(runner, "gia_najjar", "chainsaw")
    lurks(runner, CLAW, "raxxon")
    lurks(runner, CLAW_TOO, "raxxon")
    zombies(runner, "raxxon", 2)
    settle(runner)
    runner.table.force([BLANK], [2])
    play(runner, "attack:gia_najjar")
    assert runner.state.lurking == {CLAW_TOO: "raxxon"}
    assert zombies_there(runner, "raxxon") == 2
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-112", "L-468")
def test_two_special_zombies_of_a_kind_at_one_entrance_are_one_target() -> None:
    runner = works(there=["gia_najjar"])
    lurks(runner, CLAW, "raxxon")
    lurks(runner, CLAW_TOO, "raxxon")
    lurks(runner, HUNTER, "raxxon")
    settle(runner)
    play(runner, "attack:gia_najjar")
    assert of_kind(runner, "special") == [CLAW, HUNTER]


@pytest.mark.rule("L-478")
def test_further_kills_serve_against_ordinary_zombies_when_no_special_one_is_left() -> None:
    runner = works(there=["gia_najjar"])
    equip(runner, "gia_najjar", "chainsaw")
    lurks(runner, CLAW, "raxxon")
    zombies(runner, "raxxon", 2)
    settle(runner)
    runner.table.force([BLANK], [2], [BLANK], [BLANK])
    play(runner, "attack:gia_najjar")
    while prompt(runner) == "ask-which-zombie":
        play(runner, "entrance:raxxon")
    assert runner.state.lurking == {}
    assert zombies_there(runner, "raxxon") == 0
    assert tokens(runner, "noise-token", "raxxon") == 1


# --- ties, and what holds somebody fast -------------------------------------------------------------------------


@pytest.mark.rule("L-028", "L-577")
def test_the_first_player_says_where_the_hunter_goes_if_several_places_are_as_full() -> None:
    runner = works()
    lurks(runner, HUNTER, "library")
    place(runner, "gia_najjar", "school")
    place(runner, "lily_mae", "hospital")
    settle(runner)
    at_code(runner, [1], [1])
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-where", [0], ["at:school", "at:hospital"])
    play(runner, "at:hospital")
    assert runner.state.lurking[HUNTER] == "hospital"


@pytest.mark.rule("L-577")
def test_the_hunter_goes_unasked_where_most_people_are() -> None:
    runner = works()
    lurks(runner, HUNTER, "library")
    place(runner, "lily_mae", "hospital")
    settle(runner)
    at_code(runner, [1], [1])
    assert runner.state.lurking[HUNTER] == "hospital"


@pytest.mark.rule("L-577")
def test_with_nobody_outside_the_hunter_stays() -> None:
    runner = works()
    lurks(runner, HUNTER, "library")
    settle(runner)
    at_code(runner, [1], [1])
    assert runner.state.lurking[HUNTER] == "library"


@pytest.mark.rule("L-028", "L-577")
def test_the_first_player_says_which_lonely_place_the_reaper_seeks() -> None:
    runner = works()
    reaper = "exp_reaper_figure"
    lurks(runner, reaper, "school")
    for survivor, at in zip(THREE[0] + THREE[1], ("school", "police_station", "grocery_store", "library"), strict=True):
        place(runner, survivor, at)
    dice(runner, 0, 6)
    runner.state.knife = 2
    settle(runner)
    runner.table.force([BLANK], [3])
    play(runner, "attack:gia_najjar")
    assert (runner.asked(), keys(runner, 2)) == ([2], ["at:hospital", "at:gas_station", "at:raxxon"])
    play(runner, "at:gas_station", seat=2)
    assert runner.state.lurking[reaper] == "gas_station"


@pytest.mark.rule("L-462", "L-474")
def test_the_card_lies_open_again_when_another_of_the_slain_crawls_off() -> None:
    runner = works()
    place(runner, "gia_najjar", "school")
    lurks(runner, "exp_hydra_figure", "school")
    dice(runner, 0, 6)
    settle(runner)
    runner.table.force([BLANK], [4], [5])
    play(runner, "attack:gia_najjar")
    assert [*runner.state.lurking.values()] == ["hospital"]
    assert pile(runner, "experiments.loose") == ["exp_hydra"]


@pytest.mark.rule("L-476")
def test_whoever_the_siren_holds_goes_by_no_card_either() -> None:
    runner = works()
    place(runner, "gia_najjar", "school")
    lurks(runner, "exp_siren_figure", "school")
    give(runner, 0, "siphoned_petrol")
    settle(runner)
    assert "move:gia_najjar" not in keys(runner)
    play(runner, "play:siphoned_petrol")
    assert prompt(runner) == "ask-where"
    play(runner, "at:hospital")
    assert (runner.state.where["gia_najjar"], runner.state.where["cole_winters"]) == ("school", "hospital")


@pytest.mark.rule("L-303", "L-364", "L-475", "L-477")
def test_the_row_of_an_experiment_is_carried_out_though_its_victim_is_out() -> None:
    runner = seated(["gia_najjar"], *THREE[1:], variants=("raxxon", "elimination"))
    place(runner, "gia_najjar", "school")
    place(runner, "lily_mae", "library")
    lurks(runner, HUNTER, "school")
    runner.state.wounds["gia_najjar"] = 2
    dice(runner, 0, 6)
    settle(runner)
    runner.table.force([BLANK], [1], [5])
    play(runner, "attack:gia_najjar")
    assert me(runner).out
    assert runner.state.lurking[HUNTER] == "hospital"


@pytest.mark.rule("L-517")
def test_a_card_that_takes_an_experiment_away_does_not_say_that_it_was_contained() -> None:
    runner = works(top="exp_claw")
    lay_cards(runner, "contributed", cards_of(ItemType.TOOL, 5))
    lay_tokens(runner, "food-token", "colony", 9)
    before = lines(runner)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_lower_doors")
    assert "log-discarded exp_claw" in told(runner, before)
    assert not any(line.startswith("log-contained") for line in told(runner, before))
    assert runner.state.contained == 0


@pytest.mark.rule("L-434")
def test_a_code_that_nobody_has_read_is_shown_to_nobody() -> None:
    runner = works(top="exp_claw")
    assert [view(runner, seat).code for seat in range(3)] == [(2, 5)] * 3
    runner.state.known.pop("exp_claw")
    assert [view(runner, seat).code for seat in range(3)] == [None] * 3
