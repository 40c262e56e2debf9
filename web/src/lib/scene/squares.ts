/** Maps of squares: outlines that follow from squares, and figures that are packed until they fit. */
import type { Board, Space, Thing } from '../api/types';
import type { Placed, Point } from './geometry';

export type Square = readonly [column: number, row: number];
export type Squares = readonly Square[];

export function squaresOf(space: Space): Squares {
  return space.squares ?? [];
}

/** The outline of squares that lie together, as closed lines along their sides, in squares. Holes are lines as well. */
export function outlines(squares: Squares): Point[][] {
  const inside = new Set(squares.map(String));
  const from = new Map<string, Point[]>();
  const side = (start: Point, end: Point): void =>
    void from.set(String(start), [...(from.get(String(start)) ?? []), end]);
  for (const [x, y] of squares) {
    if (!inside.has(`${x},${y - 1}`)) side([x, y], [x + 1, y]);
    if (!inside.has(`${x + 1},${y}`)) side([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(`${x},${y + 1}`)) side([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(`${x - 1},${y}`)) side([x, y + 1], [x, y]);
  }
  const found: Point[][] = [];
  for (const start of from.keys()) {
    while (from.get(start)?.length) found.push(straightened(walked(from, start)));
  }
  return found;
}

function walked(from: Map<string, Point[]>, start: string): Point[] {
  const line: Point[] = [];
  for (let at = start; ;) {
    const next = from.get(at)?.pop();
    if (!next) return line;
    line.push(next);
    at = String(next);
  }
}

/** Without the points between two sides that go on in the same direction. */
function straightened(line: Point[]): Point[] {
  return line.filter(([x, y], index) => {
    const [px, py] = line.at(index - 1) as Point;
    const [nx, ny] = line[(index + 1) % line.length] as Point;
    return (x - px) * (ny - y) !== (y - py) * (nx - x);
  });
}

export function outlinePath(squares: Squares, unit: number): string {
  return outlines(squares)
    .map((line) => `M${line.map(([x, y]) => `${x * unit} ${y * unit}`).join('L')}Z`)
    .join('');
}

/** The widest rectangle of whole squares that begins at one of them: where there is most room to stand. */
export function roomOf(squares: Squares): { x: number; y: number; w: number; h: number } {
  const inside = new Set(squares.map(String));
  let best = { x: 0, y: 0, w: 0, h: 0 };
  for (const [x, y] of squares) {
    let most = Infinity;
    for (let h = 1; inside.has(`${x},${y + h - 1}`); h += 1) {
      let w = 0;
      while (w < most && inside.has(`${x + w},${y + h - 1}`)) w += 1;
      most = w;
      if (w * h > best.w * best.h) best = { x, y, w, h };
    }
  }
  return best;
}

/** The middle of a space, in units of the board. */
export function middleOf(space: Space, unit: number): Point {
  const room = roomOf(squaresOf(space));
  return [(room.x + room.w / 2) * unit, (room.y + room.h / 2) * unit];
}

/** Figures that look the same and can be told apart by nothing are counted. */
export type Stack = { things: Thing[]; count: number };

function look(thing: Thing): string {
  const marks = (thing.marks ?? []).map((mark) => `${mark.name.id}=${mark.value ?? ''}`);
  return [thing.kind, thing.name.id, thing.icon, thing.seat, thing.facing, thing.face_down, thing.spot, ...marks].join(
    '|',
  );
}

export function stacked(things: readonly Thing[]): Stack[] {
  const found = new Map<string, Stack>();
  for (const thing of things) {
    const stack = found.get(look(thing)) ?? { things: [], count: 0 };
    stack.things.push(thing);
    stack.count += thing.count ?? 1;
    found.set(look(thing), stack);
  }
  return [...found.values()];
}

/** How small a figure may become, beside the square that it stands on; below that, figures are grouped. */
const [LARGEST, SMALLEST] = [0.4, 0.2];

/** The largest radius at which so many circles stand in rows in a room, in squares. */
export function radiusFor(count: number, w: number, h: number): number {
  let best = 0;
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = Math.ceil(count / rows);
    best = Math.max(best, Math.min(w / columns, h / rows) / 2.1);
  }
  return Math.min(LARGEST, best);
}

/** What stands on a space, each thing for itself where there is room, else alike ones together, else with a rest. */
export function packed(things: readonly Thing[], w: number, h: number): { stacks: Stack[]; rest: Thing[]; r: number } {
  const single = things.map((thing) => ({ things: [thing], count: thing.count ?? 1 }));
  const fits = (count: number): boolean => radiusFor(count, w, h) >= SMALLEST;
  if (fits(single.length)) return { stacks: single, rest: [], r: radiusFor(single.length, w, h) };
  const groups = stacked(things);
  if (fits(groups.length)) return { stacks: groups, rest: [], r: radiusFor(groups.length, w, h) };
  let most = groups.length;
  while (most > 1 && !fits(most)) most -= 1;
  const shown = groups.slice(0, most - 1);
  const rest = groups.slice(most - 1).flatMap((stack) => stack.things);
  return { stacks: shown, rest, r: radiusFor(most, w, h) };
}

export type Standing = Placed & { count: number; all: Thing[]; rest: boolean };

/** Everything that stands on a map of squares: at the spot that it names, or packed where there is most room. */
export function stand(board: Board): Standing[] {
  const unit = board.square ?? 0;
  const seen = new Map<string, number>();
  return board.spaces.flatMap((space) => {
    const spots = new Map((space.spots ?? []).map((spot) => [spot.id, spot.at]));
    const room = roomOf(squaresOf(space));
    const free = (space.things ?? []).filter((thing) => !thing.spot || !spots.has(thing.spot));
    const found = inRoom(space, free, room, unit);
    for (const [id, at] of spots) {
      const here = (space.things ?? []).filter((thing) => thing.spot === id);
      if (here.length) found.push(...atSpot(space, here, at, unit));
    }
    return found.map((one) => ({ ...one, key: unique(one.key, seen) }));
  });
}

function inRoom(
  space: Space,
  things: Thing[],
  room: { x: number; y: number; w: number; h: number },
  unit: number,
): Standing[] {
  const { stacks, rest, r } = packed(things, room.w, room.h);
  const shown: Stack[] = rest.length ? [...stacks, { things: rest, count: rest.length }] : stacks;
  const columns = Math.max(1, Math.min(shown.length, Math.floor(room.w / (2.1 * r) + 1e-6)));
  const rows = Math.ceil(shown.length / columns);
  return shown.map((stack, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const inRow = Math.min(columns, shown.length - row * columns);
    const x = room.x + room.w / 2 + (column - (inRow - 1) / 2) * (room.w / columns);
    const y = room.y + room.h / 2 + (row - (rows - 1) / 2) * (room.h / rows);
    return standing(space, stack, x * unit, y * unit, r * unit, rest.length > 0 && index === shown.length - 1);
  });
}

/** Whatever shares a spot lies as one: the spot is a point. */
function atSpot(space: Space, things: Thing[], [x, y]: Point, unit: number): Standing[] {
  const count = things.reduce((sum, thing) => sum + (thing.count ?? 1), 0);
  return [standing(space, { things, count }, x, y, unit * 0.24, stacked(things).length > 1)];
}

function standing(space: Space, stack: Stack, x: number, y: number, r: number, rest: boolean): Standing {
  const thing = stack.things[0] as Thing;
  const name = thing.id || `${thing.kind ?? 'card'}:${thing.seat ?? thing.name.id}`;
  return { key: name, thing, space: space.id, x, y, r, count: stack.count, all: stack.things, rest };
}

function unique(name: string, seen: Map<string, number>): string {
  const copy = (seen.get(name) ?? 0) + 1;
  seen.set(name, copy);
  return copy === 1 ? name : `${name}/${copy}`;
}

export type Step = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';
const STEPS: Record<Step, Square> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** The space that lies next in a direction. What is not part of the map is stepped over. */
export function nextSpace(board: Board, from: Space, key: Step): Space | null {
  const owner = new Map(board.spaces.flatMap((space) => squaresOf(space).map((one) => [String(one), space] as const)));
  const [dx, dy] = STEPS[key];
  const { x, y, w, h } = roomOf(squaresOf(from));
  let [column, row] = [x + Math.floor((w - 1) / 2), y + Math.floor((h - 1) / 2)];
  const unit = board.square || 1;
  const [across, down] = [board.size[0] / unit, board.size[1] / unit];
  for (;;) {
    [column, row] = [column + dx, row + dy];
    if (column < 0 || row < 0 || column >= across || row >= down) return null;
    const found = owner.get(`${column},${row}`);
    if (found && found.id !== from.id) return found;
  }
}
