// The selected instant: the clock, both benches, the next change, and what some plays would change now.

import { patchWith } from '../shared/patch.js';
import * as solver from '../shared/solver.js';
import { button, clockText, make, messages, part, tell } from '../shared/view.js';
import { rule } from './provision.js';
import * as variations from '../sheet/variations.js';

const slider = part('time');
let board = null;
let at = { period: 1, elapsed: 0 };
let side = 'after';
let asking = 0;
let waiting = 0;
let kept = { width: 0, title: '', height: 0 };

/** Shows the game `shown` of a request at the instant `time`, or else where its log ends. */
export function open(shown, request, time, before) {
  board = shown;
  const last = board.periods.at(-1);
  const wanted = time || solver.ask({ ...request, what: 'state' }).answer;
  at = wanted && period(wanted.period)
    ? { period: wanted.period, elapsed: wanted.elapsed }
    : { period: last.period, elapsed: last.length };
  side = before ? 'before' : 'after';
  slider.max = Math.ceil(total(last.period) + last.length);
  slider.value = total(at.period) + at.elapsed;
  slider.setAttribute('aria-valuetext', reading());
  placeLine();
  draw(request);
}

const period = (number) => board.periods.find((found) => found.period === number);

/** The seconds of playing time before a period. */
const total = (number) => board.periods.reduce((sum, { period, length }) => (period < number ? sum + length : sum), 0);

/** The members of a request that ask `what` about the selected instant. */
function question(what) {
  const found = period(at.period);
  const time = found.name === 'SO' ? '' : ' ' + clockText(at.elapsed);
  return { what, at: found.name + time, clock: 'elapsed', side };
}

/** The selected instant as the clock of the sheet shows it. */
export function reading() {
  const found = period(at.period);
  const shown = board.clock === 'remaining' ? found.length - at.elapsed : at.elapsed;
  return `${found.name} ${clockText(shown)}`;
}

/** Moves the line of the selected instant, once the picture has been laid out. */
function placeLine() {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => {
    keepHeight();
    const drawing = drawings()[board.periods.findIndex((one) => one.period === at.period)];
    part('now-line').hidden = !drawing;
    if (!drawing) return;
    const [own, box] = [part('stage'), drawing].map((one) => one.getBoundingClientRect());
    const { style, classList } = part('now-line');
    const place = box.left - own.left + (at.elapsed / lengthOf(drawing)) * box.width;
    style.transform = `translate(${place}px,${box.top - own.top}px)`;
    style.height = box.height + 'px';
    classList.toggle('late', place > own.width - 40);
    classList.toggle('early', place < 40);
    tell(part('now-time'), reading());
  });
}

/**
 * The scoreboard keeps the greatest height that it has had in this game, so that steps through the game do not move
 * the picture.
 */
function keepHeight() {
  const found = part('scoreboard');
  if (kept.width !== found.offsetWidth || kept.title !== board.title) {
    kept = { width: found.offsetWidth, title: board.title, height: 0 };
    found.style.minHeight = '';
  }
  kept.height = Math.max(kept.height, found.offsetHeight);
  found.style.minHeight = kept.height + 'px';
}

/** The drawings of the periods. The shoot-out has no drawing. */
const drawings = () => [...part('picture').querySelectorAll('svg.period')];

/** The playing time in seconds that the whole width of a drawing stands for. */
const lengthOf = (drawing) => Number(drawing.style.getPropertyValue('--length')) / 10;

/** The instant drawn at a place on the page; null outside the periods. */
export function instantAt(x, y) {
  for (const [index, drawing] of drawings().entries()) {
    const box = drawing.getBoundingClientRect();
    const found = board.periods[index];
    if (!found || x < box.left - 8 || x > box.right + 8 || y < box.top || y > box.bottom) continue;
    const elapsed = Math.round(((x - box.left) / box.width) * lengthOf(drawing));
    return { period: found.period, elapsed: Math.max(0, Math.min(Math.floor(found.length), elapsed)) };
  }
  return null;
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
  part('ahead').replaceChildren(...lines(state.answer.told, 'p'));
  // The browser shows the rulings and the picture before this module asks further questions.
  clearTimeout(asking);
  asking = setTimeout(() => drawQuestions(request));
}

