import { describe, expect, it } from 'vitest';
import type { Series, TableInfo } from '../src/lib/api/types';
import { canShareDeal, codeIn, span } from '../src/lib/state/deals';

const seat = (number: number, kind: string) => ({ number, kind });
function table(changes: object): TableInfo {
  return {
    status: 'playing',
    host: 0,
    you: 0,
    link: 1,
    setup: { players: 2 },
    note: null,
    seats: [seat(0, 'human'), seat(1, 'bot')],
    ...changes,
  } as unknown as TableInfo;
}

describe('a deal', () => {
  it('is shared by one person who plays against bots from the start', () => {
    expect(canShareDeal(table({}))).toBe(true);
    expect(canShareDeal(table({ status: 'finished' }))).toBe(true);
    expect(canShareDeal(table({ seats: [seat(0, 'human')] }))).toBe(true);
    expect(canShareDeal(table({ seats: [seat(0, 'human'), seat(1, 'human')] }))).toBe(false);
    expect(canShareDeal(table({ seats: [seat(0, 'human'), seat(1, 'open')] }))).toBe(false);
    expect(canShareDeal(table({ you: null }))).toBe(false);
    expect(canShareDeal(table({ status: 'lobby' }))).toBe(false);
    expect(canShareDeal(table({ link: 2 }))).toBe(false);
    expect(canShareDeal(table({ setup: { players: 2, laid: 'first' } }))).toBe(false);
    expect(canShareDeal(table({ setup: { players: 2, branched: 0 } }))).toBe(false);
    expect(canShareDeal(table({ note: { id: 'note-uploaded' } }))).toBe(false);
  });
  it('is found by its code or its link', () => {
    expect(codeIn(' abc-DEF_123 ')).toBe('abc-DEF_123');
    expect(codeIn('https://some.where/deal/abc-DEF_123?game=pig')).toBe('abc-DEF_123');
    expect(codeIn('')).toBe('');
  });
});

describe('two charts side by side', () => {
  it('have one measure', () => {
    const series = (steps: number[], seats: number[][]) => ({ steps, seats }) as unknown as Series;
    const one = series([0, 4], [[0, 7]]);
    expect(span(one, series([0, 9], [[0, -2]]))).toEqual({ last: 9, least: -2, most: 7 });
    expect(span(one, undefined)).toEqual({ last: 4, least: 0, most: 7 });
  });
});
