// The page as `lele serve` delivers it: nothing on it breaks the Content-Security-Policy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PAGES, SCREENS } from './access.test.mjs';
import { App, NEARLY } from './app.mjs';
import { equal, ok, test, until } from './cases.mjs';

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Starts `lele serve`; returns its URL. */
async function serve(env) {
  const server = spawn(path('build/lele'), [
    'serve',
    '--root',
    path('web/dist'),
    '--listen',
    '127.0.0.1:0',
  ]);
  env.cleanup(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  });
  let said = '';
  server.stdout.on('data', (text) => (said += text));
  server.stderr.on('data', (text) => (said += text));
  return until(() => /http:\S+/.exec(said)?.[0], `lele serve says where it is: ${said}`);
}

/** The page from `lele serve`, and the list of what breaks its policy. */
async function openWatched(env, settings) {
  const url = await serve(env);
  const context = await env.browser.newContext({ locale: 'en-US' });
  env.cleanup(() => context.close());
  const broken = [];
  await context.exposeBinding('reportBroken', (_, what) => broken.push(what));
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      window.reportBroken(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`),
    ),
  );
  const app = await App.open({ ...env, url }, { context, settings, seed: 1 });
  return { app, url, broken };
}

test('no screen of the game breaks the policy of lele serve, whose policy is that of the page', async (env) => {
  const { app, url, broken } = await openWatched(env, {
    autoBranch: false,
    mistakeLimit: '10',
  });
  const sent = (await fetch(url)).headers.get('content-security-policy');
  const own = await app.page.getAttribute('meta[http-equiv=Content-Security-Policy]', 'content');
  equal(sent, `${own}; frame-ancestors 'none'`);
  for (const go of Object.values(SCREENS)) await go(app);
  equal(broken, []);
  app.clean();
});

test('no other page breaks the policy of lele serve, and a style in HTML would', async (env) => {
  const { app, broken } = await openWatched(env, {});
  await app.start(NEARLY);
  await app.cell(1, 1).click();
  await app.press('2', 'Backspace');
  await app.solve();
  await app.press('Escape');
  for (const go of Object.values(PAGES)) await go(app);
  equal(broken, []);
  app.clean();
  await app.page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<i style="color: red"></i>');
  });
  await until(() => broken.length > 0, 'a style in HTML is reported');
  ok(broken[0].startsWith('style-src-attr'), broken[0]);
});
