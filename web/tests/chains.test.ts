import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api/client';
import type { LinkInfo, MyTable, TableInfo } from '../src/lib/api/types';
import { comeAlong, entries, linkName, nextSeats, ranked, withGaps } from '../src/lib/state/chains';
import { parse } from '../src/lib/state/router.svelte';
import { Words } from '../src/lib/text/words';

const table = (id: string, chain = '', link = 1): MyTable => ({
  table: { id, chain, link } as TableInfo,
  my_turn: false,
});

afterEach(() => vi.restoreAllMocks());

describe('the shelf', () => {
  it('puts the games of a chain together, and the newest speaks for them', () => {
    const mine = [table('b2', 'b', 2), table('a'), table('b1', 'b', 1), table('c1', 'c', 1), table('b3', 'b', 3)];
    expect(entries(mine).map(({ newest, links }) => [newest.table.id, links.map((one) => one.table.id)])).toEqual([
      ['b3', ['b1', 'b2', 'b3']],
      ['a', ['a']],
      ['c1', ['c1']],
    ]);
  });
  it('shows a game that has just ended before those that nobody has touched for days', () => {
    const at = (id: string, status: string, touched: number, my_turn = false): MyTable => ({
      table: { id, status, touched } as TableInfo,
      my_turn,
    });
    const mine = [
      at('called off', 'closed', 9),
      ...[1, 2, 3, 4, 5, 6].map((day) => at(`waits ${day}`, 'playing', day)),
      at('over', 'finished', 8),
      at('mine', 'playing', 2, true),
    ];
    expect(ranked(entries(mine)).map(({ newest }) => newest.table.id)).toEqual([
      'mine',
      'over',
      'waits 6',
      'waits 5',
      'waits 4',
      'waits 3',
      'waits 2',
      'waits 1',
      'called off',
    ]);
  });
  it('does not take games without a chain for one', () => {
    expect(entries([table('a'), table('b')])).toHaveLength(2);
  });
});

describe('a chain', () => {
  it('is shown with its gaps', () => {
    const links = [{ link: 1 }, { link: 4 }] as LinkInfo[];
    expect(withGaps(links).map((one) => [one.link, links.includes(one as LinkInfo)])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, true],
    ]);
    expect(withGaps([])).toEqual([]);
  });
  it('calls its links as the game does', () => {
    expect(linkName(new Words('en', []), 2)).toBe('Game 2');
    expect(linkName(new Words('en', ['chain-link = Night { $link } of 3']), 2)).toBe('Night 2 of 3');
  });
  it('has a page of its own', () => {
    expect(parse('/t/abc/chain')).toEqual({ page: 'chain', table: 'abc' });
    expect(parse('/t/abc/chain/2')).toEqual({ page: 'missing' });
  });
});

describe('the seats of the next game', () => {
  it('are those who stay, bots and open ones', () => {
    expect(nextSeats(['stays', 'out', 'bot', 'open', 'bot'], 3, 'greedy')).toEqual([
      { stays: 0 },
      { kind: 'bot', bot: 'greedy' },
      { kind: 'open' },
      { kind: 'bot', bot: 'greedy' },
    ]);
  });
  it('are taken with the secrets of this one, under the numbers that they have there', async () => {
    const there: Record<string, number> = { ann: 1, cy: 0 };
    vi.spyOn(api, 'mine').mockImplementation(([wish]) => {
      const you = there[wish?.secret ?? ''];
      return Promise.resolve(you === undefined ? [] : [{ table: { you } as TableInfo, my_turn: false }]);
    });
    const seats = ['ann', 'ben', 'cy'].map((secret, seat) => ({ seat, secret }));
    expect(await comeAlong({ table: 'old', secret: 'ann', seat: 0, here: seats, seen: 9 }, 'new')).toEqual({
      table: 'new',
      seat: 1,
      secret: 'ann',
      here: [
        { seat: 1, secret: 'ann' },
        { seat: 0, secret: 'cy' },
      ],
    });
    expect(await comeAlong({ table: 'old', secret: 'cy', seat: 2 }, 'new')).toEqual({
      table: 'new',
      seat: 0,
      secret: 'cy',
      here: undefined,
    });
    expect(await comeAlong({ table: 'old', secret: 'ben', seat: 1 }, 'new')).toBeNull();
  });
  it('are none where the game was called off', async () => {
    const off = { table: { you: 0, status: 'closed' } as TableInfo, my_turn: false };
    vi.spyOn(api, 'mine').mockResolvedValue([off]);
    expect(await comeAlong({ table: 'old', secret: 'ann', seat: 0 }, 'new')).toBeNull();
  });
});
