// What a screen reader gets: Chromium's accessibility tree through a whole game, as a golden file.
// LELE_UPDATE=1 tests/web/run "accessibility tree" writes it: read the difference.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { App, PUZZLE, SOLUTION } from './app.mjs';
import { equal, test } from './cases.mjs';

const FOLDER = new URL('golden/', import.meta.url);
const STATES = ['disabled', 'pressed', 'checked', 'selected', 'expanded', 'readonly', 'invalid'];
/** Nodes that say nothing themselves. */
const SILENT = ['none', 'generic', 'InlineTextBox', 'LineBreak', 'ListMarker'];

/** The value of the clock depends on the machine. */
const steady = (text) => text.replace(/\b\d+:\d\d\b/g, '0:00');

function linesOf(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [];
  const walk = (node, depth, inside) => {
    const role = node.role?.value ?? '';
    // The name of a row is that of its cells.
    const name = role === 'row' ? '' : steady(node.name?.value ?? '');
    // The text of a named thing repeats its name.
    const repeats = role === 'StaticText' && (inside === name || name.trim() === '');
    const shown = !node.ignored && !SILENT.includes(role) && !repeats;
    if (shown) {
      const states = (node.properties ?? [])
        .filter((one) => STATES.includes(one.name))
        .filter(({ value }) => ![false, 'false', undefined, ''].includes(value.value))
        .map((one) => (one.value.value === true ? one.name : `${one.name}=${one.value.value}`));
      lines.push(`${'  '.repeat(depth)}${[role, JSON.stringify(name), ...states].join(' ')}`);
    }
    // A status line speaks some time after its event; other cases read it.
    if (['status', 'alert'].includes(role)) return;
    for (const id of node.childIds ?? [])
      if (byId.has(id)) walk(byId.get(id), depth + (shown ? 1 : 0), shown ? name : inside);
  };
  walk(nodes[0], 0, '');
  return lines;
}

for (const lang of ['en', 'zh'])
  test(`the accessibility tree of a whole game is the golden one (${lang})`, async (env) => {
    const app = await App.open(env, {
      lang: lang === 'zh' ? 'zh-CN' : 'en-US',
      settings: { animations: false },
    });
    await app.page.emulateMedia({ reducedMotion: 'reduce' });
    const session = await app.page.context().newCDPSession(app.page);
    const parts = [];
    const take = async (title) => {
      await app.settled();
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      parts.push(`== ${title}`, ...linesOf(nodes), '');
    };
    await app.start(PUZZLE);
    await take('a new game');
    await app.cell(1, 3).click();
    await app.press('4', 'ArrowRight', 'Shift+2', 'Shift+6', 'ArrowDown', '1', 'ArrowLeft', '5');
    await take('digits, notes and a conflict');
    await app.press('Control+z', 'h', 'h', 'h');
    await take('a hint');
    await app.press('Escape');
    await app.page.locator('header .icon-button').first().click();
    await app.dialog().waitFor();
    await take('the menu');
    await app.press('Escape');
    await app.type({ solution: SOLUTION });
    await app.dialog().locator('dl').waitFor();
    await app.dialog().locator('dl dd').nth(4).waitFor();
    await take('the end');
    const text = parts.join('\n');
    const file = new URL(`tree.${lang}.txt`, FOLDER);
    if (process.env.LELE_UPDATE) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, text);
    }
    const golden = readFileSync(file, 'utf8').split('\n');
    const changed = text.split('\n').findIndex((line, i) => line !== golden[i]);
    const near = (lines) => lines.slice(Math.max(0, changed - 1), changed + 3).join('\n');
    if (changed >= 0 || golden.length !== text.split('\n').length)
      equal(near(text.split('\n')), near(golden), `line ${changed + 1} of ${file.pathname}:`);
    app.clean();
  });
