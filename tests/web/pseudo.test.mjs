// A language that nobody speaks, made from the English catalogue: what is not in its brackets is not
// in the catalogue, and what does not fit a longer language is cut.
import { readFileSync } from 'node:fs';
import { loadLele } from '../../src/wasm/lele.js';
import { App, NEARLY } from './app.mjs';
import { equal, ok, test } from './cases.mjs';

const ACCENTS = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', y: 'ÿ' };

/** Marked at both ends, and a third longer. */
export function pseudo(text) {
  const told = text.replace(/\{[^{}]*\}|[aeiouy]/g, (one) => ACCENTS[one] ?? one);
  const pad = '~'.repeat(Math.ceil(text.length / 3)).replace(/~{6}/g, '~~~~~ ');
  return `⟦${told}${pad}⟧`;
}

/** Replaces the words of the English chunks on their way. */
async function speak(page) {
  await page.route(/\/assets\/(first|later)-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    if ((source.match(/[\u4e00-\u9fff]/g) ?? []).length > 100) return route.fulfill({ response });
    const file = await import(
      `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
    );
    const parts = Object.entries(file).map(([name, words], i) => {
      const told = Object.fromEntries(
        Object.entries(words).map(([key, text]) => [key, pseudo(text)]),
      );
      return `const w${i} = ${JSON.stringify(told)}; export { w${i} as ${JSON.stringify(name)} };`;
    });
    await route.fulfill({
      response,
      body: parts.join('\n'),
      headers: { 'content-type': 'text/javascript' },
    });
  });
}

/** What the module says by itself, in English: levels, techniques, layouts, formats. */
async function coreWords() {
  const lele = await loadLele(readFileSync('web/public/lele.wasm'));
  return [
    ...lele.techniques('en').flatMap(({ title, family }) => [title, family]),
    ...lele.layouts().map((name) => lele.layoutTitle(name, 'en')),
    ...lele.codecs('en').flatMap(({ name, summary }) => [name, summary]),
    ...['jigsaw'].map((name) => lele.layoutTitle(name, 'en')),
    ...['Beginner', 'Easy', 'Medium', 'Hard', 'Expert', 'Master', 'Extreme'],
  ].sort((a, b) => b.length - a.length);
}

/** Names that are the same in every language. */
const NAMES =
  /\b(Lele|R\d+C\d+|Esc|Enter|Space|Shift|Ctrl|Alt|Tab|Home|End|Page(Up|Down)?|Backspace|Delete|F\d+|PNG|SVG|PDF|QR|X|Facebook|WeChat|DFS|GBFS|DLX|English|CSV|JSON|A B C|Pg|Up|Dn|Del)\b/g;

/** Dates are written by the browser. */
const DATES =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/g;

/** The visible texts and names of a screen. */
const textsOf = (page) =>
  page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // The sentences of hints and errors come from the module.
      if (
        !parent.checkVisibility() ||
        parent.closest(
          '[role=status], [role=alert], .hint-panel p, .hint-bar .text, .verdict, textarea, script, kbd, h3.step, [role=grid]',
        )
      )
        continue;
      found.push(node.data);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (one.checkVisibility() && !one.closest('[role=grid]'))
        for (const name of ['aria-label', 'title', 'placeholder'])
          found.push(one.getAttribute(name) ?? '');
    return found;
  });

/** Elements whose text does not fit. */
const cutOf = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, a, h1, h2, h3, label, p, span, li, summary, dt, dd, legend',
      ),
    ]
      .filter(
        (one) =>
          one.checkVisibility() &&
          one.innerText?.trim() &&
          !one.closest('.visually-hidden') &&
          !one.querySelector('.visually-hidden, small'),
      )
      .filter((one) => {
        const style = getComputedStyle(one);
        const hides = style.overflowX !== 'visible' && style.overflowX !== 'auto';
        return hides && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => `${one.tagName}.${one.className}: ${one.innerText.slice(0, 60)}`),
  );

const SCREENS = {
  welcome: async () => undefined,
  options: (app) => app.page.locator('details summary').first().click(),
  game: (app) => app.start(NEARLY),
  menu: (app) => app.page.locator('header .icon-button').first().click(),
  tools: async (app) => {
    await app.press('Escape');
    await app.page.locator('.actions button').last().click();
  },
  level: async (app) => {
    await app.press('Escape');
    await app.page.locator('header .level').click();
  },
  share: async (app) => {
    await app.press('Escape');
    await app.page.locator('header .icon-button:has(svg)').nth(2).click();
    await app.page.locator('dialog .ways summary').click();
  },
  end: async (app) => {
    await app.press('Escape');
    await app.solve();
    await app.dialog().locator('dl dd').nth(4).waitFor();
  },
  ...Object.fromEntries(
    ['settings', 'saves', 'import', 'daily', 'stats', 'help'].map((name) => [
      name,
      (app) => app.visit(`#/${name}`),
    ]),
  ),
};

for (const [name, viewport] of [
  ['1280 × 800', { width: 1280, height: 800 }],
  ['390 × 844', { width: 390, height: 844 }],
])
  test(`in a made-up language every word is of the catalogue and none is cut (${name})`, async (env) => {
    const context = await env.browser.newContext({
      viewport,
      locale: 'en-US',
      serviceWorkers: 'block',
    });
    env.cleanup(() => context.close());
    const words = await coreWords();
    const app = await App.open(
      { ...env, browser: null },
      {
        context: Object.assign(context, { newPage: speaking(context) }),
        settings: { animations: false },
      },
    );
    const bare = (text) => {
      let rest = text;
      for (let before = ''; before !== rest;) {
        before = rest;
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '').replace('中文', '');
      }
      for (const word of words) rest = rest.replaceAll(word, '');
      return rest
        .replace(NAMES, '')
        .replace(DATES, '')
        .match(/\p{L}{2,}/u)
        ? rest.trim()
        : '';
    };
    const problems = [];
    for (const [screen, go] of Object.entries(SCREENS)) {
      await go(app);
      await app.settled();
      for (const text of new Set(await textsOf(app.page)))
        if (bare(text)) problems.push(`${screen}: hard-coded: ${bare(text)}`);
      for (const cut of new Set(await cutOf(app.page))) problems.push(`${screen}: cut: ${cut}`);
      const width = await app.page.evaluate(() => document.documentElement.scrollWidth);
      if (width > viewport.width) problems.push(`${screen}: ${width} wide`);
    }
    ok(
      (await textsOf(app.page)).some((text) => text.includes('⟦')),
      'the language is spoken',
    );
    equal(problems, []);
  });

/** Opens pages that speak the language. */
function speaking(context) {
  const open = context.newPage.bind(context);
  return async () => {
    const page = await open();
    await speak(page);
    return page;
  };
}
