"""Crossroads (chapter 8)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import CROSSROADS, adds_people
from fivefires.games.long_night.show.scene import crossroads_text
from fivefires.games.long_night.state import Turn
from fivefires.kernel import Refused
from tests.games.long_night.tables import (
    BITE,
    BLANK,
    QUIET,
    QUIET_TOO,
    THREE,
    WOUND,
    Game,
    act_as,
    dice,
    give,
    hand,
    helpless,
    hold,
    keys,
    lay_tokens,
    log,
    log_names,
    me,
    pile,
    pile_of,
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
    view,
    ways,
    zombies,
)  # fmt: skip


def held(runner: Game) -> list[list[str]]:
    return [pile(runner, f"held.{seat}") for seat in range(runner.state.seats)]


def waste(runner: Game, count: int) -> None:
    for card in ("rations", "rations#2", "rations#3", "firewood", "firewood#2", "bandages", "bandages#2")[:count]:
        put(runner, card, "waste")


@pytest.mark.rule("L-213", "L-101")
def test_only_the_drawer_knows_the_card() -> None:
    runner = three()
    quiet(runner)
    play(runner, "end-turn")
    assert held(runner) == [[QUIET], [], []]
    assert seers(runner, QUIET) == [0]
    assert [view(runner, seat).cards("held.0") for seat in range(3)] == [[QUIET], [None], [None]]
    assert not any(log_names(runner, QUIET, seat) for seat in (1, 2))


@pytest.mark.rule("L-214", "L-220")
def test_the_card_is_about_the_active_player() -> None:
    """Seat 2 holds it, seat 0 chooses, and Gia, who went to the School, freezes."""
    runner = hold(three(), "cr_cold_stove")
    give(runner, 0, "firewood")
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "move:gia_najjar", "at:school")
    assert (prompt(runner), runner.asked()) == ("ask-crossroads", [0])
    play(runner, "choose:freeze")
    assert runner.state.frostbite == {"gia_najjar": 1}


@pytest.mark.rule("L-215", "L-138")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_met_card_must_be_carried_out(seat: int) -> None:
    """Nobody is asked whether: the next question is the choice itself, and there is no way round it."""
    runner = three()
    waste(runner, 3)
    hold(runner, "cr_man_in_the_heap")
    play(runner, "clean")
    assert (prompt(runner), keys(runner)) == ("ask-crossroads", ["choose:deal", "choose:drive"])
    with pytest.raises(Refused):
        play(runner, "end-turn", seat=seat)


@pytest.mark.rule("L-215")
def test_what_another_player_did_does_not_meet_it() -> None:
    """The card waits for a request of the active player; seat 0 asked before, in one's own turn."""
    runner = three()
    give(runner, 1, "rations")
    quiet(runner, "cr_debt")
    settle(runner)
    play(runner, "request:2")
    play(runner, "decline", seat=1)
    play(runner, "end-turn")
    assert held(runner) == [["cr_debt"], [], []]
    assert (prompt(runner), runner.asked()) == ("ask-action", [1])


@pytest.mark.rule("L-215")
def test_a_move_by_a_card_meets_it_too() -> None:
    runner = three()
    give(runner, 0, "firewood", "rations")
    hold(runner, "cr_cold_stove")
    play(runner, "play:firewood", "survivor:gia_najjar", "at:school")
    assert (prompt(runner), runner.asked()) == ("ask-crossroads", [0])


@pytest.mark.rule("L-216")
@pytest.mark.parametrize(("face", "wounds"), [(BLANK, {}), (WOUND, {"gia_najjar": 1})])
def test_the_action_is_finished_first_with_its_exposure_roll(face: int, wounds: dict[str, int]) -> None:
    runner = hold(three(), "cr_cold_stove")
    give(runner, 0, "rations")
    settle(runner)
    runner.table.force([face])
    play(runner, "move:gia_najjar", "at:school")
    assert prompt(runner) == "ask-crossroads"
    assert runner.state.wounds == wounds
    assert "log-exposure" in log(runner)


