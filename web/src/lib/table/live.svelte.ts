/** A table that is being played: its socket, what came through it, and what is sent. */
import { Refused } from '../api/client';
import { FINAL, TableSocket, type Doing } from '../api/socket';
import type { ChatLine, Envelope, Line, Message, Note, Refusal, SeatChange, Seated, TableInfo } from '../api/types';
import { api } from '../api/client';
import * as keys from '../state/keys';
import { keepNotified } from '../state/push';
import { Stage } from '../beats/stage.svelte';
import { play } from '../motion/sound';
import type { TableView } from '../state/view.svelte';

export class LiveTable {
  envelope = $state.raw<Envelope | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  online = $state(false);
  /** Why the server let go of this page for good. */
  gone = $state.raw<Refusal | null>(null);
  /** What was refused last, for a short while. */
  refused = $state.raw<Message | null>(null);
  /** What a coach has to say to the answer that it turned down last. */
  corrected = $state.raw<Message | null>(null);
  /** The first log line that this page had not seen before it was opened. */
  since = $state<number | null>(null);
  unread = $state(0);
  /** What somebody else has said just now, until it was read or a while has passed. */
  said = $state.raw<ChatLine | null>(null);
  /** What has just happened to a seat, for a while. */
  told = $state.raw<Note | null>(null);
  /** A new link to a seat, which is shown once. */
  handed = $state.raw<Seated | null>(null);
  /** At a shared screen: whoever is to come next, behind the curtain. */
  curtain = $state<number | null>(null);
  /** When the open question's time is over by this page's clock, and how long it was in all. */
  ends = $state<{ step: number; at: number; whole: number } | null>(null);
  seat = $state<number | null>(null);

  /** What happens, one after the other. */
  readonly stage = new Stage();

  #socket: TableSocket | null = null;
  #secret = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** When the table had last been touched before this page was opened: what was said until then is old. */
  #opened = Infinity;
  #first = true;
  #asked = false;
  /** The last thing that was told about a seat; none before the table was seen. */
  #noted: number | null = null;
  #notedFor: ReturnType<typeof setTimeout> | undefined;
  /** The last chat line that came; it may have been deleted since. */
  #heard = 0;
  /** The event that an answer of ours leads to. */
  #awaited = 0;

  constructor(
    readonly id: string,
    readonly view: TableView,
    public here: Seated[],
    key: keys.Key,
  ) {
    view.answer = (answer) => void this.answer(answer);
    view.here = here.map((one) => one.seat);
    this.#sit(key.seat, key.secret);
  }

  get secret(): string {
    return this.#secret;
  }

  get mine(): boolean {
    return this.seat !== null;
  }

