import { make } from './api.js';

const api = await make(fetch(new URL('./lele.wasm', import.meta.url)));
export const { Game, LeleError, canonical, convert, count, explain, generate, hint, lele, rate, rateSe, repair, solve, solveMany, steps } = api;
