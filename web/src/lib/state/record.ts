/** The games that somebody has played to their end in this browser. No server is told of them. */
import type { Mat, Result, SeatInfo, TableInfo } from '../api/types';
import type { Words } from '../text/words';
import { read, write } from './settings.svelte';

export type Outcome = 'won' | 'lost' | 'nobody';
/** Somebody else at the table: a person by name, or a bot by the kind of bot it is. */
export type Other = { name: string; bot: string };
export type Play = {
  table: string;
  game: string;
  title: string;
  /** Of the game's rules. */
  version: number;
  /** In seconds, as the server counts them. */
  ended: number;
  outcome: Outcome;
  /** The game's own word for how it ended. */
  ending: string;
  /** All whom the person has played at the end; some games have none, in some one person plays several. */
  characters: string[];
  others: Other[];
};
export type Tally = { name: string; plays: number; won: number; longest: number };

const KEY = 'fivefires.record';
/** A browser keeps about five million letters for one address; so many plays take less than half of that. */
const MOST = 4_000;
/** What a table says that was made from a file: its game was played elsewhere, perhaps by somebody else. */
const FROM_FILE = ['note-uploaded', 'note-uploaded-link', 'note-uploaded-branch', 'note-unverified'];

/** A game that was played on from a step of another one counts for nothing; it may begin at step 0. */
function isBranch(table: TableInfo): boolean {
  return typeof table.setup.branched === 'number';
}

/** The newest first. */
export function allPlays(): Play[] {
  const found = read<Play[]>(KEY, []);
  return Array.isArray(found) ? found : [];
}

/** A game counts once. Who looks at its end again finds the names as they are by then, and the day as it was. */
export function remember(play: Play): void {
  const plays = allPlays();
  const before = plays.find((one) => one.table === play.table);
  const kept = { ...play, ended: before?.ended ?? play.ended };
  const rest = plays.filter((one) => one.table !== play.table);
  write(KEY, [kept, ...rest].sort((one, other) => other.ended - one.ended).slice(0, MOST));
}

export function forgetPlay(table: string): void {
  write(
    KEY,
    allPlays().filter((play) => play.table !== table),
  );
}

export function forgetAll(): void {
  write(KEY, []);
}

// --- what a table's end says ---------------------------------------------------------------------

/** What is remembered of a finished game; nothing of a lesson or an opened copy, or for whoever only watched. */
export function playOf(
  table: TableInfo,
  result: Result,
  mats: Mat[],
  seat: number | null,
  words: Words,
  names: readonly string[],
): Play | null {
  if (seat === null || table.status !== 'finished' || table.setup.laid || isBranch(table)) return null;
  if (table.note && FROM_FILE.includes(table.note.id)) return null;
  return {
    table: table.id,
    game: table.game,
    title: words.say('game-title'),
    version: table.version,
    ended: table.touched,
    outcome: outcomeOf(result.winners ?? [], seat),
    ending: result.ending,
    characters: mats.filter((mat) => mat.seat === seat).flatMap((mat) => characterOf(mat, words)),
    others: table.seats.filter((other) => other.number !== seat).map((other) => otherOf(other, names)),
  };
}

function outcomeOf(winners: number[], seat: number): Outcome {
  if (winners.includes(seat)) return 'won';
  return winners.length ? 'lost' : 'nobody';
}

/** A mat is called after its character, or after its player with the character below and a portrait beside it. */
function characterOf(mat: Mat, words: Words): string[] {
  if (mat.name.id !== 'seat') return [words.format(mat.name)];
  if (mat.picture && mat.text) return [words.format(mat.text)];
  const cards = (mat.rows ?? []).flatMap((row) => row.things ?? []).filter((thing) => thing.kind === 'character');
  return cards.length === 1 ? cards.map((card) => words.format(card.name)) : [];
}

function otherOf(seat: SeatInfo, names: readonly string[]): Other {
  return seat.kind === 'bot' ? { name: '', bot: seat.bot } : { name: names[seat.number] ?? seat.name, bot: '' };
}

// --- what it comes to ----------------------------------------------------------------------------

/** How many games in succession were won at most, and how many of the last. */
export function streaks(plays: readonly Play[]): { longest: number; last: number } {
  let longest = 0;
  let last = 0;
  for (const play of [...plays].sort((one, other) => one.ended - other.ended)) {
    last = play.outcome === 'won' ? last + 1 : 0;
    longest = Math.max(longest, last);
  }
  return { longest, last };
}

/** The plays under each of their names, the most played first. A name counts once in a play. */
export function tallies(plays: readonly Play[], namesOf: (play: Play) => string[]): Tally[] {
  const found = new Map<string, Play[]>();
  for (const play of plays)
    for (const name of new Set(namesOf(play))) found.set(name, [...(found.get(name) ?? []), play]);
  return [...found]
    .map(([name, under]) => ({
      name,
      plays: under.length,
      won: under.filter((play) => play.outcome === 'won').length,
      longest: streaks(under).longest,
    }))
    .sort((one, other) => other.plays - one.plays || one.name.localeCompare(other.name));
}

// --- the play log --------------------------------------------------------------------------------

/** Without the tables' addresses: they are nobody's business. */
type Logged = Omit<Play, 'table' | 'ended'> & { ended: string };

function logged(plays: readonly Play[]): Logged[] {
  return plays.map((play) => ({
    ended: new Date(play.ended * 1000).toISOString(),
    game: play.game,
    title: play.title,
    version: play.version,
    outcome: play.outcome,
    ending: play.ending,
    characters: play.characters,
    others: play.others,
  }));
}

export function asJson(plays: readonly Play[]): string {
  return JSON.stringify({ format: 'fivefires-plays', version: 1, plays: logged(plays) }, null, 2) + '\n';
}

const COLUMNS = ['ended', 'game', 'title', 'version', 'outcome', 'ending', 'players', 'characters', 'others'];

export function asCsv(plays: readonly Play[]): string {
  const rows = logged(plays).map((play) => [
    play.ended,
    play.game,
    play.title,
    String(play.version),
    play.outcome,
    play.ending,
    String(play.others.length + 1),
    play.characters.join('; '),
    play.others.map((other) => other.name || `bot ${other.bot}`).join('; '),
  ]);
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(',') + '\r\n').join('');
}

/** People choose their names: none may be taken for a formula by a spreadsheet. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
