"""Actions (chapter 9)."""

from __future__ import annotations

import pytest

from fivefires.kernel import Refused
from fivefires.kernel.state import digest
from tests.games.zona.tables import (
    BLANKS,
    ENTRANCES,
    MINUSES,
    PLUSES,
    Game,
    again,
    bare,
    keys,
    me,
    moves,
    next_turn,
    owned,
    pile,
    play,
    prompt,
    put,
    view,
)


def kinds(runner: Game) -> set[str]:
    return {key.partition(":")[0] for key in keys(runner)}


def left(runner: Game) -> int:
    assert runner.state.turn is not None
    return runner.state.turn.actions_left


def before_the_lab(*others: str, lock: str = "k2") -> Game:
    """At the Quarry with 500 rubles, which is what the second lock of the box wants."""
    runner = bare("valerian", *(others or ("ivan",)), places=["quarry", *["roadhouse"] * max(1, len(others))])
    put(runner, pile(runner, "lock.botanical_lab")[0], "box")
    put(runner, lock, "lock.botanical_lab")
    me(runner).rubles = 500
    return again(runner)


@pytest.mark.rule("Z-097")
def test_a_turn_has_two_actions() -> None:
    runner = bare("valerian", "ivan", places=("frontier", "roadhouse"))
    assert (runner.asked(), left(runner)) == ([0], 2)
    play(runner, "move:village")
    assert (runner.asked(), left(runner)) == ([0], 1)
    play(runner, "move:frontier")
    assert (runner.asked(), left(runner)) == ([1], 2)


@pytest.mark.rule("Z-098")
def test_there_are_six_actions_to_choose_from() -> None:
    runner = before_the_lab()
    put(runner, "mangy_hound", "at.quarry")
    me(runner).fatigue = 3
    runner = again(runner)
    assert kinds(runner) == {"move", "local", "open", "search", "rest", "pass"}
    assert moves(runner) == {"junkyard", "research_station", "wetlands"}


@pytest.mark.rule("Z-099")
@pytest.mark.parametrize("deed", ["rest", "search:mangy_hound", "move:quarry"])
def test_both_actions_may_be_of_the_same_kind(deed: str) -> None:
    runner = bare("valerian", "ivan", places=("wetlands", "roadhouse"))
    put(runner, "mangy_hound", "at.wetlands")
    me(runner).fatigue = 4
    runner = again(runner)
    runner.table.force(BLANKS, BLANKS)
    play(runner, deed)
    if prompt(runner) == "ask-after-detection":
        play(runner, "run")
    assert (prompt(runner), left(runner)) == ("ask-action", 1)
    assert deed.partition(":")[0] in kinds(runner)


@pytest.mark.rule("Z-099", "Z-106")
def test_only_one_local_action_can_be_taken_in_a_turn() -> None:
    runner = bare("valerian", "ivan", places=("chernobyl", "roadhouse"))
    play(runner, "local")
    assert left(runner) == 1
    assert "local" not in keys(runner)
    play(runner, "move:factory")
    runner = bare("valerian", "ivan", places=("chernobyl", "roadhouse"))
    assert runner.state.turn is not None
    runner.state.turn.actions_left = 3
    runner = again(runner)
    play(runner, "local", "move:junkyard")
    # The Junkyard has an action of its own, but this turn's is used up.
    assert left(runner) == 1
    assert "local" not in keys(runner)


@pytest.mark.rule("Z-100")
def test_a_move_goes_into_one_adjacent_location() -> None:
    runner = bare("valerian", "ivan", places=("wetlands", "roadhouse"))
    assert moves(runner) == {"frontier", "junkyard", "quarry", "roadhouse"}
    play(runner, "move:junkyard")
    assert me(runner).place == "junkyard"


@pytest.mark.rule("Z-101")
def test_a_move_to_threats_leads_to_an_encounter_with_exactly_one() -> None:
    runner = bare("valerian", "ivan", places=("wetlands", "roadhouse"), voice=0)
    for token in ("mangy_hound", "rat_king"):
        put(runner, token, "at.junkyard")
    runner = again(runner)
    play(runner, "move:junkyard")
    assert (prompt(runner), keys(runner)) == ("ask-voice-threat", ["threat:mangy_hound", "threat:rat_king"])
    runner.table.force(BLANKS, PLUSES)
    play(runner, "threat:rat_king")
    encounter = view(runner, 0).encounter
    assert encounter is not None
    assert encounter.token == "rat_king"
    play(runner, "confront:physique")
    assert prompt(runner) == "ask-action"
    assert pile(runner, "trophies.0") == ["rat_king"]
    assert pile(runner, "at.junkyard") == ["mangy_hound"]


