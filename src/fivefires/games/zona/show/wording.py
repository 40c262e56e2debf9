"""What cards do, in words: messages made from the data, so that text and effect cannot disagree.

One message for each word of the vocabulary; sentences are joined by messages, too, never by pasting texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from fivefires.games.zona.content import vocabulary as v
from fivefires.games.zona.content.index import (
    ABILITY,
    AT_LOCK,
    CHARACTER,
    DURABLE,
    EMISSION,
    ITEM,
    PARAGRAPHS,
    RUMOR,
    SECTIONS,
    USES,
    ThreatToken,
)  # fmt: skip
from fivefires.games.zona.rules.entry import lowered
from fivefires.kernel import Message, face_of, message
from fivefires.kit.effects import ways

from .names import MARK, damage_name, deck_name, joined, name_of, section_name, signed, slot_name

if TYPE_CHECKING:
    from fivefires.games.zona.state import TestUnderWay

    from .view import ZonaView

# --- joining --------------------------------------------------------------------------------------------------


def listed(parts: Sequence[Message]) -> Message:
    return joined(parts)


def either(parts: Sequence[Message]) -> Message:
    """One or two or three."""
    return joined(parts, "words-or")


def sentences(parts: Sequence[Message]) -> Message:
    return joined(parts, "words-then")


def counted(things: Sequence[str]) -> Message:
    """Faces of dice or types of damage, as often as they come."""
    return listed([name_of(thing) for thing in things])


# --- amounts, conditions, costs -----------------------------------------------------------------------------


def damage(hurt: v.Damage | v.Suffer | v.AgainstDamage) -> Message:
    return damage_name(hurt.radiation, hurt.mental, hurt.physical)


def goods(found: v.Match) -> Message:
    if found.artifact:
        return message("match-artifact")
    if found.category is not None:
        return message(f"match-{found.category}")
    if found.type is not None:
        return message(f"match-{found.type}")
    return message("match-any")


def condition(needs: v.Condition) -> Message:
    match needs:
        case v.Has(wanted, count):
            return message("if-has", what=goods(wanted), count=count)
        case v.Crowbar():
            return message("if-crowbar")
        case v.Trophies(number):
            return message("if-trophies", number=number)
        case v.Secrets(number):
            return message("if-secrets", number=number)
        case v.Fatigue(number):
            return message("if-fatigue", number=number)
        case v.Weaknesses(number):
            return message("if-weaknesses", number=number)
        case v.Hurt(number):
            return message("if-hurt", number=number)
        case v.Standing(among):
            return message("if-standing", among=either([message(f"reputation-{one}") for one in among]))
        case v.ThreatHere(number):
            return message("if-threats", number=number)
        case v.Alone():
            return message("if-alone")
        case v.Not(inner):
            return message("if-not", condition=condition(inner))


def cost(price: v.Cost | None) -> Message:
    return message("cost-free") if price is None else listed([*_parts_of(price)])


def _parts_of(price: v.Cost) -> Iterator[Message]:
    if price.rubles:
        yield message("cost-rubles", rubles=price.rubles)
    if price.discard is not None:
        yield message("cost-discard", what=goods(price.discard))
    if price.artifacts:
        yield message("cost-artifacts", number=price.artifacts)
    if price.trophies:
        yield message("cost-trophies", number=price.trophies)
    if price.crowbar:
        yield message("cost-crowbar")
    if price.reputation:
        yield message("cost-reputation", steps=price.reputation)
    if price.fatigue:
        yield message("cost-fatigue", by=price.fatigue)
    if price.damage != v.NONE:
        yield damage(price.damage)


def spared(price: v.Cost, item: str) -> v.Cost:
    """A lock's price with the help of an item."""
    return lowered(price, AT_LOCK[item][0][1].spare) if item else price


