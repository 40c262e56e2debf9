/** The secrets of the seats that are played from this browser. */
import type { Seated } from '../api/types';
import { read, write } from './settings.svelte';

export type Key = {
  table: string;
  /** Of the seat that is played, or of the watch link. */
  secret: string;
  seat: number | null;
  /** Further seats at the same screen, the own one included. */
  here?: Seated[];
  /** Log lines that were seen when the table was last left. */
  seen?: number;
};

const KEY = 'fivefires.tables';

export function allKeys(): Key[] {
  return read<Key[]>(KEY, []);
}

export function keyOf(table: string): Key | undefined {
  return allKeys().find((key) => key.table === table);
}

export function keep(key: Key): void {
  write(KEY, [key, ...allKeys().filter((other) => other.table !== key.table)].slice(0, 190));
}

export function update(table: string, change: Partial<Key>): void {
  write(
    KEY,
    allKeys().map((key) => (key.table === table ? { ...key, ...change } : key)),
  );
}

export function drop(table: string): void {
  write(
    KEY,
    allKeys().filter((key) => key.table !== table),
  );
}
