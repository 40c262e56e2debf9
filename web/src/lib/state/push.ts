/** Notifications from a closed page; they need a secure address and the person's consent. */
export type PushState = 'on' | 'off' | 'impossible';

export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

export async function pushState(): Promise<PushState> {
  if (!canPush() || Notification.permission === 'denied') return 'impossible';
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off';
}

export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if (!canPush() || !key) return null;
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    await navigator.serviceWorker.register('/push.js');
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys, expirationTime } = subscription.toJSON();
    return { endpoint, keys, expirationTime: expirationTime ?? null };
  } catch {
    return null;
  }
}

/** No more notifications: what was subscribed to, so that the server can forget it too. */
export async function unsubscribe(): Promise<PushSubscriptionJSON | null> {
  const found = await subscription();
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return found;
}

export async function subscription(): Promise<PushSubscriptionJSON | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const found = (await worker?.pushManager.getSubscription())?.toJSON();
  return found ? { endpoint: found.endpoint, keys: found.keys, expirationTime: found.expirationTime ?? null } : null;
}
