"""A stalker's attack (S-378 to S-407): target, cost, attention, body part, dice, rerolls, results, turning."""

from __future__ import annotations

from typing import Final

from fivefires.games.stalker.content.index import SHOT, STALKER, WEAPON
from fivefires.games.stalker.content.vocabulary import Gift, Knack, Part, Shot, Trait, Weapon
from fivefires.games.stalker.state import Attack, Enemy, Stalker, StalkerState, StalkerTable, enemy_of, map_of
from fivefires.kernel import Beat, Prompt, face_of, message

from . import attention, board, defence, dice, gear, items, marching, status, wounds
from .questions import Act, Share, Shoot, Spend
from .rolls import masks_left, rerolls, stars

ASK_PART = Prompt("ask-part", "S-386")
ASK_MASKS = Prompt("ask-masks", "S-393")
ASK_SHARE = Prompt("ask-share", "S-403")

KNIFE_DICE: Final = 3
SILENT_KILL: Final = 2
AXE_DICE: Final = 2
FAR_RANGE: Final = 4
SCOPE_RANGE: Final = 3
PARTS: Final = {Act.HEAD: Part.HEAD, Act.TORSO: Part.TORSO}


# --- step 1: what he can attack ---------------------------------------------------------------------------------------


def shots(state: StalkerState, stalker: Stalker) -> list[Shoot]:
    """Each attack that can be paid (S-375), on each enemy in range and sight (S-155, S-367, S-380, S-381)."""
    card = gear.weapon_of(state, stalker)
    if not card or not state.enemies:
        return []
    weapon = WEAPON[card]
    able = [shot for shot in weapon.shots if can_fire(state, stalker, card, shot)]
    if not able:
        return []
    seen = board.view_from(state, stalker.space, heat=sees_heat(state, card))
    away = map_of(state).range[board.side_of(stalker)][stalker.space]
    near = [enemy for enemy in state.enemies if seen >> enemy.space & 1 and away[enemy.space] <= weapon.range]
    return [Shoot(shot.id, board.figure(enemy)) for shot in able for enemy in near if shot.least <= away[enemy.space]]


def sees_heat(state: StalkerState, weapon: str) -> bool:
    """Darkness does not stop this weapon (S-625)."""
    return any(one.heat for one in gear.attachments(state, weapon))


def can_fire(state: StalkerState, stalker: Stalker, card: str, shot: Shot) -> bool:
    if state.ammo.get(card, 0) < shot.ammo or (shot.once and shot.id in stalker.used):
        return False
    return shot.free or stalker.free_next or stalker.free_shot or stands(stalker)


def stands(stalker: Stalker) -> bool:
    """Whether he has a standard action left in this turn."""
    return bool(stalker.markers or stalker.left[min(stalker.turns, 1)])


# --- steps 2 to 8 -----------------------------------------------------------------------------------------------------


async def shoot(table: StalkerTable, stalker: Stalker, answer: Shoot) -> None:
    """A weapon's attack. Its action has been paid for, here the ammunition is (S-383). High lies here (S-384).

    Body part (S-386), dice (S-388), rerolls (S-391), masks (S-393), results (S-396), turning (S-401).
    """
    state = table.state
    card = gear.weapon_of(state, stalker)
    shot = SHOT[face_of(card)][answer.shot]
    enemy = enemy_of(state, int(answer.enemy.partition(".")[2]))
    assert enemy is not None, "only enemies on the map are offered"
    away = board.range_between(state, stalker, enemy.space)
    stars = certain(state, stalker, enemy, shot)
    attack = state.attack = Attack(stalker.number, enemy.number, card, shot.id, range=away, stars=stars)
    if never_misses(state, stalker, enemy):
        table.used(f"knack:{Knack.NEVER_MISS}")
    state.ammo[card] -= shot.ammo
    table.used(f"shot:{face_of(card)}")
    _tell(table, stalker, enemy)
    if not shot.quiet:
        attention.place_high(table, stalker, stalker.space, "S-385")
    if shot.aimed:
        await choose_part(table, stalker, enemy, attack)
    roll_weapon(table, stalker, WEAPON[card], shot, attack)
    await rerolls(table, stalker, attack)
    await spend_masks(table, stalker, attack, before=True)
    await results(table, stalker, attack, spread=shot.spread)
    await spend_masks(table, stalker, attack, before=False)
    turn_targets(table, stalker, attack)
    if any(one.silent for one in gear.attachments(state, card)):
        attention.reduce(table, stalker)  # S-623
    launcher = any(one.launcher for one in gear.attachments(state, card))
    state.attack = None
    if launcher:
        await items.launch(table, stalker)  # S-624