@pytest.mark.rule("L-216")
def test_the_action_is_finished_first_with_deaths_and_replacements() -> None:
    """Gia, the last of her player, is bitten; Emma's player must answer, Agnes arrives, and only then the card."""
    runner = seated(["gia_najjar"], ["rocco_bellini", "emma_han"], ["derek_yoshida", "lily_mae"])
    for survivor in ("gia_najjar", "emma_han"):
        place(runner, survivor, "school")
    zombies(runner, "school", 1)
    stack(runner, "survivors", "agnes_thorne")
    hold(runner, "cr_empty_bunk")
    play(runner, "attack:gia_najjar")
    runner.table.force([BITE])
    play(runner, "entrance:school")
    assert (prompt(runner), runner.asked()) == ("ask-bite", [1])
    play(runner, "let-die", seat=1)
    assert (prompt(runner), runner.asked()) == ("ask-crossroads", [0])
    assert pile(runner, "group.0") == ["agnes_thorne"]
    assert runner.state.morale == 4


@pytest.mark.rule("L-216")
def test_several_cards_for_the_crisis_are_one_action() -> None:
    runner = three()
    give(runner, 0, "rations", "firewood", "bandages")
    hold(runner, "cr_widows_chest")
    play(runner, "contribute", "card:rations")
    assert prompt(runner) == "ask-contribute"
    play(runner, "card:firewood")
    assert prompt(runner) == "ask-contribute"
    play(runner, "enough")
    assert prompt(runner) == "ask-crossroads"


@pytest.mark.rule("L-217")
def test_a_move_that_ends_in_death_is_no_move() -> None:
    runner = hold(three(), "cr_cold_stove")
    give(runner, 0, "rations")
    settle(runner)
    runner.table.force([BITE])
    play(runner, "move:gia_najjar", "at:school")
    assert pile(runner, "graveyard") == ["gia_najjar"]
    assert prompt(runner) == "ask-action"
    assert held(runner) == [[], [], ["cr_cold_stove"]]
    runner.state.turn = Turn(0, begun=True, drawer=2)
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "move:cole_winters", "at:school")
    assert prompt(runner) == "ask-crossroads"


@pytest.mark.rule("L-218")
def test_a_state_is_looked_at_when_the_card_is_drawn() -> None:
    runner = three()
    waste(runner, 7)
    quiet(runner, "cr_rats")
    settle(runner)
    play(runner, "end-turn")
    assert (prompt(runner), runner.asked()) == ("ask-crossroads", [1])
    assert "log-frost" not in log(runner)


@pytest.mark.rule("L-218", "L-345")
def test_a_state_is_looked_at_after_frostbite() -> None:
    """At morale 4 or less all vote; Emma's death brings it down to 4."""
    runner = three()
    runner.state.morale = 5
    runner.state.frostbite = {"emma_han": 2}
    quiet(runner, "cr_names_on_the_air")
    settle(runner)
    play(runner, "end-turn")
    assert pile(runner, "graveyard") == ["emma_han"]
    assert prompt(runner) == "ask-crossroads-vote"


@pytest.mark.rule("L-218")
def test_a_state_is_looked_at_after_every_finished_action() -> None:
    runner = three()
    waste(runner, 4)
    give(runner, 0, "sack_of_rice", "frozen_pies")
    hold(runner, "cr_rats")
    assert prompt(runner) == "ask-action"
    play(runner, "play:sack_of_rice")
    assert prompt(runner) == "ask-action"
    play(runner, "play:frozen_pies")
    assert prompt(runner) == "ask-crossroads"


@pytest.mark.rule("L-219")
def test_the_whole_card_lies_open_before_anything_is_chosen() -> None:
    runner = three()
    waste(runner, 3)
    hold(runner, "cr_man_in_the_heap")
    play(runner, "clean")
    assert prompt(runner) == "ask-crossroads"
    assert seers(runner, "cr_man_in_the_heap") == [0, 1, 2]
    assert pile(runner, "resolving") == ["cr_man_in_the_heap"]
    assert "log-crossroads" in log(runner)
    assert (tokens(runner, "helpless-token", "colony"), len(pile(runner, "removed"))) == (0, 3)


