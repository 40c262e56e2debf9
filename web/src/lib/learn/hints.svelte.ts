/** First-time hints: a game may have one for each kind of question, and each is shown once. */
import type { Sight } from '../api/types';
import { read, settings, write } from '../state/settings.svelte';
import type { Words } from '../text/words';

const KEY = 'fivefires.hints';

class Hints {
  #seen = $state<string[]>(read<string[]>(KEY, []));

  /** The text of the hint for the open question, where the game has one that was not read yet. */
  for(game: string, sight: Sight | null, words: Words): string | null {
    const question = sight?.question;
    if (!settings.hints || !question || question.given) return null;
    const id = `hint-${question.text.id}`;
    return words.has(id) && !this.#seen.includes(`${game}/${id}`) ? id : null;
  }

  read(game: string, id: string): void {
    this.#seen = [...this.#seen, `${game}/${id}`];
    write(KEY, this.#seen);
  }
}

export const hints = new Hints();
