/** Where things stand on a board that is given as outlines. */
import type { Edge, Space, Thing } from '../api/types';

/** How much larger than given a plate is drawn, and how large its letters are; where it is small on screen, larger. */
const [PLATE, LARGE_PLATE] = [1.22, 1.5];
const [PLATE_LETTERS, LARGE_LETTERS] = [22, 44];
/** So many plates have room to grow. */
const FEW_PLATES = 8;

/** Nothing is drawn in letters smaller than so many pixels. */
export const LEAST = 13;
/** Where letters would be larger than this, in units of the board, the map is too small for words. */
export const TINY = 62;

/**
 * What plates look like at so many pixels a unit: letters that can be read, or none where there is no room for them.
 * A number that a name ends with is told in its corner even then.
 */
export type Plates = { scale: number; letters: number; corner: number };
export const USUAL: Plates = { scale: PLATE, letters: PLATE_LETTERS, corner: 0 };

export function platesAt(pixels: number, count: number): Plates {
  const wanted = LEAST / pixels;
  if (wanted <= PLATE_LETTERS) return USUAL;
  if (count > FEW_PLATES || wanted > LARGE_LETTERS)
    return { scale: PLATE, letters: 0, corner: wanted > TINY ? 0 : wanted };
  const part = (wanted - PLATE_LETTERS) / (LARGE_LETTERS - PLATE_LETTERS);
  return { scale: PLATE + part * (LARGE_PLATE - PLATE), letters: wanted, corner: 0 };
}

/** The number that a name ends with. */
export function numberOf(name: string): string {
  return /\d+$/.exec(name)?.[0] ?? '';
}

export type Point = [number, number];
export type Placed = { key: string; thing: Thing; space: string; x: number; y: number; r: number };

export type Box = { x: number; y: number; w: number; h: number };

