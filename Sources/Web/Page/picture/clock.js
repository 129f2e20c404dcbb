// @ts-check
// The selected instant: the clock, both benches, what comes next, and what would follow from a
// play.

import { solver } from '../shared/solver.js';
import { button, clockText, make, messages, part, visible } from '../shared/view.js';

export const clock = (() => {
  const slider = part('time');
  let board = null;
  let at = { period: 1, elapsed: 0 };
  let side = 'after';
  let asking = 0;
  let tried = () => {};

  /** Shows `shown`, the game of a request, at the instant `time`. */
  function open(shown, request, time, before) {
    board = shown;
    const last = board.periods[board.periods.length - 1];
    at = time && period(time.period) ? time : { period: last.period, elapsed: last.length };
    side = before ? 'before' : 'after';
    slider.max = Math.ceil(total(last.period) + last.length);
    slider.value = total(at.period) + at.elapsed;
    slider.setAttribute('aria-valuetext', reading());
    draw(request);
  }

  const period = (number) => board.periods.find((found) => found.period === number);

  /** The seconds of playing time before a period. */
  function total(number) {
    return board.periods
      .filter((before) => before.period < number)
      .reduce((sum, before) => sum + before.length, 0);
  }

  /** The instant that many seconds after the first period on the slider began. */
  function instant(seconds) {
    for (const found of board.periods) {
      if (seconds <= found.length) return { period: found.period, elapsed: seconds };
      seconds -= found.length;
    }
    const last = board.periods[board.periods.length - 1];
    return { period: last.period, elapsed: last.length };
  }

  /** The instant in the form that a request uses. */
  function question(what) {
    const found = period(at.period);
    const time = found.name === 'SO' ? '' : ' ' + clockText(at.elapsed);
    return { what, at: found.name + time, clock: 'elapsed', side };
  }

  /** The instant in the form that the sheet's clock shows. */
  function reading() {
    const found = period(at.period);
    const shown = board.clock === 'remaining' ? found.length - at.elapsed : at.elapsed;
    return `${found.name} ${clockText(shown)}`;
  }

  function draw(request) {
    const state = solver.ask({ ...request, ...question('state') });
    if (!state.answer) {
      part('scoreboard').replaceChildren(make('p', 'bad', messages(state.errors)));
      part('ahead').replaceChildren();
      part('questions').replaceChildren();
      return;
    }
    drawScoreboard(state.answer);
    drawAhead(state.answer);
    // The rulings and the picture are shown first.
    clearTimeout(asking);
    asking = setTimeout(() => drawQuestions(request));
  }

  function drawScoreboard(state) {
    const manpower = `${state.manpower.home}v${state.manpower.visiting}`;
    const middle = make('div', 'middle', make('b', 'reading', reading()));
    middle.append(make('span', 'strength-now', manpower));
    if (state.side === 'before') middle.append(make('span', 'quiet', 'before its plays'));
    if (state.manpowerRule) middle.append(make('span', 'rule', state.manpowerRule));
    part('scoreboard').replaceChildren(bench(state, 'home'), middle, bench(state, 'visiting'));
  }

  /** A team's score and its places on the bench: those with a clock in an arena first. */
  function bench(state, team) {
    const made = make('div', 'team ' + team);
    made.append(make('h3', '', board[team] + ' ', make('b', '', String(state.score[team]))));
    const places = state.box.filter((place) => place.team === team);
    const shown = places.filter((place) => place.clock !== 'off');
    const others = places.filter((place) => place.clock === 'off');
    for (const place of shown) {
      const row = make('p', 'penalty-clock ' + place.clock);
      row.append(make('span', 'number', name(place)), make('b', '', left(place)));
      row.title = visible(words(place));
      made.append(row, make('p', 'quiet note', words(place)));
    }
    for (const place of others) {
      const row = make('p', 'note', `${name(place)} `, make('b', '', left(place)));
      row.append(make('span', 'quiet', ' off the board, ' + words(place)));
      made.append(row);
    }
    return made;
  }

  const left = (place) => (place.remaining === undefined ? '' : clockText(place.remaining));

  const name = (place) =>
    place.sits === place.for ? place.sits : `${place.sits} (for ${place.for})`;

  /** The description of a place on the bench, with its rule. */
  function words(place) {
    const parts = [[place.penalty, place.infraction].filter(Boolean).join(' ')];
    if (place.standing === 'waits') parts.push('waits');
    if (place.waitsFor) parts.push('for ' + [...new Set(place.waitsFor.of)].join(', '));
    if (place.standing === 'may-leave') parts.push('time is up, out at the next whistle at the latest');
    if (place.then) parts.push('then ' + place.then.join(', '));
    if (place.rule) parts.push(place.rule);
    return parts.filter(Boolean).join(', ');
  }

  function drawAhead(state) {
    const next = state.next || state.nextChange;
    const rows = [];
    if (next) {
      const found = period(next.period);
      const length = found ? found.length : 0;
      const shown = board.clock === 'remaining' ? length - next.elapsed : next.elapsed;
      const strength = `${next.manpower.home}v${next.manpower.visiting}`;
      rows.push(make('h3', '', `Next, at ${clockText(shown)}: ${strength}`), rulings(next.rulings));
    }
    if (state.signalled.length) rows.push(make('p', '', 'Delayed penalty: ' + state.signalled.join(', ')));
    if (state.ejected.length) rows.push(make('p', '', 'Out of the game: ' + state.ejected.join(', ')));
    if (state.over) rows.push(make('p', 'quiet', 'The game is over.'));
    part('ahead').replaceChildren(...rows);
  }

  function rulings(found) {
    const list = make('ul', 'rulings');
    for (const ruling of found) {
      list.append(make('li', '', ruling.text, ' ', make('span', 'rule', ruling.rule || '')));
    }
    return list;
  }

  /**
   * Draws the questions of a bench, each with its answer, and a button that makes it a variation.
   */
  function drawQuestions(request) {
    const questions = solver.ask({ ...request, ...question('questions') }).answer || [];
    const { answer } = solver.ask({ ...request, ...question('ask') });
    const answers = answer ? answer.answers.filter((found) => !found.refused) : [];
    const open = new Set(
      [...part('questions').querySelectorAll('details[open]')].map((made) => made.dataset.play)
    );
    const rows = questions.map((asked, index) => {
      const found = answers[index];
      const strength = `${found.after.manpower.home}v${found.after.manpower.visiting}`;
      const made = make('details', '', make('summary', '', `If ${asked.words}: ${strength}`));
      made.dataset.play = asked.play;
      made.open = open.has(asked.play);
      made.append(found.rulings.length ? rulings(found.rulings) : make('p', '', 'Nothing changes.'));
      made.append(button('Try it in a variation', () => tried(asked, question('insert'))));
      return made;
    });
    const heading = rows.length ? [make('h3', '', 'What if')] : [];
    part('questions').replaceChildren(...heading, ...rows);
  }

  return {
    open, reading,
    now: () => at,
    /** The instant that the slider shows. */
    chosen: () => instant(Number(slider.value)),
    /** Calls `action` with a play to try in a variation, and with the question about it. */
    listen: (action) => (tried = action),
  };
})();
