import { describe, expect, it } from 'vitest';
import type { Group, Offer } from '../src/lib/api/types';
import { arranged, folded, isLong, matches, percent } from '../src/lib/state/options';

const offer = (key: string, group: Group = '', more: Partial<Offer> = {}): Offer => ({
  key,
  label: { id: key.split(':')[0] ?? key },
  group,
  ...more,
});
const squares = new Set(['a', 'b', 'c', 'd', 'e']);
const walk = (to: string): Offer => offer(`walk:${to}`, 'move', { about: [to] });

describe('answers in their order', () => {
  it('goes by group, and keeps what ends the turn apart', () => {
    const { sections, ends } = arranged(
      [offer('done', 'end'), offer('tidy', 'rare'), offer('hit', 'fight'), offer('go', 'move'), offer('say')],
      squares,
    );
    expect(sections.map((one) => one.group)).toEqual(['', 'move', 'fight', 'rare']);
    expect(ends.map((one) => one.key)).toEqual(['done']);
  });
  it('has a row for each figure, in the order in which they are offered', () => {
    const { sections } = arranged(
      [offer('hit', 'fight', { unit: 'bo' }), offer('go', 'move', { unit: 'al' }), offer('use', 'use', { unit: 'bo' })],
      squares,
    );
    expect(sections.map((one) => [one.unit, one.group])).toEqual([
      ['bo', 'fight'],
      ['bo', 'use'],
      ['al', 'move'],
    ]);
  });
});

describe('answers about squares', () => {
  it('fold into one line where there are many', () => {
    const entries = folded([walk('a'), offer('hit', 'move'), walk('b'), walk('c'), walk('d')], squares);
    expect(entries.map((one) => ('fold' in one ? [one.fold, one.offers.length] : one.offer.key))).toEqual([
      ['walk', 4],
      'hit',
    ]);
  });
  it('stay as they are where there are few, or where they are about more than the square', () => {
    expect(folded([walk('a'), walk('b'), walk('c')], squares)).toHaveLength(3);
    const pairs = ['a', 'b', 'c', 'd'].map((to) => offer(`throw:${to}`, 'act', { about: [to, 'e'] }));
    expect(folded(pairs, squares)).toHaveLength(4);
  });
  it('make no list long, since they are one line', () => {
    const places = Array.from({ length: 20 }, (_, number) => `q${number}`);
    const walks = arranged([...places.map(walk), offer('rest')], new Set(places));
    expect(isLong(walks)).toBe(false);
    expect(isLong(arranged(places.map(walk), squares))).toBe(true);
  });
});

it('a search finds all words in any order', () => {
  expect(matches('Walk to the old mill', 'mill walk')).toBe(true);
  expect(matches('Walk to the old mill', 'mill run')).toBe(false);
});

it('a chance is told in per cent, with a decimal only where it needs one', () => {
  expect(percent({ good: 1, total: 2 })).toBe('50 %');
  expect(percent({ good: 21, total: 36 })).toBe('58 %');
  expect(percent({ good: 1, total: 1000 })).toBe('1 %');
  expect(percent({ good: 999, total: 1000 })).toBe('99 %');
});