def certain(state: StalkerState, stalker: Stalker, enemy: Enemy, shot: Shot) -> int:
    """The ★ that need no dice: of the attack (S-374), of who never misses (S-605), of an artifact (S-345)."""
    neuron = Gift.NEURON in gear.gifts(state, stalker)
    return shot.stars + never_misses(state, stalker, enemy) + neuron


def never_misses(state: StalkerState, stalker: Stalker, enemy: Enemy) -> bool:
    """An enemy that does not see her (S-605)."""
    return defence.has(stalker, Knack.NEVER_MISS) and not board.sight_of(state, enemy) >> stalker.space & 1


def _tell(table: StalkerTable, stalker: Stalker, enemy: Enemy) -> None:
    if table.log is not None:
        beat = Beat("attack", (stalker.id, board.figure(enemy)), map_of(table.state).names[enemy.space], weight=2)
        table.tell("log-shoots", "S-379", beat=beat, stalker=message(stalker.id), enemy=message(enemy.kind))


async def choose_part(table: StalkerTable, stalker: Stalker, enemy: Enemy, attack: Attack) -> None:
    """The torso, or as he chooses where the attack allows it (S-386)."""
    if board.card_of(enemy).head:
        answer = await table.ask(stalker.seat, ASK_PART, [Act.HEAD, Act.TORSO], enemy=message(enemy.kind))
        attack.part = PARTS[answer]


def shooting(stalker: Stalker, away: int) -> int:
    """Stalker dice, which may depend on the range (S-326, S-604)."""
    card = STALKER[stalker.id]
    return card.far if card.far and away >= FAR_RANGE else card.shooting


def roll_weapon(table: StalkerTable, stalker: Stalker, weapon: Weapon, shot: Shot, attack: Attack) -> None:
    """Shooting and the attack's equipment dice, with what attachments and others add (S-388, S-390)."""
    state = table.state
    green = equipment_dice(state, stalker, attack.weapon, shot, attack.range)
    attack.yellow = dice.roll(table, shooting(stalker, attack.range))
    attack.green = dice.roll(table, green)


def equipment_dice(state: StalkerState, stalker: Stalker, weapon: str, shot: Shot, away: int) -> int:
    """Those of the attack, of attachments (S-622), and of Salavina beside an enemy (S-609)."""
    fitted = gear.attachments(state, weapon)
    found = shot.dice + sum(one.dice for one in fitted)
    if shot.aimed and away >= SCOPE_RANGE:
        found += sum(one.far_dice for one in fitted)
    if defence.has(stalker, Knack.CLOSE_COMBAT) and defence.enemy_near(state, stalker):
        found += 1
    return found


def knife_dice(stalker: Stalker) -> int:
    """Three equipment dice, more for who has an axe (S-299) or fights at close quarters (S-609)."""
    axe = AXE_DICE if defence.has(stalker, Knack.AXE) else 0
    return KNIFE_DICE + axe + defence.has(stalker, Knack.CLOSE_COMBAT)


# --- masks (S-373, S-393 to S-395) ------------------------------------------------------------------------------------


async def spend_masks(table: StalkerTable, stalker: Stalker, attack: Attack, *, before: bool) -> None:
    """As long as enough are left, before and after the hit is determined (S-394)."""
    while options := mask_uses(table.state, attack, before=before):
        answer = await table.ask(stalker.seat, ASK_MASKS, [*options, Act.ENOUGH], masks=masks_left(attack))
        if not isinstance(answer, Spend):
            return
        price = next(one.price for one in WEAPON[attack.weapon].masks if one.trait == answer.trait)
        attack.masks += price
        table.used(f"masks:{answer.trait}")
        if answer.trait == Trait.SUPPRESSING:
            enemy = enemy_of(table.state, int(answer.enemy.partition(".")[2]))
            if enemy is not None:
                status.pin(table, enemy, "S-612")
        elif answer.trait == Trait.BLAST:
            attack.blast = True
        else:
            attack.part = Part.HEAD  # S-617


def mask_uses(state: StalkerState, attack: Attack, *, before: bool) -> list[Spend]:
    if not attack.weapon:
        return []
    target = enemy_of(state, attack.target)
    found = []
    for one in WEAPON[attack.weapon].masks:
        if one.price > masks_left(attack):
            continue
        if one.trait == Trait.SUPPRESSING:
            found += [Spend(one.trait, board.figure(enemy)) for enemy in suppressible(state, attack)]
        elif target is None:
            continue
        elif (
            one.trait == Trait.BLAST and before and not attack.blast and len(board.enemies_at(state, target.space)) > 1
        ) or (one.trait == Trait.FOCUSED and before and attack.part != Part.HEAD and board.card_of(target).head):
            found.append(Spend(one.trait))
    return found


