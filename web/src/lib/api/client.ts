/** The server's interface over HTTP. Secrets travel in a header and never in an address. */
import type {
  Advice,
  Branch,
  Called,
  Chain,
  Changed,
  Created,
  DealComparison,
  DealMade,
  DealPlays,
  Envelope,
  GameInfo,
  Hook,
  Listing,
  MyHook,
  MyTable,
  NewTable,
  NextSeat,
  OpenTable,
  Refusal,
  RuleInfo,
  SeatChange,
  Seated,
  Series,
  ServerInfo,
  SharedDeal,
  StepInfo,
  Subscription,
  TableInfo,
} from './types';

/** The server said no, and why; or it could not be reached at all. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly refusal: Refusal | null,
  ) {
    super(code);
  }
}

type Asking = { secret?: string; body?: unknown; method?: string; raw?: BodyInit };

async function request(path: string, { secret, body, method, raw }: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers['authorization'] = `Bearer ${secret}`;
  if (body !== undefined || raw !== undefined) headers['content-type'] = 'application/json';
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  let response: Response;
  try {
    response = await fetch(path, { method: method ?? (sent === undefined ? 'GET' : 'POST'), headers, body: sent });
  } catch {
    throw new Refused('offline', null);
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  throw new Refused(refusal?.code ?? `http-${response.status}`, refusal);
}

/** What is refused now and may be done a moment later: nothing of it is anybody's fault. */
const PASSING = ['offline', 'busy', 'closing', 'storage', 'unsure', 'limit'];
const WAITS = [300, 900, 2_000, 4_000];

export function passes(error: unknown): boolean {
  return error instanceof Refused && (PASSING.includes(error.code) || error.code.startsWith('http-5'));
}

/** Ask again while a refusal is one that passes. Only for what may be asked twice. */
export async function patiently<T>(work: () => Promise<T>, waits: number[] = WAITS): Promise<T> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (!passes(error)) throw error;
      await new Promise((over) => setTimeout(over, wait));
    }
  }
  return work();
}

async function json<T>(path: string, asking: Asking = {}): Promise<T> {
  return (await (await request(path, asking)).json()) as T;
}

