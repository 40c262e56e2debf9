"""Zona: beside a question stands the text that is decided on, what is to be reached, and in the end why it ended."""

from __future__ import annotations

import msgspec
import pytest

from fivefires.games.zona.content.index import PARAGRAPHS, SECTIONS
from fivefires.games.zona.rules.board import SECTOR
from fivefires.games.zona.rules.emission import damage_in
from fivefires.games.zona.rules.questions import Act
from fivefires.games.zona.show import telling
from fivefires.games.zona.show.names import damage_name
from fivefires.games.zona.show.scene import scene
from fivefires.games.zona.show.view import ZonaView
from fivefires.games.zona.state import REPUTATIONS, EventUnderWay, ZonaState
from fivefires.kernel import key_of, message, sight
from fivefires.kit.effects import Choose
from tests.games.zona.tables import (
    B,
    Game,
    P,
    T,
    emission,
    event,
    give,
    give_secrets,
    give_trophies,
    keys,
    me,
    parts_of,
    pile_of,
    play,
    put,
    roll,
    rumor,
    seated,
    seen,
    turn,
    view,
    weaken,
)

REPUTATION = {str(name): value for value, name in REPUTATIONS.items()}
# A section is read where the drawer stands, or by the drawer's name; and these ask at once.
SECTIONS_OF_CARDS = [(card, section) for card, sections in SECTIONS.items() for section in sections]
ASKING = [
    (card, section)
    for card, section in SECTIONS_OF_CARDS
    if SECTIONS[card][section] and isinstance(SECTIONS[card][section][0], Choose)
]


def stands(runner: Game, card: str, section: str) -> str:
    """A place where this section of the card is the one that is read, by somebody who can afford a choice."""
    me(runner).rubles = 2000
    give(runner, 0, "crowbar", "canned_stew", "bandages")
    give_trophies(runner, 0, "blind_boar", "mangy_hound")
    if section in REPUTATION:
        me(runner).reputation = REPUTATION[section]
    if section in SECTOR:
        return section
    colour = pile_of(runner, card).rpartition(".")[2]
    return next(place for place, sector in SECTOR.items() if sector == colour and place not in SECTIONS[card])


@pytest.mark.parametrize(("card", "section"), SECTIONS_OF_CARDS)
def test_of_a_card_with_sections_only_the_one_that_is_read_is_told(card: str, section: str) -> None:
    read = EventUnderWay(0, card, "green", section, [section], opened=True)
    assert parts_of(telling.event(read).text) == [f"zona-ev-{card}-{section}"]


@pytest.mark.rule("Z-149", "Z-150", "Z-151")
@pytest.mark.parametrize(("card", "section"), ASKING)
def test_beside_a_choice_stands_its_own_section_after_a_reload_too(card: str, section: str) -> None:
    runner = seated("olga", "ivan")
    place = stands(runner, card, section)
    event(runner, card, place)
    if "draw" in keys(runner):
        play(runner, "draw")
    assert any(key.startswith("choose:") for key in keys(runner))
    saved = msgspec.json.decode(msgspec.json.encode(runner.state), type=ZonaState)
    for state in (runner.state, saved):
        (story,) = scene(ZonaView(state, 0)).stories
        assert story.id == card
        assert parts_of(story.text) == [f"zona-ev-{card}-{section}"]


@pytest.mark.rule("Z-134")
def test_an_opened_card_can_be_read_as_a_whole_beside_it() -> None:
    card, section = ASKING[0]
    runner = seated("olga", "ivan")
    event(runner, card, stands(runner, card, section))
    if "draw" in keys(runner):
        play(runner, "draw")
    (note,) = [row for row in seen(runner, 1).rows if row.role == "note"]
    assert note.pinned
    text = note.things[0].text
    assert text is not None
    for other in SECTIONS[card]:
        assert f"zona-ev-{card}-{other}" in str(text)


def test_of_a_story_card_the_paragraph_that_is_read_is_told() -> None:
    card = next(card for card, paragraphs in PARAGRAPHS.items() if len(paragraphs) > 1)
    second = EventUnderWay(0, card, "lab", "2", ["1", "1-pass", "2"])
    assert parts_of(telling.event(second).text) == [f"zona-ev-{card}-2"]
    second.read.append("secret")
    assert parts_of(telling.event(second).text) == [f"zona-ev-{card}-secret"]


@pytest.mark.rule("Z-184")
def test_where_the_rumor_token_goes_is_asked_with_the_rumor() -> None:
    runner = rumor(seated("olga", "ivan"), "r14")
    assert runner.question is not None
    assert runner.question.prompt.message == "ask-rumor-token"
    (story,) = seen(runner, 1).stories
    assert story.text == message("r14.effect")


