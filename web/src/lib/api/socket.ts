/**
 * The socket of a seat: commands out, everything that happens in.
 *
 * It connects again by itself. A command that was not answered when the line broke is sent once more under the same
 * id, which the server does only once.
 */
import { newId } from './client';
import type { ChatLine, Envelope, Frame, Refusal, Reply, TableInfo } from './types';

export type Doing =
  | { do: 'answer'; step: number; key: string; confirm?: boolean; until_turn?: boolean }
  | { do: 'undo' | 'redo' | 'withdraw' | 'confirm' | 'ping' }
  | { do: 'attend'; question?: string }
  | { do: 'say'; text: string };

export type Listener = {
  have: () => { event: number; lines: number; chat: number };
  onSight: (envelope: Envelope) => void;
  onTable: (table: TableInfo) => void;
  onChat: (lines: ChatLine[]) => void;
  onBye: (refusal: Refusal) => void;
  onLine: (open: boolean) => void;
};

type Waiting = { frame: string; resolve: (reply: Reply) => void };

/** What becomes of a seat that is somebody's no longer. They may still delete what they have said there. */
export const FORMER = ['left', 'freed', 'vacated', 'removed', 'renewed'];
/** Refusals after which there is no use in trying again. */
export const FINAL = ['missing', 'revoked', 'hello', 'forgotten', 'unwatched', ...FORMER];
const PING_EVERY = 20_000;
const SILENCE = 8_000;
/** How long a line may be open before the table shows itself; then another one is tried. */
const GREETING = 20_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #mute: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #address: string;
  #secret: string;
  #listener: Listener;

  constructor(table: string, secret: string, listener: Listener) {
    const base = location.origin.replace(/^http/, 'ws');
    this.#address = `${base}/api/tables/${table}/socket`;
    this.#secret = secret;
    this.#listener = listener;
    this.#connect();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  send(doing: Doing): Promise<Reply> {
    const id = newId();
    const frame = JSON.stringify({ id, ...doing });
    return new Promise((resolve) => {
      this.#waiting.set(id, { frame, resolve });
      if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#mute);
    clearInterval(this.#ping);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    // One that is still being opened must not say hello any more.
    if (this.#socket) this.#socket.onopen = this.#socket.onmessage = null;
    this.#socket?.close();
  }

  /** Somebody is looking again: do not wait for the next try. */
  #now = (): void => {
    if (document.visibilityState === 'visible' && !this.#socket && !this.#closed) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => socket.send(JSON.stringify({ hello: { secret: this.#secret, ...this.#listener.have() } }));
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as Frame);
    socket.onclose = () => this.#lost(socket);
    clearTimeout(this.#mute);
    this.#mute = setTimeout(() => socket.close(), GREETING);
  }

  #take(frame: Frame): void {
    if (frame.reply) {
      this.#waiting.get(frame.reply.id)?.resolve(frame.reply);
      this.#waiting.delete(frame.reply.id);
    }
    if (frame.sight) {
      if (!this.#greeted) this.#begin();
      this.#listener.onSight(frame.sight);
    }
    if (frame.table) this.#listener.onTable(frame.table);
    if (frame.chat) this.#listener.onChat(frame.chat);
    if (frame.bye) {
      if (FINAL.includes(frame.bye.code)) this.close();
      this.#listener.onBye(frame.bye);
    }
  }

  #begin(): void {
    this.#greeted = true;
    this.#tries = 0;
    clearTimeout(this.#mute);
    this.#listener.onLine(true);
    for (const { frame } of this.#waiting.values()) this.#socket?.send(frame);
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      const socket = this.#socket;
      const silent = setTimeout(() => socket?.close(), SILENCE);
      void this.send({ do: 'ping' }).then(() => clearTimeout(silent));
    }, PING_EVERY);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#greeted = false;
    clearInterval(this.#ping);
    this.#listener.onLine(false);
    if (this.#closed) return;
    const wait = Math.min(8_000, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
