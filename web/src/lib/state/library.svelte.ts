/** Games: what the server has, their texts, their look. */
import { api, Refused } from '../api/client';
import type { GameInfo, Message, RuleInfo, ServerInfo, Thing } from '../api/types';
import { Words } from '../text/words';

/** `theme.json` of a game's art: everything about its look that is not a drawing. */
export type Look = {
  /** The colour of its fire on the shelf. */
  fire?: string;
  /** The drawing on its box. */
  box?: string;
  /** A style sheet with the game's colours and display face. */
  css?: string;
  /** How long a game takes, in minutes. */
  minutes?: [number, number];
  /** Icons by the id of a thing, a message, a kind, or the name a scene uses. */
  icons?: Record<string, string>;
  /** Colours by meaning, in the same way; the style sheet has `--tone-<name>` for each. */
  tones?: Record<string, string>;
  /** Own drawings by the id of a board or thing. */
  art?: Record<string, string>;
  /** What the form for a new game chooses, where that is not the first value of an option. */
  defaults?: Record<string, string | number>;
  /** How to play, on one page. */
  howto?: HowToPart[];
};

/** One part of how to play: a text with a title, spaces of the board to be shown, lines with their icons. */
export type HowToPart = {
  text: string;
  spaces?: string[];
  acts?: { text: string; icon: string }[];
  signs?: { text: string; icon: string }[];
};

export class GameLook {
  constructor(
    readonly game: GameInfo,
    readonly look: Look,
    readonly words: Words,
  ) {}

  file(name: string): string {
    return `/api/games/${this.game.id}/art/${name}?v=${this.game.art?.[name] ?? ''}`;
  }

  /** The icon for the first of these names that has one. */
  icon(...names: (string | null | undefined)[]): string {
    return this.#first(this.look.icons, names);
  }

  tone(...names: (string | null | undefined)[]): string {
    return this.#first(this.look.tones, names);
  }

  art(...names: (string | null | undefined)[]): string {
    const name = this.#first(this.look.art, names) || names.find((one) => one && this.game.art?.[one]) || '';
    return name ? this.file(name) : '';
  }

  iconOf(thing: Thing): string {
    return this.icon(face(thing.id), thing.name.id, thing.icon, thing.kind) || (thing.face_down ? '' : 'card-pickup');
  }

  toneOf(thing: Thing): string {
    return this.tone(face(thing.id), thing.icon, thing.name.id, thing.kind);
  }

  #first(from: Record<string, string> | undefined, names: (string | null | undefined)[]): string {
    if (!from) return '';
    for (const name of names) if (name && from[name]) return from[name];
    return '';
  }
}

/** What is printed on a piece: copies differ only behind the `#`. */
export function face(id: string | undefined): string {
  return id?.split('#')[0] ?? '';
}

/** The rungs of the ladder under their own names; a person chooses among the strengths instead. */
const RUNGS = ['random', 'greedy', 'scripted', 'search'];

/** The bots that a person can choose from: easy, fair and strong, and what somebody has installed. */
export function botsToChoose(game: GameInfo): string[] {
  const bots = game.bots ?? [];
  return bots.includes('fair') ? bots.filter((one) => !RUNGS.includes(one)) : bots;
}

/** The bot that takes a seat where nobody has named one. */
export function usualBot(game: GameInfo, server: ServerInfo | null): string {
  const bots = game.bots ?? [];
  return server && bots.includes(server.stand_in) ? server.stand_in : (bots.at(-1) ?? '');
}

class Library {
  /** The language that everything is read in. */
  readonly locale = 'en';
  games = $state<GameInfo[] | null>(null);
  server = $state<ServerInfo | null>(null);
  /** The page's own words, for where no game is open. */
  words = $state(new Words(this.locale, []));
  #common: Promise<void> | null = null;
  #looks = new Map<string, Promise<GameLook>>();
  #rules = new Map<string, Promise<RuleInfo[]>>();

  async load(): Promise<GameInfo[]> {
    if (this.games) return this.games;
    const [all, server] = await Promise.all([api.games(), api.server()]);
    const games = [...new Map(all.map((game) => [game.id, game])).values()];
    this.server = server;
    this.games = games;
    const hash = server.texts[this.locale];
    if (hash)
      this.#common = api
        .commonTexts(this.locale, hash)
        .then((text) => void (this.words = new Words(this.locale, [text])))
        .catch(() => undefined);
    return games;
  }

  /** Why something was refused where no game is open. The server's words may have to be fetched first. */
  async explain(reason: Message): Promise<string> {
    if (!this.words.has(reason.id)) await this.load().catch(() => null);
    await this.#common;
    return this.words.format(reason);
  }

  /** What went wrong, in words: the server's reason, which a game may have words of its own for, or that nobody answers. */
  async why(error: unknown, words?: Words): Promise<string> {
    const reason = error instanceof Refused ? error.refusal?.reason : null;
    if (!reason) return this.words.say('page-offline');
    return words?.has(reason.id) ? words.format(reason) : this.explain(reason);
  }

  look(id: string): Promise<GameLook> {
    const made = this.#looks.get(id) ?? this.#make(id);
    this.#looks.set(id, made);
    made.catch(() => this.#looks.delete(id));
    return made;
  }

  rules(id: string): Promise<RuleInfo[]> {
    const made = this.#rules.get(id) ?? api.rules(id);
    this.#rules.set(id, made);
    made.catch(() => this.#rules.delete(id));
    return made;
  }

  async #make(id: string): Promise<GameLook> {
    const game = (await this.load()).find((one) => one.id === id);
    if (!game) throw new Error(`no game ${id}`);
    const [text, look] = await Promise.all([
      api.texts(id, this.locale, game.texts?.[this.locale] ?? ''),
      game.art?.['theme.json']
        ? fetch(`/api/games/${id}/art/theme.json?v=${game.art['theme.json']}`).then(
            (one) => one.json() as Promise<Look>,
          )
        : Promise.resolve<Look>({}),
    ]);
    return new GameLook(game, look, new Words(this.locale, [text]));
  }
}

export const library = new Library();

/** Put a game's style sheet on the page, and take the last one off. */
export function dress(look: GameLook | null): void {
  document.querySelectorAll('link[data-game]').forEach((link) => link.remove());
  if (look) document.documentElement.dataset['game'] = look.game.id;
  else delete document.documentElement.dataset['game'];
  if (!look?.look.css) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = look.file(look.look.css);
  link.dataset['game'] = look.game.id;
  document.head.append(link);
}
