"""The words that texts are written in, one at a time: a food card says just that word, and seat 0 plays it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import PEOPLE_SPACES, UNRULY
from fivefires.games.long_night.content.index import ITEM, WAITING, Waiting
from fivefires.kernel.tape import Roll
from tests.games.long_night.tables import (
    MODULES,
    THREE,
    WOUND,
    Game,
    dice,
    equip,
    give,
    hand,
    helpless,
    keys,
    lay_tokens,
    log,
    me,
    of_kind,
    pile,
    place,
    play,
    prompt,
    put,
    quiet,
    seated,
    seers,
    send_away,
    settle,
    stack,
    three,
    tokens,
    turn,
    zombies_there,
)

CARD = "rations"
GIA, COLE, ROCCO, EMMA, DEREK, LILY = (
    "gia_najjar",
    "cole_winters",
    "rocco_bellini",
    "emma_han",
    "derek_yoshida",
    "lily_mae",
)
THREE_MORE = ["nadia_rivers", "eric_parker"]
FOOD_OR_MORE = v.Match(types=(v.FOOD,))
Says = Callable[..., Game]


@pytest.fixture
def says(monkeypatch: pytest.MonkeyPatch) -> Says:
    """Let a card say this, and play it; self is Gia, who leads seat 0."""

    def say(
        runner: Game,
        *effects: v.Effect,
        user: v.Who | None = None,
        rolls: tuple[int, ...] = (),
        shuffled: tuple[str, ...] = (),
    ) -> Game:
        monkeypatch.setitem(ITEM, CARD, replace(ITEM[CARD], play=effects, user=user))
        give(runner, 0, CARD)
        settle(runner)
        runner.table.force(*([face] for face in rolls))
        if shuffled:
            runner.table.force_top(shuffled[0], *shuffled[1:])
        play(runner, f"play:{CARD}")
        return runner

    return say


def asked(runner: Game) -> tuple[str, list[int]]:
    return prompt(runner), runner.asked()


BACK_TO_ACTIONS = ("ask-action", [0])


# --- people -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-029")
def test_frostbite_that_thaws_is_a_wound(says: Says) -> None:
    runner = three()
    runner.state.frostbite, runner.state.wounds = {GIA: 1, COLE: 1}, {GIA: 1}
    says(runner, v.Thaw())
    assert (runner.state.frostbite, runner.state.wounds) == ({COLE: 1}, {GIA: 2})
    says(runner, v.Thaw(v.EVERY_OWN))
    assert (runner.state.frostbite, runner.state.wounds) == ({}, {GIA: 2, COLE: 1})


@pytest.mark.rule("L-486", "L-317")
def test_somebody_is_placed_where_there_is_room_without_a_move(says: Says, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two places that are named one is full, so that nobody is asked."""
    runner = three()
    monkeypatch.setitem(PEOPLE_SPACES, "school", 1)
    place(runner, EMMA, "school")
    says(runner, v.Relocate(v.SELF, v.Where(("school", "library"))))
    assert runner.state.where[GIA] == "library"
    assert me(runner).stats == {}
    assert "log-exposure" not in log(runner)
    assert f"move:{GIA}" in keys(runner)


@pytest.mark.rule("L-486")
def test_the_reader_says_where_somebody_is_placed(says: Says) -> None:
    runner = says(three(), v.Relocate(v.SELF, v.Where(("school", "library"))))
    assert asked(runner) == ("ask-where", [0])
    assert keys(runner) == ["at:school", "at:library"]
    play(runner, "at:library")
    assert runner.state.where[GIA] == "library"


@pytest.mark.rule("L-317", "L-486")
def test_an_exile_is_not_placed_in_the_colony(says: Says) -> None:
    runner = three()
    send_away(runner, 0)
    for survivor in (GIA, COLE):
        place(runner, survivor, "school")
    says(runner, v.Relocate(v.SELF, v.AT_COLONY))
    assert runner.state.where[GIA] == "school"


@pytest.mark.rule("L-153", "L-169")
def test_a_card_moves_somebody_without_a_roll_and_uses_up_the_move(says: Says) -> None:
    runner = says(three(), v.Travel())
    assert asked(runner) == ("ask-who", [0])
    assert keys(runner) == [f"survivor:{GIA}", f"survivor:{COLE}"]
    play(runner, f"survivor:{COLE}", "at:school")
    assert runner.state.where[COLE] == "school"
    assert "log-exposure" not in log(runner)
    assert of_kind(runner, "move") == [GIA]


