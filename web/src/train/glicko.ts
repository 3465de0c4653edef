// Glicko-2: how strong a player is, how sure that is, and how steady. The steps and their numbers are
// those of Mark Glickman, "Example of the Glicko-2 system" (2012).

export type Strength = {
  rating: number;
  /** The standard deviation of the rating: the smaller, the surer. */
  deviation: number;
  volatility: number;
};

/** One game: the other side, and 1 for a win, 0 for a defeat, or a part of a win. */
export type Game = { rating: number; deviation: number; score: number };

export const NEW: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const TAU = 0.5;
const CLOSE = 0.000001;

const g = (phi: number) => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** Step 5: the volatility for which the results are most likely. */
function steadiness(phi: number, sigma: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number) => {
    const e = Math.exp(x);
    const sum = phi * phi + v + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let A = a;
  let B = Math.log(delta * delta - phi * phi - v);
  if (delta * delta <= phi * phi + v) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    B = a - k * TAU;
  }
  let [fA, fB] = [f(A), f(B)];
  while (Math.abs(B - A) > CLOSE) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) [A, fA] = [B, fB];
    else fA /= 2;
    [B, fB] = [C, fC];
  }
  return Math.exp(A / 2);
}

/** Without games only the doubt grows, by one period. */
export function rested(player: Strength, periods: number): Strength {
  const phi = player.deviation / SCALE;
  const grown = Math.sqrt(phi * phi + periods * player.volatility * player.volatility) * SCALE;
  return { ...player, deviation: Math.min(grown, NEW.deviation) };
}

/** The strength after the games of one period. */
export function rate(player: Strength, games: readonly Game[]): Strength {
  if (games.length === 0) return rested(player, 1);
  const mu = (player.rating - NEW.rating) / SCALE;
  const phi = player.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { rating, deviation, score } of games) {
    const weight = g(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (rating - NEW.rating) / SCALE)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const v = 1 / information;
  const volatility = steadiness(phi, player.volatility, v, v * surprise);
  const before = Math.sqrt(phi * phi + volatility * volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / v);
  return {
    rating: (mu + after * after * surprise) * SCALE + NEW.rating,
    deviation: after * SCALE,
    volatility,
  };
}