@pytest.mark.rule("L-220")
@pytest.mark.parametrize(("way", "wounds", "dice"), [("share", {"gia_najjar": 1}, 3), ("keep", {}, 3)])
def test_the_active_player_chooses_one_way(way: str, wounds: dict[str, int], dice: int) -> None:
    """Fever cot: whoever plays medicine shares it, or lets chance decide on a helpless person."""
    runner = three()
    give(runner, 0, "bandages")
    lay_tokens(runner, "helpless-token", "colony")
    hold(runner, "cr_fever_cot")
    play(runner, "play:bandages", "survivor:cole_winters")
    assert keys(runner) == ["choose:share", "choose:keep"]
    if way == "keep":
        runner.table.force([1])
    play(runner, f"choose:{way}")
    assert runner.state.wounds == wounds
    assert len(me(runner).dice) == dice
    assert tokens(runner, "helpless-token", "colony") == (0 if way == "keep" else 1)


@pytest.mark.rule("L-220", "L-345")
@pytest.mark.parametrize(("word", "morale"), [("yes", 6), ("no", 5)])
def test_a_card_can_call_for_a_vote_instead(word: str, morale: int) -> None:
    """A knock at night: open the door to three, or keep silent for 1 morale."""
    runner = three()
    quiet(runner, "cr_knock_at_night")
    play(runner, "end-turn")
    assert (prompt(runner), runner.asked()) == ("ask-crossroads-vote", [0, 1, 2])
    for seat, answer in enumerate((word, word, "no")):
        play(runner, answer, seat=seat)
    assert runner.state.morale == morale
    assert tokens(runner, "helpless-token", "colony.unruly") == (2 if word == "yes" else 0)
    assert len(pile(runner, "group.1")) == (3 if word == "yes" else 2)


@pytest.mark.rule("L-221")
@pytest.mark.parametrize(
    ("card", "open_ways"),
    [("", ["freeze"]), ("rations", ["burn", "freeze"]), ("firewood", ["burn", "freeze"])],
)
def test_a_way_whose_price_cannot_be_paid_cannot_be_chosen(card: str, open_ways: list[str]) -> None:
    """Something to burn: whatever was brought along. With an empty hand nobody is asked."""
    runner = three()
    if card:
        give(runner, 0, card)
    hold(runner, "cr_cold_stove")
    runner.table.force([BLANK])
    play(runner, "move:gia_najjar", "at:school")
    assert ways(runner) == open_ways
    if "burn" not in open_ways:
        assert (prompt(runner), runner.state.frostbite) == ("ask-action", {"gia_najjar": 1})
        return
    runner.table.force([5])
    play(runner, "choose:burn")
    assert prompt(runner) == "ask-action"
    assert (hand(runner, 0), pile(runner, "waste")) == ([], [card])
    assert sorted(me(runner).dice) == [5, 6, 6, 6]


@pytest.mark.rule("L-221")
@pytest.mark.parametrize(("left", "open_ways"), [((), ["trade"]), ((2,), ["girl", "trade"])])
def test_a_way_for_a_die_needs_one(left: tuple[int, ...], open_ways: list[str]) -> None:
    """Eight vials: to bring them at once takes an unused die, and without it nobody is the happier."""
    runner = three()
    lay_tokens(runner, "helpless-token", "colony")
    hold(runner, "cr_insulin")
    dice(runner, 0, *left)
    settle(runner)
    runner.table.force([BLANK])
    play(runner, "move:gia_najjar", "at:hospital")
    assert ways(runner) == open_ways
    if "girl" in open_ways:
        play(runner, "choose:girl")
        assert (me(runner).dice, me(runner).used, runner.state.morale) == ([], [2], 7)


@pytest.mark.rule("L-221")
def test_a_way_for_two_dice_needs_both() -> None:
    runner = three()
    lay_tokens(runner, "despair-token", "gia_najjar", 1)
    dice(runner, 0, 6, 5)
    hold(runner, "cr_on_the_silo")
    runner.table.force([2], [4])
    play(runner, "barricade:gia_najjar", "entrance:colony.1")
    assert me(runner).dice == [6, 4]
    assert ways(runner) == ["sleep"]


@pytest.mark.rule("L-221")
@pytest.mark.parametrize(("cards", "open_ways"), [((), ["stand"]), (("rations",), ["amends", "stand"])])
def test_amends_are_made_with_a_card(cards: tuple[str, ...], open_ways: list[str]) -> None:
    runner = three()
    give(runner, 0, *cards)
    hold(runner, "cr_after_the_blow")
    play(runner, "attack:gia_najjar")
    runner.table.force([6])
    play(runner, "survivor:emma_han")
    assert ways(runner) == open_ways