def where(places: v.Where) -> Message:
    if places.ids:
        return listed([name_of(place) for place in places.ids])
    if places.here:
        return message("where-here")
    if places.entrance:
        return message("where-entrance")
    if places.bunker:
        return message("where-nearest-bunker" if places.pick == v.NEAREST else "where-bunker")
    if places.sectors:
        sectors = listed([message(f"sector-{sector}") for sector in places.sectors])
        return message("where-adjacent-sectors" if places.adjacent else "where-sectors", sectors=sectors)
    return message("where-adjacent" if places.adjacent else "where-anywhere")


# --- effects --------------------------------------------------------------------------------------------------


def effects(do: v.Effects) -> Message:
    return sentences([effect(one) for one in do])


def effect(one: v.Effect) -> Message:
    """One word of the vocabulary as one sentence."""
    match one:
        case v.Gain(rubles) | v.Lose(rubles):
            return message(_id(one), rubles=rubles)
        case v.Suffer(per=per):
            return message("does-suffer-per" if per else "does-suffer", damage=damage(one))
        case v.Heal(hurt, weakness):
            both = [message("does-heal", amount=hurt)] if hurt else []
            return sentences(both + ([message("does-heal-weakness", amount=weakness)] if weakness else []))
        case v.Tire(by) | v.Relieve(by):
            return message(_id(one), by=by)
        case v.ShiftEmission(by):
            return message("does-shift-emission-on" if by > 0 else "does-shift-emission-back", by=abs(by))
        case v.ActionsNextTurn(by):
            return message("does-actions-next-turn-more" if by > 0 else "does-actions-next-turn-fewer", by=abs(by))
        case v.Improve(steps) | v.Worsen(steps):
            return message(_id(one), steps=steps)
        case v.Take(deck, cards) | v.Salvage(deck, cards):
            return message(_id(one), deck=deck_name(deck), cards=cards)
        case v.DrawKeep(deck, draw, keep):
            return message("does-draw-keep", deck=deck_name(deck), draw=draw, keep=keep)
        case v.Trade():
            how = [*_terms_of_trade(one)]
            return message("does-trade-so", how=listed(how)) if how else message("does-trade")
        case v.Sell():
            how = [*_terms_of_sale(one)]
            what = message(f"sell-{_sold(one)}")
            return message("does-sell-so", what=what, how=listed(how)) if how else message("does-sell", what=what)
        case v.Repair(amount):
            return message("does-repair", amount=amount)
        case v.Wear(times, wanted):
            return message("does-wear", times=times, what=goods(wanted))
        case v.Discard(wanted, count):
            return message("does-discard", count=count, what=goods(wanted))
        case v.Deactivate(count) | v.LoseTrophy(count):
            return message(_id(one), count=count)
        case v.GainTrophy(colour):
            return message("does-gain-trophy", slot=slot_name(colour, v.MUTANT))
        case _:
            return _story_effect(one)


def _terms_of_trade(one: v.Trade) -> Iterator[Message]:
    if len(one.rows) == 1:
        yield message("trade-only", deck=deck_name(one.rows[0]))
    if one.cut:
        yield message("trade-cut", cut=one.cut)
    if one.every_column:
        yield message("trade-every-column")
    if one.most < v.NO_LIMIT:
        yield message("trade-most", most=one.most)


def _sold(one: v.Sell) -> str:
    if one.trophies and one.artifacts:
        return "everything"
    return "trophies" if one.trophies else "artifacts"


def _terms_of_sale(one: v.Sell) -> Iterator[Message]:
    for id, bonus in (("sell-bonus", one.bonus), ("sell-green", one.green), ("sell-yellow", one.yellow)):
        if bonus:
            yield message(id, bonus=bonus)
    if one.most < v.NO_LIMIT:
        yield message("sell-most", most=one.most)


def _branch(id: str, do: v.Effects, **args: int | Message) -> list[Message]:
    """What follows in one case; nothing is said about a case in which nothing follows."""
    return [message(id, effects=effects(do), **args)] if do else []


def _test(one: v.Test) -> Message:
    tested = either([name_of(attribute) for attribute in ([one.of] if isinstance(one.of, v.Attribute) else one.of)])
    return message("does-test", attribute=tested, difficulty=one.difficulty, mark=MARK[one.mark or ""])


