/** Where a coach points, and where its words stand: beside that on the map, else above the question. */
import type { Coach } from '../api/types';
import type { Places, Spot } from '../scene/places';

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

function option(key: string): Spot | null {
  const button = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const list = button?.closest('.options')?.getBoundingClientRect();
  if (!button || !list) return null;
  const { left, top, width, height } = button.getBoundingClientRect();
  const seen = top + height / 2 > list.top && top + height / 2 < list.bottom;
  return width && seen ? { x: left, y: top, w: width, h: height } : null;
}

/** Where the words stand on the map, or null where they stand above the question. */
export function beside(rings: Ring[], height: number): Place | null {
  const spot = rings.find((ring) => ring.round);
  const map = document.querySelector('svg[data-board]')?.parentElement?.getBoundingClientRect();
  if (!spot || !map || innerWidth < WIDE) return null;
  const right = spot.x + spot.w + GAP;
  const left = spot.x - GAP - WIDTH;
  const side = right + WIDTH <= map.right ? right : left >= map.left ? left : null;
  if (side === null) return null;
  const top = spot.y + spot.h / 2 - height / 2;
  return { left: side, top: Math.max(map.top + GAP, Math.min(top, map.bottom - height - GAP)) };
}
