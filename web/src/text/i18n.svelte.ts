// Words in two languages.  zh.ts is the list of keys; en.ts must have the same ones (checked by
// the compiler).  {name} is filled in.
import { settings } from '../app/settings.svelte';
import { en } from './en';
import { zh } from './zh';

export type TextKey = keyof typeof zh;
export type Values = Record<string, string | number>;

const DICTIONARIES = { zh, en };

const preferred = navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';

export function lang(): 'zh' | 'en' {
  return settings.language === 'auto' ? preferred : settings.language;
}

export function t(key: TextKey, values?: Values): string {
  const text: string = DICTIONARIES[lang()][key];
  return values ? fill(text, values) : text;
}

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** For keys that are put together, such as `setting.theme.dark`; the key itself when unknown. */
export function tt(key: string, values?: Values): string {
  return key in zh ? t(key as TextKey, values) : key;
}

export function number(value: number): string {
  return value.toLocaleString(lang() === 'zh' ? 'zh-CN' : 'en');
}

/** What the core says about a problem starts small, as commands print it; here it is a sentence. */
export function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
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