@pytest.mark.rule("L-221", "L-568")
@pytest.mark.parametrize(("exiled", "open_ways"), [((), ["release", "hold"]), ((0,), ["hold"]), ((1, 2), ["hold"])])
def test_nobody_goes_over_from_an_exile_or_to_one(exiled: tuple[int, ...], open_ways: list[str]) -> None:
    runner = seated([*THREE[0], "nadia_rivers"], *THREE[1:])
    send_away(runner, *exiled)
    give(runner, 0, "cell_block_tins")
    hold(runner, "cr_new_loyalties")
    play(runner, "play:cell_block_tins")
    assert ways(runner) == open_ways


@pytest.mark.rule("L-222")
def test_a_card_without_a_way_is_removed_without_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    price = v.Cost(food=1)
    ways: tuple[v.AnyWay, ...] = (
        v.Way("burn", (v.ChangeMorale(1),), cost=price),
        v.Way("freeze", (v.ChangeMorale(-1),), cost=price),
    )
    card = v.Crossroads("cr_cold_stove", v.On(v.Deed.MOVE, at=("school",)), ways)
    monkeypatch.setitem(CROSSROADS, "cr_cold_stove", card)
    runner = hold(three(), "cr_cold_stove")
    runner.table.force([BLANK])
    play(runner, "move:gia_najjar", "at:school")
    assert prompt(runner) == "ask-action"
    assert pile_of(runner, "cr_cold_stove") == "removed"
    assert runner.state.morale == 6


@pytest.mark.rule("L-222")
@pytest.mark.parametrize("card", CROSSROADS.values(), ids=lambda card: card.id)
def test_every_card_leaves_a_way_that_costs_nothing(card: v.Crossroads) -> None:
    """Or, where people come in every way, it is not met at all while there is no room."""
    free = [way for way in card.options if way.cost is None and way.needs is None]
    assert free
    assert any(not adds_people(way.do) for way in free) or all(adds_people(way.do) for way in card.options)


@pytest.mark.rule("L-223")
def test_a_card_that_was_carried_out_leaves_the_game() -> None:
    runner = three()
    waste(runner, 3)
    hold(runner, "cr_man_in_the_heap")
    play(runner, "clean", "choose:drive")
    assert pile_of(runner, "cr_man_in_the_heap") == "removed"
    assert held(runner) == [[], [], []]
    assert prompt(runner) == "ask-action"


@pytest.mark.rule("L-224", "L-555")
def test_a_card_not_met_goes_under_the_pile_unseen() -> None:
    runner = hold(three(), "cr_man_in_the_heap")
    quiet(runner, QUIET)
    play(runner, "end-turn")
    assert pile(runner, "crossroads")[0] == "cr_man_in_the_heap"
    assert seers(runner, "cr_man_in_the_heap") == [2]
    assert [view(runner, seat).cards("crossroads")[0] for seat in range(3)] == [None, None, "cr_man_in_the_heap"]
    assert "log-crossroads" not in log(runner)


@pytest.mark.rule("L-225")
def test_no_further_card_is_drawn_in_a_turn() -> None:
    runner = three()
    waste(runner, 7)
    quiet(runner, "cr_man_in_the_heap", "cr_rats")
    hold(runner, "cr_debt")
    give(runner, 1, "sack_of_rice")
    settle(runner)
    play(runner, "request:2")
    left = len(pile(runner, "crossroads"))
    play(runner, "decline", seat=1)
    assert ways(runner) == ["shrug"]
    assert (held(runner), len(pile(runner, "crossroads"))) == ([[], [], []], left)
    play(runner, "clean")
    assert prompt(runner) == "ask-action"
    assert (held(runner), len(pile(runner, "crossroads"))) == ([[], [], []], left)
    play(runner, "end-turn")
    assert held(runner)[0] == ["cr_man_in_the_heap"]


@pytest.mark.rule("L-225")
def test_from_an_empty_pile_none_is_drawn() -> None:
    runner = three()
    for card in [*pile(runner, "crossroads")]:
        put(runner, card, "box.open")
    play(runner, "end-turn")
    assert (prompt(runner), turn(runner).seat) == ("ask-action", 1)
    assert held(runner) == [[], [], []]