def suppressible(state: StalkerState, attack: Attack) -> list[Enemy]:
    """Whom masks can pin: the target, and in a burst those beside it too (S-403); what is left of them at the end."""
    target = enemy_of(state, attack.target)
    if target is None:
        found = [enemy for enemy in state.enemies if enemy.number in attack.hit]
    elif SHOT[face_of(attack.weapon)][attack.shot].spread:
        found = burst_targets(state, state.stalkers[attack.stalker], target, heat=sees_heat(state, attack.weapon))
    else:
        found = [target]
    return [enemy for enemy in found if not enemy.pinned]


# --- step 7: results --------------------------------------------------------------------------------------------------


async def results(table: StalkerTable, stalker: Stalker, attack: Attack, *, spread: bool) -> None:
    """Less cover (S-397), against the thresholds of each who is hit (S-396, S-406, S-407)."""
    state = table.state
    target = enemy_of(state, attack.target)
    assert target is not None, "nobody dies before the results"
    whole = stars(attack)
    if attack.blast:
        for enemy in board.enemies_at(state, target.space):
            await resolve(table, stalker, attack, enemy, whole)
    elif spread:
        among = burst_targets(state, stalker, target, heat=sees_heat(state, attack.weapon))
        await burst(table, stalker, attack, among, whole)
    else:
        await resolve(table, stalker, attack, target, whole)


async def resolve(table: StalkerTable, stalker: Stalker, attack: Attack, enemy: Enemy, whole: int) -> None:
    """Cover takes ★ away (S-136); fewer than none reach nothing either (S-141)."""
    state = table.state
    left = whole - board.cover_for(state, enemy.space, stalker.space)
    part = attack.part if enemy.number == attack.target else Part.TORSO
    attack.hit.append(enemy.number)
    await wounds.hit(table, enemy, part, left, stalker.space, "S-396")
    attack.killed += enemy_of(state, enemy.number) is None


def burst_targets(state: StalkerState, stalker: Stalker, target: Enemy, *, heat: bool = False) -> list[Enemy]:
    """The main target, and enemies on its space or beside it whom the stalker sees (S-403, S-404, S-405)."""
    seen = board.view_from(state, stalker.space, heat=heat)
    near = map_of(state).ground[board.side_of(stalker)].near.of[target.space] | 1 << target.space
    others = [enemy for enemy in state.enemies if enemy is not target and (seen & near) >> enemy.space & 1]
    return [target, *others]


async def burst(table: StalkerTable, stalker: Stalker, attack: Attack, among: list[Enemy], whole: int) -> None:
    """★ are divided (S-403): enough for cover and a threshold of each other enemy, the rest for the main target."""
    left = whole
    shares: list[tuple[int, int]] = []
    for enemy in among[1:]:
        cover = board.cover_for(table.state, enemy.space, stalker.space)
        useful = [0, *(one.stars + cover for one in board.card_of(enemy).torso if one.stars + cover <= left)]
        if len(useful) > 1:
            options = [Share(board.figure(enemy), count) for count in useful]
            answer = await table.ask(stalker.seat, ASK_SHARE, options, left=left)
            left -= answer.stars
            if answer.stars:
                shares.append((enemy.number, answer.stars))
    await resolve(table, stalker, attack, among[0], left)
    for number, count in shares:
        other = enemy_of(table.state, number)
        if other is not None:
            await resolve(table, stalker, attack, other, count)


def turn_targets(table: StalkerTable, stalker: Stalker, attack: Attack) -> None:
    """Step 8: whoever survived faces the stalker (S-401, S-402)."""
    for number in attack.hit:
        enemy = enemy_of(table.state, number)
        if enemy is not None:
            marching.face_space(table.state, enemy, stalker.space)
    attention.notice(table)


# --- the knife (S-297 to S-301) ---------------------------------------------------------------------------------------


async def knife(table: StalkerTable, stalker: Stalker, figure: str) -> None:
    """Three equipment dice and no others (S-299, S-389), the body part is his choice (S-298); no attention (S-301).

    Rerolls as in every attack (S-391).
    """
    state = table.state
    enemy = enemy_of(state, int(figure.partition(".")[2]))
    assert enemy is not None, "only enemies on his space are offered"
    attack = state.attack = Attack(stalker.number, enemy.number)
    if enemy.number not in stalker.seen_by:
        attack.stars = SILENT_KILL
    table.used("knife")
    _tell(table, stalker, enemy)
    await choose_part(table, stalker, enemy, attack)
    attack.green = dice.roll(table, knife_dice(stalker))
    for knack in (Knack.AXE, Knack.CLOSE_COMBAT):
        if defence.has(stalker, knack):
            table.used(f"knack:{knack}")
    await rerolls(table, stalker, attack)
    await resolve(table, stalker, attack, enemy, stars(attack))
    if attack.killed:
        attention.reduce(table, stalker)  # S-300
    state.attack = None
