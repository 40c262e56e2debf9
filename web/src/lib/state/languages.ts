/** Languages in which people play, by their two letters, and what they are called. */
import { library } from './library.svelte';

export const LANGUAGES = 'en cs da de el es fi fr hu it ja ko nl no pl pt ro ru sv tr uk zh'.split(' ');

const names = new Intl.DisplayNames([library.locale], { type: 'language', fallback: 'none' });

/** Nothing where two letters name no language: what anybody may send is not shown as it is. */
export const languageName = (code: string): string => names.of(code) ?? '';
