// Hash routes: `#/settings` is a page of pages/table.ts, everything else is the game. A share link
// `#/p/<code>` and an old bare code `#abc` are routes too; `rest` is the part after the name.

export type Route = { name: string; rest: string };

export function parseHash(hash: string): Route {
  const text = hash.replace(/^#/, '');
  if (text === '' || text === '/') return { name: 'play', rest: '' };
  if (!text.startsWith('/')) return { name: 'p', rest: text };
  const [name = '', ...rest] = text.slice(1).split('/');
  return { name, rest: rest.join('/') };
}

/** The rest of a route as text; a rest that is not properly escaped is returned unchanged. */
export function decoded(rest: string): string {
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}

export const router = $state({ route: parseHash(location.hash) });

export function go(name: string, rest = '') {
  location.hash = name === 'play' ? '/' : `/${name}${rest ? `/${rest}` : ''}`;
}

/** Changes the address without a new entry in the browser's history. */
export function replaceRoute(name: string) {
  history.replaceState(null, '', name === 'play' ? '#/' : `#/${name}`);
  router.route = parseHash(location.hash);
}

window.addEventListener('hashchange', () => (router.route = parseHash(location.hash)));
