import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mat, SeatInfo, TableInfo } from '../src/lib/api/types';
import {
  allPlays,
  asCsv,
  asJson,
  forgetAll,
  forgetPlay,
  playOf,
  remember,
  streaks,
  tallies,
  type Outcome,
  type Play,
} from '../src/lib/state/record';
import { Words } from '../src/lib/text/words';
import Record from '../src/routes/Record.svelte';

const words = new Words('en', ['game-title = Some Game\nhunter = The Hunter\nhunter-role = Hunts\ndead = Dead\n']);
const names = ['Ann', 'Bo', 'Bot 3'];

const seat = (number: number, kind: string, bot = ''): SeatInfo =>
  ({ number, kind, bot, name: kind === 'bot' ? '' : (names[number] ?? '') }) as SeatInfo;
const table = (change: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 'a',
    game: 'some',
    version: 3,
    status: 'finished',
    setup: { players: 3 },
    seats: [seat(0, 'human'), seat(1, 'human'), seat(2, 'bot', 'fair')],
    touched: 86_400,
    note: null,
    ...change,
  }) as TableInfo;
const player = (number: number) => ({ id: 'seat', args: { number: number + 1 } });
const mat = (change: Partial<Mat>): Mat => ({ seat: 0, name: player(0), ...change }) as Mat;
const end = (winners: number[]) => ({ ending: 'fled', winners });

const play = (id: string, ended: number, outcome: Outcome = 'won', change: Partial<Play> = {}): Play => ({
  table: id,
  game: 'some',
  title: 'Some Game',
  version: 3,
  ended,
  outcome,
  ending: 'fled',
  characters: [],
  others: [],
  ...change,
});

beforeEach(() => localStorage.clear());

describe('what is remembered of a game', () => {
  it('is who won, who else was there, and when', () => {
    expect(playOf(table(), end([0, 1]), [], 0, words, names)).toEqual({
      ...play('a', 86_400),
      others: [
        { name: 'Bo', bot: '' },
        { name: '', bot: 'fair' },
      ],
    });
    expect(playOf(table(), end([1]), [], 0, words, names)?.outcome).toBe('lost');
    expect(playOf(table(), end([]), [], 0, words, names)?.outcome).toBe('nobody');
  });
  it('is nothing where it was a lesson, a copy from a file, watched only, or not over', () => {
    expect(playOf(table(), end([0]), [], null, words, names)).toBeNull();
    expect(playOf(table({ status: 'playing' }), end([0]), [], 0, words, names)).toBeNull();
    expect(playOf(table({ setup: { players: 3, laid: 'first' } }), end([0]), [], 0, words, names)).toBeNull();
    for (const id of ['note-uploaded', 'note-uploaded-link', 'note-unverified'])
      expect(playOf(table({ note: { id } }), end([0]), [], 0, words, names)).toBeNull();
    expect(playOf(table({ note: { id: 'note-else' } }), end([0]), [], 0, words, names)).not.toBeNull();
  });
  it.each<[string, Partial<Mat>, string[]]>([
    ['a mat that is called after it', { name: { id: 'hunter' }, text: { id: 'hunter-role' } }, ['The Hunter']],
    ['the line below the player', { text: { id: 'hunter' }, picture: 'hunter.svg' }, ['The Hunter']],
    [
      'the card of somebody who is out of the game',
      {
        text: { id: 'dead' },
        rows: [{ id: 'row', name: { id: 'dead' }, things: [{ name: { id: 'hunter' }, kind: 'character' }] }],
      },
      ['The Hunter'],
    ],
    ['nothing, in a game without characters', {}, []],
    ['nothing, of somebody else', { seat: 1, name: { id: 'hunter' } }, []],
  ])('names the character by %s', (_, change, characters) => {
    expect(playOf(table(), end([]), [mat(change)], 0, words, names)?.characters).toEqual(characters);
  });
});

