/** The same deal at several tables: which game can be shared, which tables of a deal are ours, what two charts share. */
import { api } from '../api/client';
import type { MyTable, Series, TableInfo } from '../api/types';
import * as keys from './keys';

/** A game of one person against bots, played from its start here; the server looks at the rest. */
export function canShareDeal(table: TableInfo): boolean {
  const people = table.seats.filter((seat) => seat.kind !== 'bot');
  const own = table.you === table.host && people.length === 1 && people[0]?.number === table.host;
  const ours = !table.note && (table.link ?? 1) === 1 && !table.setup.laid && table.setup.branched === undefined;
  return own && (!!table.deal || (ours && (table.status === 'playing' || table.status === 'finished')));
}

/** The tables at which this browser plays a deal or has played it, the finished ones first. */
export async function myPlays(code: string): Promise<MyTable[]> {
  const held = keys.allKeys().filter((key) => key.seat !== null);
  if (!held.length) return [];
  const mine = await api.mine(held.map(({ table, secret }) => ({ table, secret })));
  const order = { finished: 0, playing: 1, lobby: 2, closed: 3 };
  return mine
    .filter(({ table }) => table.deal === code)
    .sort(
      (one, other) => order[one.table.status] - order[other.table.status] || one.table.created - other.table.created,
    );
}

/** What somebody has typed or pasted, as a code: the code itself, or the link that it stands in. */
export function codeIn(text: string): string {
  return /\/deal\/([\w-]+)/.exec(text)?.[1] ?? text.trim();
}

/** What was agreed, in the words of the game. */
export function agreedOn(
  { mode = '', variants = [], options = {} }: TableInfo['setup'],
  named: (message: string, otherwise: string) => string,
): string[] {
  return [
    ...(mode ? [named(`mode-${mode}`, mode)] : []),
    ...Object.entries(options ?? {}).map(([id, value]) => {
      const label = named(`choice-${id}`, '');
      const chosen = named(`option-${id}-${value}`, String(value));
      return label ? `${label}: ${chosen}` : chosen;
    }),
    ...variants.map((one) => named(`variant-${one}`, one)),
  ];
}

/** Two charts that stand side by side have the same measure. */
export function span(one: Series, other: Series | undefined): { last: number; least: number; most: number } {
  const both = other ? [one, other] : [one];
  const values = both.flatMap((series) => series.seats.flat());
  return {
    last: Math.max(1, ...both.map((series) => series.steps.at(-1) ?? 1)),
    least: Math.min(0, ...values),
    most: Math.max(1, ...values),
  };
}
