"""Camps and set-ups from end to end: what is bought by whom, who replaces whom, and what the next link begins with."""

from __future__ import annotations

import msgspec
import pytest

from fivefires.games.zna.content import piles
from fivefires.games.zna.content.index import CARD, HERO
from fivefires.games.zna.content.terrain import SCENARIO
from fivefires.games.zna.game import GAME
from fivefires.games.zna.rules import campaign, ending, objectives
from fivefires.games.zna.state import DEAD, Campaign, Kept, ZnaResult, ZnaState
from fivefires.kernel import Runner, Setup, key_of, seed_from
from fivefires.kernel.table import Finished
from tests.games.zna.rules.test_objectives import take
from tests.games.zna.tables import Game

TEAM = ("gus", "mia", "quinn", "ines")


def earlier(*heroes: Kept, victory: str, levels: list[str], losses: int = 0, tries: int = 0) -> ZnaResult:
    team = [*heroes, *(Kept(name) for name in TEAM[len(heroes) :])]
    now = Campaign(len(levels) + 1, team, levels, losses, tries)
    scenario = now.next - (0 if victory == "lost" else 1)
    return ZnaResult(ending=victory, winners=[0], scenario=scenario, victory=victory, campaign=now)


def camp(players: int, result: ZnaResult) -> Runner[ZnaState]:
    return Runner(GAME, Setup(players, "campaign", earlier=msgspec.to_builtins(result)), seed_from(4))


def asked(runner: Runner[ZnaState]) -> tuple[str, int, list[str]]:
    assert runner.question is not None
    (seat,) = runner.asked()
    return runner.question.prompt.message, seat, [key_of(option) for option in runner.options(seat)]


@pytest.mark.rule("N-372", "N-391", "N-392", "N-393", "N-394", "N-251")
def test_each_hero_buys_of_his_own_credits_as_often_as_they_last() -> None:
    runner = camp(
        4,
        earlier(
            Kept("gus", credits=2),
            Kept("mia", credits=6),
            Kept("quinn", credits=9, upgrade="stronger", level=2),
            Kept("ines", credits=3, upgrade="tireless", level=1),
            victory="total",
            levels=["total"] * 5,
        ),
    )
    assert asked(runner) == (
        "ask-buy", 1, ["buy:faster:3", "buy:stronger:3", "buy:nimbler:3", "buy:tireless:6", "ready"],
    )  # fmt: skip
    runner.answer(1, "buy:nimbler:3")
    assert asked(runner) == ("ask-buy", 1, ["buy:nimbler:3", "buy:faster:3", "buy:stronger:3", "ready"])
    runner.answer(1, "buy:faster:3")  # in place of the other, without refund
    mia = runner.state.heroes[1]
    assert (mia.credits, mia.level, runner.state.piles[piles.UPGRADE[1]]) == (0, 1, ["faster"])
    # Quinn's card has no third level; another may take its place.
    assert asked(runner) == ("ask-buy", 2, ["buy:faster:3", "buy:nimbler:3", "buy:tireless:6", "ready"])
    runner.answer(2, "ready")
    quinn = runner.state.heroes[2]
    assert (quinn.credits, quinn.level, runner.state.piles[piles.UPGRADE[2]]) == (9, 2, ["stronger"])
    assert asked(runner)[:2] == ("ask-buy", 3)
    assert "buy:tireless:6" not in asked(runner)[2]
    runner.answer(3, "buy:stronger:3")
    assert (runner.state.heroes[3].level, runner.state.heroes[3].credits) == (1, 0)
    assert asked(runner)[0] != "ask-buy"
    assert runner.state.scenario == 6


