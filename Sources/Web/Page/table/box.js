// The two teams at the table: who sits in each penalty box, and what comes next. All of this is in the solver's state
// of the game at the time of the clock.

import { clockText, make } from '../shared/view.js';
import * as kept from './game.js';

/** Draws a team's penalty box, and what a goal of the other team would change. */
export function draw(team, state, questions) {
  const places = state.box.filter((place) => place.team === team);
  const rows = places.map(place);
  if (!rows.length) rows.push(make('li', 'quiet nobody', 'Nobody in the box'));
  return make('ul', 'places', ...rows, places.length > 0 && ifScored(team, questions));
}

/** Draws one place in the box: who sits, for how long, and why. */
function place(found) {
  const number = numberOf(found.sits, found) || `(${numberOf(found.for, found) || 'bench'})`;
  const done = found.standing === 'may-leave' ? 'time up' : '';
  const left = found.remaining === undefined ? done : clockText(found.remaining);
  return make(
    'li', 'place ' + found.clock,
    make('p', 'place-head', make('b', 'number', number), make('span', 'who', nameOf(found)), left && make('b', 'left', left)),
    make('p', 'note', words(found))
  );
}

/** The name of the player who sits, if the log has it. */
const nameOf = (found) =>
  kept.info().players[found.team].find(({ number }) => String(number) === numberOf(found.sits, found))?.name || '';

/** The number in a player's name; empty for somebody without a number. */
function numberOf(name, found) {
  const number = name.slice(kept.info()[found.team].length);
  return /^\d+$/.test(number) ? number : '';
}

/** The words for a place, with its rule. */
function words(found) {
  const who = numberOf(found.sits, found) === '' ? found.sits : found.sits === found.for ? '' : 'for ' + found.for;
  return [who, found.text, found.rule && kept.rule(found.rule)].filter(Boolean).join(', ');
}

/** The players of the team who come out of the box if the other team scores. */
function ifScored(team, questions) {
  const other = team === 'home' ? 'visiting' : 'home';
  const goal = questions?.answers.find((found) => found.if === 'goal' && found.team === other);
  if (!goal || goal.refused) return make('li', 'if-scored');
  const back = goal.rulings.filter((ruling) => ruling.effect === 'returns' && ruling.team === team);
  const who = back.map((ruling) => ruling.text).join(', ') || 'nobody comes out of the box';
  const rules = [...new Set(back.filter((ruling) => ruling.rule).map((ruling) => kept.rule(ruling.rule)))].join(', ');
  return make('li', 'if-scored', make('b', '', `If ${kept.info()[other]} scores: `), who, rules && make('span', 'rule', ' ' + rules));
}

/** Draws the next change, raised arms, the face-off, and the players who are out of the game, each with its rule. */
export function ahead(state) {
  const next = state.next || state.nextChange;
  const rows = state.told.map((line) => make('p', 'told', line.text, line.rule ? ' ' + kept.rule(line.rule) : ''));
  if (next) {
    const texts = next.rulings.filter(({ effect }) => effect !== 'ends').map(({ text }) => text);
    rows.unshift(make('p', '', [next.text, ...texts].join(', ')));
  }
  return rows;
}

/** The attempts of a team in the shoot-out; a filled mark is a goal. */
export const attempts = (team) =>
  kept.info().plays
    .filter((entry) => entry.team === team && entry.scored !== undefined && !entry.refused)
    .map((entry) => (entry.scored ? '●' : '○'))
    .join(' ');

/** The clocks that an arena's scoreboard shows for a team. */
export const boardClocks = (team, state) =>
  state.box
    .filter((found) => found.team === team && found.clock !== 'off')
    .map((found) => ({
      number: numberOf(found.sits, found) || numberOf(found.for, found) || '–',
      left: found.remaining === undefined ? '' : clockText(found.remaining),
      runs: found.clock === 'runs',
    }));
