"""How each word of the vocabulary is told on the cards of The Long Night."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fivefires.games.long_night.content import vocabulary as v
from tests.games.long_night.content.told import Surplus
from tests.kit.lines import Phrase, Proof, nothing, number

TERMS = (
    "food|morale|zombies?|bandits?|wounds?|frostbites?|despair|barricades?|traps?|progress|noise|dice|helpless|unruly"
    "|experiments?|starvation|waste|loot|exposure|crisis|round marker"
)
N = number


def some(count: v.Number) -> str:
    """A number, or how it grows."""
    if isinstance(count, int | v.Per):
        return N(abs(count if isinstance(count, int) else count.plus))
    return r"(?:\d+|an?|one|for each player|as many)"


def plural(count: v.Number, noun: str) -> str:
    return rf"{some(count)} (?:more |new )?{noun}s?"


PEOPLE = r"(?:helpless person|helpless people)"
NAMES = {"police_station": "police station", "grocery_store": "grocery store", "gas_station": "gas station"}


def place(name: str) -> str:
    return NAMES.get(name, name)


def where(word: v.Where) -> Iterator[str]:
    if word.pick is v.CHANCE:
        yield "~random"
    elif word.places == v.ORDINARY and word.pick is v.ALL:
        yield r"~each of the six(?: ordinary)? locations"
    elif word.pick is v.HIGHEST:
        yield "~with the most survivors"
    elif word.pick is v.LOWEST:
        yield "~with the fewest survivors"
    elif len(word.places) == 1 and word.places[0] not in (v.HERE, v.COLONY):
        yield rf"~(?:{place(word.places[0])}|there)"
    elif word.places == (v.COLONY,):
        yield r"~(?:colony|there)"


def who(word: v.Who) -> Iterator[str]:
    if word.pick in (v.LOWEST, v.HIGHEST):
        yield rf"~{word.pick} influence"
    if word.sad and word.pick is v.LOWEST:
        yield "=with despair"
    if word.named:
        yield from (rf"~{name.split('_')[0]}" for name in word.named)
    if word.pick is v.ALL and word.whose is v.ANYBODY and word.at == (v.HERE,):
        yield r"~everybody (?:here|where|at)"
    if v.COLONY in word.at and len(word.at) == 1:
        yield r"~(?:colony|home)"
    if word.at == v.OUTSIDE:
        yield "~outside"
    if len(word.at) == 1 and word.at[0] not in (v.HERE, v.COLONY):
        yield rf"~(?:{place(word.at[0])}|there)"
    if word.count > 1:
        yield rf"={N(word.count)} (?:of your )?survivors"
    if word.leader is not None:
        yield "~leader"
    if word.other:
        yield r"~(?:other|else|another)"


def hurt(word: v.Hurt) -> Iterator[str]:
    tokens = [("wound", word.wounds), ("frostbite", word.frostbite), ("despair", word.despair)]
    for noun, count in tokens:
        if count:
            yield rf"(?:{N(count)} {noun}s?{r'|wounds' if count == 1 else ''})"


def heal(word: v.Heal) -> Iterator[str]:
    if word.wounds:
        yield rf"(?:(?:heals? )?{N(word.wounds)} wounds?(?: or frostbites?)?|may do so again)"
    if word.despair:
        yield rf"{N(word.despair)} despair"


def cost(word: v.Cost) -> Iterator[str]:
    if word.food:
        yield rf"pay {word.food} food"
    if word.cards:
        types = "(?:, | or )".join(word.discard.types)
        yield rf"discard {N(word.cards)} {types + ' ' if types else ''}cards?"
    if word.dice:
        yield rf"spend {N(word.dice)} (?:of your unused )?(?:die|dice|of your unused dice)"


def morale(word: v.ChangeMorale) -> Iterator[str]:
    by = word.by
    if isinstance(by, v.Per):
        yield rf"morale falls by {abs(by.plus)}"
    else:
        assert isinstance(by, int)
        yield rf"morale {'rises' if by > 0 else 'falls'} by {abs(by)}"


def food(word: v.ChangeFood) -> Iterator[str]:
    by = word.by
    if isinstance(by, v.Per):
        yield rf"{abs(by.plus)} food"
    elif isinstance(by, v.PerPlayer):
        yield "the store gets 1 food for each"
    elif by > 0:
        yield rf"{by} food(?: more| besides)?"
    else:
        yield rf"(?:loses (?:up to )?{-by} food|{-by} food (?:is|are) lost)"


def types(among: Sequence[str]) -> str:
    return "(?:, | or | and |, or )".join(among)


def gone(word: v.Discard) -> Iterator[str]:
    cards = rf"{some(word.cards)} (?:random )?(?:{types(word.match.types)} )?cards?"
    yield rf"discards? {cards}(?: at random| if you have one)?"


def row(word: v.Row) -> Iterator[str]:
    """The faces of a die on which something happens."""
    if word.do:
        least, most = word.least, word.most
        yield rf"\b{least}\b" if least == most else rf"\b{least}(?:–| to | or ){most}\b"


def peek(word: v.Peek) -> Iterator[str]:
    cards = {
        v.Peekable.HAND: rf"{word.cards} random cards in the hand",
        v.Peekable.CRISES: "the next crisis",
        v.Peekable.CROSSROADS: rf"the next {word.cards} crossroads cards",
        v.Peekable.DECK: rf"the top {word.cards} cards",
    }[word.at]
    yield rf"looks? at {cards}"


def relocate(word: v.Relocate) -> Iterator[str]:
    yield r"(?:brought to|carried to|wakes up at|taken to|comes here)(?:.{0,25}, without (?:an )?exposure rolls?)?"
    if word.who.hurt:
        yield "=has a wound or frostbite"


def bandits(word: v.RemoveBandits) -> Iterator[str]:
    some_of_them = rf"{some(word.count)} bandits?"
    away = rf"(?:removes?|buy off) {some_of_them}"
    yield rf"(?:{away}|{some_of_them} .{{0,30}}(?:is|are) removed|{some_of_them} leaves?)"


def shift(word: v.ShiftTarget) -> Iterator[str]:
    way = "less" if word.by < 0 else "more"
    yield rf"the crisis of this round asks for {abs(word.by)} (?:points?|cards?) {way}"


def grows(word: v.Per) -> Iterator[str]:
    nouns = {v.Helpless: "helpless people", v.Noise: "noise tokens", v.Bandits: "bandits", v.Dead: "survivors killed"}
    yield rf"{abs(word.times)} more for every {word.every} {nouns[type(word.of)]}"


def travel(word: v.Travel) -> Iterator[str]:
    yield r"=\b(?:moves?|makes its move)\b"
    if word.safe:
        yield r"=without (?:an )?exposure rolls?"
    if word.extra:
        yield r"~(?:besides its move|without using up|once more)"


def draw(word: v.Draw) -> Iterator[str]:
    if word.look == word.keep:
        yield rf"draws? (?:the top card|{word.keep} cards?)"
    else:
        yield rf"looks? at (?:the top )?{word.look} cards"
        yield rf"keeps? {word.keep}"


def find(word: v.Find) -> Iterator[str]:
    yield rf"(?:find|look through .* for) {N(word.cards)} (?:{types(word.match.types)})(?: cards?)?"


def by(word: v.AttackBy | v.SearchBy) -> str:
    return rf"(?:lower|higher) by {abs(word.by)}"


# --- what cards ask about -------------------------------------------------------------------------------------


def bound(count: v.Number, most: bool) -> str:
    """At least, at most, or none at all."""
    if isinstance(count, v.PerPlayer):
        return rf"(?:at least )?{N(count.times)}"
    assert isinstance(count, int)
    if most:
        return r"(?:no|none of|not|0|empty|is|fewer than 2)" if count == 0 else rf"(?:at most {N(count)}|{count})"
    return rf"(?:at least )?{N(count)}"


def asked(word: v.AtLeast | v.AtMost) -> Iterator[str]:
    most = isinstance(word, v.AtMost)
    many = bound(word.number, most)
    said = QUANTITIES[type(word.of)](word.of, many, most, word.number)
    if not isinstance(word.number, v.PerPlayer) or not word.number.plus or isinstance(word.of, v.Contained):
        yield said
        return
    plus = word.number.plus
    more = f"and {plus} more" if plus > 0 else f"less {-plus} in all"
    if isinstance(word.of, v.Laid):
        yield rf"{said} for each(?: player who is not exiled)?,? {more}"
    else:
        yield from (said, f"={more}")


def people_asked(of: v.Survivors, many: str, most: bool, count: v.Number) -> str:
    who = of.who
    if who.named:
        return rf"=(?:{who.named[0].split('_')[0]})"
    if most and count == 0:
        return r"=(?:none of (?:your survivors|them)(?: has a wound or frostbite)?|not a)"
    if who.sad:
        return "=survivors bears despair"
    if who.bears is not None:
        return "=survivor with a weapon"
    return rf"={many} (?:of your )?(?:other )?survivors?"


def cards_asked(of: v.Cards, many: str, most: bool, count: v.Number) -> str:
    kinds = rf"(?:(?:cards that are )?{'(?:, | or )'.join(rf'{kind}s?' for kind in of.match.types)})"
    zone = {v.HAND: "in your hand", v.GEAR: "carry", v.OWNED: "in your hand or as gear"}[of.zone]
    return rf"={many}(?: cards| {kinds}(?: cards?)?)" if of.match.types else rf"=(?:{many} cards? {zone}|give a card)"


def helpless_asked(of: v.Helpless, many: str, most: bool, count: v.Number) -> str:
    if isinstance(count, v.PerPlayer):
        return rf"=at least {count.times} helpless person for each of them"
    some_or = {True: "(?:quiet )?", False: "as many "}.get(count == 1 if isinstance(count, int) else False, "")
    if most or (isinstance(count, int) and count > 1):
        return rf"={many} (?:{PEOPLE}|are calm)"
    return rf"={some_or}helpless people"


STATS: dict[v.Stat, str] = {
    v.Stat.KILLS: r"(?:have )?killed (?:at least (?:1|2|two)|more) zombies?",
    v.Stat.MOVES: r"have moved at least 5 times",
    v.Stat.CONTRIBUTED: r"contributed fewer cards|given at least 5 cards to crises",
    v.Stat.SEARCHES: r"have searched at least 10 times",
    v.Stat.BARRICADES: r"built at least 5 barricades",
    v.Stat.BLOWS: r"have attacked survivors of players who are not exiled at least 2 times",
    v.Stat.LOST: r"none of your survivors has been killed",
}


def contained(many: str, count: v.Number) -> str:
    if isinstance(count, v.PerPlayer):
        players = N(count.most - count.plus)
        return rf"=contain {count.least} experiments by their code, or {count.most} with {players} or more players"
    return rf"=(?:contain {many} experiments|{many} experiments have been contained)"


def finished(many: str) -> str:
    return rf"=(?:finish {many} improvements|{many} improvements? (?:is|are) finished)"


QUANTITIES: dict[type, Any] = {
    v.Morale: lambda of, many, most, count: rf"=morale is {many}(?: or lower)?",
    v.RoundsLeft: lambda of, many, most, count: rf"=(?:{many} rounds are left|hold out for eight rounds)",
    v.FoodStore: lambda of, many, most, count: rf"=(?:holds? {many} food|{many} food|the store is (?:not )?empty)",
    v.Starvation: lambda of, many, most, count: "=holds a starvation token",
    v.WastePile: lambda of, many, most, count: rf"={many} cards lie on the waste pile",
    v.Helpless: helpless_asked,
    v.Dead: lambda of, many, most, count: rf"=(?:{many} survivors have been killed|somebody lies in the graveyard)",
    v.Survivors: people_asked,
    v.Zombies: lambda of, many, most, count: rf"={many} zombies",
    v.Specials: lambda of, many, most, count: rf"=(?:{many} special (?:zombies?|one))",
    v.Barricades: lambda of, many, most, count: rf"={many} barricades or traps",
    v.BarredEntrances: lambda of, many, most, count: (
        rf"=a barricade or trap lies at .{{0,80}}?{N(count)} (?:entrances|of the)"
    ),
    v.Bandits: lambda of, many, most, count: rf"=(?:{many} bandits?{r'|bandits on the board' if count == 1 else ''})",
    v.Noise: lambda of, many, most, count: rf"={many} noise tokens",
    v.Cards: cards_asked,
    v.Deck: lambda of, many, most, count: rf"={many} (?:item )?cards left",
    v.EmptyDecks: lambda of, many, most, count: "=one item deck is used up",
    v.Laid: lambda of, many, most, count: rf"={count.times} {types(of.types)} cards?",
    v.Marks: lambda of, many, most, count: (
        rf"=there are {many} marks"
        if isinstance(count, int)
        else rf"={count.times} marks for each player who is not exiled"
    ),
    v.Improvements: lambda of, many, most, count: (
        rf"=(?:finish {many} improvements|{many} improvements? (?:is|are) finished)"
    ),
    v.Contained: lambda of, many, most, count: contained(many, count),
    v.DiceOnRaxxon: lambda of, many, most, count: r"=(?:a die lies|dice with all values from 1 to 6 lie) on raxxon",
    v.Prevented: lambda of, many, most, count: rf"={many} crises were prevented",
    v.Exiles: lambda of, many, most, count: "=somebody is exiled",
    v.AtHome: lambda of, many, most, count: "=(?:with four or more players|another player)",
    v.Dice: lambda of, many, most, count: rf"={many} of your unused dice show {of.least} or more",
    v.Count: lambda of, many, most, count: rf"=(?:{STATS[of.of]})",
}


def compared(word: v.MoreThanOthers | v.FewerThanOthers) -> Iterator[str]:
    more = "more" if isinstance(word, v.MoreThanOthers) else "fewer"
    yield rf"={more} .{{0,30}}than every other player"


# --- deeds and standing texts ---------------------------------------------------------------------------------

DEEDS = {
    v.Deed.MOVE: "you move",
    v.Deed.SEARCH: r"search(?:es)?",
    v.Deed.ATTACK: "attacks?",
    v.Deed.KILL: "you kill a zombie",
    v.Deed.BARRICADE: "you barricade",
    v.Deed.NOISE: "you make noise",
    v.Deed.EQUIP: "you equip",
    v.Deed.PLAY: r"you play an?",
    v.Deed.CONTRIBUTE: "you contribute to the crisis",
    v.Deed.LAY: r"laid on this card",
    v.Deed.CLEAN: r"you clean the waste",
    v.Deed.REQUEST: "you ask another player for a card",
    v.Deed.CALL_VOTE: "you call for a vote",
    v.Deed.TURN_START: "at the start of your turn",
    v.Deed.TURN_END: "your turn ends",
    v.Deed.SPEND_FOOD: "you spend food",
    v.Deed.HURT: r"gets a frostbite",
    v.Deed.DIE: "dies in your turn",
    v.Deed.ROUND_START: "at the start of each round",
    v.Deed.COLONY_PHASE: "at the start of the colony phase",
    v.Deed.CRISIS_PREVENTED: "whenever a crisis is prevented",
    v.Deed.CHECK: "every evening on which",
    v.Deed.ROUND_END: "at the end of each round",
}


VICTIMS = {v.Side.ZOMBIE: " a zombie", v.Side.PERSON: " another player's survivor or a bandit"}


def deed(word: v.On) -> Iterator[str]:
    yield DEEDS[word.deed] + next((what for side, what in VICTIMS.items() if side in word.what), "")
    if word.at and v.HERE not in word.at and word.at not in (v.OUTSIDE, v.ORDINARY):
        yield from (rf"~{place(name)}" for name in word.at)
    if word.at == v.OUTSIDE:
        yield "~outside"
    if word.at == v.ORDINARY:
        yield "~ordinary location"
    if word.deed in (v.Deed.PLAY, v.Deed.LAY):
        yield from (rf"={kind}" for kind in word.what)


def act(word: v.Do) -> Iterator[str]:
    if word.die > 1:
        yield rf"die (?:of )?{word.die}\+?"
    elif word.die == 1:
        yield "any die"
    if word.once or not word.die:
        yield "=once a round"
    if word.at and len(word.at) == 1:
        yield rf"~{place(word.at[0])}"


def standing(*patterns: str) -> Phrase:
    return lambda word: patterns


def soften(word: v.Soften) -> Iterator[str]:
    yield rf"{word.face} on the exposure die (?:is|counts as) an? {word.to}"


def safe(word: v.Safe) -> Iterator[str]:
    for_what = {v.Risk.SEARCH: r"search(?:es|ing)", v.Risk.KILL: "kills", v.Risk.CARD: "because of cards"}
    yield r"=(?:without |no )?exposure rolls"
    if len(word.on) < len(v.Risk):
        yield from (rf"={for_what[risk]}" for risk in word.on if risk in for_what)


ASKED: dict[type, Phrase] = {
    **dict.fromkeys(QUANTITIES, nothing),
    v.AtLeast: lambda word: [*asked(word)],
    v.AtMost: lambda word: [*asked(word)],
    v.MoreThanOthers: lambda word: [*compared(word)],
    v.FewerThanOthers: lambda word: [*compared(word)],
    v.EachPlayer: lambda word: ["every player who is not exiled"],
    v.SelfIs: nothing,
    v.Exiled: nothing,
    v.Met: lambda word: ["the main objective is met"],
    v.Not: nothing,
    v.Both: nothing,
    v.Either: nothing,
    v.On: lambda word: [*deed(word)],
    v.While: nothing,
    v.When: nothing,
    v.Do: lambda word: [*act(word)],
    v.Always: nothing,
    v.Soften: lambda word: [*soften(word)],
    v.Safe: lambda word: [*safe(word)],
    v.Tough: lambda word: [rf"killed by {N(word.by)} damage tokens? more than others"],
    v.AttackBy: lambda word: ["=attacks(?: with dice)?", rf"={'lower' if word.by < 0 else 'higher'} by {abs(word.by)}"],
    v.SearchBy: lambda word: ["=searches", rf"={'lower' if word.by < 0 else 'higher'} by {abs(word.by)}"],
    v.SeesMore: lambda word: [rf"searches begin with {word.cards} card more"],
    v.KeepsMore: lambda word: [rf"searches keep {word.cards} card more"],
    v.Silent: lambda word: [
        r"draws (?:another|a further) card without making noise",
        *(["=once in each"] if word.times == 1 else []),
    ],
    v.Loud: lambda word: [rf"(?:each|and each) of (?:them|its searches) makes {word.tokens} noise at once"],
    v.BiteSkips: standing("a spreading bite passes (?:it|her) by"),
    v.MoreDice: lambda word: [rf"(?:when dice are rolled, you )?(?:rolls?|brings) {word.by} die more"],
    v.CleansMore: lambda word: [rf"{word.cards} cards more leave the waste pile"],
    v.BarricadesMore: lambda word: [
        rf"barricades, (?:it|he) places (?:{word.by} barricade more|{word.by + 1} barricades instead of 1)"
    ],
    v.AttractsMore: lambda word: [rf"attracts zombies, up to {word.by} more come"],
    v.KillsMore: lambda word: [rf"(?:an attack on a zombie .{{0,20}})?kills (?:up to )?{word.by} ordinary ones? more"],
    v.Rooted: standing("cannot move"),
    v.Harmless: standing("can neither attack"),
    v.Distracted: standing(r"(?:nor search|nobody can search)"),
    v.Mouths: lambda word: [rf"(?:eats for {word.by + 1} people|not counted when the colony is fed)"],
    v.Scent: lambda word: [rf"(?:counts as {word.by + 1} people|does not count) when zombies are added"],
    v.FeedsLess: lambda word: [rf"needs {abs(word.by)} food {'less' if word.by > 0 else 'more'}"],
    v.FewerZombies: lambda word: [rf"(?:{word.by} fewer zombies|{word.by} zombies fewer) come"],
    v.WasteSpares: lambda word: [rf"{word.cards} cards of the pile are not counted"],
    v.CrisisEase: lambda word: [rf"every crisis asks for {word.by} point less"],
    v.QuietDeath: standing("death costs no morale"),
    v.HealsMore: lambda word: [rf"whatever heals (?:a wound|wounds) .{{0,60}}heals {word.by} more"],
}


PHRASES: dict[type, Phrase] = {
    **ASKED,
    Surplus: lambda word: ["a surplus of 2", r"=(?:brings no morale: instead|instead of (?:raising )?morale)"],
    v.Where: lambda word: [*where(word)],
    v.Who: lambda word: [*who(word)],
    v.Hurt: lambda word: [*hurt(word)],
    v.Heal: lambda word: [*heal(word)],
    v.Cost: lambda word: [*cost(word)],
    v.ChangeMorale: lambda word: [*morale(word)],
    v.ChangeFood: lambda word: [*food(word)],
    v.Per: lambda word: [*grows(word)],
    v.PerPlayer: nothing,
    v.Match: nothing,
    v.Way: nothing,
    v.May: nothing,
    v.Choose: nothing,
    v.If: nothing,
    v.Roll: lambda word: [r"\brolls?(?: a die)?\b"],
    v.Row: lambda word: [*row(word)],
    v.InPlay: lambda word: [rf"=with {word.module}"],
    v.Discard: lambda word: [*gone(word)],
    v.Travel: lambda word: [*travel(word)],
    v.Draw: lambda word: [*draw(word)],
    v.Find: lambda word: [*find(word)],
    v.Slain: lambda word: [r"it is slain"],
    v.AddSurvivor: lambda word: [
        rf"(?:{N(word.count)}|get a) new survivor" if word.count == 1 else rf"{N(word.count)} new survivors"
    ],
    v.AddHelpless: lambda word: [
        rf"{some(word.count)} (?:unruly (?:helpless )?(?:person|people)|{PEOPLE})"
        if not word.unruly
        else rf"{some(word.count)} unruly (?:helpless )?(?:person|people)"
    ],
    v.Rouse: lambda word: [rf"{some(word.count)} {PEOPLE} (?:become|sees the label and become)s? unruly"],
    v.Calm: lambda word: [rf"{some(word.count)} unruly (?:person|people) calms? down"],
    v.KillHelpless: lambda word: [rf"{some(word.count)} {PEOPLE} (?:is killed|dies)"],
    v.RemoveHelpless: lambda word: [
        rf"{some(word.count)} {PEOPLE} (?:leaves?(?: without loss of morale)?|walks after)"
    ],
    v.RollDie: lambda word: [
        rf"(?:roll|get) {N(word.dice)} new (?:die|dice)" + (rf" that shows {word.value}" if word.value else "")
    ],
    v.Reroll: lambda word: [rf"may roll (?:up to )?{N(word.dice)} of your unused dice again"],
    v.RaiseDie: lambda word: [rf"raise one of your unused dice by {word.by}"],
    v.SetDie: lambda word: [rf"turn one of your unused dice to {word.value}"],
    v.LoseDice: lambda word: [rf"lose {N(word.dice)} of your unused dice"],
    v.Recover: lambda word: [rf"{word.dice} of your used dice become unused"],
    v.Progress: lambda word: [rf"{some(word.count)} progress"],
    v.LoseProgress: lambda word: [
        rf"(?:lose {some(word.count)} progress|{some(word.count)} progress(?: and| are lost| is lost))"
    ],
    v.RemoveBandits: lambda word: [*bandits(word)],
    v.AddBandits: lambda word: [rf"{some(word.count)} (?:more )?bandit (?:comes|appears)"],
    v.TakeLoot: lambda word: [rf"take {some(word.cards)} cards? (?:of your choice )?(?:of|from) the loot"],
    v.LoseLoot: lambda word: [r"all loot leaves the game"],
    v.MakeNoise: lambda word: [rf"{some(word.count)} noise"],
    v.Hush: lambda word: [
        rf"(?:take away (?:up to )?{some(word.count)} noise|{some(word.count)} noise tokens here are taken away)"
    ],
    v.LoseBarricades: lambda word: [
        rf"(?:lose {some(word.count)} barricades?|{some(word.count)} barricades? or traps?)"
    ],
    v.Barricade: lambda word: [rf"{some(word.count)} (?:more )?barricades?"],
    v.SetTrap: lambda word: [r"(?:turn a barricade here into an explosive trap|sets? an explosive trap)"],
    v.AddZombies: lambda word: [rf"{some(word.count)} (?:zombies? )?comes?"],
    v.RemoveZombies: lambda word: [
        rf"(?:remove|leads) (?:up to )?{some(word.count)} zombies?|{some(word.count)} zombies .{{0,20}}are removed"
    ],
    v.KillZombies: lambda word: [
        rf"kills up to {some(word.count)} zombies at its place"
        + (" without exposure rolls" if word.safe else "(?! without)")
    ],
    v.MoveZombies: lambda word: [rf"up to {some(word.count)} zombies .{{0,60}}go"],
    v.EveryPlayer: lambda word: [
        r"every player who gave nothing"
        if word.gave_nothing
        else r"every player(?: who is not exiled)?"
        if word.at_home
        else r"every player(?! who gave)"
    ],
    v.SideEffect: lambda word: [rf"(?:{word.id.removeprefix('side_').replace('_', ' ')})"],
    v.LayDie: lambda word: [rf"=(?:\b{word.value}\b|value of your choice)"],
    v.Contain: lambda word: [
        r"(?:discard the top experiment|the top experiment is discarded|discards the top experiment)"
    ],
    v.BreakOut: lambda word: [rf"(?:{N(word.cards)}|the) (?:more |top )?experiments? breaks? out"],
    v.Thaw: lambda word: [r"frostbite .{0,60}(?:wound side|ordinary wound|turns into wounds)"],
    v.Until: lambda word: [rf"(?:until the end of the {word.end}|th(?:is|e rest of the) {word.end})"],
    v.Salvage: lambda word: [rf"take {N(word.cards)} cards? of your choice from the waste pile"],
    v.CleanWaste: lambda word: [rf"{some(word.cards)} (?:more )?cards of the waste pile leave the game"],
    v.Steal: lambda word: [rf"takes? {N(word.cards)} random cards? from"],
    v.Give: lambda word: [rf"give {N(word.cards)} cards? of your choice to another player"],
    v.Relocate: lambda word: [*relocate(word)],
    v.Peek: lambda word: [*peek(word)],
    v.ShiftTarget: lambda word: [*shift(word)],
    v.Expose: lambda word: [r"makes? an exposure roll"],
    v.AddToCrisis: lambda word: [rf"the top (?:card|{some(word.cards)} cards) of .{{0,40}} to the crisis"],
    v.DropGear: lambda word: [r"(?:an item that you bear is lost|loses a piece of equipment)"],
    v.Prowl: lambda word: [r"(?:goes to|vanishes to)"],
    v.Spawn: lambda word: [r"one more hydra"],
    v.Kill: lambda word: [r"is killed"],
    v.Remove: lambda word: [r"leave for good"],
    v.Attack: lambda word: ["attacks without an exposure roll" if word.safe else "attacks(?! without)"],
    v.Search: lambda word: [rf"searches, and the search begins with {word.sees} cards more"],
    v.MoveAgain: lambda word: [r"move once more"],
    v.Swap: lambda word: [r"(?:sends|joins another player)"],
    v.Mark: lambda word: [rf"{word.by} mark here"],
    v.ChangeRounds: lambda word: [rf"the round marker moves down by {abs(word.by)}"],
    v.ChangeStarvation: lambda word: [rf"{word.by} starvation token"],
    v.Vote: lambda word: [r"everybody votes"],
}
PROOF = Proof(PHRASES, TERMS)
