/** The server's interface over HTTP. Secrets travel in a header and never in an address. */
import type {
  Changed,
  Created,
  Envelope,
  GameInfo,
  MyTable,
  NewTable,
  Refusal,
  RuleInfo,
  SeatChange,
  Seated,
  Series,
  ServerInfo,
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
  info: (table: string, secret: string) => json<TableInfo>(`/api/tables/${table}`, { secret }),
  join: (table: string, invite: string, name: string, secret: string, seat?: number) =>
    json<Seated>(`/api/tables/${table}/join`, { secret: invite, body: { name, secret, seat: seat ?? null } }),
  changeSeat: (table: string, secret: string, seat: number, change: SeatChange) =>
    json<Changed>(`/api/tables/${table}/seats/${seat}`, { secret, body: change }),
  start: (table: string, secret: string) => json<TableInfo>(`/api/tables/${table}/start`, { secret, method: 'POST' }),
  close: (table: string, secret: string) => json<TableInfo>(`/api/tables/${table}/close`, { secret, method: 'POST' }),
  resume: (table: string, secret: string) => json<TableInfo>(`/api/tables/${table}/resume`, { secret, method: 'POST' }),
  forget: (table: string, secret: string) => request(`/api/tables/${table}`, { secret, method: 'DELETE' }),
  rematch: (table: string, secret: string) => json<Created>(`/api/tables/${table}/rematch`, { secret, body: {} }),
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