@pytest.mark.rule("L-153", "L-169", "L-171")
def test_a_move_besides_leaves_the_move_and_may_be_rolled_for(says: Says) -> None:
    runner = says(three(), v.Travel(v.SELF, v.Where(("school",)), safe=False, extra=True), rolls=(WOUND,))
    assert (runner.state.where[GIA], runner.state.wounds) == ("school", {GIA: 1})
    assert of_kind(runner, "move") == [GIA, COLE]


@pytest.mark.rule("L-169", "L-153")
def test_who_has_moved_does_not_move_by_a_card(says: Says) -> None:
    runner = three()
    turn(runner).moved = [GIA]
    says(runner, v.Travel(to=v.Where(("school",))))
    assert asked(runner) == BACK_TO_ACTIONS
    assert (runner.state.where[GIA], runner.state.where[COLE]) == ("colony", "school")


@pytest.mark.rule("L-153", "L-169")
def test_a_card_moves_nobody_where_all_have_moved(says: Says) -> None:
    runner = three()
    turn(runner).moved = [GIA, COLE]
    says(runner, v.Travel(to=v.Where(("school",))))
    assert asked(runner) == BACK_TO_ACTIONS
    assert (runner.state.where[GIA], runner.state.where[COLE]) == ("colony", "colony")


@pytest.mark.rule("L-169", "L-153")
def test_a_move_besides_is_for_whoever_has_moved_too(says: Says) -> None:
    runner = three()
    turn(runner).moved = [GIA]
    says(runner, v.Travel(to=v.Where(("school",)), extra=True))
    assert keys(runner) == [f"survivor:{GIA}", f"survivor:{COLE}"]


@pytest.mark.rule("L-153")
def test_here_is_where_the_traveller_has_come_to(says: Says) -> None:
    runner = says(three(), v.Travel(v.SELF, v.Where(("school",))), v.MakeNoise())
    assert tokens(runner, "noise-token", "school") == 1


@pytest.mark.rule("L-153")
def test_self_does_not_go_along_with_another(says: Says) -> None:
    runner = three()
    place(runner, GIA, "library")
    says(runner, v.Travel(v.Who(named=(COLE,)), v.Where(("school",))), v.MakeNoise())
    assert (tokens(runner, "noise-token", "library"), tokens(runner, "noise-token", "school")) == (1, 0)


@pytest.mark.rule("L-153", "L-279")
def test_the_user_of_a_card_is_asked_for_before_self_travels(says: Says) -> None:
    runner = says(three(), v.Travel(v.SELF, v.Where(("school",))), user=v.ONE_OWN)
    assert asked(runner) == ("ask-user", [0])
    play(runner, f"survivor:{COLE}")
    assert asked(runner) == BACK_TO_ACTIONS
    assert (runner.state.where[GIA], runner.state.where[COLE]) == ("colony", "school")


@pytest.mark.rule("L-279", "L-153")
def test_the_user_is_asked_for_once(says: Says) -> None:
    runner = says(three(), v.Hurt(wounds=1), v.Heal(v.SELF, wounds=1), v.Hurt(frostbite=1), user=v.ONE_OWN)
    play(runner, f"survivor:{COLE}")
    assert asked(runner) == BACK_TO_ACTIONS
    assert (runner.state.wounds, runner.state.frostbite) == ({}, {COLE: 1})


@pytest.mark.rule("L-153")
def test_nobody_is_asked_for_where_the_text_needs_no_self(says: Says) -> None:
    runner = says(three(), v.Travel(v.Who(named=(COLE,)), v.Where(("school",))), user=v.ONE_OWN)
    assert asked(runner) == BACK_TO_ACTIONS