export function box(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The centre of gravity of a polygon. */
export function centre(outline: readonly Point[]): Point {
  let [area, cx, cy] = [0, 0, 0];
  outline.forEach(([x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length] as Point;
    const cross = x * ny - nx * y;
    area += cross;
    cx += (x + nx) * cross;
    cy += (y + ny) * cross;
  });
  if (Math.abs(area) < 1e-6) {
    const { x, y, w, h } = box(outline);
    return [x + w / 2, y + h / 2];
  }
  return [cx / (3 * area), cy / (3 * area)];
}

/** The outline as it is drawn: plates a little larger, so that their names can be read. */
export function drawn(space: Space, { scale }: Plates = USUAL): Point[] {
  const outline = space.outline ?? [];
  if (!space.plate) return outline;
  const { x, y, w, h } = box(outline);
  const [cx, cy] = [x + w / 2, y + h / 2];
  return outline.map(([px, py]) => [cx + (px - cx) * scale, cy + (py - cy) * scale]);
}

export function labelOf(space: Space, plates: Plates = USUAL): Point {
  const outline = drawn(space, plates);
  if (space.label && !space.plate) return space.label;
  const [x, y] = centre(outline);
  return space.plate ? [x, box(outline).y + 24] : [x, y - 22];
}

/**
 * `y` is the middle of the last line, `top` the upper edge of the first, `end` where the last line ends, and `signs` how
 * many there is room for beside it.
 */
export type Label = { x: number; y: number; top: number; lines: string[]; end: number; signs?: number };
/** How wide a letter of the display face is, beside its height. */
const LETTER = 0.6;
/** How far names stay away from plates. */
const CLEAR = 14;
/** How far names stay away from each other, in letters: more than the gap between two words of one name. */
const APART = 0.9;
/** How wide a sign beside a name is, beside the height of a letter; with larger letters there is no room for signs. */
export const SIGN = 1.03;
const SIGNED_LETTERS = 34;

/**
 * Where the names stand. One that is too wide for its place is broken into lines; one that would run under a plate,
 * into its neighbour or off the board is moved aside.
 */
export function labelled(
  spaces: readonly Space[],
  names: ReadonlyMap<string, string>,
  letters: number,
  width: number,
  size: Plates = USUAL,
): Map<string, Label> {
  const plates = platesOf(spaces, size);
  const found = new Map<string, Label>();
  for (const space of spaces) {
    const name = names.get(space.id) ?? '';
    const outline = drawn(space, size);
    if (!outline.length) continue;
    let [x, y] = labelOf(space, size);
    const frame = box(outline);
    if (space.plate) {
      found.set(space.id, {
        x,
        y,
        top: frame.y,
        lines: size.letters ? lines(name, frame.w / (size.letters * 0.57)) : [],
        end: frame.x + frame.w,
      });
      continue;
    }
    const broken = name.length * letters * LETTER > frame.w * 0.94 ? lines(name, 1) : [name];
    const half = (Math.max(...broken.map((line) => line.length)) * letters * LETTER) / 2;
    const top = y - (broken.length - 0.4) * letters;
    const count = letters > SIGNED_LETTERS ? 0 : (space.signs?.length ?? 0);
    const signs = count * letters * SIGN;
    for (const plate of plates) {
      const beside = isBeside({ y, top }, plate, letters);
      const [left, right] = [plate.x - CLEAR - (x + half + signs), x - half - (plate.x + plate.w + CLEAR)];
      if (!beside || left >= 0 || right >= 0) continue;
      const aside = x < plate.x + plate.w / 2 ? left : -right;
      const under = plate.y + plate.h + CLEAR - top;
      if (Math.abs(aside) <= under) x += aside;
      else y += under;
    }
    x = Math.max(half + 8, Math.min(width - half - signs - 8, x));
    const end = x + ((broken.at(-1)?.length ?? 0) * letters * LETTER) / 2;
    found.set(space.id, { x, y, top: y - (broken.length - 0.4) * letters, lines: broken, end, signs: count });
  }
  keepApart(found, spaces, plates, letters);
  for (const [id, label] of found) if (label.signs && !hasRoom(id, label, found, letters)) label.signs = 0;
  return found;
}

/** From right to left, each name makes room for those on its right; where its place ends, they make room for it. */
function keepApart(all: ReadonlyMap<string, Label>, spaces: readonly Space[], plates: Box[], letters: number): void {
  const named = spaces
    .filter((space) => !space.plate && all.has(space.id))
    .map((space) => ({ place: box(space.outline ?? []), label: all.get(space.id) as Label }))
    .sort((a, b) => b.label.x - a.label.x);
  for (const [index, { place, label }] of named.entries())
    for (const { place: next, label: other } of named.slice(0, index)) {
      if (!besides(label, other, letters)) continue;
      const short = (): number => leftOf(other, letters) - rightOf(label, letters) - letters * APART;
      shift(label, -Math.max(0, Math.min(-short(), leftOf(label, letters) - place.x)));
      const walls = [
        next.x + next.w,
        ...plates.filter((one) => one.x >= other.x && isBeside(other, one, letters)).map((one) => one.x - CLEAR),
        ...named
          .filter(({ label: one }) => one.x > other.x && besides(one, other, letters))
          .map(({ label: one }) => leftOf(one, letters) - letters * APART),
      ];
      shift(other, Math.max(0, Math.min(-short(), Math.min(...walls) - rightOf(other, letters))));
    }
}

function shift(label: Label, by: number): void {
  label.x += by;
  label.end += by;
}

const leftOf = (label: Label, letters: number): number => label.x - halfOf(label, letters);
const rightOf = (label: Label, letters: number): number => label.x + halfOf(label, letters);

/** Whether two names stand at one height. */
function besides(a: Label, b: Label, letters: number): boolean {
  return a.y + letters / 2 > b.top && b.y + letters / 2 > a.top;
}

function isBeside({ y, top }: { y: number; top: number }, plate: Box, letters: number): boolean {
  return top < plate.y + plate.h && y + letters * 0.6 > plate.y;
}

function halfOf({ lines: words }: Label, letters: number): number {
  return (Math.max(0, ...words.map((line) => line.length)) * letters * LETTER) / 2;
}

/** Whether the signs beside a name lie over no other name. */
function hasRoom(id: string, label: Label, all: ReadonlyMap<string, Label>, letters: number): boolean {
  const right = label.end + (label.signs ?? 0) * letters * SIGN;
  return [...all].every(([other, one]) => {
    const [{ x, y, top }, half] = [one, halfOf(one, letters)];
    const apart = right < x - half || label.end > x + half || label.y + letters / 2 < top || label.y > y + letters;
    return other === id || apart;
  });
}

function platesOf(spaces: readonly Space[], size: Plates): Box[] {
  return spaces.filter((space) => space.plate).map((space) => box(drawn(space, size)));
}

/** A name in as few lines as a width of so many letters allows. */
export function lines(name: string, letters: number): string[] {
  const found: string[] = [];
  for (const word of name.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < letters) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** The stretch of border that two outlines share, point for point. */
export function border(a: readonly Point[], b: readonly Point[]): Point[] {
  const shared = a.map(([x, y]) => b.some(([bx, by]) => bx === x && by === y));
  const start = shared.findIndex((here, index) => here && !shared[(index + a.length - 1) % a.length]);
  const from = start < 0 ? 0 : start;
  const found: Point[] = [];
  for (let step = 0; step < a.length; step += 1) {
    const index = (from + step) % a.length;
    if (!shared[index]) break;
    found.push(a[index] as Point);
  }
  return found.length > 1 ? found : [];
}

/** An edge as a line: the common border, or from one centre to the other where there is none. */
export function edgeLine(edge: Edge, spaces: Map<string, Space>): { points: Point[]; border: boolean } {
  const [a, b] = [spaces.get(edge.a)?.outline ?? [], spaces.get(edge.b)?.outline ?? []];
  const common = border(a, b);
  if (common.length) return { points: common, border: true };
  return a.length && b.length ? { points: [centre(a), centre(b)], border: false } : { points: [], border: false };
}

export function middle(points: readonly Point[]): Point {
  const lengths = points.slice(1).map(([x, y], index) => {
    const [px, py] = points[index] as Point;
    return Math.hypot(x - px, y - py);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    if (left <= length) {
      const [[ax, ay], [bx, by]] = [points[index] as Point, points[index + 1] as Point];
      const part = length ? left / length : 0;
      return [ax + (bx - ax) * part, ay + (by - ay) * part];
    }
    left -= length;
  }
  return points[0] ?? [0, 0];
}

/** How large what stands in a row is, how far apart, and how many find room. */
type Crowd = { r: number; gap: number; most: number };

function apart(r: number, room: number): Crowd {
  return { r, gap: r * 2.16, most: Math.max(2, Math.floor(room / (r * 2.16))) };
}

/** On a plate all stand in one row: smaller where they are many, and where that is not enough, over each other. */
function crowd(count: number, usual: number, room: number): Crowd {
  const r = Math.max(usual * 0.7, Math.min(usual, room / (count * 2.16)));
  const gap = count > 1 ? Math.min(r * 2.16, Math.max(r * 0.6, (room - r * 2) / (count - 1))) : r;
  return { r, gap, most: count };
}

/** Everything that stands on the spaces of a board: in rows under their names, or where no plate covers them. */
export function place(
  spaces: readonly Space[],
  radius: number,
  labels: ReadonlyMap<string, Label> = new Map(),
  size: Plates = USUAL,
): Placed[] {
  const found: Placed[] = [];
  const seen = new Map<string, number>();
  const plates = platesOf(spaces, size);
  for (const space of spaces) {
    const things = space.things ?? [];
    if (!things.length || !space.outline?.length) continue;
    const plate = !!space.plate;
    const frame = box(drawn(space, size));
    const [labelX, labelY] = labelOf(space, size);
    const label = labels.get(space.id) ?? { x: labelX, y: labelY, top: labelY - 16, lines: [], end: labelX };
    const room = frame.w * (plate ? 0.95 : 0.72);
    const { r, gap, most } = plate ? crowd(things.length, radius * 0.72, room) : apart(radius, room);
    const rows = Math.ceil(things.length / most);
    const [wide, high] = [Math.min(most, things.length) * gap, rows * gap * 0.98];
    // Figures wear their seat's sign on the shoulder, which must not lie over the name.
    const letters = label.lines.length ? (label.y - label.top) / (label.lines.length - 0.4) : 0;
    const under = label.y + Math.max(r + 16, r * 1.15 + letters * 0.6);
    // Under the name of a plate, and where that leaves no room, across its lower edge.
    const named = frame.y + size.letters * (label.lines.length + 0.3);
    const spots: Point[] = plate
      ? [[label.x, Math.max(frame.y + frame.h - r - 4, named + r)]]
      : [
          [label.x, under],
          [frame.x + frame.w * 0.3, under],
          [frame.x + frame.w * 0.7, under],
          [label.x, label.top - high + r],
        ];
    const free = ([x, top]: Point): boolean =>
      plate ||
      plates.every(
        (one) =>
          x + wide / 2 < one.x || x - wide / 2 > one.x + one.w || top - r + high < one.y || top - r > one.y + one.h,
      );
    const [x, top] = spots.find(free) ?? (spots[0] as Point);
    things.forEach((thing, index) => {
      const [row, column] = [Math.floor(index / most), index % most];
      const inRow = Math.min(most, things.length - row * most);
      const name = thing.id || `${thing.kind ?? 'card'}:${thing.seat ?? thing.name.id}`;
      const copy = (seen.get(name) ?? 0) + 1;
      seen.set(name, copy);
      found.push({
        key: copy === 1 ? name : `${name}/${copy}`,
        thing,
        space: space.id,
        x: x + (column - (inRow - 1) / 2) * gap,
        y: top + row * gap * 0.98,
        r,
      });
    });
  }
  return found;
}

export function path(points: readonly Point[], closed = true): string {
  return points.length ? `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}` : '';
}
