// @ts-check
// The teams' lists of players: typed or pasted when a game begins, and later. The solver reads them.

import * as solver from '../shared/solver.js';
import { make, messages } from '../shared/view.js';
import * as kept from './game.js';
import { openPanel } from './panel.js';

export const hint = 'A player on each line: number, G for a goalkeeper, name. Or only numbers, such as 30g 2 4 7.';

/** A field for a team's list. */
export function field(label, text = '') {
  const made = make('textarea', 'roster');
  made.value = text;
  made.rows = 6;
  made.spellcheck = false;
  made.autocomplete = 'off';
  made.placeholder = '30 G Anna Berg\n7 Bo Lind';
  return { made, row: make('label', '', make('span', '', label), made) };
}

/** The lines that a list of players adds to a log. */
export const read = (team, line, log) => solver.ask({ what: 'roster', team, line, ...log });

/** Opens the list of the kept game, to add players or correct them. */
export function open(team) {
  const { rosters, [team]: letters } = kept.info();
  const list = field(`Players of ${letters}`, rosters[team]);
  list.made.rows = 14;
  const note = 'A player who was kept stays on the list. Change his line to correct him.';
  const panel = openPanel(
    `${letters}: players`, team,
    [make('p', 'quiet', hint), make('div', 'form one', list.row), make('p', 'quiet', note)],
    [['Keep', save, 'main']]
  );
  list.made.addEventListener('input', () => panel.say(''));
  list.made.focus();

  async function save() {
    const { answer, errors } = read(team, list.made.value, kept.log());
    if (errors.length) return panel.say(messages(errors));
    const wrong = await kept.keep(answer);
    if (wrong) return panel.say(wrong);
    panel.close();
    kept.changed();
  }
}
