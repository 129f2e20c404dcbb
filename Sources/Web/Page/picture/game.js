// The picture and the rulings of the game in the sheet, and the play selected in them.

import { patch } from '../shared/patch.js';
import * as solver from '../shared/solver.js';
import { compare, make, part, tell, visible } from '../shared/view.js';
import * as books from '../sheet/books.js';
import * as cases from '../sheet/cases.js';
import { editor } from '../sheet/editor.js';
import * as clock from './clock.js';
import * as comparison from './comparison.js';
import * as reader from './reader.js';

const picture = part('picture');
let drawn = null;
let request = null;
let step = -1;
let play = -1;
let time = null;
let lit;
/** Shows the long sheet that is being typed; null once the page shows it. */
let showTyped = null;

/**
 * Shows the game of a sheet while it is typed, then calls `then`. A very long sheet takes longer to play than the
 * typist needs for the next key. Such a sheet waits until the typist pauses, or until the page needs the game.
 */
export function type(text, name, then) {
  const made = () => {
    if (showTyped !== made) return;
    show(text, name, true);
    then();
  };
  showTyped = made;
  if (text.length < 40000) made();
  else setTimeout(made, 300);
}

/**
 * Plays `text` and shows the game at the instant that was selected before. `follows`: the clock goes to the play on
 * the cursor's line.
 */
export function show(text, name, follows) {
  showTyped = null;
  request = { log: { name, text }, names: true, ...books.choice() };
  let reply = ask(request);
  const found = reply.errors.map((error) => ({ ...error, look: 'error' }));
  if (found.length) reply = withoutErrors(text, name, found) || reply;
  const made = reply.answer;
  const isEmpty = !text.trim();
  document.body.classList.toggle('stale', !made);
  part('stale').hidden = Boolean(made);
  if (made) {
    drawn = made;
    draw(follows);
    found.push(...made.refusals.map((remark) => ({ ...remark, look: 'refused' })));
    found.push(...made.warnings.map((remark) => ({ ...placed(remark, text), look: 'warning' })));
    found.push(...cases.show(made));
  }
  const notes = reply.notes.map((message) => ({ message, look: 'warning' }));
  // Nobody has begun this sheet, so nothing in it is wrong yet.
  editor.show(isEmpty ? [] : found.concat(notes));
}

const ask = (asked) => solver.ask({ ...asked, what: 'board' });

/** Adds the word's place in its line to a remark about a word. */
function placed(remark, text) {
  const found = remark.word ? text.split('\n')[remark.line - 1].indexOf(remark.word) : -1;
  return found < 0 ? remark : { ...remark, column: found + 1, length: remark.word.length };
}

/** The game of the sheet without its unreadable lines; null if the rest is unreadable, too. */
function withoutErrors(text, name, errors) {
  const lines = text.split('\n');
  for (const error of errors) if (error.line) lines[error.line - 1] = '';
  const kept = { ...request, log: { name, text: lines.join('\n') } };
  const reply = ask(kept);
  if (reply.errors.length || !reply.answer) return null;
  request = kept;
  return reply;
}

function draw(follows) {
  document.title = visible(drawn.title) + ' · PenaltyBox';
  fill('head', drawn.head);
  fill('picture', drawn.picture);
  fill('plays', drawn.plays);
  fill('box-score', drawn.boxScore);
  part('game-colors').textContent = drawn.colors;
  books.name(drawn.book);
  if (time && !drawn.periods.some((one) => one.period === time.period)) time = null;
  if (follows) follow();
  clock.open(drawn, request, time);
  comparison.show(drawn, request);
  reader.show(drawn);
  const wanted = play < drawn.lines.length ? play : -1;
  step = -1;
  play = -1;
  lit = undefined;
  part('now').hidden = true;
  if (wanted >= 0) mark(wanted);
}

/** Notes the play on the cursor's line and its time, which `draw` then shows. */
function follow() {
  const index = drawn.lines.indexOf(editor.cursor().line);
  const found = drawn.steps.find((one) => one.play === index);
  if (!found) return;
  time = { period: found.period, elapsed: found.elapsed };
  play = index;
}

const filled = {};

/** Gives a part of the page new markup, unless the markup is the same as before. */
function fill(id, markup) {
  if (filled[id] !== markup) patch(part(id), markup);
  filled[id] = markup;
}

/**
 * Highlights a play in the picture and in the list, while the pointer or the focus is on one of its parts. `null`
 * ends the highlight.
 */
function light(element) {
  const look = element ? lookOf(element) : undefined;
  if (look === lit) return;
  const root = part('g1s0');
  root.querySelectorAll('.lit').forEach((other) => other.classList.remove('lit'));
  if (look) root.querySelectorAll('.' + look).forEach((other) => other.classList.add('lit'));
  lit = look;
}

/** The class that all parts of the same play share. */
const lookOf = (element) => [...element.classList].find((name) => /^k\d+$/.test(name));

/** The part of a play on which an event happened. */
const shown = (event) => event.target.closest('tbody[id], a[class*=" k"], g[class*=" k"]');

