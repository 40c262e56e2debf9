"""Rumors (chapter 12)."""

from __future__ import annotations

import pytest

from fivefires.games.zona.content.rumors import RUMORS
from fivefires.games.zona.state import Scavenger, Status
from tests.games.zona.tables import (
    BUNKERS,
    GREEN,
    NEARLY,
    YELLOW,
    Game,
    again,
    bare,
    keys,
    me,
    moves,
    next_turn,
    pile,
    pile_of,
    play,
    prompt,
    put,
    tokens_on_board,
    view,
)

# Where an emission asks nobody anything.
INDOORS = ("research_station", "research_station")


def phase(*rumors: str, marker: int = 0, voice: int = 0, places: tuple[str, ...] = ("roadhouse", "roadhouse")) -> Game:
    """The last turn before these rumors come, one in each round; nobody draws events."""
    runner = bare(*("valerian", "ivan", "tamara", "olga")[: len(places)], places=places, voice=voice)
    for deck in ("green", "yellow"):
        runner.table.move_all(f"events.{deck}", f"discards.events.{deck}")
    for rumor in reversed(rumors):
        put(runner, rumor, "rumors")
    runner.state.marker = marker
    return next_turn(runner, 0)


def through(runner: Game) -> None:
    """Everybody passes, until a rumor asks something or the next round begins."""
    now = runner.state.round
    while runner.state.round == now and prompt(runner) == "ask-action":
        play(runner, "pass")


@pytest.mark.rule("Z-175", "Z-186", "Z-188")
def test_each_round_has_exactly_one_rumor_which_is_carried_out_and_discarded() -> None:
    runner = phase("r07", "r10")  # 100 rubles in bunkers; 1 fatigue less
    size = len(pile(runner, "rumors"))
    me(runner).fatigue = 3
    through(runner)
    assert (runner.state.round, len(pile(runner, "rumors"))) == (2, size - 1)
    assert pile(runner, "discards.rumors") == ["r07"]
    assert view(runner, 1).cards("discards.rumors") == ["r07"]
    assert ([me(runner, seat).rubles for seat in (0, 1)], me(runner).fatigue) == ([100, 100], 3)
    through(runner)
    assert (runner.state.round, len(pile(runner, "rumors"))) == (3, size - 2)
    assert pile(runner, "discards.rumors") == ["r07", "r10"]
    assert me(runner).fatigue == 2


@pytest.mark.rule("Z-176")
@pytest.mark.parametrize(("rumor", "arrows"), [("r10", 0), ("r06", 1), ("r02", 2)])
def test_the_marker_advances_by_the_arrows_of_the_card_first(rumor: str, arrows: int) -> None:
    runner = phase(rumor, marker=2)
    play(runner, "pass")
    assert runner.state.marker == 2 + arrows
    if rumor == "r02":
        assert prompt(runner) == "ask-place"  # the marker went before the card was carried out


@pytest.mark.rule("Z-177", "Z-178", "Z-179")
@pytest.mark.parametrize("marker", [4, 5])
def test_at_the_last_space_or_beyond_an_emission_interrupts_the_rumor(marker: int) -> None:
    runner = phase("r02", marker=marker, places=("frontier", "research_station"))  # two arrows; place a yellow mutant
    play(runner, "pass")
    assert prompt(runner) == "ask-flee"
    assert runner.state.marker == 6
    assert pile(runner, "rumors")[-1] == "r02"
    assert [view(runner, seat).cards("rumors")[-1] for seat in (0, 1)] == ["r02", "r02"]
    play(runner, "flee:roadhouse")
    # Afterwards the rumor is carried out, and what was beyond the last space is lost.
    assert (prompt(runner), runner.state.marker) == ("ask-place", 0)
    assert {key.removeprefix("at:") for key in keys(runner)} == {*YELLOW}
    before = len(pile(runner, "at.factory"))
    play(runner, "at:factory")
    assert len(pile(runner, "at.factory")) == before + 1
    assert (pile_of(runner, "r02"), runner.state.marker) == ("discards.rumors", 0)


@pytest.mark.rule("Z-180", "Z-184")
def test_a_persistent_rumor_stays_where_the_voice_puts_the_token() -> None:
    runner = phase("r17", "r10", "r07", voice=1)  # no local action in one green or yellow location
    through(runner)
    assert (prompt(runner), runner.asked()) == ("ask-rumor-token", [1])
    assert {key.removeprefix("at:") for key in keys(runner)} == {*GREEN, *YELLOW}
    play(runner, "at:chernobyl")
    assert (pile(runner, "rumors.in_force"), runner.state.rumor_token) == (["r17"], "chernobyl")
    through(runner)
    through(runner)
    # Other Voices and other rumors have not changed anything.
    assert runner.state.round == 4
    assert (pile(runner, "rumors.in_force"), runner.state.rumor_token) == (["r17"], "chernobyl")


