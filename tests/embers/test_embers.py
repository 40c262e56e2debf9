"""Embers, rule by rule, with stacked piles."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from fivefires.conformance.citations import rulebook
from fivefires.examples.embers import GAME, Dawn, EmbersState, deal, follows
from fivefires.kernel import SPECTATOR, Game, Piece, Refused, Runner, Setup, Table, face_of, key_of, seed_from
from fivefires.kernel.chains import check_link
from fivefires.kernel.text import catalogue

# Nobody feels like reacting where nobody has a bucket.
PLAIN = "log twig twig"


def copies(faces: str) -> list[Piece]:
    """Cards by their faces: a second log is the piece log#2."""
    named: list[Piece] = []
    for face in faces.split():
        number = [face_of(piece) for piece in named].count(face) + 1
        named.append(face if number == 1 else f"{face}#{number}")
    return named


def new_game(*hands: str, draws: str = "", wolf: int = 0, game: Game[EmbersState] = GAME) -> Runner[EmbersState]:
    """A game in which these hands are dealt, those cards lie on top of the deck, and this seat is the wolf."""

    def stack(table: Table[EmbersState]) -> None:
        table.force_top("deck", *copies(" ".join((*hands, draws))))
        campers = copies("camper " * (len(hands) - 1))
        table.force_top("roles", *campers[:wolf], "wolf", *campers[wolf:])

    return Runner(game, Setup(len(hands)), seed_from(1), prepare=stack)


def feed(runner: Runner[EmbersState], *faces: str) -> None:
    """Let one player after the other feed a card with this face."""
    for face in faces:
        seat = runner.asked()[0]
        key = next(key_of(card) for card in runner.options(seat) if face_of(key_of(card)) == f"feed:{face}")
        runner.answer(seat, key)


def vote(runner: Runner[EmbersState], *named: int | None) -> None:
    """Let everybody name a seat, or nobody."""
    for seat, whom in enumerate(named):
        runner.answer(seat, f"accuse:{'nobody' if whom is None else whom}")


def roles(runner: Runner[EmbersState]) -> list[str]:
    return [face_of(runner.table.pile(f"role.{seat}")[0]) for seat in range(runner.state.seats)]


def prompt(runner: Runner[EmbersState]) -> str:
    return runner.question.prompt.message if runner.question else ""


# --- E-001, E-002: the set-up ---------------------------------------------------------------------------


@pytest.mark.rule("E-001")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_of_three_to_five_players_is_the_wolf(players: int) -> None:
    wolves = set()
    for seed in range(40):
        dealt = roles(Runner(GAME, Setup(players), seed_from(seed)))
        assert sorted(dealt) == ["camper"] * (players - 1) + ["wolf"]
        wolves.add(dealt.index("wolf"))
    assert wolves == set(range(players))


@pytest.mark.rule("E-001")
@pytest.mark.parametrize("players", [2, 6])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(Refused):
        Runner(GAME, Setup(players), seed_from(1))


@pytest.mark.rule("E-001")
def test_a_role_is_known_to_its_player_alone() -> None:
    runner = new_game(PLAIN, PLAIN, PLAIN, wolf=1)
    for viewer in (0, 1, 2, SPECTATOR):
        view = GAME.view(runner.state, viewer)
        known = [seat for seat in range(3) if view.known_cards(f"role.{seat}")]
        assert known == ([] if viewer == SPECTATOR else [viewer])


@pytest.mark.rule("E-002")
def test_everybody_gets_three_of_the_thirty_two_fuel_cards() -> None:
    runner = new_game(PLAIN, PLAIN, PLAIN)
    assert runner.table.box.counts(runner.state)["fuel"] == 32
    assert [len(runner.table.pile(f"hand.{seat}")) for seat in range(3)] == [3 + 1, 3, 3]
    assert len(runner.table.pile("deck")) == 32 - 3 * 3 - 1


@pytest.mark.rule("E-002")
def test_the_fuel_is_shuffled() -> None:
    decks = {tuple(Runner(GAME, Setup(3), seed_from(seed)).table.pile("deck")) for seed in range(10)}
    assert len(decks) == 10


@pytest.mark.rule("E-002")
def test_the_fire_begins_at_six() -> None:
    assert new_game(PLAIN, PLAIN, PLAIN).state.fire == 6


# --- E-003, E-004: a turn ---------------------------------------------------------------------------------


