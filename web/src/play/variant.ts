// The rules that a board has besides rows, columns and boxes.
import type { Layout } from '$lele';

const KINDS = ['diagonal', 'window', 'centres', 'asterisk'] as const;
export type Rule = (typeof KINDS)[number] | 'jigsaw';

export function rulesOf(layout: Layout): Rule[] {
  const kinds = new Set<string>(layout.units.filter(({ extra }) => extra).map(({ kind }) => kind));
  const rules: Rule[] = KINDS.filter((kind) => kinds.has(kind));
  return layout.name.startsWith('jigsaw') ? ['jigsaw', ...rules] : rules;
}