@pytest.mark.rule("L-226", "L-352")
def test_a_deck_that_was_looked_through_is_shuffled() -> None:
    """The van at the pumps: two fuels from the Gas Station."""
    runner = hold(three(), "cr_van_at_the_pumps")
    runner.table.force([BLANK])
    play(runner, "move:gia_najjar", "at:gas_station", "choose:siphon")
    assert "card:antifreeze" in keys(runner)
    runner.table.force_top("deck.gas_station", "tyre_iron", "frozen_pies")
    play(runner, "card:antifreeze", "card:snowplough")
    assert sorted(hand(runner, 0)) == ["antifreeze", "snowplough"]
    assert pile(runner, "deck.gas_station")[-2:] == ["frozen_pies", "tyre_iron"]
    assert all(seers(runner, card) == [] for card in pile(runner, "deck.gas_station"))


@pytest.mark.rule("L-227")
@pytest.mark.parametrize(("out", "drawer"), [([], 0), ([0], 3), ([0, 3], 2)])
def test_the_drawer_is_the_nearest_to_the_right_who_is_in_the_game(out: list[int], drawer: int) -> None:
    """Seat 1 is next; to the right sit 0, then 3, then 2."""
    runner = seated(*THREE, ["nadia_rivers", "agnes_thorne"])
    for seat in out:
        me(runner, seat).out = True
    quiet(runner)
    if out:
        turn(runner).over = True
    settle(runner)
    play(runner, "end-turn", seat=0)
    assert turn(runner).seat == 1
    assert [bool(cards) for cards in held(runner)] == [seat == drawer for seat in range(4)]


@pytest.mark.rule("L-227")
def test_with_two_players_it_is_the_other_one() -> None:
    runner = seated(["gia_najjar"], ["emma_han"], mode="cooperative")
    quiet(runner)
    play(runner, "end-turn")
    assert held(runner) == [[QUIET], []]
    runner.state.order = [0]
    settle(runner)
    play(runner, "end-turn", seat=1)
    assert held(runner) == [[], [QUIET_TOO[0]]]


@pytest.mark.rule("L-215")
def test_the_first_seat_can_hold_the_card_of_the_second() -> None:
    runner = act_as(three(), 1)
    waste(runner, 3)
    hold(runner, "cr_man_in_the_heap")
    assert turn(runner).drawer == 0
    play(runner, "clean", seat=1)
    assert (prompt(runner), runner.asked()) == ("ask-crossroads", [1])


@pytest.mark.rule("L-219")
def test_a_card_with_two_ways_shows_both() -> None:
    shown = crossroads_text("cr_man_in_the_heap")
    assert (shown.id, sorted(shown.args)) == ("crossroads-two", ["first", "second", "story"])


@pytest.mark.rule("L-552")
def test_a_card_that_is_given_away_goes_to_the_player_who_is_named() -> None:
    """The debt: a request is repaid with a card of one's own hand, whichever its player likes."""
    runner = three()
    give(runner, 1, "rations")
    give(runner, 0, "firewood", "bandages")
    hold(runner, "cr_debt")
    play(runner, "request:2")
    play(runner, "card:rations", seat=1)
    while prompt(runner) != "ask-crossroads":
        play(runner, keys(runner)[0])
    play(runner, "choose:repay")
    play(runner, "player:3")
    assert sorted(keys(runner)) == ["card:bandages", "card:firewood"]
    play(runner, "card:bandages")
    assert (hand(runner, 0), hand(runner, 2)) == (["firewood"], ["bandages"])


@pytest.mark.rule("L-562", "L-137")
@pytest.mark.parametrize(("left", "asked"), [(0, "ask-action"), (1, "ask-entrance")])
def test_barricades_that_are_used_up_are_not_asked_about(left: int, asked: str) -> None:
    """A drill puts two barricades at the colony."""
    runner = three()
    helpless(runner, 1)
    hold(runner, "cr_lesson")
    lay_tokens(runner, "barricade-token", "raxxon.people", tokens(runner, "barricade-token", "supply") - left)
    settle(runner)
    runner.table.force([1])
    play(runner, "move:gia_najjar", "at:school", "choose:drill")
    assert prompt(runner) == asked
