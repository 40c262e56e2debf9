/** What the parts of a table share: what is seen, in which words and look, and what is being picked. */
import { getContext, setContext } from 'svelte';
import type { Message, Offer, Sight, Space, TableInfo, Thing } from '../api/types';
import type { GameLook } from '../state/library.svelte';
import { settings } from '../state/settings.svelte';
import type { Words } from '../text/words';

export type Peeked = { thing: Thing } | { space: Space };
/** Something shown large beside where it lies, for as long as it is pointed at. */
export type Lens = { thing: Thing; left: number; top: number; right: number };

export class TableView {
  sight = $state.raw<Sight | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** False in replays and for whoever only watches. */
  playable = $state(true);
  /** An answer is on its way. */
  busy = $state(false);
  /** The key of the option that a next tap would take. */
  selected = $state<string | null>(null);
  /** A thing with several options, which the list shows alone. */
  focus = $state<string | null>(null);
  /** What is shown large. */
  peeked = $state.raw<Peeked | null>(null);
  lens = $state.raw<Lens | null>(null);
  hovered = $state<string | null>(null);
  rule = $state<string | null>(null);
  /** The talk was asked for. */
  talking = $state(false);
  answer: (key: string) => void = () => {};

  names = $derived.by(() => {
    const seats = this.table?.seats ?? [];
    return seats.map(
      (seat) =>
        seat.name || this.look.words.say(seat.kind === 'bot' ? 'page-bot' : 'page-player', { number: seat.number + 1 }),
    );
  });
  words: Words = $derived.by(() => this.look.words.named(this.names));
  offers = $derived<Offer[]>(
    (this.playable && this.sight?.question && !this.sight.question.given && this.sight.question.offers) || [],
  );
  about = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.offers)
      for (const id of offer.about ?? []) found.set(id, [...(found.get(id) ?? []), offer]);
    return found;
  });
  listed = $derived(this.focus ? (this.about.get(this.focus) ?? this.offers) : this.offers);
  chosen = $derived(this.offers.find((offer) => offer.key === this.selected) ?? null);
  /** Things that the selected or hovered option is about. */
  lit = $derived(new Set(this.offers.find((offer) => offer.key === (this.hovered ?? this.selected))?.about ?? []));

  constructor(readonly look: GameLook) {}

  say = (id: string, args: Parameters<Words['say']>[1] = {}): string => this.words.say(id, args);
  text = (message: Message | null | undefined): string => this.words.format(message);

  can(id: string | undefined): boolean {
    return !!id && this.about.has(id);
  }

  /** A tap on an option: the first selects, the second takes it. */
  tap(key: string): void {
    if (this.selected === key || settings.quick) this.commit(key);
    else this.selected = key;
  }

  /** A tap on a thing: its only option, or the list of those that it has. */
  tapThing(id: string | undefined): boolean {
    const offers = id ? this.about.get(id) : undefined;
    if (!id || !offers?.length) return false;
    if (offers.length === 1 && offers[0]) this.tap(offers[0].key);
    else {
      this.focus = this.focus === id ? null : id;
      this.selected = null;
    }
    return true;
  }

  commit(key: string): void {
    if (this.busy) return;
    this.answer(key);
  }

  #pointing: ReturnType<typeof setTimeout> | undefined;

  /** Whoever rests on a thing, by pointer or by keyboard, sees it large. */
  point(thing: Thing, at: Element, delay = 320): void {
    clearTimeout(this.#pointing);
    if (thing.face_down) return;
    this.#pointing = setTimeout(() => {
      if (!at.isConnected) return;
      const { left, top, right } = at.getBoundingClientRect();
      this.lens = { thing, left, top, right };
    }, delay);
  }

  unpoint(): void {
    clearTimeout(this.#pointing);
    this.lens = null;
  }

  /** After every change: nothing is picked any longer. */
  rest(): void {
    this.unpoint();
    this.selected = null;
    this.focus = null;
    this.hovered = null;
  }
}

const CONTEXT = Symbol('table view');

export function provideView(view: TableView): void {
  setContext(CONTEXT, view);
}

export function useView(): TableView {
  return getContext<TableView>(CONTEXT);
}
