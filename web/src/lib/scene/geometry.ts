/** Where things stand on a board that is given as outlines. */
import type { Edge, Space, Thing } from '../api/types';

/** How much larger than given a plate is drawn. */
const PLATE = 1.22;

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

/** Whether a place is so small that its name and what stands there share a plate. */
export function isPlate(space: Space): boolean {
  return (space.outline?.length ?? 0) > 0 && box(space.outline ?? []).h < 130;
}

/** The outline as it is drawn: plates a little larger, so that their names can be read. */
export function drawn(space: Space): Point[] {
  const outline = space.outline ?? [];
  if (!isPlate(space)) return outline;
  const { x, y, w, h } = box(outline);
  const [cx, cy] = [x + w / 2, y + h / 2];
  return outline.map(([px, py]) => [cx + (px - cx) * PLATE, cy + (py - cy) * PLATE]);
}

export function labelOf(space: Space): Point {
  const outline = drawn(space);
  if (space.label && !isPlate(space)) return space.label;
  const [x, y] = centre(outline);
  return isPlate(space) ? [x, box(outline).y + 24] : [x, y - 22];
}

/** `y` is the middle of the last line, `top` the upper edge of the first. */
export type Label = { x: number; y: number; top: number; lines: string[] };
/** How wide a letter of the display face is, beside its height. */
const LETTER = 0.56;

/**
 * Where the names stand. One that is too wide for its place is broken into lines; one that would run under a plate
 * or off the board is moved aside.
 */
export function labelled(
  spaces: readonly Space[],
  names: ReadonlyMap<string, string>,
  letters: number,
  width: number,
): Map<string, Label> {
  const plates = platesOf(spaces);
  const found = new Map<string, Label>();
  for (const space of spaces) {
    const name = names.get(space.id) ?? '';
    const outline = drawn(space);
    if (!outline.length) continue;
    let [x, y] = labelOf(space);
    const frame = box(outline);
    if (isPlate(space)) {
      found.set(space.id, { x, y, top: frame.y, lines: lines(name, frame.w / 12.5) });
      continue;
    }
    const broken = name.length * letters * LETTER > frame.w * 0.94 ? lines(name, 1) : [name];
    const half = (Math.max(...broken.map((line) => line.length)) * letters * LETTER) / 2;
    const top = y - (broken.length - 0.4) * letters;
    for (const plate of plates) {
      const beside = top < plate.y + plate.h && y + letters * 0.6 > plate.y;
      const [left, right] = [plate.x - 6 - (x + half), x - half - (plate.x + plate.w + 6)];
      if (!beside || left >= 0 || right >= 0) continue;
      const aside = x < plate.x + plate.w / 2 ? left : -right;
      const under = plate.y + plate.h + 6 - top;
      if (Math.abs(aside) <= under) x += aside;
      else y += under;
    }
    x = Math.max(half + 8, Math.min(width - half - 8, x));
    found.set(space.id, { x, y, top: y - (broken.length - 0.4) * letters, lines: broken });
  }
  return found;
}

function platesOf(spaces: readonly Space[]): Box[] {
  return spaces.filter(isPlate).map((space) => box(drawn(space)));
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

/** Everything that stands on the spaces of a board: in rows under their names, or where no plate covers them. */
export function place(
  spaces: readonly Space[],
  radius: number,
  labels: ReadonlyMap<string, Label> = new Map(),
): Placed[] {
  const found: Placed[] = [];
  const seen = new Map<string, number>();
  const plates = platesOf(spaces);
  for (const space of spaces) {
    const things = space.things ?? [];
    if (!things.length || !space.outline?.length) continue;
    const plate = isPlate(space);
    const frame = box(drawn(space));
    const [labelX, labelY] = labelOf(space);
    const label = labels.get(space.id) ?? { x: labelX, y: labelY, top: labelY - 16, lines: [] };
    const r = plate ? radius * 0.72 : radius;
    const gap = r * 2.16;
    const most = Math.max(2, Math.floor((frame.w * (plate ? 0.95 : 0.72)) / gap));
    const rows = Math.ceil(things.length / most);
    const [wide, high] = [Math.min(most, things.length) * gap, rows * gap * 0.98];
    const under = label.y + r + 16;
    const spots: Point[] = plate
      ? [[label.x, frame.y + frame.h - r - 4]]
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
