// The page on a server that keeps players: `lele-serve` with a database of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = join(root, 'build', 'lele-serve');

/** Starts `lele-serve` with a new database; `stop` and `start` are for outages. */
export async function serve(env) {
  const folder = mkdtempSync(join(tmpdir(), 'lele-people-'));
  let child;
  let port = 0;
  const start = () =>
    new Promise((resolve, reject) => {
      child = spawn(program, [
        ...['--root', join(root, 'web', 'dist'), '--listen', `127.0.0.1:${port}`],
        ...['--database', `sqlite:${join(folder, 'games.db')}`],
      ]);
      child.once('error', reject);
      child.stdout.on('data', (text) => {
        const url = /http:\/\/\S+/.exec(String(text))?.[0];
        if (!url) return;
        port = Number(new URL(url).port);
        resolve(url);
      });
    });
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  const url = await start();
  env.cleanup(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { env: { ...env, url }, start, stop };
}
