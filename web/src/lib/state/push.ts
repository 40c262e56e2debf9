/** Notifications from a closed page; they need a secure address and the person's consent. */
import { api } from '../api/client';
import type { Subscription } from '../api/types';
import { allKeys } from './keys';
import { library } from './library.svelte';

export type PushState = 'on' | 'off' | 'install' | 'impossible';

function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** On iPhones and iPads only a page on the home screen has notifications; `standalone` is theirs alone. */
function mustInstall(): boolean {
  return isSecureContext && !('PushManager' in globalThis) && 'standalone' in navigator && !navigator.standalone;
}

export async function pushState(): Promise<PushState> {
  if (mustInstall()) return 'install';
  if (!canPush() || Notification.permission === 'denied') return 'impossible';
  return (await subscribed()) ? 'on' : 'off';
}

/** Ask the person, and tell the server where this browser is reached at every seat that is played from here. */
export async function turnOn(): Promise<void> {
  const key = library.server?.push_key;
  if (!canPush() || !key || (await Notification.requestPermission()) !== 'granted') return;
  await navigator.serviceWorker.register('/push.js');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await atEverySeat((table, secret) => api.push(table, secret, told(made)));
}

/** No more notifications, and the server forgets where this browser was reached. */
export async function turnOff(): Promise<void> {
  const found = await subscribed();
  if (!found) return;
  await atEverySeat((table, secret) => api.unpush(table, secret, told(found)));
  await found.unsubscribe();
}

/** A seat is played from here, or has a new secret: it is notified here too, where notifications are on. */
export async function keepNotified(table: string, secret: string): Promise<void> {
  const found = await subscribed();
  if (found) await api.push(table, secret, told(found)).catch(() => null);
}

async function subscribed(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** What the server is told: the subscription, and the language of whoever will read the notifications. */
function told(subscription: PushSubscription): Subscription {
  const { endpoint = '', keys, expirationTime = null } = subscription.toJSON();
  return {
    endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    expirationTime,
    locale: library.locale,
  };
}

async function atEverySeat(act: (table: string, secret: string) => Promise<unknown>): Promise<void> {
  for (const key of allKeys()) {
    if (key.seat !== null) await act(key.table, key.secret).catch(() => null);
  }
}
