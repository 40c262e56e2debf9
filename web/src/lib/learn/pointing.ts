/** Where a coach points, and where its words stand: beside that on the map, else above the question. */
import type { Coach } from '../api/types';
import { bringIntoSight, inSight, type Places, type Spot } from '../scene/places';

/** What is ringed: a space of the map is `round`, because its corners belong to its neighbours. */
export type Ring = Spot & { round: boolean };
export type Place = { left: number; top: number };

/** Narrower windows have no room beside things. */
const WIDE = 900;
const GAP = 16;
export const WIDTH = 320;

/** The things that a coach points at, and the answer itself in the list, as far as they are to be seen. */
export function ringsFor(coach: Coach, places: Places): Ring[] {
  const things = (coach.point ?? []).flatMap((id) => ringed(places.now(id), isSpace(id)));
  const answers = (coach.accept ?? []).flatMap((key) => ringed(option(key), false));
  return [...things, ...answers];
}

function ringed(spot: Spot | null, round: boolean): Ring[] {
  return spot ? [{ ...spot, round }] : [];
}

function isSpace(id: string): boolean {
  return !!document.querySelector(`svg[data-board] [data-space="${CSS.escape(id)}"]`);
}

function buttonOf(key: string): Element | null {
  return document.querySelector(`.options [data-key="${CSS.escape(key)}"]`);
}

function option(key: string): Spot | null {
  const button = buttonOf(key);
  if (!button || !inSight(button)) return null;
  const { left, top, width, height } = button.getBoundingClientRect();
  return width ? { x: left, y: top, w: width, h: height } : null;
}

/**
 * Scroll to what a coach speaks of, and say whether the answer was in sight; null where it is not in the list. Of several
 * answers the first is brought.
 */
export function bring(coach: Coach, places: Places): boolean | null {
  const answer = coach.accept?.[0];
  const button = answer ? buttonOf(answer) : null;
  const seen = !answer || (button ? inSight(button) : null);
  for (const id of coach.point ?? []) places.bring(id);
  if (button) bringIntoSight(button);
  return seen;
}

/** Where the words stand on the map, or null where they stand above the question. */
export function beside(rings: Ring[], height: number): Place | null {
  const spot = rings.find((ring) => ring.round);
  const map = document.querySelector('svg[data-board]')?.parentElement?.getBoundingClientRect();
  if (!map || innerWidth < WIDE) return null;
  if (!spot) return atTheEdge(rings, height);
  const right = spot.x + spot.w + GAP;
  const left = spot.x - GAP - WIDTH;
  const side = right + WIDTH <= map.right ? right : left >= map.left ? left : null;
  return side === null ? null : { left: side, top: within(map, spot, height) };
}

/** Beside an answer in the column next to the map: a question that nothing on the map answers keeps its room. */
function atTheEdge(rings: Ring[], height: number): Place | null {
  const svg = document.querySelector('svg[data-board]');
  const map = svg?.getBoundingClientRect();
  const answer = rings.find((ring) => map && ring.x >= map.right);
  if (!svg || !map || !answer || svg.querySelector('.can')) return null;
  return { left: map.right - WIDTH - GAP, top: within(map, answer, height) };
}

function within(map: DOMRect, spot: Spot, height: number): number {
  const top = spot.y + spot.h / 2 - height / 2;
  return Math.max(map.top + GAP, Math.min(top, map.bottom - height - GAP));
}
