// Checks which folder of web/src imports which other folder.
//
// A folder may import itself and the folders that its row names.  A row may only name rows before it,
// so there can be no cycle.  The files directly in src (App.svelte, main.ts) may import every folder;
// no folder may import them.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROWS = {
  // The module, what the browser keeps, the words.
  engine: [],
  store: [],
  text: ['engine', 'store'],
  // The state of the page: the game, the route, the open dialogs.
  app: ['engine', 'store', 'text'],
  // What several pages use to draw.
  ui: ['app', 'text'],
  board: ['app', 'store', 'text'],
  people: ['app', 'store', 'text', 'ui'],
  room: ['app', 'engine', 'people', 'text', 'ui'],
  share: ['app', 'board', 'engine', 'people', 'store', 'text', 'ui'],
  // Own puzzles, and the game itself.
  entry: ['app', 'engine', 'store', 'text', 'ui'],
  play: ['app', 'board', 'engine', 'entry', 'store', 'text', 'ui'],
  // The parts of one page each.
  import: ['board', 'engine', 'store', 'text', 'ui'],
  new: ['app', 'board', 'engine', 'play', 'store', 'text', 'ui'],
  saves: ['app', 'board', 'engine', 'store', 'text', 'ui'],
  settings: ['app', 'board', 'engine', 'store', 'text', 'ui'],
  solve: ['app', 'board', 'engine', 'play', 'text', 'ui'],
  stats: ['store', 'text', 'ui'],
  train: ['app', 'board', 'engine', 'play', 'store', 'text', 'ui'],
  // The pages, and the dialogs over them.
  pages: [
    ...[
      'app',
      'board',
      'engine',
      'entry',
      'people',
      'play',
      'room',
      'share',
      'store',
      'text',
      'ui',
    ],
    ...['import', 'new', 'saves', 'settings', 'solve', 'stats', 'train'],
  ],
  dialogs: [
    ...[
      'app',
      'board',
      'engine',
      'pages',
      'play',
      'share',
      'solve',
      'store',
      'text',
      'train',
      'ui',
    ],
  ],
};

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const IMPORT =
  /\b(?:import|export)\b[^'"();]*?\bfrom\s*(['"])([^'"]+)\1|\b(?:import|new URL)\s*\(?\s*(['"])([^'"]+)\3/g;

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(ts|js|svelte)$/.test(entry.name) ? [path] : [];
  });
}

/** The folder of src that holds a file; '' for a file directly in src. */
const folderOf = (path) => /^([^/\\]+)[/\\]/.exec(relative(SOURCE, path))?.[1] ?? '';

/** The relative imports of a file: the line, the text, the file it names. */
function importsOf(path) {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const target = match[2] ?? match[4];
    if (!target.startsWith('.')) return [];
    const end = match.index + match[0].length;
    const line = text.slice(0, end).split('\n').length;
    return [{ line, target, path: normalize(join(dirname(path), target)) }];
  });
}

function faultsOfTable() {
  const order = Object.keys(ROWS);
  return order.flatMap((folder, i) =>
    ROWS[folder]
      .filter((name) => !order.slice(0, i).includes(name))
      .map((name) => `the table: ${folder} names ${name}, which is not before it`),
  );
}

function faultsOf(path) {
  const from = folderOf(path);
  const place = (line) => `web/src/${relative(SOURCE, path)}:${line}`;
  if (from !== '' && !(from in ROWS)) return [`${place(1)}: the table has no folder ${from}`];
  return importsOf(path).flatMap(({ line, target, path: file }) => {
    const to = folderOf(file);
    // The module is outside src, and every folder may import it.
    if (relative(SOURCE, file).startsWith('..') || to === from || from === '') return [];
    if (ROWS[from].includes(to)) return [];
    return [`${place(line)}: ${from} may not import ${to || 'the top of src'} (${target})`];
  });
}

const faults = [...faultsOfTable(), ...filesBelow(SOURCE).flatMap(faultsOf)];
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'folders: fine' : `folders: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
