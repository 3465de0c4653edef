// The course: the names of the chapters, and how to spot the technique of each unit.
import type { words as zh } from '../zh/course';

export const words: Record<keyof typeof zh, string> = {
  'chapter.digits': 'The first digits',
  'chapter.candidates': 'Candidates and subsets',
  'chapter.lines': 'One digit, a few lines',
  'chapter.wings': 'Wings',
  'chapter.unique': 'Only one solution',
  'chapter.colours': 'Colours, crosses and fins',
  'chapter.chains': 'Chains',

  'spot.full-house':
    'Run your eye over the rows, columns and boxes that are nearly full. Where one cell is open, put in the digit that is missing. After every digit you place, look at its row, column and box again.',
  'spot.hidden-single':
    'Pick a digit that is already on the board several times. From each of them, sweep along its row and column and rule those cells out. When a box has one place left for the digit, that is where it goes. Try rows and columns the same way.',
  'spot.naked-single':
    'Find a cell whose row, column and box are crowded. Count from 1 to 9 and cross off every digit it can see. If one is left, write it in.',
  'spot.pointing':
    'Take one box and one digit. If its last two or three places in the box lie in one row or column, follow that line out of the box: the digit can go from every other cell there.',
  'spot.claiming':
    'The other way round: take one row or column and one digit. If all its places there lie in the same box, the rest of that box loses the digit.',
  'spot.naked-pair':
    'Look for cells with only two candidates. If a second cell in the same row, column or box has exactly the same two, you have a pair. The rest of that unit loses both digits.',
  'spot.hidden-pair':
    'In one unit, count the places each digit has left. If two digits have only two places each, and they are the same two cells, everything else in those cells can go.',
  'spot.naked-triple':
    'In one unit, look at the cells with few candidates. Three cells that share just three digits are a triple. No cell needs all three: 12, 23 and 13 will do.',
  'spot.hidden-triple':
    'In a unit with many open cells, list the digits with only two or three places. If three of them share the same three cells, everything else in those cells can go.',
  'spot.x-wing':
    'Pick a digit and go down the rows. Remember each row where it has just two places. If two such rows use the same two columns, they form a rectangle, and the rest of both columns loses the digit. Then try columns.',
  'spot.skyscraper':
    'Find two rows where a digit has two places each, with one end of both in the same column, like two towers on one base. Now look at the tops: a cell that sees both loses the digit.',
  'spot.two-string-kite':
    'For one digit, find a row with two places and a column with two places. If one end of each lies in the same box, look where the lines from the other two ends cross.',
  'spot.swordfish':
    'Like an X-Wing, with three rows. Each has two or three places for the digit, and together they use only three columns; not all nine corners are needed. The rest of those columns loses it.',
  'spot.xy-wing':
    'Start at a cell with two candidates, say 12. Look for two more such cells that it sees: one with the 1, one with the 2, and the same third digit (13 and 23). Cells that see both of those lose the 3.',
  'spot.xyz-wing':
    'Find a cell with three candidates (123) that sees two cells with two of them each (13 and 23). A cell has to see all three to lose the 3, so look in the box of the first one.',
  'spot.w-wing':
    'Find two cells with the same two candidates that do not see each other. Then look for a unit where one of the digits has only two places, one in view of each cell. What goes is the other digit.',
  'spot.unique-rectangle-1':
    'Look at four cells where two rows cross two columns, in just two boxes. If three of them hold only the same two digits, the fourth loses both: otherwise the two could be swapped.',
  'spot.unique-rectangle-2':
    'The same four cells, but now two neighbours have the pair and the other two have one more digit, the same in both. One of those two must be it, so cells that see both lose it.',
  'spot.bug-plus-1':
    'Near the end, check: do all open cells have two candidates, except one with three? In that cell, the digit that appears three times in its row, column and box is the answer.',
  'spot.simple-colors-trap':
    'Pick a digit and link its cells wherever a unit has just two places for it. Colour them in turn with two colours. A cell that sees both colours loses the digit.',
  'spot.empty-rectangle':
    'Find a box where the places of a digit form a cross: one row and one column. Then find a line outside with two places, one of them facing an arm of the cross. Look where the other place meets the other arm.',
  'spot.finned-x-wing':
    'Look for an X-Wing that is nearly there: one row has a place or two too many, all in the box of a corner. That is the fin. Only cells of the column that see the fin as well lose the digit.',
  'spot.remote-pair':
    'Find a string of cells with the same two candidates, each in view of the next. With an even number of cells, any cell that sees both ends loses both digits.',
  'spot.x-chain':
    'Stay with one digit. Start at one end of a strong link (two places in a unit), go on by weak and strong links in turn, and end with a strong one. One end is right; cells that see both lose the digit.',
  'spot.xy-chain':
    'Walk over cells with two candidates only: in by one digit, out by the other. Start at a cell with a 3 and stop where you would come out by 3. Cells that see both ends lose the 3.',
  'spot.aic':
    'Strong and weak links in turn, within cells and between them: a cell with two candidates is a strong link, and so is a unit with two places. Begin at a candidate you would like to remove and ask what it would push out.',
};
