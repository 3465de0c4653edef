// How digits look: as the core writes them, in Chinese, or as letters.
import type { Layout } from '$lele';
import type { Settings } from '../store/settings.svelte';

const CHINESE = [...'一二三四五六七八九十甲乙丙丁戊己'];
const LETTERS = [...'ABCDEFGHIJKLMNOP'];

export function symbolsOf(layout: Layout, set: Settings['symbols']): readonly string[] {
  if (set === 'chinese') return CHINESE;
  return set === 'letters' ? LETTERS : layout.symbols;
}
