"""Zona: tests with the symbol of mutants or anomalies beside their difficulty."""

from __future__ import annotations

import pytest

from fivefires.games.zona.rules.questions import Use
from fivefires.games.zona.show.view import ZonaView
from tests.games.zona.tables import HERO, B, M, hero

EQUIPMENT = {"deck.equipment": ["camp_stove"]}


@pytest.mark.rule("Z-217", "Z-429")
def test_what_helps_in_encounters_with_anomalies_helps_at_the_white_lake() -> None:
    # Smarts against 4; Olga has 3.
    game = hero("white_lake", items=["anomaly_scanner"], tops=EQUIPMENT).roll((B, B, B)).do("local")
    assert game.uses() == ["use:anomaly_scanner"]
    scanner = next(option for option in game.runner.options(HERO) if isinstance(option, Use))
    note = scanner.note(ZonaView(game.state, HERO))
    assert note is not None
    assert note.args["total"] == 4
    game.do("use:anomaly_scanner")
    assert (game.me.tokens, game.pile("packed.1")) == ({"anomaly_scanner": 1}, ["anomaly_scanner", "camp_stove"])


@pytest.mark.rule("Z-217", "Z-424")
@pytest.mark.parametrize("trap", ["wire_snare", "jaw_trap"])
def test_traps_help_at_the_proving_grounds(trap: str) -> None:
    # Physique against 4; Olga has 2.
    game = hero("proving_grounds", items=[trap], tops=EQUIPMENT).roll((B, B, B)).do("local")
    assert (game.total, game.uses()) == (2, [f"use:{trap}"])
    game.do(f"use:{trap}")
    assert (game.asked, game.me.damage) == ("ask-action", 0)


@pytest.mark.rule("Z-217", "Z-424", "Z-457")
def test_prod_averts_the_damage_of_the_proving_grounds() -> None:
    game = hero("proving_grounds", items=["prod"], tops=EQUIPMENT, fatigue=5).roll((M, B, B)).do("local")
    assert (game.asked, game.keys) == ("ask-lost-marked-test", ["use:prod", "go-on"])
    game.do("use:prod")
    assert (game.asked, game.me.damage, game.me.tokens) == ("ask-action", 0, {"prod": 1})
    game = hero("proving_grounds", items=["prod"], tops=EQUIPMENT, fatigue=5).roll((M, B, B)).do("local", "go-on")
    assert game.me.damage == 3


@pytest.mark.rule("Z-217", "Z-424")
def test_what_protects_in_encounters_protects_in_a_marked_test() -> None:
    game = hero("proving_grounds", worn=["cargo_trousers"], tops=EQUIPMENT, fatigue=5).roll((M, B, B)).do("local")
    assert (game.asked, game.uses()) == ("ask-protect", ["use:cargo_trousers"])
    assert game.do("use:cargo_trousers").me.damage == 2


@pytest.mark.rule("Z-217")
def test_what_is_for_the_other_kind_or_needs_a_token_does_not_help() -> None:
    items = ["prod", "wire_snare", "flare_gun", "firecrackers"]
    assert hero("white_lake", items=items).roll((M, B, B)).do("local").uses() == []
    items = ["anomaly_scanner", "flare_gun", "firecrackers"]
    assert hero("proving_grounds", items=items, tops=EQUIPMENT).roll((M, B, B)).do("local").uses() == []


@pytest.mark.rule("Z-217")
def test_a_marked_test_of_an_event_is_no_different() -> None:
    game = hero("factory", items=["anomaly_scanner"], tops={"events.yellow": ["y19"]}).roll((M, B, B)).do("pass")
    assert game.uses() == ["use:anomaly_scanner"]
