import { describe, expect, it } from 'vitest';
import type { Board, Space, Thing } from '../src/lib/api/types';
import { nextSpace, outlines, packed, roomOf, stand, type Square } from '../src/lib/scene/squares';
import { drawingName, patternOf, thickness } from '../src/lib/scene/veils';

const rat = (number: number, more: Partial<Thing> = {}): Thing => ({
  name: { id: 'rat' },
  kind: 'figure',
  id: `rat#${number}`,
  ...more,
});
const kinds = (count: number): Thing[] =>
  Array.from({ length: count }, (_, n) => rat(n, { name: { id: `kind-${n}` } }));
const cell = (column: number, row: number, things: Thing[] = [], more: Partial<Space> = {}): Space => ({
  id: `${column}.${row}`,
  name: { id: 'square' },
  squares: [[column, row]],
  things,
  ...more,
});
const board = (spaces: Space[]): Board => ({ id: 'b', name: { id: 'b' }, size: [400, 300], square: 100, spaces });

describe('outlines of squares', () => {
  it('goes round squares that lie together, without points on straight sides', () => {
    const bar: Square[] = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    expect(outlines(bar)).toHaveLength(1);
    expect(new Set(outlines(bar)[0]?.map(String))).toEqual(new Set(['0,0', '3,0', '3,1', '0,1']));
  });
  it('goes round a bend, and round a hole', () => {
    const bend: Square[] = [
      [0, 0],
      [0, 1],
      [1, 1],
    ];
    expect(outlines(bend)[0]).toHaveLength(6);
    const ring: Square[] = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y): Square => [x, y]))
      .filter((one) => String(one) !== '1,1');
    expect(outlines(ring).map((line) => line.length)).toEqual([4, 4]);
  });
  it('finds where most room is', () => {
    const wide: Square[] = [
      [4, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [4, 1],
    ];
    expect(roomOf(wide)).toEqual({ x: 0, y: 1, w: 3, h: 1 });
  });
});

describe('figures on squares', () => {
  it('shows each for itself while there is room', () => {
    const { stacks, rest } = packed([rat(1), rat(2), rat(3), rat(4)], 1, 1);
    expect(stacks.map((one) => one.count)).toEqual([1, 1, 1, 1]);
    expect(rest).toEqual([]);
  });
  it('counts those that are alike where there is none', () => {
    const { stacks, rest } = packed([...Array.from({ length: 7 }, (_, n) => rat(n)), rat(8, { seat: 1 })], 1, 1);
    expect(stacks.map((one) => one.count)).toEqual([7, 1]);
    expect(rest).toEqual([]);
  });
  it('keeps a rest where even that is too much, and loses nobody', () => {
    const all = kinds(9);
    const { stacks, rest, r } = packed(all, 1, 1);
    expect(rest.length).toBeGreaterThan(1);
    expect([...stacks.flatMap((one) => one.things), ...rest]).toHaveLength(9);
    expect(r).toBeGreaterThanOrEqual(0.2);
  });
  it('stands inside its square, and no two on one point', () => {
    const found = stand(board([cell(2, 1, kinds(4))]));
    for (const { x, y, r } of found) {
      expect(x - r).toBeGreaterThanOrEqual(200);
      expect(x + r).toBeLessThanOrEqual(300);
      expect(y - r).toBeGreaterThanOrEqual(100);
      expect(y + r).toBeLessThanOrEqual(200);
    }
    expect(new Set(found.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
  });
  it('stands at the spot that it names', () => {
    const spots = [{ id: 'door', at: [15, 50] as [number, number] }];
    const [door] = stand(board([cell(0, 0, [rat(1, { spot: 'door' })], { spots })]));
    expect([door?.x, door?.y]).toEqual([15, 50]);
  });
  it('counts what is only counted', () => {
    expect(stand(board([cell(0, 0, [rat(1, { count: 5 })])]))[0]?.count).toBe(5);
  });
});

describe('walking by arrow keys', () => {
  const wide = {
    ...cell(2, 0),
    squares: [
      [2, 0],
      [3, 0],
    ] as Square[],
  } as Space;
  const map = board([cell(0, 0), wide, cell(0, 2)]);
  it('steps over what is not part of the map, and stops at its edge', () => {
    expect(nextSpace(map, map.spaces[0] as Space, 'ArrowRight')?.id).toBe('2.0');
    expect(nextSpace(map, map.spaces[0] as Space, 'ArrowDown')?.id).toBe('0.2');
    expect(nextSpace(map, wide, 'ArrowRight')).toBeNull();
    expect(nextSpace(map, map.spaces[0] as Space, 'ArrowUp')).toBeNull();
  });
});

describe('veils', () => {
  it('gives a kind the same pattern each time, and a thicker one more', () => {
    expect(patternOf('fog')).toBe('dots');
    expect(patternOf('of my own')).toBe(patternOf('of my own'));
    expect(thickness(3)).toBeGreaterThan(thickness(1));
    expect(thickness(99)).toBeLessThan(1);
  });

  it('calls the drawing of a veil by its kind and level', () => {
    expect(drawingName({ kind: 'fog', level: 2 })).toBe('veil-fog-2');
    expect(drawingName({ kind: 'fog' })).toBe('veil-fog-1');
  });
});
