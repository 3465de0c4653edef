// Loaded at the start: what the game, the page for a new one, the settings and the dialogs show.
import { words as common } from './common';
import { words as dialogs } from './dialogs';
import { words as newGame } from './new';
import { words as play } from './play';
import { words as settings } from './settings';

export const words = { ...common, ...dialogs, ...newGame, ...play, ...settings };
