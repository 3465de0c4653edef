// The instance of the WebAssembly module that the page itself uses.
import { loadLele, type Lele } from '$lele';

const REST = './lele-rest.wasm';

let core: Lele | undefined;
let rest: Promise<void> | undefined;

/** A call needs the second part before it has come, and a call cannot wait. */
function restNow(): BufferSource {
  const request = new XMLHttpRequest();
  request.open('GET', REST, false);
  // A text with one character for each byte: such a request gives no bytes.
  request.overrideMimeType('text/plain; charset=x-user-defined');
  request.send();
  if (request.status !== 200) throw new Error(`${REST}: ${request.status}`);
  return Uint8Array.from(request.responseText, (byte) => byte.charCodeAt(0) & 255);
}

/** The first part of the module: what the first minutes need. */
export async function loadCore(): Promise<void> {
  core ??= await loadLele(fetch('./lele.wasm'), { rest: restNow });
}

/** The second part. If it does not come, a call that needs it asks again. */
export function loadRest(): Promise<void> {
  return (rest ??= lele()
    .complete(() => fetch(REST))
    .catch(() => void (rest = undefined)));
}

/** The second part is no part of the start: it comes with the first touch or key. */
export function loadRestWhenUsed() {
  for (const use of ['pointerdown', 'keydown'])
    addEventListener(use, () => void loadRest(), { once: true, capture: true, passive: true });
}

export function lele(): Lele {
  if (!core) throw new Error('the module is not loaded');
  return core;
}
