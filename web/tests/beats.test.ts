import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat, Line } from '../src/lib/api/types';
import { isStaged, Stage } from '../src/lib/beats/stage.svelte';
import { firstSince, mentions, NOBODY, signsOf, turnsOf, type Turn } from '../src/lib/beats/turns';
import { settings } from '../src/lib/state/settings.svelte';

const line = (id: string, by = NOBODY, beat?: Partial<Beat>, at = 0): Line => ({
  at,
  text: { id, args: {} },
  rule: '',
  to: -1,
  by,
  ...(beat ? { beat: { kind: id, ...beat } } : {}),
});
const turn = (by: number): Line => line('turn', by, { kind: 'turn' });

/** What a stage shows until it has nothing more to show. */
function watched(stage: Stage): number[] {
  const numbers: number[] = [];
  while (stage.shown) {
    numbers.push(...stage.shown.told.map(({ number }) => number));
    stage.skip();
  }
  return numbers;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.beats = 'normal';
  settings.motion = 'full';
});
afterEach(() => vi.useRealTimers());

describe('who did what', () => {
  it('puts together what one has done in a turn, even where others come between', () => {
    const lines = [
      turn(1),
      line('move', 1, {}),
      line('vote', 0, { by: 0 }),
      line('roll', 1, {}),
      turn(2),
      line('rest', 2),
    ];
    expect(turnsOf(lines, 0).map(({ by, told }) => [by, told.length])).toEqual([
      [1, 3],
      [0, 1],
      [2, 2],
    ]);
  });
  it('takes a phase for nobody, although somebody was active last', () => {
    const phase = line('phase', NOBODY, { kind: 'phase', by: NOBODY });
    const lines = [
      turn(2),
      line('move', 2, {}),
      phase,
      line('food', 2),
      line('vote', 1, { by: 1 }),
      line('zombie', 2, {}),
    ];
    expect(turnsOf(lines, 2).map(({ by, told }) => [by, told.map((one) => one.number)])).toEqual([
      [NOBODY, [2, 3, 5]],
      [1, [4]],
    ]);
  });
  it('knows where a stretch began, if one looks only at its end', () => {
    const lines = [
      turn(2),
      line('a', 2),
      line('phase', NOBODY, { kind: 'phase', by: NOBODY }),
      line('b', 2),
      line('c', 2),
    ];
    expect(turnsOf(lines, 4)).toMatchObject([{ by: NOBODY, told: [{ number: 4 }] }]);
  });
  it('tells a turn in three to five signs, the weighty ones first of all', () => {
    const told = [turn(1), ...'abcdefg'.split('').map((id) => line(id, 1, { weight: id === 'g' ? 2 : 0 }))];
    const signs = signsOf(turnsOf(told, 0)[0] ?? { by: 1, told: [] }).map((one) => one.line.text.id);
    expect(signs).toEqual(['a', 'b', 'c', 'd', 'g']);
  });
  it('says the same only once, and fills up with plain lines', () => {
    const told = [
      turn(1),
      line('zombie', 1, { at: 'x' }),
      line('zombie', 1, { at: 'x' }),
      line('plain', 1),
      line('other', 1),
    ];
    const signs = signsOf(turnsOf(told, 0)[0] ?? { by: 1, told: [] }).map((one) => one.line.text.id);
    expect(signs).toEqual(['zombie', 'plain', 'other']);
  });
  it('finds whom a sentence speaks of', () => {
    const text = {
      id: 'log-hits',
      args: { who: { id: 'name-of', args: { seat: { id: 'seat', args: { number: 2 } } } } },
    };
    expect([mentions(text, 1), mentions(text, 0)]).toEqual([true, false]);
  });
});

