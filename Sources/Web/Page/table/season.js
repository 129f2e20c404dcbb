// The season of the game: files that say who may not play tonight.

import * as solver from '../shared/solver.js';
import { button, make, messages } from '../shared/view.js';
import * as kept from './game.js';
import { openPanel } from './panel.js';

const choose =
  'Choose the logs of the games before this one, and the file with the decisions, whose name ends in .season.';

/** Shows who may not play tonight, and takes the files of the season. */
export function open() {
  const { ineligible } = kept.info();
  const isRead = Boolean(kept.game().season);
  const list = ineligible.length
    ? make('ul', '', ...ineligible.map((words) => make('li', '', words)))
    : make('p', 'quiet', isRead ? 'By the season that was read, everybody may play.' : choose);
  const input = make('input#table-season', 'unseen', { type: 'file', multiple: '' });
  input.addEventListener('change', () => read([...input.files]));
  const files = make('label', 'button', 'Choose the files of the season ', input);
  const leave = isRead && button('Leave the season out', () => keep(null));
  const panel = openPanel('Who may not play tonight', '', [list, make('div', 'choices-row', files, leave)], []);

  async function read(chosen) {
    const season = await Promise.all(
      chosen.map(async (file) => ({ name: file.name, text: await file.text() })));
    const { answer, errors } = solver.ask({ what: 'table', ...kept.log(), logs: season });
    if (!answer) return panel.say(messages(errors));
    await keep(season);
  }

  async function keep(season) {
    try {
      await kept.remember({ season });
    } catch (error) {
      return panel.say(`This browser could not store the season: ${error.message}`);
    }
    await kept.reload();
    panel.close();
    kept.changed();
    if (season) open();
  }
}
