// The rulings of the second book that differ from the game's own book, side by side.

import * as solver from '../shared/solver.js';
import { make, messages, part } from '../shared/view.js';
import * as game from './game.js';
import * as books from '../sheet/books.js';

const shown = part('comparison');
const count = make('p', 'quiet', { role: 'status' });
const differences = make('div#differences');
shown.append(make('h2', '', 'Where the two books differ'), count, differences);
let times = [];
let waiting = 0;

/** Compares both books on the game of `request`, once the typist has paused. */
export function show(board, request) {
  const asked = books.comparison(board.book);
  clearTimeout(waiting);
  shown.hidden = !books.chosenSecond();
  if (!books.chosenSecond()) return;
  if (!asked) {
    const words = 'Choose another second book: this one is that of the game, or cannot be read.';
    return differences.replaceChildren(make('p', 'quiet', words));
  }
  waiting = setTimeout(() => draw({ what: 'compare', log: request.log, ...asked }), 120);
}

function draw(question) {
  const { answer, errors } = solver.ask(question);
  if (!answer) return differences.replaceChildren(make('p', 'bad', messages(errors)));
  times = answer.times;
  const words = times.length === 1 ? 'one time' : `${times.length} times`;
  count.textContent = answer.same ? '' : `Their rulings differ at ${words} of the game.`;
  differences.innerHTML = answer.differences;
}

// A press on a row of the table sets the clock to its time.
differences.addEventListener('click', (event) => {
  const rows = event.target.closest('tbody[id]');
  const index = rows ? Number(rows.id.slice('g1c'.length)) : -1;
  if (!times[index]) return;
  event.preventDefault();
  game.goTo(times[index]);
});
