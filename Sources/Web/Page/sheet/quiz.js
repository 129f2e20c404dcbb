// A quiz about the published cases. It shows a situation and asks who comes out of the box and how strong the teams
// are then. The solver knows the answers; the browser remembers the score.

import * as game from '../picture/game.js';
import * as remembered from '../shared/remembered.js';
import * as solver from '../shared/solver.js';
import { button, clockText, labelled, make, option, part, tell } from '../shared/view.js';
import * as books from './books.js';
import * as cases from './cases.js';
import * as panels from './panels.js';
import * as variations from './variations.js';

const topic = make('select#quiz-topic', '', option('', 'all topics'));
const book = make('p', 'quiet');
const situation = make('ol', 'situation');
const who = make('legend#quiz-who');
const names = make('div#quiz-names', 'choices-of');
const strengths = make('div#quiz-strengths', 'choices-of');
const form = make(
  'form#quiz-form', '', { hidden: '' }, make('fieldset', '', who, names),
  make('fieldset', '', make('legend', '', 'How many skaters has each team then?'), strengths),
  make('button', 'main', 'Answer'), ' ', button('Another question', () => ask())
);
const result = make('div#quiz-result', '', { role: 'status' });
const score = make('p#quiz-score');
let asked = null;

/**
 * The question made of a case: its plays, and the solver's rulings at the time of the last of them. Null if nobody
 * sits in the box before those rulings.
 */
function question(one) {
  if (one.verdict) return null;
  const [id] = one.books;
  const text = solver.ask({ what: 'convert', to: 'sheet', log: { name: 'quiz.cases', text: one.text }, books: [id] }).answer;
  const request = { log: { name: 'quiz.sheet', text: text || '' }, books: [id] };
  const after = text && solver.ask({ ...request, what: 'state' }).answer;
  const board = after && solver.ask({ ...request, what: 'board' }).answer;
  const period = board?.periods.find((found) => found.period === after.period);
  if (!period?.length) return null;
  const isNow = (row) => row.period === after.period && row.elapsed === after.elapsed;
  const first = board.steps.find((step) => isNow(step) && step.play !== undefined);
  const at = `${period.name} ${clockText(after.elapsed)}`;
  const was = solver.ask({ ...request, what: 'state', at, clock: 'elapsed', side: 'before' }).answer;
  const sitting = [...new Set((was?.box || []).map((place) => place.sits))];
  if (!sitting.length || !first) return null;
  const now = (solver.ask({ ...request, what: 'rows', rows: 'rulings' }).answer || []).filter(isNow);
  const free = now.filter((row) => row.effect === 'returns').map((row) => row.player);
  return {
    one, sitting, now, plays: board.words,
    before: text.split('\n').slice(0, board.lines[first.play] - 1).join('\n') + '\n',
    free: sitting.filter((name) => free.includes(name)),
    strength: `${after.manpower.home}v${after.manpower.visiting}`,
    time: `${period.name} ${clockText(board.clock === 'remaining' ? period.length - after.elapsed : after.elapsed)}`,
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

function show(text) {
  const { books: named } = asked.one;
  variations.replace(text, true, named.length > 1 ? named[0] : '');
  game.goToLast();
  panels.open('quiz');
}

/** Asks about the case called `wanted`, or about any case. */
async function ask(wanted) {
  panels.open('quiz');
  asked = await draw(wanted);
  if (topic.options.length === 1) topic.append(...cases.topics().map((name) => option(name, cases.words(name))));
  form.hidden = !asked;
  result.replaceChildren();
  if (!asked) return tell(situation, 'There is no such question.');
  history.replaceState(null, '', '#quiz=' + encodeURIComponent(asked.one.ids[0] || asked.one.title));
  // The picture must not show the answer: the game ends before the plays in question.
  show(asked.before);
  document.body.classList.add('asking');
  tell(book, `${cases.words(asked.one.topic)} · under ${books.full(asked.one.books[0])}`);
  situation.replaceChildren(...asked.plays.map((line) => make('li', '', line)));
  tell(who, `Who comes out of the box at ${asked.time}?`);
  names.replaceChildren(...[...asked.sitting, 'nobody'].map((name) => choice('checkbox', 'who', name)));
  const all = [...new Set([asked.strength, '5v5', '4v5', '5v4', '4v4', '5v3', '3v5'])].slice(0, 5).sort();
  strengths.replaceChildren(...all.map((name) => choice('radio', 'strength', name)));
  showScore();
}

const choice = (type, name, value) => make('label', 'option', make('input', '', { type, name, value }), ` ${value}`);

function answer(event) {
  event.preventDefault();
  const chosen = new FormData(form);
  const free = asked.free.length ? asked.free : ['nobody'];
  const isRight = chosen.getAll('who').sort().join() === [...free].sort().join() && chosen.get('strength') === asked.strength;
  const scores = remembered.get('quiz') || {};
  const [right, count] = scores[asked.one.topic] || [0, 0];
  remembered.set('quiz', { ...scores, [asked.one.topic]: [right + Number(isRight), count + 1] });
  const words = `${isRight ? 'Right' : 'Not so'}: ${free.join(' and ')} ${free.length > 1 ? 'come' : 'comes'} out, and play goes on ${asked.strength}.`;
  const told = asked.now.filter((row) => row.text)
    .map((row) => make('li', '', row.text, ' ', make('span', 'rule', row.rule || '')));
  const next = button('Next question', () => ask());
  result.replaceChildren(
    make('p', isRight ? 'good' : 'bad', words), make('ul', 'rulings', ...told), make('p', 'quiet', asked.one.from || ''), next
  );
  form.hidden = true;
  next.focus();
  document.body.classList.remove('asking');
  show(asked.one.text);
  showScore();
}

function showScore() {
  const scores = Object.entries(remembered.get('quiz') || {});
  const sum = (index) => scores.reduce((total, [, found]) => total + found[index], 0);
  const own = scores.find(([name]) => name === asked.one.topic);
  const here = own ? `; on this topic ${own[1][0]} of ${own[1][1]}` : '';
  tell(score, scores.length ? `Right: ${sum(0)} of ${sum(1)}${here}.` : '');
}

/** Prints ten questions, and their answers in a second list. */
async function print() {
  const found = [];
  for (let tries = 0; found.length < 10 && tries < 40; tries++) {
    const made = await draw();
    if (made && !found.some((other) => other.one === made.one)) found.push(made);
  }
  const paper = (heading, row) => make('section', '', make('h2', '', heading), make('ol', '', ...found.map(row)));
  const asking = (one) =>
    make('li', '', make('p', '', `Under ${books.full(one.one.books[0])}.`), make('pre', '', one.plays.join('\n')),
      make('p', '', `Who comes out of the box at ${one.time}, and how strong are the teams then?`), make('p', 'blank'));
  const key = (one) =>
    make('li', '', `${one.free.join(', ') || 'nobody'}; ${one.strength}. `, make('span', 'quiet', [...new Set(one.now.map((row) => row.rule))].filter(Boolean).join(', ')));
  part('quiz-paper').replaceChildren(paper('Questions', asking), paper('Answers', key));
  document.body.classList.add('printing-quiz');
  window.print();
  document.body.classList.remove('printing-quiz');
}

function leave() {
  history.replaceState(null, '', '#');
  asked = null;
  document.body.classList.remove('asking');
  variations.back();
}

panels.fill('quiz', [
  labelled('Topic', topic), book, situation, form, result, score,
  make('div', 'tabs', button('Print ten questions', print), button('Back to the game', leave, '', { id: 'quiz-back' })),
], () => asked || ask());
form.addEventListener('submit', answer);
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
