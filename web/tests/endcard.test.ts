import { describe, expect, it, vi } from 'vitest';
import type { GameInfo, SeatInfo, Sight, TableInfo } from '../src/lib/api/types';
import { GameLook } from '../src/lib/state/library.svelte';
import { TableView } from '../src/lib/state/view.svelte';
import { cardOf, draw, fitted, HEIGHT, lines, WIDTH, type Paint } from '../src/lib/table/endcard';
import { Words } from '../src/lib/text/words';

const WORDS = 'game-title = Some Game\nending-fled = Fled\nverdict = { $seat } got away with the boat.\n';
const seat = (number: number, name: string): SeatInfo => ({ number, name, kind: 'human' }) as SeatInfo;

function ended(winners: number[], verdict: boolean): TableView {
  const view = new TableView(new GameLook({ id: 'g', ready: true } as GameInfo, {}, new Words('en', [WORDS])));
  view.table = {
    seats: [seat(0, 'Ann'), seat(1, 'Bo')],
    invite: 'secret-invite',
    watch: 'secret-watch',
    commitment: 'secret-commitment',
  } as TableInfo;
  const sentence = { id: 'verdict', args: { seat: { id: 'seat', args: { number: 1 } } } };
  const scene = { verdict: verdict ? [sentence] : [] };
  view.sight = { seat: 0, step: 1, scene, log: [], result: { ending: 'fled', winners } } as unknown as Sight;
  return view;
}

/** Ten pixels a letter. */
const ruler = { measureText: (text: string) => ({ width: [...text].length * 10 }) as TextMetrics };

/** A pen that remembers what was written, and where. */
function pen() {
  const written: { text: string; x: number; y: number }[] = [];
  const made = {
    ...ruler,
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y }),
    ...Object.fromEntries(
      ['fillRect', 'fill', 'stroke', 'save', 'restore', 'translate', 'scale', 'drawImage'].map((one) => [one, vi.fn()]),
    ),
  };
  return { made: made as unknown as CanvasRenderingContext2D, written };
}
const colours = { ground: '#000', ink: '#fff', quiet: '#bbb', line: '#333', fire: '#f80', edge: '#111' };
const paint: Paint = { colours, seats: [{ fill: '#f00', ink: '#000' }], display: 'a', text: 'b', box: null };

describe('what the picture of a finished game says', () => {
  it('is who won, why in one sentence, who was there, and how long it took', () => {
    expect(cardOf(ended([0], true), 12, 1)).toEqual({
      title: 'Some Game',
      won: 'Ann wins',
      why: 'Ann got away with the boat.',
      players: [
        { seat: 0, name: 'Ann', won: true },
        { seat: 1, name: 'Bo', won: false },
      ],
      facts: '12 rounds · 1 decision',
    });
  });
  it('has the ending where the game gives no reason, and leaves out what is not known', () => {
    const card = cardOf(ended([], false), 0, 0);
    expect([card.won, card.why, card.facts]).toEqual(['Nobody wins', 'Fled.', '']);
    expect(cardOf(ended([0, 1], true), 0, 0).won).toBe('Ann and Bo win');
  });
  it('is nothing that opens the table', () => {
    expect(JSON.stringify(cardOf(ended([0], true), 1, 1))).not.toContain('secret');
  });
});

describe('drawing it', () => {
  it('breaks a sentence into lines and ends it in dots where there is no more room', () => {
    expect(lines(ruler, 'one two three four', 90, 3)).toEqual(['one two', 'three', 'four']);
    expect(lines(ruler, 'one two three four', 90, 2)).toEqual(['one two', 'three fo…']);
    expect(lines(ruler, '', 90, 2)).toEqual([]);
    expect(lines(ruler, 'unspeakably', 60, 1)).toEqual(['unspe…']);
    expect(fitted(ruler, 'short', 50)).toBe('short');
  });
  it('keeps everything inside, for as many players as there can be and however long their names', () => {
    vi.stubGlobal('Path2D', vi.fn());
    for (const count of [1, 3, 4, 8]) {
      const { made, written } = pen();
      const players = Array.from({ length: count }, (_, one) => ({ seat: one, name: 'N'.repeat(80), won: one === 0 }));
      const long = 'word '.repeat(80);
      draw(made, { title: 'T'.repeat(70), won: long, why: long, players, facts: '12 rounds' }, paint);
      expect(written.length).toBeGreaterThan(count * 2 + 4);
      for (const { text, x, y } of written) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + (text.length === 1 ? 0 : text.length * 10)).toBeLessThanOrEqual(WIDTH);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(HEIGHT - 14);
      }
      const names = written.filter(({ text }) => text.startsWith('NN'));
      const reason = written.filter(({ text }) => text.startsWith('word'));
      expect(Math.max(...reason.map(({ y }) => y))).toBeLessThan(Math.min(...names.map(({ y }) => y)));
    }
    vi.unstubAllGlobals();
  });
});
