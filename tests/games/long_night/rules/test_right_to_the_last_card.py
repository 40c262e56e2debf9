"""Rules that are easily got nearly right: how much is placed, what a full colony bars, what does not count twice."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.index import EXPERIMENT, adds_people
from fivefires.kernel import Message, message
from fivefires.kernel.text import catalogue
from tests.games.long_night.tables import (
    THREE,
    act_as,
    all_vote,
    checked,
    colony_phase,
    dice,
    equip,
    exile,
    give,
    hand,
    helpless,
    hold,
    keys,
    log,
    of_kind,
    pile,
    place,
    play,
    prompt,
    put,
    raid,
    seated,
    send_away,
    settle,
    three,
    tokens,
    view,
    ways,
    works,
)
from tests.kit.tables import put as laid_in

SAY = catalogue("fivefires.games.long_night").format


@pytest.mark.rule("L-058", "L-129")
def test_four_noise_tokens_a_round_are_placed_whatever_was_taken_off() -> None:
    runner = three()
    place(runner, "gia_najjar", "school")
    dice(runner, 0, 6, 6)
    settle(runner)
    play(runner, "search:gia_najjar", *["noise"] * 4)
    assert tokens(runner, "noise-token", "school") == 4
    play(runner, keys(runner)[0])
    runner.table.shift("noise-token", 3, "school", "supply")
    settle(runner)
    play(runner, "search:gia_najjar")
    assert "noise" not in keys(runner)
    assert tokens(runner, "noise-token", "school") == 1


@pytest.mark.rule("L-058")
def test_in_the_next_round_noise_can_be_made_again() -> None:
    runner = three()
    runner.state.noisy = {"school": 4}
    settle(runner)
    colony_phase(runner)
    all_vote(runner, *["no"] * len(runner.asked()))
    assert runner.state.noisy == {}


@pytest.mark.rule("L-286", "L-287")
@pytest.mark.parametrize(("people", "open_ways"), [(17, ["call", "still"]), (18, ["still"])])
def test_a_roll_that_could_bring_somebody_is_barred_in_a_full_colony(people: int, open_ways: list[str]) -> None:
    """Steps overhead: whoever calls may find a survivor."""
    runner = three()
    place(runner, "gia_najjar", "school")
    helpless(runner, people + 1)
    dice(runner, 0, 6)
    hold(runner, "cr_steps_overhead")
    play(runner, "search:gia_najjar", "noise", "noise")
    play(runner, keys(runner)[0])
    assert ways(runner) == open_ways


@pytest.mark.rule("L-286")
def test_texts_are_looked_through_to_the_bottom() -> None:
    bring = v.AddHelpless(1)
    assert adds_people((v.Roll((v.Row(1, 5), v.Row(6, 6, (bring,)))),))
    assert adds_people((v.If(v.Exiled(), (), (bring,)),))
    assert adds_people((v.Vote((), (bring,)),))
    assert adds_people((v.EveryPlayer((v.Roll((v.Row(1, 6, (bring,)),)),)),))
    assert not adds_people((v.Choose((v.Way("one", (bring,)), v.Way("two", ()))),))


@pytest.mark.rule("L-585", "L-050")
@pytest.mark.parametrize(("objective", "left"), [("goal_frosty_night", 4), ("goal_twelve_doors", 3)])
def test_no_card_shortens_the_rounds_that_must_be_held_out(objective: str, left: int) -> None:
    runner = seated(*THREE, objective=objective)
    runner.state.rounds = 4
    runner.table.shift("food-token", 8, "supply", "colony")
    hold(runner, "cr_white_week")
    play(runner, "move:gia_najjar", "at:school")
    if prompt(runner) == "ask-crossroads-vote":
        all_vote(runner, "yes", "yes", "yes")
    assert runner.state.rounds == left


@pytest.mark.rule("L-585", "L-253")
def test_eight_rounds_are_eight() -> None:
    runner = seated(*THREE, objective="goal_frosty_night")
    runner.state.morale = 9
    for left in range(runner.state.rounds, 1, -1):
        assert runner.state.rounds == left
        checked(runner)
        assert runner.state.result is None
        all_vote(runner, *["no"] * len(runner.asked()))
    assert runner.state.round == 8
    checked(runner)
    assert runner.state.result is not None
    assert (runner.state.result.ending, runner.state.result.rounds) == ("objective", 8)


@pytest.mark.rule("L-313")
def test_everybody_reads_that_the_exile_was_a_betrayer() -> None:
    runner = three()
    put(runner, pile(runner, "objective.1")[0], "box")
    put(runner, "betrayal_filth", "objective.1")
    settle(runner)
    exile(runner, 1)
    assert runner.log is not None
    (line,) = [line for line in runner.log.lines if line.text.id == "log-betrayer-exiled"]
    assert "was a betrayer" in SAY(line.text)


@pytest.mark.rule("L-318")
@pytest.mark.parametrize("exiled", [False, True])
def test_the_collection_box_of_an_exile_gives_nothing_to_the_crisis(exiled: bool) -> None:
    runner = three()
    if exiled:
        for survivor in THREE[0]:
            place(runner, survivor, "school")
        send_away(runner, 0)
    give(runner, 0, "collection_box")
    dice(runner, 0, 6)
    settle(runner)
    runner.table.force([3])
    play(runner, "play:collection_box")
    if not exiled:
        play(runner, "at:school")
    assert len(pile(runner, "contributed")) == (0 if exiled else 1)
    assert sorted(view(runner).me.dice) == [3, 6]


@pytest.mark.rule("L-578")
def test_the_code_wheel_offers_no_value_that_lies_there_already() -> None:
    runner = works(there=["gia_najjar"])
    equip(runner, "gia_najjar", "code_wheel")
    first, second = EXPERIMENT["exp_claw"].code
    runner.state.code_dice = [first]
    settle(runner)
    play(runner, "use:code_wheel")
    words = ["one", "two", "three", "four", "five", "six"]
    offered = of_kind(runner, "choose")
    assert (words[first - 1] in offered) is (first == second)
    assert words[second - 1] in offered
    assert len(offered) >= 5


@pytest.mark.rule("L-379", "L-424", "L-524")
def test_a_market_without_loot_that_can_be_had_is_not_offered() -> None:
    runner = raid()
    laid_in(runner, "bandages", "loot")
    runner.table.shift("food-token", 3, "supply", "colony")
    runner.table.shift("bandit-figure", 1, "supply", "school")
    give(runner, 0, "rations", "firewood")
    hold(runner, "cr_market_in_the_snow")
    play(runner, "contribute", "card:rations")
    while prompt(runner) == "ask-contribute":
        play(runner, "enough")
    assert "choose:buy" not in keys(runner)
    assert hand(runner, 0) == ["firewood"]


@pytest.mark.rule("L-587", "L-004")
def test_the_missing_class_rolls_once_a_round_for_each_player() -> None:
    runner = seated(*THREE, objective="goal_missing_class")
    place(runner, "gia_najjar", "school")
    dice(runner, 0, 6, 6)
    settle(runner)
    runner.table.force([6])
    play(runner, "search:gia_najjar", "card:" + pile(runner, "look.0")[0] if pile(runner, "look.0") else "noise")
    while prompt(runner) in ("ask-search", "ask-keep"):
        play(runner, keys(runner)[0])
    assert runner.state.marks == 1
    play(runner, "search:gia_najjar")
    while prompt(runner) in ("ask-search", "ask-keep"):
        play(runner, keys(runner)[0])
    assert (runner.state.marks, log(runner).count("log-rolls")) == (1, 1)
    act_as(runner, 1)
    place(runner, "rocco_bellini", "school")
    dice(runner, 1, 6)
    settle(runner)
    runner.table.force([5])
    play(runner, "search:rocco_bellini", seat=1)
    while prompt(runner) in ("ask-search", "ask-keep"):
        play(runner, keys(runner, 1)[0], seat=1)
    assert runner.state.marks == 2


@pytest.mark.rule("L-588")
@pytest.mark.parametrize(("bandits", "marks"), [(2, 1), (3, 0)])
def test_evenings_are_counted_before_the_objective_is_checked(bandits: int, marks: int) -> None:
    runner = seated(*THREE, objective="goal_smoke_them_out", variants=("bandits",))
    for at, count in [*runner.state.stock["bandit-figure"].items()]:
        if at != "supply":
            runner.table.shift("bandit-figure", count, at, "supply")
    runner.table.shift("bandit-figure", bandits, "supply", "school")
    settle(runner)
    checked(runner)
    assert runner.state.marks == marks


@pytest.mark.parametrize(
    ("line", "args", "said"),
    [
        ("log-helpless-come", {"count": 1}, "A helpless person comes to the colony."),
        ("log-helpless-come", {"count": 2}, "2 helpless people come to the colony."),
        ("log-points", {"points": 1, "target": 3}, "1 point, 3 needed."),
        ("log-rounds", {"rounds": 1}, "1 round is left."),
        ("log-cleans", {"count": 1}, "1 card leaves the waste pile."),
        ("log-crisis-prevented", {"card": Message("crisis_rats")}, "The crisis is prevented: Rats in the storeroom."),
    ],
)
def test_one_is_told_as_one(line: str, args: dict[str, int], said: str) -> None:
    assert SAY(message(line, **args)).replace("\u2068", "").replace("\u2069", "") == said
