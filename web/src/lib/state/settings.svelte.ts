/** What a person has chosen about the page; kept in this browser. */
export type Theme = 'dark' | 'light' | 'system';
export type Motion = 'full' | 'fast' | 'off';
/** How fast what happens is shown, one after the other. */
export type Beats = 'slow' | 'normal' | 'fast' | 'off';

const KEY = 'fivefires.settings';

class Settings {
  name = $state('');
  theme = $state<Theme>('dark');
  motion = $state<Motion>('full');
  beats = $state<Beats>('normal');
  sound = $state(true);
  /** One tap answers, without a second one to confirm. */
  quick = $state(false);
  /** Whether an answer that costs something for good is asked for once more. */
  warn = $state(true);
  /** Whether the guided start was seen. */
  guided = $state(false);
  /** Whether each kind of question is explained when it is asked for the first time. */
  hints = $state(true);

  constructor() {
    Object.assign(this, read<Partial<Settings>>(KEY, {}));
  }

  save(): void {
    const { name, theme, motion, beats, sound, quick, warn, guided, hints } = this;
    write(KEY, { name, theme, motion, beats, sound, quick, warn, guided, hints });
    this.apply();
  }

  /** Tell the style sheets. */
  apply(): void {
    const dark = this.theme === 'dark' || (this.theme === 'system' && matches('(prefers-color-scheme: dark)'));
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = this.calm ? 'off' : this.motion;
  }

  get calm(): boolean {
    return this.motion === 'off' || matches('(prefers-reduced-motion: reduce)');
  }
}

export function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

export function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const settings = new Settings();
