// The teams' lists of players: typed or pasted when a game begins, and later. The solver reads them.

import * as solver from '../shared/solver.js';
import { labelled, make, messages } from '../shared/view.js';
import * as kept from './game.js';
import { openPanel } from './panel.js';

export const hint = 'A player on each line: number, G for a goalkeeper, name. Or only numbers, such as 30g 2 4 7.';

/** A field for a team's list. */
export const field = (name, rows = 6, text = '') => make(name, 'roster', {
  rows, spellcheck: false, autocomplete: 'off', placeholder: '30 G Anna Berg\n7 Bo Lind', value: text,
});

/** The lines that a list of players adds to a log. */
export const read = (team, line, log) => solver.ask({ what: 'roster', team, line, ...log });

/** Opens the list of the kept game, to add players or correct them. */
export function open(team) {
  const { rosters, [team]: letters } = kept.info();
  const list = field('textarea', 14, rosters[team]);
  const note = 'A player who was kept stays on the list. Change his line to correct him.';
  const panel = openPanel(
    `${letters}: players`, team,
    [make('p', 'quiet', hint), make('div', 'form one', labelled(`Players of ${letters}`, list)), make('p', 'quiet', note)],
    [['Keep', save, 'main']]
  );
  list.addEventListener('input', () => panel.say(''));
  list.focus();

  async function save() {
    const { answer, errors } = read(team, list.value, kept.log());
    if (errors.length) return panel.say(messages(errors));
    const wrong = await kept.keep(answer);
    if (wrong) return panel.say(wrong);
    panel.close();
    kept.changed();
  }
}
