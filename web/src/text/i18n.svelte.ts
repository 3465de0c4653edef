// The words in the player's language. Only that language is loaded, and the words of most pages
// only with the first of these pages.
import { untrack } from 'svelte';
import { FURTHER } from '../store/languages';
import { settings } from '../store/settings.svelte';
import { FIRST, LATER, type Lang, type TextKey, type Words } from './catalogue';
import { fill, type Values } from './message';

export type { Lang, TextKey } from './catalogue';
export type { Values } from './message';

const preferred: Lang = navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';

type Shown = { name: string; lang: Lang; words: Words };
let shown = $state.raw<Shown>({ name: preferred, lang: preferred, words: {} });

/** The name of the language of the settings; it is shown once its words are loaded. */
export function wantedName(): string {
  return settings.language === 'auto' ? preferred : settings.language;
}

/** The same for the core, which speaks two. */
export const wantedLang = (): Lang => (wantedName() === 'zh' ? 'zh' : 'en');

/** The language that is shown, for dates, numbers and the document. */
export const locale = (): string => (shown.name === 'zh' ? 'zh-CN' : shown.name);
export const shownName = (): string => shown.name;

let later: Promise<void> | null = null;

export async function loadWords(withLater = later !== null): Promise<void> {
  const [name, core] = [wantedName(), wantedLang()];
  const [first, rest, further] = await Promise.all([
    FIRST[core](),
    withLater ? LATER[core]() : {},
    FURTHER[name]?.().then((file) => file.default),
  ]);
  if (name === wantedName()) shown = { name, lang: core, words: { ...first, ...rest, ...further } };
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
  return values ? fill(text, values, locale()) : text;
}

/** For composed keys such as `setting.theme.dark`; an unknown one is told by its last part. */
export function tt(key: string, values?: Values): string {
  return key in shown.words ? t(key as TextKey, values) : key.replace(/^.*\./, '');
}

export function number(value: number): string {
  return value.toLocaleString(locale());
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
