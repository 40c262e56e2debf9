"""Dials, rounds and turns of Raid & Trade."""

from __future__ import annotations

import pytest

from fivefires.games.raid_trade.game import GAME
from fivefires.games.raid_trade.state import Stage
from fivefires.kernel import Refused, Runner, Setup, seed_from
from tests.games.raid_trade.tables import (
    Game,
    answer,
    bare,
    bring,
    held,
    house,
    keys,
    me,
    opening,
    own,
    prompt,
    roll,
    stand,
    turn_of,
)


@pytest.mark.rule("R-001", "R-331")
@pytest.mark.parametrize("mode", ["city", "escape"])
def test_three_to_five_seats(mode: str) -> None:
    for players in (3, 4, 5):
        GAME.check(Setup(players, mode))
    for players in (1, 2, 6):
        with pytest.raises(Refused):
            GAME.check(Setup(players, mode))


@pytest.mark.rule("R-479", "R-480", "R-347", "R-478")
def test_the_scenario_takes_the_drawing_and_not_the_variants() -> None:
    with pytest.raises(Refused, match="mix"):
        GAME.check(Setup(4, "escape", ("custom_city",)))
    GAME.check(Setup(4, "escape", (), {"sides": "wasteland"}))
    GAME.check(Setup(4, "city", ("custom_city",), {"sides": "wasteland"}))
    with pytest.raises(Refused, match="mix"):
        GAME.check(Setup(3, "city", (), {"youngest": "seat-4"}))
    for sides in ("city", "wasteland"):
        game: Game = Runner(GAME, Setup(4, "escape", (), {"sides": sides}), seed_from(1))
        assert game.state.side == sides


@pytest.mark.rule("R-033", "R-034", "R-052", "R-027", "R-028", "R-029", "R-030", "R-031", "R-032", "R-051", "R-054")
def test_how_a_game_begins() -> None:
    game: Game = Runner(GAME, Setup(3, "city", (), {"youngest": "seat-2"}), seed_from(4))
    assert game.asked() == [1]
    game.answer(1, "card:cora")
    assert game.asked() == [2]
    assert "card:cora" not in keys(game)
    answer(game, "card:mayu", "card:jake")
    state = game.state
    assert [one.character for one in state.players] == ["jake", "cora", "mayu"]
    assert {(one.skill, one.ap, one.favor) for one in state.players} == {(0, 15, 0)}
    assert {one.section for one in state.players} == {"market.a"}
    assert [len(state.piles[f"unmade.{seat}"]) for seat in range(3)] == [14, 12, 14]
    assert sum(sum(state.stock[kind].get("bag", 0) for kind in [kind]) for kind in ("food", "scrap", "guns")) == 50
    assert all(not state.piles[name] for name in state.piles if name.startswith("incident."))
    assert game.asked() == [1]
    assert prompt(game) == "ask-event"


@pytest.mark.rule(
    "R-020", "R-022", "R-017", "R-018", "R-023", "R-024", "R-038", "R-039", "R-040", "R-046", "R-047", "R-044"
)
@pytest.mark.parametrize(("players", "houses"), [(3, (15, 9, 6)), (4, (20, 12, 8)), (5, (25, 15, 10))])
def test_what_lies_on_the_table(players: int, houses: tuple[int, int, int]) -> None:
    game: Game = Runner(GAME, Setup(players, "city"), seed_from(players))
    state = game.state
    found = []
    squares: list[str] = []
    for size in ("small", "medium", "large"):
        there = [at for at in state.stock[f"{size}-house"] if at != "gone"]
        assert all(state.stock[f"{size}-house"][at] == 1 for at in there)
        found.append(len(there))
        squares += there
    assert tuple(found) == houses
    assert state.outpost not in squares
    assert len(set(squares)) == sum(houses)
    assert len(state.piles["quests.open"]) == players
    assert len(state.piles["events.open"]) == 2
    assert len(state.piles["trader"]) == 1
    assert [len(state.piles[f"raid.{size}"]) for size in ("small", "medium", "large")] == [25, 15, 10]
    assert not any(state.known.get(card) for card in state.piles["raid.small"])


@pytest.mark.rule("R-019")
def test_only_traders_with_four_kinds() -> None:
    for seed in range(12):
        game: Game = Runner(GAME, Setup(3, "city", (), {"trader": "four-kinds"}), seed_from(seed), log=False)
        assert game.state.piles["trader"][0] in ("night_bazaar", "back_room")