/** Selects a play in the picture, in the list and in the sheet. */
function mark(index, rows) {
  const root = part('g1s0');
  root.querySelectorAll('.on').forEach((element) => element.classList.remove('on'));
  play = index;
  if (rows) root.querySelector('#' + rows)?.classList.add('on');
  if (index >= 0) {
    root.querySelectorAll('.k' + index).forEach((element) => element.classList.add('on'));
    root.querySelector('#g1p' + index)?.classList.add('on');
  }
  editor.select(index >= 0 ? drawn.lines[index] : 0);
  tellNow(rows || 'g1p' + index);
}

/**
 * Tells screen readers the rulings of the selected step, and shows them next to the clock for a reader who cannot see
 * the list.
 */
function tellNow(rows) {
  const found = part(rows);
  part('now').hidden = !found;
  if (!found) return tell(part('told'), '');
  const words = [...found.querySelectorAll('td')].map((cell) => cell.textContent).filter(Boolean);
  tell(part('told'), `${clock.reading()}: ${words.join(' ')}`);
  const copy = found.cloneNode(true);
  copy.removeAttribute('id');
  copy.querySelectorAll('a').forEach((link) => link.replaceWith(...link.childNodes));
  part('now').replaceChildren(make('table', 'plays', copy));
}

/** Selects a play of the log: its line, its bar and its rulings, and its time on the clock. */
function selectPlay(index) {
  const found = drawn.steps.findIndex((step) => step.play === index);
  if (found >= 0) goToStep(found);
  else mark(index);
}

function goToStep(index) {
  const found = drawn?.steps[index];
  if (!found) return;
  step = index;
  time = { period: found.period, elapsed: found.elapsed };
  clock.open(drawn, request, time);
  mark(found.play ?? -1, found.rows);
}

/** The index of the last step up to an instant. */
const stepAt = (instant) => drawn.steps.findLastIndex((other) => compare(other, instant) <= 0);

/** Sets the clock to any instant, and selects the last step up to then. */
export function goTo(instant) {
  time = instant;
  step = stepAt(time);
  const last = drawn.steps[step];
  clock.open(drawn, request, time);
  mark(last?.play ?? -1, last?.rows);
  part('now').hidden ||= !last || compare(last, time) < 0;
  if (play >= 0) editor.reveal(drawn.lines[play]);
}

/** Goes to the previous step or to the next, and shows the step everywhere. */
export function move(by) {
  if (!drawn) return;
  if (step < 0) step = time ? stepAt(time) : by > 0 ? -1 : drawn.steps.length;
  goToStep(Math.min(drawn.steps.length - 1, Math.max(0, step + by)));
  reveal();
}

function reveal() {
  const found = drawn.steps[step];
  if (!found) return;
  if (found.play !== undefined) editor.reveal(drawn.lines[found.play]);
  // The clock and the picture stay in view if they are in view now.
  if (part('time').getBoundingClientRect().bottom > 0) return;
  part(found.rows)?.scrollIntoView({ block: 'nearest' });
}

export const goToLast = () => goToStep(drawn.steps.length - 1);

/** Selects the play on the cursor's line. */
export function followCursor() {
  if (!drawn) return;
  const index = drawn.lines.indexOf(editor.cursor().line);
  if (index >= 0 && index !== play) selectPlay(index);
}

/** Another game follows, and its end is to be shown. */
export function forgetTime() {
  time = null;
  play = -1;
}

part('time').addEventListener('input', () => goTo(clock.chosen()));
for (const kind of ['pointerover', 'focusin']) {
  part('g1s0').addEventListener(kind, (event) => light(shown(event)));
}
for (const kind of ['pointerleave', 'focusout']) part('g1s0').addEventListener(kind, () => light(null));
// The clock follows the pointer while the reader drags it over the picture.
let drag = null;
picture.addEventListener('pointerdown', (event) => {
  if (event.button === 0 && event.target.closest('svg.period')) drag = { x: event.clientX, moved: false };
});
picture.addEventListener('pointermove', (event) => {
  if (!drag || (!drag.moved && Math.abs(event.clientX - drag.x) < 4)) return;
  if (!drag.moved) picture.setPointerCapture(event.pointerId);
  drag.moved = true;
  const found = clock.instantAt(event.clientX, event.clientY);
  if (found) goTo(found);
});
picture.addEventListener('pointercancel', () => (drag = null));
picture.addEventListener('dragstart', (event) => event.preventDefault());
part('g1s0').addEventListener('click', (event) => {
  const wasMoved = drag?.moved;
  drag = null;
  if (wasMoved) return event.preventDefault();
  const found = shown(event);
  const instant = !found && event.target.closest('svg.period') && clock.instantAt(event.clientX, event.clientY);
  if (instant) return goTo(instant);
  const look = found && lookOf(found);
  const index = drawn.steps.findIndex((step) => step.rows === found?.id);
  if (index >= 0) goToStep(index);
  else if (look) selectPlay(Number(look.slice(1)));
  else return;
  event.preventDefault();
  if (play >= 0) editor.reveal(drawn.lines[play]);
});

/** Draws the game again, now to read. */
export const redraw = () => drawn && draw();

export const current = () => {
  showTyped?.();
  return request;
};
export const at = () => time;
export const board = () => drawn;

/** The members of a request that choose the book of the game. */
export const book = () => (books.choice().book ? books.choice() : { books: [drawn.book] });
