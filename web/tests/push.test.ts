import { afterEach, describe, expect, it, vi } from 'vitest';
import { pushState } from '../src/lib/state/push';

/** A browser as far as notifications go. `standalone` is there on iPhones and iPads alone. */
function browser({
  secure = true,
  push = false,
  standalone,
}: {
  secure?: boolean;
  push?: boolean;
  standalone?: boolean;
}) {
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('navigator', {
    ...(standalone === undefined ? {} : { standalone }),
    ...(push ? { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } } : {}),
  });
  if (push) {
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission: 'default' });
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('notifications', () => {
  it('need the home screen on a phone that has them only there', async () => {
    browser({ standalone: false });
    expect(await pushState()).toBe('install');
  });
  it('can be turned on once the page was opened from there', async () => {
    browser({ standalone: true, push: true });
    expect(await pushState()).toBe('off');
  });
  it('are not promised where the home screen would not help', async () => {
    browser({ standalone: true });
    expect(await pushState()).toBe('impossible');
    browser({ standalone: false, secure: false });
    expect(await pushState()).toBe('impossible');
    browser({});
    expect(await pushState()).toBe('impossible');
  });
  it('need no home screen where the browser has them', async () => {
    browser({ push: true });
    expect(await pushState()).toBe('off');
  });
});