@pytest.mark.rule("E-003")
def test_a_player_draws_a_card_and_feeds_one_face_up() -> None:
    runner = new_game("log log twig", PLAIN, PLAIN, draws="wet-wood")
    assert sorted(map(key_of, runner.options(0))) == ["feed:log", "feed:log#2", "feed:twig", "feed:wet-wood"]
    runner.answer(0, "feed:log#2")
    assert runner.table.pile("ashes") == ["log#2"]
    assert all(GAME.view(runner.state, viewer).cards("ashes") == ["log#2"] for viewer in (0, 1, 2, SPECTATOR))
    assert sorted(runner.table.pile("hand.0")) == ["log", "twig", "wet-wood"]


@pytest.mark.rule("E-003")
def test_players_take_turns_round_the_fire() -> None:
    runner = new_game(PLAIN, PLAIN, PLAIN, draws="twig twig twig")
    feeders = []
    for _ in range(3):
        feeders += runner.asked()
        feed(runner, "twig")
    vote(runner, None, None, None)
    assert feeders + runner.asked() == [0, 1, 2, 0]


@pytest.mark.rule("E-003")
def test_the_night_takes_one_after_each_turn() -> None:
    runner = new_game(PLAIN, PLAIN, PLAIN)
    feed(runner, "twig")
    assert runner.state.fire == 6 + 1 - 1
    feed(runner, "twig")
    assert runner.state.fire == 6


@pytest.mark.rule("E-004")
@pytest.mark.parametrize(("face", "worth"), [("log", 2), ("twig", 1), ("wet-wood", -2), ("bucket", -1)])
def test_what_a_card_is_worth(face: str, worth: int) -> None:
    runner = new_game(f"{face} {PLAIN}", PLAIN, PLAIN)
    feed(runner, face)
    assert runner.state.fire == 6 + worth - 1


# --- E-005: the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("E-005")
def test_at_ten_the_fire_blazes_and_the_campers_win_before_the_night_takes_one() -> None:
    runner = new_game(PLAIN, PLAIN, PLAIN, wolf=1)
    feed(runner, "log", "log")
    assert runner.state.fire == 8
    feed(runner, "log")
    assert runner.state.result == Dawn(ending="blaze", winners=[0, 2])


@pytest.mark.rule("E-005")
def test_at_nine_it_does_not_blaze() -> None:
    runner = new_game(PLAIN, PLAIN, PLAIN)
    feed(runner, "log", "log", "twig")
    assert runner.state.fire == 8
    assert not runner.over


@pytest.mark.rule("E-005")
def test_a_fire_that_the_night_takes_is_dead_and_the_wolf_wins() -> None:
    runner = new_game("wet-wood log log", "wet-wood log log", PLAIN, wolf=2)
    feed(runner, "wet-wood")
    assert runner.state.fire == 3
    feed(runner, "wet-wood")
    assert runner.state.result == Dawn(ending="dead-fire", winners=[2])
    assert runner.state.fire == 0


@pytest.mark.rule("E-005")
def test_a_fire_that_is_drowned_is_dead_at_once() -> None:
    runner = new_game("wet-wood log log", "wet-wood log log", "wet-wood log log", wolf=1)
    runner.state.fire = 2
    feed(runner, "wet-wood")
    assert runner.state.result == Dawn(ending="dead-fire", winners=[1])
    assert runner.state.fire == 0


def one_card_left(table: Table[EmbersState]) -> None:
    deal(table)
    table.draw("deck", "ashes", len(table.pile("deck")) - 1)


@pytest.mark.rule("E-005")
def test_the_wolf_wins_when_no_card_is_left_to_draw() -> None:
    runner = new_game(PLAIN, PLAIN, PLAIN, wolf=2, game=replace(GAME, setup=one_card_left))
    assert runner.table.pile("deck") == []
    feed(runner, "twig")
    assert runner.state.result == Dawn(ending="cold-dawn", winners=[2])


# --- E-006: the vote --------------------------------------------------------------------------------------------


def at_the_vote(players: int = 3, wolf: int = 0) -> Runner[EmbersState]:
    runner = new_game(*[PLAIN] * players, wolf=wolf)
    feed(runner, *["twig"] * players)
    return runner


@pytest.mark.rule("E-006")
def test_there_is_a_vote_after_each_round_and_not_before() -> None:
    runner = new_game(PLAIN, PLAIN, PLAIN, draws="twig twig twig twig")
    feed(runner, "twig", "twig")
    assert prompt(runner) == "ask-feed"
    feed(runner, "twig")
    assert prompt(runner) == "ask-accuse"
    vote(runner, None, None, None)
    feed(runner, "twig", "twig")
    assert prompt(runner) == "ask-feed"
    feed(runner, "twig")
    assert prompt(runner) == "ask-accuse"