@pytest.mark.rule("N-372", "N-386", "N-387")
def test_nothing_is_bought_after_a_loss_or_a_defeat() -> None:
    lost = earlier(Kept("gus", credits=6), victory="lost", levels=["total"] * 2, losses=1, tries=1)
    for answer, scenario, clock in (("try-again", 3, 2), ("leave-as-defeat", 4, 0)):
        runner = camp(2, lost)
        assert asked(runner) == ("ask-loss", 0, ["try-again", "leave-as-defeat"])
        runner.answer(0, answer)
        assert asked(runner)[0] != "ask-buy"
        state = runner.state
        assert state.scenario == scenario
        assert len(state.piles[piles.EVENTS]) == SCENARIO[scenario].clock + clock
        helped = [len(state.piles[piles.BELT[hero]]) for hero in range(4)]
        assert helped == ([1] * 4 if answer == "try-again" else [0] * 4)
        assert state.campaign is not None
        assert (state.campaign.losses, state.campaign.tries) == (1, 1 if answer == "try-again" else 0)
        assert state.campaign.levels == ["total", "total", *(["left"] if answer != "try-again" else [])]


@pytest.mark.rule("N-387")
@pytest.mark.parametrize(
    ("levels", "may"),
    [
        ([], True),
        (["left"], False),
        (["total"] * 3, True),
        (["total"] * 3 + ["left"], True),
        (["total"] * 10, True),
        (["left", "total", "total"], False),
        (["left", "total", "total", "total"], True),
        (["total"] * 7, True),
        (["total"] * 4 + ["left"] + ["total"] * 2, False),
        (["total"] * 7 + ["left"], True),
        (["total"] * 8 + ["left", "total"], False),
        (["total"] * 11, False),
    ],
)
def test_once_in_each_stretch_a_lost_scenario_may_be_left(levels: list[str], may: bool) -> None:
    now = Campaign(len(levels) + 1, [], levels, losses=5, tries=1)
    assert campaign.may_leave(now) == may
    assert not campaign.may_leave(Campaign(len(levels) + 1, [], levels, losses=5, tries=0))


@pytest.mark.rule("N-137", "N-384", "N-140", "N-026")
def test_the_dead_are_replaced_one_by_one_by_their_own_players() -> None:
    runner = camp(
        2,
        earlier(
            Kept("gus", spaces={"hands": ["gus_bat"]}),
            Kept("mia", alive=False),
            Kept("quinn", alive=False),
            victory="partial",
            levels=["partial"],
        ),
    )
    assert asked(runner) == ("ask-replace", 0, ["hero:mia", "hero:tobias", "hero:walt"])
    runner.answer(0, "hero:walt")
    assert asked(runner) == ("ask-replace", 1, ["hero:mia", "hero:quinn", "hero:tobias"])
    runner.answer(1, "hero:quinn")
    state = runner.state
    assert [hero.id for hero in state.heroes] == ["gus", "walt", "quinn", "ines"]
    counts = [sum(len(state.piles[names[hero]]) for names in piles.SPACES.values()) for hero in range(4)]
    assert counts == [1, 1 + len(HERO["walt"].starts), 1 + len(HERO["quinn"].starts), 0]
    assert {"quinn_revolver", "quinn_knife"} <= {
        card for names in piles.SPACES.values() for card in state.piles[names[2]]
    }
    assert [hero.health for hero in state.heroes] == [HERO[hero.id].health for hero in state.heroes]
    assert [piles.ON[hero] in state.stock[piles.MASK] for hero in range(4)] == [True] * 4
    assert state.began == campaign.keep(state)


@pytest.mark.rule("N-386", "N-038", "N-137")
def test_the_state_to_which_a_loss_leads_back_has_no_aid_in_it() -> None:
    runner = camp(1, earlier(victory="lost", levels=["total"] * 9, losses=2, tries=2))
    runner.answer(0, "try-again")
    state = runner.state
    assert [len(state.piles[piles.BELT[hero]]) for hero in range(4)] == [1] * 4
    assert all(not kept.spaces for kept in state.began)
    mission = Runner(GAME, Setup(1, "mission", (), {"scenario": 3, "heroes": "dealt"}), seed_from(1))
    assert mission.state.began == []
    assert mission.state.campaign is None


