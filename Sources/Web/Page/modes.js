// @ts-check
// The parts of the page with their own addresses: the table and the scoreboard.

import * as scoreboard from './arena/scoreboard.js';
import * as gamesPage from './table/games.js';
import * as table from './table/table.js';

/** The mode and the game in the address; null for the analysis board. */
export const named = () => /^#(table|scoreboard)(?:=([\w-]*))?$/.exec(location.hash);

/** Opens the mode in the address; false if the address names the analysis board. */
export function open() {
  const [, mode, id] = named() || [];
  const before = document.body.dataset.mode;
  if (before === 'table') table.close();
  if (mode) document.body.dataset.mode = mode;
  else delete document.body.dataset.mode;
  if (mode === 'scoreboard') scoreboard.open(id);
  else if (mode === 'table' && id) table.open(id);
  else if (mode === 'table') gamesPage.open();
  return Boolean(mode);
}
