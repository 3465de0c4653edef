// Requests to the server that the page came from. Nothing is sent before a player signs in or presses a
// button; whether there is a server with players at all is asked by a request for the page itself.
export const address = (path: string) => new URL(path, location.href.replace(/#.*$/, '')).href;

let asked: Promise<boolean> | null = null;

/** Whether the page came from a server that keeps players. */
export const hasServer = (): Promise<boolean> =>
  (asked ??= navigator.onLine
    ? fetch(address('./'), { method: 'HEAD', cache: 'no-store' }).then(
        (answer) => answer.headers.get('Lele-Api') !== null,
        () => {
          asked = null;
          return false;
        },
      )
    : Promise.resolve(false));

/** A refusal: the name of the error, and a sentence in the language of the page. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export type Ask = { secret?: string; body?: unknown; lang?: string };

/** Throws a Refusal, or another error if the server cannot be reached. */
export async function ask<T>(method: string, path: string, options: Ask = {}): Promise<T> {
  const { secret, body, lang } = options;
  const answer = await fetch(address(`api/v1/${path}`), {
    method,
    cache: 'no-store',
    headers: {
      ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(lang ? { 'Accept-Language': lang } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  const content = (text ? JSON.parse(text) : {}) as T & { error?: string; message?: string };
  if (answer.ok) return content;
  throw new Refusal(answer.status, content.error ?? '', content.message ?? '');
}
