"""Weapons, armors, attachments, items and artifacts (S-612 to S-637); the counts of the box are law.

What is given is used as given. The rest is made so that each weapon has its own distance and temper.
"""

from __future__ import annotations

from typing import Final

from .vocabulary import (
    Ammo,
    Armor,
    Artifact,
    Attachment,
    Container,
    Field,
    Gift,
    Item,
    ItemKind,
    Masks,
    Shot,
    Slot,
    Trait,
    Use,
    Weapon,
)

PISTOL, RIFLE, SHOTGUN, SPECIAL = Ammo.PISTOL, Ammo.RIFLE, Ammo.SHOTGUN, Ammo.SPECIAL
RAIL, MUZZLE, UNDER = Slot.RAIL, Slot.MUZZLE, Slot.UNDER
SUPPRESSING = Masks(Trait.SUPPRESSING, 2)
FOCUSED = Masks(Trait.FOCUSED, 2)


def _single(dice: int, stars: int = 0) -> Shot:
    return Shot("single", 1, dice, stars, aimed=True)


def _burst(ammo: int, dice: int, stars: int = 0) -> Shot:
    return Shot("burst", ammo, dice, stars, spread=True)


WEAPONS: Final = (
    # Pistols (S-612).
    Weapon(
        "ptm", 1, 100, PISTOL, 4, (0, 1), 2,
        (Shot("quick", 1, 1, free=True, once=True), _single(1)), (MUZZLE,), (SUPPRESSING,), copies=4,
    ),
    Weapon("udp_compact", 1, 400, PISTOL, 5, (0, 2), 3, (_single(2),), (MUZZLE, RAIL), (FOCUSED,), copies=2),
    Weapon(
        "kora", 2, 1500, PISTOL, 6, (1, 2), 3,
        (Shot("quick", 1, 1, free=True, once=True), _single(2)), (MUZZLE, RAIL), (FOCUSED,), copies=1,
    ),
    Weapon("rhino", 2, 1900, PISTOL, 3, (0, 2), 3, (_single(3, 1),), (RAIL,), (FOCUSED,), copies=1),
    # Machine pistols: loud, and kind to nobody's aim.
    Weapon("viper", 1, 800, PISTOL, 8, (1, 1), 2, (_burst(2, 3), Shot("full_auto", 4, 5, spread=True)), (MUZZLE,),
           (SUPPRESSING,), copies=2),
    Weapon("buket", 2, 1800, PISTOL, 8, (1, 2), 3, (_single(2), _burst(2, 3, 1)), (MUZZLE, RAIL), (SUPPRESSING,)),
    # Shotguns (S-614, S-615).
    Weapon("sawed_off", 1, 300, SHOTGUN, 2, (0, 1), 2,
           (Shot("one_barrel", 1, 1), Shot("two_barrels", 2, 3)), (), (Masks(Trait.BLAST, 3),), copies=4),
    Weapon("toz", 1, 700, SHOTGUN, 4, (0, 1), 3, (_single(3),), (UNDER,), (Masks(Trait.BLAST, 3),), copies=2),
    Weapon("dp_12", 2, 2400, SHOTGUN, 3, (0, 2), 3, (_single(4),), (RAIL, UNDER), (Masks(Trait.BLAST, 2),)),
    Weapon("ram", 3, 4500, SHOTGUN, 6, (0, 2), 3, (_single(4), _burst(2, 5, 1)), (RAIL, UNDER),
           (Masks(Trait.BLAST, 2),)),
    # Rifles (S-613, S-616).
    Weapon("akm_74u", 1, 1000, RIFLE, 6, (2, 2), 3, (_single(2), _burst(2, 2, 1)), (RAIL, MUZZLE), (SUPPRESSING,),
           copies=3),
    Weapon("fora", 2, 2600, RIFLE, 6, (1, 3), 4, (_single(2), _burst(2, 3, 1)), (RAIL, UNDER), (SUPPRESSING,)),
    Weapon("grim", 2, 3000, RIFLE, 4, (2, 4), 5, (_single(3, 1),), (RAIL, MUZZLE), (FOCUSED,)),
    Weapon("dnipro", 3, 5000, RIFLE, 4, (1, 3), 4, (_single(2), _burst(3, 3)), (RAIL, UNDER),
           (Masks(Trait.SUPPRESSING, 1),)),
    # Special ammunition: no magazine fills them (S-287).
    Weapon("gauss", 3, 5000, SPECIAL, 5, (2, 6), 8,
           (Shot("charged", 1, 5, 3, aimed=True, least=2, quiet=True),), (RAIL,)),
    Weapon("crossbow", 2, 2000, SPECIAL, 4, (1, 3), 4, (Shot("bolt_shot", 1, 3, aimed=True, quiet=True),), (RAIL,),
           (FOCUSED,)),
)  # fmt: skip

# Given: Leather Jacket (S-618), NBC suit (S-621), PS5-M (S-620), PSZ-9D (S-619).
ARMORS: Final = (
    Armor("leather_jacket", 1, 100, 1, copies=6),
    Armor("windbreaker", 1, 300, 1, 2, copies=4),
    Armor("nbc_suit", 1, 600, 1, 1, Container.IMPROVED, copies=3),
    Armor("sunrise", 1, 900, 2, copies=3),
    Armor("ps5_m", 2, 2500, 2, 1, Container.IMPROVED, copies=3),
    Armor("wolfhound", 2, 2800, 3, copies=2),
    Armor("seva", 2, 3500, 2, 3, Container.HIGH_TECH, copies=2),
    Armor("psz_9d", 3, 5500, 2, 2, stars=1),
    Armor("exoskeleton", 3, 5000, 4, 1),
    Armor("diamond", 3, 5500, 3, 2, Container.HIGH_TECH),
)

