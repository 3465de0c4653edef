// The list of cases; a test file calls test() for each.
export const cases = [];

export function test(name, act, { alone = false } = {}) {
  cases.push({ name, act, alone });
}

export function equal(actual, expected, what = '') {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what} expected ${b}, got ${a}`.trim());
}

export function ok(value, what) {
  if (!value) throw new Error(what);
}

/** Waits until `probe` returns a true value; fails with `what` after `ms`. */
export async function until(probe, what, ms = 20_000) {
  const end = Date.now() + ms;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > end) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
