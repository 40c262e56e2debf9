"""The attack: on a zombie, on a survivor of another player, on a bandit, on a special zombie."""

from __future__ import annotations

from fivefires.games.long_night.content import vocabulary as v
from fivefires.games.long_night.content.board import ENTRANCES
from fivefires.games.long_night.content.index import KIND_OF, SURVIVOR
from fivefires.games.long_night.content.piles import GROUP, HAND
from fivefires.games.long_night.show.names import NAME, SEAT
from fivefires.games.long_night.state import AttackUnderWay, LongNightState, LongNightTable, Rule, count, owner_of
from fivefires.kernel import Option, Prompt, only
from fivefires.kit.choosing import one_option
from fivefires.kit.underway import during

from . import bandits, beats, death, raxxon, triggers, zombies
from .board import bandits_at, bandits_on_board, specials_at, zombies_at_entrance
from .powers import has, texts
from .questions import BANDIT, ENTRANCE, PERSON, SPECIAL, BanditHere, Entrance, Person, Special

# Members of an enum are slow to look up.
DEED_ATTACK = v.Deed.ATTACK
SIDE_BANDIT = v.Side.BANDIT
SIDE_PERSON = v.Side.PERSON
SIDE_SPECIAL = v.Side.SPECIAL
SIDE_ZOMBIE = v.Side.ZOMBIE
STAT_BLOWS = v.Stat.BLOWS

ASK_TARGET = Prompt("ask-target", "L-112")
BANDIT_FIGHTS = Rule.BANDIT_FIGHTS


def targets(state: LongNightState, seat: int, survivor: str) -> list[Option]:
    """What can be attacked where the survivor stands (L-112): special zombies before everything else (L-467, L-468).

    Never a survivor of one's own (L-121), never helpless people (L-122); other players' always, exiles or not (L-123).
    """
    place = state.where[survivor]
    if state.lurking and (specials := specials_at(state, place)):
        alike = {(KIND_OF[figure], state.lurking[figure]): SPECIAL[figure] for figure in reversed(specials)}
        return [*reversed(alike.values())]
    own = state.piles[GROUP[seat]]
    found: list[Option] = [ENTRANCE[entrance] for entrance in ENTRANCES[place] if zombies_at_entrance(state, entrance)]
    found += [PERSON[other] for other, at in state.where.items() if at == place and other not in own]
    if has_bandit(state, place):
        found.append(BANDIT[place])
    return found


def has_bandit(state: LongNightState, place: str) -> bool:
    """One that is there (L-412); at the hideout every bandit on the board can be attacked (L-425, L-426)."""
    if place == v.COLONY or BANDIT_FIGHTS not in state.in_force:
        return False
    return bandits_at(state, place) > 0 or (place == v.HIDEOUT and bool(bandits_on_board(state)))


def has_other_target(state: LongNightState, seat: int, place: str) -> bool:
    """Whether anything but an ordinary zombie can be attacked there, without making the list."""
    own = state.piles[GROUP[seat]]
    for other, at in state.where.items():
        if at == place and other not in own:
            return True
    return has_bandit(state, place) or bool(state.lurking and specials_at(state, place))


def may_attack(state: LongNightState, survivor: str) -> bool:
    return not has(state, v.Harmless, survivor)


async def attack(table: LongNightTable, seat: int, survivor: str, *, safe: bool = False) -> None:
    """One attack (L-111), as often as dice allow (L-120): on a zombie (L-276), somebody else's survivor (L-115), a
    bandit (L-412, L-422) or a special zombie (L-470), with what a weapon grants besides (L-478).
    """
    state = table.state
    found = targets(state, seat, survivor)
    if not found:
        return
    await during(state.under_way, AttackUnderWay(seat, survivor), _attack(table, seat, survivor, found, safe))


async def _attack(table: LongNightTable, seat: int, survivor: str, found: list[Option], safe: bool) -> None:
    place = table.state.where[survivor]
    target = await one_option(table, seat, ASK_TARGET, found, survivor=NAME[survivor])
    match target:
        case Entrance(entrance):
            await on_zombie(table, seat, survivor, entrance, safe=safe)
        case Person(victim):
            await on_person(table, seat, survivor, victim)
            await triggers.happen(table, DEED_ATTACK, seat, survivor, place, (SIDE_PERSON,))
        case BanditHere():
            await bandits.attack(table, seat, survivor, place)
            await triggers.happen(table, DEED_ATTACK, seat, survivor, place, (SIDE_BANDIT,))
        case Special(figure):
            await triggers.happen(table, DEED_ATTACK, seat, survivor, place, (SIDE_SPECIAL,))
            await raxxon.encounter(table, seat, survivor, figure, safe=safe)
            await kill_further(table, seat, survivor, place, safe=safe)
        case _:
            raise TypeError(f"{target} cannot be attacked")


async def on_zombie(table: LongNightTable, seat: int, survivor: str, entrance: str, *, safe: bool) -> None:
    """Killed without a roll (L-113), then one exposure roll (L-114), after everything that depends on it (L-280).

    A weapon may kill more (L-276).
    """
    place = table.state.where[survivor]
    zombies.take_off(table, entrance)
    beat = beats.of(table, "kill", survivor)
    table.tell("log-kill", "L-113", beat=beat, survivor=NAME[survivor], entrance=NAME[entrance])
    await triggers.happen(table, DEED_ATTACK, seat, survivor, place, (SIDE_ZOMBIE,))
    await zombies.killed_some(table, seat, survivor, place, 1, safe=safe)
    await kill_further(table, seat, survivor, place, safe=safe)


async def kill_further(table: LongNightTable, seat: int, survivor: str, place: str, *, safe: bool) -> None:
    """What a weapon grants besides, with a roll each (L-276): ordinary zombies only, and only if no special one is left
    there (L-478).
    """
    state = table.state
    if state.where.get(survivor) != place:
        return
    for text in texts(state, v.KillsMore, survivor):
        if state.where.get(survivor) == place and not specials_at(state, place):
            least = 0 if text.upto else text.by
            await zombies.kill(table, seat, survivor, text.by, least=least, safe=safe or text.safe)


async def on_person(table: LongNightTable, seat: int, survivor: str, victim: str) -> None:
    """The spent die is rolled again: a wound and a random card on the victim's attack value or less (L-115, L-116).

    No exposure roll, whatever happens (L-119). The card is taken before a death (L-118). All attacks on people at home
    are counted (L-590).
    """
    owner = owner_of(table.state, victim)
    if not table.state.players[owner].exiled:
        count(table.state, seat, STAT_BLOWS)
    if hits(table, survivor, victim):
        steal(table, seat, owner)
        await death.hurt(table, [victim], wounds=1)


def hits(table: LongNightTable, survivor: str, victim: str) -> bool:
    rolled = table.roll(6)[0]
    beat = beats.rolled(table, survivor, rolled, weight=1)
    table.tell("log-attacks-person", "L-115", beat=beat, survivor=NAME[survivor], victim=NAME[victim], die=rolled)
    return rolled <= SURVIVOR[victim].attack


def steal(table: LongNightTable, seat: int, other: int) -> bool:
    """A random card from hand to hand, which both know and nobody else (L-124); none from an empty hand (L-117)."""
    hand = table.pile(HAND[other])
    if not hand:
        return False
    card = table.pick(hand)
    table.move(card, HAND[other], HAND[seat])
    table.reveal([card], only(other))
    table.tell(
        "log-steals", "L-116", beat=beats.seat(table, "loss", seat, weight=1), seat=SEAT[seat], other=SEAT[other]
    )
    return True