  #sit(seat: number | null, secret: string): void {
    this.seat = seat;
    this.envelope = null;
    this.lines = [];
    this.view.sight = null;
    this.view.rest();
    this.#first = true;
    this.#asked = false;
    this.#awaited = 0;
    this.view.busy = false;
    this.#connect(secret);
  }

  #connect(secret: string): void {
    this.#socket?.close();
    this.gone = null;
    this.#secret = secret;
    this.#socket = new TableSocket(this.id, secret, {
      have: () => ({
        event: this.envelope?.event ?? -1,
        lines: this.lines.length,
        chat: this.#heard,
      }),
      onSight: (envelope) => this.#see(envelope),
      onTable: (table) => {
        if (this.envelope) this.envelope = { ...this.envelope, table };
        this.#sitAt(table);
      },
      onChat: (lines) => this.#hear(lines),
      onBye: (refusal) => {
        if (FINAL.includes(refusal.code)) this.gone = refusal;
      },
      onLine: (open) => (this.online = open),
    });
  }

  #sitAt(table: TableInfo): void {
    this.view.table = table;
    this.view.playable = typeof table.you === 'number' && !table.paused && table.status !== 'closed';
    this.#forget(table.forgotten ?? []);
    this.#tell(table.notes ?? []);
  }

  /** Somebody wants to be forgotten: what they have said goes, here as well. */
  #forget(persons: string[]): void {
    const theirs = (line: ChatLine | null) => !!line?.person && persons.includes(line.person);
    if (this.chat.some(theirs)) this.chat = this.chat.filter((line) => !theirs(line));
    if (theirs(this.said)) this.said = null;
  }

  /** What has happened to a seat since this page was opened is told beside the question, and stays in the log. */
  #tell(notes: Note[]): void {
    const last = notes.at(-1);
    const before = this.#noted;
    this.#noted = last?.number ?? 0;
    if (before === null || !last || last.number <= before) return;
    this.told = last;
    clearTimeout(this.#notedFor);
    this.#notedFor = setTimeout(() => (this.told = null), 20_000);
  }

  /** A question that is shown again has had its whole time before. */
  #time({ left, sight }: Envelope): void {
    const step = sight?.step ?? -1;
    if (typeof left !== 'number') this.ends = null;
    else {
      const whole = this.ends?.step === step ? this.ends.whole : left;
      this.ends = { step, at: performance.now() + left * 1000, whole: Math.max(whole, left, 0.1) };
    }
  }

  #see(envelope: Envelope): void {
    const sight = envelope.sight;
    this.#time(envelope);
    if (sight) {
      this.lines = [...this.lines.slice(0, envelope.since ?? 0), ...(sight.log ?? [])];
      if (this.#first) {
        const seen = keys.keyOf(this.id)?.seen;
        if (seen !== undefined && this.here.length < 2 && this.lines.length - seen > 3) this.since = seen;
      }
    }
    if (this.#first) this.#opened = envelope.table.touched;
    // Whoever waits here for the start has not been away.
    this.#first = false;
    this.envelope = envelope;
    this.#sitAt(envelope.table);
    if (sight?.step !== this.view.sight?.step) {
      this.view.rest();
      this.corrected = null;
    }
    if (this.stage.plays) this.view.places.remember();
    this.view.sight = sight ?? null;
    if (sight) this.stage.see(this.seat, this.lines, sight.scene, !!sight.question);
    this.#settle();
    this.#notice();
    this.#passOn();
    if (document.visibilityState === 'visible') this.seen();
  }

  /** The log has been on the screen. */
  seen(): void {
    keys.update(this.id, { seen: this.lines.length });
  }

  /** My turn has come: say so where people notice. */
  #notice(): void {
    const asked = !!this.view.sight?.question && !this.view.sight.question.given;
    if (asked && !this.#asked) play('turn');
    this.#asked = asked;
  }

  #hear(lines: ChatLine[]): void {
    const last = this.#heard;
    const fresh = lines.filter((line) => line.number > last);
    this.#heard = fresh.at(-1)?.number ?? last;
    this.chat = [...this.chat, ...fresh];
    const others = fresh.filter((line) => line.seat !== this.seat);
    this.unread += others.length;
    const said = others.at(-1);
    if (!said || said.at <= this.#opened) return;
    this.said = said;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.said = null), 12_000);
  }

  /** The talk is on the screen. */
  hasRead(): void {
    this.unread = 0;
    this.said = null;
  }

  // --- a shared screen ---------------------------------------------------------------------------

  #passOn(): void {
    if (this.here.length < 2 || this.envelope?.table.status !== 'playing') return;
    const sight = this.view.sight;
    if (!sight || this.envelope.holding || (sight.question && !sight.question.given)) return;
    const next = (sight.waiting_for ?? []).find((seat) => seat !== this.seat && this.#secretOf(seat));
    if (next !== undefined) this.curtain = next;
    else if (!(sight.waiting_for ?? []).length) void this.#whoIsAsked();
  }

  /** A hidden question names nobody: each seat at this screen has to be asked. */
  async #whoIsAsked(): Promise<void> {
    for (const { seat, secret } of this.here) {
      if (seat === this.seat) continue;
      const [found] = await api.mine([{ table: this.id, secret }]).catch(() => []);
      if (found?.my_turn) {
        this.curtain = seat;
        return;
      }
    }
  }

  #secretOf(seat: number): string | undefined {
    return this.here.find((one) => one.seat === seat)?.secret;
  }

  drawCurtain(): void {
    const secret = this.curtain === null ? undefined : this.#secretOf(this.curtain);
    if (this.curtain === null || !secret) return;
    const seat = this.curtain;
    this.curtain = null;
    keys.update(this.id, { seat, secret });
    this.#sit(seat, secret);
  }

  /** Nobody here plays this seat any more; others at the same screen still may. */
  letGo(seat: number): void {
    const [next, ...rest] = this.here.filter((one) => one.seat !== seat);
    if (next) keys.update(this.id, { ...next, here: rest.length ? [next, ...rest] : undefined });
    else keys.drop(this.id);
  }

  /** The seat has a new secret; the old one is void. */
  move(secret: string): void {
    const here = this.here.map((one) => (one.seat === this.seat ? { ...one, secret } : one));
    keys.update(this.id, { secret, ...(here.length ? { here } : {}) });
    this.here = here;
    this.#connect(secret);
    void keepNotified(this.id, secret);
  }

  /** A finished game, as somebody else has seen it. */
  async lookFrom(seat: number): Promise<void> {
    const found = await this.attempt(() => api.sight(this.id, this.#secret, seat));
    if (!found?.sight) return;
    this.view.sight = found.sight;
    this.lines = found.sight.log ?? [];
  }

  // --- sending -----------------------------------------------------------------------------------

  async answer(key: string, more: { until_turn?: boolean } = {}): Promise<void> {
    const step = this.view.sight?.step;
    if (step === undefined || this.view.busy) return;
    this.#awaited = Infinity;
    this.stage.flush();
    this.#settle();
    play('tick');
    this.#awaited = (await this.#do({ do: 'answer', step, key, ...more })) ?? 0;
    this.#settle();
  }

  /** Until what came of an answer is on the screen, the old question must not be answered again. */
  #settle(): void {
    this.view.busy = (this.envelope?.event ?? 0) < this.#awaited;
  }

  undo = () => this.#do({ do: 'undo' });
  redo = () => this.#do({ do: 'redo' });
  confirm = () => this.#do({ do: 'confirm' });
  withdraw = () => this.#do({ do: 'withdraw' });
  answerUntilTurn = (key: string) => this.answer(key, { until_turn: true });
  /** Be asked a question again, or about reactions. */
  attend = (question = '') => this.#do({ do: 'attend', question });
  speak = async (text: string) => (await this.#do({ do: 'say', text })) !== null;

  /** The event that a command has led to, or null where it was refused. */
  async #do(doing: Doing): Promise<number | null> {
    const reply = await this.#socket?.send(doing);
    if (reply?.refusal?.code === 'lesson') this.corrected = reply.refusal.reason;
    else if (reply && !reply.ok) this.refuse(reply.refusal?.reason ?? { id: 'page-refused' });
    return reply?.ok ? (reply.event ?? 0) : null;
  }

  /** Something over HTTP, with its refusal shown like any other. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.refuse((error instanceof Refused && error.refusal?.reason) || { id: 'page-offline' });
      return null;
    }
  }

  /** Change a seat, or have everybody asked. A new link is shown to whoever asked for it. */
  async arrange(seat: number, change: SeatChange): Promise<boolean> {
    const changed = await this.attempt(() => api.changeSeat(this.id, this.#secret, seat, change));
    if (changed?.secret && !change.revoke) this.handed = { seat, secret: changed.secret };
    return !!changed;
  }

  /** Answer what everybody is asked, for seats at this screen. */
  async agree(number: number, agree: boolean, seats: number[]): Promise<void> {
    for (const seat of seats) {
      const secret = this.#secretOf(seat) ?? this.#secret;
      if (!(await this.attempt(() => api.consent(this.id, secret, number, agree)))) return;
    }
  }

  refuse(reason: Message): void {
    this.refused = reason;
    play('no');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.refused = null), 6_000);
  }

  close(): void {
    this.stage.close();
    this.#socket?.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearTimeout(this.#notedFor);
  }
}
