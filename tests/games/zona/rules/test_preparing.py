"""Preparing the scavengers (chapter 3)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content.characters import CHARACTERS as BOARDS
from fivefires.games.zona.state import Status
from fivefires.kernel import key_of
from tests.games.zona.tables import (
    BLANKS,
    CHARACTERS,
    bare,
    keys,
    me,
    next_turn,
    opening,
    owned,
    pile,
    pile_of,
    play,
    prompt,
    put,
    table_for,
    tokens_on_board,
    view,
)

REPUTATION = {"bad": -1, "neutral": 0, "good": 1}


def partner(character: str) -> str:
    return "tamara" if character != "tamara" else "savva"


@pytest.mark.rule("Z-029", "Z-030", "Z-031")
def test_everybody_keeps_one_of_two_dealt_characters_at_the_same_time() -> None:
    runner = table_for(3)
    dealt = [[*pile(runner, f"dealt.{seat}")] for seat in (0, 1, 2)]
    assert len({character for two in dealt for character in two} & {*CHARACTERS}) == 6
    assert runner.asked() == [0, 1, 2]
    for seat in (0, 1, 2):
        for other in (0, 1, 2):
            assert view(runner, other).cards(f"dealt.{seat}") == dealt[seat]
        assert [key_of(option) for option in runner.options(seat)] == [f"character:{one}" for one in dealt[seat]]
    # Nothing is shown before the last one has chosen.
    runner.answer(0, f"character:{dealt[0][0]}")
    runner.answer(1, f"character:{dealt[1][1]}")
    assert runner.asked() == [2]
    assert [pile(runner, f"character.{seat}") for seat in (0, 1, 2)] == [[], [], []]
    runner.answer(2, f"character:{dealt[2][0]}")
    kept = [dealt[0][0], dealt[1][1], dealt[2][0]]
    assert [pile(runner, f"character.{seat}") for seat in (0, 1, 2)] == [[one] for one in kept]
    assert sorted(pile(runner, "characters")) == sorted({*CHARACTERS} - {*kept})


@pytest.mark.rule("Z-029")
def test_characters_are_dealt_by_chance() -> None:
    deals = {tuple(sorted(pile(table_for(2, seed=seed), "dealt.0"))) for seed in range(10)}
    assert len(deals) > 3


@pytest.mark.rule("Z-031")
def test_characters_that_nobody_kept_are_the_supply_after_a_death() -> None:
    runner = bare("valerian", "ivan", places=("roadhouse", "roadhouse"))
    put(runner, "ivan", "box")
    me(runner, 1).status, me(runner, 1).place = Status.DEAD, ""
    unused = {*pile(runner, "characters")}
    assert unused == {*CHARACTERS} - {"valerian", "ivan"}
    runner = next_turn(runner, 0)
    play(runner, "pass")
    offered = [key.removeprefix("character:") for key in keys(runner) if key.startswith("character:")]
    assert runner.asked() == [1]
    assert len(offered) == 2
    assert {*offered} <= unused


@pytest.mark.rule("Z-032", "Z-033")
def test_with_free_choice_the_voice_picks_first_and_then_the_others_in_turn() -> None:
    runner = table_for(3, prepare=lambda table: table.force((2,)), characters="free")
    assert runner.asked() == [1]
    assert sorted(keys(runner)) == sorted(f"character:{one}" for one in CHARACTERS)
    play(runner, "character:olga")
    assert runner.asked() == [2]
    assert sorted(keys(runner)) == sorted(f"character:{one}" for one in CHARACTERS if one != "olga")
    play(runner, "character:ivan")
    assert runner.asked() == [0]
    assert sorted(keys(runner)) == sorted(f"character:{one}" for one in CHARACTERS if one not in ("olga", "ivan"))


@pytest.mark.rule("Z-034")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_each_character_brings_two_threats_from_the_tray(board: object) -> None:
    character = next(one for one in BOARDS if one is board)
    runner = table_for(2, prepare=lambda table: table.force((1,)), characters="free")
    slots = {name: [*lying] for name, lying in runner.state.piles.items() if name.startswith("tray.")}
    play(runner, f"character:{character.id}", f"character:{partner(character.id)}")
    assert len(character.threats) == 2
    for place, (colour, kind) in character.threats:
        expected = slots[f"tray.{colour}_{kind}"].pop(0)
        assert pile_of(runner, expected) == f"at.{place}"


@pytest.mark.rule("Z-035")
def test_starting_threats_are_laid_out_from_the_voice_on_and_may_share_a_location() -> None:
    runner = table_for(2, prepare=lambda table: table.force((2,)), characters="free")
    mutants = [*pile(runner, "tray.green_mutant")]
    # Valerian brings green mutants to the Quarry and the Barracks, Ivan one to the Quarry.
    play(runner, "character:valerian", "character:ivan")
    while prompt(runner) == "ask-arrange":
        play(runner, "wear:")
    assert me(runner, 1).character == "valerian"
    assert pile(runner, "at.quarry") == [mutants[0], mutants[2]]
    assert pile(runner, "at.barracks") == [mutants[1]]


@pytest.mark.rule("Z-036", "Z-037", "Z-038", "Z-039", "Z-040", "Z-042", "Z-043")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_a_character_begins_with_what_its_board_states(board: object) -> None:
    character = next(one for one in BOARDS if one is board)
    runner = opening(character.id, partner(character.id), worn=True)
    scavenger = me(runner)
    assert scavenger.damage == character.damage
    assert scavenger.weaknesses == []
    assert scavenger.rubles == character.rubles
    assert scavenger.reputation == REPUTATION[character.reputation]
    assert view(runner, 1).stock("reputation-token").get("seat.0", 0) == int(character.reputation != "neutral")
    assert scavenger.place == character.place
    assert scavenger.fatigue == 1
    assert owned(runner, 0) == {item.id for item in character.items}
    assert len(owned(runner, 0)) == 4
    assert all(item.id not in owned(runner, 1) for item in character.items)
    for part in ("backpack-board", "fatigue-dial", "player-aid"):
        assert runner.state.stock[part]["seat.0"] == 1
    # Whatever the first scavenger wears, starting damage was never asked about.
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("Z-041")
def test_the_data_for_the_start_count_once() -> None:
    runner = opening("valerian", "oleg")
    assert [pile(runner, f"character.{seat}") for seat in (0, 1)] == [["valerian"], ["oleg"]]
    me(runner).place = me(runner, 1).place = "roadhouse"
    threats, rubles = tokens_on_board(runner), [me(runner, seat).rubles for seat in (0, 1)]
    put(runner, "r10", "rumors")
    runner = next_turn(runner, 0, 1)
    play(runner, "pass", "pass")
    assert runner.state.round == 2
    assert tokens_on_board(runner) == threats
    assert [me(runner, seat).rubles for seat in (0, 1)] == rubles
    assert [pile(runner, f"character.{seat}") for seat in (0, 1)] == [["valerian"], ["oleg"]]


@pytest.mark.rule("Z-044")
@pytest.mark.parametrize("worn", [True, False])
def test_starting_items_are_put_in_their_places(worn: bool) -> None:
    runner = table_for(2, prepare=lambda table: table.force((1,)), characters="free")
    play(runner, "character:ivan", "character:tamara")
    assert (runner.asked(), keys(runner)) == ([0], ["wear:", "wear:plate_carrier"])
    play(runner, "wear:plate_carrier" if worn else "wear:")
    assert sorted(pile(runner, "small.0")) == ["combat_stims", "field_dressing"]
    assert pile(runner, "worn.0") == (["plate_carrier"] if worn else [])
    assert sorted(pile(runner, "packed.0")) == (["service_rifle"] if worn else ["plate_carrier", "service_rifle"])


@pytest.mark.rule("Z-045")
def test_all_belongings_are_open_to_everybody() -> None:
    runner = opening("ivan", "tamara", worn=True)
    put(runner, "mangy_hound", "trophies.0")
    put(runner, "a01", "secrets.0")
    me(runner).weaknesses, me(runner).tokens = ["smarts"], {"service_rifle": 2}
    seen = view(runner, 1)
    assert seen.cards("small.0") == pile(runner, "small.0")
    assert seen.cards("worn.0") == ["plate_carrier"]
    assert seen.cards("packed.0") == ["service_rifle"]
    assert seen.cards("trophies.0") == ["mangy_hound"]
    assert seen.cards("secrets.0") == ["a01"]
    assert seen.tokens_on("service_rifle") == 2
    other = seen.scavengers[0]
    assert (other.rubles, other.weaknesses, other.fatigue, other.reputation) == (100, ["smarts"], 1, 0)


@pytest.mark.rule("Z-046")
def test_a_damage_token_means_what_it_lies_on_says() -> None:
    runner = bare("valerian", "ivan", places=("farms", "roadhouse"))
    for item in ("crossbow", "jaw_trap"):
        put(runner, item, "packed.0")
    put(runner, "mangy_hound", "at.farms")
    me(runner).damage, me(runner).tokens = 1, {"crossbow": 1, "jaw_trap": 1}
    assert view(runner, 0).free_fortitude(0) == 6
    runner = next_turn(runner, 0)
    runner.table.force(BLANKS, (3, 3, 4))
    play(runner, "search:mangy_hound")
    # The trap is consumable and only worn; the crossbow is durable and deactivated.
    assert "use:jaw_trap" in keys(runner)
    play(runner, "confront:physique")
    assert prompt(runner) == "ask-test"
    assert not any("crossbow" in key for key in keys(runner))
    play(runner, "let-stand")
    put(runner, "g21", "events.green")
    play(runner, "pass")
    assert runner.state.round == 2
    assert (me(runner).tokens, me(runner).damage) == ({"jaw_trap": 1}, 2)


@pytest.mark.rule("Z-047")
def test_damage_tokens_and_rubles_never_run_out() -> None:
    runner = bare("valerian", "ivan", places=("chernobyl", "roadhouse"))
    me(runner).rubles = me(runner, 1).rubles = 1_000_000
    runner = next_turn(runner, 0)
    play(runner, "local")  # 2 fatigue and 400 rubles
    assert me(runner).rubles == 1_000_400
    assert not any("ruble" in component or "damage" in component for component in runner.state.stock)


@pytest.mark.rule("Z-048")
def test_what_reaches_a_scavenger_reaches_the_player_who_leads_it() -> None:
    runner = bare("valerian", "ivan", "tamara", places=("roadhouse", "power_plant", "village"))
    put(runner, "r07", "rumors")  # every scavenger in a bunker gets 100 rubles
    runner = next_turn(runner, 0)
    play(runner, "pass")
    assert [me(runner, seat).rubles for seat in (0, 1, 2)] == [100, 0, 100]


@pytest.mark.rule("Z-049")
def test_the_voice_is_whoever_has_the_token_at_that_moment() -> None:
    runner = bare("valerian", "ivan", places=("roadhouse", "roadhouse"), voice=1)
    asked: list[int] = []
    for _ in range(3):
        put(runner, f"r0{3 + len(asked)}" if len(asked) < 2 else "r01", "rumors")  # the Voice places a threat
        runner.state.marker = 0
        while prompt(runner) == "ask-action":
            play(runner, "pass")
        asked += runner.asked()
        play(runner, keys(runner)[0])
        while prompt(runner) != "ask-action":
            play(runner, keys(runner)[0])
    assert asked == [1, 0, 1]
