/**
 * Addresses of the page. A fragment may carry a secret: it is read once and taken out of the address. An invitation is
 * kept beside the address, so that it survives a reload; a seat's own secret is kept by `keys`.
 */
export type Route =
  | { page: 'shelf' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'chain'; table: string }
  | { page: 'deal'; code: string }
  | { page: 'record' }
  | { page: 'open' }
  | { page: 'about' }
  | { page: 'gallery' }
  | { page: 'missing' };

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'shelf' };
  if (parts[0] === 'g' && parts[1] && parts.length === 2) return { page: 'new', game: parts[1] };
  if (parts[0] === 'deal' && parts.length <= 2) return { page: 'deal', code: parts[1] ?? '' };
  if (parts[0] === 'open' && parts.length === 1) return { page: 'open' };
  if (parts[0] === 'record' && parts.length === 1) return { page: 'record' };
  if (parts[0] === 'about' && parts.length === 1) return { page: 'about' };
  if (import.meta.env.DEV && parts[0] === 'gallery') return { page: 'gallery' };
  if (parts[0] === 't' && parts[1]) {
    if (parts.length === 2) return { page: 'table', table: parts[1] };
    if (parts[2] === 'chain' && parts.length === 3) return { page: 'chain', table: parts[1] };
    if (parts[2] === 'replay' && parts.length <= 4) {
      const step = Number(parts[3]);
      return { page: 'replay', table: parts[1], step: parts[3] && Number.isInteger(step) ? step : null };
    }
  }
  return { page: 'missing' };
}

/** `i` an invitation, `s` a seat's secret, `w` the right to watch. */
export type Fragment = { i?: string; s?: string; w?: string };

export function fragment(hash: string): Fragment {
  const found: Fragment = {};
  for (const part of hash.replace(/^#/, '').split('&')) {
    const [key, value] = part.split('=');
    if (value && (key === 'i' || key === 's' || key === 'w')) found[key] = value;
  }
  return found;
}

class Router {
  route = $state<Route>({ page: 'shelf' });
  fragment: Fragment = {};

  start(): void {
    addEventListener('popstate', () => this.#read());
    this.#read();
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    const given = fragment(location.hash);
    if (location.hash) history.replaceState({ invite: given.i }, '', location.pathname);
    const kept = history.state as { invite?: string } | null;
    this.fragment = kept?.invite ? { i: kept.invite, ...given } : given;
    this.route = parse(location.pathname);
  }
}

export const router = new Router();

/** For links: stay in the page unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.getAttribute('href') ?? '/');
}
