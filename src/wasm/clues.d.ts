// Clues of a layout, and how they are drawn; the C side is lele/clue.h and lele/clue_sketch.h.

/* The members that only the layout of a puzzle with clues has. */
export interface LayoutClues {
  clues: Clue[];
  clueShapes: ClueShape[]; /* in the order of painting */
  clueMargin: { top: number; right: number; bottom: number; left: number };
  clueTotals: number[]; /* cells with a number in their upper left corner */
}

export interface Clue {
  look: string; /* "cage" */
  title: string; meaning: string; /* of the look: "killer cage", a sentence */
  name: string; /* "killer cage 15 at R1C1" */
  cells: number[];
  value: number | null;
}

/* Lengths are thousandths of a cell; those that are 0 are absent. */
export interface ClueShape {
  kind: 'line' | 'loop' | 'area' | 'disc' | 'ring' | 'text-centre' | 'text-corner';
  layer: 'shade' | 'line' | 'bulb' | 'cage' | 'edge' | 'outside'; /* the grid lies above bulbs */
  ink: 'line' | 'fill' | 'paper' | 'strong' | 'white' | 'black';
  look: string;
  clue: number; /* index in clues */
  points: number[]; /* x, y, x, y ... */
  size?: number; /* of a font; a radius */
  width?: number; dash?: number; gap?: number; /* of a line; dash 1: dots as wide as the line */
  plate?: boolean; /* a text with paper below it */
  text?: string;
}
/* A clue of a step: its place in the layout.  "total": its sum is subtracted from that of units. */
export interface StepClue { clue: number; title: string; role: 'rule' | 'total' }
