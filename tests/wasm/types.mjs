// What the module gives against its types: answers are written as literals into a program, and the
// TypeScript compiler finds every key that lele.d.ts lacks or has too many, and every unknown name.
import ts from '../../web/node_modules/typescript/lib/typescript.js';
import { Game, Generator, LeleError, Solutions } from '../../src/wasm/lele.js';

const OBJECTS = { Game, Generator, Solutions };
// The type of an overloaded method is that of its last overload, so queries are named here.
const QUERIES = {
  history: 'L.TreeNode[]',
  branches: 'L.TreeNode[]',
  analysis: 'L.AnalysedMove[]',
  basis: 'L.Basis',
  steps: 'L.StepCount[]',
  unit: 'string',
  compare: 'L.Comparison',
};
const OPTIONS = {
  strict: true,
  noEmit: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

const isName = (text) => /^[a-z]+(-[a-z]+)*$/.test(text);

// Two values with the same shape pass or fail together: same keys, same kinds of values, same names.
function shape(value) {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shape))].sort()}]`;
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value).map(([key, item]) => `${key}:${shape(item)}`)}}`;
  if (typeof value === 'string') return isName(value) ? value : '""';
  return value === null ? 'null' : typeof value;
}

// Of a list one item of each shape.
function prune(value) {
  if (Array.isArray(value)) return [...new Map(value.map(prune).map((item) => [shape(item), item])).values()];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, prune(item)]));
}

export class Samples {
  methods = new Set();
  #found = new Map();

  add(type, value) {
    const sample = prune(value);
    this.#found.set(`${type} ${shape(sample)}`, { type, sample });
  }

  #take(type, method, [first], answer) {
    this.methods.add(`${type}.${method}`);
    if (answer === undefined) return answer;
    const made = Object.entries(OBJECTS).find(([, made]) => answer instanceof made);
    if (made) return this.watch(made[0], answer);
    const query = type === 'Game' && method === 'query';
    this.add(query ? QUERIES[first.split(' ')[0]] : `ReturnType<L.${type}['${method}']>`, answer);
    return answer;
  }

  // The same object; what its methods answer becomes a sample of the type that they promise.
  watch(type, object) {
    const samples = this;
    return new Proxy(object, {
      get(target, method) {
        if (typeof target[method] !== 'function') return target[method];
        return (...given) => {
          try {
            return samples.#take(type, method, given, target[method](...given));
          } catch (error) {
            if (error instanceof LeleError) samples.add('L.Problem', error.problem);
            throw error;
          }
        };
      },
    });
  }

  // The complaints of the compiler.
  complaints() {
    const name = 'tests/wasm/samples.ts';
    const lines = [...this.#found.values()].map(
      ({ type, sample }, i) => `const s${i}: ${type} = ${JSON.stringify(sample)};`,
    );
    const text = [`import type * as L from '../../src/wasm/lele';`, ...lines, 'export {};'].join('\n');
    const host = ts.createCompilerHost(OPTIONS);
    const { fileExists, getSourceFile } = host;
    host.fileExists = (file) => file === name || fileExists(file);
    host.getSourceFile = (file, ...rest) =>
      file === name ? ts.createSourceFile(name, text, OPTIONS.target) : getSourceFile(file, ...rest);
    return ts
      .getPreEmitDiagnostics(ts.createProgram([name], OPTIONS, host))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  }

  // Keys that are not camelCase.
  wrongKeys() {
    const wrong = new Set();
    const walk = (value) => {
      if (value === null || typeof value !== 'object') return;
      for (const [key, item] of Object.entries(value)) {
        if (!Array.isArray(value) && !/^[a-z][A-Za-z0-9]*$/.test(key)) wrong.add(key);
        walk(item);
      }
    };
    for (const { sample } of this.#found.values()) walk(sample);
    return [...wrong];
  }
}
