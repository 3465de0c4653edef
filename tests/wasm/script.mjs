// Reads the scenario scripts of tests/scenarios; tests/unit/game/script.h has the syntax.
import { readFileSync, readdirSync } from 'node:fs';

export function readScenarios(folder) {
  const cases = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt')).sort()) {
    let current;
    readFileSync(`${folder}/${file}`, 'utf8').split('\n').forEach((text, index) => {
      if (text.startsWith('== ')) cases.push((current = { name: `${file}: ${text.slice(3)}`, lines: [] }));
      else if (text !== '' && !text.startsWith('#')) current.lines.push({ text, number: index + 1 });
    });
  }
  return cases;
}

// Finds a path such as "cells.r1c3.value" in a parsed JSON value.
export function find(value, path) {
  if (path === '.') return value;
  const size = value.size ?? 9;
  return path.split('.').reduce((at, key) => {
    const cell = Array.isArray(at) && /^r(\d+)c(\d+)$/.exec(key);
    return at?.[cell ? (cell[1] - 1) * size + Number(cell[2]) - 1 : key];
  }, value);
}

function split(text) {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}

export function timed(text) {
  const [time, command] = split(text);
  return { now: Number(time), command };
}

// Runs one case; throws an error with the line that fails.
export function runCase(lele, { lines }) {
  let game, document, now = 0, lang = 'en';
  const show = () => (document = game.view(now));
  const start = (made) => {
    game?.free();
    game = made;
    show();
  };
  const check = (holds, line, message) => {
    if (!holds) throw new Error(`line ${line.number}: ${line.text}\n    ${message}`);
  };
  const words = {
    puzzle(rest) {
      const allows = rest.startsWith('allow ');
      const [layout, cells] = split(allows ? rest.slice(6) : rest);
      start(lele.newGame(cells, { layout, codec: 'line', several: allows ? 'allow' : 'refuse', lang }));
    },
    custom: (rest) => start(lele.newCustom(rest, { lang })),
    lang: (rest) => (game.lang = lang = rest),
    query: (rest) => (document = game.query(rest)),
    reload() {
      for (const save of [game.save(), game.saveCompact()]) {
        const before = game.viewText(now);
        start(lele.loadGame(save, { lang }));
        if (game.viewText(now) !== before) throw new Error('the loaded game looks different');
      }
    },
    '!'(rest, line) {
      const [code, command] = split(rest);
      const before = game.viewText(now) + game.save();
      const at = timed(command);
      const { ok, problem } = game.command(at.now, at.command);
      check(!ok && problem.code === code, line, `${problem?.code ?? 'accepted'} instead of ${code}`);
      check(game.viewText(now) + game.save() === before, line, 'a refused command changed something');
    },
    '?'(rest, line) {
      const [path, want] = split(rest);
      const got = JSON.stringify(find(document, path));
      check(got === want, line, `${path} is ${got}`);
    },
    '?~'(rest, line) {
      const [path, want] = split(rest);
      const got = JSON.stringify(find(document, path));
      check(got?.includes(want), line, `${path} is ${got}`);
    },
  };
  for (const line of lines) {
    const [word, rest] = split(line.text);
    if (/^\d+$/.test(word)) {
      now = Number(word);
      const { ok, problem } = game.command(now, rest);
      check(ok, line, `refused: ${problem?.code}`);
      show();
    } else {
      words[word](rest, line);
    }
  }
  game?.free();
}
