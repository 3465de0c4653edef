// The words in the player's language. Only that language is loaded, and the words of most pages
// only with the first of these pages.
import { untrack } from 'svelte';
import { settings } from '../store/settings.svelte';
import { FIRST, LATER, type Lang, type TextKey, type Words } from './catalogue';

export type { Lang, TextKey } from './catalogue';
export type Values = Record<string, string | number>;

const preferred: Lang = navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';

let shown = $state.raw<{ lang: Lang; words: Words }>({ lang: preferred, words: {} });

/** The language of the settings; it is shown once its words are loaded. */
export function wantedLang(): Lang {
  return settings.language === 'auto' ? preferred : settings.language;
}

let later: Promise<void> | null = null;

export async function loadWords(withLater = later !== null): Promise<void> {
  const wanted = wantedLang();
  const parts = await Promise.all([FIRST[wanted](), withLater ? LATER[wanted]() : {}]);
  if (wanted === wantedLang()) shown = { lang: wanted, words: { ...parts[0], ...parts[1] } };
}

/** Resolves to what is being loaded, once its words are loaded too. */
export async function withWords<T>(loading: Promise<T>): Promise<T> {
  // A change of language must not load the page again: the words change by themselves.
  later ??= untrack(() => loadWords(true));
  try {
    await later;
  } catch (error) {
    later = null;
    throw error;
  }
  return loading;
}

export function lang(): Lang {
  return shown.lang;
}

export function t(key: TextKey, values?: Values): string {
  const text = shown.words[key] ?? key;
  return values ? fill(text, values) : text;
}

/** `{n}` is the value of n, `{n|one|many}` the word for it. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (whole, name: string, one, many) => {
    const value = values[name];
    if (value === undefined) return whole;
    return one === undefined ? String(value) : String(value) === '1' ? one : many;
  });
}

/** For composed keys such as `setting.theme.dark`; returns the key itself if it is unknown. */
export function tt(key: string, values?: Values): string {
  return key in shown.words ? t(key as TextKey, values) : key;
}

export function number(value: number): string {
  return value.toLocaleString(lang() === 'zh' ? 'zh-CN' : 'en');
}

/** Messages of the core start with a small letter, as commands print them; this makes a
 *  sentence. A name such as example.com is not changed. */
export function sentence(text: string): string {
  const name = /^\S+\.\w/.test(text);
  const start = name ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。！？…]$/.test(text) ? start : start + (lang() === 'zh' ? '。' : '.');
}

export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const head = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${head}:${two(seconds % 60)}`;
}