@pytest.mark.rule("E-006")
def test_everybody_names_another_player_or_nobody_all_at_once() -> None:
    runner = at_the_vote()
    assert runner.asked() == [0, 1, 2]
    assert [key_of(option) for option in runner.options(1)] == ["accuse:nobody", "accuse:0", "accuse:2"]
    runner.answer(2, "accuse:0")
    runner.answer(0, "accuse:2")
    assert runner.asked() == [1]


@pytest.mark.rule("E-006")
def test_the_wolf_that_more_than_half_name_loses_to_the_campers() -> None:
    runner = at_the_vote(wolf=2)
    vote(runner, 2, 2, 0)
    assert runner.state.result == Dawn(ending="wolf-found", winners=[0, 1])


@pytest.mark.rule("E-006")
def test_a_camper_that_more_than_half_name_shows_the_role_and_costs_the_fire_two() -> None:
    runner = at_the_vote(wolf=2)
    vote(runner, 1, None, 1)
    assert runner.state.fire == 6 - 2
    assert GAME.view(runner.state, SPECTATOR).known_cards("role.1") == ["camper#2"]
    assert GAME.view(runner.state, SPECTATOR).known_cards("role.0") == []
    assert runner.asked() == [0]


@pytest.mark.rule("E-006")
def test_the_fire_may_die_of_a_wrong_accusation() -> None:
    runner = at_the_vote(wolf=2)
    runner.state.fire = 2
    vote(runner, 1, 0, 1)
    assert runner.state.result == Dawn(ending="dead-fire", winners=[2])


@pytest.mark.rule("E-006")
@pytest.mark.parametrize("named", [(None, None, None), (1, 2, 0), (None, None, 1)])
def test_without_a_majority_nothing_happens(named: tuple[int | None, ...]) -> None:
    runner = at_the_vote(wolf=1)
    vote(runner, *named)
    assert runner.state.fire == 6
    assert prompt(runner) == "ask-feed"


@pytest.mark.rule("E-006")
def test_half_of_the_players_are_no_majority() -> None:
    runner = at_the_vote(players=4, wolf=1)
    vote(runner, 1, 0, 1, 0)
    assert runner.state.fire == 6
    assert prompt(runner) == "ask-feed"


# --- E-007: the bucket ------------------------------------------------------------------------------------------


def log_fed_before_a_bucket() -> Runner[EmbersState]:
    runner = new_game("log log log", PLAIN, "bucket twig twig")
    feed(runner, "log")
    return runner


@pytest.mark.rule("E-007")
def test_a_bucket_takes_the_effect_of_what_another_has_fed() -> None:
    runner = log_fed_before_a_bucket()
    assert [key_of(option) for option in runner.options(2)] == ["react:bucket:bucket", "pass"]
    runner.answer(2, "react:bucket:bucket")
    assert runner.state.fire == 6 - 1
    assert runner.table.pile("ashes") == ["log", "bucket"]
    assert sorted(runner.table.pile("hand.2")) == ["twig#3", "twig#4"]
    assert runner.asked() == [1]


@pytest.mark.rule("E-007")
def test_nobody_has_to_use_a_bucket() -> None:
    runner = log_fed_before_a_bucket()
    runner.answer(2, "pass")
    assert runner.state.fire == 6 + 2 - 1
    assert "bucket" in runner.table.pile("hand.2")


@pytest.mark.rule("E-007")
def test_a_bucket_is_not_for_what_one_feeds_oneself() -> None:
    runner = new_game("log bucket twig", PLAIN, PLAIN)
    feed(runner, "log")
    assert runner.state.fire == 6 + 2 - 1
    assert prompt(runner) == "ask-feed"


@pytest.mark.rule("E-007")
def test_the_next_one_is_asked_where_the_first_keeps_the_bucket() -> None:
    runner = new_game("log log log", "bucket twig twig", "bucket twig twig")
    feed(runner, "log")
    runner.answer(1, "pass")
    assert runner.asked() == [2]
    runner.answer(2, "react:bucket:bucket#2")
    assert runner.state.fire == 6 - 1


@pytest.mark.rule("E-007")
def test_nobody_sees_who_could_use_a_bucket() -> None:
    runner = log_fed_before_a_bucket()
    assert runner.question is not None
    assert runner.question.veiled


# --- E-008 to E-010: three nights -----------------------------------------------------------------------------------


def dawn(ending: str, *nights: str, winners: tuple[int, ...] = (0, 2)) -> Dawn:
    """The end of a night that seat 1 of three was the wolf in."""
    return Dawn(ending=ending, winners=[*winners], nights=[*nights])


