"""Variants (chapter 15)."""

from __future__ import annotations

from itertools import chain, combinations, product

import pytest

from fivefires.games.long_night.content import index
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.state import Stage
from fivefires.kernel import Refused, Setup
from tests.games.long_night.tables import (
    MODULES,
    QUIET,
    THREE,
    WOUND,
    Game,
    all_vote,
    cards_of,
    colony_phase,
    dice,
    give,
    hand,
    hold,
    keep_first,
    keys,
    lay_cards,
    lay_tokens,
    me,
    objectives,
    of_kind,
    opening,
    pile,
    pile_of,
    place,
    play,
    prompt,
    put,
    quiet,
    result,
    seated,
    settle,
    stack,
    tokens,
    zombies,
    zombies_come,
)  # fmt: skip

TRIBUTE = [*cards_of(v.FUEL, 7), *cards_of(v.MEDICINE, 7), *cards_of(v.FOOD, 7)]


# --- co-operation, the hard side, the betrayer ------------------------------------------------------------------


@pytest.mark.rule("L-355", "L-363")
@pytest.mark.parametrize(
    ("mode", "variants", "layout"),
    [("rivals", (), (10, 6, 12)), ("rivals", ("hard",), (10, 6, 9)), ("cooperative", (), (10, 6, 9))],
)
def test_the_hard_side_of_the_objective(mode: str, variants: tuple[str, ...], layout: tuple[int, int, int]) -> None:
    """Tribute: morale, rounds and barricades as they are laid out."""
    runner = opening(3, mode=mode, variants=variants)
    barred = sum(tokens(runner, "barricade-token", f"colony.{entrance}") for entrance in range(1, 7))
    assert (runner.state.morale, runner.state.rounds, barred) == layout


@pytest.mark.rule("L-363")
def test_hard_mode_leaves_everything_else_as_it_is() -> None:
    runner = opening(3, variants=("hard",))
    assert [len(pile(runner, f"objective.{seat}")) for seat in range(3)] == [1, 1, 1]
    assert [len(hand(runner, seat)) for seat in range(3)] == [5, 5, 5]
    assert len(pile(runner, "objectives.aside")) == 4


def together(*groups: list[str], variants: tuple[str, ...] = ()) -> Game:
    return seated(*(groups or THREE), mode="cooperative", variants=variants)


@pytest.mark.rule("L-356")
@pytest.mark.parametrize(("cards", "winners"), [(12, [0, 1, 2]), (11, [])])
def test_in_cooperation_all_win_or_all_lose(cards: int, winners: list[int]) -> None:
    runner = together()
    for seat in range(3):
        assert (pile(runner, f"objective.{seat}"), pile(runner, f"exile.{seat}")) == ([], [])
    lay_cards(runner, "laid", TRIBUTE[:cards])
    runner.state.rounds = 1
    colony_phase(runner, Stage.OBJECTIVE)
    assert result(runner).ending == ("objective" if winners else "rounds")
    assert result(runner).winners == winners


@pytest.mark.rule("L-357")
def test_in_cooperation_nobody_is_accused() -> None:
    assert "accuse" not in keys(together())
    assert "accuse" in keys(seated(*THREE))


@pytest.mark.rule("L-358")
@pytest.mark.parametrize("mode", ["rivals", "cooperative"])
def test_cards_against_each_other_stay_out_of_cooperation(mode: str) -> None:
    runner = opening(3, mode=mode)
    decks = (index.CRISIS, index.CROSSROADS, index.SURVIVOR, index.SECRET, index.BETRAYAL)
    marked = [id for deck in decks for id, card in deck.items() if getattr(card, "rivals_only", False)]
    plain = [card for card in marked if not getattr(index.CROSSROADS.get(card), "modules", ())]
    assert {"crisis_changing_sides", "cr_after_the_blow", "harriet_osei"} <= {*plain}
    outside = {card for card in plain if pile_of(runner, card) == "box.open"}
    assert outside == ({*plain} if mode == "cooperative" else set())