export const api = {
  games: () => json<GameInfo[]>('/api/games'),
  server: () => json<ServerInfo>('/api/server'),
  rules: (game: string) => json<RuleInfo[]>(`/api/games/${game}/rules`),
  texts: async (game: string, locale: string, hash: string) =>
    (await request(`/api/games/${game}/texts/${locale}?v=${hash}`)).text(),
  commonTexts: async (locale: string, hash: string) => (await request(`/api/texts/${locale}?v=${hash}`)).text(),
  create: (table: NewTable) => json<Created>('/api/tables', { body: table }),
  learn: (game: string, lesson: string, name: string) =>
    json<Created>(`/api/games/${game}/lessons/${lesson}`, { body: { name } }),
  info: (table: string, secret: string) => json<TableInfo>(`/api/tables/${table}`, { secret }),
  join: (table: string, invite: string, name: string, secret: string, seat?: number) =>
    json<Seated>(`/api/tables/${table}/join`, { secret: invite, body: { name, secret, seat: seat ?? null } }),
  open: () => json<OpenTable[]>('/api/open'),
  sit: (table: string, name: string, secret: string) =>
    json<Seated>(`/api/tables/${table}/sit`, { body: { name, secret } }),
  list: (table: string, secret: string, listing: Listing | null) =>
    request(`/api/tables/${table}/listing`, listing ? { secret, body: listing } : { secret, method: 'DELETE' }),
  changeSeat: (table: string, secret: string, seat: number, change: SeatChange) =>
    json<Changed>(`/api/tables/${table}/seats/${seat}`, { secret, body: change }),
  consent: (table: string, secret: string, number: number, agree: boolean) =>
    json<TableInfo>(`/api/tables/${table}/consent`, { secret, body: { number, agree } }),
  links: (table: string, secret: string, renewed: { invite?: boolean; watch?: boolean }) =>
    json<TableInfo>(`/api/tables/${table}/links`, { secret, body: renewed }),
  forgetMe: (table: string, secret: string) => request(`/api/tables/${table}/me`, { secret, method: 'DELETE' }),
  start: (table: string, secret: string) => json<TableInfo>(`/api/tables/${table}/start`, { secret, method: 'POST' }),
  close: (table: string, secret: string) => json<TableInfo>(`/api/tables/${table}/close`, { secret, method: 'POST' }),
  resume: (table: string, secret: string) => json<TableInfo>(`/api/tables/${table}/resume`, { secret, method: 'POST' }),
  forget: (table: string, secret: string) => request(`/api/tables/${table}`, { secret, method: 'DELETE' }),
  rematch: (table: string, secret: string) => json<Created>(`/api/tables/${table}/rematch`, { secret, method: 'POST' }),
  playOn: (table: string, secret: string, seats: NextSeat[] | null) =>
    json<Created>(`/api/tables/${table}/on`, { secret, body: { seats } }),
  branch: (table: string, secret: string, wish: Branch) =>
    json<Created>(`/api/tables/${table}/branch`, { secret, body: wish }),
  shareDeal: (table: string, secret: string) => json<DealMade>(`/api/tables/${table}/deal`, { secret, method: 'POST' }),
  deal: (code: string) => json<SharedDeal>(`/api/deals/${encodeURIComponent(code)}`),
  playDeal: (code: string, name: string, before: { table: string; secret: string } | null) =>
    json<Created>(`/api/deals/${encodeURIComponent(code)}/tables`, { body: { name, before } }),
  dealPlays: (table: string, secret: string) => json<DealPlays>(`/api/tables/${table}/deal`, { secret }),
  compareDeal: (table: string, secret: string, play: number) =>
    json<DealComparison>(`/api/tables/${table}/deal/${play}`, { secret }),
  advise: (table: string, secret: string, step: number) =>
    json<Advice>(`/api/tables/${table}/advice`, { secret, body: { step } }),
  chain: (table: string, secret: string) => json<Chain>(`/api/tables/${table}/chain`, { secret }),
  mine: (tables: { table: string; secret: string }[]) => json<MyTable[]>('/api/mine', { body: tables }),
  sight: (table: string, secret: string, seat: number) =>
    json<Envelope>(`/api/tables/${table}/sight?seat=${seat}`, { secret }),
  steps: (table: string, secret: string) => json<StepInfo[]>(`/api/tables/${table}/steps`, { secret }),
  reel: (table: string, secret: string, first: number, last: number, seat: number | null) =>
    json<Envelope[]>(`/api/tables/${table}/reel?first=${first}&last=${last}${seat === null ? '' : `&seat=${seat}`}`, {
      secret,
    }),
  charts: (table: string, secret: string) => json<Series[]>(`/api/tables/${table}/charts`, { secret }),
  download: async (table: string, secret: string) =>
    (await request(`/api/tables/${table}/download`, { secret })).blob(),
  upload: (file: Blob) => json<Created>('/api/uploads', { raw: file, method: 'POST' }),
  qr: async (text: string) => (await request('/api/qr', { body: { text } })).text(),
  push: (table: string, secret: string, subscription: Subscription) =>
    request(`/api/tables/${table}/push`, { secret, body: subscription }),
  unpush: (table: string, secret: string, subscription: Subscription) =>
    request(`/api/tables/${table}/push`, { secret, body: subscription, method: 'DELETE' }),
  hook: (table: string, secret: string) => json<MyHook>(`/api/tables/${table}/hook`, { secret }),
  setHook: (table: string, secret: string, hook: Hook) => request(`/api/tables/${table}/hook`, { secret, body: hook }),
  testHook: (table: string, secret: string) =>
    json<Called>(`/api/tables/${table}/hook/test`, { secret, method: 'POST' }),
  removeHook: (table: string, secret: string) => request(`/api/tables/${table}/hook`, { secret, method: 'DELETE' }),
};

/** 256 random bits, as the server's secrets are. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function newId(): string {
  return newSecret().slice(0, 22);
}