@pytest.mark.rule("L-153", "L-350")
@pytest.mark.parametrize(("room", "found"), [(3, "school"), (0, "colony")])
def test_a_journey_to_a_random_location(room: int, found: str, says: Says, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not happen where there is no room."""
    monkeypatch.setitem(PEOPLE_SPACES, "school", room)
    runner = says(three(), v.Travel(v.SELF, v.AT_RANDOM), rolls=(3,))
    assert runner.state.where[GIA] == found
    assert asked(runner) == BACK_TO_ACTIONS
    assert (GIA in turn(runner).moved) is (found == "school")


@pytest.mark.rule("L-169")
@pytest.mark.parametrize("moved", [True, False])
def test_another_move_comes_before_or_after_the_first(moved: bool, says: Says) -> None:
    runner = three()
    turn(runner).moved = [GIA, COLE] if moved else []
    says(runner, v.MoveAgain(v.SELF))
    for goal in ["school"] if moved else ["school", "library"]:
        runner.table.force([1])
        play(runner, f"move:{GIA}", f"at:{goal}")
    assert f"move:{GIA}" not in keys(runner)
    assert (f"move:{COLE}" in keys(runner)) is not moved


@pytest.mark.rule("L-568", "L-152")
def test_survivors_change_sides_and_leaders_are_chosen_anew(says: Says) -> None:
    """Seat 0 gives its leader to seat 1, which gives its own one back."""
    runner = says(three(), v.Swap())
    assert asked(runner) == ("ask-who", [0])
    play(runner, f"survivor:{GIA}")
    assert (asked(runner), keys(runner)) == (("ask-player", [0]), ["player:2", "player:3"])
    play(runner, "player:2")
    assert (asked(runner), keys(runner, 1)) == (("ask-swap", [1]), [f"survivor:{ROCCO}", f"survivor:{EMMA}"])
    play(runner, f"survivor:{ROCCO}", seat=1)
    assert asked(runner) == ("ask-leader", [0])
    play(runner, f"survivor:{COLE}")
    assert asked(runner) == ("ask-leader", [1])
    play(runner, f"survivor:{GIA}", seat=1)
    assert (pile(runner, "group.0"), pile(runner, "group.1")) == ([COLE, ROCCO], [EMMA, GIA])
    assert [mine.leader for mine in runner.state.players] == [COLE, GIA, DEREK]
    assert asked(runner) == BACK_TO_ACTIONS


@pytest.mark.rule("L-568")
def test_nobody_changes_sides_with_exiles(says: Says) -> None:
    runner = three()
    send_away(runner, 1)
    for survivor in (ROCCO, EMMA):
        place(runner, survivor, "school")
    says(runner, v.Swap(v.Who(named=(COLE,))))
    assert asked(runner) == ("ask-swap", [2])
    play(runner, f"survivor:{LILY}", seat=2)
    assert (pile(runner, "group.0"), pile(runner, "group.2")) == ([GIA, LILY], [DEREK, COLE])


@pytest.mark.rule("L-568")
@pytest.mark.parametrize("others", [False, True])
def test_an_exile_swaps_with_nobody_and_nobody_with_exiles_alone(others: bool, says: Says) -> None:
    runner = three()
    send_away(runner, *([1, 2] if others else [0]))
    for survivor in (ROCCO, EMMA, DEREK, LILY) if others else (GIA, COLE):
        place(runner, survivor, "school")
    says(runner, v.Swap())
    assert asked(runner) == BACK_TO_ACTIONS
    assert pile(runner, "group.0") == [GIA, COLE]


@pytest.mark.rule("L-568", "L-152")
@pytest.mark.parametrize("back", [True, False])
def test_the_last_survivor_is_not_given_away_for_nothing(back: bool, says: Says) -> None:
    runner = seated([GIA], THREE[1], THREE[2])
    says(runner, v.Swap(back=back))
    assert asked(runner) == (("ask-player", [0]) if back else BACK_TO_ACTIONS)
    assert pile(runner, "group.0") == [GIA]


@pytest.mark.rule("L-568")
def test_one_of_two_is_given_away_for_nothing(says: Says) -> None:
    """Although the next player has but one."""
    runner = seated([GIA, COLE], [ROCCO], [DEREK, LILY])
    says(runner, v.Swap(v.Who(named=(COLE,)), back=False))
    play(runner, "player:2")
    assert (pile(runner, "group.0"), pile(runner, "group.1")) == ([GIA], [ROCCO, COLE])
    assert asked(runner) == BACK_TO_ACTIONS


@pytest.mark.rule("L-289", "L-290", "L-301")
def test_a_certain_survivor_joins_out_of_the_pile_and_it_is_shuffled(says: Says) -> None:
    runner = three()
    stack(runner, "survivors", "agnes_thorne", "tomas_novak")
    says(runner, v.AddSurvivor(named="tomas_novak"), shuffled=("survivors", "harriet_osei"))
    assert pile(runner, "group.0") == [GIA, COLE, "tomas_novak"]
    assert runner.state.where["tomas_novak"] == "colony"
    assert me(runner).leader == GIA
    assert pile(runner, "survivors")[-1] == "harriet_osei"


@pytest.mark.rule("L-289", "L-290")
def test_several_join_as_long_as_there_are_cards(says: Says) -> None:
    runner = three()
    for survivor in pile(runner, "survivors")[1:]:
        put(runner, survivor, "box")
    left = pile(runner, "survivors")
    says(runner, v.AddSurvivor(2))
    assert pile(runner, "group.0") == [GIA, COLE, *left]
    says(runner, v.AddSurvivor(named="blue"))
    assert len(pile(runner, "group.0")) == 3


# --- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-226", "L-352")
def test_a_deck_is_looked_through_by_the_reader_alone_and_shuffled(says: Says) -> None:
    runner = three()
    last = pile(runner, "deck.grocery_store")[0]
    find = v.Find(v.Match(ids=("canned_beans",)), v.Where(("grocery_store",)))
    put(runner, "canned_beans", "deck.grocery_store")
    says(runner, find, shuffled=("deck.grocery_store", last))
    deck = pile(runner, "deck.grocery_store")
    assert asked(runner) == ("ask-find", [0])
    assert [seers(runner, card) for card in deck] == [[0]] * len(deck)
    play(runner, "card:canned_beans")
    assert hand(runner, 0) == ["canned_beans"]
    left = pile(runner, "deck.grocery_store")
    assert [seers(runner, card) for card in left] == [[]] * len(left)
    assert left[-1] == last
    assert asked(runner) == BACK_TO_ACTIONS


@pytest.mark.rule("L-352", "L-552")
def test_whoever_finds_nothing_is_asked_all_the_same_and_no_more(says: Says) -> None:
    runner = says(three(), v.Find(v.Match(ids=("blue",)), v.Where(("school",)), cards=2))
    assert keys(runner) == ["have-none"]
    play(runner, "have-none")
    assert asked(runner) == BACK_TO_ACTIONS
    assert hand(runner, 0) == []


@pytest.mark.rule("L-552")
def test_cards_are_given_to_a_player_of_choice(says: Says) -> None:
    runner = three()
    give(runner, 0, "bandages", "firewood", "nightstick")
    says(runner, v.Give(2))
    assert (asked(runner), keys(runner)) == (("ask-player", [0]), ["player:2", "player:3"])
    play(runner, "player:3")
    assert asked(runner) == ("ask-give-away", [0])
    play(runner, "card:firewood", "card:bandages")
    assert (hand(runner, 0), sorted(hand(runner, 2))) == (["nightstick"], ["bandages", "firewood"])
    assert asked(runner) == BACK_TO_ACTIONS


@pytest.mark.rule("L-552")
def test_whoever_has_no_such_card_says_so_once(says: Says) -> None:
    runner = three()
    give(runner, 0, "bandages", "firewood")
    says(runner, v.Give(2, FOOD_OR_MORE))
    play(runner, "player:2")
    assert keys(runner) == ["have-none"]
    play(runner, "have-none")
    assert asked(runner) == BACK_TO_ACTIONS
    assert hand(runner, 1) == []


@pytest.mark.rule("L-552")
def test_with_an_empty_hand_nobody_is_asked_to_whom(says: Says) -> None:
    assert asked(says(three(), v.Give())) == BACK_TO_ACTIONS


@pytest.mark.rule("L-221", "L-152", "L-552")
def test_cards_are_discarded_of_choice_as_far_as_they_fit(says: Says) -> None:
    runner = three()
    give(runner, 0, "bandages", "firewood", "canned_beans")
    says(runner, v.Discard(2, FOOD_OR_MORE))
    assert keys(runner) == ["card:canned_beans"]
    play(runner, "card:canned_beans")
    assert keys(runner) == ["have-none"]
    play(runner, "have-none")
    assert asked(runner) == BACK_TO_ACTIONS
    assert sorted(hand(runner, 0)) == ["bandages", "firewood"]
    assert pile(runner, "waste") == [CARD, "canned_beans"]


@pytest.mark.rule("L-157", "L-292")
def test_the_owner_says_what_a_survivor_drops(says: Says) -> None:
    runner = three()
    equip(runner, EMMA, "nightstick", "riot_gun")
    equip(runner, GIA, "stun_baton")
    says(runner, v.DropGear(v.Who(v.ANYBODY, named=(GIA, EMMA, LILY), pick=v.ALL)))
    assert asked(runner) == ("ask-discard", [1])
    play(runner, "card:riot_gun", seat=1)
    assert (pile(runner, f"gear.{EMMA}"), pile(runner, f"gear.{GIA}")) == (["nightstick"], [])
    assert sorted(pile(runner, "waste")) == sorted([CARD, "stun_baton", "riot_gun"])


@pytest.mark.rule("L-157", "L-292")
def test_what_is_dropped_outside_is_shuffled_into_the_deck_there(says: Says) -> None:
    runner = three()
    equip(runner, GIA, "nightstick")
    place(runner, GIA, "school")
    top = pile(runner, "deck.school")[0]
    says(runner, v.DropGear(), shuffled=("deck.school", top))
    assert "nightstick" in pile(runner, "deck.school")
    assert pile(runner, "deck.school")[-1] == top


# --- the board ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-030", "L-389")
def test_a_barricade_of_choice_is_turned_into_a_trap(says: Says) -> None:
    runner = three()
    for entrance in ("colony.2", "colony.4"):
        lay_tokens(runner, "barricade-token", entrance, 2)
    says(runner, v.SetTrap(instead=True))
    assert (asked(runner), keys(runner)) == (("ask-entrance", [0]), ["entrance:colony.2", "entrance:colony.4"])
    play(runner, "entrance:colony.4")
    found = {at: count for at, count in runner.state.stock["barricade-token"].items() if at != "supply"}
    assert found == {"colony.2": 2, "colony.4": 1, "colony.4.trap": 1}


@pytest.mark.rule("L-030", "L-389")
def test_a_new_trap_leaves_the_barricades_as_they_are(says: Says) -> None:
    runner = three()
    lay_tokens(runner, "barricade-token", "school", 1)
    place(runner, GIA, "school")
    says(runner, v.SetTrap())
    found = {at: count for at, count in runner.state.stock["barricade-token"].items() if at != "supply"}
    assert found == {"school": 1, "school.trap": 1}


@pytest.mark.rule("L-393", "L-394")
def test_barricades_are_lost_where_the_reader_says_and_as_the_first_player_says(says: Says) -> None:
    runner = three()
    runner.state.knife = 1
    lay_tokens(runner, "barricade-token", "colony.1")
    lay_tokens(runner, "barricade-token", "colony.2")
    lay_tokens(runner, "barricade-token", "colony.2.trap")
    says(runner, v.LoseBarricades(2))
    assert (asked(runner), keys(runner)) == (("ask-entrance", [0]), ["entrance:colony.1", "entrance:colony.2"])
    play(runner, "entrance:colony.2")
    assert asked(runner) == ("ask-which-barrier", [1])
    play(runner, "lose-trap", seat=1)
    play(runner, "entrance:colony.1")
    found = {at: count for at, count in runner.state.stock["barricade-token"].items() if at != "supply"}
    assert found == {"colony.2": 1}
    assert asked(runner) == BACK_TO_ACTIONS


@pytest.mark.rule("L-058")
def test_noise_is_hushed_where_there_is_some(says: Says) -> None:
    runner = three()
    lay_tokens(runner, "noise-token", "school", 1)
    says(runner, v.Hush(1, v.Where(("school", "library"))))
    assert asked(runner) == BACK_TO_ACTIONS
    assert tokens(runner, "noise-token", "school") == 0


@pytest.mark.rule("L-058")
def test_no_noise_is_made_in_the_colony(says: Says) -> None:
    runner = says(three(), v.MakeNoise(2))
    assert {*runner.state.stock["noise-token"]} == {"supply"}


@pytest.mark.rule("L-143", "L-141", "L-273")
def test_zombies_that_are_tokens_move_like_figures(says: Says) -> None:
    runner = three()
    lay_tokens(runner, "zombie-token", "school")
    says(runner, v.MoveZombies(1, v.Where(("school",)), v.Where(("library",))))
    assert (zombies_there(runner, "school"), zombies_there(runner, "library")) == (0, 1)


# --- the colony ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-051", "L-562")
@pytest.mark.parametrize(("by", "left"), [(1, 3), (2, 4), (-1, 1), (-3, 0)])
def test_the_store_gains_and_loses(by: int, left: int, says: Says) -> None:
    runner = three()
    lay_tokens(runner, "food-token", "colony", 2)
    says(runner, v.ChangeFood(by))
    assert tokens(runner, "food-token", "colony") == left


@pytest.mark.rule("L-050", "L-255")
@pytest.mark.parametrize(("by", "left"), [(-1, 2), (-2, 1), (-3, 1), (-5, 1), (1, 4)])
def test_a_card_moves_the_round_marker_but_never_to_the_end(by: int, left: int, says: Says) -> None:
    runner = three()
    runner.state.rounds = 3
    says(runner, v.ChangeRounds(by))
    assert runner.state.rounds == left


@pytest.mark.rule("L-236")
@pytest.mark.parametrize(("by", "left"), [(1, 3), (-1, 1), (-2, 0), (-3, 0)])
def test_starvation_tokens_come_and_go_as_far_as_there_are_any(by: int, left: int, says: Says) -> None:
    runner = three()
    runner.state.starvation = 2
    says(runner, v.ChangeStarvation(by))
    assert runner.state.starvation == left


@pytest.mark.rule("L-004")
def test_marks_of_the_objective_are_counted(says: Says) -> None:
    runner = three()
    before = runner.state.marks
    says(runner, v.Mark(2))
    assert runner.state.marks == before + 2


@pytest.mark.rule("L-052")
def test_the_reader_salvages_from_the_waste_pile(says: Says) -> None:
    runner = three()
    for card in ("bandages", "firewood", "canned_beans"):
        put(runner, card, "waste")
    says(runner, v.Salvage(v.Match(types=(v.MEDICINE, v.FUEL)), cards=3))
    assert (asked(runner), keys(runner)) == (("ask-salvage", [0]), ["card:bandages", "card:firewood"])
    play(runner, "card:firewood")
    assert asked(runner) == BACK_TO_ACTIONS
    assert sorted(hand(runner, 0)) == ["bandages", "firewood"]


@pytest.mark.rule("L-152", "L-552")
@pytest.mark.parametrize("effect", [v.Discard(1), v.Give(1)])
def test_the_last_card_of_a_hand_goes_unasked(says: Says, effect: v.Effect) -> None:
    """Everybody can see that there is only one. Which of two it is, its player says."""
    runner = three()
    give(runner, 0, "bandages")
    says(runner, effect)
    if isinstance(effect, v.Give):
        play(runner, "player:2")
    assert (asked(runner), hand(runner, 0)) == (BACK_TO_ACTIONS, [])
    given = isinstance(effect, v.Give)
    assert (hand(runner, 1), "bandages" in pile(runner, "waste")) == (["bandages"] if given else [], not given)


@pytest.mark.rule("L-552", "L-221")
@pytest.mark.parametrize(
    ("price", "needs"),
    [(v.Cost(cards=1, discard=v.Match((v.TOOL,))), None), (None, v.AtLeast(v.Cards(v.Match((v.TOOL,))), 1))],
    ids=["price", "condition"],
)
def test_a_way_that_hangs_on_what_is_in_a_hand_does_not_tell(
    says: Says, price: v.Cost | None, needs: v.Condition | None
) -> None:
    """Gia's player has no tool: there is one way left, and the question is put all the same."""
    runner = three()
    give(runner, 0, "bandages")
    ways: tuple[v.AnyWay, ...] = (v.Way("pay", (v.ChangeMorale(1),), price, needs), v.Way("leave", (v.ChangeFood(1),)))
    says(runner, v.Choose(ways))
    assert (asked(runner), keys(runner)) == (("ask-choice", [0]), ["choose:leave"])


@pytest.mark.rule("L-552", "L-221")
@pytest.mark.parametrize(
    ("price", "needs"),
    [(v.Cost(cards=2), None), (v.Cost(food=1), None), (None, v.AtLeast(v.Cards(zone=v.HAND), 2))],
    ids=["cards", "food", "condition"],
)
def test_where_everybody_can_see_that_one_way_is_left_it_is_gone(
    says: Says, price: v.Cost | None, needs: v.Condition | None
) -> None:
    runner = three()
    give(runner, 0, "bandages")
    ways: tuple[v.AnyWay, ...] = (v.Way("pay", (v.ChangeFood(2),), price, needs), v.Way("leave", (v.ChangeMorale(1),)))
    says(runner, v.Choose(ways))
    assert (asked(runner), runner.state.morale) == (BACK_TO_ACTIONS, 7)


@pytest.mark.rule("L-152", "L-552")
def test_of_what_is_lost_by_chance_nobody_is_asked(says: Says) -> None:
    """Two of three cards match, and the first of them is rolled; whoever has none loses none."""
    runner = three()
    give(runner, 0, "bandages", "firewood", "painkillers")
    runner.table.force([1])
    says(runner, v.Discard(1, v.Match((v.MEDICINE,)), v.CHANCE))
    assert (asked(runner), pile(runner, "waste")[-1]) == (BACK_TO_ACTIONS, "bandages")
    says(runner, v.Discard(2, v.Match((v.TOOL,)), v.CHANCE))
    assert {"firewood", "painkillers"} <= {*hand(runner, 0)}
    assert log(runner).count("log-has-none") == 1


@pytest.mark.rule("L-268", "L-305")
def test_only_those_who_are_there_are_lost(says: Says) -> None:
    runner = three()
    helpless(runner, 1)
    says(runner, v.KillHelpless(2))
    assert (tokens(runner, "helpless-token", "colony"), runner.state.morale) == (0, 5)
    helpless(runner, 1, unruly=True)
    says(runner, v.RemoveHelpless(1))
    assert (tokens(runner, "helpless-token", UNRULY), runner.state.morale) == (0, 5)


# --- whose text it is ---------------------------------------------------------------------------------------------


@pytest.mark.rule("L-303", "L-364")
def test_the_rest_of_a_text_is_not_carried_out_for_whoever_is_out(says: Says) -> None:
    runner = seated([GIA], THREE[1], THREE[2], variants=("elimination",))
    quiet(runner)
    says(runner, v.Kill(v.SELF), v.ChangeFood(3), v.ChangeMorale(-2))
    assert me(runner).out
    assert tokens(runner, "food-token", "colony") == 0
    assert runner.state.morale == 5


@pytest.mark.rule("L-303", "L-364")
def test_whoever_has_others_left_reads_on(says: Says) -> None:
    runner = says(three(), v.Kill(v.SELF), v.ChangeFood(3))
    assert tokens(runner, "food-token", "colony") == 3
    assert not me(runner).out


# --- improvements -------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-379", "L-397")
def test_without_the_module_nothing_is_built(says: Says) -> None:
    assert asked(says(three(), v.Progress(1))) == BACK_TO_ACTIONS


@pytest.mark.rule("L-397", "L-562")
def test_without_a_token_left_nothing_is_built(says: Says) -> None:
    runner = seated(*THREE, variants=MODULES[:1])
    project = pile(runner, "projects")[0]
    lay_tokens(runner, "progress-token", project, tokens(runner, "progress-token", "supply"))
    assert asked(says(runner, v.Progress(1))) == BACK_TO_ACTIONS


@pytest.mark.rule("L-403")
def test_a_project_of_choice_is_set_back(says: Says) -> None:
    runner = seated(*THREE, variants=MODULES[:1])
    first, second, *_ = pile(runner, "projects")
    lay_tokens(runner, "progress-token", first, 2)
    lay_tokens(runner, "progress-token", second, 1)
    says(runner, v.LoseProgress(3))
    assert (asked(runner), keys(runner)) == (("ask-project", [0]), [f"project:{first}", f"project:{second}"])
    play(runner, f"project:{second}")
    assert (tokens(runner, "progress-token", first), tokens(runner, "progress-token", second)) == (0, 0)
    assert asked(runner) == BACK_TO_ACTIONS


@pytest.mark.rule("L-403")
def test_where_nothing_was_begun_nothing_is_set_back(says: Says) -> None:
    runner = seated(*THREE, variants=MODULES[:1])
    assert asked(says(runner, v.LoseProgress(1))) == BACK_TO_ACTIONS


# --- numbers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-276", "L-277", "L-282", "L-280")
@pytest.mark.parametrize("safe", [False, True])
def test_a_text_kills_as_many_as_it_says(safe: bool, says: Says) -> None:
    """Three tokens lie there; two are taken off, with a roll for each, unless the text says that it is safe."""
    runner = three()
    place(runner, GIA, "school")
    lay_tokens(runner, "zombie-token", "school", 3)
    says(runner, v.KillZombies(2, safe=safe), rolls=() if safe else (1, 1))
    assert (asked(runner), keys(runner)) == (("ask-which-zombie", [0]), ["entrance:school", "enough"])
    play(runner, "entrance:school")
    assert asked(runner) == BACK_TO_ACTIONS
    assert zombies_there(runner, "school") == 1
    assert log(runner).count("log-exposure") == (0 if safe else 2)
    assert [mine.stats.get("kills", 0) for mine in runner.state.players] == [2, 0, 0]


@pytest.mark.rule("L-143", "L-141")
def test_as_many_zombies_move_as_the_text_says(says: Says) -> None:
    runner = three()
    lay_tokens(runner, "zombie-token", "school", 3)
    says(runner, v.MoveZombies(1, v.Where(("school",)), v.Where(("library",))))
    assert (zombies_there(runner, "school"), zombies_there(runner, "library")) == (2, 1)


@pytest.mark.rule("L-264", "L-273", "L-275", "L-250")
def test_without_figures_tokens_come_and_without_tokens_nothing(says: Says) -> None:
    runner = three()
    runner.table.shift("zombie-figure", 30, "supply", "hospital")
    says(runner, v.AddZombies(1, v.Where(("school",))))
    assert (tokens(runner, "zombie-figure", "school"), tokens(runner, "zombie-token", "school")) == (0, 1)
    runner.table.shift("zombie-token", 30, "supply", "hospital")
    lines = log(runner).count("log-zombie")
    says(runner, v.AddZombies(1, v.Where(("school",))))
    assert (zombies_there(runner, "school"), log(runner).count("log-zombie")) == (1, lines)


@pytest.mark.rule("L-421")
@pytest.mark.parametrize("bandits", [True, False])
def test_the_loot_is_lost_where_there_is_a_hideout(bandits: bool, says: Says) -> None:
    runner = seated(*THREE, variants=("bandits",) if bandits else ())
    put(runner, "bandages", "loot")
    says(runner, v.LoseLoot())
    assert (pile(runner, "loot"), "bandages" in pile(runner, "removed")) == (
        ([], True) if bandits else (["bandages"], False)
    )


@pytest.mark.rule("L-124", "L-116", "L-117")
def test_a_stolen_card_is_known_to_both_and_nobody_else(says: Says) -> None:
    runner = three()
    give(runner, 1, "bandages")
    says(runner, v.Steal())
    assert (hand(runner, 0), hand(runner, 1)) == (["bandages"], [])
    assert seers(runner, "bandages") == [0, 1]


@pytest.mark.rule("L-552", "L-152")
def test_other_players_are_named_from_the_left_of_the_reader(says: Says) -> None:
    runner = seated(*THREE, THREE_MORE)
    for seat in (1, 2, 3):
        give(runner, seat, ("bandages", "firewood", "nightstick")[seat - 1])
    says(runner, v.Peek(v.Peekable.HAND))
    assert keys(runner) == ["player:2", "player:3", "player:4"]


@pytest.mark.rule("L-568")
def test_the_others_of_a_swap_are_named_from_the_left_too(says: Says) -> None:
    says(runner := seated(*THREE, THREE_MORE), v.Swap(v.Who(named=(COLE,))))
    assert keys(runner) == ["player:2", "player:3", "player:4"]


@pytest.mark.rule("L-568")
def test_nobody_to_give_is_no_swap(says: Says) -> None:
    runner = says(three(), v.Swap(v.Who(named=("blue",))))
    assert asked(runner) == BACK_TO_ACTIONS


@pytest.mark.rule("L-580", "L-309")
def test_everybody_is_hurt_first_and_then_follows_the_rest(says: Says) -> None:
    runner = three()
    says(runner, v.EveryPlayer((v.Hurt(v.SELF, wounds=1), v.ChangeFood(1), v.ChangeFood(2))))
    assert runner.state.wounds == {GIA: 1, ROCCO: 1, DEREK: 1}
    assert tokens(runner, "food-token", "colony") == 9


@pytest.mark.rule("L-353", "L-440")
def test_the_row_that_was_rolled_is_carried_out(says: Says) -> None:
    rows = (v.Row(1, 2, (v.ChangeFood(1),)), v.Row(3, 5, (v.ChangeFood(2),)))
    since = len((runner := three()).tape.line)
    for face, food in ((1, 1), (2, 2), (3, 4), (5, 6), (6, 6)):
        says(runner, v.Roll(rows), rolls=(face,))
        assert tokens(runner, "food-token", "colony") == food
    assert [(one.count, one.sides) for one in runner.tape.line[since:] if isinstance(one, Roll)] == [(1, 6)] * 5


@pytest.mark.rule("L-175", "L-322")
def test_a_six_is_not_raised(says: Says) -> None:
    runner = three()
    dice(runner, 0, 6, 5, 2)
    says(runner, v.RaiseDie(1))
    assert of_kind(runner, "die") == ["2", "5"]
    play(runner, "die:5")
    assert sorted(me(runner).dice) == [2, 6, 6]


@pytest.mark.rule("L-149", "L-152")
def test_self_is_the_leader_where_no_user_is_asked_for(says: Says) -> None:
    runner = says(three(), v.Hurt(wounds=1))
    assert runner.state.wounds == {GIA: 1}


@pytest.mark.rule("L-279", "L-153")
def test_only_such_survivors_use_a_card_and_here_is_where_they_are(says: Says) -> None:
    runner = three()
    place(runner, COLE, "school")
    says(runner, v.MakeNoise(), user=v.Who(at=("school",)))
    assert asked(runner) == BACK_TO_ACTIONS
    assert tokens(runner, "noise-token", "school") == 1


@pytest.mark.rule("L-394", "L-393")
def test_one_barricade_is_lost_at_a_time(says: Says) -> None:
    runner = three()
    lay_tokens(runner, "barricade-token", "colony.1", 2)
    says(runner, v.LoseBarricades(1))
    assert tokens(runner, "barricade-token", "colony.1") == 1


@pytest.mark.rule("L-283", "L-289")
def test_a_text_waits_for_whoever_joins(says: Says, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read by the player whom somebody joins."""
    when = v.When(v.On(v.Deed.JOIN, who=v.Who(v.OWN)), (v.ChangeFood(1),))
    monkeypatch.setitem(WAITING, v.Deed.JOIN, (Waiting(GIA, 0, when, 0), Waiting(ROCCO, 0, when, 1)))
    runner = says(three(), v.AddSurvivor())
    assert tokens(runner, "food-token", "colony") == 1


@pytest.mark.rule("L-552")
def test_those_who_may_be_given_cards_are_named_from_the_left(says: Says) -> None:
    runner = seated(*THREE, THREE_MORE)
    give(runner, 0, "bandages")
    says(runner, v.Give())
    assert keys(runner) == ["player:2", "player:3", "player:4"]