def _story_effect(one: v.Effect) -> Message:
    match one:
        case v.Test(_, _, passed, failed):
            return sentences([_test(one), *_branch("does-passed", passed), *_branch("does-failed", failed)])
        case v.Encounter(colour, kind, defeated, undefeated, may_run):
            meets = message("does-encounter" if may_run else "does-encounter-to-the-end", slot=slot_name(colour, kind))
            ends = [*_branch("does-defeated", defeated), *_branch("does-undefeated", undefeated)]
            return sentences([meets, *ends])
        case v.MeetThreat(defeated, undefeated):
            ends = [*_branch("does-defeated", defeated), *_branch("does-undefeated", undefeated)]
            return sentences([message("does-meet-threat"), *ends])
        case v.DrawThreat(colour, kind, low, high, split, keep):
            lower = sentences([*([message("does-keep-threat")] if keep else []), *(effect(other) for other in low)])
            drawn = [message("does-draw-threat", slot=slot_name(colour, kind))]
            if keep or low:
                drawn.append(message("does-low", split=split, effects=lower))
            return sentences([*drawn, *_branch("does-high", high, split=split)])
        case v.PlaceThreat(colour, kind, places):
            return message("does-place-threat", slot=slot_name(colour, kind), where=where(places))
        case v.RemoveThreat(places) | v.Relocate(places):
            return message(_id(one), where=where(places))
        case v.MoveThreat(origin, to):
            return message("does-move-threat", origin=where(origin), to=where(to))
        case v.Choose(options):
            ways = [message("does-choose-way", effects=_terms_and_effects(way)) for way in options]
            return sentences([message("does-choose"), *ways])
        case v.May(_key, do, price):
            return message("does-may", cost=cost(price), effects=effects(do))
        case v.If(needs, then, otherwise):
            if not then:
                return message("does-unless", condition=condition(needs), effects=effects(otherwise))
            first = message("does-then", condition=condition(needs), effects=effects(then))
            return sentences([first, *_branch("does-otherwise", otherwise)])
        case v.ByReputation(good, neutral, bad):
            parts = [*_branch("does-by-good", good), *_branch("does-by-neutral", neutral)]
            return sentences([*parts, *_branch("does-by-bad", bad)])
        case v.Peek(pile, cards, bury):
            return message("does-peek", pile=message(f"pile-{pile}"), cards=cards, bury=bury)
        case v.Each(places, do, others):
            return message("does-each-other" if others else "does-each", where=where(places), effects=effects(do))
        case v.RefreshMarket(rows):
            return message("does-refresh-market", rows=listed([deck_name(row) for row in rows]))
        case v.Edge(plus):
            return message("does-edge", plus=plus)
        case _:
            return message(_id(one))


def _terms_and_effects(way: v.AnyWay) -> Message:
    """What a way of a choice asks for, costs and brings."""
    terms = [message("does-needs", condition=condition(way.needs))] if way.needs is not None else []
    if way.cost is not None:
        terms.append(message("note-cost", cost=cost(way.cost)))
    return sentences([*terms, effects(way.do)])


def _id(one: v.Effect) -> str:
    """`DrawKeep` is told by the message `does-draw-keep`."""
    name = type(one).__name__
    return "does" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)


def way(do: v.Effects, key: str) -> Message | None:
    """What an option of a card costs and brings, found by its key."""
    for found in ways(do):
        if found.key == key:
            parts = [message("note-cost", cost=cost(found.cost))] if found.cost is not None else []
            parts += [effect(one) for one in found.do]
            return sentences(parts) if parts else None
    return None


# --- items ----------------------------------------------------------------------------------------------------


