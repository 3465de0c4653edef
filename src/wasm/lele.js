// Loads the WebAssembly module and wraps its one call in objects; lele.d.ts has the types.  No rule
// of Sudoku is here.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class LeleError extends Error {
  constructor(problem) {
    super(problem.text);
    this.name = 'LeleError';
    this.problem = problem;
  }
}

function optionLines(options) {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name} ${String(value).replaceAll('\n', ' ')}\n`)
    .join('');
}

export class Lele {
  #exports;
  #hooks;

  constructor(instance, hooks) {
    this.#exports = instance.exports;
    this.#hooks = hooks;
    this.#exports._initialize();
  }

  // Loads the second part of a split module; `load` is not called if there is none to load.
  async complete(load) {
    if (!this.#hooks.isSplit || this.#hooks.isComplete) return;
    await WebAssembly.instantiate(await bytesOf(load()), { primary: this.#exports });
    this.#hooks.isComplete = true;
  }

  // The functions of the module, for callers that share memory with it.
  get exports() {
    return this.#exports;
  }

  // Input texts end in a NUL.  The memory of the module may grow at any call, so views of it are
  // made when needed.
  #put(text) {
    const bytes = encoder.encode(text);
    const at = this.#exports.allocate(bytes.length + 1);
    if (at === 0) throw new Error('out of memory');
    const memory = new Uint8Array(this.#exports.memory.buffer);
    memory.set(bytes, at);
    memory[at + bytes.length] = 0;
    return { at, length: bytes.length };
  }

  // The answer as JSON text.
  callText(verb, options = {}, body = '') {
    const inputs = [verb, optionLines(options), body].map((text) => this.#put(text));
    try {
      const at = this.#exports.call(inputs[0].at, inputs[1].at, inputs[2].at, inputs[2].length);
      const length = this.#exports.answer_length();
      if (length === 0) throw new Error('out of memory');
      return decoder.decode(new Uint8Array(this.#exports.memory.buffer, at, length));
    } finally {
      for (const input of inputs) this.#exports.release(input.at);
    }
  }

  call(verb, options = {}, body = '') {
    const text = this.callText(verb, options, body);
    const value = JSON.parse(text);
    if (text.startsWith('{"problem":{')) throw new LeleError(value.problem);
    return value;
  }

  newGame(text, { lang = 'en', ...options } = {}) {
    return new Game(this, this.call('game.new', { lang, ...options }, text), lang);
  }

  newCustom(layout, { lang = 'en' } = {}) {
    return new Game(this, this.call('game.custom', { lang, layout }), lang);
  }

  loadGame(save, { lang = 'en' } = {}) {
    return new Game(this, this.call('game.load', { lang }, save), lang);
  }

  commands(lang = 'en') {
    return this.call('commands', { lang });
  }

  layouts() {
    return this.call('layouts');
  }

  layout(name, lang = 'en') {
    return this.call('layout', { layout: name, lang });
  }

  layoutTitle(name, lang = 'en') {
    return this.call('layout.title', { layout: name, lang });
  }

  codecs(lang = 'en') {
    return this.call('codecs', { lang });
  }

  algorithms(lang = 'en') {
    return this.call('algorithms', { lang });
  }

  techniques(lang = 'en') {
    return this.call('techniques', { lang });
  }

  import(text, options = {}) {
    return this.call('import', options, text);
  }

  importAll(text, options = {}) {
    return this.call('import.all', options, text);
  }

  export(text, to, options = {}) {
    return this.call('export', { ...options, to }, text);
  }

  canon(text, options = {}) {
    return this.call('canon', options, text);
  }

  disguise(text, options = {}) {
    return this.call('disguise', options, text);
  }

  // `progress` is called during the search, many times a second.
  solve(text, { progress = () => {}, ...options } = {}) {
    this.#hooks.progress = progress;
    return this.call('solve', options, text);
  }

  candidates(text, options = {}) {
    return this.call('candidates', options, text);
  }

  pieces(text, options = {}) {
    return this.call('pieces', options, text);
  }

  solutions(text, options = {}) {
    return new Solutions(this, this.call('solutions.new', options, text));
  }

  rate(text, options = {}) {
    return this.call('rate', options, text);
  }

  rateSe(text, options = {}) {
    return this.call('rate.se', options, text);
  }

  rateTe(text, options = {}) {
    return this.call('rate.te', options, text);
  }

  minutes(text, options = {}) {
    return this.call('minutes', options, text);
  }

  steps(text, options = {}) {
    return this.call('steps', options, text);
  }

  explain(text, options = {}) {
    return this.call('explain', options, text);
  }

  repair(text, options = {}) {
    return this.call('repair', options, text);
  }

  generator(options) {
    return new Generator(this, this.call('generator.new', options), options.lang);
  }
}

// The parts of a view that most commands leave unchanged, so that a page can tell by identity
// whether to redraw them.
const PARTS = ['digits', 'rating', 'hint', 'hints', 'overlay', 'allowed', 'settings'];

// Returns `last` where both values are deeply equal, also within nested values.
function kept(now, last) {
  if (typeof now !== 'object' || typeof last !== 'object' || now === null || last === null)
    return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(last).length;
  for (const key of keys) {
    now[key] = kept(now[key], last[key]);
    same &&= now[key] === last[key];
  }
  return same ? last : now;
}

export class Game {
  #lele;
  #game;
  #last = { cells: [] };

  constructor(lele, game, lang) {
    this.#lele = lele;
    this.#game = game;
    this.lang = lang;
    this.layout = lele.call('game.layout', { game, lang });
  }

  #call(verb, options = {}, body = '') {
    return this.#lele.call(verb, { game: this.#game, lang: this.lang, ...options }, body);
  }

  command(now, line) {
    const answer = this.#call('game.command', { now: Math.floor(now), changes: true }, line);
    this.#complete(answer.view);
    return answer;
  }

  view(now) {
    return this.#complete(this.#call('game.view', { now: Math.floor(now), changes: true }));
  }

  // Completes a view.  Only cells that changed since the last view are transferred; other cells and
  // unchanged parts stay the same objects.  The nodes of the tree are fetched when they are read,
  // which must happen before the next command.
  #complete(view) {
    const last = this.#last;
    if (view.changed) {
      view.cells = last.cells.slice();
      for (const [index, cell] of view.changed) view.cells[index] = cell;
    }
    for (const part of PARTS) view[part] = kept(view[part], last[part]);
    this.#last = view;
    if (!view.tree.nodes) {
      let nodes;
      const get = () => (nodes ??= this.query('branches'));
      Object.defineProperty(view.tree, 'nodes', { enumerable: true, get });
    }
    return view;
  }

  viewText(now) {
    return this.#lele.callText('game.view', {
      game: this.#game,
      lang: this.lang,
      now: Math.floor(now),
    });
  }

  query(line) {
    return this.#call('game.query', {}, line);
  }

  save() {
    return this.#call('game.save');
  }

  saveCompact() {
    return this.#call('game.compact');
  }

  export(to) {
    return this.#call('game.export', { to });
  }

  free() {
    this.#call('game.free');
  }
}

export class Solutions {
  #lele;
  #solutions;

  constructor(lele, solutions) {
    this.#lele = lele;
    this.#solutions = solutions;
  }

  next({ maxNodes = 0, most = 1, keep = most } = {}) {
    return this.#lele.call('solutions.next', { solutions: this.#solutions, maxNodes, most, keep });
  }

  free() {
    this.#lele.call('solutions.free', { solutions: this.#solutions });
  }
}

export class Generator {
  #lele;
  #generator;
  #lang;

  constructor(lele, generator, lang = 'en') {
    this.#lele = lele;
    this.#generator = generator;
    this.#lang = lang;
  }

  next(tries) {
    return this.#lele.call('generator.next', {
      generator: this.#generator,
      tries,
      lang: this.#lang,
    });
  }

  free() {
    this.#lele.call('generator.free', { generator: this.#generator });
  }
}

async function bytesOf(source) {
  const from = await source;
  if (typeof Response === 'undefined' || !(from instanceof Response)) return from;
  if (!from.ok) throw new Error(`${from.url}: ${from.status}`);
  return from.arrayBuffer();
}

// The functions of the second part of a split module (scripts/split-wasm).  Once it is loaded, the table of the
// module has them itself.  A call that comes before cannot wait: it gets the bytes from `rest`.
function placeholders(hooks, rest) {
  const complete = () => {
    const bytes = rest?.();
    if (!bytes) throw new Error('the second part of the module is not loaded');
    new WebAssembly.Instance(new WebAssembly.Module(bytes), { primary: hooks.exports });
    hooks.isComplete = true;
  };
  const get = (_, index) => {
    hooks.isSplit = true;
    return (...values) => {
      if (!hooks.isComplete) complete();
      return hooks.exports.table.get(Number(index))(...values);
    };
  };
  return new Proxy({}, { get });
}

// `source`: bytes, a compiled module, a response, or a promise of a response.  `rest`: a function that returns
// the bytes of the second part of a split module at once.
export async function loadLele(source, { rest } = {}) {
  const hooks = { progress: () => {}, isSplit: false, isComplete: false };
  const progress = (nodes, guesses, backtracks) => hooks.progress({ nodes, guesses, backtracks });
  const imports = { lele: { progress }, placeholder: placeholders(hooks, rest) };
  const made = await WebAssembly.instantiate(await bytesOf(source), imports);
  const instance = made.instance ?? made;
  hooks.exports = instance.exports;
  return new Lele(instance, hooks);
}
