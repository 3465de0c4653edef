// The pages besides play, in every state worth a picture.  Data that takes weeks to produce (many
// games, many results) is written directly into the store.
import { PUZZLE, SOLUTION, fillStore } from './app.mjs';
import { updatable } from './browser.mjs';

const SEVERAL = [...SOLUTION].map((digit, i) => (i % 3 ? digit : '.')).join('');
const TYPO = `1${PUZZLE.slice(1)}`;
const CHAIN = '.3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.';
const DAY = 86_400_000;
const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'];

const visit = async (app, hash, what = 'main') => {
  await app.page.evaluate((to) => (location.hash = to), hash);
  await app.page.locator(what).first().waitFor();
};

/** Pseudo-random numbers from a seed. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

const LAYOUTS = [
  ['classic', PUZZLE],
  ['classic', PUZZLE],
  ['x', PUZZLE],
  ['6x6', '1.....' + '.'.repeat(30)],
  ['windoku', PUZZLE],
];

function game(i, random) {
  const [layout, values] = LAYOUTS[i % LAYOUTS.length];
  const solved = i % 3 === 0;
  return {
    id: `game-${i}`,
    save: `lele-game 1\npuzzle refuse ${layout} ${values}\n`,
    version: 1,
    updated: Date.now() - i * 0.7 * DAY,
    away: false,
    meta: {
      layout,
      level: LEVELS[random(5)],
      rating: 2 + random(40) / 10,
      status: solved ? 'solved' : 'playing',
      elapsed: 60_000 + random(3_600_000),
      progress: solved ? 1 : random(100) / 100,
      values: solved && values.length === 81 ? SOLUTION : values,
    },
  };
}

const TECHNIQUES = [
  'hidden-single',
  'naked-single',
  'pointing',
  'naked-pair',
  'x-wing',
  'xy-wing',
  'unique-rectangle-1',
  '',
];

function result(i, random) {
  const level = LEVELS[random(5)];
  const total = (180 + LEVELS.indexOf(level) * 200 + random(500)) * 1000;
  const hints = random(4);
  return {
    id: `result-${i}`,
    finished: Date.now() - i * 0.4 * DAY,
    layout: LAYOUTS[random(5)][0],
    level,
    rating: 2,
    elapsed: total,
    penalty: 0,
    total,
    hints,
    mistakes: random(3),
    assisted: hints > 0,
    daily: '',
    errors: Array.from({ length: random(3) }, () => ({ cell: random(81), digit: 1 + random(9) })),
    techniques: Object.fromEntries(
      TECHNIQUES.slice(0, 3 + random(6)).map((name) => [
        name,
        { time: 20_000 + random(90_000), count: 1 + random(9) },
      ]),
    ),
  };
}

const many = (count, make) => {
  const random = numbers(7);
  return Array.from({ length: count }, (_, i) => make(i, random));
};

async function filled(app) {
  await app.start();
  await app.cell(1, 3).click();
  await app.press('4');
  await visit(app, '#/saves', 'ol > li');
  const games = many(30, game);
  await fillStore(app.page, 'games', games);
  const names = ['', '周末的难题', 'Train home', 'x'.repeat(60), '😀 数独'];
  await fillStore(
    app.page,
    'slots',
    names.slice(0, 4).map((name, i) => ({
      slot: i + 1,
      name,
      saved: Date.now() - i * DAY,
      game: games[i],
    })),
  );
  await fillStore(
    app.page,
    'folders',
    games
      .slice(0, 9)
      .map(({ id }, i) => ({ id, folder: ['Weekend 周末', '难题', 'x'.repeat(40)][i % 3] })),
  );
  await visit(app, '#/help');
  await visit(app, '#/saves', 'ol .danger');
}

async function solved(app) {
  await app.start();
  await app.solve();
}

const paste = (text, what = '.chips, main [role=alert]') => ({
  async act(app) {
    await visit(app, '#/import');
    await app.page.fill('#import-text', text);
    await app.page.locator(what).first().waitFor();
    await app.page.waitForTimeout(300);
  },
});

const bottom = (app) => app.page.evaluate(() => scrollTo(0, document.body.scrollHeight));

const scrolled = (screen, act) => ({
  async act(app) {
    await screen.act(app);
    if (act) await act(app);
    await bottom(app);
  },
});

const share = (tab) => ({
  async act(app) {
    await app.start();
    await app.cell(1, 3).click();
    await app.press('4');
    await app.page.locator('header .icon-button').nth(2).click();
    await app.page.getByRole('tab', { name: tab, exact: true }).click();
  },
});

const linked = (tab) => ({
  async act(app) {
    await share(tab).act(app);
    const link = await app.page.locator('dialog input').first().inputValue();
    await visit(app, link.slice(link.indexOf('#')));
    await app.page.locator('main .button.primary').waitFor();
  },
});

async function challenged(app) {
  await share('Challenge').act(app);
  const link = await app.page.locator('dialog .copy input').first().inputValue();
  const query = `?t=723&by=${encodeURIComponent('小明 Ming')}&g=102030405060708090`;
  await visit(app, link.slice(link.indexOf('#')).replace(/\?.*/, query));
  await app.page.locator('main .button.primary').waitFor();
}

