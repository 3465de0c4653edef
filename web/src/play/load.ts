// Loads the game, which the welcome page does not need.
export const loadPlay = () => import('./Play.svelte');