@pytest.mark.rule("L-359")
def test_two_players_are_never_rivals() -> None:
    with pytest.raises(Refused):
        GAME.check(Setup(2, "rivals"))
    GAME.check(Setup(2, "cooperative"))


@pytest.mark.rule("L-360", "L-361")
def test_two_players_have_seven_cards_and_three_survivors() -> None:
    runner = opening(2, mode="cooperative")
    assert [len(hand(runner, seat)) for seat in range(2)] == [7, 7]
    assert [len(pile(runner, f"dealt.{seat}")) for seat in range(2)] == [4, 4]
    assert {*of_kind(runner, "survivor", 1)} == {*pile(runner, "dealt.1")}
    for seat in range(2):
        play(runner, keys(runner, seat)[0], seat=seat)
    assert prompt(runner) == "ask-left-out"
    assert len(keys(runner, 1)) == 3
    quiet(runner)
    keep_first(runner)
    assert [len(pile(runner, f"group.{seat}")) for seat in range(2)] == [3, 3]


@pytest.mark.rule("L-362")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_the_betrayer_variant_one_card_is_left_over(players: int) -> None:
    runner = opening(players, variants=("betrayer",))
    dealt = [card for seat in range(players) for card in pile(runner, f"objective.{seat}")]
    left = pile(runner, "objectives.aside")
    assert (len(dealt), len(left)) == (players, 1)
    assert sum(card in index.BETRAYAL for card in (*dealt, *left)) == 1


# --- elimination ------------------------------------------------------------------------------------------------


def last_stand(*, mode: str = "rivals", hold_card: str = "") -> Game:
    """Gia, the last survivor of the active player, gets her third wound in an attack."""
    runner = seated(["gia_najjar"], *THREE[1:], mode=mode, variants=("elimination",))
    place(runner, "gia_najjar", "school")
    zombies(runner, "school", 1)
    runner.state.wounds = {"gia_najjar": 2}
    give(runner, 0, "rations", "bandages")
    dice(runner, 0, 5, 5)
    if mode == "rivals":
        objectives(runner, "secret_clean_hands", "secret_own_car", "secret_own_fence")
    stack(runner, "crossroads", QUIET)
    settle(runner)
    if hold_card:
        hold(runner, hold_card)
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar")
    return runner


@pytest.mark.rule("L-364")
def test_whoever_loses_the_last_survivor_is_out() -> None:
    runner = last_stand()
    assert me(runner).out
    assert (pile(runner, "group.0"), hand(runner, 0)) == ([], [])
    assert {"rations", "bandages"} <= {*pile(runner, "removed")}
    assert len(pile(runner, "survivors")) > 0
    assert (prompt(runner), runner.asked()) == ("ask-action", [1])


@pytest.mark.rule("L-364")
def test_without_the_variant_somebody_new_comes() -> None:
    runner = seated(["lily_mae"], ["cole_winters", "gia_najjar"], ["emma_han", "nadia_rivers"])
    lay_tokens(runner, "zombie-figure", "colony.1", 3)
    zombies_come(runner)
    assert not me(runner).out
    assert len(pile(runner, "group.0")) == 1


@pytest.mark.rule("L-365", "L-152", "L-109")
def test_a_last_survivor_who_leaves_counts_too() -> None:
    runner = seated(["forest_plum"], *THREE[1:], variants=("elimination",))
    give(runner, 0, "rations")
    quiet(runner)
    assert runner.state.turn is not None
    runner.state.turn.begun = False
    settle(runner)
    play(runner, "use:forest_plum")
    assert me(runner).out
    assert "rations" in pile(runner, "removed")
    assert runner.asked() == [1]


@pytest.mark.rule("L-366")
def test_an_eliminated_player_loses_with_a_fulfilled_objective() -> None:
    """Nobody of seat 0 is hurt, since nobody is left."""
    runner = last_stand()
    lay_cards(runner, "laid", TRIBUTE)
    give(runner, 1, *cards_of(v.FUEL, 9)[7:])
    colony_phase(runner, Stage.OBJECTIVE)
    assert (result(runner).ending, result(runner).winners) == ("objective", [1])


