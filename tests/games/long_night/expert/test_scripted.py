"""The expert of The Long Night: it plays every kind of game to its end, and does the sensible thing in plain cases."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import BANDIT, BARRICADE, FOOD, NOISE, SUPPLY, ZOMBIE
from fivefires.games.long_night.content.index import ACTIONS, FACE, INFLUENCE, TYPE
from fivefires.games.long_night.content.piles import GEAR, GROUP, HAND, OBJECTIVE, RESOLVING
from fivefires.games.long_night.expert.evaluation import evaluate
from fivefires.games.long_night.expert.giving import owned
from fivefires.games.long_night.expert.goals import GOAL, WISH
from fivefires.games.long_night.expert.mind import Mind
from fivefires.games.long_night.expert.scripted import choose
from fivefires.games.long_night.expert.trips import _duties, _to_strike
from fivefires.games.long_night.expert.turn import _eagerness, victims
from fivefires.games.long_night.expert.worth import BALLOTS, DEEDS, OPTIONS, way
from fivefires.games.long_night.game import GAME
from fivefires.games.long_night.rules import questions as q
from fivefires.games.long_night.rules.actions import ASK_ACTION, ASK_ATTRACT_FROM
from fivefires.games.long_night.rules.cards import ASK_BEARER, ASK_CONTRIBUTE
from fivefires.games.long_night.rules.colony import ASK_KNIFE
from fivefires.games.long_night.rules.crossroads import ASK_CROSSROADS
from fivefires.games.long_night.rules.exile import ASK_EXILE
from fivefires.games.long_night.rules.exposure import ASK_BITE
from fivefires.games.long_night.rules.offers import offers
from fivefires.games.long_night.show.view import LongNightView
from fivefires.games.long_night.state import BiteUnderWay, LongNightState, Reading, VoteUnderWay
from fivefires.kernel import EVERYBODY, Runner, Setup, seed_from

KINDS = [
    Setup(2, "cooperative", (), {"objective": "goal_convoy"}),
    Setup(3, "rivals", ("improvements",), {"objective": "goal_new_roof"}),
    Setup(4, "rivals", ("bandits", "betrayer"), {"objective": "goal_smoke_them_out"}),
    Setup(5, "rivals", ("raxxon", "hard"), {"objective": "goal_last_shift"}),
    Setup(4, "rivals", (), {"objective": "goal_twelve_doors"}),
    Setup(4, "rivals", ("elimination",), {"objective": "goal_missing_class"}),
    Setup(4, "cooperative", ("improvements", "bandits", "raxxon"), {"objective": "goal_frosty_night"}),
    Setup(3, "rivals", (), {"scenario": "raid"}),
    Setup(4, "cooperative", (), {"scenario": "chimp"}),
]


def play_on(runner: Runner[LongNightState], until: str = "") -> None:
    """Let the expert answer, to the end or to the first question of that name."""
    answered = 0
    while not runner.over:
        assert runner.question is not None
        if runner.question.prompt.message == until:
            return
        for seat in [*runner.asked()]:
            options, prompt = runner.options(seat), runner.question.prompt
            answer = choose(LongNightView(runner.state, seat), options, prompt)
            assert answer in options
            assert choose(LongNightView(runner.state, seat), options, prompt) == answer
            runner.answer(seat, answer)
            answered += 1
        assert answered < 3000


@pytest.mark.parametrize(
    "setup", KINDS, ids=lambda setup: f"{setup.players}-{'-'.join(map(str, setup.options.values()))}"
)
def test_plays_every_kind_of_game_to_its_end(setup: Setup) -> None:
    for seed in range(2):
        runner = Runner(GAME, setup, seed_from(seed), log=False)
        play_on(runner)
        assert runner.state.result is not None


def test_takes_every_question_with_any_course_of_the_game() -> None:
    """Every fifth answer is another one, so that the expert sees what it would not have brought about."""
    for seed, setup in enumerate(KINDS):
        runner = Runner(GAME, setup, seed_from(100 + seed), log=False)
        count = 0
        while not runner.over and count < 3000:
            assert runner.question is not None
            prompt = runner.question.prompt
            for seat in [*runner.asked()]:
                options = runner.options(seat)
                answer = choose(LongNightView(runner.state, seat), options, prompt)
                assert answer in options
                count += 1
                runner.answer(seat, options[count * 7 % len(options)] if count % 5 == 0 else answer)
        assert runner.over


# --- plain cases --------------------------------------------------------------------------------------------------


def at_the_first_turn(setup: Setup, seed: int = 1) -> tuple[LongNightState, int]:
    """The state at the first action of a game, and whose it is; the rest of the crisis and the hand are cleared."""
    runner = Runner(GAME, setup, seed_from(seed), log=False)
    play_on(runner, "ask-action")
    state = runner.state
    assert state.turn is not None
    return state, state.turn.seat


def answer_of(state: LongNightState, seat: int) -> object:
    return choose(LongNightView(state, seat), offers(state, seat), ASK_ACTION)


def holds(state: LongNightState, seat: int, *cards: str) -> None:
    """The player's hand consists of these cards."""
    for pile in state.piles.values():
        for card in cards:
            if card in pile:
                pile.remove(card)
    state.piles[HAND[seat]][:] = cards
    for card in cards:
        state.known[card] = state.known.get(card, 0) | 1 << seat


