/** Messages become sentences here, from the same Fluent catalogues that the terminal formats. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Message } from '../api/types';
import own from '../../text/en.ftl?raw';
import { plain, wrapRef, wrapSeat } from './rich';

type Value = string | number;

export class Words {
  #bundle: FluentBundle;
  readonly names: readonly string[];

  constructor(locale: string, sources: string[] | FluentBundle, names: readonly string[] = []) {
    this.names = names;
    if (sources instanceof FluentBundle) {
      this.#bundle = sources;
      return;
    }
    this.#bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of [own, ...sources]) this.#bundle.addResource(new FluentResource(source));
  }

  /** The same catalogue with other people at the table. */
  named(names: readonly string[]): Words {
    return new Words(this.#bundle.locales[0] ?? 'en', this.#bundle, names);
  }

  has(id: string): boolean {
    const [name = '', attribute] = id.split('.');
    const found = this.#bundle.getMessage(name);
    return found !== undefined && (attribute ? attribute in found.attributes : found.value !== null);
  }

  /** A sentence of the page's own, or of a game's, by its id. */
  say(id: string, args: Record<string, Value | Message> = {}): string {
    return plain(this.rich({ id, args: args as Message['args'] }));
  }

  format(message: Message | null | undefined): string {
    return message ? plain(this.rich(message)) : '';
  }

  /** Names in a row, as they are said. */
  list(names: string[]): string {
    return new Intl.ListFormat(this.#bundle.locales[0] ?? 'en').format(names);
  }

  /** The sentence with marks where names of seats and things stand; see `rich.ts`. */
  rich(message: Message): string {
    const number = message.args?.['number'];
    if (message.id === 'seat' && typeof number === 'number' && this.names[number - 1] !== undefined) {
      return wrapSeat(number - 1, this.names[number - 1] ?? '');
    }
    const [name = '', attribute] = message.id.split('.');
    const found = this.#bundle.getMessage(name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return `[${message.id}]`;
    return this.#bundle.formatPattern(pattern, this.#resolve(message.args ?? {}), []);
  }

  #resolve(args: NonNullable<Message['args']>): Record<string, Value> {
    const resolved: Record<string, Value> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value !== 'object') {
        resolved[key] = value;
        continue;
      }
      const text = this.rich(value);
      resolved[key] = value.id === 'seat' ? text : wrapRef(value.id, text);
      const attributes = value.id.includes('.') ? {} : (this.#bundle.getMessage(value.id)?.attributes ?? {});
      for (const attribute of Object.keys(attributes)) {
        resolved[`${key}-${attribute}`] = this.rich({ id: `${value.id}.${attribute}`, args: value.args });
      }
    }
    return resolved;
  }
}
