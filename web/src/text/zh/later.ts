// Loaded with the first of the other pages.
import { words as course } from './course';
import { words as entry } from './entry';
import { words as importing } from './import';
import { words as pages } from './pages';
import { words as people } from './people';
import { words as room } from './room';
import { words as saves } from './saves';
import { words as share } from './share';
import { words as solve } from './solve';
import { words as stats } from './stats';
import { words as train } from './train';

export const words = {
  ...course,
  ...entry,
  ...importing,
  ...pages,
  ...people,
  ...room,
  ...saves,
  ...share,
  ...solve,
  ...stats,
  ...train,
};
