/**
 * What happens is played one after the other, above a scene that is always the newest.
 *
 * Nothing here delays an answer. What was not played when somebody answers stands in the strip of what they have
 * clicked past. Each seat at a shared screen has its own place in what was told.
 */
import type { Line, Scene } from '../api/types';
import { settings } from '../state/settings.svelte';
import { firstSince, mentions, turnsOf, type Told, type Turn } from './turns';

/** What is shown at one time: a line, or several that say the same. */
export type Shown = { told: Told[]; large: boolean; again: boolean };

/** How long one is shown, in milliseconds. */
export const PACES = { slow: 1700, normal: 1000, fast: 450 } as const;
/** What happens all the time, what everybody should notice, and what turns the game are shown so much longer. */
const LONGER = [0.8, 1.1, 2.4];
/** A roll is looked at for longer, and a story is read. */
const LONGER_KINDS: Record<string, number> = { roll: 1.4, card: 1.6, choice: 1.6, story: 2.4 };
/** Where more are waiting, the oldest go into the strip: nobody wants to see what is long past. */
const MOST_WAITING = 24;
/** So many stay until somebody has dismissed them. */
const MOST_KEPT = 3;
const HURTS = ['harm', 'death', 'loss', 'exile', 'betrayal'];

/**
 * A seat's place in what was told to it. What was clicked past stays in the strip until the seat has waited for others,
 * and `old` says how much of it is from before. What stands before `read` is no longer in the strip.
 */
type Place = { lines: readonly Line[]; waiting: number[]; past: number[]; old: number; read: number };

export class Stage {
  shown = $state.raw<Shown | null>(null);
  /** What was about this seat, until it is dismissed. */
  kept = $state.raw<Told[]>([]);
  /** Nobody can see the table now. */
  held = $state(false);
  lines = $state.raw<readonly Line[]>([]);
  /** Numbers of lines that were clicked past. */
  past = $state.raw<readonly number[]>([]);
  /** Lines before this one were read in the strip. */
  gone = $state(0);

  #seat: number | null = null;
  #places = new Map<number | null, Place>();
  #again: number[] = [];
  #mine: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What has been told to a seat so far, with the scene as it is now. What was there when the page opened is old. */
  see(seat: number | null, lines: readonly Line[], scene: Scene | null | undefined, asked = true): void {
    const place = this.#places.get(seat);
    if (seat !== this.#seat) this.#turnTo(seat);
    const same = place ? common(place.lines, lines) : lines.length;
    const waiting = (place?.waiting ?? []).filter((number) => number < same);
    const past = (place?.past ?? []).filter((number) => number < same);
    for (let number = same; number < lines.length; number += 1) if (isStaged(lines[number], seat)) waiting.push(number);
    // What is on a mat now or was there before is somebody's own, even if it has just gone.
    this.#mine = new Set([...this.#mine, ...idsOnMat(scene, seat)]);
    if (this.kept.some(({ number }) => number >= same)) this.kept = this.kept.filter(({ number }) => number < same);
    this.lines = lines;
    const old = asked ? Math.min(place?.old ?? 0, past.length) : past.length;
    this.#put({ lines, waiting, past, old, read: Math.min(place?.read ?? 0, same) });
    this.#mind();
    if (!this.shown) this.#next();
  }

  #turnTo(seat: number | null): void {
    clearTimeout(this.#timer);
    this.#seat = seat;
    this.#again = [];
    this.#mine = new Set();
    this.shown = null;
    this.kept = [];
  }

  get #place(): Place {
    return this.#places.get(this.#seat) ?? { lines: [], waiting: [], past: [], old: 0, read: 0 };
  }