describe('the stage', () => {
  it('does not play what was there when the page was opened', () => {
    const stage = new Stage();
    stage.see(0, [line('old', 1, {})], null);
    expect(stage.shown).toBeNull();
    stage.see(0, [line('old', 1, {}), line('new', 1, {})], null);
    expect(stage.shown?.told[0]?.line.text.id).toBe('new');
  });
  it('plays one after the other, about a second each', () => {
    const stage = new Stage();
    stage.see(0, [], null);
    stage.see(0, [line('a', 1, {}), line('plain', 1), line('b', 1, { weight: 1 })], null);
    expect(stage.shown?.told[0]?.number).toBe(0);
    vi.advanceTimersByTime(900);
    expect(stage.shown?.told[0]?.number).toBe(2);
    vi.advanceTimersByTime(1200);
    expect(stage.shown).toBeNull();
  });
  it('shows together what says the same', () => {
    const stage = new Stage();
    stage.see(0, [], null);
    stage.see(0, [line('zombie', 1, { at: 'a' }), line('zombie', 1, { at: 'b' }), line('noise', 1, {})], null);
    expect(stage.shown?.told.length).toBe(2);
  });
  it('lets an answer go ahead, and keeps what it has gone past', () => {
    const stage = new Stage();
    const lines = [line('a', 1, {}, 5), line('b', 1, {}, 5), line('c', 2, {}, 5)];
    stage.see(0, [], null);
    stage.see(0, lines, null);
    stage.flush();
    expect(stage.shown).toBeNull();
    stage.see(0, [...lines, line('mine', 0, {}, 7)], null);
    expect(stage.waited(0, 7, null).map(({ by, told }) => [by, told.map((one) => one.number)])).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
    stage.flush();
    expect(stage.waited(0, 7, null).length, 'they stay for the whole turn').toBe(2);
    stage.read();
    expect(stage.waited(0, 7, null)).toEqual([]);
  });
  it('plays nothing under reduced motion or where it is off; the strip has it', () => {
    settings.beats = 'off';
    const stage = new Stage();
    stage.see(0, [], null);
    stage.see(0, [line('a', 1, {}, 3)], null);
    expect(stage.shown).toBeNull();
    expect(stage.waited(0, 2, null)).toHaveLength(1);
  });
  it('forgets what was undone', () => {
    const stage = new Stage();
    const first = line('a', 1, {});
    stage.see(0, [first], null);
    stage.see(0, [first, line('b', 0, {}), line('c', 0, {})], null);
    stage.see(0, [first], null);
    stage.skip();
    expect(stage.shown).toBeNull();
    stage.see(0, [first, line('d', 0, {})], null);
    expect(stage.shown?.told[0]?.line.text.id).toBe('d');
  });
  it('plays nothing twice when the line broke and everything is sent again', () => {
    const stage = new Stage();
    stage.see(0, [line('a', 1, {})], null);
    stage.see(0, [line('a', 1, {}), line('b', 1, {})], null);
    watched(stage);
    stage.see(0, [line('a', 1, {}), line('b', 1, {}), line('c', 1, {})], null);
    expect(watched(stage)).toEqual([2]);
  });
  it('has a place for each seat at a shared screen, and begins when the curtain is open', () => {
    const stage = new Stage();
    stage.see(0, [line('a', 0, {})], null);
    stage.see(1, [line('a', 0, {})], null);
    stage.hold(true);
    stage.see(1, [line('a', 0, {}), line('b', 1, {})], null);
    expect(stage.shown).toBeNull();
    stage.see(0, [line('a', 0, {}), line('b', 1, {})], null);
    stage.hold(false);
    expect(watched(stage)).toEqual([1]);
    stage.see(1, [line('a', 0, {}), line('b', 1, {})], null);
    expect(watched(stage)).toEqual([1]);
  });
  it('keeps what was about this seat until it is dismissed', () => {
    const stage = new Stage();
    const struck = line('struck', 1, { kind: 'harm', weight: 1 });
    struck.text.args = { seat: { id: 'seat', args: { number: 1 } } };
    stage.see(0, [], null);
    stage.see(0, [struck, line('other', 1, { weight: 1 })], null);
    watched(stage);
    expect(stage.kept.map(({ number }) => number)).toEqual([0]);
    stage.dismiss(0);
    expect(stage.kept).toEqual([]);
  });
  it('shows a turn again', () => {
    const stage = new Stage();
    stage.see(0, [turn(1), line('a', 1, {}, 2), line('b', 1, {}, 2)], null);
    const [first] = stage.waited(0, 0, null);
    if (first) stage.replay(first);
    expect(watched(stage)).toEqual([0, 1, 2]);
  });
});