def strikes(state: LongNightState, crisis: str) -> None:
    """This is the crisis of the round, for all to see."""
    state.piles["crisis"][:] = [crisis]
    state.known[crisis] = EVERYBODY


COOPERATIVE = Setup(4, "cooperative", (), {"objective": "goal_frosty_night"})


def test_feeds_a_hungry_colony() -> None:
    state, seat = at_the_first_turn(COOPERATIVE)
    state.players[seat].dice = []
    state.stock[FOOD] = {SUPPLY: 20}
    strikes(state, "crisis_whiteout")
    holds(state, seat, "canned_beans", "odds_and_ends")
    assert answer_of(state, seat) == q.PLAY["canned_beans"]
    state.stock[FOOD] = {SUPPLY: 5, v.COLONY: 15}
    assert answer_of(state, seat) is q.END


def test_gives_to_a_crisis_that_can_be_met() -> None:
    state, seat = at_the_first_turn(COOPERATIVE)
    state.players[seat].dice = []
    state.stock[FOOD] = {SUPPLY: 5, v.COLONY: 15}
    strikes(state, "crisis_fuel_shortage")
    holds(state, seat, "firewood", "odds_and_ends")
    assert answer_of(state, seat) is q.CONTRIBUTE
    cards = [q.TAKE_CARD["odds_and_ends"], q.TAKE_CARD["firewood"]]
    assert choose(LongNightView(state, seat), cards, ASK_CONTRIBUTE) == q.TAKE_CARD["firewood"]
    strikes(state, "crisis_sickness")
    assert answer_of(state, seat) is q.END


@pytest.mark.parametrize(("wounds", "gives"), [(2, True), (3, False)])
def test_nobody_gives_away_what_keeps_somebody_alive(wounds: int, gives: bool) -> None:
    state, seat = at_the_first_turn(COOPERATIVE)
    survivor = state.piles[GROUP[seat]][0]
    holds(state, seat, "odds_and_ends")
    strikes(state, "crisis_roof")
    state.piles[GEAR[survivor]][:] = ["lead_apron"]
    state.wounds = {survivor: wounds}
    view = LongNightView(state, seat)
    assert ("lead_apron" in owned(Mind(view))) is gives
    if not gives:
        offered = [q.TAKE_CARD["lead_apron"], q.TAKE_CARD["odds_and_ends"]]
        assert choose(view, offered, ASK_CONTRIBUTE) == q.TAKE_CARD["odds_and_ends"]


def test_heals_whoever_the_frost_bites() -> None:
    state, seat = at_the_first_turn(COOPERATIVE)
    survivor = state.piles[GROUP[seat]][0]
    state.frostbite = {survivor: 1}
    strikes(state, "crisis_sickness")
    holds(state, seat, "bandages")
    assert answer_of(state, seat) == q.PLAY["bandages"]


