"""How a mission is set up (S-008, S-082 to S-106), by A1."""

from __future__ import annotations

from typing import Any

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.index import ENVIRONMENT
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import anomalies, environment
from fivefires.games.stalker.state import NOWHERE, Stage, StalkerState, map_of
from fivefires.kernel import Runner, Setup, key_of, seed_from
from tests.games.stalker.tables import P4, Game, lane


def ready(size: int = 2, seed: int = 3) -> Runner[StalkerState]:
    """A team that is about to depart for A1: its next answer sets the mission up."""
    options: dict[str, int | str] = {"team": size} if size > 1 else {}
    runner = Runner(GAME, Setup(1, "mission", (), options), seed_from(seed))
    while True:
        keys = [key_of(option) for option in runner.options(0)]
        if runner.state.stage == Stage.OUTFIT and runner.state.next == size - 1:
            return runner
        runner.answer(0, "enough" if "enough" in keys else keys[0])


@pytest.mark.rule("S-085", "S-094")
def test_the_order_of_the_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = ready()
    order: list[str] = []
    kinds = {
        piles.PLACED: "cards",
        piles.ANOMALIES: "anomalies",
        piles.ENEMIES: "enemies",
        piles.LOOT_STACK[0]: "loot",
        piles.UNKNOWN_STACK[0]: "unknown",
        piles.EVENTS: "events",
    }

    def spied(name: str) -> Any:
        whole = getattr(type(runner.table), name)

        def spy(table: Any, *args: Any, **rest: Any) -> Any:
            target = args[2] if name == "move" else args[1]
            kind = kinds.get(target)
            if kind is not None and kind not in order:
                placed = all(stalker.space != NOWHERE for stalker in table.state.stalkers)
                order.extend(["stalkers", kind] if placed and "stalkers" not in order else [kind])
            return whole(table, *args, **rest)

        return spy

    for name in ("move", "draw"):
        monkeypatch.setattr(type(runner.table), name, spied(name))
    runner.answer(0, "enough")
    assert order == ["cards", "anomalies", "stalkers", "enemies", "loot", "unknown", "events"]


@pytest.mark.rule("S-086", "S-107")
def test_tiles_lie_as_in_the_diagram() -> None:
    runner = ready()
    runner.answer(0, "enough")
    laid = [(one.tile, one.column, one.row) for one in map_of(runner.state).placed]
    assert laid == [("T01", 0, 0), ("T02", 1, 0), ("T03", 2, 0), ("T04", 1, 1), ("T05", 2, 1)]


@pytest.mark.rule("S-084", "S-083", "S-101")
def test_what_the_set_up_does_not_name_stays_in_its_box() -> None:
    runner = ready()
    runner.answer(0, "enough")
    state = runner.state
    assert MISSION["A1"].own_event is not None
    assert MISSION["A1"].own_event.id in state.piles[piles.EVENT_BOX]
    assert "chimera" in state.piles[piles.ENEMY_BOX]
    assert {"04", "08", "10"} == {ENVIRONMENT[card].number for card in state.piles[piles.ENVIRONMENT]}
    others = [card.id for mission in MISSION.values() if mission.id != "A1" for card in mission.environment]
    assert all(card in state.piles[piles.ENVIRONMENT_BOX] for card in others)


@pytest.mark.rule("S-089", "S-090", "S-088")
def test_note_cards_lie_beside_the_map_and_overlays_on_it() -> None:
    runner = ready()
    runner.answer(0, "enough")
    laid = {overlay.card: environment.face_of_card(overlay) for overlay in runner.state.overlays}
    note = laid["a1_01"]
    assert not note.deeds
    assert not note.spaces, "the objective belongs to no space"
    assert laid["a1_03"].spaces
    assert not any(overlay.back for overlay in runner.state.overlays), "all with the front up"


@pytest.mark.rule("S-103")
def test_the_decks_are_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = ready()
    shuffled: list[str] = []
    whole = type(runner.table).shuffle

    def spy(table: Any, pile: str) -> Any:
        shuffled.append(pile)
        return whole(table, pile)

    monkeypatch.setattr(type(runner.table), "shuffle", spy)
    runner.answer(0, "enough")
    assert {piles.HIGH, piles.LOW, piles.WOUNDS, piles.RANDOM, piles.LOOT} <= {*shuffled}


@pytest.mark.rule("S-106", "S-104")
def test_the_players_choose_who_leads_and_the_first_round_begins() -> None:
    runner = ready(3)
    runner.answer(0, "enough")
    assert runner.question is not None
    assert runner.question.prompt.message == "ask-lead"
    names = [stalker.id for stalker in runner.state.stalkers]
    assert [key_of(option) for option in runner.options(0)] == [f"who:{name}" for name in names]
    runner.answer(0, f"who:{names[2]}")
    assert (runner.state.lead, runner.state.round) == (2, 1)


@pytest.mark.rule("S-106", "S-572")
def test_alone_nobody_is_asked() -> None:
    runner = ready(1)
    runner.answer(0, "enough")
    assert runner.state.lead == 0
    assert runner.state.round == 1


@pytest.mark.rule("S-008", "S-645")
@pytest.mark.parametrize(("kind", "rolls"), [("snork", True), ("chimera", False)])
def test_the_card_beats_the_book(kind: str, rolls: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """All units activate anomalies, but the Chimera's card says that it does not."""
    game = Game("velet", on=lane())
    game.put("5,0")
    enemy = game.enemy(kind, "2,0")
    game.anomaly("electro", 6, "2,0")
    rolled: list[int] = []

    def roll(table: Any, sides: int, count: int = 1) -> list[int]:
        rolled.append(sides)
        return [P4] * count

    monkeypatch.setattr(type(game.table), "roll", roll)
    game.play(anomalies.touched(game.table, enemy, [game.at("1,0"), game.at("2,0")]))
    assert bool(rolled) == rolls
