"""Damage, protection, healing and weaknesses.

A package is handled in this order: changes of type, protection, placing, overflow to a weakness, death (Z-329).
Changes and protections may be mixed as long as the window is open (Z-537).
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from itertools import combinations

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import (
    AGAINST_DAMAGE,
    CHARACTER,
    EASES,
    IMPACT,
    PER_ARTIFACT,
    SHIELD,
    THREAT,
    USES,
)
from fivefires.games.zona.show.names import NAME, SEAT, damage_name
from fivefires.games.zona.state import (
    DamageUnderWay,
    EncounterUnderWay,
    MarkedUnderWay,
    ZonaState,
    ZonaTable,
    arises_in,
    free_fortitude,
    sources,
)  # fmt: skip
from fivefires.kernel import Message, Prompt
from fivefires.kit.ways import until_done

from . import beats, death, dropping, items
from .questions import TAKE_IT, Cure, Drop, Use, Weaken

ASK_PROTECT = Prompt("ask-protect", "Z-315")
ASK_BEFORE_EXHAUSTION = Prompt("ask-before-exhaustion", "Z-350")
ASK_WEAKNESS = Prompt("ask-weakness", "Z-322")
ASK_WHICH_WEAKNESS = Prompt("ask-which-weakness", "Z-326")

TYPES: tuple[str, ...] = tuple(v.DamageType)
MOST_WEAKNESSES = 3


# --- suffering --------------------------------------------------------------------------------------------


async def suffer(
    table: ZonaTable,
    seat: int,
    radiation: int = 0,
    mental: int = 0,
    physical: int = 0,
    *,
    scene: str = "",
    used: tuple[str, ...] = (),
    cause: Message | None = None,
) -> None:
    """One package of damage: what protection does not cancel is placed (Z-317), and what is beyond weakens (Z-318).

    What lowers every package works first (Z-567). Nobody is asked where nothing can reduce it (Z-539). `used` are items
    that are spent for this package already; `cause` is what is told where what is under way does not say it.
    """
    state = table.state
    character = state.scavengers[seat].character
    if character in SHIELD and (radiation or mental or physical):
        shield = SHIELD[character]
        table.used("ability:thick_blood")
        radiation, mental, physical = (
            max(0, radiation - shield.radiation),
            max(0, mental - shield.mental),
            max(0, physical - shield.physical),
        )
    if not (radiation or mental or physical):
        return
    package = DamageUnderWay(seat, radiation, mental, physical, scene=scene, used=[*used])
    state.under_way.append(package)
    while offers := ways_to_soften(state, package):
        answer = await table.ask(
            seat,
            ASK_PROTECT,
            [*offers, TAKE_IT],
            damage=damage_name(package.radiation, package.mental, package.physical),
        )
        if isinstance(answer, Use):
            await protect(table, package, answer)
        elif isinstance(answer, Drop):
            await items.lose(table, seat, answer.item)
        else:
            break
    if overflows(table, package, cause):
        await weaken(table, seat)
    state.under_way.pop()


async def suffer_untyped(table: ZonaTable, seat: int, amount: int) -> None:
    """Damage by fatigue has no type and cannot be prevented or changed (Z-349, Z-350); one may heal first (Z-529)."""
    state, package = table.state, DamageUnderWay(seat, 0, 0, 0, untyped=amount)

    def ways() -> list[Use]:
        return uses_before(state, package, shields=sources(state, seat, AGAINST_DAMAGE))

    def take(way: Use) -> Awaitable[None]:
        return items.use_on_turn(table, seat, way, package.used)

    state.under_way.append(package)
    await until_done(table, seat, ASK_BEFORE_EXHAUSTION, ways, take, TAKE_IT, lambda: {"damage": amount})
    if overflows(table, package, beats.EXHAUSTION):
        await weaken(table, seat)
    state.under_way.pop()


def ways_to_soften(state: ZonaState, package: DamageUnderWay) -> list[Use | Drop]:
    """All that can be done before this package is placed, on anybody's turn; an artifact may be dropped for another
    one (Z-527).
    """
    if not (package.radiation or package.mental or package.physical):
        return []
    shields = sources(state, package.seat, AGAINST_DAMAGE)
    offers = protections(state, package, shields) if shields else []
    drops = _drops(state, package, shields)
    return [*offers, *drops, *uses_before(state, package, offers, shields)]


def _drops(state: ZonaState, package: DamageUnderWay, shields: Sequence[str]) -> list[Drop]:
    """What can be dropped so that a shield with an impact costs less, or can be used at all (Z-527)."""
    if PER_ARTIFACT.isdisjoint(shields):
        return []
    usable = [
        shield
        for shield in shields
        if any(_applies(state, package, use) and _ways_to_cancel(package, use) for _, use in AGAINST_DAMAGE[shield])
    ]
    return dropping.for_impacts(state, package.seat, usable, package.used)


def uses_before(
    state: ZonaState, package: DamageUnderWay, offers: Sequence[Use] = (), shields: Sequence[str] = ()
) -> list[Use]:
    """Items for any moment of one's own turn (Z-529), such as healing that makes room.

    By themselves they are worth a question only where a weakness threatens, or where relief may allow the use of an
    artifact (Z-539).
    """
    seat = package.seat
    if not (
        offers or amount_of(package) > free_fortitude(state.scavengers[seat]) or not IMPACT.keys().isdisjoint(shields)
    ):
        return []
    uses = items.uses_on_turn(state, seat, used=package.used)
    return uses if offers or any(use.source in EASES for use in uses) else []


def amount_of(package: DamageUnderWay) -> int:
    return package.radiation + package.mental + package.physical + package.untyped


def protections(state: ZonaState, package: DamageUnderWay, shields: Sequence[str]) -> list[Use]:
    """What can be used against this package now: several items, each once (Z-316).

    Each helps against its own type (Z-315). A change of type (Z-450) is offered towards types that something else at
    hand protects against, in any order with it (Z-537).
    """
    seat = package.seat
    offers: list[Use] = []
    converters: list[tuple[str, int]] = []
    covered: list[str] = []
    for source in shields:
        for number, use in AGAINST_DAMAGE[source]:
            if not _applies(state, package, use):
                continue
            if use.convert:
                converters.append((source, number))
                continue
            ways = items.ways_of_using(state, seat, source, package.used)
            if ways:
                covered += [kind for kind in TYPES if use.any or getattr(use, kind)]
                offers += [
                    Use(source, number, negator, again, how)
                    for how in _ways_to_cancel(package, use)
                    for negator, again in ways
                ]
            break  # of several protections of one item the first that fits
    for source, number in converters:
        offers += [
            Use(source, number, negator, again, f"{kind}>{other}")
            for kind in TYPES
            if getattr(package, kind)
            for other in TYPES
            if other != kind and other in covered
            for negator, again in items.ways_of_using(state, seat, source, package.used)
        ]
    return offers


def _applies(state: ZonaState, package: DamageUnderWay, use: v.AgainstDamage) -> bool:
    """Whether the package comes from where this protection helps."""
    if use.scene and package.scene != use.scene and not arises_in(state, package.seat, use.scene):
        return False
    return use.only is None or any(
        (isinstance(under_way, EncounterUnderWay) and THREAT[under_way.token].kind == use.only)
        or (isinstance(under_way, MarkedUnderWay) and under_way.kind == use.only)
        for under_way in state.under_way
    )


def _ways_to_cancel(package: DamageUnderWay, use: v.AgainstDamage) -> list[str]:
    """Each symbol cancels 1 damage of its own type, and none of another (Z-315); a symbol for any type is a choice."""
    if (use.radiation and package.radiation) or (use.mental and package.mental) or (use.physical and package.physical):
        return [""]
    if not use.any:
        return []
    there = [kind for kind in TYPES for _ in range(getattr(package, kind))]
    return sorted({",".join(some) for some in combinations(there, min(use.any, len(there)))})


async def protect(table: ZonaTable, package: DamageUnderWay, way: Use) -> None:
    """Use an item against a package, or one of one's own turn (Z-529); it cancels (Z-315) or changes a type (Z-450).

    An outfit that negates an impact also cancels in the same use (Z-471).
    """
    if isinstance(USES[way.source][way.number], v.OnTurn):
        await items.use_on_turn(table, package.seat, way, package.used)
        return
    use = await items.use(table, package.seat, way, package.used)
    assert isinstance(use, v.AgainstDamage)
    if use.convert:
        _convert(package, way.how)
    else:
        _cancel(package, use, way.how)
    for _number, other in AGAINST_DAMAGE.get(way.negator, ()):
        if other.negate_impact:
            _cancel(package, other, "")


def _convert(package: DamageUnderWay, how: str) -> None:
    """1 damage of one type becomes 1 of another (Z-450, Z-537)."""
    kind, _, other = how.partition(">")
    setattr(package, kind, getattr(package, kind) - 1)
    setattr(package, other, getattr(package, other) + 1)


def _cancel(package: DamageUnderWay, use: v.AgainstDamage, how: str) -> None:
    for kind in TYPES:
        by = getattr(use, kind) + how.split(",").count(kind)
        setattr(package, kind, max(0, getattr(package, kind) - by))


# --- placing ----------------------------------------------------------------------------------------------


def overflows(table: ZonaTable, package: DamageUnderWay, cause: Message | None) -> bool:
    """Put damage on free fortitude spaces, one space each (Z-054, Z-317); True where there is more than that.

    What is beyond is discarded for exactly 1 weakness, however much it is (Z-318, Z-319), and the track stays full
    (Z-320). Filling it exactly is no overflow (Z-321).
    """
    me = table.state.scavengers[package.seat]
    amount = amount_of(package)
    free = free_fortitude(me)
    me.damage += amount if amount < free else free
    if amount and table.log is not None:
        table.tell(
            "log-damage",
            "Z-317",
            beat=beats.of(table, "harm", package.seat, weight=1),
            seat=SEAT[package.seat],
            amount=amount,
            kind=beats.UNTYPED if package.untyped else damage_name(package.radiation, package.mental, package.physical),
            cause=cause or beats.cause(table.state),
        )
    return amount > free


async def weaken(table: ZonaTable, seat: int) -> None:
    """A weakness on an attribute that has none yet, of the player's choice (Z-322, Z-324); a fourth one kills.

    One that an effect gives directly is no different (Z-325). The attribute is 1 lower from now on (Z-323).
    """
    me = table.state.scavengers[seat]
    if len(me.weaknesses) == MOST_WEAKNESSES:
        death.die(table, seat)
    free = [attribute for attribute in v.ANY_ATTRIBUTE if attribute not in me.weaknesses]
    answer = await table.ask(seat, ASK_WEAKNESS, [*map(Weaken, free)])
    me.weaknesses = sorted([*me.weaknesses, answer.attribute])
    table.shift("weakness-token", 1, "supply", f"seat.{seat}")
    if table.log is not None:
        beat = beats.of(table, "harm", seat, weight=1)
        table.tell("log-weakness", "Z-318", beat=beat, seat=SEAT[seat], attribute=NAME[answer.attribute])


# --- healing ----------------------------------------------------------------------------------------------


def heal(table: ZonaTable, seat: int, amount: int) -> None:
    """So many damage tokens less, at most those that lie there (Z-328), and no weakness with them (Z-327)."""
    me = table.state.scavengers[seat]
    healed = min(amount, me.damage)
    if healed:
        me.damage -= healed
        if table.log is not None:
            table.tell("log-heal", "Z-328", beat=beats.of(table, "heal", seat), seat=SEAT[seat], amount=healed)


async def heal_weakness(table: ZonaTable, seat: int) -> None:
    """One weakness less, of the player's choice; the attribute is restored (Z-326)."""
    me = table.state.scavengers[seat]
    if not me.weaknesses:
        return
    if len(me.weaknesses) == 1:
        cure(table, seat, me.weaknesses[0])
        return
    answer = await table.ask(seat, ASK_WHICH_WEAKNESS, [Cure(attribute) for attribute in me.weaknesses])
    cure(table, seat, answer.attribute)


def cure(table: ZonaTable, seat: int, attribute: str) -> None:
    table.state.scavengers[seat].weaknesses.remove(attribute)
    table.shift("weakness-token", 1, f"seat.{seat}", "supply")
    table.tell("log-cure", "Z-326", beat=beats.of(table, "heal", seat), seat=SEAT[seat], attribute=NAME[attribute])


def fits(state: ZonaState, seat: int, damage: v.Damage, times: int = 1) -> bool:
    """Whether all of it has room on the track, judged before protection (Z-287, Z-360)."""
    total = (damage.radiation + damage.mental + damage.physical) * times
    return total <= free_fortitude(state.scavengers[seat])


def fortitude(character: str) -> int:
    return CHARACTER[character].fortitude
