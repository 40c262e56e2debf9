"""Set-up (chapter 3)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from fivefires.games.long_night.content import piles
from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import ADULT, BETRAYAL, BETRAYALS, MAIN, SECRET, TASK
from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.state import LongNightTable
from fivefires.kernel import Chance, Refused, Runner, Setup, seed_from
from tests.games.long_night.tables import (
    COLONY_ENTRANCES,
    MODULES,
    ORDINARY,
    hand,
    keep_first,
    keys,
    me,
    of_kind,
    opening,
    pile,
    pile_of,
    play,
    prompt,
    seers,
    tokens,
    turn,
    view,
    zombies_there,
)  # fmt: skip


@pytest.mark.rule("L-064")
def test_the_colony_and_six_locations_are_laid_out_and_the_graveyard_is_empty() -> None:
    runner = opening()
    assert runner.state.places == ["colony", *ORDINARY]
    assert pile(runner, "graveyard") == []
    keep_first(runner)
    seat = turn(runner).seat
    play(runner, f"move:{me(runner, seat).leader}", seat=seat)
    assert sorted(of_kind(runner, "at", seat)) == sorted(ORDINARY)


@pytest.mark.rule("L-065")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_an_aid_with_room_for_a_leader_and_dice(players: int) -> None:
    runner = keep_first(opening(players))
    assert [tokens(runner, "player-aid", f"seat.{seat}") for seat in range(players)] == [1] * players
    assert tokens(runner, "player-aid", "supply") == 5 - players
    assert len(runner.state.players) == players
    for mine in runner.state.players:
        assert mine.leader
        assert (len(mine.dice), mine.used) == (3, [])


@pytest.mark.rule("L-066")
def test_the_objective_is_chosen_or_drawn() -> None:
    assert pile(opening(objective="goal_convoy"), "main") == ["goal_convoy"]
    drawn = opening(objective="random", prepare=lambda table: table.force([3]))
    assert pile(drawn, "main") == ["goal_twelve_doors"]
    assert pile(opening(objective="random", prepare=lambda table: table.force([5])), "main") == ["goal_missing_class"]


@pytest.mark.rule("L-067")
def test_tribute_can_be_chosen_and_stands_before_the_other_objectives() -> None:
    objectives = next(choice for choice in GAME.options if choice.id == "objective")
    assert objectives.values[:2] == ("random", "goal_tribute")


@pytest.mark.rule("L-067")
def test_tribute_is_offered_as_the_one_for_a_first_game() -> None:
    text = (files("fivefires.games.long_night") / "text" / "en.ftl").read_text("utf-8")
    label = next(line for line in text.splitlines() if line.startswith("option-objective-goal_tribute"))
    assert "first" in label


# Made-up layouts, and what they lead to with three players: morale, rounds, starvation, food, helpless, unruly,
# zombies at the six entrances, at each other location, barricades at the six entrances and at the School.
LAYOUTS = {
    "plain": (v.Layout(5, 7), (5, 7, 0, 0, 0, 0, [0] * 6, 0, [0] * 6, 0)),
    "crowded": (
        v.Layout(9, 3, food=4, zombies=8, zombies_outside=2, helpless=3, unruly=2, starvation=1),
        (9, 3, 1, 4, 3, 2, [2, 2, 1, 1, 1, 1], 2, [0] * 6, 0),
    ),
    "by player": (
        v.Layout(6, 6, food=v.PerPlayer(2), zombies=v.PerPlayer(5), helpless=v.PerPlayer(1, plus=1)),
        (6, 6, 0, 6, 4, 0, [3, 3, 3, 2, 2, 2], 0, [0] * 6, 0),
    ),
    "barred": (
        v.Layout(6, 6, zombies=4, zombies_outside=1, barricades=(("colony", 7), ("school", 2))),
        (6, 6, 0, 0, 0, 0, [1, 1, 1, 1, 0, 0], 1, [2, 1, 1, 1, 1, 1], 2),
    ),
}


@pytest.mark.rule("L-068", "L-069")
@pytest.mark.parametrize("side", ["normal", "hard"])
@pytest.mark.parametrize("name", LAYOUTS)
def test_the_side_in_play_says_what_lies_on_the_board(name: str, side: str, monkeypatch: pytest.MonkeyPatch) -> None:
    layout, expected = LAYOUTS[name]
    other = v.Task(v.Layout(1, 1, food=9, zombies=1), v.AtLeast(v.Morale(), 10))
    for one in ("normal", "hard"):
        made = v.Task(layout, v.AtLeast(v.Morale(), 10)) if one == side else other
        monkeypatch.setitem(TASK, f"goal_tribute.{one}", made)
    runner = opening(variants=["hard"] if side == "hard" else [])
    state, seen = runner.state, view(runner)
    assert (
        state.morale,
        state.rounds,
        state.starvation,
        seen.food,
        seen.helpless,
        seen.unruly,
        [zombies_there(runner, entrance) for entrance in COLONY_ENTRANCES],
        zombies_there(runner, "school"),
        [tokens(runner, "barricade-token", entrance) for entrance in COLONY_ENTRANCES],
        tokens(runner, "barricade-token", "school"),
    ) == expected
    assert len({zombies_there(runner, place) for place in ORDINARY}) == 1


@pytest.mark.rule("L-006", "L-068")
@pytest.mark.parametrize("objective", MAIN)
@pytest.mark.parametrize("side", ["normal", "hard"])
def test_every_objective_can_be_laid_out(objective: str, side: str) -> None:
    runner = opening(variants=[*MODULES, *(["hard"] if side == "hard" else [])], objective=objective)
    assert pile(runner, "main") == [objective]
    assert runner.state.task == f"{objective}.{side}"
    assert (runner.state.morale, runner.state.rounds) == (
        TASK[f"{objective}.{side}"].layout.morale,
        TASK[f"{objective}.{side}"].layout.rounds,
    )


@pytest.mark.rule("L-068")
def test_bandits_of_a_layout_come_when_the_game_is_opened() -> None:
    runner = keep_first(opening(variants=["bandits"], objective="goal_smoke_them_out"))
    assert 20 - tokens(runner, "bandit-figure", "supply") >= 3


@pytest.mark.rule("L-070", "L-071", "L-072")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_secret_objectives_a_player_and_one_betrayal_are_set_aside(players: int) -> None:
    runner = opening(players, variants=MODULES)
    dealt = [card for seat in range(players) for card in pile(runner, f"objective.{seat}")]
    aside = [*dealt, *pile(runner, "objectives.aside")]
    assert len(dealt) == players
    assert len(aside) == 2 * players + 1
    assert sum(card in BETRAYAL for card in aside) == 1
    assert sum(card in SECRET for card in aside) == 2 * players
    assert not {*aside} & {*pile(runner, "objectives"), *pile(runner, "betrayals")}


@pytest.mark.rule("L-072", "L-019")
def test_nobody_sees_the_objectives_that_were_not_dealt() -> None:
    runner = keep_first(opening(4))
    for seat in range(4):
        assert seers(runner, pile(runner, f"objective.{seat}")[0]) == [seat]
    for name in ("objectives.aside", "objectives", "betrayals"):
        assert all(seers(runner, card) == [] for card in pile(runner, name))
        assert {card for seat in range(4) for card in view(runner, seat).cards(name)} == {None}


@pytest.mark.rule("L-073")
@pytest.mark.parametrize(("uppermost", "betrayers"), [(0, 1), (2, 1), (3, 0), (6, 0)])
def test_there_is_one_betrayer_or_none(uppermost: int, betrayers: int) -> None:
    """Three players get the top three of the seven cards; the betrayal lies so deep."""
    secrets = ["secret_hoarder", "secret_own_fence", "secret_own_car", "secret_following", "secret_restless"]
    secrets.append("secret_landfill")
    order = [*secrets[:uppermost], "betrayal", *secrets[uppermost:]]

    def prepare(table: LongNightTable) -> None:
        betrayal = next(iter(BETRAYAL))
        table.force_top("objectives", *secrets)
        table.force_top("betrayals", betrayal)
        table.force_top("objectives.aside", *(betrayal if card == "betrayal" else card for card in order))

    runner = opening(prepare=prepare)
    dealt = [pile(runner, f"objective.{seat}")[0] for seat in range(3)]
    assert sum(card in BETRAYAL for card in dealt) == betrayers
    for seat, card in enumerate(dealt):
        assert seers(runner, card) == [seat]


@pytest.mark.rule("L-074")
def test_no_answer_shows_an_objective() -> None:
    runner = keep_first(opening())
    seat = turn(runner).seat
    other = (seat + 1) % 3
    assert view(runner, seat).cards(f"objective.{seat}") == pile(runner, f"objective.{seat}")
    assert view(runner, other).cards(f"objective.{seat}") == [None]
    assert not any("objective" in key or pile(runner, f"objective.{seat}")[0] in key for key in keys(runner, seat))


@pytest.mark.rule("L-075", "L-076", "L-079")
@pytest.mark.parametrize("name", ["crises", "survivors", "exiles", "crossroads", *(f"deck.{one}" for one in ORDINARY)])
def test_piles_are_shuffled_and_lie_face_down(name: str) -> None:
    one, other = opening(variants=MODULES), opening(variants=MODULES, seed=2)
    if name != "survivors":
        assert sorted(pile(one, name)) == sorted(pile(other, name))
    assert pile(one, name) != pile(other, name)
    for seat in range(3):
        assert {*view(one, seat).cards(name)} == {None}


@pytest.mark.rule("L-075", "L-076")
def test_the_piles_are_apart_and_whole() -> None:
    runner = opening(5, variants=MODULES)
    assert [len(pile(runner, name)) for name in ("crises", "exiles", "crossroads")] == [22, 5, 70]
    assert len(pile(runner, "survivors")) + sum(len(pile(runner, f"dealt.{seat}")) for seat in range(5)) == 20


@pytest.mark.rule("L-027", "L-077")
def test_crossroads_for_adults_can_be_left_out() -> None:
    kept, without = opening(variants=MODULES), opening(variants=MODULES, adult="without")
    assert {*ADULT} <= {*pile(kept, "crossroads")}
    assert not {*ADULT} & {*pile(without, "crossroads")}
    assert len(pile(kept, "crossroads")) - len(pile(without, "crossroads")) == 9
    assert {pile_of(without, card) for card in ADULT} == {"box.open"}


@pytest.mark.rule("L-078", "L-088")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_five_starting_items_each_and_the_rest_leaves(players: int) -> None:
    runner = opening(players)
    for seat in range(players):
        assert len(hand(runner, seat)) == 5
        assert all(seers(runner, card) == [seat] for card in hand(runner, seat))
    assert len(pile(runner, "box")) == 25 - 5 * players
    assert pile(runner, "starting") == []
    assert pile(runner, "removed") == []


@pytest.mark.rule("L-360")
def test_two_players_get_seven_starting_items() -> None:
    runner = opening(2, mode="cooperative")
    assert [len(hand(runner, seat)) for seat in range(2)] == [7, 7]
    assert len(pile(runner, "box")) == 25 - 14


@pytest.mark.rule("L-079")
def test_every_location_in_play_has_a_deck_of_twenty() -> None:
    runner = opening(variants=["raxxon"])
    assert runner.state.places == ["colony", *ORDINARY, "raxxon"]
    assert [len(pile(runner, f"deck.{place}")) for place in runner.state.places[1:]] == [20] * 7


@pytest.mark.rule("L-080")
def test_four_survivors_are_dealt_and_two_kept() -> None:
    def prepare(table: LongNightTable) -> None:
        table.force_top("survivors", "gia_najjar", "blue", "cole_winters", "emma_han")

    runner = opening(prepare=prepare)
    assert prompt(runner) == "ask-keep-leader"
    assert sorted(pile(runner, "dealt.0")) == ["blue", "cole_winters", "emma_han", "gia_najjar"]
    left = len(pile(runner, "survivors"))
    assert left == 17 - 12
    keep_first(runner)
    assert [len(pile(runner, f"group.{seat}")) for seat in range(3)] == [2, 2, 2]
    assert [pile(runner, f"dealt.{seat}") for seat in range(3)] == [[], [], []]
    assert len(pile(runner, "survivors")) == left + 6


@pytest.mark.rule("L-080")
def test_the_pile_is_shuffled_after_the_choice() -> None:
    runner = opening(variants=MODULES)
    for seat in (0, 1, 2, 0, 1):
        runner.answer(seat, runner.options(seat)[0])
    runner.table.force_top("survivors", next(one for one in pile(runner, "survivors")))
    bottom = pile(runner, "survivors")[0]
    runner.answer(2, runner.options(2)[0])
    assert pile(runner, "survivors")[-1] == bottom
    assert all(seers(runner, card) == [] for card in pile(runner, "survivors"))


@pytest.mark.rule("L-081")
@pytest.mark.parametrize(
    ("players", "mode", "variants", "dealt"),
    [
        (5, "rivals", MODULES, 4),
        (5, "rivals", (), 3),
        (5, "cooperative", (), 3),
        (5, "rivals", ("bandits",), 3),
        (4, "rivals", (), 4),
        (4, "cooperative", (), 4),
        (2, "cooperative", (), 4),
    ],
)
def test_all_get_the_same_number_of_survivors(players: int, mode: str, variants: tuple[str, ...], dealt: int) -> None:
    runner = opening(players, mode=mode, variants=variants)
    assert [len(pile(runner, f"dealt.{seat}")) for seat in range(players)] == [dealt] * players


@pytest.mark.rule("L-082")
def test_the_choice_is_secret_and_made_at_the_same_time() -> None:
    runner = opening()
    assert runner.asked() == [0, 1, 2]
    for seat in range(3):
        assert all(seers(runner, card) == [seat] for card in pile(runner, f"dealt.{seat}"))
    for question in ("ask-keep-leader", "ask-keep-follower"):
        assert prompt(runner) == question
        runner.answer(1, runner.options(1)[2])
        runner.answer(0, runner.options(0)[2])
        assert runner.asked() == [2]
        assert runner.state.where == {}
        assert [one.leader for one in runner.state.players] == ["", "", ""]
        assert [pile(runner, f"group.{seat}") for seat in range(3)] == [[], [], []]
        assert all(seers(runner, card) == [1] for card in (*pile(runner, "dealt.1"), *pile(runner, "chosen.1")))
        runner.answer(2, runner.options(2)[2])
    assert all(seers(runner, card) == [0, 1, 2] for seat in range(3) for card in pile(runner, f"group.{seat}"))


@pytest.mark.rule("L-083", "L-084", "L-018")
@pytest.mark.parametrize(("leader", "follower"), [("gia_najjar", "blue"), ("blue", "gia_najjar")])
def test_one_of_the_kept_is_leader_and_the_other_follows(leader: str, follower: str) -> None:
    def prepare(table: LongNightTable) -> None:
        table.force_top("survivors", "gia_najjar", "blue", "cole_winters", "emma_han")

    runner = opening(prepare=prepare)
    assert len(keys(runner)) == 4
    play(runner, f"survivor:{leader}")
    for seat in (1, 2):
        play(runner, keys(runner, seat)[0], seat=seat)
    assert sorted(keys(runner)) == sorted(
        f"survivor:{one}" for one in {"gia_najjar", "blue", "cole_winters", "emma_han"} - {leader}
    )
    play(runner, f"survivor:{follower}")
    keep_first(runner)
    assert me(runner).leader == leader
    assert sorted(pile(runner, "group.0")) == ["blue", "gia_najjar"]
    for seat in range(3):
        assert view(runner, seat).cards("group.0") == pile(runner, "group.0")


@pytest.mark.rule("L-085")
def test_all_kept_survivors_begin_in_the_colony() -> None:
    runner = keep_first(opening(4))
    assert len(runner.state.where) == 8
    assert {*runner.state.where.values()} == {"colony"}
    assert sorted(runner.state.where) == sorted(one for seat in range(4) for one in pile(runner, f"group.{seat}"))


@pytest.mark.rule("L-086")
def test_everything_else_waits_in_the_supply() -> None:
    runner = keep_first(opening())
    state = runner.state
    moved = [name for name, held in state.stock.items() if {*held} != {"supply"}]
    assert {*moved} <= {"zombie-figure", "helpless-token", "food-token", "barricade-token", "player-aid"}
    assert tokens(runner, "zombie-figure", "supply") == 30 - sum(
        zombies_there(runner, entrance) for entrance in (*COLONY_ENTRANCES, *ORDINARY)
    )
    assert not {*pile(runner, "survivors")} & {*state.where}


@pytest.mark.rule("L-087", "L-028")
def test_the_highest_leader_has_the_knife_and_begins() -> None:
    """A follower with more influence does not count."""

    def prepare(table: LongNightTable) -> None:
        table.force_top(
            "survivors",
            *("gia_najjar", "blue", "cole_winters", "emma_han"),
            *("rocco_bellini", "eric_parker", "lily_mae", "derek_yoshida"),
            *("nadia_rivers", "agnes_thorne", "olga_petrenko", "melissa_gupta"),
        )

    runner = opening(prepare=prepare)
    for kept in (("cole_winters", "rocco_bellini", "agnes_thorne"), ("gia_najjar", "lily_mae", "nadia_rivers")):
        for seat, survivor in enumerate(kept):
            play(runner, f"survivor:{survivor}", seat=seat)
    assert runner.state.knife == 1
    assert turn(runner).seat == 1
    assert runner.asked() == [1]


@pytest.mark.rule("L-088")
def test_what_went_back_into_the_box_is_not_removed_from_the_game() -> None:
    runner = keep_first(opening())
    boxed = pile(runner, "box")
    assert len(boxed) == 10
    assert pile(runner, "removed") == []
    assert all(seers(runner, card) == [] for card in boxed)


@pytest.mark.rule("L-002")
@pytest.mark.parametrize("players", [0, 1, 6])
@pytest.mark.parametrize("mode", ["rivals", "cooperative"])
def test_other_numbers_of_players_are_refused(players: int, mode: str) -> None:
    with pytest.raises(Refused):
        opening(players, mode=mode)


@pytest.mark.rule("L-070", "L-071")
@pytest.mark.parametrize("variants", [(), ("betrayer",)])
def test_a_thought_has_one_betrayal_among_the_cards_that_were_dealt(variants: tuple[str, ...]) -> None:
    runner = Runner(GAME, Setup(4, "rivals", variants), seed_from(7), log=False)
    loyal = next(one for one in range(4) if runner.state.piles[piles.OBJECTIVE[one]][0] in SECRET)
    at_the_table = []
    for number in range(60):
        twin = runner.copy()
        twin.redeal(loyal, Chance(bytes(32)).fork(number))
        held = [card for pile in piles.OBJECTIVE[:4] for card in twin.state.piles[pile]]
        dealt = [*held, *twin.state.piles[piles.DEALT_FROM]]
        assert sum(card in BETRAYALS for card in dealt) == 1
        at_the_table.append(sum(card in BETRAYALS for card in held))
    assert set(at_the_table) == {0, 1}
