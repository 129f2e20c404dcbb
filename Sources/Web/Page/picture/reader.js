// @ts-check
// A game to read: its goals in a strip, and its penalties as a story. Nothing can be changed there.

import * as solver from '../shared/solver.js';
import { button, clockText, make, part, plain } from '../shared/view.js';
import * as game from './game.js';
import * as names from './names.js';

export const isOn = () => document.body.classList.contains('view');

/** Draws both for the game `board` of a request, if the page shows a game to read. */
export function show(board, request) {
  if (!isOn()) return;
  const rows = (kind) => solver.ask({ ...request, what: 'rows', rows: kind }).answer || [];
  const goals = rows('goals');
  const period = (number) => board.periods.find((one) => one.period === number);
  const time = (number, elapsed) => {
    const { name, length } = period(number) || { name: '', length: 0 };
    return { name, clock: clockText(board.clock === 'remaining' ? length - elapsed : elapsed) };
  };
  const go = (words, number, elapsed) => button(words, () => game.goTo({ period: number, elapsed }));
  const strip = goals.map((goal) => {
    const { name, clock } = time(goal.period, goal.elapsed);
    const made = go(`${goal.home_score}-${goal.visiting_score}`, goal.period, goal.elapsed);
    const kind = goal.manpower === 'EV' ? '' : ` ${goal.manpower}`;
    made.append(make('span', '', ` ${names.full(goal.scorer || goal.team)}${kind}`), make('small', '', ` ${name} ${clock}`));
    const item = make('li', goal.team === board.home ? 'home' : 'visiting', made);
    if (goal.game_winning) item.classList.add('winning');
    return item;
  });
  part('goals').replaceChildren(...strip);
  const told = rows('penalties').map((penalty) => {
    const { name, clock } = time(penalty.called_period, penalty.called_elapsed);
    const line = go(`${name} ${clock}`, penalty.called_period, penalty.called_elapsed);
    const team = penalty.team === board.home ? 'home' : 'visiting';
    const who = make('b', team, names.full(penalty.player || `${penalty.team} bench`));
    return make('li', '', line, ' ', who, ` ${story(penalty, time, goals)}`);
  });
  part('story').replaceChildren(make('h2', '', 'Penalties'), make('ol', '', ...told));
  part('story').hidden = !told.length;
}

/** A penalty in a sentence: what for, when it was served, and how it ended. */
function story(penalty, time, goals) {
  const at = (number, elapsed) => {
    const { name, clock } = time(number, elapsed);
    return number === penalty.called_period ? clock : `${name} ${clock}`;
  };
  const words = [`${penalty.minutes} minutes for ${plain(penalty.infraction || penalty.class)}`];
  const isLate =
    penalty.start_period !== null &&
    (penalty.start_period !== penalty.called_period || penalty.start_elapsed > penalty.called_elapsed);
  if (isLate) words.push(`from ${at(penalty.start_period, penalty.start_elapsed)}`);
  if (penalty.set_off) words.push('off the board, nobody short');
  else if (penalty.end_period !== null) {
    const end = at(penalty.end_period, penalty.end_elapsed);
    const goal = goals.find((one) => one.period === penalty.end_period && one.elapsed === penalty.end_elapsed);
    const isEnded = /^goal/.test(penalty.end_reason) && goal;
    words.push(isEnded ? `until ${names.full(goal.scorer || goal.team)}’s goal at ${end}` : `until ${end}`);
  }
  return words.join(', ') + '.';
}

// A page that shows a game in a frame may give the frame the height of the game.
new ResizeObserver(() => {
  if (window.parent === window || !document.body.classList.contains('embed')) return;
  window.parent.postMessage({ penaltybox: 'height', height: document.documentElement.scrollHeight }, '*');
}).observe(document.body);