def use(found: v.Use) -> Message:
    """What one use of an item or ability does."""
    match found:
        case v.InTest():
            return listed([*_in_test(found)])
        case v.AgainstDamage():
            return listed([*_against_damage(found)])
        case v.OnTurn(do) | v.InEncounter(do=do) | v.InCamp(do) | v.OnTaking(_, do):
            return effects(do)
        case v.WhileForcing(dice, _, by_weaknesses):
            return message("use-forcing-by-weaknesses") if by_weaknesses else message("use-forcing", dice=dice)
        case v.InEmission(fatigue):
            return message("use-emission", fatigue=fatigue)
        case v.AtLock(spare):
            return message("use-lock", cost=cost(spare))
        case v.OnEventDraw(look=look):
            return message("use-event-draw", look=look)
        case v.NegateImpact():
            return message("use-negate")
        case v.Again():
            return message("use-again")


def _in_test(found: v.InTest) -> Iterator[Message]:
    if found.plus:
        yield message("use-plus", plus=found.plus)
    if found.cancel:
        yield message("use-cancel", cancel=found.cancel)
    if found.reroll:
        yield message("use-reroll", dice=found.reroll)
    if found.calm:
        yield message("use-calm")
    if found.then:
        yield effects(found.then)


def _against_damage(found: v.AgainstDamage) -> Iterator[Message]:
    if found.radiation or found.mental or found.physical:
        yield message("use-against", damage=damage(found))
    if found.any:
        yield message("use-against-any", amount=found.any)
    if found.convert:
        yield message("use-convert", amount=found.convert)
    if found.negate_impact:
        yield message("use-negate")


def impact(found: v.Impact) -> Message:
    price = v.Cost(
        rubles=found.rubles,
        fatigue=found.fatigue,
        damage=found.damage,
        trophies=found.trophies,
        discard=found.discard,
        reputation=found.reputation,
    )
    return message("note-impact-per-artifact" if found.per_artifact else "note-impact", cost=cost(price))


def left(view: ZonaView, card: str) -> Message:
    """What an item has left: its uses before this one."""
    lasts = ITEM[card].lasts
    if card in DURABLE:
        return message("left-durable")
    return message("left-single") if lasts == 1 else message("left-uses", uses=lasts - view.tokens_on(card))


def using(view: ZonaView, source: str, number: int, negator: str, again: str, how: str) -> Message:
    """Use the Geiger counter: +1, 2 uses left (Z-531)."""
    found = USES[source][number]
    does = use(found)
    if how:
        does = _with_how(found, does, how)
    if source in ABILITY:
        return message("option-use-ability", ability=name_of(source), effect=does)
    if negator and again:
        return message(
            "option-use-negated-again",
            item=name_of(source),
            effect=does,
            negator=name_of(negator),
            again=name_of(again),
        )
    if again:
        return message("option-use-again", item=name_of(source), effect=does, again=name_of(again))
    if negator:
        return message("option-use-negated", item=name_of(source), effect=does, negator=name_of(negator))
    id = "option-use" if isinstance(found, v.InTest | v.AgainstDamage) and not _then(found) else "option-use-doing"
    return message(id, item=name_of(source), effect=does, left=_left_after(view, source))


def _then(found: v.Use) -> v.Effects:
    return found.then if isinstance(found, v.InTest) else ()


def _left_after(view: ZonaView, card: str) -> Message:
    lasts = ITEM[card].lasts
    if lasts <= 1:
        return left(view, card)
    return message("left-uses", uses=lasts - view.tokens_on(card) - 1)


def _with_how(found: v.Use, does: Message, how: str) -> Message:
    if ">" in how:
        kind, _, other = how.partition(">")
        return message("use-converts", kind=name_of(kind), other=name_of(other))
    id = "use-rerolling" if isinstance(found, v.InTest) else "use-cancelling"
    return message(id, effect=does, what=counted(how.split(",")))