function drawScoreboard(state) {
  const { home, visiting } = state.manpower;
  const lead = home === visiting ? 'even' : home > visiting ? 'home' : 'visiting';
  const name = period(at.period).name;
  const final = /^P/.test(name) ? 'Final' : `Final (${name})`;
  const middle = make('div', 'middle', make('b', 'reading', state.over ? final : reading()));
  // Nobody asks for the strength of a game that is over.
  if (!state.over) {
    middle.append(make('span', `strength-now ${lead}`, `${home}v${visiting}`));
    if (state.manpowerRule) middle.append(rule(state.manpowerRule, state.manpowerKey));
  }
  if (state.side === 'before') middle.append(make('span', 'quiet', 'before its plays'));
  part('scoreboard').classList.toggle('over', state.over);
  // Only what appears or counts fades in.
  patchWith(part('scoreboard'), bench(state, 'home'), middle, bench(state, 'visiting'), state.over ? goals() : ahead(state));
}

/** A team's score and its places on the bench. Places with a clock on an arena's scoreboard come first. */
function bench(state, team) {
  const letters = make('span', board.names[team].length > 5 ? 'letters long' : 'letters', board.names[team]);
  const score = make('b', state.score[team] % 2 ? 'score odd' : 'score', String(state.score[team]));
  const places = state.box.filter((place) => place.team === team);
  const isOff = (place) => place.clock === 'off';
  const rows = [...places.filter((place) => !isOff(place)), ...places.filter(isOff)].map((place) => {
    const left = place.remaining === undefined ? '' : clockText(place.remaining);
    const note = make('span', 'note', place.text, ' ', place.rule ? rule(place.rule, place.key) : '');
    return make(
      'p', 'penalty-clock ' + place.clock, { title: `${place.who} ${place.text}` },
      make('b', '', left), ' ', make('span', 'number', place.who), ' ', note
    );
  });
  const none = !rows.length && !state.over && make('p', 'quiet', 'nobody in the box');
  return make('div', 'team ' + team, make('h2', '', letters, ' ', score), ...rows, none);
}

/** The goals of a game that is over. */
const goals = () =>
  make('p', 'next-change scored', ...board.goals.map(({ team, score, text, place }) =>
    make('span', '', make('b', team, score), ` ${text} `, make('small', 'quiet', place))));

/** The next change by the clock alone: who comes out, who goes in, and the strength from then on. */
function ahead(state) {
  const next = state.next || state.nextChange;
  if (!next) return '';
  // The player's return already says that his penalty is over.
  const told = next.rulings.filter((ruling) => ruling.effect !== 'ends');
  return make('div', 'next-change', make('b', '', next.text), rulings(told.length ? told : next.rulings));
}

/** Texts with their rules. */
const lines = (told, name) =>
  told.map((line) => make(name, '', line.text, ' ', line.rule ? rule(line.rule, line.key) : ''));

const rulings = (found) => make('ul', 'rulings', ...lines(found, 'li'));

/** Draws each question that a bench would ask, with its answer and a button that makes a variation. */
function drawQuestions(request) {
  const questions = solver.ask({ ...request, ...question('questions') }).answer || [];
  const { answer } = solver.ask({ ...request, ...question('ask') });
  const answers = answer ? answer.answers.filter((found) => !found.refused) : [];
  const open = new Set([...part('questions').querySelectorAll('details[open]')].map((made) => made.dataset.play));
  const rows = questions.map((asked, index) => {
    const found = answers[index];
    const strength = `${found.after.manpower.home}v${found.after.manpower.visiting}`;
    const made = make('details', '', make('summary', '', `If ${asked.words}: ${strength}`));
    made.dataset.play = asked.play;
    made.open = open.has(asked.play);
    made.append(found.rulings.length ? rulings(found.rulings) : make('p', '', 'Nothing changes.'));
    made.append(button('Try it in a variation', () => variations.insert(asked, question('insert'))));
    return made;
  });
  const heading = rows.length ? [make('h3', '', 'What if')] : [];
  part('questions').replaceChildren(...heading, ...rows);
}

new ResizeObserver(() => board && placeLine()).observe(part('stage'));

export const now = () => at;

export function chosen() {
  const found = board.periods.findLast(({ period }) => total(period) < slider.value) || board.periods[0];
  return { period: found.period, elapsed: Math.min(slider.value - total(found.period), found.length) };
}
