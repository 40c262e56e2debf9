"""What a hero's weapons are worth against a mutant, and how he carries them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from fivefires.games.zna.content.index import AMMO, CHEMICAL, MUTANT, SPECIAL_ID, WEAPON
from fivefires.games.zna.content.mutants import ATTACK_DIE
from fivefires.games.zna.content.vocabulary import Trait, Trick

if TYPE_CHECKING:
    from fivefires.games.zna.show.view import ZnaView
    from fivefires.games.zna.state import Mutant

BLUE, STRONG = 2, 3
# How much somebody wants a special resource card at the belt.
AT_HAND = {
    "first_aid_kit": 3.0, "oxygen_bottle": 3.0, "second_wind": 2.5, "adrenaline": 1.6, "steady_breath": 1.2,
    "reagent_case": 2.4, "lucky_coin": 1.8, "spare_mask": 1.0,
}  # fmt: skip


@cache
def rolls(dice: int) -> tuple[float, ...]:
    """The chances of each sum of so many attack dice."""
    if not dice:
        return (1.0,)
    before = rolls(dice - 1)
    found = [0.0] * (len(before) + max(ATTACK_DIE))
    for total, chance in enumerate(before):
        for face in ATTACK_DIE:
            found[total + face] += chance / len(ATTACK_DIE)
    return tuple(found)


@cache
def wounds(dice: int, damage: int, resistance: int, left: int) -> float:
    """The wounds that an attack brings on average, no more than it takes to kill."""
    chances = rolls(dice)
    return sum(chance * min((total + damage) // resistance, left) for total, chance in enumerate(chances))


def dice_and_damage(view: ZnaView, hero: int, cards: Sequence[str], close: bool) -> tuple[int, int]:
    """What is rolled with these weapons, and what is added to it, all blue cubes included."""
    ranged = any(WEAPON[card].range for card in cards)
    dice = view.trait(hero, Trait.DEXTERITY if ranged else Trait.STRENGTH)
    damage = 0
    slot = view.in_space(hero, "slot") or [card for card in view.in_space(hero, "belt") if card in AMMO]
    for card in cards:
        weapon = WEAPON[card]
        damage += weapon.damage
        if weapon.slots:
            damage += (STRONG if weapon.trick == Trick.STRONG else BLUE) * view.cubes(card)["blue"]
        elif weapon.range and slot:
            damage += AMMO[slot[0]].damage
        if weapon.trick == Trick.SPREAD and close:
            damage += 1
        if weapon.trick == Trick.STILL and not view.heroes[hero].moves:
            dice += 1
    return dice, damage


def expected(view: ZnaView, hero: int, cards: Sequence[str], mutant: Mutant) -> float:
    """Wounds on average, with these weapons."""
    close = bool(view.map.beside[view.heroes[hero].area] >> mutant.area & 1)
    dice, damage = dice_and_damage(view, hero, cards, close)
    return wounds(dice, damage, view.resistance(mutant), left(mutant))


def left(mutant: Mutant) -> int:
    return max(1, MUTANT[mutant.kind].health - mutant.wounds)


def best(view: ZnaView, hero: int, mutant: Mutant) -> float:
    """The most wounds on average that a hero can bring it from where he stands."""
    return max((expected(view, hero, cards, mutant) for cards in view.sets_of_arms(hero, mutant)), default=0.0)


# --- what to carry where ---------------------------------------------------------------------------------------


def strength(view: ZnaView, hero: int, card: str, rounds: bool) -> float:
    """What one weapon is worth in this hero's hands: its damage, and its slots to whoever needs them."""
    weapon = WEAPON[card]
    trait = Trait.DEXTERITY if weapon.range else Trait.STRENGTH
    worth = view.trait(hero, trait) * 5 / 6 + weapon.damage
    if weapon.slots:
        cubes = view.cubes(card)
        worth = 0.4 * weapon.slots + 0.5 * sum(cubes.values()) + (0.6 if weapon.range else 0.0)
        return worth + (weapon.damage if not weapon.range else 0.0)
    if weapon.range:
        return worth + 1.5 if rounds else 0.2
    return worth


def arrangement(view: ZnaView, hero: int, more: Sequence[str] = ()) -> dict[str, str]:
    """A space for each card that he has or is to get: what fights in the hands, what is used at the belt."""
    cards = [*view.held(hero), *more]
    rounds = sorted((card for card in cards if card in AMMO), key=lambda card: (-AMMO[card].damage, card))
    found: dict[str, str] = {rounds[0]: "slot"} if rounds else {}
    arms = sorted(
        (card for card in cards if card in WEAPON), key=lambda card: (-strength(view, hero, card, bool(rounds)), card)
    )
    hands, belt = 2, 2
    kit: list[tuple[float, str]] = []
    for card in arms:
        if WEAPON[card].hands <= hands:
            found[card] = "hands"
            hands -= WEAPON[card].hands
        else:
            kit.append((2.2 if card in CHEMICAL else 0.9, card))
    kit += [(AT_HAND[SPECIAL_ID[card]], card) for card in cards if card in SPECIAL_ID]
    kit += [(0.5, card) for card in rounds[1:]]
    for _worth, card in sorted(kit, key=lambda one: (-one[0], one[1])):
        found[card] = "belt" if belt else "pack"
        belt -= 1 if belt else 0
    return found


def misplaced(view: ZnaView, hero: int) -> list[str]:
    """Cards that lie in the backpack and should not: a better weapon, or a card that may save somebody."""
    packed = view.in_space(hero, "pack")
    if not packed:
        return []
    wanted = arrangement(view, hero)
    fed = bool(view.in_space(hero, "slot"))
    now = max((strength(view, hero, card, fed) for card in view.equipped(hero)), default=0.0)
    return [
        card for card in packed if wanted[card] != "pack" and use(view, hero, card) > (now if card in WEAPON else 1.1)
    ]


def use(view: ZnaView, hero: int, card: str) -> float:
    """What a card out of the backpack would be worth."""
    if card in WEAPON:
        return strength(view, hero, card, bool(view.in_space(hero, "slot")))
    if card in AMMO:
        gun = any(WEAPON[one].range and one not in CHEMICAL for one in view.equipped(hero))
        return 3.0 if gun and not view.in_space(hero, "slot") else 0.0
    return AT_HAND[SPECIAL_ID[card]]
