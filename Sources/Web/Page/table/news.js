// @ts-check
// The rulings on the last play, in the solver's words, and the choices still to be made.

import { button, make } from '../shared/view.js';
import { kept } from './game.js';

export const news = (() => {
  /** The rulings on a play, or on what the clock brought, as rows with their rules. */
  function rows(entry) {
    return entry.rows.map((row) => {
      const made = make('p', `row ${row.depth} ${row.look || ''}`, make('span', 'words', row.text));
      if (row.manpower) made.append(make('b', 'manpower', row.manpower));
      if (row.score) made.append(make('b', 'score', row.score));
      if (row.rule) made.append(make('span', 'rule', row.rule));
      return made;
    });
  }

  /** The news of a step that was kept. */
  function ofStep(step, isUndo) {
    const made = [];
    for (const play of step.plays || []) {
      const entry = kept.info().plays.find((found) => found.id === play.id);
      if (isUndo) made.push(make('p', 'row play', 'Taken back: ' + play.text));
      else if (entry?.rows.length) made.push(...rows(entry));
      else made.push(make('p', 'row play', 'Kept: ' + play.text));
    }
    for (const change of step.changes || []) made.push(make('p', 'row change', change));
    for (const warning of step.warnings || []) made.push(make('p', 'row assumed', warning));
    return made;
  }

  /** The news of the last line, if nothing has been kept since the game was opened. */
  function last() {
    const { plays, latest } = kept.info();
    const entry = plays.find((found) => found.id !== undefined && found.id === latest);
    if (!entry) return [make('p', 'quiet', 'Nothing has happened yet.')];
    return entry.rows.length ? rows(entry) : [make('p', 'row play', `${entry.clock} ${entry.text}`)];
  }

  /**
   * The choices that the book leaves to captains; an answer is a play, for which `type` is called.
   */
  function choices(type) {
    return kept.info().choices.map((choice) => {
      const letters = kept.info()[choice.team];
      const made = make('div', 'choice', make('p', '', choice.text, ' '));
      made.firstChild.append(make('span', 'rule', choice.rule ? kept.rule(choice.rule) : ''));
      const named = new Set(choice.assumed);
      const options = choice.names.map((name) => {
        const option = button(name, () => {
          if (!named.delete(name)) named.add(name);
          option.setAttribute('aria-pressed', named.has(name));
        });
        option.setAttribute('aria-pressed', named.has(name));
        return option;
      });
      const said = button('The captain chose', () => {
        const { period, elapsed } = kept.info();
        const line = `${kept.place({ period, elapsed })} ${letters} captain-choice ${[...named].join(' ')}`;
        type(line, null, {});
      });
      said.className = 'main';
      if (options.length) made.append(make('div', 'choices-row', ...options, said));
      return made;
    });
  }

  return { rows, ofStep, last, choices };
})();
