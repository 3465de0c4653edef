// Messages: `{n}` is the value of n, `{n|one|many}` the word that fits it. A language with more forms
// than two names them as Intl.PluralRules does: `{n|one:…|few:…|other:…}`.

export type Values = Record<string, string | number>;

const PIECE = /\{(\w+)(?:\|([^{}]*))?\}/g;
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  let found = rules.get(locale);
  if (!found) rules.set(locale, (found = new Intl.PluralRules(locale)));
  return found;
}

/** A value may be a number that was already written with separators: "10,000". */
const numberOf = (value: string | number) =>
  Number(String(value).replace(/[,\s\u00a0\u202f]/g, ''));

function form(value: string | number, forms: readonly string[], locale: string): string {
  const category = rulesOf(locale).select(numberOf(value));
  const named = new Map(
    forms.flatMap((one) => {
      const [, name, text] = /^(zero|one|two|few|many|other):(.*)$/s.exec(one) ?? [];
      return name === undefined ? [] : [[name, text!] as const];
    }),
  );
  if (named.size > 0) return named.get(category) ?? named.get('other') ?? '';
  return (category === 'one' ? forms[0] : forms.at(-1)) ?? '';
}

export function fill(text: string, values: Values, locale: string): string {
  return text.replace(PIECE, (whole, name: string, forms?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return forms === undefined ? String(value) : form(value, forms.split('|'), locale);
  });
}

/** The names of the values that a text asks for. */
export const valuesOf = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name!))].sort();

/** What is wrong with a catalogue beside the one that it was translated from. */
export function faultsOf(
  words: Readonly<Record<string, unknown>>,
  source: Readonly<Record<string, string>>,
): string[] {
  const missing = Object.keys(source).filter((key) => !(key in words));
  const unknown = Object.keys(words).filter((key) => !(key in source));
  const others = Object.entries(source).filter(([key, text]) => {
    const own = words[key];
    return typeof own === 'string' && valuesOf(own).join() !== valuesOf(text).join();
  });
  const empty = Object.entries(words).filter(([, text]) => typeof text !== 'string' || text === '');
  return [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is unknown`),
    ...others.map(([key]) => `${key} asks for other values`),
    ...empty.map(([key]) => `${key} is no text`),
  ];
}