def test_kills_where_an_entrance_would_be_overrun() -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    holds(state, seat)
    state.players[seat].dice = [6]
    state.players[seat].used = [1]
    state.stock[ZOMBIE] = {SUPPLY: 12, **{f"colony.{number}": 3 for number in range(1, 7)}}
    state.stock[BARRICADE] = {SUPPLY: 21}
    assert isinstance(answer_of(state, seat), q.Attack)


@pytest.mark.parametrize(("own", "killed", "kills"), [
    ("secret_not_one_lost", 0, True), ("secret_not_one_lost", 1, False), ("secret_own_fence", 1, True),
    ("secret_wake_up_call", 0, False),
])  # fmt: skip
def test_kills_as_long_as_the_own_objective_counts_it(own: str, killed: int, kills: bool) -> None:
    """One zombie at a door that is in no danger: nobody else would go near it."""
    state, seat = at_the_first_turn(Setup(4, "rivals", (), {"objective": "goal_tribute"}))
    holds(state, seat)
    state.piles[OBJECTIVE[seat]][:] = [own]
    state.known[own] = 1 << seat
    state.players[seat].dice, state.players[seat].used = [6], [1]
    state.players[seat].stats = {v.Stat.KILLS: killed, v.Stat.BARRICADES: 9, v.Stat.MOVES: 9}
    state.stock[ZOMBIE] = {SUPPLY: 29, "colony.1": 1}
    state.stock[BARRICADE] = {SUPPLY: 3, **{f"colony.{number}": 3 for number in range(2, 7)}}
    assert isinstance(answer_of(state, seat), q.Attack) is kills


@pytest.mark.parametrize(("searched", "searches"), [(9, True), (10, False)])
def test_does_what_the_own_objective_counts_when_the_end_is_near(searched: int, searches: bool) -> None:
    """A die for a deck that holds little of use, or for an entrance that will be full."""
    state, seat = at_the_first_turn(Setup(4, "rivals", (), {"objective": "goal_tribute"}))
    holds(state, seat)
    state.piles[OBJECTIVE[seat]][:] = ["secret_every_drawer"]
    state.known["secret_every_drawer"] = 1 << seat
    state.players[seat].dice, state.players[seat].used = [6], [1]
    state.players[seat].stats = {v.Stat.SEARCHES: searched}
    state.stock[ZOMBIE] = {SUPPLY: 18, **{f"colony.{number}": 2 for number in range(1, 7)}}
    state.stock[BARRICADE] = {SUPPLY: 21}
    state.where[state.piles[GROUP[seat]][0]] = v.POLICE_STATION
    state.rounds = 6
    early = _eagerness(Mind(LongNightView(state, seat)), v.Stat.SEARCHES)
    state.rounds = 3
    late = _eagerness(Mind(LongNightView(state, seat)), v.Stat.SEARCHES)
    assert late > early if searches else late == early == 0.0
    assert isinstance(answer_of(state, seat), q.Search) is searches


def beset(state: LongNightState, seat: int) -> str:
    """All dice used, barred doors at home, and a survivor of mine at a library that will be overrun."""
    holds(state, seat)
    state.players[seat].dice, state.players[seat].used = [], [1, 2, 3]
    strikes(state, "crisis_roof")
    state.stock[FOOD] = {SUPPLY: 5, v.COLONY: 15}
    state.stock[ZOMBIE] = {SUPPLY: 27, v.LIBRARY: 3}
    state.stock[BARRICADE] = {SUPPLY: 21}
    survivor = state.piles[GROUP[seat]][0]
    state.where[survivor] = v.LIBRARY
    return survivor


def test_flees_where_nothing_else_helps() -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    survivor = beset(state, seat)
    assert answer_of(state, seat) == q.MOVE[survivor]
    state.stock[ZOMBIE] = {SUPPLY: 28, v.LIBRARY: 2}
    assert answer_of(state, seat) is q.END


def bears(state: LongNightState, survivor: str, card: str) -> None:
    """A piece of gear lies beside a survivor."""
    for pile in state.piles.values():
        if card in pile:
            pile.remove(card)
    state.piles[GEAR[survivor]].append(card)
    state.known[card] = -1


