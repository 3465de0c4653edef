// The instance of the WebAssembly module that the page itself uses.
import { loadLele, type Lele } from '$lele';

let core: Lele | undefined;

export async function loadCore(): Promise<void> {
  core ??= await loadLele(fetch('./lele.wasm'));
}

export function lele(): Lele {
  if (!core) throw new Error('the module is not loaded');
  return core;
}
