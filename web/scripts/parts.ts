// A part of the catalogue as source text: which words it has, and the same source with other words.
import ts from 'typescript';

export type Words = Record<string, string>;

/** The literal of each key. */
function literalsOf(source: string): Map<string, ts.StringLiteralLike> {
  const found = new Map<string, ts.StringLiteralLike>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      const { name } = node;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name)) found.set(name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('part.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

export const wordsOf = (source: string): Words =>
  Object.fromEntries([...literalsOf(source)].map(([key, literal]) => [key, literal.text]));

/** The source with these words in place of its own; keys that it does not have are left out. */
export function withWords(source: string, words: Words): string {
  const changed = [...literalsOf(source)]
    .filter(([key, literal]) => (words[key] ?? literal.text) !== literal.text)
    .sort(([, a], [, b]) => b.getStart() - a.getStart());
  return changed.reduce(
    (text, [key, literal]) =>
      text.slice(0, literal.getStart()) + JSON.stringify(words[key]) + text.slice(literal.getEnd()),
    source,
  );
}
