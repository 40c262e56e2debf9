"""How each word of the vocabulary is told on items, threats, characters, locks, rumors and emissions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from fivefires.games.zona.content import vocabulary as v
from tests.kit.lines import Phrase, Proof, nothing, number

TERMS = (
    "radiation|mental|physical|fatigue|weakness|reputation|rubles?|trophy|trophies|artifacts?|crowbar|minus|minuses"
    "|triangles?|rerolls?|heals?|repair(?:s|ed)?|alertness|physique|smarts|willpower|mutants?|anomaly|anomalies|detection"
    "|confrontation|relocates?|difficulty|discards?|discarded|junk|equipment|suffers?|cancels?|impact|action"
)
BUNKERS = ("research_station", "roadhouse", "village")
SECTORS = {v.GREEN: "green", v.YELLOW: "yellow", v.RED: "red"}
KINDS = (v.RADIATION, v.MENTAL, v.PHYSICAL)


def harm(hurt: v.Damage | v.Suffer | v.AgainstDamage | v.Shield, *, most: str = "") -> str:
    """1 radiation and 2 mental damage."""
    amounts = [(kind, getattr(hurt, kind)) for kind in KINDS if getattr(hurt, kind)]
    return " and ".join(rf"{most if amount > 1 else ''}{amount} {kind}" for kind, amount in amounts)


def either(names: Sequence[str]) -> str:
    """One, two or three, in whatever order."""
    return rf"(?:{'|'.join('(?:, | or | and )'.join(order) for order in permutations(names))})"


def damage(word: v.Damage) -> Iterator[str]:
    if word != v.NONE:
        yield rf"(?:suffers? )?{harm(word)}(?: damage| more)"


def cost(word: v.Cost) -> Iterator[str]:
    if word.rubles:
        yield rf"pay ₽{word.rubles}"
    if word.fatigue:
        yield rf"(?:take {word.fatigue} fatigue|{word.fatigue} fatigue)"
    if word.trophies:
        yield rf"discard {number(word.trophies)} troph(?:y|ies)"
    if word.artifacts:
        yield rf"discard {number(word.artifacts)} artifact"
    if word.discard is not None:
        yield rf"discard an? {word.discard.type or word.discard.category} item"
    if word.crowbar:
        yield "damage a crowbar"


def in_test(word: v.InTest) -> Iterator[str]:
    tests = (r"(?:any test|the test|a detection)", rf"(?:a|an|the) {either(word.of)} test")[word.of != v.ANY_ATTRIBUTE]
    if word.step is not None:
        tests = rf"(?:a {word.step}|the {word.of[0]} test of a {word.step})"
    if word.only is not None:
        tests += rf" against an? {word.only}"
    if word.no_threat:
        tests += " without a threat"
    if word.scene is not None:
        yield rf"~{SCENES[word.scene]}"
    if word.plus:
        yield rf"\+{word.plus} in "
    if word.cancel:
        yield rf"(?:cancels {word.cancel} minus|{word.cancel} minus is cancelled)"
    if word.reroll:
        what = "triangle" if word.faces == (v.TRIANGLE,) else "dice" if word.reroll > 1 else "die"
        shown = " that shows a minus,?" if word.faces == (v.MINUS,) else ""
        yield rf"(?:reroll (?:up to )?{word.reroll} {what}{shown}|only the reroll)"
    if word.calm:
        yield "triangles do no harm"
    yield rf"~{tests}" if word.of == v.ANY_ATTRIBUTE and word.step is None else tests


SCENES = {
    v.FACILITY: "in a facility",
    v.SARCOPHAGUS: "in the sarcophagus",
    v.SHORTCUT: "of a shortcut",
    v.ENCOUNTER: "in an encounter",
    v.EMISSION: "in an emission",
    v.EVENT: "of an event",
    v.LOCAL: "of a local action",
}


def against(word: v.AgainstDamage) -> Iterator[str]:
    if harm(word):
        yield rf"cancels? {harm(word, most='up to ')} damage"
    if word.any:
        kind = "" if word.scene else r" of any type"
        yield rf"cancels? (?:up to )?{word.any}(?: of its)? damage{kind}"
    if word.convert:
        yield rf"changes the type of {word.convert} damage"
    if word.negate_impact:
        yield "negates the impact of an artifact"
    if word.scene is not None:
        yield SCENES[word.scene]


def on_turn(word: v.OnTurn) -> Iterator[str]:
    if word.between:
        yield r"before or after an action"
    if set(word.at) == {*BUNKERS} or len(word.at) > 1:
        yield from (rf"~\bat .*{place.replace('_', ' ')}" for place in word.at)
    elif word.at:
        yield rf"at (?:the )?{word.at[0].replace('_', ' ')}"


MERRY = ("merry wright must then be faced with smarts",)
MOMENTS = {
    v.DRAWN: "has been drawn",
    v.DETECTED: r"after (?:the|a) detection",
    v.LOST: "after a failed test",
    v.WON: "after defeating",
    v.MET: "against",
    v.TESTING: "against",
}


def item(word: v.Item) -> Iterator[str]:
    """What an item is beside its uses; how long it lasts stands in figures elsewhere on the card."""
    if word.sixth_spot:
        yield "gives the 6th spot"
    if not word.counts:
        yield "left out when artifacts are counted"
    if not word.mendable:
        yield "cannot be repaired"


def in_encounter(word: v.InEncounter) -> Iterator[str]:
    moments = word.at if isinstance(word.at, tuple) else (word.at,)
    yield rf"(?:{'|'.join(MOMENTS[moment] for moment in moments)})"
    if word.only is not None:
        yield rf"an? {word.only}"


def impact(word: v.Impact) -> Iterator[str]:
    yield r"(?:impact|price):"
    if word.fatigue:
        yield rf"fatigue \+{word.fatigue}" + (", even beyond 5" if word.over_limit else "")
    if word.trophies:
        yield rf"discard {word.trophies} trophy"
    if word.rubles:
        yield rf"lose ₽{word.rubles}"
    if word.per_artifact:
        yield "for each artifact owned"


def where(word: v.Where) -> Iterator[str]:
    if word.sectors:
        sectors = "(?:, | or | and )".join(SECTORS[sector] for sector in word.sectors)
        outdoors = set(word.sectors) == {*SECTORS}
        yield (
            rf"~(?:outdoors?|{sectors})" if outdoors else rf"~{sectors} (?:or yellow )?(?:location|locations|sectors?)"
        )
    if word.bunker:
        yield r"~(?:nearest )?bunker" if word.pick is not v.NEAREST else "~nearest bunker"
    if word.adjacent:
        yield "~adjacent"
    if word.here:
        yield "~here"
    if word.pick is v.VOICE:
        yield "~the voice"


def forcing(word: v.WhileForcing) -> Iterator[str]:
    yield r"(?:while forcing|whenever he forces)"
    if word.by_weaknesses:
        yield r"reroll 2 dice instead of 1 with 1 weakness, up to 3 dice with 2 or more"
    else:
        yield rf"rerolls up to {word.dice} dice"


def heal(word: v.Heal) -> Iterator[str]:
    healed = [rf"{word.damage} damage"] * bool(word.damage) + [rf"{word.weakness} weakness"] * bool(word.weakness)
    yield rf"heals? {' and '.join(healed)}"


def suffer(word: v.Suffer) -> Iterator[str]:
    yield rf"(?:suffers?|inflicts|failed:) {harm(word)} damage"


def take(word: v.Take) -> Iterator[str]:
    deck = {"junk": "junk cards?", "green_artifact": "green artifact", "yellow_artifact": "yellow artifact"}[word.deck]
    yield rf"take {word.cards} {deck}"


def event_draw(word: v.OnEventDraw) -> Iterator[str]:
    yield rf"looks? at the top {word.look}(?: event)? cards and resolves? (?:one|the one)"
    names = {v.GREEN: "green", v.YELLOW: "yellow", v.FACILITY: "facility", v.SARCOPHAGUS: "sarcophagus"}
    yield from (rf"~(?:{names[scene]}|any event)" for scene in word.scenes)


def harder(word: v.HarderPer) -> Iterator[str]:
    what = {
        "artifact": "each artifact owned",
        "weakness": "each weakness",
        "fatigue_over_3": "each point of fatigue above 3",
        "threat_here": "each other threat here",
        "trophy": "each trophy",
    }[word.what]
    yield rf"the {word.step} is harder by {word.by} for {what}, by {word.most} at most"


def no_items(word: v.NoItems) -> Iterator[str]:
    yield rf"no {word.category or 'items'} can be used in " + (rf"the {word.step}" if word.step else "its tests")


def trade(word: v.Trade) -> Iterator[str]:
    cards = "" if word.most == v.NO_LIMIT else rf" {word.most} card of the marketplace"
    yield rf"buys?{cards or ' at the marketplace'}"
    if word.every_column:
        yield "in any column"


def place_threat(word: v.PlaceThreat) -> Iterator[str]:
    yield rf"(?:places an? {word.colour} {word.kind}|an? {word.colour} {word.kind} is drawn and placed)"


def bribe(word: v.Bribe) -> Iterator[str]:
    yield rf"the difficulty of the {word.step} becomes {word.difficulty}"
    yield "after the detection"


def peek(word: v.Peek) -> Iterator[str]:
    cards = {v.RUMORS: "rumors", v.SARCOPHAGUS_EVENTS: "sarcophagus cards", v.THIS_DECK: "cards of the event deck here"}
    most = "up to " if word.bury > 1 else ""
    yield rf"look at the top {word.cards} {cards[word.pile]}; {most}{word.bury} of them may go to the bottom"


def gain(word: v.Gain) -> Iterator[str]:
    yield rf"(?:gains?|gives) ₽{word.rubles}"


PHRASES: dict[type, Phrase] = {
    v.Damage: lambda word: [*damage(word)],
    v.Cost: lambda word: [*cost(word)],
    v.InTest: lambda word: [*in_test(word)],
    v.AgainstDamage: lambda word: [*against(word)],
    v.OnTurn: lambda word: [*on_turn(word)],
    v.InEncounter: lambda word: [*in_encounter(word)],
    v.Impact: lambda word: [*impact(word)],
    v.Where: lambda word: [*where(word)],
    v.WhileForcing: lambda word: [*forcing(word)],
    v.Heal: lambda word: [*heal(word)],
    v.Suffer: lambda word: [*suffer(word)],
    v.Take: lambda word: [*take(word)],
    v.OnEventDraw: lambda word: [*event_draw(word)],
    v.HarderPer: lambda word: [*harder(word)],
    v.NoItems: lambda word: [*no_items(word)],
    v.Trade: lambda word: [*trade(word)],
    v.PlaceThreat: lambda word: [*place_threat(word)],
    v.Bribe: lambda word: [*bribe(word)],
    v.Peek: lambda word: [*peek(word)],
    v.Gain: lambda word: [*gain(word)],
    v.Match: nothing,
    v.Item: lambda word: [*item(word)],
    v.SingleUse: nothing,
    v.Consumable: nothing,
    v.Durable: nothing,
    v.If: nothing,
    v.Way: nothing,
    v.OnToken: lambda word: [rf"puts the token on a {'border between' if word.on == 'border' else ''}"],
    v.Each: lambda word: [r"~(?:everybody|in the green and yellow sectors)"],
    v.Relieve: lambda word: [rf"lowers? fatigue by {word.by}"],
    v.Tire: lambda word: [rf"(?:fatigue \+{word.by}|takes {word.by} fatigue|, or {word.by}(?: with a weakness)?)"],
    v.Lose: lambda word: [rf"(?:lose|costs) up to ₽{word.rubles}"],
    v.Sharpened: lambda word: [rf"after a passed detection the confrontation is easier by {word.by}"],
    v.OnDefeating: lambda word: [r"(?:after )?defeating it"],
    v.OnRunning: lambda word: [r"running away"],
    v.OnLosing: lambda word: [r"after a lost confrontation"],
    v.OnDetectionFailed: lambda word: [r"after a failed detection"],
    v.OnMeeting: lambda word: [r"at the meeting"],
    v.NoForcing: lambda word: [r"its tests cannot be forced"],
    v.NoRunning: lambda word: [r"there is no running away"],
    v.Dismiss: lambda word: [r"(?:it|the threat) is discarded"],
    v.Edge: lambda word: [
        rf"\+{word.plus} in (?:its confrontation|{either(word.of)} tests)",
        *(MERRY if word.scan else ()),
    ],
    v.MoveAgain: lambda word: [r"move once more, without an action"],
    v.InCamp: lambda word: [r"while camping:"],
    v.Repair: lambda word: [rf"repairs? (?:up to )?{word.damage} damage"],
    v.Test: lambda word: [rf"an? {word.of} test of difficulty {word.difficulty}"],
    v.NegateImpact: lambda word: [r"(?:negates the impact of another artifact|uses an artifact without its impact)"],
    v.Wear: lambda word: [rf"{word.times} item is damaged"],
    v.Relocate: lambda word: [r"relocate to"],
    v.AtLock: lambda word: [r"at a lock:"],
    v.Hurt: nothing,
    v.Weaknesses: lambda word: [r"~(?:with a|heal 1) weakness"],
    v.QuietGate: lambda word: [
        r"(?:the local action of this turn brings neither damage nor encounter|its test counts as passed)"
    ],
    v.OnlyDetection: lambda word: [r"a passed detection defeats (?:it|them) at once; after a failed one there is only"],
    v.MinusFaces: lambda word: [rf"{word.face}s count as minuses in its tests and cannot be cancelled"],
    v.EitherAttribute: lambda word: [rf"the confrontation may be tested with {word.other} instead"],
    v.Deactivate: lambda word: [rf"{word.count} durable item is deactivated"],
    v.SparesWear: lambda word: [r"item that he uses gets no token"],
    v.Appraises: lambda word: [rf"looks at {word.look} and keeps one"],
    v.Bait: lambda word: [rf"may discard a trophy: \+{word.green} for a green one, \+{word.yellow} for a yellow one"],
    v.Shield: lambda word: [rf"{harm(word)} less"],
    v.Worsen: lambda word: [rf"reputation worsens by {word.steps} step"],
    v.Improve: lambda word: [rf"reputation improves by {word.steps} step"],
    v.RestHeals: lambda word: [rf"rests, or lowers fatigue by camping, she also heals {word.damage} damage"],
    v.RefreshMarket: lambda word: [
        r"both rows of the marketplace are replaced"
        if len(word.rows) == 2
        else rf"the {word.rows[0]} row of the market"
    ],
    v.OnTaking: lambda word: [rf"gives {word.deck}"],
    v.SafeShortcuts: lambda word: [r"no damage from shortcuts"],
    v.Sell: lambda word: [r"sell trophies and artifacts"],
    v.InEmission: lambda word: [rf"flee to a bunker for {word.flee_cost} fatigue instead of 2"],
    v.Avert: lambda word: [r"its damage is not suffered"],
    v.Exhaust: lambda word: [r"fatigue becomes 5"],
    v.Again: lambda word: [r"use one of your durable artifacts a second time this round, impact included"],
    v.DrawKeep: lambda word: [rf"draw {word.draw} {word.deck} cards and keep {word.keep}"],
    v.ExtraAction: lambda word: [r"1 more action this turn"],
    v.ActionsNextTurn: lambda word: [rf"{word.by} more action next turn"],
    v.Has: lambda word: [r"with an artifact"],
    v.Trophies: lambda word: [r"those with a trophy"],
    v.WeakestAttribute: lambda word: [r"the confrontation tests the lowest attribute; once scanned, smarts"],
    v.RerollOnly: lambda word: [rf"only dice that show a {word.face} can be rerolled"],
    v.MoveThreat: lambda word: [r"moves a threat of"],
    v.RemoveThreat: lambda word: [r"all threats there are discarded"],
    v.Choose: lambda word: [r"the voice chooses:"],
    v.Barred: lambda word: [r"nobody crosses it"],
    v.Toll: lambda word: [r"whoever moves in"],
    v.LocalBonus: lambda word: [r"whoever takes the local action there"],
    v.NoLocalAction: lambda word: [r"its local action is closed"],
    v.DeepRest: lambda word: [rf"resting there lowers fatigue by {word.by}"],
    v.EventFirst: lambda word: [r"whoever has an event there first"],
    v.TestShift: lambda word: [rf"every test there has −{abs(word.by)}"],
    v.Shelter: lambda word: [r"shelters from emissions"],
    v.QuietEntry: lambda word: [r"moving in causes no encounter unless wished"],
    v.PriceShift: lambda word: [rf"everything at the marketplace costs ₽{abs(word.by)} less"],
}

PROOF = Proof(PHRASES, TERMS)
