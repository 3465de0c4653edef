// The languages of the page. Chinese and English are also those of the core; each further one is a
// single file of words in text/more (`npm run words` writes one to translate), and the core then speaks
// English.
export const OWN = ['zh', 'en'] as const;

type File = { default: Readonly<Record<string, string>> };
const FILES = import.meta.glob<File>('../text/more/*.json');

/** How the words of each further language are loaded, by its tag: `fr`, `pt-BR`. */
export const FURTHER: Readonly<Record<string, () => Promise<File>>> = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load]),
);

export const LANGUAGES: readonly string[] = ['auto', ...OWN, ...Object.keys(FURTHER)];