def outcome(view: ZonaView, source: str, number: int, how: str) -> Message | None:
    """What a use in a test would make of its total; of a reroll nobody knows. Otherwise the impact, if any."""
    found = USES[source][number]
    test = view.test
    if isinstance(found, v.InTest) and test is not None:
        if how:
            return None
        minuses = test.faces.count(v.MINUS)
        cancelled = min(test.cancels + found.cancel, minuses) - min(test.cancels, minuses)
        return total_with(view, found.plus + cancelled)
    if isinstance(found, v.InEncounter) and test is not None and (plus := _edge(found, test)):
        return total_with(view, plus)
    spec = ITEM[source].spec if source in ITEM else None
    return impact(spec.impact) if spec is not None and spec.impact is not None else None


def _edge(found: v.InEncounter, test: TestUnderWay) -> int:
    """What an item of encounters adds to this test of one, or to a test with the symbol of its kind (Z-217)."""
    return sum(
        effect.plus
        for effect in found.do
        if isinstance(effect, v.Edge)
        and test.attribute in effect.of
        and (effect.step in (None, test.step) or not test.step)
    )


def total_with(view: ZonaView, plus: int) -> Message | None:
    test = view.test
    if test is None:
        return None
    return message("note-total", total=signed(view.test_total + plus), difficulty=test.difficulty)


def item(card: str) -> Message:
    """What is printed on an item: its effect, and how long it lasts if it is ever used."""
    effect = message(f"{face_of(card)}.effect")
    return sentences([effect, message("note-lasts", uses=ITEM[card].lasts)]) if USES[card] else effect


# --- cards, read as a whole -----------------------------------------------------------------------------------


def card(id: str) -> Message:
    """Everything that stands on a card at which somebody looks (Z-563)."""
    if id in ITEM:
        return item(id)
    if id in RUMOR:
        return message(f"{id}.effect")
    return sentences(
        [
            message("note-part", part=section_name(part), story=message(f"zona-ev-{id}-{part}"), effects=effects(do))
            for part, do in parts_of(id).items()
        ]
    )


def parts_of(event: str) -> dict[str, v.Effects]:
    """The sections of an event card, or its paragraphs by number."""
    if event in SECTIONS:
        return SECTIONS[event]
    return {str(number): paragraph.do for number, paragraph in enumerate(PARAGRAPHS[event], start=1)}


def emission(id: str, beside: Sequence[tuple[str, v.Colour, v.ThreatKind]] = ()) -> Message:
    """The front of an emission card: its damage, and where threats come (Z-509), with the back `beside` it (Z-373)."""
    return sentences([message(f"{id}.effect"), placements((*EMISSION[id].front, *beside))])


def placements(found: Sequence[tuple[str, v.Colour, v.ThreatKind]]) -> Message:
    return message(
        "note-placements",
        threats=listed(
            [message("placement", slot=slot_name(colour, kind), place=name_of(place)) for place, colour, kind in found]
        ),
    )


# --- threats and characters -------------------------------------------------------------------------------------


def threat(token: ThreatToken) -> Message:
    """What is printed on a threat: its figures, and its ability if it has one."""
    spec = token.spec
    special = bool(spec.reward.special)  # Its ability tells the reward.
    figures = message(
        "note-threat-special" if special else "note-threat",
        slot=slot_name(token.colour, token.kind),
        detection=spec.detection,
        attribute=name_of(spec.attribute),
        difficulty=spec.difficulty,
        damage=damage(spec.damage),
        **({} if special else {"reward": reward(spec.reward)}),
    )
    return sentences([figures, message(f"{spec.id}.effect")]) if spec.abilities or special else figures


def reward(found: v.Reward) -> Message:
    if found.trophy:
        return message("reward-trophy", rubles=found.trophy)
    if found.artifact is not None:
        return message("reward-artifact", colour=message(f"colour-{found.artifact}"))
    return message("reward-none")


def threats_there(tokens: Sequence[str]) -> Message | None:
    if not tokens:
        return None
    return message("note-threats", threats=listed([name_of(token) for token in tokens]))


def character(id: str) -> Message:
    found = CHARACTER[id]
    return message(
        "note-character",
        alertness=found.alertness,
        physique=found.physique,
        smarts=found.smarts,
        willpower=found.willpower,
        fortitude=found.fortitude,
        ability=name_of(found.ability.id),
    )