@pytest.mark.rule("Z-181", "Z-182")
def test_a_new_persistent_rumor_drives_out_the_old_one() -> None:
    runner = phase("r17", "r15")
    through(runner)
    play(runner, "at:chernobyl")
    through(runner)
    assert (prompt(runner), runner.asked()) == ("ask-rumor-token", [1])
    play(runner, "at:farms")
    assert (pile(runner, "rumors.in_force"), runner.state.rumor_token) == (["r15"], "farms")
    assert pile(runner, "discards.rumors") == ["r17"]
    me(runner, 1).place = "chernobyl"
    runner = next_turn(runner, 1)
    assert "local" in keys(runner)


@pytest.mark.rule("Z-182")
def test_an_emission_ends_a_persistent_rumor() -> None:
    runner = phase("r17", "r06", marker=3, places=INDOORS)  # two arrows, then one
    through(runner)
    play(runner, "at:chernobyl")
    assert runner.state.marker == 5
    through(runner)
    assert runner.state.marker == 0
    assert (pile(runner, "rumors.in_force"), runner.state.rumor_token) == ([], "")
    assert sorted(pile(runner, "discards.rumors")) == ["r06", "r17"]


@pytest.mark.rule("Z-183")
def test_a_persistent_rumor_works_only_where_its_token_lies() -> None:
    runner = phase("r17")
    through(runner)
    play(runner, "at:chernobyl")
    for place, offered in (("chernobyl", False), ("junkyard", True), ("wetlands", True)):
        me(runner, 1).place = place
        runner = next_turn(runner, 1)
        assert ("local" in keys(runner)) is offered


@pytest.mark.rule("Z-183")
def test_a_closed_border_is_closed_in_both_directions_and_no_other_one_is() -> None:
    runner = phase("r14")
    through(runner)
    assert "border:frontier/wetlands" in keys(runner)
    play(runner, "border:frontier/wetlands")
    for place, expected in (
        ("frontier", {"roadhouse", "village"}),
        ("wetlands", {"junkyard", "quarry", "roadhouse"}),
        ("junkyard", {"chernobyl", "quarry", "roadhouse", "wetlands"}),
    ):
        me(runner, 1).place = place
        runner = next_turn(runner, 1)
        assert moves(runner) == expected


@pytest.mark.rule("Z-184")
def test_the_card_says_where_the_token_may_lie() -> None:
    runner = phase("r21")  # a bunker
    through(runner)
    assert {key.removeprefix("at:") for key in keys(runner)} == {*BUNKERS}


@pytest.mark.rule("Z-185")
def test_a_persistent_rumor_that_set_off_an_emission_comes_into_force_after_it() -> None:
    runner = phase("r15", "r17", marker=3, places=INDOORS)  # one arrow, then two
    through(runner)
    play(runner, "at:farms")
    through(runner)
    # The emission has swept the old one away and not the new one.
    assert (prompt(runner), runner.state.marker) == ("ask-rumor-token", 0)
    assert (pile(runner, "discards.rumors"), pile(runner, "resolving")) == (["r15"], ["r17"])
    play(runner, "at:chernobyl")
    assert (pile(runner, "rumors.in_force"), runner.state.rumor_token) == (["r17"], "chernobyl")


@pytest.mark.rule("Z-186")
def test_a_rumor_without_a_clock_is_carried_out_completely() -> None:
    runner = phase("r01")  # place a green mutant, then move a token
    play(runner, "pass", "at:wetlands")
    assert prompt(runner) == "ask-place"
    play(runner, "at:junkyard")
    assert len(pile(runner, "at.junkyard")) == 1
    assert len(tokens_on_board(runner)) == 1
    assert (pile(runner, "discards.rumors"), runner.state.round) == (["r01"], 2)