const numbersIn = (turns: Turn[]): number[] => turns.flatMap(({ told }) => told.map(({ number }) => number));

type Frame = { asked: boolean; answered: number; log: Line[] };
/** Tests run in `web`; the games are next to it. */
const cwd = resolve('..');
const python = resolve('../.venv/bin/python');
function framesOf(game: string, name: string, seat: number): Frame[] {
  const text = execFileSync(python, ['-m', 'tests.told_frames', game, name, String(seat)], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return JSON.parse(text) as Frame[];
}

describe.each([
  ['zona', 'winner-3', 1],
  ['long_night', 'objective-5', 2],
  ['zna', 'courier-away-4', 1],
  ['stalker', 'success-2', 1],
  ['raid_trade', 'flown-5', 1],
] as const)('a recorded game of %s (%s)', (game, name, seat) => {
  const frames = framesOf(game, name, seat);

  it('is told whole: each beat is shown, or stands in the strip if it was clicked past', () => {
    const stage = new Stage();
    stage.see(seat, [], null);
    const [seen, stripped] = [new Set<number>(), new Set<number>()];
    let lines: Line[] = [];
    frames.forEach((frame, index) => {
      lines = [...lines, ...frame.log];
      stage.see(seat, lines, null, frame.asked);
      // Somebody who watches a while and then goes on: sometimes nothing, sometimes all of it.
      for (let patience = (index * 7) % 5; patience > 0 && stage.shown; patience -= 1) {
        for (const { number } of stage.shown.told) seen.add(number);
        stage.skip();
      }
      if (stage.shown) for (const { number } of stage.shown.told) seen.add(number);
      if (!frame.asked) return;
      stage.flush();
      for (const { told } of stage.waited(seat, frame.answered, null))
        for (const { number } of told) stripped.add(number);
    });
    if (stage.shown) for (const { number } of stage.shown.told) seen.add(number);
    for (const number of watched(stage)) seen.add(number);
    for (const { told } of stage.waited(seat, frames.at(-1)?.answered ?? 0, null))
      for (const { number } of told) stripped.add(number);
    const beats = lines.flatMap((one, number) => (isStaged(one, seat) ? [number] : []));
    expect(beats.filter((number) => !seen.has(number) && !stripped.has(number))).toEqual([]);
    expect(stripped.size).toBeGreaterThan(0);
    expect(beats.length).toBeGreaterThan(200);
  });

  it('has every turn of the others in the strip, on a page that is opened only then as well', () => {
    const stage = new Stage();
    stage.see(seat, [], null);
    let lines: Line[] = [];
    let turns = 0;
    for (const frame of frames) {
      lines = [...lines, ...frame.log];
      stage.see(seat, lines, null, frame.asked);
      watched(stage);
      if (!frame.asked) continue;
      const strip = stage.waited(seat, frame.answered, null);
      const others = new Set(
        lines
          .filter((one) => (one.at ?? 0) >= frame.answered && one.beat?.kind === 'turn' && one.by !== seat)
          .map((one) => one.by ?? NOBODY),
      );
      expect(strip.map(({ by }) => by)).toEqual(expect.arrayContaining([...others]));
      turns += others.size;
      for (const one of strip) expect(signsOf(one).length).toBeLessThanOrEqual(5);
      const late = new Stage();
      late.see(seat, lines, null);
      expect(numbersIn(strip)).toEqual(expect.arrayContaining(numbersIn(late.waited(seat, frame.answered, null))));
      stage.flush();
    }
    expect(turns).toBeGreaterThan(10);
    expect(firstSince(lines, Infinity)).toBe(lines.length);
  });
});