@pytest.mark.rule("Z-101")
def test_the_encounter_of_a_move_cannot_be_avoided() -> None:
    runner = bare("valerian", "ivan", places=("wetlands", "roadhouse"))
    put(runner, "mangy_hound", "at.junkyard")
    runner = again(runner)
    runner.table.force(MINUSES)
    play(runner, "move:junkyard")  # alertness 4 against 2
    assert prompt(runner) == "ask-test"


@pytest.mark.rule("Z-102")
@pytest.mark.parametrize("ban", ["", "locked", "full", "secret", "looted"])
def test_one_may_walk_into_an_open_facility_unless_a_ban_stands_against_it(ban: str) -> None:
    runner = bare("valerian", "ivan", places=("quarry", "botanical_lab" if ban == "full" else "village"))
    if ban != "locked":
        runner.state.opened = ["botanical_lab"]
    if ban == "secret":
        put(runner, "l01", "secrets.0")
    if ban == "looted":
        runner.table.move_all("events.lab", "discards.events.lab")
    runner = again(runner)
    assert ("botanical_lab" in moves(runner)) is (ban == "")


@pytest.mark.rule("Z-103")
def test_walking_in_costs_nothing_and_shows_nothing() -> None:
    runner = before_the_lab()
    runner.state.opened = ["botanical_lab"]
    runner = again(runner)
    play(runner, "move:botanical_lab")
    assert (me(runner).place, me(runner).rubles, me(runner).damage, me(runner).fatigue) == ("botanical_lab", 500, 0, 1)
    assert prompt(runner) == "ask-action"
    assert view(runner, 0).cards("secret_items.botanical_lab") == [None, None]


@pytest.mark.rule("Z-104")
def test_leaving_a_facility_may_lead_to_an_encounter() -> None:
    runner = bare("valerian", "ivan", places=("botanical_lab", "roadhouse"))
    put(runner, "mangy_hound", "at.wetlands")
    runner = again(runner)
    assert moves(runner) == {"quarry", "wetlands"}
    runner.table.force(BLANKS)
    play(runner, "move:wetlands")
    assert prompt(runner) == "ask-after-detection"


@pytest.mark.rule("Z-105")
def test_a_local_action_is_that_of_the_present_location() -> None:
    runner = bare("valerian", "ivan", places=("junkyard", "roadhouse"))
    play(runner, "move:chernobyl", "local")
    assert (me(runner).rubles, me(runner).fatigue) == (400, 3)
    runner = bare("valerian", "ivan", places=("frontier", "roadhouse"))
    runner.table.force(BLANKS)
    play(runner, "local")
    assert keys(runner) == ["choose:rubles", "choose:junk"]


@pytest.mark.rule("Z-107")
def test_threats_do_not_stand_in_the_way_of_a_local_action() -> None:
    runner = bare("valerian", "ivan", places=("chernobyl", "roadhouse"))
    put(runner, "gargantuan", "at.chernobyl")
    runner = again(runner)
    play(runner, "local")
    assert prompt(runner) == "ask-action"
    assert me(runner).rubles == 400


@pytest.mark.rule("Z-108")
@pytest.mark.parametrize("place", [*ENTRANCES, "sarcophagus"])
def test_facilities_and_the_sarcophagus_have_no_local_action(place: str) -> None:
    runner = bare("valerian", "ivan", places=(place, "roadhouse"))
    for card in ("a01", "l01"):
        put(runner, card, "secrets.0")
    assert "local" not in keys(again(runner))