def test_carries_home_whoever_is_hurt_where_zombies_come() -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    survivor = beset(state, seat)
    strikes(state, "crisis_sickness")
    bears(state, state.piles[GROUP[seat]][1], "stretcher")
    assert answer_of(state, seat) == q.MOVE[survivor]
    state.wounds = {survivor: 1}
    assert answer_of(state, seat) == q.USE["stretcher", 0]


def test_takes_noise_away_when_the_dice_are_used() -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    survivor = beset(state, seat)
    state.stock[ZOMBIE] = {SUPPLY: 30}
    strikes(state, "crisis_sickness")
    bears(state, survivor, "felt_slippers")
    assert answer_of(state, seat) is q.END
    state.stock[NOISE] = {SUPPLY: 30, v.LIBRARY: 2}
    assert answer_of(state, seat) == q.USE["felt_slippers", 0]


def test_looks_at_the_next_crisis_with_a_die_that_nothing_needs() -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    beset(state, seat)
    state.stock[ZOMBIE] = {SUPPLY: 30}
    state.players[seat].dice = [1]
    bears(state, state.piles[GROUP[seat]][0], "police_radio")
    assert answer_of(state, seat) == q.USE["police_radio", 0]
    state.rounds = 1
    assert answer_of(state, seat) != q.USE["police_radio", 0]


def test_turns_a_low_die_to_more_before_anything_else() -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    holds(state, seat)
    bears(state, state.piles[GROUP[seat]][0], "lesson_plans")
    state.players[seat].dice = [3, 6]
    assert answer_of(state, seat) == q.USE["lesson_plans", 0]
    state.players[seat].dice = [4, 6]
    assert answer_of(state, seat) != q.USE["lesson_plans", 0]


def test_keeps_weapons_for_the_next_stage_of_the_raid_and_from_whoever_will_not_return() -> None:
    state, seat = at_the_first_turn(Setup(3, "rivals", (), {"scenario": "raid"}))
    first, second = state.piles[GROUP[seat]][:2]
    bears(state, first, "nightstick")
    assert "nightstick" not in owned(Mind(LongNightView(state, seat)))
    lost = max(state.where, key=lambda one: INFLUENCE[one])
    state.piles[GROUP[seat]][:] = [lost, second if second != lost else first]
    state.where.setdefault(second, v.COLONY)
    state.piles[RESOLVING].append("riot_shield")
    state.known["riot_shield"] = -1
    options = [q.PERSON[one] for one in state.piles[GROUP[seat]]]
    assert choose(LongNightView(state, seat), options, ASK_BEARER) != q.PERSON[lost]


@pytest.mark.parametrize(("bandits", "goes"), [(2, True), (3, False)])
def test_goes_home_when_the_last_bandits_are_chased_off_if_all_must_be_there(bandits: int, goes: bool) -> None:
    state, seat = at_the_first_turn(Setup(4, "rivals", (), {"scenario": "raid"}))
    state.task = "story_b3"
    state.piles[OBJECTIVE[seat]][:] = ["secret_all_home"]
    state.known["secret_all_home"] = 1 << seat
    state.stock[BANDIT] = {SUPPLY: 10 - bandits, v.SCHOOL: bandits}
    mine = state.piles[GROUP[seat]]
    for one in mine:
        state.where[one] = v.LIBRARY
    going_home = [trip for trip in _duties(Mind(LongNightView(state, seat)), mine) if trip.place == v.COLONY]
    assert bool(going_home) is goes


def test_draws_zombies_away_from_somebody_who_would_die() -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    beset(state, seat)
    other = (seat + 1) % 4
    state.where[state.piles[GROUP[seat]][0]] = v.COLONY
    state.where[state.piles[GROUP[other]][0]] = v.LIBRARY
    state.players[seat].dice = [1]
    answer = answer_of(state, seat)
    assert isinstance(answer, q.Attract)
    places = [q.AT[v.SCHOOL], q.AT[v.LIBRARY], q.AT[v.HOSPITAL]]
    assert choose(LongNightView(state, seat), places, ASK_ATTRACT_FROM) == q.AT[v.LIBRARY]


