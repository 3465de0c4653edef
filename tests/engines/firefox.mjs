// Debian's Firefox.  Newer versions of playwright-core cannot drive it, so the page's packages contain
// an older one beside the one for Chromium.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { firefox } = require('playwright-core-firefox');

class Page {
  errors = [];

  static async open(browser) {
    const own = new Page();
    own.context = await browser.newContext({ locale: 'en-US' });
    own.page = await own.context.newPage();
    own.page.on('pageerror', (error) => own.errors.push(error.message));
    return own;
  }

  go(url) {
    return this.page.goto(url);
  }

  reload() {
    return this.page.reload();
  }

  /** The value of a function in the page; `argument` is one value of JSON. */
  run(probe, argument = null) {
    return this.page.evaluate(probe, argument);
  }

  click(selector) {
    return this.page.locator(selector).first().click();
  }

  type(selector, text) {
    return this.page.locator(selector).first().fill(text);
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  close() {
    return this.context.close();
  }
}

export async function start() {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  return {
    version: browser.version(),
    open: () => Page.open(browser),
    close: () => browser.close(),
  };
}