async function solving(app, text, algorithm) {
  await visit(app, '#/solve');
  await app.page.fill('#solve-text', text);
  if (algorithm) await app.page.check(`input[value=${algorithm}]`);
}

const solve = (text, algorithm) => ({
  async act(app) {
    await solving(app, text, algorithm);
    await app.button('Solve').click();
    await app.page.locator('#solve-panel dl').waitFor();
    await app.page.waitForTimeout(500);
  },
});

async function searching(app, text) {
  await solving(app, text);
  await app.page.getByRole('tab').nth(2).click();
  // A short search begins and ends by itself.
  const find = app.button('Find all solutions');
  await find.or(app.page.locator('.leaf')).first().waitFor();
  if (await find.isVisible()) await find.click({ timeout: 2000 }).catch(() => undefined);
  await app.page.locator('.leaf').waitFor({ timeout: 20000 });
}

async function training(app) {
  await visit(app, '#/saves', 'ol > li');
  const random = numbers(3);
  const names = ['full-house', 'hidden-single', 'naked-single', 'pointing', 'claiming', 'x-wing'];
  await fillStore(
    app.page,
    'training',
    names.map((technique, i) => ({
      technique,
      right: random(9),
      wrong: random(3),
      box: i % 6,
      due: Date.now() + (i - 3) * DAY,
    })),
  );
  await fillStore(
    app.page,
    'skills',
    ['single', 'fish', 'locked candidate'].map((family, i) => ({
      ...{ family, rating: 1300 + 200 * i, deviation: 60 + 60 * i, volatility: 0.06 },
      ...{ answers: 9, at: Date.now() },
    })),
  );
  await fillStore(app.page, 'runs', [{ mode: 'storm', best: 17, runs: 4, at: Date.now() }]);
  await visit(app, '#/train', '.due');
}

const lesson = (technique, part = 'examples') => ({
  async act(app) {
    await visit(app, `#/train/${technique}/${part}`, '.task');
    await app.page.locator('[role=gridcell]').first().waitFor();
    await app.button(part === 'spot' ? 'To the end' : 'Next step').click();
    if (part === 'examples') await app.button('Next step').click();
  },
});

async function drill(app, technique) {
  await visit(app, `#/train/${technique}/drill`);
  await app.button('Check').waitFor({ timeout: 60000 });
}

const tour = (card) => ({
  async act(app) {
    await visit(app, '#/help');
    await app.page.locator('main .button').last().click();
    for (let i = 0; i < card; i++) await app.button('Next').click();
  },
});