@pytest.mark.rule("Z-187")
def test_all_choices_of_a_rumor_are_the_voices() -> None:
    runner = phase("r13", voice=1, places=("roadhouse", "power_plant"))
    play(runner, "pass")
    # Seat 1 is the Voice, and the choice hits seat 0 alone.
    assert (runner.asked(), keys(runner)) == ([1], ["choose:bunkers", "choose:outdoors"])
    play(runner, "choose:bunkers")
    assert [me(runner, seat).damage for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("Z-189")
def test_the_token_goes_to_the_player_on_the_left() -> None:
    runner = phase("r10", "r07", "r06", "r08", voice=2, places=("roadhouse",) * 4)
    voices, begins = [], []
    for _ in range(4):
        voices.append(runner.state.voice)
        through(runner)
        begins += runner.asked()
    assert voices == [2, 3, 0, 1]
    assert begins == [3, 0, 1, 2]


@pytest.mark.rule("Z-190")
def test_players_who_are_out_of_the_game_are_passed_over() -> None:
    runner = phase("r10", "r07", voice=0, places=("roadhouse",) * 3)
    put(runner, "ivan", "box")
    runner.state.scavengers[1] = Scavenger(status=Status.OUT)
    play(runner, "pass")
    assert (runner.state.voice, runner.asked()) == (2, [2])
    through(runner)
    assert runner.state.voice == 0


@pytest.mark.rule("Z-191")
def test_deactivated_items_are_refreshed_at_the_end_of_the_rumor_phase() -> None:
    runner = phase("r03")
    for seat, item in ((0, "crossbow"), (1, "tunnel_lamp")):
        put(runner, item, f"packed.{seat}")
        me(runner, seat).tokens = {item: 1}
    put(runner, "jaw_trap", "packed.0")
    me(runner).tokens["jaw_trap"] = 1
    play(runner, "pass")
    # The Voice is being asked: the phase is not over yet.
    assert (prompt(runner), me(runner).tokens, me(runner, 1).tokens) == (
        "ask-place",
        {"crossbow": 1, "jaw_trap": 1},
        {"tunnel_lamp": 1},
    )
    play(runner, "at:farms")
    assert (me(runner).tokens, me(runner, 1).tokens) == ({"jaw_trap": 1}, {})


@pytest.mark.rule("Z-192")
def test_the_rumor_phase_closes_in_order() -> None:
    runner = phase("r10", voice=0)
    put(runner, "crossbow", "packed.0")
    me(runner).tokens = {"crossbow": 1}
    put(runner, "ivan", "box")
    runner.state.scavengers[1] = Scavenger(status=Status.DEAD)
    play(runner, "pass")
    # When the dead player is asked, the rumor is discarded, the token has moved on and items are refreshed.
    assert (prompt(runner), runner.asked()) == ("ask-restart", [1])
    assert (pile(runner, "discards.rumors"), runner.state.voice, me(runner).tokens) == (["r10"], 1, {})
    assert not runner.over
    play(runner, keys(runner)[0])
    while prompt(runner) == "ask-arrange":
        play(runner, "wear:")
    assert me(runner, 1).status == "playing"


@pytest.mark.rule("Z-061", "Z-192")
def test_after_the_last_rumor_nobody_is_asked_for_a_new_character() -> None:
    runner = phase("r10", voice=0)
    for card in [card for card in pile(runner, "rumors") if card != "r10"]:
        put(runner, card, "box")
    put(runner, "ivan", "box")
    runner.state.scavengers[1] = Scavenger(status=Status.DEAD)
    play(runner, "pass")
    assert runner.state.result is not None
    assert runner.state.result.ending == "rumors"


@pytest.mark.rule("Z-508")
def test_a_rumor_shows_up_to_two_arrows_and_about_one_on_the_average() -> None:
    arrows = [rumor.arrows for rumor in RUMORS]
    assert {*arrows} == {0, 1, 2}
    assert 0.9 < sum(arrows) / len(arrows) < 1.2


@pytest.mark.rule("Z-536")
def test_whoever_must_take_a_test_in_a_rumor_decides_about_the_own_dice() -> None:
    runner = phase("r09", voice=0)  # everybody tests willpower
    runner.table.force(NEARLY, NEARLY)
    play(runner, "pass")
    assert (prompt(runner), runner.asked()) == ("ask-test", [0])
    play(runner, "let-stand")
    assert (prompt(runner), runner.asked()) == ("ask-test", [1])


@pytest.mark.rule("Z-571")
@pytest.mark.parametrize("voice", [0, 1, 2])
def test_a_rumor_reaches_one_after_the_other_from_the_voice_on(voice: int) -> None:
    runner = phase("r09", voice=voice, places=("roadhouse",) * 3)
    runner.table.force(NEARLY, NEARLY, NEARLY)
    play(runner, "pass")
    asked = []
    while prompt(runner) == "ask-test":
        asked += runner.asked()
        play(runner, "let-stand")
    assert asked == [(voice + offset) % 3 for offset in range(3)]
    assert again(runner).asked() == runner.asked()
