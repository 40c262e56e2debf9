"""Who may know what.

Hidden are only the faces of face-down tokens and decks, sides of cards that do not show, and control cards (S-014).
Pieces are given out only through `cards`, which asks what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivefires.games.stalker.content import piles
from fivefires.games.stalker.content.contacts import TRADER
from fivefires.games.stalker.content.index import ENEMY, SHOT, STALKER, WEAPON
from fivefires.games.stalker.content.missions import MISSION
from fivefires.games.stalker.content.scripts import Place
from fivefires.games.stalker.content.terrain import Petal, Terrain
from fivefires.games.stalker.content.vocabulary import EventCard, Mission, Shot, Side
from fivefires.games.stalker.rules import (
    actions,
    anomalies,
    attack,
    basic,
    board,
    chances,
    closeness,
    defence,
    environment,
    events,
    gear,
    objective,
    rolls,
    trade,
    triggers,
    zone,
)
from fivefires.games.stalker.state import (
    HIGH,
    Anomaly,
    Attack,
    Campaign,
    Companion,
    Enemy,
    Exploration,
    Overlay,
    Stage,
    Stalker,
    StalkerResult,
    StalkerState,
    Struck,
    Team,
    Trace,
    Walk,
    enemy_of,
    lead_seat,
    map_of,
)
from fivefires.kernel import Message, Odds, View, face_of, message
from fivefires.kit.underway import innermost

from .names import figure_name

FACES: Final = 10
# Of wounds to one who has a single HP, how many kill (`content/decks.py`).
HEAVY_KILLS: Final = 0.65
LIGHT_KILLS: Final = 0.25


class StalkerView(View[StalkerState]):
    """What one seat sees. Structs that it gives out are the table's own: look, do not touch."""

    # --- where we are -------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        return self._state.stage

    @property
    def mission(self) -> Mission:
        """The one that was chosen; until then that of the map that lies ready."""
        return MISSION[self._state.mission or self._state.map]

    @property
    def chosen(self) -> bool:
        """Whether a mission has been chosen (S-039)."""
        return bool(self._state.mission)

    @property
    def zone(self) -> Exploration:
        """The zone exploration before the mission."""
        return self._state.zone

    @property
    def campaign(self) -> Campaign | None:
        return self._state.campaign

    @property
    def for_sale(self) -> dict[str, int]:
        """What the trader sells that the team can pay, for whoever is asked what to buy (S-064, S-067)."""
        state = self._state
        if not state.zone.trader or self.seat != lead_seat(state):
            return {}
        prices = trade.prices(state, TRADER[state.zone.trader])
        return {thing: price for thing, price in prices.items() if price <= state.coupons}

    def price_list(self, trader: str) -> dict[str, int]:
        """What a trader sells, whom one may go to or not: cards and prices lie open (S-061, S-067)."""
        return trade.prices(self._state, TRADER[trader])

    @property
    def on_the_zone_map(self) -> list[Place]:
        """What the zone map shows and is not struck out (S-048, S-050)."""
        return zone.available(self._state) if self._state.campaign is not None else []

    @property
    def companion(self) -> Companion | None:
        return self._state.companion

    @property
    def begun(self) -> bool:
        """Whether the mission has been set up."""
        return bool(self._state.stalkers) and self._state.stalkers[0].space >= 0

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def clock(self) -> int:
        """The event cards that are left (S-102)."""
        return len(self._state.piles[piles.EVENTS])

    @property
    def event(self) -> EventCard | None:
        return events.current(self._state)

    @property
    def coupons(self) -> int:
        return self._state.coupons

    @property
    def achieved(self) -> Sequence[str]:
        return self._state.achieved

    @property
    def result(self) -> StalkerResult | None:
        return self._state.result

    # --- the map ------------------------------------------------------------------------------------------------------

    @property
    def map(self) -> Terrain:
        return map_of(self._state)

    @property
    def map_name(self) -> str:
        """The mission's map, with the Lost Area below it if there is one."""
        return self._state.map

    @property
    def gates(self) -> str:
        return self._state.gates

    @property
    def dark(self) -> Sequence[int]:
        return self._state.dark

    @property
    def anomalies(self) -> Sequence[Anomaly]:
        return self._state.anomalies

    def petals(self, index: int) -> Sequence[Petal]:
        return anomalies.petals_of(self._state, index)

    @property
    def covered(self) -> list[int]:
        """Symbols under something."""
        return anomalies.covered(self._state)

    @property
    def watched(self) -> int:
        return board.watched_spaces(self._state)

    def sight(self, enemy: Enemy) -> int:
        return board.sight_of(self._state, enemy)

    @property
    def loot(self) -> list[tuple[int, int, int]]:
        """Stacks of loot: number, space, and how many lie there."""
        state = self._state
        return [(n, space, len(state.piles[piles.LOOT_STACK[n]])) for n, space in enumerate(state.loot) if space >= 0]

    @property
    def unknown(self) -> list[tuple[int, int, int]]:
        """Unknown stacks: number, space, and where the arrow points."""
        state = self._state
        return [(n, space, state.arrows[n]) for n, space in enumerate(state.unknown) if space >= 0]

    @property
    def overlays(self) -> Sequence[Overlay]:
        return self._state.overlays

    # --- figures ------------------------------------------------------------------------------------------------------

    @property
    def stalkers(self) -> Sequence[Stalker]:
        return self._state.stalkers

    @property
    def enemies(self) -> Sequence[Enemy]:
        return self._state.enemies

    def team(self, kind: str) -> Team | None:
        return self._state.teams.get(kind)

    @property
    def lead(self) -> int:
        return self._state.lead

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def walk(self) -> Walk | None:
        return self._state.walk

    @property
    def trigger_spaces(self) -> int:
        """Where a card on the map is set off by whoever comes (S-182)."""
        return triggers.trigger_spaces(self._state)

    @property
    def enemy_spaces(self) -> int:
        return board.enemy_spaces(self._state)

    def strides(self, stalker: Stalker) -> int:
        """How many spaces a Movement of his goes (S-246)."""
        return actions.strides(self._state, stalker)

    @property
    def attack(self) -> Attack | None:
        return self._state.attack

    @property
    def struck(self) -> Struck | None:
        return innermost(self._state.events, Struck)

    def ammo(self, weapon: str) -> int | None:
        return self._state.ammo.get(weapon)

    def weapon(self, stalker: Stalker) -> str:
        return gear.weapon_of(self._state, stalker)

    def is_watched(self, stalker: Stalker) -> bool:
        return board.is_watched(self._state, stalker)

    @property
    def serving(self) -> int:
        """Which stalker is taking gear out of the stash, or deciding whether to take a turn."""
        return self._state.next

    def enemy(self, name: str) -> Enemy | None:
        return next((one for one in self._state.enemies if board.figure(one) == name), None)

    def chance(self, space: int) -> int:
        """Of ten faces of the anomaly die, how many harm whoever goes there from where he is."""
        state = self._state
        way = [space, state.stalkers[state.turn].space]
        return max((anomalies.chance(state, index, way) for index in anomalies.active(state)), default=0)

    def chances(self) -> list[int]:
        """By space, of ten faces of the anomaly die how many harm whoever enters it."""
        found = [0] * len(self.map.names)
        for field in self.fields():
            for space, chance in field.items():
                found[space] = max(found[space], chance)
        return found

    def fields(self) -> list[dict[int, int]]:
        """The spaces of each active anomaly, with the faces out of ten that set it off for whoever enters them."""
        state = self._state
        return [
            {
                space: anomalies.chance(state, index, [space])
                for space in sorted({petal.space for petal in anomalies.petals_of(state, index)})
            }
            for index in anomalies.active(state)
        ]

    # --- the objective ------------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        """What is to be done next (S-215)."""
        return objective.steps_left(self._state)[0]

    @property
    def places(self) -> list[int]:
        """Where that can be done."""
        number = self.map.number
        return [number[space] for space in objective.places(self._state) if space in number]

    @property
    def bearer(self) -> int:
        """Who alone can do the next deed, if it takes something that one of them has."""
        return objective.bearer(self._state)

    def away(self, stalker: Stalker) -> int | None:
        """How many spaces he is from there, as he walks; none where no way leads there."""
        walk = self.map.walk[Side.HUMAN][stalker.space]
        least = min((walk[space] for space in self.places), default=closeness.FAR)
        return least if least < closeness.FAR else None

    def offers(self, overlay: Overlay) -> list[str]:
        """The spaces on which a card offers something, or waits."""
        face = environment.face_of_card(overlay)
        found = [space for deed in face.deeds for space in deed.spaces]
        return list(dict.fromkeys([*found, *face.spaces]))

    def work(self, overlay: Overlay) -> tuple[int, int]:
        """How often one has worked at a card, and how often it takes."""
        return overlay.work, max((deed.work for deed in environment.face_of_card(overlay).deeds), default=0)

    def deed(self, card: str, id: str) -> tuple[int, bool, bool]:
        """How many actions a card's deed still takes, whether it is heard (S-181), and whether it is free."""
        for overlay in self._state.overlays:
            for deed in environment.face_of_card(overlay).deeds:
                if (overlay.card, deed.id) == (card, id):
                    return deed.work - overlay.work, deed.loud, deed.free
        return 0, False, False

    @property
    def traces(self) -> Sequence[Trace]:
        return self._state.traces

    @property
    def artifacts(self) -> list[int]:
        """Where artifact tokens lie."""
        return [*anomalies.artifact_spaces(self._state).values()]

    def petal_signs(self) -> dict[int, list[tuple[int, bool, int]]]:
        """By space: the petals of symbols there, whether they are covered, and how many are alike."""
        hidden = self.covered
        found: dict[int, dict[tuple[int, bool], int]] = {}
        for index, anomaly in enumerate(self.anomalies):
            if anomaly.card:
                for petal in self.petals(index):
                    here = found.setdefault(petal.space, {})
                    key = (petal.petals, petal.number in hidden)
                    here[key] = here.get(key, 0) + 1
        return {space: [(*key, count) for key, count in sorted(here.items())] for space, here in found.items()}

    # --- notes on answers ---------------------------------------------------------------------------------------------

    @property
    def actor(self) -> Stalker | None:
        """Whose turn it is."""
        state = self._state
        return state.stalkers[state.turn] if state.turn >= 0 else None

    def stalker_note(self, stalker: str) -> Message | None:
        """A stalker's values in words, and what this stalker alone can do."""
        card = STALKER[stalker]
        return message("note-stalker", hp=card.hp, shooting=card.shooting, ability=message(f"{stalker}.ability"))

    def way_note(self, space: str) -> Message | None:
        """Who would see it, whether Low or High is placed, what it radiates, and how likely an anomaly stirs."""
        stalker = self.actor
        if stalker is None:
            return None
        number = self.map.number[space]
        chance = 100 * self.chance(number) // FACES
        values: dict[str, int | Message] = {"radiation": self.dose_of(stalker, number), "chance": chance}
        watchers = board.watchers(self._state, number)
        if watchers:
            values |= {"enemy": figure_name(board.figure(watchers[0])), "more": len(watchers) - 1}
            return Message("note-way-seen", values)
        return Message("note-way-high" if stalker.attention == HIGH else "note-way", values)

    def sneak_note(self, space: str) -> Message | None:
        """Nothing is placed; radiation and anomalies do not care."""
        stalker = self.actor
        if stalker is None:
            return None
        number = self.map.number[space]
        chance = 100 * self.chance(number) // FACES
        return message("note-sneak", radiation=self.dose_of(stalker, number), chance=chance)

    def shadow_note(self, space: str) -> Message | None:
        """Enemies see one space at most until the last one, and Low follows (S-606)."""
        stalker = self.actor
        if stalker is None:
            return None
        number = self.map.number[space]
        chance = 100 * self.chance(number) // FACES
        return message("note-shadow", radiation=self.dose_of(stalker, number), chance=chance)

    def dose_of(self, stalker: Stalker, space: int) -> int:
        """By how much an action there raises his dose: the higher of both spaces, less his armor (S-142, S-144)."""
        radiation = self.map.radiation
        return max(0, max(radiation[space], radiation[stalker.space]) - gear.shielding(self._state, stalker))

    def shot_note(self, shot: str, figure: str) -> Message | None:
        """The dice, whether they are accurate, cover, and how many ★ do what."""
        state, stalker, enemy = self._state, self.actor, self.enemy(figure)
        weapon = gear.weapon_of(state, stalker) if stalker is not None else ""
        if stalker is None or not weapon or enemy is None:
            return None
        away = board.range_between(state, stalker, enemy.space)
        nearest, farthest = WEAPON[weapon].accurate
        way = SHOT[face_of(weapon)][shot]
        dice = attack.shooting(stalker, away) + attack.equipment_dice(state, stalker, weapon, way, away)
        cover = board.cover_for(state, enemy.space, stalker.space)
        return message(
            "note-shot-accurate" if nearest <= away <= farthest else "note-shot",
            dice=dice,
            range=away,
            left=state.ammo.get(weapon, 0),
            **self.stars_needed(enemy, cover),
        )

    def knife_note(self, figure: str) -> Message | None:
        stalker, enemy = self.actor, self.enemy(figure)
        if stalker is None or enemy is None:
            return None
        silent = enemy.number not in stalker.seen_by
        return message("note-knife-silent" if silent else "note-knife", **self.stars_needed(enemy, 0))

    def shot_odds(self, shot: str, figure: str) -> Odds | None:
        """Of at least a light wound to the torso."""
        state, stalker, enemy = self._state, self.actor, self.enemy(figure)
        weapon = gear.weapon_of(state, stalker) if stalker is not None else ""
        if stalker is None or not weapon or enemy is None:
            return None
        way = SHOT[face_of(weapon)][shot]
        away = board.range_between(state, stalker, enemy.space)
        nearest, farthest = WEAPON[weapon].accurate
        cover = board.cover_for(state, enemy.space, stalker.space)
        stars = self.stars_needed(enemy, cover)["light"] - attack.certain(state, stalker, enemy, way)
        green = attack.equipment_dice(state, stalker, weapon, way, away)
        accurate = nearest <= away <= farthest
        good, total = chances.at_least(stars, attack.shooting(stalker, away), green, accurate=accurate)
        return Odds(good, total, message("odds-wound"))

    def loaded_shots(self, stalker: Stalker) -> list[Shot]:
        """What the weapon in his hand can fire with the ammunition that is in it."""
        weapon = gear.weapon_of(self._state, stalker)
        if not weapon:
            return []
        return [shot for shot in WEAPON[weapon].shots if shot.ammo <= self._state.ammo.get(weapon, 0)]

    def wound_chances(
        self, stalker: Stalker, shot: Shot, space: int, enemy: Enemy
    ) -> tuple[float, float, float] | None:
        """Of a light wound or more, a heavy one or more, and a hit to the head, if he shot from that space.

        None where the enemy is out of range or sight from there.
        """
        state, weapon = self._state, gear.weapon_of(self._state, stalker)
        away = self.map.range[Side.HUMAN][space][enemy.space]
        if not weapon or not shot.least <= away <= WEAPON[weapon].range:
            return None
        if not board.view_from(state, space) >> enemy.space & 1:
            return None
        nearest, farthest = WEAPON[weapon].accurate
        needed = self.stars_needed(enemy, board.cover_for(state, enemy.space, space))
        yellow, green = attack.shooting(stalker, away), attack.equipment_dice(state, stalker, weapon, shot, away)

        def share(stars: int) -> float:
            if not stars:
                return 0.0
            return chances.share(stars - shot.stars, yellow, green, accurate=nearest <= away <= farthest)

        return share(needed["light"]), share(needed["heavy"]), share(needed["head"]) if shot.aimed else 0.0

    def knife_odds(self, figure: str) -> Odds | None:
        """Of the kill by the head, or where there is none of a wound."""
        stalker, enemy = self.actor, self.enemy(figure)
        if stalker is None or enemy is None:
            return None
        needed = self.stars_needed(enemy, 0)
        silent = attack.SILENT_KILL if enemy.number not in stalker.seen_by else 0
        good, total = chances.at_least((needed["head"] or needed["light"]) - silent, 0, attack.knife_dice(stalker))
        return Odds(good, total, message("odds-kill" if needed["head"] else "odds-wound"))

    def part_note(self, part: str) -> Message | None:
        """The thresholds of that part, with cover."""
        state, under_way = self._state, self._state.attack
        enemy = enemy_of(state, under_way.target) if under_way is not None else None
        if under_way is None or enemy is None:
            return None
        cover = board.cover_for(state, enemy.space, state.stalkers[under_way.stalker].space)
        needed = self.stars_needed(enemy, cover)
        if part == "head":
            return message("note-head", kill=needed["head"])
        return message("note-torso", light=needed["light"], heavy=needed["heavy"])

    def stars_needed(self, enemy: Enemy, cover: int) -> dict[str, int]:
        """★ for a light and a heavy wound, and for the head; cover is added to them. 0: it cannot be."""
        card = ENEMY[enemy.kind]
        torso = [one.stars + cover for one in card.torso]
        head = card.head[0].stars + cover if card.head else 0
        return {"light": torso[0], "heavy": torso[1] if len(torso) > 1 else 0, "head": head, "cover": cover}

    def part_chances(self) -> tuple[float, float]:
        """How likely the attack under way kills by the head, and how likely by the torso: heavy wounds mostly do."""
        state, under_way = self._state, self._state.attack
        enemy = enemy_of(state, under_way.target) if under_way is not None else None
        if under_way is None or enemy is None:
            return 0.0, 0.0
        stalker = state.stalkers[under_way.stalker]
        cover = board.cover_for(state, enemy.space, stalker.space)
        needed = self.stars_needed(enemy, cover)
        yellow, green, accurate = 0, attack.knife_dice(stalker), rolls.is_accurate(under_way)
        if under_way.weapon:
            way = SHOT[face_of(under_way.weapon)][under_way.shot]
            yellow = attack.shooting(stalker, under_way.range)
            green = attack.equipment_dice(state, stalker, under_way.weapon, way, under_way.range)

        def share(stars: int) -> float:
            return chances.share(stars - under_way.stars, yellow, green, accurate=accurate) if stars else 0.0

        heavy, light = share(needed["heavy"]), share(needed["light"])
        return share(needed["head"]), HEAVY_KILLS * heavy + LIGHT_KILLS * (light - heavy)

    def bolt_note(self, space: str, petals: int) -> Message | None:
        """The chance of the anomaly on that space now."""
        number = self.map.number[space]
        chance = max((anomalies.chance(self._state, at, [number]) for at in anomalies.active(self._state)), default=0)
        return message("note-bolt", petals=petals, chance=100 * chance // FACES)

    def control_note(self) -> Message | None:
        """What the control card says, to whoever drew it (S-647)."""
        drawn = [card for pile in piles.DRAWN for card in self.known_cards(pile)]
        return message(f"{drawn[0]}.text") if drawn else None

    def decoy_note(self) -> Message | None:
        stalker = self.actor
        return None if stalker is None else message("note-decoy", bolts=basic.tokens(self._state, stalker, piles.BOLT))

    def turn_note(self) -> Message | None:
        """Whether he who decides is seen now."""
        stalker = self._state.stalkers[self._state.next]
        return message("note-turn-seen" if board.is_watched(self._state, stalker) else "note-turn")

    def end_note(self) -> Message | None:
        """Who would react."""
        stalker = self.actor
        if stalker is None:
            return None
        watchers = board.watchers(self._state, stalker.space)
        return message("note-end-seen", count=len(watchers)) if watchers else message("note-end")

    def defence_dice(self, stalker: Stalker) -> int:
        return defence.defence_dice(self._state, stalker)
