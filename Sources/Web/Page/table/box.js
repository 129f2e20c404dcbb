// @ts-check
// The two teams at the table: what each has in the penalty box now, and what comes next. All of it is the
// solver's state of the game at the time of the clock.

import { clockText, make } from '../shared/view.js';
import { kept } from './game.js';

export const box = (() => {
  /** The score, the box, and what a goal would change, of a team. */
  function draw(team, state, questions) {
    const places = state.box.filter((place) => place.team === team);
    const rows = places.map(place);
    if (!rows.length) rows.push(make('li', 'quiet nobody', 'Nobody in the box'));
    const list = make('ul', 'places', ...rows);
    if (places.length) list.append(ifScored(team, questions));
    return list;
  }

  /** A place: who sits, how long, and why. */
  function place(found) {
    const made = make('li', 'place ' + found.clock);
    const number = numberOf(found.sits, found) || `(${numberOf(found.for, found) || 'bench'})`;
    const head = make('p', 'place-head', make('b', 'number', number));
    if (found.remaining !== undefined) head.append(make('b', 'left', clockText(found.remaining)));
    else if (found.standing === 'may-leave') head.append(make('b', 'left', 'may leave'));
    made.append(head, make('p', 'note', words(found)));
    return made;
  }

  /** The number of a player of the team whose place it is; nothing for who has none. */
  function numberOf(name, found) {
    const number = name.slice(kept.info()[found.team].length);
    return /^\d+$/.test(number) ? number : '';
  }

  /** What a place is about, with its rule. */
  function words(found) {
    const parts = [[found.penalty, found.infraction?.replaceAll('-', ' ')].filter(Boolean).join(' ')];
    if (numberOf(found.sits, found) === '') parts.unshift(found.sits);
    else if (found.sits !== found.for) parts.unshift('for ' + found.for);
    if (found.standing === 'waits') {
      parts.push('waits' + (found.waitsFor ? ' for ' + found.waitsFor.of.join(', ') : ''));
    }
    if (found.standing === 'owes') parts.push('has left, owes this');
    if (found.standing === 'sits' || found.off) parts.push('off the clock');
    if (found.then) parts.push('then ' + found.then.join(', '));
    if (found.rule) parts.push(kept.rule(found.rule));
    return parts.filter(Boolean).join(', ');
  }

  /** Who of the team returns if the other team scores. */
  function ifScored(team, questions) {
    const other = team === 'home' ? 'visiting' : 'home';
    const goal = questions?.answers.find((found) => found.if === 'goal' && found.team === other);
    const made = make('li', 'if-scored');
    if (!goal || goal.refused) return made;
    const letters = kept.info()[team];
    const back = goal.rulings.filter(
      (ruling) => ruling.effect === 'returns' && ruling.text.startsWith(letters)
    );
    const who = back.map((ruling) => ruling.text).join(', ') || 'nobody returns';
    const rules = [...new Set(back.filter((ruling) => ruling.rule).map((ruling) => kept.rule(ruling.rule)))].join(', ');
    made.append(make('b', '', `If ${kept.info()[other]} scores: `), who);
    if (rules) made.append(make('span', 'rule', ' ' + rules));
    return made;
  }

  /** What changes next, and who has his arm up, is out of the game, or must still choose. */
  function ahead(state) {
    const rows = [];
    const next = state.next || state.nextChange;
    if (state.signalled.length) {
      rows.push(make('p', 'signalled', 'Arm up: ' + state.signalled.join(', ')));
    }
    if (next) {
      const strength = `${next.manpower.home}v${next.manpower.visiting}`;
      const texts = next.rulings.map((ruling) => ruling.text).join(', ');
      const time = kept.reading(next);
      rows.push(make('p', '', make('b', '', `Next, at ${time}: `), `${texts || 'play goes on'}, ${strength}`));
    }
    if (state.ejected.length) {
      rows.push(make('p', 'quiet', 'Out of the game: ' + state.ejected.join(', ')));
    }
    return rows;
  }

  /** The attempts of a team in the shoot-out: filled where it scored. */
  const attempts = (team) =>
    kept.info().plays
      .filter((entry) => entry.team === team && entry.scored !== undefined && !entry.refused)
      .map((entry) => (entry.scored ? '●' : '○'))
      .join(' ');

  /** The clocks that an arena's scoreboard shows for a team. */
  const boardClocks = (team, state) =>
    state.box
      .filter((found) => found.team === team && found.clock !== 'off')
      .map((found) => ({
        number: numberOf(found.sits, found) || numberOf(found.for, found) || '–',
        left: found.remaining === undefined ? '' : clockText(found.remaining),
        runs: found.clock === 'runs',
      }));

  return { draw, ahead, attempts, boardClocks };
})();
