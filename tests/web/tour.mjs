// The pictures of the READMEs, taken from real screens.  The tour: a new game, digits, a hint that
// explains an X-Wing, a branch that is left again, the end.  `stills`: only the other pictures.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from './app.mjs';
import { startBrowser, startServer } from './browser.mjs';

const VIEWPORT = { width: 1100, height: 700 };
const WIDTH = 800;

const lele = (args, input) =>
  execFileSync(fileURLToPath(new URL('../../build/lele', import.meta.url)), args, {
    encoding: 'utf8',
    ...(input ? { input } : {}),
  }).trim();

const exampleOf = (technique) =>
  [JSON.parse(lele(['techniques', '--json', technique]))].flat()[0].example;
const example = exampleOf('x-wing');

const WINDOW = { viewport: { width: 1180, height: 740 } };
const PHONE = { viewport: { width: 390, height: 844 }, touch: true, scale: 1.5 };
const STILLS = {
  'x-wing.png': { technique: 'x-wing', lang: 'en-US', theme: 'dark', ...WINDOW },
  'chain.png': { technique: 'xy-chain', lang: 'zh-CN', theme: 'light', ...WINDOW },
  'phone.png': { technique: 'x-wing', lang: 'zh-CN', theme: 'light', ...PHONE },
};
const picture = (name) => fileURLToPath(new URL(`../../docs/pictures/${name}`, import.meta.url));

class Film {
  frames = [];

  constructor(app, folder) {
    this.app = app;
    this.folder = folder;
  }

  async take(seconds) {
    await this.app.page.waitForTimeout(350);
    const path = join(this.folder, `${String(this.frames.length).padStart(3, '0')}.png`);
    await this.app.page.screenshot({ path });
    this.frames.push({ path, seconds });
  }

  async put([row, column, digit], seconds = 0.5) {
    await this.app.cell(row, column).click();
    await this.app.press(digit);
    if (seconds) await this.take(seconds);
  }

  write(file) {
    const parts = this.frames.flatMap(({ path, seconds }) => ['-delay', seconds * 100, path]);
    const small = ['-resize', WIDTH, '-dither', 'None', '-colors', 64, '-layers', 'Optimize'];
    execFileSync('convert', ['-loop', 0, ...parts, ...small, file].map(String));
    console.log(`${file}: ${(statSync(file).size / 1024).toFixed(0)} KB`);
  }
}

/** The empty cells with their digits; first those that do not affect the X-Wing. */
async function openCells(app, solution) {
  const cells = [...(await app.values())].flatMap((value, i) =>
    value === '.' ? [[Math.floor(i / 9) + 1, (i % 9) + 1, solution[i]]] : [],
  );
  const apart = ([row, column, digit]) =>
    digit !== '2' && ![6, 7].includes(row) && ![3, 5].includes(column);
  return [cells.filter(apart), cells.filter((cell) => !apart(cell))];
}

async function play(film) {
  const { app } = film;
  await film.take(1.8);
  await app.start(example);
  await film.take(1);
  const solution = lele(['solve'], await app.values());
  const [apart, rest] = await openCells(app, solution);
  for (const cell of apart.slice(0, 2)) await film.put(cell);
  await app.press('f');
  await film.take(0.8);
  for (const seconds of [1.2, 1.6, 4]) {
    await app.press('h');
    await film.take(seconds);
  }
  await app.page.locator('.hint-panel .button.primary').click();
  await film.take(0.8);
  // A wrong guess after a mark, and back.
  const [row, column, digit] = rest.at(-1);
  await app.page.getByRole('tab').nth(1).click();
  await app.cell(row, column).click();
  await app.press('m');
  await film.take(0.6);
  const notes = [...(await app.notes(row, column))].filter((note) => note !== digit);
  await film.put([row, column, notes[0]], 0.8);
  await film.put(apart[2] ?? rest[0], 1.2);
  await app.press('b');
  await film.take(1.4);
  for (const cell of await openCells(app, solution).then((lists) => lists.flat()))
    await film.put(cell, 0.14);
  await app.dialog().waitFor();
  await film.take(3);
}

const server = await startServer();
const browser = await startBrowser();
const films = process.argv[2] === 'stills' ? [] : ['en-US tour.gif', 'zh-CN tour.zh-CN.gif'];
for (const [lang, file] of films.map((film) => film.split(' '))) {
  const folder = mkdtempSync(join(tmpdir(), 'tour-'));
  const env = { browser, url: server.url, cleanup: () => undefined };
  const settings = { techniques: 'x-wing', animations: false, autoBranch: false };
  const app = await App.open(env, { viewport: VIEWPORT, lang, settings });
  const film = new Film(app, folder);
  await play(film);
  film.write(picture(file));
  rmSync(folder, { recursive: true });
}
for (const [file, { technique, theme, ...options }] of Object.entries(STILLS)) {
  const env = { browser, url: server.url, cleanup: () => undefined };
  const settings = { techniques: technique, animations: false, theme };
  const app = await App.open(env, { ...options, settings });
  await app.start(exampleOf(technique));
  await app.press('f', 'h', 'h', 'h');
  await app.page.waitForTimeout(500);
  await app.page.screenshot({ path: picture(file) });
}
await browser.close();
await server.close();
