"""Cards: attachments, items, artifacts, abilities, control cards and the bottom parts of high cards."""

from __future__ import annotations

import pytest

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.decks import HIGH_CARDS, LOW_CARDS, WOUND_CARDS
from fivefires.games.stalker.content.enemies import ENEMIES
from fivefires.games.stalker.content.gear import ARMORS, ARTIFACTS, ATTACHMENTS, ITEMS, WEAPONS
from fivefires.games.stalker.content.index import ANOMALY, ARMOR, ARTIFACT, ENEMY, ITEM, WEAPON
from fivefires.games.stalker.content.stalkers import STALKERS
from fivefires.games.stalker.content.vocabulary import Category, Container, Kind, Trait
from fivefires.games.stalker.game import GAME
from fivefires.games.stalker.rules import actions, attack, bottoms, control, defence, dice, enemies, gear, harm, items
from fivefires.games.stalker.rules.questions import Shoot
from fivefires.games.stalker.state import HIGH, LOW, Struck, enemy_of
from fivefires.kernel import SPECTATOR
from tests.games.stalker.rules.test_attack import next_wound
from tests.games.stalker.tables import EAST, G0, G1, G2, G3, MASK, MASK_2, STAR, STAR_2, WEST, Game, Map, lane, squares

# --- the box ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-341", "S-342", "S-376", "S-351", "S-368", "S-334", "S-374")
def test_kinds_and_tiers() -> None:
    assert (len(WEAPONS), len(ARMORS), len(ATTACHMENTS), len(ITEMS), len(ARTIFACTS)) == (16, 10, 14, 14, 18)
    assert {card.tier for card in WEAPONS} == {card.tier for card in ARMORS} == {1, 2, 3}
    assert sum(one.detector >= 0 for one in ATTACHMENTS) == 3
    assert all(1 <= len(card.shots) <= 2 and len(card.slots) <= 2 for card in WEAPONS)
    assert all(item.kinds for item in ITEMS)
    assert sum(card.ammo == "special" for card in WEAPONS) >= 2


@pytest.mark.rule("S-467", "S-468", "S-473", "S-475", "S-470")
def test_enemies_are_whole() -> None:
    assert len(ENEMIES) == 17
    assert {card.category for card in ENEMIES} == set(Category)
    for card in ENEMIES:
        assert card.kinds
        assert card.torso
        assert card.hp >= 1
        assert Kind.MUTANT not in card.kinds or card.sight.back >= 1


@pytest.mark.rule("S-325")
def test_every_stalker_can_do_something() -> None:
    assert len(STALKERS) == 12
    assert all(card.knacks and card.hp and card.shooting for card in STALKERS)
    assert len({card.knacks for card in STALKERS}) == 12