@pytest.mark.parametrize(("food", "way"), [(0, "trade"), (20, "girl")])
def test_the_hungry_choose_otherwise_than_those_who_have_enough(food: int, way: str) -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    state.stock[FOOD] = {SUPPLY: 20 - food, v.COLONY: food}
    state.morale = 8
    state.under_way = [Reading(seat, "cr_insulin", state.players[seat].leader, v.HOSPITAL)]
    ways = [q.Choose("girl"), q.Choose("trade")]
    assert choose(LongNightView(state, seat), ways, ASK_CROSSROADS) == q.Choose(way)


def test_lays_what_the_objective_wants() -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    state.players[seat].dice = []
    state.stock[FOOD] = {SUPPLY: 5, v.COLONY: 15}
    strikes(state, "crisis_roof")
    holds(state, seat, "firewood", "bandages")
    assert answer_of(state, seat) == q.LAY["bandages"]


@pytest.mark.parametrize(("morale", "near", "answer"), [
    (9, 2, q.ROLL), (1, 4, q.ROLL), (2, 1, q.ROLL), (2, 4, q.KILL), (3, 4, q.KILL),
])  # fmt: skip
def test_gives_somebody_up_before_a_bite_takes_the_last_of_morale(morale: int, near: int, answer: q.Act) -> None:
    """With one point left a death is the end in any case; with few, and many who stand there, it stops."""
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    state.morale = morale
    for one in [*state.where][near:]:
        state.where[one] = "school"
    state.under_way = [BiteUnderWay(v.COLONY)]
    assert choose(LongNightView(state, seat), (q.KILL, q.ROLL), ASK_BITE) is answer


def test_a_betrayer_plays_along_at_first_and_spoils_the_crisis_later() -> None:
    state, seat = at_the_first_turn(Setup(4, "rivals", ("betrayer",), {"objective": "goal_frosty_night"}))
    state.piles[OBJECTIVE[seat]][:] = ["betrayal_filth"]
    state.known["betrayal_filth"] = 1 << seat
    state.players[seat].dice = []
    state.stock[FOOD] = {SUPPLY: 5, v.COLONY: 15}
    strikes(state, "crisis_fuel_shortage")
    state.players[(seat + 1) % 4].contributed = 2
    holds(state, seat, "firewood", "odds_and_ends")
    offered = [q.TAKE_CARD["firewood"], q.TAKE_CARD["odds_and_ends"]]
    assert answer_of(state, seat) is q.CONTRIBUTE
    assert choose(LongNightView(state, seat), offered, ASK_CONTRIBUTE) == q.TAKE_CARD["firewood"]
    state.round = 4
    assert answer_of(state, seat) is q.CONTRIBUTE
    assert choose(LongNightView(state, seat), offered, ASK_CONTRIBUTE) == q.TAKE_CARD["odds_and_ends"]


def test_votes_to_exile_only_whoever_did_next_to_nothing() -> None:
    state, seat = at_the_first_turn(Setup(4, "rivals", (), {"objective": "goal_frosty_night"}))
    voter, idle = (seat + 1) % 4, (seat + 2) % 4
    state.piles[OBJECTIVE[voter]][:] = ["secret_hoarder"]
    state.known["secret_hoarder"] = 1 << voter
    state.round = 5
    for other, me in enumerate(state.players):
        me.stats = {} if other == idle else {v.Stat.CONTRIBUTED: 6}
    state.under_way = [VoteUnderWay("ask-exile", idle)]
    assert choose(LongNightView(state, voter), (q.YES, q.NO), ASK_EXILE) is q.YES
    assert choose(LongNightView(state, idle), (q.YES, q.NO), ASK_EXILE) is q.NO
    state.under_way = [VoteUnderWay("ask-exile", seat)]
    assert choose(LongNightView(state, voter), (q.YES, q.NO), ASK_EXILE) is q.NO