@pytest.mark.rule("L-366")
def test_in_cooperation_the_eliminated_share_the_result() -> None:
    runner = last_stand(mode="cooperative")
    assert me(runner).out
    lay_cards(runner, "laid", TRIBUTE)
    colony_phase(runner, Stage.OBJECTIVE)
    assert result(runner).winners == [0, 1, 2]


@pytest.mark.rule("L-367")
def test_knife_crossroads_and_turns_pass_over_whoever_is_out() -> None:
    runner = last_stand()
    assert runner.state.knife == 2
    assert runner.state.turn is not None
    assert (runner.state.turn.seat, runner.state.turn.drawer) == (1, 2)
    lay_tokens(runner, "food-token", "colony", 6)
    colony_phase(runner)
    quiet(runner)
    assert runner.asked() == [1, 2]
    all_vote(runner, "no", "no")
    assert (runner.state.knife, runner.state.active, runner.state.order) == (1, 1, [2])


@pytest.mark.rule("L-368")
def test_with_nobody_left_the_game_ends_and_all_lose() -> None:
    runner = together(["gia_najjar"], ["rocco_bellini"], variants=("elimination",))
    for survivor in ("gia_najjar", "rocco_bellini"):
        place(runner, survivor, "school")
    zombies(runner, "school", 4)
    zombies_come(runner)
    assert (result(runner).ending, result(runner).winners) == ("nobody-left", [])


@pytest.mark.rule("L-369")
def test_the_crossroads_card_of_whoever_drops_out_goes_under_the_pile() -> None:
    """It would answer the death, but there is no turn any more."""
    runner = last_stand(hold_card="cr_empty_bunk")
    assert pile(runner, "crossroads")[0] == "cr_empty_bunk"
    assert (runner.asked(), prompt(runner)) == ([1], "ask-action")
    assert runner.state.active == 1


# --- what goes together -----------------------------------------------------------------------------------------


@pytest.mark.rule("L-370", "L-371")
@pytest.mark.parametrize(
    "setup",
    [
        Setup(3, "cooperative", ("betrayer",)),
        Setup(2, "cooperative", ("betrayer",)),
        Setup(3, "cooperative", (), {"scenario": "raid"}),
        Setup(2, "cooperative", (), {"scenario": "raid"}),
        Setup(2, "rivals", (), {"scenario": "raid"}),
    ],
    ids=str,
)
def test_a_forbidden_mix_is_refused(setup: Setup) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.check(setup)
    assert refusal.value.reason.id


@pytest.mark.rule("L-371", "L-372", "L-374")
@pytest.mark.parametrize("scenario", ["none", "chimp", "raid"])
def test_every_other_mix_is_allowed(scenario: str) -> None:
    names = (*MODULES, "betrayer", "elimination", *(() if scenario != "none" else ("hard",)))
    mixes = [*chain.from_iterable(combinations(names, size) for size in range(len(names) + 1))]
    allowed = 0
    for mix, (mode, players) in product(mixes, [("rivals", 3), ("rivals", 5), ("cooperative", 2), ("cooperative", 4)]):
        if mode == "cooperative" and ("betrayer" in mix or scenario == "raid"):
            continue
        GAME.check(Setup(players, mode, mix, {"scenario": scenario}))
        allowed += 1
    assert allowed == {"none": 192, "chimp": 96, "raid": 64}[scenario]


@pytest.mark.rule("L-242", "L-303", "L-364", "L-574")
def test_a_crisis_strikes_to_its_end_though_the_first_player_is_out() -> None:
    """A sickness: everybody names somebody who gets a wound, then a point of morale is lost."""
    runner = seated(["gia_najjar"], *THREE[1:], variants=("elimination",))
    runner.state.wounds["gia_najjar"] = 2
    lay_tokens(runner, "food-token", "colony", 9)
    colony_phase(runner, Stage.CRISIS, crisis="crisis_sickness")
    while prompt(runner) == "ask-who":
        runner.answer(runner.asked()[0], keys(runner, runner.asked()[0])[0])
    assert me(runner).out
    assert runner.state.morale == 6 - 1 - 1