@pytest.mark.rule("Z-109")
def test_a_local_action_is_offered_only_to_those_who_meet_its_price() -> None:
    runner = bare("valerian", "ivan", places=("barracks", "roadhouse"))
    for reputation, offered in ((-1, False), (0, True), (1, True)):
        me(runner).reputation = reputation
        runner = again(runner)
        assert ("local" in keys(runner)) is offered
    me(runner).place = "factory"
    runner = again(runner)
    assert "local" not in keys(runner)
    put(runner, "mangy_hound", "trophies.0")
    runner = again(runner)
    assert "local" in keys(runner)
    put(runner, "mangy_hound", "tray.green_mutant")
    put(runner, "sponge", "packed.0")  # an artifact
    runner = again(runner)
    assert "local" in keys(runner)
    me(runner).place, me(runner).fatigue = "power_plant", 2
    for count, card in enumerate(("a01", "l01"), start=1):
        put(runner, card, "secrets.0")
        runner = again(runner)
        assert ("local" in keys(runner)) is (count == 2)


@pytest.mark.rule("Z-110", "Z-112")
def test_opening_a_facility_takes_what_the_lock_demands_and_leads_inside() -> None:
    runner = before_the_lab()
    assert "open:botanical_lab:0" in keys(runner)
    play(runner, "open:botanical_lab:0", "keep-none")
    assert view(runner, 1).is_open("botanical_lab")
    assert (me(runner).rubles, me(runner).place, left(runner)) == (0, "botanical_lab", 1)


@pytest.mark.rule("Z-110")
@pytest.mark.parametrize("place", ["research_station", "junkyard", "barracks"])
def test_a_facility_can_be_opened_only_at_one_of_its_entrances(place: str) -> None:
    runner = before_the_lab()
    me(runner).place = place
    assert not any(key.startswith("open:botanical_lab") for key in keys(again(runner)))
    me(runner).place = "wetlands"
    assert "open:botanical_lab:0" in keys(again(runner))


@pytest.mark.rule("Z-110")
def test_whoever_cannot_do_what_the_lock_demands_cannot_open() -> None:
    runner = before_the_lab()
    me(runner).rubles = 400
    assert not any(key.startswith("open:") for key in keys(again(runner)))


@pytest.mark.rule("Z-111")
def test_an_opened_facility_stays_open_for_everybody() -> None:
    runner = before_the_lab("ivan", "tamara")
    me(runner, 1).place = me(runner, 2).place = "wetlands"
    runner = next_turn(runner, 0, 1)
    play(runner, "open:botanical_lab:0", "keep-none", "pass")
    assert runner.asked() == [1]
    assert "botanical_lab" in moves(runner)
    # No lock is left to be opened, and the same is true in later rounds.
    assert not any(key.startswith("open:") for key in keys(runner))
    me(runner).place = me(runner, 1).place = "roadhouse"
    play(runner, "pass")
    while runner.state.round < 2:
        me(runner, 2).place = "roadhouse"
        play(runner, "pass" if "pass" in keys(runner) else keys(runner)[0])
    me(runner, runner.asked()[0]).place = "quarry"
    runner = again(runner)
    assert "botanical_lab" in moves(runner)


@pytest.mark.rule("Z-113")
def test_whoever_opens_may_look_through_the_secret_items_and_keep_one() -> None:
    runner = before_the_lab()
    items = [*pile(runner, "secret_items.botanical_lab")]
    play(runner, "open:botanical_lab:0")
    assert sorted(keys(runner)) == sorted([*(f"keep:{item}" for item in items), "keep-none"])
    assert view(runner, 0).cards("secret_items.botanical_lab") == items
    assert view(runner, 1).cards("secret_items.botanical_lab") == [None, None]
    play(runner, f"keep:{items[0]}")
    while prompt(runner) != "ask-action":
        play(runner, keys(runner)[0])
    assert owned(runner, 0) == {items[0]}
    assert pile(runner, "secret_items.botanical_lab") == [items[1]]


@pytest.mark.rule("Z-114")
@pytest.mark.parametrize("ban", ["", "full", "secret", "looted"])
def test_opening_is_not_offered_to_whoever_could_not_go_in(ban: str) -> None:
    runner = before_the_lab()
    if ban == "full":
        me(runner, 1).place = "botanical_lab"
    if ban == "secret":
        put(runner, "l01", "secrets.0")
    if ban == "looted":
        runner.table.move_all("events.lab", "discards.events.lab")
    assert any(key.startswith("open:") for key in keys(again(runner))) is (ban == "")