@pytest.mark.rule("Z-054", "Z-056", "Z-345")
def test_a_mat_has_room_in_the_backpack_and_counts_it_nowhere_else() -> None:
    runner = seated("olga", "ivan")
    rows = seen(runner).mats[0].rows
    spots = {row.id: row.spots for row in rows if row.spots}
    assert spots == {"packed.0": 5}


@pytest.mark.rule("Z-369", "Z-370")
def test_whoever_searches_secret_items_sees_them_and_the_others_their_backs() -> None:
    runner = seated("olga", "ivan")
    me(runner).rubles = 2000
    turn(runner, 0, "quarry")
    put(runner, "k2", "box")
    for lock in [*runner.state.piles["lock.botanical_lab"]]:
        put(runner, lock, "box")
    put(runner, "k2", "lock.botanical_lab")
    turn(runner, 0, "quarry")
    play(runner, "open:botanical_lab:0")
    assert runner.question is not None
    assert runner.question.prompt.message == "ask-secret-item"
    mine, others = (next(row for row in seen(runner, seat).rows if row.id == "look.0") for seat in (0, 1))
    offered = {key.partition(":")[2] for key in keys(runner) if key.startswith("keep:")}
    assert {thing.id for thing in mine.things} == offered
    assert all(thing.text is not None for thing in mine.things)
    assert all(thing.face_down and not thing.id for thing in others.things)


@pytest.mark.rule("Z-058")
def test_the_goal_of_a_scavenger_says_how_far_it_is() -> None:
    runner = seated("olga", "ivan")
    give_secrets(runner, 0, "lab")
    (goal,) = seen(runner, 1).mats[0].goals
    assert (goal.value, goal.end, goal.met, [one.id for one in goal.then]) == (
        1,
        2,
        False,
        ["power_plant", "sarcophagus"],
    )
    give_secrets(runner, 0, "archive", "bunker")
    me(runner).place = "power_plant"
    (goal,) = seen(runner, 1).mats[0].goals
    assert (goal.value, goal.end, goal.met, [one.id for one in goal.then]) == (2, 2, True, ["sarcophagus"])
    me(runner).place = "sarcophagus"
    assert [one.text.id for one in seen(runner, 1).mats[0].goals] == ["goal-source"]


@pytest.mark.rule("Z-060", "Z-532")
def test_the_end_says_why_nobody_wins() -> None:
    runner = seated("olga", "ivan")
    for card in [*runner.state.piles["rumors"]]:
        put(runner, card, "discards.rumors")
    assert seen(runner).verdict == ()
    rumor(runner, "r10")
    assert runner.over
    assert [line.id for line in seen(runner, 1).verdict] == ["verdict-rumors", "verdict-secrets"]
    assert sight(runner, 1).scene.verdict == seen(runner, 1).verdict


@pytest.mark.rule("Z-199", "Z-203")
@pytest.mark.parametrize(
    ("weak", "faces", "told"),
    [
        (True, (P, B, B), "note-stands-failed"),
        (True, (P, T, T), "note-stands-failed-hurt"),
        (False, (P, T, T), "note-stands-passed-hurt"),
    ],
)
def test_whoever_lets_a_test_stand_reads_what_comes_of_it(weak: bool, faces: tuple[int, int, int], told: str) -> None:
    runner = turn(seated("olga", "ivan"), 0, "frontier")
    if weak:
        weaken(runner, 0, "alertness")
    roll(runner, faces)
    play(runner, "local")
    stand = next(option for option in runner.options(0) if key_of(option) == "let-stand")
    assert isinstance(stand, Act)
    assert stand.note(view(runner)) == message(told)


@pytest.mark.rule("Z-375", "Z-380", "Z-381")
def test_whoever_may_flee_from_an_emission_reads_what_staying_costs() -> None:
    runner = seated("olga", "ivan")
    me(runner).place = "factory"
    emission(runner, "e1", "e2")
    stay = next(option for option in runner.options(0) if key_of(option) == "stay")
    assert isinstance(stay, Act)
    note = stay.note(view(runner))
    assert note is not None
    assert note.id == "note-stay"
    hurt = damage_in("e1", "factory")
    assert note.args["damage"] == damage_name(hurt.radiation, hurt.mental, hurt.physical)
    (story,) = [one for one in seen(runner).stories if one.id == "e1"]
    assert str(story.text).count("note-placements") == 1


@pytest.mark.rule("Z-158")
def test_a_secret_says_of_which_facility_it_is() -> None:
    runner = seated("olga", "ivan")
    give_secrets(runner, 0, "lab")
    row = next(row for mat in seen(runner, 1).mats if mat.seat == 0 for row in mat.rows if row.name.id == "row-secrets")
    assert [(thing.type, thing.text) for thing in row.things] == [(message("lab-event"), message("secret-text"))]
