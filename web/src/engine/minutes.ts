// How long a puzzle of a level takes. The numbers are the middle ones of what the core predicts
// (`minutes` of the module) for generated puzzles of each layout and level, from beginner upwards;
// the player's own times replace them. tests/wasm compares them with the module.
import type { Level } from '$lele';

export const LEVELS: readonly Level[] = [
  'beginner',
  'easy',
  'medium',
  'hard',
  'expert',
  'master',
  'extreme',
];

const MINUTES: Readonly<Record<string, readonly number[]>> = {
  classic: [6, 12, 19, 25, 45, 80, 100],
  x: [6, 15, 20, 35, 70, 110, 225],
  windoku: [5, 18, 30, 35, 70, 125, 210],
  'windoku-x': [5, 14, 35, 40, 75, 150, 340],
  'centre-dot': [5, 17, 25, 30, 60, 85, 120],
  'centre-dot-x': [5, 10, 25, 40, 70, 110, 235],
  asterisk: [5, 13, 20, 35, 45, 105, 155],
  'asterisk-x': [5, 15, 25, 40, 75, 120, 290],
  '4x4': [1],
  '4x4-x': [1, 1],
  '6x6': [3, 3, 5, 6, 14],
  '6x6-x': [3, 4, 9, 12, 25, 45, 90],
  '8x8': [5, 8, 16, 16, 30, 45, 55],
  '8x8-x': [4, 10, 13, 35, 55, 80, 190],
  '10x10': [7, 16, 25, 30, 60, 95, 110],
  '10x10-x': [6, 20, 25, 45, 80, 130, 305],
  '12x12': [9, 30, 45, 55, 90, 145, 195],
  '12x12-x': [10, 30, 45, 80, 145, 210, 370],
};

/** The predicted minutes; 0 for a layout without numbers. */
export const predictedMinutes = (layout: string, level: Level): number =>
  MINUTES[layout]?.[LEVELS.indexOf(level)] ?? 0;
