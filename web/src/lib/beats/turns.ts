/** What others have done, put together from log lines: who acted, and the few signs that tell it. */
import type { Line, Message } from '../api/types';

/** Nobody: a phase of the table itself. */
export const NOBODY = -1;

export type Told = { line: Line; number: number };
/** What one seat, or nobody, has done in one stretch. */
export type Turn = { by: number; told: Told[] };

const MOST_SIGNS = 5;
const FEWEST_SIGNS = 3;
/** These only say that something begins. */
const BEGINNINGS = ['turn', 'phase'];

function begins(line: Line): boolean {
  return BEGINNINGS.includes(line.beat?.kind ?? '');
}

/**
 * Lines by who acted. A "turn" or a "phase" begins a new stretch. Within one, whatever somebody does is one turn,
 * even where others come between. In a phase nobody acts unless a line says so: the seat that was last active does not.
 */
export function turnsOf(lines: readonly Line[], from: number): Turn[] {
  const found: Turn[] = [];
  let stretch: Turn[] = [];
  let idle: number | null = null;
  const add = (by: number, told: Told): void => {
    const turn = stretch.find((one) => one.by === by);
    if (turn) turn.told.push(told);
    else {
      const made = { by, told: [told] };
      stretch.push(made);
      found.push(made);
    }
  };
  for (let number = lastBeginning(lines, from); number < lines.length; number += 1) {
    const line = lines[number] as Line;
    const by = line.by ?? NOBODY;
    if (begins(line)) {
      stretch = [];
      idle = line.beat?.kind === 'phase' ? lastActive(lines, number) : null;
    }
    if (number < from) continue;
    const acts =
      line.beat?.kind === 'phase' ? NOBODY : idle === null ? by : (line.beat?.by ?? (by === idle ? NOBODY : by));
    add(acts, { line, number });
  }
  return found;
}

/** Where the stretch began that a line belongs to. */
function lastBeginning(lines: readonly Line[], from: number): number {
  for (let number = Math.min(from, lines.length - 1); number >= 0; number -= 1)
    if (begins(lines[number] as Line)) return number;
  return from;
}

/** Who was active before a phase began. */
function lastActive(lines: readonly Line[], before: number): number {
  for (let number = before - 1; number >= 0; number -= 1) {
    const line = lines[number] as Line;
    if (line.beat?.by === undefined || line.beat.by === null || line.beat.kind === 'turn') return line.by ?? NOBODY;
  }
  return NOBODY;
}

/** The lines that tell a turn best, three to five of them where there are so many, in the order in which they came. */
export function signsOf(turn: Turn): Told[] {
  const staged = turn.told.filter(({ line }) => line.beat && !begins(line));
  const chosen = [...staged]
    .sort((a, b) => (b.line.beat?.weight ?? 0) - (a.line.beat?.weight ?? 0) || a.number - b.number)
    .filter(unlikeBefore())
    .slice(0, MOST_SIGNS);
  if (chosen.length < FEWEST_SIGNS) {
    const plain = turn.told.filter((told) => !chosen.includes(told) && !told.line.beat).filter(unlikeBefore());
    chosen.push(...plain.slice(0, FEWEST_SIGNS - chosen.length));
  }
  if (!chosen.length) chosen.push(...turn.told.slice(0, 1));
  return chosen.sort((a, b) => a.number - b.number);
}

/** Of lines that say the same, such as one zombie after the other, the first is enough. */
function unlikeBefore(): (told: Told) => boolean {
  const seen = new Set<string>();
  return ({ line }) => {
    const key = `${line.text.id} ${line.beat?.at ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

/** The number of the first line that was told behind a place on the tape. */
export function firstSince(lines: readonly Line[], answered: number): number {
  let number = lines.length;
  while (number > 0 && ((lines[number - 1] as Line).at ?? 0) >= answered) number -= 1;
  return number;
}

/** Whether a sentence speaks of a seat. */
export function mentions(message: Message, seat: number): boolean {
  if (message.id === 'seat') return message.args?.['number'] === seat + 1;
  return Object.values(message.args ?? {}).some((value) => typeof value === 'object' && mentions(value, seat));
}
