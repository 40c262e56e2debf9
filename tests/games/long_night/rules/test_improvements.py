"""The improvements module (chapter 17)."""

from __future__ import annotations

import pytest

from fivefires.games.long_night.content.index import IMPROVEMENT
from tests.games.long_night.tables import (
    THREE,
    Game,
    all_vote,
    asked_rule,
    colony_phase,
    dice,
    give,
    keys,
    lay_tokens,
    log,
    of_kind,
    opening,
    pile,
    play,
    prompt,
    put,
    quiet,
    seated,
    seers,
    settle,
    stack,
    tokens,
    turn,
)  # fmt: skip

ROW = ("imp_garden", "imp_incinerator", "imp_radio_mast", "imp_common_room")


def building(*cards: str, **progress: int) -> Game:
    """This row is open, with so many progress tokens, and the sledge track is the next one."""
    runner = seated(*THREE, variants=("improvements",))
    for card in [*pile(runner, "projects")]:
        put(runner, card, "improvements")
    for card in ROW:
        put(runner, card, "projects")
    stack(runner, "improvements", "imp_sledge_track")
    for card, count in progress.items():
        lay_tokens(runner, "progress-token", card, count)
    give(runner, 0, *cards)
    dice(runner, 0, 6, 6)
    settle(runner)
    return runner


@pytest.mark.rule("L-396")
def test_four_improvements_lie_open_and_six_wait() -> None:
    runner = opening(3, variants=("improvements",))
    assert (len(pile(runner, "projects")), len(pile(runner, "improvements"))) == (4, 6)
    assert all(seers(runner, card) == [0, 1, 2] for card in pile(runner, "projects"))
    assert all(seers(runner, card) == [] for card in pile(runner, "improvements"))
    rows = {tuple(sorted(pile(opening(3, variants=("improvements",), seed=n), "projects"))) for n in range(4)}
    assert len(rows) > 1


@pytest.mark.rule("L-395")
@pytest.mark.parametrize(("variants", "enters"), [((), False), (("improvements",), True), (("bandits",), False)])
def test_cards_with_the_hammer_are_added(variants: tuple[str, ...], enters: bool) -> None:
    runner = opening(3, variants=variants)
    cards = {*pile(runner, "crises"), *pile(runner, "crossroads"), *pile(runner, "survivors")}
    cards |= {card for seat in range(3) for card in pile(runner, f"dealt.{seat}")}
    for card in ("crisis_scaffold", "cr_the_pews", "anita_wallace"):
        assert (card in cards) is enters


@pytest.mark.rule("L-397")
def test_an_item_lays_progress_on_an_open_improvement_of_choice() -> None:
    runner = building("odds_and_ends")
    play(runner, "play:odds_and_ends", "choose:build")
    assert (asked_rule(runner), of_kind(runner, "project")) == ("L-397", [*ROW])
    play(runner, "project:imp_radio_mast")
    assert tokens(runner, "progress-token", "imp_radio_mast") == 1
    assert tokens(runner, "progress-token", "supply") == 11


@pytest.mark.rule("L-397")
def test_a_survivor_lays_progress_too() -> None:
    runner = building()
    put(runner, "anita_wallace", "group.0")
    runner.state.where["anita_wallace"] = "colony"
    settle(runner)
    play(runner, "use:anita_wallace", "project:imp_garden")
    assert tokens(runner, "progress-token", "imp_garden") == 1


@pytest.mark.rule("L-398", "L-400", "L-402", "L-403")
def test_the_last_token_finishes_an_improvement_at_once() -> None:
    """The garden takes four. Its tokens go back, its own goes into the colony, the next card fills the gap."""
    runner = building("odds_and_ends", imp_garden=3, imp_radio_mast=1)
    assert pile(runner, "finished") == []
    play(runner, "play:odds_and_ends", "choose:build", "project:imp_garden")
    assert pile(runner, "finished") == ["imp_garden"]
    assert sorted(pile(runner, "projects")) == sorted([*ROW[1:], "imp_sledge_track"])
    assert tokens(runner, "improvement-token", "colony") == 1
    assert tokens(runner, "progress-token", "supply") == 11
    assert tokens(runner, "progress-token", "imp_garden") == 0
    assert "log-built" in log(runner)


@pytest.mark.rule("L-398")
def test_one_token_less_does_not_finish_it() -> None:
    runner = building("odds_and_ends", imp_garden=2)
    play(runner, "play:odds_and_ends", "choose:build", "project:imp_garden")
    assert pile(runner, "finished") == []
    assert tokens(runner, "progress-token", "imp_garden") == 3


@pytest.mark.rule("L-399")
def test_printed_numbers_lie_between_3_and_6() -> None:
    assert len(IMPROVEMENT) == 10
    assert {card.cost for card in IMPROVEMENT.values()} == {3, 4, 5, 6}


@pytest.mark.rule("L-400", "L-401")
def test_a_finished_improvement_works_from_then_on_to_the_end() -> None:
    """With the garden six people eat two, round after round; before they eat three."""
    runner = building()
    lay_tokens(runner, "food-token", "colony", 9)
    colony_phase(runner)
    assert tokens(runner, "food-token", "colony") == 6
    runner = building("odds_and_ends", imp_garden=3)
    lay_tokens(runner, "food-token", "colony", 9)
    settle(runner)
    play(runner, "play:odds_and_ends", "choose:build", "project:imp_garden")
    for left in (7, 5):
        colony_phase(runner)
        assert tokens(runner, "food-token", "colony") == left
        assert seers(runner, "imp_garden") == [0, 1, 2]
        quiet(runner)
        all_vote(runner, "no", "no", "no")
    assert pile(runner, "finished") == ["imp_garden"]


@pytest.mark.rule("L-400")
def test_an_ability_of_an_improvement_serves_when_it_is_finished() -> None:
    runner = building("odds_and_ends")
    put(runner, "imp_powder_store", "projects")
    lay_tokens(runner, "progress-token", "imp_powder_store", 3)
    settle(runner)
    assert "use:imp_powder_store" not in keys(runner)
    play(runner, "play:odds_and_ends", "choose:build", "project:imp_powder_store")
    assert "use:imp_powder_store" in keys(runner)


@pytest.mark.rule("L-403")
def test_a_token_too_many_is_laid_elsewhere_and_never_carried_over() -> None:
    """Two tokens, and the garden lacks one: the other one goes to a card of choice, and the new one begins empty."""
    runner = building("physics_kit", imp_garden=3)
    play(runner, "play:physics_kit", "choose:assemble", "project:imp_garden")
    assert tokens(runner, "progress-token", "imp_sledge_track") == 0
    assert (prompt(runner), "imp_garden" in of_kind(runner, "project")) == ("ask-project", False)
    play(runner, "project:imp_common_room")
    assert tokens(runner, "progress-token", "imp_common_room") == 1
    assert tokens(runner, "progress-token", "supply") == 11


@pytest.mark.rule("L-403")
def test_with_an_empty_pile_the_gap_stays() -> None:
    runner = building("odds_and_ends", imp_garden=3)
    for card in [*pile(runner, "improvements")]:
        put(runner, card, "box")
    settle(runner)
    play(runner, "play:odds_and_ends", "choose:build", "project:imp_garden")
    assert pile(runner, "projects") == [*ROW[1:]]
    assert turn(runner).seat == 0