@pytest.mark.rule("S-659", "S-663", "S-664", "S-665")
def test_the_decks_have_their_counts() -> None:
    assert sum(card.copies for card in HIGH_CARDS) == 12
    assert sum(card.copies for card in LOW_CARDS) == 10
    assert sum(card.copies for card in WOUND_CARDS) == 20
    assert {result for card in WOUND_CARDS for result in (card.light, card.heavy)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("S-615", "S-616", "S-618", "S-619", "S-620", "S-621", "S-338")
def test_given_gear_is_as_given() -> None:
    dp, rifle = WEAPON["dp_12"], WEAPON["dnipro"]
    assert (dp.accurate, dp.range, dp.capacity) == ((0, 2), 3, 3)
    assert [(one.trait, one.price) for one in dp.masks] == [(Trait.BLAST, 2)]
    assert (rifle.tier, rifle.accurate, rifle.range, rifle.capacity) == (3, (1, 3), 4, 4)
    assert [(shot.ammo, shot.dice) for shot in rifle.shots] == [(1, 2), (3, 3)]
    armors = [ARMOR[name] for name in ("leather_jacket", "psz_9d", "ps5_m", "nbc_suit")]
    assert [(one.defence, one.radiation, one.value) for one in armors[:3]] == [(1, 0, 100), (2, 2, 5500), (2, 1, 2500)]
    assert armors[3].radiation == 1
    assert armors[0].container == Container.BASIC


@pytest.mark.rule("S-592", "S-593", "S-011")
def test_the_dice() -> None:
    assert sorted(dice.YELLOW_STARS[1:]) == [0, 0, 1, 1, 2, 3]
    assert sorted(dice.YELLOW_MASKS[1:]) == [0, 0, 0, 1, 1, 2]
    assert sorted(dice.GREEN_STARS[1:]) == [0, 1, 1, 2, 2, 3]
    game = Game(on=lane())
    assert len(dice.roll(game.table, 9)) == 6


# --- attachments ------------------------------------------------------------------------------------------------------


def armed(weapon: str, attachment: str, stalker: str = "velet") -> tuple[Game, str]:
    game = Game(stalker, on=lane())
    game.put("0,0")
    card = game.give(weapon)
    game.fit(attachment, card)
    game.focus(on=False)
    return game, card


@pytest.mark.rule("S-622", "S-390")
@pytest.mark.parametrize(("name", "count"), [("2,0", 3), ("3,0", 4)])
def test_a_scope_helps_from_afar(name: str, count: int) -> None:
    game, _card = armed("grim", "scope")
    enemy = game.enemy("chimera", name, EAST)
    game.table.force((MASK, MASK), (G0,) * count)
    game.play(attack.shoot(game.table, game.stalker(), Shoot("single", f"chimera.{enemy.number}")))
    assert enemy.lost == 0


@pytest.mark.rule("S-623")
@pytest.mark.parametrize(("facing", "side"), [(EAST, LOW), (WEST, HIGH)])
def test_a_silencer_works_on_who_does_not_look(facing: int, side: int) -> None:
    """Whoever is hit and lives turns round, so the first shot kills."""
    game, _card = armed("ptm", "silencer")
    enemy = game.enemy("snork", "1,0", facing)
    other = game.enemy("zombie", "2,0", facing)
    game.table.force((6, 6), (G3,))
    game.play(attack.shoot(game.table, game.stalker(), Shoot("single", f"snork.{enemy.number}")), "torso")
    assert enemy_of(game.state, enemy.number) is None
    assert other in game.state.enemies
    assert game.stalker().attention == side


@pytest.mark.rule("S-624", "S-631", "S-406", "S-382")
def test_a_grenade_launcher_adds_a_grenade() -> None:
    """The first shot misses and turns the snork round, so that the High cannot lie where the grenade falls (S-315)."""
    game, _card = armed("fora", "grenade_launcher")
    enemy = game.enemy("snork", "2,0", EAST)
    grenade = game.give("frag_grenade")
    game.table.force((MASK, STAR), (G0, G0), (G3, G3, G1, G1))
    game.play(
        attack.shoot(game.table, game.stalker(), Shoot("single", f"snork.{enemy.number}")),
        "torso",
        f"use:{grenade}",
        f"to:{game.name(game.at('2,0'))}",
    )
    assert game.state.enemies == []
    assert (game.stalker().attention, game.stalker().noticed) == (HIGH, game.at("0,0"))
    assert grenade in game.state.piles[piles.ITEMS]


@pytest.mark.rule("S-625")
def test_a_thermal_scope_sees_in_the_dark() -> None:
    game, _card = armed("grim", "thermal_scope")
    game.enemy("chimera", "3,0", EAST)
    game.state.dark = [game.at("2,0")]
    assert attack.shots(game.state, game.stalker())
    game.state.fitted = {}
    assert not attack.shots(game.state, game.stalker())


@pytest.mark.rule("S-626", "S-340", "S-349")
def test_an_improved_container_on_any_armor() -> None:
    game = Game(on=lane())
    jacket = game.give("leather_jacket")
    game.give("slime")
    assert gear.base_dose(game.state, game.stalker()) == 2
    game.fit("improved_container", jacket)
    assert gear.base_dose(game.state, game.stalker()) == 0
    plate = game.give("ballistic_plate")
    assert gear.hosts(game.state, game.stalker(), plate) == []


@pytest.mark.rule("S-617")
def test_focused_chooses_the_head_after_the_roll() -> None:
    game = Game("velet", on=lane())
    game.put("0,0")
    game.give("udp_compact")
    game.focus(on=False)
    snork = game.enemy("snork", "1,0", EAST)
    game.table.force((MASK_2, STAR_2), (G2, G2))
    game.play(
        attack.shoot(game.table, game.stalker(), Shoot("single", f"snork.{snork.number}")), "torso", "spend:focused"
    )
    assert enemy_of(game.state, snork.number) is None


# --- items and artifacts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-629")
def test_a_first_aid_kit_is_for_the_same_space() -> None:
    on = Map({"wide": [(0, 0), (1, 0)], **squares((2, 0))})
    game = Game("velet", "milady", "palkan", on=on)
    for number, name in enumerate(("wide", "wide", "2,0")):
        game.put(name, number).hp = 3
    kit = game.give("first_aid_kit")
    game.play(items.use(game.table, game.stalker(), kit), "who:milady")
    assert [one.hp for one in game.state.stalkers] == [3, 11, 3]


@pytest.mark.rule("S-630")
def test_an_energy_drink_makes_the_next_standard_action_free() -> None:
    game = Game(on=lane(2, radiation={"0,0": 2, "1,0": 2}))
    stalker = game.put("0,0")
    drink = game.give("energy_drink")
    game.state.turn = 0
    game.play(actions.act(game.table), f"use:{drink}")
    game.play(actions.act(game.table), f"go:{game.name(game.at('1,0'))}")
    assert (stalker.left[0], stalker.dose, stalker.free_next) == (3, 0, False)


@pytest.mark.rule("S-631")
def test_a_grenade_hurts_stalkers_too() -> None:
    game = Game("velet", "milady", on=lane())
    game.put("0,0")
    friend = game.put("1,0", 1)
    game.focus(1, on=False)
    grenade = game.give("frag_grenade")
    game.table.force((G1, G1, G2, G0))
    game.play(items.use(game.table, game.stalker(), grenade), f"to:{game.name(game.at('1,0'))}", "keep")
    assert friend.hp == 14 - 4
    assert (game.stalker().attention, game.stalker().noticed) == (HIGH, game.at("1,0"))


@pytest.mark.rule("S-632", "S-230")
def test_echinus_gives_focus_for_blood_as_often_as_it_is_spent() -> None:
    game = Game(on=lane())
    stalker = game.stalker()
    game.focus(on=False)
    card = game.give("echinus")
    game.state.turn = 0
    game.play(actions.act(game.table), f"gift:{card}")
    assert (stalker.hp, stalker.focus) == (15, True)
    assert f"gift:{card}" not in game.keys(actions.options(game.state, stalker)), "he has Focus"
    game.focus(on=False)
    game.play(actions.act(game.table), f"gift:{card}")
    assert (stalker.hp, stalker.focus) == (14, True)


@pytest.mark.rule("S-636")
def test_the_eye_moves_the_own_attention() -> None:
    game = Game(on=lane())
    stalker = game.put("0,0")
    eye = game.give("eye")
    stalker.attention, stalker.noticed = HIGH, game.at("5,0")
    bolts = game.held("bolt")
    game.play(items.use_gift(game.table, stalker, eye), f"to:{game.name(game.at('2,0'))}")
    assert (stalker.noticed, stalker.attention, game.held("bolt")) == (game.at("2,0"), HIGH, bolts - 1)
    with pytest.raises(AssertionError, match="not offered"):
        game.play(items.use_gift(game.table, stalker, eye), f"to:{game.name(game.at('3,0'))}")


@pytest.mark.rule("S-637", "S-302")
def test_meat_chunk_in_defence() -> None:
    game = Game(on=lane())
    stalker = game.stalker()
    game.focus(on=False)
    chunk = game.give("meat_chunk")
    event = Struck(enemy=-1, stalker=0, damage=5)
    game.play(defence.suffer(game.table, event, "S-510"), f"react:meat-chunk:{chunk}")
    assert (stalker.hp, stalker.exposed) == (12, True)


@pytest.mark.rule("S-607")
def test_palkan_fires_for_free_once_a_turn() -> None:
    game = Game("palkan", on=lane())
    stalker = game.put("0,0")
    game.give("akm_74u")
    game.focus()
    enemy = game.enemy("chimera", "2,0", EAST)
    game.state.turn = 0
    game.play(actions.act(game.table), "rapid")
    assert not stalker.focus
    game.table.force((MASK, MASK, STAR), (G0, G0))
    game.play(
        actions.act(game.table), f"shoot:single:chimera.{enemy.number}", f"spend:suppressing:chimera.{enemy.number}"
    )
    assert stalker.left[0] == 3
    game.focus()
    assert "rapid" not in game.keys(actions.options(game.state, stalker))


# --- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-646", "S-647")
@pytest.mark.parametrize(("answer", "lost", "focus"), [("resist", 12, True), ("focus", 6, False)])
def test_resisting_a_control_card(answer: str, lost: int, focus: bool) -> None:
    game = Game(on=lane())
    stalker = game.stalker()
    game.focus()
    game.play(control.draw(game.table, stalker), answer)
    assert (16 - stalker.hp, stalker.focus) == (lost, focus)
    assert len(game.state.piles[piles.CONTROL]) == 3


@pytest.mark.rule("S-647", "S-014")
def test_a_control_card_is_known_to_its_drawer_alone() -> None:
    game = Game("velet", "milady", on=lane(), players=2)
    rule = control.draw(game.table, game.stalker(1))
    rule.send(None)
    seen = [GAME.view(game.state, seat).cards(piles.DRAWN[1])[0] for seat in (0, 1, SPECTATOR)]
    rule.close()
    assert seen[0] is None
    assert seen[1] is not None
    assert seen[2] is None


@pytest.mark.rule("S-648", "S-464", "S-474")
def test_the_rodent_chomps() -> None:
    game = Game("velet", "milady", on=lane())
    game.put("1,0", 0)
    game.put("3,0", 1)
    rodent = game.enemy("rodent", "0,0", WEST)
    game.play(enemies.chomp(game.table, rodent))
    assert [one.hp for one in game.state.stalkers] == [15, 14]


@pytest.mark.rule("S-661")
def test_a_grenade_where_attention_is_near_a_human() -> None:
    game = Game("velet", "milady", on=lane(9))
    near, far = game.put("2,0", 0), game.put("8,0", 1)
    for number, stalker in enumerate((near, far)):
        game.focus(number, on=False)
        stalker.attention, stalker.noticed = LOW, stalker.space
    game.enemy("bandit_rifle", "0,0", WEST)
    game.play(bottoms.grenade(game.table))
    assert (near.hp, far.hp) == (18 - 6, 14)


@pytest.mark.rule("S-662")
@pytest.mark.parametrize(("kind", "pinned"), [("bandit_shotgun", True), ("snork", False)])
def test_crossfire_pins(kind: str, pinned: bool) -> None:
    game = Game(on=lane())
    stalker = game.put("2,0")
    game.enemy("bandit_rifle", "0,0", EAST)
    game.enemy(kind, "4,0", WEST)
    game.play(bottoms.pin_crossfire(game.table))
    assert stalker.pinned == pinned


@pytest.mark.rule("S-650", "S-542")
def test_fruit_punch_is_stronger_than_the_bubble() -> None:
    assert (ANOMALY["fruit_punch"].loss, ANOMALY["bubble"].loss) == (9, 7)
    assert ANOMALY["fruit_punch"].status == ANOMALY["bubble"].status


@pytest.mark.rule("S-340", "S-343", "S-336")
def test_three_artifacts_and_no_more() -> None:
    game = Game(on=lane())
    first = game.give("slime")
    for face in ("eye", "flame"):
        game.give(face)
    fourth = next(card for card in game.state.piles[piles.ARTIFACTS] if ARTIFACT[card].id == "neuron")
    game.play(
        gear.gain(game.table, game.stalker(), fourth, piles.ARTIFACTS, "S-356"),
        f"put:{fourth}:artifact",
        f"put:{first}:pack",
    )
    assert len(game.state.piles[piles.ARTIFACT[0]]) == 3
    assert game.state.piles[piles.PACK[0]] == [first]


@pytest.mark.rule("S-436")
def test_one_focus_at_most() -> None:
    game = Game(on=lane())
    game.focus()
    before = dict(game.state.stock["focus"])
    game.play(items.heal(game.table, game.stalker(), ITEM["bread"]))
    assert game.state.stock["focus"] == before


@pytest.mark.rule("S-309")
def test_armor_helps_against_spaces_only() -> None:
    game = Game(on=lane())
    game.give("seva")
    game.play(harm.raise_dose(game.table, game.stalker(), 3, "S-542"))
    assert game.stalker().dose == 3
    assert ENEMY["bandit_rifle"].human


@pytest.mark.rule("S-136", "S-390", "S-391", "S-407", "S-609", "S-631")
@pytest.mark.parametrize("cover", [0, 1])
def test_a_grenade_is_an_attack_with_dice_rerolls_and_cover(cover: int) -> None:
    game = Game("salavina", on=lane(cover={"1,0": cover}))
    game.put("0,0")
    snork = game.enemy("snork", "1,0", WEST)
    next_wound(game, light=4)
    grenade = game.give("frag_grenade")
    game.focus()
    game.table.force((G0, G0, G0, G0, G0), (G3,))
    place = f"to:{game.name(game.at('1,0'))}"
    game.play(items.use(game.table, game.stalker(), grenade), place, "focus", "roll")
    assert (enemy_of(game.state, snork.number) is None) == (cover == 0)
    assert game.state.attack is None
