// Only the scoreboard, large, for a screen in the arena. The tab that keeps the game sends the state to show.

import * as remembered from '../shared/remembered.js';
import * as tabs from '../shared/tabs.js';
import { make, part } from '../shared/view.js';

const board = part('arena');
let game = '';

/** Shows the game with this id. Without an id, it shows whichever game the browser keeps now. */
export function open(id) {
  game = id || '';
  draw(remembered.get('board'));
  tabs.send({ kind: 'hello' });
}

function draw(view) {
  if (!view || (game && view.game !== game)) {
    board.replaceChildren(make('p', 'arena-wait', 'No game is kept in this browser now.'));
    return;
  }
  const middle = make(
    'div', 'arena-middle', make('h1', 'unseen', `${view.home.name} – ${view.visiting.name}`),
    make('p', 'arena-period', view.period), make('p', 'arena-clock', view.reading)
  );
  board.replaceChildren(team(view.home, 'home'), middle, team(view.visiting, 'visiting'));
  board.classList.toggle('runs', view.running);
  document.title = `${view.home.name} ${view.home.score} – ${view.visiting.score} ${view.visiting.name}`;
}

function team(found, look) {
  const clocks = found.clocks.map((clock) =>
    make('li', clock.runs ? '' : 'stands', make('span', '', clock.number), make('b', '', clock.left)));
  return make(
    'section', 'arena-team ' + look,
    make('h2', found.name.length > 5 ? 'long' : '', found.name), make('p', 'arena-score', String(found.score)),
    make('p', 'arena-attempts', found.attempts || (found.shots === undefined ? '' : `Shots ${found.shots}`)), make('ul', 'arena-clocks', ...clocks)
  );
}

tabs.listen((message) => {
  if (message.kind !== 'board' || document.body.dataset.mode !== 'scoreboard') return;
  if (!game || message.board.game === game) draw(message.board);
});
