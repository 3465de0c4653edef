// Debian's WebKitGTK: its driver speaks WebDriver over HTTP (w3.org/TR/webdriver), on a display that
// nobody sees.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { until } from '../web/cases.mjs';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'; // the key that the standard gives to elements

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function send(base, method, path, body) {
  const answer = await fetch(base + path, {
    method,
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
  return value;
}

class Page {
  errors = [];

  static async open(base) {
    const { sessionId, capabilities } = await send(base, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        },
      },
    });
    const own = new Page();
    own.base = `${base}/session/${sessionId}`;
    own.version = `${capabilities.browserName} ${capabilities.browserVersion}`;
    await own.send('POST', '/timeouts', { script: 60_000 });
    return own;
  }

  send(method, path, body) {
    return send(this.base, method, path, body);
  }

  go(url) {
    return this.send('POST', '/url', { url });
  }

  reload() {
    return this.send('POST', '/refresh');
  }

  run(probe, argument = null) {
    const script = `const done = arguments[1];
      Promise.resolve((${probe})(arguments[0])).then(done, (error) => done({ failed: String(error) }));`;
    return this.send('POST', '/execute/async', { script, args: [argument] });
  }

  async find(selector) {
    const found = await until(
      () =>
        this.send('POST', '/element', { using: 'css selector', value: selector }).catch(() => null),
      `${selector} is on the page`,
    );
    return `/element/${found[ELEMENT]}`;
  }

  async click(selector) {
    return this.send('POST', `${await this.find(selector)}/click`);
  }

  async type(selector, text) {
    const element = await this.find(selector);
    await this.send('POST', `${element}/clear`);
    await this.send('POST', `${element}/value`, { text });
  }

  press(key) {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    return this.send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  close() {
    return this.send('DELETE', '');
  }
}

export async function start() {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true, // a process group of its own: the display ends with the driver
  });
  const close = async () => {
    process.kill(-driver.pid, 'SIGTERM');
  };
  process.on('exit', () => {
    try {
      process.kill(-driver.pid, 'SIGKILL');
    } catch {
      // it has ended already
    }
  });
  await until(() => send(base, 'GET', '/status').catch(() => null), 'the driver answers');
  const first = await Page.open(base);
  const { version } = first;
  await first.close();
  return { version, open: () => Page.open(base), close };
}
