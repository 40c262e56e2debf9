import { expect, test } from 'vitest';
import { finds } from '../src/lib/learn/search';

test('a question finds what answers it', () => {
  expect(finds('how do I win', 'The first to read an ending wins the game.')).toBe(true);
  expect(finds('how do I win', 'A window stands open.')).toBe(false);
});

test('words are found, and not parts of words', () => {
  expect(finds('art', 'The start of a turn.')).toBe(false);
  expect(finds('start', 'The starting items.')).toBe(true);
  expect(finds('die', 'Roll the dice.')).toBe(true);
});

test('every word that matters must be there', () => {
  expect(finds('open a lock', 'A lock is opened by its price.')).toBe(true);
  expect(finds('open a lock', 'A lock has a price.')).toBe(false);
  expect(finds('Z-042', 'Z-042 Each player takes a backpack board.')).toBe(true);
  expect(finds('', 'Anything.')).toBe(true);
});
