// @ts-check
// The parts of the page with their own addresses: the table and the scoreboard.

import * as scoreboard from './arena/scoreboard.js';
import * as gamesPage from './table/games.js';
import * as table from './table/table.js';

/** The mode and the game that the address names; null for the board for analysis. */
export const named = () => /^#(table|scoreboard)(?:=([\w-]*))?$/.exec(location.hash);

/** Opens what the address names; false if that is the board for analysis. */
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