@pytest.mark.rule("L-303", "L-369", "L-575")
def test_the_crossroads_card_of_a_drawer_who_is_out_goes_under_the_pile() -> None:
    runner = seated(["gia_najjar", "cole_winters"], ["rocco_bellini"], ["derek_yoshida"], variants=("elimination",))
    hold(runner, "cr_cold_stove")
    runner.state.wounds["derek_yoshida"] = 2
    dice(runner, 0, 6)
    settle(runner)
    runner.table.force([1])
    play(runner, "attack:gia_najjar", "survivor:derek_yoshida")
    assert runner.state.players[2].out
    assert pile(runner, "held.2") == []
    assert pile(runner, "crossroads")[0] == "cr_cold_stove"


@pytest.mark.rule("L-303", "L-364")
@pytest.mark.parametrize(("variants", "rule"), [(("elimination",), "L-364"), ((), "L-303")])
def test_the_log_says_why_somebody_is_out(variants: tuple[str, ...], rule: str) -> None:
    runner = seated(["gia_najjar"], *THREE[1:], variants=variants)
    for survivor in [*pile(runner, "survivors")]:
        put(runner, survivor, "box")
    runner.state.wounds["gia_najjar"] = 2
    zombies(runner, "colony.1", 1)
    settle(runner)
    runner.table.force([WOUND])
    play(runner, "attack:gia_najjar", "entrance:colony.1")
    assert runner.log is not None
    assert [line.rule for line in runner.log.lines if line.text.id == "log-out"] == [rule]


@pytest.mark.rule("L-365", "L-102", "L-109")
def test_a_turn_begins_for_whoever_is_there_although_the_next_player_is_out() -> None:
    runner = seated(["forest_plum", "gia_najjar"], *THREE[1:], variants=("elimination",))
    me(runner, 1).out = True
    quiet(runner)
    assert runner.state.turn is not None
    runner.state.turn.begun = False
    settle(runner)
    assert (runner.asked(), keys(runner)) == ([0], ["use:forest_plum", "decline"])


@pytest.mark.rule("L-303", "L-364")
def test_a_card_is_carried_out_for_its_player_although_the_next_one_is_out() -> None:
    runner = seated(*THREE, variants=("elimination",))
    me(runner, 1).out = True
    give(runner, 0, "rations")
    settle(runner)
    before = tokens(runner, "food-token", "colony")
    play(runner, "play:rations")
    assert tokens(runner, "food-token", "colony") > before


@pytest.mark.rule("L-303", "L-364", "L-574", "L-242")
def test_a_crisis_goes_on_with_the_next_first_player_where_its_reader_is_out() -> None:
    """A whiteout: frostbite kills the last survivor of the first player, and all the others who are outside suffer."""
    runner = seated(["gia_najjar"], *THREE[1:], variants=("elimination",))
    for survivor in ("gia_najjar", "rocco_bellini", "lily_mae"):
        place(runner, survivor, "school")
    runner.state.wounds = {"gia_najjar": 2}
    colony_phase(runner, Stage.CRISIS, crisis="crisis_whiteout")
    assert me(runner).out
    assert runner.state.frostbite == {"rocco_bellini": 1, "lily_mae": 1}


@pytest.mark.rule("L-303", "L-364", "L-574", "L-242", "L-367")
def test_what_a_crisis_asks_after_a_death_is_asked_of_the_next_first_player() -> None:
    """The roof kills the only survivor of the first player. Which barricades are lost the player on the right says."""
    runner = seated(["lily_mae"], ["gia_najjar"], ["rocco_bellini"], variants=("elimination",))
    runner.state.wounds = {"lily_mae": 2}
    for entrance in (1, 2, 3, 4):
        lay_tokens(runner, "barricade-token", f"colony.{entrance}")
    colony_phase(runner, Stage.CRISIS, crisis="crisis_roof")
    assert me(runner).out
    assert (prompt(runner), runner.asked(), runner.state.knife) == ("ask-entrance", [2], 2)
