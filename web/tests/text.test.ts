import { describe, expect, it } from 'vitest';
import { plain, spans } from '../src/lib/text/rich';
import { Words } from '../src/lib/text/words';

const FTL = `
seat = Player { $number }
crowbar = Crowbar
    .genitive = of the crowbar
log-uses = { $seat } uses { $item }.
log-breaks = The end { $item-genitive }.
log-count = { $cards ->
    [one] a card
   *[other] { $cards } cards
    }
outer = [{ $inner }]
`;
const words = new Words('en', [FTL], ['Ann', 'Bo']);
const seat = (number: number) => ({ id: 'seat', args: { number } });

describe('messages', () => {
  it('become sentences with the names of whoever sits there', () => {
    expect(words.format({ id: 'log-uses', args: { seat: seat(2), item: { id: 'crowbar' } } })).toBe('Bo uses Crowbar.');
  });
  it('say the seat where nobody has a name', () => {
    expect(new Words('en', [FTL]).format(seat(3))).toBe('Player 3');
  });
  it('offer the attributes of what they mention', () => {
    expect(words.format({ id: 'log-breaks', args: { item: { id: 'crowbar' } } })).toBe('The end of the crowbar.');
  });
  it('count', () => {
    expect(words.format({ id: 'log-count', args: { cards: 1 } })).toBe('a card');
    expect(words.format({ id: 'log-count', args: { cards: 3 } })).toBe('3 cards');
  });
  it('stand in brackets where a text is missing', () => {
    expect(words.format({ id: 'nowhere' })).toBe('[nowhere]');
  });
  it('keep their catalogue when people change places', () => {
    expect(words.named(['Cy']).format(seat(1))).toBe('Cy');
  });
});

describe('pictures in sentences', () => {
  it('mark seats and things', () => {
    const found = spans(words.rich({ id: 'log-uses', args: { seat: seat(1), item: { id: 'crowbar' } } }));
    expect(found).toEqual([
      { kind: 'seat', seat: 0, text: 'Ann' },
      { kind: 'text', text: ' uses ' },
      { kind: 'ref', ref: 'crowbar', text: 'Crowbar' },
      { kind: 'text', text: '.' },
    ]);
  });
  it('show the innermost of nested names, and lose no letter', () => {
    const rich = words.rich({ id: 'outer', args: { inner: { id: 'outer', args: { inner: { id: 'crowbar' } } } } });
    expect(plain(rich)).toBe('[[Crowbar]]');
    expect(
      spans(rich)
        .map((span) => span.text)
        .join(''),
    ).toBe('[[Crowbar]]');
    expect(spans(rich).filter((span) => span.kind === 'ref')).toHaveLength(1);
  });
});