  #put(place: Place): void {
    this.#places.set(this.#seat, place);
    this.past = place.past;
    this.gone = place.read;
  }

  /** Where nothing is played, or too much is waiting, the strip has it. */
  #mind(): void {
    const { waiting, past } = this.#place;
    const most = this.#off ? 0 : MOST_WAITING;
    if (waiting.length <= most) return;
    const late = waiting.slice(0, waiting.length - most);
    this.#put({ ...this.#place, waiting: waiting.slice(late.length), past: [...past, ...late] });
  }

  get #off(): boolean {
    return settings.beats === 'off' || settings.calm;
  }

  /** Whether what happens is shown at all, and has to be found where it was. */
  get plays(): boolean {
    return !this.#off;
  }

  // --- playing -----------------------------------------------------------------------------------

  #next(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    if (this.held || (this.#off && !this.#again.length)) return;
    const again = this.#again.length > 0;
    const { lines, waiting } = this.#place;
    const from = again ? this.#again : waiting;
    const count = alike(lines, from);
    if (!count) return;
    const told = from.slice(0, count).map((number) => ({ number, line: lines[number] as Line }));
    if (again) this.#again = this.#again.slice(count);
    else this.#put({ ...this.#place, waiting: waiting.slice(count) });
    this.#keep(told, again);
    const large = told.some(({ line }) => (line.beat?.weight ?? 0) > 1);
    this.shown = { told, large, again };
    const pace = settings.beats === 'off' ? PACES.normal : PACES[settings.beats];
    this.#timer = setTimeout(() => this.#next(), pace * longer(told));
  }

  #keep(told: Told[], again: boolean): void {
    if (again || this.#seat === null) return;
    const mine = told.filter(({ line }) => this.#concerns(line, this.#seat as number));
    if (mine.length) this.kept = [...this.kept, ...mine].slice(-MOST_KEPT);
  }

  /** What somebody else does to this seat, and what hurts it whoever did it. */
  #concerns(line: Line, seat: number): boolean {
    const { weight = 0, kind = '', about = [] } = line.beat ?? {};
    if (!weight || (line.by === seat && !HURTS.includes(kind))) return false;
    return mentions(line.text, seat) || about.some((id) => this.#mine.has(id));
  }

  skip(): void {
    if (this.shown) this.#next();
  }

  dismiss(number: number): void {
    this.kept = this.kept.filter((one) => one.number !== number);
  }

  /** Show what somebody has done once more. */
  replay(turn: Turn): void {
    this.#again = turn.told.filter(({ line }) => line.beat).map(({ number }) => number);
    this.#next();
  }

  /** Nobody is looking, or somebody looks again. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    if (!held && !this.shown) this.#next();
  }

  /** Somebody answers: what has not been played yet is past, and can be read in the strip. */
  flush(): void {
    clearTimeout(this.#timer);
    const { waiting, past, old } = this.#place;
    this.#put({ ...this.#place, waiting: [], past: [...past.slice(old), ...waiting], old: 0 });
    this.#again = [];
    this.shown = null;
    this.kept = [];
  }

  /** The strip has been read. */
  read(): void {
    this.#put({ ...this.#place, past: [], old: 0, read: this.lines.length });
  }

  /**
   * What others have done since a seat's last answer, and what it has clicked past. `left` is the first line that the
   * page had not shown before it was opened.
   */
  waited(seat: number | null, answered: number, left: number | null): Turn[] {
    const since = Math.max(this.gone, Math.min(firstSince(this.lines, answered), left ?? Infinity));
    const past = new Set(this.past);
    const from = Math.min(since, ...past);
    return turnsOf(this.lines, from)
      .map(({ by, told }) => ({
        by,
        told: told.filter(({ number }) => past.has(number) || (number >= since && by !== seat)),
      }))
      .filter(({ told }) => told.length);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

function longer(told: Told[]): number {
  const factors = told.map(({ line: { beat } }) => [
    LONGER[beat?.weight ?? 0] ?? 1,
    LONGER_KINDS[beat?.kind ?? ''] ?? 0,
  ]);
  return Math.max(...factors.flat());
}

/** That it is one's own turn, the question says. */
export function isStaged(line: Line | undefined, seat: number | null): boolean {
  return !!line?.beat && !(line.beat.kind === 'turn' && line.by === seat);
}

/** How many lines are the same at the beginning of both. */
function common(before: readonly Line[], now: readonly Line[]): number {
  const most = Math.min(before.length, now.length);
  for (let number = 0; number < most; number += 1)
    if (before[number] !== now[number] && JSON.stringify(before[number]) !== JSON.stringify(now[number])) return number;
  return most;
}

/** How many of the next ones are shown together, because they say the same in other places. */
function alike(lines: readonly Line[], numbers: readonly number[]): number {
  const first = lines[numbers[0] ?? -1];
  if (!first) return 0;
  const other = numbers.findIndex((number) => {
    const line = lines[number];
    return line?.text.id !== first.text.id || (line !== first && !!line?.beat?.faces?.length) || line.by !== first.by;
  });
  return other < 0 ? numbers.length : other;
}

function idsOnMat(scene: Scene | null | undefined, seat: number | null): string[] {
  const mats = (scene?.mats ?? []).filter((mat) => mat.seat === seat);
  return mats.flatMap((mat) => (mat.rows ?? []).flatMap((row) => (row.things ?? []).map((thing) => thing.id ?? '')));
}
