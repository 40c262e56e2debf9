/** Lines of the log. */
import type { Line, Note, Stood } from '../api/types';

/** What stands in the log: a line of the game, a note about a seat, or what was answered for one's own. */
export type Entry = { line: Line; number: number } | { note: Note } | { stood: Stood };

/** The lines of the game with what is said between them, each where it was written. */
export function withNotes(lines: Line[], notes: Note[], stood: Stood[] = []): Entry[] {
  const found: Entry[] = [];
  const waiting = [
    ...notes.map((note) => ({ after: note.after, entry: { note } as Entry })),
    ...stood.map((one) => ({ after: one.after, entry: { stood: one } as Entry })),
  ].sort((a, b) => a.after - b.after);
  lines.forEach((line, number) => {
    while (waiting[0] && waiting[0].after < (line.at ?? 0)) found.push(...waiting.splice(0, 1).map((one) => one.entry));
    found.push({ line, number });
  });
  return [...found, ...waiting.map((one) => one.entry)];
}

/** Whether a new round begins here. */
export function isHeading(line: Line): boolean {
  return line.text.id === 'log-round' || line.text.id.startsWith('log-round-');
}
