/** Lines of the log. */
import type { Line, Note } from '../api/types';

/** What stands in the log: a line of the game, or a note about a seat. */
export type Entry = { line: Line; number: number } | { note: Note };

/** The lines of the game with the notes about seats, each where it was written. */
export function withNotes(lines: Line[], notes: Note[]): Entry[] {
  const found: Entry[] = [];
  const waiting = [...notes];
  lines.forEach((line, number) => {
    while (waiting[0] && waiting[0].after < (line.at ?? 0)) found.push({ note: waiting.shift() as Note });
    found.push({ line, number });
  });
  return [...found, ...waiting.map((note) => ({ note }))];
}

/** Whether a new round begins here. */
export function isHeading(line: Line): boolean {
  return line.text.id === 'log-round' || line.text.id.startsWith('log-round-');
}