@pytest.mark.rule("R-066", "R-067", "R-068", "R-069", "R-070", "R-071", "R-072", "R-076", "R-104")
def test_whoever_has_least_starts_and_chooses_the_news() -> None:
    game = bare("mayu", "zoey", "jake")
    own(game, 0, food=2)
    own(game, 1, food=1)
    own(game, 2, tools=1)
    for seat in range(3):
        me(game, seat).ap = 0
    me(game, 0).ap = 4
    game.state.rank[:] = [2, 0, 1]
    game.state.spent_ap = True
    game = turn_of(game, 0)
    answer(game, "pass-round")
    assert prompt(game) == "ask-event"
    assert game.asked() == [2]
    two = [*game.state.piles["events.open"]]
    assert len(two) == 2
    answer(game, f"card:{two[0]}")
    assert two[1] in game.state.piles["events.discards"]
    assert [one.ap for one in game.state.players] == [15, 15, 15]
    assert game.state.round == 2


@pytest.mark.rule("R-073", "R-077", "R-087", "R-089", "R-090", "R-074")
def test_turns_go_round_until_all_have_passed() -> None:
    game = bare("mayu", "zoey", "jake")
    me(game, 1).ap = 0
    game = turn_of(game, 0)
    answer(game, "pass-round")
    assert me(game, 0).ap == 15
    assert game.asked() == [2]
    assert me(game, 1).passed
    step = next(key for key in keys(game) if key.startswith("go:"))
    answer(game, step, "end-turn")
    assert game.asked() == [2]
    answer(game, "pass-round")
    assert game.state.stage is Stage.EVENT


@pytest.mark.rule("R-078", "R-079", "R-080", "R-081", "R-082", "R-094")
def test_one_move_and_one_action_in_either_order() -> None:
    game = bare("jake", "zoey", "mayu")
    own(game, 0, tools=1, scrap=1)
    game = turn_of(game, 0)
    step = next(key for key in keys(game) if key.startswith("go:"))
    assert "pass-round" in keys(game)
    answer(game, step)
    assert "pass-round" not in keys(game)
    assert "end-turn" in keys(game)
    answer(game, "craft:crowbar")
    assert game.asked() == [1]
    other = bare("jake", "zoey", "mayu")
    own(other, 0, tools=1, scrap=1)
    other = turn_of(other, 0)
    answer(other, "craft:crowbar")
    assert [key for key in keys(other) if key.startswith("go:")]


@pytest.mark.rule("R-552")
def test_the_third_idle_turn_is_a_pass() -> None:
    game = bare("garcia", "zoey", "mayu")
    for seat in (1, 2):
        me(game, seat).passed = True
    own(game, 0, food=3)
    own(game, 1, tools=3)
    for number in (1, 2):
        game = turn_of(game, 0) if number == 1 else game
        answer(game, "trade", "with:1", "compose", "put:food:1", "enough", "put:tools:1", "enough", "send")
        game.answer(1, "accept")
        if game.asked() == [0] and "end-turn" in keys(game):
            answer(game, "end-turn")
    assert me(game, 0).passed
    assert me(game, 0).ap == 15
    assert must_pass(game) == ["R-552"]


@pytest.mark.rule("R-087")
def test_whoever_has_no_ap_reads_why_it_is_a_pass() -> None:
    game = bare("garcia", "zoey", "mayu")
    me(game, 0).ap = 0
    assert must_pass(turn_of(game, 0)) == ["R-087"]


def must_pass(game: Game) -> list[str]:
    """The rules by which players had to pass."""
    assert game.table.log is not None
    return [line.rule for line in game.table.log.lines if line.text.id == "log-must-pass"]


@pytest.mark.rule("R-058", "R-059", "R-057")
def test_nothing_is_offered_that_costs_more_than_there_is() -> None:
    game = bare("carter", "zoey", "mayu")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    me(game, 0).ap = 5
    game = turn_of(game, 0)
    assert "raid:market.1" not in keys(game)
    me(game, 0).ap = 6
    game = turn_of(game, 0)
    assert "raid:market.1" in keys(game)


@pytest.mark.rule("R-060")
def test_ap_never_exceed_fifteen() -> None:
    game = bare("zoey", "mayu", "jake")
    bring(game, "battery", "made.0")
    me(game, 0).ap = 14
    game = turn_of(game, 0)
    answer(game, "use:battery")
    assert me(game, 0).ap == 15


@pytest.mark.rule("R-055", "R-056", "R-097", "R-100", "R-002")
def test_twenty_skill_win_at_once() -> None:
    game = bare("jake", "zoey", "mayu")
    own(game, 0, tools=1, scrap=1)
    me(game, 0).skill = 19
    game = turn_of(game, 0)
    answer(game, "craft:crowbar")
    assert game.over
    assert game.state.result is not None
    assert (game.state.result.ending, game.state.result.winners) == ("skill", [0])