@pytest.mark.rule("Z-115", "Z-116")
def test_a_search_meets_a_token_of_choice_and_needs_one() -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    assert "search" not in kinds(runner)
    for token in ("mangy_hound", "rat_king"):
        put(runner, token, "at.farms")
    put(runner, "hollow_deer", "at.barracks")
    runner = again(runner)
    assert [key for key in keys(runner) if key.startswith("search:")] == ["search:mangy_hound", "search:rat_king"]
    runner.table.force(BLANKS)
    play(runner, "search:rat_king")
    encounter = view(runner, 0).encounter
    assert encounter is not None
    assert (encounter.token, prompt(runner)) == ("rat_king", "ask-after-detection")
    assert left(runner) == 1


@pytest.mark.rule("Z-117", "Z-118")
def test_a_rest_takes_1_fatigue_and_is_not_offered_at_1() -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    assert "rest" not in keys(runner)
    me(runner).fatigue = 2
    runner = again(runner)
    play(runner, "rest")
    assert (me(runner).fatigue, left(runner)) == (1, 1)
    assert "rest" not in keys(runner)


@pytest.mark.rule("Z-118")
def test_olga_rests_at_fatigue_1_while_she_is_hurt() -> None:
    runner = bare("olga", "ivan", places=("farms", "roadhouse"))
    assert "rest" not in keys(runner)
    me(runner).damage = 2
    runner = again(runner)
    play(runner, "rest")
    assert (me(runner).fatigue, me(runner).damage, left(runner)) == (1, 1, 1)


@pytest.mark.rule("Z-119")
def test_passing_the_first_action_ends_the_turn() -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    play(runner, "pass")
    assert (prompt(runner), runner.asked()) == ("ask-action", [1])


@pytest.mark.rule("Z-120")
def test_the_second_action_may_be_passed() -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    play(runner, "move:village", "pass")
    assert (prompt(runner), runner.asked(), me(runner).place) == ("ask-action", [1], "village")


@pytest.mark.rule("Z-121")
@pytest.mark.parametrize("how", ["run", "lose"])
def test_an_encounter_that_went_wrong_does_not_end_the_turn(how: str) -> None:
    runner = bare("valerian", "ivan", places=("village", "roadhouse"))
    put(runner, "mangy_hound", "at.farms")
    runner = again(runner)
    runner.table.force(BLANKS, MINUSES)
    play(runner, "move:farms")
    play(runner, *(("run",) if how == "run" else ("confront:physique", "let-stand")))
    assert (prompt(runner), runner.asked(), left(runner)) == ("ask-action", [0], 1)
    assert {"move", "search", "pass"} <= kinds(runner)


@pytest.mark.rule("Z-530")
def test_what_was_not_offered_is_refused_and_changes_nothing() -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    before = digest(runner.state)
    for key in ("rest", "move:frontier", "search:mangy_hound", "open:botanical_lab:0", "local"):
        assert key not in keys(runner)
        with pytest.raises(Refused):
            runner.answer(0, key)
    with pytest.raises(Refused):
        runner.answer(1, "pass")
    assert digest(runner.state) == before
    assert runner.asked() == [0]


@pytest.mark.rule("Z-551")
def test_the_farms_want_something_to_sell_and_an_empty_slot_hinders_nobody() -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    assert "local" not in keys(runner)
    put(runner, "mangy_hound", "trophies.0")
    assert "local" in keys(again(runner))
    me(runner).place = "wetlands"
    runner.table.move_all("tray.green_anomaly", "box")
    assert "local" in keys(again(runner))


@pytest.mark.rule("Z-554")
def test_a_move_by_an_item_is_no_action_and_may_be_declined() -> None:
    runner = bare("valerian", "ivan", places=("junkyard", "roadhouse"))
    put(runner, "bicycle", "packed.0")
    put(runner, "mangy_hound", "at.quarry")
    runner = again(runner)
    play(runner, "use:bicycle", "stay")
    assert (me(runner).place, left(runner)) == ("junkyard", 2)
    play(runner, "use:bicycle")
    runner.table.force(BLANKS)
    play(runner, "move:quarry")
    assert (me(runner).damage, prompt(runner)) == (1, "ask-after-detection")
    play(runner, "run")
    assert (me(runner).place, left(runner)) == ("quarry", 2)