describe('the record', () => {
  it('has a game once, with its first day and its latest names, the newest game first', () => {
    remember(play('a', 100, 'won', { others: [{ name: 'Bo', bot: '' }] }));
    remember(play('b', 200));
    remember(play('a', 300, 'won', { others: [{ name: 'somebody', bot: '' }] }));
    expect(allPlays().map((one) => [one.table, one.ended])).toEqual([
      ['b', 200],
      ['a', 100],
    ]);
    expect(allPlays()[1]?.others[0]?.name).toBe('somebody');
  });
  it('forgets one game, or all', () => {
    for (const id of ['a', 'b', 'c']) remember(play(id, 1));
    forgetPlay('b');
    expect(allPlays().map((one) => one.table)).toEqual(['c', 'a']);
    forgetAll();
    expect(allPlays()).toEqual([]);
  });
  it('is empty where something else was kept in its place', () => {
    localStorage.setItem('fivefires.record', '{"not": "plays"}');
    expect(allPlays()).toEqual([]);
  });
});

describe('streaks', () => {
  it('go by the day, not by the order in which games were remembered', () => {
    const plays = [play('d', 4), play('a', 1), play('c', 3, 'lost'), play('b', 2)];
    expect(streaks(plays)).toEqual({ longest: 2, last: 1 });
  });
  it('end with a game that nobody won', () => {
    expect(streaks([play('a', 1), play('b', 2, 'nobody')])).toEqual({ longest: 1, last: 0 });
    expect(streaks([])).toEqual({ longest: 0, last: 0 });
  });
  it('are counted under each name, and a name once in a game', () => {
    const plays = [
      play('a', 1, 'won', { characters: ['Fox'] }),
      play('b', 2, 'lost', { characters: ['Owl'] }),
      play('c', 3, 'won', { characters: ['Fox', 'Fox'] }),
    ];
    expect(tallies(plays, (one) => one.characters)).toEqual([
      { name: 'Fox', plays: 2, won: 2, longest: 2 },
      { name: 'Owl', plays: 1, won: 0, longest: 0 },
    ]);
  });
});

describe('the play log', () => {
  const hostile = play('secret-table', 86_400, 'lost', {
    characters: ['A "Q" B', 'C'],
    others: [
      { name: '=HYPERLINK("x")', bot: '' },
      { name: '', bot: 'fair' },
    ],
  });

  it('is JSON without the addresses of tables', () => {
    const text = asJson([hostile]);
    expect(text).not.toContain('secret-table');
    expect(JSON.parse(text)).toMatchObject({
      format: 'fivefires-plays',
      version: 1,
      plays: [{ ended: '1970-01-02T00:00:00.000Z', title: 'Some Game', outcome: 'lost', others: hostile.others }],
    });
  });
  it('is CSV that no spreadsheet takes for a formula', () => {
    expect(asCsv([hostile])).toBe(
      'ended,game,title,version,outcome,ending,players,characters,others\r\n' +
        '1970-01-02T00:00:00.000Z,some,Some Game,3,lost,fled,3,"A ""Q"" B; C","\'=HYPERLINK(""x""); bot fair"\r\n',
    );
  });
});

describe('the page of the record', () => {
  it('says that nothing was played yet', () => {
    render(Record);
    expect(screen.getByText(/Nothing yet/)).toBeTruthy();
    expect(screen.queryByText('Save as CSV')).toBeNull();
  });
  it('counts, and forgets what it is told to', async () => {
    remember(play('a', 1, 'won', { characters: ['Fox'], others: [{ name: '', bot: 'fair' }] }));
    remember(play('b', 2, 'lost'));
    render(Record);
    const row = (name: string) =>
      [...screen.getByRole('row', { name: new RegExp(`^${name}`) }).children].map((one) => one.textContent);
    expect(row('Some Game')).toEqual(['Some Game', '2', '1', '1']);
    expect(row('Fox')).toEqual(['Fox (Some Game)', '1', '1', '1']);
    expect(row('Bot')).toEqual(['Bot (Fair: knows the game)', '1', '1', '1']);
    await fireEvent.click(screen.getAllByLabelText('Take this play off the record')[0] as Element);
    expect(allPlays().map((one) => one.table)).toEqual(['a']);
    await fireEvent.click(screen.getByText('Erase the record'));
    expect(allPlays()).toHaveLength(1);
    await fireEvent.click(screen.getByText('Erase it for good'));
    expect(allPlays()).toEqual([]);
    expect(screen.getByText(/Nothing yet/)).toBeTruthy();
  });
});
