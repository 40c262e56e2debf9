/** Chains of games: how the shelf puts them together, how a link is called, and how a seat comes along to the next. */
import { api } from '../api/client';
import type { LinkInfo, MyTable, NextSeat, Seated } from '../api/types';
import type { Words } from '../text/words';
import type { Key } from './keys';

/** One entry of the shelf: the newest game of a chain, or a game that is none of any, and all that are known. */
export type Entry = { newest: MyTable; links: MyTable[] };

/** Games of one chain stand together, and the newest speaks for all of them. */
export function entries(mine: MyTable[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const one of mine) {
    const name = one.table.chain || one.table.id;
    const links = [...(found.get(name)?.links ?? []), one].sort((a, b) => link(a) - link(b));
    found.set(name, { newest: links.at(-1) ?? one, links });
  }
  return [...found.values()];
}

/** Whoever is waited for comes first, then what was played last, whether it goes on or not; what was called off last. */
export function ranked(found: Entry[]): Entry[] {
  const rank = ({ newest }: Entry): number => (newest.my_turn ? 0 : newest.table.status === 'closed' ? 2 : 1);
  return [...found].sort((a, b) => rank(a) - rank(b) || b.newest.table.touched - a.newest.table.touched);
}

function link(one: MyTable): number {
  return one.table.link ?? 1;
}

/** The links of a chain, with the numbers of those that were forgotten. */
export function withGaps(links: LinkInfo[]): (LinkInfo | { link: number })[] {
  const last = Math.max(0, ...links.map((one) => one.link));
  return Array.from({ length: last }, (_, index) => links.find((one) => one.link === index + 1) ?? { link: index + 1 });
}

/** What a game calls a link of its chains, such as the second night. */
export function linkName(words: Words, number: number): string {
  return words.say(words.has('chain-link') ? 'chain-link' : 'page-chain-link', { link: number });
}

/**
 * The key for the next table, if we sit there and it was not called off. Whoever plays on keeps their secret, but not
 * always their number.
 */
export async function comeAlong(key: Key, table: string): Promise<Key | null> {
  const secrets = key.here?.length ? key.here.map((one) => one.secret) : [key.secret];
  const seats = await Promise.all(secrets.map((secret) => seatOf(table, secret)));
  const here = seats.filter((one) => one !== null);
  const own = here.find((one) => one.secret === key.secret) ?? here[0];
  return own ? { table, ...own, here: here.length > 1 ? here : undefined } : null;
}

async function seatOf(table: string, secret: string): Promise<Seated | null> {
  const [found] = await api.mine([{ table, secret }]);
  const seat = found?.table.status === 'closed' ? null : found?.table.you;
  return typeof seat === 'number' ? { seat, secret } : null;
}

/** What becomes of a seat in the next game. */
export type Fate = 'stays' | 'open' | 'bot' | 'out';

/** The seats of the next game: first those of this one, then the new ones. */
export function nextSeats(fates: Fate[], seats: number, bot: string): NextSeat[] {
  return fates.flatMap((fate, number): NextSeat[] => {
    if (fate === 'out') return [];
    if (fate === 'stays' && number < seats) return [{ stays: number }];
    return [fate === 'bot' ? { kind: 'bot', bot } : { kind: 'open' }];
  });
}