def a_vote_about(objective: str, variants: tuple[str, ...] = ()) -> tuple[LongNightState, int, int]:
    """The fourth round of four, all equally busy and nobody a betrayer; a voter, and whoever the vote is about."""
    state, seat = at_the_first_turn(Setup(4, "rivals", variants, {"objective": objective}))
    voter, named = (seat + 1) % 4, (seat + 2) % 4
    for other, card in enumerate(("secret_hoarder", "secret_own_car", "secret_every_drawer", "secret_restless")):
        state.piles[OBJECTIVE[other]][:] = [card]
        state.known[card] = 1 << other
        state.players[other].stats = {v.Stat.CONTRIBUTED: 6}
    state.round = 4
    state.under_way = [VoteUnderWay("ask-exile", named)]
    return state, voter, named


@pytest.mark.parametrize(("blows", "answer"), [(3, q.YES), (2, q.NO)])
def test_votes_to_exile_whoever_strikes_at_the_others(blows: int, answer: q.Act) -> None:
    state, voter, named = a_vote_about("goal_frosty_night")
    state.players[named].stats |= {v.Stat.BLOWS: blows}
    assert choose(LongNightView(state, voter), (q.YES, q.NO), ASK_EXILE) is answer
    state.players[voter].stats |= {v.Stat.BLOWS: 4}
    assert choose(LongNightView(state, voter), (q.YES, q.NO), ASK_EXILE) is q.NO


@pytest.mark.parametrize(("round", "mine", "theirs", "answer"), [
    (5, 1, 6, q.YES), (4, 0, 6, q.NO), (5, 2, 6, q.NO), (5, 0, 2, q.NO),
])  # fmt: skip
def test_votes_to_exile_whoever_does_nothing_for_long(round: int, mine: int, theirs: int, answer: q.Act) -> None:
    state, voter, named = a_vote_about("goal_frosty_night")
    state.round = round
    for player in state.players:
        player.stats = {v.Stat.CONTRIBUTED: theirs}
    state.players[named].stats = {v.Stat.CONTRIBUTED: mine}
    assert choose(LongNightView(state, voter), (q.YES, q.NO), ASK_EXILE) is answer


def test_a_betrayer_stops_striking_before_it_shows() -> None:
    state, voter, _ = a_vote_about("goal_frosty_night")
    state.piles[OBJECTIVE[voter]][:] = ["betrayal_filth"]
    state.known["betrayal_filth"] = 1 << voter
    state.players[voter].stats |= {v.Stat.BLOWS: 1}
    assert victims(Mind(LongNightView(state, voter)), v.COLONY)
    state.players[voter].stats |= {v.Stat.BLOWS: 3}
    assert not victims(Mind(LongNightView(state, voter)), v.COLONY)
    state.morale = 2
    assert victims(Mind(LongNightView(state, voter)), v.COLONY)


@pytest.mark.parametrize(("blows", "die", "goes"), [(1, 6, True), (2, 6, False), (1, 1, False)])
def test_a_betrayer_goes_where_the_others_are_while_blows_are_owed(blows: int, die: int, goes: bool) -> None:
    state, seat = at_the_first_turn(Setup(4, "rivals", ("betrayer",), {"objective": "goal_tribute"}))
    state.piles[OBJECTIVE[seat]][:] = ["betrayal_filth"]
    state.known["betrayal_filth"] = 1 << seat
    state.round = 4
    state.players[seat].dice = [die]
    state.players[seat].stats = {v.Stat.BLOWS: blows}
    mine = state.piles[GROUP[seat]]
    for one in mine:
        state.where[one] = "school"
    view = LongNightView(state, seat)
    assert {trip.place for trip in _to_strike(Mind(view), mine)} <= {v.COLONY}
    assert bool([trip for trip in _duties(Mind(view), mine) if trip.place == v.COLONY]) is goes
    state.where[mine[0]] = v.COLONY
    assert not _to_strike(Mind(view), mine)


def keeps_the_knife(state: LongNightState, seat: int) -> bool:
    """Whoever calls for it also votes for it."""
    state.under_way = []
    called = choose(LongNightView(state, seat), (q.CALL_KNIFE, q.END), ASK_ACTION) is q.CALL_KNIFE
    state.under_way = [VoteUnderWay("ask-knife")]
    assert (choose(LongNightView(state, seat), (q.YES, q.NO), ASK_KNIFE) is q.YES) is called
    return called


