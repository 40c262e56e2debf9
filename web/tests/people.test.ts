import { describe, expect, it } from 'vitest';
import type { ChatLine, GameInfo, Line, Note, SeatInfo, TableInfo } from '../src/lib/api/types';
import { GameLook } from '../src/lib/state/library.svelte';
import { withNotes } from '../src/lib/table/lines';
import { TableView } from '../src/lib/state/view.svelte';
import { Words } from '../src/lib/text/words';

const line = (at: number): Line => ({ at, text: { id: `at-${at}` }, rule: '', to: -1 });
const note = (number: number, after: number, name = 'Cy'): Note => ({
  number,
  what: 'sat-down',
  seat: 1,
  name,
  step: after,
  after,
  at: 0,
});
const seat = (number: number, kind: SeatInfo['kind'], name: string, person: string) =>
  ({ number, kind, name, person }) as SeatInfo;

function at(seats: SeatInfo[], forgotten: string[] = []): TableView {
  const view = new TableView(new GameLook({ id: 'g', ready: true } as GameInfo, {}, new Words('en', [])));
  view.table = { seats, forgotten } as unknown as TableInfo;
  return view;
}

describe('notes about seats', () => {
  it('stand in the log where they were written', () => {
    const found = withNotes([line(0), line(2), line(2), line(5)], [note(1, 2), note(2, 2), note(3, 9)]);
    expect(found.map((one) => ('note' in one ? `note ${one.note.number}` : 'line' in one ? one.number : ''))).toEqual([
      0,
      1,
      2,
      'note 1',
      'note 2',
      3,
      'note 3',
    ]);
  });
  it('stand beside what was answered for this seat', () => {
    const stood = { question: 'ask-vote', label: { id: 'option-no' }, step: 4, after: 2 };
    const found = withNotes([line(0), line(2), line(5)], [note(1, 3)], [stood]);
    expect(found.map((one) => Object.keys(one)[0])).toEqual(['line', 'line', 'stood', 'note', 'line']);
  });
  it('name whoever it was, or somebody', () => {
    const view = at([]);
    expect(view.noteText(note(1, 0))).toBe('Seat 2: Cy sits down here.');
    expect(view.noteText(note(1, 0, ''))).toBe('Seat 2: somebody sits down here.');
  });
});

describe('people', () => {
  const said = (of: number | null, person: string) => ({ number: 1, seat: of, text: '', at: 0, person }) as ChatLine;
  it('are not taken for those who sat there before', () => {
    const view = at([seat(0, 'human', 'Ann', 'a'), seat(1, 'human', 'Cy', 'c')]);
    expect(view.speaker(said(1, 'c'))).toBe('Cy');
    expect(view.speaker(said(1, 'b'))).toBe('Somebody who has left');
    expect(view.speaker(said(null, ''))).toBe('Somebody who watches');
  });
  it('who want to be forgotten are somebody', () => {
    const view = at([seat(0, 'human', '', 'a'), seat(1, 'human', '', 'b'), seat(2, 'bot', '', '')], ['b']);
    expect(view.names).toEqual(['Player 1', 'somebody', 'Bot 3']);
  });
});
