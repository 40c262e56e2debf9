import { describe, expect, it, vi } from 'vitest';
import type { GameInfo, Offer, Sight } from '../src/lib/api/types';
import { GameLook } from '../src/lib/state/library.svelte';
import { settings } from '../src/lib/state/settings.svelte';
import { TableView } from '../src/lib/state/view.svelte';
import { Words } from '../src/lib/text/words';

const offer = (key: string, ...about: string[]): Offer => ({ key, label: { id: key }, about });
function seated(...offers: Offer[]): TableView {
  const view = new TableView(new GameLook({ id: 'g', ready: true } as GameInfo, {}, new Words('en', [])));
  view.sight = { seat: 0, step: 1, scene: {}, log: [], question: { text: { id: 'q' }, rule: '', offers } } as Sight;
  view.answer = vi.fn();
  return view;
}

describe('picking', () => {
  it('selects first and answers with the second tap', () => {
    const view = seated(offer('a'), offer('b'));
    view.tap('a');
    expect(view.selected).toBe('a');
    expect(view.answer).not.toHaveBeenCalled();
    view.tap('b');
    expect(view.answer).not.toHaveBeenCalled();
    view.tap('b');
    expect(view.answer).toHaveBeenCalledExactlyOnceWith('b');
  });
  it('answers at once where that is wished', () => {
    settings.quick = true;
    const view = seated(offer('a'));
    view.tap('a');
    settings.quick = false;
    expect(view.answer).toHaveBeenCalledWith('a');
  });
  it('takes a tap on a thing for a tap on its only option', () => {
    const view = seated(offer('to:mill', 'mill'), offer('stay'));
    expect(view.tapThing('mill')).toBe(true);
    expect(view.selected).toBe('to:mill');
    expect(view.tapThing('elsewhere')).toBe(false);
  });
  it('lists the options of a thing that has several', () => {
    const view = seated(offer('to:mill', 'mill'), offer('search:mill', 'mill'), offer('stay'));
    view.tapThing('mill');
    expect(view.listed.map((one) => one.key)).toEqual(['to:mill', 'search:mill']);
    view.tapThing('mill');
    expect(view.listed).toHaveLength(3);
  });
  it('shows what is picked, whatever was looked at alone before', () => {
    const view = seated(offer('to:mill', 'mill'), offer('search:mill', 'mill'), offer('to:barn', 'barn'));
    view.tapThing('mill');
    view.tapThing('barn');
    expect(view.selected).toBe('to:barn');
    expect(view.listed.map((one) => one.key)).toContain('to:barn');
  });
  it('goes on looking at one thing alone where another one has the same option', () => {
    const view = seated(offer('to:mill', 'mill', 'road'), offer('search:mill', 'mill'), offer('stay'));
    view.tapThing('mill');
    view.tapThing('road');
    expect(view.selected).toBe('to:mill');
    expect(view.focus).toBe('mill');
  });
  it('offers nothing to whoever watches or has answered', () => {
    const view = seated(offer('a'));
    view.playable = false;
    expect(view.offers).toEqual([]);
    view.playable = true;
    if (view.sight?.question) view.sight = { ...view.sight, question: { ...view.sight.question, given: 'a' } };
    expect(view.offers).toEqual([]);
  });
});