export const PAGES = {
  'import-empty': { act: (app) => visit(app, '#/import', '.nothing') },
  'import-valid': paste(PUZZLE, '.chips'),
  'import-links': paste('https://sudokupad.app/classic5NlQ19j9mGca3OIN1bWGk2m41TjS79', '.chips'),
  'import-several': paste(SEVERAL, '.repairs'),
  'import-typo': paste(TYPO, '.repairs'),
  'import-conflict': paste(`55${PUZZLE.slice(2)}`, 'main [role=alert]'),
  'import-length': paste(PUZZLE.slice(0, 79)),
  'import-character': paste(`${PUZZLE.slice(0, 20)}%${PUZZLE.slice(21)}`),
  'import-few': paste(`5${'.'.repeat(80)}`),
  'import-url': paste('https://www.sudokuwiki.org/sudoku.htm'),
  'import-host': paste(`https://example.com/?bd=${PUZZLE}`),
  export: scrolled(paste(PUZZLE), (app) => app.page.locator('.export select').selectOption('pm')),
  'create-refused': {
    async act(app) {
      await visit(app, '#/new');
      await app.page.locator('button.own, .others button.button').last().click();
      await app.page.waitForSelector('[role=grid]');
      await app.press('5', 'ArrowRight', '5', '3');
    },
  },
  'create-unique': {
    async act(app) {
      await paste(PUZZLE, '.chips').act(app);
      await app.button('Edit').click();
      await app.page.waitForSelector('[role=grid]');
    },
  },
  'solve-empty': { act: (app) => visit(app, '#/solve') },
  'solve-error': { act: (app) => solving(app, '53..7%') },
  'solve-fast': solve(PUZZLE),
  'solve-parallel': solve(SEVERAL, 'dlx-parallel'),
  'solve-none': solve(TYPO, 'dlx'),
  'solve-steps': {
    async act(app) {
      await solving(app, PUZZLE);
      await app.page.getByRole('tab').nth(1).click();
      for (let i = 0; i < 4; i++) await app.button('Next step').click();
    },
  },
  'solve-chain': {
    async act(app) {
      await solving(app, CHAIN);
      await app.page.getByRole('tab').nth(1).click();
      for (
        let i = 0;
        i < 60 &&
        !(await app.page.locator('.step .line, .step h2').first().textContent()).includes(
          'Skyscraper',
        );
        i++
      )
        await app.button('Next step').click();
    },
  },
  'solve-steps-end': {
    async act(app) {
      await solving(app, PUZZLE);
      await app.page.getByRole('tab').nth(1).click();
      await app.button('To the end').click();
      await app.page.getByText('The grid is full').waitFor({ timeout: 20000 });
    },
  },
  'solve-all-running': { act: (app) => searching(app, '.'.repeat(36)) },
  'solve-all': {
    async act(app) {
      await searching(app, SEVERAL);
      await app.page.locator('.legend input').check();
    },
  },
  'saves-empty': { act: (app) => visit(app, '#/saves', 'ol > li') },
  'saves-full': { act: filled },
  'saves-library': scrolled({ act: filled }),
  'saves-overwrite': {
    async act(app) {
      await filled(app);
      await app.page.locator('ol > li').first().getByRole('button', { name: 'Save' }).click();
    },
  },
  'saves-deleted': {
    async act(app) {
      await filled(app);
      await app.page.locator('ol > li .danger').nth(1).click();
      await app.button('Undo').waitFor();
    },
  },
  'saves-rename': {
    async act(app) {
      await filled(app);
      await app.page.locator('ol > li').first().getByRole('button', { name: 'Rename' }).click();
    },
  },
  'saves-search': {
    async act(app) {
      await filled(app);
      await app.page.getByRole('searchbox').fill('6×6');
      await app.page.getByRole('searchbox').scrollIntoViewIfNeeded();
    },
  },
  'saves-folder': {
    async act(app) {
      await filled(app);
      await app.page.locator('.folders').selectOption({ index: 2 });
      const row = app.page.locator('ul.card > li').nth(1);
      await row.getByRole('button', { name: 'Put in a folder' }).click();
      await app.page.getByRole('searchbox').scrollIntoViewIfNeeded();
    },
  },
  'saves-damaged': {
    async act(app) {
      await app.start();
      await visit(app, '#/saves', 'ol > li');
      await fillStore(app.page, 'games', [{ id: 'bad', save: 7 }]);
      await app.page.reload();
      await app.page.locator('.message.bad').waitFor();
    },
  },
  'two-tabs': {
    async act(app) {
      await app.start();
      const page = await app.page.context().newPage();
      await page.goto(app.page.url());
      await page.locator('.notice').waitFor();
      app.page = page;
    },
  },
  'share-puzzle': share('Puzzle'),
  'share-progress': share('Progress'),
  'share-replay': share('Replay'),
  'share-picture': share('Picture'),
  'share-challenge': share('Challenge'),
  'share-result': {
    async act(app) {
      await solved(app);
      await app.button('Share result').click();
      await app.page.locator('dialog .text').waitFor();
    },
  },
  'opened-puzzle': linked('Puzzle'),
  'opened-progress': linked('Progress'),
  'opened-challenge': {
    async act(app) {
      await challenged(app);
    },
  },
  challenge: {
    async act(app) {
      await challenged(app);
      await app.page.locator('main .button.primary').click();
      await app.page.locator('.challenge').waitFor();
      await app.cell(1, 3).click();
      await app.press('4');
      await app.cell(1, 4).click();
      await app.press('6');
    },
  },
  'challenge-over': {
    async act(app) {
      await PAGES.challenge.act(app);
      await app.solve();
      await app.page.waitForTimeout(300);
    },
  },
  print: {
    async act(app) {
      await share('Picture').act(app);
      await app.page.evaluate(() => (window.print = () => undefined));
      await app.page.locator('dialog .row .button').last().click();
      await app.page.locator('.print-sheet').waitFor({ state: 'attached' });
      await app.page.emulateMedia({ media: 'print' });
    },
  },
  'opened-replay': linked('Replay'),
  'opened-broken': { act: (app) => visit(app, '#/p/nonsense', '[role=alert]') },
  'opened-several': { act: (app) => visit(app, `#/p/${SEVERAL}`, '[role=alert]') },
  replay: {
    async act(app) {
      await solved(app);
      await app.press('Escape');
      await visit(app, '#/replay', '.moves li');
      await app.page.locator('.moves li button').nth(5).click();
    },
  },
  'replay-empty': { act: (app) => visit(app, '#/replay') },
  daily: {
    async act(app) {
      await visit(app, '#/saves', 'ol > li');
      const day = (back) => new Date(Date.now() - back * DAY).toISOString().slice(0, 10);
      const random = numbers(11);
      await fillStore(
        app.page,
        'results',
        many(20, result).map((one, i) => ({
          ...one,
          daily: `1:${['easy', 'medium', 'hard'][random(3)]}:classic:${day(Math.floor(i / 2))}`,
        })),
      );
      await visit(app, '#/daily', '.dots .on');
    },
  },
  'stats-empty': { act: (app) => visit(app, '#/stats', '.nothing') },
  stats: {
    async act(app) {
      await visit(app, '#/saves', 'ol > li');
      await fillStore(app.page, 'results', many(60, result));
      await visit(app, '#/stats', 'figure');
    },
  },
  'stats-bottom': {
    async act(app) {
      await PAGES.stats.act(app);
      await app.button('Delete statistics').click();
      await bottom(app);
    },
  },
  train: { act: (app) => visit(app, '#/train', 'main li') },
  'train-due': { act: training },
  'train-list': { act: (app) => visit(app, '#/train/list', 'main li') },
  spot: lesson('x-wing', 'spot'),
  'spot-chain': lesson('xy-chain', 'spot'),
  lesson: lesson('x-wing'),
  'lesson-chain': lesson('xy-chain'),
  'lesson-marks': lesson('sue-de-coq'),
  'lesson-large': lesson('finned-squirmbag'),
  drill: { act: (app) => drill(app, 'pointing') },
  'drill-wrong': {
    async act(app) {
      await drill(app, 'naked-pair');
      const open = app.page.locator('[role=gridcell]:has(.note)').first();
      await open.click();
      await app.page
        .locator('.pad button')
        .nth((await open.textContent()).trim()[0] - 1)
        .click();
      await app.button('Check').click();
      await app.page.locator('.verdict p').first().waitFor();
    },
  },
  'drill-right': {
    async act(app) {
      await drill(app, 'full-house');
      await app.button('Show the answer').click();
    },
  },
  'drill-which': {
    async act(app) {
      await drill(app, 'w-wing');
      await app.page.locator('fieldset label').last().click();
      await app.page.locator('.choices').waitFor();
    },
  },
  'unit-play': { act: (app) => visit(app, '#/train/x-wing/play', '.play') },
  storm: {
    async act(app) {
      await visit(app, '#/train/storm', '.run');
      await app.button('Start').click();
      await app.page.locator('.pad').waitFor();
    },
  },
  'storm-over': {
    async act(app) {
      await visit(app, '#/train/storm', '.run');
      await app.button('Start').click();
      await app.button('Stop').click();
      await app.page.locator('.run').waitFor();
    },
  },
  help: { act: (app) => visit(app, '#/help', 'main section') },
  'tour-1': tour(0),
  'tour-2': tour(1),
  'tour-3': tour(2),
  'tour-4': tour(3),
  update: {
    async host(env) {
      const host = await updatable(env);
      return { env: host.env, extra: host.publish };
    },
    async act(app, publish) {
      await app.start();
      await app.kept();
      publish();
      await app.page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistration()).update(),
      );
      await app.page.locator('.notice').waitFor({ timeout: 20000 });
    },
  },
};