def test_the_knife_stays_away_from_whoever_is_suspected() -> None:
    state, voter, named = a_vote_about("goal_frosty_night")
    for seat in range(4):
        state.piles[HAND[seat]] = []
    state.knife = (named + 1) % 4
    assert not keeps_the_knife(state, voter)
    state.players[named].stats |= {v.Stat.BLOWS: 3}
    assert keeps_the_knife(state, voter)
    state.knife = named
    assert not keeps_the_knife(state, voter)


def test_the_knife_stays_where_a_full_hand_plays_last_then() -> None:
    state, voter, named = a_vote_about("goal_frosty_night")
    for seat in range(4):
        state.piles[HAND[seat]] = []
    state.knife = (named + 1) % 4
    holds(state, named, "firewood", "bandages", "canned_beans")
    assert keeps_the_knife(state, voter)
    holds(state, named, "firewood", "bandages")
    assert not keeps_the_knife(state, voter)


def test_a_betrayer_keeps_the_knife_for_himself() -> None:
    state, voter, _ = a_vote_about("goal_frosty_night")
    state.piles[OBJECTIVE[voter]][:] = ["betrayal_filth"]
    state.known["betrayal_filth"] = 1 << voter
    state.knife = voter
    assert keeps_the_knife(state, voter)
    state.knife = (voter + 1) % 4
    assert not keeps_the_knife(state, voter)


def test_knows_every_objective_way_and_deed() -> None:
    """What the tables are read off: no objective is a goal of nothing, and cards come out as worth something."""
    for task, goal in GOAL.items():
        assert goal != type(goal)(goal.lay), task
    assert {card for card, wish in WISH.items() if not wish.keeps and not wish.conditions} == set()
    assert way(OPTIONS["cr_insulin", "girl"]).morale == 1.0
    assert way(OPTIONS["cr_insulin", "trade"]).morale == -1.0
    assert all(len(sides) == 2 for sides in BALLOTS.values())
    assert DEEDS["gia_najjar", 0].rest > 0
    assert TYPE["firewood"] is v.FUEL


# --- how well a seat stands ---------------------------------------------------------------------------------------


def test_standing_rises_with_morale_and_with_the_objective() -> None:
    state, seat = at_the_first_turn(Setup(4, "cooperative", (), {"objective": "goal_tribute"}))
    before = evaluate(LongNightView(state, seat))
    assert len(before) == 4
    assert len(set(before)) == 1
    assert 0.0 < before[0] < 1.0
    state.morale += 2
    happier = evaluate(LongNightView(state, seat))
    assert happier[0] > before[0]
    state.piles["laid"] = [card for card, kind in TYPE.items() if kind is v.FOOD][:10]
    assert evaluate(LongNightView(state, seat))[0] > happier[0]


def test_a_betrayer_stands_better_the_worse_the_colony_does() -> None:
    state, seat = at_the_first_turn(Setup(4, "rivals", ("betrayer",), {"objective": "goal_tribute"}))
    state.piles[OBJECTIVE[seat]][:] = ["betrayal_filth"]
    state.known["betrayal_filth"] = 1 << seat
    before = evaluate(LongNightView(state, seat))[seat]
    state.morale = 2
    assert evaluate(LongNightView(state, seat))[seat] > before
    state.piles[OBJECTIVE[seat]][:] = ["secret_landfill"]
    state.known["secret_landfill"] = 1 << seat
    fallen = evaluate(LongNightView(state, seat))[seat]
    state.morale = 8
    assert evaluate(LongNightView(state, seat))[seat] > fallen


def test_declared() -> None:
    assert GAME.expert is choose
    assert GAME.evaluate is evaluate


def test_every_ability_is_a_feature() -> None:
    """By the name under which it is reported: copies of a card are one."""
    features = GAME.features()
    assert len(features) == len(set(features))
    for source, actions in ACTIONS.items():
        for number in range(len(actions)):
            assert f"ability:{FACE.get(source, source)}:{number}" in features
    assert not any("#" in feature for feature in features)
