// @ts-check
// The rulings on the last play in the solver's words, and the choices that captains have yet to
// make.

import { button, make } from '../shared/view.js';
import * as kept from './game.js';

/**
 * The rulings of an entry, as rows with their rules. The entry is a play, or what the clock
 * brought.
 */
export function rows(entry) {
  return entry.rows.map((row) => {
    const made = make('p', `row ${row.depth} ${row.look || ''}`, make('span', 'words', row.text));
    if (row.manpower) made.append(make('b', 'manpower', row.manpower));
    if (row.score) made.append(make('b', 'score', row.score));
    if (row.rule) made.append(make('span', 'rule', row.rule));
    return made;
  });
}

/**
 * The news of a kept step: an `undo`, a `fix`, or a new play. If the solver doubts a new play, the
 * news offers `takeBack`.
 */
export function ofStep(step, kind, takeBack) {
  const made = [];
  const plays = step.plays || [];
  for (const play of kind === 'fix' ? plays.slice(0, 1) : plays) {
    const entry = kept.info().plays.find((found) => found.id === play.id);
    if (kind === 'undo') made.push(make('p', 'row play kept', 'Taken back: ' + play.words));
    else if (entry?.rows.length) made.push(...rows(entry));
    else made.push(make('p', 'row play kept', 'Kept: ' + play.words));
  }
  for (const change of step.changes || []) made.push(make('p', 'row change', change));
  for (const warning of step.warnings || []) made.push(make('p', 'row assumed', warning));
  if (step.warnings && !kind && plays.length) made.push(button('Take it back', () => takeBack(plays[0].id)));
  return made;
}

/** The news to show before anything is kept: the rulings on the last play of the log. */
export function last() {
  const { plays, latest } = kept.info();
  const entry = plays.find((found) => found.id !== undefined && found.id === latest);
  if (!entry) return [make('p', 'quiet', 'Nothing has happened yet.')];
  return entry.rows.length ? rows(entry) : [make('p', 'row play', `${entry.clock} ${entry.words}`)];
}

/**
 * The choices that the book leaves to captains, such as who stays on the board. Where one name is
 * wanted, a press on a name is the answer. The answer is a play, which `type` is called with.
 */
export function choices(type) {
  return kept.info().choices.map((choice) => {
    const letters = kept.info()[choice.team];
    const made = make('div', 'choice', make('p', '', choice.text, ' '));
    made.firstChild.append(make('span', 'rule', choice.rule ? kept.rule(choice.rule) : ''));
    const named = new Set(choice.assumed);
    const answer = (names) => {
      const { period, elapsed } = kept.info();
      type(`${kept.place({ period, elapsed })} ${letters} captain-choice ${names.join(' ')}`, null, {});
    };
    const isOne = choice.assumed.length === 1;
    const options = choice.names.map((name) => {
      const option = button(name, () => {
        if (isOne) return answer([name]);
        if (!named.delete(name)) named.add(name);
        option.setAttribute('aria-pressed', named.has(name));
      });
      option.setAttribute('aria-pressed', named.has(name));
      return option;
    });
    if (!isOne) {
      const said = button('The captain chose', () => answer([...named]));
      said.className = 'main';
      options.push(said);
    }
    if (choice.names.length) made.append(make('div', 'choices-row', ...options));
    return made;
  });
}