def night_after(before: Dawn, players: int = 3, seed: int = 1) -> Runner[EmbersState]:
    setup = follows(Setup(players), before)
    assert setup is not None
    return Runner(GAME, setup, seed_from(seed))


def play_until(ending: str, setup: Setup) -> Runner[EmbersState]:
    """Some game that ends so."""
    for seed in range(400):
        runner, chance = Runner(GAME, setup, seed_from(seed)), random.Random(seed)
        while not runner.over:
            for seat in runner.asked():
                runner.answer(seat, chance.choice(runner.options(seat)))
        if result_of(runner).ending == ending:
            return runner
    raise AssertionError(ending)


def result_of(night: Runner[EmbersState]) -> Dawn:
    assert night.state.result is not None
    return night.state.result


def refusal(earlier: dict[str, Any]) -> str:
    with pytest.raises(Refused) as refused:
        Runner(GAME, Setup(3, earlier=earlier), seed_from(1))
    return catalogue(GAME.package).format(refused.value.reason)


@pytest.mark.rule("E-008")
@pytest.mark.parametrize("ways", [("blaze", "wolf-found", "blaze"), ("wolf-found", "wolf-found", "wolf-found")])
def test_three_nights_that_the_campers_win_are_a_whole_chain(ways: tuple[str, ...]) -> None:
    setup: Setup | None = Setup(3)
    for number, ending in enumerate(ways):
        assert setup is not None
        night = play_until(ending, setup)
        assert result_of(night).nights == [*ways[:number]]
        assert night.log is not None
        came_through = [line for line in night.log.lines if line.text.id == "log-came-through"]
        assert len(came_through) == (number == 2)
        setup = GAME.next_setup(setup, result_of(night))
    assert setup is None


@pytest.mark.rule("E-008")
@pytest.mark.parametrize("ending", ["dead-fire", "cold-dawn"])
@pytest.mark.parametrize("nights", [(), ("blaze",), ("blaze", "wolf-found")])
def test_a_lost_night_ends_the_chain(ending: str, nights: tuple[str, ...]) -> None:
    assert follows(Setup(3), dawn(ending, *nights, winners=(1,))) is None


@pytest.mark.rule("E-008")
def test_a_night_that_the_wolf_wins_is_not_told_as_a_chain_won() -> None:
    night = play_until("dead-fire", night_after(dawn("blaze", "blaze")).setup)
    assert night.log is not None
    assert all(line.text.id != "log-came-through" for line in night.log.lines)


@pytest.mark.rule("E-008")
def test_others_may_play_the_next_night() -> None:
    assert night_after(dawn("blaze"), players=5).state.seats == 5


@pytest.mark.rule("E-008")
@pytest.mark.parametrize(
    ("earlier", "reason"),
    [
        ({"ending": "dead-fire", "winners": [1]}, "The campers did not win that night, and no other follows it."),
        ({"ending": "sunrise", "winners": [0, 2]}, "The campers did not win that night, and no other follows it."),
        (
            {"ending": "blaze", "winners": [0, 2], "nights": ["cold-dawn"]},
            "The campers did not win that night, and no other follows it.",
        ),
        (
            {"ending": "blaze", "winners": [0, 2], "nights": ["blaze", "blaze"]},
            "Three nights are over, and no other follows them.",
        ),
        ({"ending": "blaze", "winners": [0, 1, 2, 3, 4]}, "All but one win a night that the campers win."),
        ({"ending": "blaze", "winners": [0, 3]}, "All but one win a night that the campers win."),
        ({"ending": "blaze", "winners": [2, 0]}, "All but one win a night that the campers win."),
        ({"ending": "blaze", "winners": [0, 0, 2]}, "All but one win a night that the campers win."),
        ({"ending": "blaze", "winners": [-1, 0]}, "All but one win a night that the campers win."),
        ({"ending": "blaze", "winners": [0]}, "All but one win a night that the campers win."),
        ({"ending": "blaze"}, "All but one win a night that the campers win."),
        ({"ending": "blaze", "winners": [0, 2], "fire": 9}, "The earlier result does not belong to this game."),
        ({"ending": "blaze", "winners": [0, 2], "nights": 2}, "The earlier result does not belong to this game."),
        ({"ending": "blaze", "winners": [0, 2], "nights": []}, "The earlier result does not belong to this game."),
        ({"ending": 7, "winners": [0, 2]}, "The earlier result does not belong to this game."),
        ({"winners": [0, 2]}, "The earlier result does not belong to this game."),
        ({}, "The earlier result does not belong to this game."),
    ],
)
def test_a_night_before_that_cannot_have_been_is_refused(earlier: dict[str, Any], reason: str) -> None:
    assert refusal(earlier) == reason