@pytest.mark.rule("N-060", "N-066", "N-018")
@pytest.mark.parametrize("scenario", range(1, 13))
def test_each_page_is_laid_out_with_its_unknown_tiles_and_pieces(scenario: int) -> None:
    game = Game("gus", scenario=scenario)
    places = [len(game.state.piles[piles.PLACES[title]]) for title in game.map.unknown.values()]
    assert places == [1] * len(game.map.unknown)
    assert len(game.state.piles[piles.UNKNOWN_BOX]) == 4 - len(places)
    fresh = Runner(GAME, Setup(1, "mission", (), {"scenario": scenario, "heroes": "dealt"}), seed_from(2)).state
    kinds = {2: 0, 4: 4, 5: 1, 8: 1, 9: 1}
    assert len(fresh.people) + len(fresh.mutants) == kinds.get(scenario, 0)
    assert sum(count for place, count in fresh.stock[piles.KEY].items() if place.startswith("at.")) == (
        3 if scenario == 2 else 0
    )


def _result(game: Game) -> ZnaResult:
    assert game.state.result is not None
    return game.state.result


@pytest.mark.rule("N-379", "N-378", "N-382", "N-380", "N-371")
def test_a_result_names_everything_and_a_campaign_hands_it_on() -> None:
    game = Game("gus", scenario=7)
    take(game, "loner")
    objectives.done(game.table, 0, "loner")
    take(game, "unscathed")
    game.state.explored = [True] * len(game.state.explored)
    game.hero(1).status = DEAD
    game.state.round = 9
    with pytest.raises(Finished):
        ending.check(game.table)
    result = _result(game)
    assert (result.scenario, result.victory, result.rounds, result.ending) == (7, "partial", 9, "partial")
    assert result.heroes == [hero.id for hero in game.state.heroes]
    assert result.fates == ["standing", "dead", "standing", "standing"]
    assert (result.credits, result.objectives[0]) == ([3, 0, 0, 0], ["loner", "unscathed"])
    assert (result.medal, result.campaign, result.ultimate, result.epilogue) == ("silver", None, False, "")
    game.state.result = None
    game.state.campaign = Campaign(12, [], ["total"] * 11, losses=1)
    game.hero(0).credits = 2
    with pytest.raises(Finished):
        ending.check(game.table)
    result = _result(game)
    assert result.campaign is not None
    assert (result.medal, result.epilogue, result.ultimate) == ("", "bright", False)
    assert (result.campaign.next, result.campaign.levels[-1]) == (13, "partial")
    assert [(kept.alive, kept.credits) for kept in result.campaign.heroes] == [
        (True, 5),
        (False, 0),
        (True, 0),
        (True, 0),
    ]


@pytest.mark.rule("N-378")
@pytest.mark.parametrize(
    ("alive", "credits", "medal"),
    [(4, 4, "gold"), (4, 3, "silver"), (4, 0, "silver"), (3, 2, "silver"), (3, 1, "bronze"), (1, 9, "silver")],
)
def test_medals(alive: int, credits: int, medal: str) -> None:
    game = Game("gus")
    for hero in range(alive, 4):
        game.hero(hero).status = DEAD
    by_worth = {1: ["loner", "scout", "scavenger", "fresh_air"], 3: ["puppeteer", "exterminator", "kingslayer"]}
    left = credits
    for worth in (3, 1):
        for card in by_worth[worth]:
            if left >= worth:
                where = next(pile for pile, held in game.state.piles.items() if card in held)
                game.table.move(card, where, piles.DONE[-left % 4])
                left -= worth
    assert left == 0
    assert ending.medal(game.state, "total") == medal


@pytest.mark.rule("N-385", "N-037", "N-036")
def test_a_replacement_whose_card_another_carries_gets_its_like() -> None:
    runner = camp(
        1,
        earlier(
            Kept("gus", spaces={"hands": ["walt_darts"]}),
            Kept("mia", alive=False),
            victory="partial",
            levels=["partial"],
        ),
    )
    runner.answer(0, "hero:walt")
    mine = [card for names in piles.SPACES.values() for card in runner.state.piles[names[1]]]
    assert "dart_pistol" in [CARD[card].id for card in mine]
    assert "walt_darts" not in mine
    assert len(mine) == 2  # and the card that chance brings
