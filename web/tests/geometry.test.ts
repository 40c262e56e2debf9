import { describe, expect, it } from 'vitest';
import {
  border,
  centre,
  drawn,
  edgeLine,
  labelled,
  lines,
  middle,
  place,
  SIGN,
  type Point,
} from '../src/lib/scene/geometry';

const left: Point[] = [
  [0, 0],
  [200, 0],
  [200, 200],
  [0, 200],
];
const right: Point[] = [
  [200, 200],
  [200, 0],
  [400, 0],
  [400, 200],
];
const space = (id: string, outline: Point[], things: { name: { id: string }; id?: string; seat?: number }[] = []) => ({
  id,
  name: { id },
  outline,
  things,
});

describe('a board of outlines', () => {
  it('finds the centre', () => {
    expect(centre(left)).toEqual([100, 100]);
  });
  it('finds the common border, wherever the outlines begin', () => {
    expect(border(left, right)).toEqual([
      [200, 0],
      [200, 200],
    ]);
    expect(border([...left.slice(2), ...left.slice(0, 2)], right)).toHaveLength(2);
    expect(
      border(
        left,
        right.map(([x, y]) => [x + 500, y]),
      ),
    ).toEqual([]);
  });
  it('draws a line where there is no common border', () => {
    const far = right.map(([x, y]): Point => [x + 200, y]);
    const spaces = new Map([space('a', left), space('b', far)].map((one) => [one.id, one]));
    expect(edgeLine({ a: 'a', b: 'b' }, spaces)).toEqual({
      points: [
        [100, 100],
        [500, 100],
      ],
      border: false,
    });
  });
  it('finds the middle of a crooked line by its length', () => {
    expect(
      middle([
        [0, 0],
        [10, 0],
        [10, 30],
      ]),
    ).toEqual([10, 10]);
  });
  it('gives each thing its own place and a key that stays the same when it moves', () => {
    const pawn = { name: { id: 'pawn' }, kind: 'figure', seat: 1 };
    const token = { name: { id: 'wolf' }, id: 'wolf#2' };
    const before = place([space('a', left, [pawn, token]), space('b', right)], 20);
    const after = place([space('a', left, [token]), space('b', right, [pawn])], 20);
    expect(new Set(before.map((one) => `${one.x},${one.y}`)).size).toBe(2);
    expect(before.map((one) => one.key).sort()).toEqual(after.map((one) => one.key).sort());
    expect(after.find((one) => one.thing === pawn)?.x).toBeGreaterThan(200);
  });
  it('keeps what stands on a plate in one row within it, however many there are', () => {
    const outline: Point[] = [
      [0, 0],
      [100, 0],
      [100, 40],
      [0, 40],
    ];
    for (const count of [2, 3, 5, 8]) {
      const things = Array.from({ length: count }, (_, number) => ({ name: { id: 'wolf' }, id: `wolf#${number}` }));
      const found = place([{ ...space('p', outline, things), plate: true }], 20);
      expect(new Set(found.map((one) => one.y)).size).toBe(1);
      expect(Math.min(...found.map((one) => one.x - one.r))).toBeGreaterThan(-12);
      expect(Math.max(...found.map((one) => one.x + one.r))).toBeLessThan(112);
    }
  });
  it('draws plates larger around the same centre', () => {
    const outline: Point[] = [
      [0, 0],
      [100, 0],
      [100, 50],
      [0, 50],
    ];
    const plate = { ...space('p', outline), plate: true };
    expect(centre(drawn(plate))).toEqual([50, 25]);
    expect(drawn(plate)[0]?.[0]).toBeLessThan(0);
    // However small it is, what is not called a plate is none.
    expect(drawn(space('p', outline))).toBe(outline);
  });
  it('keeps names clear of plates and breaks those that are too wide', () => {
    const plate: Point[] = [
      [110, 60],
      [190, 60],
      [190, 100],
      [110, 100],
    ];
    const spaces = [space('mill', left), { ...space('plate', plate), plate: true }, space('far', right)];
    const names = new Map([
      ['mill', 'Mill'],
      ['plate', 'P'],
      ['far', 'Underground Archive'],
    ]);
    const found = labelled(spaces, names, 20, 400);
    const mill = found.get('mill');
    const shown = drawn(spaces[1] ?? space('', []));
    expect((mill?.x ?? 0) + (4 * 20 * 0.6) / 2).toBeLessThan(Math.min(...shown.map(([x]) => x)));
    expect(found.get('far')?.lines).toEqual(['Underground', 'Archive']);
  });
  it('moves a name aside that would run into its neighbour', () => {
    const mill = { ...space('mill', left), label: [60, 50] as Point };
    const moor = { ...space('moor', right), label: [100, 50] as Point };
    const names = new Map([
      ['mill', 'Mill'],
      ['moor', 'Moor'],
    ]);
    const found = labelled([mill, moor], names, 20, 400);
    const width = 4 * 20 * 0.6;
    expect((found.get('moor')?.x ?? 0) - (found.get('mill')?.x ?? 0)).toBeGreaterThan(width);
    expect(found.get('moor')?.x).toBe(100);
  });
  it.each([36, 40, 44])("leaves more than a word's gap between names side by side, in letters of %i", (letters) => {
    // The left place ends too soon for its name to make all the room.
    const mill = { ...space('mill', left), label: [110, 50] as Point };
    const moor = { ...space('moor', right), label: [225, 54] as Point };
    const names = new Map([
      ['mill', 'Sawmill'],
      ['moor', 'Moor'],
    ]);
    const found = labelled([mill, moor], names, letters, 400);
    const [first, second] = [found.get('mill')?.x ?? 0, found.get('moor')?.x ?? 0];
    const [start, end] = [first - 3.5 * letters * 0.6, second + 2 * letters * 0.6];
    expect(second - first - 5.5 * letters * 0.6).toBeGreaterThan(letters * 0.8);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(400);
  });
  it('puts things where no plate covers them', () => {
    const plate: Point[] = [
      [40, 100],
      [160, 100],
      [160, 160],
      [40, 160],
    ];
    const token = { name: { id: 'wolf' }, id: 'wolf' };
    const free = place([space('a', left, [token])], 20)[0];
    const covered = place([space('a', left, [token]), { ...space('p', plate), plate: true }], 20)[0];
    expect(free?.y).toBeGreaterThan(100);
    expect(covered?.y).toBeLessThan(100);
  });
  it('keeps the signs beside a name clear of plates and other names, and leaves them out where there is no room', () => {
    const plate: Point[] = [
      [140, 60],
      [190, 60],
      [190, 100],
      [140, 100],
    ];
    const sign = { name: { id: 'water' } };
    const mill = { ...space('mill', left), signs: [sign, sign] };
    const spaces = [mill, { ...space('plate', plate), plate: true }];
    const names = new Map([['mill', 'Mill']]);
    const found = labelled(spaces, names, 20, 400).get('mill');
    const edge = Math.min(...drawn(spaces[1] ?? space('', [])).map(([x]) => x));
    expect(found?.signs).toBe(2);
    expect((found?.end ?? 0) + 2 * 20 * SIGN).toBeLessThan(edge);
    expect(labelled(spaces, names, 40, 400).get('mill')?.signs).toBe(0);
    const beside = { ...space('moor', right), label: [150, found?.y ?? 0] as Point };
    const crowded = labelled([mill, beside], new Map([...names, ['moor', 'Moor']]), 20, 400);
    expect(crowded.get('mill')?.signs).toBe(0);
  });
  it('puts what stands on a plate below its name, across its lower edge if need be', () => {
    const low: Point[] = [
      [0, 0],
      [100, 0],
      [100, 50],
      [0, 50],
    ];
    const token = { name: { id: 'lock' }, id: 'lock' };
    const plate = { ...space('p', low, [token]), plate: true };
    const size = { scale: 1, letters: 20, corner: 0 };
    const names = new Map([['p', 'Underground Archive']]);
    const [lock] = place([plate], 20, labelled([plate], names, 20, 400, size), size);
    expect((lock?.y ?? 0) - (lock?.r ?? 0)).toBeGreaterThanOrEqual(40);
  });
  it('breaks names into lines', () => {
    expect(lines('Underground Archive', 14)).toEqual(['Underground', 'Archive']);
    expect(lines('Old Mill', 14)).toEqual(['Old Mill']);
  });
});
