"""The bandits module (chapter 18)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fivefires.games.long_night.content.index import CRISIS
from fivefires.games.long_night.state import Stage
from tests.games.long_night.tables import (
    BLANK,
    ORDINARY,
    THREE,
    WOUND,
    Game,
    all_vote,
    asked_rule,
    colony_phase,
    dice,
    exile,
    forced_up,
    give,
    hand,
    keys,
    lay_tokens,
    lines,
    log,
    me,
    objectives,
    of_kind,
    opening,
    pile,
    place,
    play,
    prompt,
    put,
    quiet,
    result,
    seated,
    seers,
    settle,
    stack,
    tokens,
    told,
    zombies,
    zombies_come,
    zombies_there,
)  # fmt: skip

FOUR = (*THREE, ["nadia_rivers", "eric_parker"])


def outlaws(*groups: Sequence[str], **bandits: int) -> Game:
    """So many bandits at these places, and all others beside the hideout."""
    runner = seated(*(groups or THREE), variants=("bandits",))
    for at, count in [*runner.state.stock["bandit-figure"].items()]:
        if at != "supply":
            runner.table.shift("bandit-figure", count, at, "supply")
    for at, count in bandits.items():
        lay_tokens(runner, "bandit-figure", at, count)
    settle(runner)
    return runner


def bandits(runner: Game) -> dict[str, int]:
    return {at: count for at, count in runner.state.stock["bandit-figure"].items() if at != "supply" and count}


def revealed(runner: Game, crisis: str) -> Game:
    """The round is over, nobody wants the knife to stay, and this crisis is revealed."""
    colony_phase(runner, Stage.KNIFE)
    put(runner, pile(runner, "crisis")[0], "crises.discards")
    put(runner, crisis, "crises")
    quiet(runner)
    all_vote(runner, *["no"] * len(runner.asked()))
    return runner


# --- where they stand -------------------------------------------------------------------------------------------


@pytest.mark.rule("L-406", "L-407")
def test_the_hideout_has_no_deck_and_twenty_bandits_wait_beside_it() -> None:
    runner = opening(3, variants=("bandits",))
    assert runner.state.places[-1] == "hideout"
    assert "deck.hideout" not in runner.state.piles
    assert tokens(runner, "bandit-figure", "supply") == 20
    assert bandits(runner) == {}


@pytest.mark.rule("L-405")
@pytest.mark.parametrize(("variants", "enters"), [((), False), (("bandits",), True), (("raxxon",), False)])
def test_cards_with_the_bandit_are_added(variants: tuple[str, ...], enters: bool) -> None:
    runner = opening(3, variants=variants)
    cards = {*pile(runner, "crises"), *pile(runner, "crossroads"), *pile(runner, "survivors")}
    cards |= {card for seat in range(3) for card in pile(runner, f"dealt.{seat}")}
    for card in ("crisis_hostage", "cr_envoy", "rosa_rodriguez"):
        assert (card in cards) is enters


@pytest.mark.rule("L-404")
def test_bandits_take_people_spaces() -> None:
    runner = outlaws(gas_station=2, school=3)
    play(runner, "move:gia_najjar")
    assert "at:gas_station" not in keys(runner)
    runner.table.force([BLANK])
    play(runner, "at:school", "move:cole_winters")
    assert "at:school" not in keys(runner)


@pytest.mark.rule("L-408")
@pytest.mark.parametrize(
    ("crisis", "placed"),
    [
        ("crisis_fuel_shortage", {"police_station": 1, "gas_station": 1}),
        ("crisis_sickness", {"hospital": 2, "grocery_store": 1}),
        ("crisis_whiteout", {"library": 1}),
    ],
)
def test_bandits_come_with_the_crisis(crisis: str, placed: dict[str, int]) -> None:
    runner = revealed(outlaws(), crisis)
    assert pile(runner, "crisis") == [crisis]
    assert bandits(runner) == placed
    assert tokens(runner, "bandit-figure", "supply") == 20 - sum(placed.values())


@pytest.mark.rule("L-408")
def test_without_the_module_no_bandits_come() -> None:
    runner = revealed(seated(*THREE), "crisis_sickness")
    assert bandits(runner) == {}


@pytest.mark.rule("L-409")
def test_each_crisis_names_one_to_three_numbers() -> None:
    for card in CRISIS.values():
        assert 1 <= len(card.bandits) <= 3
        assert {*card.bandits} <= {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("L-410")
def test_a_bandit_without_room_is_not_placed() -> None:
    runner = outlaws()
    for survivor in ("gia_najjar", "rocco_bellini"):
        place(runner, survivor, "gas_station")
    settle(runner)
    revealed(runner, "crisis_fuel_shortage")
    assert bandits(runner) == {"police_station": 1}
    runner = revealed(outlaws(hospital=3), "crisis_sickness")
    assert bandits(runner) == {"hospital": 4, "grocery_store": 1}


@pytest.mark.rule("L-411")
def test_without_a_waiting_figure_none_is_placed() -> None:
    runner = revealed(outlaws(raxxon=19), "crisis_sickness")
    assert bandits(runner) == {"raxxon": 19, "hospital": 1}


@pytest.mark.rule("L-411", "L-427")
def test_waiting_figures_take_no_space_of_the_hideout() -> None:
    runner = outlaws()
    for survivor in (*THREE[1], *THREE[2], "cole_winters"):
        place(runner, survivor, "hideout")
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "move:gia_najjar", "at:hideout")
    assert runner.state.where["gia_najjar"] == "hideout"
    assert forced_up(runner)


# --- attacks ----------------------------------------------------------------------------------------------------


def at_school(survivor: str, value: int, **others: int) -> Game:
    """This survivor of the active player beside two bandits."""
    runner = outlaws([survivor, "cole_winters"], ["rocco_bellini", "melissa_gupta"], THREE[2], school=2, **others)
    place(runner, survivor, "school")
    dice(runner, 0, value)
    settle(runner)
    return runner


@pytest.mark.rule("L-412")
@pytest.mark.parametrize(("survivor", "value", "offered"), [("emma_han", 3, False), ("emma_han", 4, True)])
def test_a_bandit_is_attacked_for_a_die_of_the_attack_value(survivor: str, value: int, offered: bool) -> None:
    assert (f"attack:{survivor}" in keys(at_school(survivor, value))) is offered


@pytest.mark.rule("L-412", "L-404")
def test_bandits_elsewhere_and_bandits_beside_zombies() -> None:
    runner = at_school("gia_najjar", 6)
    place(runner, "gia_najjar", "library")
    settle(runner)
    assert "attack:gia_najjar" not in keys(runner)
    runner = at_school("gia_najjar", 6)
    zombies(runner, "school", 1)
    settle(runner)
    play(runner, "attack:gia_najjar")
    assert keys(runner) == ["entrance:school", "bandit:school"]


@pytest.mark.rule("L-413", "L-414", "L-420")
@pytest.mark.parametrize(("rolled", "left"), [(1, 1), (4, 1), (5, 2), (6, 2)])
def test_the_die_is_rolled_again_and_four_or_less_removes_the_bandit(rolled: int, left: int) -> None:
    runner = at_school("gia_najjar", 6)
    give(runner, 1, "rations")
    settle(runner)
    runner.table.force([rolled])
    play(runner, "attack:gia_najjar")
    assert bandits(runner) == {"school": left}
    assert tokens(runner, "bandit-figure", "supply") == 20 - left
    assert (me(runner).dice, me(runner).used) == ([], [6])
    assert "log-exposure" not in log(runner)
    assert (hand(runner, 0), pile(runner, "loot")) == ([], [])
    assert runner.state.wounds == {}


# --- the colony phase -------------------------------------------------------------------------------------------


@pytest.mark.rule("L-415")
def test_a_bandit_draws_zombies_like_a_survivor() -> None:
    runner = outlaws(school=2, library=1, hideout=1)
    place(runner, "gia_najjar", "school")
    settle(runner)
    zombies_come(runner)
    assert [zombies_there(runner, location) for location in (*ORDINARY, "hideout")] == [0, 0, 3, 1, 0, 0, 1]


@pytest.mark.rule("L-416", "L-420")
def test_an_overrun_without_survivors_removes_all_bandits_there() -> None:
    """Two bandits bring two zombies: the first fills the entrance, the second overruns it."""
    runner = outlaws(school=2, library=1)
    zombies(runner, "school", 3)
    zombies_come(runner)
    assert bandits(runner) == {"library": 1}
    assert tokens(runner, "bandit-figure", "supply") == 19
    assert runner.state.morale == 6


@pytest.mark.rule("L-417")
def test_an_overrun_takes_survivors_before_bandits() -> None:
    """One survivor and one bandit bring two zombies: the first fills the entrance, the second kills Cole alone."""
    runner = outlaws(library=1, school=1)
    place(runner, "cole_winters", "school")
    settle(runner)
    zombies(runner, "school", 3)
    zombies_come(runner)
    assert pile(runner, "graveyard") == ["cole_winters"]
    assert bandits(runner) == {"library": 1, "school": 1}


@pytest.mark.rule("L-418", "L-421")
def test_each_bandit_lays_the_top_card_of_its_deck_open_at_the_hideout() -> None:
    runner = outlaws(school=2, gas_station=1)
    stack(runner, "deck.school", "milk_powder", "tuck_shop")
    stack(runner, "deck.gas_station", "lighter")
    put(runner, "nightstick", "loot")
    before = lines(runner)
    zombies_come(runner)
    assert pile(runner, "loot") == ["nightstick", "milk_powder", "tuck_shop", "lighter"]
    assert all(seers(runner, card) == [0, 1, 2] for card in pile(runner, "loot"))
    steps = [line.split()[0] for line in told(runner, before)]
    assert steps[-3:] == ["log-looted"] * 3
    assert "log-looted" not in steps[:-3]


@pytest.mark.rule("L-419")
def test_with_an_empty_deck_or_none_nothing_is_drawn() -> None:
    runner = outlaws(school=2, hideout=1)
    for card in pile(runner, "deck.school")[1:]:
        put(runner, card, "box")
    (last,) = pile(runner, "deck.school")
    zombies_come(runner)
    assert pile(runner, "loot") == [last]


# --- the hideout ------------------------------------------------------------------------------------------------


def at_hideout(*loot: str, value: int = 6, **places: int) -> Game:
    """Gia, attack value 2 and search value 4, stands at the hideout."""
    runner = outlaws(**places)
    place(runner, "gia_najjar", "hideout")
    for card in loot:
        put(runner, card, "loot")
    dice(runner, 0, value)
    settle(runner)
    return runner


@pytest.mark.rule("L-422", "L-423", "L-424")
@pytest.mark.parametrize(("rolled", "cards", "wounds"), [(1, 0, 1), (2, 0, 1), (3, 1, 0), (5, 1, 0), (6, 2, 0)])
def test_a_search_at_the_hideout(rolled: int, cards: int, wounds: int) -> None:
    runner = at_hideout("nightstick", "lighter", "bandages")
    runner.table.force([rolled])
    play(runner, "search:gia_najjar")
    taken = []
    while prompt(runner) == "ask-loot":
        taken.append(keys(runner)[-1].removeprefix("card:"))
        play(runner, keys(runner)[-1])
    assert hand(runner, 0) == taken == ["bandages", "lighter"][:cards]
    assert len(pile(runner, "loot")) == 3 - cards
    assert runner.state.wounds.get("gia_najjar", 0) == wounds
    assert tokens(runner, "noise-token", "hideout") == 0
    assert me(runner).used == [6]


@pytest.mark.rule("L-423", "L-424")
@pytest.mark.parametrize(("value", "loot", "offered"), [(4, 1, True), (3, 1, False), (6, 0, False)])
def test_a_search_at_the_hideout_takes_a_die_and_some_loot(value: int, loot: int, offered: bool) -> None:
    runner = at_hideout(*["nightstick"][:loot], value=value)
    assert ("search:gia_najjar" in keys(runner)) is offered


@pytest.mark.rule("L-424")
def test_with_fewer_cards_one_takes_what_is_there() -> None:
    runner = at_hideout("nightstick")
    runner.table.force([6])
    play(runner, "search:gia_najjar")
    assert (hand(runner, 0), pile(runner, "loot")) == (["nightstick"], [])
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-422", "L-425")
@pytest.mark.parametrize("rolled", [1, 2, 3, 6])
def test_an_attack_on_the_bandits_at_the_hideout(rolled: int) -> None:
    runner = at_hideout(value=2, school=1, library=2)
    runner.table.force([rolled])
    play(runner, "attack:gia_najjar")
    if rolled <= 2:
        assert runner.state.wounds == {"gia_najjar": 1}
        assert bandits(runner) == {"school": 1, "library": 2}
        return
    assert (asked_rule(runner), of_kind(runner, "at")) == ("L-425", ["school", "library"])
    play(runner, "at:library")
    assert bandits(runner) == {"school": 1, "library": 1}
    assert runner.state.wounds == {}
    assert "log-exposure" not in log(runner)


@pytest.mark.rule("L-426")
def test_at_the_hideout_there_must_be_a_bandit_on_the_board() -> None:
    assert "attack:gia_najjar" not in keys(at_hideout())
    assert "attack:gia_najjar" in keys(at_hideout(school=1))


@pytest.mark.rule("L-426")
def test_zombies_and_survivors_at_the_hideout_are_attacked_as_anywhere() -> None:
    runner = at_hideout()
    zombies(runner, "hideout", 1)
    place(runner, "rocco_bellini", "hideout")
    settle(runner)
    play(runner, "attack:gia_najjar")
    assert keys(runner) == ["entrance:hideout", "survivor:rocco_bellini"]
    runner.table.force([WOUND])
    play(runner, "entrance:hideout")
    assert (zombies_there(runner, "hideout"), runner.state.wounds) == (0, {"gia_najjar": 1})


@pytest.mark.rule("L-427")
def test_barricades_zombies_and_overruns_work_at_the_hideout() -> None:
    runner = at_hideout()
    zombies(runner, "library", 1)
    dice(runner, 0, 1, 1)
    settle(runner)
    play(runner, "barricade:gia_najjar")
    assert tokens(runner, "barricade-token", "hideout") == 1
    play(runner, "attract:gia_najjar")
    assert zombies_there(runner, "hideout") == 1
    zombies_come(runner)
    assert zombies_there(runner, "hideout") == 2
    runner = at_hideout()
    zombies(runner, "hideout", 3)
    zombies_come(runner)
    assert pile(runner, "graveyard") == ["gia_najjar"]


# --- the leader of the bandits ----------------------------------------------------------------------------------


def led(*, betrayer: bool = False, **places: int) -> Game:
    """Seat 1 has been exiled, and the people of that player are at the Hospital."""
    runner = outlaws(*FOUR, **places)
    own = "betrayal_filth" if betrayer else "secret_own_car"
    objectives(runner, "secret_hoarder", own, "secret_own_fence", "secret_restless")
    settle(runner)
    return exile(runner, 1)


@pytest.mark.rule("L-428")
@pytest.mark.parametrize("betrayer", [False, True])
def test_the_wrongly_exiled_leads_the_bandits(betrayer: bool) -> None:
    runner = led(betrayer=betrayer)
    assert runner.state.bandit_leader == (-1 if betrayer else 1)
    assert ("log-leads-bandits" in log(runner)) is not betrayer


@pytest.mark.rule("L-429", "L-430")
def test_the_leader_says_where_each_bandit_goes() -> None:
    """Fuel Shortage brings two. The Gas Station is full after the first of them."""
    runner = led(gas_station=1)
    revealed(runner, "crisis_fuel_shortage")
    assert (runner.asked(), asked_rule(runner)) == ([1], "L-429")
    assert of_kind(runner, "at", 1) == [*ORDINARY]
    play(runner, "at:gas_station", seat=1)
    assert of_kind(runner, "at", 1) == [*ORDINARY[:-1]]
    play(runner, "at:school", seat=1)
    assert bandits(runner) == {"gas_station": 2, "school": 1}
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-429")
def test_a_betrayer_in_exile_sends_nobody() -> None:
    runner = revealed(led(betrayer=True), "crisis_fuel_shortage")
    assert bandits(runner) == {"police_station": 1, "gas_station": 1}


@pytest.mark.rule("L-431", "L-329")
def test_a_second_leader_never_comes() -> None:
    runner = led()
    assert runner.state.turn is not None
    runner.state.turn.vote_called = False
    settle(runner)
    play(runner, "accuse:3")
    all_vote(runner, "yes", "yes", "yes")
    assert result(runner).ending == "morale"
    assert runner.state.bandit_leader == 1


@pytest.mark.rule("L-303", "L-428")
def test_a_leader_who_is_out_sends_nobody() -> None:
    """With elimination the exile's only survivor dies in an overrun; the crisis places the bandits again."""
    runner = seated(THREE[0], ["rocco_bellini"], THREE[2], ["nadia_rivers"], variants=("bandits", "elimination"))
    objectives(runner, "secret_hoarder", "secret_own_car", "secret_own_fence", "secret_restless")
    settle(runner)
    exile(runner, 1)
    for location in ORDINARY:
        runner.table.shift("bandit-figure", 9, location, "supply")
    zombies(runner, "hospital", 4)
    zombies_come(runner)
    assert me(runner, 1).out
    put(runner, pile(runner, "crisis")[0], "crises.discards")
    put(runner, "crisis_fuel_shortage", "crises")
    quiet(runner)
    all_vote(runner, "no", "no", "no")
    assert prompt(runner) == "ask-action"
    assert bandits(runner) == {"police_station": 1, "gas_station": 1}
