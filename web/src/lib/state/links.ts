/**
 * Links to a table that are given to others. Each says in the open which game it is and what it is for, because a
 * messenger shows a preview of it; the secret stands behind the `#`, which messengers and browsers keep to themselves.
 */
import { library } from './library.svelte';

type Named = { id: string; game: string };
const SECRETS = { join: 'i', watch: 'w', seat: 's' } as const;

export function linkTo(kind: keyof typeof SECRETS, table: Named, secret: string): string {
  return `${base()}/t/${table.id}${told(kind, table.game)}#${SECRETS[kind]}=${secret}`;
}

/** One step of a game. Whoever has no right to watch can still open it with their own seat. */
export function linkToStep(table: Named, step: number, watch?: string | null): string {
  return `${base()}/t/${table.id}/replay/${step}${told('replay', table.game)}${watch ? `#w=${watch}` : ''}`;
}

/** A deal that others play, too. Its code opens nothing but a play of one's own. */
export function linkToDeal(code: string, game: string): string {
  return `${base()}/deal/${code}${told('game', game)}`;
}

/** What is said in the open, to be put behind a path. */
export function told(kind: string, game: string): string {
  return `?${kind}=${encodeURIComponent(game)}`;
}

function base(): string {
  return library.server?.public_url || location.origin;
}
