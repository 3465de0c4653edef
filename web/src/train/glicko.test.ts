import { describe, expect, it } from 'vitest';
import { NEW, rate, rested } from './glicko';

describe('Glicko-2', () => {
  // The worked example of the paper: r' = 1464.06, RD' = 151.52, σ' = 0.05999.
  it('gives the numbers of the published example', () => {
    const after = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    // The paper cuts off after five places.
    expect(Math.trunc(after.volatility * 1e5) / 1e5).toBe(0.05999);
  });

  // Step 6 of the paper for a player who does not compete: φ' = √(φ² + σ²), here 200.2714 by hand.
  it('only grows in doubt without games, and never beyond that of a new player', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    expect(rate(player, [])).toMatchObject({ rating: 1500, volatility: 0.06 });
    expect(rate(player, []).deviation).toBeCloseTo(200.2714, 3);
    expect(rested(player, 100000).deviation).toBe(NEW.deviation);
  });

  it('moves more for a surprise, and against the other side for the opposite result', () => {
    const play = (rating: number, score: number) =>
      rate(NEW, [{ rating, deviation: 50, score }]).rating - NEW.rating;
    expect(play(1900, 1)).toBeGreaterThan(play(1100, 1));
    expect(play(1100, 1)).toBeGreaterThan(0);
    expect(play(1100, 0)).toBeLessThan(play(1900, 0));
    expect(play(1500, 1)).toBeCloseTo(-play(1500, 0), 6);
    expect(play(1500, 0.5)).toBeCloseTo(0, 6);
  });

  it('stays finite over a long row of one result', () => {
    let player = NEW;
    for (let i = 0; i < 500; i++) player = rate(player, [{ rating: 900, deviation: 60, score: 0 }]);
    expect(Number.isFinite(player.rating)).toBe(true);
    expect(player.deviation).toBeGreaterThan(0);
    expect(player.volatility).toBeLessThan(0.2);
  });
});