@pytest.mark.rule("E-008")
def test_a_night_that_was_skipped_is_noticed() -> None:
    first = play_until("blaze", Setup(3))
    second = play_until("blaze", night_after(result_of(first)).setup)
    third = night_after(result_of(second))
    assert check_link(GAME, first.setup, result_of(first), third.setup) == "it takes up another result"


@pytest.mark.rule("E-009")
@pytest.mark.parametrize(("ending", "fire"), [("blaze", 7), ("wolf-found", 5)])
def test_how_the_night_before_was_won_decides_where_the_fire_begins(ending: str, fire: int) -> None:
    assert night_after(dawn(ending)).state.fire == fire
    assert night_after(dawn(ending, "blaze")).state.fire == fire
    assert night_after(dawn(ending, "wolf-found")).state.fire == fire


@pytest.mark.rule("E-009")
@pytest.mark.parametrize(
    ("before", "burnt"),
    [
        (dawn("wolf-found"), 0),
        (dawn("blaze"), 3),
        (dawn("wolf-found", "blaze"), 3),
        (dawn("blaze", "wolf-found"), 3),
        (dawn("blaze", "blaze"), 6),
    ],
)
def test_each_blaze_has_burnt_three_logs_for_every_later_night(before: Dawn, burnt: int) -> None:
    night = night_after(before)
    assert list(map(face_of, night.table.pile("ashes"))) == ["log"] * burnt
    assert len(night.table.pile("deck")) == 32 - burnt - 3 * 3 - 1
    assert night.log is not None
    assert night.log.lines[0].text.args == {
        "night": len(before.nights) + 2, "fire": night.state.fire, "logs": burnt
    }  # fmt: skip


@pytest.mark.rule("E-009")
def test_everybody_sees_which_night_it_is_and_what_it_was_brought() -> None:
    night = night_after(dawn("blaze", "wolf-found"))
    for viewer in (0, SPECTATOR):
        shown = GAME.scene(GAME.view(night.state, viewer))
        told = [catalogue(GAME.package).format(one) for one in shown.status]
        assert told[1:] == ["Night 3 of 3", "The coals of a blaze still glow"]
    assert len(GAME.scene(GAME.view(new_game(PLAIN, PLAIN, PLAIN).state, 0)).status) == 1


@pytest.mark.rule("E-010")
@pytest.mark.parametrize(
    ("winners", "players", "first"),
    [((0, 2), 3, 1), ((1, 2), 3, 0), ((0, 1), 3, 2), ((0, 1, 2), 4, 3), ((0, 1, 2, 3), 5, 4), ((0, 1, 2, 3), 4, 0)],
)
def test_the_wolf_of_the_night_before_begins_if_it_still_plays(
    winners: tuple[int, ...], players: int, first: int
) -> None:
    night = night_after(dawn("blaze", winners=winners), players=players)
    assert night.asked() == [first]


@pytest.mark.rule("E-010")
def test_the_vote_comes_after_a_whole_round_whoever_begins() -> None:
    night = night_after(dawn("wolf-found"), seed=2)
    feeders = []
    while prompt(night) != "ask-accuse":
        if prompt(night) == "ask-feed":
            feeders += night.asked()
        night.answer(night.asked()[0], night.options(night.asked()[0])[-1])
    assert feeders == [1, 2, 0]


def test_every_rule_has_code_and_a_test() -> None:
    assert rulebook(GAME).faults() == []


@pytest.mark.rule("E-005")
def test_only_who_knows_a_role_sees_its_goal() -> None:
    night = new_game(PLAIN, PLAIN, PLAIN)
    wolf = next(seat for seat in range(3) if night.state.piles[f"role.{seat}"] == ["wolf"])
    for viewer in (0, 1, 2, SPECTATOR):
        mats = GAME.scene(GAME.view(night.state, viewer)).mats
        assert [bool(mat.goals) for mat in mats] == [seat == viewer for seat in range(3)]
    (goal,) = GAME.scene(GAME.view(night.state, wolf)).mats[wolf].goals
    assert (goal.text.id, goal.secret) == ("goal-wolf", True)


@pytest.mark.rule("E-005")
def test_the_end_says_why() -> None:
    night = new_game(PLAIN, PLAIN, PLAIN)
    assert GAME.scene(GAME.view(night.state, 0)).verdict == ()
    for ending in ("blaze", "dead-fire", "cold-dawn", "wolf-found"):
        night.state.result = Dawn(ending=ending, winners=[0])
        (why,) = GAME.scene(GAME.view(night.state, SPECTATOR)).verdict
        assert catalogue(GAME.package).format(why)