@pytest.mark.rule("R-098", "R-192", "R-191", "R-193", "R-194", "R-195", "R-173")
def test_returning_a_card_gives_favor_and_ten_win() -> None:
    game = bare("mayu", "zoey", "jake")
    house(game, "market.1", "small")
    stand(game, 0, "market.a")
    bring(game, "orphans", "raid.small")
    me(game, 0).favor = 8
    game = turn_of(game, 0)
    answer(game, "raid:market.1", "return-card")
    assert (me(game, 0).favor, me(game, 0).ap, held(game, 0)) == (9, 9, {})
    assert game.state.piles["raid.small"][0] == "orphans"
    assert game.state.known["orphans"] == -1
    assert game.state.stock["small-house"].get("market.1") == 1
    bring(game, "orphans", "raid.small")
    me(game, 0).ap = 15
    game = turn_of(game, 0)
    answer(game, "raid:market.1", "return-card")
    assert game.state.result is not None
    assert game.state.result.ending == "favor"


@pytest.mark.rule("R-099", "R-084", "R-107")
def test_a_third_quest_wins() -> None:
    game = bare("mayu", "zoey", "jake")
    for quest in ("convoy", "envoy"):
        bring(game, quest, "quests.0")
    while game.state.piles["quests.open"]:
        game.table.draw("quests.open", "quests")
    bring(game, "smugglers_run", "quests.open")
    for item in ("bandages", "thermos"):
        bring(game, item, "made.0")
    own(game, 0, food=12)
    game = turn_of(game, 0)
    answer(game, "claim:smugglers_run")
    assert game.state.result is not None
    assert game.state.result.ending == "quests"
    assert me(game, 0).ap == 7


@pytest.mark.rule("R-061", "R-062", "R-063", "R-196", "R-197", "R-198")
def test_blacklist_shuts_houses_by_size() -> None:
    game = bare("mayu", "zoey", "jake")
    for square, size in (("market.1", "small"), ("market.2", "medium")):
        house(game, square, size)
    house(game, "mall.2", "large")
    expected = {-5: {"raid:market.1", "raid:market.2"}, -6: {"raid:market.2"}, -8: set(), -10: set()}
    for favor, offered in expected.items():
        me(game, 0).favor = favor
        stand(game, 0, "market.a")
        game = turn_of(game, 0)
        assert {key for key in keys(game) if key.startswith("raid:")} == offered
    for favor, may_raid in {-9: True, -10: False}.items():
        me(game, 0).favor = favor
        stand(game, 0, "mall.a")
        game = turn_of(game, 0)
        assert ("raid:mall.2" in keys(game)) is may_raid


@pytest.mark.rule("R-180", "R-181", "R-182", "R-183")
def test_a_fail_gives_the_lower_number_and_its_own_effect() -> None:
    for card, face, count, ap in (
        ("pantry", 4, 2, 9),
        ("flooded_cellar", 4, 1, 12),
        ("bare_kitchen", 4, 3, 9),
        ("bare_kitchen", 1, 3, 9),
    ):
        game = bare("mayu", "zoey", "jake")
        house(game, "market.1", "small")
        stand(game, 0, "market.a")
        bring(game, card, "raid.small")
        game = turn_of(game, 0)
        roll(game, (face,))
        answer(game, "raid:market.1")
        if prompt(game) == "ask-effect":
            answer(game, "choose:use_effect")
        assert (sum(held(game, 0).values()), me(game, 0).ap) == (count, ap)


@pytest.mark.rule("R-322", "R-323", "R-324", "R-325", "R-326", "R-327", "R-328", "R-329", "R-330")
def test_points_are_counted_when_no_house_is_left() -> None:
    game = opening("mayu", "zoey", "jake")
    while game.state.stage is not Stage.TURN:
        answer(game, keys(game)[0])
    state = game.state
    for size in ("small", "medium", "large"):
        for at in [at for at in state.stock[f"{size}-house"] if at != "gone"]:
            game.table.shift(f"{size}-house", 1, at, "gone")
    for seat, (ap, skill, favor) in enumerate([(3, 4, 2), (0, 7, -1), (1, 5, 2)]):
        one = me(game, seat)
        one.ap, one.skill, one.favor, one.passed = ap, skill, favor, True
    bring(game, "envoy", "quests.2")
    game = turn_of(game, 0)
    assert game.state.result is not None
    assert game.state.result.points == [3 + 8 + 4, 14 - 1, 1 + 10 + 4 + 3]
    assert game.state.result.winners == [2]
