// What an import says: how much was taken, and how much was damaged.
import type { Imported } from '../store/library.svelte';
import { t } from '../text/i18n.svelte';

export function importedText({ taken, damaged }: Imported): string {
  const lines = [t('data.imported', { n: taken })];
  if (damaged > 0) lines.push(t('data.damaged', { n: damaged }));
  return lines.join(' ');
}
