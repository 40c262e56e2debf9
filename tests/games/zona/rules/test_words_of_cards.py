"""Words that cards are made of, one by one: choices, tests, threats, places, decks, everybody (chapter 10)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.state import RumorUnderWay
from tests.games.zona.tables import (
    BLANKS,
    MINUSES,
    PLUSES,
    Game,
    bare,
    keys,
    me,
    next_token,
    owned,
    pile,
    play,
    prompt,
    put,
    says,
    view,
)

SEVEN, ONE = (v.Gain(7),), (v.Gain(1),)
TWO_WAYS: v.AnyChoice = v.Choose((v.Way("rubles", SEVEN), v.Way("junk", ONE)))


def two(place: str = "farms", other: str = "quarry") -> Game:
    return bare("valerian", "ivan", places=(place, other))


def rubles(runner: Game) -> list[int]:
    return [scavenger.rubles for scavenger in runner.state.scavengers]


# --- choices ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-132", "Z-529", "Z-557")
def test_of_the_ways_that_are_open_to_the_reader_one_is_carried_out_and_paid() -> None:
    """The other player has what the closed ways ask for."""
    runner = two()
    me(runner).rubles, me(runner, 1).rubles = 100, 500
    put(runner, "mangy_hound", "trophies.1")
    runner = says(
        runner,
        v.Choose(
            (
                v.Way("rubles", SEVEN, v.Cost(rubles=100)),
                v.Way("junk", ONE, v.Cost(rubles=101)),
                v.Way("trophy", ONE, needs=v.Trophies(1)),
                v.Way("artifact", ()),
            )
        ),
    )
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-choice", [0], ["choose:rubles", "choose:artifact"])
    play(runner, "choose:rubles")
    assert rubles(runner) == [7, 500]


@pytest.mark.rule("Z-132", "Z-529", "Z-557")
def test_the_only_way_is_taken_without_a_question_and_none_is_left_out() -> None:
    runner = says(
        two(),
        v.Choose((v.Way("rubles", SEVEN), v.Way("junk", ONE, v.Cost(rubles=9)))),
        v.Choose((v.Way("junk", ONE, v.Cost(rubles=9)),)),
        v.Gain(100),
    )
    assert (prompt(runner), rubles(runner)) == ("ask-action", [107, 0])


@pytest.mark.rule("Z-132", "Z-529")
@pytest.mark.parametrize("ways", [1, 2])
def test_items_are_used_before_a_choice(ways: int) -> None:
    """Then the same choice is put again, even where there is only one way."""
    runner = two()
    me(runner).damage = me(runner, 1).damage = 2
    put(runner, "bandages", "small.0")
    runner = says(runner, v.Choose(TWO_WAYS.options[:ways]))
    assert keys(runner) == [*["choose:rubles", "choose:junk"][:ways], "use:bandages"]
    play(runner, "use:bandages")
    assert [me(runner, seat).damage for seat in (0, 1)] == [1, 2]
    if ways == 2:
        assert keys(runner) == ["choose:rubles", "choose:junk"]
        play(runner, "choose:rubles")
    assert (prompt(runner), rubles(runner), owned(runner, 0)) == ("ask-action", [7, 0], set())


@pytest.mark.rule("Z-135", "Z-529")
def test_items_are_used_before_one_says_whether_one_will() -> None:
    runner = two()
    me(runner).damage = me(runner, 1).damage = 2
    put(runner, "bandages", "small.0")
    runner = says(runner, v.May("rubles", SEVEN))
    assert keys(runner) == ["choose:rubles", "decline", "use:bandages"]
    play(runner, "use:bandages")
    assert ([me(runner, seat).damage for seat in (0, 1)], keys(runner)) == ([1, 2], ["choose:rubles", "decline"])
    play(runner, "choose:rubles")
    assert rubles(runner) == [7, 0]


@pytest.mark.rule("Z-135", "Z-557")
def test_what_another_player_could_do_is_not_offered_to_the_reader() -> None:
    runner = two()
    put(runner, "mangy_hound", "trophies.1")
    assert prompt(says(runner, v.May("rubles", SEVEN, needs=v.Trophies(1)))) == "ask-action"


@pytest.mark.rule("Z-135", "Z-187")
def test_in_a_rumor_the_voice_decides_what_others_may_do_and_uses_no_items_for_them() -> None:
    runner = bare("valerian", "ivan", places=("farms", "quarry"), voice=1)
    runner.state.active = 0
    me(runner).damage = me(runner, 1).damage = 1
    put(runner, "bandages", "small.0")
    put(runner, "field_medkit", "packed.1")
    runner.state.under_way.append(RumorUnderWay("r13"))
    runner = says(runner, v.May("bunkers", SEVEN))
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-may", [1], ["choose:bunkers", "decline"])


# --- tests --------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-130", "Z-131")
@pytest.mark.parametrize(("dice", "passed"), [(PLUSES, True), (MINUSES, False)])
def test_one_part_follows_a_test_and_the_choice_in_it_stands_there(dice: tuple[int, ...], passed: bool) -> None:
    effect = v.Test(v.ALERTNESS, 4, passed=(TWO_WAYS,), failed=(v.Lose(1), TWO_WAYS))
    runner = two()
    me(runner).rubles = 5
    runner = says(runner, effect, dice=[dice])
    if not passed:
        play(runner, "let-stand")
    assert (prompt(runner), runner.state.path) == ("ask-choice", ["pass" if passed else "fail"])
    play(runner, "choose:rubles")
    assert rubles(runner) == [12 if passed else 11, 0]


@pytest.mark.rule("Z-130", "Z-560")
def test_the_roller_picks_one_of_the_attributes_and_may_use_items_first() -> None:
    """Physique 3 and smarts 1 against 3: with blanks only one of them passes."""
    effect = v.Test((v.PHYSIQUE, v.SMARTS), 3, passed=SEVEN, failed=ONE)
    for attribute, gained in (("physique", 7), ("smarts", 1)):
        runner = two()
        me(runner).damage = 1
        put(runner, "bandages", "small.0")
        runner = says(runner, effect)
        assert (prompt(runner), runner.asked()) == ("ask-attribute", [0])
        assert keys(runner) == ["attribute:physique", "attribute:smarts", "use:bandages"]
        play(runner, "use:bandages")
        assert (me(runner).damage, keys(runner)) == (0, ["attribute:physique", "attribute:smarts"])
        runner.table.force(BLANKS)
        play(runner, f"attribute:{attribute}")
        while prompt(runner) == "ask-test":
            play(runner, "let-stand")
        assert rubles(runner) == [gained, 0]


@pytest.mark.rule("Z-130", "Z-131", "Z-217")
@pytest.mark.parametrize(("mark", "offered"), [(v.MUTANT, True), (v.ANOMALY, False), (None, False)])
def test_a_mark_lets_in_what_helps_against_its_kind(mark: v.ThreatKind | None, offered: bool) -> None:
    """Physique 3 against 5; the knife adds 1 against mutants."""
    runner = two()
    for seat, knife in ((0, "commando_knife"), (1, "kitchen_cleaver")):
        put(runner, knife, f"packed.{seat}")
    runner = says(runner, v.May("rubles", (v.Test(v.PHYSIQUE, 5, SEVEN, ONE, mark),)))
    runner.table.force((1, 4, 4))
    play(runner, "choose:rubles")
    assert (prompt(runner), runner.asked()) == ("ask-test", [0])
    assert ("use:commando_knife" in keys(runner)) is offered
    play(runner, *(["use:commando_knife"] if offered else ["let-stand"]))
    assert rubles(runner) == [7 if offered else 1, 0]


@pytest.mark.rule("Z-131", "Z-217")
def test_a_marked_test_that_nothing_follows_is_over() -> None:
    runner = two()
    put(runner, "prod", "packed.0")  # averts the damage of a lost test
    runner = says(runner, v.May("rubles", (v.Test(v.PHYSIQUE, 9, SEVEN, (), v.MUTANT), v.Gain(100))))
    runner.table.force(MINUSES)
    play(runner, "choose:rubles", "let-stand")
    assert (prompt(runner), rubles(runner)) == ("ask-action", [100, 0])


# --- damage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-137", "Z-280")
@pytest.mark.parametrize("artifacts", [0, 1, 2])
def test_damage_by_artifacts_counts_those_of_the_reader(artifacts: int) -> None:
    runner = two()
    for card in ("feather_stone", "devils_gut")[:artifacts]:
        put(runner, card, "packed.0")
    for card in ("needle_moss", "gutberry", "sparkler"):
        put(runner, card, "packed.1")
    runner = says(runner, v.Suffer(radiation=1, mental=1, per="artifact"))
    assert [me(runner, seat).damage for seat in (0, 1)] == [2 * artifacts, 0]


# --- threats ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-139", "Z-142")
@pytest.mark.parametrize(("how", "gained"), [("confront:physique", 7), ("run", 1)])
def test_what_follows_an_encounter_depends_on_how_it_ended(how: str, gained: int) -> None:
    runner = two()
    next_token(runner, "mangy_hound")
    runner = says(runner, v.May("rubles", (v.Encounter(v.GREEN, v.MUTANT, SEVEN, ONE),)))
    runner.table.force(BLANKS, PLUSES)
    play(runner, "choose:rubles", how)
    assert rubles(runner) == [gained, 0]
    assert pile(runner, "trophies.0") == (["mangy_hound"] if gained == 7 else [])


@pytest.mark.rule("Z-139", "Z-534")
def test_with_an_empty_slot_the_way_is_free() -> None:
    runner = two()
    runner.table.move_all("tray.green_mutant", "box")
    runner = says(runner, v.Encounter(v.GREEN, v.MUTANT, SEVEN, ONE))
    assert (prompt(runner), rubles(runner), pile(runner, "trophies.0")) == ("ask-action", [7, 0], [])


@pytest.mark.rule("Z-143", "Z-144")
@pytest.mark.parametrize(("token", "low"), [("mangy_hound", True), ("carrion_crows", False), ("ditch_lynx", False)])
def test_a_token_that_is_drawn_without_an_encounter_is_judged_by_its_detection(token: str, low: bool) -> None:
    """2, 3 and 4: below 3 is low. It goes back on top of its slot, or becomes a trophy where the card says so."""
    for keep in (False, True):
        runner = two()
        next_token(runner, token)
        runner = says(runner, v.DrawThreat(v.GREEN, v.MUTANT, (v.Gain(7), TWO_WAYS), (v.Gain(1), TWO_WAYS), keep=keep))
        assert (prompt(runner), runner.state.path) == ("ask-choice", ["low" if low else "high"])
        assert rubles(runner) == [7 if low else 1, 0]
        kept = keep and low
        assert pile(runner, "trophies.0") == ([token] if kept else [])
        assert kept or pile(runner, "tray.green_mutant")[-1] == token


@pytest.mark.rule("Z-143", "Z-559")
def test_where_no_token_is_left_none_is_judged() -> None:
    runner = two()
    runner.table.move_all("tray.green_mutant", "box")
    runner = says(runner, v.DrawThreat(v.GREEN, v.MUTANT, SEVEN, ONE), v.Gain(100))
    assert rubles(runner) == [100, 0]


@pytest.mark.rule("Z-145", "Z-293")
def test_the_reader_picks_where_a_token_is_placed() -> None:
    runner = two()
    next_token(runner, "rat_king")
    runner = says(runner, v.PlaceThreat(v.GREEN, v.MUTANT, v.Where(ids=("farms", "quarry", "village"))))
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-place", [0], ["at:farms", "at:quarry"])
    play(runner, "at:quarry")
    assert (prompt(runner), pile(runner, "at.quarry")) == ("ask-action", ["rat_king"])


@pytest.mark.rule("Z-145", "Z-293")
def test_here_is_where_the_reader_stands() -> None:
    runner = two()
    next_token(runner, "rat_king")
    runner = says(runner, v.PlaceThreat(v.GREEN, v.MUTANT))
    assert (pile(runner, "at.farms"), pile(runner, "at.quarry")) == (["rat_king"], [])


def with_tokens() -> Game:
    runner = two()
    for token in ("mangy_hound", "rat_king", "frying_floor", "hollow_deer"):
        put(runner, token, "at.farms")
    for token in ("blind_boar", "sinkhole"):
        put(runner, token, "at.quarry")
    return runner


@pytest.mark.rule("Z-026", "Z-559")
@pytest.mark.parametrize(
    ("count", "kind", "picked"),
    [
        (1, None, ["rat_king"]),
        (2, None, ["rat_king", "frying_floor"]),
        (2, v.MUTANT, ["rat_king", "mangy_hound"]),
        (3, v.MUTANT, []),
        (1, v.ANOMALY, []),
        (4, None, []),
        (9, None, []),
    ],
)
def test_so_many_tokens_are_removed_from_where_the_reader_stands(
    count: int, kind: v.ThreatKind | None, picked: list[str]
) -> None:
    """Which ones, the reader says, as long as there are more than that."""
    runner = says(with_tokens(), v.RemoveThreat(count=count, kind=kind))
    lying = ["mangy_hound", "rat_king", "frying_floor", "hollow_deer"]
    fitting = [token for token in lying if kind is None or (token == "frying_floor") == (kind == v.ANOMALY)]
    for token in picked:
        assert (prompt(runner), runner.asked()) == ("ask-which-threat", [0])
        assert keys(runner) == [f"threat:{one}" for one in fitting]
        play(runner, f"threat:{token}")
        fitting.remove(token)
    gone = picked or fitting[:count]
    assert prompt(runner) == "ask-action"
    assert pile(runner, "at.farms") == [token for token in lying if token not in gone]
    assert pile(runner, "at.quarry") == ["blind_boar", "sinkhole"]


@pytest.mark.rule("Z-026", "Z-559")
def test_only_places_with_a_token_of_that_kind_are_meant() -> None:
    runner = with_tokens()
    put(runner, "frying_floor", "box")
    runner = says(runner, v.RemoveThreat(v.Where(sectors=(v.GREEN,)), kind=v.ANOMALY), v.Gain(5))
    assert (pile(runner, "at.quarry"), rubles(runner)) == (["blind_boar"], [5, 0])
    runner = says(runner, v.RemoveThreat(v.Where(sectors=(v.GREEN,)), kind=v.ANOMALY), v.Gain(5))
    assert rubles(runner) == [10, 0]


@pytest.mark.rule("Z-026")
def test_the_reader_picks_the_place_that_loses_its_tokens() -> None:
    runner = says(with_tokens(), v.RemoveThreat(v.Where(sectors=(v.GREEN,)), count=9))
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-place", [0], ["at:farms", "at:quarry"])
    play(runner, "at:quarry")
    assert (pile(runner, "at.quarry"), len(pile(runner, "at.farms"))) == ([], 4)


@pytest.mark.rule("Z-293", "Z-507")
def test_a_token_moves_from_the_reader_to_a_neighbouring_place_of_its_colour() -> None:
    runner = bare("valerian", "ivan", places=("junkyard", "farms"))
    for token in ("mangy_hound", "rat_king"):
        put(runner, token, "at.junkyard")
    put(runner, "hollow_deer", "at.farms")
    runner = says(runner, v.MoveThreat())
    assert (prompt(runner), runner.asked(), keys(runner)) == (
        "ask-which-threat",
        [0],
        ["threat:mangy_hound", "threat:rat_king"],
    )
    play(runner, "threat:rat_king")
    assert (prompt(runner), runner.asked()) == ("ask-place", [0])
    assert keys(runner) == ["at:quarry", "at:wetlands"]
    play(runner, "at:quarry")
    assert (pile(runner, "at.junkyard"), pile(runner, "at.quarry")) == (["mangy_hound"], ["rat_king"])
    assert pile(runner, "at.farms") == ["hollow_deer"]


@pytest.mark.rule("Z-293", "Z-507")
def test_a_token_moves_towards_the_reader_from_a_place_of_choice() -> None:
    runner = bare("valerian", "ivan", places=("wetlands", "farms"))
    put(runner, "mangy_hound", "at.junkyard")
    put(runner, "rat_king", "at.quarry")
    runner = says(runner, v.MoveThreat(v.Where(threats=True), v.Where(here=False, ids=("wetlands",))))
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-place", [0], ["at:junkyard", "at:quarry"])
    play(runner, "at:junkyard")
    assert pile(runner, "at.wetlands") == ["mangy_hound"]


@pytest.mark.rule("Z-293", "Z-507")
@pytest.mark.parametrize(("token", "goals"), [("mangy_hound", ["farms"]), ("gargantuan", ["chernobyl", "moscow_eye"])])
def test_tokens_go_only_where_their_colour_belongs(token: str, goals: list[str]) -> None:
    runner = two()
    put(runner, token, "at.factory")
    runner = says(
        runner, v.MoveThreat(v.Where(ids=("factory",)), v.Where(ids=("farms", "village", "chernobyl", "moscow_eye")))
    )
    if len(goals) > 1:
        assert keys(runner) == [f"at:{goal}" for goal in goals]
        play(runner, f"at:{goals[-1]}")
    assert pile(runner, f"at.{goals[-1]}") == [token]


# --- places -------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-091", "Z-291")
def test_the_reader_is_relocated_and_nobody_else() -> None:
    runner = two("farms", "chernobyl")
    put(runner, "mangy_hound", "at.quarry")
    runner = says(runner, v.Relocate(v.Where(ids=("farms", "chernobyl", "quarry"))))
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-place", [0], ["at:chernobyl", "at:quarry"])
    play(runner, "at:quarry")
    assert [me(runner, seat).place for seat in (0, 1)] == ["quarry", "chernobyl"]
    assert (prompt(runner), me(runner).damage) == ("ask-action", 0)


@pytest.mark.rule("Z-091", "Z-291")
def test_whoever_is_there_already_stays() -> None:
    """The nearest bunker is the one in which the reader stands."""
    runner = says(two("village", "roadhouse"), v.Relocate(v.Where(bunker=True, pick=v.NEAREST)))
    assert [me(runner, seat).place for seat in (0, 1)] == ["village", "roadhouse"]
    runner = says(two("roadhouse", "village"), v.Relocate(v.Where(ids=("village",))))
    assert [me(runner, seat).place for seat in (0, 1)] == ["village", "village"]


@pytest.mark.rule("Z-291", "Z-366")
@pytest.mark.parametrize("mine", [True, False])
def test_an_entry_ban_of_the_reader_counts(mine: bool) -> None:
    """Whoever has a facility's secret does not go in again, and the other player's secret does not matter."""
    runner = two()
    runner.state.opened = ["botanical_lab"]
    put(runner, "l01", "secrets.0" if mine else "secrets.1")
    runner = says(runner, v.Relocate(v.Where(ids=("botanical_lab",))))
    assert me(runner).place == ("farms" if mine else "botanical_lab")


@pytest.mark.rule("Z-059", "Z-083")
@pytest.mark.parametrize("place", ["sarcophagus", "power_plant"])
def test_nothing_leads_out_of_the_last_places_or_into_them(place: str) -> None:
    runner = says(two(place, "quarry"), v.Relocate(v.Where(ids=("farms",))))
    assert me(runner).place == place
    runner = says(two("farms", "quarry"), v.Relocate(v.Where(ids=(place,))))
    assert me(runner).place == "farms"


@pytest.mark.rule("Z-554")
def test_items_are_used_before_a_move_that_a_card_gives() -> None:
    runner = two("wetlands", "farms")
    me(runner).damage = me(runner, 1).damage = 2
    put(runner, "bandages", "small.0")
    runner = says(runner, v.MoveAgain())
    assert keys(runner) == ["move:frontier", "move:junkyard", "move:quarry", "move:roadhouse", "use:bandages", "stay"]
    play(runner, "use:bandages")
    assert [me(runner, seat).damage for seat in (0, 1)] == [1, 2]
    assert keys(runner) == ["move:frontier", "move:junkyard", "move:quarry", "move:roadhouse", "stay"]
    play(runner, "move:junkyard")
    assert [me(runner, seat).place for seat in (0, 1)] == ["junkyard", "farms"]


# --- decks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-524", "Z-562")
def test_cards_go_to_the_bottom_one_by_one_as_many_as_the_reader_likes() -> None:
    runner = two()
    *rest, third, second, first = pile(runner, "rumors")
    runner = says(runner, v.Peek(v.RUMORS, cards=3, bury=2))
    assert (prompt(runner), runner.asked()) == ("ask-peek", [0])
    assert keys(runner) == [*(f"bury:{card}" for card in sorted((first, second, third))), "bury-nothing"]
    assert view(runner, 0).cards("rumors")[-4:] == [None, third, second, first]
    assert view(runner, 1).cards("rumors")[-4:] == [None] * 4
    play(runner, f"bury:{second}")
    assert keys(runner) == [*(f"bury:{card}" for card in sorted((first, third))), "bury-nothing"]
    play(runner, f"bury:{first}")
    assert (prompt(runner), pile(runner, "rumors")) == ("ask-action", [first, second, *rest, third])


@pytest.mark.rule("Z-524", "Z-562")
def test_whoever_has_enough_buries_no_more() -> None:
    runner = two()
    before = [*pile(runner, "rumors")]
    runner = says(runner, v.Peek(v.RUMORS, cards=3, bury=2))
    play(runner, "bury-nothing")
    assert (prompt(runner), pile(runner, "rumors")) == ("ask-action", before)


@pytest.mark.rule("Z-524", "Z-562")
def test_the_reader_looks_at_the_deck_or_the_secret_items_of_the_own_place() -> None:
    runner = two("wetlands", "chernobyl")
    runner = says(runner, v.Peek(v.THIS_DECK, cards=2), v.Peek(v.SECRET_ITEMS))
    assert view(runner, 0).cards("events.green")[-3:] == [None, *pile(runner, "events.green")[-2:]]
    assert not any(view(runner, 0).cards("events.yellow"))
    assert view(runner, 0).cards("secret_items.botanical_lab") == pile(runner, "secret_items.botanical_lab")
    assert not any(view(runner, 1).cards("events.green"))


@pytest.mark.rule("Z-559", "Z-562")
def test_an_empty_deck_is_not_looked_at() -> None:
    runner = two("farms", "wetlands")
    runner.table.move_all("events.green", "discards.events.green")
    runner = says(runner, v.Peek(v.THIS_DECK, cards=2, bury=1), v.Peek(v.SECRET_ITEMS), v.Gain(5))
    assert (prompt(runner), rubles(runner)) == ("ask-action", [5, 0])
    assert not any(view(runner, 0).cards("secret_items.botanical_lab"))


@pytest.mark.rule("Z-462", "Z-525")
def test_cards_are_taken_from_a_discard_pile_one_by_one_while_there_are_any() -> None:
    runner = two()
    for card in ("canned_stew", "bandages"):
        put(runner, card, "discards.junk")
    runner = says(runner, v.Salvage(v.JUNK, 3), v.Gain(5))
    assert (prompt(runner), runner.asked(), keys(runner)) == ("ask-salvage", [0], ["keep:bandages", "keep:canned_stew"])
    play(runner, "keep:bandages")
    assert keys(runner) == ["keep:canned_stew"]
    play(runner, "keep:canned_stew")
    assert (prompt(runner), pile(runner, "small.0"), pile(runner, "discards.junk")) == (
        "ask-action",
        ["bandages", "canned_stew"],
        [],
    )
    assert rubles(runner) == [5, 0]


@pytest.mark.rule("Z-462", "Z-525")
def test_nothing_is_taken_from_an_empty_discard_pile_and_no_crowbar_adds_to_it() -> None:
    runner = two()
    put(runner, "crowbar", "packed.0")
    runner = says(runner, v.Salvage(v.JUNK), v.Gain(5))
    assert (prompt(runner), rubles(runner), owned(runner, 0)) == ("ask-action", [5, 0], {"crowbar"})


# --- everybody ----------------------------------------------------------------------------------------------


@pytest.mark.rule("Z-334", "Z-571")
@pytest.mark.parametrize(
    ("where", "others", "gained"),
    [
        (v.Where(), False, [7, 7, 7]),
        (v.Where(), True, [0, 7, 7]),
        (v.Where(here=True), False, [7, 0, 7]),
        (v.Where(here=True), True, [0, 0, 7]),
        (v.Where(bunker=True), False, [0, 7, 0]),
    ],
)
def test_everybody_there_is_reached_or_all_but_the_reader(where: v.Where, others: bool, gained: list[int]) -> None:
    runner = bare("valerian", "ivan", "tamara", places=("farms", "roadhouse", "farms"))
    assert rubles(says(runner, v.Each(where, SEVEN, others=others))) == gained


def dying(seat: int) -> Game:
    """Any damage kills this player."""
    runner = bare("valerian", "ivan", "tamara", places=("farms", "roadhouse", "farms"))
    mine = me(runner, seat)
    mine.weaknesses, mine.damage = ["alertness", "physique", "smarts"], {0: 7, 1: 6, 2: 5}[seat]
    runner.table.shift("weakness-token", 3, "supply", f"seat.{seat}")
    return runner


@pytest.mark.rule("Z-334", "Z-571")
def test_a_death_on_the_way_does_not_stop_the_others() -> None:
    """The second of three dies in the middle of a branch; the third is reached, and the reader reads on."""
    hurt: v.Effect = v.If(v.Weaknesses(1), (v.Suffer(physical=1), v.Gain(7)), SEVEN)
    runner = says(dying(1), v.Each(v.Where(), (hurt,)), v.Gain(100))
    assert (rubles(runner), me(runner, 1).status) == ([107, 0, 7], "dead")
    assert (prompt(runner), runner.asked(), runner.state.path) == ("ask-action", [0], [])


@pytest.mark.rule("Z-334", "Z-571")
def test_the_death_of_the_reader_ends_the_text() -> None:
    runner = dying(0)
    runner = says(runner, v.May("rubles", (v.Each(v.Where(), (v.Suffer(physical=1),)), v.Each(v.Where(), SEVEN))))
    play(runner, "choose:rubles")
    assert me(runner).status == "dead"
    assert [me(runner, seat).damage for seat in (1, 2)] == [1, 1]
    assert (rubles(runner), runner.asked()) == ([0, 0, 0], [1])
