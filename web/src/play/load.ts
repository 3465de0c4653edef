// The game itself, which the welcome page can do without until there is one.
export const loadPlay = () => import('./Play.svelte');
