/** What the parts of a table share: what is seen, in which words and look, and what is being picked. */
import { getContext, setContext } from 'svelte';
import type {
  ChatLine,
  Edge,
  Message,
  Note,
  Offer,
  Pile,
  SeatInfo,
  Sight,
  Space,
  TableInfo,
  Thing,
  Track,
} from '../api/types';
import type { GameLook } from './library.svelte';
import { settings } from './settings.svelte';
import { Places } from '../scene/places';
import type { Words } from '../text/words';

/** A place, way, pile or track, which says what it is for. */
export type Speaking = { space: Space } | { edge: Edge } | { pile: Pile } | { track: Track };
export type Peeked = { thing: Thing } | Speaking;
/** Something shown large beside where it lies, for as long as it is pointed at. */
export type Lens = { shown: Peeked; left: number; top: number; right: number; end: number };

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
  /** The id of what is pointed at. */
  pointed = $state('');
  /** The ids of what a coach speaks of. */
  spoken = $state.raw<readonly string[]>([]);
  /** On a map of squares, where somebody walks by keyboard. */
  walking = $state<string | null>(null);
  /** An answer that costs something for good, and was asked for once. */
  warned = $state<string | null>(null);
  rule = $state<string | null>(null);
  /** Seats that are played at this screen: nobody of them is away. */
  here = $state.raw<number[]>([]);
  /** The talk was asked for. */
  talking = $state(false);
  answer: (key: string) => void = () => {};
  /** Where things are drawn, and were before the last change. */
  readonly places = new Places();

  names = $derived.by(() => {
    const seats = this.table?.seats ?? [];
    return seats.map((seat) => seat.name || this.look.words.say(this.#unnamed(seat), { number: seat.number + 1 }));
  });
  #unnamed(seat: SeatInfo): string {
    if (this.table?.forgotten?.includes(seat.person) && seat.person) return 'page-somebody';
    return seat.kind === 'bot' ? 'page-bot' : 'page-player';
  }
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

  /** What each thing of the scene is called, by its id. */
  #called = $derived.by(() => {
    const { mats = [], boards = [], rows = [] } = this.sight?.scene ?? {};
    const spaces = boards.flatMap((board) => board.spaces);
    const things = [...rows, ...mats.flatMap((mat) => mat.rows ?? []), ...spaces].flatMap((one) => one.things ?? []);
    return new Map<string, Message>([...spaces, ...things, ...mats].map((one) => [one.id ?? '', one.name]));
  });

  constructor(readonly look: GameLook) {}

  nameOf(id: string): string {
    return this.text(this.#called.get(id));
  }

  say = (id: string, args: Parameters<Words['say']>[1] = {}): string => this.words.say(id, args);
  text = (message: Message | null | undefined): string => this.words.format(message);

  /** Who has said something. Whoever sits there now need not be the one who did then. */
  speaker(line: ChatLine): string {
    if (line.seat === null) return this.say('page-watcher');
    const there = this.table?.seats[line.seat]?.person === line.person;
    return there ? (this.names[line.seat] ?? '') : this.say('page-gone-person');
  }

  /** What the log says about a seat. */
  noteText(note: Note): string {
    return this.say(`page-note-${note.what}`, { seat: note.seat + 1, name: note.name || this.say('page-somebody') });
  }

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
    if (offers.length === 1 && offers[0]) {
      this.uncover(offers[0]);
      this.tap(offers[0].key);
    } else {
      this.focus = this.focus === id ? null : id;
      this.selected = null;
    }
    return true;
  }

  /** What is picked on the table stands in the list, whatever was looked at alone there before. */
  uncover(offer: Offer | undefined): void {
    if (offer && !this.listed.includes(offer)) this.focus = null;
  }

  /** Take an answer. One that costs something for good is asked for once more, unless that is switched off. */
  commit(key: string): void {
    if (this.busy) return;
    const hurts = this.offers.find((offer) => offer.key === key)?.hurts;
    if (hurts && settings.warn && this.warned !== key) {
      this.selected = key;
      this.warned = key;
      return;
    }
    this.warned = null;
    this.answer(key);
  }

  #pointing: ReturnType<typeof setTimeout> | undefined;

  /** Whoever rests on a thing, by pointer or by keyboard, sees it large. */
  point(shown: Peeked, at: Element, delay = 320): void {
    clearTimeout(this.#pointing);
    this.pointed = idOf(shown);
    if ('thing' in shown && shown.thing.face_down) return;
    this.#pointing = setTimeout(() => {
      if (!at.isConnected) return;
      const { left, top, right } = at.getBoundingClientRect();
      const end = at.closest('svg[data-board]')?.getBoundingClientRect().right ?? innerWidth;
      this.lens = { shown, left, top, right, end };
    }, delay);
  }

  unpoint(): void {
    clearTimeout(this.#pointing);
    this.pointed = '';
    this.lens = null;
  }

  /** After every change: nothing is picked any longer. */
  rest(): void {
    this.unpoint();
    this.selected = null;
    this.warned = null;
    this.focus = null;
    this.hovered = null;
  }
}

function idOf(shown: Peeked): string {
  if ('edge' in shown) return shown.edge.id ?? '';
  return ('thing' in shown ? shown.thing.id : Object.values(shown)[0]?.id) ?? '';
}

const CONTEXT = Symbol('table view');

export function provideView(view: TableView): void {
  setContext(CONTEXT, view);
}

export function useView(): TableView {
  return getContext<TableView>(CONTEXT);
}
