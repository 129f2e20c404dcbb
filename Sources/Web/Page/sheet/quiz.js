// @ts-check
// A quiz about the published cases. It shows a situation and asks who comes out of the box and how
// strong the teams are then. The solver knows the answers; the browser remembers the score.

import * as game from '../picture/game.js';
import * as remembered from '../shared/remembered.js';
import * as solver from '../shared/solver.js';
import { button, clockText, make, option, part, tell } from '../shared/view.js';
import * as books from './books.js';
import * as cases from './cases.js';
import * as panels from './panels.js';
import * as variations from './variations.js';

const topic = part('quiz-topic');
const timed = /^\s*(?:P\d|OT\d*|SO)?\s*\d+:\d/;
let asked = null;
let before = null;

/**
 * The question made of a case: its plays up to its last expectations, and the solver's rulings at
 * that time. Null if nobody sits in the box before those rulings.
 */
function question(one) {
  const lines = one.text.split('\n');
  const last = lines.findLastIndex((line) => /^[^#>]*>/.test(line) && !/^==/.test(line));
  if (last < 0 || one.verdict) return null;
  const head = lines.findIndex((line) => /^==/.test(line));
  // A line with a time and no play looks at the clock, so it stays as `look`.
  const bare = lines.slice(0, last + 1).flatMap((line, index) => {
    if (index <= head || !/^[^#>]*>/.test(line)) return [/^(==|id|from|decides)\b|^==/.test(line) ? '' : line];
    const time = line.slice(0, line.indexOf('>'));
    return time.trim() ? [time + 'look'] : [];
  });
  const log = { name: 'quiz.sheet', text: bare.join('\n') };
  const request = { log, books: [one.books[0]] };
  const after = solver.ask({ ...request, what: 'state' }).answer;
  const board = after && solver.ask({ ...request, what: 'board' }).answer;
  const period = board?.periods.find((found) => found.period === after.period);
  if (!period?.length) return null;
  const at = `${period.name} ${clockText(after.elapsed)}`;
  const was = solver.ask({ ...request, what: 'state', at, clock: 'elapsed', side: 'before' }).answer;
  const rulings = solver.ask({ ...request, what: 'rows', rows: 'rulings' }).answer || [];
  const now = rulings.filter((row) => row.period === after.period && row.elapsed === after.elapsed);
  const sitting = [...new Set((was?.box || []).map((place) => place.sits))];
  if (!sitting.length) return null;
  const free = now.filter((row) => row.effect === 'returns').map((row) => row.player);
  return {
    one, request, sitting, now,
    before: bare.slice(0, bare.findLastIndex((line) => timed.test(line))).join('\n').trim() + '\n',
    free: sitting.filter((name) => free.includes(name)),
    strength: `${after.manpower.home}v${after.manpower.visiting}`,
    time: `${period.name} ${clockText(board.clock === 'remaining' ? period.length - after.elapsed : after.elapsed)}`,
    plays: board.words,
  };
}

/** A question from the case called `wanted`, or from a random case of the chosen topic. */
async function draw(wanted) {
  const all = await cases.pool();
  const fits = (one) => !wanted || [one.title, ...one.ids].includes(wanted);
  const pool = all.filter((one) => fits(one) && (wanted || !topic.value || one.topic === topic.value));
  for (let tries = 0; pool.length && tries < 200; tries++) {
    const [one] = pool.splice(Math.floor(Math.random() * pool.length), 1);
    const found = question(one);
    if (found) return found;
  }
  return null;
}

/** Asks about the case called `wanted`, or about any case. */
async function ask(wanted) {
  before ??= variations.keep();
  panels.open('quiz');
  if (topic.options.length === 1) {
    const topics = [...new Set((await cases.pool()).map((one) => one.topic))].sort();
    topic.append(...topics.map((name) => option(name, name.replaceAll('-', ' '))));
  }
  asked = await draw(wanted);
  part('quiz-form').hidden = !asked;
  part('quiz-result').replaceChildren();
  if (!asked) return tell('quiz-situation', 'There is no such question.');
  history.replaceState(null, '', '#quiz=' + encodeURIComponent(asked.one.ids[0] || asked.one.title));
  // The picture must not show the answer: the game ends before the plays in question.
  books.choose(asked.one.books.length > 1 ? asked.one.books[0] : '');
  variations.open(asked.before, true);
  game.goToLast();
  panels.open('quiz');
  document.body.classList.add('asking');
  tell('quiz-book', `${asked.one.topic.replaceAll('-', ' ')} · under ${books.full(asked.one.books[0])}`);
  part('quiz-situation').replaceChildren(...asked.plays.map((line) => make('li', '', line)));
  tell('quiz-who', `Who comes out of the box at ${asked.time}?`);
  part('quiz-names').replaceChildren(
    ...[...asked.sitting, 'nobody'].map((name) => choice('checkbox', 'who', name))
  );
  const strengths = [...new Set([asked.strength, '5v5', '4v5', '5v4', '4v4', '5v3', '3v5'])].slice(0, 5).sort();
  part('quiz-strengths').replaceChildren(...strengths.map((name) => choice('radio', 'strength', name)));
  showScore();
}

function choice(type, name, value) {
  const input = make('input');
  Object.assign(input, { type, name, value });
  return make('label', 'option', input, ` ${value}`);
}

function answer(event) {
  event.preventDefault();
  const chosen = (name) => [...part('quiz-form').querySelectorAll(`[name=${name}]:checked`)].map((one) => one.value);
  const free = asked.free.length ? asked.free : ['nobody'];
  const isRight = chosen('who').sort().join() === [...free].sort().join() && chosen('strength')[0] === asked.strength;
  const scores = remembered.get('quiz') || {};
  const [right, count] = scores[asked.one.topic] || [0, 0];
  remembered.set('quiz', { ...scores, [asked.one.topic]: [right + Number(isRight), count + 1] });
  const words = `${isRight ? 'Right' : 'Not so'}: ${free.join(' and ')} ${free.length > 1 ? 'come' : 'comes'} out, and play goes on ${asked.strength}.`;
  const list = make('ul', 'rulings');
  for (const row of asked.now) if (row.text) list.append(make('li', '', row.text, ' ', make('span', 'rule', row.rule || '')));
  const next = button('Next question', () => ask());
  part('quiz-result').replaceChildren(make('p', isRight ? 'good' : 'bad', words), list, make('p', 'quiet', asked.one.from || ''), next);
  part('quiz-form').hidden = true;
  next.focus();
  document.body.classList.remove('asking');
  variations.open(asked.one.text, true);
  game.goToLast();
  panels.open('quiz');
  showScore();
}

function showScore() {
  const scores = Object.entries(remembered.get('quiz') || {});
  const sum = (index) => scores.reduce((total, [, found]) => total + found[index], 0);
  const own = scores.find(([name]) => name === asked?.one.topic);
  const here = own ? `; on this topic ${own[1][0]} of ${own[1][1]}` : '';
  tell('quiz-score', scores.length ? `Right: ${sum(0)} of ${sum(1)}${here}.` : '');
}

/** Prints ten questions, and their answers in a second list. */
async function print() {
  const found = [];
  for (let tries = 0; found.length < 10 && tries < 40; tries++) {
    const made = await draw();
    if (made && !found.some((other) => other.one === made.one)) found.push(made);
  }
  const sheet = (heading, row) => make('section', '', make('h2', '', heading), make('ol', '', ...found.map(row)));
  const asking = (one) =>
    make('li', '', make('p', '', `Under ${books.full(one.one.books[0])}.`), make('pre', '', one.plays.join('\n')),
      make('p', '', `Who comes out of the box at ${one.time}, and how strong are the teams then?`), make('p', 'blank'));
  const key = (one) =>
    make('li', '', `${one.free.join(', ') || 'nobody'}; ${one.strength}. `, make('span', 'quiet', [...new Set(one.now.map((row) => row.rule))].filter(Boolean).join(', ')));
  part('quiz-paper').replaceChildren(sheet('Questions', asking), sheet('Answers', key));
  document.body.classList.add('printing-quiz');
  window.print();
  document.body.classList.remove('printing-quiz');
}

part('open-quiz').addEventListener('click', () => asked || ask());
part('quiz-form').addEventListener('submit', answer);
part('quiz-other').addEventListener('click', () => ask());
part('quiz-print').addEventListener('click', print);
part('quiz-back').addEventListener('click', () => {
  history.replaceState(null, '', '#');
  asked = null;
  document.body.classList.remove('asking');
  if (before) variations.goBack(before);
  before = null;
});
topic.addEventListener('change', () => ask());

/** Asks the question in the address; false if the address names none. */
export function open() {
  const [, wanted] = /^#quiz(?:=(.*))?$/.exec(location.hash) || [null, null];
  if (wanted === null) return false;
  panels.turn('sheet');
  ask(wanted ? decodeURIComponent(wanted) : undefined);
  return true;
}

window.addEventListener('hashchange', open);