# Given: scopes (S-622, S-625), silencer (S-623), grenade launcher (S-624), container (S-626), Echo Detector (S-627).
ATTACHMENTS: Final = (
    Attachment("scope", 1, 2000, RAIL, far_dice=1, copies=3),
    Attachment("thermal_scope", 2, 5000, RAIL, far_dice=1, heat=True, copies=2),
    Attachment("red_dot", 1, 800, RAIL, reroll=1, copies=3),
    Attachment("silencer", 1, 1000, MUZZLE, silent=True, copies=4),
    Attachment("compensator", 2, 1800, MUZZLE, reroll=2, copies=2),
    Attachment("grenade_launcher", 2, 2000, UNDER, launcher=True, copies=2),
    Attachment("foregrip", 1, 700, UNDER, dice=1, copies=2),
    Attachment("improved_container", 1, 1000, Slot.ARMOR, container=Container.IMPROVED, copies=3),
    Attachment("ballistic_plate", 1, 900, Slot.ARMOR, defence=1, copies=3),
    Attachment("lead_lining", 1, 700, Slot.ARMOR, radiation=1, copies=2),
    Attachment("side_pouches", 1, 500, Slot.ARMOR, room=2, copies=2),
    Attachment("echo_detector", 1, 1000, Slot.ARMOR, detector=0, copies=3),
    Attachment("bear_detector", 2, 1500, Slot.ARMOR, detector=1),
    Attachment("veles_detector", 2, 2400, Slot.ARMOR, detector=2, radiation=1),
)

FOOD, MEDICINE, GRENADE, TOOL = ItemKind.FOOD, ItemKind.MEDICINE, ItemKind.GRENADE, ItemKind.TOOL
ITEMS: Final = (
    Item("bread", 100, (FOOD,), Use.HEAL, 2, copies=5),
    Item("sausage", 200, (FOOD,), Use.HEAL, 4, copies=3),
    Item("first_aid_kit", 500, (MEDICINE,), Use.AID, 8, copies=4),
    Item("army_medkit", 900, (MEDICINE,), Use.AID, 12, copies=2),
    Item("bandage", 250, (MEDICINE,), Use.AID, 4, copies=3),
    Item("antirad", 400, (MEDICINE,), Use.FLUSH, 8, copies=3),
    Item("vodka", 200, (FOOD,), Use.FLUSH, 4, copies=3),
    Item("energy_drink", 300, (FOOD,), Use.ENERGY, copies=3),
    Item("frag_grenade", 500, (GRENADE,), Use.BLAST, 4, range=2, standard=True, copies=3),
    Item("heavy_grenade", 700, (GRENADE,), Use.BLAST, 6, range=2, standard=True),
    Item("smoke_grenade", 250, (GRENADE,), Use.SMOKE, range=2, standard=True, copies=2),
    Item("alarm_clock", 250, (TOOL,), Use.NOISE, range=4, copies=2),
    Item("smelling_salts", 300, (MEDICINE,), Use.CLEAN, copies=2),
    Item("bag_of_nuts", 150, (TOOL,), Use.BOLTS, 3, copies=2),
)

# Given: Echinus (S-632), Slime (S-635), Eye (S-636), Neuron (S-633), Stone Flower (S-634), Meat Chunk (S-637).
ARTIFACTS: Final = (
    Artifact("echinus", 3000, Field.CHEMICAL, 4, Gift.ECHINUS),
    Artifact("slime", 2000, Field.CHEMICAL, 2, Gift.SLIME, copies=2),
    Artifact("soap_bubble", 2500, Field.CHEMICAL, 3, Gift.SHED, copies=2),
    Artifact("crystal_thorn", 1800, Field.CHEMICAL, 2, Gift.STEADY),
    Artifact("eye", 3000, Field.FIRE, 3, Gift.EYE, copies=2),
    Artifact("flame", 2600, Field.FIRE, 4, Gift.MEND, copies=2),
    Artifact("droplet", 1500, Field.FIRE, 2, Gift.WARD),
    Artifact("fireball", 2200, Field.FIRE, 3, Gift.SHED),
    Artifact("neuron", 3500, Field.ELECTRIC, 6, Gift.NEURON, copies=2),
    Artifact("sparkler", 1600, Field.ELECTRIC, 2, Gift.SPRING, copies=2),
    Artifact("moonlight", 2800, Field.ELECTRIC, 4, Gift.ECHINUS),
    Artifact("flash", 2000, Field.ELECTRIC, 3, Gift.SPRING),
    Artifact("stone_flower", 2400, Field.GRAVITATIONAL, 3, Gift.STONE_FLOWER, copies=2),
    Artifact("meat_chunk", 1800, Field.GRAVITATIONAL, 2, Gift.MEAT_CHUNK, copies=2),
    Artifact("night_star", 3000, Field.GRAVITATIONAL, 4, Gift.HUSH),
    Artifact("gravi", 2200, Field.GRAVITATIONAL, 3, Gift.WARD),
    Artifact("compass", 4500, Field.SPATIAL, 4, Gift.HUSH),
    Artifact("hypercube", 4000, Field.SPATIAL, 5, Gift.MEND),
)
